"""The words of the classic game: for what it asks, for what its own actions do, and its verbs.

Anchors beyond those of `common/anchors.py`: `auction`.
"""

from typing import Final

from keeling.kernel.words import KindWords, asked, at, count, player_name, said
from keeling.titles.classic import alphabet as a
from keeling.titles.classic.alphabet import FIRST_UN_GOAL
from keeling.titles.classic.auction import Bid, NameStartPlayer, PayBid
from keeling.titles.classic.scientists import LeaveForOpponent
from keeling.titles.classic.solitaire import ChooseStarterRegion, PutStarterProject
from keeling.titles.classic.state import Classic
from keeling.titles.classic.story import STORIES
from keeling.titles.classic.supply import CoverShortfall
from keeling.titles.classic.turn import LearnFromProject, TurnMenu
from keeling.titles.common.anchors import plant_anchors
from keeling.titles.common.layout import EMPTY, PLANT_STRIDE
from keeling.titles.common.shared_words import SHARED_WORDS
from keeling.titles.common.words import project_name, slot_name, source_name

# What an action does


def label_install(g: Classic, action: int) -> str:
    """Which project."""
    return f"Install {project_name(g, a.INSTALL.slot(action))}"


def label_construct(g: Classic, action: int) -> str:
    """Which plant, and what it costs and gives."""
    return f"Construct {_plant(g, a.CONSTRUCT.slot(action))}"


def label_construct_lobby(g: Classic, action: int) -> str:
    """The same with a card that makes it cheaper."""
    return f"Construct {_plant(g, a.CONSTRUCT_LOBBY.slot(action))} with your lobby card"


def _plant(g: Classic, slot: int) -> str:
    rules = g.classic
    source = g.project[slot]
    if source == EMPTY or g.plants_built[source] >= rules.plant_tiles[source]:
        return slot_name(g, slot)
    tile = source * PLANT_STRIDE + g.plants_built[source]
    cost = f"${rules.plant_money[tile]}, {count(rules.plant_cubes[tile], 'cube')}"
    return f"{project_name(g, slot)} ({cost}, {count(rules.plant_points[tile], 'point')})"


def label_goal(g: Classic, action: int) -> str:
    """Which UN Goal, and its points."""
    points = count(g.classic.un_points[a.GOAL.card(action)], "point")
    return f"Score UN Goal {FIRST_UN_GOAL + a.GOAL.card(action)} for {points}"


def label_bid(g: Classic, action: int) -> str:
    """How much."""
    return f"Bid {a.BID.amount(action)}"


def label_offer(g: Classic, action: int) -> str:
    """Which piece pays."""
    return "Pay a tech cube" if a.OFFER.piece(action) == a.OFFER_CUBE else "Pay the rest in coins"


def label_name(g: Classic, action: int) -> str:
    """Whom."""
    return player_name(a.NAME.player(action))


def label_put(g: Classic, action: int) -> str:
    """Where."""
    return f"Put it on {slot_name(g, a.PUT.slot(action))}"


# What is asked


def ask_turn(g: Classic, decision: TurnMenu) -> str:
    """What is left of the turn."""
    if g.main_done:
        return "Make free moves, or end your turn."
    return "Your turn: take an action, and make free moves before or after it."


def ask_leave(g: Classic, decision: LeaveForOpponent) -> str:
    """What the scientist learns if he goes to the hand."""
    source = source_name(g, g.project[decision.slot])
    return f"Your scientist has to leave: to your hand with a point in {source}, or to a summit?"


def ask_shortfall(g: Classic, decision: CoverShortfall) -> str:
    """What the CEP costs."""
    return f"You must buy a CEP for ${g.price}: give up your Company Goal, or exchange points for the missing coins?"


def ask_starter_project(g: Classic, decision: PutStarterProject) -> str:
    """Which project, and its region."""
    return f"The {source_name(g, decision.source)} project goes to {g.classic.region_names[decision.region]}: where?"


def ask_bid(g: Classic, decision: Bid) -> str:
    """How high the bids are."""
    highest = f"the highest bid is {g.bid}" if g.bid >= 0 else "there is no bid yet"
    return f"The auction of the Start Player tile: {highest}."


def ask_pay_bid(g: Classic, decision: PayBid) -> str:
    """What is still to pay."""
    return f"Your bid won: {decision.due} still to pay. A CEP counts {decision.price}."


WORDS: Final = SHARED_WORDS.extended(
    kinds={
        "install": KindWords("install", label_install, at("slot:{slot}")),
        "construct": KindWords("construct", label_construct, plant_anchors),
        "construct-lobby": KindWords("construct", label_construct_lobby, plant_anchors),
        "goal": KindWords("card", label_goal, at("ungoal:{card}")),
        "exchange": KindWords("pay", said("Exchange points for coins"), at("money", "score")),
        "offer": KindWords("pay", label_offer, at("money", "cubes")),
        "bid": KindWords("choose", label_bid, at("auction")),
        "name": KindWords("choose", label_name, at("player:{player}")),
        "put": KindWords("choose", label_put, at("slot:{slot}")),
    },
    questions={
        TurnMenu: ask_turn,
        LeaveForOpponent: ask_leave,
        LearnFromProject: asked("Your turn ends: from which of your scientists' projects do you learn?"),
        CoverShortfall: ask_shortfall,
        ChooseStarterRegion: asked("In which region do the starter projects begin?"),
        PutStarterProject: ask_starter_project,
        Bid: ask_bid,
        PayBid: ask_pay_bid,
        NameStartPlayer: asked("Who is start player of the next decade?"),
    },
    stories=STORIES,
)
