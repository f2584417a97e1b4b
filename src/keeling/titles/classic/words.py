"""The words for cards and places, for what is asked, and for what an action does."""

from typing import Final

from keeling.titles.classic import alphabet as a
from keeling.titles.classic.alphabet import FIRST_LOBBY, FIRST_UN_GOAL, SOURCES
from keeling.titles.classic.auction import Bid, NameStartPlayer, PayBid
from keeling.titles.classic.scientists import LeaveForOpponent
from keeling.titles.classic.solitaire import ChooseStarterRegion, PutStarterProject
from keeling.titles.classic.state import Classic
from keeling.titles.classic.supply import CoverShortfall
from keeling.titles.classic.turn import LearnFromProject
from keeling.titles.common import alphabet as c
from keeling.titles.common.alphabet import GRANTS, LEARN, PAY, PLACE_CEP, REGIONS, SLOTS, TOPICS
from keeling.titles.common.layout import BONUS_SOURCE, EMPTY, GRANT_COUNT, PLANT_STRIDE, TOPIC_STRIDE
from keeling.titles.common.lobby import ChooseReward, DraftPick, MoveByCard
from keeling.titles.common.market import PayCep
from keeling.titles.common.propose import GrantResearch
from keeling.titles.common.scientists import FIRST_TOPIC, IN_HAND, LeaveProject
from keeling.titles.common.summits import SummitPoint
from keeling.titles.common.supply import ChooseSupplyStart, SplitIncome
from keeling.titles.common.tracks import LearnAny, PlaceBonusCep

FOSSIL_WORDS: Final = ["coal", "oil", "gas"]
BONUS_WORDS: Final = [None, "cube", "region-cep", "any", *SOURCES]
assert len(BONUS_WORDS) == BONUS_SOURCE + len(SOURCES)

EFFECT_WORDS: Final = [
    "${n}",
    "{n} tech cubes",
    "{n} CEP",
    "move a scientist",
    "{n} points",
    "{n} {source}",
    "${n} less",
]
NEEDS_WORDS: Final = ["propose", "install", "construct", "summit talk on", "buy a CEP", "sell a CEP"]
GOAL_WORDS: Final = [
    "each region you control",
    "each region in which you have a plant",
    "each UN Goal you have scored",
    "each of your plants after the first",
    "each CEP in your hand",
    "each energy source in which you are the leading expert",
    "each energy source of which you have built a plant",
]


# Names


def count(number: int, thing: str) -> str:
    """`1 CEP`, `2 CEPs`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def player_name(player: int) -> str:
    """How a seat is called."""
    return f"Player {player + 1}"


def source_name(g: Classic, source: int) -> str:
    """A source as a word inside a sentence."""
    return g.classic.source_names[source].lower()


def slot_name(g: Classic, slot: int) -> str:
    """A project space by region and grant."""
    return f"{g.classic.region_names[slot // GRANT_COUNT]} ({GRANTS[slot % GRANT_COUNT]})"


def place_name(g: Classic, place: int) -> str:
    """Where a scientist comes from or goes to: the hand, a project, a summit topic."""
    if place == IN_HAND:
        return "hand"
    if place < FIRST_TOPIC:
        source = g.project[place - 1]
        project = source_name(g, source) + " in " if source != EMPTY else ""
        return project + slot_name(g, place - 1)
    topic = place - FIRST_TOPIC
    tile = g.summit_tile[topic // TOPIC_STRIDE]
    number = topic % TOPIC_STRIDE
    if tile == EMPTY or number >= g.rules.summit_size[tile]:
        return f"summit {topic // TOPIC_STRIDE + 1}, topic {number + 1}"
    source = g.rules.summit_topics[tile * TOPIC_STRIDE + number]
    return f"the {g.classic.summit_names[tile]} summit ({source_name(g, source)})"


def effect_text(g: Classic, card: int, kind: int, amount: int) -> str:
    """What an effect of a lobby card gives."""
    text = EFFECT_WORDS[kind].replace("{n}", str(amount))
    if "{source}" in text:
        text = text.replace("{source}", source_name(g, g.classic.lobby_source[card]) + " expertise")
    return text[:-1] if amount == 1 and text[-1] == "s" and text[0] == "1" else text


def lobby_text(g: Classic, card: int, main: bool) -> str:
    """The main or minor effect of a lobby card, with what it needs."""
    rules = g.classic
    if not main:
        return effect_text(g, card, rules.minor_kind[card], rules.minor_amount[card])
    needs = NEEDS_WORDS[rules.lobby_needs[card]]
    if rules.lobby_region[card] != EMPTY:
        needs += " in " + rules.region_names[rules.lobby_region[card]]
    if rules.lobby_grant[card] != EMPTY:
        needs += f" on a {GRANTS[rules.lobby_grant[card]]} space"
    if rules.lobby_source[card] != EMPTY:
        needs += " " + source_name(g, rules.lobby_source[card])
    gives = effect_text(g, card, rules.main_kind[card], rules.main_amount[card])
    if rules.other_kind[card] != EMPTY:
        gives += " or " + effect_text(g, card, rules.other_kind[card], rules.other_amount[card])
    return f"{needs}: {gives}"


def goal_text(g: Classic, card: int) -> str:
    """What a Company Goal asks for."""
    rules = g.classic
    each = count(rules.goal_points[card], "point")
    return f"{each} for {GOAL_WORDS[rules.goal_counts[card]]}, at most {rules.goal_most[card]}"


# What is asked


def question(g: Classic) -> str:
    """What the open decision asks."""
    decision: object = g.decision
    if isinstance(decision, GrantResearch):
        return "The research grant: recruit a scientist, or move one."
    if isinstance(decision, MoveByCard):
        return "The lobby card lets you move a scientist."
    if isinstance(decision, LeaveForOpponent):
        source = source_name(g, g.project[decision.slot])
        return f"Your scientist has to leave: to your hand with a point in {source}, or to a summit?"
    if isinstance(decision, LeaveProject):
        return "The project is used up. Where does your scientist go?"
    if isinstance(decision, PayCep):
        return "Pay a CEP: from where?"
    if isinstance(decision, PlaceBonusCep):
        return "A bonus: which region gets a CEP from the market?"
    if isinstance(decision, LearnAny):
        return "A bonus: in which energy source do you gain a point?"
    if isinstance(decision, LearnFromProject):
        return "Your turn ends: from which of your scientists' projects do you learn?"
    if isinstance(decision, SummitPoint):
        return f"The summit at {g.classic.summit_names[g.summit_tile[decision.place]]}: one more point, in which topic?"
    if isinstance(decision, SplitIncome):
        return f"Your income is {decision.total}: how much of it as money?"
    if isinstance(decision, ChooseSupplyStart):
        return "In which region does the energy supply begin?"
    if isinstance(decision, CoverShortfall):
        return (
            f"You must buy a CEP for ${g.price}: give up your Company Goal, or exchange points for the missing coins?"
        )
    return _rare_question(g)


def _rare_question(g: Classic) -> str:
    decision: object = g.decision
    if isinstance(decision, ChooseReward):
        return "The lobby card gives money or tech cubes: which?"
    if isinstance(decision, ChooseStarterRegion):
        return "In which region do the starter projects begin?"
    if isinstance(decision, PutStarterProject):
        return (
            f"The {source_name(g, decision.source)} project goes to {g.classic.region_names[decision.region]}: where?"
        )
    if isinstance(decision, DraftPick):
        return "Which lobby card do you keep?"
    if isinstance(decision, Bid):
        highest = f"the highest bid is {g.bid}" if g.bid >= 0 else "there is no bid yet"
        return f"The auction of the Start Player tile: {highest}."
    if isinstance(decision, PayBid):
        return f"Your bid won: {decision.due} still to pay. A CEP counts {decision.price}."
    if isinstance(decision, NameStartPlayer):
        return "Who is start player of the next decade?"
    if g.main_done:
        return "Make free moves, or end your turn."
    return "Your turn: take an action, and make free moves before or after it."


# What an action does


def label(g: Classic, action: int) -> str:
    """What an action does, in a few words."""
    if c.PROPOSE.holds(action):
        return f"Propose {source_name(g, c.PROPOSE.j(action))} in {slot_name(g, c.PROPOSE.i(action))}"
    if a.INSTALL.holds(action):
        return f"Install {place_name(g, a.INSTALL.i(action) + 1)}"
    if a.CONSTRUCT.holds(action):
        return f"Construct {_plant(g, a.CONSTRUCT.i(action))}"
    if a.CONSTRUCT_LOBBY.holds(action):
        return f"Construct {_plant(g, a.CONSTRUCT_LOBBY.i(action))} with your lobby card"
    if a.MOVE.holds(action):
        return f"Scientist from {place_name(g, a.MOVE.i(action))} to {place_name(g, a.MOVE.j(action))}"
    if c.BUY.holds(action):
        return f"Buy a CEP for ${g.price}"
    if c.SELL.holds(action):
        return f"Sell a CEP for ${g.price}"
    if a.LOBBY.holds(action):
        main = a.LOBBY.j(action) == c.MAIN
        word = "main effect" if main else "minor effect"
        return f"Lobby card {FIRST_LOBBY + a.LOBBY.i(action):02}, {word}: {lobby_text(g, a.LOBBY.i(action), main)}"
    if a.GOAL.holds(action):
        points = count(g.classic.un_points[a.GOAL.i(action)], "point")
        return f"Score UN Goal {FIRST_UN_GOAL + a.GOAL.i(action)} for {points}"
    if LEARN.holds(action):
        return f"Gain a point in {source_name(g, LEARN.i(action))}"
    if PAY.holds(action):
        return "Pay a CEP from your hand" if PAY.i(action) == 0 else f"Pay a CEP from {_region(g, PAY.i(action) - 1)}"
    if PLACE_CEP.holds(action):
        return f"A CEP to {_region(g, PLACE_CEP.i(action))}"
    return _rare_label(g, action)


def _rare_label(g: Classic, action: int) -> str:
    rules = g.classic
    if c.DISCARD_GOAL.holds(action):
        return f"Give up your Company Goal for ${rules.goal_money}"
    if c.INCOME.holds(action):
        decision: object = g.decision
        money = c.INCOME.i(action)
        total = decision.total if isinstance(decision, SplitIncome) else money
        return f"Take ${money} and {count(total - money, 'point')}"
    if c.BEGIN.holds(action):
        return f"Begin in {_region(g, c.BEGIN.i(action))}"
    if c.TAKE.holds(action):
        return "Take the money" if c.TAKE.i(action) == 0 else "Take the tech cubes"
    if a.BID.holds(action):
        return f"Bid {a.BID.i(action)}"
    if a.OFFER.holds(action):
        return "Pay a tech cube" if a.OFFER.i(action) == 0 else "Pay the rest in coins"
    if a.NAME.holds(action):
        return player_name(a.NAME.i(action))
    if a.PUT.holds(action):
        return f"Put it on {slot_name(g, a.PUT.i(action))}"
    if a.DRAFT.holds(action):
        card = a.DRAFT.i(action)
        return f"Keep card {FIRST_LOBBY + card:02}: {lobby_text(g, card, True)}; or {lobby_text(g, card, False)}"
    if c.RECRUIT.holds(action):
        return "Recruit a scientist"
    if a.EXCHANGE.holds(action):
        return "Exchange points for coins"
    if c.END.holds(action):
        return "End your turn"
    return "Pass" if c.PASS.holds(action) else "Decline"


def _region(g: Classic, region: int) -> str:
    return g.classic.region_names[region]


def _plant(g: Classic, slot: int) -> str:
    rules = g.classic
    source = g.project[slot]
    if source == EMPTY or g.plants_built[source] >= rules.plant_tiles[source]:
        return slot_name(g, slot)
    tile = source * PLANT_STRIDE + g.plants_built[source]
    cost = f"${rules.plant_money[tile]}, {count(rules.plant_cubes[tile], 'cube')}"
    return f"{place_name(g, slot + 1)} ({cost}, {count(rules.plant_points[tile], 'point')})"


# Where an action happens


def anchors(action: int) -> list[str]:
    """The places of the board that an action touches."""
    if c.PROPOSE.holds(action):
        return [f"slot:{SLOTS[c.PROPOSE.i(action)]}", f"project:{SOURCES[c.PROPOSE.j(action)]}"]
    if a.INSTALL.holds(action):
        return [f"slot:{SLOTS[a.INSTALL.i(action)]}"]
    if a.CONSTRUCT.holds(action):
        return [f"slot:{SLOTS[a.CONSTRUCT.i(action)]}", f"region:{REGIONS[a.CONSTRUCT.i(action) // GRANT_COUNT]}"]
    if a.CONSTRUCT_LOBBY.holds(action):
        slot = a.CONSTRUCT_LOBBY.i(action)
        return [f"slot:{SLOTS[slot]}", f"region:{REGIONS[slot // GRANT_COUNT]}"]
    if a.MOVE.holds(action):
        return [_place_anchor(a.MOVE.i(action)), _place_anchor(a.MOVE.j(action))]
    if c.BUY.holds(action) or c.SELL.holds(action):
        return ["market"]
    if a.LOBBY.holds(action):
        return [f"card:{FIRST_LOBBY + a.LOBBY.i(action)}"]
    if a.GOAL.holds(action):
        return [f"ungoal:{FIRST_UN_GOAL + a.GOAL.i(action)}"]
    if LEARN.holds(action):
        return [f"track:{SOURCES[LEARN.i(action)]}"]
    if PAY.holds(action):
        return ["hand"] if PAY.i(action) == 0 else [f"region:{REGIONS[PAY.i(action) - 1]}"]
    if PLACE_CEP.holds(action):
        return [f"region:{REGIONS[PLACE_CEP.i(action)]}"]
    if c.BEGIN.holds(action):
        return [f"region:{REGIONS[c.BEGIN.i(action)]}"]
    if a.PUT.holds(action):
        return [f"slot:{SLOTS[a.PUT.i(action)]}"]
    if a.DRAFT.holds(action):
        return [f"card:{FIRST_LOBBY + a.DRAFT.i(action)}"]
    if a.NAME.holds(action):
        return [f"player:{a.NAME.i(action) + 1}"]
    if c.DISCARD_GOAL.holds(action):
        return ["goal"]
    if c.RECRUIT.holds(action):
        return ["pool"]
    if c.INCOME.holds(action) or a.EXCHANGE.holds(action):
        return ["money", "score"]
    if c.TAKE.holds(action) or a.OFFER.holds(action):
        return ["money", "cubes"]
    return ["auction"] if a.BID.holds(action) else ["turn"]


def _place_anchor(place: int) -> str:
    if place == IN_HAND:
        return "hand"
    if place < FIRST_TOPIC:
        return f"slot:{SLOTS[place - 1]}"
    topic = place - FIRST_TOPIC
    return f"summit:{topic // TOPICS + 1}:{topic % TOPICS + 1}"
