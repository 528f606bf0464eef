## The board in the browser

exploriana-board-regions = Regionen
exploriana-board-spaces = Erkundungsfelder
exploriana-board-space-free = Feld { $number }, frei
exploriana-board-space-waiting = Feld { $number }: { $name }, wartet
exploriana-board-space-now = Feld { $number }: { $name }, erkundet gerade
exploriana-board-space-done = Feld { $number }, schon zurück
exploriana-board-you = du
exploriana-board-rival = Rivale
exploriana-board-rival-of = Rivale von { $name }
exploriana-board-society = Die Gesellschaft
exploriana-board-society-ours = unser eigenes Solospiel
exploriana-board-display = Offene Karten
exploriana-board-face-up = { $count ->
    [0] Keine Karte offen.
    [one] 1 Karte offen. Mit fünf Karten nimmst du zwei Funde.
   *[other] { $count } Karten offen. Mit fünf Karten nimmst du zwei Funde.
}
exploriana-board-deck = { $reserve ->
    [0] { $deck } im Stapel
   *[other] { $deck } im Stapel, { $reserve } in Reserve
}
exploriana-board-reserve = bricht die Reserve an: letzte Runde
exploriana-board-state-free = { $count ->
    [0] voll
    [one] 1 Feld frei
   *[other] { $count } Felder frei
}
exploriana-board-state-explored = erkundet
exploriana-board-state-now = { $count ->
    [one] wird erkundet, letzte Figur
   *[other] wird erkundet, noch { $count }
}
exploriana-board-state-waiting = { $count ->
    [0] niemand dort
    [one] 1 wartet
   *[other] { $count } warten
}
exploriana-board-send = Hierher
exploriana-board-send-rival = Rivale hierher
exploriana-board-relic = { $relic }, noch frei
exploriana-board-relic-of = { $relic }: { $name }

## Cards, as a screen reader says them

exploriana-board-points = { $points } SP
exploriana-board-coins = { $coins ->
    [one] +1 Münze
   *[other] +{ $coins } Münzen
}
exploriana-board-renown = +{ $renown } Ruhm
exploriana-board-vp = SP
exploriana-board-set = im Satz
exploriana-board-off-guide = vom Führer verdeckt
exploriana-board-off-medic = vom Sanitäter außer Acht gelassen

## Lost explorers and picks

exploriana-board-lost = Verschollene
exploriana-board-lost-empty = leeres Feld, bringt { $reward }
exploriana-board-lost-token = Verschollener, eine Rettung bringt { $reward }
exploriana-board-lost-next = Verschollener, als Nächster zu retten, bringt { $reward }
exploriana-board-lost-value = du kennst seinen Wert: { $value }
exploriana-board-rescue = Retten
exploriana-board-animals = Alle Tiere
exploriana-board-picks = { $picks ->
    [one] ein Fund
   *[other] { $picks } Funde
}
exploriana-board-lost-stamp = Verschollen!
exploriana-board-skip = Weiter mit Klick oder Taste

## The odds

exploriana-board-odds = Risiko der nächsten Karte
exploriana-board-percent = { $percent } %
exploriana-board-risk = verschollen mit der nächsten Karte
exploriana-board-unseen = { $losing } der { $all } ungesehenen Karten beenden die Reise.
exploriana-board-possible = { $losing } von { $all } möglichen Karten, nicht alle gleich wahrscheinlich.
exploriana-board-filled = Gefüllt: verschollen
exploriana-board-outlined = Umriss: sicher
exploriana-board-count = { $count } von 3
exploriana-board-lost-percent = { $percent } % verschollen
exploriana-board-then-percent = dann { $percent } % verschollen

## Buttons

exploriana-board-ask-guide = Führer anheuern: eine Gefahr verdecken
exploriana-board-ask-release = Biologin: ein Tier zurücklegen
exploriana-board-which-guide = Welche Gefahr?
exploriana-board-which-release = Welches Tier?
exploriana-board-short-guide = Führer
exploriana-board-short-release = Biologin
exploriana-board-back = Zurück

## Explorer cards and looking

exploriana-board-recruit = Forscher anwerben
exploriana-board-draft = Eine behalten, den Rest weitergeben
exploriana-board-order = Noch an der Reihe:
exploriana-board-on-card = { $coins ->
    [one] 1 Münze darauf
   *[other] { $coins } Münzen darauf
}
exploriana-board-costs = { $cost ->
    [one] kostet 1 Münze
   *[other] kostet { $cost } Münzen
}
exploriana-board-only-you = das siehst nur du
exploriana-board-looks = { $name } setzt ein: { $explorer }, und sieht sich etwas an.
exploriana-board-token = von Feld { $number }

## The own things

exploriana-board-own = Deine Sachen
exploriana-board-hand = { $count ->
    [0] Keine Forscherkarten
    [one] 1 Forscherkarte
   *[other] { $count } Forscherkarten
}
exploriana-board-missions = Missionen, je 4 SP, offene siehst nur du
exploriana-board-collection = { $cards ->
    [0] Sammlung, noch leer
    [one] Sammlung, 1 Karte
   *[other] Sammlung, { $cards } Karten
}
exploriana-board-values = Gerettet, das weißt nur du: { $values }
exploriana-board-done = erfüllt
exploriana-board-so-far = bisher { $points } SP
exploriana-board-guide-ready = Führer bereit
exploriana-board-guide-spent = Führer verbraucht

## One short word each

exploriana-board-short-animal = Tier
exploriana-board-short-location = Ort
exploriana-board-short-treasure = Schatz
exploriana-board-short-map = Karte
exploriana-board-short-orchid = Orchidee
exploriana-board-short-rescued = gerettet
exploriana-board-short-coins = Münzen
exploriana-board-short-renown = Ruhm
exploriana-board-short-cards = Karten
exploriana-board-short-missions = Missionen erfüllt

## The others and renown

exploriana-board-others = Die anderen
exploriana-board-hidden-hand = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
exploriana-board-ready = bereit
exploriana-board-spent = verbraucht
exploriana-board-renown-title = Ruhm
exploriana-board-renown-hint = wer vorn liegt, sendet zuerst
exploriana-board-renown-order = Ruhm der Reihe nach: { $order }
