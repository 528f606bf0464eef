## The conversation at the terminal

cli-for = { $name }: { $prompt }
cli-confirm = Mit Enter beendest du deinen Zug, mit u nimmst du den letzten Schritt zurück.
cli-no-choice = Eine Auswahl { $number } gibt es nicht; tippe eine Zahl von 1 bis { $last } oder ? für Hilfe.
cli-nothing = Tippe die Nummer einer Auswahl, ihren Namen, ein Feld wie h7 oder ? für Hilfe.
cli-no-undo = Es gibt nichts zurückzunehmen: Seit deinem letzten Schritt ist etwas geschehen.
cli-no-score = Es gibt noch nichts zu werten.
cli-no-rule = Eine Regel { $number } gibt es nicht; versuche r 7.4 für eine Regel oder r 7 für einen Abschnitt.
cli-help =
    Tippe die Nummer einer Auswahl, einen Teil ihres Namens oder ein Feld wie h7.
    Wo vieles möglich ist, sagt die erste Auswahl, womit; 0 geht zurück.
      h       ein Rat: was ein guter Spieler von deinen Möglichkeiten hält
      u       den letzten Schritt zurücknehmen
      s       der Punktestand
      l       was bisher geschah
      r 7.4   eine Regel lesen (r 7: ein ganzer Abschnitt)
      q       aufhören; das Spiel bleibt erhalten und kann fortgesetzt werden
      ?       diese Hilfe
cli-key-help = Hilfe
cli-key-hint = Rat
cli-key-undo = zurücknehmen
cli-key-score = Stand
cli-key-log = Verlauf
cli-key-quit = Ende
cli-back = zurück
cli-news = Seit deinem letzten Zug
cli-choices = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
cli-no-hint = Du hast gerade nichts zu entscheiden.
cli-turn-of = Zug { $turn }: { $name }
cli-round-of = Runde { $round }: { $name }
cli-saved = Die Aufzeichnung liegt in { $path }
cli-resume = Weiter geht es mit: { $command }

## The replay

cli-replay-move = Schritt { $ply } von { $last }
cli-replay-step = Dieser Schritt
cli-replay-where = Zu welchem Schritt, 0 bis { $last }?
cli-replay-all = allen
cli-stood-in = Für { $name } spielte zeitweise: { $bots }
cli-step-next = weiter
cli-step-back = zurück
cli-step-turn = nächster Zug
cli-step-own = nächster Schritt von { $name }
cli-step-begin = Anfang
cli-step-end = Ende
cli-step-go = zu einem Schritt
cli-step-eyes = gesehen von { $name }
cli-step-leave = schließen

## Score sheets

cli-total = Summe
cli-place = Rang
cli-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cli-winner = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

## Hints

cli-hint-choice = Wahl
cli-hint-action = In Worten
cli-hint-games = Partien
cli-hint-points = Punkte
cli-hint-chance = Siege

## Explorers

cli-explorers-choosable = jetzt frei
cli-explorers-tile = Plättchen { $tile } { $arrow }
cli-explorers-arrows = Der Pfeil zeigt, wohin die Oberkante des Plättchens weist.
cli-explorers-turn = Runde { $round }, Zug { $turn }
cli-explorers-card = Karte
cli-explorers-picked = Gewählt
cli-explorers-points = Punkte
cli-explorers-keys = Schlüssel
cli-explorers-scrolls = Landkarten
cli-explorers-marks = { $count ->
    [one] 1 Kreuz
   *[other] { $count } Kreuze
}

## Explorers & Exploiters

cli-exploiters-tile = { $tile ->
    [wilderness] Wild
    [desert] Wüste
    [lake] See
    [mountain] Berg
    [dwelling] Lager
    [cattle] Vieh
    [grain] Korn
    [lumber] Holz
    [iron] Eisen
    [foundation] Fund.
   *[shrine] Schr.
}
cli-exploiters-legend = e Entdecker, b Barbar, e⚔b Kampf, dann wessen Marker ihn entscheidet. ⌂1 bis ⌂4: Siedlung. Letzte Buchstaben: Farbe des Siedlers oder Propheten. In Klammern oder klein: verdeckt, dir bekannt. *: kann gewählt werden.
cli-exploiters-letters = e Entdecker, b Barbar, * kann gewählt werden; ? erklärt die Buchstaben.
cli-exploiters-foundation = { $state ->
    [hidden] nicht gefunden
   *[gone] zerstört
}
cli-exploiters-settlers = Siedler { $usable }/{ $all }
cli-exploiters-battles = Kämpfe

## Expedition

cli-expedition-left = übrig
cli-expedition-piles = Stapel { $deck }, Tickets im Vorrat { $supply }
cli-expedition-hand = Deine Hand: Punkte, nötige Pfeile
cli-expedition-public = Offen, 1 Punkt: nötige Pfeile
