## The conversation at the terminal

cli-for = { $name }: { $prompt }
cli-confirm = Mit Enter beendest du deinen Zug, mit u nimmst du den letzten Schritt zurück.
cli-no-choice = Eine Auswahl { $number } gibt es nicht; tippe eine Zahl von 1 bis { $last } oder ? für Hilfe.
cli-several = Für { $place } gibt es mehrere Möglichkeiten; tippe die Nummer von einer oder ? für Hilfe.
cli-nothing = Tippe die Nummer einer Auswahl, ein Feld wie h7 oder ? für Hilfe.
cli-no-undo = Es gibt nichts zurückzunehmen: Seit deinem letzten Schritt ist etwas geschehen.
cli-no-score = Es gibt noch nichts zu werten.
cli-no-rule = Eine Regel { $number } gibt es nicht; versuche r 7.4 für eine Regel oder r 7 für einen Abschnitt.
cli-help =
    Tippe die Nummer einer Auswahl, ein Feld wie h7 oder eine Aktion in Worten wie mark h7.
      u       den letzten Schritt zurücknehmen
      s       der Punktestand
      l       was bisher geschah
      r 7.4   eine Regel lesen, auf Englisch (r 7: ein ganzer Abschnitt)
      q       aufhören; das Spiel bleibt erhalten und kann fortgesetzt werden
      ?       diese Hilfe
cli-saved = Die Aufzeichnung liegt in { $path }
cli-resume = Weiter geht es mit: { $command }

## Score sheets

cli-total = Summe
cli-place = Rang
cli-title = Dein Titel: { $title }
cli-winner = { $count ->
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
cli-explorers-total = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cli-explorers-marks = { $count ->
    [one] 1 Kreuz
   *[other] { $count } Kreuze
}
