## People at the table

seat-name = Player { $number }
list-comma = { $head }, { $next }
list-and = { $head } and { $last }
bot-random = Random bot
bot-greedy = Greedy bot

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
refuse-not-your-turn = It is not your turn.
refuse-not-now = You cannot do that now.
