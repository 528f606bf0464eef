## The tentative turn

prompt-commit = Il tuo turno è completo: confermalo o torna indietro.
prompt-broken = Le mosse dopo questo punto non sono più leggibili; la partita è ferma finché chi ospita non la riprende da qui.
prompt-broken-over = La partita era finita, ma le mosse dopo questo punto non sono più leggibili.
prompt-closed = Chi ospita ha chiuso questo tavolo.
refuse-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo.
refuse-turn-complete = Il tuo turno è completo. Confermalo o torna prima indietro di un passo.
refuse-incomplete = Il tuo turno non è ancora completo.
refuse-undo = Non c’è nessun passo da annullare.
refuse-not-over = Si potrà vedere quando la partita sarà finita.
refuse-no-such-ply = La partita non ha questo momento.
refuse-hint-thinking = Un suggerimento per questo posto è già in arrivo.
refuse-no-hint = Questa volta non si è trovato alcun suggerimento.
refuse-closed = Questo tavolo è chiuso.
refuse-broken = La partita è ferma finché chi ospita non la riprende.

## What happens at the table besides the game

news-sits-down = { $name } si siede.
news-freed = Chi ospita libera il posto di { $name }.
news-leaves = { $name } lascia il tavolo. Il posto è libero.
news-asks = { $asker } chiede il posto di { $name }.
news-stands-in = { $bot } gioca ora per { $name }.
news-plays-again = { $name } gioca di nuovo.
news-by-bot = { $bot } gioca per { $name }.
news-closes = Chi ospita chiude il tavolo.
news-goes-on = Le mosse dopo questo punto non erano leggibili. Chi ospita riprende da qui.

## Messages that cannot be used

fault-hello = La connessione non è stata aperta correttamente.
fault-hello-again = Questo dispositivo è già al tavolo.
fault-not-your-seat = Questo posto non è tuo.
fault-not-host = Solo chi ospita può farlo.
fault-stand-in = Questo bot non può giocare per quel posto.
fault-still-here = Un bot può prendere solo un posto lasciato dal suo giocatore.
fault-too-early = Un bot può subentrare solo dopo un po’: chi siede lì può ancora tornare.
fault-message = Il server non ha capito questo messaggio.
fault-flood = Troppi messaggi in una volta.
fault-too-often = È successo troppo spesso in poco tempo. Aspetta un momento.
fault-internal = Qualcosa è andato storto sul server. Il tavolo è come all’ultimo salvataggio.
fault-cannot-open = Questo tavolo adesso non si può aprire. Chi gestisce il server trova il motivo nel suo registro.
fault-unwritable = Il server non può salvare nulla in questo momento. Il tavolo è come all’ultimo salvataggio; riprova tra un istante.

## Requests that are refused

problem-unknown-table = Questo tavolo non esiste.
problem-unknown-seat = Questo posto non esiste a questo tavolo.
problem-unknown-game = Questo gioco non esiste.
problem-unknown-language = Questa lingua non esiste.
problem-unknown-bot = Questo bot non esiste.
problem-wrong-secret = Questo link non lo apre o non è più valido.
problem-seat-freed = Il tuo posto a questo tavolo è stato liberato e tutti lo hanno saputo. Chiedi un nuovo link a chi ospita.
problem-seat-left = Hai lasciato questo tavolo.
problem-no-secret = Manca il segreto del tavolo.
problem-table = Il gioco non si può preparare così.
problem-not-over = Si potrà avere quando la partita sarà finita.
problem-over = La partita è finita.
problem-cannot-load = Questo tavolo è stato aperto con un’altra versione del programma e non si può giocare con questa.
problem-body = Il server non ha capito la richiesta.
problem-not-json = La richiesta deve essere in JSON.
problem-too-big = La richiesta è troppo grande.
problem-too-often = Troppe richieste in poco tempo. Aspetta un momento.
problem-tables-a-day = Oggi dal tuo indirizzo sono stati aperti troppi tavoli. Riprova domani.
problem-sockets = Dal tuo indirizzo sono aperti troppi tavoli. Chiudine qualcuno, poi ricarica questa pagina.
problem-full = Il server è pieno. Riprova più tardi.
problem-origin = Questa richiesta viene dalla pagina di un altro server.
problem-host = Questo server non risponde a quel nome. Chi lo gestisce può ammetterlo con --allowed-host.
problem-internal = Qualcosa è andato storto sul server.
problem-unwritable = Il server non può salvare nulla in questo momento. Riprova tra un istante.
problem-404 = Qui non c’è niente.
problem-405 = Qui non si può fare.
