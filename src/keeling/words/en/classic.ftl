### CO₂, the classic game

title-classic = CO₂
    .summary = Energy companies build green plants for profit, and lose together if the CO₂ is not stopped.

## Summits

summit-gives-classic = Everybody with a scientist there: 1 point in each topic of his scientists, and 1 more in any topic of the summit

## What an action does

goal-classic-un = UN Goal { $number } ({ $sources })
label-classic-install = Install { $project }
label-classic-construct = Construct { $project } for { $cost }: { amount-points }
label-classic-construct-nothing = Construct a plant in { $slot }
label-classic-construct-lobby = Construct { $project } with your lobby card for { $cost }: { amount-points }
label-classic-goal = Score { $goal } for { amount-points }
label-classic-exchange = Exchange points for coins
label-classic-bid = Bid { $amount }
label-classic-offer-cube = Pay a tech cube
label-classic-offer-coins = Pay the rest in coins
label-classic-name = { $player }
label-classic-put = Put it on { $slot }

## What is asked

ask-classic-turn = Your turn: take an action, and make free moves before or after it.
ask-classic-turn-rest = Make free moves, or end your turn.
ask-classic-leave = Your scientist has to leave: to your hand with a point in { $source }, or to a summit?
ask-classic-learn = Your turn ends: from which of your scientists’ projects do you learn?
ask-classic-shortfall = You must buy a CEP for { amount-money }: give up your Company Goal, or exchange points for the missing coins?
ask-classic-starter-region = In which region do the starter projects begin?
ask-classic-starter-project = The { NAME($source, form: "project") } goes to { $region }: where?
ask-classic-bid = The auction of the Start Player tile: the highest bid is { $amount }.
ask-classic-first-bid = The auction of the Start Player tile: there is no bid yet.
ask-classic-pay-bid = Your bid won: { $due } still to pay. A CEP counts { $price }.
ask-classic-name = Who is start player of the next decade?

## What happens

tell-classic-pass = { $player } can take no action and passes.
tell-classic-install = { $player } installs { NAME($project, form: "short") }.
tell-classic-construct = { $player } builds a plant: { NAME($project, form: "short") }.
tell-classic-scientist-coin = { $player } pays { $owner } { amount-money } for the scientist on the project.
tell-classic-fossils = Every region has its first fossil plant; CO₂ is at { amount-ppm }.
tell-classic-exchange = { $player } exchanges points for the missing coins.
tell-classic-must-buy = { $player } has to buy a CEP.
tell-classic-disaster = A disaster { NAME($region, form: "in") }.
tell-classic-un-goal = { $player } scores { $goal } for { amount-points }.
tell-classic-goal = Your Company Goal: { $goal }.
tell-classic-draw-card = A new lobby card is drawn.
tell-classic-new-un-goal = { $goal } is on display.
tell-classic-lost-un-goal = { $goal } is lost by the disaster.
tell-classic-starter-project = A starter project: { $project }.
tell-classic-no-bid = { $player } does not bid.
tell-classic-bid = { $player } bids { $amount }.
tell-classic-bid-cube = { $player } pays a tech cube for the bid.
tell-classic-bid-coins = { $player } pays { amount-money } for the bid.
tell-classic-final-income = { $player } scores { amount-points } of final income.
tell-classic-most-un-goals = { amount-points } for the most UN Goals: { $players }.

## Why not

refuse-classic-region-full = The region already holds as many CEPs as it has demand spaces.
refuse-classic-track-full = Your disc is at the end of this track.
refuse-classic-not-from-hand = A summit can only be entered from a project, not from the hand.
refuse-classic-wrong-topic = The topic is not the energy source of the scientist’s project.
refuse-classic-action-done = You have already taken the action of this turn.
refuse-classic-not-on-agenda = The region’s agenda does not ask for this energy source.
refuse-classic-no-project-tile = No project tile of this source is left.
refuse-classic-already-installed = This project is installed already.
refuse-classic-no-cep-to-pay = Installing costs a CEP, and you have none in hand or in a region you control.
refuse-classic-no-coin-for-scientist = You cannot pay the owner of the scientist on this project.
refuse-classic-not-installed = Only an installed project can become a power plant.
refuse-classic-no-plant-tile = No power plant of this source is left.
refuse-classic-not-enough-expertise = Your expertise in this source is lower than the cubes printed on the plant.
refuse-classic-own-scientist-stuck = Your own scientist would have to leave the project, but your scientist move of this turn is used.
refuse-classic-no-card-for-plant = You do not hold the lobby card for building this source.
refuse-classic-card-done = You have already played or scored a card in this turn.
refuse-classic-stopped = The price has changed in this turn; nothing can be sold any more.
refuse-classic-market-closed = The price has changed in this turn; by the options of this game the market is closed.
refuse-classic-no-cep-in-hand = You have no CEP in hand; those in regions cannot be sold.
refuse-classic-no-such-action-yet = The main effect needs the action shown on the card to be taken in this turn.
refuse-classic-only-with-construct = The discount is only given together with the construction: construct with your lobby card.
refuse-classic-goal-not-open = This UN Goal is not on display.
refuse-classic-plants-missing = You have not built all the kinds of plants this UN Goal shows.
refuse-classic-no-cube-for-goal = Scoring a UN Goal costs a tech cube.
refuse-classic-action-first = You must take an action before your turn can end.
refuse-classic-action-possible = You can pass only if no action is possible.
refuse-classic-not-this-scientist = It is the scientist on the used project that has to leave.
refuse-classic-not-a-project-here = A scientist who is sent away goes to the hand or to a summit.
refuse-classic-must-leave = Your scientist cannot stay on a project that is used up.
refuse-classic-not-a-topic-here = This source is not a topic of the summit.
refuse-classic-no-scientist-on-source = You have no scientist on a project of this source.
refuse-classic-bid-too-low = A bid must be higher than the highest so far.
refuse-classic-bid-too-high = You could not pay this bid.
refuse-classic-pays-too-much = With this piece you would pay more than needed, or could not pay the bid without waste.
refuse-classic-wrong-region = The project goes to another region.
refuse-classic-payment-begun = The Company Goal can be discarded only before the payment.
refuse-classic-no-cube = You have no tech cube left to pay with.
refuse-classic-ceps-first = CEPs are paid before tech cubes.

## Ends

end-classic-decades = The last decade is over.
    .short = last decade over
end-classic-green_regions = Green plants fill enough regions: the game is over.
    .short = green regions
end-classic-safe_zone = CO₂ is back in the safe zone: the game is over.
    .short = back in the safe zone
end-classic-defeat = There is too much CO₂ at the end of the Supply phase: everybody has lost.
    .short = common defeat
end-classic-solo_over = There is too much CO₂: the game is over.
    .short = too much CO₂

## How hard

difficulty-classic-drawn = Drawn
    .help = The fossil plants at the start are drawn, so the CO₂ may be low or high.
difficulty-classic-beginner = Beginner
    .help = Most fossil plants at the start burn gas: 150 ppm.
difficulty-classic-normal = Normal
    .help = The fossil plants at the start are mixed: 180 ppm.
difficulty-classic-expert = Expert
    .help = Most fossil plants at the start burn coal: 210 ppm.
difficulty-classic-extreme = Extreme
    .help = All fossil plants at the start burn coal: 240 ppm. Some gas plants are left out, so it stays dirty.

## Options

option-classic-preset = Fossil plants at the start
    .help = Which fossil plants stand on the board at the start.
    .off = drawn at random
    .beginner = beginner: mostly gas, 150 ppm
    .normal = normal: mixed, 180 ppm
    .expert = expert: mostly coal, 210 ppm
    .extreme = extreme: only coal, 240 ppm
option-classic-auction = Auction of the Start Player tile
    .help = Whether the start player of the next decade is found by an auction.
    .true = the tile is auctioned
    .false = the tile goes to the left
option-classic-lobby_draft = Lobby cards
    .help = Whether lobby cards are drafted, and which way the packs go.
    .off = dealt
    .alternate = drafted, packs go right and left in turn
    .right = drafted, packs always go right
option-classic-safe_zone_end = End by returning to the safe zone
    .help = After which decades a return to the safe zone ends the game.
    .from_fourth_decade = from the fourth decade on
    .any_decade = after any decade
    .off = never
option-classic-final_income = Income in the final scoring
    .help = Which positions on the tracks are paid in the final scoring.
    .all_positions = all positions
    .first_second = only the positions that are paid in every decade
option-classic-own_scientist_on_construct = Your scientist on the project you build
    .help = What happens to your own scientist on the project you build from when your free scientist move is used already.
    .needs_free_move = forbids building
    .free_to_hand = goes to your hand
    .free_move = moves once more for free
option-classic-eviction_timing = Another player’s scientist on the project you build
    .help = When another player’s scientist leaves a project that is built.
    .step7 = leaves after the control of the region is checked
    .before = leaves before the plant is built
option-classic-stop_blocks = Market after a change of price
    .help = What the STOP mark of the market forbids for the rest of a turn.
    .sell = selling
    .both = selling and buying
option-classic-lobby09_main = Main effect of lobby card 09
    .help = What lobby card 09 gives for proposing on a technology space; the documents differ.
    .money3 = $3
    .move_scientist = move a scientist
option-classic-partial_refill = Refill with a single CEP
    .help = Whether the market is refilled by a single CEP if the bank has no more.
    .true = a single CEP refills it
    .false = only two or more CEPs refill it
option-classic-company_goal_discard = Giving up a Company Goal
    .help = When a Company Goal is exchanged for coins: also to pay in the Supply phase or an auction, or only on the own turn and in the final scoring.
    .anytime = also to pay in the Supply phase or an auction
    .own_turn = only on the own turn and in the final scoring
option-classic-classic_limits = Number of tech cubes
    .help = Whether the number of tech cubes is limited.
    .true = limited
    .false = unlimited
option-classic-summit_reshuffle = Used summit tiles
    .help = Whether discarded summit tiles form a new pile when the pile is used up.
    .true = are shuffled again when the pile is used up
    .false = stay out of the game
option-classic-solo_limit = Limit of CO₂ for one player
    .help = Whether a solitaire game ends above the limit of CO₂, or already at it.
    .gt500 = above the limit
    .ge500 = at the limit
