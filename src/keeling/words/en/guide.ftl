### The guides: the rules for people, in our own words. Numbers come from the content of a title.

## Headings

guide-aim = What it is about
guide-course = How a game goes
guide-board = The board
guide-turn = A turn
guide-propose = Propose a project
guide-install = Install a project
guide-prepare = Prepare infrastructure
guide-construct = Construct a plant
guide-build = Build a plant
guide-scientists = Scientists
guide-expertise = Expertise
guide-knowledge = Knowledge
guide-summits = Summits
guide-ceps = CEPs and their market
guide-cards = Cards
guide-goals = Goals
guide-control = Control of a region
guide-income = Income
guide-supply = Energy supply
guide-events = Events
guide-environment = Environmental Goals
guide-end = The end of the game
guide-scoring = Final scoring
guide-solo = Playing alone
guide-variants = Variants and rulings
guide-market = Permits and loopholes
guide-develop = Develop
guide-research = Prices of research
guide-debt = Borrowing
guide-event = The event
guide-tax = Carbon tax
guide-permits = Showing permits
guide-trade = Trade
guide-grants = Grants
guide-refill = Refill

## Heads of tables

guide-head-players = Players
guide-head-decades = Decades
guide-head-rounds = Rounds in a decade
guide-head-rounds-last = in the last one
guide-head-region = Region
guide-head-continent = Continent
guide-head-spaces = Spaces
guide-head-spaces-less = Spaces fewer on each continent
guide-head-ceps-most = Most CEPs
guide-head-location = Location costs, from left to right
guide-head-energy = Energy
guide-head-money = Money
guide-head-cubes = Cubes
guide-head-ceps = CEPs
guide-head-points = Points
guide-head-tiles = Plants
guide-head-level = Level
guide-head-space = From space
guide-head-income = Income by space
guide-head-bonus = Bonuses
guide-head-counts = For
guide-head-each = Each
guide-head-most = At most
guide-head-preset = Preset
guide-head-coal = Coal
guide-head-oil = Oil
guide-head-gas = Gas
guide-head-co2 = CO₂
guide-head-decade-name = Decade
guide-head-open-goal = Each open goal
guide-head-reduction = Each step of CO₂
guide-head-un-goals = UN Goals
guide-head-build-cost = Build cost
guide-head-white-cubes = White cubes
guide-head-unlock-1 = Level 1 from space
guide-head-unlock-2 = Level 2 from space
guide-head-plant = Plant
guide-head-permits = Permits

## Bonuses of tracks

guide-bonus-at = space { $space }: { $bonus }
guide-bonus-cube = a tech cube
guide-bonus-cep = a CEP for a region
guide-bonus-any = a point in any track

## What classic and Second Chance share

guide-aim-money = Money counts, too: at the end { $coins } are worth { $point }, and CEPs are sold. Nothing you hold is wasted.
guide-course-rounds = In a round everybody takes one turn, clockwise from the start player. The fewer players, the more rounds a decade has.
guide-board-regions = The world has six regions. Each has demand spaces for power plants, three project spaces, an agenda and a pile of CEPs.
guide-board-agenda = A region’s agenda names { $kinds } kinds of energy, the most preferred first. Nothing else can ever be proposed there.
guide-board-grants = Each project space offers a grant: money, technology or research. Whoever proposes a project there gets it.
guide-board-fossil = Coal, oil and gas plants belong to nobody. Each adds CO₂ as long as it stands: coal { $coal }, oil { $oil }, gas { $gas }. Green plants add none.
guide-grant-money = Money: $1 for each CEP that lies in the region now, but at least { $least }.
guide-grant-tech = Technology: { $cubes }.
guide-propose-nobody = A project belongs to nobody. Whoever comes next may go on with it, so a proposal is a gift as well.
guide-scientists-hand-project = from your hand to a project without a scientist;
guide-scientists-project-project = from a project to another one without a scientist;
guide-scientists-project-summit = from a project to a free summit topic of the same energy; there it stays until the summit is complete;
guide-scientists-project-hand = from a project back to your hand.
guide-expertise-bonus = Some spaces of a track have a bonus. You get it as soon as your disc is there, and one bonus may bring the next.
guide-expertise-bonus-kinds = A bonus is a point in another track, a point in any track, a tech cube, or a CEP of the market for a region that has room for it.
guide-expertise-end = At the end of a track nothing more can be gained there.
guide-summits-topics = A summit has two to four topics, each an energy with room for one scientist. Scientists of one or of several players may stand there.
guide-summits-after = People take this in turn order. Then the scientists go home, and a new summit takes the place of the old one.
guide-ceps-what = CEP stands for Carbon Emission Permit. CEPs come from the market, or with what you do; whatever is paid goes to the bank.
guide-ceps-pay = You pay a CEP from your hand or from any region that you control.
guide-ceps-market = At the market you buy one CEP for its price or sell one from your hand. A sale lowers the price by $1, down to { $low }.
guide-ceps-empty = When the last CEP of the market is taken, { $refill } come from the bank and the price rises by $1, up to { $high }.
guide-ceps-region = CEPs of a region cannot be sold as long as they lie there.
guide-cards-main = Main effect: it needs the action that the card shows, taken in the same turn.
guide-cards-minor = Minor effect: a tech cube, money, a CEP or a move of a scientist, without any condition.
guide-goals-sell = Your Company Goal can be given up, unseen, for { $money }. It is gone for good then.
guide-control-when = Control of a region is looked at only when somebody builds a plant there. The first builder takes it; later the builder and the one who controls the region are compared:
guide-control-most = Who supplies more different kinds of energy of the agenda? The number of plants does not matter.
guide-control-builder = Still equal: whoever has just built.
guide-control-gives = Who controls a region may spend its CEPs, and has those that are left at the end.
guide-control-costs = But whoever controls it also pays a CEP for each fossil plant that comes to the region.
guide-control-stays = Control changes in no other way. What others learn later does not matter.
guide-income-tracks = Each track pays the best and the second-best position on it: what stands at the space of the disc. All who are tied get it in full.
guide-income-split = You decide how much of your income you take as money and how much as points.
guide-income-two = With two players only the best position is paid. Without a disc on a track you have no position there.
guide-supply-nothing = If there is no such space, or something stands on it, nothing happens.
guide-supply-fossil = If it is empty, a fossil plant is drawn, placed there, and its CO₂ is added.
guide-events-cubes = Cubes that were given stay in the region. Whoever builds there next may use one of them.
guide-scoring-money = { $coins } are worth { $point }; what is left over is lost.
guide-variants-draft = Draft: instead of being dealt, the cards are chosen from packs that go round.
guide-variants-rulings = Where the printed rules contradict each other or say nothing, Keeling has decided, and most of these rulings are options of the set-up. The numbers lead to each of them.

## Classic

guide-classic-aim = You lead an energy company. Each green plant you build scores at once; at the end whoever has the most points wins.
guide-classic-defeat = But everybody loses if the CO₂ is at { $limit } or more at the end of a Supply phase, whatever the scores are. Somebody must build enough, and each of you would rather it were the others.
guide-classic-course-decades = A game has { $decades } decades, with five players { $five }.
guide-classic-course-phases = A decade has two phases. In the Supply phase come income, the energy supply and an event; in the Operations phase people take turns. The first decade begins with its Operations phase.
guide-classic-course-start-player = The Start Player tile stays where it is for a whole decade, and then goes one seat to the left.
guide-classic-course-setup = Everybody begins with one scientist, { $ceps } and a few dollars: more for those who are later in the turn order.
guide-classic-board-start = At the start a fossil plant stands on the first space of each region, and a CEP lies there for each space that is still empty.
guide-classic-turn-action = In your turn you take exactly one action: propose a project, install one, or construct a plant. These are the three steps to a plant, and they may be done by three different people.
guide-classic-turn-free = Before or after it you may make free moves, each kind once:
guide-classic-turn-free-scientist = move one of your scientists;
guide-classic-turn-free-market = visit the market and buy or sell one CEP;
guide-classic-turn-free-card = play a lobby card or score a UN Goal.
guide-classic-turn-end = At the end of your turn you gain one point of expertise from one project on which a scientist of yours stands. Then complete summits are scored.
guide-classic-turn-own = Free moves are possible in your own turn only, and not between paying for somebody else’s scientist and using the project.
guide-classic-turn-pass = You must take an action as long as there is one.
guide-classic-propose-place = Choose an energy of a region’s agenda and put a project of it on an empty project space of the region, proposed side up. There are only so many projects of each kind.
guide-classic-propose-grant = You get the grant of the space at once:
guide-classic-grant-research = Research: recruit a scientist, up to { $number }, or move one of yours, even to the new project.
guide-classic-install-cep = Choose any proposed project and pay { $ceps } to the bank.
guide-classic-install-benefit = Turn it to its installed side and take what its energy gives. CEPs come from the market.
guide-classic-install-order = What you gain here cannot pay for it. If somebody else’s scientist stands on the project, you first pay its owner { $coin }, and it leaves.
guide-classic-install-nobody = Installing gives no expertise, and the project still belongs to nobody. Your own scientist may stay on it.
guide-classic-construct-needs = Choose an installed project. You need at least as many points of expertise in its energy as the next plant shows tech cubes, and you pay its money and cubes. The cheaper plants of a kind go first.
guide-classic-construct-cube = If tech cubes lie in the region, one of them pays for a cube of the plant.
guide-classic-construct-space = The plant goes to the first empty demand space of the region, with your disc.
guide-classic-construct-replace = If there is none, it replaces the oldest fossil plant: the CO₂ falls by what that one added, and { $ceps } of the market comes to the region if it has room.
guide-classic-construct-points = You score the points of the plant and gain a point of expertise in its energy.
guide-classic-construct-control = Control of the region is compared.
guide-classic-construct-scientist = A scientist on the project leaves it: you pay for somebody else’s as when installing; your own needs your free move of this turn.
guide-classic-construct-tile = The project goes back and can be proposed again.
guide-classic-construct-forever = A green plant stays for good. A region full of them takes no more.
guide-classic-scientists-work = A scientist on a project teaches you: one point of expertise at the end of your turn, from one of your projects. Moving away teaches nothing.
guide-classic-scientists-move = A scientist moves as a free move, by a research grant or by a card:
guide-classic-scientists-away = Whoever installs or constructs on a project where your scientist stands pays you { $coin } first. You choose: to your hand with a point of expertise, or to a free summit topic of that energy.
guide-classic-scientists-recruit = Only research grants bring further scientists, up to { $number } in all.
guide-classic-expertise-use = Expertise decides what you can construct, and who gets income.
guide-classic-expertise-from = You gain it from a scientist at the end of your turn, by constructing, at summits, when your scientist is sent away, by cards and by bonuses.
guide-classic-summits-full = When all topics are taken at the end of a turn, everybody who takes part gains a point in the topic of each own scientist there, and one more in any topic of the summit. One scientist is enough for that.
guide-classic-ceps-stop = Once the price has changed in your turn you cannot sell any more. Buying is still possible.
guide-classic-cards-hand = You have { $cards } lobby cards for the whole game. A card is played for one of its two effects and is gone:
guide-classic-cards-discount = Cards that make a plant cheaper are played with the construction.
guide-classic-goals-un = A UN Goal asks for plants of certain kinds that you have built yourself. Pay { $cubes } and score its points; nobody else can have it then. A plant may serve for several goals.
guide-classic-goals-most = Whoever has the most UN Goals at the end gets { $points } more.
guide-classic-goals-company = Everybody has a secret Company Goal that counts at the end.
guide-classic-control-rank = Equally many: who supplies the one that stands higher on the agenda, at the first difference?
guide-classic-control-expertise = The same kinds: who has more expertise in the highest of them, then in the next?
guide-classic-supply-cubes = First each region that holds tech cubes gives one back to the supply.
guide-classic-supply-space = Then region by region the demand space with the number of the decade is looked at:
guide-classic-supply-cep = For a fossil plant { $ceps } is paid: by who controls the region, from hand or any controlled region, and by the region itself if nobody does.
guide-classic-supply-buy = Who has no CEP must buy one, and may turn points into the money that is missing, even if they fall below zero.
guide-classic-supply-build = A green plant on the space in time keeps the fossil plant away.
guide-classic-events-when = The card on the event space strikes its region if the CO₂ is at { $limit } or more. The card after it lies open already.
guide-classic-events-pay = Whoever has no green plant in that region gives a tech cube to it, or loses { $loss } without one.
guide-classic-end-tested = At the end of an Operations phase the game is over
guide-classic-end-decades = after { $decades } decades, with five players after { $five };
guide-classic-end-green = if { $regions } regions are full of green plants;
guide-classic-end-safe = from decade { $decade } on, if the CO₂ was at { $limit } or more and has come back below.
guide-classic-end-defeat = At the end of a Supply phase only the defeat is tested: { $limit } or more, and everybody has lost.
guide-classic-scoring-ceps = The CEPs of your regions come to your hand, and all are sold at the price of the market, which stays as it is.
guide-classic-scoring-income = Income is paid once more, as points, to everybody on a track and not only to the best two.
guide-classic-scoring-goal = Your Company Goal scores, or you take { $money } for it.
guide-classic-scoring-most = { $cubes } for the most tech cubes and { $goals } for the most UN Goals; all who are tied get them.
guide-classic-scoring-tie = With equal points the number of green plants decides, then expertise track by track, then controlled regions.
guide-classic-solo = Alone you play { $turns } turns in each decade for the highest score. { $projects } projects lie on the board before you begin.
guide-classic-solo-goals = UN Goals come one by one, with each main effect of a lobby card, and a disaster takes one away. After each lobby card you draw a new one.
guide-classic-solo-end = Above { $limit } the game ends with that phase, and it is scored without the last income.
guide-classic-variants-preset = A preset says which fossil plants stand on the board at the start, instead of drawing them. In the last one { $gas } gas plants are taken out as well.
guide-classic-variants-auction = Auction: the start player of the next decade is named by the highest bidder of one round. A tech cube pays { $cube }, a CEP its price.

## Second Chance

guide-second-course-setup = Everybody begins with one scientist, { $ceps }, { $cubes } and a few dollars: more for those who are later in the turn order.
guide-second-board-start = No plant stands on the board at the start. Each region holds as many CEPs as it can.
guide-second-turn-action = In your turn you take exactly one main action: propose a project, prepare infrastructure, or build a plant. These are the three steps to a plant, and they may be done by three different people. An action of which a step is impossible cannot be taken.
guide-second-turn-executive = Before or after it you may take executive actions, each kind once:
guide-second-turn-scientist = move one of your scientists;
guide-second-turn-market = visit the market and buy or sell one CEP;
guide-second-turn-card = play a lobbyist card or claim a UN Goal.
guide-second-turn-end = At the end of your turn complete summits are resolved.
guide-second-turn-trade = Nothing may be given to others unless a rule says so. A scientist on a project brings nothing at the end of a turn, only when leaving.
guide-second-propose-place = Choose an energy of a region’s agenda and put the next project of it on an empty project space of the region. Projects of level 1 come before those of level 2.
guide-second-propose-knowledge = You gain a point of knowledge in that energy, and then the grant of the space:
guide-second-grant-money = Money: { $each } for each CEP that lies in the region now.
guide-second-grant-research = Research: move one of your scientists, or recruit one, up to { $number }, with a point of knowledge in any energy.
guide-second-prepare-pay = Choose any proposed project and pay { $ceps } to the bank. You need one of your { $tokens } infrastructure tokens.
guide-second-prepare-scientist = A scientist on it must leave at once, yours or another’s: its owner moves it and learns from leaving. Nothing is paid for that, and it is not your executive action.
guide-second-prepare-benefit = Take what the energy gives. CEPs come from the market.
guide-second-prepare-token = Your token marks the infrastructure as yours for the rest of the game, whoever builds the plant on it.
guide-second-build-needs = Choose any infrastructure, yours or another’s. Your disc must have reached the space that shows its level, and you pay money, cubes and a CEP by kind and level.
guide-second-build-space = The infrastructure moves to the first empty demand space of the region and gets its plant; its project space is free again.
guide-second-build-replace = If there is none, it replaces the oldest fossil plant, and the CO₂ falls by what that one added.
guide-second-build-points = The plant scores. It gives no knowledge.
guide-second-build-cube = One of your { $cubes } control cubes goes below the agenda, where this energy stands.
guide-second-build-control = Control of the region is compared.
guide-second-build-full = A region full of green plants takes no more, and without a plant of that kind, a cube or a CEP you cannot build.
guide-second-scientists-learn = Whenever a scientist leaves a project, for whatever reason, its owner gains a point of knowledge in the energy of the project. So they want to move often:
guide-second-scientists-card = from the hand or a project to a lobbyist card that anybody has played: its minor effect happens for you, and the scientist stays there for good;
guide-second-scientists-recruit = Research grants recruit further scientists, up to { $number } in all, and teach a point of knowledge as well.
guide-second-knowledge-use = Knowledge decides which level you can build, and who gets income.
guide-second-knowledge-from = You gain it by proposing, by recruiting, when a scientist leaves a project, at summits, by cards and by bonuses. Building gives none.
guide-second-knowledge-give = A bonus may be given to any other player instead, who then uses it.
guide-second-summits-full = When all topics are taken after a turn, each scientist there gives its owner { $points } points of knowledge: in one topic of the summit or in two.
guide-second-ceps-closed = Then the market is closed for the rest of the turn: nobody buys or sells.
guide-second-ceps-fine = A fine is paid only where a rule asks for a CEP that you do not have: a CEP of the market goes to the bank, and you lose points as high as the price.
guide-second-cards-hand = You have { $cards } lobbyist cards for the whole game, and may not show them. A card is played for one of its two effects and stays open on the table:
guide-second-cards-main = Main effect: directly before or after the action that the card shows, in the same turn.
guide-second-cards-scientist = The minor effect of a card that was played can be used once more: by a scientist of anybody who goes there.
guide-second-cards-build = Money of a card for building may pay for that plant.
guide-second-goals-un = A UN Goal asks for plants of certain kinds on infrastructure of yours, whoever built them, and for tech cubes. A goal can be claimed once.
guide-second-control-rank = Equally many: who supplies the more preferred one, at the first difference?
guide-second-control-knowledge = Equal again: who has more knowledge in the energy just built?
guide-second-control-gives = Who controls a region may spend its CEPs, but not sell them.
guide-second-control-markers = Everybody has { $markers } control markers. Without one left you take no further region.
guide-second-supply-space = Region by region, clockwise, the demand space of the decade is looked at:
guide-second-supply-cep = For a fossil plant { $ceps } is due: the region’s own if nobody controls it, otherwise from who controls it. Such debts are paid when all regions are done, from hand or any region one controls.

## Second Chance, cooperative

guide-team-aim = You play as a team with one score. You win or lose together, and how well you win is told at the end.
guide-team-aim-points = Points are more than glory: they pay for open Environmental Goals and for lowering the CO₂.
guide-team-aim-lose = You all lose
guide-team-aim-points-low = if your score is below zero when it is tested;
guide-team-aim-co2 = if you cannot get the CO₂ to { $limit } or below after an energy supply;
guide-team-aim-private = if somebody has achieved no Private Goal at the end;
guide-team-aim-un = if more than { $most } UN Goals are left at the end.
guide-team-course-decades = A game has { $decades } decades, each with five phases:
guide-team-course-operations = Operations: rounds in which everybody takes one turn, clockwise.
guide-team-course-income = Income: points for the team, money for each.
guide-team-course-environment = Environmental Goals: what is open costs points.
guide-team-course-supply = Energy supply: new fossil plants; then you may lower the CO₂.
guide-team-course-end = End of the decade: the start player changes to the right.
guide-team-course-last = With three players the last decade has a round less.
guide-team-goals-un = A claimed goal is worth { $points } at once. What counts more is how few are left at the end.
guide-team-goals-private =
    { $goals ->
        [one] Everybody has 1 secret Private Goal.
       *[other] Everybody has { $goals } secret Private Goals, of which one must be achieved at the end.
    } They may be neither shown nor named.
guide-team-environment-goals = { $goals } Environmental Goals lie open from the start. One is turned over when it is achieved:
guide-team-environment-plants = build a plant in the region or of the energy that it shows;
guide-team-environment-knowledge = reach the middle or the end of the track that it shows;
guide-team-environment-summits = complete a summit of the size or with the topic that it shows.
guide-team-environment-lose = In this phase every goal that is still open costs the team points, more in each decade. A score below zero loses the game.
guide-team-environment-twice = Of two equal goals each must be achieved by itself.
guide-team-supply-fine = Who cannot pay costs the team a fine.
guide-team-supply-reduce = Then you may pay points to lower the CO₂ in steps of { $step }, down to { $low }. The price of a step rises with the decades.
guide-team-supply-must = At more than { $limit } you must. If the points do not suffice, the game is lost.
guide-team-supply-floor = The CO₂ never falls below { $low }.
guide-team-end = The game ends after { $decades } decades. You have won if the score is not below zero, everybody shows a Private Goal, and at most { $most } UN Goals are left.
guide-team-end-epithet = The fewer UN Goals are left and the lower the CO₂, the better the name that history gives you.
guide-team-solo = Alone you begin with { $points }.
guide-team-solo-extra = Once a turn you may take a second main action; it adds { $rise } at once.
guide-team-solo-tokens = Tokens, cubes and markers of other colours may be used when your own are gone.
guide-team-variants-inspectors = UN Inspectors: two inspectors walk along the Environmental Goals. An open goal where one stands costs double in that decade.
guide-team-variants-early = Lower the CO₂ before income, too, with the points you have by then.

## Second Chance, competitive

guide-companies-aim = You lead an energy company. Each green plant scores for whoever builds it; at the end whoever has the most points wins.
guide-companies-defeat = But if the CO₂ ever rises above { $limit }, the game is over at once and everybody has lost.
guide-companies-course-decades = A game has { $decades } decades, each with five phases:
guide-companies-course-supply = Energy supply: new fossil plants, in the first decade in every region. The CO₂ begins at { $start }.
guide-companies-course-operations = Operations: rounds in which everybody takes one turn, clockwise.
guide-companies-course-income = Income, in turn order.
guide-companies-course-events = Events.
guide-companies-course-end = End of the decade: the start player changes to the right.
guide-companies-goals-un = Claimed goals count at the end: for one, two, three or more of them { $scores } points.
guide-companies-goals-company =
    { $dealt ->
        [one] Everybody has 1 secret Company Goal.
       *[other] Everybody is dealt { $dealt } secret Company Goals and keeps { $kept }.
    } It counts at the end.
guide-companies-supply-fine = Who cannot pay is fined in points.
guide-companies-supply-defeat = The CO₂ is tested after every plant: above { $limit } everybody has lost. No points can lower it.
guide-companies-events-cubes = Each region that holds tech cubes gives one back.
guide-companies-events-now = The current event strikes its region. Whoever has built a plant there, or has infrastructure below one, is spared.
guide-companies-events-pay = Everybody else gives a tech cube to the region, or loses { $loss } without one, and pays { $ceps } as well, or a fine.
guide-companies-events-second = At { $limit } or more the next event happens, too, in the same way.
guide-companies-scoring-ceps = The CEPs of your regions come to your hand, and all are sold at the price of the market, which stays as it is.
guide-companies-scoring-cubes = { $cubes } for the most tech cubes; all who are tied get them.
guide-companies-scoring-un = Your UN Goals count by their number.
guide-companies-scoring-tie = With equal points UN Goals decide, then plants built, infrastructure prepared, and money.
guide-companies-variants-zero = The CO₂ begins at { $start }: the gentlest start.
guide-companies-variants-relief = Each UN Goal that is claimed lowers the CO₂ by { $fall }.
guide-companies-variants-stack = A pile with many gas plants on top: the game can always be survived.

## Climate Policy

guide-policy-aim = You lead an energy company and want profit: plants on the board bring income in every round, and points at the end, dirty ones like clean ones. Whoever has the most points wins.
guide-policy-defeat = Dirty plants are there at once, clean ones must be researched first. If the CO₂ ever reaches { $limit }, the game is over and everybody has lost.
guide-policy-policies = Before the game one policy is chosen: none at all, a carbon tax, or emission permits that are traded.
guide-policy-add-ons = With a tax or permits two things may be added: grants for research out of what they bring in (A), and loopholes for sale (B).
guide-policy-order = To learn, play first without a policy, then a tax with grants, then permits with grants.
guide-policy-course-decades = A game has { $decades } decades, with five companies { $five }.
guide-policy-course-round = A round: income for all, then one turn for each in turn order, then research gets cheaper and the first player changes.
guide-policy-course-turn = A turn has three parts in this order, and all are voluntary: buy on the market, build one plant, develop.
guide-policy-course-upkeep = At the end of a decade comes the upkeep: an event, and then what the policy asks for. That of the last decade counts as well.
guide-policy-course-setup = Everybody begins with { $plants } dirty plants in stock and some money: more for those who are later in the turn order. The board is empty, and so is the air.
guide-policy-board-spaces = The spaces of a continent are filled from left to right. Each has a price for its location. With two or three companies there are fewer.
guide-policy-board-dirty = Dirty plants add CO₂ as long as they stand: coal { $coal }, oil { $oil }, gas { $gas }.
guide-policy-board-clean = Clean plants add none. There are two levels of each energy; how far research must be for them says the track.
guide-policy-board-free = Nothing else is needed: no project, no cubes, no agenda. Every energy may be built everywhere.
guide-policy-income-dirty = { $money } for each of your dirty plants on the board;
guide-policy-income-clean = { $money } for each white cube on your clean plants;
guide-policy-income-control = { $money } for each continent that you control, by more plants than any other company.
guide-policy-income-nobody = Plants that belong to nobody pay nobody.
guide-policy-market-permits = Under permits you buy up to { $most } of them in a turn, each for the price it lies at.
guide-policy-market-supply = There are { $permits } permits in all, spread over the prices from $1 to { $high }. What is sold out stays so until dearer ones come down.
guide-policy-market-loopholes = With loopholes you may buy one in a turn: for { $low } below { $from_ppm }, for { $middle } from there on, and for { $high } above { $above_ppm }. There are { $number }.
guide-policy-market-pays = Money for permits goes to the bank, with grants to the funding pool; that for loopholes always to the bank.
guide-policy-build-one = You build at most one plant in a turn, on the first open space of a continent, and pay for the location.
guide-policy-build-dirty = A dirty plant comes from your stock and costs nothing more. Its CO₂ is added at once.
guide-policy-build-clean = A clean plant comes from the supply, if you have researched its level, and costs its build cost as well. It brings no CO₂.
guide-policy-build-full = On a full continent you build on the last space: all plants move up by one, and the first of them is pushed off the board, whoever it belongs to. If it was dirty, its CO₂ goes with it.
guide-policy-build-loophole = A loophole that you hold may be put on the plant while you build it. It still emits, earns and scores, but no tax and no permit is asked for it.
guide-policy-build-demolish = You may demolish plants of your own for nothing.
guide-policy-build-control = Then control of the continent is counted again.
guide-policy-develop-choice = You develop dirty or clean energy, never both in one turn:
guide-policy-develop-dirty = dirty: pay { $money }, draw { $draw } dirty plants, and put back what is more than { $stock } in your stock;
guide-policy-develop-clean = clean: fund up to { $projects } open research projects at their price. Each moves your pawn one space on its track.
guide-policy-develop-transfer = If you are at least { $lead } spaces behind the leader of a track, you may use that company’s knowledge: { $spaces } spaces instead of one, and { $money } of the price goes to it. It cannot refuse.
guide-policy-develop-pawns = You have { $pawns } pawns, so you can research in that many tracks only.
guide-policy-research-cheaper = After each round research gets cheaper: where the next lower price has no project of an energy, its projects move down to it, by one price at most.
guide-policy-research-new = Then as many new projects as there are companies are drawn and laid at the highest price.
guide-policy-research-token = The first player changes to the left.
guide-policy-debt = Once a game you may borrow { $money }, at any time. It is never paid back and costs { $points } at the end.
guide-policy-event = A continent is drawn, and a dirty plant of the pool is put on its first open space. It belongs to nobody, but its CO₂ counts.
guide-policy-tax = Each company pays { $money } for every { $step } of all its plants together, rounded up. Plants with a loophole do not count.
guide-policy-tax-short = Who cannot or will not pay demolishes plants, or sells them to others, until the tax on the rest is paid.
guide-policy-tax-money = The tax goes to the bank, with grants to the funding pool.
guide-policy-permits = Each company must hold a permit for every { $ppm } of its plants. Plants with a loophole need none.
guide-policy-permits-shown = Permits are shown and not used up, so one serves in every decade.
guide-policy-permits-short = Who has too few buys permits from others, sells plants, or demolishes them until there are enough.
guide-policy-permits-cheaper = Then all permits on the market become { $one } cheaper.
guide-policy-permits-building = Building needs no permit: only the upkeep asks for them, and then the market sells none.
guide-policy-trade-what = Companies trade in the upkeep at any price they agree on: money, permits, loopholes and plants.
guide-policy-trade-how =
    { $offers ->
        [one] In turn order everybody may make 1 offer to one other company.
       *[other] In turn order everybody may make { $offers } offers, each to one other company.
    } It is accepted or declined at once.
guide-policy-grants = A summit is drawn. For each of its energies the leader of that track gets { $money } out of the funding pool.
guide-policy-grants-ties = Two or three leaders get $1 each; more than three get nothing.
guide-policy-grants-pool = It is paid from left to right as long as there is something in the pool. The rest waits for the next decade.
guide-policy-scoring = After the last upkeep these are added up; the most points win:
guide-policy-scoring-nothing = What lies in stock scores nothing. Equal points share the victory.
guide-policy-score-dirty = each dirty plant on the board
guide-policy-score-clean = each white cube on your clean plants
guide-policy-score-money = { $money }
guide-policy-score-permit = each permit
guide-policy-score-debt = what you borrowed
guide-policy-variants-tax = Tax: its amount, the ppm it is for, a rise by decade, and a dividend that gives it back to all.
guide-policy-variants-permits = Permits: how many, how many are given away and by what, from when on, whether their number shrinks, and a fine instead of demolishing.
guide-policy-variants-grants = Grants: out of revenue, a fixed sum, or a die of { $die } in each decade, and by which rule.
guide-policy-variants-loopholes = Loopholes: how many, their prices, and from which CO₂ on.

## Nim with secrets

guide-nim-aim = Each counter you take is a point, and the highest score wins.
guide-nim-secret = Everybody has a secret favourite heap: at the end each counter you took from it scores once more.
guide-nim-flood = Among the refill tiles is a flood: if it turns up, everybody loses.
guide-nim-take = Take one to { $most } counters from one heap,
guide-nim-show = or show your card for { $points }; it does not count at the end then.
guide-nim-refill = When a heap is empty, the next player decides whether a refill tile is turned up for it.
guide-nim-end = When all heaps are empty, the game ends. Whoever took the last counter scores { $points }, and the cards are turned up.
