## People at the table

seat-name = Joueur { $number }
list-comma = { $head }, { $next }
list-and = { $head } et { $last }
bot-cadet = Cadet
    .about = Niveau 1 : sait ce qui est bon, mais joue souvent le deuxième meilleur coup. Pour les premières parties et les enfants.
bot-mate = Second
    .about = Niveau 2 : réfléchit un instant à la suite avant chaque décision.
bot-captain = Capitaine
    .about = Niveau 3 : réfléchit jusqu’à une seconde à chaque décision.
bot-admiral = Amiral
    .about = Niveau 4 : réfléchit jusqu’à trois secondes à chaque décision.
bot-greedy = Bot glouton
    .about = Prend toujours ce qui semble le meilleur sur le moment.
bot-random = Bot au hasard
    .about = Joue n’importe quel coup permis.

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
refuse-no-such-seat = Il n’y a pas de joueur { $number } à cette table.
refuse-not-your-turn = Ce n’est pas ton tour.
refuse-not-now = Ce n’est pas possible maintenant.
