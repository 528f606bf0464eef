## The conversation at the terminal

cli-for = { $name }: { $prompt }
cli-confirm = Premi Invio per finire il tuo turno, oppure scrivi u per annullare l’ultimo passo.
cli-no-choice = La scelta { $number } non esiste; scrivi un numero da 1 a { $last }, oppure ? per l’aiuto.
cli-nothing = Scrivi il numero di una scelta, il suo nome, una casella come h7, oppure ? per l’aiuto.
cli-no-undo = Non c’è nulla da annullare: dopo il tuo ultimo passo è successo qualcosa.
cli-no-score = Non c’è ancora nulla da contare.
cli-no-rule = La regola { $number } non esiste; prova r 7.4 per una regola o r 7 per una sezione.
cli-help =
    Scrivi il numero di una scelta, una parte del suo nome o una casella come h7.
    Dove si può fare molto, la prima scelta dice con che cosa; 0 torna indietro.
      h       un consiglio: che cosa pensa un buon giocatore delle tue scelte
      u       annulla il tuo ultimo passo
      s       il punteggio finora
      l       che cosa è successo
      r 7.4   leggi una regola (r 7: una sezione intera)
      q       esci; la partita viene conservata e si può riprendere
      ?       questo aiuto
cli-key-help = aiuto
cli-key-hint = consiglio
cli-key-undo = annulla
cli-key-score = punti
cli-key-log = cronaca
cli-key-quit = esci
cli-back = indietro
cli-news = Dal tuo ultimo turno
cli-choices = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}
cli-no-hint = Ora non hai nulla da decidere.
cli-turn-of = Turno { $turn }: { $name }
cli-round-of = Round { $round }: { $name }
cli-saved = La registrazione è in { $path }
cli-resume = Per continuare: { $command }

## The replay

cli-replay-move = Mossa { $ply } di { $last }
cli-replay-step = Questa mossa
cli-replay-where = A quale mossa, da 0 a { $last }?
cli-replay-all = tutti
cli-stood-in = Ha giocato a tratti per { $name }: { $bots }
cli-step-next = avanti
cli-step-back = indietro
cli-step-turn = turno seguente
cli-step-own = prossima mossa di { $name }
cli-step-begin = inizio
cli-step-end = fine
cli-step-go = vai a una mossa
cli-step-eyes = visto da { $name }
cli-step-leave = esci

## Score sheets

cli-total = Totale
cli-place = Posto
cli-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
cli-winner = { $count ->
    [0] Non vince nessuno.
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
cli-explorers-marks = { $count } X

## Explorers & Exploiters

cli-exploiters-tile = { $tile ->
    [wilderness] selv.
    [desert] desert
    [lake] lago
    [mountain] monte
    [dwelling] covo
    [cattle] bestie
    [grain] grano
    [lumber] legno
    [iron] ferro
    [foundation] fond.
   *[shrine] sant.
}
cli-exploiters-legend = e esploratore, b barbaro, e⚔b battaglia, poi di chi è il segnalino che decide. ⌂1 a ⌂4: insediamento. Ultime lettere: colore del colono o del profeta. Tra parentesi o in minuscolo: coperta, nota a te. *: si può scegliere.
cli-exploiters-letters = e esploratore, b barbaro, * si può scegliere; ? spiega le lettere.
cli-exploiters-foundation = { $state ->
    [hidden] non trovata
   *[gone] distrutta
}
cli-exploiters-settlers = coloni { $usable }/{ $all }
cli-exploiters-battles = Battaglie

## Expedition

cli-expedition-left = resto
cli-expedition-piles = Mazzo { $deck }, biglietti in riserva { $supply }
cli-expedition-hand = La tua mano: punti, frecce necessarie
cli-expedition-public = Pubbliche, 1 punto: frecce necessarie
