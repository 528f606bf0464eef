## The conversation at the terminal

cli-for = { $name }: { $prompt }
cli-confirm = Premi Invio per finire il tuo turno, oppure scrivi u per annullare l’ultimo passo.
cli-no-choice = La scelta { $number } non esiste; scrivi un numero da 1 a { $last }, oppure ? per l’aiuto.
cli-several = { $place } si può scegliere in più modi; scrivi il numero di uno, oppure ? per l’aiuto.
cli-nothing = Scrivi il numero di una scelta, una casella come h7, oppure ? per l’aiuto.
cli-no-undo = Non c’è nulla da annullare: dopo il tuo ultimo passo è successo qualcosa.
cli-no-score = Non c’è ancora nulla da contare.
cli-no-rule = La regola { $number } non esiste; prova r 7.4 per una regola o r 7 per una sezione.
cli-help =
    Scrivi il numero di una scelta, una casella come h7, o un’azione a parole come mark h7.
      u       annulla il tuo ultimo passo
      s       il punteggio finora
      l       che cosa è successo
      r 7.4   leggi una regola, in inglese (r 7: una sezione intera)
      q       esci; la partita viene conservata e si può riprendere
      ?       questo aiuto
cli-saved = La registrazione è in { $path }
cli-resume = Per continuare: { $command }

## Score sheets

cli-total = Totale
cli-place = Posto
cli-title = Il tuo titolo: { $title }
cli-winner = { $count ->
    [one] { $names } vince.
   *[other] { $names } condividono la vittoria.
}

## Hints

cli-hint-choice = Scelta
cli-hint-action = In parole
cli-hint-games = Partite
cli-hint-points = Punti
cli-hint-chance = Vittorie

## Explorers

cli-explorers-choosable = si può ora
cli-explorers-tile = Tessera { $tile } { $arrow }
cli-explorers-arrows = La freccia mostra dove punta il lato superiore della tessera.
cli-explorers-turn = Round { $round }, turno { $turn }
cli-explorers-card = Carta
cli-explorers-picked = Scelto
cli-explorers-points = Punti
cli-explorers-keys = Chiavi
cli-explorers-scrolls = Mappe
cli-explorers-total = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
cli-explorers-marks = { $count } X
