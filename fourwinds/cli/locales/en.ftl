## The conversation at the terminal

cli-for = { $name }: { $prompt }
cli-confirm = Press Enter to end your turn, or type u to take the last step back.
cli-no-choice = There is no choice { $number }; type a number from 1 to { $last }, or ? for help.
cli-several = { $place } can be chosen in several ways; type the number of one, or ? for help.
cli-nothing = Type the number of a choice, a square such as h7, or ? for help.
cli-no-undo = There is nothing to take back: something has happened since your last step.
cli-no-score = There is nothing to score yet.
cli-no-rule = There is no rule { $number }; try r 7.4 for a rule or r 7 for a section.
cli-help =
    Type the number of a choice, a square such as h7, or an action in words such as mark h7.
      u       take your last step back
      s       the score so far
      l       what has happened
      r 7.4   read a rule (r 7: a whole section)
      q       quit; the game is kept and can be resumed
      ?       this help
cli-saved = The record is in { $path }
cli-resume = Go on with: { $command }

## Score sheets

cli-total = Total
cli-place = Place
cli-title = Your title: { $title }
cli-winner = { $count ->
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
cli-explorers-total = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-explorers-marks = { $count ->
    [one] 1 X
   *[other] { $count } Xs
}
