### CO₂, das klassische Spiel

title-classic = CO₂
    .summary = Energiekonzerne bauen grüne Kraftwerke für ihren Gewinn – und verlieren gemeinsam, wenn niemand das CO₂ aufhält.

## Klimagipfel

summit-gives-classic = Für alle mit Wissenschaftlern dort: 1 Punkt in jedem Thema der eigenen Wissenschaftler und 1 weiterer in einem beliebigen Thema des Gipfels

## Was eine Aktion tut

goal-classic-un = UN-Ziel { $number } ({ $sources })
label-classic-install = { $project } einrichten
label-classic-construct = { $project } für { $cost } bauen: { amount-points }
label-classic-construct-nothing = Ein Kraftwerk in { $slot } bauen
label-classic-construct-lobby = { $project } mit deiner Lobbykarte für { $cost } bauen: { amount-points }
label-classic-goal = { $goal } für { amount-points } werten
label-classic-exchange = Punkte gegen Münzen tauschen
label-classic-bid = { $amount } bieten
label-classic-offer-cube = Einen Technikwürfel zahlen
label-classic-offer-coins = Den Rest in Münzen zahlen
label-classic-name = { $player }
label-classic-put = Nach { $slot } legen

## Was gefragt wird

ask-classic-turn = Du bist am Zug: Führe eine Aktion aus; freie Aktionen sind davor und danach möglich.
ask-classic-turn-rest = Führe freie Aktionen aus oder beende deinen Zug.
ask-classic-leave = Dein Wissenschaftler muss weichen: auf deine Hand mit einem Punkt in { NAME($source, form: "dat") } oder zu einem Klimagipfel?
ask-classic-learn = Dein Zug endet: Aus welchem Projekt deiner Wissenschaftler lernst du?
ask-classic-shortfall = Du musst ein CEP für { amount-money } kaufen: Gibst du dein Firmenziel ab, oder tauschst du Punkte gegen die fehlenden Münzen?
ask-classic-starter-region = In welcher Region beginnen die Startprojekte?
ask-classic-starter-project = Das { NAME($source, form: "project") } kommt nach { $region }: auf welches Feld?
ask-classic-bid = Der Startspielerstein wird versteigert: Das höchste Gebot ist { $amount }.
ask-classic-first-bid = Der Startspielerstein wird versteigert: Noch hat niemand geboten.
ask-classic-pay-bid = Du hast den Zuschlag: Noch { $due } sind zu zahlen. Ein CEP zählt { $price }.
ask-classic-name = Wer ist im nächsten Jahrzehnt Startspieler?

## Was geschieht

tell-classic-pass = { $player } kann keine Aktion ausführen und passt.
tell-classic-install = { $player } richtet { NAME($project, form: "short") } ein.
tell-classic-construct = { $player } baut ein Kraftwerk: { NAME($project, form: "short") }.
tell-classic-scientist-coin = { $player } zahlt { amount-money } an { $owner } für den Wissenschaftler auf dem Projekt.
tell-classic-fossils = Jede Region hat ihr erstes fossiles Kraftwerk; der CO₂-Wert steht bei { amount-ppm }.
tell-classic-exchange = { $player } tauscht Punkte gegen die fehlenden Münzen.
tell-classic-must-buy = { $player } muss ein CEP kaufen.
tell-classic-disaster = Eine Katastrophe { NAME($region, form: "in") }.
tell-classic-un-goal = { $player } wertet { $goal } für { amount-points }.
tell-classic-goal = Dein Firmenziel: { $goal }.
tell-classic-draw-card = Eine neue Lobbykarte wird gezogen.
tell-classic-new-un-goal = { $goal } liegt jetzt aus.
tell-classic-lost-un-goal = { $goal } geht durch die Katastrophe verloren.
tell-classic-starter-project = Ein Startprojekt: { $project }.
tell-classic-no-bid = { $player } bietet nicht.
tell-classic-bid = { $player } bietet { $amount }.
tell-classic-bid-cube = { $player } zahlt einen Technikwürfel für das Gebot.
tell-classic-bid-coins = { $player } zahlt { amount-money } für das Gebot.
tell-classic-final-income = { $player } bekommt { amount-points } aus dem letzten Einkommen.
tell-classic-most-un-goals = { amount-points } für die meisten UN-Ziele: { $players }.

## Warum nicht

refuse-classic-region-full = Die Region hat schon so viele CEPs wie Bedarfsfelder.
refuse-classic-track-full = Deine Scheibe ist am Ende dieser Leiste.
refuse-classic-not-from-hand = Zu einem Klimagipfel kommt man nur von einem Projekt aus, nicht von der Hand.
refuse-classic-wrong-topic = Das Thema ist nicht die Energiequelle des Projekts, auf dem der Wissenschaftler steht.
refuse-classic-action-done = Du hast die Aktion dieses Zuges schon ausgeführt.
refuse-classic-not-on-agenda = Diese Energiequelle steht nicht auf der Agenda der Region.
refuse-classic-no-project-tile = Von dieser Energiequelle ist kein Projektplättchen übrig.
refuse-classic-already-installed = Dieses Projekt ist schon eingerichtet.
refuse-classic-no-cep-to-pay = Einrichten kostet ein CEP, und du hast keines auf der Hand oder in einer Region, die du kontrollierst.
refuse-classic-no-coin-for-scientist = Du kannst den Besitzer des Wissenschaftlers auf diesem Projekt nicht bezahlen.
refuse-classic-not-installed = Nur aus einem eingerichteten Projekt kann ein Kraftwerk werden.
refuse-classic-no-plant-tile = Von dieser Energiequelle ist kein Kraftwerk übrig.
refuse-classic-not-enough-expertise = Dein Fachwissen in dieser Energiequelle ist niedriger als die Zahl der Würfel auf dem Kraftwerk.
refuse-classic-own-scientist-stuck = Dein eigener Wissenschaftler müsste das Projekt verlassen, aber du hast in diesem Zug schon einen versetzt.
refuse-classic-no-card-for-plant = Du hast keine Lobbykarte für den Bau dieser Energiequelle.
refuse-classic-card-done = Du hast in diesem Zug schon eine Karte gespielt oder gewertet.
refuse-classic-stopped = Der Preis hat sich in diesem Zug geändert; du kannst nichts mehr verkaufen.
refuse-classic-market-closed = Der Preis hat sich in diesem Zug geändert; nach den Optionen dieses Spiels ist der Markt geschlossen.
refuse-classic-no-cep-in-hand = Du hast kein CEP auf der Hand; die in den Regionen kann man nicht verkaufen.
refuse-classic-no-such-action-yet = Für den Haupteffekt musst du in diesem Zug die Aktion ausgeführt haben, die auf der Karte steht.
refuse-classic-only-with-construct = Den Rabatt gibt es nur zusammen mit dem Bau: Baue mit deiner Lobbykarte.
refuse-classic-goal-not-open = Dieses UN-Ziel liegt nicht aus.
refuse-classic-plants-missing = Du hast nicht alle Arten von Kraftwerken gebaut, die dieses UN-Ziel zeigt.
refuse-classic-no-cube-for-goal = Ein UN-Ziel zu werten kostet einen Technikwürfel.
refuse-classic-action-first = Du musst eine Aktion ausführen, bevor dein Zug enden kann.
refuse-classic-action-possible = Passen darfst du nur, wenn keine Aktion möglich ist.
refuse-classic-not-this-scientist = Der Wissenschaftler auf dem benutzten Projekt ist es, der weichen muss.
refuse-classic-not-a-project-here = Ein Wissenschaftler, der weichen muss, geht auf die Hand oder zu einem Klimagipfel.
refuse-classic-must-leave = Dein Wissenschaftler kann nicht auf einem Projekt bleiben, das verbraucht ist.
refuse-classic-not-a-topic-here = Diese Energiequelle ist kein Thema des Klimagipfels.
refuse-classic-no-scientist-on-source = Du hast keinen Wissenschaftler auf einem Projekt dieser Energiequelle.
refuse-classic-bid-too-low = Ein Gebot muss höher sein als das höchste bisher.
refuse-classic-bid-too-high = Dieses Gebot könntest du nicht bezahlen.
refuse-classic-pays-too-much = Damit würdest du mehr zahlen als nötig, oder du könntest das Gebot nicht passend bezahlen.
refuse-classic-wrong-region = Das Projekt kommt in eine andere Region.
refuse-classic-payment-begun = Das Firmenziel kannst du nur abgeben, bevor du zu zahlen beginnst.
refuse-classic-no-cube = Du hast keinen Technikwürfel mehr zum Bezahlen.
refuse-classic-ceps-first = CEPs werden vor Technikwürfeln gezahlt.

## Enden

end-classic-decades = Das letzte Jahrzehnt ist vorbei.
    .short = letztes Jahrzehnt vorbei
end-classic-green_regions = Genug Regionen sind voller grüner Kraftwerke: Das Spiel ist vorbei.
    .short = grüne Regionen
end-classic-safe_zone = Der CO₂-Wert ist wieder im sicheren Bereich: Das Spiel ist vorbei.
    .short = wieder im sicheren Bereich
end-classic-defeat = Am Ende der Versorgungsphase ist zu viel CO₂ in der Luft: Alle haben verloren.
    .short = gemeinsame Niederlage
end-classic-solo_over = Es ist zu viel CO₂ in der Luft: Das Spiel ist vorbei.
    .short = zu viel CO₂

## Wie schwer

difficulty-classic-drawn = Zufällig
    .help = Die fossilen Kraftwerke am Anfang werden gezogen; der CO₂-Wert kann niedrig oder hoch sein.
difficulty-classic-beginner = Einsteiger
    .help = Die meisten fossilen Kraftwerke am Anfang verbrennen Gas: 150 ppm.
difficulty-classic-normal = Normal
    .help = Die fossilen Kraftwerke am Anfang sind gemischt: 180 ppm.
difficulty-classic-expert = Experte
    .help = Die meisten fossilen Kraftwerke am Anfang verbrennen Kohle: 210 ppm.
difficulty-classic-extreme = Extrem
    .help = Alle fossilen Kraftwerke am Anfang verbrennen Kohle: 240 ppm. Einige Gaskraftwerke bleiben in der Schachtel; schmutzig bleibt es also auch später.

## Optionen

option-classic-preset = Fossile Kraftwerke am Anfang
    .help = Welche fossilen Kraftwerke am Anfang auf dem Spielplan stehen.
    .off = zufällig gezogen
    .beginner = Einsteiger: meist Gas, 150 ppm
    .normal = normal: gemischt, 180 ppm
    .expert = Experte: meist Kohle, 210 ppm
    .extreme = extrem: nur Kohle, 240 ppm
option-classic-auction = Versteigerung des Startspielersteins
    .help = Ob der Startspieler des nächsten Jahrzehnts durch eine Versteigerung bestimmt wird.
    .true = der Stein wird versteigert
    .false = der Stein geht nach links
option-classic-lobby_draft = Lobbykarten
    .help = Ob Lobbykarten gedraftet werden und in welche Richtung man sie weitergibt.
    .off = ausgeteilt
    .alternate = gedraftet, abwechselnd nach rechts und links
    .right = gedraftet, immer nach rechts
option-classic-safe_zone_end = Ende durch Rückkehr in den sicheren Bereich
    .help = Nach welchen Jahrzehnten eine Rückkehr in den sicheren Bereich das Spiel beendet.
    .from_fourth_decade = ab dem vierten Jahrzehnt
    .any_decade = nach jedem Jahrzehnt
    .off = nie
option-classic-final_income = Einkommen in der Schlusswertung
    .help = Welche Plätze auf den Leisten in der Schlusswertung etwas bekommen.
    .all_positions = alle Plätze
    .first_second = nur die Plätze, die in jedem Jahrzehnt etwas bekommen
option-classic-own_scientist_on_construct = Dein Wissenschaftler auf dem Projekt, das du baust
    .help = Was mit deinem eigenen Wissenschaftler auf dem Projekt geschieht, das du baust, wenn du in diesem Zug schon einen versetzt hast.
    .needs_free_move = verhindert den Bau
    .free_to_hand = geht auf deine Hand
    .free_move = wird noch einmal kostenlos versetzt
option-classic-eviction_timing = Ein fremder Wissenschaftler auf dem Projekt, das du baust
    .help = Wann der Wissenschaftler eines anderen ein Projekt verlässt, das gebaut wird.
    .step7 = geht, nachdem die Kontrolle der Region geprüft ist
    .before = geht, bevor das Kraftwerk gebaut wird
option-classic-stop_blocks = Markt nach einer Preisänderung
    .help = Was das STOP-Zeichen des Marktes für den Rest eines Zuges verbietet.
    .sell = verkaufen
    .both = verkaufen und kaufen
option-classic-lobby09_main = Haupteffekt der Lobbykarte 09
    .help = Was Lobbykarte 09 für ein Projekt auf einem Feld mit Technikförderung bringt; die Regelwerke widersprechen sich.
    .money3 = 3 $
    .move_scientist = einen Wissenschaftler versetzen
option-classic-partial_refill = Auffüllen mit nur einem CEP
    .help = Ob der Markt auch mit einem einzigen CEP aufgefüllt wird, wenn die Bank nicht mehr hat.
    .true = auch ein einziges CEP füllt ihn auf
    .false = nur zwei oder mehr CEPs füllen ihn auf
option-classic-company_goal_discard = Ein Firmenziel abgeben
    .help = Wann man ein Firmenziel gegen Münzen tauschen darf: auch um in der Versorgungsphase oder bei einer Versteigerung zu zahlen, oder nur im eigenen Zug und in der Schlusswertung.
    .anytime = auch zum Zahlen in der Versorgungsphase oder bei einer Versteigerung
    .own_turn = nur im eigenen Zug und in der Schlusswertung
option-classic-classic_limits = Zahl der Technikwürfel
    .help = Ob die Zahl der Technikwürfel begrenzt ist.
    .true = begrenzt
    .false = unbegrenzt
option-classic-summit_reshuffle = Benutzte Gipfelplättchen
    .help = Ob abgelegte Gipfelplättchen einen neuen Stapel bilden, wenn der Stapel aufgebraucht ist.
    .true = werden neu gemischt, wenn der Stapel aufgebraucht ist
    .false = kommen nicht mehr ins Spiel
option-classic-solo_limit = CO₂-Grenze im Solospiel
    .help = Ob ein Solospiel erst über der CO₂-Grenze endet oder schon, wenn sie erreicht ist.
    .gt500 = erst über der Grenze
    .ge500 = schon an der Grenze
