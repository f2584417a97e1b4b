### The client's own words for the boards of classic and Second Chance.

## Kinds of actions

ui-kind-propose = Propose
ui-kind-move = Move a scientist
ui-kind-buy = Buy
ui-kind-sell = Sell
ui-kind-discard-goal = Company Goal
ui-kind-end = End the turn
ui-kind-pass = Pass
ui-kind-recruit = Recruit
ui-kind-decline = Decline
ui-kind-take = Take
ui-kind-income = Income
ui-kind-begin = Begin
ui-kind-draft = Draft
ui-kind-pay = Pay a CEP
ui-kind-place-cep = Place a CEP
ui-kind-classic-install = Install
ui-kind-classic-construct = Construct
ui-kind-classic-construct-lobby = Construct with a lobby card
ui-kind-classic-lobby = Lobby cards
ui-kind-classic-goal = UN Goals
ui-kind-classic-exchange = Exchange
ui-kind-classic-bid = Bid
ui-kind-classic-offer = Offer
ui-kind-classic-name = Name a player
ui-kind-classic-put = Put
ui-kind-classic-learn = Gain expertise
ui-kind-second-prepare = Prepare
ui-kind-second-build = Build
ui-kind-second-extra = Second main action
ui-kind-second-lobby = Lobbyist cards
ui-kind-second-claim = Claim a UN Goal
ui-kind-second-give = Give to a player
ui-kind-second-reduce = Lower the CO₂
ui-kind-second-keep = Keep a Company Goal
ui-kind-second-learn = Gain knowledge

## Places

ui-board-grant =
    { ID($grant) ->
        [money] money grant
        [tech] technology grant
       *[research] research grant
    }
ui-place-slot = { $region }, { ui-board-grant }
ui-place-projects = { $source } projects
ui-place-plants = { $source } plants
ui-place-summit = Summit { $number }
ui-place-topic = { $summit }, talk on { $source }
ui-place-topic-number = { $summit }, talk { $number }
ui-place-un-goal = UN Goal { $card }
ui-place-company-goal = Company Goal { $card }
ui-place-environmental-goal = Environmental Goal: { $goal }
ui-place-track-classic = expertise in { $source }
ui-place-track-second = knowledge of { $source }
ui-place-card-classic = lobby card { $card }
ui-place-card-second = lobbyist card { $card }
ui-place-market = the CEP market
ui-place-hand = your hand
ui-place-goal = your goal
ui-place-turn = the turn
ui-place-pool = your pool of scientists
ui-place-auction = the auction
ui-place-money = your money
ui-place-score = the points
ui-place-team = the team’s points
ui-place-cubes = your tech cubes
ui-place-co2 = the CO₂ scale
ui-place-event = the events
ui-place-supply = the supplies
ui-place-decade = the decades

## Numbers

ui-headline = { $decade } · round { $round } of { $rounds } · { $ppm } ppm
ui-headline-team = { $decade } · round { $round } of { $rounds } · { $ppm } ppm · team { amount-points }
ui-number-money = money
ui-number-ceps = CEPs
ui-number-cubes = tech cubes
ui-number-score = points
ui-number-team-score = the team’s points
ui-number-in-hand = scientists in hand
ui-number-in-pool = scientists in the pool
ui-number-regions = regions
ui-number-tokens = infrastructure tokens left
ui-number-cards-classic = lobby cards
ui-number-cards-second = lobbyist cards
ui-number-plants = { $source } plants
ui-number-co2 = CO₂
ui-number-ppm = ppm
ui-number-price = price of a CEP
ui-number-pile = CEPs on the market
ui-number-ceps-in = CEPs in { $region }
ui-number-cubes-in = tech cubes in { $region }
ui-number-controller = control of { $region }
ui-number-supply-cubes = tech cubes in the supply
ui-number-projects-left = { $source } projects left
ui-number-plants-left = { $source } plants left
ui-number-open-goals = Environmental Goals still open
ui-number-progress = your goal: { $goal }
ui-number-scientist = scientist: { $place }
ui-number-installed-classic = installed project: { $place }
ui-number-installed-second = infrastructure prepared: { $place }
ui-number-expertise-classic = expertise in { $source }
ui-number-expertise-second = knowledge of { $source }
ui-chart-co2 = CO₂
ui-chart-score = Points
ui-chart-money = Money
ui-chart-team = Team’s points
ui-short-score = { $value } pts
ui-short-money = ${ $value }
ui-short-ceps = { $value } CEP
ui-short-cubes = { $value } cubes
ui-sheet-play = during play
ui-sheet-income = income
ui-sheet-goal = Company Goal
ui-sheet-coins = money
ui-sheet-cubes = tech cubes
ui-sheet-un_goals = UN Goals

## How the team stands in the end

ui-report-points = The team’s points
ui-report-co2 = CO₂
ui-report-ppm = { $now } ppm, the limit is { $limit }
ui-report-un-goals = UN Goals
ui-report-claimed = { $claimed } of { $all } claimed; at most { $left } may be left
ui-report-environmental = Environmental Goals
ui-report-achieved = { $done } of { $all } achieved
ui-report-private-of = Private Goals of { $player }
ui-report-private-done = { $goal }, achieved
ui-report-private-open = { $goal }, { $now } of { $least }
ui-report-private-two = { $first }; { $second }
ui-report-hidden = still secret

## Headings on the board

ui-board-summits = Summits
ui-board-market = CEP market
ui-board-bank = Bank
ui-board-goals = UN Goals
ui-board-environment = Environmental Goals
ui-board-group-plants = Plants
ui-board-group-knowledge = Knowledge
ui-board-group-summits = Summits
ui-board-hand = Your cards
ui-board-company-goal = Your Company Goal
ui-board-offered-goal = Company Goal offered
ui-board-private-goal = Private Goal
ui-board-none = none
ui-board-replaced = replaced
ui-board-none-left = none left
ui-board-no-turn = Nobody is on turn
ui-board-hidden = { $number } still hidden
ui-board-open-goals =
    { $open ->
        [0] all achieved
       *[other] { $open } open: −{ $cost }
    }
ui-board-reduction = −{ $ppm } ppm for { amount-points }
ui-board-achieved = achieved
ui-board-progress = { $now } of { $least }
ui-board-given-up = given up
ui-board-scored = scored { $points }
ui-board-worth = now worth { $points }
ui-board-track-classic = Expertise: income and bonus
ui-board-track-second = Knowledge: income, bonus, levels
ui-board-closed-classic = STOP
ui-board-closed-second = SHUT
ui-board-event = Event
ui-board-events = Events
ui-board-disasters = disasters
ui-board-two-events = two events
ui-board-all-lose = all lose
ui-board-lost-above = lost above
ui-board-part-main = Action
ui-board-part-move = Scientist
ui-board-part-market = Market
ui-board-part-card = Card
ui-phase-draft = { $phase }, draft { $round }

## Tips: sentences for pointing at something, and for screen readers

ui-tip-slot-empty =
    { $region }, { ui-board-grant }: empty{ ID($grant) ->
        [research] {" "}(whoever proposes here recruits or moves a scientist)
       *[other] {""}
    }
ui-board-slot-state =
    { ID($state) ->
        [proposed] proposed
        [installed] installed
        [prepared] prepared
       *[token] prepared by { $owner }
    }
ui-board-with-scientist =
    { ID($scientist) ->
        [nobody] {""}
       *[other] , with a scientist of { $scientist }
    }
ui-tip-slot =
    { $region }, { ui-board-grant }: { $source } project{ $level ->
        [0] {""}
       *[other] {" "}of level { $level }
    }, { ui-board-slot-state }{ ui-board-with-scientist }
ui-tip-space-empty = Demand of decade { $decade }: not met yet
ui-tip-space-fossil = Demand of decade { $decade }: { $plant } plant, { $ppm } ppm
ui-tip-space-green = Demand of decade { $decade }: { $source } plant of { $owner }
ui-tip-space-prepared = Demand of decade { $decade }: { $source } plant of { $owner }, on infrastructure of { $other }
ui-tip-region =
    { $region }: controlled by { $holder }; wants { $agenda } in this order; { $ceps } of { $limit } CEPs; { amount-cubes }{ ID($storm) ->
        [none] {""}
        [disaster] ; the next disaster strikes here
       *[event] ; an event takes place here at the end of the decade
    }{ ID($due) ->
        [none] {""}
        [nobody] ; the region pays a CEP
       *[other] ; { $due } owes a CEP
    }
ui-tip-storm-disaster = The next disaster strikes here
ui-tip-storm-event = An event takes place here at the end of the decade
ui-tip-ceps-in-region = { $ceps } of at most { $limit } CEPs
ui-tip-plant-none = { $source } plants: none left
ui-tip-plant =
    Next { $source } plant: costs ${ $money } and { $cubes ->
        [one] 1 tech cube
       *[other] { $cubes } tech cubes
    }, gives { amount-points }; { $left } left
ui-tip-plant-levels = { $source } plants: { $left } left. { $levels }
ui-board-level-cost =
    Level { $level } from space { $space } of the track on: ${ $money }, { $cubes ->
        [one] 1 tech cube
       *[other] { $cubes } tech cubes
    }, { $ceps ->
        [one] 1 CEP
       *[other] { $ceps } CEPs
    }; gives { amount-points }
ui-tip-benefit-classic = Installing { $source } gives { $goods }
ui-tip-benefit-second = Preparing { $source } gives { $goods }
ui-tip-un-goal = UN Goal { $card }: plants of { $sources }, { amount-points }
ui-tip-un-goal-second =
    UN Goal { $card }: plants of { $sources } on the own infrastructure, costs { amount-cubes }{ ID($owner) ->
        [nobody] {""}
       *[other] ; claimed by { $owner }
    }
ui-tip-un-scores = In the end { $scores } points for 1, 2, 3 … UN Goals
ui-tip-un-team = Each UN Goal claimed gives { amount-points }; at most { $most } may be left in the end
ui-tip-environmental-done = { $goal }: achieved
ui-tip-environmental-open =
    { $goal }: open, costs { amount-points }{ $doubled ->
        [0] {""}
       *[other] , doubled by an inspector
    }
ui-tip-open-goals =
    { $open ->
        [one] 1 goal still open; it costs { amount-points } at the end of { $decade }
       *[other] { $open } goals still open; they cost { amount-points } at the end of { $decade }
    }
ui-tip-rates =
    { $decade }: an open Environmental Goal costs { $goal ->
        [one] 1 point
       *[other] { $goal } points
    }, { $ppm } ppm less cost { amount-points }
ui-tip-team-score = The team’s points: { $points }
ui-tip-goals-hidden =
    { $number ->
        [one] 1 Private Goal face down
       *[other] { $number } Private Goals face down
    }
ui-tip-goals-shown =
    { $number ->
        [one] 1 Private Goal face down
       *[other] { $number } Private Goals face down
    }; shown: { $goals }
ui-tip-goal-held = Company Goal held
ui-tip-goal-given-up = Company Goal given up
ui-tip-goal-scored = Company Goal scored
ui-tip-goal-none = No Company Goal
ui-tip-track-classic = Expertise in { $source }: { $discs }
ui-tip-track-second = Knowledge of { $source }: { $discs }
ui-board-disc = { $player } { $position }
ui-tip-track-space =
    Space { $position }: income { $income }{ ID($bonus) ->
        [none] {""}
        [cube] ; bonus: a tech cube
        [region-cep] ; bonus: a CEP for a region
        [any] ; bonus: a point in any source
       *[other] ; bonus: a point in { $bonus }
    }{ $level ->
        [0] {""}
       *[other] ; plants of level { $level } from here on
    }{ $half ->
        [0] {""}
       *[other] ; half-way
    }
ui-tip-over = The game is over: { $end }
ui-tip-when = Decade { $decade }, { $number } of { $decades }; round { $round } of { $rounds }
ui-tip-on-turn = { $player } is on turn; still open: { $open }
ui-tip-market =
    CEP market: { $pile ->
        [one] 1 CEP
       *[other] { $pile } CEPs
    } at ${ $price }; bank: { $bank ->
        [one] 1 CEP
       *[other] { $bank } CEPs
    }{ ID($closed) ->
        [none] {""}
        [classic] ; STOP: the pile ran out in this turn
       *[second] ; closed for the rest of this turn
    }
ui-tip-event =
    Event: { $open }; next: { $next }; { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    } in the deck. Disasters strike from { $ppm } ppm on.
ui-tip-events =
    Event at the end of this decade: { $open }; upcoming: { $next }, which takes place too from { $ppm } ppm on; { $deck ->
        [one] 1 tile
       *[other] { $deck } tiles
    } in the pile
ui-tip-topic =
    { $summit } summit, { $source }: { ID($holder) ->
        [nobody] free
       *[other] scientist of { $holder }
    }
ui-tip-card-classic = Lobby card { $card }: { $main }; or { $minor }
ui-tip-card-second = Lobbyist card { $card }: { $main }; or { $minor }
ui-tip-open-card =
    Lobbyist card { $card } of { $owner }, { ID($scientist) ->
        [nobody] free for a scientist
       *[other] with a scientist of { $scientist }
    }: { $minor }
ui-tip-projects =
    { $source }: { $left ->
        [one] 1 project left
       *[other] { $left } projects left
    }{ $level ->
        [0] {""}
       *[other] , the next one is of level { $level }
    }
ui-tip-tokens =
    { $prepared } prepared, { $left ->
        [one] 1 token left
       *[other] { $left } tokens left
    }
ui-tip-prepared = { $prepared } prepared
ui-tip-own-score = Your score: { $number }
ui-tip-own-money = Your money: ${ $number }
ui-tip-own-cubes = Your tech cubes: { $number }
ui-tip-own-hand =
    Your hand: { $ceps ->
        [one] 1 CEP
       *[other] { $ceps } CEPs
    }, { amount-scientists }
ui-tip-own-pool = Your pool: { amount-scientists }
ui-tip-player = { $player }: { $roles }
ui-role-you = you
ui-role-active = on turn
ui-role-start = start player
ui-role-winner = winner
ui-tip-controls =
    { $number ->
        [one] Controls 1 region
       *[other] Controls { $number } regions
    }
ui-tip-goals-scored =
    { $number ->
        [one] 1 UN Goal scored
       *[other] { $number } UN Goals scored
    }
ui-tip-plants-built =
    { $number ->
        [one] 1 { $source } plant
       *[other] { $number } { $source } plants
    }
ui-tip-cards-played =
    { $number ->
        [one] 1 lobby card played
       *[other] { $number } lobby cards played
    }
ui-tip-cards-deck =
    { $number ->
        [one] 1 lobby card in the deck
       *[other] { $number } lobby cards in the deck
    }
ui-tip-supply-cubes = { amount-cubes } in the supply
ui-tip-fossil-deck =
    { $number ->
        [one] 1 fossil plant in the pile
       *[other] { $number } fossil plants in the pile
    }
ui-tip-fossil-replaced =
    { $number ->
        [one] 1 { $plant } plant replaced
       *[other] { $number } { $plant } plants replaced
    }
ui-tip-goal = { $heading }: { $state }. { $goal }
ui-tip-goal-plain = { $heading }: { $goal }
ui-tip-air-classic = CO₂: { $ppm } ppm. From { $danger } on disasters strike; at { $defeat } everybody loses.
ui-tip-air-team = CO₂: { $ppm } ppm. If it is above { $defeat } after Energy Supply, the team has lost.
ui-tip-air-companies = CO₂: { $ppm } ppm. From { $danger } on there are two events in a decade; above { $defeat } everybody loses at once.
