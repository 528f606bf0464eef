## Regions

expedition-region-north-america = Nordamerika
expedition-region-south-america = Südamerika
expedition-region-europe = Europa
expedition-region-africa = Afrika
expedition-region-asia = Asien
expedition-region-south-pacific = Südpazifik und Australien

## Start

expedition-place-start = Greenwich
    .where = London, England
    .story = Der Nullmeridian: Von hier bricht jede Expedition auf.

## Europe

expedition-place-eu01 = Willem Barents
    .where = Spitzbergen, Arktischer Ozean
    .story = Kartierte diese Inseln 1596 auf der Suche nach einer Nordostpassage.
expedition-place-eu02 = Reykjavík
    .where = Island
    .story = Hier ließ sich, so die Sagas, um 874 Islands erster nordischer Siedler nieder.
expedition-place-eu03 = Brendan der Reisende
    .where = Dingle, Irland
    .story = Der Legende nach stach er von hier in einem Boot aus Ochsenhäuten in See.
expedition-place-eu04 = Heinrich der Seefahrer
    .where = Sagres, Portugal
    .story = Förderte die Fahrten, die sich an Afrikas Küste entlang nach Süden vortasteten.
expedition-place-eu05 = Pytheas
    .where = Marseille, Frankreich
    .story = Griechischer Seefahrer, der um 325 v. Chr. von Britannien und dem fernen Thule erzählte.
expedition-place-eu06 = Marco Polo
    .where = Venedig, Italien
    .story = Brach 1271 von hier auf und kehrte 24 Jahre später heim.
expedition-place-eu07 = Fridtjof Nansen
    .where = Oslo, Norwegen
    .story = Fuhr 1893 los, um mit dem Eis durch die Arktis zu driften.
expedition-place-eu08 = Sankt Petersburg
    .where = Ostsee, Russland
    .story = Der Zarenhof schickte von hier Bering und Krusenstern in den Pazifik.
expedition-place-eu09 = Richard Chancellor
    .where = Archangelsk, Weißes Meer
    .story = Erreichte 1553 das Weiße Meer und knüpfte den Handel mit Moskau.
expedition-place-eu10 = Konstantinopel
    .where = Bosporus, Türkei
    .story = Der Knotenpunkt, an dem die Karawanen das Meer erreichten.
expedition-place-eu11 = Afanassi Nikitin
    .where = Astrachan, Wolga
    .story = Der Kaufmann aus Twer kam hier auf dem Weg nach Indien vorbei.

## North America

expedition-place-na01 = Leif Eriksson
    .where = L’Anse aux Meadows, Neufundland
    .story = Hier standen nordische Häuser, fast fünf Jahrhunderte vor Kolumbus.
expedition-place-na02 = Henry Hudson
    .where = Hudson Bay, Kanada
    .story = Wurde 1611 von der eigenen Mannschaft in einem Boot ausgesetzt.
expedition-place-na03 = Jacques Cartier
    .where = Québec, Sankt-Lorenz-Strom
    .story = Folgte dem Strom 1535 ins Landesinnere.
expedition-place-na04 = Alexander Mackenzie
    .where = Bella Coola, Pazifikküste Kanadas
    .story = Erreichte 1793 den Pazifik auf dem Landweg.
expedition-place-na05 = John Franklin
    .where = King-William-Insel, Arktis
    .story = Seine Schiffe Erebus und Terror saßen hier in der Nähe ab 1846 im Eis fest.
expedition-place-na06 = Matthew Henson
    .where = Kap Columbia, Ellesmere-Insel
    .story = Zog 1909 mit Peary und Schlitten von hier aus Richtung Pol.
expedition-place-na07 = Knud Rasmussen
    .where = Ilulissat, Grönland
    .story = Hier geboren, fuhr er mit Hundeschlitten durch die Arktis.
expedition-place-na08 = Lewis und Clark
    .where = Great Falls, Missouri
    .story = Schleppten ihre Boote 1805 um fünf Wasserfälle herum.
expedition-place-na09 = Estevanico
    .where = Hawikuh, New Mexico
    .story = Gilt als erster Reisender aus Übersee, der zu den Städten der Zuñi kam, 1539.
expedition-place-na10 = Hernando de Soto
    .where = Mississippi
    .story = Überquerte 1541 den großen Strom.
expedition-place-na11 = Tenochtitlan
    .where = Mexiko-Stadt, Mexiko
    .story = Die Hauptstadt auf der Insel, über die die Spanier 1519 staunten.
expedition-place-na12 = Stephens und Catherwood
    .where = Copán, Honduras
    .story = Beschrieben und zeichneten 1839 die Stadt der Maya.
    .short = Stephens & Catherwood
expedition-place-na13 = Christoph Kolumbus
    .where = San Salvador, Bahamas
    .story = Erreichte am 12. Oktober 1492 die Bahamas.
    .short = Kolumbus
expedition-place-na14 = Georg Steller
    .where = Mount Saint Elias, Alaska
    .story = Berings Naturforscher betrat Alaska 1741, Tage nachdem dieser Gipfel gesichtet war.
expedition-place-na15 = Vasco Núñez de Balboa
    .where = Darién, Panama
    .story = Sah hier 1513 von einer Anhöhe aus den Pazifik.
    .short = Balboa

## South America

expedition-place-sa01 = Charles Darwin
    .where = Galápagos-Inseln
    .story = Sammelte 1835 die Vögel, die die Biologie veränderten.
expedition-place-sa02 = Charles-Marie de La Condamine
    .where = Quito, Ecuador
    .story = Kam an den Äquator, um die Gestalt der Erde zu vermessen.
    .short = La Condamine
expedition-place-sa03 = Aimé Bonpland
    .where = Orinoco
    .story = Sammelte 1800 mit Humboldt Pflanzen am Fluss.
expedition-place-sa04 = Maria Sibylla Merian
    .where = Paramaribo, Suriname
    .story = Malte von 1699 bis 1701 tropische Insekten nach dem Leben.
    .short = Merian
expedition-place-sa05 = Francisco de Orellana
    .where = Manaus, Amazonas
    .story = Führte die ersten Europäer den Amazonas hinab, bis 1542 an die Mündung.
    .short = Orellana
expedition-place-sa06 = Hiram Bingham
    .where = Machu Picchu, Peru
    .story = Bauern der Gegend zeigten ihm 1911 die Stadt in den Bergen.
expedition-place-sa07 = Percy Fawcett
    .where = Xingu, Mato Grosso
    .story = Verschwand 1925 auf der Suche nach einer Stadt, die er Z nannte.
expedition-place-sa08 = Pedro Álvares Cabral
    .where = Porto Seguro, Brasilien
    .story = Erreichte im April 1500 die Küste Brasiliens.
    .short = Cabral
expedition-place-sa09 = Diego de Almagro
    .where = Atacama-Wüste, Chile
    .story = Durchquerte auf dem Rückweg aus Chile die trockenste aller Wüsten.
expedition-place-sa10 = Álvar Núñez Cabeza de Vaca
    .where = Iguazú-Wasserfälle
    .story = Berichtete nach seinem Marsch nach Asunción von den Wasserfällen.
    .short = Cabeza de Vaca
expedition-place-sa11 = Francis Drake
    .where = Kap Hoorn
    .story = Von Stürmen 1578 nach Süden getrieben, erzählte er von offener See hinter den letzten Inseln.
expedition-place-sa12 = Otto Nordenskjöld
    .where = Snow-Hill-Insel, Antarktis
    .story = Überwinterte hier in einer Hütte, während das Eis sein Schiff zerdrückte.

## Africa

expedition-place-af01 = Leo Africanus
    .where = Fès, Marokko
    .story = Gelehrter aus Fès, der Afrika für Europa beschrieb.
expedition-place-af02 = Eratosthenes
    .where = Alexandria, Ägypten
    .story = Vermaß die Erde mit einem Brunnen und einem Schatten.
expedition-place-af03 = Giovanni Belzoni
    .where = Abu Simbel, Ägypten
    .story = Grub 1817 den Eingang des großen Tempels aus dem Sand.
expedition-place-af04 = Timbuktu
    .where = Nigerbogen, Mali
    .story = René Caillié kam 1828 verkleidet hierher und kehrte lebend zurück.
expedition-place-af05 = Heinrich Barth
    .where = Agadez, Niger
    .story = Reiste ab 1850 fünf Jahre lang durch Sahara und Sahel.
expedition-place-af06 = Alvise Cadamosto
    .where = Kapverdische Inseln
    .story = Der Venezianer berichtete, er habe diese Inseln 1456 gesichtet.
expedition-place-af07 = James Bruce
    .where = Tanasee, Äthiopien
    .story = Stand 1770 südlich des Sees an den Quellen des Blauen Nils.
expedition-place-af08 = John Hanning Speke
    .where = Victoriasee
    .story = Sah 1858 den großen See und ahnte, dass er den Nil speist.
expedition-place-af09 = David Livingstone
    .where = Victoriafälle
    .story = Sah 1855 den Rauch, der donnert.
expedition-place-af10 = Henry Morton Stanley
    .where = Boma, Kongo
    .story = Kam hier 1877 nach der Durchquerung Afrikas erschöpft an.
    .short = Stanley
expedition-place-af11 = Bartolomeu Dias
    .where = Kap der Guten Hoffnung
    .story = Umfuhr das Kap 1488 im Sturm.
expedition-place-af12 = Alfred Grandidier
    .where = Madagaskar
    .story = Durchquerte die Insel dreimal und kartierte sie.
expedition-place-af13 = Edmond Halley
    .where = St. Helena, Atlantischer Ozean
    .story = Verzeichnete hier 1677 die Sterne des Südhimmels.

## Asia

expedition-place-as01 = Richard Burton
    .where = Mekka, Arabien
    .story = Betrat die Stadt 1853 als Pilger verkleidet.
expedition-place-as02 = Gertrude Bell
    .where = Bagdad, Irak
    .story = Kartierte Wüstenwege und gründete das Irakische Nationalmuseum.
expedition-place-as03 = Hormus
    .where = Persischer Golf
    .story = Markt auf einer Insel, von vielen Reisenden nach Osten gerühmt.
expedition-place-as04 = Ruy González de Clavijo
    .where = Samarkand, Usbekistan
    .story = Kastiliens Gesandter am Hof Timurs im Jahr 1404.
    .short = Clavijo
expedition-place-as05 = Sven Hedin
    .where = Lop Nor, Tarimbecken
    .story = Ging dem Rätsel des wandernden Sees nach.
expedition-place-as06 = Tenzing Norgay
    .where = Mount Everest
    .story = Stand am 29. Mai 1953 mit Edmund Hillary auf dem Gipfel.
expedition-place-as07 = Calicut
    .where = Malabarküste, Indien
    .story = Der Pfefferhafen, der Zheng He und Vasco da Gama anzog.
expedition-place-as08 = Siem Reap
    .where = Kambodscha
    .story = Henri Mouhots Notizen von 1860 machten das nahe Angkor in Europa berühmt.
expedition-place-as09 = Wilhelm von Rubruk
    .where = Karakorum, Mongolei
    .story = Mönch, der 1254 am Hof des Großkhans über den Glauben stritt.
expedition-place-as10 = Nanjing
    .where = Jangtsekiang, China
    .story = Seine Werften bauten Schiffe für die Schatzflotten der Ming.
expedition-place-as11 = Engelbert Kaempfer
    .where = Nagasaki, Japan
    .story = Erforschte von 1690 bis 1692 von Dejima aus ein verschlossenes Land.
expedition-place-as12 = Jermak Timofejewitsch
    .where = Tobolsk, Sibirien
    .story = Der Kosak, dessen Feldzug von 1582 Russland den Weg nach Sibirien öffnete.
    .short = Jermak
expedition-place-as13 = Adolf Erik Nordenskiöld
    .where = Kap Tscheljuskin, Arktischer Ozean
    .story = Umfuhr 1878 mit der Vega die Nordspitze Asiens.
    .short = Nordenskiöld
expedition-place-as14 = Stepan Krascheninnikow
    .where = Kamtschatka, Russland
    .story = Erkundete die Halbinsel ab 1737 vier Jahre lang.
    .short = Krascheninnikow
expedition-place-as15 = Semjon Deschnjow
    .where = Kap Deschnjow, Beringstraße
    .story = Segelte 1648 um die östliche Ecke Asiens.
expedition-place-as16 = Alfred Russel Wallace
    .where = Ternate, Molukken
    .story = Schickte von hier 1858 seinen Brief über die natürliche Auslese ab.
    .short = Wallace

## South Pacific and Australia

expedition-place-sp01 = Ozeanien
    .where = Karolinen, Mikronesien
    .story = Heimatgewässer von Mau Piailug, der das Meer nach Sternen und Dünung befuhr.
expedition-place-sp02 = Abel Tasman
    .where = Golden Bay, Neuseeland
    .story = Ankerte hier im Dezember 1642; ein Zusammenstoß mit den Māori vertrieb ihn.
expedition-place-sp03 = Burke und Wills
    .where = Cooper Creek, Australien
    .story = Kamen im April 1861 zu einem verlassenen Depot zurück.
expedition-place-sp04 = James Cook
    .where = Botany Bay, Australien
    .story = Ging hier im April 1770 mit der Endeavour vor Anker.
expedition-place-sp05 = Willem Janszoon
    .where = Kap-York-Halbinsel, Australien
    .story = Landete 1606 als erster Europäer, von dem man es weiß, in Australien.
expedition-place-sp06 = Dirk Hartog
    .where = Dirk-Hartog-Insel, Australien
    .story = Ließ 1616 einen Zinnteller an einem Pfahl zurück.
expedition-place-sp07 = Tupaia
    .where = Tahiti
    .story = Priester und Navigator, der Cook eine Karte des Ozeans zeichnete.
expedition-place-sp08 = Jakob Roggeveen
    .where = Osterinsel
    .story = Begegnete am Ostersonntag 1722 den steinernen Riesen.
expedition-place-sp09 = Kealakekua-Bucht
    .where = Hawaii
    .story = Hier wurde Cook im Februar 1779 getötet.
expedition-place-sp10 = Pedro Fernandes de Queirós
    .where = Espiritu Santo, Vanuatu
    .story = Hielt die Insel 1606 für den Südkontinent.
    .short = Queirós
expedition-place-sp11 = Robert Falcon Scott
    .where = Rossinsel, Antarktis
    .story = Baute hier Hütten für seine beiden Südpolarexpeditionen.
    .short = Scott
expedition-place-sp12 = Yves-Joseph de Kerguelen
    .where = Kerguelen, Indischer Ozean
    .story = Erzählte Frankreich 1772 von einem reichen Südland; es war karg und stürmisch.
    .short = Kerguelen

## Green dots

expedition-place-g01 = Westliche Zufahrtswege
expedition-place-g02 = Nordatlantik
expedition-place-g03 = Sargassosee
expedition-place-g04 = Golf von Guinea
expedition-place-g05 = Tristan da Cunha
expedition-place-g06 = Großer Sklavensee
expedition-place-g07 = Baffin Bay
expedition-place-g08 = Kalifornienstrom
expedition-place-g09 = Revillagigedo-Inseln
expedition-place-g10 = Patagonische Steppe
expedition-place-g11 = Kongobecken
expedition-place-g12 = Kalahari
expedition-place-g13 = Golf von Aden
expedition-place-g14 = Karasee
expedition-place-g15 = Lena
expedition-place-g16 = Golf von Bengalen
expedition-place-g17 = Bismarcksee
expedition-place-g18 = Südöstlicher Indischer Ozean
expedition-place-g19 = Nordpazifik
expedition-place-g20 = Äquatorialer Pazifik
expedition-place-g21 = Brüllende Vierziger

## Red dots

expedition-place-r01 = Azoren
expedition-place-r02 = Grönlandsee
expedition-place-r03 = Mittelatlantischer Rücken
expedition-place-r04 = Argentinisches Becken
expedition-place-r05 = Weddellmeer
expedition-place-r06 = Große Seen
expedition-place-r07 = Beaufortsee
expedition-place-r08 = Golf von Mexiko
expedition-place-r09 = Karibisches Meer
expedition-place-r10 = Perubecken
expedition-place-r11 = Bellingshausenmeer
expedition-place-r12 = Tanezrouft, Sahara
expedition-place-r13 = Straße von Mosambik
expedition-place-r14 = Kasachensteppe
expedition-place-r15 = Jenissei
expedition-place-r16 = Yunnan, China
expedition-place-r17 = Philippinensee
expedition-place-r18 = Zentraler Indischer Ozean
expedition-place-r19 = Südlicher Ozean

## Red half-dots, each pair one space

expedition-place-w01 = Nordpazifische Passage
expedition-place-w02 = Zentralpazifische Passage
expedition-place-w03 = Südpazifische Passage

## Explorer cards

expedition-card-x1 = Ibn Battuta
    .title = Der lange Weg
    .text = Am Ende der Partie: gewertete Karten aus 5 Regionen bringen 2 Punkte, aus allen 6 Regionen 4 Punkte.
expedition-card-x2 = Alexander von Humboldt
    .title = Neue Welt, neues Wissen
    .text = Am Ende der Partie: 1 Punkt für jede Karte, die du in Nord- oder Südamerika gewertet hast, höchstens 3.
expedition-card-x3 = Roald Amundsen
    .title = Die Enden der Erde
    .text = Am Ende der Partie: 2 Punkte für jede Karte mit Schneeflocke, die du gewertet hast, höchstens 4.
expedition-card-x4 = Ferdinand Magellan
    .title = Rund um die Welt
    .text = Am Ende der Partie: Haben 1, 2 oder 3 Expeditionen einen Pfeil an einem Halbpunkt am Rand der Weltkarte, bekommst du 1, 2 oder 4 Punkte.
expedition-card-x5 = Sacagawea
    .title = Gesparter Proviant
    .text = Am Ende der Partie: 1 Punkt für jedes Ticket, das du noch hast, höchstens 3.
expedition-card-x6 = Mary Kingsley
    .title = Ein gehaltenes Versprechen
    .text = Am Ende der Partie: 1 Punkt, wenn du 3 deiner wichtigen Ziele gewertet hast, 3 Punkte bei allen 4.
expedition-card-x7 = Zheng He
    .title = Schatzflotte
    .text = Am Ende der Partie: 1 Punkt für jedes öffentliche oder geheime Ziel, das du gewertet hast, höchstens 3.

## Event cards

expedition-card-v01 = Günstige Winde
    .text = Sofort: Lege bis zu zwei Pfeile, an zwei verschiedene Expeditionen. Mit neuer Regel 2 dürfen sie nicht auf roten Punkten enden.
expedition-card-v02 = Königliche Gunst
    .text = Sofort: Nimm 2 Tickets aus dem Vorrat.
expedition-card-v03 = Kartenkammer
    .text = Sofort: Sieh dir die drei obersten Karten des Stapels an. Du darfst eine davon gegen eine deiner Handkarten tauschen. Lege die übrigen Karten in beliebiger Reihenfolge unter den Stapel.
expedition-card-v04 = Neuer Auftrag
    .text = Sofort: Lege bis zu drei offene öffentliche Ziele unter den Stapel und ersetze sie von oben.
expedition-card-v05 = Geänderte Pläne
    .text = Sofort: Du darfst eine deiner Marken auf der Weltkarte zum Ort einer anderen deiner Handkarten versetzen, nach den Regeln des Aufbaus. Kein Pfeil darf diesen Ort berühren.
expedition-card-v06 = Freundlicher Hafen
    .text = Aufheben. Gleich nach einem eigenen Pfeil, der auf einem Ort endet: Du hast einen Bonus wie auf einem grünen Punkt.
expedition-card-v07 = Vom Kurs abgekommen
    .text = Aufheben. In deinem Zug: Nimm ohne Ticket den letzten Pfeil einer beliebigen Expedition zurück.
expedition-card-v08 = Kreditbriefe
    .text = Aufheben. In deinem Zug: Du darfst in diesem Zug drei statt zwei Tickets ausgeben.
expedition-card-v09 = Verspäteter Bericht
    .text = Aufheben. In deinem Zug: Werte ein offenes öffentliches Ziel, das ein Pfeil auf der Weltkarte schon berührt, für 1 Punkt.
expedition-card-v10 = Versiegelte Order
    .text = Bis zum Ende der Partie aufheben: Bis zu 2 Punkte Abzug für Handkarten und für Marken auf der Weltkarte entfallen.
