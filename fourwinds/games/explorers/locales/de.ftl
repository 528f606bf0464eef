## The game

explorers-name = Explorers
explorers-tagline = Eine Landschaft, vier Gelände, viele Wege.
explorers-about = Alle erkunden dieselbe Landschaft, Kreuz um Kreuz, auf dem Gelände, das die Karte erlaubt. Öffne Tempel vor den anderen, sammle Proviant und Edelsteine und erreiche die Dörfer, bevor der letzte Zug vorbei ist.

## Terrains, objects, cards

explorers-terrain-prairie = Grasland
explorers-terrain-water = Gewässer
explorers-terrain-desert = Wüste
explorers-terrain-mountain = Gebirge

explorers-object-key = Schlüssel
explorers-object-scroll = Landkarte
explorers-object-horse = Pferd
explorers-object-gem = Edelstein
explorers-object-apple = Apfel
explorers-object-carrot = Karotte
explorers-object-fish = Fisch
explorers-object-temple = Tempel
explorers-object-village = Dorf

explorers-side-pair = { $one } oder { $other }
explorers-card = { $one } / { $other }

## Phases

explorers-phase-first = Wer beginnt
explorers-phase-layout = Landschaft legen
explorers-phase-goals = Aufträge
explorers-phase-village = Startdorf
explorers-phase-setup = Erste Kreuze
explorers-phase-card = Nächste Karte
explorers-phase-pick = Seite wählen
explorers-phase-place = Kreuze setzen
explorers-phase-over = Spielende

## Actions, as a button says them

explorers-action-mark = { $square } ankreuzen
explorers-action-start = Auf { $terrain } beginnen
explorers-action-pick = { $side } wählen
explorers-action-take = { $side } nehmen
explorers-action-scroll = Landkarte einsetzen für { $terrain }
explorers-action-batch = Zuerst die Bonuskreuze von Tempel { $quadrant }
explorers-action-bonus = Bonuskreuze auf { $terrain }
explorers-action-village = In Dorf { $quadrant } beginnen
explorers-action-stop = Hier aufhören
explorers-action-lay = { $turns ->
    [0] Plättchen { $tile } in Quadrant { $quadrant }, nicht gedreht
    [1] Plättchen { $tile } in Quadrant { $quadrant }, eine Vierteldrehung nach rechts
    [2] Plättchen { $tile } in Quadrant { $quadrant }, eine halbe Drehung
   *[3] Plättchen { $tile } in Quadrant { $quadrant }, eine Vierteldrehung nach links
}
explorers-action-first = { $seat } beginnt
explorers-action-goal = Auftrag: { $goal }
explorers-action-draw = Karte: { $card }
explorers-group-tile = Plättchen { $tile }
explorers-mode-none = Keine Wahl
explorers-closing-map = Mit dieser Landschaft spielen
explorers-closing = { $xs ->
    [0] Zug ohne Kreuz beenden
    [one] Zug mit 1 Kreuz beenden
   *[other] Zug mit { $xs } Kreuzen beenden
}

## What an action brings

explorers-gives-xs = { $xs ->
    [one] 1 Kreuz
   *[other] { $xs } Kreuze
}
explorers-gives-object = { $object ->
    [key] ein Schlüssel für einen Tempel
    [scroll] eine Landkarte für einen späteren Zug
    [horse] ein Pferd: ein freies Kreuz
    [gem] ein Edelstein
    [apple] ein Apfel
    [carrot] eine Karotte
   *[fish] ein Fisch
}
explorers-gives-temple = Tempel: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $bonus ->
        [0] {""}
        [one] , 1 Bonuskreuz
       *[other] , { $bonus } Bonuskreuze
    }
explorers-gives-village = { $points ->
    [one] Dorf: 1 Punkt mehr
   *[other] Dorf: { $points } Punkte mehr
}

## What the table waits for

explorers-prompt-over = Das Spiel ist zu Ende.
explorers-prompt-chance = Einen Moment: Der Zufall entscheidet.
explorers-prompt-wait = Warten auf { $seats }.
explorers-prompt-layout = Wähle ein Plättchen für Quadrant { $quadrant } und drehe es, wie du magst.
explorers-prompt-village = Mehrere Dörfer liegen gleich nah an der Mitte: Wähle das, in dem alle beginnen.
explorers-prompt-pick = Wähle eine Seite der Karte: { $card }.
explorers-prompt-start = { $xs ->
    [one] Wähle ein Gelände neben dem Startdorf für dein erstes Kreuz.
   *[other] Wähle ein Gelände neben dem Startdorf für deine ersten { $xs } Kreuze.
}
explorers-prompt-active = { $xs ->
    [one] Setze dein Kreuz auf { $side }{ $scrolls ->
            [0] { "" }
           *[other] { " " }oder setze eine Landkarte ein
        }.
   *[other] Setze deine { $xs } Kreuze auf { $side }{ $scrolls ->
            [0] { "" }
           *[other] { " " }oder setze eine Landkarte ein
        }.
}
explorers-prompt-mode = Wähle: { $one_xs ->
        [one] 1 Kreuz
       *[other] { $one_xs } Kreuze
    } auf { $one } – { $other_xs ->
        [one] 1 Kreuz
       *[other] { $other_xs } Kreuze
    } auf { $other }{ $scrolls ->
        [0] { "" }
       *[other] { " " }– oder eine Landkarte
    }.
explorers-prompt-order = Welcher Tempel gibt dir zuerst seine Bonuskreuze?
explorers-prompt-bonus = { $xs ->
    [one] Wähle ein Gelände für dein Bonuskreuz.
   *[other] Wähle ein Gelände für deine { $xs } Bonuskreuze.
}
explorers-prompt-horse = Dein Pferd schenkt dir ein Kreuz: Setze es auf ein beliebiges Gelände.
explorers-prompt-place = { $xs ->
    [one] Setze noch 1 Kreuz auf { $side }.
   *[other] Setze noch { $xs } Kreuze auf { $side }.
}

## What happened

explorers-event-first = { $seat } beginnt das Spiel.
explorers-event-laid = { $turns ->
    [0] Plättchen { $tile } liegt in Quadrant { $quadrant }, nicht gedreht.
    [1] Plättchen { $tile } liegt in Quadrant { $quadrant }, eine Vierteldrehung nach rechts.
    [2] Plättchen { $tile } liegt in Quadrant { $quadrant }, um eine halbe Drehung gedreht.
   *[3] Plättchen { $tile } liegt in Quadrant { $quadrant }, eine Vierteldrehung nach links.
}
explorers-event-goal = Auftrag in diesem Spiel: { $goal }.
explorers-event-village = Alle beginnen im Dorf auf { $square }.
explorers-event-round = Runde { $round } beginnt.
explorers-event-card = Zug { $turn }: { $card }.
explorers-event-picked = { $seat } wählt { $side }.
explorers-event-decided = { $seat }: { $action }
explorers-event-marked = { $object ->
    [key] { $seat } kreuzt { $square } an: ein Schlüssel.
    [scroll] { $seat } kreuzt { $square } an: eine Landkarte.
    [horse] { $seat } kreuzt { $square } an: ein Pferd.
    [gem] { $seat } kreuzt { $square } an: ein Edelstein.
    [apple] { $seat } kreuzt { $square } an: ein Apfel.
    [carrot] { $seat } kreuzt { $square } an: eine Karotte.
    [fish] { $seat } kreuzt { $square } an: ein Fisch.
    [temple] { $seat } kreuzt { $square } an: ein Tempel.
   *[none] { $seat } kreuzt { $square } an.
}
explorers-event-lost = { $xs ->
    [one] { $seat } findet kein Feld für 1 Kreuz; es verfällt.
   *[other] { $seat } findet kein Feld für { $xs } Kreuze; sie verfallen.
}
explorers-event-turn = { $count ->
    [0] { $seat }: { $mode } – kein Kreuz
   *[other] { $seat }: { $mode } – { $squares }
}
explorers-event-temple = { $seat } erkundet Tempel { $quadrant }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $bonus ->
        [0] {""}
        [one] , 1 Bonuskreuz
       *[other] , { $bonus } Bonuskreuze
    }.
explorers-event-race = { $seat } erfüllt „{ $goal }“ und erhält { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
explorers-event-scored = { $seat } in Runde { $round }: Proviant { $provisions }, Edelsteine { $gems }.
explorers-event-fell = Runde { $round }: Offene Tempel und Wettläufe sind ab jetzt weniger wert.
explorers-event-end = { $points ->
    [one] { $seat } beendet das Spiel mit 1 Punkt auf Platz { $rank }.
   *[other] { $seat } beendet das Spiel mit { $points } Punkten auf Platz { $rank }.
}

## Refused actions

explorers-refuse-unknown = Diese Aktion gibt es in diesem Spiel nicht.
explorers-refuse-chance-decides = Das entscheidet der Zufall, nicht du.
explorers-refuse-chance-other = Der Zufall hat gerade etwas anderes zu entscheiden.
explorers-refuse-card-gone = Diese Karte ist nicht im Stapel.
explorers-refuse-not-placing = Jetzt werden keine Kreuze gesetzt.
explorers-refuse-mode-first = Nimm zuerst eine Seite der Karte oder setze eine Landkarte ein.
explorers-refuse-start-first = Wähle zuerst das Gelände für deine ersten Kreuze.
explorers-refuse-bonus-first = Wähle zuerst, wohin deine Bonuskreuze kommen.
explorers-refuse-village = Dörfer kannst du nicht ankreuzen.
explorers-refuse-marked = Dieses Feld hast du schon angekreuzt.
explorers-refuse-not-beside = Das Feld grenzt an keines deiner Kreuze.
explorers-refuse-terrain = Dieses Feld ist { $terrain }; deine Kreuze gehören auf { $side }.
explorers-refuse-setup-temple = Beim Aufbau kannst du keinen Tempel ankreuzen, wenn Objekte dabei nicht zählen.
explorers-refuse-key = Der Tempel braucht einen unbenutzten Schlüssel.
explorers-refuse-provision = In der Spalte dieser Runde ist kein Platz für diesen Proviant ({ $object }).
explorers-refuse-start-once = Dein Startgelände wählst du nur einmal, ganz zu Beginn.
explorers-refuse-start-no-square = Neben dem Startdorf kannst du kein Feld mit { $terrain } ankreuzen.
explorers-refuse-mode-later = Das wählst du erst, wenn alle Kreuze setzen.
explorers-refuse-mode-taken = Du hast in diesem Zug schon gewählt.
explorers-refuse-scroll-late = Eine Landkarte kannst du nur anstelle der Erkundungskarte einsetzen, vor deinem ersten Kreuz.
explorers-refuse-no-scroll = Du hast keine unbenutzte Landkarte.
explorers-refuse-scroll-no-square = Die Landkarte braucht ein Feld, das du ankreuzen kannst, und auf { $terrain } gibt es keines.
explorers-refuse-not-on-card = Diese Seite hat die Karte nicht.
explorers-refuse-pick-later = Jetzt wird keine Seite der Karte gewählt.
explorers-refuse-active-side = Du hast { $side } gewählt, also kommen deine Kreuze dorthin.
explorers-refuse-village-far = Ein anderes Dorf liegt näher an der Mitte.
explorers-refuse-village-later = Das Startdorf wird nur beim Aufbau gewählt.
explorers-refuse-bonus-no-square = Bonuskreuze brauchen ein Feld, das du ankreuzen kannst, und auf { $terrain } gibt es keines.
explorers-refuse-no-batch = Dieser Tempel gibt dir jetzt keine Bonuskreuze.
explorers-refuse-bonus-later = Du hast jetzt keine Bonuskreuze zu setzen.
explorers-refuse-forced = Du darfst nicht aufhören, solange du noch ein Kreuz setzen kannst.
explorers-refuse-nothing-to-stop = Es gibt jetzt nichts, womit du aufhören könntest.
explorers-refuse-map-laid = Die Landschaft liegt schon.
explorers-refuse-quadrant-order = Als Nächstes kommt Quadrant { $quadrant }.
explorers-refuse-tile-used = Plättchen { $tile } liegt schon in der Landschaft.

## Achievements

explorers-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
explorers-goal-none_scroll = Ohne Landkarten
    .help = { $points }, wenn du bis zum Ende keine einzige Landkarte angekreuzt hast.
explorers-goal-none_horse = Ohne Pferde
    .help = { $points }, wenn du bis zum Ende kein einziges Pferd angekreuzt hast.
explorers-goal-none_gem = Ohne Edelsteine
    .help = { $points }, wenn du bis zum Ende keinen einzigen Edelstein angekreuzt hast.
explorers-goal-areas_prairie = Jedes Grasland
    .help = { $points }, wenn am Ende in jedem zusammenhängenden Grasland mindestens ein Kreuz von dir steht.
explorers-goal-areas_water = Jedes Gewässer
    .help = { $points }, wenn am Ende in jedem zusammenhängenden Gewässer mindestens ein Kreuz von dir steht.
explorers-goal-areas_desert = Jede Wüste
    .help = { $points }, wenn am Ende in jeder zusammenhängenden Wüste mindestens ein Kreuz von dir steht.
explorers-goal-areas_mountain = Jedes Gebirge
    .help = { $points }, wenn am Ende in jedem zusammenhängenden Gebirge mindestens ein Kreuz von dir steht.
explorers-goal-full_line = Von Rand zu Rand
    .help = { $points }, wenn am Ende eine ganze Zeile oder Spalte der Landschaft angekreuzt ist.
explorers-goal-largest_square = Größtes Quadrat
    .help = Am Ende zählt jedes Kreuz in deinem größten ausgefüllten Quadrat einen Punkt.
explorers-goal-line_horizontal = Längste Zeile
    .help = Am Ende zählt jedes Kreuz in deiner längsten waagerechten Linie ohne Lücke einen Punkt.
explorers-goal-line_vertical = Längste Spalte
    .help = Am Ende zählt jedes Kreuz in deiner längsten senkrechten Linie ohne Lücke einen Punkt.
explorers-goal-line_diagonal = Längste Diagonale
    .help = Am Ende zählt jedes Kreuz in deiner längsten schrägen Linie ohne Lücke einen Punkt, gleich in welcher Richtung.
explorers-goal-count_apples = Äpfel
    .help = Je mehr Äpfel du bis zum Ende angekreuzt hast, desto mehr Punkte: { $values }.
explorers-goal-count_carrots = Karotten
    .help = Je mehr Karotten du bis zum Ende angekreuzt hast, desto mehr Punkte: { $values }.
explorers-goal-count_fish = Fische
    .help = Je mehr Fische du bis zum Ende angekreuzt hast, desto mehr Punkte: { $values }.
explorers-goal-count_horses = Pferde
    .help = Je mehr Pferde du bis zum Ende angekreuzt hast, desto mehr Punkte: { $values }.
explorers-goal-count_keys = Schlüssel
    .help = Je mehr Schlüssel du bis zum Ende angekreuzt hast, benutzt oder nicht, desto mehr Punkte: { $values }.
explorers-goal-count_scrolls = Landkarten
    .help = Je mehr Landkarten du bis zum Ende angekreuzt hast, benutzt oder nicht, desto mehr Punkte: { $values }.
explorers-goal-count_provision_sets = Volle Körbe
    .help = Du punktest für Sätze aus Apfel, Karotte und Fisch, die du im ganzen Spiel angekreuzt hast; je mehr Sätze, desto mehr Punkte: { $values }.
explorers-goal-count_villages_4 = Umringte Dörfer
    .help = Du punktest für Dörfer, deren vier Nachbarfelder du alle angekreuzt hast; je mehr Dörfer, desto mehr Punkte: { $values }.
explorers-goal-count_temples_2adj = Tempel in Sicht
    .help = Du punktest für Tempel, an die mindestens zwei deiner Kreuze grenzen, ob erkundet oder nicht; je mehr Tempel, desto mehr Punkte: { $values }.
explorers-goal-count_corners = Ecken
    .help = Du punktest für angekreuzte Ecken der Landschaft; je mehr Ecken, desto mehr Punkte: { $values }.
explorers-goal-race_all_villages = Alle Dörfer
    .help = Wettlauf: Setze neben jedes der vier Dörfer ein Kreuz; je früher, desto mehr Punkte: { $values }.
explorers-goal-race_3_villages_3_temples = Drei und drei
    .help = Wettlauf: Setze neben drei Dörfer je ein Kreuz und erkunde drei Tempel; je früher, desto mehr Punkte: { $values }.
explorers-goal-race_all_edges = Alle Ränder
    .help = Wettlauf: Setze an jeden der vier Ränder der Landschaft ein Kreuz; je früher, desto mehr Punkte: { $values }.
explorers-goal-race_3_per_quadrant = Alle Quadranten
    .help = Wettlauf: Setze in jeden Quadranten mindestens drei Kreuze; je früher, desto mehr Punkte: { $values }.
explorers-goal-race_2_temples = Zwei Tempel
    .help = Wettlauf: Erkunde zwei Tempel; je früher, desto mehr Punkte: { $values }.
explorers-goal-race_3_keys = Drei Schlüssel
    .help = Wettlauf: Kreuze drei Schlüssel an; je früher, desto mehr Punkte: { $values }.
explorers-goal-race_3_scrolls = Drei Landkarten
    .help = Wettlauf: Kreuze drei Landkarten an; je früher, desto mehr Punkte: { $values }.
explorers-goal-race_5_gems = Fünf Edelsteine
    .help = Wettlauf: Kreuze fünf Edelsteine an; je früher, desto mehr Punkte: { $values }.
explorers-goal-race_3_horses = Drei Pferde
    .help = Wettlauf: Kreuze drei Pferde an; je früher, desto mehr Punkte: { $values }.
explorers-goal-race_2_each_provision = Von allem zwei
    .help = Wettlauf: Kreuze zwei Äpfel, zwei Karotten und zwei Fische an; je früher, desto mehr Punkte: { $values }.

## Score sheet

explorers-line-provisions-1 = Proviant, Runde 1
explorers-line-provisions-2 = Proviant, Runde 2
explorers-line-provisions-3 = Proviant, Runde 3
explorers-line-provisions-4 = Proviant, Runde 4
explorers-line-gems-1 = Edelsteine, Runde 1
explorers-line-gems-2 = Edelsteine, Runde 2
explorers-line-gems-3 = Edelsteine, Runde 3
explorers-line-gems-4 = Edelsteine, Runde 4
explorers-line-village-a = Dorf A
explorers-line-village-b = Dorf B
explorers-line-village-c = Dorf C
explorers-line-village-d = Dorf D
explorers-line-temple-a = Tempel A
explorers-line-temple-b = Tempel B
explorers-line-temple-c = Tempel C
explorers-line-temple-d = Tempel D

explorers-title-1 = Neuling
explorers-title-2 = Auf der richtigen Spur
explorers-title-3 = Weit gereist
explorers-title-4 = Naturkundig
explorers-title-5 = Kontinente tragen deinen Namen
explorers-title-6 = Lebende Legende

## Options

explorers-option-provisions = Proviant
    .help = Basis: In jeder Runde zählen ein Apfel, eine Karotte und ein Fisch; Experte: ab der zweiten Runde je Runde nur eine Sorte, davon aber mehrere.
explorers-option-provisions-base = Basis
explorers-option-provisions-expert = Experte
explorers-option-gemstones = Edelsteine
    .help = Basis: Jeder Edelstein zählt am Ende jeder Runde; Experte: Du verlierst Punkte, bis du genug Edelsteine hast, dann werden sie immer wertvoller.
explorers-option-gemstones-base = Basis
explorers-option-gemstones-expert = Experte
explorers-option-villages = Dörfer
    .help = Basis: Jedes Dorf zählt nach seinen angekreuzten Nachbarfeldern; Experte: Nur das Dorf mit den wenigsten zählt, dafür mehr.
explorers-option-villages-base = Basis
explorers-option-villages-expert = Experte
explorers-option-temples = Tempel
    .help = Basis: Je früher du einen Tempel erkundest, desto mehr zählt er; Experte: Alle Tempel zählen gleich viel, und wer früh kommt, setzt Bonuskreuze.
explorers-option-temples-base = Basis
explorers-option-temples-expert = Experte
explorers-option-achievements = Aufträge
    .help = Weitere Wege zu Punkten, für alle gleich: Lege fest, wie viele gezogen werden, oder nenne selbst bis zu drei.
explorers-option-achievements-0 = Keine
explorers-option-achievements-1 = 1 gezogen
explorers-option-achievements-2 = 2 gezogen
explorers-option-achievements-3 = 3 gezogen
explorers-option-achievement_pool = Herkunft der Aufträge
    .help = Die Aufträge stehen auf den Rückseiten der Plättchen: Zieh nur aus denen, die nicht in der Landschaft liegen, oder aus allen.
explorers-option-achievement_pool-leftover = Übrige Plättchen
explorers-option-achievement_pool-all = Alle Plättchen
explorers-option-layout = Landschaft
    .help = Wer die Landschaft legt: der Startspieler, der Zufall oder niemand, weil es die feste Landschaft für das erste Spiel ist.
explorers-option-layout-choose = Startspieler legt sie
explorers-option-layout-random = Durch Zufall
explorers-option-layout-intro = Für das erste Spiel
explorers-option-first_player = Wer beginnt
    .help = Wer bei der ersten Karte die Seite wählt und, wenn gewünscht, die Landschaft legt.
explorers-option-first_player-random = Durch Zufall
explorers-option-first_player-0 = Spieler 1
explorers-option-first_player-1 = Spieler 2
explorers-option-first_player-2 = Spieler 3
explorers-option-first_player-3 = Spieler 4
explorers-option-forced_placement = Kreuze sind Pflicht
    .help = Ja: Du setzt Kreuze, solange du kannst; nein: Du darfst vorher aufhören.
explorers-option-forced_placement-true = Ja
explorers-option-forced_placement-false = Nein
explorers-option-setup_objects = Objekte zählen beim Aufbau
    .help = Ja: Objekte unter deinen ersten Kreuzen wirken; nein: Sie verfallen.
explorers-option-setup_objects-true = Ja
explorers-option-setup_objects-false = Nein
explorers-option-achievement_strike = Kürzere Wettläufe
    .help = Ja: Zu zweit oder zu dritt verlieren Wettlauf-Aufträge einige ihrer Werte, genau wie die Tempel; nein: Alle Werte bleiben.
explorers-option-achievement_strike-true = Ja
explorers-option-achievement_strike-false = Nein

explorers-preset-first = Erstes Spiel
    .help = Basisseiten, keine Aufträge und eine feste Landschaft.
explorers-preset-expert = Experte
    .help = Alle vier Expertenseiten, zwei Aufträge und eine zufällige Landschaft.
explorers-preset-solo = Solo
    .help = Du gegen die Landschaft, um einen Titel.
