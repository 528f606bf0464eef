## The board in the browser

explorers-board-map = Your map
explorers-board-map-of = The map of { $name }
explorers-board-map-about = { $count ->
    [one] The map of { $name } with 1 square marked
   *[other] The map of { $name } with { $count } squares marked
}
explorers-board-whose = Whose map
explorers-board-rule = Rule { $rule }

## A square, as a screen reader says it

explorers-board-cell = { $square }: { $what }
explorers-board-village = { $count ->
    [0] village { $quadrant }, no neighbour marked
    [one] village { $quadrant }, 1 of 4 neighbours marked
   *[other] village { $quadrant }, { $count } of 4 neighbours marked
}
explorers-board-temple = temple { $quadrant }, next value { $value }
explorers-board-no-tile = no tile yet
explorers-board-state-start = start village
explorers-board-state-marked = marked
explorers-board-state-fresh = marked this turn
explorers-board-state-shut = blocked this round
explorers-board-may = you may mark this

## The card

explorers-board-hand-mode = How to use the card
explorers-board-hand-pick = The side of the card
explorers-board-hand-start = The terrain of your first Xs
explorers-board-hand-bonus = The terrain of your bonus Xs
explorers-board-hand-order = Whose bonus Xs come first
explorers-board-hand-village = The village where everybody starts
explorers-board-hand-scroll = The terrain for your scroll
explorers-board-xs = { $xs ->
    [one] 1 X
   *[other] { $xs } Xs
}
explorers-board-pick = { $name }’s pick
explorers-board-my-pick = your pick
explorers-board-any = any terrain
explorers-board-back = Back to the card
explorers-board-place-temple = temple { $quadrant }
explorers-board-place-village = village { $quadrant }

## Building the map

explorers-board-tiles = Tiles
explorers-board-tile = Tile { $tile }
explorers-board-tile-laid = Tile { $tile }, already in the map
explorers-board-turn = Turn
explorers-board-turned = { $turns ->
    [0] Turn the tile, not turned yet
    [1] Turn the tile, now a quarter turn clockwise
    [2] Turn the tile, now half a turn
   *[3] Turn the tile, now a quarter turn anticlockwise
}
explorers-board-lay = { $tile ->
    [0] Choose a tile
   *[other] Lay tile { $tile } in { $quadrant }
}

## The own sheet

explorers-board-sheet = My sheet
explorers-board-column = { $points ->
    [one] Round { $round }: { $ticked }, 1 point
   *[other] Round { $round }: { $ticked }, { $points } points
}
explorers-board-so-far = { $points } so far
explorers-board-worst = only the worst
explorers-board-each = { $points } each
explorers-board-each-round = { $points } a round
explorers-board-held = { $held } of { $all }
explorers-board-track-key = Keys
explorers-board-track-scroll = Scrolls
explorers-board-to-use = { $count } to use
explorers-board-temple-mine = Temple { $quadrant }: yours for { $value }
explorers-board-temple-open = Temple { $quadrant }: still open { $values }
explorers-board-points = { $points ->
    [one] point so far
   *[other] points so far
}
explorers-board-score = Score sheet
explorers-board-total = Total

## The numbers on a phone, one short word each

explorers-board-short-food = food
explorers-board-short-gems = gems
explorers-board-short-villages = villages
explorers-board-short-temples = temples
explorers-board-short-keys = keys
explorers-board-short-scrolls = scrolls
explorers-board-near = zoom in
explorers-board-whole = whole map
explorers-board-move = Move the close-up

## The other players

explorers-board-standing-ready = ready
explorers-board-standing-placing = placing
explorers-board-standing-choosing = choosing
explorers-board-enlarge = Enlarge the map of { $name }
