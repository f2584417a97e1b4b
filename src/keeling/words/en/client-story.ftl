### The client's own words for what it tells: stories, moves of others, what happened since, and the sheets of single decisions.

## The large word of a story, and the things in it

ui-story-act-goal = Goal
ui-story-act-end = The end
ui-story-air = from the air
ui-story-supply-regions =
    { $regions ->
        [one] One region still needs power, so a fossil plant is built.
       *[other] { $regions } regions still need power, so fossil plants are built.
    }
ui-story-why-disaster = Who pays for it stands above.
ui-story-why-income = Everybody is paid.
ui-story-why-tax = Who owns dirty plants pays carbon tax.
ui-story-why-permits = Who owns dirty plants shows permits for them.
ui-story-player = { $player }
ui-story-nothing = nothing for { $players }

## The bar of a story

ui-story-label = Story
ui-story-heading-decade = A new decade
ui-story-heading-income = Income
ui-story-heading-supply = Energy supply
ui-story-heading-disaster = Disaster { NAME($region, form: "in") }
ui-story-heading-event = Event { NAME($region, form: "in") }
ui-story-heading-goals = Environmental Goals
ui-story-heading-tax = Carbon tax
ui-story-heading-permits = Permits
ui-story-heading-grants = Grants
ui-story-heading-summit = A summit is complete
ui-story-heading-control = Control changes hands
ui-story-heading-goal = A goal is taken
ui-story-heading-end = The game is over
ui-story-step-decade = Decade
ui-story-step-income = Income
ui-story-step-supply = Supply
ui-story-step-disaster = Event
ui-story-step-event = Event
ui-story-step-goals = Goals
ui-story-step-tax = Tax
ui-story-step-permits = Permits
ui-story-step-grants = Grants
ui-story-step-summit = Summit
ui-story-step-turns = Turns
ui-story-on = Go on
ui-story-skip = Skip all
ui-story-skip-tip =
    { $beats ->
        [0] Nothing else is told.
        [one] One more thing is told; it stands in the log, too.
       *[other] { $beats } more things are told; they stand in the log, too.
    }
ui-story-space = Space
ui-story-sum-ppm = from { $before } to { $after } ppm
ui-story-sum-points = from { $before } to { $after } points

## Since your last turn

ui-recap-heading = Since your last turn
ui-recap-everybody = Everybody
ui-recap-used = { $player } used the project that you paid for.
ui-recap-none = Nothing has happened since your last turn.
ui-recap-close = Close

## Draft

ui-draft-on =
    { $cards ->
        [0] It is the last one.
        [one] The other one goes on.
       *[other] The other { $cards } go on.
    }
ui-draft-keep = Keep this card
ui-draft-choose = Choose a card
ui-draft-pack = The cards to choose from

## Auction

ui-auction-act = Start?
ui-auction-heading = The auction of the start
ui-auction-can-pay = you can pay
ui-auction-passed = { $player } passed
ui-auction-pass = Pass
ui-auction-less = Bid less
ui-auction-more = Bid more
ui-auction-scale = Bids from 0 to { $most }

## Paying a CEP

ui-dues-act = 1 CEP
ui-dues-hand = your hand
ui-dues-left = { $before } → { $after }
