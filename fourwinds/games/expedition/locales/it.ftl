## The game

expedition-name = Expedition
expedition-tagline = Tre spedizioni, un mondo, e ognuno tira dalla sua parte.
expedition-about = Tre spedizioni partono da Greenwich, e tutti possono guidarne una qualsiasi. Portale nei luoghi delle tue carte prima che gli altri le deviino, raccogli biglietti ai punti rossi e tieni d’occhio le frecce: quando finiscono, il viaggio è concluso.

## Expeditions

expedition-colour-crimson = Cremisi
expedition-colour-cobalt = Cobalto
expedition-colour-amber = Ambra

## Phases

expedition-phase-first = Giocatore iniziale
expedition-phase-deal = Distribuzione
expedition-phase-reveal = Carte pubbliche
expedition-phase-market = Apre il mercato
expedition-phase-redraw = Ripescare
expedition-phase-tokens = Mete importanti
expedition-phase-turn = Turno
expedition-phase-ticket = Freccia per un biglietto
expedition-phase-branch = Diramazione
expedition-phase-bonus = Freccia bonus
expedition-phase-keep = Cambio
expedition-phase-penalty = Rivendicazione sbagliata
expedition-phase-event = Carta evento
expedition-phase-draw = Si pescano carte
expedition-phase-refill = Nuova carta pubblica
expedition-phase-secret = Si gira una carta segreta
expedition-phase-stall = Il mercato si rifornisce
expedition-phase-over = Fine della partita

## Actions, as a button says them

expedition-action-arrow = { $colour }: { $from } → { $to }
expedition-action-ticket = Piazza una freccia per un biglietto
expedition-action-decline = Rinuncia
expedition-action-done = Fatto
expedition-action-end = Finisci il turno
expedition-action-remove = Togli l’ultima freccia { $colour }
expedition-action-exchange = Cambia { $place }
expedition-action-keep = Tieni { $place }
expedition-action-give = Dai { $place } in cambio
expedition-action-under = Metti { $place } sotto il mazzo
expedition-action-take = Prendi { $place }
expedition-action-token = Segnalino su { $place }
expedition-action-lift = Togli il segnalino da { $place }
expedition-action-aside = Metti da parte { $place }
expedition-action-hold = Trattieni { $place }
expedition-action-hold-last = Trattieni la mia ultima carta
expedition-action-release = Non trattenere più { $place }
expedition-action-release-last = Non trattenere più la mia ultima carta
expedition-action-score = Fai punti con { $place }
expedition-action-peek = Sbircia la carta segreta { $slot }
expedition-action-claim = Rivendica la carta segreta { $slot }
expedition-action-buy = Compra { $card }
expedition-action-play = Gioca { $card }
expedition-action-first = { $seat } comincia
expedition-action-deal = Distribuita: { $place }
expedition-action-reveal = Carta pubblica: { $place }
expedition-action-draw = Pescata: { $place }
expedition-action-secret = Carta segreta: { $place }
expedition-action-stall = Al mercato: { $card }
expedition-group-arrow = { $colour } da { $from }
expedition-group-hold = Trattenere una carta, o non trattenerla più
expedition-closing-token = Piazza il segnalino
expedition-closing-redraw = Pesca nuove carte
expedition-closing = { $arrows ->
        [0] Finisci il turno senza frecce
        [one] Finisci il turno con 1 freccia
       *[other] Finisci il turno con { $arrows } frecce
    }{ $tickets ->
        [0] {""}
        [one] , 1 biglietto speso
       *[other] , { $tickets } biglietti spesi
    }

## What an action brings

expedition-gives-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
expedition-gives-less = { $points ->
    [one] 1 punto in meno
   *[other] { $points } punti in meno
}
expedition-gives-penalty = costa un segnalino
expedition-gives-own = { $points ->
    [one] raggiunge { $place } per te: 1 punto
   *[other] raggiunge { $place } per te: { $points } punti
}
expedition-gives-held = raggiunge { $place }, che trattieni
expedition-gives-public = raggiunge la meta pubblica { $place }: 1 punto
expedition-gives-secret = raggiunge la meta segreta { $place }: 2 punti
expedition-gives-claim = raggiunge la meta segreta { $place }: rivendicala per 2 punti
expedition-gives-other = raggiunge { $place }, una meta di { $seat }
expedition-gives-ticket = un biglietto
expedition-gives-bonus = una freccia bonus
expedition-gives-loop = chiude un anello
expedition-gives-and-loop = { $gain }; chiude un anello
expedition-gives-travelled = una freccia tocca già il suo luogo
expedition-gives-explorer = { $points ->
    [0] per ora niente
    [one] per ora 1 punto
   *[other] per ora { $points } punti
}

## What the table waits for

expedition-prompt-over = La partita è finita.
expedition-prompt-chance = Un momento: decide il caso.
expedition-prompt-wait = In attesa di { $seats }.
expedition-prompt-redraw = { $cards ->
    [0] Con la tua mano non puoi piazzare quattro segnalini: scegli carte da mettere da parte.
    [one] 1 carta messa da parte. Scegline altre, o pescane una nuova.
   *[other] { $cards } carte messe da parte. Scegline altre, o pescane altrettante.
}
expedition-prompt-tokens = { $left ->
    [one] Scegli la tua ultima meta importante.
   *[other] Scegli una meta importante; ne restano { $left } da piazzare.
}
expedition-prompt-turn = { $tickets ->
    [0] Piazza una freccia su una spedizione a tua scelta.
    [one] Piazza una freccia su una spedizione a tua scelta; puoi anche spendere 1 biglietto.
   *[other] Piazza una freccia su una spedizione a tua scelta; puoi anche spendere { $tickets } biglietti.
}
expedition-prompt-go-on = { $tickets ->
    [0] Finisci il turno.
    [one] Spendi un biglietto, o finisci il turno.
   *[other] Spendi fino a { $tickets } biglietti, o finisci il turno.
}
expedition-prompt-ticket = Piazza la freccia che hai pagato.
expedition-prompt-branch = { $colour } ha chiuso un anello: piazza una freccia che ne esca.
expedition-prompt-bonus = Puoi piazzare una freccia bonus su una spedizione a tua scelta.
expedition-prompt-bonus-peek = Puoi piazzare una freccia bonus su una spedizione a tua scelta, o sbirciare una carta segreta.
expedition-prompt-keep = Quale carta tieni?
expedition-prompt-penalty = La tua rivendicazione era sbagliata: quale segnalino togli dalla mappa?
expedition-prompt-winds = { $arrows ->
    [one] Venti favorevoli: puoi piazzare ancora una freccia, non del colore della prima.
   *[other] Venti favorevoli: puoi piazzare { $arrows } frecce, ognuna di un colore diverso.
}
expedition-prompt-look = Sala delle carte: tieni una di queste carte in cambio di una delle tue, o rinuncia.
expedition-prompt-give = Sala delle carte: quale carta della mano dai in cambio?
expedition-prompt-order = Sala delle carte: quale carta va ora sotto il mazzo?
expedition-prompt-lift = Cambio di programma: quale segnalino sposti?
expedition-prompt-move = Cambio di programma: dove va il segnalino?
expedition-prompt-bearings = Rotta smarrita: quale spedizione perde la sua ultima freccia?
expedition-prompt-report = Rapporto tardivo: con quale carta pubblica fai punti?
expedition-prompt-commission = { $left ->
    [one] Nuovo incarico: puoi scegliere ancora una carta pubblica da sostituire.
   *[other] Nuovo incarico: puoi scegliere fino a { $left } carte pubbliche da sostituire.
}

## What happened

expedition-event-first = Giocatore iniziale: { $seat }.
expedition-event-dealt = { $seat } riceve { $place }.
expedition-event-revealed = Nuova meta pubblica: { $place }.
expedition-event-near = { $place } è vicino alla partenza e torna nel mazzo.
expedition-event-secret = Una carta coperta va sul posto segreto { $slot }.
expedition-event-stall = Nuovo al mercato: { $card }.
expedition-event-redrawn = { $cards ->
    [one] { $seat } mette da parte 1 carta e ne pesca un’altra.
   *[other] { $seat } mette da parte { $cards } carte e ne pesca altrettante.
}
expedition-event-token = { $seat } vuole andare qui: { $place }.
expedition-event-lifted = { $seat } toglie il segnalino da { $place }.
expedition-event-turn = Turno { $turn }: { $seat }.
expedition-event-arrow = { $cause ->
        [ticket] { $seat } paga una freccia
        [bonus] { $seat } piazza una freccia bonus
        [branch] { $seat } piazza una diramazione
        [event] { $seat } ha venti favorevoli
       *[main] { $seat } piazza una freccia
    }, { $colour ->
        [crimson] cremisi
        [cobalt] cobalto
       *[amber] ambra
    }: { $from } → { $to }.
expedition-event-removed = { $colour ->
    [crimson] { $seat } toglie l’ultima freccia cremisi: si torna a { $to }.
    [cobalt] { $seat } toglie l’ultima freccia cobalto: si torna a { $to }.
   *[amber] { $seat } toglie l’ultima freccia ambra: si torna a { $to }.
}
expedition-event-gained = { $tickets ->
    [0] Per { $seat } non ci sono più biglietti.
    [one] { $seat } riceve un biglietto.
   *[other] { $seat } riceve { $tickets } biglietti.
}
expedition-event-spent = { $tickets ->
    [one] { $seat } spende un biglietto.
   *[other] { $seat } spende { $tickets } biglietti.
}
expedition-event-loop = { $colour ->
    [crimson] { $seat } chiude un anello cremisi di { $spaces } caselle.
    [cobalt] { $seat } chiude un anello cobalto di { $spaces } caselle.
   *[amber] { $seat } chiude un anello ambra di { $spaces } caselle.
}
expedition-event-bonus = { $seat } può piazzare una freccia bonus.
expedition-event-declined = { $seat } rinuncia.
expedition-event-scored = { $source ->
        [important] { $seat } fa punti con la meta importante { $place }
        [public] { $seat } fa punti con la carta pubblica { $place }
        [secret] { $seat } fa punti con la carta segreta { $place }
       *[hand] { $seat } fa punti con { $place }
    }: { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
expedition-event-hold = { $held ->
    [1] Trattieni { $place }.
   *[0] Non trattieni più { $place }.
}
expedition-event-hold-last = { $held ->
    [1] Trattieni la tua ultima carta.
   *[0] Non trattieni più la tua ultima carta.
}
expedition-event-exchanged = { $seat } cambia una carta.
expedition-event-drawn = Vedi { $place }.
expedition-event-shuffled = { $cards ->
    [one] Il mazzo è vuoto: 1 carta scartata forma il nuovo mazzo.
   *[other] Il mazzo è vuoto: { $cards } carte scartate si mescolano in uno nuovo.
}
expedition-event-bought = { $seat } compra { $card }.
expedition-event-played = { $seat } gioca { $card }.
expedition-event-under = { $seat } mette { $place } sotto il mazzo.
expedition-event-peeked = { $seat } sbircia la carta segreta { $slot }.
expedition-event-claimed = { $result ->
    [right] { $seat } rivendica la carta segreta { $slot }: { $place }, giusto.
    [elsewhere] { $seat } rivendica la carta segreta { $slot }: { $place }, dove si trova un’altra spedizione. Viene scartata.
   *[wrong] { $seat } rivendica la carta segreta { $slot }: { $place }, sbagliato.
}
expedition-event-points = { $points ->
    [-1] { $seat } perde 1 punto.
   *[1] { $seat } guadagna 1 punto.
}
expedition-event-last-round = { $seat } ha fatto punti con l’ultima carta: è l’ultimo giro.
expedition-event-over = { $reason ->
    [hand] L’ultimo giro è finito.
    [arrows] L’ultima freccia è sulla mappa: la partita è finita.
   *[cap] La partita ha raggiunto il suo ultimo turno.
}
expedition-event-end = { $points ->
    [one] { $seat } finisce con { $points } punto, al { $rank }º posto.
   *[other] { $seat } finisce con { $points } punti, al { $rank }º posto.
}

## Refused actions

expedition-refuse-unknown = In questo gioco quest’azione non esiste.
expedition-refuse-chance-decides = Lo decide il caso, non tu.
expedition-refuse-chance-other = Ora il caso ha altro da decidere.
expedition-refuse-card-gone = Ora quella carta non può uscire.
expedition-refuse-stall-gone = Quella carta non è tra quelle da esporre.
expedition-refuse-not-in-hand = { $place } non è nella tua mano.
expedition-refuse-redraw-one = Metti da parte almeno una carta.
expedition-refuse-redraw-first = Prima metti da parte delle carte, per poter piazzare i tuoi segnalini.
expedition-refuse-redraw-over = Si mettono da parte carte solo nella preparazione.
expedition-refuse-tokens-first = Prima tutti scelgono le mete importanti.
expedition-refuse-tokens-stay = I segnalini restano dove sono.
expedition-refuse-near-start = { $place } è troppo vicino alla partenza.
expedition-refuse-token-twice = Il tuo segnalino è già su { $place }.
expedition-refuse-token-neighbour = { $place } è accanto a un tuo segnalino.
expedition-refuse-token-strands = Con un segnalino su { $place } non potresti più piazzare gli altri.
expedition-refuse-token-travelled = Una freccia tocca già { $place }.
expedition-refuse-token-same = Il segnalino viene da { $place }.
expedition-refuse-penalty-own = Lì non hai segnalini.
expedition-refuse-penalty-first = Prima togli un segnalino dalla mappa per la rivendicazione sbagliata.
expedition-refuse-keep-drawn = Non hai pescato quella carta.
expedition-refuse-keep-first = Prima scegli quale carta tieni.
expedition-refuse-branch-first = Prima { $colour } deve uscire dal suo anello.
expedition-refuse-bonus-first = Prima usa il tuo bonus, o rinuncia.
expedition-refuse-ticket-first = Prima piazza la freccia che hai pagato.
expedition-refuse-event-first = Prima finisci { $card }.
expedition-refuse-lift-own = Non è un tuo segnalino che possa andare altrove.
expedition-refuse-lift-twice = Hai già preso un segnalino.
expedition-refuse-lift-before = Prima prendi il segnalino che si sposta.
expedition-refuse-chart-step = Ora la Sala delle carte chiede altro.
expedition-refuse-commission-card = Non è una carta pubblica che puoi ancora scegliere.
expedition-refuse-report-card = Non è una carta pubblica toccata da una freccia.
expedition-refuse-main-done = Hai già piazzato la tua freccia di questo turno.
expedition-refuse-over = { $colour } non ha più frecce.
expedition-refuse-not-at-head = { $colour } prosegue da { $place }.
expedition-refuse-parallel = Sulla via per { $place } c’è già una freccia { $colour }.
expedition-refuse-second-loop = { $colour } in questo turno ha già chiuso un anello e non può tornare a { $place }.
expedition-refuse-ticket-red = Un biglietto non paga una freccia verso un punto rosso.
expedition-refuse-same-colour = La seconda freccia vuole un colore diverso da { $colour }.
expedition-refuse-branch-loops = { $colour } è già stata a { $place }; una diramazione porta su una casella nuova.
expedition-refuse-branch-same = La nuova diramazione di { $colour } non può tornare a { $place }.
expedition-refuse-branch-off = { $place } non è sull’anello di { $colour }.
expedition-refuse-ticket-limit = { $limit ->
    [one] Puoi spendere solo 1 biglietto per turno.
   *[other] Puoi spendere solo { $limit } biglietti per turno.
}
expedition-refuse-no-ticket = { $tickets ->
    [one] Non hai biglietti.
   *[other] Non hai { $tickets } biglietti.
}
expedition-refuse-arrow-owed = Devi ancora piazzare la tua freccia.
expedition-refuse-nothing-to-decline = Non c’è niente a cui rinunciare o da finire.
expedition-refuse-no-placement = Ora un biglietto non potrebbe pagare nessuna freccia.
expedition-refuse-not-started = { $colour } non è ancora partita.
expedition-refuse-remove-over = { $colour } è conclusa; la sua ultima freccia resta.
expedition-refuse-remove-branch = { $colour } in questo turno ha già avuto un anello, quindi la diramazione resta.
expedition-refuse-deck-empty = Non ci sono più carte da pescare.
expedition-refuse-nothing-to-choose = Ora non c’è nessuna carta così da scegliere.
expedition-refuse-order-later = Puoi farlo solo nel tuo turno, senza altro da decidere.
expedition-refuse-order-changed = In questo turno hai già cambiato quest’ordine.
expedition-refuse-order-same = È già il tuo ordine.
expedition-refuse-not-travelled = Nessuna freccia tocca { $place }.
expedition-refuse-one-late = Tra le carte raggiunte in precedenza puoi fare punti con una sola per turno.
expedition-refuse-no-secrets = In questa partita non ci sono mete segrete.
expedition-refuse-slot-empty = Lì non c’è nessuna carta.
expedition-refuse-peeked = Hai già guardato questa carta.
expedition-refuse-peek-bonus = Puoi sbirciare solo al posto di una freccia bonus.
expedition-refuse-claimed = Per questa freccia hai già fatto la tua rivendicazione.
expedition-refuse-claim-late = Puoi rivendicare solo subito dopo che la tua freccia ha raggiunto un luogo.
expedition-refuse-no-market = In questa partita non c’è il mercato.
expedition-refuse-not-for-sale = { $card } non è in vendita.
expedition-refuse-one-purchase = Puoi comprare solo una carta per turno.
expedition-refuse-buy-later = Puoi comprare solo senza altro da decidere.
expedition-refuse-event-at-once = { $card } agisce all’acquisto e non si conserva.
expedition-refuse-event-not-yours = { $card } non è davanti a te.
expedition-refuse-event-at-end = { $card } agisce da sé alla fine.
expedition-refuse-event-nothing = { $card } ora non avrebbe effetto.
expedition-refuse-port-late = { $card } si gioca subito dopo che la tua freccia ha raggiunto un luogo.

## Score sheet

expedition-line-hand = Carte dalla mano
expedition-line-important = Mete importanti
expedition-line-public = Mete pubbliche
expedition-line-secret = Mete segrete
expedition-line-claims = Rivendicazioni sbagliate
expedition-line-cards-left = Carte rimaste in mano
expedition-line-tokens-left = Segnalini rimasti sulla mappa

## Before the game

expedition-preset-basic = Gioco base
    .help = Le regole per un primo viaggio.
expedition-preset-advanced = Gioco avanzato
    .help = Nuove regole 1 e 2, mercato e mete segrete.
expedition-preset-duel = Duello
    .help = In due, con dodici carte a testa.

expedition-option-first_player = Giocatore iniziale
    .help = Chi comincia.
expedition-option-first_player-random = A caso
expedition-option-first_player-0 = Posto 1
expedition-option-first_player-1 = Posto 2
expedition-option-first_player-2 = Posto 3
expedition-option-first_player-3 = Posto 4
expedition-option-first_player-4 = Posto 5
expedition-option-first_player-5 = Posto 6
expedition-option-new_rule_1 = Valutare in ritardo
    .help = Quante carte si possono valutare dopo che il loro luogo è stato raggiunto: quante si vuole in ogni momento, o una in ogni proprio turno.
expedition-option-new_rule_1-true = Una per turno (nuova regola 1)
expedition-option-new_rule_1-false = In ogni momento
expedition-option-new_rule_2 = Biglietti e punti rossi
    .help = Se un biglietto può pagare una freccia verso un punto rosso.
expedition-option-new_rule_2-true = Vietato (nuova regola 2)
expedition-option-new_rule_2-false = Permesso
expedition-option-market = Mercato
    .help = Carte esploratore per punti alla fine, carte evento per le sorprese.
expedition-option-market-true = Con esploratori ed eventi
expedition-option-market-false = Senza
expedition-option-secret = Mete segrete
    .help = Due delle sei carte pubbliche sono coperte; ai punti verdi si può sbirciare.
expedition-option-secret-true = Due coperte
expedition-option-secret-false = Nessuna
expedition-option-branch_from = Diramazioni
    .help = Da dove una spedizione può proseguire dopo aver chiuso un anello.
expedition-option-branch_from-loop = Dall’anello
expedition-option-branch_from-expedition = Da ovunque sulla spedizione
expedition-option-token_adjacency = Distanza dei segnalini
    .help = Quando due delle tue mete importanti sono troppo vicine.
expedition-option-token_adjacency-one_dot = Vicine, o con un punto in mezzo
expedition-option-token_adjacency-dot_chain = Vicine, o con soli punti in mezzo
expedition-option-token_order = Ordine dei segnalini
    .help = Chi piazza il primo segnalino; si gira in senso antiorario.
expedition-option-token_order-first = Il giocatore iniziale
expedition-option-token_order-last = L’ultimo giocatore
expedition-option-reshuffle_discards = Mazzo vuoto
    .help = Che cosa succede quando il mazzo è finito.
expedition-option-reshuffle_discards-true = Gli scarti si mescolano
expedition-option-reshuffle_discards-false = Niente più carte
expedition-option-remove_when_over = Spedizioni concluse
    .help = Se si può togliere l’ultima freccia di una spedizione che non ne ha più.
expedition-option-remove_when_over-true = Si può togliere
expedition-option-remove_when_over-false = Resta
expedition-option-turn_cap = Durata massima
    .help = Dopo questo numero di turni la partita finisce, comunque vada.
expedition-option-turn_cap-600 = 600 turni
expedition-option-turn_cap-300 = 300 turni
expedition-option-turn_cap-100 = 100 turni
