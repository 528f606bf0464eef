## Regions

expedition-region-north-america = Amérique du Nord
expedition-region-south-america = Amérique du Sud
expedition-region-europe = Europe
expedition-region-africa = Afrique
expedition-region-asia = Asie
expedition-region-south-pacific = Pacifique Sud et Australie

## Start

expedition-place-start = Greenwich
    .where = Londres, Angleterre
    .story = Le méridien d’origine : toutes les expéditions partent d’ici.

## Europe

expedition-place-eu01 = Willem Barents
    .where = Svalbard, océan Arctique
    .story = Cartographia ces îles en 1596 en cherchant un passage du Nord-Est.
expedition-place-eu02 = Reykjavík
    .where = Islande
    .story = Ici s’installa vers 874, disent les sagas, le premier colon nordique d’Islande.
expedition-place-eu03 = Saint Brendan
    .where = Dingle, Irlande
    .story = La légende le fait partir de ce rivage dans une barque en peaux de bœuf.
expedition-place-eu04 = Henri le Navigateur
    .where = Sagres, Portugal
    .story = Soutint les voyages qui descendirent peu à peu la côte d’Afrique.
expedition-place-eu05 = Pythéas
    .where = Marseille, France
    .story = Navigateur grec qui parla de la Bretagne insulaire et de la lointaine Thulé vers 325 av. J.-C.
expedition-place-eu06 = Marco Polo
    .where = Venise, Italie
    .story = Partit d’ici en 1271 et ne revint que 24 ans plus tard.
expedition-place-eu07 = Fridtjof Nansen
    .where = Oslo, Norvège
    .story = Partit en 1893 pour dériver avec les glaces à travers l’Arctique.
expedition-place-eu08 = Saint-Pétersbourg
    .where = Mer Baltique, Russie
    .story = Sa cour envoya Béring et Krusenstern dans le Pacifique.
expedition-place-eu09 = Richard Chancellor
    .where = Arkhangelsk, mer Blanche
    .story = Atteignit la mer Blanche en 1553 et ouvrit le commerce avec Moscou.
expedition-place-eu10 = Constantinople
    .where = Bosphore, Turquie
    .story = Le carrefour où les caravanes rencontraient la mer.
expedition-place-eu11 = Afanassi Nikitine
    .where = Astrakhan, Volga
    .story = Marchand de Tver qui passa par ici en route vers l’Inde.

## North America

expedition-place-na01 = Leif Erikson
    .where = L’Anse aux Meadows, Terre-Neuve
    .story = Des maisons nordiques se dressaient ici près de cinq siècles avant Colomb.
expedition-place-na02 = Henry Hudson
    .where = Baie d’Hudson, Canada
    .story = Abandonné dans une barque par son propre équipage en 1611.
expedition-place-na03 = Jacques Cartier
    .where = Québec, fleuve Saint-Laurent
    .story = Remonta le fleuve vers l’intérieur en 1535.
expedition-place-na04 = Alexander Mackenzie
    .where = Bella Coola, côte pacifique du Canada
    .story = Atteignit le Pacifique par voie de terre en 1793.
expedition-place-na05 = John Franklin
    .where = Île du Roi-Guillaume, Arctique
    .story = Ses navires Erebus et Terror furent pris par les glaces près d’ici en 1846.
expedition-place-na06 = Matthew Henson
    .where = Cap Columbia, île d’Ellesmere
    .story = Partit d’ici en traîneau vers le Pôle avec Peary en 1909.
expedition-place-na07 = Knud Rasmussen
    .where = Ilulissat, Groenland
    .story = Né ici, il parcourut l’Arctique avec ses chiens de traîneau.
expedition-place-na08 = Lewis et Clark
    .where = Great Falls, rivière Missouri
    .story = Traînèrent leurs bateaux autour de cinq chutes en 1805.
expedition-place-na09 = Estevanico
    .where = Hawikuh, Nouveau-Mexique
    .story = Premier voyageur d’outre-mer dont on sait qu’il atteignit les villes zuñis, en 1539.
expedition-place-na10 = Hernando de Soto
    .where = Fleuve Mississippi
    .story = Traversa le grand fleuve en 1541.
expedition-place-na11 = Tenochtitlan
    .where = Mexico, Mexique
    .story = La capitale insulaire qui stupéfia les Espagnols en 1519.
expedition-place-na12 = Stephens et Catherwood
    .where = Copán, Honduras
    .story = Décrivirent et dessinèrent la cité maya en 1839.
    .short = Stephens et Catherwood
expedition-place-na13 = Christophe Colomb
    .where = San Salvador, Bahamas
    .story = Toucha terre aux Bahamas le 12 octobre 1492.
    .short = Colomb
expedition-place-na14 = Georg Steller
    .where = Mont Saint-Élie, Alaska
    .story = Le naturaliste de Béring débarqua en Alaska en 1741, peu après que ce sommet fut aperçu.
expedition-place-na15 = Vasco Núñez de Balboa
    .where = Darién, Panama
    .story = Vit ici le Pacifique du haut d’un sommet en 1513.
    .short = Balboa

## South America

expedition-place-sa01 = Charles Darwin
    .where = Îles Galápagos
    .story = Collecta en 1835 les oiseaux qui changèrent la biologie.
expedition-place-sa02 = Charles-Marie de La Condamine
    .where = Quito, Équateur
    .story = Vint à l’équateur pour mesurer la forme de la Terre.
    .short = La Condamine
expedition-place-sa03 = Aimé Bonpland
    .where = Fleuve Orénoque
    .story = Herborisa le long du fleuve avec Humboldt en 1800.
expedition-place-sa04 = Maria Sibylla Merian
    .where = Paramaribo, Suriname
    .story = Peignit les insectes tropicaux sur le vif, de 1699 à 1701.
    .short = Merian
expedition-place-sa05 = Francisco de Orellana
    .where = Manaus, fleuve Amazone
    .story = Mena les premiers Européens au fil de l’Amazone, jusqu’à l’embouchure en 1542.
    .short = Orellana
expedition-place-sa06 = Hiram Bingham
    .where = Machu Picchu, Pérou
    .story = Des paysans de la région lui montrèrent la cité des montagnes en 1911.
expedition-place-sa07 = Percy Fawcett
    .where = Xingu, Mato Grosso
    .story = Disparut en 1925 en cherchant une cité qu’il appelait Z.
expedition-place-sa08 = Pedro Álvares Cabral
    .where = Porto Seguro, Brésil
    .story = Atteignit la côte du Brésil en avril 1500.
    .short = Cabral
expedition-place-sa09 = Diego de Almagro
    .where = Désert d’Atacama, Chili
    .story = Traversa le plus aride des déserts en revenant du Chili.
expedition-place-sa10 = Álvar Núñez Cabeza de Vaca
    .where = Chutes d’Iguazú
    .story = Parla des chutes après sa marche jusqu’à Asunción.
    .short = Cabeza de Vaca
expedition-place-sa11 = Francis Drake
    .where = Cap Horn
    .story = Poussé au sud par les tempêtes de 1578, il parla d’une mer libre au-delà des dernières îles.
expedition-place-sa12 = Otto Nordenskjöld
    .where = Île Snow Hill, Antarctique
    .story = Hiverna ici dans une cabane tandis que les glaces broyaient son navire.

## Africa

expedition-place-af01 = Léon l’Africain
    .where = Fès, Maroc
    .story = Le savant de Fès qui décrivit l’Afrique à l’Europe.
expedition-place-af02 = Ératosthène
    .where = Alexandrie, Égypte
    .story = Mesura la Terre avec un puits et une ombre.
expedition-place-af03 = Giovanni Belzoni
    .where = Abou Simbel, Égypte
    .story = Dégagea du sable l’entrée du grand temple en 1817.
expedition-place-af04 = Tombouctou
    .where = Boucle du Niger, Mali
    .story = René Caillié y vint déguisé en 1828 et revint le raconter.
expedition-place-af05 = Heinrich Barth
    .where = Agadez, Niger
    .story = Voyagea cinq ans à travers le Sahara et le Sahel à partir de 1850.
expedition-place-af06 = Alvise Cadamosto
    .where = Îles du Cap-Vert
    .story = Le Vénitien raconta avoir aperçu ces îles en 1456.
expedition-place-af07 = James Bruce
    .where = Lac Tana, Éthiopie
    .story = Atteignit les sources du Nil Bleu, au sud du lac, en 1770.
expedition-place-af08 = John Hanning Speke
    .where = Lac Victoria
    .story = Vit le grand lac en 1858 et devina qu’il alimentait le Nil.
expedition-place-af09 = David Livingstone
    .where = Chutes Victoria
    .story = Vit la fumée qui gronde en 1855.
expedition-place-af10 = Henry Morton Stanley
    .where = Boma, fleuve Congo
    .story = Arriva ici épuisé en 1877 après avoir traversé l’Afrique.
    .short = Stanley
expedition-place-af11 = Bartolomeu Dias
    .where = Cap de Bonne-Espérance
    .story = Doubla le Cap dans une tempête en 1488.
expedition-place-af12 = Alfred Grandidier
    .where = Madagascar
    .story = Traversa l’île trois fois et en dressa la carte.
expedition-place-af13 = Edmond Halley
    .where = Sainte-Hélène, océan Atlantique
    .story = Catalogua d’ici les étoiles australes en 1677.

## Asia

expedition-place-as01 = Richard Burton
    .where = La Mecque, Arabie
    .story = Entra dans la ville déguisé en pèlerin en 1853.
expedition-place-as02 = Gertrude Bell
    .where = Bagdad, Irak
    .story = Cartographia les pistes du désert et fonda le Musée national d’Irak.
expedition-place-as03 = Ormuz
    .where = Golfe Persique
    .story = Marché insulaire vanté par bien des voyageurs en route vers l’Orient.
expedition-place-as04 = Ruy González de Clavijo
    .where = Samarcande, Ouzbékistan
    .story = Envoyé de Castille à la cour de Tamerlan en 1404.
    .short = Clavijo
expedition-place-as05 = Sven Hedin
    .where = Lob Nor, bassin du Tarim
    .story = Étudia l’énigme du lac errant.
expedition-place-as06 = Tenzing Norgay
    .where = Mont Everest
    .story = Atteignit le sommet avec Edmund Hillary le 29 mai 1953.
expedition-place-as07 = Calicut
    .where = Côte de Malabar, Inde
    .story = Le port du poivre qui attira Zheng He et Vasco de Gama.
expedition-place-as08 = Siem Reap
    .where = Cambodge
    .story = Les carnets d’Henri Mouhot de 1860 firent connaître à l’Europe Angkor, toute proche.
expedition-place-as09 = Guillaume de Rubrouck
    .where = Karakorum, Mongolie
    .story = Religieux qui débattit de questions de foi à la cour du Grand Khan en 1254.
expedition-place-as10 = Nankin
    .where = Yangzi Jiang, Chine
    .story = Ses chantiers construisirent des navires pour les flottes au trésor des Ming.
expedition-place-as11 = Engelbert Kaempfer
    .where = Nagasaki, Japon
    .story = Étudia un pays fermé depuis Dejima, de 1690 à 1692.
expedition-place-as12 = Ermak Timofeïevitch
    .where = Tobolsk, Sibérie
    .story = Le cosaque dont la campagne de 1582 ouvrit la Sibérie à la Russie.
    .short = Ermak
expedition-place-as13 = Adolf Erik Nordenskiöld
    .where = Cap Tcheliouskine, océan Arctique
    .story = Doubla la pointe nord de l’Asie à bord de la Vega en 1878.
    .short = Nordenskiöld
expedition-place-as14 = Stepan Kracheninnikov
    .where = Kamtchatka, Russie
    .story = Explora la péninsule pendant quatre ans à partir de 1737.
    .short = Kracheninnikov
expedition-place-as15 = Semion Dejnev
    .where = Cap Dejnev, détroit de Béring
    .story = Contourna par mer l’angle oriental de l’Asie en 1648.
expedition-place-as16 = Alfred Russel Wallace
    .where = Ternate, Moluques
    .story = Posta d’ici en 1858 sa lettre sur la sélection naturelle.
    .short = Wallace

## South Pacific and Australia

expedition-place-sp01 = Océanie
    .where = Îles Carolines, Micronésie
    .story = Les eaux de Mau Piailug, qui naviguait aux étoiles et à la houle.
expedition-place-sp02 = Abel Tasman
    .where = Golden Bay, Nouvelle-Zélande
    .story = Mouilla ici en décembre 1642 ; un affrontement avec les Maoris le fit fuir.
expedition-place-sp03 = Burke et Wills
    .where = Cooper Creek, Australie
    .story = Revinrent en avril 1861 à un dépôt abandonné.
expedition-place-sp04 = James Cook
    .where = Botany Bay, Australie
    .story = Jeta ici l’ancre de l’Endeavour en avril 1770.
expedition-place-sp05 = Willem Janszoon
    .where = Péninsule du cap York, Australie
    .story = Fit en 1606 le premier débarquement européen attesté en Australie.
expedition-place-sp06 = Dirk Hartog
    .where = Île Dirk Hartog, Australie
    .story = Laissa une assiette d’étain sur un poteau en 1616.
expedition-place-sp07 = Tupaia
    .where = Tahiti
    .story = Prêtre et navigateur qui dessina pour Cook une carte de l’océan.
expedition-place-sp08 = Jakob Roggeveen
    .where = Île de Pâques
    .story = Rencontra les géants de pierre le dimanche de Pâques 1722.
expedition-place-sp09 = Baie de Kealakekua
    .where = Hawaï
    .story = Là où Cook fut tué en février 1779.
expedition-place-sp10 = Pedro Fernandes de Queirós
    .where = Espiritu Santo, Vanuatu
    .story = Prit l’île pour le continent austral en 1606.
    .short = Queirós
expedition-place-sp11 = Robert Falcon Scott
    .where = Île de Ross, Antarctique
    .story = Bâtit ici les cabanes de ses deux expéditions australes.
    .short = Scott
expedition-place-sp12 = Yves-Joseph de Kerguelen
    .where = Îles Kerguelen, océan Indien
    .story = Promit à la France une riche terre australe en 1772 ; elle était nue et venteuse.
    .short = Kerguelen

## Green dots

expedition-place-g01 = Approches occidentales
expedition-place-g02 = Atlantique Nord
expedition-place-g03 = Mer des Sargasses
expedition-place-g04 = Golfe de Guinée
expedition-place-g05 = Tristan da Cunha
expedition-place-g06 = Grand lac des Esclaves
expedition-place-g07 = Baie de Baffin
expedition-place-g08 = Courant de Californie
expedition-place-g09 = Îles Revillagigedo
expedition-place-g10 = Steppe de Patagonie
expedition-place-g11 = Bassin du Congo
expedition-place-g12 = Désert du Kalahari
expedition-place-g13 = Golfe d’Aden
expedition-place-g14 = Mer de Kara
expedition-place-g15 = Fleuve Léna
expedition-place-g16 = Golfe du Bengale
expedition-place-g17 = Mer de Bismarck
expedition-place-g18 = Sud-est de l’océan Indien
expedition-place-g19 = Pacifique Nord
expedition-place-g20 = Pacifique équatorial
expedition-place-g21 = Quarantièmes rugissants

## Red dots

expedition-place-r01 = Açores
expedition-place-r02 = Mer du Groenland
expedition-place-r03 = Dorsale médio-atlantique
expedition-place-r04 = Bassin argentin
expedition-place-r05 = Mer de Weddell
expedition-place-r06 = Grands Lacs
expedition-place-r07 = Mer de Beaufort
expedition-place-r08 = Golfe du Mexique
expedition-place-r09 = Mer des Caraïbes
expedition-place-r10 = Bassin du Pérou
expedition-place-r11 = Mer de Bellingshausen
expedition-place-r12 = Tanezrouft, Sahara
expedition-place-r13 = Canal du Mozambique
expedition-place-r14 = Steppe kazakhe
expedition-place-r15 = Fleuve Ienisseï
expedition-place-r16 = Yunnan, Chine
expedition-place-r17 = Mer des Philippines
expedition-place-r18 = Centre de l’océan Indien
expedition-place-r19 = Océan Austral

## Red half-dots, each pair one space

expedition-place-w01 = Passage du Pacifique Nord
expedition-place-w02 = Passage du Pacifique central
expedition-place-w03 = Passage du Pacifique Sud

## Explorer cards

expedition-card-x1 = Ibn Battuta
    .title = La longue route
    .text = En fin de partie : des cartes validées dans 5 régions rapportent 2 points, dans les 6 régions 4 points.
expedition-card-x2 = Alexander von Humboldt
    .title = Nouveau Monde, nouvelle science
    .text = En fin de partie : 1 point par carte que tu as validée en Amérique du Nord ou du Sud, 3 au maximum.
expedition-card-x3 = Roald Amundsen
    .title = Les confins du monde
    .text = En fin de partie : 2 points par carte à flocon de neige que tu as validée, 4 au maximum.
expedition-card-x4 = Fernand de Magellan
    .title = Le tour du monde
    .text = En fin de partie : si 1, 2 ou 3 expéditions ont une flèche sur un demi-point du bord de la carte du monde, tu gagnes 1, 2 ou 4 points.
expedition-card-x5 = Sacagawea
    .title = Provisions gardées
    .text = En fin de partie : 1 point par ticket qu’il te reste, 3 au maximum.
expedition-card-x6 = Mary Kingsley
    .title = Promesse tenue
    .text = En fin de partie : 1 point si tu as validé 3 de tes destinations importantes, 3 points si tu as validé les 4.
expedition-card-x7 = Zheng He
    .title = La flotte au trésor
    .text = En fin de partie : 1 point par destination publique ou secrète que tu as validée, 3 au maximum.

## Event cards

expedition-card-v01 = Vents favorables
    .text = Tout de suite : pose jusqu’à deux flèches, sur deux expéditions différentes. Avec la nouvelle règle 2, elles ne peuvent pas finir sur un point rouge.
expedition-card-v02 = Mécène royal
    .text = Tout de suite : prends 2 tickets dans le stock.
expedition-card-v03 = Salle des cartes
    .text = Tout de suite : regarde les trois premières cartes de la pioche. Tu peux en échanger une contre une carte de ta main. Remets les cartes restantes sous la pioche dans l’ordre de ton choix.
expedition-card-v04 = Nouvelle mission
    .text = Tout de suite : mets jusqu’à trois destinations publiques visibles sous la pioche et remplace-les par celles du dessus.
expedition-card-v05 = Changement de plans
    .text = Tout de suite : tu peux déplacer un de tes jetons de la carte du monde vers le lieu d’une autre carte de ta main, selon les règles de mise en place. Aucune flèche ne doit toucher ce lieu.
expedition-card-v06 = Port ami
    .text = À garder. Juste après avoir posé une flèche qui finit sur un lieu : tu as un bonus comme sur un point vert.
expedition-card-v07 = Cap perdu
    .text = À garder. Pendant ton tour : reprends la dernière flèche d’une expédition de ton choix, sans ticket.
expedition-card-v08 = Lettres de crédit
    .text = À garder. Pendant ton tour : tu peux dépenser trois tickets ce tour-ci au lieu de deux.
expedition-card-v09 = Rapport tardif
    .text = À garder. Pendant ton tour : valide pour 1 point une destination publique visible qu’une flèche touche déjà sur la carte du monde.
expedition-card-v10 = Ordres scellés
    .text = À garder jusqu’à la fin de la partie : ignore jusqu’à 2 points de pénalité pour les cartes en main et les jetons sur la carte du monde.
