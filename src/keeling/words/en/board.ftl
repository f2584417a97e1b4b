### What classic CO₂ and Second Chance share: the board, its cards, and what is done on it.

## Places

slot = { $region } ({ $grant })
    .short = { $region }
project = { $source } in { $region } ({ $grant })
    .short = { $source } in { $region }
place-hand = hand
place-topic = the summit at { $summit } ({ $source })
place-no-topic = summit { $place }, topic { $topic }
place-card = { $card } ({ $effect })
space-of-grant = { $grant } space
    .in = on a { $grant } space

## Lobby cards

card = { $card } { NUMBER($number, minimumIntegerDigits: 2) }
card-effects = { NUMBER($number, minimumIntegerDigits: 2) } ({ $main }; or { $minor })
lobby-main = { $need }: { $effect }
either = { $first } or { $second }

need-propose = propose { NAME($place, form: "in") }
need-install = install { $source }
need-construct = construct { $source }
need-summit = summit talk on { $source }
need-buy = buy a CEP
need-sell = sell a CEP

effect-money = { amount-money }
effect-cubes = { amount-cubes }
effect-ceps = { amount-ceps }
effect-moves =
    { $amount ->
        [one] move a scientist
       *[other] move { $amount } scientists
    }
effect-points = { amount-points }
effect-expertise =
    { $amount ->
        [one] 1 point of expertise in { $source }
       *[other] { $amount } points of expertise in { $source }
    }
effect-discount = { amount-money } off the plant

## Company Goals

goal-company = { amount-points } for { $what }, at most { $most }
count-controlled_regions = each region you control
count-supplied_regions = each region in which you have a plant
count-un_goals = each of your UN Goals
count-plants_after_first = each of your plants after the first
count-ceps_in_hand = each CEP in your hand
count-leading_sources = each { $type } in which nobody is ahead of you
count-built_sources = each { $type } of which you have built a plant
count-all_ceps = each CEP in your hand and in the regions you control

## What an action does

label-propose = Propose { $source } in { $slot }
label-move = Scientist from { $origin } to { $target }
label-recruit = Recruit a scientist
label-buy = Buy a CEP for { amount-money }
label-sell = Sell a CEP for { amount-money }
label-lobby-main = { $card }, main effect: { $effect }
label-lobby-minor = { $card }, minor effect: { $effect }
label-learn = Gain a point in { $source }
label-pay-hand = Pay a CEP from your hand
label-pay-region = Pay a CEP from { $region }
label-place-cep = A CEP to { $region }
label-draft = Keep { $card }: { $main }; or { $minor }
label-income = Take { $money } and { $points }
label-discard-goal = Give up your Company Goal for { amount-money }
label-begin = Begin { NAME($region, form: "in") }
label-take = Take { $effect }
label-decline = Decline
label-pass = Pass
label-end = End your turn

## What is asked

ask-grant-research = The research grant: recruit a scientist, or move one.
ask-move-by-card = The { $card } lets you move a scientist.
ask-leave-project = The project is used up. Where does your scientist go?
ask-pay-cep = Pay a CEP: from where?
ask-place-cep = A bonus: which region gets a CEP from the market?
ask-learn-any = A bonus: in which { $type } do you gain a point?
ask-summit-point = The summit at { $summit }: one more point, in which topic?
ask-income = Your income is { $amount }: how much of it as money?
ask-supply-start = In which region does the energy supply begin?
ask-reward = { $card } gives { $first } or { $second }: which?
ask-draft = Which { $card } do you keep?

## What happens

tell-turn = { $player } is on turn.
tell-end-turn = { $player } ends the turn.
tell-propose = { $player } proposes { $source } in { $slot }.
tell-no-move = { $player } moves no scientist.
tell-region-cube = { $region } gives a tech cube for the plant.
tell-fossil = { $region } gets { NAME($plant, form: "a") }; CO₂ is at { amount-ppm }.
tell-fossil-gone = { NAME($plant, form: "a") } leaves the game; CO₂ falls to { amount-ppm }.
tell-control = { $player } takes control of { $region }.
tell-move = { $player } moves a scientist from { $origin } to { $target }.
tell-recruit = { $player } recruits a scientist.
tell-expertise = { $player } stands on space { $position } of { $source } now.
tell-bonus-cube = { $player } gets a tech cube as a bonus.
tell-no-cubes = There are no more tech cubes.
tell-no-ceps = There is no CEP left in the market.
tell-refill = The market is refilled; the price is { amount-money }.
tell-buy = { $player } buys a CEP.
tell-sell = { $player } sells a CEP; the price is { amount-money } now.
tell-pay-hand = { $player } pays a CEP.
tell-pay-region = { $player } pays a CEP of { $region }.
tell-region-pays = { $region } pays a CEP.
tell-region-cep = A CEP goes to { $region }.
tell-start-player = { $player } is start player.
tell-decade = The { NUMBER($year, useGrouping: 0) }s begin.
tell-income = { $player } takes { $income } of income.
tell-summit-over = The summit at { $summit } is over.
tell-new-summit = A new summit: { $summit }.
tell-give-cube = { $player } sends a tech cube to { $region }.
tell-neglect = { $player } cannot help and loses { amount-points }.
tell-next-event = The next event threatens { $region }.
tell-play-card = { $player } plays { $card }: { $effect }.
tell-discard-goal = { $player } gives up a Company Goal for { amount-money }.
tell-lobby-cards = Your { NAME($card, form: "plural") }: { $cards }.
tell-draft-own = You keep { $card }: { $main }; or { $minor }.
tell-draft = { $player } keeps { NAME($card, form: "a") }.
tell-packs-passed = The packs are passed on.
tell-draft-over = The draft is over.
tell-sell-all = { $player } sells all CEPs at { amount-money } each.
tell-company-goal = { $player } scores { amount-points } for a Company Goal: { $goal }.
tell-no-company-goal = { $player } scores no Company Goal.
tell-coins = { $player } scores { amount-points } for coins.
tell-most-cubes = { amount-points } for the most tech cubes: { $players }.

## Why not

refuse-no-cep-there = There is no CEP to pay with.
refuse-not-controller = Only the controller of a region may spend its CEPs.
refuse-market-empty = There is no CEP in the market.
refuse-no-scientist-there = You have no scientist there.
refuse-no-project-there = There is no project there.
refuse-place-occupied = Another scientist is there already; each project and topic has room for one.
refuse-no-such-topic = There is no such topic on this summit.
refuse-same-place = The scientist is there already.
refuse-slot-taken = There is a project on this space already.
refuse-only-green-plants = Green plants fill the region; it can take no more.
refuse-not-enough-cubes = You have too few tech cubes for this plant.
refuse-not-enough-money = You have too little money for this.
refuse-move-done = You have already used the scientist move of this turn.
refuse-market-done = You have already visited the market in this turn.
refuse-not-your-card = You do not hold this card.
refuse-no-goal = You have no Company Goal any more.
refuse-pool-empty = All your scientists are recruited.
refuse-more-than-income = This is more than your income.
refuse-not-in-pack = This card is not in your pack.
refuse-no-such-player = There is no such player.
