## The conversation at the terminal

cli-for = { $name } : { $prompt }
cli-confirm = Appuie sur Entrée pour terminer ton tour, ou tape u pour annuler ton dernier coup.
cli-no-choice = Le choix { $number } n’existe pas ; tape un nombre de 1 à { $last }, ou ? pour l’aide.
cli-nothing = Tape le numéro d’un choix, son nom, une case comme h7, ou ? pour l’aide.
cli-no-undo = Il n’y a rien à annuler : quelque chose s’est passé depuis ton dernier coup.
cli-no-score = Il n’y a encore rien à compter.
cli-no-rule = La règle { $number } n’existe pas ; essaie r 7.4 pour une règle ou r 7 pour une section.
cli-help =
    Tape le numéro d’un choix, une partie de son nom, ou une case comme h7.
    Quand il y a beaucoup à faire, le premier choix dit avec quoi ; 0 revient en arrière.
      h       un conseil : ce qu’un bon joueur pense de tes choix
      u       annuler ton dernier coup
      s       le score actuel
      l       ce qui s’est passé
      r 7.4   lire une règle (r 7 : une section entière)
      q       quitter ; la partie est gardée et peut être reprise
      ?       cette aide
cli-key-help = aide
cli-key-hint = conseil
cli-key-undo = annuler
cli-key-score = score
cli-key-log = journal
cli-key-quit = quitter
cli-back = retour
cli-news = Depuis ton dernier tour
cli-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
cli-no-hint = Tu n’as rien à décider maintenant.
cli-turn-of = Tour { $turn } : { $name }
cli-round-of = Manche { $round } : { $name }
cli-saved = L’enregistrement est dans { $path }
cli-resume = Pour continuer : { $command }

## The replay

cli-replay-move = Coup { $ply } sur { $last }
cli-replay-step = Ce coup
cli-replay-where = Aller à quel coup, de 0 à { $last } ?
cli-replay-all = tous
cli-stood-in = A joué par moments pour { $name } : { $bots }
cli-step-next = suivant
cli-step-back = précédent
cli-step-turn = tour suivant
cli-step-own = coup suivant de { $name }
cli-step-begin = début
cli-step-end = fin
cli-step-go = aller à un coup
cli-step-eyes = vu par { $name }
cli-step-leave = quitter

## Score sheets

cli-total = Total
cli-place = Rang
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-winner = { $count ->
    [0] Personne ne gagne.
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
cli-explorers-marks = { $count } croix

## Explorers & Exploiters

cli-exploiters-tile = { $tile ->
    [wilderness] sauv.
    [desert] désert
    [lake] lac
    [mountain] mont
    [dwelling] repai.
    [cattle] bétail
    [grain] céréal
    [lumber] bois
    [iron] fer
    [foundation] fond.
   *[shrine] sanct.
}
cli-exploiters-legend = e explorateur, b barbare, e⚔b combat, puis à qui est le marqueur qui en décide. ⌂1 à ⌂4 : colonie. Dernières lettres : couleur du colon ou du prophète. Entre parenthèses ou en minuscules : face cachée, connue de toi. * : peut être choisi.
cli-exploiters-letters = e explorateur, b barbare, * peut être choisi ; ? explique les lettres.
cli-exploiters-foundation = { $state ->
    [hidden] pas trouvée
   *[gone] détruite
}
cli-exploiters-settlers = colons { $usable }/{ $all }
cli-exploiters-battles = Combats

## Expedition

cli-expedition-left = reste
cli-expedition-piles = Pioche { $deck }, tickets en réserve { $supply }
cli-expedition-hand = Ta main : points, flèches à poser
cli-expedition-public = Public, 1 point : flèches à poser
