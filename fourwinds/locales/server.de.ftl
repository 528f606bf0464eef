## The tentative turn

prompt-commit = Dein Zug ist vollständig: Beende ihn oder nimm Schritte zurück.
prompt-broken = Die Schritte nach diesem Punkt sind nicht mehr lesbar; das Spiel ruht, bis der Gastgeber von hier aus weiterspielt.
prompt-broken-over = Das Spiel war zu Ende, aber die Schritte nach diesem Punkt sind nicht mehr lesbar.
prompt-closed = Der Gastgeber hat diesen Tisch geschlossen.
refuse-stale = Am Tisch hatte sich schon etwas geändert, bevor das ankam. Sieh noch einmal hin.
refuse-turn-complete = Dein Zug ist vollständig. Beende ihn oder nimm erst einen Schritt zurück.
refuse-incomplete = Dein Zug ist noch nicht vollständig.
refuse-undo = Es gibt keinen Schritt, den du zurücknehmen könntest.
refuse-not-over = Das ist erst zu sehen, wenn die Partie vorbei ist.
refuse-no-such-ply = Diesen Augenblick gibt es in der Partie nicht.
refuse-hint-thinking = Ein Tipp für diesen Platz ist schon unterwegs.
refuse-no-hint = Diesmal hat sich kein Tipp gefunden.
refuse-closed = Dieser Tisch ist geschlossen.
refuse-broken = Das Spiel ruht, bis der Gastgeber weiterspielt.

## What happens at the table besides the game

news-sits-down = { $name } setzt sich.
news-freed = Der Gastgeber gibt den Platz von { $name } frei.
news-leaves = { $name } verlässt den Tisch. Der Platz ist frei.
news-asks = { $asker } bittet um den Platz von { $name }.
news-stands-in = { $bot } spielt jetzt für { $name }.
news-plays-again = { $name } spielt wieder selbst.
news-by-bot = { $bot } spielt für { $name }.
news-closes = Der Gastgeber schließt den Tisch.
news-goes-on = Die Schritte nach diesem Punkt waren nicht lesbar. Der Gastgeber spielt von hier aus weiter.

## Messages that cannot be used

fault-hello = Die Verbindung wurde nicht so geöffnet, wie es sein soll.
fault-hello-again = Dieses Gerät sitzt schon am Tisch.
fault-not-your-seat = Dieser Platz gehört dir nicht.
fault-not-host = Das kann nur der Gastgeber.
fault-stand-in = Dieser Bot kann nicht für diesen Platz spielen.
fault-still-here = Ein Bot kann nur einen Platz übernehmen, dessen Spieler gegangen ist.
fault-too-early = Ein Bot kann erst nach einer Weile übernehmen: Wer dort sitzt, kommt vielleicht zurück.
fault-message = Der Server hat diese Nachricht nicht verstanden.
fault-flood = Zu viele Nachrichten auf einmal.
fault-too-often = Das war zu oft in kurzer Zeit. Warte einen Augenblick.
fault-internal = Auf dem Server ging etwas schief. Der Tisch ist so, wie er gespeichert war.
fault-cannot-open = Dieser Tisch lässt sich gerade nicht öffnen. Wer den Server betreibt, findet den Grund im Protokoll des Servers.
fault-unwritable = Der Server kann gerade nichts speichern. Der Tisch ist so, wie er gespeichert war; versuch es gleich noch einmal.

## Requests that are refused

problem-unknown-table = Diesen Tisch gibt es nicht.
problem-unknown-seat = Diesen Platz gibt es an dem Tisch nicht.
problem-unknown-game = Dieses Spiel gibt es nicht.
problem-unknown-language = Diese Sprache gibt es nicht.
problem-unknown-bot = Diesen Bot gibt es nicht.
problem-wrong-secret = Dieser Link öffnet das nicht oder gilt nicht mehr.
problem-seat-freed = Dein Platz an diesem Tisch wurde freigegeben, und alle haben es erfahren. Bitte den Gastgeber um einen neuen Link.
problem-seat-left = Du hast diesen Tisch verlassen.
problem-no-secret = Der Schlüssel zu dem Tisch fehlt.
problem-table = So lässt sich das Spiel nicht aufbauen.
problem-not-over = Das gibt es erst, wenn die Partie vorbei ist.
problem-over = Die Partie ist vorbei.
problem-cannot-load = Dieser Tisch wurde mit einer anderen Fassung des Programms eröffnet und lässt sich mit dieser nicht spielen.
problem-body = Der Server hat die Anfrage nicht verstanden.
problem-not-json = Die Anfrage muss JSON sein.
problem-too-big = Die Anfrage ist zu groß.
problem-too-often = Zu viele Anfragen in kurzer Zeit. Warte einen Augenblick.
problem-tables-a-day = An deiner Adresse wurden heute zu viele Tische eröffnet. Versuch es morgen noch einmal.
problem-sockets = An deiner Adresse sind zu viele Tische offen. Schließ einige und lade diese Seite neu.
problem-full = Der Server ist voll. Versuch es später noch einmal.
problem-origin = Diese Anfrage kam von der Seite eines anderen Servers.
problem-host = Dieser Server heißt nicht so. Wer ihn betreibt, kann den Namen mit --allowed-host erlauben.
problem-internal = Auf dem Server ging etwas schief.
problem-unwritable = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
problem-404 = Hier ist nichts.
problem-405 = Das geht hier nicht.
