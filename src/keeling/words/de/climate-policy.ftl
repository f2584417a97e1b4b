### Climate Policy. Regionen, Energiequellen, schmutzige Kraftwerke, Klimagipfel und Mengen stehen in names.ftl.

title-climate-policy = Climate Policy
    .summary = Energieunternehmen streben nach Gewinn: unter CO₂-Steuern, mit Zertifikaten oder ganz ohne Klimapolitik; bei 500 ppm verlieren alle.

## Saubere Kraftwerke nach Energiequelle und Stufe

plant-forestation-1 = Aufforstung (Stufe 1)
    .a = eine Aufforstung der Stufe 1
plant-forestation-2 = Aufforstung (Stufe 2)
    .a = eine Aufforstung der Stufe 2
plant-solar-1 = Solarenergie (Stufe 1)
    .a = ein Solarkraftwerk der Stufe 1
plant-solar-2 = Solarenergie (Stufe 2)
    .a = ein Solarkraftwerk der Stufe 2
plant-cold-fusion-1 = Kalte Fusion (Stufe 1)
    .a = ein Fusionskraftwerk der Stufe 1
plant-cold-fusion-2 = Kalte Fusion (Stufe 2)
    .a = ein Fusionskraftwerk der Stufe 2
plant-biomass-1 = Biomasse (Stufe 1)
    .a = ein Biomassekraftwerk der Stufe 1
plant-biomass-2 = Biomasse (Stufe 2)
    .a = ein Biomassekraftwerk der Stufe 2
plant-recycling-1 = Recycling (Stufe 1)
    .a = eine Recyclinganlage der Stufe 1
plant-recycling-2 = Recycling (Stufe 2)
    .a = eine Recyclinganlage der Stufe 2

## Phasen dieses Titels

phase-round = Runde
phase-round_end = Ende der Runde
phase-decade = Neues Jahrzehnt
phase-upkeep = Jahrzehntabschluss

## Teile von Sätzen

policy-place = { NAME($plant, form: "a") } in { $region } ({ $space })
policy-place-exempt = { NAME($plant, form: "a") } mit Schlupfloch in { $region } ({ $space })
policy-place-empty = nichts in { $region } ({ $space })
policy-in-stock = { $amount } × { $plant }
policy-income = { amount-money } für { $player }
policy-permits-on-market = { amount-permits } auf dem Markt
policy-permits-given = { amount-permits } bei den Unternehmen
policy-loopholes-left =
    { $amount ->
        [one] 1 Schlupfloch neben dem Spielplan
       *[other] { $amount } Schlupflöcher neben dem Spielplan
    }
policy-scored-dirty = { $points } für schmutzige Kraftwerke
policy-scored-clean = { $points } für saubere Kraftwerke
policy-scored-money = { $points } für Geld
policy-scored-permits = { $points } für Zertifikate
policy-scored-debt = { $points } für den Kredit

## Was eine Aktion tut

label-policy-buy-permit = Ein Zertifikat für { amount-money } kaufen
label-policy-buy-loophole = Ein Schlupfloch für { amount-money } kaufen
label-policy-build = { NAME($plant, form: "a") } in { $region } für { amount-money } bauen
label-policy-build-pushing = { NAME($plant, form: "a") } in { $region } für { amount-money } bauen und { NAME($pushed, form: "a") } verdrängen
label-policy-build-exempt = { NAME($plant, form: "a") } mit Schlupfloch in { $region } für { amount-money } bauen
label-policy-build-exempt-pushing = { NAME($plant, form: "a") } mit Schlupfloch in { $region } für { amount-money } bauen und { NAME($pushed, form: "a") } verdrängen
label-policy-develop-dirty =
    { $plants ->
        [one] 1 schmutziges Kraftwerk für { amount-money } ziehen
       *[other] { $plants } schmutzige Kraftwerke für { amount-money } ziehen
    }
label-policy-put-back = { NAME($plant, form: "a") } zurücklegen
label-policy-fund = { $source } für { amount-money } erforschen
label-policy-transfer =
    { $spaces ->
        [one] { $source } für { amount-money } erforschen, mit dem Wissen von { $leader } (1 Feld)
       *[other] { $source } für { amount-money } erforschen, mit dem Wissen von { $leader } ({ $spaces } Felder)
    }
label-policy-borrow =
    { $points ->
        [one] Einen Kredit von { amount-money } aufnehmen (am Ende 1 Punkt weniger)
       *[other] Einen Kredit von { amount-money } aufnehmen (am Ende { $points } Punkte weniger)
    }
label-policy-demolish = { $place } abreißen
label-policy-end-turn = Zug beenden
label-policy-pay-tax = { amount-money } CO₂-Steuer zahlen
label-policy-show-permits = { amount-permits } vorzeigen
label-policy-spend-permits = { amount-permits } abgeben
label-policy-pay-fine =
    { $permits ->
        [one] { amount-money } Strafe für 1 fehlendes Zertifikat zahlen
       *[other] { amount-money } Strafe für { $permits } fehlende Zertifikate zahlen
    }
label-policy-trade = { $partner } ein Angebot machen
label-policy-no-trade = Keine weiteren Angebote machen
label-policy-give-money = { amount-money } geben
label-policy-ask-money = { amount-money } verlangen
label-policy-give-permits = { amount-permits } geben
label-policy-ask-permits = { amount-permits } verlangen
label-policy-give-loopholes = { amount-loopholes } geben
label-policy-ask-loopholes = { amount-loopholes } verlangen
label-policy-give-plant = { $place } geben
label-policy-ask-plant = { $place } verlangen
label-policy-offer = Dieses Angebot machen
label-policy-withdraw = Das Angebot zurückziehen
label-policy-accept = Annehmen
label-policy-decline = Ablehnen

## Was gefragt wird

ask-policy-turn = Dein Zug: bauen, dann entwickeln; beides ist freiwillig.
ask-policy-turn-market = Dein Zug: kaufen, bauen, entwickeln, in dieser Reihenfolge; jeder Teil ist freiwillig.
ask-policy-turn-built = Dein Zug: Entwickle schmutzige oder saubere Energie oder beende ihn.
ask-policy-turn-developed = Dein Zug: Entwickle weiter oder beende ihn.
ask-policy-put-back =
    { $amount ->
        [one] In deinem Lager ist 1 Kraftwerk zu viel: Welches legst du zurück?
       *[other] In deinem Lager sind { $amount } Kraftwerke zu viel: Welches legst du zurück?
    }
ask-policy-tax = Deine CO₂-Steuer beträgt { amount-money }: Zahle sie oder reiße Kraftwerke ab.
ask-policy-permits = Deine Kraftwerke brauchen { amount-permits }, und du hast { $held }: Weise sie nach oder reiße Kraftwerke ab.
ask-policy-partner =
    { $amount ->
        [one] Handel: Du darfst noch 1 Angebot machen. Wem?
       *[other] Handel: Du darfst noch { $amount } Angebote machen. Wem?
    }
ask-policy-element = Dein Angebot an { $partner }: Du gibst { $given } und bekommst { $asked }. Was noch?
ask-policy-answer = { $maker } bietet dir einen Handel an: Du gibst { $given } und bekommst { $gained }. Nimmst du an?

## Was in einem Zug geschieht

tell-policy-turn = { $player } ist am Zug.
tell-policy-end-turn = { $player } beendet den Zug.
tell-policy-buy-permit = { $player } kauft ein Zertifikat.
tell-policy-buy-loophole = { $player } kauft ein Schlupfloch.
tell-policy-build = { $player } baut { NAME($plant, form: "a") } in { $region }.
tell-policy-build-exempt = { $player } baut { NAME($plant, form: "a") } mit Schlupfloch in { $region }.
tell-policy-co2-rises = Der CO₂-Wert steigt auf { $co2 } ppm.
tell-policy-pushed-out =
    { $fall ->
        [0] { $player } verliert durch Verdrängung { NAME($plant, form: "a") } in { $region }.
       *[other] { $player } verliert durch Verdrängung { NAME($plant, form: "a") } in { $region }; der CO₂-Wert sinkt auf { $co2 } ppm.
    }
tell-policy-demolished =
    { $fall ->
        [0] { $player } reißt { NAME($plant, form: "a") } in { $region } ab.
       *[other] { $player } reißt { NAME($plant, form: "a") } in { $region } ab; der CO₂-Wert sinkt auf { $co2 } ppm.
    }
tell-policy-demolished-for-tax =
    { $fall ->
        [0] { $player } reißt wegen der Steuer { NAME($plant, form: "a") } in { $region } ab.
       *[other] { $player } reißt wegen der Steuer { NAME($plant, form: "a") } in { $region } ab; der CO₂-Wert sinkt auf { $co2 } ppm.
    }
tell-policy-demolished-for-permits =
    { $fall ->
        [0] { $player } reißt mangels Zertifikaten { NAME($plant, form: "a") } in { $region } ab.
       *[other] { $player } reißt mangels Zertifikaten { NAME($plant, form: "a") } in { $region } ab; der CO₂-Wert sinkt auf { $co2 } ppm.
    }
tell-policy-ownerless-pushed-out = { NAME($plant, form: "ownerless") } in { $region } wird verdrängt; der CO₂-Wert sinkt auf { $co2 } ppm.
tell-policy-borrow = { $player } nimmt einen Kredit von { amount-money } auf.
tell-policy-develop-dirty = { $player } entwickelt schmutzige Energie.
tell-policy-draw = { $player } zieht schmutzige Kraftwerke.
tell-policy-draw-seen = { $player } zieht schmutzige Kraftwerke; im Lager liegt jetzt: { $stock }.
tell-policy-put-back = { $player } legt ein Kraftwerk zurück.
tell-policy-put-back-seen = { $player } legt { NAME($plant, form: "a") } zurück.
tell-policy-fund = { $player } erforscht { $source } und erreicht Feld { $space }.
tell-policy-transfer = { $player } erforscht { $source } mit dem Wissen von { $leader } und erreicht Feld { $space }; { $leader } erhält { amount-money } vom Preis.

## Was bei einem Handel geschieht

tell-policy-no-offer = { $player } macht kein Angebot.
tell-policy-no-more-offers = { $player } macht kein weiteres Angebot.
tell-policy-begin-offer = { $player } beginnt einen Handel mit { $partner }.
tell-policy-offer = { $player } bietet { $partner } einen Handel an: { $given } gegen { $asked }.
tell-policy-withdraw = { $player } zieht das Angebot zurück.
tell-policy-decline = { $player } lehnt das Angebot ab.
tell-policy-trade = { $player } gibt { $given } an { $partner } und erhält dafür { $asked }.

## Was alle betrifft

tell-policy-first-player = { $player } ist Startspieler.
tell-policy-decade = Die { NUMBER($year, useGrouping: 0) }er-Jahre beginnen.
tell-policy-introduced = Ab jetzt gibt es { $supplies }.
tell-policy-income = Einkommen: { $incomes }.
tell-policy-reduce-costs = Forschungsprojekte werden billiger, wo der Preis darunter frei ist.
tell-policy-new-research = Neue Forschungsprojekte werden ausgelegt.
tell-policy-round-over = Die Runde ist zu Ende.
tell-policy-event = Ein Ereignis trifft { $region }.
tell-policy-ownerless-plant = { NAME($plant, form: "ownerless") } entsteht in { $region }; der CO₂-Wert steigt auf { $co2 } ppm.
tell-policy-tax = { $player } zahlt { amount-money } CO₂-Steuer.
tell-policy-permits-shown = { $player } zeigt { amount-permits } vor.
tell-policy-permits-spent = { $player } gibt { amount-permits } ab.
tell-policy-fine = { $player } zahlt { amount-money } Strafe für fehlende Zertifikate.
tell-policy-permits-cheaper = Die Zertifikate auf dem Markt werden billiger.
tell-policy-grants-raised = Für Fördermittel gibt es { amount-money }.
tell-policy-summit = Der Klimagipfel von { $summit } bestimmt, was gefördert wird: { $sources }.
tell-policy-grant = { $player } erhält { amount-money } Fördermittel.
tell-policy-grant-for-source = { $player } erhält { amount-money } Fördermittel für { $source }.
tell-policy-pool-left = Rest im Fördertopf: { amount-money }.
tell-policy-dividend = Jedes Unternehmen erhält { amount-money } CO₂-Dividende; Rest im Fördertopf: { $left }.
tell-policy-decade-over = Das Jahrzehnt ist abgeschlossen.
tell-policy-score = { $player } erhält { amount-points }: { $lines }.
tell-policy-score-nothing = { $player } erhält keine Punkte.

## Wie es endet

end-climate-policy-decades = Das letzte Jahrzehnt ist vorbei.
    .short = letztes Jahrzehnt
end-climate-policy-defeat = In der Luft ist zu viel CO₂: Alle verlieren.
    .short = gemeinsame Niederlage

## Warum nicht

refuse-policy-market-over = Sobald du gebaut oder entwickelt hast, kannst du in diesem Zug nichts mehr am Markt kaufen.
refuse-policy-no-permits-here = Bei dieser Klimapolitik gibt es keine Zertifikate oder noch keine.
refuse-policy-no-permit-left = Auf dem Markt ist kein Zertifikat mehr.
refuse-policy-permits-per-turn = Mehr Zertifikate darfst du in einem Zug nicht kaufen.
refuse-policy-no-loopholes-here = Bei dieser Klimapolitik gibt es keine Schlupflöcher oder noch keine.
refuse-policy-no-loophole-left = Es ist kein Schlupfloch mehr übrig.
refuse-policy-loopholes-per-turn = Mehr Schlupflöcher darfst du in einem Zug nicht kaufen.
refuse-policy-too-little-money = Dafür hast du zu wenig Geld.
refuse-policy-already-built = Du hast in diesem Zug schon ein Kraftwerk gebaut.
refuse-policy-build-over = Sobald du entwickelt hast, kannst du in diesem Zug nicht mehr bauen.
refuse-policy-not-in-stock = So ein schmutziges Kraftwerk hast du nicht im Lager.
refuse-policy-not-unlocked = Deine Figur hat das Feld noch nicht erreicht, das dieses Kraftwerk freischaltet.
refuse-policy-no-tile-left = So ein Kraftwerk ist nicht mehr im Vorrat.
refuse-policy-no-loophole-held = Du hast kein Schlupfloch.
refuse-policy-permits-to-build = Nach den Optionen dieses Spiels brauchst du schon beim Bau Zertifikate für das Kraftwerk.
refuse-policy-no-plant-there = Auf diesem Feld steht kein Kraftwerk.
refuse-policy-not-your-plant = Nur eigene Kraftwerke kannst du abreißen oder handeln.
refuse-policy-developed-dirty = Du hast in diesem Zug schmutzige Energie entwickelt.
refuse-policy-developed-clean = Du hast in diesem Zug saubere Energie entwickelt.
refuse-policy-pool-empty = Es ist kein schmutziges Kraftwerk mehr zu ziehen.
refuse-policy-not-to-put-back = So ein Kraftwerk kannst du nicht zurücklegen.
refuse-policy-projects-per-turn = Mehr Projekte darfst du in einem Zug nicht finanzieren.
refuse-policy-no-project-there = Zu diesem Preis gibt es kein solches Forschungsprojekt.
refuse-policy-no-pawn-left = Alle deine Figuren stehen auf anderen Leisten.
refuse-policy-track-finished = Deine Figur ist am Ende dieser Leiste.
refuse-policy-not-far-behind = Du liegst auf dieser Leiste nicht weit genug zurück.
refuse-policy-not-the-leader = Dieses Unternehmen führt auf dieser Leiste nicht.
refuse-policy-in-debt = Du hast schon einen Kredit; mehr als einen gibt es nicht.
refuse-policy-permits-missing = Du hast zu wenige Zertifikate für deine Kraftwerke.
refuse-policy-no-fines = In diesem Spiel gibt es keine Strafen; Kraftwerke ohne Zertifikate müssen weg.
refuse-policy-nothing-missing = Du hast genug Zertifikate; es ist keine Strafe fällig.
refuse-policy-no-such-partner = Ein Angebot geht an ein anderes Unternehmen dieses Spiels.
refuse-policy-no-offer-left = Mehr Angebote darfst du nicht machen.
refuse-policy-nothing-to-trade = Keiner von euch beiden hat ein Zertifikat, ein Schlupfloch oder ein Kraftwerk zum Handeln.
refuse-policy-already-in-offer = Das steht schon im Angebot.
refuse-policy-giver-has-less = So viel ist bei dem, der es geben müsste, nicht vorhanden.
refuse-policy-no-goods = Ein Angebot muss ein Zertifikat, ein Schlupfloch oder ein Kraftwerk enthalten.
refuse-policy-buyer-not-covered = Wer vor dem Vorzeigen der Zertifikate ein Kraftwerk übernimmt, muss Zertifikate für alle seine Kraftwerke haben.

## Optionen: die Klimapolitik

option-climate-policy-policy = Klimapolitik
    .help = Was die Welt gegen die Emissionen tut: nichts, CO₂-Steuern oder Emissionszertifikate, mit oder ohne Fördermittel für Forschung und Schlupflöcher.
    .v1 = nichts tun
    .v2 = CO₂-Steuern
    .v2a = CO₂-Steuern mit Fördermitteln
    .v2b = CO₂-Steuern mit Schlupflöchern
    .v2ab = CO₂-Steuern mit Fördermitteln und Schlupflöchern
    .v3 = Zertifikate
    .v3a = Zertifikate mit Fördermitteln
    .v3b = Zertifikate mit Schlupflöchern
    .v3ab = Zertifikate mit Fördermitteln und Schlupflöchern
option-climate-policy-tax_amount = CO₂-Steuer in Dollar
    .help = Bei CO₂-Steuern: wie viele Dollar für jede angefangene Stufe von ppm fällig sind.
option-climate-policy-tax_step = Stufe der CO₂-Steuer in ppm
    .help = Bei CO₂-Steuern: für wie viele ppm die Steuer in Dollar gilt.
option-climate-policy-tax_rise = Anstieg der CO₂-Steuer in Dollar
    .help = Eine Ergänzung zur Vorlage, bei CO₂-Steuern: um wie viele Dollar die Steuer mit jedem Jahrzehnt steigt.
option-climate-policy-permit_count = Zertifikate
    .help = Bei Zertifikaten: wie viele es gibt.
option-climate-policy-permits_given = Kostenlose Zertifikate
    .help = Bei Zertifikaten: wie viele davon jedes Unternehmen kostenlos zugeteilt bekommt.
option-climate-policy-permit_decade = Erstes Jahrzehnt mit Zertifikaten
    .help = Bei Zertifikaten: ab welchem Jahrzehnt es Zertifikate und Schlupflöcher gibt.
option-climate-policy-permit_check = Wann Zertifikate nötig sind
    .help = Bei Zertifikaten: ob sie nur am Ende des Jahrzehnts nötig sind oder auch, um ein schmutziges Kraftwerk zu bauen.
    .upkeep = nur am Ende des Jahrzehnts
    .build = auch beim Bau
option-climate-policy-permit_use = Was aus den Zertifikaten wird
    .help = Bei Zertifikaten: ob ein Unternehmen die nötigen am Ende des Jahrzehnts vorzeigt und behält oder abgibt.
    .shown = vorgezeigt und behalten
    .spent = abgegeben
option-climate-policy-cep_floor = Niedrigster Preis der Zertifikate in Dollar
    .help = Bei Zertifikaten: bei welchem Preis sie auf dem Markt nicht mehr billiger werden.
option-climate-policy-permit_shrink = Schrumpfen der Zertifikate in ppm
    .help = Eine Ergänzung zur Vorlage, bei Zertifikaten: um wie viele ppm ein Zertifikat mit jedem Jahrzehnt weniger deckt.
option-climate-policy-fine = Strafe für ein fehlendes Zertifikat in Dollar
    .help = Eine Ergänzung zur Vorlage, bei Zertifikaten: wie viele Dollar man für jedes fehlende zahlen darf, statt abzureißen; bei 0 gibt es keine Strafen.
    .v0 = keine Strafen
option-climate-policy-dividend = CO₂-Dividende
    .help = Eine Ergänzung zur Vorlage, bei Steuern und Zertifikaten: ob Steuern, Strafen und das Geld für Zertifikate nach den Fördermitteln in gleichen ganzen Dollarbeträgen an alle Unternehmen zurückgezahlt werden.

## Optionen: Fördermittel und Schlupflöcher

option-climate-policy-grant_source = Woher Fördermittel kommen
    .help = Woher Fördermittel kommen: aus den Einnahmen, wenn die Klimapolitik sie vorsieht, oder bei jeder Klimapolitik durch einen Würfelwurf oder als feste Summe.
    .revenue = aus den Einnahmen, wenn die Klimapolitik sie vorsieht
    .d6 = ein Würfelwurf in jedem Jahrzehnt
    .fixed = eine feste Summe in jedem Jahrzehnt
option-climate-policy-grant_sum = Feste Summe der Fördermittel in Dollar
    .help = Die Summe der Fördermittel in jedem Jahrzehnt, wenn sie fest ist.
option-climate-policy-grant_size = Höhe einer Förderung in Dollar
    .help = Dollar für jede Energiequelle auf dem Plättchen des Klimagipfels; bei 0 wird alles auf sie verteilt, was da ist.
    .v0 = alles, was da ist, aufgeteilt
option-climate-policy-grant_rule = Wer Fördermittel erhält
    .help = Wer Fördermittel erhält: wer in der Forschung führt; alle, die an der Energiequelle forschen; die Besitzer ihrer Kraftwerke nach deren Würfeln; oder alle Unternehmen gleich, ohne Klimagipfel.
    .leader = wer in der Forschung führt
    .researchers = alle, die an der Energiequelle forschen
    .cubes = Besitzer von Kraftwerken, nach Würfeln
    .equal = alle Unternehmen gleich
option-climate-policy-d6_carry = Rest der Fördermittel
    .help = Ob der Rest eines Würfelwurfs oder einer festen Summe für das nächste Jahrzehnt liegen bleibt; eine Dividende zahlt ihn aus.
    .true = bleibt für das nächste Jahrzehnt
    .false = geht zurück an die Bank
option-climate-policy-loophole_count = Schlupflöcher
    .help = Mit Schlupflöchern: wie viele es gibt.
option-climate-policy-loophole_price_low = Niedriger Preis eines Schlupflochs in Dollar
    .help = Mit Schlupflöchern: was eines bei niedrigem CO₂-Wert kostet.
option-climate-policy-loophole_price_middle = Mittlerer Preis eines Schlupflochs in Dollar
    .help = Mit Schlupflöchern: was eines bei mittlerem CO₂-Wert kostet.
option-climate-policy-loophole_price_high = Hoher Preis eines Schlupflochs in Dollar
    .help = Mit Schlupflöchern: was eines bei hohem CO₂-Wert kostet.
option-climate-policy-loophole_middle_from = Mittlerer Schlupflochpreis ab ppm
    .help = Mit Schlupflöchern: ab wie vielen ppm der mittlere Preis gilt.
option-climate-policy-loophole_high_above = Hoher Schlupflochpreis über ppm
    .help = Mit Schlupflöchern: über wie vielen ppm der hohe Preis gilt.

## Optionen: Handel, und wo die Vorlage eine Lücke lässt

option-climate-policy-trade_mode = Handel
    .help = Wann Unternehmen handeln dürfen: zu Beginn jedes Zuges und bevor Steuern oder Zertifikate fällig sind, nur dann, oder nie.
    .free = in jedem Zug und vor Steuern oder Zertifikaten
    .compliance = nur vor Steuern oder Zertifikaten
    .off = nie
option-climate-policy-trade_offers = Angebote
    .help = Wie viele Angebote ein Unternehmen machen darf, wenn es handeln darf.
option-climate-policy-shrink_side = Wegfallende Felder
    .help = Welche Felder eines Kontinents bei zwei oder drei Personen wegfallen.
    .right = die teuren rechts
    .left = die billigen links
option-climate-policy-event_on_full = Ereignisse auf vollen Kontinenten
    .help = Was ein Ereignis auf einem vollen Kontinent bewirkt: Es verdrängt ein Kraftwerk, oder nichts geschieht.
    .push = ein Kraftwerk wird verdrängt
    .skip = nichts geschieht
option-climate-policy-event_replacement = Ereigniskarten kommen zurück
    .help = Ob eine Ereigniskarte nach jedem Jahrzehnt zurück in den Stapel kommt.
option-climate-policy-hidden_stock = Verdeckte Lager
    .help = Ob schmutzige Kraftwerke im Lager vor den anderen verborgen sind.
option-climate-policy-policy_tie_break = Gleichstand
    .help = Wer bei Gleichstand gewinnt: alle Beteiligten, oder wer von ihnen am wenigsten ausstößt.
    .shared = alle Beteiligten gewinnen
    .fewest_ppm = es gewinnt, wer am wenigsten ausstößt

## Optionen, die vergeblich gewählt sind

why-no-tax = es gibt keine Steuer
why-tax-zero = die Steuer beträgt in jedem Jahrzehnt 0 $
why-no-permits = es gibt keine Zertifikate
why-no-gifts = es werden keine Zertifikate kostenlos zugeteilt
why-no-emissions-yet = vor dem ersten Jahrzehnt stößt niemand etwas aus
why-no-revenue = es gibt keine Einnahmen zurückzuzahlen
why-no-grants = es gibt keine Fördermittel
why-no-fixed-sum = die Fördermittel sind keine feste Summe
why-revenue-stays = was von den Einnahmen übrig ist, bleibt immer erhalten
why-no-loopholes = es gibt keine Schlupflöcher
why-never-low = so niedrig ist der CO₂-Wert nie
why-no-trade = niemand handelt
why-no-decade-follows = es folgt kein Jahrzehnt mit Zertifikaten
error-policy-gifts = Die Option „permits_given“ kann nicht { $number } sein: Für { $players } Unternehmen sind das { $gifts } Zertifikate, und es gibt { $amount } (permit_count).
error-policy-never = Die Option „permit_decade“ kann nicht { $number } sein: Mit { $players } Personen gibt es { $decades } Jahrzehnte, und Zertifikate träten nie in Kraft.
option-climate-policy-permits_given_by = Zuteilung der Zertifikate
    .help = Eine Ergänzung zur Vorlage, bei Zertifikaten: ob jedes Unternehmen gleich viele kostenlos bekommt, oder ob ebenso viele insgesamt danach verteilt werden, was jedes ausstößt, wenn sie eingeführt werden.
    .equal = für alle gleich
    .emissions = nach Ausstoß
