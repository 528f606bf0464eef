## The game

explorers-name = Explorers
explorers-tagline = Un paysage, quatre terrains, mille chemins.
explorers-about = Tout le monde explore le même paysage, croix après croix, sur le terrain que la carte Exploration autorise. Ouvre des temples avant les autres, ramasse des aliments et des gemmes, et rejoins les villages avant la fin du dernier tour.

## Terrains, objects, cards

explorers-terrain-prairie = herbe
explorers-terrain-water = eau
explorers-terrain-desert = sable
explorers-terrain-mountain = montagne

explorers-object-key = clé
explorers-object-scroll = carte
explorers-object-horse = cheval
explorers-object-gem = gemme
explorers-object-apple = pomme
explorers-object-carrot = carotte
explorers-object-fish = poisson
explorers-object-temple = temple
explorers-object-village = village

explorers-side-pair = { $one } ou { $other }
explorers-card = { $one } / { $other }

## Phases

explorers-phase-first = Premier joueur
explorers-phase-layout = Pose des tuiles
explorers-phase-goals = Objectifs
explorers-phase-village = Village de départ
explorers-phase-setup = Premières croix
explorers-phase-card = Carte Exploration suivante
explorers-phase-pick = Choix du côté
explorers-phase-place = Pose des croix
explorers-phase-over = Fin de partie

## Actions, as a button says them

explorers-action-mark = Cocher { $square }
explorers-action-start = Commencer en terrain { $terrain }
explorers-action-pick = Choisir le côté { $side }
explorers-action-take = Prendre le côté { $side }
explorers-action-scroll = Utiliser une carte en terrain { $terrain }
explorers-action-batch = D’abord les croix bonus du temple { $quadrant }
explorers-action-bonus = Croix bonus en terrain { $terrain }
explorers-action-village = Partir du village { $quadrant }
explorers-action-stop = S’arrêter là
explorers-action-lay = { $turns ->
    [0] Tuile { $tile } dans le quadrant { $quadrant }, sans la tourner
    [1] Tuile { $tile } dans le quadrant { $quadrant }, un quart de tour à droite
    [2] Tuile { $tile } dans le quadrant { $quadrant }, un demi-tour
   *[3] Tuile { $tile } dans le quadrant { $quadrant }, un quart de tour à gauche
}
explorers-action-first = { $seat } commence
explorers-action-goal = Objectif : { $goal }
explorers-action-draw = Carte Exploration : { $card }
explorers-group-tile = Tuile { $tile }
explorers-mode-none = Aucun choix
explorers-closing-map = Jouer sur ce paysage
explorers-closing = { $xs ->
    [0] Terminer le tour sans croix
   *[other] Terminer le tour avec { $xs } croix
}

## What an action brings

explorers-gives-xs = { $xs } croix
explorers-gives-object = { $object ->
    [key] une clé pour un temple
    [scroll] une carte pour un tour suivant
    [horse] un cheval : une croix offerte
    [gem] une gemme
    [apple] une pomme
    [carrot] une carotte
   *[fish] un poisson
}
explorers-gives-temple = temple : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } croix bonus
    }
explorers-gives-village = { $points ->
    [one] village : { $points } point de plus
   *[other] village : { $points } points de plus
}

## What the table waits for

explorers-prompt-over = La partie est terminée.
explorers-prompt-chance = Un instant : le hasard décide.
explorers-prompt-wait = En attente de { $seats }.
explorers-prompt-layout = Choisis une tuile pour le quadrant { $quadrant } et tourne-la comme tu veux.
explorers-prompt-village = Plusieurs villages sont aussi près du centre : choisis celui d’où tout le monde part.
explorers-prompt-pick = Choisis un côté de la carte Exploration : { $card }.
explorers-prompt-start = { $xs ->
    [one] Choisis un terrain à côté du village de départ pour ta première croix.
   *[other] Choisis un terrain à côté du village de départ pour tes { $xs } premières croix.
}
explorers-prompt-active = { $xs ->
    [one] Place ta croix côté { $side }{ $scrolls ->
            [0] { "" }
           *[other] , ou utilise une carte
        }.
   *[other] Place tes { $xs } croix côté { $side }{ $scrolls ->
            [0] { "" }
           *[other] , ou utilise une carte
        }.
}
explorers-prompt-mode = Choisis : { $one_xs } croix côté { $one } – { $other_xs } croix côté { $other }{ $scrolls ->
        [0] { "" }
       *[other] { " " }– ou une carte
    }.
explorers-prompt-order = Les croix bonus de quel temple places-tu d’abord ?
explorers-prompt-bonus = { $xs ->
    [one] Choisis un terrain pour ta croix bonus.
   *[other] Choisis un terrain pour tes { $xs } croix bonus.
}
explorers-prompt-horse = Ton cheval t’offre une croix : place-la sur le terrain de ton choix.
explorers-prompt-place = { $xs ->
    [one] Place encore { $xs } croix sur une case { $side }.
   *[other] Place encore { $xs } croix sur des cases { $side }.
}

## What happened

explorers-event-first = { $seat } est Premier joueur.
explorers-event-laid = { $turns ->
    [0] La tuile { $tile } est dans le quadrant { $quadrant }, sans être tournée.
    [1] La tuile { $tile } est dans le quadrant { $quadrant }, tournée d’un quart de tour à droite.
    [2] La tuile { $tile } est dans le quadrant { $quadrant }, tournée d’un demi-tour.
   *[3] La tuile { $tile } est dans le quadrant { $quadrant }, tournée d’un quart de tour à gauche.
}
explorers-event-goal = Objectif de cette partie : { $goal }.
explorers-event-village = Tout le monde part du village en { $square }.
explorers-event-round = La manche { $round } commence.
explorers-event-card = Tour { $turn } : { $card }.
explorers-event-picked = { $seat } choisit le côté { $side }.
explorers-event-decided = { $seat } : { $action }
explorers-event-marked = { $object ->
    [key] { $seat } coche { $square } : une clé.
    [scroll] { $seat } coche { $square } : une carte.
    [horse] { $seat } coche { $square } : un cheval.
    [gem] { $seat } coche { $square } : une gemme.
    [apple] { $seat } coche { $square } : une pomme.
    [carrot] { $seat } coche { $square } : une carotte.
    [fish] { $seat } coche { $square } : un poisson.
    [temple] { $seat } coche { $square } : un temple.
   *[none] { $seat } coche { $square }.
}
explorers-event-lost = { $xs ->
    [one] { $seat } ne trouve aucune case pour { $xs } croix ; elle est perdue.
   *[other] { $seat } ne trouve aucune case pour { $xs } croix ; elles sont perdues.
}
explorers-event-turn = { $count ->
    [0] { $seat } : { $mode } – aucune croix
   *[other] { $seat } : { $mode } – { $squares }
}
explorers-event-temple = { $seat } explore le temple { $quadrant } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } croix bonus
    }.
explorers-event-race = { $seat } remplit « { $goal } » et marque { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
explorers-event-scored = { $seat }, manche { $round } : aliments { $provisions }, gemmes { $gems }.
explorers-event-fell = Manche { $round } : les temples et les courses encore ouverts valent désormais moins.
explorers-event-end = { $points ->
    [one] { $seat } termine avec { $points } point, place { $rank }.
   *[other] { $seat } termine avec { $points } points, place { $rank }.
}

## Refused actions

explorers-refuse-unknown = Cette action n’existe pas dans ce jeu.
explorers-refuse-chance-decides = C’est le hasard qui en décide, pas toi.
explorers-refuse-chance-other = Le hasard a autre chose à décider maintenant.
explorers-refuse-card-gone = Cette carte Exploration n’est pas dans la pioche.
explorers-refuse-not-placing = Ce n’est pas le moment de placer des croix.
explorers-refuse-mode-first = Prends d’abord un côté de la carte Exploration, ou utilise une carte.
explorers-refuse-start-first = Choisis d’abord le terrain de tes premières croix.
explorers-refuse-bonus-first = Choisis d’abord où vont tes croix bonus.
explorers-refuse-village = On ne peut pas cocher un village.
explorers-refuse-marked = Tu as déjà coché cette case.
explorers-refuse-not-beside = La case ne touche aucune de tes croix.
explorers-refuse-terrain = C’est une case { $terrain } ; tes croix vont sur des cases { $side }.
explorers-refuse-setup-temple = À la mise en place, tu ne peux pas cocher de temple si les objets n’y comptent pas.
explorers-refuse-key = Le temple demande une clé inutilisée.
explorers-refuse-provision = La colonne de cette manche n’a pas de place libre pour cet aliment ({ $object }).
explorers-refuse-start-once = Tu choisis ton terrain de départ une seule fois, à la mise en place.
explorers-refuse-start-no-square = À côté du village de départ, tu ne peux cocher aucune case { $terrain }.
explorers-refuse-mode-later = Tu ne pourras choisir cela que quand tout le monde placera ses croix.
explorers-refuse-mode-taken = Tu as déjà choisi pour ce tour.
explorers-refuse-scroll-late = Une carte ne s’utilise qu’à la place de la carte Exploration, avant ta première croix.
explorers-refuse-no-scroll = Tu n’as pas de carte inutilisée.
explorers-refuse-scroll-no-square = Pour une carte, il faut une case que tu peux cocher, et tu n’en as aucune en terrain { $terrain }.
explorers-refuse-not-on-card = Ce côté n’est pas sur la carte Exploration.
explorers-refuse-pick-later = Ce n’est pas le moment de choisir le côté de la carte Exploration.
explorers-refuse-active-side = Tu as choisi le côté { $side } : c’est là que vont tes croix.
explorers-refuse-village-far = Un autre village est plus près du centre.
explorers-refuse-village-later = Le village de départ se choisit seulement à la mise en place.
explorers-refuse-bonus-no-square = Pour des croix bonus, il faut une case que tu peux cocher, et tu n’en as aucune en terrain { $terrain }.
explorers-refuse-no-batch = Ce temple ne te donne pas de croix bonus maintenant.
explorers-refuse-bonus-later = Tu n’as pas de croix bonus à placer maintenant.
explorers-refuse-forced = Tu ne peux pas t’arrêter tant que tu peux encore placer une croix.
explorers-refuse-nothing-to-stop = Il n’y a rien à arrêter maintenant.
explorers-refuse-map-laid = Le paysage est déjà composé.
explorers-refuse-quadrant-order = Le prochain quadrant est { $quadrant }.
explorers-refuse-tile-used = La tuile { $tile } est déjà dans le paysage.

## Achievements

explorers-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explorers-goal-none_scroll = Sans carte
    .help = { $points } si tu n’as coché aucune carte à la fin.
explorers-goal-none_horse = Sans cheval
    .help = { $points } si tu n’as coché aucun cheval à la fin.
explorers-goal-none_gem = Sans gemme
    .help = { $points } si tu n’as coché aucune gemme à la fin.
explorers-goal-areas_prairie = Toutes les zones d’herbe
    .help = { $points } si chaque zone d’herbe contient au moins une de tes croix à la fin.
explorers-goal-areas_water = Toutes les zones d’eau
    .help = { $points } si chaque zone d’eau contient au moins une de tes croix à la fin.
explorers-goal-areas_desert = Toutes les zones de sable
    .help = { $points } si chaque zone de sable contient au moins une de tes croix à la fin.
explorers-goal-areas_mountain = Toutes les zones de montagne
    .help = { $points } si chaque zone de montagne contient au moins une de tes croix à la fin.
explorers-goal-full_line = De bord à bord
    .help = { $points } si une ligne ou une colonne entière du paysage est cochée à la fin.
explorers-goal-largest_square = Plus grand carré
    .help = À la fin, chaque croix de ton plus grand carré plein vaut un point.
explorers-goal-line_horizontal = Plus longue ligne
    .help = À la fin, chaque croix de ta plus longue ligne horizontale sans trou vaut un point.
explorers-goal-line_vertical = Plus longue colonne
    .help = À la fin, chaque croix de ta plus longue ligne verticale sans trou vaut un point.
explorers-goal-line_diagonal = Plus longue diagonale
    .help = À la fin, chaque croix de ta plus longue diagonale sans trou, dans un sens ou dans l’autre, vaut un point.
explorers-goal-count_apples = Pommes
    .help = Plus tu as coché de pommes à la fin, plus tu marques de points : { $values }.
explorers-goal-count_carrots = Carottes
    .help = Plus tu as coché de carottes à la fin, plus tu marques de points : { $values }.
explorers-goal-count_fish = Poissons
    .help = Plus tu as coché de poissons à la fin, plus tu marques de points : { $values }.
explorers-goal-count_horses = Chevaux
    .help = Plus tu as coché de chevaux à la fin, plus tu marques de points : { $values }.
explorers-goal-count_keys = Clés
    .help = Plus tu as coché de clés à la fin, utilisées ou non, plus tu marques de points : { $values }.
explorers-goal-count_scrolls = Cartes
    .help = Plus tu as coché de cartes à la fin, utilisées ou non, plus tu marques de points : { $values }.
explorers-goal-count_provision_sets = Paniers complets
    .help = Tu marques des points pour chaque lot d’une pomme, une carotte et un poisson cochés sur toute la partie ; plus il y a de lots, plus ils valent : { $values }.
explorers-goal-count_villages_4 = Villages entourés
    .help = Tu marques des points pour les villages dont tu as coché les quatre cases voisines ; plus il y en a, plus ils valent : { $values }.
explorers-goal-count_temples_2adj = Temples en vue
    .help = Tu marques des points pour les temples, explorés ou non, que touchent au moins deux de tes croix ; plus il y en a, plus ils valent : { $values }.
explorers-goal-count_corners = Coins
    .help = Tu marques des points pour les coins du paysage que tu as cochés ; plus il y en a, plus ils valent : { $values }.
explorers-goal-race_all_villages = Tous les villages
    .help = Course : avoir une croix à côté de chacun des quatre villages ; plus tu y arrives tôt, plus tu marques de points : { $values }.
explorers-goal-race_3_villages_3_temples = Trois et trois
    .help = Course : avoir une croix à côté de trois villages et explorer trois temples ; plus tu y arrives tôt, plus tu marques de points : { $values }.
explorers-goal-race_all_edges = Tous les bords
    .help = Course : avoir une croix sur chacun des quatre bords du paysage ; plus tu y arrives tôt, plus tu marques de points : { $values }.
explorers-goal-race_3_per_quadrant = Tous les quadrants
    .help = Course : avoir au moins trois croix dans chaque quadrant ; plus tu y arrives tôt, plus tu marques de points : { $values }.
explorers-goal-race_2_temples = Deux temples
    .help = Course : explorer deux temples ; plus tu y arrives tôt, plus tu marques de points : { $values }.
explorers-goal-race_3_keys = Trois clés
    .help = Course : cocher trois clés ; plus tu y arrives tôt, plus tu marques de points : { $values }.
explorers-goal-race_3_scrolls = Trois cartes
    .help = Course : cocher trois cartes ; plus tu y arrives tôt, plus tu marques de points : { $values }.
explorers-goal-race_5_gems = Cinq gemmes
    .help = Course : cocher cinq gemmes ; plus tu y arrives tôt, plus tu marques de points : { $values }.
explorers-goal-race_3_horses = Trois chevaux
    .help = Course : cocher trois chevaux ; plus tu y arrives tôt, plus tu marques de points : { $values }.
explorers-goal-race_2_each_provision = Deux de chaque
    .help = Course : cocher deux pommes, deux carottes et deux poissons ; plus tu y arrives tôt, plus tu marques de points : { $values }.

## Score sheet

explorers-line-provisions-1 = Aliments, manche 1
explorers-line-provisions-2 = Aliments, manche 2
explorers-line-provisions-3 = Aliments, manche 3
explorers-line-provisions-4 = Aliments, manche 4
explorers-line-gems-1 = Gemmes, manche 1
explorers-line-gems-2 = Gemmes, manche 2
explorers-line-gems-3 = Gemmes, manche 3
explorers-line-gems-4 = Gemmes, manche 4
explorers-line-village-a = Village A
explorers-line-village-b = Village B
explorers-line-village-c = Village C
explorers-line-village-d = Village D
explorers-line-temple-a = Temple A
explorers-line-temple-b = Temple B
explorers-line-temple-c = Temple C
explorers-line-temple-d = Temple D

explorers-title-1 = Novice
explorers-title-2 = Sur la bonne piste
explorers-title-3 = Âme voyageuse
explorers-title-4 = Naturaliste
explorers-title-5 = Des continents portent ton nom
explorers-title-6 = Légende de l’exploration

## Options

explorers-option-provisions = Aliments
    .help = Base : une pomme, une carotte et un poisson comptent à chaque manche ; expert : dès la deuxième manche un seul aliment par manche, mais en plusieurs exemplaires.
explorers-option-provisions-base = Base
explorers-option-provisions-expert = Expert
explorers-option-gemstones = Gemmes
    .help = Base : chaque gemme compte à la fin de chaque manche ; expert : tu perds des points tant que tu n’as pas assez de gemmes, puis elles valent de plus en plus.
explorers-option-gemstones-base = Base
explorers-option-gemstones-expert = Expert
explorers-option-villages = Villages
    .help = Base : chaque village compte selon ses cases voisines cochées ; expert : seul compte le village qui en a le moins, mais il vaut plus.
explorers-option-villages-base = Base
explorers-option-villages-expert = Expert
explorers-option-temples = Temples
    .help = Base : plus tu explores un temple tôt, plus il vaut ; expert : tous les temples valent le même nombre de points, et arriver tôt donne des croix bonus.
explorers-option-temples-base = Base
explorers-option-temples-expert = Expert
explorers-option-achievements = Objectifs
    .help = D’autres façons de marquer des points, les mêmes pour tout le monde : dis combien on en pioche, ou nommes-en jusqu’à trois.
explorers-option-achievements-0 = Aucun
explorers-option-achievements-1 = 1 pioché
explorers-option-achievements-2 = 2 piochés
explorers-option-achievements-3 = 3 piochés
explorers-option-achievement_pool = Piochés parmi
    .help = Les objectifs sont au dos des tuiles : pioche seulement parmi celles qui ne sont pas dans le paysage, ou parmi toutes.
explorers-option-achievement_pool-leftover = Les tuiles restantes
explorers-option-achievement_pool-all = Toutes les tuiles
explorers-option-layout = Paysage
    .help = Qui compose le paysage : le Premier joueur, le hasard, ou personne, car c’est le paysage fixe de la première partie.
explorers-option-layout-choose = Le Premier joueur
explorers-option-layout-random = Au hasard
explorers-option-layout-intro = Première partie
explorers-option-first_player = Premier joueur
    .help = Qui choisit le côté de la première carte Exploration et, si l’option le veut, compose le paysage.
explorers-option-first_player-random = Au hasard
explorers-option-first_player-0 = Joueur 1
explorers-option-first_player-1 = Joueur 2
explorers-option-first_player-2 = Joueur 3
explorers-option-first_player-3 = Joueur 4
explorers-option-forced_placement = Croix obligatoires
    .help = Oui : tu places des croix tant que tu peux ; non : tu peux t’arrêter avant.
explorers-option-forced_placement-true = Oui
explorers-option-forced_placement-false = Non
explorers-option-setup_objects = Objets au départ
    .help = Oui : les objets sous tes premières croix font effet ; non : ils sont perdus.
explorers-option-setup_objects-true = Oui
explorers-option-setup_objects-false = Non
explorers-option-achievement_strike = Courses plus courtes
    .help = Oui : à deux ou trois, les objectifs de course perdent certaines valeurs, comme les temples ; non : toutes les valeurs restent.
explorers-option-achievement_strike-true = Oui
explorers-option-achievement_strike-false = Non

explorers-preset-first = Première partie
    .help = Côtés de base, aucun objectif et un paysage fixe.
explorers-preset-expert = Expert
    .help = Les quatre côtés expert, deux objectifs et un paysage au hasard.
explorers-preset-solo = En solo
    .help = Toi contre le paysage, pour un titre.
