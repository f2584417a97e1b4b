### Die eigenen Wörter des Clients für die Bühne: die Welt, die Luft und die Energiequellen.

ui-stage-world = Die Welt
ui-stage-choose-region = Region wählen
ui-stage-sources = Energiequellen
ui-stage-tabs = Teile des Spielplans
ui-stage-free = frei
ui-stage-ppm-co2 = ppm CO₂
ui-stage-tracks-classic = Die Leisten des Fachwissens zeigen
ui-stage-tracks-second = Die Leisten des Wissens zeigen

## Die Luft

ui-air-between = nächste Versorgung +{ $least } bis +{ $most }
ui-air-exactly = nächste Versorgung +{ $ppm }
ui-air-nothing = kein neues fossiles Kraftwerk in Sicht
ui-air-below =
    { $ppm ->
        [0] an der Grenze
       *[other] { $ppm } unter dem Ende
    }
ui-air-lost = über der Grenze
ui-air-over = Das Spiel ist vorbei
ui-air-round = Runde { $round } von { $rounds }
ui-air-start = Start: { $player }

## Die Reiter auf dem Telefon

ui-tab-world = Welt
ui-tab-sources = Quellen
ui-tab-market = Markt
ui-tab-summits = Gipfel
ui-tab-goals = Ziele
