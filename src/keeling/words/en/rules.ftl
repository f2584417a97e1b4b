### Short names of the rules and rulings of docs/rules, by their ids, in the order of the documents.

## A1.1 Setup

rule-C-SET-01 = Number of players
rule-C-SET-02 = Choice of the start player
rule-C-SET-03 = Discs and scientists per player
rule-C-SET-04 = Starting money by seat
rule-C-SET-05 = Starting CEPs
rule-C-SET-06 = Starting score
rule-C-SET-07 = No starting tech cubes or expertise
rule-C-SET-08 = First decade and round counter
rule-C-SET-09 = General supply of tech cubes
rule-C-SET-10 = Money is public
rule-C-SET-11 = Open pool of project tiles
rule-C-SET-12 = Cheaper green plants on top
rule-C-SET-13 = First summit tiles: two topics
rule-C-SET-14 = Face-down pile of summit tiles
rule-C-SET-15 = One regional agenda per region
rule-C-SET-16 = Three ranked sources per agenda
rule-C-SET-17 = First fossil plant in every region
rule-C-SET-18 = Starting CO₂ level
rule-C-SET-19 = Starting CEPs of the regions
rule-C-SET-20 = Starting market and CEP price
rule-C-SET-21 = CEPs in the bank
rule-C-SET-22 = Company Goals removed by player count
rule-C-SET-23 = One secret Company Goal each
rule-C-SET-24 = Display of UN Goals
rule-C-SET-25 = Event cards: two visible
rule-C-SET-26 = Five lobby cards each
rule-C-SET-27 = Demand spaces per region
rule-C-SET-28 = Project spaces and their grants
rule-C-SET-29 = Lobby draft as a variant

## A1.2 Course of the game

rule-C-FLOW-01 = Number of decades
rule-C-FLOW-02 = Two phases of a decade
rule-C-FLOW-03 = No supply phase in first decade
rule-C-FLOW-04 = Order of the supply phase
rule-C-FLOW-05 = Rounds per operations phase
rule-C-FLOW-06 = One turn each, clockwise
rule-C-FLOW-07 = Start player stays for the decade
rule-C-FLOW-08 = Steps at the decade’s end

## A1.3 Supply phase: income

rule-C-INC-01 = Best two positions are paid
rule-C-INC-02 = Amount printed on the track
rule-C-INC-03 = Income in a tie
rule-C-INC-04 = Two players: best position only
rule-C-INC-05 = No income without a disc
rule-C-INC-06 = Income as money or points
rule-C-INC-07 = Order of the income choices

## A1.4 Supply phase: energy supply

rule-C-SUP-01 = Regions return one tech cube
rule-C-SUP-02 = Order of the regions
rule-C-SUP-03 = Demand space of the decade
rule-C-SUP-04 = Region without a space this decade
rule-C-SUP-05 = Green plant already covers the demand
rule-C-SUP-06 = Fossil plant on an empty space
rule-C-SUP-07 = CO₂ rise by the fossil plant
rule-C-SUP-08 = Controller pays one CEP
rule-C-SUP-09 = Where the controller’s CEP comes from
rule-C-SUP-10 = Uncontrolled region pays its own CEP
rule-C-SUP-11 = Compulsory purchase of a CEP
rule-C-SUP-12 = Compulsory purchase and market refill
rule-C-SUP-13 = Points turned into missing money
rule-C-SUP-14 = Points for money in supply only
rule-C-SUP-15 = Exchange may make points negative
rule-C-SUP-16 = Defeat test after the energy supply

## A1.5 Supply phase: event

rule-C-EVT-01 = Disaster from 350 ppm on
rule-C-EVT-02 = Disaster: giving a tech cube
rule-C-EVT-03 = Disaster: points instead of a cube
rule-C-EVT-04 = Disaster: no choice with a cube
rule-C-EVT-05 = Given cubes stay in the region
rule-C-EVT-06 = Next event card
rule-C-EVT-07 = Region cube subsidises construction
rule-C-EVT-08 = One region cube per plant

## A1.6 Turn structure (Operations phase)

rule-C-TURN-01 = One action per turn
rule-C-TURN-02 = Three kinds of free moves
rule-C-TURN-03 = Timing of free moves
rule-C-TURN-04 = No free move during an eviction
rule-C-TURN-05 = End of turn: expertise from scientists
rule-C-TURN-06 = End of turn: summit scoring
rule-C-TURN-07 = The action is obligatory
rule-C-TURN-08 = Free moves on your turn only

## A1.7 Action: Propose Project

rule-C-PRO-01 = Proposing a project
rule-C-PRO-02 = No project tile left to propose
rule-C-PRO-03 = Proposed projects belong to nobody
rule-C-PRO-04 = Same source twice in a region
rule-C-PRO-05 = Money grant
rule-C-PRO-06 = Tech grant
rule-C-PRO-07 = Research grant
rule-C-PRO-08 = Research move is an extra move
rule-C-PRO-09 = At most four scientists
rule-C-PRO-10 = Recruited scientists stay
rule-C-PRO-11 = Proposing in a fully green region
rule-C-PRO-12 = No expertise for proposing
rule-C-PRO-13 = The only way to recruit
rule-C-PRO-14 = Research move onto the new project

## A1.8 Action: Install Project

rule-C-INS-01 = Choice of the project to install
rule-C-INS-02 = Installing costs one CEP
rule-C-INS-03 = CEP from hand or controlled region
rule-C-INS-04 = No CEP, no installing
rule-C-INS-05 = Coin for an opponent’s scientist
rule-C-INS-06 = No coin, no installing
rule-C-INS-07 = Own scientist may stay
rule-C-INS-08 = Flipping the project tile
rule-C-INS-09 = Benefit of forestation
rule-C-INS-10 = Benefit of solar
rule-C-INS-11 = Benefit of cold fusion
rule-C-INS-12 = Benefit of biomass
rule-C-INS-13 = Benefit of recycling
rule-C-INS-14 = Installing costs no money
rule-C-INS-15 = Benefit CEPs and market refill
rule-C-INS-16 = No expertise or ownership by installing
rule-C-INS-17 = Installing in a fully green region
rule-C-INS-18 = Order of installing

## A1.9 Action: Construct Power Plant

rule-C-CON-01 = Construction needs an installed project
rule-C-CON-02 = No plant of the source left
rule-C-CON-03 = Expertise needed to construct
rule-C-CON-04 = Construction cost
rule-C-CON-05 = Region cube pays towards the cost
rule-C-CON-06 = No construction in fully green region
rule-C-CON-07 = Construction costs no CEP
rule-C-CON-08 = Leftmost empty demand space
rule-C-CON-09 = Replacing the oldest fossil plant
rule-C-CON-10 = Replacement brings the region a CEP
rule-C-CON-11 = Replacement lowers CO₂
rule-C-CON-12 = CEP limit of a region
rule-C-CON-13 = Owner’s disc on the plant
rule-C-CON-14 = Points of the plant
rule-C-CON-15 = Expertise for constructing
rule-C-CON-16 = Control check after expertise
rule-C-CON-17 = Sending away an opponent’s scientist
rule-C-CON-18 = Own scientist uses the free move
rule-C-CON-19 = Project tile returns to the pool
rule-C-CON-20 = Green plants are permanent
rule-C-CON-21 = Projects stranded in a green region
rule-C-CON-22 = Choice among several installed projects
rule-C-CON-23 = Where the own scientist may go
rule-C-CON-24 = Coin needed for the opponent’s scientist

## A1.10 Scientists, expertise, summits

rule-C-SCI-01 = Free scientist move
rule-C-SCI-02 = Which projects are vacant
rule-C-SCI-03 = Summits only from a matching project
rule-C-SCI-04 = One scientist per project
rule-C-SCI-05 = One scientist per summit topic
rule-C-SCI-06 = Scientists stay at a summit
rule-C-SCI-07 = No expertise for leaving a project
rule-C-SCI-10 = Coin for an evicted scientist
rule-C-SCI-11 = Evicted scientist: hand or summit
rule-C-SCI-12 = Evicted scientist: choice of summit
rule-C-SCI-13 = Evicted scientist: no topic vacant
rule-C-SCI-14 = Eviction must be followed through
rule-C-SCI-15 = Scientist moves by grants and cards
rule-C-EXP-01 = Ways to gain expertise
rule-C-EXP-02 = First point of expertise
rule-C-EXP-03 = Bonus icons on expertise tracks
rule-C-EXP-04 = Bonus: expertise in a given source
rule-C-EXP-05 = Bonus: tech cube
rule-C-EXP-06 = Bonus: CEP for a region
rule-C-EXP-07 = Bonus: expertise in any source
rule-C-EXP-08 = Bonuses can chain
rule-C-EXP-09 = Expertise beyond the track’s end
rule-C-EXP-10 = Required expertise is on the plant
rule-C-SUM-01 = Summit tiles and their topics
rule-C-SUM-02 = When a summit is scored
rule-C-SUM-03 = Summit: expertise per scientist
rule-C-SUM-04 = Summit: extra expertise per player
rule-C-SUM-05 = Summit: order of the players
rule-C-SUM-06 = Summit: return and new tile
rule-C-SUM-07 = Summit: who takes part

## A1.11 Market, cards, region control

rule-C-MKT-01 = One market visit per turn
rule-C-MKT-02 = Buying a CEP
rule-C-MKT-03 = Refill of an empty market
rule-C-MKT-04 = Refill needs two CEPs in bank
rule-C-MKT-05 = Purchase without a price change
rule-C-MKT-06 = Selling a CEP
rule-C-MKT-07 = No selling after a price change
rule-C-MKT-08 = Buying after a price change
rule-C-MKT-09 = Region CEPs cannot be sold
rule-C-MKT-10 = CEPs enter through the market
rule-C-MKT-11 = Paid CEPs go to the bank
rule-C-MKT-12 = No upper limit of the market
rule-C-MKT-13 = Earlier price changes do not count
rule-C-CRD-01 = Lobby card or UN Goal
rule-C-CRD-02 = Played lobby cards leave the game
rule-C-CRD-03 = Main or minor effect
rule-C-CRD-04 = Main effect needs its action
rule-C-CRD-05 = Minor effect without condition
rule-C-CRD-06 = List of the minor effects
rule-C-CRD-07 = No new lobby cards
rule-C-LOB-01 = Lobby 01–06: propose in a region
rule-C-LOB-02 = Lobby 07: propose for research
rule-C-LOB-03 = Lobby 08: propose for money
rule-C-LOB-04 = Lobby 09: propose for tech
rule-C-LOB-05 = Lobby 10: install solar
rule-C-LOB-06 = Lobby 11, 13, 14: install, cubes
rule-C-LOB-07 = Lobby 12: install biomass
rule-C-LOB-08 = Lobby 15–19: cheaper construction
rule-C-LOB-09 = Lobby 20–24: scientist to a summit
rule-C-LOB-10 = Lobby 25: buying a CEP
rule-C-LOB-11 = Lobby 26: selling a CEP
rule-C-UNG-01 = Scoring a UN Goal
rule-C-UNG-02 = Each UN Goal only once
rule-C-UNG-03 = Taken UN Goals are kept
rule-C-UNG-04 = Plants serve several UN Goals
rule-C-GOAL-01 = Discarding the Company Goal for money
rule-C-GOAL-02 = Discarded Company Goal stays secret
rule-C-GOAL-03 = One Company Goal per game
rule-C-GOAL-27 = Goal 27: controlled regions
rule-C-GOAL-28 = Goal 28: regions with own plants
rule-C-GOAL-29 = Goal 29: UN Goals
rule-C-GOAL-30 = Goal 30: own plants
rule-C-GOAL-31 = Goal 31: CEPs in hand
rule-C-GOAL-32 = Goal 32: leading expert
rule-C-GOAL-33 = Goal 33: different energy sources
rule-C-CTL-01 = When control is checked
rule-C-CTL-02 = Taking an uncontrolled region
rule-C-CTL-03 = Control by number of sources
rule-C-CTL-04 = Control tie: agenda ranking
rule-C-CTL-05 = Control tie: expertise
rule-C-CTL-06 = Control tie: builder wins
rule-C-CTL-07 = Replacing the control disc
rule-C-CTL-08 = Control never lapses
rule-C-CTL-09 = Controller spends region CEPs
rule-C-CTL-10 = Controller liable for energy supply
rule-C-CTL-11 = Controller gets CEPs at the end
rule-C-CTL-12 = Builder already in control
rule-C-CEP-01 = When players pay CEPs
rule-C-CEP-02 = When players receive CEPs
rule-C-CEP-03 = When regions receive CEPs

## A1.12 Game end

rule-C-END-01 = End after the last decade
rule-C-END-02 = End with two fully green regions
rule-C-END-03 = End on return below 350 ppm
rule-C-END-04 = When end conditions are tested
rule-C-END-05 = Common defeat at 500 ppm
rule-C-END-06 = No 500 ppm during operations

## A1.13 Final scoring

rule-C-SCO-01 = Company Goal 31 first
rule-C-SCO-02 = CEPs of controlled regions
rule-C-SCO-03 = Final sale of all CEPs
rule-C-SCO-04 = Final income
rule-C-SCO-05 = Company Goal: points or money
rule-C-SCO-06 = Points for money
rule-C-SCO-07 = Points for most tech cubes
rule-C-SCO-08 = Points for most UN Goals
rule-C-SCO-09 = Highest score wins
rule-C-SCO-10 = Tie-breakers in order
rule-C-SCO-11 = Scores above 49 or below 0

## A1.14 Classic variants

rule-C-VAR-01 = Beginner preset
rule-C-VAR-02 = Normal preset
rule-C-VAR-03 = Expert preset
rule-C-VAR-04 = Extreme preset
rule-C-VAR-05 = Auction of the start player
rule-C-VAR-06 = Auction: bidding
rule-C-VAR-07 = Auction: winner names start player
rule-C-VAR-08 = Auction: means of payment
rule-C-VAR-09 = Auction: CEPs from regions
rule-C-VAR-10 = Lobby card draft
rule-C-VAR-11 = Fossil pile after a preset
rule-C-SOLO-01 = Solitaire: Company Goal
rule-C-SOLO-02 = Solitaire: UN Goals start hidden
rule-C-SOLO-03 = Solitaire: starter projects
rule-C-SOLO-04 = Solitaire: regions of starter projects
rule-C-SOLO-05 = Solitaire: spaces of starter projects
rule-C-SOLO-06 = Solitaire: turns per decade
rule-C-SOLO-07 = Solitaire: drawing lobby cards
rule-C-SOLO-08 = Solitaire: revealing UN Goals
rule-C-SOLO-09 = Solitaire: disaster removes UN Goal
rule-C-SOLO-10 = Solitaire: end above 500 ppm
rule-C-SOLO-11 = Solitaire: scoring above 500 ppm
rule-C-SOLO-12 = Solitaire: aim of the game
rule-C-SOLO-13 = Solitaire: everything else unchanged

## A2.1 Second Chance: shared setup

rule-S-SET-01 = Number of players and modes
rule-S-SET-02 = Pieces are limited, money is not
rule-S-SET-03 = Pieces of each player
rule-S-SET-04 = Starting scientists, CEPs and cubes
rule-S-SET-05 = Starting action markers
rule-S-SET-06 = Choice of the start player
rule-S-SET-07 = Starting money by seat
rule-S-SET-08 = Money is public
rule-S-SET-09 = First decade and phase marker
rule-S-SET-10 = General pool of tech cubes
rule-S-SET-11 = Project piles by level
rule-S-SET-12 = Open supply of green plants
rule-S-SET-13 = Summit tiles and their deck
rule-S-SET-14 = One regional agenda per region
rule-S-SET-15 = Three players: fewer gas tiles
rule-S-SET-16 = Fossil stacks, empty board at start
rule-S-SET-17 = Starting CEPs of the regions
rule-S-SET-18 = Starting bank, market and price
rule-S-SET-19 = Five lobbyist cards each
rule-S-SET-20 = Hand cards stay secret
rule-S-SET-21 = Two decks of UN Goals
rule-S-SET-22 = Lobbyist card draft
rule-S-SET-23 = No gifts or trades

## A2.2 Second Chance: operations phase frame

rule-S-OPS-01 = Rounds per operations phase
rule-S-OPS-02 = One turn each, clockwise
rule-S-OPS-03 = One main action per turn
rule-S-OPS-04 = Each executive action once per turn
rule-S-OPS-05 = Timing of executive actions
rule-S-OPS-06 = List of main actions
rule-S-OPS-07 = List of executive actions
rule-S-OPS-08 = Main action only if complete
rule-S-OPS-09 = End of turn
rule-S-OPS-10 = No knowledge at end of turn
rule-S-OPS-11 = Phase marker

## A2.3 Second Chance: scientists

rule-S-SCI-01 = Scientist from board to project
rule-S-SCI-02 = Scientist from board to lobbyist card
rule-S-SCI-03 = Scientist from project to project
rule-S-SCI-04 = Scientist from project to lobbyist card
rule-S-SCI-05 = Scientist from project to summit topic
rule-S-SCI-06 = Scientist from project to board
rule-S-SCI-07 = One scientist per place
rule-S-SCI-08 = No scientists on prepared infrastructure
rule-S-SCI-09 = Summits only from projects
rule-S-SCI-10 = Scientists stay at a summit
rule-S-SCI-11 = Scientists stay on lobbyist cards
rule-S-SCI-12 = Knowledge for leaving a project
rule-S-SCI-13 = No knowledge for leaving the board
rule-S-SCI-14 = Minor effect after the main effect
rule-S-SCI-15 = Recruiting a scientist
rule-S-SCI-16 = At most four scientists
rule-S-SCI-17 = Forced move is an extra move

## A2.4 Second Chance: knowledge

rule-S-KNO-01 = Moving up a knowledge track
rule-S-KNO-02 = Bonus icons on knowledge tracks
rule-S-KNO-03 = Bonus: knowledge of a given type
rule-S-KNO-04 = Bonus: tech cube
rule-S-KNO-05 = Bonus: CEP for a region
rule-S-KNO-06 = CEP limit of a region
rule-S-KNO-07 = Bonus: knowledge of any type
rule-S-KNO-08 = Giving a bonus away
rule-S-KNO-09 = Bonuses can chain
rule-S-KNO-10 = Knowledge beyond the track’s end
rule-S-KNO-11 = Ways to gain knowledge
rule-S-KNO-12 = No knowledge for building
rule-S-KNO-13 = Knowledge needed to build a level

## A2.5 Second Chance: CEP market

rule-S-MKT-01 = Market visit: buy or sell
rule-S-MKT-02 = Buying a CEP
rule-S-MKT-03 = Selling a CEP
rule-S-MKT-04 = Refill of an empty market
rule-S-MKT-05 = Market closed after a refill
rule-S-MKT-06 = Gained CEPs come one by one
rule-S-MKT-07 = Where CEPs come from and go
rule-S-MKT-08 = Where a paid CEP comes from
rule-S-MKT-09 = No CEP, no action
rule-S-MKT-10 = Paying a fine

## A2.6 Second Chance: lobbyist and UN Goal cards

rule-S-CRD-01 = Lobbyist card or UN Goal
rule-S-CRD-02 = Played card stays on the table
rule-S-CRD-03 = Main effect goes with its action
rule-S-CRD-04 = Minor effect without condition
rule-S-CRD-05 = List of the minor effects
rule-S-CRD-06 = Minor effect used by a scientist
rule-S-CRD-07 = Cards on your own turn only
rule-S-LOB-01 = Lobbyists 01–06: propose in a region
rule-S-LOB-02 = Lobbyists 07–09: propose for a grant
rule-S-LOB-03 = Lobbyists 10–14: prepare, money or cubes
rule-S-LOB-04 = Lobbyists 15–19: prepare, knowledge
rule-S-LOB-05 = Lobbyists 20–24: build, money
rule-S-LOB-06 = Lobbyists 25–29: build, knowledge
rule-S-LOB-07 = Lobbyists 30–34: scientist to a summit
rule-S-LOB-08 = Lobbyist 35: selling a CEP
rule-S-LOB-09 = Lobbyist 36: buying a CEP
rule-S-UNG-01 = What a UN Goal shows
rule-S-UNG-02 = Claiming a UN Goal
rule-S-UNG-03 = Unbuilt infrastructure does not count
rule-S-UNG-04 = Cost of a UN Goal
rule-S-UNG-05 = Each UN Goal only once

## A2.7 Second Chance: main action Propose

rule-S-PRO-01 = Proposing a project
rule-S-PRO-02 = Knowledge for proposing
rule-S-PRO-03 = Grant of the covered space
rule-S-PRO-04 = Money grant
rule-S-PRO-05 = Tech grant
rule-S-PRO-06 = Scientist grant
rule-S-PRO-07 = No project tile left to propose
rule-S-PRO-08 = Level matters only for building
rule-S-PRO-09 = Proposed projects belong to nobody

## A2.8 Second Chance: main action Prepare Infrastructure

rule-S-INF-01 = Choice of the project to prepare
rule-S-INF-02 = Infrastructure token needed
rule-S-INF-03 = Preparing costs one CEP
rule-S-INF-04 = Scientist must leave the project
rule-S-INF-05 = Own scientist leaves free of charge
rule-S-INF-06 = No coin for the scientist’s owner
rule-S-INF-07 = Benefits by energy type
rule-S-INF-08 = Flipping the tile, placing the token
rule-S-INF-09 = Order of preparing

## A2.9 Second Chance: main action Build a Power Plant

rule-S-BLD-01 = Choice of the infrastructure
rule-S-BLD-02 = Building cost by type and level
rule-S-BLD-03 = Where the building CEP comes from
rule-S-BLD-04 = Leftmost empty demand space
rule-S-BLD-05 = Replacing the oldest fossil plant
rule-S-BLD-06 = No building in fully green region
rule-S-BLD-07 = Matching plant tile needed
rule-S-BLD-08 = Points of the plant
rule-S-BLD-09 = Control cube on the agenda
rule-S-BLD-10 = No limit of cubes per agenda
rule-S-BLD-11 = Control check after building
rule-S-BLD-12 = No CEP for replacing
rule-S-BLD-13 = Known building costs
rule-S-BLD-14 = Project space is free again

## A2.10 Second Chance: control

rule-S-CTL-01 = When control is checked
rule-S-CTL-02 = Control by number of agenda spaces
rule-S-CTL-03 = Control tie: preferred types
rule-S-CTL-04 = Control tie: knowledge
rule-S-CTL-05 = Control tie: builder wins
rule-S-CTL-06 = Replacing the control marker
rule-S-CTL-07 = Controller spends region CEPs
rule-S-CTL-08 = Controller liable for energy supply
rule-S-CTL-09 = Five control markers each
rule-S-CTL-10 = Taking an uncontrolled region

## A2.11 Second Chance: summits

rule-S-SUM-01 = When summits are resolved
rule-S-SUM-02 = Several summits in one turn
rule-S-SUM-03 = Summit: order of the players
rule-S-SUM-04 = Summit: knowledge per scientist
rule-S-SUM-05 = Summit: scientists return
rule-S-SUM-06 = Summit: new tile
rule-S-SUM-07 = Several scientists at one summit

## A2.12 Second Chance: income (both modes)

rule-S-INC-01 = Two furthest stacks are paid
rule-S-INC-02 = Two players: furthest stack only
rule-S-INC-03 = Income in a tie
rule-S-INC-04 = Income as money or points
rule-S-INC-05 = Money cannot be shared
rule-S-INC-06 = No income without a disc

## A2.13 Second Chance: energy supply (both modes)

rule-S-SUP-01 = Order of the regions
rule-S-SUP-02 = Occupied demand space is skipped
rule-S-SUP-03 = Fossil plant on an empty space
rule-S-SUP-04 = Uncontrolled region pays its own CEP
rule-S-SUP-05 = Controller owes one CEP
rule-S-SUP-06 = Paying the supply debts
rule-S-SUP-07 = Fine only if unable to pay
rule-S-SUP-08 = Region without a space this decade

## A3. Second Chance cooperative

rule-SO-SET-01 = Common score
rule-SO-SET-02 = Starting CO₂ level
rule-SO-SET-03 = Display of Environmental Goals
rule-SO-SET-04 = Display of UN Goals
rule-SO-SET-05 = Two secret Private Goals each
rule-SO-SET-06 = Three players: token on fourth decade
rule-SO-FLOW-01 = Decades and their phases
rule-SO-FLOW-02 = First decade with all phases
rule-SO-FLOW-03 = Three players: shorter fourth decade
rule-SO-OPS-01 = Points go to the common score
rule-SO-OPS-02 = Points for claiming a UN Goal
rule-SO-OPS-03 = Giving a bonus away
rule-SO-OPS-04 = CO₂ never below 400 ppm
rule-SO-INC-01 = Income: points common, money own
rule-SO-INC-02 = Planning before income is split
rule-SO-ENV-01 = Turning achieved Environmental Goals
rule-SO-ENV-02 = Points lost for open goals
rule-SO-ENV-03 = Defeat below zero after goals
rule-SO-ENV-04 = Environmental Goal: plant in a region
rule-SO-ENV-05 = Environmental Goal: plant of a type
rule-SO-ENV-06 = Environmental Goal: top of a track
rule-SO-ENV-07 = Environmental Goal: middle of a track
rule-SO-ENV-08 = Environmental Goal: summit of a size
rule-SO-ENV-09 = Environmental Goal: summit with a topic
rule-SO-ENV-10 = Two tiles with the same goal
rule-SO-SUP-01 = Energy supply in every decade
rule-SO-SUP-02 = Fines cost common points
rule-SO-SUP-03 = Lowering CO₂ with points
rule-SO-SUP-04 = Compulsory lowering to 500 ppm
rule-SO-SUP-05 = Lowering CO₂ further than necessary
rule-SO-SUP-06 = Defeat test after energy supply
rule-SO-EOD-01 = Steps at the decade’s end
rule-SO-END-01 = End after the fourth decade
rule-SO-END-02 = Defeat below zero points
rule-SO-END-03 = Defeat: no Private Goal achieved
rule-SO-END-04 = Defeat: too few UN Goals
rule-SO-END-05 = Victory and its epithet
rule-SO-GOAL-00 = Private Goals stay secret
rule-SO-GOAL-01 = Private Goal 01: CEPs in hand
rule-SO-GOAL-02 = Private Goal 02: region with CEPs
rule-SO-GOAL-03 = Private Goal 03: summit alone
rule-SO-GOAL-04 = Private Goal 04: tech cubes
rule-SO-GOAL-05 = Private Goal 05: all scientists
rule-SO-GOAL-06 = Private Goal 06: money
rule-SO-GOAL-07 = Private Goal 07: top knowledge
rule-SO-GOAL-08 = Private Goal 08: controlled regions
rule-SO-GOAL-09 = Private Goal 09: infrastructure, one type
rule-SO-GOAL-10 = Private Goal 10: infrastructure, different types
rule-SO-GOAL-11 = Private Goal 11: infrastructure, one region
rule-SO-GOAL-12 = Private Goal 12: infrastructure, different regions
rule-SO-GOAL-13 = Private Goal 13: plants, one type
rule-SO-GOAL-14 = Private Goal 14: plants, different types
rule-SO-GOAL-15 = Private Goal 15: plants, one region
rule-SO-GOAL-16 = Private Goal 16: plants, different regions
rule-SO-VAR-01 = UN Inspectors: starting places
rule-SO-VAR-02 = UN Inspectors: how they advance
rule-SO-VAR-03 = UN Inspectors: when they advance
rule-SO-VAR-04 = UN Inspectors: double point loss

## A4. Second Chance competitive

rule-SX-SET-01 = Own score of each player
rule-SX-SET-02 = Keeping one of two Company Goals
rule-SX-SET-03 = Company Goals removed with two players
rule-SX-SET-04 = Starting CO₂ level
rule-SX-SET-05 = Event tiles: current and upcoming
rule-SX-SET-06 = Display of UN Goals
rule-SX-SET-07 = No cooperative goals
rule-SX-FLOW-01 = Decades and their phases
rule-SX-FLOW-02 = Energy supply in the first decade
rule-SX-FLOW-03 = Last decade is never shortened
rule-SX-OPS-01 = Discarding the Company Goal for money
rule-SX-OPS-02 = Claimed UN Goals are kept
rule-SX-OPS-03 = Region cube pays towards the cost
rule-SX-OPS-04 = Points go to the own score
rule-SX-OPS-05 = Giving a bonus away
rule-SX-SUP-01 = No lowering CO₂ with points
rule-SX-SUP-02 = Fines cost own points
rule-SX-SUP-03 = Common defeat above 500 ppm
rule-SX-INC-01 = Income: own points in turn order
rule-SX-EVT-01 = Regions discard one tech cube
rule-SX-EVT-02 = Current event always happens
rule-SX-EVT-03 = Who is exempt from an event
rule-SX-EVT-04 = Event: giving a tech cube
rule-SX-EVT-05 = Event: paying a CEP
rule-SX-EVT-06 = Second event from 400 ppm on
rule-SX-EVT-07 = Next event tiles
rule-SX-EVT-08 = Given cubes stay in the region
rule-SX-EOD-01 = Steps at the decade’s end
rule-SX-END-01 = End after the fifth decade
rule-SX-SCO-01 = Final sale of all CEPs
rule-SX-SCO-02 = Company Goal: points or money
rule-SX-SCO-03 = Points for money
rule-SX-SCO-04 = Points for most tech cubes
rule-SX-SCO-05 = Points for UN Goals
rule-SX-SCO-06 = Winner and tie-breakers
rule-SX-GOAL-01 = Company Goal 01: CEPs
rule-SX-GOAL-02 = Company Goal 02: leading knowledge
rule-SX-GOAL-03 = Company Goal 03: UN Goals
rule-SX-GOAL-04 = Company Goal 04: controlled regions
rule-SX-GOAL-05 = Company Goal 05: regions with plants
rule-SX-GOAL-06 = Company Goal 06: plant types
rule-SX-GOAL-07 = Company Goal 07: own plants
rule-SX-GOAL-08 = Company Goal 08: regions with infrastructure
rule-SX-GOAL-09 = Company Goal 09: infrastructure types
rule-SX-GOAL-10 = Company Goal 10: own infrastructure
rule-SX-GOAL-11 = Company Goals stay secret
rule-SX-VAR-01 = Variant: start at 0 ppm
rule-SX-VAR-02 = Variant: UN Goals lower CO₂
rule-SX-VAR-03 = Always winnable, two or four players
rule-SX-VAR-04 = Always winnable, three players
rule-SX-VAR-05 = Lobbyist card draft allowed

## A5.1 Climate Policy: choice of the policy

rule-P-POL-01 = Three main policies
rule-P-POL-02 = Add-ons: grants and loopholes
rule-P-POL-03 = Possible combinations of policies
rule-P-POL-04 = Policy 1 has no instruments
rule-P-POL-05 = Number of players

## A5.2 Climate Policy: setup

rule-P-SET-01 = Asterisks of the research tracks
rule-P-SET-02 = Location cost of the spaces
rule-P-SET-03 = Fewer spaces for small groups
rule-P-SET-04 = What is ignored of the box
rule-P-SET-05 = Pool of dirty plants
rule-P-SET-06 = Summit tiles for grants
rule-P-SET-07 = Research projects and prices
rule-P-SET-08 = Starting pieces of each player
rule-P-SET-09 = Start player and starting money
rule-P-SET-10 = Starting CO₂, decade and board
rule-P-SET-11 = Event cards face down
rule-P-SET-12 = Policy 3: permits on the market
rule-P-SET-13 = Add-on A: empty Funding Pool
rule-P-SET-14 = Add-on B: eight loophole tiles
rule-P-SET-15 = Open supply of clean plants

## A5.3 Climate Policy: sequence

rule-P-SEQ-01 = Number of decades
rule-P-SEQ-02 = Rounds per decade
rule-P-SEQ-03 = Steps of a round
rule-P-SEQ-04 = Parts of a turn
rule-P-SEQ-05 = When there is a market part
rule-P-SEQ-06 = Upkeep after the last round
rule-P-SEQ-07 = Upkeep of the last decade
rule-P-SEQ-08 = Common defeat at 500 ppm

## A5.4 Climate Policy: income and debt

rule-P-INC-01 = Income from dirty plants
rule-P-INC-02 = Income from clean plants
rule-P-INC-03 = Income from controlled continents
rule-P-INC-04 = Control of a continent
rule-P-INC-05 = Ownerless plants earn nothing
rule-P-DEBT-01 = Borrowing money

## A5.5 Climate Policy: market part (policy 3, add-on B)

rule-P-MKT-01 = Buying permits at their price
rule-P-MKT-02 = At most four permits per turn
rule-P-MKT-03 = One loophole per turn
rule-P-MKT-04 = Loophole price by CO₂ level
rule-P-MKT-05 = Loophole money goes to the bank
rule-P-MKT-06 = Where permit money goes
rule-P-MKT-07 = Eight loophole tiles in all
rule-P-MKT-08 = Permits on the market run out

## A5.6 Climate Policy: build part

rule-P-BLD-01 = One plant per turn
rule-P-BLD-02 = Building a dirty plant
rule-P-BLD-03 = Building a clean plant
rule-P-BLD-04 = Clean plants cannot be stored
rule-P-BLD-05 = Unlocking levels of clean plants
rule-P-BLD-06 = Two levels of each type
rule-P-BLD-07 = New dirty plant raises CO₂
rule-P-BLD-08 = Building on a full continent
rule-P-BLD-09 = Demolished dirty plant lowers CO₂
rule-P-BLD-10 = Demolished clean plant returns to supply
rule-P-BLD-11 = Voluntary demolition of own plants
rule-P-BLD-12 = Loophole tile on a new plant
rule-P-BLD-13 = Control check after building
rule-P-BLD-14 = Clean plants add no CO₂
rule-P-BLD-15 = No agendas apply
rule-P-BLD-16 = No other cost of clean plants

## A5.7 Climate Policy: development part

rule-P-DEV-01 = Dirty or clean development
rule-P-DEV-02 = Dirty development: drawing plants
rule-P-DEV-03 = Stock limit of dirty plants
rule-P-DEV-04 = Clean development: funding projects
rule-P-DEV-05 = Moving up a research track
rule-P-DEV-06 = Research in at most four types
rule-P-DEV-07 = Knowledge transfer from the leader
rule-P-DEV-08 = Leader cannot refuse the transfer
rule-P-DEV-09 = Transfer keeps the total price
rule-P-DEV-10 = Two projects one after the other
rule-P-DEV-11 = Fewer than three dirty plants left

## A5.8 Climate Policy: end of round

rule-P-RES-01 = Research projects become cheaper
rule-P-RES-02 = One price step per round
rule-P-RES-03 = New research projects
rule-P-RES-04 = Too few projects in the bag
rule-P-RES-05 = First player passes to the left

## A5.9 Climate Policy: decade upkeep

rule-P-UPK-01 = Event: new dirty plant
rule-P-UPK-02 = Event plant belongs to nobody
rule-P-TAX-01 = Carbon tax
rule-P-TAX-02 = Loopholes are free of tax
rule-P-TAX-03 = Demolishing instead of paying tax
rule-P-TAX-04 = Selling plants instead of paying tax
rule-P-TAX-05 = Where tax money goes
rule-P-CEP-01 = Permits needed for own plants
rule-P-CEP-02 = Permits are shown, not spent
rule-P-CEP-03 = Loopholes need no permits
rule-P-CEP-04 = Player short of permits
rule-P-CEP-05 = Buyer of a plant needs permits
rule-P-CEP-06 = Permit prices fall by one
rule-P-CEP-07 = Trade between players
rule-P-CEP-08 = No permit test during the rounds
rule-P-CEP-09 = No market permits in upkeep
rule-P-GRA-01 = Grants for research leaders
rule-P-GRA-02 = Grants in a tie
rule-P-GRA-03 = Too little in the Funding Pool
rule-P-GRA-04 = No grant without a leader
rule-P-GRA-05 = Order of the policy step
rule-P-GRA-06 = Rest of the Funding Pool

## A5.10 Climate Policy: final scoring

rule-P-SCO-01 = Points for dirty plants
rule-P-SCO-02 = Points for clean plants
rule-P-SCO-03 = Points for money
rule-P-SCO-04 = Points for permits
rule-P-SCO-05 = Points lost for debt
rule-P-SCO-06 = Most points win
rule-P-SCO-07 = What scores nothing

## A5.11 Climate Policy: policy experiments

rule-P-EXP-01 = Experiment: tax rate
rule-P-EXP-02 = Experiment: number of permits
rule-P-EXP-03 = Experiment: free permits at start
rule-P-EXP-04 = Experiment: permits from a later decade
rule-P-EXP-05 = Experiment: grants by a die
rule-P-EXP-06 = Experiment: fixed grant sums
rule-P-EXP-07 = Experiment: distribution of grants
rule-P-EXP-08 = Experiment: number of loopholes
rule-P-EXP-09 = Experiment: loophole prices

## Nim with secrets: setup

rule-N-SET-01 = Number of players
rule-N-SET-02 = Size of the three heaps
rule-N-SET-03 = Secret favourite cards
rule-N-SET-04 = Face-down refill tiles
rule-N-SET-05 = Choice of the start player
rule-N-SET-06 = Starting score

## Nim with secrets: turn

rule-N-TURN-01 = Take counters or show the card
rule-N-TURN-02 = Taking one to three counters
rule-N-TURN-03 = Points for counters taken
rule-N-TURN-04 = Showing the favourite card

## Nim with secrets: refill

rule-N-REF-01 = Who decides about a refill
rule-N-REF-02 = Refilling a heap
rule-N-REF-03 = The flood ends the game
rule-N-REF-04 = No refill tile left

## Nim with secrets: end

rule-N-END-01 = End with all heaps empty
rule-N-END-02 = Points for the last counter
rule-N-END-03 = Points for hidden favourite cards
rule-N-END-04 = Highest score wins

## B1. Rulings on conflicts: classic

rule-B-01 = Return to the safe zone
rule-B-02 = Decades with five players
rule-B-03 = Income at the end
rule-B-04 = Where sold CEPs go
rule-B-05 = Direction of the lobby draft
rule-B-06 = Own scientist when constructing
rule-B-07 = When an evicted scientist leaves
rule-B-08 = Time of the 500 ppm test
rule-B-09 = Solitaire CO₂ limit
rule-B-10 = What STOP forbids
rule-B-11 = Paying without a CEP
rule-B-12 = Main effect of lobby card 09
rule-B-13 = Choice of a card’s effect
rule-B-14 = Timing of free moves
rule-B-15 = When the market is refilled
rule-B-16 = Order of final scoring
rule-B-17 = Several summits complete
rule-B-18 = Supply: pay or draw first
rule-B-19 = Start of the decade marker

## B2. Rulings on conflicts: Second Chance

rule-B-20 = Starting CO₂, competitive
rule-B-21 = Number of Company Goals
rule-B-22 = Giving knowledge or bonuses
rule-B-23 = Player order in summits
rule-B-24 = When Company Goals are discarded
rule-B-25 = Exemption from events
rule-B-26 = No competitive Environmental Goals
rule-B-27 = When supply CEPs are paid
rule-B-28 = Income with two players
rule-B-29 = Always winnable: gas for three players
rule-B-30 = Which tile is taken when proposing
rule-B-31 = Order of preparing
rule-B-32 = First region in energy supply
rule-B-33 = Region cube when building
rule-B-34 = Scientist must leave for infrastructure
rule-B-35 = Knowledge on leaving
rule-B-36 = Price after a sale
rule-B-37 = Floor of CO₂
rule-B-38 = When a negative score is tested
rule-B-39 = Event CEP or fine
rule-B-40 = Discs per player
rule-B-41 = Which CEPs a Company Goal counts
rule-B-42 = Goals counted before the CEP sale
rule-B-43 = Passing the start player
rule-B-44 = Market cards by edition
rule-B-45 = Phrase “all dirty plants”
rule-B-46 = Knowledge needed to build
rule-B-47 = Telling UN decks apart

## B4. Rulings on conflicts: Climate Policy

rule-B-50 = Six decades only with five players
rule-B-51 = First player passes once
rule-B-52 = Use of summit tiles
rule-B-53 = Unlocking by asterisks
rule-B-54 = Time of the price shift
rule-B-55 = Scope of free trade
rule-B-56 = Points of clean plants
rule-B-57 = Development or location cost
rule-B-58 = Continent control and its disc
rule-B-59 = Refusing tax or permits
rule-B-60 = Lost cross references
rule-B-61 = Number of permits
rule-B-62 = When permits are needed
rule-B-63 = Leftmost space when building
rule-B-64 = Loophole price

## C1. Rulings on gaps: CEPs, market, limited components

rule-G-01 = Bank too small for a refill
rule-G-02 = Gained CEP is not available
rule-G-03 = Compulsory purchase from an empty market
rule-G-04 = Uncontrolled region without a CEP
rule-G-05 = Others’ effects closing the market
rule-G-06 = Refill at the highest price
rule-G-07 = Buying the last CEP
rule-G-08 = Two CEPs from a small pile
rule-G-09 = Closed market and lobby cards
rule-G-10 = Choice where a CEP comes from
rule-G-11 = Own CEPs before buying
rule-G-12 = Company Goal against a supply shortfall
rule-G-13 = Money before points in a shortfall
rule-G-14 = Tech cubes run out
rule-G-15 = Project tiles run out
rule-G-16 = Plant tiles run out
rule-G-17 = Fossil deck runs out
rule-G-18 = Summit deck runs out
rule-G-19 = Event deck runs out

## C2. Rulings on gaps: turns, actions, scientists, tracks

rule-G-20 = No main action possible
rule-G-21 = No free moves inside an action
rule-G-22 = When a main effect is possible
rule-G-23 = Own scientist, free move used up
rule-G-24 = Discount larger than the cost
rule-G-25 = Eviction coin and plant cost
rule-G-26 = Eviction with the track at end
rule-G-27 = Forced move onto a lobbyist card
rule-G-28 = Destinations of a forced move
rule-G-29 = Declining a scientist move
rule-G-30 = Which moves serve summit cards
rule-G-31 = UN Goals use nothing up
rule-G-32 = All control markers placed
rule-G-33 = Tokens or control cubes used up
rule-G-34 = Track bonus cannot be declined
rule-G-35 = Order in bonus chains
rule-G-36 = Free choice with full tracks
rule-G-37 = Who can receive a bonus
rule-G-38 = Simultaneous secret choices
rule-G-39 = End-of-turn expertise is mandatory

## C3. Rulings on gaps: supply, income, events

rule-G-40 = First region and clockwise order
rule-G-41 = Order of supply debts
rule-G-42 = CEP of a region that paid
rule-G-43 = Region CEPs must be used
rule-G-44 = Order of income choices
rule-G-45 = Order of players in events
rule-G-46 = Test of the second event
rule-G-47 = Event: cube before CEP
rule-G-48 = Negative points
rule-G-49 = CO₂ beyond the printed track

## C4. Rulings on gaps: game end and scoring

rule-G-50 = Meaning of the safe zone
rule-G-51 = Exact CO₂ limits
rule-G-52 = Final income as points
rule-G-53 = Odd money at the end
rule-G-54 = “Most” needs at least one
rule-G-55 = Leading needs a disc
rule-G-56 = Money as a tie-breaker
rule-G-57 = Company Goal 01 before the sale
rule-G-58 = Company Goal decided automatically
rule-G-59 = Several end conditions at once

## C5. Rulings on gaps: setup, solitaire, auction, missing data

rule-G-60 = Solitaire: placing starter projects
rule-G-61 = Number of summit spaces
rule-G-62 = Company Goals with two players
rule-G-63 = Solitaire: UN stack, lobby deck
rule-G-64 = Solitaire: one card move per turn
rule-G-65 = Solitaire: income positions
rule-G-66 = Auction: bids, and nobody bidding
rule-G-67 = Auction: payment without surplus
rule-G-68 = Changes for two players
rule-G-69 = Cooperative data missing from the text

## C6. Rulings on gaps: cooperative

rule-G-70 = One deed, several Environmental Goals
rule-G-71 = Inspected tile first
rule-G-72 = When knowledge goals count
rule-G-73 = Who decides about lowering CO₂
rule-G-74 = Fines before lowering CO₂
rule-G-75 = How Private Goals are tested
rule-G-76 = Fewer than four UN Goals
rule-G-77 = Cooperative game for one
rule-G-78 = Inspectors and empty spaces
rule-G-79 = Table talk and hidden cards

## C7. Rulings on gaps: Climate Policy

rule-G-80 = Which spaces fall away
rule-G-81 = Cost on a full continent
rule-G-82 = CO₂ order when pushing out
rule-G-83 = Event on a full continent
rule-G-84 = Permits at the lowest price
rule-G-85 = Event cards return every decade
rule-G-86 = Too few projects in the bag
rule-G-87 = Details of the knowledge transfer
rule-G-88 = End of a research track
rule-G-89 = When money may be borrowed
rule-G-90 = Tie at the end
rule-G-91 = When trades are possible
rule-G-92 = Order of compliance
rule-G-93 = Loophole of a demolished plant
rule-G-94 = Continent control is strict
rule-G-95 = Ownerless plants
rule-G-96 = Both levels unlocked
rule-G-97 = Stock of dirty plants is open
rule-G-98 = When demolition is possible
rule-G-99 = Rounding of the carbon tax
rule-G-100 = Partial and shared grants
rule-G-101 = Pool of die and fixed grants
rule-G-102 = Permits from a later decade
rule-G-103 = Cheapest permits first
rule-G-104 = Pushing out an own plant
rule-G-105 = Compliance in the last upkeep
rule-G-106 = Pool of dirty plants runs out
rule-G-107 = Compliance uses up no permits
rule-G-108 = Plants in a trade
rule-G-109 = Meaning of the experiment values

## C8. Rulings on gaps: further order questions with effect

rule-G-110 = Propose: knowledge before money grant
rule-G-111 = Cards 25–29 after control check
rule-G-112 = Construct: expertise before control check
rule-G-113 = Building CEP from the region itself
rule-G-114 = Replacement CEP before scoring
rule-G-115 = Same summit place twice a turn
rule-G-116 = Summit completed by a forced move
rule-G-117 = Summit scoring and the market
rule-G-118 = Control with three or more players
rule-G-119 = Demand in the fifth, sixth decade
rule-G-120 = Same type twice in a region
rule-G-121 = Projects in a fully green region
rule-G-122 = No scientist able to move
rule-G-123 = Income with one player
rule-G-124 = Eviction with all topics occupied
rule-G-125 = Discs are never a limit
rule-G-126 = No discount after paying
rule-G-130 = Order when leaving a project
rule-G-131 = Missing grants block no action
rule-G-132 = Price of a fine
rule-G-133 = Chance of surviving, competitive
