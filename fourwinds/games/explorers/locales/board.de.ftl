## The board in the browser

explorers-board-map = Deine Landschaft
explorers-board-map-of = Die Landschaft von { $name }
explorers-board-map-about = { $count ->
    [one] Die Landschaft von { $name } mit 1 angekreuzten Feld
   *[other] Die Landschaft von { $name } mit { $count } angekreuzten Feldern
}
explorers-board-whose = Wessen Landschaft
explorers-board-rule = Regel { $rule }

## A square, as a screen reader says it

explorers-board-cell = { $square }: { $what }
explorers-board-village = { $count ->
    [0] Dorf { $quadrant }, kein Nachbarfeld angekreuzt
   *[other] Dorf { $quadrant }, { $count } von 4 Nachbarfeldern angekreuzt
}
explorers-board-temple = Tempel { $quadrant }, nächster Wert { $value }
explorers-board-no-tile = noch kein Plättchen
explorers-board-state-start = Startdorf
explorers-board-state-marked = angekreuzt
explorers-board-state-fresh = in diesem Zug angekreuzt
explorers-board-state-shut = in dieser Runde gesperrt
explorers-board-may = du kannst es ankreuzen

## The card

explorers-board-hand-mode = Wie du die Karte nutzt
explorers-board-hand-pick = Die Seite der Karte
explorers-board-hand-start = Das Gelände deiner ersten Kreuze
explorers-board-hand-bonus = Das Gelände deiner Bonuskreuze
explorers-board-hand-order = Welche Bonuskreuze zuerst kommen
explorers-board-hand-village = Das Dorf, in dem alle beginnen
explorers-board-hand-scroll = Das Gelände für deine Landkarte
explorers-board-xs = { $xs ->
    [one] 1 Kreuz
   *[other] { $xs } Kreuze
}
explorers-board-pick = Wahl von { $name }
explorers-board-my-pick = deine Wahl
explorers-board-any = beliebiges Gelände
explorers-board-back = Zurück zur Karte
explorers-board-place-temple = Tempel { $quadrant }
explorers-board-place-village = Dorf { $quadrant }

## Building the map

explorers-board-tiles = Plättchen
explorers-board-tile = Plättchen { $tile }
explorers-board-tile-laid = Plättchen { $tile }, liegt schon
explorers-board-turn = Drehen
explorers-board-turned = { $turns ->
    [0] Plättchen drehen, noch nicht gedreht
    [1] Plättchen drehen, jetzt eine Vierteldrehung nach rechts
    [2] Plättchen drehen, jetzt eine halbe Drehung
   *[3] Plättchen drehen, jetzt eine Vierteldrehung nach links
}
explorers-board-lay = { $tile ->
    [0] Wähle ein Plättchen
   *[other] Plättchen { $tile } in { $quadrant } legen
}

## The own sheet

explorers-board-sheet = Mein Blatt
explorers-board-column = { $points ->
    [one] Runde { $round }: { $ticked }, 1 Punkt
   *[other] Runde { $round }: { $ticked }, { $points } Punkte
}
explorers-board-so-far = bisher { $points }
explorers-board-worst = nur das schwächste
explorers-board-each = je { $points }
explorers-board-each-round = { $points } je Runde
explorers-board-held = { $held } von { $all }
explorers-board-track-key = Schlüssel
explorers-board-track-scroll = Landkarten
explorers-board-to-use = { $count } einsetzbar
explorers-board-temple-mine = Tempel { $quadrant }: deiner für { $value }
explorers-board-temple-open = Tempel { $quadrant }: noch offen { $values }
explorers-board-points = { $points ->
    [one] Punkt bisher
   *[other] Punkte bisher
}
explorers-board-score = Wertungsblatt
explorers-board-total = Summe

## The numbers on a phone, one short word each

explorers-board-short-food = Proviant
explorers-board-short-gems = Steine
explorers-board-short-villages = Dörfer
explorers-board-short-temples = Tempel
explorers-board-short-keys = Schlüssel
explorers-board-short-scrolls = Landkarten
explorers-board-near = näher
explorers-board-whole = ganz
explorers-board-move = Den Ausschnitt verschieben

## The other players

explorers-board-standing-ready = fertig
explorers-board-standing-placing = setzt
explorers-board-standing-choosing = wählt
explorers-board-enlarge = Die Landschaft von { $name } vergrößern
