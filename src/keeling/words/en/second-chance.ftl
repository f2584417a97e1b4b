### CO₂: Second Chance, both modes. What it shares with classic CO₂ stands in board.ftl.

title-second-chance-cooperative = CO₂: Second Chance, cooperative
    .summary = Save the climate together: one score for all, four decades, and secret goals you may not talk about.
title-second-chance-competitive = CO₂: Second Chance, competitive
    .summary = Outdo the other companies over five decades, but lose with them as soon as CO₂ passes the limit.

## Lobbyist cards and Company Goals of this edition

need-prepare = prepare { $source }
need-build = build { $source }
effect-knowledge =
    { $amount ->
        [one] 1 point of knowledge in { $source }
       *[other] { $amount } points of knowledge in { $source }
    }
count-prepared_regions = each region in which you have prepared infrastructure
count-prepared_sources = each { $type } of which you have prepared infrastructure
count-prepared_after_first = each of your infrastructures after the first

## Private Goals

goal-private-ceps_in_hand =
    { $amount ->
        [one] 1 CEP in your hand
       *[other] { $amount } CEPs in your hand
    }
goal-private-ceps_in_region =
    { $amount ->
        [one] 1 CEP in a region you control
       *[other] { $amount } CEPs in one region you control
    }
goal-private-lone_summit =
    { $amount ->
        [one] complete a summit of 1 topic alone
       *[other] complete a summit of { $amount } topics alone
    }
goal-private-cubes = { amount-cubes }
goal-private-scientists =
    { $amount ->
        [one] 1 scientist recruited, the first one included
       *[other] { $amount } scientists recruited, the first one included
    }
goal-private-money = { amount-money }
goal-private-track_tops =
    { $amount ->
        [one] the end of 1 knowledge track
       *[other] the end of { $amount } knowledge tracks
    }
goal-private-controlled_regions =
    { $amount ->
        [one] control of 1 region
       *[other] control of { $amount } regions
    }
goal-private-prepared_of_source =
    { $amount ->
        [one] 1 infrastructure of any energy type
       *[other] { $amount } infrastructures of one energy type
    }
goal-private-prepared_sources =
    { $amount ->
        [one] infrastructure of 1 energy type
       *[other] infrastructure of { $amount } different energy types
    }
goal-private-prepared_in_region =
    { $amount ->
        [one] 1 infrastructure in any region
       *[other] { $amount } infrastructures in one region
    }
goal-private-prepared_regions =
    { $amount ->
        [one] infrastructure in 1 region
       *[other] infrastructure in { $amount } different regions
    }
goal-private-built_of_source =
    { $amount ->
        [one] 1 plant of any energy type
       *[other] { $amount } plants of one energy type
    }
goal-private-built_sources =
    { $amount ->
        [one] plants of 1 energy type
       *[other] plants of { $amount } different energy types
    }
goal-private-built_in_region =
    { $amount ->
        [one] 1 plant in any region
       *[other] { $amount } plants in one region
    }
goal-private-built_regions =
    { $amount ->
        [one] plants in 1 region
       *[other] plants in { $amount } different regions
    }

## Environmental Goals and UN Goals

goal-environmental-region = a plant { NAME($value, form: "in") }
goal-environmental-source = a { $value } plant
goal-environmental-top = the end of the { $value } track
goal-environmental-half_way = half-way on the { $value } track
goal-environmental-size =
    { $value ->
        [one] a summit of 1 topic
       *[other] a summit of { $value } topics
    }
goal-environmental-topic = a summit about { $value }
both = { $first }; { $second }
goal-un = UN Goal { $number } ({ $plants })

## Bonuses that can be given away

gift-cube = a tech cube
gift-region-cep = a CEP for a region
gift-any = a point in any energy type
gift-source = a point in { $source }

## What a victorious team may call itself

epithet = { $rank } { $name }
rank-legendary = Legendary
rank-renowned = Renowned
rank-credible = Credible
rank-humble = Humble
epithet-saviors-of-the-planet = Saviors of the Planet
epithet-guardians-of-the-continent = Guardians of the Continent
epithet-friends-of-the-back-yard = Friends of the Back Yard
epithet-caretakers-of-the-flower-bed = Caretakers of the Flower Bed
epithet-keepers-of-the-potted-plant = Keepers of the Potted Plant

## Summits

summit-gives-second =
    { $amount ->
        [one] For each scientist there: 1 point in any topic of the summit
       *[other] For each scientist there: { $amount } points in any topics of the summit
    }

## What an action does

label-prepare = Prepare { $project }
label-build = Build { $project } for { $price }: { $points }
label-build-nothing = Build a plant in { $slot }
label-build-helped = Build { $project } for { $price }, with { $helps }: { $points }
help-card = { amount-money } of { $card }
help-region-cube = a tech cube of the region
label-extra = Buy a second main action: CO₂ rises by { $ppm } ppm
label-claim = Claim { $goal } for { amount-cubes }
label-team-claim = Claim { $goal } for { amount-cubes }: { $points } for the team
label-team-income = Take { $money }, and { $points } for the team
label-give-self = Take it yourself
label-give = Give it to { $player }
label-reduce-none = Leave CO₂ at { $ppm } ppm
label-reduce = Lower CO₂ to { $ppm } ppm for { amount-points }
label-keep = Keep Company Goal { NUMBER($number, minimumIntegerDigits: 2) }: { $goal }

## What is asked

ask-second-turn = Your turn: take a main action, and executive actions before or after it.
ask-second-turn-rest = Take executive actions, or end your turn.
ask-extra-action = You have bought a second main action: which one do you take?
ask-second-leave = { $player } prepares the { NAME($source, form: "project") } your scientist stands on. Where does your scientist go?
ask-second-leave-own = You prepare the { NAME($source, form: "project") } your scientist stands on. Where does your scientist go?
ask-second-pay-prepare = Preparing { $project } costs a CEP: from where do you pay it?
ask-second-pay-plant = The plant costs a CEP: from where do you pay it?
ask-second-pay-fossil = A fossil plant in a region you control costs a CEP: from where do you pay it?
ask-second-pay-event = The event costs you a CEP: from where do you pay it?
ask-give-bonus = Your disc has reached a bonus, { $bonus }. Who gets it?
ask-give-knowledge = You have earned a point in { $source }. Who gets it?
ask-learn-by-recruiting = Your new scientist brings knowledge: in which energy type do you gain a point?
ask-reduce = CO₂ is at { $co2 } ppm, and the team has { $score }. To lower it by { $ppm } ppm costs { $price }: how far do you go?
ask-reduce-limit = CO₂ is at { $co2 } ppm, above the limit of { $limit }, and the team has { $score }. To lower it by { $ppm } ppm costs { $price }: how far do you go?
ask-keep-goal =
    { $amount ->
        [one] 1 Company Goal was dealt to you. Which one do you keep?
       *[other] { $amount } Company Goals were dealt to you. Which one do you keep?
    }
ask-keep-one-goal = You give up a Company Goal for { amount-money }. Which one do you keep?
ask-give-up-goal = The phase is over. Do you give up a Company Goal for { amount-money }?

## What happens in both modes

tell-start-co2 = CO₂ begins at { $co2 } ppm.
tell-second-pass = { $player } can take no main action and passes.
tell-prepare = { $player } prepares infrastructure for { $project }.
tell-build = { $player } builds a plant from { $project }.
tell-extra = { $player } buys a second main action; CO₂ rises to { $co2 } ppm.
tell-give-bonus = { $player } gives the bonus, { $bonus }, to { $receiver }.
tell-give-knowledge = { $player } gives the point in { $source } to { $receiver }.
tell-claim = { $player } claims { $goal }.
tell-own-cep = { $region } pays for its fossil plant with a CEP of its own.

## What happens to the team

tell-team-plant = { $player } scores { amount-points } for the team with the plant.
tell-team-income = { $player } takes { $income } of income; the points are the team's.
tell-team-card = { $player } gets { amount-points } for the team by the card.
tell-team-claim = { $player } claims { $goal }: { amount-points } for the team.
tell-private-goals = Your Private Goals, of which you must achieve one: { $goals }.
tell-team-fine = { $player } has no CEP to pay: the team loses { amount-points }.
tell-environment =
    { $amount ->
        [one] 1 Environmental Goal is open.
       *[other] { $amount } Environmental Goals are open.
    }
tell-achieved = An Environmental Goal is achieved: { $goal }.
tell-open-goals =
    { $amount ->
        [one] 1 Environmental Goal is still open: the team loses { $points }.
       *[other] { $amount } Environmental Goals are still open: the team loses { $points }.
    }
tell-no-open-goals = No Environmental Goal is open any more: the team loses nothing.
tell-green-inspector = { NAME($plant, form: "a") } is drawn: the green inspector moves on to { $goal }.
tell-blue-inspector = { NAME($plant, form: "a") } is drawn: the blue inspector moves on to { $goal }.
tell-no-reduction = The team leaves CO₂ at { $co2 } ppm.
tell-lower-co2 = The team pays { amount-points }, and CO₂ falls to { $co2 } ppm.
tell-shown-goal = { $player } shows a Private Goal: { $goal }.
tell-team-limit = CO₂ is at { $co2 } ppm, and the limit is { $limit }. { end-second-chance-cooperative-too_much_co2 }
tell-team-victory = { end-second-chance-cooperative-victory } You are { epithet }.
tell-goal-missed = { $players } achieved no Private Goal. { end-second-chance-cooperative-private_goal_missed }
tell-un-goals-unclaimed =
    { $amount ->
        [one] 1 UN Goal is left. { end-second-chance-cooperative-un_goals_unclaimed }
       *[other] { $amount } UN Goals are left. { end-second-chance-cooperative-un_goals_unclaimed }
    }

## What happens to the companies

tell-claim-relief = { $player } claims { $goal }; CO₂ falls to { $co2 } ppm.
tell-companies-limit = { $plant } The limit is { $limit } ppm. { end-second-chance-competitive-too_much_co2 }
tell-company-goals = Your Company Goals: { $goals }.
tell-keep-goal = { $player } has chosen a Company Goal.
tell-keep-goal-own = You keep a Company Goal: { $goal }.
tell-keep-one-own = You give up a Company Goal for { amount-money } and keep the other: { $goal }.
tell-keep-all = { $player } gives up no Company Goal.
tell-companies-fine = { $player } has no CEP to pay and loses { amount-points }.
tell-companies-event = An event { NAME($region, form: "in") }.
tell-second-event = At { $co2 } ppm the upcoming event takes place too.
tell-shuffled-events = The event tiles are shuffled again.
tell-companies-un-goals = For UN Goals, { $scores }.
scored-by = { $player } scores { amount-points }

## Why not

refuse-second-region-full = The region already holds as many CEPs as it has CEP spaces.
refuse-second-track-full = The disc is at the end of this track.
refuse-second-not-from-hand = A summit can only be entered from a project, not from the player board.
refuse-second-wrong-topic = The topic is not the energy type of the scientist's project.
refuse-second-action-done = You have already taken the main action of this turn.
refuse-second-not-on-agenda = The region's agenda does not ask for this energy type.
refuse-second-no-project-tile = No project tile of this type is left.
refuse-second-already-installed = This project has infrastructure already.
refuse-second-no-cep-to-pay = This costs a CEP, and you have none on your board or in a region you control.
refuse-second-not-installed = A plant can only be built on prepared infrastructure.
refuse-second-no-plant-tile = No power plant of this type is left.
refuse-second-not-enough-expertise = Your knowledge has not reached the space of the track that shows this level.
refuse-second-card-done = You have already played a card or claimed a goal in this turn.
refuse-second-market-closed = The market has been refilled in this turn and is closed.
refuse-second-no-cep-in-hand = You have no CEP on your board; those in regions cannot be sold.
refuse-second-no-such-action-yet = The main effect must follow immediately on the action shown on the card.
refuse-second-goal-not-open = This UN Goal is not open on the display.
refuse-second-plants-missing = Your own infrastructure does not support built plants of all the types shown.
refuse-second-no-cube-for-goal = You have too few tech cubes for this UN Goal.
refuse-second-action-first = You must take a main action before your turn can end.
refuse-second-action-possible = You can pass only if no main action is possible.
refuse-second-not-this-scientist = It is the scientist on the project in use that has to move.
refuse-second-must-leave = The scientist cannot stay on a project that gets infrastructure.
refuse-second-not-a-topic-here = This type is not a topic of the summit.
refuse-second-no-card-for-plant = You do not hold the lobbyist card that pays for building this type.
refuse-second-card-not-played = This lobbyist card has not been played.
refuse-second-card-occupied = A scientist stands on this lobbyist card already.
refuse-second-no-token = You have no infrastructure token left.
refuse-second-no-control-cube = You have no control cube left.
refuse-second-no-region-cube = The region holds no tech cube.
refuse-second-cannot-use-bonus = This player could not use it.
refuse-second-no-extra-action = A second main action exists only in the game for one player, by its rules.
refuse-second-extra-done = You have already bought a second main action in this turn.
refuse-second-no-action-to-buy = No main action is possible, so there is nothing to buy.
refuse-second-not-enough-points = The team has too few points for this.
refuse-second-co2-at-floor = CO₂ cannot be lowered that far.
refuse-second-co2-still-too-high = CO₂ must be brought down to the limit, and the team can afford it.
refuse-second-not-offered = This Company Goal was not dealt to you.

## Ends

end-second-chance-cooperative-victory = The team has won.
    .short = victory
end-second-chance-cooperative-too_much_co2 = CO₂ is above the limit: everybody loses.
    .short = too much CO₂
end-second-chance-cooperative-score_below_zero = The score of the team is below zero: everybody loses.
    .short = score below zero
end-second-chance-cooperative-private_goal_missed = A Private Goal was missed: everybody loses.
    .short = Private Goal missed
end-second-chance-cooperative-un_goals_unclaimed = Too many UN Goals are unclaimed: everybody loses.
    .short = too many UN Goals unclaimed
end-second-chance-competitive-too_much_co2 = CO₂ is above the limit: everybody loses.
    .short = too much CO₂
end-second-chance-competitive-decades = The last decade is over.
    .short = all decades played

## How hard

difficulty-second-chance-cooperative-printed = As printed
    .help = The game of the rulebook.
difficulty-second-chance-cooperative-inspectors = With UN Inspectors
    .help = Harder: in every decade two of the open Environmental Goals may cost double.
difficulty-second-chance-cooperative-bare = Alone by the bare text
    .help = Practically lost: without the points at the start and the second main action that players report.
difficulty-second-chance-competitive-printed = As printed
    .help = Hard: CO₂ begins at 50 ppm. If all build together without a mistake, about 6 of 10 games are survived with 2 or 4 players and nearly all with 3; one plant too late, 2 of 10 and 5 of 10.
difficulty-second-chance-competitive-gentle = Gentler start
    .help = CO₂ begins at 0 ppm: with the same play nearly every game is survived, and 9 of 10 with a plant too late.
difficulty-second-chance-competitive-relief = UN Goals help
    .help = Every UN Goal that is claimed lowers the CO₂ by 10 ppm.
difficulty-second-chance-competitive-winnable = Always winnable
    .help = The fossil plants are stacked so that the game can always be survived: much gas comes first.

## Options of both modes

option-lobby_draft = Drafting lobbyist cards
    .help = Whether lobbyist cards are drafted; otherwise they are dealt.
option-bonus_recipient = Who gets a bonus of a knowledge track
    .help = Any one player whom the one who reached it names, or only the player who reached it.
    .any = any one player
    .self = only who reached it
option-knowledge_recipient = Who gets a point of knowledge
    .help = The player who earned it, or any one player whom he names.
    .self = who earned it
    .any = any one player
option-strict_bonus_ui = Asking who gets every bonus
    .help = Whether a player is asked who gets a bonus that has the same effect whoever gets it.
option-supply_start = Where Energy Supply begins
    .help = In the home region, or in one that the start player chooses.
    .home = in the home region
    .choice = where the start player wants
option-home_region = Home region
    .help = The region you are sitting in.
    .na = { region-NA }
    .sa = { region-SA }
    .eu = { region-EU }
    .af = { region-AF }
    .as = { region-AS }
    .oc = { region-OC }
option-supply_payment = When fossil plants are paid for
    .help = A controller pays for a fossil plant after all regions have been looked at, or at once.
    .after_all = after all regions
    .immediate = at once
option-partial_refill = Refilling the market by a single CEP
    .help = Whether the market is refilled by a single CEP if the bank has no more.
option-summit_reshuffle = Shuffling summits again
    .help = Whether discarded summit tiles form a new pile when the pile is used up.
option-unlimited_control_markers = Control of all regions
    .help = Whether one player may control all regions, though there are markers only for some.

## Options of the cooperative game

option-inspectors = UN Inspectors
    .help = Whether UN Inspectors make some open Environmental Goals cost double.
option-inspector_skips_achieved = Inspectors skip achieved goals
    .help = Whether an inspector passes over Environmental Goals that have been achieved.
option-solo_rules = Playing alone
    .help = With the points at the start and the second main action that players report, or by the bare text, which is practically lost.
    .reported = as players report it
    .bare = by the bare text
option-solo_extra_tokens = Alone: pieces of other colours
    .help = Whether pieces of other colours may be used by a lone player when the own ones have run out.

## Options of the competitive game

option-start_co2 = CO₂ at the start
    .help = 50 ppm as printed, or none, which is much easier to survive.
    .printed = 50 ppm, as printed
    .zero = none
option-un_goal_relief = UN Goals lower the CO₂
    .help = Whether each claimed UN Goal lowers the CO₂ by 10 ppm.
option-winnable_stack = A stack that can be won
    .help = Whether the fossil plants are stacked so that the game can always be won.
option-company_goals = Company Goals
    .help = How many of the two Company Goals a player keeps.
    .keep_1_of_2 = one of two
    .keep_both = both
option-company_goal_discard = When a Company Goal can be given up
    .help = On the own turn and in final scoring, or also to pay at other times.
    .own_turn = on the own turn
    .anytime = at other times too
option-event_exemption = What spares its owner an event
    .help = Which infrastructure in the region spares its owner an event: only under a built plant, or any.
    .built_only = infrastructure under a plant
    .any_infrastructure = any infrastructure
option-event_reshuffle = Shuffling events again
    .help = Whether discarded event tiles form a new pile when the pile is used up.
option-fossil_mix = Mix of fossil plants
    .help = How many of the fossil plants burn gas, oil and coal.
    .v12-10-8 = 12 gas, 10 oil, 8 coal
    .v10-10-10 = 10 of each
option-reduce_before_income = Lowering CO₂ before income
    .help = Whether the team may buy CO₂ down also before income is chosen, with the points it has.
