## The game

expedition-name = Expedition
expedition-tagline = Drei Expeditionen, eine Welt, und alle ziehen daran.
expedition-about = Drei Expeditionen brechen in Greenwich auf, und alle dürfen jede von ihnen führen. Bring sie zu den Orten auf deinen Karten, bevor die anderen sie weglenken, sammle Tickets an den roten Punkten und behalte die Pfeile im Auge: Sind sie verbraucht, ist die Reise vorbei.

## Expeditions

expedition-colour-crimson = Karmin
expedition-colour-cobalt = Kobalt
expedition-colour-amber = Bernstein

## Phases

expedition-phase-first = Startspieler
expedition-phase-deal = Austeilen
expedition-phase-reveal = Öffentliche Karten
expedition-phase-market = Der Markt öffnet
expedition-phase-redraw = Neu ziehen
expedition-phase-tokens = Wichtige Ziele
expedition-phase-turn = Zug
expedition-phase-ticket = Pfeil für ein Ticket
expedition-phase-branch = Abzweig
expedition-phase-bonus = Bonuspfeil
expedition-phase-keep = Tausch
expedition-phase-penalty = Falscher Anspruch
expedition-phase-event = Ereigniskarte
expedition-phase-draw = Karten ziehen
expedition-phase-refill = Neue öffentliche Karte
expedition-phase-secret = Geheime Karte aufdecken
expedition-phase-stall = Der Markt wird aufgefüllt
expedition-phase-over = Spielende

## Actions, as a button says them

expedition-action-arrow = { $colour }: { $from } → { $to }
expedition-action-ticket = Pfeil für ein Ticket legen
expedition-action-decline = Verzichten
expedition-action-done = Fertig
expedition-action-end = Zug beenden
expedition-action-remove = Letzten Pfeil von { $colour } zurücknehmen
expedition-action-exchange = { $place } tauschen
expedition-action-keep = { $place } behalten
expedition-action-give = { $place } dafür geben
expedition-action-under = { $place } unter den Stapel legen
expedition-action-take = { $place } nehmen
expedition-action-token = Marke auf { $place }
expedition-action-lift = Marke von { $place } nehmen
expedition-action-aside = { $place } beiseitelegen
expedition-action-hold = { $place } zurückhalten
expedition-action-hold-last = Meine letzte Karte zurückhalten
expedition-action-release = { $place } freigeben
expedition-action-release-last = Meine letzte Karte freigeben
expedition-action-score = { $place } werten
expedition-action-peek = Geheime Karte { $slot } ausspähen
expedition-action-claim = Geheime Karte { $slot } beanspruchen
expedition-action-buy = { $card } kaufen
expedition-action-play = { $card } spielen
expedition-action-first = { $seat } beginnt
expedition-action-deal = Ausgeteilt: { $place }
expedition-action-reveal = Öffentliche Karte: { $place }
expedition-action-draw = Gezogen: { $place }
expedition-action-secret = Geheime Karte: { $place }
expedition-action-stall = Im Markt: { $card }
expedition-group-arrow = { $colour } ab { $from }
expedition-group-hold = Eine Karte zurückhalten oder freigeben
expedition-closing-token = Marke legen
expedition-closing-redraw = Neue Karten ziehen
expedition-closing = { $arrows ->
        [0] Zug ohne Pfeil beenden
        [one] Zug mit 1 Pfeil beenden
       *[other] Zug mit { $arrows } Pfeilen beenden
    }{ $tickets ->
        [0] {""}
        [one] , 1 Ticket ausgegeben
       *[other] , { $tickets } Tickets ausgegeben
    }

## What an action brings

expedition-gives-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
expedition-gives-less = { $points ->
    [one] 1 Punkt weniger
   *[other] { $points } Punkte weniger
}
expedition-gives-penalty = kostet eine Marke
expedition-gives-own = { $points ->
    [one] wertet { $place } für dich: 1 Punkt
   *[other] wertet { $place } für dich: { $points } Punkte
}
expedition-gives-held = erreicht { $place }; du hältst die Karte zurück
expedition-gives-public = wertet das öffentliche Ziel { $place }: 1 Punkt
expedition-gives-secret = erreicht das geheime Ziel { $place }: 2 Punkte
expedition-gives-claim = erreicht das geheime Ziel { $place }: beanspruche es für 2 Punkte
expedition-gives-other = erreicht { $place }, ein Ziel von { $seat }
expedition-gives-ticket = ein Ticket
expedition-gives-bonus = ein Bonuspfeil
expedition-gives-loop = schließt eine Schleife
expedition-gives-and-loop = { $gain }; schließt eine Schleife
expedition-gives-travelled = ein Pfeil berührt den Ort schon
expedition-gives-explorer = { $points ->
    [0] noch nichts
    [one] bis jetzt 1 Punkt
   *[other] bis jetzt { $points } Punkte
}

## What the table waits for

expedition-prompt-over = Das Spiel ist vorbei.
expedition-prompt-chance = Einen Moment: Der Zufall entscheidet.
expedition-prompt-wait = Warten auf { $seats }.
expedition-prompt-redraw = { $cards ->
    [0] Mit deiner Hand lassen sich keine vier Marken legen: Wähle Karten, die du beiseitelegst.
    [one] 1 Karte liegt beiseite. Wähle weitere, oder ziehe eine neue.
   *[other] { $cards } Karten liegen beiseite. Wähle weitere, oder ziehe ebenso viele.
}
expedition-prompt-tokens = { $left ->
    [one] Wähle dein letztes wichtiges Ziel.
   *[other] Wähle ein wichtiges Ziel; { $left } sind noch zu legen.
}
expedition-prompt-turn = { $tickets ->
    [0] Lege einen Pfeil an eine beliebige Expedition.
    [one] Lege einen Pfeil an eine beliebige Expedition; du darfst auch 1 Ticket ausgeben.
   *[other] Lege einen Pfeil an eine beliebige Expedition; du darfst auch { $tickets } Tickets ausgeben.
}
expedition-prompt-go-on = { $tickets ->
    [0] Beende deinen Zug.
    [one] Gib ein Ticket aus, oder beende deinen Zug.
   *[other] Gib bis zu { $tickets } Tickets aus, oder beende deinen Zug.
}
expedition-prompt-ticket = Lege den Pfeil, den du bezahlt hast.
expedition-prompt-branch = { $colour } hat eine Schleife geschlossen: Lege einen Pfeil, der sie verlässt.
expedition-prompt-bonus = Du darfst einen Bonuspfeil an eine beliebige Expedition legen.
expedition-prompt-bonus-peek = Du darfst einen Bonuspfeil an eine beliebige Expedition legen oder eine geheime Karte ausspähen.
expedition-prompt-keep = Welche Karte behältst du?
expedition-prompt-penalty = Dein Anspruch war falsch: Welche Marke nimmst du von der Weltkarte?
expedition-prompt-winds = { $arrows ->
    [one] Günstige Winde: Du darfst noch einen Pfeil legen, nicht in der Farbe des ersten.
   *[other] Günstige Winde: Du darfst { $arrows } Pfeile legen, jeden in einer anderen Farbe.
}
expedition-prompt-look = Kartenkammer: Tausche eine dieser Karten gegen eine deiner Handkarten oder verzichte.
expedition-prompt-give = Kartenkammer: Welche Handkarte gibst du dafür?
expedition-prompt-order = Kartenkammer: Welche Karte kommt als nächste unter den Stapel?
expedition-prompt-lift = Geänderte Pläne: Welche Marke versetzt du?
expedition-prompt-move = Geänderte Pläne: Wohin kommt die Marke?
expedition-prompt-bearings = Vom Kurs abgekommen: Welche Expedition verliert ihren letzten Pfeil?
expedition-prompt-report = Verspäteter Bericht: Welche öffentliche Karte wertest du?
expedition-prompt-commission = { $left ->
    [one] Neuer Auftrag: Du darfst noch eine öffentliche Karte zum Ersetzen wählen.
   *[other] Neuer Auftrag: Du darfst bis zu { $left } öffentliche Karten zum Ersetzen wählen.
}

## What happened

expedition-event-first = { $seat } ist Startspieler.
expedition-event-dealt = { $seat } bekommt { $place }.
expedition-event-revealed = Neues öffentliches Ziel: { $place }.
expedition-event-near = { $place } ist nahe am Start und kommt zurück in den Stapel.
expedition-event-secret = Eine Karte kommt verdeckt auf den geheimen Platz { $slot }.
expedition-event-stall = Neu im Markt: { $card }.
expedition-event-redrawn = { $cards ->
    [one] { $seat } legt 1 Karte beiseite und zieht eine andere.
   *[other] { $seat } legt { $cards } Karten beiseite und zieht ebenso viele.
}
expedition-event-token = { $seat } will hierhin: { $place }.
expedition-event-lifted = { $seat } nimmt die Marke von { $place }.
expedition-event-turn = Zug { $turn }: { $seat }.
expedition-event-arrow = { $cause ->
        [ticket] { $seat } bezahlt einen Pfeil
        [bonus] { $seat } legt einen Bonuspfeil
        [branch] { $seat } zweigt ab
        [event] { $seat } hat günstige Winde
       *[main] { $seat } legt einen Pfeil
    }, { $colour ->
        [crimson] Karmin
        [cobalt] Kobalt
       *[amber] Bernstein
    }: { $from } → { $to }.
expedition-event-removed = { $colour ->
    [crimson] { $seat } nimmt den letzten Pfeil von Karmin zurück, bis { $to }.
    [cobalt] { $seat } nimmt den letzten Pfeil von Kobalt zurück, bis { $to }.
   *[amber] { $seat } nimmt den letzten Pfeil von Bernstein zurück, bis { $to }.
}
expedition-event-gained = { $tickets ->
    [0] Für { $seat } ist kein Ticket mehr da.
    [one] { $seat } bekommt ein Ticket.
   *[other] { $seat } bekommt { $tickets } Tickets.
}
expedition-event-spent = { $tickets ->
    [one] { $seat } gibt ein Ticket aus.
   *[other] { $seat } gibt { $tickets } Tickets aus.
}
expedition-event-loop = { $colour ->
    [crimson] { $seat } schließt eine Schleife von Karmin mit { $spaces } Feldern.
    [cobalt] { $seat } schließt eine Schleife von Kobalt mit { $spaces } Feldern.
   *[amber] { $seat } schließt eine Schleife von Bernstein mit { $spaces } Feldern.
}
expedition-event-bonus = { $seat } darf einen Bonuspfeil legen.
expedition-event-declined = { $seat } verzichtet.
expedition-event-scored = { $source ->
        [important] { $seat } wertet das wichtige Ziel { $place }
        [public] { $seat } wertet die öffentliche Karte { $place }
        [secret] { $seat } wertet die geheime Karte { $place }
       *[hand] { $seat } wertet { $place }
    }: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
expedition-event-hold = { $held ->
    [1] Du hältst { $place } zurück.
   *[0] Du gibst { $place } frei.
}
expedition-event-hold-last = { $held ->
    [1] Du hältst deine letzte Karte zurück.
   *[0] Du gibst deine letzte Karte frei.
}
expedition-event-exchanged = { $seat } tauscht eine Karte.
expedition-event-drawn = Du siehst { $place }.
expedition-event-shuffled = { $cards ->
    [one] Der Stapel ist leer: 1 abgeworfene Karte ist der neue Stapel.
   *[other] Der Stapel ist leer: { $cards } abgeworfene Karten werden zu einem neuen gemischt.
}
expedition-event-bought = { $seat } kauft { $card }.
expedition-event-played = { $seat } spielt { $card }.
expedition-event-under = { $seat } legt { $place } unter den Stapel.
expedition-event-peeked = { $seat } späht die geheime Karte { $slot } aus.
expedition-event-claimed = { $result ->
    [right] { $seat } beansprucht die geheime Karte { $slot }: { $place } ist richtig.
    [elsewhere] { $seat } beansprucht die geheime Karte { $slot }: { $place }, wo eine andere Expedition steht. Sie wird abgeworfen.
   *[wrong] { $seat } beansprucht die geheime Karte { $slot }: { $place } ist falsch.
}
expedition-event-points = { $points ->
    [-1] { $seat } verliert 1 Punkt.
   *[1] { $seat } bekommt 1 Punkt.
}
expedition-event-last-round = { $seat } hat die letzte Karte gewertet: Das ist die letzte Runde.
expedition-event-over = { $reason ->
    [hand] Die letzte Runde ist vorbei.
    [arrows] Der letzte Pfeil liegt: Das Spiel ist vorbei.
   *[cap] Das Spiel hat seinen letzten Zug erreicht.
}
expedition-event-end = { $points ->
    [one] { $seat } hat am Ende { $points } Punkt, Platz { $rank }.
   *[other] { $seat } hat am Ende { $points } Punkte, Platz { $rank }.
}

## Refused actions

expedition-refuse-unknown = Diese Aktion gibt es in diesem Spiel nicht.
expedition-refuse-chance-decides = Das entscheidet der Zufall, nicht du.
expedition-refuse-chance-other = Der Zufall hat jetzt etwas anderes zu entscheiden.
expedition-refuse-card-gone = Diese Karte kann jetzt nicht kommen.
expedition-refuse-stall-gone = Diese Karte ist nicht mehr zum Auslegen da.
expedition-refuse-not-in-hand = { $place } ist nicht auf deiner Hand.
expedition-refuse-redraw-one = Lege mindestens eine Karte beiseite.
expedition-refuse-redraw-first = Lege zuerst Karten beiseite, damit du deine Marken legen kannst.
expedition-refuse-redraw-over = Karten werden nur beim Aufbau beiseitegelegt.
expedition-refuse-tokens-first = Zuerst wählen alle ihre wichtigen Ziele.
expedition-refuse-tokens-stay = Marken bleiben, wo sie sind.
expedition-refuse-near-start = { $place } ist zu nahe am Start.
expedition-refuse-token-twice = Deine Marke liegt schon auf { $place }.
expedition-refuse-token-neighbour = { $place } ist Nachbar einer deiner Marken.
expedition-refuse-token-strands = Mit einer Marke auf { $place } könntest du die übrigen nicht mehr legen.
expedition-refuse-token-travelled = Ein Pfeil berührt { $place } schon.
expedition-refuse-token-same = Von { $place } kommt die Marke gerade.
expedition-refuse-penalty-own = Dort hast du keine Marke.
expedition-refuse-penalty-first = Nimm zuerst für deinen falschen Anspruch eine Marke von der Weltkarte.
expedition-refuse-keep-drawn = Diese Karte hast du nicht gezogen.
expedition-refuse-keep-first = Wähle zuerst, welche Karte du behältst.
expedition-refuse-branch-first = Zuerst muss { $colour } von der Schleife abzweigen.
expedition-refuse-bonus-first = Nutze zuerst deinen Bonus, oder verzichte auf ihn.
expedition-refuse-ticket-first = Lege zuerst den Pfeil, den du bezahlt hast.
expedition-refuse-event-first = Beende zuerst { $card }.
expedition-refuse-lift-own = Das ist keine Marke von dir, die woanders hinkönnte.
expedition-refuse-lift-twice = Du hast schon eine Marke aufgenommen.
expedition-refuse-lift-before = Nimm zuerst die Marke auf, die du versetzt.
expedition-refuse-chart-step = Die Kartenkammer verlangt jetzt etwas anderes.
expedition-refuse-commission-card = Das ist keine öffentliche Karte, die du noch wählen kannst.
expedition-refuse-report-card = Das ist keine öffentliche Karte, die ein Pfeil berührt.
expedition-refuse-main-done = Du hast deinen Pfeil für diesen Zug schon gelegt.
expedition-refuse-over = { $colour } hat keinen Pfeil mehr.
expedition-refuse-not-at-head = { $colour } geht von { $place } aus weiter.
expedition-refuse-parallel = Auf dem Weg nach { $place } liegt schon ein Pfeil von { $colour }.
expedition-refuse-second-loop = { $colour } hat in diesem Zug schon eine Schleife geschlossen und darf nicht noch einmal nach { $place }.
expedition-refuse-ticket-red = Ein Ticket bezahlt keinen Pfeil auf einen roten Punkt.
expedition-refuse-same-colour = Der zweite Pfeil braucht eine andere Farbe als { $colour }.
expedition-refuse-branch-loops = { $colour } war schon in { $place }; ein Abzweig führt auf ein neues Feld.
expedition-refuse-branch-same = Der neue Abzweig von { $colour } darf nicht zurück nach { $place }.
expedition-refuse-branch-off = { $place } liegt nicht auf der Schleife von { $colour }.
expedition-refuse-ticket-limit = { $limit ->
    [one] Du darfst nur 1 Ticket je Zug ausgeben.
   *[other] Du darfst nur { $limit } Tickets je Zug ausgeben.
}
expedition-refuse-no-ticket = { $tickets ->
    [one] Du hast kein Ticket.
   *[other] Du hast keine { $tickets } Tickets.
}
expedition-refuse-arrow-owed = Du musst noch deinen Pfeil legen.
expedition-refuse-nothing-to-decline = Es gibt nichts, worauf du verzichten oder was du abschließen könntest.
expedition-refuse-no-placement = Mit einem Ticket ließe sich jetzt kein Pfeil legen.
expedition-refuse-not-started = { $colour } ist noch nicht aufgebrochen.
expedition-refuse-remove-over = { $colour } ist beendet; der letzte Pfeil bleibt.
expedition-refuse-remove-branch = { $colour } hatte in diesem Zug schon eine Schleife, also bleibt der Abzweig.
expedition-refuse-deck-empty = Es ist keine Karte mehr zu ziehen.
expedition-refuse-nothing-to-choose = Eine solche Karte ist jetzt nicht zu wählen.
expedition-refuse-order-later = Das geht nur in deinem Zug, wenn nichts anderes zu entscheiden ist.
expedition-refuse-order-changed = Diesen Auftrag hast du in diesem Zug schon geändert.
expedition-refuse-order-same = Das ist schon dein Auftrag.
expedition-refuse-not-travelled = Kein Pfeil berührt { $place }.
expedition-refuse-one-late = Je Zug darfst du nur eine Karte werten, die schon früher erreicht wurde.
expedition-refuse-no-secrets = In dieser Partie gibt es keine geheimen Ziele.
expedition-refuse-slot-empty = Dort liegt keine Karte.
expedition-refuse-peeked = Diese Karte hast du schon gesehen.
expedition-refuse-peek-bonus = Ausspähen darfst du nur anstelle eines Bonuspfeils.
expedition-refuse-claimed = Für diesen Pfeil hast du deinen Anspruch schon erhoben.
expedition-refuse-claim-late = Einen Anspruch darfst du nur erheben, gleich nachdem dein Pfeil einen Ort erreicht hat.
expedition-refuse-no-market = In dieser Partie gibt es keinen Markt.
expedition-refuse-not-for-sale = { $card } steht nicht zum Verkauf.
expedition-refuse-one-purchase = Du darfst nur eine Karte je Zug kaufen.
expedition-refuse-buy-later = Kaufen kannst du nur, wenn nichts anderes zu entscheiden ist.
expedition-refuse-event-at-once = { $card } wirkt beim Kauf und wird nicht aufgehoben.
expedition-refuse-event-not-yours = { $card } liegt nicht vor dir.
expedition-refuse-event-at-end = { $card } wirkt am Ende von selbst.
expedition-refuse-event-nothing = { $card } würde jetzt nichts bewirken.
expedition-refuse-port-late = { $card } wird gespielt, gleich nachdem dein Pfeil einen Ort erreicht hat.

## Score sheet

expedition-line-hand = Karten aus der Hand
expedition-line-important = Wichtige Ziele
expedition-line-public = Öffentliche Ziele
expedition-line-secret = Geheime Ziele
expedition-line-claims = Falsche Ansprüche
expedition-line-cards-left = Übrige Handkarten
expedition-line-tokens-left = Übrige Marken auf der Weltkarte

## Before the game

expedition-preset-basic = Grundspiel
    .help = Die Regeln für eine erste Reise.
expedition-preset-advanced = Für Fortgeschrittene
    .help = Neue Regeln 1 und 2, der Markt und geheime Ziele.
expedition-preset-duel = Duell
    .help = Zu zweit mit je zwölf Karten.

expedition-option-first_player = Startspieler
    .help = Wer beginnt.
expedition-option-first_player-random = Durch Zufall
expedition-option-first_player-0 = Platz 1
expedition-option-first_player-1 = Platz 2
expedition-option-first_player-2 = Platz 3
expedition-option-first_player-3 = Platz 4
expedition-option-first_player-4 = Platz 5
expedition-option-first_player-5 = Platz 6
expedition-option-new_rule_1 = Später werten
    .help = Wie viele Karten gewertet werden dürfen, nachdem ihr Ort erreicht wurde: beliebig viele jederzeit, oder eine in jedem eigenen Zug.
expedition-option-new_rule_1-true = Eine je Zug (neue Regel 1)
expedition-option-new_rule_1-false = Jederzeit
expedition-option-new_rule_2 = Tickets und rote Punkte
    .help = Ob ein Ticket einen Pfeil auf einen roten Punkt bezahlen darf.
expedition-option-new_rule_2-true = Nicht erlaubt (neue Regel 2)
expedition-option-new_rule_2-false = Erlaubt
expedition-option-market = Markt
    .help = Forscherkarten für Punkte am Ende, Ereigniskarten für Überraschungen.
expedition-option-market-true = Mit Forschern und Ereignissen
expedition-option-market-false = Ohne
expedition-option-secret = Geheime Ziele
    .help = Zwei der sechs öffentlichen Karten liegen verdeckt; an grünen Punkten darf man spähen.
expedition-option-secret-true = Zwei verdeckt
expedition-option-secret-false = Keine
expedition-option-branch_from = Abzweige
    .help = Von wo eine Expedition weitergehen darf, nachdem sie eine Schleife geschlossen hat.
expedition-option-branch_from-loop = Von der Schleife
expedition-option-branch_from-expedition = Von überall auf der Expedition
expedition-option-token_adjacency = Abstand der Marken
    .help = Wann zwei deiner wichtigen Ziele einander zu nahe sind.
expedition-option-token_adjacency-one_dot = Nachbarn, oder ein Punkt dazwischen
expedition-option-token_adjacency-dot_chain = Nachbarn, oder beliebig viele Punkte dazwischen
expedition-option-token_order = Folge der Marken
    .help = Wer die erste Marke legt; es geht gegen den Uhrzeigersinn.
expedition-option-token_order-first = Startspieler
expedition-option-token_order-last = Letzter in der Zugfolge
expedition-option-reshuffle_discards = Leerer Stapel
    .help = Was geschieht, wenn der Stapel verbraucht ist.
expedition-option-reshuffle_discards-true = Abgeworfene Karten werden gemischt
expedition-option-reshuffle_discards-false = Keine Karten mehr
expedition-option-remove_when_over = Beendete Expeditionen
    .help = Ob der letzte Pfeil einer Expedition ohne übrige Pfeile zurückgenommen werden darf.
expedition-option-remove_when_over-true = Darf zurückgenommen werden
expedition-option-remove_when_over-false = Bleibt
expedition-option-turn_cap = Längste Partie
    .help = Nach so vielen Zügen endet das Spiel, was auch geschieht.
expedition-option-turn_cap-600 = 600 Züge
expedition-option-turn_cap-300 = 300 Züge
expedition-option-turn_cap-100 = 100 Züge
