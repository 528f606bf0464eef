## People at the table

seat-name = Joueur { $number }
list-comma = { $head }, { $next }
list-and = { $head } et { $last }
bot-random = Bot au hasard
bot-greedy = Bot glouton

## Small words

yes = Oui
no = Non

## Languages, each in its own words

language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano

## Refused actions

refusal = R { $rule } : { $reason }
refuse-unknown-action = L’action « { $action } » n’existe pas dans ce jeu.
refuse-game-over = La partie est terminée.
refuse-not-your-turn = Ce n’est pas ton tour.
refuse-not-now = Ce n’est pas possible maintenant.
