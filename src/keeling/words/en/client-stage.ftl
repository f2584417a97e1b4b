### The client's own words for the stage: the world, the air and the energy sources.

ui-stage-world = The world
ui-stage-choose-region = Choose a region
ui-stage-sources = Energy sources
ui-stage-tabs = Parts of the board
ui-stage-free = free
ui-stage-ppm-co2 = ppm CO₂
ui-stage-tracks-classic = Show the expertise tracks
ui-stage-tracks-second = Show the knowledge tracks

## The air

ui-air-between = next supply +{ $least } to +{ $most }
ui-air-exactly = next supply +{ $ppm }
ui-air-nothing = no new fossil plant in sight
ui-air-below =
    { $ppm ->
        [0] at the limit
       *[other] { $ppm } below the end
    }
ui-air-lost = beyond the limit
ui-air-over = The game is over
ui-air-round = Round { $round } of { $rounds }
ui-air-start = Start: { $player }

## The tabs of a phone

ui-tab-world = World
ui-tab-sources = Sources
ui-tab-market = Market
ui-tab-summits = Summits
ui-tab-goals = Goals
