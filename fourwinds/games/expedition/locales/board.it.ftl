## The map

expedition-board-map = Mappa del mondo
expedition-board-mini = Il mondo in piccolo: sposta la vista
expedition-board-names = Nomi di tutti i luoghi
expedition-board-farther = Allontana
expedition-board-nearer = Avvicina
expedition-board-world = Tutto il mondo
expedition-board-go = Vai a
expedition-board-go-head = { $colour }: { $place }
expedition-board-key-green = una freccia in più
expedition-board-key-red = un biglietto
expedition-board-close = Chiudi

## A space, in its note and as a screen reader says it

expedition-board-space = { $name }: { $what }
expedition-board-kind-start = partenza di tutte le spedizioni
expedition-board-kind-green = punto verde: una freccia in più
expedition-board-kind-red = punto rosso: un biglietto
expedition-board-kind-edge = punto rosso ai due bordi della mappa: un biglietto
expedition-board-head = { $count ->
    [one] { $colours } è qui
   *[other] { $colours } sono qui
}
expedition-board-passed = { $count ->
    [one] { $colours } è già passata di qui
   *[other] { $colours } sono già passate di qui
}
expedition-board-in-hand = { $points ->
    [one] nella tua mano, vale 1 punto
   *[other] nella tua mano, vale { $points } punti
}
expedition-board-in-hand-held = { $points ->
    [one] nella tua mano, trattenuta, vale 1 punto
   *[other] nella tua mano, trattenuta, vale { $points } punti
}
expedition-board-open-here = meta pubblica: 1 punto a chi arriva
expedition-board-token = meta importante di { $name }
expedition-board-reach = { $colour } { $arrows ->
    [one] a 1 freccia
   *[other] a { $arrows } frecce
}
expedition-board-no-way = nessuna spedizione può arrivare qui
expedition-board-way = { $arrow }: { $gain }
expedition-board-may = puoi piazzare: { $what }
expedition-board-may-token = puoi scegliere questo luogo

## The expeditions

expedition-board-expeditions = Spedizioni
expedition-board-at = { $place }
expedition-board-left = { $count ->
    [one] { $count } rimasta
   *[other] { $count } rimaste
}
expedition-board-ways = { $count ->
    [one] 1 strada
   *[other] { $count } strade
}

## The own cards

expedition-board-hand = La tua mano
expedition-board-hand-about = frecce necessarie per ogni spedizione
expedition-board-no-cards = Nessuna carta rimasta
expedition-board-worth = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
expedition-board-travelled = già raggiunta
expedition-board-hold = Trattieni { $name }
expedition-board-held = trattenuta
expedition-board-last-card = Trattieni l’ultima carta
expedition-board-last-card-about = Finché è attivo, la tua ultima carta non fa punti e non fa finire la partita.
expedition-board-drawn = Carte tra cui scegliere

## What is open to all

expedition-board-open = Mete pubbliche
expedition-board-open-about = 1 punto a chi arriva
expedition-board-open-count = { $count ->
    [one] 1 meta pubblica
   *[other] { $count } mete pubbliche
}
expedition-board-empty = vuoto
expedition-board-secret = Carta segreta { $slot }
expedition-board-peeked = { $name } ha sbirciato
expedition-board-market = Mercato
expedition-board-price = { $tickets ->
    [one] 1 biglietto
   *[other] { $tickets } biglietti
}
expedition-board-bought = I tuoi esploratori ed eventi

## Tickets

expedition-board-tickets = Biglietti
expedition-board-tickets-left = { $count ->
    [0] nessun altro in questo turno
    [one] ancora 1 in questo turno
   *[other] al massimo { $count } in questo turno
}
expedition-board-have-tickets = { $count ->
    [0] Non hai biglietti
    [one] Hai 1 biglietto
   *[other] Hai { $count } biglietti
}
expedition-board-add = Aggiungi una freccia
expedition-board-add-short = Aggiungi
expedition-board-remove = Togli una freccia
expedition-board-remove-short = Togli
expedition-board-remove-which = Quale spedizione torna indietro
expedition-board-exchange = Cambia una carta
expedition-board-exchange-short = Cambia
expedition-board-exchange-which = Scegli una carta della tua mano.
expedition-board-cancel = Annulla

## The players

expedition-board-players = Giocatori
expedition-board-player = Giocatore
expedition-board-you = { $name } (tu)
expedition-board-column-hand = mano
expedition-board-column-tickets = biglietti
expedition-board-column-aims = mete
expedition-board-column-points = punti
expedition-board-track = Tracciato dei punti
expedition-board-last-round = Ultimo giro
expedition-board-score-now = Se la partita finisse ora
expedition-board-total = Totale
expedition-board-area = { $count ->
    [0] Nessuna carta ancora valutata
    [one] 1 carta valutata
   *[other] { $count } carte valutate
}
expedition-board-source-hand = dalla mano
expedition-board-source-important = meta importante
expedition-board-source-public = meta pubblica
expedition-board-source-secret = meta segreta
