## The board in the browser

exploriana-board-regions = Regioni
exploriana-board-spaces = Spazi di esplorazione
exploriana-board-space-free = Spazio { $number }, libero
exploriana-board-space-waiting = Spazio { $number }: { $name }, in attesa
exploriana-board-space-now = Spazio { $number }: { $name }, sta esplorando
exploriana-board-space-done = Spazio { $number }, già di ritorno
exploriana-board-you = tu
exploriana-board-rival = Rivale
exploriana-board-rival-of = rivale di { $name }
exploriana-board-society = La Società
exploriana-board-society-ours = il nostro gioco in solitario
exploriana-board-display = Carte scoperte
exploriana-board-face-up = { $count ->
    [0] Nessuna carta scoperta.
    [one] 1 carta scoperta. Con cinque carte fai due prese.
   *[other] { $count } carte scoperte. Con cinque carte fai due prese.
}
exploriana-board-deck = { $reserve ->
    [0] { $deck } nel mazzo
   *[other] { $deck } nel mazzo, { $reserve } di riserva
}
exploriana-board-reserve = intacca la riserva: ultimo round
exploriana-board-state-free = { $count ->
    [0] pieno
    [one] 1 spazio libero
   *[other] { $count } spazi liberi
}
exploriana-board-state-explored = esplorata
exploriana-board-state-now = { $count ->
    [one] esplorazione, l’ultima
   *[other] esplorazione, ancora { $count }
}
exploriana-board-state-waiting = { $count ->
    [0] nessuno
    [one] 1 in attesa
   *[other] { $count } in attesa
}
exploriana-board-send = Manda qui
exploriana-board-send-rival = Rivale qui
exploriana-board-relic = { $relic }, ancora libera
exploriana-board-relic-of = { $relic }: { $name }

## Cards, as a screen reader says them

exploriana-board-points = { $points } PV
exploriana-board-coins = { $coins ->
    [one] +1 moneta
   *[other] +{ $coins } monete
}
exploriana-board-renown = +{ $renown } fama
exploriana-board-vp = PV
exploriana-board-set = in serie
exploriana-board-off-guide = coperto dalla guida
exploriana-board-off-medic = ignorato dal Medico

## Lost explorers and picks

exploriana-board-lost = Esploratori dispersi
exploriana-board-lost-empty = spazio vuoto, rende { $reward }
exploriana-board-lost-token = esploratore disperso, un salvataggio rende { $reward }
exploriana-board-lost-next = esploratore disperso, il prossimo da salvare, rende { $reward }
exploriana-board-lost-value = ne conosci il valore: { $value }
exploriana-board-rescue = Salvare
exploriana-board-animals = Tutti gli animali
exploriana-board-picks = { $picks ->
    [one] una presa
   *[other] { $picks } prese
}
exploriana-board-lost-stamp = Disperso!
exploriana-board-skip = Clic o tasto per continuare

## The odds

exploriana-board-odds = Rischio della prossima carta
exploriana-board-percent = { $percent }%
exploriana-board-risk = disperso con la prossima carta
exploriana-board-unseen = { $losing } delle { $all } carte non viste chiudono il viaggio.
exploriana-board-possible = { $losing } di { $all } carte possibili, non tutte ugualmente probabili.
exploriana-board-filled = Pieno: disperso
exploriana-board-outlined = Contorno: al sicuro
exploriana-board-count = { $count } di 3
exploriana-board-lost-percent = { $percent }% disperso
exploriana-board-then-percent = poi { $percent }% disperso

## Buttons

exploriana-board-ask-guide = Ingaggia la guida: copri un pericolo
exploriana-board-ask-release = Biologa: rimetti un animale
exploriana-board-which-guide = Quale pericolo?
exploriana-board-which-release = Quale animale?
exploriana-board-short-guide = Guida
exploriana-board-short-release = Biologa
exploriana-board-back = Indietro

## Explorer cards and looking

exploriana-board-recruit = Recluta un esploratore
exploriana-board-draft = Tieni una carta, passa le altre
exploriana-board-order = Ancora da scegliere:
exploriana-board-on-card = { $coins ->
    [one] 1 moneta sopra
   *[other] { $coins } monete sopra
}
exploriana-board-costs = { $cost ->
    [one] costa 1 moneta
   *[other] costa { $cost } monete
}
exploriana-board-only-you = lo vedi solo tu
exploriana-board-looks = { $name } usa { $explorer } e sta guardando.
exploriana-board-token = dallo spazio { $number }

## The own things

exploriana-board-own = Le tue cose
exploriana-board-hand = { $count ->
    [0] Nessuna carta esploratore
    [one] 1 carta esploratore
   *[other] { $count } carte esploratore
}
exploriana-board-missions = Missioni, 4 PV ciascuna, quelle aperte le vedi solo tu
exploriana-board-collection = { $cards ->
    [0] Collezione, ancora vuota
    [one] Collezione, 1 carta
   *[other] Collezione, { $cards } carte
}
exploriana-board-values = Salvati, lo sai solo tu: { $values }
exploriana-board-done = compiuta
exploriana-board-so-far = { $points } PV finora
exploriana-board-guide-ready = guida pronta
exploriana-board-guide-spent = guida usata

## One short word each

exploriana-board-short-animal = animale
exploriana-board-short-location = luogo
exploriana-board-short-treasure = tesoro
exploriana-board-short-map = mappa
exploriana-board-short-orchid = orchidea
exploriana-board-short-rescued = salvati
exploriana-board-short-coins = monete
exploriana-board-short-renown = fama
exploriana-board-short-cards = carte
exploriana-board-short-missions = missioni compiute

## The others and renown

exploriana-board-others = Gli altri
exploriana-board-hidden-hand = { $count ->
    [one] 1 carta nascosta
   *[other] { $count } carte nascoste
}
exploriana-board-ready = pronta
exploriana-board-spent = usata
exploriana-board-renown-title = Fama
exploriana-board-renown-hint = il primo manda per primo
exploriana-board-renown-order = Fama in ordine: { $order }
