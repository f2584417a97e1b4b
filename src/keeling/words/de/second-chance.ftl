### CO₂: Second Chance, beide Spielarten. Was es mit dem klassischen CO₂ gemeinsam hat, steht in board.ftl.

title-second-chance-cooperative = CO₂: Second Chance, kooperativ
    .summary = Rettet gemeinsam das Klima: eine Punktzahl für alle, vier Jahrzehnte und geheime Ziele, über die ihr nicht reden dürft.
title-second-chance-competitive = CO₂: Second Chance, kompetitiv
    .summary = Übertriff die anderen Konzerne in fünf Jahrzehnten; doch sobald der CO₂-Wert die Grenze überschreitet, verlieren alle.

## Lobbyistenkarten und Firmenziele dieser Ausgabe

need-prepare = { $source } vorbereiten
need-build = { $source } bauen
effect-knowledge =
    { $amount ->
        [one] 1 Wissenspunkt in { NAME($source, form: "dat") }
       *[other] { $amount } Wissenspunkte in { NAME($source, form: "dat") }
    }
count-prepared_regions = jede Region, in der du Infrastruktur vorbereitet hast
count-prepared_sources = jede { $type }, für die du Infrastruktur vorbereitet hast
count-prepared_after_first = jede deiner Infrastrukturen nach der ersten

## Geheime Ziele

goal-private-ceps_in_hand =
    { $amount ->
        [one] 1 CEP auf deiner Hand
       *[other] { $amount } CEPs auf deiner Hand
    }
goal-private-ceps_in_region =
    { $amount ->
        [one] 1 CEP in einer Region, die du kontrollierst
       *[other] { $amount } CEPs in einer einzigen Region, die du kontrollierst
    }
goal-private-lone_summit =
    { $amount ->
        [one] allein einen Klimagipfel mit 1 Thema abschließen
       *[other] allein einen Klimagipfel mit { $amount } Themen abschließen
    }
goal-private-cubes = { amount-cubes }
goal-private-scientists = { $amount } angeworbene Wissenschaftler, der erste zählt mit
goal-private-money = { amount-money }
goal-private-track_tops =
    { $amount ->
        [one] das Ende von 1 Wissensleiste
       *[other] das Ende von { $amount } Wissensleisten
    }
goal-private-controlled_regions =
    { $amount ->
        [one] Kontrolle über 1 Region
       *[other] Kontrolle über { $amount } Regionen
    }
goal-private-prepared_of_source =
    { $amount ->
        [one] 1 Infrastruktur einer beliebigen Energiequelle
       *[other] { $amount } Infrastrukturen derselben Energiequelle
    }
goal-private-prepared_sources =
    { $amount ->
        [one] Infrastruktur für 1 Energiequelle
       *[other] Infrastruktur für { $amount } verschiedene Energiequellen
    }
goal-private-prepared_in_region =
    { $amount ->
        [one] 1 Infrastruktur in einer beliebigen Region
       *[other] { $amount } Infrastrukturen in derselben Region
    }
goal-private-prepared_regions =
    { $amount ->
        [one] Infrastruktur in 1 Region
       *[other] Infrastruktur in { $amount } verschiedenen Regionen
    }
goal-private-built_of_source =
    { $amount ->
        [one] 1 Kraftwerk einer beliebigen Energiequelle
       *[other] { $amount } Kraftwerke derselben Energiequelle
    }
goal-private-built_sources =
    { $amount ->
        [one] Kraftwerke für 1 Energiequelle
       *[other] Kraftwerke für { $amount } verschiedene Energiequellen
    }
goal-private-built_in_region =
    { $amount ->
        [one] 1 Kraftwerk in einer beliebigen Region
       *[other] { $amount } Kraftwerke in derselben Region
    }
goal-private-built_regions =
    { $amount ->
        [one] Kraftwerke in 1 Region
       *[other] Kraftwerke in { $amount } verschiedenen Regionen
    }

## Umweltziele und UN-Ziele

goal-environmental-region = ein Kraftwerk { NAME($value, form: "in") }
goal-environmental-source = { NAME($value, form: "plant") }
goal-environmental-top = das Ende der Leiste für { $value }
goal-environmental-half_way = die Mitte der Leiste für { $value }
goal-environmental-size =
    { $value ->
        [one] ein Klimagipfel mit 1 Thema
       *[other] ein Klimagipfel mit { $value } Themen
    }
goal-environmental-topic = ein Klimagipfel zum Thema { $value }
both = { $first }; { $second }
goal-un = UN-Ziel { $number } ({ $plants })

## Boni, die man weitergeben kann

gift-cube = ein Technikwürfel
    .akk = einen Technikwürfel
gift-region-cep = ein CEP für eine Region
gift-any = ein Punkt in einer beliebigen Energiequelle
    .akk = einen Punkt in einer beliebigen Energiequelle
gift-source = ein Punkt in { NAME($source, form: "dat") }
    .akk = einen Punkt in { NAME($source, form: "dat") }

## Wie sich ein siegreiches Team nennen darf

epithet = { $rank } { $name }
rank-legendary = legendäre
rank-renowned = namhafte
rank-credible = glaubwürdige
rank-humble = bescheidene
epithet-saviors-of-the-planet = Retter des Planeten
epithet-guardians-of-the-continent = Wächter des Kontinents
epithet-friends-of-the-back-yard = Freunde des Hinterhofs
epithet-caretakers-of-the-flower-bed = Pfleger des Blumenbeets
epithet-keepers-of-the-potted-plant = Hüter der Topfpflanze

## Klimagipfel

summit-gives-second =
    { $amount ->
        [one] Für jeden Wissenschaftler dort: 1 Punkt in einem beliebigen Thema des Gipfels
       *[other] Für jeden Wissenschaftler dort: { $amount } Punkte in beliebigen Themen des Gipfels
    }

## Was eine Aktion tut

label-prepare = { $project } vorbereiten
label-build = { $project } bauen, für { $price }: { $points }
label-build-nothing = Ein Kraftwerk in { $slot } bauen
label-build-helped = { $project } bauen, für { $price }, mit { $helps }: { $points }
help-card = { amount-money } von { $card }
help-region-cube = einem Technikwürfel der Region
label-extra = Eine zweite Hauptaktion kaufen: Der CO₂-Wert steigt um { $ppm } ppm
label-claim = { $goal } für { amount-cubes } erfüllen
label-team-claim = { $goal } für { amount-cubes } erfüllen: { $points } für das Team
label-team-income = { $money } nehmen und { $points } für das Team
label-give-self = Selbst nehmen
label-give = An { $player } geben
label-reduce-none = Den CO₂-Wert bei { $ppm } ppm lassen
label-reduce = Den CO₂-Wert für { amount-points } auf { $ppm } ppm senken
label-keep = Firmenziel { NUMBER($number, minimumIntegerDigits: 2) } behalten: { $goal }

## Was gefragt wird

ask-second-turn = Du bist am Zug: Führe eine Hauptaktion aus und davor oder danach Zusatzaktionen.
ask-second-turn-rest = Führe Zusatzaktionen aus oder beende deinen Zug.
ask-extra-action = Du hast eine zweite Hauptaktion gekauft: Welche führst du aus?
ask-second-leave = { $player } bereitet das { NAME($source, form: "project") } vor, auf dem dein Wissenschaftler steht. Wohin geht er?
ask-second-leave-own = Du bereitest das { NAME($source, form: "project") } vor, auf dem dein Wissenschaftler steht. Wohin geht er?
ask-second-pay-prepare = { $project } vorzubereiten kostet ein CEP: Woher nimmst du es?
ask-second-pay-plant = Das Kraftwerk kostet ein CEP: Woher nimmst du es?
ask-second-pay-fossil = Ein fossiles Kraftwerk in einer Region, die du kontrollierst, kostet ein CEP: Woher nimmst du es?
ask-second-pay-event = Das Ereignis kostet dich ein CEP: Woher nimmst du es?
ask-give-bonus = Deine Scheibe hat einen Bonus erreicht: { NAME($bonus, form: "akk") }. Wer bekommt ihn?
ask-give-knowledge = Du hast einen Punkt in { NAME($source, form: "dat") } verdient. Wer bekommt ihn?
ask-learn-by-recruiting = Dein neuer Wissenschaftler bringt Wissen mit: In welcher Energiequelle bekommst du einen Punkt?
ask-reduce = Der CO₂-Wert steht bei { $co2 } ppm, und das Team hat { $score }. Ihn um { $ppm } ppm zu senken kostet { $price }: Wie weit geht ihr?
ask-reduce-limit = Der CO₂-Wert steht bei { $co2 } ppm, über der Grenze von { $limit }, und das Team hat { $score }. Ihn um { $ppm } ppm zu senken kostet { $price }: Wie weit geht ihr?
ask-keep-goal =
    { $amount ->
        [one] Du hast 1 Firmenziel bekommen. Welches behältst du?
       *[other] Du hast { $amount } Firmenziele bekommen. Welches behältst du?
    }
ask-keep-one-goal = Du gibst ein Firmenziel für { amount-money } ab. Welches behältst du?
ask-give-up-goal = Die Phase ist vorbei. Gibst du ein Firmenziel für { amount-money } ab?

## Was in beiden Spielarten geschieht

tell-start-co2 = Der CO₂-Wert beginnt bei { $co2 } ppm.
tell-second-pass = { $player } kann keine Hauptaktion ausführen und passt.
tell-prepare = { $player } bereitet die Infrastruktur für { $project } vor.
tell-build = { $player } baut ein Kraftwerk: { $project }.
tell-extra = { $player } kauft eine zweite Hauptaktion; der CO₂-Wert steigt auf { $co2 } ppm.
tell-give-bonus = { $player } gibt den Bonus an { $receiver } weiter: { NAME($bonus, form: "akk") }.
tell-give-knowledge = { $player } gibt den Punkt in { NAME($source, form: "dat") } an { $receiver } weiter.
tell-claim = { $player } erfüllt { $goal }.
tell-own-cep = { $region } bezahlt das fossile Kraftwerk mit einem eigenen CEP.

## Was dem Team geschieht

tell-team-plant = { $player } holt mit dem Kraftwerk { amount-points } für das Team.
tell-team-income = { $player } nimmt { $income } als Einkommen; die Punkte bekommt das Team.
tell-team-card = { $player } holt mit der Karte { amount-points } für das Team.
tell-team-claim = { $player } erfüllt { $goal }: { amount-points } für das Team.
tell-private-goals = Deine geheimen Ziele, von denen du eines erfüllen musst: { $goals }.
tell-team-fine = { $player } hat kein CEP zum Zahlen: Das Team verliert { amount-points }.
tell-environment =
    { $amount ->
        [one] 1 Umweltziel ist offen.
       *[other] { $amount } Umweltziele sind offen.
    }
tell-achieved = Ein Umweltziel ist erfüllt: { $goal }.
tell-open-goals =
    { $amount ->
        [one] 1 Umweltziel ist noch offen: Das Team verliert { $points }.
       *[other] { $amount } Umweltziele sind noch offen: Das Team verliert { $points }.
    }
tell-no-open-goals = Kein Umweltziel ist mehr offen: Das Team verliert nichts.
tell-green-inspector = { NAME($plant, form: "a") } wird aufgedeckt: Der grüne Inspektor zieht weiter und steht jetzt auf „{ $goal }“.
tell-blue-inspector = { NAME($plant, form: "a") } wird aufgedeckt: Der blaue Inspektor zieht weiter und steht jetzt auf „{ $goal }“.
tell-no-reduction = Das Team lässt den CO₂-Wert bei { $co2 } ppm.
tell-lower-co2 = Das Team zahlt { amount-points }, und der CO₂-Wert sinkt auf { $co2 } ppm.
tell-shown-goal = { $player } zeigt ein geheimes Ziel: { $goal }.
tell-team-limit = Der CO₂-Wert steht bei { $co2 } ppm, die Grenze ist { $limit }. { end-second-chance-cooperative-too_much_co2 }
tell-team-victory = { end-second-chance-cooperative-victory } Ihr seid { epithet }.
tell-goal-missed = Kein geheimes Ziel erfüllt: { $players }. { end-second-chance-cooperative-private_goal_missed }
tell-un-goals-unclaimed =
    { $amount ->
        [one] 1 UN-Ziel ist übrig. { end-second-chance-cooperative-un_goals_unclaimed }
       *[other] { $amount } UN-Ziele sind übrig. { end-second-chance-cooperative-un_goals_unclaimed }
    }

## Was den Konzernen geschieht

tell-claim-relief = { $player } erfüllt { $goal }; der CO₂-Wert sinkt auf { $co2 } ppm.
tell-companies-limit = { $plant } Die Grenze ist { $limit } ppm. { end-second-chance-competitive-too_much_co2 }
tell-company-goals = Deine Firmenziele: { $goals }.
tell-keep-goal = { $player } hat ein Firmenziel gewählt.
tell-keep-goal-own = Du behältst ein Firmenziel: { $goal }.
tell-keep-one-own = Du gibst ein Firmenziel für { amount-money } ab und behältst das andere: { $goal }.
tell-keep-all = { $player } gibt kein Firmenziel ab.
tell-companies-fine = { $player } hat kein CEP zum Zahlen und verliert { amount-points }.
tell-companies-event = Ein Ereignis { NAME($region, form: "in") }.
tell-second-event = Bei { $co2 } ppm tritt auch das kommende Ereignis ein.
tell-shuffled-events = Die Ereignisplättchen werden neu gemischt.
tell-companies-un-goals = Für UN-Ziele: { $scores }.
scored-by = { $player } bekommt { amount-points }

## Warum nicht

refuse-second-region-full = Die Region hat schon so viele CEPs wie CEP-Felder.
refuse-second-track-full = Die Scheibe ist am Ende dieser Leiste.
refuse-second-not-from-hand = Zu einem Klimagipfel kommt man nur von einem Projekt aus, nicht vom Tableau.
refuse-second-wrong-topic = Das Thema ist nicht die Energiequelle des Projekts, auf dem der Wissenschaftler steht.
refuse-second-action-done = Du hast die Hauptaktion dieses Zuges schon ausgeführt.
refuse-second-not-on-agenda = Die Agenda der Region verlangt diese Energiequelle nicht.
refuse-second-no-project-tile = Von dieser Energiequelle ist kein Projektplättchen mehr übrig.
refuse-second-already-installed = Dieses Projekt hat schon Infrastruktur.
refuse-second-no-cep-to-pay = Das kostet ein CEP, und du hast keines auf deinem Tableau oder in einer Region, die du kontrollierst.
refuse-second-not-installed = Ein Kraftwerk kann nur auf vorbereiteter Infrastruktur gebaut werden.
refuse-second-no-plant-tile = Von dieser Energiequelle ist kein Kraftwerk mehr übrig.
refuse-second-not-enough-expertise = Dein Wissen hat das Feld der Leiste noch nicht erreicht, das diese Stufe zeigt.
refuse-second-card-done = Du hast in diesem Zug schon eine Karte gespielt oder ein UN-Ziel erfüllt.
refuse-second-market-closed = Der Markt ist in diesem Zug aufgefüllt worden und geschlossen.
refuse-second-no-cep-in-hand = Du hast kein CEP auf deinem Tableau; die in den Regionen kannst du nicht verkaufen.
refuse-second-no-such-action-yet = Der Haupteffekt muss unmittelbar auf die Aktion folgen, die die Karte zeigt.
refuse-second-goal-not-open = Dieses UN-Ziel liegt nicht aus.
refuse-second-plants-missing = Deine eigene Infrastruktur trägt noch nicht die gebauten Kraftwerke aller Energiequellen, die das Ziel zeigt.
refuse-second-no-cube-for-goal = Du hast zu wenige Technikwürfel für dieses UN-Ziel.
refuse-second-action-first = Du musst erst eine Hauptaktion ausführen, bevor dein Zug enden kann.
refuse-second-action-possible = Du kannst nur passen, wenn keine Hauptaktion möglich ist.
refuse-second-not-this-scientist = Weichen muss der Wissenschaftler auf dem Projekt, um das es gerade geht.
refuse-second-must-leave = Auf einem Projekt, das Infrastruktur bekommt, kann der Wissenschaftler nicht bleiben.
refuse-second-not-a-topic-here = Diese Energiequelle ist kein Thema des Klimagipfels.
refuse-second-no-card-for-plant = Du hast die Lobbyistenkarte nicht, die den Bau dieser Energiequelle bezahlt.
refuse-second-card-not-played = Diese Lobbyistenkarte ist noch nicht gespielt.
refuse-second-card-occupied = Auf dieser Lobbyistenkarte steht schon ein Wissenschaftler.
refuse-second-no-token = Du hast keinen Infrastrukturmarker mehr.
refuse-second-no-control-cube = Du hast keinen Kontrollwürfel mehr.
refuse-second-no-region-cube = Die Region hat keinen Technikwürfel.
refuse-second-cannot-use-bonus = Dieser Spieler könnte damit nichts anfangen.
refuse-second-no-extra-action = Eine zweite Hauptaktion gibt es nur im Solospiel, wenn dessen Regeln gelten.
refuse-second-extra-done = Du hast in diesem Zug schon eine zweite Hauptaktion gekauft.
refuse-second-no-action-to-buy = Keine Hauptaktion ist möglich; es gibt nichts zu kaufen.
refuse-second-not-enough-points = Das Team hat dafür zu wenige Punkte.
refuse-second-co2-at-floor = So weit lässt sich der CO₂-Wert nicht senken.
refuse-second-co2-still-too-high = Der CO₂-Wert muss bis zur Grenze gesenkt werden, und das Team kann es bezahlen.
refuse-second-not-offered = Dieses Firmenziel hast du nicht bekommen.

## Wie es endet

end-second-chance-cooperative-victory = Das Team hat gewonnen.
    .short = Sieg
end-second-chance-cooperative-too_much_co2 = Der CO₂-Wert liegt über der Grenze: Alle verlieren.
    .short = zu viel CO₂
end-second-chance-cooperative-score_below_zero = Die Punktzahl des Teams liegt unter null: Alle verlieren.
    .short = Punktzahl unter null
end-second-chance-cooperative-private_goal_missed = Ein geheimes Ziel wurde verfehlt: Alle verlieren.
    .short = geheimes Ziel verfehlt
end-second-chance-cooperative-un_goals_unclaimed = Zu viele UN-Ziele sind nicht erfüllt: Alle verlieren.
    .short = zu viele UN-Ziele übrig
end-second-chance-competitive-too_much_co2 = Der CO₂-Wert liegt über der Grenze: Alle verlieren.
    .short = zu viel CO₂
end-second-chance-competitive-decades = Das letzte Jahrzehnt ist vorbei.
    .short = alle Jahrzehnte gespielt

## Wie schwer

difficulty-second-chance-cooperative-printed = Wie gedruckt
    .help = Das Spiel, wie es die Spielregel beschreibt.
difficulty-second-chance-cooperative-inspectors = Mit UN-Inspektoren
    .help = Schwerer: In jedem Jahrzehnt können zwei der offenen Umweltziele doppelt so viel kosten.
difficulty-second-chance-cooperative-bare = Solospiel nach dem bloßen Text
    .help = Praktisch verloren: ohne die Punkte am Anfang und die zweite Hauptaktion, von denen Spieler berichten.
difficulty-second-chance-competitive-printed = Wie gedruckt
    .help = Schwer: Der CO₂-Wert beginnt bei 50 ppm. Wenn alle fehlerlos gemeinsam bauen, werden mit 2 oder 4 Personen etwa 6 von 10 Partien überstanden und mit 3 fast alle; ein Kraftwerk zu spät, 2 von 10 und 5 von 10.
difficulty-second-chance-competitive-gentle = Sanfter Beginn
    .help = Der CO₂-Wert beginnt bei 0 ppm: Bei gleichem Spiel wird fast jede Partie überstanden, und 9 von 10 mit einem Kraftwerk zu spät.
difficulty-second-chance-competitive-relief = UN-Ziele helfen
    .help = Jedes erfüllte UN-Ziel senkt den CO₂-Wert um 10 ppm.
difficulty-second-chance-competitive-winnable = Immer zu gewinnen
    .help = Die fossilen Kraftwerke sind so gestapelt, dass man die Partie immer überstehen kann: Viel Gas kommt zuerst.

## Optionen beider Spielarten

option-lobby_draft = Lobbyistenkarten draften
    .help = Ob die Lobbyistenkarten gedraftet werden: Jeder behält eine und gibt den Rest weiter. Sonst werden sie ausgeteilt.
option-bonus_recipient = Wer einen Bonus einer Wissensleiste bekommt
    .help = Ein beliebiger Spieler, den derjenige nennt, der ihn erreicht hat, oder nur dieser selbst.
    .any = ein beliebiger Spieler
    .self = nur wer ihn erreicht hat
option-knowledge_recipient = Wer einen Wissenspunkt bekommt
    .help = Der Spieler, der ihn verdient hat, oder ein beliebiger, den er nennt.
    .self = wer ihn verdient hat
    .any = ein beliebiger Spieler
option-strict_bonus_ui = Bei jedem Bonus fragen, wer ihn bekommt
    .help = Ob auch dann gefragt wird, wer einen Bonus bekommt, wenn er bei jedem dasselbe bewirkt.
option-supply_start = Wo die Energieversorgung beginnt
    .help = In der Heimatregion, oder in einer, die der Startspieler wählt.
    .home = in der Heimatregion
    .choice = wo der Startspieler will
option-home_region = Heimatregion
    .help = Die Region, in der ihr sitzt.
    .na = { region-NA }
    .sa = { region-SA }
    .eu = { region-EU }
    .af = { region-AF }
    .as = { region-AS }
    .oc = { region-OC }
option-supply_payment = Wann fossile Kraftwerke bezahlt werden
    .help = Wer eine Region kontrolliert, zahlt für ein fossiles Kraftwerk, wenn alle Regionen versorgt sind, oder sofort.
    .after_all = nach allen Regionen
    .immediate = sofort
option-partial_refill = Markt mit einem einzelnen CEP auffüllen
    .help = Ob der Markt mit einem einzelnen CEP aufgefüllt wird, wenn die Bank nicht mehr hat.
option-summit_reshuffle = Klimagipfel neu mischen
    .help = Ob abgelegte Klimagipfel einen neuen Stapel bilden, wenn der Stapel aufgebraucht ist.
option-unlimited_control_markers = Kontrolle über alle Regionen
    .help = Ob ein Spieler alle Regionen kontrollieren darf, obwohl die Marker nur für einige reichen.

## Optionen des kooperativen Spiels

option-inspectors = UN-Inspektoren
    .help = Ob UN-Inspektoren dafür sorgen, dass einige offene Umweltziele doppelt so viel kosten.
option-inspector_skips_achieved = Inspektoren überspringen erfüllte Ziele
    .help = Ob ein Inspektor über Umweltziele hinweggeht, die schon erfüllt sind.
option-solo_rules = Solospiel
    .help = Mit den Punkten am Anfang und der zweiten Hauptaktion, von denen Spieler berichten, oder nach dem bloßen Text, was praktisch verloren ist.
    .reported = wie Spieler berichten
    .bare = nach dem bloßen Text
option-solo_extra_tokens = Solospiel: Steine anderer Farben
    .help = Ob man allein Spielsteine anderer Farben verwenden darf, wenn die eigenen aufgebraucht sind.

## Optionen des kompetitiven Spiels

option-start_co2 = CO₂ am Anfang
    .help = 50 ppm wie gedruckt oder gar keines, was viel leichter zu überstehen ist.
    .printed = 50 ppm, wie gedruckt
    .zero = keines
option-un_goal_relief = UN-Ziele senken den CO₂-Wert
    .help = Ob jedes erfüllte UN-Ziel den CO₂-Wert um 10 ppm senkt.
option-winnable_stack = Ein Stapel, der zu gewinnen ist
    .help = Ob die fossilen Kraftwerke so gestapelt sind, dass die Partie immer zu gewinnen ist.
option-company_goals = Firmenziele
    .help = Wie viele der zwei Firmenziele ein Spieler behält.
    .keep_1_of_2 = eines von zweien
    .keep_both = beide
option-company_goal_discard = Wann man ein Firmenziel abgeben kann
    .help = Im eigenen Zug und in der Schlusswertung, oder auch zu anderen Zeiten, um zu zahlen.
    .own_turn = im eigenen Zug
    .anytime = auch zu anderen Zeiten
option-event_exemption = Was vor einem Ereignis schützt
    .help = Welche Infrastruktur in der Region ihren Besitzer vor einem Ereignis schützt: nur die unter einem gebauten Kraftwerk, oder jede.
    .built_only = Infrastruktur unter einem Kraftwerk
    .any_infrastructure = jede Infrastruktur
option-event_reshuffle = Ereignisse neu mischen
    .help = Ob abgelegte Ereignisplättchen einen neuen Stapel bilden, wenn der Stapel aufgebraucht ist.
option-fossil_mix = Mischung der fossilen Kraftwerke
    .help = Wie viele der fossilen Kraftwerke Gas, Öl und Kohle verbrennen.
    .v12-10-8 = 12 Gas, 10 Öl, 8 Kohle
    .v10-10-10 = je 10
option-reduce_before_income = CO₂ vor dem Einkommen senken
    .help = Ob das Team auch vor der Wahl des Einkommens CO₂ abkaufen darf, mit den Punkten, die es hat.
