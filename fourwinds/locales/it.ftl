## People at the table

seat-name = Giocatore { $number }
list-comma = { $head }, { $next }
list-and = { $head } e { $last }
bot-random = Bot casuale
bot-greedy = Bot ingordo

## Small words

yes = Sì
no = No

## Languages, each in its own words

language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano

## Refused actions

refusal = R { $rule }: { $reason }
refuse-unknown-action = In questo gioco l’azione «{ $action }» non esiste.
refuse-game-over = La partita è finita.
refuse-not-your-turn = Non è il tuo turno.
refuse-not-now = Adesso non si può.
