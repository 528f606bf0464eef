## The map

expedition-board-map = Weltkarte
expedition-board-mini = Übersicht der Welt: Ausschnitt verschieben
expedition-board-names = Namen aller Orte
expedition-board-farther = Verkleinern
expedition-board-nearer = Vergrößern
expedition-board-world = Ganze Welt
expedition-board-go = Gehe zu
expedition-board-go-head = { $colour } bei { $place }
expedition-board-key-green = ein Pfeil mehr
expedition-board-key-red = ein Ticket
expedition-board-close = Schließen

## A space, in its note and as a screen reader says it

expedition-board-space = { $name }: { $what }
expedition-board-kind-start = Start aller Expeditionen
expedition-board-kind-green = grüner Punkt: ein Pfeil mehr
expedition-board-kind-red = roter Punkt: ein Ticket
expedition-board-kind-edge = roter Punkt an beiden Kartenrändern: ein Ticket
expedition-board-head = { $count ->
    [one] { $colours } steht hier
   *[other] { $colours } stehen hier
}
expedition-board-passed = { $count ->
    [one] { $colours } war schon hier
   *[other] { $colours } waren schon hier
}
expedition-board-in-hand = { $points ->
    [one] auf deiner Hand, 1 Punkt wert
   *[other] auf deiner Hand, { $points } Punkte wert
}
expedition-board-in-hand-held = { $points ->
    [one] auf deiner Hand, zurückgehalten, 1 Punkt wert
   *[other] auf deiner Hand, zurückgehalten, { $points } Punkte wert
}
expedition-board-open-here = öffentliches Ziel: 1 Punkt für die Ankunft
expedition-board-token = wichtiges Ziel von { $name }
expedition-board-reach = { $colour } { $arrows ->
    [one] 1 Pfeil entfernt
   *[other] { $arrows } Pfeile entfernt
}
expedition-board-no-way = keine Expedition kommt hierher
expedition-board-way = { $arrow }: { $gain }
expedition-board-may = du darfst legen: { $what }
expedition-board-may-token = du darfst diesen Ort wählen

## The expeditions

expedition-board-expeditions = Expeditionen
expedition-board-at = bei { $place }
expedition-board-left = { $count } übrig
expedition-board-ways = { $count ->
    [one] 1 Weg weiter
   *[other] { $count } Wege weiter
}

## The own cards

expedition-board-hand = Deine Hand
expedition-board-hand-about = nötige Pfeile je Expedition
expedition-board-no-cards = Keine Karten mehr
expedition-board-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
expedition-board-travelled = bereist
expedition-board-hold = { $name } zurückhalten
expedition-board-held = zurückgehalten
expedition-board-last-card = Letzte Karte behalten
expedition-board-last-card-about = Solange dies an ist, wird deine letzte Karte nicht gewertet, und das Spiel endet nicht durch sie.
expedition-board-drawn = Karten zur Auswahl

## What is open to all

expedition-board-open = Öffentliche Ziele
expedition-board-open-about = 1 Punkt für die Ankunft
expedition-board-open-count = { $count ->
    [one] 1 öffentliches Ziel
   *[other] { $count } öffentliche Ziele
}
expedition-board-empty = leer
expedition-board-secret = Geheime Karte { $slot }
expedition-board-peeked = { $name } hat gespäht
expedition-board-market = Markt
expedition-board-price = { $tickets ->
    [one] 1 Ticket
   *[other] { $tickets } Tickets
}
expedition-board-bought = Deine Forscher und Ereignisse

## Tickets

expedition-board-tickets = Tickets
expedition-board-tickets-left = { $count ->
    [0] keins mehr in diesem Zug
    [one] noch 1 in diesem Zug
   *[other] höchstens { $count } in diesem Zug
}
expedition-board-have-tickets = { $count ->
    [0] Du hast keine Tickets
    [one] Du hast 1 Ticket
   *[other] Du hast { $count } Tickets
}
expedition-board-add = Pfeil dazulegen
expedition-board-add-short = Dazulegen
expedition-board-remove = Pfeil zurücknehmen
expedition-board-remove-short = Zurücknehmen
expedition-board-remove-which = Welche Expedition zurückgeht
expedition-board-exchange = Karte tauschen
expedition-board-exchange-short = Tauschen
expedition-board-exchange-which = Wähle eine Karte deiner Hand.
expedition-board-cancel = Abbrechen

## The players

expedition-board-players = Spieler
expedition-board-player = Spieler
expedition-board-you = { $name } (du)
expedition-board-column-hand = Hand
expedition-board-column-tickets = Tickets
expedition-board-column-aims = Ziele
expedition-board-column-points = Punkte
expedition-board-track = Punkteleiste
expedition-board-last-round = Letzte Runde
expedition-board-score-now = Wenn das Spiel jetzt endete
expedition-board-total = Summe
expedition-board-area = { $count ->
    [0] Noch kein Ort gewertet
    [one] 1 Ort gewertet
   *[other] { $count } Orte gewertet
}
expedition-board-source-hand = aus der Hand
expedition-board-source-important = wichtiges Ziel
expedition-board-source-public = öffentliches Ziel
expedition-board-source-secret = geheimes Ziel
