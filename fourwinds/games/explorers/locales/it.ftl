## The game

explorers-name = Explorers
explorers-tagline = Un paesaggio, quattro territori, mille strade.
explorers-about = Tutti esplorano lo stesso paesaggio, una X dopo l’altra, sul territorio che la carta permette. Apri i templi prima degli altri, raccogli razioni e gemme e raggiungi i villaggi prima che finisca l’ultimo turno.

## Terrains, objects, cards

explorers-terrain-prairie = pianura
explorers-terrain-water = acqua
explorers-terrain-desert = deserto
explorers-terrain-mountain = montagna

explorers-object-key = chiave
explorers-object-scroll = mappa
explorers-object-horse = cavallo
explorers-object-gem = gemma
explorers-object-apple = mela
explorers-object-carrot = carota
explorers-object-fish = pesce
explorers-object-temple = tempio
explorers-object-village = villaggio

explorers-side-pair = { $one } o { $other }
explorers-card = { $one } / { $other }

## Phases

explorers-phase-first = Chi inizia
explorers-phase-layout = Si compone il paesaggio
explorers-phase-goals = Missioni
explorers-phase-village = Villaggio di partenza
explorers-phase-setup = Prime X
explorers-phase-card = Prossima carta
explorers-phase-pick = Scelta del lato
explorers-phase-place = Si mettono le X
explorers-phase-over = Fine della partita

## Actions, as a button says them

explorers-action-mark = Segna { $square }
explorers-action-start = Inizia su { $terrain }
explorers-action-pick = Scegli { $side }
explorers-action-take = Prendi { $side }
explorers-action-scroll = Usa una mappa per { $terrain }
explorers-action-batch = Prima le X bonus del tempio { $quadrant }
explorers-action-bonus = X bonus su { $terrain }
explorers-action-village = Parti dal villaggio { $quadrant }
explorers-action-stop = Fermati qui
explorers-action-lay = { $turns ->
    [0] Tessera { $tile } nel quadrante { $quadrant }, non girata
    [1] Tessera { $tile } nel quadrante { $quadrant }, un quarto di giro a destra
    [2] Tessera { $tile } nel quadrante { $quadrant }, mezzo giro
   *[3] Tessera { $tile } nel quadrante { $quadrant }, un quarto di giro a sinistra
}
explorers-action-first = Inizia { $seat }
explorers-action-goal = Missione: { $goal }
explorers-action-draw = Carta: { $card }
explorers-group-tile = Tessera { $tile }
explorers-mode-none = Nessuna scelta
explorers-closing-map = Gioca su questo paesaggio
explorers-closing = { $xs ->
    [0] Finisci il turno senza X
   *[other] Finisci il turno con { $xs } X
}

## What an action brings

explorers-gives-xs = { $xs } X
explorers-gives-object = { $object ->
    [key] una chiave per un tempio
    [scroll] una mappa per un turno successivo
    [horse] un cavallo: una X in regalo
    [gem] una gemma
    [apple] una mela
    [carrot] una carota
   *[fish] un pesce
}
explorers-gives-temple = tempio: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } X bonus
    }
explorers-gives-village = { $points ->
    [one] villaggio: 1 punto in più
   *[other] villaggio: { $points } punti in più
}

## What the table waits for

explorers-prompt-over = La partita è finita.
explorers-prompt-chance = Un momento: decide il caso.
explorers-prompt-wait = In attesa di { $seats }.
explorers-prompt-layout = Scegli una tessera per il quadrante { $quadrant } e girala come vuoi.
explorers-prompt-village = Più villaggi sono ugualmente vicini al centro: scegli quello da cui partono tutti.
explorers-prompt-pick = Scegli un lato della carta: { $card }.
explorers-prompt-start = { $xs ->
    [one] Scegli un territorio accanto al villaggio di partenza per la tua prima X.
   *[other] Scegli un territorio accanto al villaggio di partenza per le tue prime { $xs } X.
}
explorers-prompt-active = { $xs ->
    [one] Metti la tua X su { $side }{ $scrolls ->
            [0] { "" }
           *[other] , oppure usa una mappa
        }.
   *[other] Metti le tue { $xs } X su { $side }{ $scrolls ->
            [0] { "" }
           *[other] , oppure usa una mappa
        }.
}
explorers-prompt-mode = Scegli: { $one_xs } X su { $one } – { $other_xs } X su { $other }{ $scrolls ->
        [0] { "" }
       *[other] { " " }– oppure una mappa
    }.
explorers-prompt-order = Di quale tempio metti prima le X bonus?
explorers-prompt-bonus = { $xs ->
    [one] Scegli un territorio per la tua X bonus.
   *[other] Scegli un territorio per le tue { $xs } X bonus.
}
explorers-prompt-horse = Il tuo cavallo ti regala una X: mettila su un territorio qualsiasi.
explorers-prompt-place = Metti ancora { $xs } X su { $side }.

## What happened

explorers-event-first = { $seat } inizia la partita.
explorers-event-laid = { $turns ->
    [0] La tessera { $tile } è nel quadrante { $quadrant }, non girata.
    [1] La tessera { $tile } è nel quadrante { $quadrant }, girata di un quarto a destra.
    [2] La tessera { $tile } è nel quadrante { $quadrant }, girata di mezzo giro.
   *[3] La tessera { $tile } è nel quadrante { $quadrant }, girata di un quarto a sinistra.
}
explorers-event-goal = Missione di questa partita: { $goal }.
explorers-event-village = Tutti partono dal villaggio in { $square }.
explorers-event-round = Inizia il round { $round }.
explorers-event-card = Turno { $turn }: { $card }.
explorers-event-picked = { $seat } sceglie { $side }.
explorers-event-decided = { $seat }: { $action }
explorers-event-marked = { $object ->
    [key] { $seat } segna { $square }: una chiave.
    [scroll] { $seat } segna { $square }: una mappa.
    [horse] { $seat } segna { $square }: un cavallo.
    [gem] { $seat } segna { $square }: una gemma.
    [apple] { $seat } segna { $square }: una mela.
    [carrot] { $seat } segna { $square }: una carota.
    [fish] { $seat } segna { $square }: un pesce.
    [temple] { $seat } segna { $square }: un tempio.
   *[none] { $seat } segna { $square }.
}
explorers-event-lost = { $xs ->
    [one] { $seat } non trova una casella per 1 X, che va persa.
   *[other] { $seat } non trova caselle per { $xs } X, che vanno perse.
}
explorers-event-turn = { $count ->
    [0] { $seat }: { $mode } – nessuna X
   *[other] { $seat }: { $mode } – { $squares }
}
explorers-event-temple = { $seat } esplora il tempio { $quadrant }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } X bonus
    }.
explorers-event-race = { $seat } completa «{ $goal }» e ottiene { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
explorers-event-scored = { $seat } nel round { $round }: razioni { $provisions }, gemme { $gems }.
explorers-event-fell = Round { $round }: i templi e le gare ancora aperti d’ora in poi valgono meno.
explorers-event-end = { $points ->
    [one] { $seat } termina con 1 punto, al { $rank }º posto.
   *[other] { $seat } termina con { $points } punti, al { $rank }º posto.
}

## Refused actions

explorers-refuse-unknown = In questo gioco quest’azione non esiste.
explorers-refuse-chance-decides = Lo decide il caso, non tu.
explorers-refuse-chance-other = Ora il caso deve decidere altro.
explorers-refuse-card-gone = Quella carta non è nel mazzo.
explorers-refuse-not-placing = Non è il momento di mettere X.
explorers-refuse-mode-first = Prima prendi un lato della carta o usa una mappa.
explorers-refuse-start-first = Prima scegli il territorio delle tue prime X.
explorers-refuse-bonus-first = Prima scegli dove vanno le tue X bonus.
explorers-refuse-village = I villaggi non si possono segnare.
explorers-refuse-marked = Hai già segnato questa casella.
explorers-refuse-not-beside = La casella non tocca nessuna delle tue X.
explorers-refuse-terrain = Questa casella è { $terrain }; le tue X vanno su { $side }.
explorers-refuse-setup-temple = Nella preparazione non puoi segnare un tempio se lì gli oggetti non contano.
explorers-refuse-key = Il tempio richiede una chiave non usata.
explorers-refuse-provision = Nella colonna di questo round non c’è posto per questa razione ({ $object }).
explorers-refuse-start-once = Scegli il tuo territorio di partenza una volta sola, nella preparazione.
explorers-refuse-start-no-square = Accanto al villaggio di partenza non puoi segnare nessuna casella { $terrain }.
explorers-refuse-mode-later = Puoi sceglierlo solo quando tutti mettono le X.
explorers-refuse-mode-taken = Per questo turno hai già scelto.
explorers-refuse-scroll-late = Una mappa si usa solo al posto della carta, prima della tua prima X.
explorers-refuse-no-scroll = Non hai mappe da usare.
explorers-refuse-scroll-no-square = La mappa richiede una casella che puoi segnare, e su { $terrain } non ce n’è.
explorers-refuse-not-on-card = Quel lato non è sulla carta.
explorers-refuse-pick-later = Ora non si sceglie il lato della carta.
explorers-refuse-active-side = Hai scelto { $side }, quindi le tue X vanno lì.
explorers-refuse-village-far = Un altro villaggio è più vicino al centro.
explorers-refuse-village-later = Il villaggio di partenza si sceglie solo nella preparazione.
explorers-refuse-bonus-no-square = Le X bonus richiedono una casella che puoi segnare, e su { $terrain } non ce n’è.
explorers-refuse-no-batch = Quel tempio ora non ti dà X bonus.
explorers-refuse-bonus-later = Ora non hai X bonus da mettere.
explorers-refuse-forced = Non puoi fermarti finché puoi ancora mettere una X.
explorers-refuse-nothing-to-stop = Ora non c’è niente da interrompere.
explorers-refuse-map-laid = Il paesaggio è già completo.
explorers-refuse-quadrant-order = Ora tocca al quadrante { $quadrant }.
explorers-refuse-tile-used = La tessera { $tile } è già nel paesaggio.

## Achievements

explorers-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
explorers-goal-none_scroll = Senza mappe
    .help = { $points } se alla fine non hai segnato nemmeno una mappa.
explorers-goal-none_horse = Senza cavalli
    .help = { $points } se alla fine non hai segnato nemmeno un cavallo.
explorers-goal-none_gem = Senza gemme
    .help = { $points } se alla fine non hai segnato nemmeno una gemma.
explorers-goal-areas_prairie = Tutte le pianure
    .help = { $points } se alla fine in ogni area contigua di pianura c’è almeno una tua X.
explorers-goal-areas_water = Tutte le acque
    .help = { $points } se alla fine in ogni area contigua d’acqua c’è almeno una tua X.
explorers-goal-areas_desert = Tutti i deserti
    .help = { $points } se alla fine in ogni area contigua di deserto c’è almeno una tua X.
explorers-goal-areas_mountain = Tutte le montagne
    .help = { $points } se alla fine in ogni area contigua di montagna c’è almeno una tua X.
explorers-goal-full_line = Da bordo a bordo
    .help = { $points } se alla fine un’intera riga o colonna del paesaggio è segnata.
explorers-goal-largest_square = Quadrato più grande
    .help = Alla fine ogni X del tuo quadrato pieno più grande vale un punto.
explorers-goal-line_horizontal = Riga più lunga
    .help = Alla fine ogni X della tua linea orizzontale più lunga, senza buchi, vale un punto.
explorers-goal-line_vertical = Colonna più lunga
    .help = Alla fine ogni X della tua linea verticale più lunga, senza buchi, vale un punto.
explorers-goal-line_diagonal = Diagonale più lunga
    .help = Alla fine ogni X della tua diagonale più lunga, senza buchi e in una direzione o nell’altra, vale un punto.
explorers-goal-count_apples = Mele
    .help = Più mele hai segnato alla fine, più punti ottieni: { $values }.
explorers-goal-count_carrots = Carote
    .help = Più carote hai segnato alla fine, più punti ottieni: { $values }.
explorers-goal-count_fish = Pesci
    .help = Più pesci hai segnato alla fine, più punti ottieni: { $values }.
explorers-goal-count_horses = Cavalli
    .help = Più cavalli hai segnato alla fine, più punti ottieni: { $values }.
explorers-goal-count_keys = Chiavi
    .help = Più chiavi hai segnato alla fine, usate o no, più punti ottieni: { $values }.
explorers-goal-count_scrolls = Mappe
    .help = Più mappe hai segnato alla fine, usate o no, più punti ottieni: { $values }.
explorers-goal-count_provision_sets = Cesti pieni
    .help = Ottieni punti per i set di una mela, una carota e un pesce segnati in tutta la partita; più set, più punti: { $values }.
explorers-goal-count_villages_4 = Villaggi circondati
    .help = Ottieni punti per i villaggi di cui hai segnato tutte e quattro le caselle vicine; più villaggi, più punti: { $values }.
explorers-goal-count_temples_2adj = Templi in vista
    .help = Ottieni punti per i templi, esplorati o no, toccati da almeno due tue X; più templi, più punti: { $values }.
explorers-goal-count_corners = Angoli
    .help = Ottieni punti per gli angoli del paesaggio che hai segnato; più angoli, più punti: { $values }.
explorers-goal-race_all_villages = Tutti i villaggi
    .help = Gara: avere una X accanto a ognuno dei quattro villaggi; prima ci arrivi, più punti ottieni: { $values }.
explorers-goal-race_3_villages_3_temples = Tre e tre
    .help = Gara: avere una X accanto a tre villaggi ed esplorare tre templi; prima ci arrivi, più punti ottieni: { $values }.
explorers-goal-race_all_edges = Tutti i bordi
    .help = Gara: avere una X su ognuno dei quattro bordi del paesaggio; prima ci arrivi, più punti ottieni: { $values }.
explorers-goal-race_3_per_quadrant = Tutti i quadranti
    .help = Gara: avere almeno tre X in ogni quadrante; prima ci arrivi, più punti ottieni: { $values }.
explorers-goal-race_2_temples = Due templi
    .help = Gara: esplorare due templi; prima ci arrivi, più punti ottieni: { $values }.
explorers-goal-race_3_keys = Tre chiavi
    .help = Gara: segnare tre chiavi; prima ci arrivi, più punti ottieni: { $values }.
explorers-goal-race_3_scrolls = Tre mappe
    .help = Gara: segnare tre mappe; prima ci arrivi, più punti ottieni: { $values }.
explorers-goal-race_5_gems = Cinque gemme
    .help = Gara: segnare cinque gemme; prima ci arrivi, più punti ottieni: { $values }.
explorers-goal-race_3_horses = Tre cavalli
    .help = Gara: segnare tre cavalli; prima ci arrivi, più punti ottieni: { $values }.
explorers-goal-race_2_each_provision = Due di tutto
    .help = Gara: segnare due mele, due carote e due pesci; prima ci arrivi, più punti ottieni: { $values }.

## Score sheet

explorers-line-provisions-1 = Razioni, round 1
explorers-line-provisions-2 = Razioni, round 2
explorers-line-provisions-3 = Razioni, round 3
explorers-line-provisions-4 = Razioni, round 4
explorers-line-gems-1 = Gemme, round 1
explorers-line-gems-2 = Gemme, round 2
explorers-line-gems-3 = Gemme, round 3
explorers-line-gems-4 = Gemme, round 4
explorers-line-village-a = Villaggio A
explorers-line-village-b = Villaggio B
explorers-line-village-c = Villaggio C
explorers-line-village-d = Villaggio D
explorers-line-temple-a = Tempio A
explorers-line-temple-b = Tempio B
explorers-line-temple-c = Tempio C
explorers-line-temple-d = Tempio D

explorers-title-1 = Alle prime armi
explorers-title-2 = Sulla buona strada
explorers-title-3 = Giramondo
explorers-title-4 = Naturalista
explorers-title-5 = I continenti portano il tuo nome
explorers-title-6 = Leggenda dell’esplorazione

## Options

explorers-option-provisions = Razioni
    .help = Base: in ogni round contano una mela, una carota e un pesce; esperto: dal secondo round un solo tipo per round, ma più razioni di quel tipo.
explorers-option-provisions-base = Base
explorers-option-provisions-expert = Esperto
explorers-option-gemstones = Gemme
    .help = Base: ogni gemma conta alla fine di ogni round; esperto: perdi punti finché non hai abbastanza gemme, poi valgono sempre di più.
explorers-option-gemstones-base = Base
explorers-option-gemstones-expert = Esperto
explorers-option-villages = Villaggi
    .help = Base: ogni villaggio conta per le caselle vicine segnate; esperto: conta solo il villaggio che ne ha di meno, ma vale di più.
explorers-option-villages-base = Base
explorers-option-villages-expert = Esperto
explorers-option-temples = Templi
    .help = Base: prima esplori un tempio, più vale; esperto: tutti i templi valgono gli stessi punti, e chi arriva presto mette X bonus.
explorers-option-temples-base = Base
explorers-option-temples-expert = Esperto
explorers-option-achievements = Missioni
    .help = Altri modi di fare punti, uguali per tutti: scegli quante pescarne, oppure indicane tu fino a tre.
explorers-option-achievements-0 = Nessuna
explorers-option-achievements-1 = 1 pescata
explorers-option-achievements-2 = 2 pescate
explorers-option-achievements-3 = 3 pescate
explorers-option-achievement_pool = Pescate da
    .help = Le missioni sono sul retro delle tessere: pesca solo da quelle che non sono nel paesaggio, oppure da tutte.
explorers-option-achievement_pool-leftover = Tessere rimaste
explorers-option-achievement_pool-all = Tutte le tessere
explorers-option-layout = Paesaggio
    .help = Chi compone il paesaggio: chi inizia, il caso oppure nessuno, perché è il paesaggio fisso della prima partita.
explorers-option-layout-choose = Lo compone chi inizia
explorers-option-layout-random = A caso
explorers-option-layout-intro = Prima partita
explorers-option-first_player = Chi inizia
    .help = Chi sceglie il lato della prima carta e, se è previsto, compone il paesaggio.
explorers-option-first_player-random = A caso
explorers-option-first_player-0 = Giocatore 1
explorers-option-first_player-1 = Giocatore 2
explorers-option-first_player-2 = Giocatore 3
explorers-option-first_player-3 = Giocatore 4
explorers-option-forced_placement = X obbligatorie
    .help = Sì: metti X finché puoi; no: puoi fermarti prima.
explorers-option-forced_placement-true = Sì
explorers-option-forced_placement-false = No
explorers-option-setup_objects = Oggetti nella preparazione
    .help = Sì: gli oggetti sotto le tue prime X hanno effetto; no: vanno persi.
explorers-option-setup_objects-true = Sì
explorers-option-setup_objects-false = No
explorers-option-achievement_strike = Gare più corte
    .help = Sì: in due o tre, le missioni a gara perdono alcuni valori, come i templi; no: restano tutti i valori.
explorers-option-achievement_strike-true = Sì
explorers-option-achievement_strike-false = No

explorers-preset-first = Prima partita
    .help = Lati base, nessuna missione e un paesaggio fisso.
explorers-preset-expert = Esperto
    .help = Tutti e quattro i lati esperto, due missioni e un paesaggio casuale.
explorers-preset-solo = In solitario
    .help = Tu contro il paesaggio, per un titolo.
