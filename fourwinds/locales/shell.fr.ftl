## Pages and everywhere

shell-home = Accueil
shell-pages = Pages
shell-play = Jouer
shell-my-tables = Mes tables
shell-rules = Règles
shell-about = À propos
shell-settings = Réglages
shell-close = Fermer
shell-guest = Invité
shell-friend = Ami
shell-name = Nom
shell-colour = Couleur
shell-colour-indigo = Indigo, carré
shell-colour-ochre = Ocre, losange
shell-colour-moss = Mousse, triangle
shell-colour-plum = Prune, étoile
shell-colour-teal = Sarcelle, hexagone
shell-colour-vermilion = Vermillon, cercle
shell-trouble = Quelque chose n’a pas marché. Réessaie dans un instant.
shell-offline = Le serveur ne répond pas. Il redémarre peut-être.
shell-try-again = Réessayer
shell-off-the-map = Hors de la carte
shell-lost = Il n’y a rien à cette adresse.
shell-no-such-game = Ce jeu n’existe pas ici.
shell-no-key = Cet appareil n’a pas la clé de cette table. Demande ton lien à l’hôte.
shell-finding = Recherche de la table…
shell-does-not-open = Cette table ne s’ouvre pas
shell-no-answer-yet = Le serveur ne répond pas encore. Cette page continue d’essayer.

## Home

shell-which-way = Où va-t-on aujourd’hui ?
shell-lead = Quatre jeux d’exploration, de un à six joueurs. Joue avec des amis par un lien, ou contre des bots.
shell-start-a-table = Ouvrir une table
shell-play-now = Jouer
shell-new-table = Nouvelle table
shell-players = { $from ->
    [one] { $to ->
        [one] 1 joueur
       *[other] 1–{ $to } joueurs
    }
   *[other] { $from }–{ $to } joueurs
}
shell-coming = Bientôt
shell-coming-expedition = Expedition
    .about = Trois expéditions communes à tous. Mène-les aux lieux que toi seul dois voir.
shell-coming-exploiters = Explorers & Exploiters
    .about = Découvre le pays, peuple-le bien et place avant les autres toutes tes colonies.
shell-coming-exploriana = Exploriana
    .about = Encore une carte, ou demi-tour ? Des trésors rares attendent sur trois rivages ; les dangers aussi.
shell-coming-explorers = Explorers
    .about = Trace ta route à travers le paysage, un terrain après l’autre, avant que les temples soient pris.
shell-continue = Continuer
shell-all-tables = Les { $count } tables
shell-no-tables = Pas encore de table. « Jouer » te place face à deux bots.
shell-finished = Terminée
shell-closed = Fermée par l’hôte
shell-off-the-list = Retirer de la liste
shell-your-turn = C’est ton tour
shell-your-move = À toi
shell-look-in = Regarder
shell-scores = Scores
shell-waiting-for = En attente de { $seats }
shell-you = À la table, tu es
shell-no-account = Pas de compte : ton nom, ta couleur et tes tables restent sur cet appareil.

## Setting a table up

shell-new-table-of = Nouvelle table : { $game }
shell-presets = Réglages tout prêts
shell-who-plays = Qui joue
shell-solo-hint = Une seule place : partie en solo
shell-how-you-play = Comment on joue
shell-finer-rules = Règles en détail
shell-open-table = Ouvrir la table
shell-too-few = Ce jeu ne se joue pas avec ce nombre de joueurs.
shell-name-of = Nom de { $seat }
shell-change-colour = Changer la couleur : { $colour }
shell-level = Niveau
shell-pick-them = Choisir soi-même…
shell-at-most = { $count ->
    [one] Un au plus
   *[other] { $count } au plus
}
shell-kind-me = Toi
shell-kind-link = Ami
    .help = Par un lien, sur son appareil
shell-kind-local = Ici
    .help = Une autre personne sur cet appareil
shell-kind-bot = Bot
shell-kind-empty = Vide
    .help = Personne ici
shell-sum = { $count ->
    [one] Tu joues en solo à { $game }.
   *[other] { $who } jouez à { $game }.
}
shell-sum-me = Toi
shell-sum-local = { $count ->
    [one] une autre personne ici
   *[other] { $count } autres personnes ici
}
shell-sum-link = { $count ->
    [one] un ami par lien
   *[other] { $count } amis par lien
}
shell-sum-bot = { $count ->
    [one] un bot
   *[other] { $count } bots
}
shell-sum-usual = Les règles habituelles.
shell-sum-option = { $option } : { $value }

## At the table

shell-board = Plateau
shell-my-sheet = Ma feuille
shell-players-tab = Joueurs
shell-log = Journal
shell-chat = Discussion
shell-what-happened = Ce qui s’est passé
shell-table-menu = Table
shell-round-turn = { $turn ->
    [0] Manche { $round } sur { $rounds }
   *[other] Manche { $round } sur { $rounds } · tour { $turn } sur { $turns }
}
shell-round-step = Manche { $round } · { $step }
shell-round = Manche { $round }
shell-reconnecting = Connexion perdue, nouvel essai…
shell-undo = Annuler
shell-commit = Valider
shell-sure = C’est sûr ? Appuie encore pour valider
shell-besides = À tout moment
shell-really = C’est sûr ? Appuie encore
shell-not-complete = À valider une fois complet
shell-final = Joué tout de suite ; on ne peut pas revenir en arrière
shell-you-watch = Tu regardes.
shell-thinking = choisit
shell-hint = Conseil
shell-hint-thinking = Réflexion…
shell-hint-why = Chances de gagner, sur { $games ->
    [one] une partie imaginée
   *[other] { $games } parties imaginées
}
shell-hint-alone = Points attendus, sur { $games ->
    [one] une partie imaginée
   *[other] { $games } parties imaginées
}
shell-hint-games = Parties imaginées : { $games }
shell-hint-only = Il n’y a que cela.
shell-hint-clear = Clair au premier coup d’œil
shell-hint-sight = À première vue, le meilleur d’abord
shell-hint-tap = Touche pour le jouer
shell-hint-chance = { $percent } %
shell-hint-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
shell-played-by-bot = { $name } (bot)
shell-bot-plays = { $bot } joue
shell-let-bot-play = Laisser jouer un bot…
shell-let-bot-play-for = Laisser un bot jouer pour { $name }
shell-give-back = Rendre la place
shell-go-on-from-here = Reprendre d’ici
shell-here = À la table
shell-away = Absent
shell-free-seat = Personne n’est encore assis ici
shell-seats-here = Places sur cet appareil
shell-say = Dire quelque chose
shell-send = Envoyer
shell-no-chat = Personne n’a encore rien dit.
shell-what-you-know = Tout ce que sait cette place
shell-pass-to = Passe l’appareil à { $name }
shell-pass-why = La suite ne regarde que cette personne.
shell-i-am = Je suis { $name }
shell-no-curtain = Tout le monde peut regarder : pas de rideau à cette table
shell-welcome = Bienvenue à la table
shell-welcome-why = Les autres te voient sous ce nom et cette couleur.
shell-sit-down = S’asseoir
shell-just-watch = Seulement regarder
shell-taken = La place est prise
shell-taken-by = { $name } a pris place avec ce lien. Tu peux regarder, ou demander la place ; toute la table le lira.
shell-taken-own = C’était toi ? Ouvre « Liens » sur cet appareil-là : il y en a un pour tes autres appareils.
shell-ask-for-seat = Demander la place
shell-leave = Quitter la table
shell-close-table = Fermer la table
shell-links = Liens
shell-link = Lien
shell-links-why = Qui s’assied en premier a la place ; personne d’autre ne peut y regarder ni jouer. Tu peux la libérer ; tout le monde le saura.
shell-copy-link = Copier le lien
shell-copied = Copié
shell-qr = Code QR
shell-renew = Nouveau lien
shell-free = Libérer la place
shell-not-here-yet = Pas encore là
shell-watchers = Spectateurs
shell-watchers-why = Ils voient ce que tous peuvent voir
shell-other-device = Pour continuer sur un autre appareil
shell-other-device-why = Rien que pour toi : qui a ce lien joue à ta place.
shell-notify = C’est ton tour

## Rules

shell-rule = Règle { $rule }
shell-search-rules = Chercher dans les règles
shell-nothing-found = Rien trouvé.
shell-table = Tableau

## The end

shell-final-scores = Scores finaux
shell-score-sheet = Feuille de score
shell-you-win = { $points ->
    [one] Tu gagnes avec { $points } point
   *[other] Tu gagnes avec { $points } points
}
shell-wins = { $points ->
    [one] { $name } gagne avec { $points } point
   *[other] { $name } gagne avec { $points } points
}
shell-shared = { $points ->
    [one] { $names } se partagent la victoire avec { $points } point
   *[other] { $names } se partagent la victoire avec { $points } points
}
shell-solo-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
shell-nobody-wins = Personne ne gagne cette fois
shell-ahead = { $points ->
    [one] { $points } point devant { $name }.
   *[other] { $points } points devant { $name }.
}
shell-tie-break = Égalité aux points ; le départage a tranché.
shell-your-place = { $points ->
    [one] Tu finis au rang { $place } avec { $points } point.
   *[other] Tu finis au rang { $place } avec { $points } points.
}
shell-total = Total
shell-place = Rang
shell-every-line = Montrer chaque ligne
shell-fewer-lines = Montrer les groupes
shell-points-by-turn = Points après chaque tour
shell-replay = Revoir la partie
shell-run = Lire
shell-pause = Pause
shell-turn-back = Un tour en arrière
shell-turn-on = Un tour en avant
shell-move-of = Coup { $ply } sur { $last }
shell-save-record = Enregistrement
shell-record-names = Enregistrement avec les noms
shell-stood-in = { $moves ->
    [one] { $bot } a joué un coup pour { $name }.
   *[other] { $bot } a joué { $moves } coups pour { $name }.
}
shell-same-deal = Même donne
shell-again = Rejouer, mêmes places
shell-next-table = Vers la table suivante

## Settings and keys

shell-language = Langue
shell-theme = Thème
shell-theme-system = Comme l’appareil
shell-theme-light = Clair
shell-theme-dark = Sombre
shell-sound = Son
    .help = Un léger clic quand c’est ton tour
shell-notify-me = Notifications
    .help = Quand c’est ton tour et que cette page est en arrière-plan
shell-notify-denied = Le navigateur n’autorise pas les notifications de cette page.
shell-confirm = Demander avant de valider un tour
    .help = Il faut appuyer deux fois
shell-keys = Touches
shell-key-move = se déplacer sur le plateau
shell-key-mark = choisir ce qui est sous le curseur
shell-key-undo = annuler le dernier coup
shell-key-commit = valider le tour
shell-key-choice = appuyer sur le premier, deuxième, … bouton
shell-key-hint = un conseil : ce que ferait un bot
shell-key-rules = ouvrir les règles
shell-key-tab = aller à l’élément suivant
shell-key-close = fermer ce qui est au-dessus
shell-key-help = cette liste

## About

shell-about-what = Une table, quatre jeux d’exploration : avec des amis par un lien, ensemble sur un appareil ou contre des bots.
shell-about-who = Fourwinds est un logiciel libre sous licence MIT. Les textes des règles, les cartes et les dessins sont notre propre travail ; l’origine des icônes et des caractères est indiquée plus bas.
shell-about-games = Les jeux
shell-about-notice = Fourwinds est fait par des joueurs. Il n’est ni lié aux auteurs et éditeurs des jeux de société, ni approuvé par eux. Leurs noms disent seulement quelles règles on joue ; tous les droits sur les jeux restent à leurs détenteurs. Achète les boîtes : elles sont belles.
shell-credits = Crédits
shell-credit-icons = Icônes des plateaux et des feuilles
    .by = par { $names } et d’autres
shell-credit-fonts = Caractères
    .by = par { $names }
shell-credit-map = Les côtes du monde
    .by = par { $names }
shell-credit-made = Construit avec
shell-privacy = Ce qui est gardé
shell-privacy-text = Cet appareil garde ton nom, ta couleur, tes réglages et les clés de tes tables. Le serveur garde les tables. Rien n’est envoyé ailleurs.
