## The game

exploriana-name = Exploriana
exploriana-tagline = Ancora una carta, o a casa in tempo?
exploriana-about = Recluta specialisti, manda le tue pedine in Sudamerica, in Africa e in Estremo Oriente e gira carte finché ne hai il coraggio. Tre pericoli di troppo e la pedina è dispersa; fermati in tempo e i ritrovamenti sono tuoi.

## Regions, hazards, types

exploriana-region-sa = Sudamerica
exploriana-region-af = Africa
exploriana-region-fe = Estremo Oriente

exploriana-relic-sa = Statua di giada
exploriana-relic-af = Elefante d’oro
exploriana-relic-fe = Buddha di rubino

exploriana-hazard-none = nessun pericolo
exploriana-hazard-wrong-turn = strada sbagliata
exploriana-hazard-animal-attack = attacco di animali
exploriana-hazard-rockfall = frana

exploriana-type-animal = animale
exploriana-type-location = luogo
exploriana-type-map = mappa
exploriana-type-orchid = orchidea
exploriana-type-treasure = tesoro

exploriana-list = { $some }, { $more }
exploriana-taken-animal = { $count ->
    [one] 1 animale
   *[other] { $count } animali
}
exploriana-taken-location = { $count ->
    [one] un luogo
   *[other] { $count } luoghi
}
exploriana-taken-map = { $count ->
    [one] una mappa
   *[other] { $count } mappe
}
exploriana-taken-orchid = { $count ->
    [one] un’orchidea
   *[other] { $count } orchidee
}
exploriana-taken-treasure = { $count ->
    [one] un tesoro
   *[other] { $count } tesori
}

## Discovery cards

exploriana-card-sa-o1 = Orchidea Cattleya I
exploriana-card-sa-o2 = Orchidea Cattleya II
exploriana-card-sa-o3 = Orchidea Cattleya III
exploriana-card-sa-m1 = Carta fluviale
exploriana-card-sa-m2 = Rilievo delle Ande
exploriana-card-sa-m3 = Carta costiera
exploriana-card-sa-l1 = Cascate tonanti
exploriana-card-sa-l2 = Città fra le nuvole
exploriana-card-sa-l3 = Distesa di sale
exploriana-card-sa-t1 = Idolo d’oro
exploriana-card-sa-t2 = Maschera di smeraldo
exploriana-card-sa-t3 = Bottino d’argento
exploriana-card-sa-t4 = Perle di giada
exploriana-card-sa-a01 = Capibara
exploriana-card-sa-a02 = Tucano
exploriana-card-sa-a03 = Armadillo
exploriana-card-sa-a04 = Scimmia urlatrice
exploriana-card-sa-a05 = Ara scarlatta
exploriana-card-sa-a06 = Rana freccia
exploriana-card-sa-a07 = Condor
exploriana-card-sa-a08 = Formichiere gigante
exploriana-card-sa-a09 = Caimano
exploriana-card-sa-a10 = Giaguaro
exploriana-card-sa-a11 = Anaconda
exploriana-card-af-o1 = Orchidea cometa I
exploriana-card-af-o2 = Orchidea cometa II
exploriana-card-af-o3 = Orchidea cometa III
exploriana-card-af-m1 = Carta del delta
exploriana-card-af-m2 = Rilievo della savana
exploriana-card-af-m3 = Rilievo della Rift Valley
exploriana-card-af-l1 = Fumo che tuona
exploriana-card-af-l2 = Oasi nascosta
exploriana-card-af-l3 = Lago nel cratere
exploriana-card-af-t1 = Anello del faraone
exploriana-card-af-t2 = Scrigno d’avorio
exploriana-card-af-t3 = Oro della carovana
exploriana-card-af-a01 = Suricato
exploriana-card-af-a02 = Zebra
exploriana-card-af-a03 = Ocapi
exploriana-card-af-a04 = Giraffa
exploriana-card-af-a05 = Fenicottero
exploriana-card-af-a06 = Bertuccia
exploriana-card-af-a07 = Leone
exploriana-card-af-a08 = Coccodrillo
exploriana-card-af-a09 = Elefante
exploriana-card-fe-o1 = Orchidea Vanda I
exploriana-card-fe-o2 = Orchidea Vanda II
exploriana-card-fe-o3 = Orchidea Vanda III
exploriana-card-fe-m1 = Carta dell’arcipelago
exploriana-card-fe-m2 = Rilievo dell’Himalaya
exploriana-card-fe-m3 = Carta della Via della seta
exploriana-card-fe-l1 = Tempio nella giungla
exploriana-card-fe-l2 = Monastero sulla rupe
exploriana-card-fe-l3 = Gola delle nebbie
exploriana-card-fe-t1 = Corona di rubini
exploriana-card-fe-t2 = Cofanetto di perle
exploriana-card-fe-a01 = Panda rosso
exploriana-card-fe-a02 = Gru
exploriana-card-fe-a03 = Cobra
exploriana-card-fe-a04 = Macaco giapponese
exploriana-card-fe-a05 = Panda gigante
exploriana-card-fe-a06 = Leopardo delle nevi
exploriana-card-fe-a07 = Tigre

## Explorer cards

exploriana-explorer-biologist = Biologa
    .help = Metti scoperto nella fila un animale di questa regione, preso dalla tua collezione. Il suo pericolo conta subito; puoi riprenderlo.
exploriana-explorer-detective = Detective
    .help = Metti qui un disperso, guarda tutti quelli di questa regione e riordinali.
exploriana-explorer-entrepreneur = Imprenditrice
    .help = Pesca due missioni e tienine una.
exploriana-explorer-geographer = Geografo
    .help = Guarda le prime due carte del mazzo; una va in fondo.
exploriana-explorer-medic = Medico
    .help = Gira una carta, ignora il suo pericolo, poi fermati e fai le tue prese.
exploriana-explorer-navigator = Navigatrice
    .help = Se la tua pedina dovesse perdersi, non si perde. L’ultima carta torna nel mazzo e tu continui.
exploriana-explorer-pathfinder = Apripista
    .help = Mescola nel mazzo quante carte scoperte di questa regione vuoi.
exploriana-explorer-philanthropist = Filantropo
    .help = Salva un disperso per monete e fama, non solo per una delle due.
exploriana-explorer-photographer = Fotografa
    .help = Fermati e fai due prese, qualunque sia il numero di carte.
exploriana-explorer-researcher = Ricercatore
    .help = Guarda le prime tre carte del mazzo e rimettile nell’ordine che vuoi.
exploriana-explorer-scholar = Erudita
    .help = Guarda tutto il mazzo e prendi una carta a tua scelta; il tuo turno finisce senza prese.
exploriana-explorer-scout = Ricognitore
    .help = Guarda la prima carta del mazzo; puoi metterla in fondo.

## Missions

exploriana-mission-m01 = Squadra di soccorso
    .help = Salva tre dispersi.
exploriana-mission-m02 = Serraglio
    .help = Raccogli otto animali.
exploriana-mission-m03 = Camera delle meraviglie
    .help = Raccogli sei carte che non sono animali.
exploriana-mission-m04 = Grand Tour
    .help = Raccogli un luogo di ogni regione.
exploriana-mission-m05 = Segnato con una croce
    .help = Raccogli una mappa di ogni regione, o un tesoro di ognuna se il tavolo gioca così.
exploriana-mission-m06 = Mazzo di fiori
    .help = Raccogli un’orchidea di ogni regione.
exploriana-mission-m07 = Su due fronti
    .help = Raccogli quattro carte in ciascuna di due regioni.
exploriana-mission-m08 = Sull’orlo del baratro
    .help = Abbi quattro pericoli non coperti dove esplora la tua pedina, senza che sia dispersa.
exploriana-mission-m09 = Sulla bocca di tutti
    .help = Guadagna nove punti fama in un round.
exploriana-mission-m10 = Borsa piena
    .help = Possiedi quattordici monete.
exploriana-mission-m11 = La strada più lunga
    .help = Raccogli quattro carte con strada sbagliata.
exploriana-mission-m12 = Morsi e graffi
    .help = Raccogli quattro carte con attacco di animali.
exploriana-mission-m13 = Caduta massi
    .help = Raccogli quattro carte con frana.
exploriana-mission-m14 = Sano e salvo
    .help = Raccogli cinque carte senza pericolo.
exploriana-mission-m15 = Un po’ di tutto
    .help = Raccogli quattro dei cinque tipi.

## Parts of the game

exploriana-stage-setup = Preparazione
exploriana-stage-draft = Scelta delle carte
exploriana-stage-recruit = Reclutare
exploriana-stage-send = Inviare
exploriana-stage-explore = Esplorare
exploriana-stage-over = Fine della partita

## Actions, as a button says them

exploriana-action-explore = Esplora
exploriana-action-stop = Fermati
exploriana-action-lost = Accetta la perdita
exploriana-action-done = Fatto
exploriana-action-leave = Lasciala in cima
exploriana-action-guide = Guida su: { $card }
exploriana-action-use = Usa: { $explorer }
exploriana-action-release = Libera: { $card }
exploriana-action-pick = Prendi: { $card }
exploriana-action-animals = Prendi tutti gli animali
exploriana-action-rescue-coins = Salva per monete
exploriana-action-rescue-renown = Salva per fama
exploriana-action-rescue-both = Salva per entrambe, con il Filantropo
exploriana-action-return = Rimescola: { $card }
exploriana-action-bottom = In fondo: { $card }
exploriana-action-top = In cima: { $card }
exploriana-action-discard = Togli: { $card }
exploriana-action-order = Poi il segnalino { $number }
exploriana-action-keep = Tieni «{ $mission }»
exploriana-action-recruit = Recluta: { $explorer }
exploriana-action-draft = Scegli: { $explorer }
exploriana-action-send = Pedina in { $region }
exploriana-action-rival = Rivale in { $region }
exploriana-action-flip = Compi «{ $mission }»
exploriana-action-relic = Prendi la reliquia: { $relic }
exploriana-action-first = Inizia { $seat }
exploriana-action-reveal = Carta: { $card }
exploriana-action-look = Guardata: { $card }
exploriana-action-hide = Nella riserva: { $card }
exploriana-action-row = Nuovo nell’offerta: { $explorer }
exploriana-action-deal = Distribuito: { $explorer }
exploriana-action-mission = Missione: { $mission }
exploriana-action-token = Segnalino di valore { $value }
exploriana-action-society = La Società va in { $region }
exploriana-closing = Conferma
exploriana-closing-turn = Finisci il turno in { $region }

## What an action brings

exploriana-gives-risk = { $percent ->
    [0] nessun rischio
   *[other] rischio { $percent }%
}
exploriana-gives-reserve = { $percent ->
    [0] intacca la riserva: ultimo round; nessun rischio
   *[other] intacca la riserva: ultimo round; rischio { $percent }%
}
exploriana-gives-guide = { $coins ->
    [one] costa 1 moneta
   *[other] costa { $coins } monete
}; { $percent ->
    [0] poi nessun rischio
   *[other] poi rischio { $percent }%
}
exploriana-gives-cost = { $coins ->
    [one] costa 1 moneta
   *[other] costa { $coins } monete
}
exploriana-gives-recruit = { $cost ->
    [one] 1 moneta per usarla
   *[other] { $cost } monete per usarla
}{ $coins ->
    [0] {""}
    [one] ; 1 moneta sopra
   *[other] ; { $coins } monete sopra
}
exploriana-gives-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
exploriana-gives-less = { $points ->
    [one] 1 punto in meno
   *[other] { $points } punti in meno
}
exploriana-gives-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
exploriana-gives-renown = fama +{ $renown }

## What the table waits for

exploriana-prompt-over = La partita è finita.
exploriana-prompt-chance = Un momento: decide il caso.
exploriana-prompt-wait = In attesa di { $seats }.
exploriana-prompt-draft = Scegli una carta esploratore; le altre passano a sinistra.
exploriana-prompt-recruit = Recluta una carta esploratore dall’offerta.
exploriana-prompt-send = { $pawns ->
    [one] Manda la tua ultima pedina in una regione.
   *[other] Manda una pedina in una regione; ne hai { $pawns }.
}
exploriana-prompt-send-any = Manda una tua pedina o il tuo rivale in una regione.
exploriana-prompt-send-rival = Manda il tuo rivale in una regione; deve andare prima della tua ultima pedina.
exploriana-prompt-action = La tua pedina in { $region }: esplora, fermati o usa ciò che hai.
exploriana-prompt-action-reserve = La tua pedina in { $region }: il mazzo è vuoto. Un’altra carta intacca la riserva, e questo sarà l’ultimo round.
exploriana-prompt-action-empty = La tua pedina in { $region }: non c’è più nessuna carta da girare.
exploriana-prompt-pick = { $picks ->
    [one] Fai una presa in { $region }.
   *[other] Fai { $picks } prese in { $region }.
}
exploriana-prompt-navigate = La tua pedina sta per perdersi: usi una Navigatrice?
exploriana-prompt-scout = Lasciare la carta in cima o metterla in fondo?
exploriana-prompt-geographer = Quale delle due carte va in fondo?
exploriana-prompt-researcher = Quale carta sarà la prossima in cima?
exploriana-prompt-scholar = Prendi una carta qualsiasi del mazzo.
exploriana-prompt-detective = Quale segnalino va sul prossimo spazio, dall’alto in basso?
exploriana-prompt-entrepreneur = Quale missione tieni?
exploriana-prompt-pathfinder = Rimescola quante carte vuoi.
exploriana-prompt-discard = Il tuo rivale toglie una carta: quale?
exploriana-prompt-claim = Compi missioni, prendi reliquie o vai avanti.

## What happened

exploriana-event-first = Inizia { $seat }.
exploriana-event-mission-dealt = La tua missione: { $mission }.
exploriana-event-round = Inizia il round { $round }.
exploriana-event-pack = Nel tuo primo pacchetto: { $explorer }.
exploriana-event-drafted = { $seat } sceglie: { $explorer }.
exploriana-event-passed = { $left ->
    [one] I pacchetti passano a sinistra, 1 carta ciascuno.
   *[other] I pacchetti passano a sinistra, { $left } carte ciascuno.
}
exploriana-event-row = Nuovo nell’offerta: { $explorer }.
exploriana-event-dealt = { $seat } riceve: { $explorer }.
exploriana-event-recruited = { $coins ->
    [0] { $seat } recluta: { $explorer }.
    [one] { $seat } recluta: { $explorer }, con 1 moneta sopra.
   *[other] { $seat } recluta: { $explorer }, con { $coins } monete sopra.
}
exploriana-event-society-recruited = La Società toglie: { $explorer }.
exploriana-event-coin = { $coins ->
    [one] { $explorer }: 1 moneta sopra.
   *[other] { $explorer }: { $coins } monete sopra.
}
exploriana-event-sent = { $seat } manda una pedina in { $region }.
exploriana-event-rival-sent = { $seat } manda un rivale in { $region }.
exploriana-event-society-sent = La Società manda una pedina in { $region }.
exploriana-event-turn = { $seat } esplora in { $region }.
exploriana-event-rival-turn = Il rivale di { $seat } esplora in { $region }.
exploriana-event-society-turn = La Società esplora in { $region }.
exploriana-event-card = { $card } in { $region }: { $hazard }.
exploriana-event-reserve = In { $region } si intacca la riserva: questo è l’ultimo round.
exploriana-event-guide = { $seat } ingaggia la guida: { $card }.
exploriana-event-stopped = { $picks ->
    [one] { $seat } si ferma e ha 1 presa.
   *[other] { $seat } si ferma e ha { $picks } prese.
}
exploriana-event-lost = { $seat } si perde in { $region }!
exploriana-event-rival-lost = Il rivale di { $seat } si perde in { $region }!
exploriana-event-society-lost = Una pedina della Società si perde in { $region }!
exploriana-event-unknown-lost = Un esploratore sconosciuto si perde in { $region }.
exploriana-event-removed = Tolta dal mazzo in { $region }: { $card }.
exploriana-event-discarded = Il rivale di { $seat } toglie: { $card }.
exploriana-event-taken = { $seat } prende { $what }{ $coins ->
        [0] {""}
        [one] , 1 moneta
       *[other] , { $coins } monete
    }{ $renown ->
        [0] {""}
       *[other] , fama +{ $renown }
    }.
exploriana-event-rescued = { $seat } salva un disperso in { $region }{ $coins ->
        [0] {""}
        [one] , 1 moneta
       *[other] , { $coins } monete
    }{ $renown ->
        [0] {""}
       *[other] , fama +{ $renown }
    }.
exploriana-event-token = Il segnalino vale { $value }.
exploriana-event-society-taken = La Società prende { $what }{ $coins ->
        [0] {""}
        [one] , 1 moneta
       *[other] , { $coins } monete
    }{ $renown ->
        [0] {""}
       *[other] , fama +{ $renown }
    }.
exploriana-event-society-rescued = La Società salva un disperso in { $region }, fama +{ $renown }.
exploriana-event-used = { $cost ->
    [one] { $seat } usa per 1 moneta: { $explorer }.
   *[other] { $seat } usa per { $cost } monete: { $explorer }.
}
exploriana-event-looked = Vedi: { $card }.
exploriana-event-under = { $seat } mette una carta in fondo al mazzo.
exploriana-event-left = { $seat } lascia la carta in cima.
exploriana-event-back = { $seat } rimette le carte in cima al mazzo.
exploriana-event-tokens = { $seat } riordina i dispersi in { $region }: { $order }.
exploriana-event-mission-drawn = Peschi la missione «{ $mission }».
exploriana-event-mission-kept = { $seat } tiene una delle due missioni.
exploriana-event-returned = { $seat } rimescola: { $card }.
exploriana-event-released = { $seat } libera: { $card }.
exploriana-event-studied = { $seat } prende una carta dal mazzo{ $coins ->
        [0] {""}
        [one] , 1 moneta
       *[other] , { $coins } monete
    }{ $renown ->
        [0] {""}
       *[other] , fama +{ $renown }
    }.
exploriana-event-studied-card = La carta che hai preso: { $card }.
exploriana-event-mission-done = { $seat } compie «{ $mission }».
exploriana-event-relic = { $seat } prende una reliquia: { $relic }. Carte mostrate: { $cards }.
exploriana-event-rival-renown = La fama del rivale è { $renown }.
exploriana-event-end = { $points ->
    [one] { $seat } termina con 1 punto, al { $rank }º posto.
   *[other] { $seat } termina con { $points } punti, al { $rank }º posto.
}
exploriana-event-society-end = { $points ->
    [one] La Società termina con 1 punto.
   *[other] La Società termina con { $points } punti.
}

## Refused actions

exploriana-refuse-unknown = In questo gioco quest’azione non esiste.
exploriana-refuse-chance-decides = Lo decide il caso, non tu.
exploriana-refuse-chance-other = Ora il caso deve decidere altro.
exploriana-refuse-no-relics = In questa partita non ci sono reliquie.
exploriana-refuse-relic-automatic = Le reliquie arrivano da sé appena hai i tipi.
exploriana-refuse-relic-types = La tua collezione non ha abbastanza tipi di questa regione.
exploriana-refuse-relic-gone = Questa reliquia è già presa.
exploriana-refuse-mission-automatic = Le missioni si compiono da sé appena sono soddisfatte.
exploriana-refuse-mission-done = Hai già compiuto questa missione.
exploriana-refuse-mission-open = Ora questa missione non è soddisfatta.
exploriana-refuse-mission-not-yours = Non hai questa missione.
exploriana-refuse-no-row = Non c’è offerta quando le carte esploratore si scelgono prima della partita.
exploriana-refuse-not-in-row = Questa carta non è nell’offerta.
exploriana-refuse-recruit-later = Non è il momento di reclutare.
exploriana-refuse-not-in-pack = Questa carta non è nel tuo pacchetto.
exploriana-refuse-draft-later = Non è il momento di scegliere una carta esploratore.
exploriana-refuse-no-rivals = I rivali ci sono solo in due.
exploriana-refuse-send-later = Non è il momento di mandare pedine.
exploriana-refuse-region-full = Tutti gli spazi sono occupati: { $region }.
exploriana-refuse-rival-placed = Hai già messo il tuo rivale.
exploriana-refuse-rival-first = Il tuo rivale va messo prima della tua ultima pedina.
exploriana-refuse-no-pawn = Non hai più pedine da mandare.
exploriana-refuse-not-face-up = Questa carta non è scoperta qui.
exploriana-refuse-return-later = Solo un Apripista rimescola carte.
exploriana-refuse-return-one = Almeno una carta deve tornare nel mazzo.
exploriana-refuse-not-looked-at = Non è una delle carte che stai guardando.
exploriana-refuse-look-later = Ora non stai guardando nel mazzo.
exploriana-refuse-discard-later = Solo un rivale toglie una carta.
exploriana-refuse-no-token-there = Questo segnalino è già messo, oppure non c’è.
exploriana-refuse-order-later = Solo un Detective riordina i segnalini.
exploriana-refuse-mission-not-drawn = Non hai pescato questa missione.
exploriana-refuse-keep-later = Solo un’Imprenditrice sceglie una missione.
exploriana-refuse-not-in-deck = Questa carta non è nel mazzo.
exploriana-refuse-stop-first = Prima fermati, poi fai le tue prese.
exploriana-refuse-pick-later = Non è il momento di fare una presa.
exploriana-refuse-animals-together = Gli animali si prendono tutti insieme.
exploriana-refuse-no-animals = Qui non c’è nessun animale scoperto.
exploriana-refuse-one-rescue = Puoi salvare un solo disperso per turno.
exploriana-refuse-nobody-lost = In questa regione non c’è nessun disperso.
exploriana-refuse-no-philanthropist = Solo un Filantropo dà entrambe.
exploriana-refuse-cost = { $coins ->
    [one] Costa 1 moneta.
   *[other] Costa { $coins } monete.
}
exploriana-refuse-not-lost = La tua pedina non sta per perdersi.
exploriana-refuse-lost-set = Si vede un disastro: ora aiuta solo una Navigatrice.
exploriana-refuse-nothing-to-finish = Ora non c’è niente da finire.
exploriana-refuse-picks-now = Ti sei fermato: fai le tue prese.
exploriana-refuse-action-later = Non è il momento per un’azione del genere.
exploriana-refuse-no-card = Nel mazzo e nella riserva di questa regione non ci sono più carte.
exploriana-refuse-guide-used = In questo round la tua guida è già usata.
exploriana-refuse-guide-cost = { $coins ->
    [one] La guida costa 1 moneta.
   *[other] La guida costa { $coins } monete.
}
exploriana-refuse-no-hazard = Questa carta non mostra pericoli.
exploriana-refuse-not-in-hand = Non hai questa carta: { $explorer }.
exploriana-refuse-navigator-later = Una Navigatrice aiuta solo nel momento in cui la tua pedina sarebbe dispersa.
exploriana-refuse-philanthropist-later = Un Filantropo si usa con un salvataggio.
exploriana-refuse-name-animal = Indica l’animale di questa regione che metti nella fila, se ne hai uno.
exploriana-refuse-no-tokens = Qui non ci sarebbe nessun segnalino da guardare.
exploriana-refuse-nothing-to-return = Qui non c’è nessuna carta scoperta.
exploriana-refuse-not-animal = Si possono rimettere solo animali.
exploriana-refuse-other-region = L’animale è di un’altra regione.
exploriana-refuse-not-collected = Questo animale non è nella tua collezione.

## Score sheet

exploriana-line-renown = Fama
exploriana-line-tokens = Dispersi
exploriana-line-coins = Monete
exploriana-line-missions = Missioni
exploriana-line-animals = Animali
exploriana-line-locations = Luoghi
exploriana-line-treasures = Tesori
exploriana-line-maps = Mappe
exploriana-line-orchids = Orchidee
exploriana-line-relics = Reliquie
exploriana-line-society = Punti in più della Società

exploriana-title-won = Batti la Società, che ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
exploriana-title-draw = Pareggio con la Società a { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
exploriana-title-beaten = Vince la Società con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

## Options

exploriana-option-relics = Reliquie
    .help = Sì: ogni regione ha una reliquia per la prima persona con abbastanza tipi diversi delle sue carte.
exploriana-option-relics-true = Sì
exploriana-option-relics-false = No
exploriana-option-draft = Scelta prima della partita
    .help = Sì: tutte le carte esploratore si scelgono una volta sola prima della partita e restano coperte; no: ne recluti una a ogni round.
exploriana-option-draft-true = Sì
exploriana-option-draft-false = No
exploriana-option-first_game_deal = Distribuzione nel round 1
    .help = Sì: nel primo round ognuno riceve una carta esploratore, visibile a tutti; no: si sceglie dall’offerta.
exploriana-option-first_game_deal-true = Sì
exploriana-option-first_game_deal-false = No
exploriana-option-mission_reveal = Missioni
    .help = Da sé: compiute al primo momento possibile; a mano: decidi tu quando, e puoi dimenticartene.
exploriana-option-mission_reveal-auto = Da sé
exploriana-option-mission_reveal-manual = A mano
exploriana-option-table_memory = Memoria
    .help = Sì: le collezioni sono coperte e devi ricordare che cosa hanno preso gli altri; no: il tavolo continua a mostrarlo. I bot ricordano sempre.
exploriana-option-table_memory-true = Sì
exploriana-option-table_memory-false = No
exploriana-option-society = La Società
    .help = L’avversario del gioco in solitario, di nostra invenzione: più pedine e punti in più la rendono più forte.
exploriana-option-society-novice = Principiante
exploriana-option-society-standard = Normale
exploriana-option-society-expert = Esperto
exploriana-option-society-legend = Leggenda
exploriana-option-first_player = Chi inizia
    .help = Chi all’inizio è primo nell’ordine di fama.
exploriana-option-first_player-random = A caso
exploriana-option-first_player-0 = Giocatore 1
exploriana-option-first_player-1 = Giocatore 2
exploriana-option-first_player-2 = Giocatore 3
exploriana-option-first_player-3 = Giocatore 4
exploriana-option-first_player-4 = Giocatore 5
exploriana-option-x_marks = Segnato con una croce
    .help = Che cosa chiede questa missione da ogni regione; il regolamento non lo dice.
exploriana-option-x_marks-map = Mappe
exploriana-option-x_marks-treasure = Tesori
exploriana-option-rival_final_bonus = Ultima fama del rivale
    .help = In due. Sì: il rivale guadagna fama anche dopo l’ultimo round; no: solo se la partita continua.
exploriana-option-rival_final_bonus-true = Sì
exploriana-option-rival_final_bonus-false = No
exploriana-option-detective_overflow = Detective senza segnalino
    .help = Che cosa succede se un Detective non può mettere un segnalino: niente, oppure si toglie la prima carta del mazzo.
exploriana-option-detective_overflow-skip = Niente
exploriana-option-detective_overflow-remove = Si toglie una carta
exploriana-option-edge_when_lost = Sull’orlo del baratro, anche dispersa
    .help = Sì: per questa missione contano i pericoli nel momento della perdita; no: la pedina non dev’essere dispersa.
exploriana-option-edge_when_lost-true = Sì
exploriana-option-edge_when_lost-false = No

exploriana-preset-first = Prima partita
    .help = Le prime carte esploratore vengono distribuite, e il tavolo ti aiuta a ricordare.
exploriana-preset-relics = Con le reliquie
    .help = Il gioco consueto con tre reliquie.
exploriana-preset-draft = Scelta e reliquie
    .help = Per chi conosce le carte esploratore.
exploriana-preset-solo = In solitario
    .help = Tu contro la Società, il nostro gioco in solitario.
