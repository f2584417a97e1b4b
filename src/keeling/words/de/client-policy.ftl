### Die eigenen Wörter des Browsers für das Brett von Climate Policy und die Nachbesprechung.

## Arten von Aktionen

ui-kind-policy-buy-permit = Zertifikat kaufen
ui-kind-policy-buy-loophole = Schlupfloch kaufen
ui-kind-policy-build = Bauen
ui-kind-policy-build-exempt = Bauen mit Schlupfloch
ui-kind-policy-develop-dirty = Schmutzige Energie entwickeln
ui-kind-policy-put-back = Zurücklegen
ui-kind-policy-fund = Forschung bezahlen
ui-kind-policy-transfer = Forschung mit fremdem Wissen
ui-kind-policy-borrow = Kredit aufnehmen
ui-kind-policy-demolish = Abreißen
ui-kind-policy-end = Zug beenden
ui-kind-policy-pay-tax = Steuer zahlen
ui-kind-policy-comply = Zertifikate vorlegen
ui-kind-policy-pay-fine = Strafe zahlen
ui-kind-policy-trade = Handeln
ui-kind-policy-no-trade = Nicht handeln
ui-kind-policy-give-money = Geld geben
ui-kind-policy-ask-money = Geld verlangen
ui-kind-policy-give-hundreds = Hunderter geben
ui-kind-policy-ask-hundreds = Hunderter verlangen
ui-kind-policy-give-permits = Zertifikate geben
ui-kind-policy-ask-permits = Zertifikate verlangen
ui-kind-policy-give-loopholes = Schlupflöcher geben
ui-kind-policy-ask-loopholes = Schlupflöcher verlangen
ui-kind-policy-give-plant = Kraftwerk geben
ui-kind-policy-ask-plant = Kraftwerk verlangen
ui-kind-policy-offer = Angebot machen
ui-kind-policy-withdraw = Zurückziehen
ui-kind-policy-accept = Annehmen
ui-kind-policy-decline = Ablehnen

## Orte und Zahlen

ui-policy-place-permit = der Zertifikatemarkt
ui-policy-place-loophole = die Schlupflöcher
ui-policy-place-pool = der Vorrat schmutziger Kraftwerke
ui-policy-place-money = dein Geld
ui-policy-place-turn = der Zug
ui-policy-place-offer = das Angebot
ui-policy-place-co2 = das CO₂
ui-policy-place-funding = der Fördertopf
ui-policy-place-space = { $region }, Feld { $space }
ui-policy-place-stock = { $plant } in deinem Lager
ui-policy-place-plants = Kraftwerke { $source } der Stufe { $level }
ui-policy-place-project = Forschung { $source } für { $price } $
ui-policy-place-track = Forschung { $source }
ui-policy-number-money = Geld
ui-policy-number-money-debt = Geld, mit Schulden
ui-policy-number-permits = Zertifikate
ui-policy-number-loopholes = Schlupflöcher
ui-policy-number-income = Einkommen der nächsten Runde
ui-policy-number-ppm = ppm
ui-policy-number-tax_due = Steuer zurzeit
ui-policy-number-permits_needed = benötigte Zertifikate
ui-policy-number-regions = kontrollierte Kontinente
ui-policy-number-worth = Wert in Punkten
ui-policy-number-stock = { $plant } im Lager
ui-policy-number-permits-for = Zertifikate für { $price } $
ui-policy-number-next-permit = Preis des nächsten Zertifikats
ui-policy-number-loopholes-left = übrige Schlupflöcher
ui-policy-number-loophole-price = Preis eines Schlupflochs
ui-policy-number-funding = Fördertopf
ui-policy-number-ownerless = ppm herrenlos
ui-policy-number-co2 = CO₂
ui-policy-number-projects = Projekte { $source } für { $price } $
ui-policy-number-pawn = Forschung { $source }
ui-policy-short-money = { $value } $
ui-policy-short-income = +{ $value } $
ui-policy-short-ppm = { $value } ppm
ui-policy-short-worth = { $value } P.
ui-policy-chart-co2 = CO₂
ui-policy-chart-worth = Wert
ui-policy-chart-money = Geld
ui-policy-chart-ppm = ppm
ui-policy-headline = { $decade } · Runde { $round } von { $rounds } · { $ppm } ppm · { $policy }
ui-policy-sheet-dirty = schmutzige Kraftwerke
ui-policy-sheet-clean = saubere Würfel
ui-policy-sheet-money = Geld
ui-policy-sheet-permits = Zertifikate
ui-policy-sheet-debt = Schulden

## Tisch einrichten

ui-policy-name =
    Politik { $policy }: { $main ->
        [1] nichts tun
        [2] CO₂-Steuern
       *[3] Zertifikate
    }{ $grants ->
        [0] {""}
       *[other] , Fördermittel
    }{ $loopholes ->
        [0] {""}
       *[other] , Schlupflöcher
    }
ui-policy-set-up-heading = Politik
ui-policy-set-up-1 = Niemand zahlt für Emissionen. Zurück hält die Unternehmen nur, dass sie gemeinsam verlieren können.
ui-policy-set-up-2 = Am Ende jedes Jahrzehnts zahlt jedes Unternehmen eine Steuer auf das, was seine Kraftwerke ausstoßen.
ui-policy-set-up-3 = Ein Unternehmen braucht Zertifikate für das, was seine Kraftwerke ausstoßen; sie werden gekauft und gehandelt, und es gibt nur so viele.
ui-policy-set-up-like-A = Wie Politik { $main }, und die Einnahmen fördern saubere Forschung.
ui-policy-set-up-like-B = Wie Politik { $main }, und gekaufte Schlupflöcher befreien Kraftwerke.
ui-policy-set-up-like-AB = Wie Politik { $main }, die Einnahmen fördern saubere Forschung, und gekaufte Schlupflöcher befreien Kraftwerke.
ui-policy-set-up-order-1 = erstes Spiel
ui-policy-set-up-order-2A = zweites Spiel
ui-policy-set-up-order-3A = drittes Spiel
ui-policy-group-tax = Steuern (Politik 2)
ui-policy-group-permits = Zertifikate (Politik 3)
ui-policy-group-grants = Fördermittel (A)
ui-policy-group-loopholes = Schlupflöcher (B)
ui-policy-group-trade = Handel
ui-policy-group-rules = Wo die Regeln eine Lücke lassen

## Überschriften auf dem Brett

ui-policy-companies = Unternehmen
ui-policy-research = Forschung
ui-policy-plants = Saubere Kraftwerke
ui-policy-own = Dein Unternehmen
ui-policy-stock = Schmutzige Kraftwerke im Lager
ui-policy-pool = Vorrat schmutziger Kraftwerke
ui-policy-loopholes = Schlupflöcher
ui-policy-funding = Fördertopf
ui-policy-next = nächster Platz { $cost } $
ui-policy-full = voll: verdrängt eins, { $cost } $
ui-policy-limit = { $ppm } ppm: alle verlieren
ui-policy-ownerless = Herrenlos
ui-policy-dollars =
    { $minus ->
        [0] { $amount } $
       *[other] −{ $amount } $
    }
ui-policy-plus-dollars = +{ $amount } $
ui-policy-permits = Zert. { $held }/{ $needed }
ui-policy-part-market = Markt
ui-policy-part-build = Bauen
ui-policy-part-develop = Entwickeln
ui-policy-over = Das Spiel ist vorbei
ui-policy-upkeep = Abrechnung
ui-policy-setup = Aufbau
ui-policy-scoring = Schlusswertung
ui-policy-round-of = Runde { $round } von { $rounds }
ui-policy-of = von { $number }
ui-policy-cubes = { $number } Würfel
ui-policy-law = Die geltende Politik
ui-policy-law-1 = Nichts tun
ui-policy-law-2 = CO₂-Steuern
ui-policy-law-3 = Emissionszertifikate
ui-policy-law-with-A = mit Fördermitteln
ui-policy-law-with-B = mit Schlupflöchern
ui-policy-law-with-AB = mit Fördermitteln und Schlupflöchern
ui-policy-rail = Die Politik und was sie auf den Tisch bringt
ui-policy-permits-heading = Zertifikate
ui-policy-permits-next = nächstes { $price } $
ui-policy-permits-out = keine mehr
ui-policy-permits-later = ab Jahrzehnt { $decade }
ui-policy-loopholes-each = je { $price } $
ui-policy-event = Nächstes Ereignis
ui-policy-event-none = keins mehr
ui-policy-event-sure = +{ $least } ppm
ui-policy-event-range = +{ $least } bis +{ $most } ppm
ui-policy-tray = Deine Ablage
ui-policy-watching = Du schaust zu.
ui-policy-tax-word = Steuer
ui-policy-worth = Jetzt wert
ui-policy-no-plants = noch keine Kraftwerke
ui-policy-due = Nächste Runde +{ $income } $. Am Ende des Jahrzehnts: { $asked }.
ui-policy-due-nothing = Nächste Runde +{ $income } $. Nichts ist fällig.
ui-policy-due-tax = Steuer { $amount } $
ui-policy-due-permits = { amount-permits }
ui-policy-due-fine = Strafe { $amount } $
ui-policy-ledger = Dieses Jahrzehnt
ui-policy-ledger-permits =
    { $amount ->
        [one] 1 Zertifikat deckt deine { $ppm } ppm
       *[other] { $amount } Zertifikate decken deine { $ppm } ppm
    }
ui-policy-ledger-spare = { $amount } übrig
ui-policy-ledger-missing = { $amount } fehlen
ui-policy-ledger-tax = Steuer auf { $ppm } ppm: { $amount } $
ui-policy-ledger-left = danach bleiben { $amount } $
ui-policy-ledger-poor = { $amount } $ fehlen
ui-policy-ledger-nothing = Du zahlst nichts für deine { $ppm } ppm.
ui-policy-tab-world = Welt
ui-policy-tab-research = Forschung
ui-policy-tab-policy = Politik
ui-policy-tab-pool = Vorrat
ui-policy-mood-below = { $ppm } unter der Grenze
ui-policy-mood-exactly = Ereignis: { $most }
ui-policy-mood-between = Ereignis: { $least } bis { $most }
ui-policy-first = Zuerst: { $player }
ui-policy-when = { $decade }er, Jahrzehnt { $number } von { $decades }
ui-policy-all-lose = alle verlieren

## Hinweise

ui-policy-plant = { $source } Stufe { $level }
ui-tip-policy-space-empty = { $space }, Standortkosten { $cost } $: leer
ui-policy-owner =
    { ID($owner) ->
        [nobody] herrenlos
       *[other] von { $owner }
    }{ $exempt ->
        [0] {""}
       *[other] , mit Schlupfloch
    }
ui-tip-policy-space-dirty = { $space }, Standortkosten { $cost } $: { $plant }, { $ppm } ppm, { ui-policy-owner }
ui-tip-policy-space-clean = { $space }, Standortkosten { $cost } $: { $plant }, { $cubes } Würfel, { ui-policy-owner }
ui-tip-policy-region =
    { $region }: { ID($holder) ->
        [nobody] niemand hat die Kontrolle
       *[other] kontrolliert von { $holder }
    }; { $full ->
        [0] das nächste Kraftwerk kostet { $cost } $ für seinen Platz
       *[other] voll: Das nächste Kraftwerk kostet { $cost } $ für seinen Platz und verdrängt das linke
    }
ui-tip-policy-clean =
    Kraftwerke { $plant }: { $left ->
        [0] keine mehr
       *[other] noch { $left }
    }; { $cubes } Würfel, Bau { $cost } $
ui-tip-policy-project =
    Forschung { $source } für { $price } $: { $number ->
        [one] 1 Projekt
       *[other] { $number } Projekte
    }
ui-tip-policy-track = Forschung { $source }: { $levels }; { $pawns }
ui-tip-policy-track-idle = Forschung { $source }: { $levels }; niemand forscht daran
ui-policy-unlock = Stufe { $level } ab Feld { $space }
ui-policy-pawn = { $player } { $position }
ui-tip-policy-stock = Deine { $plant }kraftwerke im Lager: { $number }; jedes stößt { $ppm } ppm aus
ui-tip-policy-pool = Vorrat schmutziger Kraftwerke: noch { $left }
ui-tip-policy-pool-kinds = Vorrat schmutziger Kraftwerke: noch { $left } ({ $kinds })
ui-policy-of-kind = { $number } { $plant }
ui-tip-policy-money =
    Dein Geld: { $money } ${ $debt ->
        [0] {""}
       *[other] ; du hast Schulden
    }{ $tax ->
        [0] {""}
       *[other] ; Steuer zurzeit { $tax } $
    }
ui-tip-policy-permits = Zertifikatemarkt: { $lying }; das nächste kostet { $price } $; ein Zertifikat deckt { $ppm } ppm; { $gone } aus dem Spiel
ui-tip-policy-permits-none = Zertifikatemarkt: leer, keins zu kaufen; ein Zertifikat deckt { $ppm } ppm; { $gone } aus dem Spiel
ui-policy-lying = { $number } für { $price } $
ui-tip-policy-loopholes = Schlupflöcher: noch { $left } für je { $price } $ bei { $ppm } ppm
ui-tip-policy-funding = Fördertopf: { $pool } $
ui-tip-policy-funding-summit = Fördertopf: { $pool } $; letzter Klimagipfel { $summit }: { $topics }
ui-tip-policy-company = { $player }: { $figures }
ui-policy-company-money = { $amount } $
ui-policy-company-income = Einkommen { $amount } $
ui-policy-company-ppm = { $amount } ppm
ui-policy-company-plants =
    { $amount ->
        [one] 1 Kraftwerk
       *[other] { $amount } Kraftwerke
    }
ui-policy-company-worth = jetzt { amount-points } wert
ui-policy-company-stock = Lager { $kinds }
ui-policy-company-stock-size = Lager { $amount }
ui-policy-company-tax = Steuer zurzeit { $amount } $
ui-policy-company-permits = { amount-permits }, { $needed } nötig
ui-policy-company-debt = Schulden
ui-tip-policy-curve = CO₂ jetzt { $ppm } ppm, bei { $defeat } verlieren alle; { $companies } Unternehmen und herrenlose Kraftwerke { $ownerless } ppm
ui-tip-policy-turn = { $player } ist am Zug: Markt, Bauen, Entwickeln
ui-tip-policy-bag =
    { $number ->
        [one] 1 Projekt von { $source } ist im Beutel
       *[other] { $number } Projekte von { $source } sind im Beutel
    }

## Die Politik in Sätzen

ui-policy-line-nothing = Niemand zahlt für Emissionen; die einzige Grenze ist die gemeinsame Niederlage.
ui-policy-line-tax = Steuer: { $amount } $ je angefangene { $step } ppm in jedem Jahrzehnt.
ui-policy-line-tax-rise = Sie steigt jedes Jahrzehnt um { $amount } $.
ui-policy-line-permit =
    Ein Zertifikat je angefangene { $ppm } ppm, jedes Jahrzehnt { ID($use) ->
        [spent] abzugeben
       *[shown] vorzulegen
    }{ ID($check) ->
        [build] {" "}und zum Bauen nötig
       *[other] {""}
    }.
ui-policy-line-permits = { $all } Zertifikate insgesamt, { $given } umsonst für jeden, höchstens { $turn } je Zug.
ui-policy-line-permits-by-emissions = { $all } Zertifikate insgesamt, { $given } nach Ausstoß zugeteilt, höchstens { $turn } je Zug.
ui-policy-line-from = Gilt ab dem { $decade }. Jahrzehnt.
ui-policy-line-shrink = Ein Zertifikat deckt jedes Jahrzehnt { $ppm } ppm weniger.
ui-policy-line-fine = Strafe: { $amount } $ je fehlendes Zertifikat.
ui-policy-line-grants =
    Fördermittel { ID($from) ->
        [revenue] aus den Einnahmen
        [d6] in Höhe eines Würfelwurfs je Jahrzehnt
       *[fixed] von { $sum } $ je Jahrzehnt
    }, { $size ->
        [0] alles, was da ist
       *[other] je { $size } $
    }, { ID($rule) ->
        [leader] an den Forschungsersten jeder Energiequelle eines Klimagipfels
        [researchers] an alle, die an einer Energiequelle eines Klimagipfels forschen
        [cubes] an Besitzer von Kraftwerken einer Energiequelle eines Klimagipfels, nach Würfeln
       *[equal] an alle Unternehmen gleich
    }.
ui-policy-line-loopholes = Schlupflöcher: { $low } $, ab { $from } ppm { $middle } $, über { $above } { $high } $.
ui-policy-line-dividend = Was übrig ist, geht an alle gleich zurück.
ui-policy-line-trade =
    { ID($mode) ->
        [free] Unternehmen handeln vor jedem Zug und vor der Abrechnung.
        [compliance] Unternehmen handeln nur vor der Abrechnung.
       *[off] Unternehmen handeln nicht.
    }

## Angebote

ui-policy-offer-heading = { $maker } bietet { $partner } einen Handel an
ui-policy-offer-drafting = { $maker } stellt ein Angebot an { $partner } zusammen
ui-policy-offer-gives = { $player } gibt
ui-policy-offer-place = Das Angebot
ui-policy-offer-nothing = nichts
ui-policy-goods-dirty =
    { $plant } in { $region } ({ $space }, { $ppm } ppm{ $exempt ->
        [0] {""}
       *[other] , mit Schlupfloch
    })
ui-policy-goods-clean =
    { $plant } in { $region } ({ $space }, { $cubes } Würfel{ $exempt ->
        [0] {""}
       *[other] , mit Schlupfloch
    })
ui-policy-offer-whom = Wem machst du ein Angebot?
ui-policy-offer-window = { $player } darf ein Angebot machen
ui-policy-offer-waits = { $player } entscheidet.
ui-policy-offer-needs = Ein Angebot braucht ein Zertifikat, ein Schlupfloch oder ein Kraftwerk.
ui-policy-offers-left =
    { $number ->
        [one] noch 1 Angebot
       *[other] noch { $number } Angebote
    }
ui-policy-left-with = hat dann { $parts }
ui-policy-left-permits = { amount-permits } ({ $needed } nötig)
ui-policy-has = hat { $parts }
ui-policy-cover = Beide bleiben in diesem Jahrzehnt gedeckt. { $market }
ui-policy-cover-short =
    { $amount ->
        [one] { $player } fehlt dann 1 Zertifikat. { $market }
       *[other] { $player } fehlen dann { $amount } Zertifikate. { $market }
    }
ui-policy-cover-next = Nächstes Zertifikat am Markt: { $price } $.
ui-policy-cover-empty = Der Markt hat keine Zertifikate.
ui-policy-dues = Was das Jahrzehnt von dir verlangt
ui-policy-dues-tax = Steuer auf { $ppm } ppm
ui-policy-dues-permits = Zertifikate für { $ppm } ppm
ui-policy-dues-money = hast du
ui-policy-dues-held = Zertifikate hast du

## Die Nachbesprechung

ui-debrief-profit = Gewinn
ui-debrief-profit-help = bisher verdient, ohne Kredite
ui-debrief-emitters = Wer was ausgestoßen hat
ui-debrief-mean = ppm im Mittel
ui-debrief-last = am Ende
ui-debrief-share = Anteil
ui-debrief-percent = { NUMBER($share, minimumFractionDigits: 0) } %
ui-debrief-money = Wohin das Geld der Politik ging
ui-debrief-flow-tax = Steuern
ui-debrief-flow-fine = Strafen
ui-debrief-flow-permit_cost = Zertifikate
ui-debrief-flow-loophole_cost = Schlupflöcher
ui-debrief-flow-grants = Fördermittel
ui-debrief-flow-dividend = Ausschüttung
ui-debrief-no-money = Niemand hat etwas gezahlt.
ui-debrief-demolitions = Abgerissene Kraftwerke
ui-debrief-reason-demolished_pushed = verdrängt
ui-debrief-reason-demolished_chosen = freiwillig
ui-debrief-reason-demolished_tax = wegen der Steuer
ui-debrief-reason-demolished_permits = ohne Zertifikate
ui-debrief-ownerless =
    { $number ->
        [one] 1 herrenloses Kraftwerk wurde verdrängt.
       *[other] { $number } herrenlose Kraftwerke wurden verdrängt.
    }
ui-debrief-trades = Handel
ui-debrief-no-trade = Es wurde nicht gehandelt.
ui-debrief-traded =
    { $trades ->
        [one] 1 Handel
       *[other] { $trades } Handel
    }: { $goods } für { $money } $.
ui-debrief-traded-plants =
    { $amount ->
        [one] 1 Kraftwerk
       *[other] { $amount } Kraftwerke
    }
ui-debrief-sheet = Schlusswertung, in Punkten
ui-debrief-books-help = Jede Zahl jeder Runde, für eine Tabellenkalkulation.
ui-debrief-download = Bücher herunterladen (CSV)
ui-debrief-copy = Bücher kopieren
ui-debrief-copy-failed = Kopieren ist hier nicht erlaubt: Lade sie herunter.
ui-debrief-print = Drucken
ui-debrief-what-if = Was wäre, wenn
ui-debrief-project = Projizieren
ui-debrief-total = Summe
ui-debrief-called = Unternehmen { $number }
ui-debrief-column =
    { $round ->
        [0] Abrechnung der { $decade }er: { $ppm } ppm
       *[other] { $decade }er, Runde { $round }: { $ppm } ppm
    }
ui-debrief-curve-said = { $heading }. { $now }. { $columns }
ui-debrief-profit-said = { $heading }. { $companies }
ui-debrief-profit-of = { $company } { $amount }
ui-debrief-air = Wer es in die Luft brachte
ui-debrief-air-help = ppm nach Besitzer; grau: niemandes
ui-debrief-worth = Punkte am Ende
ui-debrief-money-said = Gezahlt { $paid }, zurückgekommen { $back }, im Topf { $pool }.
ui-debrief-paid-word = gezahlt
ui-debrief-bank-added = +{ $amount } $ von der Bank
ui-debrief-to-pool = im Topf geblieben
ui-debrief-to-grants = als Förderung zurück
ui-debrief-to-dividend = als Dividende zurück
ui-debrief-to-bank = bei der Bank geblieben
ui-debrief-talk = Sprecht darüber
ui-debrief-reports = Berichte über viele Partien
ui-debrief-ask-defeat = Bei { $ppm } ppm haben alle verloren. In welcher Runde war es noch aufzuhalten, und von wem?
ui-debrief-ask-nobody = { $share } % von dem, was in der Luft ist, gehört niemandem. Wer hat das zugelassen?
ui-debrief-ask-same = { $player } hat am meisten verdient und am meisten ausgestoßen. Liegt das an der Politik?
ui-debrief-ask-other = { $emitter } hat am meisten ausgestoßen, { $earner } am meisten verdient. Was hat { $earner } anders gemacht?
ui-debrief-ask-pool = Im Topf sind noch { $amount } $. Wofür hättet ihr sie ausgegeben?
ui-debrief-ask-free = Emissionen kosteten nichts. Ab welchem Preis hättet ihr etwas anderes gebaut?
ui-debrief-ask-back = { $amount } $ wurden gezahlt und nichts kam zurück. Ist das gerecht?
ui-debrief-ask-trade = Wer hat durch Handel gewonnen, und was hat es mit der Luft gemacht?
ui-debrief-ask-torn =
    { $number ->
        [one] 1 Kraftwerk wurde abgerissen. War es das richtige?
       *[other] { $number } Kraftwerke wurden abgerissen. Waren es die richtigen?
    }
ui-debrief-ask-again = Was würdet ihr unter derselben Politik anders machen?
ui-debrief-if-tax = Was, wenn es eine Steuer gegeben hätte?
ui-debrief-if-permits = Was, wenn es Zertifikate gegeben hätte?
ui-debrief-remember = Drei Zahlen zum Merken
ui-debrief-ppm-end = ppm am Ende
ui-debrief-ppm-nobody = davon niemandes
ui-debrief-torn =
    { $number ->
        [one] Kraftwerk abgerissen
       *[other] Kraftwerke abgerissen
    }
ui-debrief-won =
    { $count ->
        [one] { $winners } hat gewonnen
       *[other] { $winners } haben gewonnen
    }
ui-debrief-lost = Alle haben verloren
ui-debrief-about =
    { $companies ->
        [one] 1 Unternehmen, { $first } bis { $last }
       *[other] { $companies } Unternehmen, { $first } bis { $last }
    }
ui-debrief-keys = Was man damit tun kann
ui-debrief-numbers = Zahlen
ui-debrief-both = { $heading }: { $text }
