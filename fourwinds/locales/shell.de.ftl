## Pages and everywhere

shell-home = Startseite
shell-pages = Seiten
shell-play = Spielen
shell-my-tables = Meine Tische
shell-rules = Regeln
shell-about = Über Fourwinds
shell-settings = Einstellungen
shell-close = Schließen
shell-guest = Gast
shell-friend = Gast
shell-name = Name
shell-colour = Farbe
shell-colour-indigo = Indigo, Quadrat
shell-colour-ochre = Ocker, Raute
shell-colour-moss = Moosgrün, Dreieck
shell-colour-plum = Pflaume, Stern
shell-colour-teal = Petrol, Sechseck
shell-colour-vermilion = Zinnober, Kreis
shell-trouble = Da ging etwas schief. Versuch es gleich noch einmal.
shell-offline = Der Server antwortet nicht. Vielleicht startet er gerade neu.
shell-try-again = Noch einmal versuchen
shell-off-the-map = Jenseits der Karte
shell-lost = Unter dieser Adresse ist nichts.
shell-no-such-game = Dieses Spiel gibt es hier nicht.
shell-no-key = Dieses Gerät hat keinen Schlüssel zu dem Tisch. Bitte den Gastgeber um deinen Link.
shell-finding = Der Tisch wird gesucht …
shell-does-not-open = Dieser Tisch lässt sich nicht öffnen
shell-no-answer-yet = Der Server antwortet noch nicht. Diese Seite versucht es weiter.

## Home

shell-which-way = Wohin heute?
shell-lead = Vier Entdeckerspiele für eine bis sechs Personen. Mit Freunden über einen Link oder gegen Bots.
shell-start-a-table = Einen Tisch eröffnen
shell-play-now = Gleich spielen
shell-new-table = Neuer Tisch
shell-players = { $from ->
    [one] { $to ->
        [one] 1 Person
       *[other] 1–{ $to } Personen
    }
   *[other] { $from }–{ $to } Personen
}
shell-coming = Kommt noch
shell-coming-expedition = Expedition
    .about = Drei Expeditionen, die allen gehören. Lenke sie an die Orte, die nur du sehen musst.
shell-coming-exploiters = Explorers & Exploiters
    .about = Decke das Land auf, besiedle es klug und bring als Erster alle deine Siedlungen unter.
shell-coming-exploriana = Exploriana
    .about = Noch eine Karte oder lieber umkehren? An drei Küsten warten seltene Funde und Gefahren.
shell-coming-explorers = Explorers
    .about = Bahne dir Kreuz für Kreuz den Weg durch die Landschaft, bevor die Tempel vergeben sind.
shell-continue = Weiterspielen
shell-all-tables = Alle { $count } Tische
shell-no-tables = Noch keine Tische. „Gleich spielen“ setzt dich zwei Bots gegenüber.
shell-finished = Zu Ende
shell-closed = Vom Gastgeber geschlossen
shell-off-the-list = Von der Liste nehmen
shell-your-turn = Du bist an der Reihe
shell-your-move = Du bist dran
shell-look-in = Hineinsehen
shell-scores = Ergebnis
shell-waiting-for = Warten auf { $seats }
shell-you = Am Tisch bist du
shell-no-account = Kein Konto: Name, Farbe und Tische bleiben auf diesem Gerät.

## Setting a table up

shell-new-table-of = Neuer Tisch: { $game }
shell-presets = Fertige Einstellungen
shell-who-plays = Wer spielt mit
shell-solo-hint = Ein Platz allein ist ein Solospiel
shell-how-you-play = Wie ihr spielt
shell-finer-rules = Feinheiten
shell-open-table = Tisch eröffnen
shell-too-few = Mit so vielen Personen lässt sich das Spiel nicht spielen.
shell-name-of = Name von { $seat }
shell-change-colour = Farbe ändern: { $colour }
shell-level = Stärke
shell-pick-them = Selbst aussuchen …
shell-at-most = { $count ->
    [one] Höchstens eins
   *[other] Höchstens { $count }
}
shell-kind-me = Du
shell-kind-link = Per Link
    .help = Spielt auf einem eigenen Gerät
shell-kind-local = Hier
    .help = Noch jemand an diesem Gerät
shell-kind-bot = Bot
shell-kind-empty = Leer
    .help = Hier sitzt niemand
shell-sum = { $count ->
    [one] Du spielst { $game } allein.
   *[other] { $who } spielt { $game }.
}
shell-sum-me = Du
shell-sum-local = { $count ->
    [one] noch jemand an diesem Gerät
   *[other] { $count } weitere an diesem Gerät
}
shell-sum-link = { $count ->
    [one] ein Gast per Link
   *[other] { $count } Gäste per Link
}
shell-sum-bot = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
shell-sum-usual = Die üblichen Regeln.
shell-sum-option = { $option }: { $value }

## At the table

shell-board = Spielplan
shell-my-sheet = Mein Blatt
shell-players-tab = Mitspieler
shell-log = Verlauf
shell-chat = Chat
shell-what-happened = Was geschah
shell-table-menu = Tisch
shell-round-turn = { $turn ->
    [0] Runde { $round } von { $rounds }
   *[other] Runde { $round } von { $rounds } · Zug { $turn } von { $turns }
}
shell-round-step = Runde { $round } · { $step }
shell-round = Runde { $round }
shell-reconnecting = Verbindung verloren, neuer Versuch …
shell-undo = Zurücknehmen
shell-commit = Zug beenden
shell-sure = Sicher? Noch einmal drücken
shell-besides = Jederzeit
shell-really = Sicher? Noch einmal drücken
shell-not-complete = Erst den Zug fertig machen
shell-final = Wird sofort gespielt und lässt sich nicht zurücknehmen
shell-you-watch = Du siehst zu.
shell-thinking = ist am Zug
shell-hint = Tipp
shell-hint-thinking = Denkt nach …
shell-hint-why = Aussicht zu gewinnen, aus { $games ->
    [one] einer gedachten Partie
   *[other] { $games } gedachten Partien
}
shell-hint-alone = Erwartete Punkte, aus { $games ->
    [one] einer gedachten Partie
   *[other] { $games } gedachten Partien
}
shell-hint-games = Gedachte Partien: { $games }
shell-hint-only = Es gibt nur dies.
shell-hint-clear = Auf den ersten Blick klar
shell-hint-sight = Auf den ersten Blick, das Beste zuerst
shell-hint-tap = Antippen, um es zu spielen
shell-hint-chance = { $percent } %
shell-hint-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
shell-played-by-bot = { $name } (Bot)
shell-bot-plays = { $bot } spielt
shell-let-bot-play = Einen Bot spielen lassen …
shell-let-bot-play-for = Einen Bot für { $name } spielen lassen
shell-give-back = Platz zurückgeben
shell-go-on-from-here = Von hier aus weiterspielen
shell-here = Am Tisch
shell-away = Nicht da
shell-free-seat = Hier sitzt noch niemand
shell-seats-here = Plätze an diesem Gerät
shell-say = Etwas sagen
shell-send = Senden
shell-no-chat = Noch hat niemand etwas gesagt.
shell-what-you-know = Alles, was dieser Platz weiß
shell-pass-to = Gib das Gerät an { $name }
shell-pass-why = Was jetzt kommt, ist nur für diese Augen bestimmt.
shell-i-am = Ich bin { $name }
shell-no-curtain = Alle dürfen alles sehen: an diesem Tisch kein Vorhang
shell-welcome = Willkommen am Tisch
shell-welcome-why = Mit diesem Namen und dieser Farbe sehen dich die anderen.
shell-sit-down = Platz nehmen
shell-just-watch = Nur zusehen
shell-taken = Hier sitzt schon jemand
shell-taken-by = { $name } hat sich mit diesem Link gesetzt. Du kannst zusehen oder um den Platz bitten; alle am Tisch lesen es.
shell-taken-own = Warst du das? Dann öffne auf jenem Gerät „Links“: Dort gibt es einen für deine anderen Geräte.
shell-ask-for-seat = Um den Platz bitten
shell-leave = Tisch verlassen
shell-close-table = Tisch schließen
shell-links = Links
shell-link = Link
shell-links-why = Wer sich zuerst setzt, hat den Platz; niemand sonst kann dort hineinsehen oder spielen. Du kannst ihn wieder freigeben; alle erfahren es.
shell-copy-link = Link kopieren
shell-copied = Kopiert
shell-qr = QR-Code
shell-renew = Neuer Link
shell-free = Platz freigeben
shell-not-here-yet = Noch nicht da
shell-watchers = Zuschauer
shell-watchers-why = Sie sehen, was alle sehen dürfen
shell-other-device = Um auf einem anderen Gerät weiterzuspielen
shell-other-device-why = Nur für dich: Wer diesen Link hat, spielt an deiner Stelle.
shell-notify = Du bist an der Reihe

## Rules

shell-rule = Regel { $rule }
shell-search-rules = In den Regeln suchen
shell-nothing-found = Nichts gefunden.
shell-table = Tabelle

## The end

shell-final-scores = Endstand
shell-score-sheet = Wertungsblatt
shell-you-win = { $points ->
    [one] Du gewinnst mit 1 Punkt
   *[other] Du gewinnst mit { $points } Punkten
}
shell-wins = { $points ->
    [one] { $name } gewinnt mit 1 Punkt
   *[other] { $name } gewinnt mit { $points } Punkten
}
shell-shared = { $points ->
    [one] { $names } teilen sich den Sieg mit 1 Punkt
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten
}
shell-solo-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
shell-nobody-wins = Diesmal gewinnt niemand
shell-ahead = { $points ->
    [one] 1 Punkt vor { $name }.
   *[other] { $points } Punkte vor { $name }.
}
shell-tie-break = Nach Punkten gleich; die Regel für Gleichstand entschied.
shell-your-place = { $points ->
    [one] Du bist auf Platz { $place } mit 1 Punkt.
   *[other] Du bist auf Platz { $place } mit { $points } Punkten.
}
shell-total = Summe
shell-place = Platz
shell-every-line = Jede Zeile zeigen
shell-fewer-lines = Zusammengefasst zeigen
shell-points-by-turn = Punkte nach jedem Zug
shell-replay = Rückblick
shell-run = Abspielen
shell-pause = Anhalten
shell-turn-back = Einen Zug zurück
shell-turn-on = Einen Zug weiter
shell-move-of = Schritt { $ply } von { $last }
shell-save-record = Protokoll
shell-record-names = Protokoll mit Namen
shell-stood-in = { $moves ->
    [one] { $bot } hat einen Zug für { $name } gemacht.
   *[other] { $bot } hat { $moves } Züge für { $name } gemacht.
}
shell-same-deal = Gleiche Karten
shell-again = Noch einmal, gleiche Plätze
shell-next-table = Weiter zum nächsten Tisch

## Settings and keys

shell-language = Sprache
shell-theme = Helligkeit
shell-theme-system = Wie das Gerät
shell-theme-light = Hell
shell-theme-dark = Dunkel
shell-sound = Ton
    .help = Ein leises Ticken, wenn du an der Reihe bist
shell-notify-me = Benachrichtigungen
    .help = Wenn du an der Reihe bist und die Seite im Hintergrund ist
shell-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
shell-confirm = Vor dem Ende des Zugs nachfragen
    .help = Der Knopf muss zweimal gedrückt werden
shell-keys = Tasten
shell-key-move = über den Spielplan gehen
shell-key-mark = wählen, worauf der Zeiger steht
shell-key-undo = den letzten Schritt zurücknehmen
shell-key-commit = den Zug beenden
shell-key-choice = die erste, zweite, … Schaltfläche drücken
shell-key-hint = ein Tipp: was ein Bot täte
shell-key-rules = die Regeln öffnen
shell-key-tab = zum nächsten Bedienelement
shell-key-close = schließen, was obenauf liegt
shell-key-help = diese Liste

## About

shell-about-what = Ein Tisch, vier Entdeckerspiele: mit Freunden über einen Link, gemeinsam an einem Gerät oder gegen Bots.
shell-about-who = Fourwinds ist freie Software unter der MIT-Lizenz. Regeltexte, Karten und Zeichnungen sind unsere eigene Arbeit; woher Symbole und Schriften kommen, steht unten.
shell-about-games = Die Spiele
shell-about-notice = Fourwinds wird von Spielern gemacht. Es steht in keiner Verbindung zu den Autoren und Verlagen der Brettspiele und wird von ihnen nicht unterstützt. Die Namen sagen nur, nach welchen Regeln gespielt wird; alle Rechte an den Spielen bleiben bei ihren Inhabern. Kauft die Schachteln: Sie sind schön.
shell-credits = Dank und Lizenzen
shell-credit-icons = Zeichen auf Plänen und Blättern
    .by = von { $names } und anderen
shell-credit-fonts = Schriften
    .by = von { $names }
shell-credit-map = Die Küsten der Welt
    .by = von { $names }
shell-credit-made = Gebaut mit
shell-privacy = Was gespeichert wird
shell-privacy-text = Dieses Gerät behält deinen Namen, deine Farbe, deine Einstellungen und die Schlüssel zu deinen Tischen. Der Server behält die Tische. Nichts wird anderswohin geschickt.
