## The game

explorers-name = Explorers
explorers-tagline = One map, four terrains, many ways across.
explorers-about = Everybody explores the same map, X by X, on the terrain the card allows. Open temples before the others do, gather provisions and gems, and reach the villages before the last turn is over.

## Terrains, objects, cards

explorers-terrain-prairie = prairie
explorers-terrain-water = water
explorers-terrain-desert = desert
explorers-terrain-mountain = mountain

explorers-object-key = key
explorers-object-scroll = scroll
explorers-object-horse = horse
explorers-object-gem = gem
explorers-object-apple = apple
explorers-object-carrot = carrot
explorers-object-fish = fish
explorers-object-temple = temple
explorers-object-village = village

explorers-side-pair = { $one } or { $other }
explorers-card = { $one } / { $other }

## Phases

explorers-phase-first = First Player
explorers-phase-layout = Building the map
explorers-phase-goals = Achievements
explorers-phase-village = Start village
explorers-phase-setup = First Xs
explorers-phase-card = Next card
explorers-phase-pick = Picking a side
explorers-phase-place = Placing Xs
explorers-phase-over = Game over

## Actions, as a button says them

explorers-action-mark = Mark { $square }
explorers-action-start = Start on { $terrain }
explorers-action-pick = Pick { $side }
explorers-action-take = Take { $side }
explorers-action-scroll = Use a scroll for { $terrain }
explorers-action-batch = First the bonus Xs of temple { $quadrant }
explorers-action-bonus = Bonus Xs on { $terrain }
explorers-action-village = Start in village { $quadrant }
explorers-action-stop = Stop here
explorers-action-lay = { $turns ->
    [0] Tile { $tile } in quadrant { $quadrant }, not turned
    [1] Tile { $tile } in quadrant { $quadrant }, a quarter turn clockwise
    [2] Tile { $tile } in quadrant { $quadrant }, half a turn
   *[3] Tile { $tile } in quadrant { $quadrant }, a quarter turn anticlockwise
}
explorers-action-first = { $seat } begins
explorers-action-goal = Achievement: { $goal }
explorers-action-draw = Card: { $card }
explorers-group-tile = Tile { $tile }
explorers-mode-none = No choice
explorers-closing-map = Use this map
explorers-closing = { $xs ->
    [0] Finish the turn without an X
    [one] Finish the turn with 1 X
   *[other] Finish the turn with { $xs } Xs
}

## What an action brings

explorers-gives-xs = { $xs ->
    [one] 1 X
   *[other] { $xs } Xs
}
explorers-gives-object = { $object ->
    [key] a key for a temple
    [scroll] a scroll for a later turn
    [horse] a horse: one free X
    [gem] a gem
    [apple] an apple
    [carrot] a carrot
   *[fish] a fish
}
explorers-gives-temple = temple: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $bonus ->
        [0] {""}
        [one] , 1 bonus X
       *[other] , { $bonus } bonus Xs
    }
explorers-gives-village = { $points ->
    [one] village: 1 more point
   *[other] village: { $points } more points
}

## What the table waits for

explorers-prompt-over = The game is over.
explorers-prompt-chance = One moment: chance decides.
explorers-prompt-wait = Waiting for { $seats }.
explorers-prompt-layout = Choose a tile for quadrant { $quadrant } and turn it as you like.
explorers-prompt-village = Several villages are equally near the centre: pick the one where everybody starts.
explorers-prompt-pick = Pick a side of the card: { $card }.
explorers-prompt-start = { $xs ->
    [one] Choose a terrain beside the start village for your first X.
   *[other] Choose a terrain beside the start village for your first { $xs } Xs.
}
explorers-prompt-active = { $xs ->
    [one] Take your X on { $side }{ $scrolls ->
            [0] { "" }
           *[other] , or use a scroll
        }.
   *[other] Take your { $xs } Xs on { $side }{ $scrolls ->
            [0] { "" }
           *[other] , or use a scroll
        }.
}
explorers-prompt-mode = Choose: { $one_xs ->
        [one] 1 X
       *[other] { $one_xs } Xs
    } on { $one } – { $other_xs ->
        [one] 1 X
       *[other] { $other_xs } Xs
    } on { $other }{ $scrolls ->
        [0] { "" }
       *[other] { " " }– or a scroll
    }.
explorers-prompt-order = Which temple’s bonus Xs do you place first?
explorers-prompt-bonus = { $xs ->
    [one] Choose a terrain for your bonus X.
   *[other] Choose a terrain for your { $xs } bonus Xs.
}
explorers-prompt-horse = Your horse gives you a free X: place it on any terrain.
explorers-prompt-place = { $xs ->
    [one] Place 1 more X on { $side }.
   *[other] Place { $xs } more Xs on { $side }.
}

## What happened

explorers-event-first = { $seat } is First Player.
explorers-event-laid = { $turns ->
    [0] Tile { $tile } lies in quadrant { $quadrant }, not turned.
    [1] Tile { $tile } lies in quadrant { $quadrant }, a quarter turn clockwise.
    [2] Tile { $tile } lies in quadrant { $quadrant }, turned by half.
   *[3] Tile { $tile } lies in quadrant { $quadrant }, a quarter turn anticlockwise.
}
explorers-event-goal = Achievement in this game: { $goal }.
explorers-event-village = Everybody starts in the village on { $square }.
explorers-event-round = Round { $round } begins.
explorers-event-card = Turn { $turn }: { $card }.
explorers-event-picked = { $seat } picks { $side }.
explorers-event-decided = { $seat }: { $action }
explorers-event-marked = { $object ->
    [key] { $seat } marks { $square }: a key.
    [scroll] { $seat } marks { $square }: a scroll.
    [horse] { $seat } marks { $square }: a horse.
    [gem] { $seat } marks { $square }: a gem.
    [apple] { $seat } marks { $square }: an apple.
    [carrot] { $seat } marks { $square }: a carrot.
    [fish] { $seat } marks { $square }: a fish.
    [temple] { $seat } marks { $square }: a temple.
   *[none] { $seat } marks { $square }.
}
explorers-event-lost = { $xs ->
    [one] { $seat } finds no square for 1 X; it is lost.
   *[other] { $seat } finds no square for { $xs } Xs; they are lost.
}
explorers-event-turn = { $count ->
    [0] { $seat }: { $mode } – no X
   *[other] { $seat }: { $mode } – { $squares }
}
explorers-event-temple = { $seat } explores temple { $quadrant }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $bonus ->
        [0] {""}
        [one] , 1 bonus X
       *[other] , { $bonus } bonus Xs
    }.
explorers-event-race = { $seat } fulfils “{ $goal }” for { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
explorers-event-scored = { $seat } in round { $round }: provisions { $provisions }, gems { $gems }.
explorers-event-fell = Round { $round }: temples and races still open are worth less from now on.
explorers-event-end = { $points ->
    [one] { $seat } ends with 1 point, place { $rank }.
   *[other] { $seat } ends with { $points } points, place { $rank }.
}

## Refused actions

explorers-refuse-unknown = There is no such action in this game.
explorers-refuse-chance-decides = Chance decides that, not you.
explorers-refuse-chance-other = Chance has something else to decide now.
explorers-refuse-card-gone = That card is not in the draw pile.
explorers-refuse-not-placing = This is not the moment to place Xs.
explorers-refuse-mode-first = First take a side of the card or use a scroll.
explorers-refuse-start-first = First choose the terrain for your first Xs.
explorers-refuse-bonus-first = First choose where your bonus Xs go.
explorers-refuse-village = Villages cannot be marked.
explorers-refuse-marked = You have already marked this square.
explorers-refuse-not-beside = The square does not touch any of your Xs.
explorers-refuse-terrain = This square is { $terrain }; your Xs go on { $side }.
explorers-refuse-setup-temple = Temples cannot be marked in setup when objects do not count.
explorers-refuse-key = The temple needs an unused key.
explorers-refuse-provision = This round’s column has no free space for this provision ({ $object }).
explorers-refuse-start-once = You choose your start terrain only once, in setup.
explorers-refuse-start-no-square = You cannot mark any { $terrain } square beside the start village.
explorers-refuse-mode-later = You can choose this only when everybody places Xs.
explorers-refuse-mode-taken = You have already chosen for this turn.
explorers-refuse-scroll-late = A scroll can only be used instead of the card, before your first X.
explorers-refuse-no-scroll = You have no unused scroll.
explorers-refuse-scroll-no-square = A scroll needs a square you can mark, and there is none on { $terrain }.
explorers-refuse-not-on-card = That side is not on the card.
explorers-refuse-pick-later = The side of the card cannot be picked now.
explorers-refuse-active-side = You picked { $side }, so your Xs go there.
explorers-refuse-village-far = Another village is nearer to the centre.
explorers-refuse-village-later = The start village is picked only in setup.
explorers-refuse-bonus-no-square = Bonus Xs need a square you can mark, and there is none on { $terrain }.
explorers-refuse-no-batch = That temple gives you no bonus Xs now.
explorers-refuse-bonus-later = You have no bonus Xs to place now.
explorers-refuse-forced = You cannot stop while you can still place an X.
explorers-refuse-nothing-to-stop = There is nothing to stop now.
explorers-refuse-map-laid = The map has already been built.
explorers-refuse-quadrant-order = Quadrant { $quadrant } comes next.
explorers-refuse-tile-used = Tile { $tile } is already in the map.

## Achievements

explorers-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
explorers-goal-none_scroll = No scrolls
    .help = { $points } if you have not marked a single scroll by the end.
explorers-goal-none_horse = No horses
    .help = { $points } if you have not marked a single horse by the end.
explorers-goal-none_gem = No gems
    .help = { $points } if you have not marked a single gem by the end.
explorers-goal-areas_prairie = All prairies
    .help = { $points } if every connected area of prairie holds at least one X of yours at the end.
explorers-goal-areas_water = All waters
    .help = { $points } if every connected area of water holds at least one X of yours at the end.
explorers-goal-areas_desert = All deserts
    .help = { $points } if every connected area of desert holds at least one X of yours at the end.
explorers-goal-areas_mountain = All mountains
    .help = { $points } if every connected area of mountain holds at least one X of yours at the end.
explorers-goal-full_line = Edge to edge
    .help = { $points } if one whole row or column of the map is marked at the end.
explorers-goal-largest_square = Largest square
    .help = You score one point for each X in your largest solid square block at the end.
explorers-goal-line_horizontal = Longest row
    .help = You score one point for each X in your longest unbroken horizontal line at the end.
explorers-goal-line_vertical = Longest column
    .help = You score one point for each X in your longest unbroken vertical line at the end.
explorers-goal-line_diagonal = Longest diagonal
    .help = You score one point for each X in your longest unbroken diagonal line, in either direction, at the end.
explorers-goal-count_apples = Apples
    .help = The more apples you have marked by the end, the more you score: { $values }.
explorers-goal-count_carrots = Carrots
    .help = The more carrots you have marked by the end, the more you score: { $values }.
explorers-goal-count_fish = Fish
    .help = The more fish you have marked by the end, the more you score: { $values }.
explorers-goal-count_horses = Horses
    .help = The more horses you have marked by the end, the more you score: { $values }.
explorers-goal-count_keys = Keys
    .help = The more keys you have marked by the end, used or not, the more you score: { $values }.
explorers-goal-count_scrolls = Scrolls
    .help = The more scrolls you have marked by the end, used or not, the more you score: { $values }.
explorers-goal-count_provision_sets = Full baskets
    .help = You score for sets of one apple, one carrot and one fish marked in the whole game; the more sets, the more points: { $values }.
explorers-goal-count_villages_4 = Surrounded villages
    .help = You score for villages whose four neighbours you have all marked; the more villages, the more points: { $values }.
explorers-goal-count_temples_2adj = Temples in sight
    .help = You score for temples with at least two neighbours marked, whether you explored them or not; the more temples, the more points: { $values }.
explorers-goal-count_corners = Corners
    .help = You score for the corners of the map that you have marked; the more corners, the more points: { $values }.
explorers-goal-race_all_villages = All villages
    .help = Race: have an X next to each of the four villages; the sooner, the more points: { $values }.
explorers-goal-race_3_villages_3_temples = Three and three
    .help = Race: have an X next to three villages and explore three temples; the sooner, the more points: { $values }.
explorers-goal-race_all_edges = All edges
    .help = Race: have an X on each of the four edges of the map; the sooner, the more points: { $values }.
explorers-goal-race_3_per_quadrant = All quadrants
    .help = Race: have at least three Xs in each quadrant; the sooner, the more points: { $values }.
explorers-goal-race_2_temples = Two temples
    .help = Race: explore two temples; the sooner, the more points: { $values }.
explorers-goal-race_3_keys = Three keys
    .help = Race: mark three keys; the sooner, the more points: { $values }.
explorers-goal-race_3_scrolls = Three scrolls
    .help = Race: mark three scrolls; the sooner, the more points: { $values }.
explorers-goal-race_5_gems = Five gems
    .help = Race: mark five gems; the sooner, the more points: { $values }.
explorers-goal-race_3_horses = Three horses
    .help = Race: mark three horses; the sooner, the more points: { $values }.
explorers-goal-race_2_each_provision = Two of each
    .help = Race: mark two apples, two carrots and two fish; the sooner, the more points: { $values }.

## Score sheet

explorers-line-provisions-1 = Provisions, round 1
explorers-line-provisions-2 = Provisions, round 2
explorers-line-provisions-3 = Provisions, round 3
explorers-line-provisions-4 = Provisions, round 4
explorers-line-gems-1 = Gems, round 1
explorers-line-gems-2 = Gems, round 2
explorers-line-gems-3 = Gems, round 3
explorers-line-gems-4 = Gems, round 4
explorers-line-village-a = Village A
explorers-line-village-b = Village B
explorers-line-village-c = Village C
explorers-line-village-d = Village D
explorers-line-temple-a = Temple A
explorers-line-temple-b = Temple B
explorers-line-temple-c = Temple C
explorers-line-temple-d = Temple D

explorers-title-1 = Novice
explorers-title-2 = Pathfinder
explorers-title-3 = Seasoned explorer
explorers-title-4 = Naturalist
explorers-title-5 = Namer of continents
explorers-title-6 = Greatest explorer

## Options

explorers-option-provisions = Provisions
    .help = Base: one apple, one carrot and one fish score in each round; expert: from the second round on one kind a round, and several of it.
explorers-option-provisions-base = Base
explorers-option-provisions-expert = Expert
explorers-option-gemstones = Gems
    .help = Base: every gem scores at the end of each round; expert: you lose points until you have enough gems, then they are worth more and more.
explorers-option-gemstones-base = Base
explorers-option-gemstones-expert = Expert
explorers-option-villages = Villages
    .help = Base: every village scores for its marked neighbours; expert: only the village with the fewest counts, but for more.
explorers-option-villages-base = Base
explorers-option-villages-expert = Expert
explorers-option-temples = Temples
    .help = Base: the sooner you explore a temple, the more it scores; expert: all temples score the same, and early explorers place bonus Xs.
explorers-option-temples-base = Base
explorers-option-temples-expert = Expert
explorers-option-achievements = Achievements
    .help = Extra ways to score, the same for everybody: say how many are drawn, or name up to three yourself.
explorers-option-achievements-0 = None
explorers-option-achievements-1 = 1 drawn
explorers-option-achievements-2 = 2 drawn
explorers-option-achievements-3 = 3 drawn
explorers-option-achievement_pool = Drawn from
    .help = Achievements stand on the backs of the tiles: draw only from tiles that are not in the map, or from all.
explorers-option-achievement_pool-leftover = Unused tiles
explorers-option-achievement_pool-all = All tiles
explorers-option-layout = Map
    .help = Who builds the map: the First Player, chance, or nobody, because it is the fixed map for a first game.
explorers-option-layout-choose = First Player builds it
explorers-option-layout-random = By chance
explorers-option-layout-intro = First-game map
explorers-option-first_player = First Player
    .help = Who picks the first card’s side and, if wanted, builds the map.
explorers-option-first_player-random = By chance
explorers-option-first_player-0 = Player 1
explorers-option-first_player-1 = Player 2
explorers-option-first_player-2 = Player 3
explorers-option-first_player-3 = Player 4
explorers-option-forced_placement = Xs must be placed
    .help = Yes: you go on placing Xs as long as you can; no: you may stop early.
explorers-option-forced_placement-true = Yes
explorers-option-forced_placement-false = No
explorers-option-setup_objects = Objects count in setup
    .help = Yes: objects under your first Xs take effect; no: they are lost.
explorers-option-setup_objects-true = Yes
explorers-option-setup_objects-false = No
explorers-option-achievement_strike = Shorter races
    .help = Yes: with two or three players, race achievements lose some of their values, just as temples do; no: all values stay.
explorers-option-achievement_strike-true = Yes
explorers-option-achievement_strike-false = No

explorers-preset-first = First game
    .help = Base sides, no achievements and a fixed map.
explorers-preset-expert = Expert
    .help = All four expert sides, two achievements and a random map.
explorers-preset-solo = Solo
    .help = You against the map, for a title.
