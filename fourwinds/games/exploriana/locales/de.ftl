## The game

exploriana-name = Exploriana
exploriana-tagline = Noch eine Karte, oder rechtzeitig nach Hause?
exploriana-about = Wirb Fachleute an, schick deine Figuren nach Südamerika, Afrika und Fernost und deck Karten auf, solange du dich traust. Drei Gefahren zu viel, und die Figur ist verschollen; hörst du rechtzeitig auf, gehören die Entdeckungen dir.

## Regions, hazards, types

exploriana-region-sa = Südamerika
exploriana-region-af = Afrika
exploriana-region-fe = Fernost

exploriana-relic-sa = Jadestatue
exploriana-relic-af = Goldener Elefant
exploriana-relic-fe = Rubinbuddha

exploriana-hazard-none = keine Gefahr
exploriana-hazard-wrong-turn = Irrweg
exploriana-hazard-animal-attack = Tierangriff
exploriana-hazard-rockfall = Steinschlag

exploriana-type-animal = Tier
exploriana-type-location = Ort
exploriana-type-map = Landkarte
exploriana-type-orchid = Orchidee
exploriana-type-treasure = Schatz

exploriana-list = { $some }, { $more }
exploriana-taken-animal = { $count ->
    [one] 1 Tier
   *[other] { $count } Tiere
}
exploriana-taken-location = { $count ->
    [one] einen Ort
   *[other] { $count } Orte
}
exploriana-taken-map = { $count ->
    [one] eine Landkarte
   *[other] { $count } Landkarten
}
exploriana-taken-orchid = { $count ->
    [one] eine Orchidee
   *[other] { $count } Orchideen
}
exploriana-taken-treasure = { $count ->
    [one] einen Schatz
   *[other] { $count } Schätze
}

## Discovery cards

exploriana-card-sa-o1 = Cattleya I
exploriana-card-sa-o2 = Cattleya II
exploriana-card-sa-o3 = Cattleya III
exploriana-card-sa-m1 = Flusskarte
exploriana-card-sa-m2 = Andenvermessung
exploriana-card-sa-m3 = Küstenkarte
exploriana-card-sa-l1 = Donnernde Fälle
exploriana-card-sa-l2 = Stadt in den Wolken
exploriana-card-sa-l3 = Salzebene
exploriana-card-sa-t1 = Goldenes Idol
exploriana-card-sa-t2 = Smaragdmaske
exploriana-card-sa-t3 = Silberhort
exploriana-card-sa-t4 = Jadeperlen
exploriana-card-sa-a01 = Wasserschwein
exploriana-card-sa-a02 = Tukan
exploriana-card-sa-a03 = Gürteltier
exploriana-card-sa-a04 = Brüllaffe
exploriana-card-sa-a05 = Hellroter Ara
exploriana-card-sa-a06 = Pfeilgiftfrosch
exploriana-card-sa-a07 = Kondor
exploriana-card-sa-a08 = Großer Ameisenbär
exploriana-card-sa-a09 = Kaiman
exploriana-card-sa-a10 = Jaguar
exploriana-card-sa-a11 = Anakonda
exploriana-card-af-o1 = Kometenorchidee I
exploriana-card-af-o2 = Kometenorchidee II
exploriana-card-af-o3 = Kometenorchidee III
exploriana-card-af-m1 = Deltakarte
exploriana-card-af-m2 = Savannenvermessung
exploriana-card-af-m3 = Grabenvermessung
exploriana-card-af-l1 = Donnernder Rauch
exploriana-card-af-l2 = Verborgene Oase
exploriana-card-af-l3 = Kratersee
exploriana-card-af-t1 = Ring des Pharaos
exploriana-card-af-t2 = Elfenbeintruhe
exploriana-card-af-t3 = Karawanengold
exploriana-card-af-a01 = Erdmännchen
exploriana-card-af-a02 = Zebra
exploriana-card-af-a03 = Okapi
exploriana-card-af-a04 = Giraffe
exploriana-card-af-a05 = Flamingo
exploriana-card-af-a06 = Berberaffe
exploriana-card-af-a07 = Löwe
exploriana-card-af-a08 = Krokodil
exploriana-card-af-a09 = Elefant
exploriana-card-fe-o1 = Vanda I
exploriana-card-fe-o2 = Vanda II
exploriana-card-fe-o3 = Vanda III
exploriana-card-fe-m1 = Inselkarte
exploriana-card-fe-m2 = Himalayavermessung
exploriana-card-fe-m3 = Seidenstraßenkarte
exploriana-card-fe-l1 = Dschungeltempel
exploriana-card-fe-l2 = Felsenkloster
exploriana-card-fe-l3 = Nebelschlucht
exploriana-card-fe-t1 = Rubinkrone
exploriana-card-fe-t2 = Perlenschatulle
exploriana-card-fe-a01 = Roter Panda
exploriana-card-fe-a02 = Kranich
exploriana-card-fe-a03 = Kobra
exploriana-card-fe-a04 = Schneeaffe
exploriana-card-fe-a05 = Großer Panda
exploriana-card-fe-a06 = Schneeleopard
exploriana-card-fe-a07 = Tiger

## Explorer cards

exploriana-explorer-biologist = Biologin
    .help = Lege ein Tier dieser Region aus deiner Sammlung offen in die Auslage. Seine Gefahr zählt sofort; du darfst es wieder nehmen.
exploriana-explorer-detective = Detektiv
    .help = Lege hier einen Verschollenen, sieh alle in dieser Region an und ordne sie neu.
exploriana-explorer-entrepreneur = Unternehmerin
    .help = Ziehe zwei Missionen und behalte eine davon.
exploriana-explorer-geographer = Geograf
    .help = Sieh die obersten zwei Karten des Stapels an; eine davon kommt nach unten.
exploriana-explorer-medic = Sanitäter
    .help = Decke eine Karte auf, lass ihre Gefahr außer Acht, hör dann auf und nimm deine Funde.
exploriana-explorer-navigator = Navigatorin
    .help = Deine Figur wäre verschollen? Sie ist es nicht. Die letzte Karte kommt zurück in den Stapel, und es geht weiter.
exploriana-explorer-pathfinder = Wegbereiter
    .help = Mische so viele offene Karten dieser Region in den Stapel, wie du willst.
exploriana-explorer-philanthropist = Philanthrop
    .help = Rette einen Verschollenen für Münzen und Ruhm, nicht nur für eines davon.
exploriana-explorer-photographer = Fotografin
    .help = Hör auf und nimm zwei Funde, egal wie viele Karten liegen.
exploriana-explorer-researcher = Wissenschaftler
    .help = Sieh die obersten drei Karten des Stapels an und lege sie in beliebiger Folge zurück.
exploriana-explorer-scholar = Gelehrte
    .help = Sieh den Stapel durch und nimm eine Karte deiner Wahl; dein Zug endet ohne Fund.
exploriana-explorer-scout = Kundschafter
    .help = Sieh die oberste Karte des Stapels an; du darfst sie nach unten legen.

## Missions

exploriana-mission-m01 = Rettungstrupp
    .help = Rette drei Verschollene.
exploriana-mission-m02 = Menagerie
    .help = Sammle acht Tiere.
exploriana-mission-m03 = Wunderkammer
    .help = Sammle sechs Karten, die keine Tiere sind.
exploriana-mission-m04 = Große Reise
    .help = Sammle einen Ort aus jeder Region.
exploriana-mission-m05 = Mit einem Kreuz markiert
    .help = Sammle eine Landkarte aus jeder Region, oder je einen Schatz, wenn ihr so spielt.
exploriana-mission-m06 = Blumenstrauß
    .help = Sammle eine Orchidee aus jeder Region.
exploriana-mission-m07 = An zwei Fronten
    .help = Sammle je vier Karten aus zwei Regionen.
exploriana-mission-m08 = Am Abgrund
    .help = Habe vier unverdeckte Gefahren dort, wo deine Figur erkundet, ohne dass sie verschollen ist.
exploriana-mission-m09 = Stadtgespräch
    .help = Gewinne neun Ruhmpunkte in einer Runde.
exploriana-mission-m10 = Volle Börse
    .help = Besitze vierzehn Münzen.
exploriana-mission-m11 = Der weite Weg
    .help = Sammle vier Karten mit Irrweg.
exploriana-mission-m12 = Bisse und Kratzer
    .help = Sammle vier Karten mit Tierangriff.
exploriana-mission-m13 = Fallende Steine
    .help = Sammle vier Karten mit Steinschlag.
exploriana-mission-m14 = Wohlbehalten
    .help = Sammle fünf Karten ohne Gefahr.
exploriana-mission-m15 = Von allem etwas
    .help = Sammle vier der fünf Arten.

## Parts of the game

exploriana-stage-setup = Aufbau
exploriana-stage-draft = Auswahl
exploriana-stage-recruit = Anwerben
exploriana-stage-send = Aussenden
exploriana-stage-explore = Erkunden
exploriana-stage-over = Spielende

## Actions, as a button says them

exploriana-action-explore = Erkunden
exploriana-action-stop = Aufhören
exploriana-action-lost = Verlust hinnehmen
exploriana-action-done = Fertig
exploriana-action-leave = Oben liegen lassen
exploriana-action-guide = Führer auf: { $card }
exploriana-action-use = Einsetzen: { $explorer }
exploriana-action-release = Freilassen: { $card }
exploriana-action-pick = Nehmen: { $card }
exploriana-action-animals = Alle Tiere nehmen
exploriana-action-rescue-coins = Retten für Münzen
exploriana-action-rescue-renown = Retten für Ruhm
exploriana-action-rescue-both = Retten für beides, mit dem Philanthropen
exploriana-action-return = Einmischen: { $card }
exploriana-action-bottom = Nach unten: { $card }
exploriana-action-top = Nach oben: { $card }
exploriana-action-discard = Entfernen: { $card }
exploriana-action-order = Als Nächstes Plättchen { $number }
exploriana-action-keep = „{ $mission }“ behalten
exploriana-action-recruit = Anwerben: { $explorer }
exploriana-action-draft = Aussuchen: { $explorer }
exploriana-action-send = Figur nach { $region }
exploriana-action-rival = Rivale nach { $region }
exploriana-action-flip = „{ $mission }“ erfüllen
exploriana-action-relic = Relikt nehmen: { $relic }
exploriana-action-first = { $seat } beginnt
exploriana-action-reveal = Karte: { $card }
exploriana-action-look = Angesehen: { $card }
exploriana-action-hide = In der Reserve: { $card }
exploriana-action-row = Neu im Angebot: { $explorer }
exploriana-action-deal = Ausgeteilt: { $explorer }
exploriana-action-mission = Mission: { $mission }
exploriana-action-token = Plättchen mit dem Wert { $value }
exploriana-action-society = Die Gesellschaft geht nach { $region }
exploriana-closing = Bestätigen
exploriana-closing-turn = Zug in { $region } beenden

## What an action brings

exploriana-gives-risk = { $percent ->
    [0] kein Risiko
   *[other] Risiko { $percent } %
}
exploriana-gives-reserve = { $percent ->
    [0] bricht die Reserve an: letzte Runde; kein Risiko
   *[other] bricht die Reserve an: letzte Runde; Risiko { $percent } %
}
exploriana-gives-guide = { $coins ->
    [one] kostet 1 Münze
   *[other] kostet { $coins } Münzen
}; { $percent ->
    [0] dann kein Risiko
   *[other] dann Risiko { $percent } %
}
exploriana-gives-cost = { $coins ->
    [one] kostet 1 Münze
   *[other] kostet { $coins } Münzen
}
exploriana-gives-recruit = { $cost ->
    [one] Einsatz kostet 1 Münze
   *[other] Einsatz kostet { $cost } Münzen
}{ $coins ->
    [0] {""}
    [one] ; 1 Münze liegt darauf
   *[other] ; { $coins } Münzen liegen darauf
}
exploriana-gives-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
exploriana-gives-less = { $points ->
    [one] 1 Punkt weniger
   *[other] { $points } Punkte weniger
}
exploriana-gives-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
exploriana-gives-renown = { $renown } Ruhm

## What the table waits for

exploriana-prompt-over = Das Spiel ist zu Ende.
exploriana-prompt-chance = Einen Moment: Der Zufall entscheidet.
exploriana-prompt-wait = Warten auf { $seats }.
exploriana-prompt-draft = Such dir eine Forscherkarte aus; der Rest geht nach links.
exploriana-prompt-recruit = Wirb eine Forscherkarte aus dem Angebot an.
exploriana-prompt-send = { $pawns ->
    [one] Schick deine letzte Figur in eine Region.
   *[other] Schick eine Figur in eine Region; du hast { $pawns }.
}
exploriana-prompt-send-any = Schick eine eigene Figur oder deinen Rivalen in eine Region.
exploriana-prompt-send-rival = Schick deinen Rivalen in eine Region; du musst ihn vor deiner letzten Figur schicken.
exploriana-prompt-action = Deine Figur in { $region }: Erkunde, hör auf oder setz ein, was du hast.
exploriana-prompt-action-reserve = Deine Figur in { $region }: Der Stapel ist leer. Für eine weitere Karte wird die Reserve angebrochen, und dies wird die letzte Runde.
exploriana-prompt-action-empty = Deine Figur in { $region }: Es gibt keine Karte mehr zum Aufdecken.
exploriana-prompt-pick = { $picks ->
    [one] Nimm einen Fund in { $region }.
   *[other] Nimm { $picks } Funde in { $region }.
}
exploriana-prompt-navigate = Deine Figur droht verloren zu gehen: Navigatorin einsetzen?
exploriana-prompt-scout = Die Karte oben liegen lassen oder nach unten legen?
exploriana-prompt-geographer = Welche der beiden Karten kommt nach unten?
exploriana-prompt-researcher = Welche Karte liegt als Nächste oben?
exploriana-prompt-scholar = Nimm eine beliebige Karte des Stapels.
exploriana-prompt-detective = Welches Plättchen kommt auf das nächste Feld, von oben nach unten?
exploriana-prompt-entrepreneur = Welche Mission behältst du?
exploriana-prompt-pathfinder = Mische so viele Karten ein, wie du willst.
exploriana-prompt-discard = Dein Rivale entfernt eine Karte: welche?
exploriana-prompt-claim = Erfülle Missionen, nimm Relikte oder mach weiter.

## What happened

exploriana-event-first = { $seat } beginnt.
exploriana-event-mission-dealt = Deine Mission: { $mission }.
exploriana-event-round = Runde { $round } beginnt.
exploriana-event-pack = In deinem ersten Päckchen: { $explorer }.
exploriana-event-drafted = { $seat } sucht aus: { $explorer }.
exploriana-event-passed = { $left ->
    [one] Die Päckchen gehen nach links, je 1 Karte.
   *[other] Die Päckchen gehen nach links, je { $left } Karten.
}
exploriana-event-row = Neu im Angebot: { $explorer }.
exploriana-event-dealt = { $seat } bekommt ausgeteilt: { $explorer }.
exploriana-event-recruited = { $coins ->
    [0] { $seat } wirbt an: { $explorer }.
    [one] { $seat } wirbt an: { $explorer }, mit 1 Münze darauf.
   *[other] { $seat } wirbt an: { $explorer }, mit { $coins } Münzen darauf.
}
exploriana-event-society-recruited = Die Gesellschaft entfernt: { $explorer }.
exploriana-event-coin = { $coins ->
    [one] { $explorer }: 1 Münze liegt darauf.
   *[other] { $explorer }: { $coins } Münzen liegen darauf.
}
exploriana-event-sent = { $seat } schickt eine Figur nach { $region }.
exploriana-event-rival-sent = { $seat } schickt einen Rivalen nach { $region }.
exploriana-event-society-sent = Die Gesellschaft schickt eine Figur nach { $region }.
exploriana-event-turn = { $seat } erkundet { $region }.
exploriana-event-rival-turn = Der Rivale von { $seat } erkundet { $region }.
exploriana-event-society-turn = Die Gesellschaft erkundet { $region }.
exploriana-event-card = { $card } in { $region }: { $hazard }.
exploriana-event-reserve = Die Reserve von { $region } kommt ins Spiel: Dies ist die letzte Runde.
exploriana-event-guide = { $seat } heuert den Führer an: { $card }.
exploriana-event-stopped = { $picks ->
    [one] { $seat } hört auf und hat 1 Fund.
   *[other] { $seat } hört auf und hat { $picks } Funde.
}
exploriana-event-lost = { $seat } ist in { $region } verschollen!
exploriana-event-rival-lost = Der Rivale von { $seat } ist in { $region } verschollen!
exploriana-event-society-lost = Eine Figur der Gesellschaft ist in { $region } verschollen!
exploriana-event-unknown-lost = Ein unbekannter Forscher ist in { $region } verschollen.
exploriana-event-removed = Aus dem Stapel von { $region } entfernt: { $card }.
exploriana-event-discarded = Der Rivale von { $seat } entfernt: { $card }.
exploriana-event-taken = { $seat } nimmt { $what }{ $coins ->
        [0] {""}
        [one] , 1 Münze
       *[other] , { $coins } Münzen
    }{ $renown ->
        [0] {""}
       *[other] , { $renown } Ruhm
    }.
exploriana-event-rescued = { $seat } rettet einen Verschollenen in { $region }{ $coins ->
        [0] {""}
        [one] , 1 Münze
       *[other] , { $coins } Münzen
    }{ $renown ->
        [0] {""}
       *[other] , { $renown } Ruhm
    }.
exploriana-event-token = Das Plättchen ist { $value } wert.
exploriana-event-society-taken = Die Gesellschaft nimmt { $what }{ $coins ->
        [0] {""}
        [one] , 1 Münze
       *[other] , { $coins } Münzen
    }{ $renown ->
        [0] {""}
       *[other] , { $renown } Ruhm
    }.
exploriana-event-society-rescued = Die Gesellschaft rettet einen Verschollenen in { $region }, { $renown } Ruhm.
exploriana-event-used = { $cost ->
    [one] { $seat } setzt für 1 Münze ein: { $explorer }.
   *[other] { $seat } setzt für { $cost } Münzen ein: { $explorer }.
}
exploriana-event-looked = Du siehst: { $card }.
exploriana-event-under = { $seat } legt eine Karte unter den Stapel.
exploriana-event-left = { $seat } lässt die Karte oben liegen.
exploriana-event-back = { $seat } legt die Karten zurück auf den Stapel.
exploriana-event-tokens = { $seat } ordnet die Verschollenen in { $region } neu: { $order }.
exploriana-event-mission-drawn = Du ziehst die Mission „{ $mission }“.
exploriana-event-mission-kept = { $seat } behält eine von zwei Missionen.
exploriana-event-returned = { $seat } mischt ein: { $card }.
exploriana-event-released = { $seat } lässt frei: { $card }.
exploriana-event-studied = { $seat } nimmt eine Karte aus dem Stapel{ $coins ->
        [0] {""}
        [one] , 1 Münze
       *[other] , { $coins } Münzen
    }{ $renown ->
        [0] {""}
       *[other] , { $renown } Ruhm
    }.
exploriana-event-studied-card = Die Karte, die du genommen hast: { $card }.
exploriana-event-mission-done = { $seat } erfüllt „{ $mission }“.
exploriana-event-relic = { $seat } nimmt ein Relikt: { $relic }. Gezeigt: { $cards }.
exploriana-event-rival-renown = Der Ruhm des Rivalen ist { $renown }.
exploriana-event-end = { $points ->
    [one] { $seat } beendet das Spiel mit 1 Punkt auf Platz { $rank }.
   *[other] { $seat } beendet das Spiel mit { $points } Punkten auf Platz { $rank }.
}
exploriana-event-society-end = { $points ->
    [one] Die Gesellschaft beendet das Spiel mit 1 Punkt.
   *[other] Die Gesellschaft beendet das Spiel mit { $points } Punkten.
}

## Refused actions

exploriana-refuse-unknown = Diese Aktion gibt es in diesem Spiel nicht.
exploriana-refuse-chance-decides = Das entscheidet der Zufall, nicht du.
exploriana-refuse-chance-other = Der Zufall hat gerade etwas anderes zu entscheiden.
exploriana-refuse-no-relics = In diesem Spiel gibt es keine Relikte.
exploriana-refuse-relic-automatic = Relikte kommen von selbst, sobald du die Arten hast.
exploriana-refuse-relic-types = Deine Sammlung hat nicht genug Arten dieser Region.
exploriana-refuse-relic-gone = Dieses Relikt ist schon vergeben.
exploriana-refuse-mission-automatic = Missionen gelten von selbst, sobald sie erfüllt sind.
exploriana-refuse-mission-done = Diese Mission hast du schon erfüllt.
exploriana-refuse-mission-open = Diese Mission ist jetzt nicht erfüllt.
exploriana-refuse-mission-not-yours = Diese Mission hast du nicht.
exploriana-refuse-no-row = Es gibt kein Angebot, wenn die Forscherkarten vor dem Spiel ausgesucht werden.
exploriana-refuse-not-in-row = Diese Karte liegt nicht im Angebot.
exploriana-refuse-recruit-later = Jetzt wird nicht angeworben.
exploriana-refuse-not-in-pack = Diese Karte ist nicht in deinem Päckchen.
exploriana-refuse-draft-later = Jetzt wird nicht ausgesucht.
exploriana-refuse-no-rivals = Rivalen gibt es nur zu zweit.
exploriana-refuse-send-later = Jetzt werden keine Figuren ausgesandt.
exploriana-refuse-region-full = Alle Felder sind besetzt: { $region }.
exploriana-refuse-rival-placed = Deinen Rivalen hast du schon aufgestellt.
exploriana-refuse-rival-first = Du musst deinen Rivalen vor deiner letzten Figur aufstellen.
exploriana-refuse-no-pawn = Du hast keine Figur mehr zum Aussenden.
exploriana-refuse-not-face-up = Diese Karte liegt hier nicht offen.
exploriana-refuse-return-later = Nur ein Wegbereiter mischt Karten ein.
exploriana-refuse-return-one = Mindestens eine Karte muss zurück.
exploriana-refuse-not-looked-at = Das ist keine der Karten, die du gerade ansiehst.
exploriana-refuse-look-later = Du siehst jetzt nicht in den Stapel.
exploriana-refuse-discard-later = Nur ein Rivale entfernt eine Karte.
exploriana-refuse-no-token-there = Dieses Plättchen liegt schon, oder es gibt keines.
exploriana-refuse-order-later = Nur ein Detektiv ordnet Plättchen neu.
exploriana-refuse-mission-not-drawn = Diese Mission hast du nicht gezogen.
exploriana-refuse-keep-later = Nur eine Unternehmerin wählt eine Mission.
exploriana-refuse-not-in-deck = Diese Karte ist nicht im Stapel.
exploriana-refuse-stop-first = Hör zuerst auf, dann nimm deine Funde.
exploriana-refuse-pick-later = Jetzt wird kein Fund genommen.
exploriana-refuse-animals-together = Tiere nimmst du alle zusammen.
exploriana-refuse-no-animals = Hier liegt kein Tier offen.
exploriana-refuse-one-rescue = Du kannst nur einen Verschollenen je Zug retten.
exploriana-refuse-nobody-lost = In dieser Region ist niemand verschollen.
exploriana-refuse-no-philanthropist = Nur ein Philanthrop bringt beides.
exploriana-refuse-cost = { $coins ->
    [one] Das kostet 1 Münze.
   *[other] Das kostet { $coins } Münzen.
}
exploriana-refuse-not-lost = Deiner Figur droht gerade kein Verlust.
exploriana-refuse-lost-set = Ein Unglück ist zu sehen: Jetzt hilft nur eine Navigatorin.
exploriana-refuse-nothing-to-finish = Es gibt jetzt nichts zu beenden.
exploriana-refuse-picks-now = Du hast aufgehört: Nimm deine Funde.
exploriana-refuse-action-later = Für eine solche Aktion ist jetzt nicht der Moment.
exploriana-refuse-no-card = In Stapel und Reserve dieser Region ist keine Karte mehr.
exploriana-refuse-guide-used = Dein Führer ist in dieser Runde schon verbraucht.
exploriana-refuse-guide-cost = { $coins ->
    [one] Der Führer kostet 1 Münze.
   *[other] Der Führer kostet { $coins } Münzen.
}
exploriana-refuse-no-hazard = Diese Karte zeigt keine Gefahr.
exploriana-refuse-not-in-hand = Diese Karte hast du nicht: { $explorer }.
exploriana-refuse-navigator-later = Eine Navigatorin hilft nur in dem Moment, in dem deine Figur verschollen wäre.
exploriana-refuse-philanthropist-later = Ein Philanthrop wird bei einer Rettung eingesetzt.
exploriana-refuse-name-animal = Nenne das Tier dieser Region, das du in die Auslage legst, falls du eines hast.
exploriana-refuse-no-tokens = Hier läge kein Plättchen, das du ansehen könntest.
exploriana-refuse-nothing-to-return = Hier liegt keine Karte offen.
exploriana-refuse-not-animal = Nur Tiere können zurückgelegt werden.
exploriana-refuse-other-region = Das Tier gehört zu einer anderen Region.
exploriana-refuse-not-collected = Dieses Tier ist nicht in deiner Sammlung.

## Score sheet

exploriana-line-renown = Ruhm
exploriana-line-tokens = Verschollene
exploriana-line-coins = Münzen
exploriana-line-missions = Missionen
exploriana-line-animals = Tiere
exploriana-line-locations = Orte
exploriana-line-treasures = Schätze
exploriana-line-maps = Landkarten
exploriana-line-orchids = Orchideen
exploriana-line-relics = Relikte
exploriana-line-society = Zusätzliche Punkte der Gesellschaft

exploriana-title-won = Du schlägst die Gesellschaft ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
exploriana-title-draw = Unentschieden gegen die Gesellschaft bei { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
exploriana-title-beaten = Die Gesellschaft gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}

## Options

exploriana-option-relics = Relikte
    .help = Ja: Jede Region hat ein Relikt für die erste Person mit genug verschiedenen Arten ihrer Karten.
exploriana-option-relics-true = Ja
exploriana-option-relics-false = Nein
exploriana-option-draft = Auswahl vor dem Spiel
    .help = Ja: Alle Forscherkarten werden einmal vor dem Spiel ausgesucht und bleiben verdeckt; nein: Du wirbst in jeder Runde eine an.
exploriana-option-draft-true = Ja
exploriana-option-draft-false = Nein
exploriana-option-first_game_deal = Austeilen in Runde 1
    .help = Ja: In der ersten Runde bekommen alle eine Forscherkarte ausgeteilt, offen für alle; nein: Ihr wählt aus dem Angebot.
exploriana-option-first_game_deal-true = Ja
exploriana-option-first_game_deal-false = Nein
exploriana-option-mission_reveal = Missionen
    .help = Von selbst: erfüllt im ersten möglichen Moment; von Hand: Du entscheidest, wann, und kannst es vergessen.
exploriana-option-mission_reveal-auto = Von selbst
exploriana-option-mission_reveal-manual = Von Hand
exploriana-option-table_memory = Gedächtnis
    .help = Ja: Sammlungen liegen verdeckt, und du musst dir merken, was andere nahmen; nein: Der Tisch zeigt es weiter. Bots erinnern sich immer.
exploriana-option-table_memory-true = Ja
exploriana-option-table_memory-false = Nein
exploriana-option-society = Die Gesellschaft
    .help = Der Gegner im Solospiel, unser eigener Entwurf: Mehr Figuren und zusätzliche Punkte machen ihn stärker.
exploriana-option-society-novice = Neuling
exploriana-option-society-standard = Standard
exploriana-option-society-expert = Experte
exploriana-option-society-legend = Legende
exploriana-option-first_player = Wer beginnt
    .help = Wer am Anfang in der Ruhmreihenfolge vorn steht.
exploriana-option-first_player-random = Durch Zufall
exploriana-option-first_player-0 = Spieler 1
exploriana-option-first_player-1 = Spieler 2
exploriana-option-first_player-2 = Spieler 3
exploriana-option-first_player-3 = Spieler 4
exploriana-option-first_player-4 = Spieler 5
exploriana-option-x_marks = Mit einem Kreuz markiert
    .help = Was diese Mission aus jeder Region verlangt; die Anleitung sagt es nicht.
exploriana-option-x_marks-map = Landkarten
exploriana-option-x_marks-treasure = Schätze
exploriana-option-rival_final_bonus = Letzter Ruhm des Rivalen
    .help = Zu zweit. Ja: Der Rivale gewinnt auch nach der letzten Runde Ruhm; nein: nur wenn das Spiel weitergeht.
exploriana-option-rival_final_bonus-true = Ja
exploriana-option-rival_final_bonus-false = Nein
exploriana-option-detective_overflow = Detektiv ohne Plättchen
    .help = Was geschieht, wenn ein Detektiv kein Plättchen legen kann: nichts, oder die oberste Karte des Stapels wird entfernt.
exploriana-option-detective_overflow-skip = Nichts
exploriana-option-detective_overflow-remove = Eine Karte wird entfernt
exploriana-option-edge_when_lost = Am Abgrund und verschollen
    .help = Ja: Auch die Gefahren im Moment des Verlusts zählen für diese Mission; nein: Die Figur darf nicht verschollen sein.
exploriana-option-edge_when_lost-true = Ja
exploriana-option-edge_when_lost-false = Nein

exploriana-preset-first = Erstes Spiel
    .help = Die ersten Forscherkarten werden ausgeteilt, und der Tisch hilft dir beim Merken.
exploriana-preset-relics = Mit Relikten
    .help = Das übliche Spiel mit drei Relikten.
exploriana-preset-draft = Auswahl und Relikte
    .help = Für alle, die die Forscherkarten kennen.
exploriana-preset-solo = Solo
    .help = Du gegen die Gesellschaft, unser eigenes Solospiel.
