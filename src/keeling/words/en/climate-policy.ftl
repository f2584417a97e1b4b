### Climate Policy. Regions, sources, dirty plants, summits and amounts stand in names.ftl.

title-climate-policy = Climate Policy
    .summary = Power companies seek profit under taxes, permits or nothing at all; at 500 ppm everybody loses.

## Clean plants by source and level

plant-forestation-1 = forestation (level 1)
    .a = a level 1 forestation plant
plant-forestation-2 = forestation (level 2)
    .a = a level 2 forestation plant
plant-solar-1 = solar (level 1)
    .a = a level 1 solar plant
plant-solar-2 = solar (level 2)
    .a = a level 2 solar plant
plant-cold-fusion-1 = cold fusion (level 1)
    .a = a level 1 cold fusion plant
plant-cold-fusion-2 = cold fusion (level 2)
    .a = a level 2 cold fusion plant
plant-biomass-1 = biomass (level 1)
    .a = a level 1 biomass plant
plant-biomass-2 = biomass (level 2)
    .a = a level 2 biomass plant
plant-recycling-1 = recycling (level 1)
    .a = a level 1 recycling plant
plant-recycling-2 = recycling (level 2)
    .a = a level 2 recycling plant

## Phases of this title

phase-round = Round
phase-round_end = End of the round
phase-decade = New decade
phase-upkeep = Decade upkeep

## Parts of sentences

policy-place = { NAME($plant, form: "a") } in { $region } ({ $space })
policy-place-exempt = { NAME($plant, form: "a") } with a loophole in { $region } ({ $space })
policy-place-empty = nothing in { $region } ({ $space })
policy-in-stock = { $amount } { $plant }
policy-income = { amount-money } for { $player }
policy-permits-on-market = { amount-permits } on the market
policy-permits-given = { amount-permits } with the companies
policy-loopholes-left =
    { $amount ->
        [one] 1 loophole tile beside the board
       *[other] { $amount } loophole tiles beside the board
    }
policy-scored-dirty = { $points } for dirty plants
policy-scored-clean = { $points } for clean plants
policy-scored-money = { $points } for money
policy-scored-permits = { $points } for permits
policy-scored-debt = { $points } for the loan

## What an action does

label-policy-buy-permit = Buy a permit for { amount-money }
label-policy-buy-loophole = Buy a loophole for { amount-money }
label-policy-build = Build { NAME($plant, form: "a") } in { $region } for { amount-money }
label-policy-build-pushing = Build { NAME($plant, form: "a") } in { $region } for { amount-money }, pushing out { NAME($pushed, form: "a") }
label-policy-build-exempt = Build { NAME($plant, form: "a") } with a loophole in { $region } for { amount-money }
label-policy-build-exempt-pushing = Build { NAME($plant, form: "a") } with a loophole in { $region } for { amount-money }, pushing out { NAME($pushed, form: "a") }
label-policy-develop-dirty =
    { $plants ->
        [one] Draw 1 dirty plant for { amount-money }
       *[other] Draw { $plants } dirty plants for { amount-money }
    }
label-policy-put-back = Put back { NAME($plant, form: "a") }
label-policy-fund = Fund { $source } research for { amount-money }
label-policy-transfer =
    { $spaces ->
        [one] Fund { $source } research for { amount-money } and move 1 space with knowledge of { $leader }
       *[other] Fund { $source } research for { amount-money } and move { $spaces } spaces with knowledge of { $leader }
    }
label-policy-borrow =
    { $points ->
        [one] Borrow { amount-money } (1 point less in the end)
       *[other] Borrow { amount-money } ({ $points } points less in the end)
    }
label-policy-demolish = Demolish { $place }
label-policy-end-turn = End your turn
label-policy-pay-tax = Pay { amount-money } of carbon tax
label-policy-show-permits = Show { amount-permits }
label-policy-spend-permits = Spend { amount-permits }
label-policy-pay-fine =
    { $permits ->
        [one] Pay a fine of { amount-money } for 1 missing permit
       *[other] Pay a fine of { amount-money } for { $permits } missing permits
    }
label-policy-trade = Make an offer to { $partner }
label-policy-no-trade = Make no more offers
label-policy-give-money = Give { amount-money }
label-policy-ask-money = Ask for { amount-money }
label-policy-give-permits = Give { amount-permits }
label-policy-ask-permits = Ask for { amount-permits }
label-policy-give-loopholes = Give { amount-loopholes }
label-policy-ask-loopholes = Ask for { amount-loopholes }
label-policy-give-plant = Give { $place }
label-policy-ask-plant = Ask for { $place }
label-policy-offer = Make this offer
label-policy-withdraw = Withdraw the offer
label-policy-accept = Accept
label-policy-decline = Decline

## What is asked

ask-policy-turn = Your turn: build, then develop; both are optional.
ask-policy-turn-market = Your turn: buy, build, develop, in this order; every part is optional.
ask-policy-turn-built = Your turn: develop dirty or clean energy, or end it.
ask-policy-turn-developed = Your turn: go on developing, or end it.
ask-policy-put-back =
    { $amount ->
        [one] Your stock has 1 plant too many: which one goes back?
       *[other] Your stock has { $amount } plants too many: which one goes back?
    }
ask-policy-tax = Your carbon tax is { amount-money }: pay it, or demolish plants.
ask-policy-permits = Your plants need { amount-permits } and you have { $held }: comply, or demolish plants.
ask-policy-partner =
    { $amount ->
        [one] Trade: you may make 1 more offer. To whom?
       *[other] Trade: you may make { $amount } more offers. To whom?
    }
ask-policy-element = Your offer to { $partner }: you give { $given } and get { $asked }. What else?
ask-policy-answer = { $maker } offers a trade: you give { $given } and get { $gained }. Do you accept?

## What happens in a turn

tell-policy-turn = It is { $player }’s turn.
tell-policy-end-turn = { $player } ends the turn.
tell-policy-buy-permit = { $player } buys a permit.
tell-policy-buy-loophole = { $player } buys a loophole.
tell-policy-build = { $player } builds { NAME($plant, form: "a") } in { $region }.
tell-policy-build-exempt = { $player } builds { NAME($plant, form: "a") } with a loophole in { $region }.
tell-policy-co2-rises = CO₂ rises to { $co2 } ppm.
tell-policy-pushed-out =
    { $fall ->
        [0] { $player } loses { NAME($plant, form: "a") } in { $region }: it is pushed out.
       *[other] { $player } loses { NAME($plant, form: "a") } in { $region }: it is pushed out; CO₂ falls to { $co2 } ppm.
    }
tell-policy-demolished =
    { $fall ->
        [0] { $player } demolishes { NAME($plant, form: "a") } in { $region }.
       *[other] { $player } demolishes { NAME($plant, form: "a") } in { $region }; CO₂ falls to { $co2 } ppm.
    }
tell-policy-demolished-for-tax =
    { $fall ->
        [0] { $player } demolishes { NAME($plant, form: "a") } in { $region } because of the tax.
       *[other] { $player } demolishes { NAME($plant, form: "a") } in { $region } because of the tax; CO₂ falls to { $co2 } ppm.
    }
tell-policy-demolished-for-permits =
    { $fall ->
        [0] { $player } demolishes { NAME($plant, form: "a") } in { $region } for want of permits.
       *[other] { $player } demolishes { NAME($plant, form: "a") } in { $region } for want of permits; CO₂ falls to { $co2 } ppm.
    }
tell-policy-ownerless-pushed-out = { NAME($plant, form: "a") } of nobody is pushed out in { $region }; CO₂ falls to { $co2 } ppm.
tell-policy-borrow = { $player } takes out a loan of { amount-money }.
tell-policy-develop-dirty = { $player } develops dirty energy.
tell-policy-draw = { $player } draws dirty plants.
tell-policy-draw-seen = { $player } draws dirty plants; in stock now: { $stock }.
tell-policy-put-back = { $player } puts a plant back.
tell-policy-put-back-seen = { $player } puts { NAME($plant, form: "a") } back.
tell-policy-fund = { $player } funds { $source } research and reaches space { $space }.
tell-policy-transfer = { $player } funds { $source } research with knowledge of { $leader } and reaches space { $space }; { $leader } gets { amount-money } of the price.

## What happens in a trade

tell-policy-no-offer = { $player } makes no offer.
tell-policy-no-more-offers = { $player } makes no more offers.
tell-policy-begin-offer = { $player } begins to trade with { $partner }.
tell-policy-offer = { $player } offers { $partner } a trade: { $given } for { $asked }.
tell-policy-withdraw = { $player } withdraws the offer.
tell-policy-decline = { $player } declines the offer.
tell-policy-trade = { $player } gives { $given } to { $partner } for { $asked }.

## What happens to all

tell-policy-first-player = { $player } is first player.
tell-policy-decade = The { NUMBER($year, useGrouping: 0) }s begin.
tell-policy-introduced = There are now { $supplies }.
tell-policy-income = Income: { $incomes }.
tell-policy-reduce-costs = Research projects get cheaper wherever the price below is free.
tell-policy-new-research = New research projects are laid out.
tell-policy-round-over = The round is over.
tell-policy-event = An event strikes { $region }.
tell-policy-ownerless-plant = { NAME($plant, form: "a") } that belongs to nobody is built in { $region }; CO₂ rises to { $co2 } ppm.
tell-policy-tax = { $player } pays { amount-money } of carbon tax.
tell-policy-permits-shown = { $player } shows { amount-permits }.
tell-policy-permits-spent = { $player } spends { amount-permits }.
tell-policy-fine = { $player } pays a fine of { amount-money } for missing permits.
tell-policy-permits-cheaper = Permits on the market get cheaper.
tell-policy-grants-raised = There is { amount-money } for grants.
tell-policy-summit = The summit of { $summit } decides the grants: { $sources }.
tell-policy-grant = { $player } gets a grant of { amount-money }.
tell-policy-grant-for-source = { $player } gets a grant of { amount-money } for { $source }.
tell-policy-pool-left = { amount-money } stays in the Funding Pool.
tell-policy-dividend = The carbon dividend is { amount-money } for each company; { $left } stays in the Funding Pool.
tell-policy-decade-over = The upkeep of the decade is over.
tell-policy-score = { $player } scores { amount-points }: { $lines }.
tell-policy-score-nothing = { $player } scores nothing.

## How it ends

end-climate-policy-decades = The last decade is over.
    .short = last decade
end-climate-policy-defeat = There is too much CO₂ in the air: everybody loses.
    .short = common defeat

## Why not

refuse-policy-market-over = The market part of your turn is over once you have built or developed.
refuse-policy-no-permits-here = There are no permits under this policy, or not yet.
refuse-policy-no-permit-left = There is no permit left on the market.
refuse-policy-permits-per-turn = You have bought as many permits as you may in one turn.
refuse-policy-no-loopholes-here = There are no loopholes under this policy, or not yet.
refuse-policy-no-loophole-left = There is no loophole tile left.
refuse-policy-loopholes-per-turn = You have bought as many loopholes as you may in one turn.
refuse-policy-too-little-money = You have too little money for this.
refuse-policy-already-built = You have already built a plant in this turn.
refuse-policy-build-over = The build part of your turn is over once you have developed.
refuse-policy-not-in-stock = You have no such dirty plant in stock.
refuse-policy-not-unlocked = Your pawn has not reached the space that unlocks this plant.
refuse-policy-no-tile-left = No such plant is left in the supply.
refuse-policy-no-loophole-held = You hold no loophole tile.
refuse-policy-permits-to-build = By the options of this game you need permits for the plant when you build it.
refuse-policy-no-plant-there = There is no plant on this space.
refuse-policy-not-your-plant = Only your own plants are yours to demolish or to trade.
refuse-policy-developed-dirty = You have chosen dirty development in this turn.
refuse-policy-developed-clean = You have chosen clean development in this turn.
refuse-policy-pool-empty = There is no dirty plant left to draw.
refuse-policy-not-to-put-back = You have no such plant to put back.
refuse-policy-projects-per-turn = You have funded as many projects as you may in one turn.
refuse-policy-no-project-there = There is no such research project at this price.
refuse-policy-no-pawn-left = All your pawns stand on other tracks.
refuse-policy-track-finished = Your pawn is at the end of this track.
refuse-policy-not-far-behind = You are not far enough behind the leader of this track.
refuse-policy-not-the-leader = This company does not lead on this track.
refuse-policy-in-debt = You have already borrowed; it is possible only once.
refuse-policy-permits-missing = You have too few permits for your plants.
refuse-policy-no-fines = There are no fines in this game; plants without permits must go.
refuse-policy-nothing-missing = You have enough permits; there is nothing to be fined for.
refuse-policy-no-such-partner = An offer goes to another company of this game.
refuse-policy-no-offer-left = You have made as many offers as you may.
refuse-policy-nothing-to-trade = Neither of you has a permit, a loophole or a plant to trade.
refuse-policy-already-in-offer = The offer names this already.
refuse-policy-giver-has-less = Who would have to give it does not have so much.
refuse-policy-no-goods = An offer must move a permit, a loophole or a plant.
refuse-policy-buyer-not-covered = Who gets a plant before permits are shown must have permits for all plants.

## Options: the policy

option-climate-policy-policy = Climate policy
    .help = What the world does about emissions: nothing, carbon taxes or emission permits, with or without grants for research and loopholes.
    .v1 = do nothing
    .v2 = carbon taxes
    .v2a = carbon taxes with grants
    .v2b = carbon taxes with loopholes
    .v2ab = carbon taxes with grants and loopholes
    .v3 = emission permits
    .v3a = emission permits with grants
    .v3b = emission permits with loopholes
    .v3ab = emission permits with grants and loopholes
option-climate-policy-tax_amount = Carbon tax in dollars
    .help = Under carbon taxes: dollars for each started step of ppm.
option-climate-policy-tax_step = Step of the carbon tax in ppm
    .help = Under carbon taxes: the step of ppm that the tax in dollars is for.
option-climate-policy-tax_rise = Rise of the carbon tax in dollars
    .help = An addition to the document, under carbon taxes: dollars by which the tax rises with each decade.
option-climate-policy-permit_count = Permits
    .help = Under permits: how many permits there are.
option-climate-policy-permits_given = Permits for nothing
    .help = Under permits: permits each company gets for nothing, out of the permits there are.
option-climate-policy-permit_decade = First decade of permits
    .help = Under permits: the decade from which on there are permits and loopholes.
option-climate-policy-permit_check = When permits are needed
    .help = Under permits: whether permits are needed only in upkeep, or to build a dirty plant, too.
    .upkeep = only in upkeep
    .build = to build, too
option-climate-policy-permit_use = What becomes of permits
    .help = Under permits: whether the permits a company needs in upkeep are shown and kept, or spent.
    .shown = shown and kept
    .spent = spent
option-climate-policy-cep_floor = Lowest price of permits in dollars
    .help = Under permits: the price at which permits on the market stop getting cheaper.
option-climate-policy-permit_shrink = Shrinking permits in ppm
    .help = An addition to the document, under permits: ppm by which a permit covers less with each decade.
option-climate-policy-fine = Fine for a missing permit in dollars
    .help = An addition to the document, under permits: dollars for each missing permit that may be paid instead of demolishing; 0 for no fines.
    .v0 = no fines
option-climate-policy-dividend = Carbon dividend
    .help = An addition to the document, under taxes and permits: whether taxes, fines and the money for permits are paid back to all companies in equal whole dollars, after the grants.

## Options: grants and loopholes

option-climate-policy-grant_source = Where grants come from
    .help = Where grants come from: out of the revenue if the policy has grants, or under any policy from a die or as a fixed sum.
    .revenue = the revenue, if the policy has grants
    .d6 = a die in each decade
    .fixed = a fixed sum in each decade
option-climate-policy-grant_sum = Fixed sum of grants in dollars
    .help = The sum of grants in each decade if it is fixed.
option-climate-policy-grant_size = Size of a grant in dollars
    .help = Dollars for each energy source on the summit tile; 0 divides all there is among them.
    .v0 = all there is, divided
option-climate-policy-grant_rule = Who gets grants
    .help = Who gets a grant: the research leader; all who research the source; owners of its plants by their cubes; or all companies alike, without a summit tile.
    .leader = the research leader
    .researchers = all who research the source
    .cubes = owners of plants, by their cubes
    .equal = all companies alike
option-climate-policy-d6_carry = What is left of grants
    .help = Whether what is left of a die or a fixed sum stays for the next decade; a dividend pays it out.
    .true = stays for the next decade
    .false = goes back to the bank
option-climate-policy-loophole_count = Loophole tiles
    .help = With loopholes: how many loophole tiles there are.
option-climate-policy-loophole_price_low = Low price of a loophole in dollars
    .help = With loopholes: the price of a loophole at low CO₂.
option-climate-policy-loophole_price_middle = Middle price of a loophole in dollars
    .help = With loopholes: the price of a loophole at middle CO₂.
option-climate-policy-loophole_price_high = High price of a loophole in dollars
    .help = With loopholes: the price of a loophole at high CO₂.
option-climate-policy-loophole_middle_from = Middle loophole price from ppm
    .help = With loopholes: the middle price holds from so many ppm on.
option-climate-policy-loophole_high_above = High loophole price above ppm
    .help = With loopholes: the high price holds above so many ppm.

## Options: trade, and where the document leaves a hole

option-climate-policy-trade_mode = Trade
    .help = When companies may trade: at the start of each turn and before taxes or permits are due, only then, or never.
    .free = in each turn and before taxes or permits are due
    .compliance = only before taxes or permits are due
    .off = never
option-climate-policy-trade_offers = Offers
    .help = How many offers a company may make each time it may trade.
option-climate-policy-shrink_side = Spaces that fall away
    .help = Which spaces of a continent fall away with two or three players.
    .right = the dear ones on the right
    .left = the cheap ones on the left
option-climate-policy-event_on_full = Events on a full continent
    .help = What an event does on a full continent: it pushes out a plant, or nothing.
    .push = push out a plant
    .skip = do nothing
option-climate-policy-event_replacement = Event cards come back
    .help = Whether an event card goes back into the deck after each decade.
option-climate-policy-hidden_stock = Hidden stocks
    .help = Whether dirty plants in stock are hidden from the others.
option-climate-policy-policy_tie_break = Ties
    .help = Who wins a tie: all who are tied, or who of them emits least.
    .shared = shared by all who are tied
    .fewest_ppm = won by who emits least

## Options that are chosen in vain

why-no-tax = there is no tax
why-tax-zero = the tax is $0 in every decade
why-no-permits = there are no permits
why-no-gifts = no permits are given
why-no-emissions-yet = nobody emits anything before the first decade
why-no-revenue = there is no revenue to pay back
why-no-grants = there are no grants
why-no-fixed-sum = grants are not a fixed sum
why-revenue-stays = what is left of the revenue always stays
why-no-loopholes = there are no loopholes
why-never-low = CO₂ is never so low
why-no-trade = nobody trades
why-no-decade-follows = no decade with permits follows
error-policy-gifts = Option 'permits_given' cannot be { $number }: for { $players } companies that is { $gifts } permits, and there are { $amount } (permit_count).
error-policy-never = Option 'permit_decade' cannot be { $number }: with { $players } players there are { $decades } decades, and permits would never come into force.
option-climate-policy-permits_given_by = How permits are given
    .help = An addition to the document, policy 3: whether the permits given are the same for every company, or as many in all by what each emits when permits come into force.
    .equal = the same for all
    .emissions = by emissions
