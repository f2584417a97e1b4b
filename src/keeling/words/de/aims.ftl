### Was jetzt? Wozu der Zug da ist, was den Zielen fehlt, was hereinkommt und was bevorsteht.

aim-title-turn = Dieser Zug
aim-title-goals = Deine Ziele
aim-title-income = Dein Einkommen
aim-title-air = Die Luft
aim-title-ceps = CEPs (CO₂-Emissionszertifikate)
aim-title-dues = Wer was schuldet
aim-title-aim = Das Spiel

## Der Zug

aim-waiting = { $player } entscheidet: { $question }
aim-choice =
    { $amount ->
        [one] Es gibt 1 Möglichkeit.
       *[other] Es gibt { $amount } Möglichkeiten.
    }
aim-main = Der Hauptteil deines Zugs kommt noch. Jetzt möglich: { $verbs }.
aim-main-done = Der Hauptteil deines Zugs ist getan.
aim-cannot = { $verb }: { $why }
aim-free = Daneben frei: { $verbs }.

## Ziele

aim-goal-ready = { $goal }: Du hast alles, was es braucht.
aim-goal-cubes =
    { $goal }: Du hast die Kraftwerke, es { $amount ->
        [one] fehlt 1 Technikwürfel.
       *[other] fehlen { $amount } Technikwürfel.
    }
aim-goal-lacks = { $goal }: Noch nötig: { $plants }.
aim-company-goal = Dein Firmenziel, { $goal }: Bisher { $points } wert.
aim-private = Dein geheimes Ziel, { $goal }: { $done } von { $most }.
aim-private-done = Dein geheimes Ziel, { $goal }: erfüllt.
aim-environment =
    { $amount ->
        [0] Alle Umweltziele sind erfüllt.
        [one] 1 Umweltziel ist offen; am Ende dieses Jahrzehnts zahlt das Team dafür { $points } Punkte.
       *[other] { $amount } Umweltziele sind offen; am Ende dieses Jahrzehnts zahlt das Team dafür { $points } Punkte.
    }
aim-un-team =
    { $amount ->
        [0] Alle UN-Ziele sind erfüllt.
        [one] 1 UN-Ziel ist noch offen; am Ende darf es bei höchstens { $most } bleiben.
       *[other] { $amount } UN-Ziele sind noch offen; am Ende darf es bei höchstens { $most } bleiben.
    }
aim-policy-worth = Dein Unternehmen ist bisher { $points } Punkte wert: { $dirty } durch schmutzige Kraftwerke, { $clean } durch saubere, { $money } durch Geld.
aim-nim-card = Zählsteine von Haufen { $heap } zählen am Ende für dich, solange deine Karte verdeckt ist.

## Einkommen

aim-income = Beim nächsten Einkommen bekommst du nach jetzigem Stand { amount-money }.
aim-policy-income = Am Ende der Runde bekommst du nach jetzigem Stand { amount-money }.

## Die Luft

aim-limit-at = Der CO₂-Wert steht bei { $amount } ppm; bei { $most } verlieren alle.
aim-limit-above = Der CO₂-Wert steht bei { $amount } ppm; über { $most } verlieren alle.
aim-forecast = { $phase } in Jahrzehnt { $decade }: { $least } bis { $most } ppm mehr, wenn vorher nichts gebaut wird in { $regions }.
aim-forecast-sure = { $phase } in Jahrzehnt { $decade }: { $most } ppm mehr, wenn vorher nichts gebaut wird in { $regions }.
aim-forecast-one = { $phase } in Jahrzehnt { $decade }: Ein Ereignis trifft einen dieser Kontinente: { $regions }; der CO₂-Wert ändert sich um { $least } bis { $most } ppm.
aim-forecast-none = Nach jetzigem Stand kommt nichts in die Luft.
aim-lost-maybe = Das kann zu viel sein: Dann verlieren alle.
aim-lost-sure = Das ist zu viel: Alle verlieren, wenn vorher nichts gebaut wird.

## CEPs: wer damit zahlt

aim-ceps-own = Du hast { $amount } und kannst mit { $total } zahlen, die deiner Regionen eingeschlossen.
aim-ceps-you = { $region }: { $amount }, du kannst damit zahlen.
aim-ceps-other = { $region }: { $amount }, darüber entscheidet { $player }.
aim-ceps-place = { $region } ({ $amount })
aim-ceps-nobody = Solange niemand dort die Kontrolle hat, entscheidet niemand über: { $regions }.

## Was eine Klimapolitik verlangt

aim-policy-tax = { $player } schuldet am Ende des Jahrzehnts { amount-money } CO₂-Steuer.
aim-policy-permits =
    { $amount ->
        [0] { $player } braucht am Ende des Jahrzehnts keine Zertifikate.
        [one] { $player } braucht am Ende des Jahrzehnts 1 Zertifikat, es fehlen { $missing }.
       *[other] { $player } braucht am Ende des Jahrzehnts { $amount } Zertifikate, es fehlen { $missing }.
    }

## Wie das Spiel gewonnen wird

aim-of-classic = Habe am Ende die meisten Punkte, und lass den CO₂-Wert nicht aus dem Ruder laufen: Dann gewinnt niemand.
aim-of-classic-alone = Habe am Ende so viele Punkte wie möglich, und lass den CO₂-Wert nicht aus dem Ruder laufen.
aim-end-classic = Am Ende bringen auch Münzen, Technikwürfel, UN-Ziele und dein Firmenziel Punkte.
aim-of-competitive = Habe am Ende die meisten Punkte, und lass den CO₂-Wert nicht aus dem Ruder laufen: Dann gewinnt niemand.
aim-end-competitive = Am Ende bringen auch Münzen, Technikwürfel, UN-Ziele und Firmenziele Punkte.
aim-of-cooperative = Ihr gewinnt oder verliert zusammen: Haltet den CO₂-Wert und die Punkte des Teams im Rahmen, erfüllt die UN-Ziele und jeweils ein geheimes Ziel.
aim-end-cooperative =
    { $points ->
        [one] Das Team hat 1 Punkt; unter 0 verliert es.
       *[other] Das Team hat { $points } Punkte; unter 0 verliert es.
    }
aim-of-policy = Sei am Ende am meisten wert, durch Kraftwerke, Geld und Zertifikate, und lass den CO₂-Wert nicht aus dem Ruder laufen: Dann gewinnt niemand.
aim-of-nim = Habe die meisten Punkte, wenn die Haufen leer sind, und bring nicht die Flut.
