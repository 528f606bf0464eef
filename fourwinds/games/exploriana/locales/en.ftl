## The game

exploriana-name = Exploriana
exploriana-tagline = One more card, or home in time?
exploriana-about = Recruit specialists, send your pawns to South America, Africa and the Far East, and turn over cards for as long as you dare. Three hazards too many and the pawn is lost; stop in time and the discoveries are yours.

## Regions, hazards, types

exploriana-region-sa = South America
exploriana-region-af = Africa
exploriana-region-fe = the Far East

exploriana-relic-sa = Jade Statue
exploriana-relic-af = Golden Elephant
exploriana-relic-fe = Ruby Buddha

exploriana-hazard-none = no hazard
exploriana-hazard-wrong-turn = wrong turn
exploriana-hazard-animal-attack = animal attack
exploriana-hazard-rockfall = rockfall

exploriana-type-animal = animal
exploriana-type-location = location
exploriana-type-map = map
exploriana-type-orchid = orchid
exploriana-type-treasure = treasure

exploriana-list = { $some }, { $more }
exploriana-taken-animal = { $count ->
    [one] 1 animal
   *[other] { $count } animals
}
exploriana-taken-location = { $count ->
    [one] a location
   *[other] { $count } locations
}
exploriana-taken-map = { $count ->
    [one] a map
   *[other] { $count } maps
}
exploriana-taken-orchid = { $count ->
    [one] an orchid
   *[other] { $count } orchids
}
exploriana-taken-treasure = { $count ->
    [one] a treasure
   *[other] { $count } treasures
}

## Discovery cards

exploriana-card-sa-o1 = Cattleya I
exploriana-card-sa-o2 = Cattleya II
exploriana-card-sa-o3 = Cattleya III
exploriana-card-sa-m1 = River Chart
exploriana-card-sa-m2 = Andes Survey
exploriana-card-sa-m3 = Coastal Chart
exploriana-card-sa-l1 = Thundering Falls
exploriana-card-sa-l2 = City in the Clouds
exploriana-card-sa-l3 = Salt Flats
exploriana-card-sa-t1 = Golden Idol
exploriana-card-sa-t2 = Emerald Mask
exploriana-card-sa-t3 = Silver Hoard
exploriana-card-sa-t4 = Jade Beads
exploriana-card-sa-a01 = Capybara
exploriana-card-sa-a02 = Toucan
exploriana-card-sa-a03 = Armadillo
exploriana-card-sa-a04 = Howler Monkey
exploriana-card-sa-a05 = Scarlet Macaw
exploriana-card-sa-a06 = Dart Frog
exploriana-card-sa-a07 = Condor
exploriana-card-sa-a08 = Giant Anteater
exploriana-card-sa-a09 = Caiman
exploriana-card-sa-a10 = Jaguar
exploriana-card-sa-a11 = Anaconda
exploriana-card-af-o1 = Comet Orchid I
exploriana-card-af-o2 = Comet Orchid II
exploriana-card-af-o3 = Comet Orchid III
exploriana-card-af-m1 = Delta Chart
exploriana-card-af-m2 = Savannah Survey
exploriana-card-af-m3 = Rift Survey
exploriana-card-af-l1 = Smoke That Thunders
exploriana-card-af-l2 = Hidden Oasis
exploriana-card-af-l3 = Crater Lake
exploriana-card-af-t1 = Pharaoh’s Ring
exploriana-card-af-t2 = Ivory Chest
exploriana-card-af-t3 = Caravan Gold
exploriana-card-af-a01 = Meerkat
exploriana-card-af-a02 = Zebra
exploriana-card-af-a03 = Okapi
exploriana-card-af-a04 = Giraffe
exploriana-card-af-a05 = Flamingo
exploriana-card-af-a06 = Barbary Macaque
exploriana-card-af-a07 = Lion
exploriana-card-af-a08 = Crocodile
exploriana-card-af-a09 = Elephant
exploriana-card-fe-o1 = Vanda I
exploriana-card-fe-o2 = Vanda II
exploriana-card-fe-o3 = Vanda III
exploriana-card-fe-m1 = Archipelago Chart
exploriana-card-fe-m2 = Himalaya Survey
exploriana-card-fe-m3 = Silk Road Chart
exploriana-card-fe-l1 = Jungle Temple
exploriana-card-fe-l2 = Cliff Monastery
exploriana-card-fe-l3 = Mist Gorge
exploriana-card-fe-t1 = Ruby Crown
exploriana-card-fe-t2 = Pearl Casket
exploriana-card-fe-a01 = Red Panda
exploriana-card-fe-a02 = Crane
exploriana-card-fe-a03 = Cobra
exploriana-card-fe-a04 = Snow Monkey
exploriana-card-fe-a05 = Giant Panda
exploriana-card-fe-a06 = Snow Leopard
exploriana-card-fe-a07 = Tiger

## Explorer cards

exploriana-explorer-biologist = Biologist
    .help = Put an animal of this region from your collection face up into the display. Its hazard counts at once; you may take it again.
exploriana-explorer-detective = Detective
    .help = Place a lost explorer here, look at all of them in this region and rearrange them.
exploriana-explorer-entrepreneur = Entrepreneur
    .help = Draw two missions and keep one of them.
exploriana-explorer-geographer = Geographer
    .help = Look at the top two cards of the deck; one of them goes to the bottom.
exploriana-explorer-medic = Medic
    .help = Turn over a card, ignore its hazard, then stop and take your picks.
exploriana-explorer-navigator = Navigator
    .help = When your pawn would be lost: it is not. The last card goes back into the deck, and you go on.
exploriana-explorer-pathfinder = Pathfinder
    .help = Shuffle as many face-up cards of this region into the deck as you like.
exploriana-explorer-philanthropist = Philanthropist
    .help = Rescue a lost explorer for coins and renown, not only one of them.
exploriana-explorer-photographer = Photographer
    .help = Stop and take two picks, however few cards lie there.
exploriana-explorer-researcher = Researcher
    .help = Look at the top three cards of the deck and put them back in any order.
exploriana-explorer-scholar = Scholar
    .help = Look through the deck and take a card of your choice; your turn ends without picks.
exploriana-explorer-scout = Scout
    .help = Look at the top card of the deck; you may put it at the bottom.

## Missions

exploriana-mission-m01 = Rescue Party
    .help = Rescue three lost explorers.
exploriana-mission-m02 = Menagerie
    .help = Collect eight animals.
exploriana-mission-m03 = Cabinet of Curiosities
    .help = Collect six cards that are not animals.
exploriana-mission-m04 = Grand Tour
    .help = Collect a location of each region.
exploriana-mission-m05 = Marked with a Cross
    .help = Collect a map of each region, or a treasure of each if the table plays it that way.
exploriana-mission-m06 = Bouquet
    .help = Collect an orchid of each region.
exploriana-mission-m07 = Two Fronts
    .help = Collect four cards in each of two regions.
exploriana-mission-m08 = On the Brink
    .help = Have four uncovered hazards where your pawn explores, and do not be lost.
exploriana-mission-m09 = Talk of the Town
    .help = Gain nine renown in one round.
exploriana-mission-m10 = Full Purse
    .help = Hold fourteen coins.
exploriana-mission-m11 = The Long Way Round
    .help = Collect four cards with a wrong turn.
exploriana-mission-m12 = Bites and Scratches
    .help = Collect four cards with an animal attack.
exploriana-mission-m13 = Falling Stones
    .help = Collect four cards with a rockfall.
exploriana-mission-m14 = Safe and Sound
    .help = Collect five cards without a hazard.
exploriana-mission-m15 = A Bit of Everything
    .help = Collect four of the five types.

## Parts of the game

exploriana-stage-setup = Set-up
exploriana-stage-draft = Draft
exploriana-stage-recruit = Recruit
exploriana-stage-send = Send
exploriana-stage-explore = Explore
exploriana-stage-over = Game over

## Actions, as a button says them

exploriana-action-explore = Explore
exploriana-action-stop = Stop
exploriana-action-lost = Accept the loss
exploriana-action-done = Done
exploriana-action-leave = Leave it on top
exploriana-action-guide = Guide on { $card }
exploriana-action-use = Use { $explorer }
exploriana-action-release = Release { $card }
exploriana-action-pick = Take { $card }
exploriana-action-animals = Take all animals
exploriana-action-rescue-coins = Rescue for coins
exploriana-action-rescue-renown = Rescue for renown
exploriana-action-rescue-both = Rescue for both, with the Philanthropist
exploriana-action-return = Shuffle { $card } back
exploriana-action-bottom = { $card } to the bottom
exploriana-action-top = { $card } on top
exploriana-action-discard = Remove { $card }
exploriana-action-order = Token { $number } goes next
exploriana-action-keep = Keep “{ $mission }”
exploriana-action-recruit = Recruit { $explorer }
exploriana-action-draft = Draft { $explorer }
exploriana-action-send = Pawn to { $region }
exploriana-action-rival = Rival to { $region }
exploriana-action-flip = Complete “{ $mission }”
exploriana-action-relic = Take the relic: { $relic }
exploriana-action-first = { $seat } begins
exploriana-action-reveal = Card: { $card }
exploriana-action-look = Looked at: { $card }
exploriana-action-hide = In the reserve: { $card }
exploriana-action-row = New in the row: { $explorer }
exploriana-action-deal = Dealt: { $explorer }
exploriana-action-mission = Mission: { $mission }
exploriana-action-token = Token of value { $value }
exploriana-action-society = The Society goes to { $region }
exploriana-closing = Confirm
exploriana-closing-turn = Finish the turn in { $region }

## What an action brings

exploriana-gives-risk = { $percent ->
    [0] no risk
   *[other] risk { $percent } %
}
exploriana-gives-reserve = { $percent ->
    [0] takes the reserve: last round; no risk
   *[other] takes the reserve: last round; risk { $percent } %
}
exploriana-gives-guide = { $coins ->
    [one] costs 1 coin
   *[other] costs { $coins } coins
}; { $percent ->
    [0] then no risk
   *[other] then risk { $percent } %
}
exploriana-gives-cost = { $coins ->
    [one] costs 1 coin
   *[other] costs { $coins } coins
}
exploriana-gives-recruit = { $cost ->
    [one] 1 coin to use
   *[other] { $cost } coins to use
}{ $coins ->
    [0] {""}
    [one] ; 1 coin lies on it
   *[other] ; { $coins } coins lie on it
}
exploriana-gives-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
exploriana-gives-less = { $points ->
    [one] 1 point less
   *[other] { $points } points less
}
exploriana-gives-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
exploriana-gives-renown = { $renown } renown

## What the table waits for

exploriana-prompt-over = The game is over.
exploriana-prompt-chance = One moment: chance decides.
exploriana-prompt-wait = Waiting for { $seats }.
exploriana-prompt-draft = Choose one explorer card; the rest goes to the left.
exploriana-prompt-recruit = Recruit an explorer card from the row.
exploriana-prompt-send = { $pawns ->
    [one] Send your last pawn to a region.
   *[other] Send a pawn to a region; you have { $pawns }.
}
exploriana-prompt-send-any = Send a pawn of yours or your rival to a region.
exploriana-prompt-send-rival = Send your rival to a region; it must go before your last pawn.
exploriana-prompt-action = Your pawn in { $region }: explore, stop, or use what you have.
exploriana-prompt-action-reserve = Your pawn in { $region }: the deck is empty. Another card takes the reserve, and this will be the last round.
exploriana-prompt-action-empty = Your pawn in { $region }: there is no card left to turn over.
exploriana-prompt-pick = { $picks ->
    [one] Take a pick in { $region }.
   *[other] Take { $picks } picks in { $region }.
}
exploriana-prompt-navigate = Your pawn is about to be lost: use a Navigator?
exploriana-prompt-scout = Leave the card on top, or put it at the bottom?
exploriana-prompt-geographer = Which of the two cards goes to the bottom?
exploriana-prompt-researcher = Which card lies on top next?
exploriana-prompt-scholar = Take any card of the deck.
exploriana-prompt-detective = Which token goes on the next space, from the top down?
exploriana-prompt-entrepreneur = Which mission do you keep?
exploriana-prompt-pathfinder = Shuffle back as many cards as you like.
exploriana-prompt-discard = Your rival removes a card: which one?
exploriana-prompt-claim = Complete missions or take relics, or go on.

## What happened

exploriana-event-first = { $seat } begins.
exploriana-event-mission-dealt = Your mission: { $mission }.
exploriana-event-round = Round { $round } begins.
exploriana-event-pack = In your first pack: { $explorer }.
exploriana-event-drafted = { $seat } drafts { $explorer }.
exploriana-event-passed = { $left ->
    [one] The packs go to the left, 1 card each.
   *[other] The packs go to the left, { $left } cards each.
}
exploriana-event-row = New in the row: { $explorer }.
exploriana-event-dealt = { $seat } is dealt { $explorer }.
exploriana-event-recruited = { $coins ->
    [0] { $seat } recruits { $explorer }.
    [one] { $seat } recruits { $explorer } and takes 1 coin with it.
   *[other] { $seat } recruits { $explorer } and takes { $coins } coins with it.
}
exploriana-event-society-recruited = The Society removes { $explorer }.
exploriana-event-coin = { $coins ->
    [one] 1 coin lies on { $explorer }.
   *[other] { $coins } coins lie on { $explorer }.
}
exploriana-event-sent = { $seat } sends a pawn to { $region }.
exploriana-event-rival-sent = { $seat } sends a rival to { $region }.
exploriana-event-society-sent = The Society sends a pawn to { $region }.
exploriana-event-turn = { $seat } explores { $region }.
exploriana-event-rival-turn = The rival of { $seat } explores { $region }.
exploriana-event-society-turn = The Society explores { $region }.
exploriana-event-card = { $card } in { $region }: { $hazard }.
exploriana-event-reserve = The reserve of { $region } is taken: this is the last round.
exploriana-event-guide = { $seat } hires the guide for { $card }.
exploriana-event-stopped = { $picks ->
    [one] { $seat } stops and has 1 pick.
   *[other] { $seat } stops and has { $picks } picks.
}
exploriana-event-lost = { $seat } is lost in { $region }!
exploriana-event-rival-lost = The rival of { $seat } is lost in { $region }!
exploriana-event-society-lost = A pawn of the Society is lost in { $region }!
exploriana-event-unknown-lost = An unknown explorer is lost in { $region }.
exploriana-event-removed = { $card } is removed from the deck of { $region }.
exploriana-event-discarded = The rival of { $seat } removes { $card }.
exploriana-event-taken = { $seat } takes { $what }{ $coins ->
        [0] {""}
        [one] , 1 coin
       *[other] , { $coins } coins
    }{ $renown ->
        [0] {""}
       *[other] , { $renown } renown
    }.
exploriana-event-rescued = { $seat } rescues an explorer in { $region }{ $coins ->
        [0] {""}
        [one] , 1 coin
       *[other] , { $coins } coins
    }{ $renown ->
        [0] {""}
       *[other] , { $renown } renown
    }.
exploriana-event-token = The token is worth { $value }.
exploriana-event-society-taken = The Society takes { $what }{ $coins ->
        [0] {""}
        [one] , 1 coin
       *[other] , { $coins } coins
    }{ $renown ->
        [0] {""}
       *[other] , { $renown } renown
    }.
exploriana-event-society-rescued = The Society rescues an explorer in { $region }, { $renown } renown.
exploriana-event-used = { $cost ->
    [one] { $seat } uses { $explorer } for 1 coin.
   *[other] { $seat } uses { $explorer } for { $cost } coins.
}
exploriana-event-looked = You see: { $card }.
exploriana-event-under = { $seat } puts a card at the bottom of the deck.
exploriana-event-left = { $seat } leaves the card on top.
exploriana-event-back = { $seat } puts the cards back on top.
exploriana-event-tokens = { $seat } rearranges the lost explorers of { $region }: { $order }.
exploriana-event-mission-drawn = You draw the mission { $mission }.
exploriana-event-mission-kept = { $seat } keeps one of two missions.
exploriana-event-returned = { $seat } shuffles { $card } back.
exploriana-event-released = { $seat } releases { $card }.
exploriana-event-studied = { $seat } takes a card from the deck{ $coins ->
        [0] {""}
        [one] , 1 coin
       *[other] , { $coins } coins
    }{ $renown ->
        [0] {""}
       *[other] , { $renown } renown
    }.
exploriana-event-studied-card = The card you took: { $card }.
exploriana-event-mission-done = { $seat } completes “{ $mission }”.
exploriana-event-relic = { $seat } takes the { $relic }, showing { $cards }.
exploriana-event-rival-renown = The rival’s renown is { $renown }.
exploriana-event-end = { $points ->
    [one] { $seat } ends with 1 point, place { $rank }.
   *[other] { $seat } ends with { $points } points, place { $rank }.
}
exploriana-event-society-end = { $points ->
    [one] The Society ends with 1 point.
   *[other] The Society ends with { $points } points.
}

## Refused actions

exploriana-refuse-unknown = There is no such action in this game.
exploriana-refuse-chance-decides = Chance decides that, not you.
exploriana-refuse-chance-other = Chance has something else to decide now.
exploriana-refuse-no-relics = There are no relics in this game.
exploriana-refuse-relic-automatic = Relics are taken by themselves as soon as you have the types.
exploriana-refuse-relic-types = Your collection does not have enough types of this region.
exploriana-refuse-relic-gone = This relic has already been taken.
exploriana-refuse-mission-automatic = Missions are completed by themselves as soon as they are fulfilled.
exploriana-refuse-mission-done = You have already completed this mission.
exploriana-refuse-mission-open = This mission is not fulfilled now.
exploriana-refuse-mission-not-yours = You do not have this mission.
exploriana-refuse-no-row = There is no row when explorer cards are drafted.
exploriana-refuse-not-in-row = This card does not lie in the row.
exploriana-refuse-recruit-later = This is not the moment to recruit.
exploriana-refuse-not-in-pack = This card is not in your pack.
exploriana-refuse-draft-later = This is not the moment to draft.
exploriana-refuse-no-rivals = Rivals are only there with two players.
exploriana-refuse-send-later = This is not the moment to send pawns.
exploriana-refuse-region-full = All spaces are taken: { $region }.
exploriana-refuse-rival-placed = You have already placed your rival.
exploriana-refuse-rival-first = Your rival must be placed before your last pawn.
exploriana-refuse-no-pawn = You have no pawn left to send.
exploriana-refuse-not-face-up = This card does not lie face up here.
exploriana-refuse-return-later = Only a Pathfinder shuffles cards back.
exploriana-refuse-return-one = At least one card must go back.
exploriana-refuse-not-looked-at = This is not one of the cards you are looking at.
exploriana-refuse-look-later = You are not looking into the deck now.
exploriana-refuse-discard-later = Only a rival removes a card.
exploriana-refuse-no-token-there = This token is already placed, or there is none.
exploriana-refuse-order-later = Only a Detective rearranges tokens.
exploriana-refuse-mission-not-drawn = You have not drawn this mission.
exploriana-refuse-keep-later = Only an Entrepreneur chooses a mission.
exploriana-refuse-not-in-deck = This card is not in the deck.
exploriana-refuse-stop-first = Stop first, then take your picks.
exploriana-refuse-pick-later = This is not the moment to take a pick.
exploriana-refuse-animals-together = Animals are taken all together.
exploriana-refuse-no-animals = No animal lies face up here.
exploriana-refuse-one-rescue = You can rescue only one explorer in a turn.
exploriana-refuse-nobody-lost = Nobody is lost in this region.
exploriana-refuse-no-philanthropist = Only a Philanthropist brings both.
exploriana-refuse-cost = { $coins ->
    [one] That costs 1 coin.
   *[other] That costs { $coins } coins.
}
exploriana-refuse-not-lost = Your pawn is not about to be lost.
exploriana-refuse-lost-set = A lost set shows: only a Navigator helps now.
exploriana-refuse-nothing-to-finish = There is nothing to finish now.
exploriana-refuse-picks-now = You have stopped: take your picks.
exploriana-refuse-action-later = This is not the moment for such an action.
exploriana-refuse-no-card = There is no card left in this region’s deck and reserve.
exploriana-refuse-guide-used = Your guide has already been used this round.
exploriana-refuse-guide-cost = { $coins ->
    [one] The guide costs 1 coin.
   *[other] The guide costs { $coins } coins.
}
exploriana-refuse-no-hazard = This card shows no hazard.
exploriana-refuse-not-in-hand = You do not have this card: { $explorer }.
exploriana-refuse-navigator-later = A Navigator helps only at the moment when your pawn would be lost.
exploriana-refuse-philanthropist-later = A Philanthropist is used with a rescue.
exploriana-refuse-name-animal = Name the animal of this region that you put into the display, if you have one.
exploriana-refuse-no-tokens = There would be no token here to look at.
exploriana-refuse-nothing-to-return = No card lies face up here.
exploriana-refuse-not-animal = Only animals can be put back.
exploriana-refuse-other-region = The animal belongs to another region.
exploriana-refuse-not-collected = This animal is not in your collection.

## Score sheet

exploriana-line-renown = Renown
exploriana-line-tokens = Lost explorers
exploriana-line-coins = Coins
exploriana-line-missions = Missions
exploriana-line-animals = Animals
exploriana-line-locations = Locations
exploriana-line-treasures = Treasures
exploriana-line-maps = Maps
exploriana-line-orchids = Orchids
exploriana-line-relics = Relics
exploriana-line-society = Extra points of the Society

exploriana-title-won = You beat the Society, which has { $points ->
    [one] 1 point
   *[other] { $points } points
}
exploriana-title-draw = A draw with the Society at { $points ->
    [one] 1 point
   *[other] { $points } points
}
exploriana-title-beaten = The Society wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Options

exploriana-option-relics = Relics
    .help = Yes: each region has a relic for the first player with enough different types of its cards.
exploriana-option-relics-true = Yes
exploriana-option-relics-false = No
exploriana-option-draft = Draft
    .help = Yes: all explorer cards are drafted once before the game and stay hidden; no: you recruit one each round.
exploriana-option-draft-true = Yes
exploriana-option-draft-false = No
exploriana-option-first_game_deal = First-game deal
    .help = Yes: in the first round everybody is dealt an explorer card, open to all; no: you choose from the row.
exploriana-option-first_game_deal-true = Yes
exploriana-option-first_game_deal-false = No
exploriana-option-mission_reveal = Missions
    .help = By themselves: completed at the first possible moment; by hand: you decide when, and may forget.
exploriana-option-mission_reveal-auto = By themselves
exploriana-option-mission_reveal-manual = By hand
exploriana-option-table_memory = Memory
    .help = Yes: collections lie face down and you have to remember what others took; no: the table keeps showing it. Bots always remember.
exploriana-option-table_memory-true = Yes
exploriana-option-table_memory-false = No
exploriana-option-society = The Society
    .help = The opponent of the solo game, our own design: more pawns and extra points make it stronger.
exploriana-option-society-novice = Novice
exploriana-option-society-standard = Standard
exploriana-option-society-expert = Expert
exploriana-option-society-legend = Legend
exploriana-option-first_player = Start player
    .help = Who comes first in renown order at the beginning.
exploriana-option-first_player-random = By chance
exploriana-option-first_player-0 = Player 1
exploriana-option-first_player-1 = Player 2
exploriana-option-first_player-2 = Player 3
exploriana-option-first_player-3 = Player 4
exploriana-option-first_player-4 = Player 5
exploriana-option-x_marks = Marked with a Cross
    .help = What this mission asks for from each region; the rulebook does not say.
exploriana-option-x_marks-map = Maps
exploriana-option-x_marks-treasure = Treasures
exploriana-option-rival_final_bonus = Rival’s last renown
    .help = Two players. Yes: the rival gains renown after the last round as well; no: only when the game goes on.
exploriana-option-rival_final_bonus-true = Yes
exploriana-option-rival_final_bonus-false = No
exploriana-option-detective_overflow = Detective without a token
    .help = What happens if a Detective cannot place a token: nothing, or the top card of the deck is removed.
exploriana-option-detective_overflow-skip = Nothing
exploriana-option-detective_overflow-remove = A card is removed
exploriana-option-edge_when_lost = On the Brink when lost
    .help = Yes: the hazards at the moment of being lost count for this mission; no: the pawn must not be lost.
exploriana-option-edge_when_lost-true = Yes
exploriana-option-edge_when_lost-false = No

exploriana-preset-first = First game
    .help = The first explorer cards are dealt, and the table helps you remember.
exploriana-preset-relics = With relics
    .help = The usual game with three relics.
exploriana-preset-draft = Draft and relics
    .help = For people who know the explorer cards.
exploriana-preset-solo = Solo
    .help = You against the Society, our own solo game.
