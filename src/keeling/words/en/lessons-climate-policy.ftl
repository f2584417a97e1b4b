### The first game of Climate Policy in chapters. Two short sentences a step; `heading` names the idea, `task` is what to do now.

## Chapters

lesson-chapter-emissions = Where CO₂ comes from
lesson-chapter-dirty-plants = Dirty plants
lesson-chapter-clean-research = Research
lesson-chapter-knowledge = The knowledge of others
lesson-chapter-clean-plants = Clean plants
lesson-chapter-permit-market = Permits
lesson-chapter-loopholes = Loopholes
lesson-chapter-events = An offer and an event
lesson-chapter-decade-end = The regulator
lesson-chapter-trading = Trade

## What another move did

lesson-policy-other-buy-permit = You have bought the cheapest permit there was. You may buy up to four in a turn, before you build or develop.
lesson-policy-other-buy-loophole = You have bought a loophole, the one you may buy in a turn. It goes onto a plant when you build it.
lesson-policy-other-build = You have built the one plant of your turn. A dirty one adds its ppm to the air, a clean one nothing.
lesson-policy-other-build-exempt = You have built a plant with a loophole, so it needs no permits. If it is dirty, its ppm are in the air all the same.
lesson-policy-other-develop-dirty = For $1 you have drawn dirty plants into your stock. So you fund no research in this turn.
lesson-policy-other-put-back = That plant is back in the pool. Three may stay in your stock.
lesson-policy-other-fund = You have funded a project, and your pawn has moved one space. Two projects a turn are yours, and then you draw no dirty plants.
lesson-policy-other-transfer = You have funded a project with the knowledge of the leader. Your pawn has moved two spaces, and $1 of the price is theirs.
lesson-policy-other-borrow = You have borrowed $5, which you may do once in a game. You never pay it back, but it costs 6 points in the end.
lesson-policy-other-demolish = You have demolished a plant of yours, which costs nothing. If it was dirty, CO₂ has fallen by its ppm.
lesson-policy-other-comply = You have shown your permits. You keep them all.
lesson-policy-other-trade = You have begun an offer to that company. It is one of your two, even if you withdraw it.
lesson-policy-other-no-trade = You make no offer now. You may again before your next turn, and at the end of the decade.
lesson-policy-other-give = Your offer says now that you give this. It is yours until the other company accepts.
lesson-policy-other-ask = Your offer says now that you want this. The other company may still say no.
lesson-policy-other-offer = You have made the offer, and the other company has answered.
lesson-policy-other-withdraw = You have withdrawn the offer. Nothing has changed hands.
lesson-policy-other-accept = You have accepted, and everything in the offer has changed hands.
lesson-policy-other-decline = You have declined. Everything stays where it was.

## What it is about

lesson-policy-aim-loss = If CO₂ ever reaches 500 ppm, the game is over at once and everybody loses. Now it stands at 360.
    .heading = One planet for all
lesson-policy-aim-worth = Otherwise the company that is worth most wins: $1 is a point, a dirty plant 3, a white cube on a clean plant 3, a permit 2. You are worth 93 now.
    .heading = A company seeks its profit
lesson-policy-aim-build = You may build solar of level 2, with five white cubes. Europe is full, so its leftmost plant must go: gas, 20 ppm, of another company.
    .heading = A move for both
    .task = build solar (level 2) in Europe.
lesson-policy-aim-near = Built, but not what was meant. Solar of level 2 in Europe would count 15 points, and push out the gas plant there.
lesson-policy-aim-after = CO₂ has fallen by 20. You are worth 8 more, 15 for five cubes less the $7 you paid, and the cubes bring $5 a round.
    .heading = Good for you, good for the air

## Where CO₂ comes from

lesson-policy-emissions-plants = CO₂ begins at 0 and rises when somebody builds a dirty plant: coal adds 40 ppm, oil 30, gas 20. Clean plants add nothing.
    .heading = It comes from chimneys
lesson-policy-emissions-build = Coal and gas are in your stock. Nobody has built in Europe, and the first place there costs $1.
    .heading = Your first plant
    .task = build coal in Europe.
lesson-policy-emissions-after = CO₂ has risen, and it never falls by itself. A dirty plant must be demolished or pushed out before its ppm are gone.
    .heading = The air remembers

## Dirty plants and income

lesson-policy-dirty-why = A dirty plant costs its place only, $1 to $3. It earns $1 in every round and counts 3 points in the end.
    .heading = Why everybody builds them
lesson-policy-dirty-develop = One plant is left in your stock. For $1 you draw three more at random, and three in all may stay.
    .heading = Fresh supply
    .task = develop dirty energy.
lesson-policy-dirty-back = Now you have four, one too many. Gas emits least, so an oil plant may go.
    .heading = Three may stay
    .task = put back oil.
lesson-policy-dirty-income = Each round begins with income: $1 for each dirty plant, for each white cube, and for each continent where you have more plants than any other. Let the next round come.
    .heading = Then comes money
    .task = end your turn.
lesson-policy-dirty-after = You got $2: one for your coal plant, and one for Europe, where you had the most plants.
    .heading = Quick and easy

## Research

lesson-policy-research-tracks = Clean plants must be researched. Each source has a track: its first mark unlocks plants of level 1, its end those of level 2.
    .heading = First think, then build
lesson-policy-research-fund = You may fund two projects in a turn, each for a space on its track. Biomass unlocks first, after three spaces, and a project costs $1 now.
    .heading = A short way
    .task = fund biomass for $1.
lesson-policy-research-near = Your pawns stand on other tracks now. Biomass would need only three spaces for its first plants.
lesson-policy-research-second = One more project is yours in this turn. Another space of biomass, or a new track: you have four pawns for five sources.
    .heading = And another one
    .task = fund a second project.
lesson-policy-research-after = New projects come at $3 here. When none of its source lies at the price below, a project gets $1 cheaper at the end of the round.
    .heading = Patience is cheap

## The knowledge of others

lesson-policy-knowledge-behind = In recycling you have not begun, and another company stands on the second space. If you are two or more behind the leader, you may use what they know.
    .heading = They know more than you
lesson-policy-knowledge-transfer = The same project then moves you two spaces. The price stays the same, but $1 of it goes to the leader, who cannot refuse.
    .heading = Two for one
    .task = fund recycling with the knowledge of the leader.
lesson-policy-knowledge-alone = You did this without help, so you moved one space. Where a leader is two ahead it would be two, at the same price.
lesson-policy-knowledge-after = You have caught up for $1, and the leader has that dollar. If you lead, others will pay you.
    .heading = Everybody gains

## Clean plants

lesson-policy-clean-unlocked = Your pawn has reached the first mark of biomass. So you may build its plants of level 1, on any continent.
    .heading = Unlocked
lesson-policy-clean-build = It costs its place and $1, and its white cube brings $1 a round and 3 points: as much as coal. But no CO₂, and no permits.
    .heading = Your first clean plant
    .task = build biomass on a continent of your choice.
lesson-policy-clean-after = The best have six white cubes, but a long track. On a full continent a new plant pushes out the leftmost one, whoever owns it.
    .heading = It pays to go on

## Permits

lesson-policy-permits-cover = The policy of this game is permits, and each covers 10 ppm. At the end of a decade you must have enough for all your plants.
    .heading = The right to emit
lesson-policy-permits-buy = Gas emits 20 ppm, so it needs two. The cheapest cost $1, and you may buy up to four a turn, before you build.
    .heading = Buy before you build
    .task = buy two permits.
lesson-policy-permits-build = South America is empty: whoever builds there first also controls it, for $1 more in each round.
    .heading = Covered
    .task = build gas in South America.
lesson-policy-permits-near = A clean plant needs no permits, which is just as well. Your two would have covered the gas plant.
lesson-policy-permits-after = Permits are shown, not spent, and count 2 points each in the end. The market gets $1 cheaper after each decade, but there are only 35 for all of you.
    .heading = Yours to keep

## Loopholes

lesson-policy-loopholes-what = Coal needs four permits, as many as you may buy in a turn. With a loophole on it, it needs none.
    .heading = A way round the rules
lesson-policy-loopholes-buy = A loophole costs $3 below 300 ppm, $5 up to 400, and $7 above. You may buy one a turn, before you build.
    .heading = Cheap while the air is good
    .task = buy a loophole.
lesson-policy-loopholes-build = It goes onto a plant when you build it, and only then. With coal in Asia you would also have the most plants there.
    .heading = A plant nobody counts
    .task = build coal with the loophole in Asia.
lesson-policy-loopholes-without = You have built without the loophole. It cannot be put onto a plant that stands.
lesson-policy-loopholes-near = The loophole lies on another plant now. Coal in Asia would have saved you four permits.
lesson-policy-loopholes-after = It earns and counts like any plant, and nobody asks for permits. But 40 ppm more are in the air, and 500 is the end for you, too.
    .heading = The air counts it

## An offer and an event

lesson-policy-events-when = After the last round of a decade an event strikes: a random dirty plant is built on a random continent. It belongs to nobody, but its CO₂ is for all.
    .heading = What nobody planned
lesson-policy-events-end = This is that round, and your turn is done. Stay clear of 500 by the 40 ppm that coal can bring.
    .heading = Let it come
    .task = end your turn.
lesson-policy-events-answer = Somebody wants to trade first: $10 for your recycling plant in North America. It will earn $1 in twelve more rounds and count 3 points.
    .heading = Wait, an offer!
    .task = decline, or accept if you like.
lesson-policy-events-after = There it stands, and its ppm are in the air. Nobody can demolish it, but on a full continent it can be pushed out like any other.
    .heading = Nobody’s plant

## The regulator

lesson-policy-decade-regulator = Now permits are checked, and everybody may trade before that. Whoever has too few must demolish plants until they suffice.
    .heading = The decade is settled
lesson-policy-decade-show = Your gas plant needs two permits, and you have two. So you need no trade.
    .heading = All in order
    .task = make no offers, then show your permits.
lesson-policy-decade-tax = You keep them. Under a carbon tax you would pay instead, $1 for every 20 ppm of your plants, decade after decade.
    .heading = It could be a tax
lesson-policy-decade-grants = What permits cost goes into the Funding Pool, for grants. A summit names sources, and who leads their research gets $3: today you do, in recycling.
    .heading = Money for knowledge

## Trade

lesson-policy-trading-partner = Before each of your turns you may make two offers. You want to build coal, and only two permits are on the market; one company has 16 and needs 6.
    .heading = They have what you need
    .task = offer a trade to the company with 16 permits.
lesson-policy-trading-other = This company has only three to spare. The other one has ten.
lesson-policy-trading-ask = An offer says what you want and what you give, and it must name more than money. Coal needs four permits.
    .heading = What you want
    .task = ask for 4 permits.
lesson-policy-trading-few = That is too few: coal needs four permits. Take it back, and ask for more.
lesson-policy-trading-give = Each permit counts 2 points for the other company. You have $42, so offer a little more than they lose.
    .heading = What you give
    .task = give $10.
lesson-policy-trading-offer = That is all: your money for their permits. The other company answers at once.
    .heading = Ready
    .task = make the offer.
lesson-policy-trading-declined = They said no. You have another offer: give more, or ask for less.
lesson-policy-trading-after = Done, and both of you are better off. Loopholes and plants can be traded in the same way.
    .heading = A deal

## The end

lesson-policy-end-when = After the fifth decade it is over. Once more comes an event, once more permits are shown, and 500 ppm would still be the end of all.
    .heading = The last turn
lesson-policy-end-last = Whatever you buy now earns nothing any more. Your money is worth a point for each dollar.
    .heading = Keep your money
    .task = end your turn, make no offers and show your permits.
lesson-policy-end-after = That is the whole game. Play one of your own, and try another policy: how far would everybody go if nobody asked for anything?
    .heading = You can play
