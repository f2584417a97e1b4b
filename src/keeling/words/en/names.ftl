### Names of things, and amounts of them: what messages of all titles are about.

## People and lists

seat = Player { $number }
list-pair = { $first } and { $second }
list-middle = { $first }, { $second }
list-last = { $first } and { $second }
list-empty = nothing

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
region-SA = South America
region-EU = Europe
region-AF = Africa
region-AS = Asia
region-OC = Oceania

## Energy sources

source-forestation = forestation
source-solar = solar
source-cold-fusion = cold fusion
source-biomass = biomass
source-recycling = recycling
source-wind = wind
source-hydro = hydro

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
grant-research = research

## What every title may say

ask-choose = Choose.
refuse-not-asked = This is not what is being asked now.
refuse-game-over = The game is over.
