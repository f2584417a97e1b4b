### Namen von Dingen und Mengen davon: wovon die Meldungen aller Titel handeln.

## Personen und Aufzählungen

seat = Spieler { $number }
list-pair = { $first } und { $second }
list-middle = { $first }, { $second }
list-last = { $first } und { $second }
list-empty = nichts

## Stufen der Bots, von der leichtesten an

bot-easy = Leicht
    .short = leicht
    .help = Spielt in Eile: übersieht Ketten und Ziele, tut aber das Seine für den Planeten.
bot-normal = Normal
    .short = normal
    .help = Plant seinen ganzen Zug und übersieht ab und zu etwas.
bot-hard = Schwer
    .short = schwer
    .help = Plant über seinen Zug hinaus und lässt keine Gelegenheit aus.
bot-expert = Experte
    .short = Experte
    .help = Denkt bis zu zwei Sekunden über jede Entscheidung nach; besser spielt hier keiner.

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
    .in = in Nordamerika
region-SA = Südamerika
    .in = in Südamerika
region-EU = Europa
    .in = in Europa
region-AF = Afrika
    .in = in Afrika
region-AS = Asien
    .in = in Asien
region-OC = Ozeanien
    .in = in Ozeanien

## Energiequellen

source-forestation = Aufforstung
    .project = Aufforstungsprojekt
    .plant = eine Aufforstungsanlage
source-solar = Solarenergie
    .project = Solarprojekt
    .plant = ein Solarkraftwerk
source-cold-fusion = Kalte Fusion
    .dat = Kalter Fusion
    .project = Kalte-Fusion-Projekt
    .plant = ein Fusionskraftwerk
source-biomass = Biomasse
    .project = Biomasseprojekt
    .plant = ein Biomassekraftwerk
source-recycling = Recycling
    .project = Recyclingprojekt
    .plant = eine Recyclinganlage
source-wind = Windkraft
    .project = Windkraftprojekt
    .plant = ein Windkraftwerk
source-hydro = Wasserkraft
    .project = Wasserkraftprojekt
    .plant = ein Wasserkraftwerk

## Fossile Kraftwerke

plant-coal = Kohle
    .a = ein Kohlekraftwerk
    .ownerless = ein herrenloses Kohlekraftwerk
plant-oil = Öl
    .a = ein Ölkraftwerk
    .ownerless = ein herrenloses Ölkraftwerk
plant-gas = Gas
    .a = ein Gaskraftwerk
    .ownerless = ein herrenloses Gaskraftwerk

## Fördermittel der Projektfelder

grant-money = Geld
    .funding = Geldförderung
grant-tech = Technik
    .funding = Technikförderung
grant-research = Forschung
    .short = Forsch.
    .funding = Forschungsförderung

## Klimagipfel

summit-stockholm = Stockholm
summit-rio = Rio
summit-berlin = Berlin
summit-buenos-aires = Buenos Aires
summit-bonn = Bonn
summit-the-hague = Den Haag
summit-marrakech = Marrakesch
summit-new-delhi = Neu-Delhi
summit-milan = Mailand
summit-montreal = Montreal
summit-geneva = Genf
summit-nairobi = Nairobi
summit-bali = Bali
summit-poznan = Posen
summit-copenhagen = Kopenhagen
summit-cancun = Cancún
summit-durban = Durban
summit-kyoto = Kyoto
summit-doha = Doha
summit-rio-de-janeiro = Rio de Janeiro
summit-warsaw = Warschau
summit-new-york = New York
summit-lima = Lima
summit-paris = Paris
summit-san-francisco = San Francisco
summit-katowice = Kattowitz
summit-madrid = Madrid
summit-glasgow = Glasgow
summit-sharm-el-sheikh = Scharm el-Scheich
summit-dubai = Dubai
summit-baku = Baku
summit-belem = Belém

## Phasen

phase-setup = Aufbau
phase-supply = Versorgungsphase
phase-operations = Aktionsphase
phase-between_decades = Zwischen den Jahrzehnten
phase-scoring = Schlusswertung
phase-income = Einkommen
phase-environmental_goals = Umweltziele
phase-events = Ereignisse

## Was in den Spielregeln der Titel verschieden heißt

word-lobby-card = Lobbykarte
    .a = eine Lobbykarte
    .plural = Lobbykarten
word-lobbyist-card = Lobbyistenkarte
    .a = eine Lobbyistenkarte
    .plural = Lobbyistenkarten
word-energy-source = Energiequelle
word-energy-type = Energiequelle

## Was jeder Titel sagen kann

ask-choose = Wähle.
refuse-not-asked = Danach wird gerade nicht gefragt.
refuse-game-over = Das Spiel ist vorbei.

## Einträge eines Protokolls

tell-pays = { $player } zahlt { $pays }.
    .short = zahlt { $pays }
tell-gains = { $player } bekommt { $gains }.
    .short = bekommt { $gains }
tell-pays-and-gains = { $player } zahlt { $pays } und bekommt { $gains }.
    .short = zahlt { $pays }, bekommt { $gains }

## Verben: worunter ein Spielplan Aktionen anbietet

verb-propose = Vorschlagen
verb-install = Einrichten
verb-construct = Bauen
verb-prepare = Vorbereiten
verb-build = Bauen
verb-extra = Zweite Aktion
verb-scientist = Wissenschaftler
verb-market = Markt
verb-card = Karte
verb-goal = Ziel
verb-pay = Zahlen
verb-choose = Wählen
verb-end = Zug beenden
verb-permits = Zertifikate
verb-loophole = Schlupfloch
verb-develop = Entwickeln
verb-demolish = Abreißen
verb-borrow = Kredit
verb-tax = Steuer
verb-trade = Handeln
