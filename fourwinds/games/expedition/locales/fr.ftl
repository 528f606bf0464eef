## The game

expedition-name = Expedition
expedition-tagline = Trois expéditions, un monde, et chacun tire à soi.
expedition-about = Trois expéditions partent de Greenwich, et tout le monde peut mener n’importe laquelle. Conduis-les aux lieux de tes cartes avant que les autres ne les détournent, récolte des tickets aux points rouges et surveille les flèches : quand il n’y en a plus, le voyage est fini.

## Expeditions

expedition-colour-crimson = Cramoisi
expedition-colour-cobalt = Cobalt
expedition-colour-amber = Ambre

## Phases

expedition-phase-first = Premier joueur
expedition-phase-deal = Distribution
expedition-phase-reveal = Cartes publiques
expedition-phase-market = Ouverture du marché
expedition-phase-redraw = Repiocher
expedition-phase-tokens = Destinations importantes
expedition-phase-turn = Tour
expedition-phase-ticket = Flèche contre un ticket
expedition-phase-branch = Branche
expedition-phase-bonus = Flèche bonus
expedition-phase-keep = Échange
expedition-phase-penalty = Fausse revendication
expedition-phase-event = Carte Événement
expedition-phase-draw = Pioche de cartes
expedition-phase-refill = Nouvelle carte publique
expedition-phase-secret = Une carte secrète est retournée
expedition-phase-stall = Le marché est regarni
expedition-phase-over = Fin de partie

## Actions, as a button says them

expedition-action-arrow = { $colour } : { $from } → { $to }
expedition-action-ticket = Poser une flèche contre un ticket
expedition-action-decline = Refuser
expedition-action-done = C’est tout
expedition-action-end = Terminer le tour
expedition-action-remove = Reprendre la dernière flèche { $colour }
expedition-action-exchange = Échanger { $place }
expedition-action-keep = Garder { $place }
expedition-action-give = Donner { $place } en échange
expedition-action-under = Mettre { $place } sous la pioche
expedition-action-take = Prendre { $place }
expedition-action-token = Jeton sur { $place }
expedition-action-lift = Enlever le jeton de { $place }
expedition-action-aside = Mettre { $place } de côté
expedition-action-hold = Retenir { $place }
expedition-action-hold-last = Retenir ma dernière carte
expedition-action-release = Ne plus retenir { $place }
expedition-action-release-last = Ne plus retenir ma dernière carte
expedition-action-score = Valider { $place }
expedition-action-peek = Regarder la carte secrète { $slot }
expedition-action-claim = Revendiquer la carte secrète { $slot }
expedition-action-buy = Acheter { $card }
expedition-action-play = Jouer { $card }
expedition-action-first = { $seat } commence
expedition-action-deal = Distribuée : { $place }
expedition-action-reveal = Carte publique : { $place }
expedition-action-draw = Piochée : { $place }
expedition-action-secret = Carte secrète : { $place }
expedition-action-stall = Au marché : { $card }
expedition-group-arrow = { $colour } depuis { $from }
expedition-group-hold = Retenir une carte, ou ne plus la retenir
expedition-closing-token = Poser le jeton
expedition-closing-redraw = Piocher de nouvelles cartes
expedition-closing = { $arrows ->
        [0] Terminer le tour sans flèche
        [one] Terminer le tour avec { $arrows } flèche
       *[other] Terminer le tour avec { $arrows } flèches
    }{ $tickets ->
        [0] {""}
        [one] , { $tickets } ticket dépensé
       *[other] , { $tickets } tickets dépensés
    }

## What an action brings

expedition-gives-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
expedition-gives-less = { $points ->
    [one] 1 point de moins
   *[other] { $points } points de moins
}
expedition-gives-penalty = coûte un jeton
expedition-gives-own = { $points ->
    [one] valide { $place } pour toi : { $points } point
   *[other] valide { $place } pour toi : { $points } points
}
expedition-gives-held = atteint { $place }, que tu retiens
expedition-gives-public = valide la carte publique { $place } : 1 point
expedition-gives-secret = atteint la destination secrète { $place } : 2 points
expedition-gives-claim = atteint la destination secrète { $place } : revendique-la pour 2 points
expedition-gives-other = atteint { $place }, que veut { $seat }
expedition-gives-ticket = un ticket
expedition-gives-bonus = une flèche bonus
expedition-gives-loop = ferme une boucle
expedition-gives-and-loop = { $gain } ; ferme une boucle
expedition-gives-travelled = une flèche touche déjà son lieu
expedition-gives-explorer = { $points ->
    [0] rien pour l’instant
    [one] pour l’instant { $points } point
   *[other] pour l’instant { $points } points
}

## What the table waits for

expedition-prompt-over = La partie est finie.
expedition-prompt-chance = Un instant : le hasard décide.
expedition-prompt-wait = En attente de { $seats }.
expedition-prompt-redraw = { $cards ->
    [0] Avec ta main, impossible de placer quatre jetons : choisis des cartes à mettre de côté.
    [one] { $cards } carte mise de côté. Choisis-en d’autres, ou pioches-en une nouvelle.
   *[other] { $cards } cartes mises de côté. Choisis-en d’autres, ou pioches-en autant.
}
expedition-prompt-tokens = { $left ->
    [one] Choisis ta dernière destination importante.
   *[other] Choisis une destination importante ; il en reste { $left } à poser.
}
expedition-prompt-turn = { $tickets ->
    [0] Pose une flèche sur l’expédition de ton choix.
    [one] Pose une flèche sur l’expédition de ton choix ; tu peux aussi dépenser { $tickets } ticket.
   *[other] Pose une flèche sur l’expédition de ton choix ; tu peux aussi dépenser { $tickets } tickets.
}
expedition-prompt-go-on = { $tickets ->
    [0] Termine ton tour.
    [one] Dépense un ticket, ou termine ton tour.
   *[other] Dépense jusqu’à { $tickets } tickets, ou termine ton tour.
}
expedition-prompt-ticket = Pose la flèche que tu as payée.
expedition-prompt-branch = { $colour } a fermé une boucle : pose une flèche qui en sort.
expedition-prompt-bonus = Tu peux poser une flèche bonus sur l’expédition de ton choix.
expedition-prompt-bonus-peek = Tu peux poser une flèche bonus sur l’expédition de ton choix, ou regarder une carte secrète.
expedition-prompt-keep = Quelle carte gardes-tu ?
expedition-prompt-penalty = Ta revendication était fausse : quel jeton enlèves-tu de la carte du monde ?
expedition-prompt-winds = { $arrows ->
    [one] Vents favorables : tu peux poser encore une flèche, pas de la couleur de la première.
   *[other] Vents favorables : tu peux poser { $arrows } flèches, de couleurs différentes.
}
expedition-prompt-look = Salle des cartes : prends une de ces cartes contre une des tiennes, ou refuse.
expedition-prompt-give = Salle des cartes : quelle carte de ta main donnes-tu ?
expedition-prompt-order = Salle des cartes : quelle carte va maintenant sous la pioche ?
expedition-prompt-lift = Changement de plans : quel jeton déplaces-tu ?
expedition-prompt-move = Changement de plans : où va le jeton ?
expedition-prompt-bearings = Cap perdu : quelle expédition perd sa dernière flèche ?
expedition-prompt-report = Rapport tardif : quelle carte publique valides-tu ?
expedition-prompt-commission = { $left ->
    [one] Nouvelle mission : tu peux encore choisir une carte publique à remplacer.
   *[other] Nouvelle mission : tu peux choisir jusqu’à { $left } cartes publiques à remplacer.
}

## What happened

expedition-event-first = { $seat } joue en premier.
expedition-event-dealt = { $seat } reçoit { $place }.
expedition-event-revealed = Nouvelle destination publique : { $place }.
expedition-event-near = { $place } est près du départ et retourne dans la pioche.
expedition-event-secret = Une carte est posée face cachée à la place secrète { $slot }.
expedition-event-stall = Nouveau au marché : { $card }.
expedition-event-redrawn = { $cards ->
    [one] { $seat } met { $cards } carte de côté et en pioche une autre.
   *[other] { $seat } met { $cards } cartes de côté et en pioche autant.
}
expedition-event-token = { $seat } veut aller ici : { $place }.
expedition-event-lifted = { $seat } enlève le jeton de { $place }.
expedition-event-turn = Tour { $turn } : { $seat }.
expedition-event-arrow = { $cause ->
        [ticket] { $seat } paie une flèche
        [bonus] { $seat } pose une flèche bonus
        [branch] { $seat } pose une branche
        [event] { $seat } a des vents favorables
       *[main] { $seat } pose une flèche
    }, { $colour ->
        [crimson] Cramoisi
        [cobalt] Cobalt
       *[amber] Ambre
    } : { $from } → { $to }.
expedition-event-removed = { $colour ->
    [crimson] { $seat } reprend la dernière flèche Cramoisi, retour à { $to }.
    [cobalt] { $seat } reprend la dernière flèche Cobalt, retour à { $to }.
   *[amber] { $seat } reprend la dernière flèche Ambre, retour à { $to }.
}
expedition-event-gained = { $tickets ->
    [0] Il ne reste pas de ticket pour { $seat }.
    [one] { $seat } gagne un ticket.
   *[other] { $seat } gagne { $tickets } tickets.
}
expedition-event-spent = { $tickets ->
    [one] { $seat } dépense un ticket.
   *[other] { $seat } dépense { $tickets } tickets.
}
expedition-event-loop = { $colour ->
    [crimson] { $seat } ferme une boucle Cramoisi de { $spaces } cases.
    [cobalt] { $seat } ferme une boucle Cobalt de { $spaces } cases.
   *[amber] { $seat } ferme une boucle Ambre de { $spaces } cases.
}
expedition-event-bonus = { $seat } peut poser une flèche bonus.
expedition-event-declined = { $seat } refuse.
expedition-event-scored = { $source ->
        [important] { $seat } valide la destination importante { $place }
        [public] { $seat } valide la carte publique { $place }
        [secret] { $seat } valide la carte secrète { $place }
       *[hand] { $seat } valide { $place }
    } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
expedition-event-hold = { $held ->
    [1] Tu retiens { $place }.
   *[0] Tu ne retiens plus { $place }.
}
expedition-event-hold-last = { $held ->
    [1] Tu retiens ta dernière carte.
   *[0] Tu ne retiens plus ta dernière carte.
}
expedition-event-exchanged = { $seat } échange une carte.
expedition-event-drawn = Tu vois { $place }.
expedition-event-shuffled = { $cards ->
    [one] La pioche est vide : { $cards } carte défaussée devient la nouvelle pioche.
   *[other] La pioche est vide : { $cards } cartes défaussées sont mélangées en une nouvelle.
}
expedition-event-bought = { $seat } achète { $card }.
expedition-event-played = { $seat } joue { $card }.
expedition-event-under = { $seat } met { $place } sous la pioche.
expedition-event-peeked = { $seat } regarde la carte secrète { $slot }.
expedition-event-claimed = { $result ->
    [right] { $seat } revendique la carte secrète { $slot } : { $place }, c’est juste.
    [elsewhere] { $seat } revendique la carte secrète { $slot } : { $place }, où se trouve une autre expédition. Elle est défaussée.
   *[wrong] { $seat } revendique la carte secrète { $slot } : { $place }, c’est faux.
}
expedition-event-points = { $points ->
    [-1] { $seat } perd 1 point.
   *[1] { $seat } gagne 1 point.
}
expedition-event-last-round = { $seat } a validé sa dernière carte : c’est le dernier tour de table.
expedition-event-over = { $reason ->
    [hand] Le dernier tour de table est fini.
    [arrows] La dernière flèche est posée : la partie est finie.
   *[cap] La partie a atteint son dernier tour.
}
expedition-event-end = { $points ->
    [one] { $seat } finit avec { $points } point, rang { $rank }.
   *[other] { $seat } finit avec { $points } points, rang { $rank }.
}

## Refused actions

expedition-refuse-unknown = Cette action n’existe pas dans ce jeu.
expedition-refuse-chance-decides = C’est le hasard qui décide, pas toi.
expedition-refuse-chance-other = Le hasard a autre chose à décider maintenant.
expedition-refuse-card-gone = Cette carte ne peut pas sortir maintenant.
expedition-refuse-stall-gone = Cette carte n’est pas là pour être mise au marché.
expedition-refuse-not-in-hand = { $place } n’est pas dans ta main.
expedition-refuse-redraw-one = Mets au moins une carte de côté.
expedition-refuse-redraw-first = Mets d’abord des cartes de côté, pour pouvoir poser tes jetons.
expedition-refuse-redraw-over = On ne met des cartes de côté qu’à la mise en place.
expedition-refuse-tokens-first = D’abord, tout le monde choisit ses destinations importantes.
expedition-refuse-tokens-stay = Les jetons restent où ils sont.
expedition-refuse-near-start = { $place } est trop près du départ.
expedition-refuse-token-twice = Ton jeton est déjà sur { $place }.
expedition-refuse-token-neighbour = { $place } est à côté d’un de tes jetons.
expedition-refuse-token-strands = Avec un jeton sur { $place }, tu ne pourrais plus poser les autres.
expedition-refuse-token-travelled = Une flèche touche déjà { $place }.
expedition-refuse-token-same = Le jeton vient de { $place }.
expedition-refuse-penalty-own = Tu n’as pas de jeton là.
expedition-refuse-penalty-first = Enlève d’abord un jeton de la carte du monde pour ta fausse revendication.
expedition-refuse-keep-drawn = Tu n’as pas pioché cette carte.
expedition-refuse-keep-first = Choisis d’abord quelle carte tu gardes.
expedition-refuse-branch-first = D’abord, { $colour } doit sortir de sa boucle.
expedition-refuse-bonus-first = Utilise d’abord ton bonus, ou refuse-le.
expedition-refuse-ticket-first = Pose d’abord la flèche que tu as payée.
expedition-refuse-event-first = Termine d’abord { $card }.
expedition-refuse-lift-own = Ce n’est pas un de tes jetons, ou il ne peut pas aller ailleurs.
expedition-refuse-lift-twice = Tu as déjà enlevé un jeton.
expedition-refuse-lift-before = Enlève d’abord le jeton à déplacer.
expedition-refuse-chart-step = La Salle des cartes demande autre chose maintenant.
expedition-refuse-commission-card = Ce n’est pas une carte publique que tu peux encore choisir.
expedition-refuse-report-card = Ce n’est pas une carte publique qu’une flèche touche.
expedition-refuse-main-done = Tu as déjà posé ta flèche de ce tour.
expedition-refuse-over = { $colour } n’a plus de flèche.
expedition-refuse-not-at-head = { $colour } continue depuis { $place }.
expedition-refuse-parallel = Une flèche { $colour } se trouve déjà sur le chemin de { $place }.
expedition-refuse-second-loop = { $colour } a déjà fermé une boucle ce tour-ci et ne peut pas retourner à { $place }.
expedition-refuse-ticket-red = Un ticket ne paie pas une flèche vers un point rouge.
expedition-refuse-same-colour = La seconde flèche doit être d’une autre couleur que { $colour }.
expedition-refuse-branch-loops = { $colour } est déjà passée à { $place } ; une branche mène ailleurs.
expedition-refuse-branch-same = La nouvelle branche de { $colour } ne peut pas retourner à { $place }.
expedition-refuse-branch-off = { $place } n’est pas sur la boucle de { $colour }.
expedition-refuse-ticket-limit = { $limit ->
    [one] Tu ne peux dépenser que { $limit } ticket par tour.
   *[other] Tu ne peux dépenser que { $limit } tickets par tour.
}
expedition-refuse-no-ticket = { $tickets ->
    [one] Tu n’as pas de ticket.
   *[other] Tu n’as pas { $tickets } tickets.
}
expedition-refuse-arrow-owed = Tu dois encore poser ta flèche.
expedition-refuse-nothing-to-decline = Il n’y a rien à refuser ni à terminer.
expedition-refuse-no-placement = Un ticket ne pourrait payer aucune flèche maintenant.
expedition-refuse-not-started = { $colour } n’est pas encore partie.
expedition-refuse-remove-over = { $colour } est terminée ; sa dernière flèche reste.
expedition-refuse-remove-branch = { $colour } a déjà eu une boucle ce tour-ci, sa branche reste donc.
expedition-refuse-deck-empty = Il n’y a plus de carte à piocher.
expedition-refuse-nothing-to-choose = Il n’y a pas de carte de ce genre à choisir maintenant.
expedition-refuse-order-later = Tu ne peux le faire qu’à ton tour, quand il n’y a rien d’autre à décider.
expedition-refuse-order-changed = Tu as déjà changé cet ordre pendant ce tour.
expedition-refuse-order-same = C’est déjà ton ordre.
expedition-refuse-not-travelled = Aucune flèche ne touche { $place }.
expedition-refuse-one-late = Tu ne peux valider par tour qu’une seule carte atteinte auparavant.
expedition-refuse-no-secrets = Il n’y a pas de destinations secrètes dans cette partie.
expedition-refuse-slot-empty = Il n’y a pas de carte là.
expedition-refuse-peeked = Tu as déjà regardé cette carte.
expedition-refuse-peek-bonus = Tu ne peux regarder une carte secrète qu’à la place d’une flèche bonus.
expedition-refuse-claimed = Tu as déjà fait ta revendication pour cette flèche.
expedition-refuse-claim-late = Tu ne peux revendiquer que juste après que ta flèche a atteint un lieu.
expedition-refuse-no-market = Il n’y a pas de marché dans cette partie.
expedition-refuse-not-for-sale = { $card } n’est pas en vente.
expedition-refuse-one-purchase = Tu ne peux acheter qu’une carte par tour.
expedition-refuse-buy-later = Tu ne peux acheter que s’il n’y a rien d’autre à décider.
expedition-refuse-event-at-once = { $card } agit à l’achat et ne se garde pas.
expedition-refuse-event-not-yours = { $card } n’est pas devant toi.
expedition-refuse-event-at-end = { $card } agit automatiquement à la fin.
expedition-refuse-event-nothing = { $card } n’aurait aucun effet maintenant.
expedition-refuse-port-late = { $card } se joue juste après que ta flèche a atteint un lieu.

## Score sheet

expedition-line-hand = Cartes de la main
expedition-line-important = Destinations importantes
expedition-line-public = Destinations publiques
expedition-line-secret = Destinations secrètes
expedition-line-claims = Fausses revendications
expedition-line-cards-left = Cartes restées en main
expedition-line-tokens-left = Jetons restés sur la carte du monde

## Before the game

expedition-preset-basic = Jeu de base
    .help = Les règles d’un premier voyage.
expedition-preset-advanced = Jeu avancé
    .help = Nouvelles règles 1 et 2, marché et destinations secrètes.
expedition-preset-duel = Duel
    .help = À deux, avec douze cartes chacun.

expedition-option-first_player = Premier joueur
    .help = Qui commence.
expedition-option-first_player-random = Au hasard
expedition-option-first_player-0 = Place 1
expedition-option-first_player-1 = Place 2
expedition-option-first_player-2 = Place 3
expedition-option-first_player-3 = Place 4
expedition-option-first_player-4 = Place 5
expedition-option-first_player-5 = Place 6
expedition-option-new_rule_1 = Valider plus tard
    .help = Combien de cartes on peut valider après que leur lieu a été atteint : autant qu’on veut à tout moment, ou une à chacun de ses tours.
expedition-option-new_rule_1-true = Une par tour (nouvelle règle 1)
expedition-option-new_rule_1-false = À tout moment
expedition-option-new_rule_2 = Tickets et points rouges
    .help = Si un ticket peut payer une flèche vers un point rouge.
expedition-option-new_rule_2-true = Interdit (nouvelle règle 2)
expedition-option-new_rule_2-false = Permis
expedition-option-market = Marché
    .help = Des cartes Explorateur pour des points à la fin, des cartes Événement pour les surprises.
expedition-option-market-true = Avec explorateurs et événements
expedition-option-market-false = Sans
expedition-option-secret = Destinations secrètes
    .help = Deux des six cartes publiques sont face cachée ; les points verts permettent de les regarder.
expedition-option-secret-true = Deux face cachée
expedition-option-secret-false = Aucune
expedition-option-branch_from = Branches
    .help = D’où une expédition peut continuer après avoir fermé une boucle.
expedition-option-branch_from-loop = De la boucle
expedition-option-branch_from-expedition = De n’importe où sur l’expédition
expedition-option-token_adjacency = Distance des jetons
    .help = Quand deux de tes destinations importantes sont trop proches.
expedition-option-token_adjacency-one_dot = Voisines, ou un point entre elles
expedition-option-token_adjacency-dot_chain = Voisines, ou seulement des points entre elles
expedition-option-token_order = Ordre des jetons
    .help = Qui pose le premier jeton ; on tourne dans le sens antihoraire.
expedition-option-token_order-first = Le premier joueur
expedition-option-token_order-last = Le dernier joueur
expedition-option-reshuffle_discards = Pioche vide
    .help = Ce qui se passe quand la pioche est épuisée.
expedition-option-reshuffle_discards-true = La défausse est mélangée
expedition-option-reshuffle_discards-false = Plus de cartes
expedition-option-remove_when_over = Expéditions terminées
    .help = Si l’on peut reprendre la dernière flèche d’une expédition qui n’en a plus.
expedition-option-remove_when_over-true = On peut la reprendre
expedition-option-remove_when_over-false = Elle reste
expedition-option-turn_cap = Durée maximale
    .help = Après ce nombre de tours, la partie finit, quoi qu’il arrive.
expedition-option-turn_cap-600 = 600 tours
expedition-option-turn_cap-300 = 300 tours
expedition-option-turn_cap-100 = 100 tours
