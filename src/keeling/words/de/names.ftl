### Namen von Dingen und Mengen davon: wovon die Meldungen aller Titel handeln.

## Personen und Aufzählungen

seat = Spieler { $number }
list-pair = { $first } und { $second }
list-middle = { $first }, { $second }
list-last = { $first } und { $second }
list-empty = nichts

## Mengen

amount-money = { $amount } $
amount-cubes = { $amount } Technikwürfel
amount-ceps =
    { $amount ->
        [one] 1 CEP
       *[other] { $amount } CEPs
    }
amount-points =
    { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
amount-scientists = { $amount } Wissenschaftler
amount-permits =
    { $amount ->
        [one] 1 Zertifikat
       *[other] { $amount } Zertifikate
    }
amount-loopholes =
    { $amount ->
        [one] 1 Schlupfloch
       *[other] { $amount } Schlupflöcher
    }
amount-ppm = { $amount } ppm

## Regionen

region-NA = Nordamerika
region-SA = Südamerika
region-EU = Europa
region-AF = Afrika
region-AS = Asien
region-OC = Ozeanien

## Energiequellen

source-forestation = Aufforstung
source-solar = Solarenergie
source-cold-fusion = Kalte Fusion
source-biomass = Biomasse
source-recycling = Recycling
source-wind = Windkraft
source-hydro = Wasserkraft

## Fossile Kraftwerke

plant-coal = Kohle
    .a = ein Kohlekraftwerk
plant-oil = Öl
    .a = ein Ölkraftwerk
plant-gas = Gas
    .a = ein Gaskraftwerk

## Fördermittel der Projektfelder

grant-money = Geld
grant-tech = Technik
grant-research = Forschung

## Was jeder Titel sagen kann

ask-choose = Wähle.
refuse-not-asked = Danach wird gerade nicht gefragt.
refuse-game-over = Das Spiel ist vorbei.
