## The conversation at the terminal

cli-for = { $name } : { $prompt }
cli-confirm = Appuie sur Entrée pour finir ton tour, ou tape u pour reprendre ton dernier coup.
cli-no-choice = Le choix { $number } n’existe pas ; tape un nombre de 1 à { $last }, ou ? pour l’aide.
cli-several = { $place } peut être choisi de plusieurs façons ; tape le numéro de l’une d’elles, ou ? pour l’aide.
cli-nothing = Tape le numéro d’un choix, une case comme h7, ou ? pour l’aide.
cli-no-undo = Il n’y a rien à reprendre : quelque chose s’est passé depuis ton dernier coup.
cli-no-score = Il n’y a encore rien à compter.
cli-no-rule = La règle { $number } n’existe pas ; essaie r 7.4 pour une règle ou r 7 pour une section.
cli-help =
    Tape le numéro d’un choix, une case comme h7, ou une action en toutes lettres comme mark h7.
      u       reprendre ton dernier coup
      s       le score actuel
      l       ce qui s’est passé
      r 7.4   lire une règle, en anglais (r 7 : une section entière)
      q       quitter ; la partie est gardée et peut être reprise
      ?       cette aide
cli-saved = L’enregistrement est dans { $path }
cli-resume = Pour continuer : { $command }

## Score sheets

cli-total = Total
cli-place = Rang
cli-title = Ton titre : { $title }
cli-winner = { $count ->
    [one] { $names } l’emporte.
   *[other] { $names } se partagent la victoire.
}

## Hints

cli-hint-choice = Choix
cli-hint-action = En mots
cli-hint-games = Parties
cli-hint-points = Points
cli-hint-chance = Victoires

## Explorers

cli-explorers-choosable = au choix
cli-explorers-tile = Tuile { $tile } { $arrow }
cli-explorers-arrows = La flèche montre où pointe le haut de la tuile.
cli-explorers-turn = Manche { $round }, tour { $turn }
cli-explorers-card = Carte
cli-explorers-picked = Choisi
cli-explorers-points = Points
cli-explorers-keys = Clés
cli-explorers-scrolls = Cartes
cli-explorers-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-explorers-marks = { $count } croix
