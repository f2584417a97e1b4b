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
