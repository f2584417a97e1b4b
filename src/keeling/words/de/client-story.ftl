### Was der Client erzählt: Geschichten, Züge der anderen, was seither geschah, und die Bögen einzelner Entscheidungen.

## Das große Wort einer Geschichte, und was darin vorkommt

ui-story-act-goal = Ziel
ui-story-act-end = Das Ende
ui-story-air = aus der Luft
ui-story-supply-regions =
    { $regions ->
        [one] Einer Region fehlt noch Energie: Ein fossiles Kraftwerk wird gebaut.
       *[other] { $regions } Regionen fehlt noch Energie: Fossile Kraftwerke werden gebaut.
    }
ui-story-why-disaster = Wer dafür zahlt, steht darüber.
ui-story-why-income = Alle werden bezahlt.
ui-story-why-tax = Wer schmutzige Kraftwerke hat, zahlt CO₂-Steuer.
ui-story-why-permits = Wer schmutzige Kraftwerke hat, zeigt Zertifikate dafür.
ui-story-player = { $player }
ui-story-nothing = nichts für { $players }

## Die Leiste einer Geschichte

ui-story-label = Geschichte
ui-story-heading-decade = Ein neues Jahrzehnt
ui-story-heading-income = Einkommen
ui-story-heading-supply = Energieversorgung
ui-story-heading-disaster = Katastrophe { NAME($region, form: "in") }
ui-story-heading-event = Ereignis { NAME($region, form: "in") }
ui-story-heading-goals = Umweltziele
ui-story-heading-tax = CO₂-Steuer
ui-story-heading-permits = Zertifikate
ui-story-heading-grants = Förderung
ui-story-heading-summit = Ein Gipfel ist vollständig
ui-story-heading-control = Die Kontrolle wechselt
ui-story-heading-goal = Ein Ziel ist vergeben
ui-story-heading-end = Das Spiel ist aus
ui-story-step-decade = Jahrzehnt
ui-story-step-income = Einkommen
ui-story-step-supply = Versorgung
ui-story-step-disaster = Ereignis
ui-story-step-event = Ereignis
ui-story-step-goals = Ziele
ui-story-step-tax = Steuer
ui-story-step-permits = Zertifikate
ui-story-step-grants = Förderung
ui-story-step-summit = Gipfel
ui-story-step-turns = Züge
ui-story-on = Weiter
ui-story-skip = Alles überspringen
ui-story-skip-tip =
    { $beats ->
        [0] Mehr wird nicht erzählt.
        [one] Noch etwas wird erzählt; es steht auch im Verlauf.
       *[other] Noch { $beats } Dinge werden erzählt; sie stehen auch im Verlauf.
    }
ui-story-space = Leertaste
ui-story-sum-ppm = von { $before } auf { $after } ppm
ui-story-sum-points = von { $before } auf { $after } Punkte

## Seit deinem letzten Zug

ui-recap-heading = Seit deinem letzten Zug
ui-recap-everybody = Alle
ui-recap-used = { $player } hat das Projekt genutzt, für das du bezahlt hast.
ui-recap-none = Seit deinem letzten Zug ist nichts geschehen.
ui-recap-close = Schließen

## Auswahl der Karten

ui-draft-on =
    { $cards ->
        [0] Es ist die letzte.
        [one] Die andere geht weiter.
       *[other] Die anderen { $cards } gehen weiter.
    }
ui-draft-keep = Diese Karte behalten
ui-draft-choose = Wähle eine Karte
ui-draft-pack = Die Karten zur Auswahl

## Versteigerung

ui-auction-act = Beginn?
ui-auction-heading = Die Versteigerung des Beginns
ui-auction-can-pay = du kannst zahlen
ui-auction-passed = { $player } passt
ui-auction-pass = Passen
ui-auction-less = Weniger bieten
ui-auction-more = Mehr bieten
ui-auction-scale = Gebote von 0 bis { $most }

## Ein CEP bezahlen

ui-dues-act = 1 CEP
ui-dues-hand = deine Hand
ui-dues-left = { $before } → { $after }
