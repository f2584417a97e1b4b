### Was das klassische CO₂ und Second Chance gemeinsam haben: der Spielplan, seine Karten, und was darauf geschieht.

## Orte

slot = { $region } ({ $grant })
    .short = { $region }
    .from = aus { $region } ({ $grant })
    .to = nach { $region } ({ $grant })
project = { $source } in { $region } ({ $grant })
    .short = { $source } in { $region }
    .from = vom { NAME($source, form: "project") } in { $region } ({ $grant })
    .to = zum { NAME($source, form: "project") } in { $region } ({ $grant })
place-hand = Hand
    .from = von der Hand
    .to = auf die Hand
place-topic = Klimagipfel { $summit } ({ $source })
    .from = vom Klimagipfel { $summit } ({ $source })
    .to = zum Klimagipfel { $summit } ({ $source })
place-no-topic = Klimagipfel { $place }, Thema { $topic }
    .from = vom Klimagipfel { $place }, Thema { $topic },
    .to = zum Klimagipfel { $place }, Thema { $topic }
place-card = { $card } ({ $effect })
    .from = von { $card } ({ $effect })
    .to = auf { $card } ({ $effect })
space-of-grant = Feld mit { NAME($grant, form: "funding") }
    .in = auf einem Feld mit { NAME($grant, form: "funding") }

## Lobbykarten

card = { $card } { NUMBER($number, minimumIntegerDigits: 2) }
card-effects = { NUMBER($number, minimumIntegerDigits: 2) } ({ $main }; oder { $minor })
lobby-main = { $need }: { $effect }
either = { $first } oder { $second }

need-propose = Projekt { NAME($place, form: "in") } vorschlagen
need-install = { $source } einrichten
need-construct = { $source } bauen
need-summit = Klimagipfel zum Thema { $source }
need-buy = CEP kaufen
need-sell = CEP verkaufen

effect-money = { amount-money }
effect-cubes = { amount-cubes }
effect-ceps = { amount-ceps }
effect-moves =
    { $amount ->
        [one] einen Wissenschaftler versetzen
       *[other] { $amount } Wissenschaftler versetzen
    }
effect-points = { amount-points }
effect-expertise =
    { $amount ->
        [one] 1 Punkt Fachwissen in { NAME($source, form: "dat") }
       *[other] { $amount } Punkte Fachwissen in { NAME($source, form: "dat") }
    }
effect-discount = { amount-money } Rabatt auf das Kraftwerk

## Firmenziele

goal-company = { amount-points } für { $what }, höchstens { $most }
count-controlled_regions = jede Region, die du kontrollierst
count-supplied_regions = jede Region, in der du ein Kraftwerk hast
count-un_goals = jedes deiner UN-Ziele
count-plants_after_first = jedes deiner Kraftwerke nach dem ersten
count-ceps_in_hand = jedes CEP auf deiner Hand
count-leading_sources = jede { $type }, in der niemand vor dir liegt
count-built_sources = jede { $type }, von der du ein Kraftwerk gebaut hast
count-all_ceps = jedes CEP auf deiner Hand und in den Regionen, die du kontrollierst

## Was eine Aktion tut

label-propose = { $source } in { $slot } vorschlagen
label-move = Wissenschaftler { NAME($origin, form: "from") } { NAME($target, form: "to") }
label-recruit = Einen Wissenschaftler anwerben
label-buy = Ein CEP für { amount-money } kaufen
label-sell = Ein CEP für { amount-money } verkaufen
label-lobby-main = { $card }, Haupteffekt: { $effect }
label-lobby-minor = { $card }, Nebeneffekt: { $effect }
label-learn = Einen Punkt in { NAME($source, form: "dat") } nehmen
label-pay-hand = Ein CEP von deiner Hand zahlen
label-pay-region = Ein CEP aus { $region } zahlen
label-place-cep = Ein CEP nach { $region }
label-draft = { $card } behalten: { $main }; oder { $minor }
label-income = { $money } und { $points } nehmen
label-discard-goal = Dein Firmenziel für { amount-money } abgeben
label-begin = { NAME($region, form: "in") } beginnen
label-take = { $effect } nehmen
label-decline = Verzichten
label-pass = Passen
label-end = Zug beenden

## Was gefragt wird

ask-grant-research = Die Forschungsförderung: Wirb einen Wissenschaftler an oder versetze einen.
ask-move-by-card = Mit der { $card } darfst du einen Wissenschaftler versetzen.
ask-leave-project = Das Projekt ist verbraucht. Wohin geht dein Wissenschaftler?
ask-pay-cep = Zahle ein CEP: Woher kommt es?
ask-place-cep = Ein Bonus: Welche Region bekommt ein CEP vom Markt?
ask-learn-any = Ein Bonus: In welcher { $type } nimmst du einen Punkt?
ask-summit-point = Der Klimagipfel von { $summit }: In welchem Thema nimmst du einen weiteren Punkt?
ask-income = Dein Einkommen beträgt { $amount }: Wie viel davon nimmst du als Geld?
ask-supply-start = In welcher Region beginnt die Energieversorgung?
ask-reward = { $card } bringt { $first } oder { $second }: Was nimmst du?
ask-draft = Welche { $card } behältst du?

## Was geschieht

tell-turn = { $player } ist am Zug.
tell-end-turn = { $player } beendet den Zug.
tell-propose = { $player } schlägt { $source } in { $slot } vor.
tell-no-move = { $player } versetzt keinen Wissenschaftler.
tell-region-cube = { $region } gibt einen Technikwürfel für das Kraftwerk.
tell-fossil = { $region } bekommt { NAME($plant, form: "a") }; der CO₂-Wert steht bei { amount-ppm }.
tell-fossil-gone = { NAME($plant, form: "a") } verschwindet; der CO₂-Wert sinkt auf { amount-ppm }.
tell-control = { $player } übernimmt die Kontrolle über { $region }.
tell-move = { $player } versetzt einen Wissenschaftler { NAME($origin, form: "from") } { NAME($target, form: "to") }.
tell-recruit = { $player } wirbt einen Wissenschaftler an.
tell-expertise = { $player } steht jetzt auf Feld { $position } der Leiste für { $source }.
tell-bonus-cube = { $player } bekommt einen Technikwürfel als Bonus.
tell-no-cubes = Es gibt keine Technikwürfel mehr.
tell-no-ceps = Auf dem Markt ist kein CEP mehr.
tell-refill = Der Markt wird aufgefüllt; der Preis beträgt { amount-money }.
tell-buy = { $player } kauft ein CEP.
tell-sell = { $player } verkauft ein CEP; der Preis beträgt jetzt { amount-money }.
tell-pay-hand = { $player } zahlt ein CEP.
tell-pay-region = { $player } zahlt ein CEP aus { $region }.
tell-region-pays = { $region } zahlt ein CEP.
tell-region-cep = Ein CEP geht nach { $region }.
tell-start-player = { $player } ist Startspieler.
tell-decade = Die { NUMBER($year, useGrouping: 0) }er-Jahre beginnen.
tell-income = { $player } nimmt { $income } als Einkommen.
tell-summit-over = Der Klimagipfel von { $summit } ist vorbei.
tell-new-summit = Ein neuer Klimagipfel: { $summit }.
tell-give-cube = { $player } schickt einen Technikwürfel nach { $region }.
tell-neglect = { $player } kann nicht helfen und verliert { amount-points }.
tell-next-event = Das nächste Ereignis bedroht { $region }.
tell-play-card = { $player } spielt { $card }: { $effect }.
tell-discard-goal = { $player } gibt ein Firmenziel für { amount-money } ab.
tell-lobby-cards = Deine { NAME($card, form: "plural") }: { $cards }.
tell-draft-own = Du behältst { $card }: { $main }; oder { $minor }.
tell-draft = { $player } behält { NAME($card, form: "a") }.
tell-packs-passed = Die Karten werden weitergegeben.
tell-draft-over = Der Draft ist beendet.
tell-sell-all = { $player } verkauft alle CEPs zu je { amount-money }.
tell-company-goal = { $player } bekommt { amount-points } für ein Firmenziel: { $goal }.
tell-no-company-goal = { $player } wertet kein Firmenziel.
tell-coins = { $player } bekommt { amount-points } für Münzen.
tell-most-cubes = { amount-points } für die meisten Technikwürfel: { $players }.

## Warum nicht

refuse-no-cep-there = Dort ist kein CEP, mit dem du zahlen könntest.
refuse-not-controller = Nur wer eine Region kontrolliert, darf ihre CEPs ausgeben.
refuse-market-empty = Auf dem Markt ist kein CEP.
refuse-no-scientist-there = Dort hast du keinen Wissenschaftler.
refuse-no-project-there = Dort ist kein Projekt.
refuse-place-occupied = Dort ist schon ein anderer Wissenschaftler; auf jedem Projekt und jedem Thema ist nur für einen Platz.
refuse-no-such-topic = Dieses Thema gibt es auf dem Klimagipfel nicht.
refuse-same-place = Der Wissenschaftler ist schon dort.
refuse-slot-taken = Auf diesem Feld liegt schon ein Projekt.
refuse-only-green-plants = Die Region ist voller grüner Kraftwerke; mehr passen nicht hinein.
refuse-not-enough-cubes = Du hast zu wenige Technikwürfel für dieses Kraftwerk.
refuse-not-enough-money = Dafür hast du zu wenig Geld.
refuse-move-done = Du hast in diesem Zug schon einen Wissenschaftler versetzt.
refuse-market-done = Du warst in diesem Zug schon auf dem Markt.
refuse-not-your-card = Diese Karte hast du nicht auf der Hand.
refuse-no-goal = Du hast kein Firmenziel mehr.
refuse-pool-empty = Alle deine Wissenschaftler sind angeworben.
refuse-more-than-income = Das ist mehr als dein Einkommen.
refuse-not-in-pack = Diese Karte ist nicht unter denen, die du gerade hältst.
refuse-no-such-player = Diesen Spieler gibt es nicht.
