### The tale of a finished game: its moments, and what points were for.

## Moments

tale-first-plant = The first green plant
tale-plant = { $player } builds { $source } in { $region }.
tale-plant-replaces = { $player } replaces { NAME($plant, form: "a") } in { $region } by { $source }.
tale-danger = Across { $limit } ppm
tale-danger-detail = From { $limit } ppm on, disasters hit everybody harder.
tale-worst-supply = The worst blow to the air: { amount-ppm }
tale-rises = CO₂ rises from { $before } to { $after } ppm.
tale-fall = The largest fall: { amount-ppm }
tale-falls = CO₂ falls by { amount-ppm }.
tale-falls-by = { $player } lowers CO₂ by { amount-ppm }.
tale-lead = { $player } takes the lead
tale-lead-detail = { $player } passes { $other } and stays ahead to the end.
tale-control = { $region } changes hands
tale-control-detail = { $player } takes { $region } from { $other }.
tale-goal = The first goal
tale-goal-detail = { $player }: { $goal }.
tale-goal-team = The team: { $goal }.
tale-defeat = Everybody loses

## What points were for

points-play = Play
points-plants = Plants
points-income = Income
points-final-income = Final income
points-cards = Lobby cards
points-disasters = Disasters without help
points-company-goal = Company Goal
points-coins = Coins
points-cubes = Most tech cubes
points-un-goals = UN Goals
points-most-un-goals = Most UN Goals
points-exchanged = Exchanged for coins
points-fines = Fines
points-dirty = Dirty plants
points-clean = Clean plants
points-money = Money
points-permits = Permits
points-debt = Debt
