### The boards of the terminal. A bar parts the lines of a heading.

board-you = (you)
board-decade = decade
board-round = round
board-start = start
board-turn = turn
board-open = open:
board-open-action = action
board-open-scientist = scientist
board-open-market = market
board-open-card = card
board-open-second = second
board-draft = draft
board-market = Market
board-bank = Bank
board-stop = STOP
board-event = Event
board-none = none
board-next = next
board-region = region
board-agenda = agenda
board-spaces = demand spaces 1 to { $most }
board-ceps = CEPs
board-cubes = cubes
board-control = control
board-control-short = ctrl
board-of = { $number } of { $most }
board-un-goals = UN Goals
board-or = or { $effect }
board-goal = goal
board-scoring = final scoring
board-total = total
board-winner = winner
board-proposed = proposed
board-installed = installed
board-prepared = prepared
board-sign-disc = disc
board-sign-scientist = scientist
board-sign-fossil = fossil, ppm
board-sign-ppm = ppm
board-sign-cube = cube
board-sign-points = points
board-sign-any = any
board-sign-token = token
board-sign-builder = builder/token
board-sign-next = next project
board-sign-half-way = half-way
board-sign-open-goal = open goal
board-cep-price = CEP price
board-team-score = team score
board-score = score
board-score-short = score
board-money = money
board-player = player
board-scientists = scientists | hand/pool
board-plants = plants
board-un-goals-short = UN | goals
board-company-goal = company | goal
board-private-goals = private | goals
board-lobby-cards = lobby | cards
board-infrastructure = infra- | structure
board-staff = staff | h/p
board-tokens = token | left
board-cards = cards | h+o
board-source-wide = { "|" } source
board-next-plant = next | plant
board-left = { "|" } left
board-install-gives = install | gives
board-prepare-gives = prepare | gives
board-pool = { "|" } pool
board-source-pool = source | pool
board-next-plant-gives = next plant | install gives
board-levels = { "|" } level@space, plant
board-source-gives = source, ½ | prepare gives
board-left-pool = left | pool
board-expertise-track = expertise: income and bonus, discs
board-knowledge-track = knowledge: income and bonus, discs
board-hidden = { $number } hidden
board-shown = { $number } shown
board-bid = highest bid { $number } by
board-given-up = given up
board-gone = gone
board-held = held
board-scored = scored
board-goal-open = open
board-now = now { $number }
board-held-now = held, now { $number }
board-offered-now = offered, now { $number }
board-scored-now = scored, now { $number }
board-scored-for = scored { $number } for { $player }
board-sheet-play = in play
board-sheet-income = income
board-sheet-goal = goal
board-sheet-coins = coins
board-sheet-most-cubes = most | cubes
board-sheet-most-un-goals = most | UN goals
board-due-by = { $region } by
board-due-itself = { $region } by itself
board-to-be-paid = to be paid
board-open-cards = open cards
board-un-scores = score { $scores }
board-too = too
board-team = Team
board-reduction = { $ppm } ppm cost { $cost }
board-un-left = at most { $most } may be left
board-group-plants = plants
board-group-summits = summits
board-group-knowledge = knowledge
board-topics = { $number } topics
board-goal-top = { $source } end
board-achieved = achieved
board-epithet = You are { $epithet }.
board-missed = missed, { $number } of { $most }
board-nim-empty = empty
board-nim-from = from { $heap }
board-nim-card = card
board-nim-face-down = face down
board-nim-card-of = heap { $heap }
board-nim-card-shown = heap { $heap } (shown)
board-nim-tiles = refill tiles left: { $number }
board-at-price =
    { $ceps ->
        [one] 1 CEP at ${ $price }
       *[other] { $ceps } CEPs at ${ $price }
    }
board-projects =
    { $amount ->
        [one] 1 project
       *[other] { $amount } projects
    }
board-goals-cost =
    { $amount ->
        [one] 1 open goal costs { $cost } ({ $each } each)
       *[other] { $amount } open goals cost { $cost } ({ $each } each)
    }

## Climate Policy

board-policy-dirty = dirty
board-policy-clean = clean
board-permits = permits
board-debt = debt
board-company = company
board-worth = worth
board-income = in- | come
board-policy-income = income
board-ppm = ppm
board-loopholes-short = loop- | holes
board-stock = stock
board-funding-pool = Funding Pool
board-permits-on-market = permits on the market
board-loopholes = loopholes
board-first = first
board-open-build = build
board-open-develop = develop
board-open-research = research
board-curve = Curve
board-policy = Policy
board-policy-tax = tax ${ $money } per { $ppm } ppm
board-policy-permits = { amount-permits }, { $ppm } ppm each
board-policy-grants = grants, pool ${ $money }
board-policy-summit = last summit { $summit }
board-policy-dividend = dividend
board-policy-nothing = do nothing
board-permits-head = Permits
board-loopholes-head = Loopholes
board-dirty-pool = Pool
board-next-cost = next
board-policy-spaces = spaces: plant and owner, or location cost
board-push = push
board-source = source
board-policy-plants = plants: cubes, left
board-track = track
board-tax-due = tax
board-permits-needed = permits | needed
board-offer = Offer
board-offer-gives = gives { $goods }
board-offer-asks = asks for { $goods }
board-offer-plant = plant { $space }
board-offer-nothing = nothing yet
board-sign-dirty = dirty with ppm
board-sign-clean = clean with level
board-sign-owner = owner
board-sign-nobody = nobody’s
board-sign-loophole = loophole
board-sign-unlocks = unlocks
board-cube-count =
    { $amount ->
        [one] 1 cube
       *[other] { $amount } cubes
    }
