## The game

exploriana-name = Exploriana
exploriana-tagline = Encore une carte, ou rentrer à temps ?
exploriana-about = Recrute des spécialistes, envoie tes pions en Amérique du Sud, en Afrique et en Extrême-Orient, et retourne des cartes aussi longtemps que tu l’oses. Trois dangers de trop et le pion est perdu ; arrête-toi à temps et les découvertes sont à toi.

## Regions, hazards, types

exploriana-region-sa = Amérique du Sud
exploriana-region-af = Afrique
exploriana-region-fe = Extrême-Orient

exploriana-relic-sa = Statue de jade
exploriana-relic-af = Éléphant d’or
exploriana-relic-fe = Bouddha de rubis

exploriana-hazard-none = aucun danger
exploriana-hazard-wrong-turn = fausse route
exploriana-hazard-animal-attack = attaque d’animal
exploriana-hazard-rockfall = éboulement

exploriana-type-animal = animal
exploriana-type-location = lieu
exploriana-type-map = carte géographique
exploriana-type-orchid = orchidée
exploriana-type-treasure = trésor

exploriana-list = { $some }, { $more }
exploriana-taken-animal = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
}
exploriana-taken-location = { $count ->
    [one] un lieu
   *[other] { $count } lieux
}
exploriana-taken-map = { $count ->
    [one] une carte géographique
   *[other] { $count } cartes géographiques
}
exploriana-taken-orchid = { $count ->
    [one] une orchidée
   *[other] { $count } orchidées
}
exploriana-taken-treasure = { $count ->
    [one] un trésor
   *[other] { $count } trésors
}

## Discovery cards

exploriana-card-sa-o1 = Cattleya I
exploriana-card-sa-o2 = Cattleya II
exploriana-card-sa-o3 = Cattleya III
exploriana-card-sa-m1 = Carte fluviale
exploriana-card-sa-m2 = Relevé des Andes
exploriana-card-sa-m3 = Carte côtière
exploriana-card-sa-l1 = Chutes grondantes
exploriana-card-sa-l2 = Cité dans les nuages
exploriana-card-sa-l3 = Désert de sel
exploriana-card-sa-t1 = Idole d’or
exploriana-card-sa-t2 = Masque d’émeraude
exploriana-card-sa-t3 = Butin d’argent
exploriana-card-sa-t4 = Perles de jade
exploriana-card-sa-a01 = Capybara
exploriana-card-sa-a02 = Toucan
exploriana-card-sa-a03 = Tatou
exploriana-card-sa-a04 = Singe hurleur
exploriana-card-sa-a05 = Ara rouge
exploriana-card-sa-a06 = Dendrobate
exploriana-card-sa-a07 = Condor
exploriana-card-sa-a08 = Tamanoir
exploriana-card-sa-a09 = Caïman
exploriana-card-sa-a10 = Jaguar
exploriana-card-sa-a11 = Anaconda
exploriana-card-af-o1 = Orchidée comète I
exploriana-card-af-o2 = Orchidée comète II
exploriana-card-af-o3 = Orchidée comète III
exploriana-card-af-m1 = Carte du delta
exploriana-card-af-m2 = Relevé de la savane
exploriana-card-af-m3 = Relevé du Rift
exploriana-card-af-l1 = Fumée qui gronde
exploriana-card-af-l2 = Oasis cachée
exploriana-card-af-l3 = Lac de cratère
exploriana-card-af-t1 = Anneau du pharaon
exploriana-card-af-t2 = Coffret d’ivoire
exploriana-card-af-t3 = Or de la caravane
exploriana-card-af-a01 = Suricate
exploriana-card-af-a02 = Zèbre
exploriana-card-af-a03 = Okapi
exploriana-card-af-a04 = Girafe
exploriana-card-af-a05 = Flamant rose
exploriana-card-af-a06 = Macaque de Barbarie
exploriana-card-af-a07 = Lion
exploriana-card-af-a08 = Crocodile
exploriana-card-af-a09 = Éléphant
exploriana-card-fe-o1 = Vanda I
exploriana-card-fe-o2 = Vanda II
exploriana-card-fe-o3 = Vanda III
exploriana-card-fe-m1 = Carte de l’archipel
exploriana-card-fe-m2 = Relevé de l’Himalaya
exploriana-card-fe-m3 = Carte de la route de la soie
exploriana-card-fe-l1 = Temple de la jungle
exploriana-card-fe-l2 = Monastère de la falaise
exploriana-card-fe-l3 = Gorge des brumes
exploriana-card-fe-t1 = Couronne de rubis
exploriana-card-fe-t2 = Écrin de perles
exploriana-card-fe-a01 = Panda roux
exploriana-card-fe-a02 = Grue
exploriana-card-fe-a03 = Cobra
exploriana-card-fe-a04 = Macaque japonais
exploriana-card-fe-a05 = Panda géant
exploriana-card-fe-a06 = Panthère des neiges
exploriana-card-fe-a07 = Tigre

## Explorer cards

exploriana-explorer-biologist = Biologiste
    .help = Pose dans l’étalage, face visible, un animal de cette région pris dans ta collection. Son danger compte tout de suite ; tu peux le reprendre.
exploriana-explorer-detective = Détective
    .help = Pose ici un explorateur perdu, regarde tous ceux de cette région et dispose-les comme tu veux.
exploriana-explorer-entrepreneur = Entrepreneuse
    .help = Pioche deux missions et gardes-en une.
exploriana-explorer-geographer = Géographe
    .help = Regarde les deux cartes du dessus de la pioche ; l’une d’elles va au fond.
exploriana-explorer-medic = Médecin
    .help = Retourne une carte, ignore son danger, puis arrête-toi et fais tes prises.
exploriana-explorer-navigator = Navigatrice
    .help = Si ton pion devait se perdre, il ne se perd pas. La dernière carte retourne dans la pioche, et tu continues.
exploriana-explorer-pathfinder = Pisteur
    .help = Mélange dans la pioche autant de cartes visibles de cette région que tu veux.
exploriana-explorer-philanthropist = Philanthrope
    .help = Secours un explorateur perdu pour des pièces et de la renommée, pas seulement l’un des deux.
exploriana-explorer-photographer = Photographe
    .help = Arrête-toi et fais deux prises, quel que soit le nombre de cartes.
exploriana-explorer-researcher = Chercheur
    .help = Regarde les trois cartes du dessus de la pioche et remets-les dans l’ordre que tu veux.
exploriana-explorer-scholar = Érudite
    .help = Regarde toute la pioche et prends la carte de ton choix ; ton tour finit sans prise.
exploriana-explorer-scout = Éclaireur
    .help = Regarde la carte du dessus de la pioche ; tu peux la mettre au fond.

## Missions

exploriana-mission-m01 = Équipe de secours
    .help = Secours trois explorateurs perdus.
exploriana-mission-m02 = Ménagerie
    .help = Collecte huit animaux.
exploriana-mission-m03 = Cabinet de curiosités
    .help = Collecte six cartes qui ne sont pas des animaux.
exploriana-mission-m04 = Grand Tour
    .help = Collecte un lieu de chaque région.
exploriana-mission-m05 = Marqué d’une croix
    .help = Collecte une carte géographique de chaque région, ou un trésor de chacune si la table joue ainsi.
exploriana-mission-m06 = Bouquet
    .help = Collecte une orchidée de chaque région.
exploriana-mission-m07 = Sur deux fronts
    .help = Collecte quatre cartes d’une région et quatre d’une autre.
exploriana-mission-m08 = Au bord du gouffre
    .help = Aie quatre dangers non couverts là où ton pion explore, sans qu’il soit perdu.
exploriana-mission-m09 = On ne parle que de toi
    .help = Gagne neuf points de renommée en une manche.
exploriana-mission-m10 = Bourse pleine
    .help = Possède quatorze pièces.
exploriana-mission-m11 = Le chemin des écoliers
    .help = Collecte quatre cartes avec une fausse route.
exploriana-mission-m12 = Morsures et griffures
    .help = Collecte quatre cartes avec une attaque d’animal.
exploriana-mission-m13 = Chutes de pierres
    .help = Collecte quatre cartes avec un éboulement.
exploriana-mission-m14 = Sain et sauf
    .help = Collecte cinq cartes sans danger.
exploriana-mission-m15 = Un peu de tout
    .help = Collecte quatre des cinq types.

## Parts of the game

exploriana-stage-setup = Mise en place
exploriana-stage-draft = Choix des cartes
exploriana-stage-recruit = Recruter
exploriana-stage-send = Envoyer
exploriana-stage-explore = Explorer
exploriana-stage-over = Fin de partie

## Actions, as a button says them

exploriana-action-explore = Explorer
exploriana-action-stop = S’arrêter
exploriana-action-lost = Accepter la perte
exploriana-action-done = Terminé
exploriana-action-leave = La laisser dessus
exploriana-action-guide = Guide sur : { $card }
exploriana-action-use = Utiliser : { $explorer }
exploriana-action-release = Relâcher : { $card }
exploriana-action-pick = Prendre : { $card }
exploriana-action-animals = Prendre tous les animaux
exploriana-action-rescue-coins = Secourir pour des pièces
exploriana-action-rescue-renown = Secourir pour de la renommée
exploriana-action-rescue-both = Secourir pour les deux, avec le Philanthrope
exploriana-action-return = Remélanger : { $card }
exploriana-action-bottom = Au fond : { $card }
exploriana-action-top = Sur le dessus : { $card }
exploriana-action-discard = Retirer : { $card }
exploriana-action-order = Ensuite le jeton { $number }
exploriana-action-keep = Garder « { $mission } »
exploriana-action-recruit = Recruter : { $explorer }
exploriana-action-draft = Choisir : { $explorer }
exploriana-action-send = Pion en { $region }
exploriana-action-rival = Rival en { $region }
exploriana-action-flip = Accomplir « { $mission } »
exploriana-action-relic = Prendre la relique : { $relic }
exploriana-action-first = { $seat } commence
exploriana-action-reveal = Carte : { $card }
exploriana-action-look = Regardée : { $card }
exploriana-action-hide = Dans la réserve : { $card }
exploriana-action-row = Nouveau dans l’offre : { $explorer }
exploriana-action-deal = Distribué : { $explorer }
exploriana-action-mission = Mission : { $mission }
exploriana-action-token = Jeton de valeur { $value }
exploriana-action-society = La Société va en { $region }
exploriana-closing = Confirmer
exploriana-closing-turn = Terminer le tour en { $region }

## What an action brings

exploriana-gives-risk = { $percent ->
    [0] aucun risque
   *[other] risque { $percent } %
}
exploriana-gives-reserve = { $percent ->
    [0] entame la réserve : dernière manche ; aucun risque
   *[other] entame la réserve : dernière manche ; risque { $percent } %
}
exploriana-gives-guide = { $coins ->
    [one] coûte { $coins } pièce
   *[other] coûte { $coins } pièces
} ; { $percent ->
    [0] puis aucun risque
   *[other] puis risque { $percent } %
}
exploriana-gives-cost = { $coins ->
    [one] coûte { $coins } pièce
   *[other] coûte { $coins } pièces
}
exploriana-gives-recruit = { $cost ->
    [one] { $cost } pièce pour l’utiliser
   *[other] { $cost } pièces pour l’utiliser
}{ $coins ->
    [0] {""}
    [one] {" "}; { $coins } pièce dessus
   *[other] {" "}; { $coins } pièces dessus
}
exploriana-gives-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
exploriana-gives-less = { $points ->
    [one] 1 point de moins
   *[other] { $points } points de moins
}
exploriana-gives-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
exploriana-gives-renown = renommée +{ $renown }

## What the table waits for

exploriana-prompt-over = La partie est terminée.
exploriana-prompt-chance = Un instant : le hasard décide.
exploriana-prompt-wait = En attente de { $seats }.
exploriana-prompt-draft = Choisis une carte Explorateur ; les autres passent à gauche.
exploriana-prompt-recruit = Recrute une carte Explorateur de l’offre.
exploriana-prompt-send = { $pawns ->
    [one] Envoie ton dernier pion dans une région.
   *[other] Envoie un pion dans une région ; tu en as { $pawns }.
}
exploriana-prompt-send-any = Envoie un de tes pions ou ton rival dans une région.
exploriana-prompt-send-rival = Envoie ton rival dans une région ; il doit partir avant ton dernier pion.
exploriana-prompt-action = Ton pion en { $region } : explore, arrête-toi, ou utilise ce que tu as.
exploriana-prompt-action-reserve = Ton pion en { $region } : la pioche est vide. Une carte de plus entame la réserve, et ce sera la dernière manche.
exploriana-prompt-action-empty = Ton pion en { $region } : il n’y a plus de carte à retourner.
exploriana-prompt-pick = { $picks ->
    [one] Fais une prise en { $region }.
   *[other] Fais { $picks } prises en { $region }.
}
exploriana-prompt-navigate = Ton pion va se perdre : utiliser une Navigatrice ?
exploriana-prompt-scout = Laisser la carte dessus, ou la mettre au fond ?
exploriana-prompt-geographer = Laquelle des deux cartes va au fond ?
exploriana-prompt-researcher = Quelle carte sera la suivante sur le dessus ?
exploriana-prompt-scholar = Prends n’importe quelle carte de la pioche.
exploriana-prompt-detective = Quel jeton va sur la case suivante, de haut en bas ?
exploriana-prompt-entrepreneur = Quelle mission gardes-tu ?
exploriana-prompt-pathfinder = Remélange autant de cartes que tu veux.
exploriana-prompt-discard = Ton rival retire une carte : laquelle ?
exploriana-prompt-claim = Accomplis des missions, prends des reliques, ou continue.

## What happened

exploriana-event-first = { $seat } commence.
exploriana-event-mission-dealt = Ta mission : { $mission }.
exploriana-event-round = La manche { $round } commence.
exploriana-event-pack = Dans ton premier paquet : { $explorer }.
exploriana-event-drafted = { $seat } choisit : { $explorer }.
exploriana-event-passed = { $left ->
    [one] Les paquets passent à gauche, { $left } carte chacun.
   *[other] Les paquets passent à gauche, { $left } cartes chacun.
}
exploriana-event-row = Nouveau dans l’offre : { $explorer }.
exploriana-event-dealt = { $seat } reçoit : { $explorer }.
exploriana-event-recruited = { $coins ->
    [0] { $seat } recrute : { $explorer }.
    [one] { $seat } recrute : { $explorer }, avec { $coins } pièce dessus.
   *[other] { $seat } recrute : { $explorer }, avec { $coins } pièces dessus.
}
exploriana-event-society-recruited = La Société retire : { $explorer }.
exploriana-event-coin = { $coins ->
    [one] { $explorer } : { $coins } pièce dessus.
   *[other] { $explorer } : { $coins } pièces dessus.
}
exploriana-event-sent = { $seat } envoie un pion en { $region }.
exploriana-event-rival-sent = { $seat } envoie un rival en { $region }.
exploriana-event-society-sent = La Société envoie un pion en { $region }.
exploriana-event-turn = { $seat } explore en { $region }.
exploriana-event-rival-turn = { $seat } : le rival explore en { $region }.
exploriana-event-society-turn = La Société explore en { $region }.
exploriana-event-card = { $card } en { $region } : { $hazard }.
exploriana-event-reserve = On entame la réserve d’{ $region } : c’est la dernière manche.
exploriana-event-guide = { $seat } engage le guide : { $card }.
exploriana-event-stopped = { $picks ->
    [one] { $seat } s’arrête et a { $picks } prise.
   *[other] { $seat } s’arrête et a { $picks } prises.
}
exploriana-event-lost = { $seat } se perd en { $region } !
exploriana-event-rival-lost = { $seat } : le rival se perd en { $region } !
exploriana-event-society-lost = Un pion de la Société se perd en { $region } !
exploriana-event-unknown-lost = Un explorateur inconnu se perd en { $region }.
exploriana-event-removed = Retirée de la pioche d’{ $region } : { $card }.
exploriana-event-discarded = { $seat } : le rival retire { $card }.
exploriana-event-taken = { $seat } prend { $what }{ $coins ->
        [0] {""}
        [one] , { $coins } pièce
       *[other] , { $coins } pièces
    }{ $renown ->
        [0] {""}
       *[other] , renommée +{ $renown }
    }.
exploriana-event-rescued = { $seat } secourt un explorateur en { $region }{ $coins ->
        [0] {""}
        [one] , { $coins } pièce
       *[other] , { $coins } pièces
    }{ $renown ->
        [0] {""}
       *[other] , renommée +{ $renown }
    }.
exploriana-event-token = Le jeton vaut { $value }.
exploriana-event-society-taken = La Société prend { $what }{ $coins ->
        [0] {""}
        [one] , { $coins } pièce
       *[other] , { $coins } pièces
    }{ $renown ->
        [0] {""}
       *[other] , renommée +{ $renown }
    }.
exploriana-event-society-rescued = La Société secourt un explorateur en { $region }, renommée +{ $renown }.
exploriana-event-used = { $cost ->
    [one] { $seat } utilise pour { $cost } pièce : { $explorer }.
   *[other] { $seat } utilise pour { $cost } pièces : { $explorer }.
}
exploriana-event-looked = Tu vois : { $card }.
exploriana-event-under = { $seat } met une carte au fond de la pioche.
exploriana-event-left = { $seat } laisse la carte dessus.
exploriana-event-back = { $seat } remet les cartes sur la pioche.
exploriana-event-tokens = { $seat } redispose les explorateurs perdus en { $region } : { $order }.
exploriana-event-mission-drawn = Tu pioches la mission « { $mission } ».
exploriana-event-mission-kept = { $seat } garde l’une des deux missions.
exploriana-event-returned = { $seat } remélange : { $card }.
exploriana-event-released = { $seat } relâche : { $card }.
exploriana-event-studied = { $seat } prend une carte de la pioche{ $coins ->
        [0] {""}
        [one] , { $coins } pièce
       *[other] , { $coins } pièces
    }{ $renown ->
        [0] {""}
       *[other] , renommée +{ $renown }
    }.
exploriana-event-studied-card = La carte que tu as prise : { $card }.
exploriana-event-mission-done = { $seat } accomplit « { $mission } ».
exploriana-event-relic = { $seat } prend une relique : { $relic }. Cartes montrées : { $cards }.
exploriana-event-rival-renown = La renommée du rival est de { $renown }.
exploriana-event-end = { $points ->
    [one] { $seat } termine avec { $points } point, place { $rank }.
   *[other] { $seat } termine avec { $points } points, place { $rank }.
}
exploriana-event-society-end = { $points ->
    [one] La Société termine avec { $points } point.
   *[other] La Société termine avec { $points } points.
}

## Refused actions

exploriana-refuse-unknown = Cette action n’existe pas dans ce jeu.
exploriana-refuse-chance-decides = C’est le hasard qui en décide, pas toi.
exploriana-refuse-chance-other = Le hasard a autre chose à décider maintenant.
exploriana-refuse-no-relics = Il n’y a pas de reliques dans cette partie.
exploriana-refuse-relic-automatic = Les reliques te reviennent d’elles-mêmes dès que tu as les types qu’il faut.
exploriana-refuse-relic-types = Ta collection n’a pas assez de types de cette région.
exploriana-refuse-relic-gone = Cette relique est déjà prise.
exploriana-refuse-mission-automatic = Les missions s’accomplissent d’elles-mêmes dès qu’elles sont remplies.
exploriana-refuse-mission-done = Tu as déjà accompli cette mission.
exploriana-refuse-mission-open = Cette mission n’est pas remplie maintenant.
exploriana-refuse-mission-not-yours = Tu n’as pas cette mission.
exploriana-refuse-no-row = Il n’y a pas d’offre quand les cartes Explorateur se choisissent avant la partie.
exploriana-refuse-not-in-row = Cette carte n’est pas dans l’offre.
exploriana-refuse-recruit-later = Ce n’est pas le moment de recruter.
exploriana-refuse-not-in-pack = Cette carte n’est pas dans ton paquet.
exploriana-refuse-draft-later = Ce n’est pas le moment de choisir une carte Explorateur.
exploriana-refuse-no-rivals = Il n’y a de rivaux qu’à deux.
exploriana-refuse-send-later = Ce n’est pas le moment d’envoyer des pions.
exploriana-refuse-region-full = Toutes les cases sont prises : { $region }.
exploriana-refuse-rival-placed = Tu as déjà placé ton rival.
exploriana-refuse-rival-first = Ton rival doit être placé avant ton dernier pion.
exploriana-refuse-no-pawn = Tu n’as plus de pion à envoyer.
exploriana-refuse-not-face-up = Cette carte n’est pas visible ici.
exploriana-refuse-return-later = Seul un Pisteur remélange des cartes.
exploriana-refuse-return-one = Au moins une carte doit repartir.
exploriana-refuse-not-looked-at = Ce n’est pas une des cartes que tu regardes.
exploriana-refuse-look-later = Tu ne regardes pas dans la pioche maintenant.
exploriana-refuse-discard-later = Seul un rival retire une carte.
exploriana-refuse-no-token-there = Ce jeton est déjà placé, ou il n’y en a pas.
exploriana-refuse-order-later = Seul un Détective redispose les jetons.
exploriana-refuse-mission-not-drawn = Tu n’as pas pioché cette mission.
exploriana-refuse-keep-later = Seule une Entrepreneuse choisit une mission.
exploriana-refuse-not-in-deck = Cette carte n’est pas dans la pioche.
exploriana-refuse-stop-first = Arrête-toi d’abord, puis fais tes prises.
exploriana-refuse-pick-later = Ce n’est pas le moment de faire une prise.
exploriana-refuse-animals-together = Les animaux se prennent tous ensemble.
exploriana-refuse-no-animals = Aucun animal n’est visible ici.
exploriana-refuse-one-rescue = Tu ne peux secourir qu’un explorateur par tour.
exploriana-refuse-nobody-lost = Personne n’est perdu dans cette région.
exploriana-refuse-no-philanthropist = Seul un Philanthrope rapporte les deux.
exploriana-refuse-cost = { $coins ->
    [one] Cela coûte { $coins } pièce.
   *[other] Cela coûte { $coins } pièces.
}
exploriana-refuse-not-lost = Ton pion n’est pas sur le point de se perdre.
exploriana-refuse-lost-set = Un désastre est là : seule une Navigatrice peut aider maintenant.
exploriana-refuse-nothing-to-finish = Il n’y a rien à terminer maintenant.
exploriana-refuse-picks-now = Tu t’es arrêté : fais tes prises.
exploriana-refuse-action-later = Ce n’est pas le moment d’une telle action.
exploriana-refuse-no-card = Il n’y a plus de carte dans la pioche et la réserve de cette région.
exploriana-refuse-guide-used = Ton guide a déjà servi dans cette manche.
exploriana-refuse-guide-cost = { $coins ->
    [one] Le guide coûte { $coins } pièce.
   *[other] Le guide coûte { $coins } pièces.
}
exploriana-refuse-no-hazard = Cette carte ne montre pas de danger.
exploriana-refuse-not-in-hand = Tu n’as pas cette carte : { $explorer }.
exploriana-refuse-navigator-later = Une Navigatrice n’aide qu’au moment où ton pion devrait se perdre.
exploriana-refuse-philanthropist-later = Un Philanthrope s’utilise avec un sauvetage.
exploriana-refuse-name-animal = Nomme l’animal de cette région que tu poses dans l’étalage, si tu en as un.
exploriana-refuse-no-tokens = Il n’y aurait ici aucun jeton à regarder.
exploriana-refuse-nothing-to-return = Aucune carte n’est visible ici.
exploriana-refuse-not-animal = Seuls des animaux peuvent être reposés.
exploriana-refuse-other-region = L’animal est d’une autre région.
exploriana-refuse-not-collected = Cet animal n’est pas dans ta collection.

## Score sheet

exploriana-line-renown = Renommée
exploriana-line-tokens = Explorateurs perdus
exploriana-line-coins = Pièces
exploriana-line-missions = Missions
exploriana-line-animals = Animaux
exploriana-line-locations = Lieux
exploriana-line-treasures = Trésors
exploriana-line-maps = Cartes géographiques
exploriana-line-orchids = Orchidées
exploriana-line-relics = Reliques
exploriana-line-society = Points en plus de la Société

exploriana-title-won = Tu bats la Société, qui a { $points ->
    [one] { $points } point
   *[other] { $points } points
}
exploriana-title-draw = Égalité avec la Société à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
exploriana-title-beaten = La Société gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Options

exploriana-option-relics = Reliques
    .help = Oui : chaque région a une relique pour la première personne qui a assez de types différents de ses cartes.
exploriana-option-relics-true = Oui
exploriana-option-relics-false = Non
exploriana-option-draft = Choix avant la partie
    .help = Oui : toutes les cartes Explorateur se choisissent une fois avant la partie et restent cachées ; non : tu en recrutes une à chaque manche.
exploriana-option-draft-true = Oui
exploriana-option-draft-false = Non
exploriana-option-first_game_deal = Distribution en manche 1
    .help = Oui : à la première manche, chacun reçoit une carte Explorateur, visible de tous ; non : on choisit dans l’offre.
exploriana-option-first_game_deal-true = Oui
exploriana-option-first_game_deal-false = Non
exploriana-option-mission_reveal = Missions
    .help = D’elles-mêmes : accomplies au premier moment possible ; à la main : tu décides quand, et tu peux oublier.
exploriana-option-mission_reveal-auto = D’elles-mêmes
exploriana-option-mission_reveal-manual = À la main
exploriana-option-table_memory = Mémoire
    .help = Oui : les collections sont face cachée et il faut se souvenir de ce que les autres ont pris ; non : la table continue de le montrer. Les bots se souviennent toujours.
exploriana-option-table_memory-true = Oui
exploriana-option-table_memory-false = Non
exploriana-option-society = La Société
    .help = L’adversaire du jeu en solo, de notre invention : plus de pions et des points en plus la rendent plus forte.
exploriana-option-society-novice = Novice
exploriana-option-society-standard = Standard
exploriana-option-society-expert = Expert
exploriana-option-society-legend = Légende
exploriana-option-first_player = Qui commence
    .help = Qui est en tête de l’ordre de renommée au début.
exploriana-option-first_player-random = Au hasard
exploriana-option-first_player-0 = Joueur 1
exploriana-option-first_player-1 = Joueur 2
exploriana-option-first_player-2 = Joueur 3
exploriana-option-first_player-3 = Joueur 4
exploriana-option-first_player-4 = Joueur 5
exploriana-option-x_marks = Marqué d’une croix
    .help = Ce que cette mission demande dans chaque région ; la règle ne le dit pas.
exploriana-option-x_marks-map = Cartes géographiques
exploriana-option-x_marks-treasure = Trésors
exploriana-option-rival_final_bonus = Dernière renommée du rival
    .help = À deux. Oui : le rival gagne aussi de la renommée après la dernière manche ; non : seulement si la partie continue.
exploriana-option-rival_final_bonus-true = Oui
exploriana-option-rival_final_bonus-false = Non
exploriana-option-detective_overflow = Détective sans jeton
    .help = Ce qui arrive si un Détective ne peut pas poser de jeton : rien, ou la carte du dessus de la pioche est retirée.
exploriana-option-detective_overflow-skip = Rien
exploriana-option-detective_overflow-remove = Une carte est retirée
exploriana-option-edge_when_lost = Au bord du gouffre, et perdu
    .help = Oui : les dangers au moment de la perte comptent pour cette mission ; non : le pion ne doit pas être perdu.
exploriana-option-edge_when_lost-true = Oui
exploriana-option-edge_when_lost-false = Non

exploriana-preset-first = Première partie
    .help = Les premières cartes Explorateur sont distribuées, et la table t’aide à te souvenir.
exploriana-preset-relics = Avec les reliques
    .help = Le jeu habituel avec trois reliques.
exploriana-preset-draft = Choix et reliques
    .help = Pour qui connaît les cartes Explorateur.
exploriana-preset-solo = En solo
    .help = Toi contre la Société, notre propre jeu en solo.
