### Die eigenen Wörter des Browsers für die Bretter von classic und Second Chance.

## Arten von Aktionen

ui-kind-propose = Vorschlagen
ui-kind-move = Wissenschaftler bewegen
ui-kind-buy = Kaufen
ui-kind-sell = Verkaufen
ui-kind-discard-goal = Firmenziel
ui-kind-end = Zug beenden
ui-kind-pass = Passen
ui-kind-recruit = Anwerben
ui-kind-decline = Ablehnen
ui-kind-take = Nehmen
ui-kind-income = Einkommen
ui-kind-begin = Beginnen
ui-kind-draft = Karte wählen
ui-kind-pay = CEP zahlen
ui-kind-place-cep = CEP legen
ui-kind-classic-install = Einrichten
ui-kind-classic-construct = Bauen
ui-kind-classic-construct-lobby = Bauen mit einer Lobbykarte
ui-kind-classic-lobby = Lobbykarten
ui-kind-classic-goal = UN-Ziele
ui-kind-classic-exchange = Tauschen
ui-kind-classic-bid = Bieten
ui-kind-classic-offer = Anbieten
ui-kind-classic-name = Spieler nennen
ui-kind-classic-put = Legen
ui-kind-classic-learn = Fachwissen gewinnen
ui-kind-second-prepare = Vorbereiten
ui-kind-second-build = Bauen
ui-kind-second-extra = Zweite Hauptaktion
ui-kind-second-lobby = Lobbyistenkarten
ui-kind-second-claim = UN-Ziel erfüllen
ui-kind-second-give = Einem Spieler geben
ui-kind-second-reduce = CO₂ senken
ui-kind-second-keep = Firmenziel behalten
ui-kind-second-learn = Wissen gewinnen

## Orte

ui-board-grant =
    { ID($grant) ->
        [money] Geldförderung
        [tech] Technikförderung
       *[research] Forschungsförderung
    }
ui-place-slot = { $region }, { ui-board-grant }
ui-place-projects = Projekte { $source }
ui-place-plants = Kraftwerke { $source }
ui-place-summit = Klimagipfel { $number }
ui-place-topic = { $summit }, Vortrag über { $source }
ui-place-topic-number = { $summit }, Vortrag { $number }
ui-place-un-goal = UN-Ziel { $card }
ui-place-company-goal = Firmenziel { $card }
ui-place-environmental-goal = Umweltziel: { $goal }
ui-place-track-classic = Fachwissen { $source }
ui-place-track-second = Wissen { $source }
ui-place-card-classic = Lobbykarte { $card }
ui-place-card-second = Lobbyistenkarte { $card }
ui-place-market = der CEP-Markt
ui-place-hand = deine Hand
ui-place-goal = dein Ziel
ui-place-turn = der Zug
ui-place-pool = dein Vorrat an Wissenschaftlern
ui-place-auction = die Versteigerung
ui-place-money = dein Geld
ui-place-score = die Punkte
ui-place-team = die Punkte des Teams
ui-place-cubes = deine Technikwürfel
ui-place-co2 = die CO₂-Leiste
ui-place-event = die Ereignisse
ui-place-supply = die Vorräte
ui-place-decade = die Jahrzehnte

## Zahlen

ui-headline = { $decade } · Runde { $round } von { $rounds } · { $ppm } ppm
ui-headline-team = { $decade } · Runde { $round } von { $rounds } · { $ppm } ppm · Team { amount-points }
ui-number-money = Geld
ui-number-ceps = CEPs
ui-number-cubes = Technikwürfel
ui-number-score = Punkte
ui-number-team-score = Punkte des Teams
ui-number-in-hand = Wissenschaftler auf der Hand
ui-number-in-pool = Wissenschaftler im Vorrat
ui-number-regions = Regionen
ui-number-tokens = übrige Infrastrukturmarker
ui-number-cards-classic = Lobbykarten
ui-number-cards-second = Lobbyistenkarten
ui-number-plants = Kraftwerke { $source }
ui-number-co2 = CO₂
ui-number-ppm = ppm
ui-number-price = Preis eines CEP
ui-number-pile = CEPs auf dem Markt
ui-number-ceps-in = CEPs in { $region }
ui-number-cubes-in = Technikwürfel in { $region }
ui-number-controller = Kontrolle über { $region }
ui-number-supply-cubes = Technikwürfel im Vorrat
ui-number-projects-left = übrige Projekte { $source }
ui-number-plants-left = übrige Kraftwerke { $source }
ui-number-open-goals = offene Umweltziele
ui-number-progress = dein Ziel: { $goal }
ui-number-scientist = Wissenschaftler: { $place }
ui-number-installed-classic = eingerichtetes Projekt: { $place }
ui-number-installed-second = vorbereitete Infrastruktur: { $place }
ui-number-expertise-classic = Fachwissen { $source }
ui-number-expertise-second = Wissen { $source }
ui-chart-co2 = CO₂
ui-chart-score = Punkte
ui-chart-money = Geld
ui-chart-team = Punkte des Teams
ui-short-score = { $value } P.
ui-short-money = { $value } $
ui-short-ceps = { $value } CEP
ui-short-cubes = { $value } Würfel
ui-sheet-play = im Spiel
ui-sheet-income = Einkommen
ui-sheet-goal = Firmenziel
ui-sheet-coins = Geld
ui-sheet-cubes = Technikwürfel
ui-sheet-un_goals = UN-Ziele

## Wie das Team am Ende dasteht

ui-report-points = Punkte des Teams
ui-report-co2 = CO₂
ui-report-ppm = { $now } ppm, die Grenze ist { $limit }
ui-report-un-goals = UN-Ziele
ui-report-claimed = { $claimed } von { $all } erfüllt; höchstens { $left } dürfen übrig bleiben
ui-report-environmental = Umweltziele
ui-report-achieved = { $done } von { $all } erfüllt
ui-report-private-of = Geheime Ziele von { $player }
ui-report-private-done = { $goal }, erfüllt
ui-report-private-open = { $goal }, { $now } von { $least }
ui-report-private-two = { $first }; { $second }
ui-report-hidden = noch geheim

## Überschriften auf dem Brett

ui-board-summits = Klimagipfel
ui-board-market = CEP-Markt
ui-board-bank = Bank
ui-board-goals = UN-Ziele
ui-board-environment = Umweltziele
ui-board-group-plants = Kraftwerke
ui-board-group-knowledge = Wissen
ui-board-group-summits = Klimagipfel
ui-board-hand = Deine Karten
ui-board-company-goal = Dein Firmenziel
ui-board-offered-goal = Angebotenes Firmenziel
ui-board-private-goal = Geheimes Ziel
ui-board-none = keine
ui-board-replaced = ersetzt
ui-board-none-left = keine mehr
ui-board-no-turn = Niemand ist am Zug
ui-board-hidden = noch { $number } verdeckt
ui-board-open-goals =
    { $open ->
        [0] alle erfüllt
       *[other] { $open } offen: −{ $cost }
    }
ui-board-reduction = −{ $ppm } ppm für { amount-points }
ui-board-achieved = erfüllt
ui-board-progress = { $now } von { $least }
ui-board-given-up = aufgegeben
ui-board-scored = { $points } gewertet
ui-board-worth = jetzt { $points } wert
ui-board-track-classic = Fachwissen: Einkommen und Bonus
ui-board-track-second = Wissen: Einkommen, Bonus, Stufen
ui-board-closed-classic = STOP
ui-board-closed-second = ZU
ui-board-event = Ereignis
ui-board-events = Ereignisse
ui-board-disasters = Katastrophen
ui-board-two-events = zwei Ereignisse
ui-board-all-lose = alle verlieren
ui-board-lost-above = darüber verloren
ui-board-part-main = Aktion
ui-board-part-move = Forscher
ui-board-part-market = Markt
ui-board-part-card = Karte
ui-phase-draft = { $phase }, Draft { $round }

## Hinweise: Sätze zum Zeigen und für Vorleser

ui-tip-slot-empty =
    { $region }, { ui-board-grant }: leer{ ID($grant) ->
        [research] {" "}(wer hier vorschlägt, wirbt einen Wissenschaftler an oder versetzt einen)
       *[other] {""}
    }
ui-board-slot-state =
    { ID($state) ->
        [proposed] vorgeschlagen
        [installed] eingerichtet
        [prepared] vorbereitet
       *[token] vorbereitet von { $owner }
    }
ui-board-with-scientist =
    { ID($scientist) ->
        [nobody] {""}
       *[other] , mit einem Wissenschaftler von { $scientist }
    }
ui-tip-slot =
    { $region }, { ui-board-grant }: Projekt { $source }{ $level ->
        [0] {""}
       *[other] {" "}der Stufe { $level }
    }, { ui-board-slot-state }{ ui-board-with-scientist }
ui-tip-space-empty = Bedarf des { $decade }. Jahrzehnts: noch nicht gedeckt
ui-tip-space-fossil = Bedarf des { $decade }. Jahrzehnts: { $plant }kraftwerk, { $ppm } ppm
ui-tip-space-green = Bedarf des { $decade }. Jahrzehnts: Kraftwerk { $source } von { $owner }
ui-tip-space-prepared = Bedarf des { $decade }. Jahrzehnts: Kraftwerk { $source } von { $owner }, auf Infrastruktur von { $other }
ui-tip-region =
    { $region }: kontrolliert von { $holder }; will { $agenda } in dieser Reihenfolge; { $ceps } von { $limit } CEPs; { amount-cubes }{ ID($storm) ->
        [none] {""}
        [disaster] ; die nächste Katastrophe trifft diese Region
       *[event] ; am Ende des Jahrzehnts findet hier ein Ereignis statt
    }{ ID($due) ->
        [none] {""}
        [nobody] ; die Region zahlt ein CEP
       *[other] ; { $due } schuldet ein CEP
    }
ui-tip-storm-disaster = Die nächste Katastrophe trifft diese Region
ui-tip-storm-event = Am Ende des Jahrzehnts findet hier ein Ereignis statt
ui-tip-ceps-in-region = { $ceps } von höchstens { $limit } CEPs
ui-tip-plant-none = Kraftwerke { $source }: keine mehr
ui-tip-plant = Nächstes Kraftwerk { $source }: kostet { $money } $ und { $cubes } Technikwürfel, bringt { amount-points }; noch { $left }
ui-tip-plant-levels = Kraftwerke { $source }: noch { $left }. { $levels }
ui-board-level-cost =
    Stufe { $level } ab Feld { $space } der Leiste: { $money } $, { $cubes } Technikwürfel, { $ceps ->
        [one] 1 CEP
       *[other] { $ceps } CEPs
    }; bringt { amount-points }
ui-tip-benefit-classic = { $source } einrichten bringt { $goods }
ui-tip-benefit-second = { $source } vorbereiten bringt { $goods }
ui-tip-un-goal = UN-Ziel { $card }: Kraftwerke { $sources }, { amount-points }
ui-tip-un-goal-second =
    UN-Ziel { $card }: Kraftwerke { $sources } auf eigener Infrastruktur, kostet { amount-cubes }{ ID($owner) ->
        [nobody] {""}
       *[other] ; erfüllt von { $owner }
    }
ui-tip-un-scores = Am Ende { $scores } Punkte für 1, 2, 3 … UN-Ziele
ui-tip-un-team = Jedes erfüllte UN-Ziel bringt { amount-points }; am Ende dürfen höchstens { $most } übrig sein
ui-tip-environmental-done = { $goal }: erfüllt
ui-tip-environmental-open =
    { $goal }: offen, kostet { amount-points }{ $doubled ->
        [0] {""}
       *[other] , verdoppelt durch einen Inspektor
    }
ui-tip-open-goals =
    { $open ->
        [one] Noch 1 Ziel offen; es kostet { amount-points } am Ende der { $decade }er
       *[other] Noch { $open } Ziele offen; sie kosten { amount-points } am Ende der { $decade }er
    }
ui-tip-rates =
    { $decade }: Ein offenes Umweltziel kostet { $goal ->
        [one] 1 Punkt
       *[other] { $goal } Punkte
    }, { $ppm } ppm weniger kosten { amount-points }
ui-tip-team-score = Punkte des Teams: { $points }
ui-tip-goals-hidden =
    { $number ->
        [one] 1 geheimes Ziel verdeckt
       *[other] { $number } geheime Ziele verdeckt
    }
ui-tip-goals-shown =
    { $number ->
        [one] 1 geheimes Ziel verdeckt
       *[other] { $number } geheime Ziele verdeckt
    }; gezeigt: { $goals }
ui-tip-goal-held = Firmenziel auf der Hand
ui-tip-goal-given-up = Firmenziel aufgegeben
ui-tip-goal-scored = Firmenziel gewertet
ui-tip-goal-none = Kein Firmenziel
ui-tip-track-classic = Fachwissen { $source }: { $discs }
ui-tip-track-second = Wissen { $source }: { $discs }
ui-board-disc = { $player } { $position }
ui-tip-track-space =
    Feld { $position }: Einkommen { $income }{ ID($bonus) ->
        [none] {""}
        [cube] ; Bonus: ein Technikwürfel
        [region-cep] ; Bonus: ein CEP für eine Region
        [any] ; Bonus: ein Punkt in einer beliebigen Energiequelle
       *[other] ; Bonus: ein Punkt in { $bonus }
    }{ $level ->
        [0] {""}
       *[other] ; ab hier Kraftwerke der Stufe { $level }
    }{ $half ->
        [0] {""}
       *[other] ; Hälfte des Wegs
    }
ui-tip-over = Das Spiel ist vorbei: { $end }
ui-tip-when = Jahrzehnt { $decade }, { $number } von { $decades }; Runde { $round } von { $rounds }
ui-tip-on-turn = { $player } ist am Zug; noch offen: { $open }
ui-tip-market =
    CEP-Markt: { $pile ->
        [one] 1 CEP
       *[other] { $pile } CEPs
    } zu { $price } $; Bank: { $bank ->
        [one] 1 CEP
       *[other] { $bank } CEPs
    }{ ID($closed) ->
        [none] {""}
        [classic] ; STOP: Der Stapel ist in diesem Zug leer geworden
       *[second] ; für den Rest dieses Zuges geschlossen
    }
ui-tip-event =
    Ereignis: { $open }; dann: { $next }; { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    } im Stapel. Katastrophen gibt es ab { $ppm } ppm.
ui-tip-events = Ereignis am Ende dieses Jahrzehnts: { $open }; danach: { $next }, ab { $ppm } ppm ebenfalls; { $deck } Plättchen im Stapel
ui-tip-topic =
    Klimagipfel { $summit }, { $source }: { ID($holder) ->
        [nobody] frei
       *[other] Wissenschaftler von { $holder }
    }
ui-tip-card-classic = Lobbykarte { $card }: { $main }; oder { $minor }
ui-tip-card-second = Lobbyistenkarte { $card }: { $main }; oder { $minor }
ui-tip-open-card =
    Lobbyistenkarte { $card } von { $owner }, { ID($scientist) ->
        [nobody] frei für einen Wissenschaftler
       *[other] mit einem Wissenschaftler von { $scientist }
    }: { $minor }
ui-tip-projects =
    { $source }: { $left ->
        [one] noch 1 Projekt
       *[other] noch { $left } Projekte
    }{ $level ->
        [0] {""}
       *[other] , das nächste hat Stufe { $level }
    }
ui-tip-tokens =
    { $prepared } vorbereitet, { $left ->
        [one] noch 1 Marker
       *[other] noch { $left } Marker
    }
ui-tip-prepared = { $prepared } vorbereitet
ui-tip-own-score = Deine Punkte: { $number }
ui-tip-own-money = Dein Geld: { $number } $
ui-tip-own-cubes = Deine Technikwürfel: { $number }
ui-tip-own-hand =
    Deine Hand: { $ceps ->
        [one] 1 CEP
       *[other] { $ceps } CEPs
    }, { amount-scientists }
ui-tip-own-pool = Dein Vorrat: { amount-scientists }
ui-tip-player = { $player }: { $roles }
ui-role-you = du
ui-role-active = am Zug
ui-role-start = Startspieler
ui-role-winner = Sieger
ui-tip-controls =
    { $number ->
        [one] Kontrolliert 1 Region
       *[other] Kontrolliert { $number } Regionen
    }
ui-tip-goals-scored =
    { $number ->
        [one] 1 UN-Ziel gewertet
       *[other] { $number } UN-Ziele gewertet
    }
ui-tip-plants-built =
    { $number ->
        [one] 1 Kraftwerk { $source }
       *[other] { $number } Kraftwerke { $source }
    }
ui-tip-cards-played =
    { $number ->
        [one] 1 Lobbykarte gespielt
       *[other] { $number } Lobbykarten gespielt
    }
ui-tip-cards-deck =
    { $number ->
        [one] 1 Lobbykarte im Stapel
       *[other] { $number } Lobbykarten im Stapel
    }
ui-tip-supply-cubes = { amount-cubes } im Vorrat
ui-tip-fossil-deck =
    { $number ->
        [one] 1 fossiles Kraftwerk im Stapel
       *[other] { $number } fossile Kraftwerke im Stapel
    }
ui-tip-fossil-replaced =
    { $number ->
        [one] 1 { $plant }kraftwerk ersetzt
       *[other] { $number } { $plant }kraftwerke ersetzt
    }
ui-tip-goal = { $heading }: { $state }. { $goal }
ui-tip-goal-plain = { $heading }: { $goal }
ui-tip-air-classic = CO₂: { $ppm } ppm. Ab { $danger } gibt es Katastrophen; bei { $defeat } verlieren alle.
ui-tip-air-team = CO₂: { $ppm } ppm. Liegt es nach der Energieversorgung über { $defeat }, hat das Team verloren.
ui-tip-air-companies = CO₂: { $ppm } ppm. Ab { $danger } gibt es zwei Ereignisse im Jahrzehnt; über { $defeat } verlieren alle sofort.
