## The map

expedition-board-map = Carte du monde
expedition-board-mini = Vue d’ensemble : déplacer la vue
expedition-board-names = Noms de tous les lieux
expedition-board-farther = Dézoomer
expedition-board-nearer = Zoomer
expedition-board-world = Le monde entier
expedition-board-go = Aller à
expedition-board-go-head = { $colour } : { $place }
expedition-board-key-green = une flèche de plus
expedition-board-key-red = un ticket
expedition-board-close = Fermer

## A space, in its note and as a screen reader says it

expedition-board-space = { $name } : { $what }
expedition-board-kind-start = départ de toutes les expéditions
expedition-board-kind-green = point vert : une flèche de plus
expedition-board-kind-red = point rouge : un ticket
expedition-board-kind-edge = point rouge aux deux bords de la carte du monde : un ticket
expedition-board-head = { $count ->
    [one] { $colours } est ici
   *[other] { $colours } sont ici
}
expedition-board-passed = { $count ->
    [one] { $colours } est déjà passée ici
   *[other] { $colours } sont déjà passées ici
}
expedition-board-in-hand = { $points ->
    [one] dans ta main, vaut { $points } point
   *[other] dans ta main, vaut { $points } points
}
expedition-board-in-hand-held = { $points ->
    [one] dans ta main, retenue, vaut { $points } point
   *[other] dans ta main, retenue, vaut { $points } points
}
expedition-board-open-here = destination publique : 1 point pour qui y arrive
expedition-board-token = destination importante de { $name }
expedition-board-reach = { $colour } { $arrows ->
    [one] à { $arrows } flèche
   *[other] à { $arrows } flèches
}
expedition-board-no-way = aucune expédition ne peut venir ici
expedition-board-way = { $arrow } : { $gain }
expedition-board-may = tu peux poser : { $what }
expedition-board-may-token = tu peux choisir ce lieu

## The expeditions

expedition-board-expeditions = Expéditions
expedition-board-at = { $place }
expedition-board-left = { $count ->
    [one] { $count } restante
   *[other] { $count } restantes
}
expedition-board-ways = { $count ->
    [one] { $count } chemin
   *[other] { $count } chemins
}

## The own cards

expedition-board-hand = Ta main
expedition-board-hand-about = flèches nécessaires par expédition
expedition-board-no-cards = Plus de cartes
expedition-board-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
expedition-board-travelled = déjà atteint
expedition-board-hold = Retenir { $name }
expedition-board-held = retenue
expedition-board-last-card = Retenir ma dernière carte
expedition-board-last-card-about = Tant que c’est coché, ta dernière carte n’est pas validée et ne met pas fin à la partie.
expedition-board-drawn = Cartes au choix

## What is open to all

expedition-board-open = Destinations publiques
expedition-board-open-about = 1 point pour qui y arrive
expedition-board-open-count = { $count ->
    [one] { $count } destination publique
   *[other] { $count } destinations publiques
}
expedition-board-empty = vide
expedition-board-secret = Carte secrète { $slot }
expedition-board-peeked = { $name } l’a regardée
expedition-board-market = Marché
expedition-board-price = { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}
expedition-board-bought = Tes explorateurs et événements

## Tickets

expedition-board-tickets = Tickets
expedition-board-tickets-left = { $count ->
    [0] plus aucun ce tour-ci
    [one] encore { $count } ce tour-ci
   *[other] { $count } au plus ce tour-ci
}
expedition-board-have-tickets = { $count ->
    [0] Tu n’as pas de ticket
    [one] Tu as { $count } ticket
   *[other] Tu as { $count } tickets
}
expedition-board-add = Ajouter une flèche
expedition-board-add-short = Ajouter
expedition-board-remove = Reprendre une flèche
expedition-board-remove-short = Reprendre
expedition-board-remove-which = Quelle expédition recule
expedition-board-exchange = Échanger une carte
expedition-board-exchange-short = Échanger
expedition-board-exchange-which = Choisis une carte de ta main.
expedition-board-cancel = Annuler

## The players

expedition-board-players = Joueurs
expedition-board-player = Joueur
expedition-board-you = { $name } (toi)
expedition-board-column-hand = main
expedition-board-column-tickets = tickets
expedition-board-column-aims = objectifs
expedition-board-column-points = points
expedition-board-track = Piste de score
expedition-board-last-round = Dernier tour de table
expedition-board-score-now = Si la partie finissait maintenant
expedition-board-total = Total
expedition-board-area = { $count ->
    [0] Encore aucune carte validée
    [one] { $count } carte validée
   *[other] { $count } cartes validées
}
expedition-board-source-hand = de la main
expedition-board-source-important = destination importante
expedition-board-source-public = destination publique
expedition-board-source-secret = destination secrète
