### The client's own words for the board of Climate Policy and its debrief.

## Kinds of actions

ui-kind-policy-buy-permit = Buy a permit
ui-kind-policy-buy-loophole = Buy a loophole
ui-kind-policy-build = Build
ui-kind-policy-build-exempt = Build with a loophole
ui-kind-policy-develop-dirty = Develop dirty energy
ui-kind-policy-put-back = Put back
ui-kind-policy-fund = Fund research
ui-kind-policy-transfer = Fund with knowledge of others
ui-kind-policy-borrow = Borrow
ui-kind-policy-demolish = Demolish
ui-kind-policy-end = End the turn
ui-kind-policy-pay-tax = Pay the tax
ui-kind-policy-comply = Comply
ui-kind-policy-pay-fine = Pay a fine
ui-kind-policy-trade = Trade
ui-kind-policy-no-trade = No trade
ui-kind-policy-give-money = Give money
ui-kind-policy-ask-money = Ask for money
ui-kind-policy-give-hundreds = Give hundreds
ui-kind-policy-ask-hundreds = Ask for hundreds
ui-kind-policy-give-permits = Give permits
ui-kind-policy-ask-permits = Ask for permits
ui-kind-policy-give-loopholes = Give loopholes
ui-kind-policy-ask-loopholes = Ask for loopholes
ui-kind-policy-give-plant = Give a plant
ui-kind-policy-ask-plant = Ask for a plant
ui-kind-policy-offer = Make the offer
ui-kind-policy-withdraw = Withdraw
ui-kind-policy-accept = Accept
ui-kind-policy-decline = Decline

## Places and numbers

ui-policy-place-permit = the permit market
ui-policy-place-loophole = the loopholes
ui-policy-place-pool = the pool of dirty plants
ui-policy-place-money = your money
ui-policy-place-turn = the turn
ui-policy-place-offer = the offer
ui-policy-place-co2 = the CO₂
ui-policy-place-funding = the Funding Pool
ui-policy-place-space = { $region }, space { $space }
ui-policy-place-stock = { $plant } in your stock
ui-policy-place-plants = { $source } plants of level { $level }
ui-policy-place-project = { $source } research for ${ $price }
ui-policy-place-track = research of { $source }
ui-policy-number-money = money
ui-policy-number-money-debt = money, in debt
ui-policy-number-permits = permits
ui-policy-number-loopholes = loopholes
ui-policy-number-income = income of the next round
ui-policy-number-ppm = ppm
ui-policy-number-tax_due = tax at present
ui-policy-number-permits_needed = permits needed
ui-policy-number-regions = continents controlled
ui-policy-number-worth = worth in points
ui-policy-number-stock = { $plant } in stock
ui-policy-number-permits-for = permits for ${ $price }
ui-policy-number-next-permit = price of the next permit
ui-policy-number-loopholes-left = loopholes left
ui-policy-number-loophole-price = price of a loophole
ui-policy-number-funding = Funding Pool
ui-policy-number-ownerless = ppm without owner
ui-policy-number-co2 = CO₂
ui-policy-number-projects = { $source } projects for ${ $price }
ui-policy-number-pawn = research of { $source }
ui-policy-short-money = ${ $value }
ui-policy-short-income = +${ $value }
ui-policy-short-ppm = { $value } ppm
ui-policy-short-worth = { $value } pts
ui-policy-chart-co2 = CO₂
ui-policy-chart-worth = Worth
ui-policy-chart-money = Money
ui-policy-chart-ppm = ppm
ui-policy-headline = { $decade } · round { $round } of { $rounds } · { $ppm } ppm · { $policy }
ui-policy-sheet-dirty = dirty plants
ui-policy-sheet-clean = clean cubes
ui-policy-sheet-money = money
ui-policy-sheet-permits = permits
ui-policy-sheet-debt = debt

## Set-up

ui-policy-name =
    Policy { $policy }: { $main ->
        [1] do nothing
        [2] carbon taxes
       *[3] emission permits
    }{ $grants ->
        [0] {""}
       *[other] , grants
    }{ $loopholes ->
        [0] {""}
       *[other] , loopholes
    }
ui-policy-set-up-heading = Policy
ui-policy-set-up-1 = Nobody pays for emissions. All that holds the companies back is that they can lose together.
ui-policy-set-up-2 = At the end of each decade every company pays a tax for what its plants emit.
ui-policy-set-up-3 = A company needs permits for what its plants emit; they are bought and traded, and there are only so many.
ui-policy-set-up-like-A = Like policy { $main }, and the revenue pays grants for clean research.
ui-policy-set-up-like-B = Like policy { $main }, and bought loopholes exempt plants.
ui-policy-set-up-like-AB = Like policy { $main }, and the revenue pays grants for clean research, and bought loopholes exempt plants.
ui-policy-set-up-order-1 = first game
ui-policy-set-up-order-2A = second game
ui-policy-set-up-order-3A = third game
ui-policy-group-tax = Taxes (policy 2)
ui-policy-group-permits = Permits (policy 3)
ui-policy-group-grants = Grants (A)
ui-policy-group-loopholes = Loopholes (B)
ui-policy-group-trade = Trading
ui-policy-group-rules = Where the rules leave a hole

## Headings on the board

ui-policy-companies = Companies
ui-policy-research = Research
ui-policy-plants = Clean plants
ui-policy-own = Your company
ui-policy-stock = Dirty plants in stock
ui-policy-pool = Pool of dirty plants
ui-policy-loopholes = Loopholes
ui-policy-funding = Funding Pool
ui-policy-next = next place ${ $cost }
ui-policy-full = full: pushes one out, ${ $cost }
ui-policy-limit = { $ppm } ppm: everybody loses
ui-policy-ownerless = Without owner
ui-policy-dollars =
    { $minus ->
        [0] ${ $amount }
       *[other] −${ $amount }
    }
ui-policy-plus-dollars = +${ $amount }
ui-policy-permits = permits { $held }/{ $needed }
ui-policy-part-market = Market
ui-policy-part-build = Build
ui-policy-part-develop = Develop
ui-policy-over = The game is over
ui-policy-upkeep = Upkeep
ui-policy-setup = Setting up
ui-policy-scoring = Final scoring
ui-policy-round-of = Round { $round } of { $rounds }
ui-policy-of = of { $number }
ui-policy-cubes =
    { $number ->
        [one] 1 cube
       *[other] { $number } cubes
    }
ui-policy-law = The policy in force
ui-policy-law-1 = Do nothing
ui-policy-law-2 = Carbon taxes
ui-policy-law-3 = Emission permits
ui-policy-law-with-A = with grants
ui-policy-law-with-B = with loopholes
ui-policy-law-with-AB = with grants and loopholes
ui-policy-rail = The policy and what it puts on the table
ui-policy-permits-heading = Permits
ui-policy-permits-next = next ${ $price }
ui-policy-permits-out = none left
ui-policy-permits-later = from decade { $decade } on
ui-policy-loopholes-each = ${ $price } each
ui-policy-event = Next event
ui-policy-event-none = no more
ui-policy-event-sure = +{ $least } ppm
ui-policy-event-range = +{ $least } to +{ $most } ppm
ui-policy-tray = Your tray
ui-policy-watching = You are watching.
ui-policy-tax-word = tax
ui-policy-worth = Worth now
ui-policy-no-plants = no plants yet
ui-policy-due = Next round +${ $income }. At the end of the decade: { $asked }.
ui-policy-due-nothing = Next round +${ $income }. Nothing is due.
ui-policy-due-tax = tax ${ $amount }
ui-policy-due-permits = { amount-permits }
ui-policy-due-fine = fine ${ $amount }
ui-policy-ledger = This decade
ui-policy-ledger-permits =
    { $amount ->
        [one] 1 permit covers your { $ppm } ppm
       *[other] { $amount } permits cover your { $ppm } ppm
    }
ui-policy-ledger-spare = { $amount } to spare
ui-policy-ledger-missing = { $amount } missing
ui-policy-ledger-tax = Tax on { $ppm } ppm: ${ $amount }
ui-policy-ledger-left = ${ $amount } left then
ui-policy-ledger-poor = ${ $amount } missing
ui-policy-ledger-nothing = You pay nothing for your { $ppm } ppm.
ui-policy-tab-world = World
ui-policy-tab-research = Research
ui-policy-tab-policy = Policy
ui-policy-tab-pool = Pool
ui-policy-mood-below = { $ppm } below the limit
ui-policy-mood-exactly = next event { $most }
ui-policy-mood-between = next event { $least } to { $most }
ui-policy-first = First: { $player }
ui-policy-when = { $decade }s, decade { $number } of { $decades }
ui-policy-all-lose = all lose

## Tips

ui-policy-plant = { $source } level { $level }
ui-tip-policy-space-empty = { $space }, location cost ${ $cost }: empty
ui-policy-owner =
    { ID($owner) ->
        [nobody] without owner
       *[other] of { $owner }
    }{ $exempt ->
        [0] {""}
       *[other] , with a loophole
    }
ui-tip-policy-space-dirty = { $space }, location cost ${ $cost }: { $plant }, { $ppm } ppm, { ui-policy-owner }
ui-tip-policy-space-clean =
    { $space }, location cost ${ $cost }: { $plant }, { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }, { ui-policy-owner }
ui-tip-policy-region =
    { $region }: { ID($holder) ->
        [nobody] nobody controls it
       *[other] controlled by { $holder }
    }; { $full ->
        [0] the next plant costs ${ $cost } for its place
       *[other] full: the next plant costs ${ $cost } for its place and pushes out the leftmost
    }
ui-tip-policy-clean =
    { $plant } plants: { $left ->
        [0] none left
       *[other] { $left } left
    }; { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }, ${ $cost } to build
ui-tip-policy-project =
    { $source } research for ${ $price }: { $number ->
        [one] 1 project
       *[other] { $number } projects
    }
ui-tip-policy-track = Research of { $source }: { $levels }; { $pawns }
ui-tip-policy-track-idle = Research of { $source }: { $levels }; nobody researches it
ui-policy-unlock = level { $level } from space { $space } on
ui-policy-pawn = { $player } { $position }
ui-tip-policy-stock = Your { $plant } plants in stock: { $number }; each emits { $ppm } ppm
ui-tip-policy-pool = Pool of dirty plants: { $left } left
ui-tip-policy-pool-kinds = Pool of dirty plants: { $left } left ({ $kinds })
ui-policy-of-kind = { $number } { $plant }
ui-tip-policy-money =
    Your money: ${ $money }{ $debt ->
        [0] {""}
       *[other] ; you are in debt
    }{ $tax ->
        [0] {""}
       *[other] ; tax at present ${ $tax }
    }
ui-tip-policy-permits = Permit market: { $lying }; the next costs ${ $price }; a permit covers { $ppm } ppm; { $gone } out of the game
ui-tip-policy-permits-none = Permit market: empty, none for sale; a permit covers { $ppm } ppm; { $gone } out of the game
ui-policy-lying = { $number } for ${ $price }
ui-tip-policy-loopholes = Loopholes: { $left } left for ${ $price } each at { $ppm } ppm
ui-tip-policy-funding = Funding Pool: ${ $pool }
ui-tip-policy-funding-summit = Funding Pool: ${ $pool }; last summit { $summit }: { $topics }
ui-tip-policy-company = { $player }: { $figures }
ui-policy-company-money = ${ $amount }
ui-policy-company-income = income ${ $amount }
ui-policy-company-ppm = { $amount } ppm
ui-policy-company-plants =
    { $amount ->
        [one] 1 plant
       *[other] { $amount } plants
    }
ui-policy-company-worth = worth { amount-points } now
ui-policy-company-stock = stock { $kinds }
ui-policy-company-stock-size = stock { $amount }
ui-policy-company-tax = tax at present ${ $amount }
ui-policy-company-permits = { amount-permits }, { $needed } needed
ui-policy-company-debt = in debt
ui-tip-policy-curve = CO₂ now { $ppm } ppm, at { $defeat } everybody loses; { $companies } companies and plants without owner { $ownerless } ppm
ui-tip-policy-turn = { $player } is on turn: market, build, develop
ui-tip-policy-bag =
    { $number ->
        [one] 1 project of { $source } is in the bag
       *[other] { $number } projects of { $source } are in the bag
    }

## The policy in sentences

ui-policy-line-nothing = Nobody pays for emissions; the only limit is common defeat.
ui-policy-line-tax = Tax: ${ $amount } for every started { $step } ppm, each decade.
ui-policy-line-tax-rise = It rises by ${ $amount } each decade.
ui-policy-line-permit =
    A permit for every started { $ppm } ppm, { ID($use) ->
        [spent] spent
       *[shown] shown
    } each decade{ ID($check) ->
        [build] {" "}and needed to build
       *[other] {""}
    }.
ui-policy-line-permits = { $all } permits in all, { $given } free for each, at most { $turn } a turn.
ui-policy-line-permits-by-emissions = { $all } permits in all, { $given } given by emissions, at most { $turn } a turn.
ui-policy-line-from = In force from decade { $decade } on.
ui-policy-line-shrink = A permit covers { $ppm } ppm less each decade.
ui-policy-line-fine = Fine: ${ $amount } for each missing permit.
ui-policy-line-grants =
    Grants { ID($from) ->
        [revenue] from the revenue
        [d6] a die each decade
       *[fixed] ${ $sum } each decade
    }, { $size ->
        [0] all there is
       *[other] ${ $size } each
    }, { ID($rule) ->
        [leader] to the research leader of each source of a summit
        [researchers] to all who research a source of a summit
        [cubes] to owners of plants of a source of a summit, by cubes
       *[equal] to all companies alike
    }.
ui-policy-line-loopholes = Loopholes: ${ $low }, ${ $middle } from { $from } ppm on, ${ $high } above { $above }.
ui-policy-line-dividend = What is left is paid back to all alike.
ui-policy-line-trade =
    { ID($mode) ->
        [free] Companies trade before each turn and before upkeep.
        [compliance] Companies trade before upkeep only.
       *[off] Companies do not trade.
    }

## Offers

ui-policy-offer-heading = { $maker } offers { $partner } a trade
ui-policy-offer-drafting = { $maker } puts together an offer to { $partner }
ui-policy-offer-gives = { $player } gives
ui-policy-offer-place = The offer
ui-policy-offer-nothing = nothing
ui-policy-goods-dirty =
    { $plant } in { $region } ({ $space }, { $ppm } ppm{ $exempt ->
        [0] {""}
       *[other] , with a loophole
    })
ui-policy-goods-clean =
    { $plant } in { $region } ({ $space }, { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }{ $exempt ->
        [0] {""}
       *[other] , with a loophole
    })
ui-policy-offer-whom = To whom do you make an offer?
ui-policy-offer-window = { $player } may make an offer
ui-policy-offer-waits = { $player } decides.
ui-policy-offer-needs = An offer needs a permit, a loophole or a plant.
ui-policy-offers-left =
    { $number ->
        [one] 1 more offer
       *[other] { $number } more offers
    }
ui-policy-left-with = then has { $parts }
ui-policy-left-permits = { amount-permits } ({ $needed } needed)
ui-policy-has = has { $parts }
ui-policy-cover = Both stay covered this decade. { $market }
ui-policy-cover-short =
    { $amount ->
        [one] { $player } then lacks 1 permit. { $market }
       *[other] { $player } then lacks { $amount } permits. { $market }
    }
ui-policy-cover-next = Next permit in the market: ${ $price }.
ui-policy-cover-empty = The market has no permits.
ui-policy-dues = What the decade asks of you
ui-policy-dues-tax = tax on { $ppm } ppm
ui-policy-dues-permits = permits for { $ppm } ppm
ui-policy-dues-money = you have
ui-policy-dues-held = permits held

## The debrief

ui-debrief-profit = Profit
ui-debrief-profit-help = earned so far, without loans
ui-debrief-emitters = Who emitted what
ui-debrief-mean = mean ppm
ui-debrief-last = at the end
ui-debrief-share = share
ui-debrief-percent = { NUMBER($share, minimumFractionDigits: 0) }%
ui-debrief-money = Where the money of the policy went
ui-debrief-flow-tax = taxes
ui-debrief-flow-fine = fines
ui-debrief-flow-permit_cost = permits
ui-debrief-flow-loophole_cost = loopholes
ui-debrief-flow-grants = grants
ui-debrief-flow-dividend = dividend
ui-debrief-no-money = Nobody paid anything.
ui-debrief-demolitions = Demolished plants
ui-debrief-reason-demolished_pushed = pushed out
ui-debrief-reason-demolished_chosen = by choice
ui-debrief-reason-demolished_tax = for the tax
ui-debrief-reason-demolished_permits = for want of permits
ui-debrief-ownerless =
    { $number ->
        [one] 1 plant without owner was pushed out.
       *[other] { $number } plants without owner were pushed out.
    }
ui-debrief-trades = Trades
ui-debrief-no-trade = No trade was made.
ui-debrief-traded =
    { $trades ->
        [one] 1 trade
       *[other] { $trades } trades
    }: { $goods } for ${ $money }.
ui-debrief-traded-plants =
    { $amount ->
        [one] 1 plant
       *[other] { $amount } plants
    }
ui-debrief-sheet = Final sheet, in points
ui-debrief-books-help = Every number of every round, for a spreadsheet.
ui-debrief-download = Download the books (CSV)
ui-debrief-copy = Copy the books
ui-debrief-copy-failed = Copying is not allowed here: download them.
ui-debrief-print = Print
ui-debrief-what-if = What if
ui-debrief-project = Project
ui-debrief-total = total
ui-debrief-called = Company { $number }
ui-debrief-column =
    { $round ->
        [0] upkeep of the { $decade }s: { $ppm } ppm
       *[other] { $decade }s, round { $round }: { $ppm } ppm
    }
ui-debrief-curve-said = { $heading }. { $now }. { $columns }
ui-debrief-profit-said = { $heading }. { $companies }
ui-debrief-profit-of = { $company } { $amount }
ui-debrief-air = Who put it into the air
ui-debrief-air-help = ppm by owner; grey: nobody’s
ui-debrief-worth = points in the end
ui-debrief-money-said = Paid { $paid }, came back { $back }, left in the pool { $pool }.
ui-debrief-paid-word = paid
ui-debrief-bank-added = +${ $amount } by the bank
ui-debrief-to-pool = left in the pool
ui-debrief-to-grants = back as grants
ui-debrief-to-dividend = back as dividend
ui-debrief-to-bank = kept by the bank
ui-debrief-talk = Talk about it
ui-debrief-reports = Reports on many games
ui-debrief-ask-defeat = At { $ppm } ppm everybody lost. In which round could it still have been stopped, and by whom?
ui-debrief-ask-nobody = { $share } % of what is in the air is nobody’s. Who let it happen?
ui-debrief-ask-same = { $player } earned most and emitted most. Is that the policy’s fault?
ui-debrief-ask-other = { $emitter } emitted most, { $earner } earned most. What did { $earner } do differently?
ui-debrief-ask-pool = The pool still holds ${ $amount }. What would you have paid for?
ui-debrief-ask-free = Emissions cost nothing. From which price on would you have built something else?
ui-debrief-ask-back = ${ $amount } were paid and nothing came back. Is that fair?
ui-debrief-ask-trade = Who gained by trading, and what did it do to the air?
ui-debrief-ask-torn =
    { $number ->
        [one] 1 plant was torn down. Was it the right one?
       *[other] { $number } plants were torn down. Were they the right ones?
    }
ui-debrief-ask-again = What would you do differently under the same policy?
ui-debrief-if-tax = What if there had been a tax?
ui-debrief-if-permits = What if there had been permits?
ui-debrief-remember = Three numbers to remember
ui-debrief-ppm-end = ppm at the end
ui-debrief-ppm-nobody = of them nobody’s
ui-debrief-torn =
    { $number ->
        [one] plant torn down
       *[other] plants torn down
    }
ui-debrief-won =
    { $count ->
        [one] { $winners } has won
       *[other] { $winners } have won
    }
ui-debrief-lost = Everybody has lost
ui-debrief-about =
    { $companies ->
        [one] 1 company, { $first } to { $last }
       *[other] { $companies } companies, { $first } to { $last }
    }
ui-debrief-keys = What to do with it
ui-debrief-numbers = Numbers
ui-debrief-both = { $heading }: { $text }
