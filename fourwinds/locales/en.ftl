## People at the table

seat-name = Player { $number }
list-comma = { $head }, { $next }
list-and = { $head } and { $last }
bot-cadet = Cadet
    .about = Level 1: knows what is good and often does the second best. For first games and children.
bot-mate = Mate
    .about = Level 2: looks ahead for a moment before each decision.
bot-captain = Captain
    .about = Level 3: thinks up to a second about each decision.
bot-admiral = Admiral
    .about = Level 4: thinks up to three seconds about each decision.
bot-greedy = Greedy bot
    .about = Always takes what looks best right now.
bot-random = Random bot
    .about = Does anything that is allowed.

## Small words

yes = Yes
no = No

## Languages, each in its own words

language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano

## Refused actions

refusal = R { $rule }: { $reason }
refuse-unknown-action = There is no action “{ $action }” in this game.
refuse-game-over = The game is over.
refuse-no-such-seat = There is no player { $number } at this table.
refuse-not-your-turn = It is not your turn.
refuse-not-now = You cannot do that now.
