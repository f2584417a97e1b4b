### What now? What the turn is for, what goals lack, what comes in and what comes next.

aim-title-turn = This turn
aim-title-goals = Your goals
aim-title-income = Your income
aim-title-air = The air
aim-title-ceps = CEPs (CO₂ emission permits)
aim-title-dues = Who owes what
aim-title-aim = The game

## The turn

aim-waiting = { $player } decides: { $question }
aim-choice =
    { $amount ->
        [one] There is 1 possibility.
       *[other] There are { $amount } possibilities.
    }
aim-main = The main part of your turn is still to come. Possible now: { $verbs }.
aim-main-done = The main part of your turn is done.
aim-cannot = { $verb }: { $why }
aim-free = Free beside it: { $verbs }.

## Goals

aim-goal-ready = { $goal }: you have all it takes.
aim-goal-cubes =
    { $goal }: you have the plants and lack { $amount ->
        [one] 1 tech cube.
       *[other] { $amount } tech cubes.
    }
aim-goal-lacks = { $goal }: you lack { $plants }.
aim-company-goal = Your Company Goal, { $goal }: worth { $points } by now.
aim-private = Your Private Goal, { $goal }: { $done } of { $most }.
aim-private-done = Your Private Goal, { $goal }: achieved.
aim-environment =
    { $amount ->
        [0] All Environmental Goals are achieved.
        [one] 1 Environmental Goal is open; at the end of this decade the team pays { $points } points for it.
       *[other] { $amount } Environmental Goals are open; at the end of this decade the team pays { $points } points for them.
    }
aim-un-team =
    { $amount ->
        [0] All UN Goals are claimed.
        [one] 1 UN Goal is unclaimed; in the end at most { $most } may be.
       *[other] { $amount } UN Goals are unclaimed; in the end at most { $most } may be.
    }
aim-policy-worth = Your company is worth { $points } points by now: { $dirty } from dirty plants, { $clean } from clean ones, { $money } from money.
aim-nim-card = Counters from heap { $heap } count for you in the end, as long as your card is face down.

## Income

aim-income = At the next income you get { amount-money } as things stand.
aim-policy-income = At the end of the round you get { amount-money } as things stand.

## The air

aim-limit-at = The CO₂ is at { $amount } ppm; at { $most } everybody loses.
aim-limit-above = The CO₂ is at { $amount } ppm; above { $most } everybody loses.
aim-forecast = { $phase } of decade { $decade }: { $least } to { $most } ppm more if nothing is built before in { $regions }.
aim-forecast-sure = { $phase } of decade { $decade }: { $most } ppm more if nothing is built before in { $regions }.
aim-forecast-one = { $phase } of decade { $decade }: an event strikes one of { $regions } and changes the CO₂ by { $least } to { $most } ppm.
aim-forecast-none = Nothing is to come into the air as things stand.
aim-lost-maybe = That can be too much: then everybody loses.
aim-lost-sure = That is too much: everybody loses unless something is built before.

## CEPs: who pays with them

aim-ceps-own = You hold { $amount } and can pay { $total }, with those of the regions you control.
aim-ceps-you = { $region }: { $amount }, yours to pay with.
aim-ceps-other = { $region }: { $amount }, { $player } decides about them.
aim-ceps-place = { $region } ({ $amount })
aim-ceps-nobody = Nobody’s as long as nobody controls them: { $regions }.

## Dues under a policy

aim-policy-tax = { $player } will owe { amount-money } of carbon tax at the end of the decade.
aim-policy-permits =
    { $amount ->
        [0] { $player } needs no permits at the end of the decade.
        [one] { $player } needs 1 permit at the end of the decade and lacks { $missing }.
       *[other] { $player } needs { $amount } permits at the end of the decade and lacks { $missing }.
    }

## How the game is won

aim-of-classic = Have the most points when the game ends, and do not let the CO₂ get out of hand: then nobody wins.
aim-of-classic-alone = Have as many points as you can when the game ends, and do not let the CO₂ get out of hand.
aim-end-classic = In the end coins, tech cubes, UN Goals and your Company Goal bring points, too.
aim-of-competitive = Have the most points when the game ends, and do not let the CO₂ get out of hand: then nobody wins.
aim-end-competitive = In the end coins, tech cubes, UN Goals and Company Goals bring points, too.
aim-of-cooperative = You win or lose together: keep the CO₂ and the team’s score in bounds, claim the UN Goals, and let everybody achieve a Private Goal.
aim-end-cooperative =
    { $points ->
        [one] The team has 1 point; below 0 it loses.
       *[other] The team has { $points } points; below 0 it loses.
    }
aim-of-policy = Be worth the most when the game ends, by plants, money and permits, and do not let the CO₂ get out of hand: then nobody wins.
aim-of-nim = Have the most points when the heaps are empty, and do not bring the flood.
