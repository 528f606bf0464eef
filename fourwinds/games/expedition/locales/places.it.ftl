## Regions

expedition-region-north-america = Nordamerica
expedition-region-south-america = Sudamerica
expedition-region-europe = Europa
expedition-region-africa = Africa
expedition-region-asia = Asia
expedition-region-south-pacific = Pacifico meridionale e Australia

## Start

expedition-place-start = Greenwich
    .where = Londra, Inghilterra
    .story = Il meridiano zero: da qui parte ogni spedizione.

## Europe

expedition-place-eu01 = Willem Barents
    .where = Svalbard, Mar Glaciale Artico
    .story = Cartografò queste isole nel 1596, in cerca di un passaggio a nord-est.
expedition-place-eu02 = Reykjavík
    .where = Islanda
    .story = Qui, raccontano le saghe, si stabilì intorno all’874 il primo colono norreno d’Islanda.
expedition-place-eu03 = San Brandano
    .where = Dingle, Irlanda
    .story = La leggenda lo fa salpare da questa riva su una barca di pelli di bue.
expedition-place-eu04 = Enrico il Navigatore
    .where = Sagres, Portogallo
    .story = Promosse i viaggi che a poco a poco discesero la costa dell’Africa.
expedition-place-eu05 = Pitea
    .where = Marsiglia, Francia
    .story = Navigatore greco che intorno al 325 a.C. raccontò della Britannia e della lontana Thule.
expedition-place-eu06 = Marco Polo
    .where = Venezia, Italia
    .story = Partì da qui nel 1271 e tornò a casa 24 anni dopo.
expedition-place-eu07 = Fridtjof Nansen
    .where = Oslo, Norvegia
    .story = Salpò nel 1893 per andare alla deriva con i ghiacci attraverso l’Artico.
expedition-place-eu08 = San Pietroburgo
    .where = Mar Baltico, Russia
    .story = La sua corte mandò Bering e Krusenstern nel Pacifico.
expedition-place-eu09 = Richard Chancellor
    .where = Arcangelo, Mar Bianco
    .story = Raggiunse il Mar Bianco nel 1553 e aprì i commerci con Mosca.
expedition-place-eu10 = Costantinopoli
    .where = Bosforo, Turchia
    .story = Il crocevia dove le carovane incontravano il mare.
expedition-place-eu11 = Afanasij Nikitin
    .where = Astrachan’, Volga
    .story = Mercante di Tver’ che passò di qui diretto in India.

## North America

expedition-place-na01 = Leif Erikson
    .where = L’Anse aux Meadows, Terranova
    .story = Case norrene sorgevano qui quasi cinque secoli prima di Colombo.
expedition-place-na02 = Henry Hudson
    .where = Baia di Hudson, Canada
    .story = Abbandonato alla deriva dal suo stesso equipaggio nel 1611.
expedition-place-na03 = Jacques Cartier
    .where = Québec, fiume San Lorenzo
    .story = Risalì il fiume verso l’interno nel 1535.
expedition-place-na04 = Alexander Mackenzie
    .where = Bella Coola, costa pacifica del Canada
    .story = Raggiunse il Pacifico via terra nel 1793.
expedition-place-na05 = John Franklin
    .where = Isola Re Guglielmo, Artico
    .story = Le sue navi Erebus e Terror rimasero intrappolate nei ghiacci qui vicino nel 1846.
expedition-place-na06 = Matthew Henson
    .where = Capo Columbia, isola di Ellesmere
    .story = Partì da qui in slitta verso il Polo con Peary nel 1909.
expedition-place-na07 = Knud Rasmussen
    .where = Ilulissat, Groenlandia
    .story = Nato qui, attraversò l’Artico con i cani da slitta.
expedition-place-na08 = Lewis e Clark
    .where = Great Falls, fiume Missouri
    .story = Nel 1805 trascinarono le barche attorno a cinque cascate.
expedition-place-na09 = Estevanico
    .where = Hawikuh, Nuovo Messico
    .story = Il primo viaggiatore d’oltremare, per quanto si sa, a giungere alle città zuñi, nel 1539.
expedition-place-na10 = Hernando de Soto
    .where = Fiume Mississippi
    .story = Attraversò il grande fiume nel 1541.
expedition-place-na11 = Tenochtitlán
    .where = Città del Messico, Messico
    .story = La capitale sull’isola che stupì gli spagnoli nel 1519.
expedition-place-na12 = Stephens e Catherwood
    .where = Copán, Honduras
    .story = Descrissero e disegnarono la città maya nel 1839.
    .short = Stephens e Catherwood
expedition-place-na13 = Cristoforo Colombo
    .where = San Salvador, Bahamas
    .story = Approdò alle Bahamas il 12 ottobre 1492.
    .short = Colombo
expedition-place-na14 = Georg Steller
    .where = Monte Sant’Elia, Alaska
    .story = Il naturalista di Bering sbarcò in Alaska nel 1741, pochi giorni dopo l’avvistamento di questa cima.
expedition-place-na15 = Vasco Núñez de Balboa
    .where = Darién, Panama
    .story = Qui, da un’altura, vide il Pacifico nel 1513.
    .short = Balboa

## South America

expedition-place-sa01 = Charles Darwin
    .where = Isole Galápagos
    .story = Nel 1835 raccolse gli uccelli che cambiarono la biologia.
expedition-place-sa02 = Charles-Marie de La Condamine
    .where = Quito, Ecuador
    .story = Venne all’Equatore per misurare la forma della Terra.
    .short = La Condamine
expedition-place-sa03 = Aimé Bonpland
    .where = Fiume Orinoco
    .story = Raccolse piante lungo il fiume con Humboldt nel 1800.
expedition-place-sa04 = Maria Sibylla Merian
    .where = Paramaribo, Suriname
    .story = Dipinse dal vivo gli insetti tropicali, dal 1699 al 1701.
    .short = Merian
expedition-place-sa05 = Francisco de Orellana
    .where = Manaus, Rio delle Amazzoni
    .story = Guidò i primi europei lungo tutto il Rio delle Amazzoni, fino alla foce nel 1542.
    .short = Orellana
expedition-place-sa06 = Hiram Bingham
    .where = Machu Picchu, Perù
    .story = Nel 1911 i contadini del luogo gli mostrarono la città sulle montagne.
expedition-place-sa07 = Percy Fawcett
    .where = Xingu, Mato Grosso
    .story = Scomparve nel 1925 cercando una città che chiamava Z.
expedition-place-sa08 = Pedro Álvares Cabral
    .where = Porto Seguro, Brasile
    .story = Toccò la costa del Brasile nell’aprile del 1500.
    .short = Cabral
expedition-place-sa09 = Diego de Almagro
    .where = Deserto di Atacama, Cile
    .story = Attraversò il più arido dei deserti sulla via del ritorno dal Cile.
expedition-place-sa10 = Álvar Núñez Cabeza de Vaca
    .where = Cascate dell’Iguazú
    .story = Raccontò delle cascate dopo la sua marcia fino ad Asunción.
    .short = Cabeza de Vaca
expedition-place-sa11 = Francis Drake
    .where = Capo Horn
    .story = Spinto a sud dalle tempeste del 1578, raccontò di un mare aperto oltre le ultime isole.
expedition-place-sa12 = Otto Nordenskjöld
    .where = Isola Snow Hill, Antartide
    .story = Svernò qui in una capanna mentre i ghiacci gli portavano via la nave.

## Africa

expedition-place-af01 = Leone l’Africano
    .where = Fès, Marocco
    .story = Lo studioso di Fès che descrisse l’Africa all’Europa.
expedition-place-af02 = Eratostene
    .where = Alessandria, Egitto
    .story = Misurò la Terra con un pozzo e un’ombra.
expedition-place-af03 = Giovanni Belzoni
    .where = Abu Simbel, Egitto
    .story = Liberò dalla sabbia l’ingresso del grande tempio nel 1817.
expedition-place-af04 = Timbuctù
    .where = Ansa del Niger, Mali
    .story = René Caillié vi giunse travestito nel 1828 e tornò per raccontarlo.
expedition-place-af05 = Heinrich Barth
    .where = Agadez, Niger
    .story = Dal 1850 viaggiò cinque anni attraverso il Sahara e il Sahel.
expedition-place-af06 = Alvise Da Mosto
    .where = Isole di Capo Verde
    .story = Il veneziano raccontò di aver avvistato queste isole nel 1456.
expedition-place-af07 = James Bruce
    .where = Lago Tana, Etiopia
    .story = Nel 1770 fu alle sorgenti del Nilo Azzurro, a sud del lago.
expedition-place-af08 = John Hanning Speke
    .where = Lago Vittoria
    .story = Vide il grande lago nel 1858 e intuì che alimentava il Nilo.
expedition-place-af09 = David Livingstone
    .where = Cascate Vittoria
    .story = Vide il fumo che tuona nel 1855.
expedition-place-af10 = Henry Morton Stanley
    .where = Boma, fiume Congo
    .story = Giunse qui stremato nel 1877 dopo aver attraversato l’Africa.
    .short = Stanley
expedition-place-af11 = Bartolomeo Diaz
    .where = Capo di Buona Speranza
    .story = Doppiò il Capo in una tempesta nel 1488.
expedition-place-af12 = Alfred Grandidier
    .where = Madagascar
    .story = Attraversò l’isola tre volte e ne disegnò la carta.
expedition-place-af13 = Edmond Halley
    .where = Sant’Elena, oceano Atlantico
    .story = Da qui catalogò le stelle australi nel 1677.

## Asia

expedition-place-as01 = Richard Burton
    .where = La Mecca, Arabia
    .story = Entrò in città travestito da pellegrino nel 1853.
expedition-place-as02 = Gertrude Bell
    .where = Baghdad, Iraq
    .story = Cartografò le vie del deserto e fondò il Museo nazionale iracheno.
expedition-place-as03 = Ormuz
    .where = Golfo Persico
    .story = Mercato su un’isola lodato da molti viaggiatori diretti a Oriente.
expedition-place-as04 = Ruy González de Clavijo
    .where = Samarcanda, Uzbekistan
    .story = Inviato di Castiglia alla corte di Tamerlano nel 1404.
    .short = Clavijo
expedition-place-as05 = Sven Hedin
    .where = Lop Nur, bacino del Tarim
    .story = Indagò l’enigma del lago errante.
expedition-place-as06 = Tenzing Norgay
    .where = Monte Everest
    .story = Fu sulla vetta con Edmund Hillary il 29 maggio 1953.
expedition-place-as07 = Calicut
    .where = Costa del Malabar, India
    .story = Il porto del pepe che attirò Zheng He e Vasco da Gama.
expedition-place-as08 = Siem Reap
    .where = Cambogia
    .story = I taccuini di Henri Mouhot del 1860 resero famosa in Europa la vicina Angkor.
expedition-place-as09 = Guglielmo di Rubruck
    .where = Karakorum, Mongolia
    .story = Frate che nel 1254 discusse di fede alla corte del Gran Khan.
expedition-place-as10 = Nanchino
    .where = Fiume Azzurro, Cina
    .story = I suoi cantieri costruirono navi per le flotte del tesoro dei Ming.
expedition-place-as11 = Engelbert Kaempfer
    .where = Nagasaki, Giappone
    .story = Da Dejima studiò un paese chiuso, dal 1690 al 1692.
expedition-place-as12 = Ermak Timofeevič
    .where = Tobol’sk, Siberia
    .story = Il cosacco che con la spedizione del 1582 aprì la Siberia alla Russia.
    .short = Ermak
expedition-place-as13 = Adolf Erik Nordenskiöld
    .where = Capo Čeljuskin, Mar Glaciale Artico
    .story = Superò la punta settentrionale dell’Asia con la Vega nel 1878.
    .short = Nordenskiöld
expedition-place-as14 = Stepan Krašeninnikov
    .where = Kamčatka, Russia
    .story = Esplorò la penisola per quattro anni a partire dal 1737.
    .short = Krašeninnikov
expedition-place-as15 = Semën Dežnëv
    .where = Capo Dežnëv, stretto di Bering
    .story = Doppiò l’angolo orientale dell’Asia nel 1648.
expedition-place-as16 = Alfred Russel Wallace
    .where = Ternate, Molucche
    .story = Da qui spedì nel 1858 la sua lettera sulla selezione naturale.
    .short = Wallace

## South Pacific and Australia

expedition-place-sp01 = Oceania
    .where = Isole Caroline, Micronesia
    .story = Le acque di casa di Mau Piailug, che attraversò l’oceano seguendo stelle e onde lunghe.
expedition-place-sp02 = Abel Tasman
    .where = Golden Bay, Nuova Zelanda
    .story = Gettò l’ancora qui nel dicembre 1642; uno scontro con i Māori lo mise in fuga.
expedition-place-sp03 = Burke e Wills
    .where = Cooper Creek, Australia
    .story = Nell’aprile 1861 tornarono a un deposito abbandonato.
expedition-place-sp04 = James Cook
    .where = Botany Bay, Australia
    .story = Qui ancorò l’Endeavour nell’aprile 1770.
expedition-place-sp05 = Willem Janszoon
    .where = Penisola di Capo York, Australia
    .story = Suo, nel 1606, il primo sbarco europeo documentato in Australia.
expedition-place-sp06 = Dirk Hartog
    .where = Isola Dirk Hartog, Australia
    .story = Lasciò un piatto di peltro su un palo nel 1616.
expedition-place-sp07 = Tupaia
    .where = Tahiti
    .story = Sacerdote e navigatore che disegnò per Cook una carta dell’oceano.
expedition-place-sp08 = Jakob Roggeveen
    .where = Isola di Pasqua
    .story = Incontrò i giganti di pietra la domenica di Pasqua del 1722.
expedition-place-sp09 = Baia di Kealakekua
    .where = Hawaii
    .story = Dove Cook fu ucciso nel febbraio 1779.
expedition-place-sp10 = Pedro Fernandes de Queirós
    .where = Espiritu Santo, Vanuatu
    .story = Nel 1606 scambiò l’isola per il continente australe.
    .short = Queirós
expedition-place-sp11 = Robert Falcon Scott
    .where = Isola di Ross, Antartide
    .story = Costruì qui le capanne delle sue due spedizioni australi.
    .short = Scott
expedition-place-sp12 = Yves-Joseph de Kerguelen
    .where = Isole Kerguelen, oceano Indiano
    .story = Nel 1772 annunciò alla Francia una ricca terra australe; era spoglia e battuta dal vento.
    .short = Kerguelen

## Green dots

expedition-place-g01 = Approcci occidentali
expedition-place-g02 = Atlantico settentrionale
expedition-place-g03 = Mar dei Sargassi
expedition-place-g04 = Golfo di Guinea
expedition-place-g05 = Tristan da Cunha
expedition-place-g06 = Grande Lago degli Schiavi
expedition-place-g07 = Baia di Baffin
expedition-place-g08 = Corrente della California
expedition-place-g09 = Isole Revillagigedo
expedition-place-g10 = Steppa patagonica
expedition-place-g11 = Bacino del Congo
expedition-place-g12 = Deserto del Kalahari
expedition-place-g13 = Golfo di Aden
expedition-place-g14 = Mare di Kara
expedition-place-g15 = Fiume Lena
expedition-place-g16 = Golfo del Bengala
expedition-place-g17 = Mare di Bismarck
expedition-place-g18 = Oceano Indiano sud-orientale
expedition-place-g19 = Pacifico settentrionale
expedition-place-g20 = Pacifico equatoriale
expedition-place-g21 = Quaranta ruggenti

## Red dots

expedition-place-r01 = Azzorre
expedition-place-r02 = Mare di Groenlandia
expedition-place-r03 = Dorsale medio-atlantica
expedition-place-r04 = Bacino argentino
expedition-place-r05 = Mare di Weddell
expedition-place-r06 = Grandi Laghi
expedition-place-r07 = Mare di Beaufort
expedition-place-r08 = Golfo del Messico
expedition-place-r09 = Mar dei Caraibi
expedition-place-r10 = Bacino del Perù
expedition-place-r11 = Mare di Bellingshausen
expedition-place-r12 = Tanezrouft, Sahara
expedition-place-r13 = Canale del Mozambico
expedition-place-r14 = Steppa kazaka
expedition-place-r15 = Fiume Enisej
expedition-place-r16 = Yunnan, Cina
expedition-place-r17 = Mare delle Filippine
expedition-place-r18 = Oceano Indiano centrale
expedition-place-r19 = Oceano australe

## Red half-dots, each pair one space

expedition-place-w01 = Passaggio del Pacifico settentrionale
expedition-place-w02 = Passaggio del Pacifico centrale
expedition-place-w03 = Passaggio del Pacifico meridionale

## Explorer cards

expedition-card-x1 = Ibn Battuta
    .title = La lunga strada
    .text = A fine partita: carte valutate in 5 regioni danno 2 punti, in tutte e 6 le regioni 4 punti.
expedition-card-x2 = Alexander von Humboldt
    .title = Nuovo mondo, nuova scienza
    .text = A fine partita: 1 punto per ogni carta che hai valutato in Nord o Sudamerica, al massimo 3.
expedition-card-x3 = Roald Amundsen
    .title = Gli estremi della Terra
    .text = A fine partita: 2 punti per ogni carta con il fiocco di neve che hai valutato, al massimo 4.
expedition-card-x4 = Ferdinando Magellano
    .title = Il giro del mondo
    .text = A fine partita: se 1, 2 o 3 spedizioni hanno una freccia su un mezzo punto al bordo della mappa, ottieni 1, 2 o 4 punti.
expedition-card-x5 = Sacagawea
    .title = Provviste in serbo
    .text = A fine partita: 1 punto per ogni biglietto che ti resta, al massimo 3.
expedition-card-x6 = Mary Kingsley
    .title = Una promessa mantenuta
    .text = A fine partita: 1 punto se hai valutato 3 delle tue mete importanti, 3 punti se le hai valutate tutte e 4.
expedition-card-x7 = Zheng He
    .title = La flotta del tesoro
    .text = A fine partita: 1 punto per ogni meta pubblica o segreta che hai valutato, al massimo 3.

## Event cards

expedition-card-v01 = Venti favorevoli
    .text = Subito: piazza fino a due frecce, su due spedizioni diverse. Con la nuova regola 2 non possono finire su punti rossi.
expedition-card-v02 = Mecenate reale
    .text = Subito: prendi 2 biglietti dalla riserva.
expedition-card-v03 = Sala delle carte
    .text = Subito: guarda le prime tre carte del mazzo. Puoi scambiarne una con una carta della tua mano. Metti le carte rimaste sotto il mazzo, nell’ordine che vuoi.
expedition-card-v04 = Nuovo incarico
    .text = Subito: metti sotto il mazzo fino a tre mete pubbliche scoperte e sostituiscile con le prime del mazzo.
expedition-card-v05 = Cambio di programma
    .text = Subito: puoi spostare uno dei tuoi segnalini sulla mappa nel luogo di un’altra carta della tua mano, secondo le regole della preparazione. Nessuna freccia deve toccare quel luogo.
expedition-card-v06 = Porto amico
    .text = Conserva. Subito dopo una tua freccia che finisce su un luogo: hai un bonus come su un punto verde.
expedition-card-v07 = Rotta smarrita
    .text = Conserva. Nel tuo turno: togli l’ultima freccia di una spedizione qualsiasi, senza biglietto.
expedition-card-v08 = Lettere di credito
    .text = Conserva. Nel tuo turno: in questo turno puoi spendere tre biglietti anziché due.
expedition-card-v09 = Rapporto tardivo
    .text = Conserva. Nel tuo turno: valuta per 1 punto una meta pubblica scoperta che una freccia sulla mappa tocca già.
expedition-card-v10 = Ordini sigillati
    .text = Conserva fino a fine partita: ignora fino a 2 punti di penalità per carte in mano e segnalini sulla mappa.
