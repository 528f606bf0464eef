## Regions

expedition-region-north-america = North America
expedition-region-south-america = South America
expedition-region-europe = Europe
expedition-region-africa = Africa
expedition-region-asia = Asia
expedition-region-south-pacific = South Pacific and Australia

## Start

expedition-place-start = Greenwich
    .where = London, England
    .story = The prime meridian: every expedition sets out from here.

## Europe

expedition-place-eu01 = Willem Barentsz
    .where = Svalbard, Arctic Ocean
    .story = Charted these islands in 1596 while looking for a north-east passage.
expedition-place-eu02 = Reykjavík
    .where = Iceland
    .story = Here, the sagas tell, Iceland’s first Norse settler made his home around 874.
expedition-place-eu03 = Saint Brendan
    .where = Dingle, Ireland
    .story = Legend has him put to sea from this shore in a boat of ox-hides.
expedition-place-eu04 = Henry the Navigator
    .where = Sagres, Portugal
    .story = Sponsored the voyages that felt their way down the coast of Africa.
expedition-place-eu05 = Pytheas
    .where = Marseille, France
    .story = Greek sailor who told of Britain and of far-off Thule around 325 BC.
expedition-place-eu06 = Marco Polo
    .where = Venice, Italy
    .story = Left here in 1271 and came home 24 years later.
expedition-place-eu07 = Fridtjof Nansen
    .where = Oslo, Norway
    .story = Set out in 1893 to drift across the Arctic with the ice.
expedition-place-eu08 = Saint Petersburg
    .where = Baltic Sea, Russia
    .story = Its court sent Bering and Krusenstern to the Pacific.
expedition-place-eu09 = Richard Chancellor
    .where = Arkhangelsk, White Sea
    .story = Reached the White Sea in 1553 and opened trade with Moscow.
expedition-place-eu10 = Constantinople
    .where = Bosporus, Turkey
    .story = The crossroads where the caravans met the sea.
expedition-place-eu11 = Afanasy Nikitin
    .where = Astrakhan, Volga
    .story = Merchant of Tver who passed here on his way to India.

## North America

expedition-place-na01 = Leif Erikson
    .where = L’Anse aux Meadows, Newfoundland
    .story = Norse houses stood here almost five centuries before Columbus.
expedition-place-na02 = Henry Hudson
    .where = Hudson Bay, Canada
    .story = Set adrift by his own crew in 1611.
expedition-place-na03 = Jacques Cartier
    .where = Québec, Saint Lawrence River
    .story = Followed the river inland in 1535.
expedition-place-na04 = Alexander Mackenzie
    .where = Bella Coola, Pacific coast of Canada
    .story = Reached the Pacific overland in 1793.
expedition-place-na05 = John Franklin
    .where = King William Island, Arctic
    .story = His ships Erebus and Terror were trapped in the ice near here in 1846.
expedition-place-na06 = Matthew Henson
    .where = Cape Columbia, Ellesmere Island
    .story = Sledged north from here towards the Pole with Peary in 1909.
expedition-place-na07 = Knud Rasmussen
    .where = Ilulissat, Greenland
    .story = Born here, he drove dog teams across the Arctic.
expedition-place-na08 = Lewis and Clark
    .where = Great Falls, Missouri River
    .story = Hauled their boats around five waterfalls in 1805.
expedition-place-na09 = Estevanico
    .where = Hawikuh, New Mexico
    .story = First traveller from overseas known to reach the Zuni towns, in 1539.
expedition-place-na10 = Hernando de Soto
    .where = Mississippi River
    .story = Crossed the great river in 1541.
expedition-place-na11 = Tenochtitlan
    .where = Mexico City, Mexico
    .story = The island capital that astonished the Spaniards in 1519.
expedition-place-na12 = Stephens and Catherwood
    .where = Copán, Honduras
    .story = Described and drew the Maya city in 1839.
    .short = Stephens & Catherwood
expedition-place-na13 = Christopher Columbus
    .where = San Salvador, Bahamas
    .story = Made landfall in the Bahamas on 12 October 1492.
    .short = Columbus
expedition-place-na14 = Georg Steller
    .where = Mount Saint Elias, Alaska
    .story = Bering’s naturalist landed in Alaska in 1741, days after this peak was sighted.
expedition-place-na15 = Vasco Núñez de Balboa
    .where = Darién, Panama
    .story = Saw the Pacific from a height here in 1513.
    .short = Balboa

## South America

expedition-place-sa01 = Charles Darwin
    .where = Galápagos Islands
    .story = Collected the birds that changed biology in 1835.
expedition-place-sa02 = Charles-Marie de La Condamine
    .where = Quito, Ecuador
    .story = Came to the Equator to measure the shape of the Earth.
    .short = La Condamine
expedition-place-sa03 = Aimé Bonpland
    .where = Orinoco River
    .story = Collected plants along the river with Humboldt in 1800.
expedition-place-sa04 = Maria Sibylla Merian
    .where = Paramaribo, Suriname
    .story = Painted tropical insects from life, 1699 to 1701.
    .short = Merian
expedition-place-sa05 = Francisco de Orellana
    .where = Manaus, Amazon River
    .story = Led the first European descent of the Amazon, completed in 1542.
    .short = Orellana
expedition-place-sa06 = Hiram Bingham
    .where = Machu Picchu, Peru
    .story = Was shown the mountain city by local farmers in 1911.
expedition-place-sa07 = Percy Fawcett
    .where = Xingu, Mato Grosso
    .story = Vanished in 1925 while looking for a city he called Z.
expedition-place-sa08 = Pedro Álvares Cabral
    .where = Porto Seguro, Brazil
    .story = Reached the coast of Brazil in April 1500.
    .short = Cabral
expedition-place-sa09 = Diego de Almagro
    .where = Atacama Desert, Chile
    .story = Crossed the driest of deserts on his way back from Chile.
expedition-place-sa10 = Álvar Núñez Cabeza de Vaca
    .where = Iguazú Falls
    .story = Told of the falls after his overland march to Asunción.
    .short = Cabeza de Vaca
expedition-place-sa11 = Francis Drake
    .where = Cape Horn
    .story = Driven south by storms in 1578, he told of open sea beyond the last islands.
expedition-place-sa12 = Otto Nordenskjöld
    .where = Snow Hill Island, Antarctica
    .story = Wintered in a hut here while the ice took his ship.

## Africa

expedition-place-af01 = Leo Africanus
    .where = Fez, Morocco
    .story = Scholar of Fez who described Africa for Europe.
expedition-place-af02 = Eratosthenes
    .where = Alexandria, Egypt
    .story = Measured the Earth with a well and a shadow.
expedition-place-af03 = Giovanni Belzoni
    .where = Abu Simbel, Egypt
    .story = Dug the entrance of the great temple free of sand in 1817.
expedition-place-af04 = Timbuktu
    .where = Niger bend, Mali
    .story = René Caillié came in disguise in 1828 and lived to tell of it.
expedition-place-af05 = Heinrich Barth
    .where = Agadez, Niger
    .story = Travelled through the Sahara and the Sahel for five years from 1850.
expedition-place-af06 = Alvise Cadamosto
    .where = Cape Verde Islands
    .story = The Venetian told of sighting these islands in 1456.
expedition-place-af07 = James Bruce
    .where = Lake Tana, Ethiopia
    .story = Stood at the springs of the Blue Nile, south of the lake, in 1770.
expedition-place-af08 = John Hanning Speke
    .where = Lake Victoria
    .story = Saw the great lake in 1858 and guessed that it fed the Nile.
expedition-place-af09 = David Livingstone
    .where = Victoria Falls
    .story = Saw the smoke that thunders in 1855.
expedition-place-af10 = Henry Morton Stanley
    .where = Boma, Congo River
    .story = Arrived here exhausted in 1877 after crossing Africa.
    .short = Stanley
expedition-place-af11 = Bartolomeu Dias
    .where = Cape of Good Hope
    .story = Rounded the Cape in a storm in 1488.
expedition-place-af12 = Alfred Grandidier
    .where = Madagascar
    .story = Crossed the island three times and mapped it.
expedition-place-af13 = Edmond Halley
    .where = Saint Helena, Atlantic Ocean
    .story = Catalogued the southern stars from here in 1677.

## Asia

expedition-place-as01 = Richard Burton
    .where = Mecca, Arabia
    .story = Entered the city disguised as a pilgrim in 1853.
expedition-place-as02 = Gertrude Bell
    .where = Baghdad, Iraq
    .story = Mapped desert routes and founded the Iraq Museum.
expedition-place-as03 = Hormuz
    .where = Persian Gulf
    .story = Island market praised by many a traveller to the East.
expedition-place-as04 = Ruy González de Clavijo
    .where = Samarkand, Uzbekistan
    .story = Castile’s envoy at the court of Timur in 1404.
    .short = Clavijo
expedition-place-as05 = Sven Hedin
    .where = Lop Nur, Tarim Basin
    .story = Worked on the riddle of the wandering lake.
expedition-place-as06 = Tenzing Norgay
    .where = Mount Everest
    .story = Stood on the summit with Edmund Hillary on 29 May 1953.
expedition-place-as07 = Calicut
    .where = Malabar Coast, India
    .story = The pepper port that drew Zheng He and Vasco da Gama.
expedition-place-as08 = Siem Reap
    .where = Cambodia
    .story = Henri Mouhot’s notebooks of 1860 made nearby Angkor famous in Europe.
expedition-place-as09 = William of Rubruck
    .where = Karakorum, Mongolia
    .story = Friar who debated questions of faith at the Great Khan’s court in 1254.
expedition-place-as10 = Nanjing
    .where = Yangtze River, China
    .story = Its yards built ships for the treasure fleets of the Ming.
expedition-place-as11 = Engelbert Kaempfer
    .where = Nagasaki, Japan
    .story = Studied a closed country from Dejima, 1690 to 1692.
expedition-place-as12 = Yermak Timofeyevich
    .where = Tobolsk, Siberia
    .story = Cossack whose campaign of 1582 opened Siberia to Russia.
    .short = Yermak
expedition-place-as13 = Adolf Erik Nordenskiöld
    .where = Cape Chelyuskin, Arctic Ocean
    .story = Passed Asia’s northern tip in the Vega in 1878.
    .short = Nordenskiöld
expedition-place-as14 = Stepan Krasheninnikov
    .where = Kamchatka, Russia
    .story = Explored the peninsula for four years from 1737.
    .short = Krasheninnikov
expedition-place-as15 = Semyon Dezhnev
    .where = Cape Dezhnev, Bering Strait
    .story = Sailed around Asia’s eastern corner in 1648.
expedition-place-as16 = Alfred Russel Wallace
    .where = Ternate, Moluccas
    .story = Posted his letter on natural selection from here in 1858.
    .short = Wallace

## South Pacific and Australia

expedition-place-sp01 = Oceania
    .where = Caroline Islands, Micronesia
    .story = Home waters of Mau Piailug, who crossed the ocean by star and swell.
expedition-place-sp02 = Abel Tasman
    .where = Golden Bay, New Zealand
    .story = Anchored here in December 1642; a clash with the Māori drove him off.
expedition-place-sp03 = Burke and Wills
    .where = Cooper Creek, Australia
    .story = Came back to an empty depot in April 1861.
expedition-place-sp04 = James Cook
    .where = Botany Bay, Australia
    .story = Anchored the Endeavour here in April 1770.
expedition-place-sp05 = Willem Janszoon
    .where = Cape York Peninsula, Australia
    .story = Made the first recorded European landing in Australia in 1606.
expedition-place-sp06 = Dirk Hartog
    .where = Dirk Hartog Island, Australia
    .story = Left a pewter plate on a post in 1616.
expedition-place-sp07 = Tupaia
    .where = Tahiti
    .story = Priest and navigator who drew Cook a map of the ocean.
expedition-place-sp08 = Jacob Roggeveen
    .where = Easter Island
    .story = Met the stone giants on Easter Sunday 1722.
expedition-place-sp09 = Kealakekua Bay
    .where = Hawaii
    .story = Where Cook was killed in February 1779.
expedition-place-sp10 = Pedro Fernandes de Queirós
    .where = Espiritu Santo, Vanuatu
    .story = Took the island for the southern continent in 1606.
    .short = Queirós
expedition-place-sp11 = Robert Falcon Scott
    .where = Ross Island, Antarctica
    .story = Built huts here for both his southern expeditions.
    .short = Scott
expedition-place-sp12 = Yves-Joseph de Kerguelen
    .where = Kerguelen Islands, Indian Ocean
    .story = Told France of a rich southern land in 1772; it was bare and stormy.
    .short = Kerguelen

## Green dots

expedition-place-g01 = Western Approaches
expedition-place-g02 = North Atlantic
expedition-place-g03 = Sargasso Sea
expedition-place-g04 = Gulf of Guinea
expedition-place-g05 = Tristan da Cunha
expedition-place-g06 = Great Slave Lake
expedition-place-g07 = Baffin Bay
expedition-place-g08 = California Current
expedition-place-g09 = Revillagigedo Islands
expedition-place-g10 = Patagonian Steppe
expedition-place-g11 = Congo Basin
expedition-place-g12 = Kalahari Desert
expedition-place-g13 = Gulf of Aden
expedition-place-g14 = Kara Sea
expedition-place-g15 = Lena River
expedition-place-g16 = Bay of Bengal
expedition-place-g17 = Bismarck Sea
expedition-place-g18 = Southeast Indian Ocean
expedition-place-g19 = North Pacific
expedition-place-g20 = Equatorial Pacific
expedition-place-g21 = Roaring Forties

## Red dots

expedition-place-r01 = Azores
expedition-place-r02 = Greenland Sea
expedition-place-r03 = Mid-Atlantic Ridge
expedition-place-r04 = Argentine Basin
expedition-place-r05 = Weddell Sea
expedition-place-r06 = Great Lakes
expedition-place-r07 = Beaufort Sea
expedition-place-r08 = Gulf of Mexico
expedition-place-r09 = Caribbean Sea
expedition-place-r10 = Peru Basin
expedition-place-r11 = Bellingshausen Sea
expedition-place-r12 = Tanezrouft, Sahara
expedition-place-r13 = Mozambique Channel
expedition-place-r14 = Kazakh Steppe
expedition-place-r15 = Yenisei River
expedition-place-r16 = Yunnan, China
expedition-place-r17 = Philippine Sea
expedition-place-r18 = Central Indian Ocean
expedition-place-r19 = Southern Ocean

## Red half-dots, each pair one space

expedition-place-w01 = North Pacific passage
expedition-place-w02 = Central Pacific passage
expedition-place-w03 = South Pacific passage

## Explorer cards

expedition-card-x1 = Ibn Battuta
    .title = The Long Road
    .text = At the end of the game: cards scored in 5 regions give 2 points, in all 6 regions 4 points.
expedition-card-x2 = Alexander von Humboldt
    .title = New World, New Science
    .text = At the end of the game: 1 point for each card you scored in North or South America, at most 3.
expedition-card-x3 = Roald Amundsen
    .title = The Ends of the Earth
    .text = At the end of the game: 2 points for each card with a snowflake you scored, at most 4.
expedition-card-x4 = Ferdinand Magellan
    .title = Around the World
    .text = At the end of the game: if 1, 2 or 3 expeditions have an arrow at a half-dot on the map’s edge, you get 1, 2 or 4 points.
expedition-card-x5 = Sacagawea
    .title = Provisions Kept
    .text = At the end of the game: 1 point for each ticket you still have, at most 3.
expedition-card-x6 = Mary Kingsley
    .title = A Promise Kept
    .text = At the end of the game: 1 point if you scored 3 of your important destinations, 3 points if you scored all 4.
expedition-card-x7 = Zheng He
    .title = Treasure Fleet
    .text = At the end of the game: 1 point for each public or secret destination you scored, at most 3.

## Event cards

expedition-card-v01 = Fair Winds
    .text = At once: lay up to two arrows, on two different expeditions. With new rule 2 they may not end on red dots.
expedition-card-v02 = Royal Patron
    .text = At once: take 2 tickets from the supply.
expedition-card-v03 = Chart Room
    .text = At once: look at the top three cards of the deck. You may swap one of them with a card from your hand. Put the cards left over under the deck in any order.
expedition-card-v04 = New Commission
    .text = At once: put up to three face-up public destinations under the deck and replace them from the top.
expedition-card-v05 = Change of Plans
    .text = At once: you may move one of your tokens on the map to the location of another card in your hand, by the rules of the set-up. No arrow may touch that location.
expedition-card-v06 = Friendly Port
    .text = Keep. Right after an arrow of yours that ends on a location: you have a bonus as on a green dot.
expedition-card-v07 = Lost Bearings
    .text = Keep. In your turn: remove the last arrow of any expedition, without a ticket.
expedition-card-v08 = Letters of Credit
    .text = Keep. In your turn: you may spend three tickets this turn instead of two.
expedition-card-v09 = Belated Report
    .text = Keep. In your turn: score a face-up public destination that an arrow on the map already touches, for 1 point.
expedition-card-v10 = Sealed Orders
    .text = Keep to the end of the game: ignore up to 2 penalty points for cards in your hand and tokens on the map.
