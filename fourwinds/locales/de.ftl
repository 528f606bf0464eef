## People at the table

seat-name = Spieler { $number }
list-comma = { $head }, { $next }
list-and = { $head } und { $last }
bot-cadet = Kadett
    .about = Stufe 1: weiß, was gut ist, und tut oft das Zweitbeste. Für erste Partien und Kinder.
bot-mate = Maat
    .about = Stufe 2: schaut vor jeder Entscheidung einen Augenblick voraus.
bot-captain = Kapitän
    .about = Stufe 3: denkt bis zu einer Sekunde über jede Entscheidung nach.
bot-admiral = Admiral
    .about = Stufe 4: denkt bis zu drei Sekunden über jede Entscheidung nach.
bot-greedy = Gieriger Bot
    .about = Nimmt immer, was im Augenblick am besten aussieht.
bot-random = Zufalls-Bot
    .about = Tut irgendetwas, was erlaubt ist.

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
refuse-no-such-seat = An diesem Tisch gibt es keinen Spieler { $number }.
refuse-not-your-turn = Du bist nicht an der Reihe.
refuse-not-now = Das geht jetzt nicht.
