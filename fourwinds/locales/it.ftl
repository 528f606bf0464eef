## People at the table

seat-name = Giocatore { $number }
list-comma = { $head }, { $next }
list-and = { $head } e { $last }
bot-cadet = Cadetto
    .about = Livello 1: sa che cosa è buono e spesso fa la seconda scelta. Per le prime partite e per i bambini.
bot-mate = Secondo
    .about = Livello 2: guarda avanti un istante prima di ogni decisione.
bot-captain = Capitano
    .about = Livello 3: pensa fino a un secondo a ogni decisione.
bot-admiral = Ammiraglio
    .about = Livello 4: pensa fino a tre secondi a ogni decisione.
bot-greedy = Bot ingordo
    .about = Prende sempre ciò che al momento sembra il meglio.
bot-random = Bot casuale
    .about = Fa qualunque cosa sia permessa.

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
refuse-no-such-seat = A questo tavolo non c’è un giocatore { $number }.
refuse-not-your-turn = Non è il tuo turno.
refuse-not-now = Adesso non si può.
