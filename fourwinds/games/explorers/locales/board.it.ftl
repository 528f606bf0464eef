## The board in the browser

explorers-board-map = Il tuo paesaggio
explorers-board-map-of = Il paesaggio di { $name }
explorers-board-map-about = { $count ->
    [one] Il paesaggio di { $name } con 1 casella segnata
   *[other] Il paesaggio di { $name } con { $count } caselle segnate
}
explorers-board-whose = Di chi è il paesaggio
explorers-board-rule = Regola { $rule }

## A square, as a screen reader says it

explorers-board-cell = { $square }: { $what }
explorers-board-village = { $count ->
    [0] villaggio { $quadrant }, nessuna casella vicina segnata
    [one] villaggio { $quadrant }, 1 casella vicina su 4 segnata
   *[other] villaggio { $quadrant }, { $count } caselle vicine su 4 segnate
}
explorers-board-temple = tempio { $quadrant }, prossimo valore { $value }
explorers-board-no-tile = ancora nessuna tessera
explorers-board-state-start = villaggio di partenza
explorers-board-state-marked = segnata
explorers-board-state-fresh = segnata in questo turno
explorers-board-state-shut = bloccata in questo round
explorers-board-may = puoi segnarla

## The card

explorers-board-hand-mode = Come usare la carta
explorers-board-hand-pick = Il lato della carta
explorers-board-hand-start = Il territorio delle tue prime X
explorers-board-hand-bonus = Il territorio delle tue X bonus
explorers-board-hand-order = Quali X bonus prima
explorers-board-hand-village = Il villaggio da cui partono tutti
explorers-board-hand-scroll = Il territorio per la tua mappa
explorers-board-xs = { $xs } X
explorers-board-pick = scelta di { $name }
explorers-board-my-pick = la tua scelta
explorers-board-any = qualsiasi territorio
explorers-board-back = Torna alla carta
explorers-board-place-temple = tempio { $quadrant }
explorers-board-place-village = villaggio { $quadrant }

## Building the map

explorers-board-tiles = Tessere
explorers-board-tile = Tessera { $tile }
explorers-board-tile-laid = Tessera { $tile }, già posata
explorers-board-turn = Gira
explorers-board-turned = { $turns ->
    [0] Gira la tessera, non ancora girata
    [1] Gira la tessera, ora un quarto di giro a destra
    [2] Gira la tessera, ora mezzo giro
   *[3] Gira la tessera, ora un quarto di giro a sinistra
}
explorers-board-lay = { $tile ->
    [0] Scegli una tessera
   *[other] Posa la tessera { $tile } in { $quadrant }
}

## The own sheet

explorers-board-sheet = La mia scheda
explorers-board-column = { $points ->
    [one] Round { $round }: { $ticked }, 1 punto
   *[other] Round { $round }: { $ticked }, { $points } punti
}
explorers-board-so-far = finora { $points }
explorers-board-worst = solo il peggiore
explorers-board-each = { $points } ciascuno
explorers-board-each-round = { $points } a round
explorers-board-held = { $held } su { $all }
explorers-board-track-key = Chiavi
explorers-board-track-scroll = Mappe
explorers-board-to-use = { $count } da usare
explorers-board-temple-mine = Tempio { $quadrant }: tuo per { $value }
explorers-board-temple-open = Tempio { $quadrant }: ancora in palio { $values }
explorers-board-points = { $points ->
    [one] punto finora
   *[other] punti finora
}
explorers-board-score = Scheda dei punti
explorers-board-total = Totale

## The numbers on a phone, one short word each

explorers-board-short-food = razioni
explorers-board-short-gems = gemme
explorers-board-short-villages = villaggi
explorers-board-short-temples = templi
explorers-board-short-keys = chiavi
explorers-board-short-scrolls = mappe
explorers-board-near = ingrandisci
explorers-board-whole = tutto
explorers-board-move = Sposta l’ingrandimento

## The other players

explorers-board-standing-ready = pronto
explorers-board-standing-placing = gioca
explorers-board-standing-choosing = sceglie
explorers-board-enlarge = Ingrandisci il paesaggio di { $name }
