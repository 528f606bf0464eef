## The board in the browser

exploriana-board-regions = Regions
exploriana-board-spaces = Exploration spaces
exploriana-board-space-free = Space { $number }, free
exploriana-board-space-waiting = Space { $number }: { $name }, waiting
exploriana-board-space-now = Space { $number }: { $name }, exploring now
exploriana-board-space-done = Space { $number }, already back
exploriana-board-you = you
exploriana-board-rival = Rival
exploriana-board-rival-of = rival of { $name }
exploriana-board-society = The Society
exploriana-board-society-ours = our own solo game
exploriana-board-display = Face-up cards
exploriana-board-face-up = { $count ->
    [0] No card face up.
    [one] 1 card face up. With five cards you take two picks.
   *[other] { $count } cards face up. With five cards you take two picks.
}
exploriana-board-deck = { $reserve ->
    [0] { $deck } in the deck
   *[other] { $deck } in the deck, { $reserve } in reserve
}
exploriana-board-reserve = takes the reserve: last round
exploriana-board-state-free = { $count ->
    [0] full
    [one] 1 space free
   *[other] { $count } spaces free
}
exploriana-board-state-explored = explored
exploriana-board-state-now = { $count ->
    [one] exploring, the last one
   *[other] exploring, { $count } to go
}
exploriana-board-state-waiting = { $count ->
    [0] nobody there
    [one] 1 waiting
   *[other] { $count } waiting
}
exploriana-board-send = Send here
exploriana-board-send-rival = Rival here
exploriana-board-relic = { $relic }, not claimed yet
exploriana-board-relic-of = { $relic }: { $name }

## Cards, as a screen reader says them

exploriana-board-points = { $points } VP
exploriana-board-coins = { $coins ->
    [one] +1 coin
   *[other] +{ $coins } coins
}
exploriana-board-renown = +{ $renown } renown
exploriana-board-vp = VP
exploriana-board-set = in sets
exploriana-board-off-guide = covered by the guide
exploriana-board-off-medic = ignored by the Medic

## Lost explorers and picks

exploriana-board-lost = Lost explorers
exploriana-board-lost-empty = empty space, pays { $reward }
exploriana-board-lost-token = lost explorer, a rescue pays { $reward }
exploriana-board-lost-next = lost explorer, next to be rescued, pays { $reward }
exploriana-board-lost-value = you know its value: { $value }
exploriana-board-rescue = Rescue
exploriana-board-animals = All animals
exploriana-board-picks = { $picks ->
    [one] one pick
   *[other] { $picks } picks
}
exploriana-board-lost-stamp = Lost!
exploriana-board-skip = Press anything to go on

## The odds

exploriana-board-odds = Odds of the next card
exploriana-board-percent = { $percent }%
exploriana-board-risk = lost with the next card
exploriana-board-unseen = { $losing } of the { $all } unseen cards end the trip.
exploriana-board-possible = { $losing } of { $all } possible cards, not all equally likely.
exploriana-board-filled = Filled: lost
exploriana-board-outlined = Outlined: safe
exploriana-board-count = { $count } of 3
exploriana-board-lost-percent = { $percent }% lost
exploriana-board-then-percent = then { $percent }% lost

## Buttons

exploriana-board-ask-guide = Hire the guide: cover a hazard
exploriana-board-ask-release = Biologist: put an animal back
exploriana-board-which-guide = Which hazard?
exploriana-board-which-release = Which animal?
exploriana-board-short-guide = Guide
exploriana-board-short-release = Biologist
exploriana-board-back = Back

## Explorer cards and looking

exploriana-board-recruit = Recruit an explorer
exploriana-board-draft = Keep one, pass the rest
exploriana-board-order = Still to come:
exploriana-board-on-card = { $coins ->
    [one] 1 coin on it
   *[other] { $coins } coins on it
}
exploriana-board-costs = { $cost ->
    [one] costs 1 coin
   *[other] costs { $cost } coins
}
exploriana-board-only-you = only you see this
exploriana-board-looks = { $name } uses the { $explorer } and is looking.
exploriana-board-token = from space { $number }

## The own things

exploriana-board-own = Your things
exploriana-board-hand = { $count ->
    [0] No explorer cards
    [one] 1 explorer card
   *[other] { $count } explorer cards
}
exploriana-board-missions = Missions, 4 VP each, only you see the open ones
exploriana-board-collection = { $cards ->
    [0] Collection, still empty
    [one] Collection, 1 card
   *[other] Collection, { $cards } cards
}
exploriana-board-values = Rescued, only you know: { $values }
exploriana-board-done = done
exploriana-board-so-far = { $points } VP so far
exploriana-board-guide-ready = guide ready
exploriana-board-guide-spent = guide used

## One short word each

exploriana-board-short-animal = animal
exploriana-board-short-location = place
exploriana-board-short-treasure = chest
exploriana-board-short-map = map
exploriana-board-short-orchid = orchid
exploriana-board-short-rescued = rescued
exploriana-board-short-coins = coins
exploriana-board-short-renown = renown
exploriana-board-short-cards = cards
exploriana-board-short-missions = missions done

## The others and renown

exploriana-board-others = The other players
exploriana-board-hidden-hand = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
exploriana-board-ready = ready
exploriana-board-spent = used
exploriana-board-renown-title = Renown
exploriana-board-renown-hint = leader sends first
exploriana-board-renown-order = Renown in order: { $order }
