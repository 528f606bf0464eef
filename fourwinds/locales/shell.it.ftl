## Pages and everywhere

shell-home = Inizio
shell-pages = Pagine
shell-play = Gioca
shell-my-tables = I miei tavoli
shell-rules = Regole
shell-about = Informazioni
shell-settings = Impostazioni
shell-close = Chiudi
shell-guest = Ospite
shell-friend = Amico
shell-name = Nome
shell-colour = Colore
shell-colour-indigo = Indaco, quadrato
shell-colour-ochre = Ocra, rombo
shell-colour-moss = Muschio, triangolo
shell-colour-plum = Prugna, stella
shell-colour-teal = Ottanio, esagono
shell-colour-vermilion = Vermiglio, cerchio
shell-trouble = Qualcosa è andato storto. Riprova fra un momento.
shell-offline = Il server non risponde. Forse si sta riavviando.
shell-try-again = Riprova
shell-off-the-map = Fuori dalla mappa
shell-lost = A questo indirizzo non c’è niente.
shell-no-such-game = Qui questo gioco non c’è.
shell-no-key = Questo dispositivo non ha la chiave di quel tavolo. Chiedi il tuo link a chi ospita.
shell-finding = Cerco il tavolo …
shell-does-not-open = Questo tavolo non si apre
shell-no-answer-yet = Il server non risponde ancora. Questa pagina continua a provare.

## Home

shell-which-way = Dove si va oggi?
shell-lead = Quattro giochi di esplorazione, da uno a sei giocatori. Con gli amici tramite link o contro i bot.
shell-start-a-table = Apri un tavolo
shell-play-now = Gioca subito
shell-new-table = Nuovo tavolo
shell-players = { $from ->
    [one] { $to ->
        [one] 1 giocatore
       *[other] 1–{ $to } giocatori
    }
   *[other] { $from }–{ $to } giocatori
}
shell-coming = In arrivo
shell-coming-expedition = Expedition
    .about = Tre spedizioni, di tutti. Guidale nei luoghi che solo tu devi vedere.
shell-coming-exploiters = Explorers & Exploiters
    .about = Scopri la terra, popolala bene e piazza prima degli altri tutti i tuoi insediamenti.
shell-coming-exploriana = Exploriana
    .about = Ancora una carta o si torna indietro? Su tre rive aspettano scoperte rare; e pericoli.
shell-coming-explorers = Explorers
    .about = Traccia la tua via nel paesaggio, un territorio alla volta, prima che i templi siano presi.
shell-continue = Continua
shell-all-tables = Tutti i { $count } tavoli
shell-no-tables = Ancora nessun tavolo. Con «Gioca subito» siedi davanti a due bot.
shell-finished = Finita
shell-closed = Chiuso da chi ospita
shell-off-the-list = Togli dall’elenco
shell-your-turn = Tocca a te
shell-your-move = Tocca a te
shell-look-in = Guarda
shell-scores = Punteggi
shell-waiting-for = In attesa di { $seats }
shell-you = Al tavolo sei
shell-no-account = Nessun account: nome, colore e tavoli restano su questo dispositivo.

## Setting a table up

shell-new-table-of = Nuovo tavolo: { $game }
shell-presets = Combinazioni pronte
shell-who-plays = Chi gioca
shell-solo-hint = Un solo posto: partita in solitario
shell-how-you-play = Come si gioca
shell-finer-rules = Regole di dettaglio
shell-open-table = Apri il tavolo
shell-too-few = Con questo numero di persone non si può giocare.
shell-name-of = Nome di { $seat }
shell-change-colour = Cambia il colore: { $colour }
shell-level = Livello
shell-pick-them = Sceglili tu …
shell-at-most = { $count ->
    [one] Al massimo uno
   *[other] Al massimo { $count }
}
shell-kind-me = Tu
shell-kind-link = Amico
    .help = Con un link, sul suo dispositivo
shell-kind-local = Qui
    .help = Un’altra persona su questo dispositivo
shell-kind-bot = Bot
shell-kind-empty = Vuoto
    .help = Qui non siede nessuno
shell-sum = { $count ->
    [one] Giochi da solo a { $game }.
   *[other] { $who } giocate a { $game }.
}
shell-sum-me = Tu
shell-sum-local = { $count ->
    [one] un’altra persona qui
   *[other] altre { $count } persone qui
}
shell-sum-link = { $count ->
    [one] un amico con il link
   *[other] { $count } amici con il link
}
shell-sum-bot = { $count ->
    [one] un bot
   *[other] { $count } bot
}
shell-sum-usual = Le solite regole.
shell-sum-option = { $option }: { $value }

## At the table

shell-board = Tabellone
shell-my-sheet = La mia scheda
shell-players-tab = Giocatori
shell-log = Cronaca
shell-chat = Chat
shell-what-happened = Che cosa è successo
shell-table-menu = Tavolo
shell-round-turn = { $turn ->
    [0] Round { $round } di { $rounds }
   *[other] Round { $round } di { $rounds } · turno { $turn } di { $turns }
}
shell-round-step = Round { $round } · { $step }
shell-round = Round { $round }
shell-reconnecting = Connessione persa, riprovo …
shell-undo = Annulla
shell-commit = Conferma
shell-sure = Sicuro? Premi ancora per confermare
shell-besides = In ogni momento
shell-really = Sicuro? Premi ancora
shell-not-complete = Conferma a turno completo
shell-final = Si gioca subito; non si può tornare indietro
shell-you-watch = Stai guardando.
shell-thinking = sta scegliendo
shell-hint = Suggerimento
shell-hint-thinking = Sto pensando …
shell-hint-why = Probabilità di vincere, su { $games ->
    [one] una partita immaginata
   *[other] { $games } partite immaginate
}
shell-hint-alone = Punti attesi, su { $games ->
    [one] una partita immaginata
   *[other] { $games } partite immaginate
}
shell-hint-games = Partite immaginate: { $games }
shell-hint-only = C’è solo questo.
shell-hint-clear = Chiaro a prima vista
shell-hint-sight = A prima vista, il migliore per primo
shell-hint-tap = Tocca per giocarlo
shell-hint-chance = { $percent }%
shell-hint-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
shell-played-by-bot = { $name } (bot)
shell-bot-plays = Gioca { $bot }
shell-let-bot-play = Fai giocare un bot …
shell-let-bot-play-for = Fai giocare un bot per { $name }
shell-give-back = Restituisci il posto
shell-go-on-from-here = Riprendi da qui
shell-here = Al tavolo
shell-away = Assente
shell-free-seat = Qui non siede ancora nessuno
shell-seats-here = Posti su questo dispositivo
shell-say = Di’ qualcosa
shell-send = Invia
shell-no-chat = Nessuno ha ancora detto niente.
shell-what-you-know = Tutto ciò che sa chi siede qui
shell-pass-to = Passa il dispositivo a { $name }
shell-pass-why = Quello che segue è solo per i suoi occhi.
shell-i-am = Sono { $name }
shell-no-curtain = Tutti possono guardare: a questo tavolo non serve coprire lo schermo
shell-welcome = Benvenuto al tavolo
shell-welcome-why = Gli altri ti vedono con questo nome e questo colore.
shell-sit-down = Siediti
shell-just-watch = Guarda soltanto
shell-taken = Il posto è occupato
shell-taken-by = { $name } ha preso posto con questo link. Puoi guardare o chiedere il posto; lo leggeranno tutti al tavolo.
shell-taken-own = Eri tu? Apri «Link» su quel dispositivo: ce n’è uno per i tuoi altri dispositivi.
shell-ask-for-seat = Chiedi il posto
shell-leave = Lascia il tavolo
shell-close-table = Chiudi il tavolo
shell-links = Link
shell-link = Link
shell-links-why = Chi si siede per primo ha il posto; nessun altro può guardarci o giocarci. Puoi liberarlo di nuovo; lo sapranno tutti.
shell-copy-link = Copia il link
shell-copied = Copiato
shell-qr = Codice QR
shell-renew = Link nuovo
shell-free = Libera il posto
shell-not-here-yet = Non è ancora qui
shell-watchers = Spettatori
shell-watchers-why = Vedono ciò che tutti possono vedere
shell-other-device = Per continuare su un altro dispositivo
shell-other-device-why = Solo per te: chi ha questo link gioca al posto tuo.
shell-notify = Tocca a te

## Rules

shell-rule = Regola { $rule }
shell-search-rules = Cerca nelle regole
shell-nothing-found = Non ho trovato niente.
shell-table = Tabella

## The end

shell-final-scores = Punteggi finali
shell-score-sheet = Scheda dei punti
shell-you-win = { $points ->
    [one] Vinci con 1 punto
   *[other] Vinci con { $points } punti
}
shell-wins = { $points ->
    [one] { $name } vince con 1 punto
   *[other] { $name } vince con { $points } punti
}
shell-shared = { $points ->
    [one] { $names } condividono la vittoria con 1 punto
   *[other] { $names } condividono la vittoria con { $points } punti
}
shell-solo-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
shell-nobody-wins = Stavolta non vince nessuno
shell-ahead = { $points ->
    [one] 1 punto di vantaggio su { $name }.
   *[other] { $points } punti di vantaggio su { $name }.
}
shell-tie-break = Pari ai punti; ha deciso lo spareggio.
shell-your-place = { $points ->
    [one] Sei al { $place }º posto con 1 punto.
   *[other] Sei al { $place }º posto con { $points } punti.
}
shell-total = Totale
shell-place = Posto
shell-every-line = Mostra ogni riga
shell-fewer-lines = Mostra i gruppi
shell-points-by-turn = Punti dopo ogni turno
shell-replay = Rivedi la partita
shell-run = Avvia
shell-pause = Pausa
shell-turn-back = Un turno indietro
shell-turn-on = Un turno avanti
shell-move-of = Mossa { $ply } di { $last }
shell-save-record = Registrazione
shell-record-names = Registrazione con i nomi
shell-stood-in = { $moves ->
    [one] { $bot } ha fatto una mossa per { $name }.
   *[other] { $bot } ha fatto { $moves } mosse per { $name }.
}
shell-same-deal = Stesse carte
shell-again = Ancora, stessi posti
shell-next-table = Al prossimo tavolo

## Settings and keys

shell-language = Lingua
shell-theme = Tema
shell-theme-system = Come il dispositivo
shell-theme-light = Chiaro
shell-theme-dark = Scuro
shell-sound = Suono
    .help = Un lieve tic quando tocca a te
shell-notify-me = Notifiche
    .help = Quando tocca a te e questa pagina è in secondo piano
shell-notify-denied = Il browser non permette le notifiche di questa pagina.
shell-confirm = Chiedi prima di confermare un turno
    .help = Bisogna premere due volte
shell-keys = Tasti
shell-key-move = muoversi sul tabellone
shell-key-mark = scegliere ciò che è sotto il cursore
shell-key-undo = annullare l’ultimo passo
shell-key-commit = confermare il turno
shell-key-choice = premere il primo, il secondo, … pulsante
shell-key-hint = un suggerimento: che cosa farebbe un bot
shell-key-rules = aprire le regole
shell-key-tab = al prossimo comando
shell-key-close = chiudere ciò che sta sopra
shell-key-help = questo elenco

## About

shell-about-what = Un tavolo, quattro giochi di esplorazione: con gli amici tramite link, insieme su un dispositivo o contro i bot.
shell-about-who = Fourwinds è software libero con licenza MIT. Testi delle regole, mappe e disegni sono opera nostra; l’origine di icone e caratteri è indicata sotto.
shell-about-games = I giochi
shell-about-notice = Fourwinds è fatto da giocatori. Non è legato agli autori e agli editori dei giochi da tavolo, né approvato da loro. I nomi dicono solo quali regole si giocano; tutti i diritti sui giochi restano ai loro titolari. Compra le scatole: sono bellissime.
shell-credits = Riconoscimenti
shell-credit-icons = Icone su tabelloni e schede
    .by = di { $names } e altri
shell-credit-fonts = Caratteri
    .by = di { $names }
shell-credit-map = Le coste del mondo
    .by = di { $names }
shell-credit-made = Costruito con
shell-privacy = Che cosa viene conservato
shell-privacy-text = Questo dispositivo conserva il tuo nome, il tuo colore, le impostazioni e le chiavi dei tuoi tavoli. Il server conserva i tavoli. Niente viene inviato altrove.
