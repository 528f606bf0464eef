## People at the table

seat-name = Spieler { $number }
list-comma = { $head }, { $next }
list-and = { $head } und { $last }
bot-random = Zufalls-Bot
bot-greedy = Gieriger Bot

## Small words

yes = Ja
no = Nein

## Languages, each in its own words

language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano

## Refused actions

refusal = R { $rule }: { $reason }
refuse-unknown-action = In diesem Spiel gibt es keine Aktion „{ $action }“.
refuse-game-over = Das Spiel ist zu Ende.
refuse-not-your-turn = Du bist nicht an der Reihe.
refuse-not-now = Das geht jetzt nicht.
