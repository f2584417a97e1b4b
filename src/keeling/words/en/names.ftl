### Names of things, and amounts of them: what messages of all titles are about.

## People and lists

seat = Player { $number }
list-pair = { $first } and { $second }
list-middle = { $first }, { $second }
list-last = { $first } and { $second }
list-empty = nothing

## Levels of bots, from the gentlest on

bot-easy = Easy
    .short = easy
    .help = Plays in a hurry: misses chains and goals, but does its part for the planet.
bot-normal = Normal
    .short = normal
    .help = Plans its whole turn, and overlooks something now and then.
bot-hard = Hard
    .short = hard
    .help = Plans beyond its turn and lets no chance go by.
bot-expert = Expert
    .short = expert
    .help = Thinks up to two seconds about each decision; nobody plays better here.

## Amounts

amount-money = ${ $amount }
amount-cubes =
    { $amount ->
        [one] 1 tech cube
       *[other] { $amount } tech cubes
    }
amount-ceps =
    { $amount ->
        [one] 1 CEP
       *[other] { $amount } CEPs
    }
amount-points =
    { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
amount-scientists =
    { $amount ->
        [one] 1 scientist
       *[other] { $amount } scientists
    }
amount-permits =
    { $amount ->
        [one] 1 permit
       *[other] { $amount } permits
    }
amount-loopholes =
    { $amount ->
        [one] 1 loophole
       *[other] { $amount } loopholes
    }
amount-ppm = { $amount } ppm

## Regions

region-NA = North America
    .in = in North America
region-SA = South America
    .in = in South America
region-EU = Europe
    .in = in Europe
region-AF = Africa
    .in = in Africa
region-AS = Asia
    .in = in Asia
region-OC = Oceania
    .in = in Oceania

## Energy sources

source-forestation = forestation
    .project = forestation project
source-solar = solar
    .project = solar project
source-cold-fusion = cold fusion
    .project = cold fusion project
source-biomass = biomass
    .project = biomass project
source-recycling = recycling
    .project = recycling project
source-wind = wind
    .project = wind project
source-hydro = hydro
    .project = hydro project

## Fossil plants

plant-coal = coal
    .a = a coal plant
plant-oil = oil
    .a = an oil plant
plant-gas = gas
    .a = a gas plant

## Grants of project spaces

grant-money = money
grant-tech = technology
    .short = tech
grant-research = research

## Summits

summit-stockholm = Stockholm
summit-rio = Rio
summit-berlin = Berlin
summit-buenos-aires = Buenos Aires
summit-bonn = Bonn
summit-the-hague = The Hague
summit-marrakech = Marrakech
summit-new-delhi = New Delhi
summit-milan = Milan
summit-montreal = Montreal
summit-geneva = Geneva
summit-nairobi = Nairobi
summit-bali = Bali
summit-poznan = Poznań
summit-copenhagen = Copenhagen
summit-cancun = Cancún
summit-durban = Durban
summit-kyoto = Kyoto
summit-doha = Doha
summit-rio-de-janeiro = Rio de Janeiro
summit-warsaw = Warsaw
summit-new-york = New York
summit-lima = Lima
summit-paris = Paris
summit-san-francisco = San Francisco
summit-katowice = Katowice
summit-madrid = Madrid
summit-glasgow = Glasgow
summit-sharm-el-sheikh = Sharm el-Sheikh
summit-dubai = Dubai
summit-baku = Baku
summit-belem = Belém

## Phases

phase-setup = Set-up
phase-supply = Supply phase
phase-operations = Operations phase
phase-between_decades = Between decades
phase-scoring = Final scoring
phase-income = Income
phase-environmental_goals = Environmental Goals
phase-events = Events

## What the rulebooks of the titles call differently

word-lobby-card = lobby card
    .a = a lobby card
    .plural = lobby cards
word-lobbyist-card = lobbyist card
    .a = a lobbyist card
    .plural = lobbyist cards
word-energy-source = energy source
word-energy-type = energy type

## What every title may say

ask-choose = Choose.
refuse-not-asked = This is not what is being asked now.
refuse-game-over = The game is over.

## Entries of a log

tell-pays = { $player } pays { $pays }.
    .short = pays { $pays }
tell-gains = { $player } gains { $gains }.
    .short = gains { $gains }
tell-pays-and-gains = { $player } pays { $pays } and gains { $gains }.
    .short = pays { $pays }, gains { $gains }

## Verbs: what a board offers actions under

verb-propose = Propose
verb-install = Install
verb-construct = Construct
verb-prepare = Prepare
verb-build = Build
verb-extra = Second action
verb-scientist = Scientist
verb-market = Market
verb-card = Card
verb-goal = Goal
verb-pay = Pay
verb-choose = Choose
verb-end = End turn
verb-permits = Permits
verb-loophole = Loophole
verb-develop = Develop
verb-demolish = Demolish
verb-borrow = Borrow
verb-tax = Tax
verb-trade = Trade
