### Hints, reviews and puzzles: why a turn is good, and what it promises.

## What the parts of an opinion are called: of what a turn brings more or less

feature-score = points at once
feature-stock = coins, cubes and CEPs
feature-knowledge = expertise
feature-scientists = work for scientists
feature-projects = projects to build from
feature-control = control of regions
feature-cards = use of cards
feature-planet = safety for the planet
feature-summits = progress at summits
feature-un-goals = progress towards UN Goals
feature-company-goals = points from Company Goals
feature-event = protection from the next event
feature-income = income in the decades to come
feature-pace = green plants in the long run
feature-plants-soon = green plants before the next supply
feature-private-goals = progress towards your Private Goals
feature-co2 = room below the CO₂ limit
feature-environmental-goals = progress towards Environmental Goals
feature-danger = safety for the team
feature-extra-action = actions in this turn
feature-end = chances in the end
feature-holdings = points in hand
feature-plants = value in plants on the board
feature-burden = shelter from the carbon policy
feature-ready-money = money at the right time
feature-builds-to-come = good plants to build next
feature-research = research
feature-loopholes = use of loopholes
feature-grants = grants
feature-offer = gain from the offer
feature-card = counters of your favourite heap
feature-rivals = lead over the others
feature-flood = safety from the common defeat

## Reasons: parts of a sentence

because-more = brings more { $what }
because-later = leads to more { $what } some turns later
because-price = but leaves you with less: { $what }
because-nearly = is nearly as good, in another way; the other turn brings more { $what }
because-equal = is as good as the next best
because-rival = costs { $player } about { amount-points }
because-builds = builds { $source } in { $region }
because-points = brings { amount-points } at once
because-replaces = takes { NAME($plant, form: "a") } off the board in { $region }
because-fills = takes a space in { $region } from the next fossil plant
because-keeps = leaves you more: { $goods }
because-expertise = brings expertise in { $sources }
because-scientist-project = puts a scientist on a project: { $project }
because-scientist-summit = sends a scientist to { $summit }
because-recruits = recruits a scientist
because-holds = keeps control of { $region }
because-controls = takes control of { $region }
because-takes = takes { $region } from { $player }
because-cards =
    { $amount ->
        [one] keeps a card for later
       *[other] keeps { $amount } cards for later
    }
because-ready = makes a project ready to build: { $project }
because-project = opens a project: { $project }
because-goal = takes { $goal }
because-nearer = gives you { $done } of { $needed } plants for { $goal }
because-environmental = achieves the goal: { $goal }
because-policy-builds = builds { NAME($plant, form: "a") } in { $region }
because-policy-research = advances your research in { $sources }
because-policy-gone = drives { NAME($plant, form: "a") } out of { $region }
because-other-turn = the other turn
because-turn = turn { $number }
because-played = the turn that was played
because-without = the turn without it
because-but = but { $turn } { $reason }
because-nearly-but = is nearly as good, in another way; { $turn } { $reason }
because-then = pays some turns later: { $reason }
because-summit-seat = sends a scientist to { $summit }, where { $done } of { $size } topics then have one
because-could-replace = could take { NAME($plant, form: "a") } off the board in { $region }
because-could-fill = could keep the next fossil plant out of { $region }
because-serves = works for { $goal }: { $done } of { $needed } plants with it
because-can-build = gives you all it takes to build from { $project }
because-lacks = leaves you short of only { $goods } to build from { $project }
because-part-expertise = { $amount } expertise in { $source }
because-region-ceps =
    { $amount ->
        [one] leaves a CEP in { $region }, which you control
       *[other] leaves { $amount } CEPs in { $region }, which you control
    }
because-cep-price = keeps the price of CEPs at { amount-money }, by which all of yours count
because-company-goal = brings your Company Goal to { amount-points }: { $goal }
because-keeps-goal = keeps your Company Goal, worth { amount-points } by now: { $goal }
because-income = raises the next income by { amount-money }
because-co2 = leaves { amount-ppm } less in the air
because-event = shelters you from the event in { $region }
because-private = brings you to { $done } of { $needed } for your Private Goal, { $goal }
because-private-nearer = prepares your Private Goal, { $goal }
because-extra = gives you one more action
because-policy-unlocks = opens up { NAME($plant, form: "a") } for you to build
because-policy-nearer = brings your research to { $done } of { $needed } for { NAME($plant, form: "a") }
because-policy-leads = gives you the lead in research, and with it the grants: { $sources }
because-policy-avoids = spares the air { NAME($plant, form: "a") } ({ amount-ppm })
because-policy-stays =
    { $amount ->
        [one] keeps a plant in { $region }
       *[other] keeps { $amount } plants in { $region }
    }
because-policy-stock = leaves you { NAME($plant, form: "a") } to build later
because-policy-ppm = leaves you { amount-ppm } less to answer for
because-policy-offer = makes { $player } an offer that both profit from

## How they are told in the terminal

say-hint-asked = After { $number } actions { $player } is asked.
say-hint-thinking = Thinking …
say-hint-promise = About { $points } points in the end; a chance of { $survival } % (± { $error }) that the planet holds.
say-hint-less =
    { $points ->
        [0] As good as turn 1, the danger to the planet included; a chance of { $survival } % (± { $error }) that it holds.
       *[other] About { NUMBER($points) } { $points ->
            [one] point
           *[other] points
        } worse than turn 1, the danger to the planet included; a chance of { $survival } % (± { $error }) that it holds.
    }
say-hint-reason = Because it { $reason }.
error-hint-at = There is no position { $number }; the record has { $most } actions.
error-hint-over = After { $number } actions the game is over; nobody is asked for a turn.

## Reviews

say-review-progress = looking at every turn
say-review-turning = Where the game turned
say-review-none = No turn cost enough to be sure of it.
say-review-loss = After { $number } actions, { $player }: about { $amount } points lost (± { $error })
say-review-played = Played:
say-review-better = Better:
say-review-swing = From { $number } to { $until } actions { $player }’s chance to win went from { $before } % to { $after } %:
say-review-swing-team = From { $number } to { $until } actions the team’s chance went from { $before } % to { $after } %:
say-review-swing-planet = From { $number } to { $until } actions the chance that the planet holds went from { $before } % to { $after } %:
say-review-chances = Chances over the game, as far as the player who was asked could know
say-review-after = actions
say-review-planet = planet holds
say-review-credits = What gave what to whom
say-review-team = The team
say-review-nobody = Supply and events
say-review-air = { $caused } ppm caused, { $avoided } ppm avoided
say-review-saved = The planet could have been saved. After { $number } actions another turn of { $player } would have saved it with a chance of { $better } % instead of { $played } %:
say-review-lost = No single turn would have saved the planet with any certainty.
error-review-on = This game goes on and several people play in it; it can be reviewed when it is over.
credit-plant = plants
credit-project = projects
credit-research = research
credit-development = dirty energy
credit-card = cards
credit-summit = summits
credit-goal = goals
credit-income = income
credit-market = market
credit-grant = grants
credit-policy = carbon policy
credit-event = events
credit-scoring = final scoring
credit-start = at the start
credit-other = other

## Puzzles

say-puzzles-count =
    { $title }: { $amount ->
        [one] 1 puzzle
       *[other] { $amount } puzzles
    }
say-puzzle = Puzzle { $puzzle }: { $player } is asked. One turn is clearly best.
say-puzzle-solve = What would you do? --solution shows the answer.
say-puzzle-margin = About { $amount } points better than any other turn.
say-puzzles-checked =
    { $amount ->
        [one] 1 puzzle
       *[other] { $amount } puzzles
    } checked, { $searched } searched again, { $failed } failed.
error-puzzles-none = There are no puzzles of { $title }.
error-puzzle-number = There is no puzzle { $number }; they go from 1 to { $most }.
error-puzzle-day = '{ $day }' is no day; write it like 2026-11-18.
error-puzzle-both = Name a number or a day, not both.
error-puzzle-rules = Puzzle { $puzzle } is of other rules or another content of { $title }; it must be found anew.
error-library-positions = A hint looks at one position at least, not at { $number }.

## Hints at a table

error-hints-off = The host wants no hints at this table.
error-hints-host = Only the host can switch hints off here.
error-hints-people = Between people there are hints only when all who play have agreed.
error-hints-absent = A bot plays for { $player }, who cannot agree to hints now.
error-hints-wait = Many hints are being thought out just now; ask again in a moment.
error-hints-silent = No hint could be found in time.
error-no-puzzle = There is no puzzle '{ $puzzle }'.
error-puzzle-seat = Only who plays the turn of puzzle { $puzzle } gets the verdict.
error-puzzle-turn-on = The turn of puzzle { $puzzle } is not over yet.
error-puzzle-table = This table does not begin with the position of puzzle { $puzzle }.
error-puzzles-wait = Too many turns are being judged at the moment; try again in a few seconds.
