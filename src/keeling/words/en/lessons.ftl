### Lessons: a first game in chapters. Two short sentences a step; `heading` names the idea, `task` is what to do now.

## Chapters

lesson-chapter-aim = What it is about
lesson-chapter-supply = CO₂ and supply
lesson-chapter-propose = Propose
lesson-chapter-install = Install
lesson-chapter-construct = Construct
lesson-chapter-scientists = Scientists and expertise
lesson-chapter-market = CEPs and the market
lesson-chapter-summits = Summits
lesson-chapter-goals = Goals
lesson-chapter-control = Control
lesson-chapter-end = The end

## What another move did

lesson-other-propose = You have proposed a project, and its grant is yours. That was your action for this turn.
lesson-other-install = You have installed a project for a CEP, and its source has paid you. That was your action for this turn.
lesson-other-construct = You have built a plant: points, a step of expertise, one space less for coal. That was your action for this turn.
lesson-other-construct-lobby = You have built a plant with a lobby card, which made it cheaper. Card and action are used.
lesson-other-move = Your scientist has moved, which is free once a turn. He learns where he stands.
lesson-other-buy = You have bought a CEP at the price of the market. You may go there once a turn.
lesson-other-sell = You have sold a CEP, and the price has fallen by one. You may go to the market once a turn.
lesson-other-lobby = You have played a lobby card: it brings a little at once, or more with the move printed on it. Then it is gone.
lesson-other-goal = You have taken a UN Goal for a tech cube and scored its points. Nobody else can take it now.
lesson-other-discard-goal = You have given up your secret Company Goal for 8 coins. It would have brought points in the end.
lesson-other-end = Your turn is over, and the others go on. What you have not done must wait for your next turn.
lesson-other-pay = You have paid the CEP from there. CEPs of regions that you control are as good as your own.
lesson-other-place-cep = You have put a bonus CEP into a region. Whoever controls it may spend it.
lesson-other-learn = You have gained a step of expertise in that source.
lesson-other-income = You have divided your income into coins and points.
lesson-other-begin = The supply has begun in that region and goes round the globe.

## What it is about

lesson-aim-loss = If CO₂ stands at 500 ppm or more after a supply phase, everybody loses. So you compete, and hold the planet together.
    .heading = Keep the planet
lesson-aim-points = If the planet holds, most points win. Plants, goals and expertise bring points, and in the end two coins are a point, too.
    .heading = Then count points
lesson-aim-build = In Europe a recycling plant is ready to be built. It would replace an old gas plant: 20 ppm less, and 7 points for you.
    .heading = One move for both
    .task = construct the plant in Europe.
lesson-aim-after = CO₂ has fallen, and your points have grown. How you get to such a move is what the next chapters are about.
    .heading = Good for you, good for all

## CO₂ and supply

lesson-supply-spaces = In each decade one space of every region is due. Where it is still empty a fossil plant comes, with 20 to 40 ppm: next in Africa and Oceania.
    .heading = Empty spaces will burn
lesson-supply-end = You have done all you wanted, and it is the last round of the decade. When the others have had their turns, the supply begins.
    .heading = Let the decade end
    .task = end your turn.
lesson-supply-income = The best two in each source are paid for their expertise. You take your income as coins, as points, or some of both.
    .heading = Income comes first
    .task = divide your income.
lesson-supply-begin = Now a plant comes to every empty space that is due. You hold the start marker, so you say where it begins.
    .heading = Then the plants arrive
    .task = choose a region.
lesson-supply-after = Two fossil plants more, and CO₂ is above 350: from there on a disaster strikes a region each decade. A space you fill in time stays clean.
    .heading = The air remembers

## Propose

lesson-propose-places = Every region has three places for projects. Its agenda, beside its name, says which three sources may be proposed there.
    .heading = A plant begins as an idea
lesson-propose-grant = A proposal pays you at once: coins, tech cubes, or work for a scientist. On the place with the coin you get one for each CEP in the region; Asia has five.
    .heading = Every idea has a grant
    .task = propose a project on the coin of Asia.
lesson-propose-near = A good proposal, and its grant is yours. The coin of Asia would have paid five.
lesson-propose-after = A project belongs to nobody: anyone may install it, and anyone may build the plant. Think about what you leave to the others.
    .heading = Yours, and not yours

## Install

lesson-install-cep = An idea becomes a project that can be built when somebody installs it. That costs a CEP: a Carbon Emission Permit.
    .heading = A permit for each project
lesson-install-benefit = Installing pays, too: recycling brings 5 coins and a CEP, solar brings tech cubes. On your own project you owe nothing to a scientist.
    .heading = The source says thank you
    .task = install your recycling project in Europe.
lesson-install-near = Installed, and a coin went to the scientist of another player. With your own scientist on it, it would have cost you none.
lesson-install-after = One CEP paid, five coins and another CEP received. Now the plant can be built, by you or by somebody faster.
    .heading = A good trade

## Construct

lesson-construct-cost = A plant costs the coins and tech cubes printed on it. And you need as many steps of expertise in its source as it has cubes.
    .heading = What a plant costs
lesson-construct-build = You have 18 coins, 4 cubes, and you know enough about recycling. The project in Europe waits for whoever comes first.
    .heading = All is ready
    .task = construct recycling in Europe.
lesson-construct-after = Seven points and a step of expertise, at once. The plant fills an empty space, and its project goes back to the pool.
    .heading = Yours for good

## Scientists and expertise

lesson-scientists-learn = At the end of your turn you learn from one project on which a scientist of yours stands: one step of expertise in its source.
    .heading = Where they stand, you learn
lesson-scientists-move = One scientist may move in each of your turns, besides your action. Yours is in your hand.
    .heading = Put him to work
    .task = move your scientist onto the project in Europe.
lesson-scientists-end = He stands on recycling now. He learns when your turn ends, and if others use the project they must pay you a coin.
    .heading = Learning takes a turn
    .task = end your turn.
lesson-scientists-after = Expertise lets you build larger plants and pays income in each decade. Some steps bring a bonus as well.
    .heading = What it is good for

## CEPs and the market

lesson-market-price = CEPs lie in the market, at one price for all. In each turn you may buy one or sell one, besides your action.
    .heading = Permits have a price
lesson-market-sell = A CEP costs 7 coins now, which is nearly the most there is. You have four of them.
    .heading = Sell when it is dear
    .task = sell a CEP.
lesson-market-bought = You have bought a CEP for 7 coins. That is dear: the price falls by one whenever somebody sells, and rises when the market runs out.
lesson-market-after = Seven coins, and the price is one lower. Keep some: installing costs a CEP, and so does every fossil plant in a region that you control.
    .heading = Coins when you need them

## Summits

lesson-summits-topics = A summit has two to four topics. When all its seats are taken, everybody there learns his topic, and one more of his choice.
    .heading = Experts meet
lesson-summits-send = You have just built from the project under your scientist, so he must leave. The summit at Bonn talks about his source, cold fusion.
    .heading = A seat in Bonn
    .task = send your scientist to Bonn.
lesson-summits-near = He has left the project, too. In Bonn he would wait for one more topic only, and bring you two steps of expertise.
lesson-summits-after = He waits there until the other topic is taken, by you or by somebody else. Then he comes back to your hand.
    .heading = Now wait for company

## Goals

lesson-goals-un = A UN Goal shows sources. Whoever has built a plant of each may take it for a tech cube, and only one can.
    .heading = First come, first served
lesson-goals-score = You have built forestation, cold fusion and recycling. That is what this goal asks for, and it is worth 10 points.
    .heading = Take it before they do
    .task = score the UN Goal with your three sources.
lesson-goals-after = Ten points in one free move. You also have a secret Company Goal; it counts in the end, or brings 8 coins if you give it up.
    .heading = Goals make a plan

## Control

lesson-control-who = Who has built more different sources of the agenda in a region controls it. In South America you and your rival have one each.
    .heading = Whose region is it?
lesson-control-take = A biomass plant would be your second source there. It replaces coal, brings 8 points, and takes the region from your rival.
    .heading = Two beat one
    .task = construct biomass in South America.
lesson-control-near = A fine plant, but South America still belongs to your rival. A second source there would take it.
lesson-control-after = You may spend the CEPs of your regions as your own, and in the end they are yours. But you pay one when a fossil plant arrives.
    .heading = A region is a duty, too

## The end

lesson-end-when = Five decades are the end. It comes sooner if two regions are full of green plants, or if CO₂, once at 350, has fallen below it again from the fourth decade on.
    .heading = The last round
lesson-end-last = Your last turn is played. CEPs are sold, everybody gets income once more, and two coins are a point.
    .heading = Now let it count
    .task = end your turn, and learn a last time.
lesson-end-after = That is the whole game. Play one of your own: easy bots are patient, and every place on the board says why something cannot be done.
    .heading = You can play

## Second Chance: what both ways of playing share

lesson-chapter-prepare = Prepare
lesson-chapter-build = Build

lesson-sc-other-prepare = You have prepared a project: a CEP paid, your token under it, and its source has paid you. That was your action for this turn.
lesson-sc-other-build = You have built a plant: points, a clean space, one cube more for control. That was your action for this turn.
lesson-sc-other-move = Your scientist has moved, which is free once a turn. When he leaves a project he learns its source.
lesson-sc-other-lobby = You have played a lobby card. It stays on the table, and a scientist may use its small effect once more.
lesson-sc-other-claim = You have claimed a UN Goal for its tech cubes. It cannot be claimed again.
lesson-sc-other-give = You have said who gets the bonus of the track.
lesson-sc-other-recruit = You have recruited a scientist, and learned a step on the way.
lesson-sc-other-decline = You have let the chance go by. Nothing else has changed.

lesson-sc-propose-grant = A proposal brings a step of expertise in its source and the grant of its place. The coin place of Europe pays a coin for each of the five CEPs there.
    .heading = Every idea has a grant
    .task = propose a project on the coin of Europe.
lesson-sc-propose-near = A good proposal: you have learned a step and got its grant. The coin of Europe would have paid five.
lesson-sc-propose-after = One step of recycling learned, five coins earned. The project belongs to its region: anyone may prepare it.
    .heading = The region owns it

lesson-sc-prepare-cep = An idea becomes infrastructure when somebody prepares it. That costs a CEP, a Carbon Emission Permit, and one of your eight tokens.
    .heading = A permit for each project
lesson-sc-prepare-benefit = Preparing pays, too: hydro brings 3 coins, a tech cube and a new CEP. Your token stays for the rest of the game and counts for goals.
    .heading = The source says thank you
    .task = prepare hydro in South America.
lesson-sc-prepare-near = Prepared, and its source has paid you. Hydro in South America would have brought coins, a cube and a CEP.
lesson-sc-prepare-after = Now the plant can be built, by you or by anybody. Your token tells who made it possible.
    .heading = Ready to be built

lesson-sc-build-cost = A plant costs coins, tech cubes and a CEP. How far you know its source says which level you may build.
    .heading = What a plant costs
lesson-sc-build-build = You have 12 coins, 5 cubes and CEPs, and you know enough about recycling. The infrastructure in Europe is yours already.
    .heading = All is ready
    .task = build recycling in Europe.

lesson-sc-scientists-learn = Scientists stand on proposed projects. When one leaves, for whatever reason, you learn a step of that source.
    .heading = Leaving teaches
lesson-sc-scientists-move = Yours stands on recycling in Europe. From a project he may go to a summit that talks about its source, and learns on the way.
    .heading = Send him on
    .task = move the scientist in Europe to the summit at Dubai.
lesson-sc-scientists-near = He has moved, but not away from a project, so you have learned nothing. The one in Europe would have.
lesson-sc-scientists-after = One step of recycling learned, and he waits at the summit for more. Expertise decides what you can build, and brings income.
    .heading = What it is good for

lesson-sc-summits-topics = Every seat of this summit is taken, so it is held now. Each scientist there brings two steps among its topics.
    .heading = Experts meet
lesson-sc-summits-learn = You choose what your scientist has learned. Hydro is three steps far, and the fourth has a bonus.
    .heading = The first step
    .task = learn a step of the summit’s topics.
lesson-sc-summits-after = The summit is over, and a new one takes its place. Your scientist is back in your hand.
    .heading = Home again

lesson-sc-market-buy = A CEP costs 3 coins now, which is little. You need one for each project you prepare, and one for each plant.
    .heading = Buy while it is cheap
    .task = buy a CEP.
lesson-sc-market-sold = You have sold a CEP for 3 coins. That is little: the price rises when the market runs out, and falls when somebody sells.
lesson-sc-market-after = Four CEPs now. When the market runs out the price rises by one, and it is closed for the rest of that turn.
    .heading = Ready to prepare

## Second Chance as a team

lesson-team-other-reduce = The team has paid points to lower CO₂.

lesson-team-aim-together = You are one team, with one score. If CO₂ is above 500 ppm after a supply and you cannot lower it, all of you lose.
    .heading = All in one boat
lesson-team-aim-points = Points are what the team pays with: for every open goal of the world, and to lower CO₂. If they fall below 0 the game is lost.
    .heading = Points are your breath
lesson-team-aim-build = In South America a hydro plant is ready to be built. It brings the team 6 points, and no fossil plant can come to its space.
    .heading = One move for both
    .task = build the plant in South America.
lesson-team-aim-after = Six points for all of you, and one space less that will burn. The next chapters show how you get there.
    .heading = Good for everybody

lesson-team-build-after = Five points for the team, and an empty space is filled. You control Europe now: its CEPs are yours to spend, and its fossil plants yours to answer for.
    .heading = Yours to look after

lesson-team-summits-bonus = Some steps carry a bonus, and you may give it to anybody in the team. Give it where it helps most, then learn the second step.
    .heading = Share the bonus
    .task = give the bonus away, and learn the second step.

lesson-team-goals-world = The world asks for much: plants, knowledge, summits. After each decade every goal still open costs points, and more in each decade.
    .heading = What the world asks
lesson-team-goals-un = A UN Goal wants plants that stand on your own infrastructure, whoever built them. At most three may be left in the end.
    .heading = What the UN asks
lesson-team-goals-claim = Your infrastructure carries solar and hydro plants. A tech cube claims this goal: 2 points, and one goal less to worry about.
    .heading = You have what it takes
    .task = claim the UN Goal of solar and hydro.
lesson-team-goals-own = You also have two secret goals of your own, and may not talk about them. If anybody has reached neither of his in the end, all lose.
    .heading = What only you know

lesson-team-supply-spaces = After each decade one space of every region is due. Where it is empty a fossil plant comes, with 20 to 40 ppm: next in North America, Africa and Oceania.
    .heading = Empty spaces will burn
lesson-team-supply-end = You have done all you wanted in this decade. After the last turn comes income, then open goals cost points, then the supply begins.
    .heading = Let the decade end
    .task = end your turn.
lesson-team-supply-reduce = The plants have come. Now the team may lower CO₂: 10 ppm for each 2 points in this decade, and more in the next.
    .heading = Buy back some air
    .task = lower CO₂ to 500 ppm or less.
lesson-team-supply-after = The next decade begins. What you lower early is cheap, so look ahead: the numbers beside CO₂ say what the next supply brings.
    .heading = Early is cheap

lesson-team-end-when = After four decades the world looks at you. Score and CO₂ must hold, each of you needs one of his secret goals, and at most three UN Goals may be open.
    .heading = The last question
lesson-team-end-last = You have 30 points and 490 ppm, which would be a victory already. The lower you go, the more the world thanks you.
    .heading = How much better?
    .task = lower CO₂ once more, or leave it.
lesson-team-end-after = That is the whole game. Play one of your own: easy bots are patient, and every place on the board says why something cannot be done.
    .heading = You can play

## Second Chance as rivals

lesson-rivals-aim-loss = As soon as CO₂ passes 500 ppm, all of you lose at once. So you compete, and hold the planet together.
    .heading = Keep the planet
lesson-rivals-aim-build = In Oceania a recycling plant is ready to be built. It would replace an old oil plant: 30 ppm less, and 7 points for you.
    .heading = One move for both
    .task = build a plant in Oceania.

lesson-rivals-propose-grant = A proposal brings a step of expertise in its source and the grant of its place. The coin place of North America pays a coin for each of the five CEPs there.
    .heading = Every idea has a grant
    .task = propose a project on the coin of North America.
lesson-rivals-propose-near = A good proposal: you have learned a step and got its grant. The coin of North America would have paid five.
lesson-rivals-propose-after = A step learned, five coins earned. But the project is nobody’s: a rival may prepare it next, so think of what you leave.
    .heading = Nobody’s project

lesson-rivals-prepare-benefit = Preparing pays, too: solar brings three tech cubes. Your token stays for the rest of the game and counts for goals.
    .heading = The source says thank you
    .task = prepare solar in Asia.

lesson-rivals-build-build = You have 18 coins, 7 cubes and two CEPs. In Europe nobody has built anything yet, so the first plant there takes the region.
    .heading = All is ready
    .task = build recycling in Europe.
lesson-rivals-build-near = A plant and its points, but Europe still belongs to nobody. The first plant there would take it.
lesson-rivals-build-after = Five points, and Europe is yours: you may spend its CEPs, and owe one when a fossil plant comes. A rival with more different sources there takes it from you.
    .heading = Yours, for now

lesson-rivals-scientists-bonus = You have learned a step, and it carries a bonus: a tech cube. You may keep it or give it to anybody.
    .heading = A bonus on the way
    .task = keep the bonus.
lesson-rivals-scientists-given = The cube went to a rival. That is allowed, though seldom wise.

lesson-rivals-summits-learn = You choose what your scientists have learned. The fifth step of recycling carries a bonus, and bonuses lead to others.
    .heading = The first step
    .task = learn a step of the summit’s topics.
lesson-rivals-summits-after = A step learned, and whatever its bonuses bring is yours to place or to give. Every scientist at a summit brings two steps.
    .heading = One leads to another

lesson-rivals-market-sell = A CEP costs 6 coins now, and you can do with coins. The last one of your own may go: Europe has more for you.
    .heading = Sell when it is dear
    .task = sell a CEP.
lesson-rivals-market-bought = You have bought a CEP for 6 coins. That is dear: the price falls by one whenever somebody sells, and rises when the market runs out.
lesson-rivals-market-after = Six coins, and the price is one lower. When the market runs out the price rises by one, and it is closed for the rest of that turn.
    .heading = Coins when you need them

lesson-rivals-goals-un = A UN Goal wants plants that stand on your own infrastructure, whoever built them. You have prepared solar and hydro, and others have built there.
    .heading = Let others build for you
lesson-rivals-goals-claim = A tech cube is all it costs. The first goal is worth 6 points in the end, the second 4 more, the third 5 more.
    .heading = Take it before they do
    .task = claim the UN Goal of solar and hydro.
lesson-rivals-goals-after = One goal is yours. Your secret Company Goal counts in the end, too; if it does not fit your game, it brings 8 coins.
    .heading = Goals make a plan

lesson-rivals-supply-when = A decade begins with its supply: every empty space that is due gets a fossil plant. It ends with income and an event, which costs those who have nothing in that region.
    .heading = How a decade goes
lesson-rivals-supply-end = You have done all you wanted, and it is the last round. When the others have had their turns, income comes.
    .heading = Let the decade end
    .task = end your turn.
lesson-rivals-supply-wait = Now the event strikes, and the next supply follows. Pay where you owe a CEP; in your regions that is your part.
    .heading = Event and supply
    .task = pay what you owe.
lesson-rivals-supply-after = The new plants are there, and CO₂ has grown. At 400 ppm and more two events strike in each decade, so green plants protect you twice.
    .heading = The air remembers

lesson-rivals-end-when = After five decades it is over, with income and an event as always. Then CEPs are sold, two coins are a point, and goals are counted.
    .heading = The last income
lesson-rivals-end-last = Points count in full now, and coins only half. So take the income as points.
    .heading = Now let it count
    .task = divide your last income.

## On the command line, and what is refused

say-lesson =
    { $title }: { $chapters ->
        [one] 1 chapter
       *[other] { $chapters } chapters
    }
say-lessons-checked = { $chapters } chapters played, { $failed } failed.
error-lesson-none = There is no lesson for { $title }.
error-lesson-chapter = The lesson for { $title } has no chapter '{ $chapter }'.
error-lesson-rules = The lesson for { $title } is of other rules or another content; its game must be played anew.
