## The map

expedition-board-map = World map
expedition-board-mini = Overview of the world: move the view
expedition-board-names = Names of all places
expedition-board-farther = Zoom out
expedition-board-nearer = Zoom in
expedition-board-world = Whole world
expedition-board-go = Go to
expedition-board-go-head = { $colour } at { $place }
expedition-board-key-green = one more arrow
expedition-board-key-red = one ticket
expedition-board-close = Close

## A space, in its note and as a screen reader says it

expedition-board-space = { $name }: { $what }
expedition-board-kind-start = start of all expeditions
expedition-board-kind-green = green dot: one more arrow
expedition-board-kind-red = red dot: one ticket
expedition-board-kind-edge = red dot at both edges of the map: one ticket
expedition-board-head = { $count ->
    [one] { $colours } stands here
   *[other] { $colours } stand here
}
expedition-board-passed = { $count ->
    [one] { $colours } has been here
   *[other] { $colours } have been here
}
expedition-board-in-hand = { $points ->
    [one] in your hand, worth 1 point
   *[other] in your hand, worth { $points } points
}
expedition-board-in-hand-held = { $points ->
    [one] in your hand, held back, worth 1 point
   *[other] in your hand, held back, worth { $points } points
}
expedition-board-open-here = public destination: 1 point to whoever arrives
expedition-board-token = Important Destination of { $name }
expedition-board-reach = { $colour } { $arrows ->
    [one] 1 arrow away
   *[other] { $arrows } arrows away
}
expedition-board-no-way = no expedition can get here
expedition-board-way = { $arrow }: { $gain }
expedition-board-may = you may place: { $what }
expedition-board-may-token = you may choose this place

## The expeditions

expedition-board-expeditions = Expeditions
expedition-board-at = at { $place }
expedition-board-left = { $count } left
expedition-board-ways = { $count ->
    [one] 1 way on
   *[other] { $count } ways on
}

## The own cards

expedition-board-hand = Your hand
expedition-board-hand-about = arrows needed on each expedition
expedition-board-no-cards = No cards left
expedition-board-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
expedition-board-travelled = travelled
expedition-board-hold = Hold back { $name }
expedition-board-held = held back
expedition-board-last-card = Keep my last card
expedition-board-last-card-about = Your last card is not scored while this is on, so the game does not end by it.
expedition-board-drawn = Cards to choose from

## What is open to all

expedition-board-open = Public destinations
expedition-board-open-about = 1 point to whoever arrives
expedition-board-open-count = { $count ->
    [one] 1 public destination
   *[other] { $count } public destinations
}
expedition-board-empty = empty
expedition-board-secret = Secret card { $slot }
expedition-board-peeked = { $name } has peeked
expedition-board-market = Market
expedition-board-price = { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
}
expedition-board-bought = Your explorers and events

## Tickets

expedition-board-tickets = Tickets
expedition-board-tickets-left = { $count ->
    [0] none more this turn
    [one] 1 more this turn
   *[other] { $count } at most this turn
}
expedition-board-have-tickets = { $count ->
    [0] You have no tickets
    [one] You have 1 ticket
   *[other] You have { $count } tickets
}
expedition-board-add = Add an arrow
expedition-board-add-short = Add
expedition-board-remove = Take one back
expedition-board-remove-short = Take back
expedition-board-remove-which = Which expedition goes back
expedition-board-exchange = Exchange a card
expedition-board-exchange-short = Exchange
expedition-board-exchange-which = Choose a card of your hand.
expedition-board-cancel = Cancel

## The players

expedition-board-players = Players
expedition-board-player = Player
expedition-board-you = { $name } (you)
expedition-board-column-hand = hand
expedition-board-column-tickets = tickets
expedition-board-column-aims = aims
expedition-board-column-points = points
expedition-board-track = Score track
expedition-board-last-round = Last round
expedition-board-score-now = If the game ended now
expedition-board-total = Total
expedition-board-area = { $count ->
    [0] No place scored yet
    [one] 1 place scored
   *[other] { $count } places scored
}
expedition-board-source-hand = from the hand
expedition-board-source-important = Important Destination
expedition-board-source-public = public destination
expedition-board-source-secret = secret destination
