## The board in the browser

explorers-board-map = Ton paysage
explorers-board-map-of = Le paysage de { $name }
explorers-board-map-about = { $count ->
    [one] Le paysage de { $name } avec { $count } case cochée
   *[other] Le paysage de { $name } avec { $count } cases cochées
}
explorers-board-whose = À qui est le paysage
explorers-board-rule = Règle { $rule }

## A square, as a screen reader says it

explorers-board-cell = { $square } : { $what }
explorers-board-village = { $count ->
    [0] village { $quadrant }, aucune case voisine cochée
    [one] village { $quadrant }, { $count } case voisine cochée sur 4
   *[other] village { $quadrant }, { $count } cases voisines cochées sur 4
}
explorers-board-temple = temple { $quadrant }, prochaine valeur { $value }
explorers-board-no-tile = pas encore de tuile
explorers-board-state-start = village de départ
explorers-board-state-marked = cochée
explorers-board-state-fresh = cochée ce tour-ci
explorers-board-state-shut = bloquée pour cette manche
explorers-board-may = tu peux la cocher

## The card

explorers-board-hand-mode = Comment utiliser la carte Exploration
explorers-board-hand-pick = Le côté de la carte Exploration
explorers-board-hand-start = Le terrain de tes premières croix
explorers-board-hand-bonus = Le terrain de tes croix bonus
explorers-board-hand-order = Quelles croix bonus d’abord
explorers-board-hand-village = Le village d’où tout le monde part
explorers-board-hand-scroll = Le terrain pour ta carte
explorers-board-xs = { $xs } croix
explorers-board-pick = choix de { $name }
explorers-board-my-pick = ton choix
explorers-board-any = n’importe quel terrain
explorers-board-back = Retour à la carte Exploration
explorers-board-place-temple = temple { $quadrant }
explorers-board-place-village = village { $quadrant }

## Building the map

explorers-board-tiles = Tuiles
explorers-board-tile = Tuile { $tile }
explorers-board-tile-laid = Tuile { $tile }, déjà posée
explorers-board-turn = Tourner
explorers-board-turned = { $turns ->
    [0] Tourner la tuile, pas encore tournée
    [1] Tourner la tuile, maintenant un quart de tour à droite
    [2] Tourner la tuile, maintenant un demi-tour
   *[3] Tourner la tuile, maintenant un quart de tour à gauche
}
explorers-board-lay = { $tile ->
    [0] Choisis une tuile
   *[other] Poser la tuile { $tile } en { $quadrant }
}

## The own sheet

explorers-board-sheet = Ma feuille
explorers-board-column = { $points ->
    [one] Manche { $round } : { $ticked }, { $points } point
   *[other] Manche { $round } : { $ticked }, { $points } points
}
explorers-board-so-far = { $points } pour l’instant
explorers-board-worst = seul le moins bon
explorers-board-each = { $points } chacun
explorers-board-each-round = { $points } par manche
explorers-board-held = { $held } sur { $all }
explorers-board-track-key = Clés
explorers-board-track-scroll = Cartes
explorers-board-to-use = { $count } à utiliser
explorers-board-temple-mine = Temple { $quadrant } : à toi pour { $value }
explorers-board-temple-open = Temple { $quadrant } : encore { $values }
explorers-board-points = { $points ->
    [one] point pour l’instant
   *[other] points pour l’instant
}
explorers-board-score = Feuille de score
explorers-board-total = Total

## The numbers on a phone, one short word each

explorers-board-short-food = aliments
explorers-board-short-gems = gemmes
explorers-board-short-villages = villages
explorers-board-short-temples = temples
explorers-board-short-keys = clés
explorers-board-short-scrolls = cartes
explorers-board-near = zoomer
explorers-board-whole = tout voir
explorers-board-move = Déplacer l’agrandissement

## The other players

explorers-board-standing-ready = prêt
explorers-board-standing-placing = joue
explorers-board-standing-choosing = choisit
explorers-board-enlarge = Agrandir le paysage de { $name }
