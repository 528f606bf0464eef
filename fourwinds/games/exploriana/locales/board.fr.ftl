## The board in the browser

exploriana-board-regions = Régions
exploriana-board-spaces = Cases d’exploration
exploriana-board-space-free = Case { $number }, libre
exploriana-board-space-waiting = Case { $number } : { $name }, en attente
exploriana-board-space-now = Case { $number } : { $name }, en exploration
exploriana-board-space-done = Case { $number }, déjà de retour
exploriana-board-you = toi
exploriana-board-rival = Rival
exploriana-board-rival-of = rival de { $name }
exploriana-board-society = La Société
exploriana-board-society-ours = notre propre jeu en solo
exploriana-board-display = Cartes visibles
exploriana-board-face-up = { $count ->
    [0] Aucune carte visible.
    [one] { $count } carte visible. Avec cinq cartes, tu fais deux prises.
   *[other] { $count } cartes visibles. Avec cinq cartes, tu fais deux prises.
}
exploriana-board-deck = { $reserve ->
    [0] { $deck } dans la pioche
   *[other] { $deck } dans la pioche, { $reserve } en réserve
}
exploriana-board-reserve = entame la réserve : dernière manche
exploriana-board-state-free = { $count ->
    [0] complet
    [one] { $count } case libre
   *[other] { $count } cases libres
}
exploriana-board-state-explored = explorée
exploriana-board-state-now = { $count ->
    [one] exploration, la dernière
   *[other] exploration, encore { $count }
}
exploriana-board-state-waiting = { $count ->
    [0] personne
    [one] { $count } en attente
   *[other] { $count } en attente
}
exploriana-board-send = Envoyer ici
exploriana-board-send-rival = Rival ici
exploriana-board-relic = { $relic }, encore libre
exploriana-board-relic-of = { $relic } : { $name }

## Cards, as a screen reader says them

exploriana-board-points = { $points } PV
exploriana-board-coins = { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}
exploriana-board-renown = renommée +{ $renown }
exploriana-board-vp = PV
exploriana-board-set = en série
exploriana-board-off-guide = couvert par le guide
exploriana-board-off-medic = ignoré par le Médecin

## Lost explorers and picks

exploriana-board-lost = Explorateurs perdus
exploriana-board-lost-empty = case vide, rapporte { $reward }
exploriana-board-lost-token = explorateur perdu, un sauvetage rapporte { $reward }
exploriana-board-lost-next = explorateur perdu, le prochain à secourir, rapporte { $reward }
exploriana-board-lost-value = tu connais sa valeur : { $value }
exploriana-board-rescue = Secourir
exploriana-board-animals = Tous les animaux
exploriana-board-picks = { $picks ->
    [one] une prise
   *[other] { $picks } prises
}
exploriana-board-lost-stamp = Perdu !
exploriana-board-skip = Clic ou touche pour continuer

## The odds

exploriana-board-odds = Risque avec la prochaine carte
exploriana-board-percent = { $percent } %
exploriana-board-risk = perdu à la prochaine carte
exploriana-board-unseen = { $losing } des { $all } cartes inconnues mettent fin au voyage.
exploriana-board-possible = { $losing } des { $all } cartes possibles, pas toutes aussi probables.
exploriana-board-filled = Plein : perdu
exploriana-board-outlined = Contour : sans risque
exploriana-board-count = { $count } sur 3
exploriana-board-lost-percent = { $percent } % perdu
exploriana-board-then-percent = alors { $percent } % perdu

## Buttons

exploriana-board-ask-guide = Engager le guide : couvrir un danger
exploriana-board-ask-release = Biologiste : reposer un animal
exploriana-board-which-guide = Quel danger ?
exploriana-board-which-release = Quel animal ?
exploriana-board-short-guide = Guide
exploriana-board-short-release = Biologiste
exploriana-board-back = Retour

## Explorer cards and looking

exploriana-board-recruit = Recruter un explorateur
exploriana-board-draft = Garder une carte, passer les autres
exploriana-board-order = Encore à jouer :
exploriana-board-on-card = { $coins ->
    [one] { $coins } pièce dessus
   *[other] { $coins } pièces dessus
}
exploriana-board-costs = { $cost ->
    [one] coûte { $cost } pièce
   *[other] coûte { $cost } pièces
}
exploriana-board-only-you = toi seul le vois
exploriana-board-looks = { $name } utilise : { $explorer }, et regarde.
exploriana-board-token = de la case { $number }

## The own things

exploriana-board-own = Tes affaires
exploriana-board-hand = { $count ->
    [0] Aucune carte Explorateur
    [one] { $count } carte Explorateur
   *[other] { $count } cartes Explorateur
}
exploriana-board-missions = Missions, 4 PV chacune, toi seul vois celles en cours
exploriana-board-collection = { $cards ->
    [0] Collection, encore vide
    [one] Collection, { $cards } carte
   *[other] Collection, { $cards } cartes
}
exploriana-board-values = Secourus, toi seul le sais : { $values }
exploriana-board-done = accomplie
exploriana-board-so-far = { $points } PV jusqu’ici
exploriana-board-guide-ready = guide prêt
exploriana-board-guide-spent = guide utilisé

## One short word each

exploriana-board-short-animal = animal
exploriana-board-short-location = lieu
exploriana-board-short-treasure = trésor
exploriana-board-short-map = carte
exploriana-board-short-orchid = orchidée
exploriana-board-short-rescued = secourus
exploriana-board-short-coins = pièces
exploriana-board-short-renown = renommée
exploriana-board-short-cards = cartes
exploriana-board-short-missions = missions accomplies

## The others and renown

exploriana-board-others = Les autres
exploriana-board-hidden-hand = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
exploriana-board-ready = prêt
exploriana-board-spent = utilisé
exploriana-board-renown-title = Renommée
exploriana-board-renown-hint = qui mène envoie d’abord
exploriana-board-renown-order = Renommée dans l’ordre : { $order }
