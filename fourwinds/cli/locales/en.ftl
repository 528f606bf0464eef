## The conversation at the terminal

cli-for = { $name }: { $prompt }
cli-confirm = Press Enter to end your turn, or type u to take the last step back.
cli-no-choice = There is no choice { $number }; type a number from 1 to { $last }, or ? for help.
cli-nothing = Type the number of a choice, its name, a place such as h7, or ? for help.
cli-no-undo = There is nothing to take back: something has happened since your last step.
cli-no-score = There is nothing to score yet.
cli-no-rule = There is no rule { $number }; try r 7.4 for a rule or r 7 for a section.
cli-help =
    Type the number of a choice, a part of its name, or a place on the board such as h7.
    Where many things can be done, the first choice says with what; 0 goes back.
      h       a hint: what a good player thinks of your choices
      u       take your last step back
      s       the score so far
      l       what has happened
      r 7.4   read a rule (r 7: a whole section)
      q       quit; the game is kept and can be resumed
      ?       this help
cli-key-help = help
cli-key-hint = hint
cli-key-undo = undo
cli-key-score = score
cli-key-log = log
cli-key-quit = save, quit
cli-back = back
cli-news = Since your last turn
cli-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
cli-no-hint = There is nothing for you to decide now.
cli-turn-of = Turn { $turn }: { $name }
cli-round-of = Round { $round }: { $name }
cli-saved = The record is in { $path }
cli-resume = Go on with: { $command }

## The replay

cli-replay-move = Move { $ply } of { $last }
cli-replay-step = This step
cli-replay-where = Go to which move, 0 to { $last }?
cli-replay-all = everybody
cli-stood-in = Played for { $name } at times: { $bots }
cli-step-next = next
cli-step-back = back
cli-step-turn = next turn
cli-step-own = next move of { $name }
cli-step-begin = beginning
cli-step-end = end
cli-step-go = go to a move
cli-step-eyes = seen by { $name }
cli-step-leave = quit

## Score sheets

cli-total = Total
cli-place = Place
cli-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-winner = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

## Hints

cli-hint-choice = Choice
cli-hint-action = In words
cli-hint-games = Games
cli-hint-points = Points
cli-hint-chance = Wins

## Explorers

cli-explorers-choosable = open now
cli-explorers-tile = Tile { $tile } { $arrow }
cli-explorers-arrows = The arrow shows where the top of the tile points.
cli-explorers-turn = Round { $round }, turn { $turn }
cli-explorers-card = Card
cli-explorers-picked = Picked
cli-explorers-points = Points
cli-explorers-keys = Keys
cli-explorers-scrolls = Scrolls
cli-explorers-marks = { $count ->
    [one] 1 X
   *[other] { $count } Xs
}

## Explorers & Exploiters

cli-exploiters-tile = { $tile ->
    [wilderness] wild
    [desert] desert
    [lake] lake
    [mountain] mount.
    [dwelling] dwell.
    [cattle] cattle
    [grain] grain
    [lumber] lumber
    [iron] iron
    [foundation] found.
   *[shrine] shrine
}
cli-exploiters-legend = e explorer, b barbarian, e⚔b battle, then whose marker decides. ⌂1 to ⌂4: settlement. Last letters: colour of the settler or prophet. In brackets or small letters: face down, known to you. *: can be chosen.
cli-exploiters-letters = e explorer, b barbarian, * can be chosen; ? says what the letters mean.
cli-exploiters-foundation = { $state ->
    [hidden] not found
   *[gone] destroyed
}
cli-exploiters-settlers = settlers { $usable }/{ $all }
cli-exploiters-battles = Battles

## Expedition

cli-expedition-left = left
cli-expedition-piles = Deck { $deck }, tickets in supply { $supply }
cli-expedition-hand = Your hand: points, arrows needed
cli-expedition-public = Public, 1 point: arrows needed
