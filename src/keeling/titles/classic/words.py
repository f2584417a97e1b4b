"""The words of the classic game: for what it asks, for what its own actions do, and its verbs.

Anchors beyond those of `common/anchors.py`: `auction`.
"""

from typing import Final

from keeling.kernel.messages import Message, Part, message, seat
from keeling.kernel.words import KindWords, asked, at, said
from keeling.titles.classic import alphabet as a
from keeling.titles.classic.auction import Bid, NameStartPlayer, PayBid
from keeling.titles.classic.construct import plant_price
from keeling.titles.classic.scientists import LeaveForOpponent
from keeling.titles.classic.solitaire import ChooseStarterRegion, PutStarterProject
from keeling.titles.classic.state import Classic
from keeling.titles.classic.story import STORIES, un_goal_text
from keeling.titles.classic.supply import CoverShortfall
from keeling.titles.classic.turn import LearnFromProject, TurnMenu
from keeling.titles.common.anchors import plant_anchors
from keeling.titles.common.layout import EMPTY, plant_at
from keeling.titles.common.shared_words import FREE_VERBS, SHARED_WORDS, main_verbs
from keeling.titles.common.words import project_name, region_name, slot_name, source_name

# What an action does


def label_install(g: Classic, action: int) -> Message:
    """Which project."""
    return message("label-classic-install", project=project_name(g, a.INSTALL.slot(action)))


def label_construct(g: Classic, action: int) -> Message:
    """Which plant, and what it costs and gives."""
    return _construct(g, "label-classic-construct", a.CONSTRUCT.slot(action), EMPTY)


def label_construct_lobby(g: Classic, action: int) -> Message:
    """The same with a card that makes it cheaper."""
    slot = a.CONSTRUCT_LOBBY.slot(action)
    return _construct(g, "label-classic-construct-lobby", slot, g.classic.discount_card[g.project[slot]])


def _construct(g: Classic, key: str, slot: int, card: int) -> Message:
    """What the plant that can be built on a slot costs with this card (or EMPTY), and what it gives."""
    if g.project[slot] == EMPTY:
        return message("label-classic-construct-nothing", slot=slot_name(g, slot))
    plant = plant_at(g.project[slot], g.plants_built[g.project[slot]])
    cost: list[Part] = [
        message("amount-money", amount=plant_price(g, plant, card)),
        message("amount-cubes", amount=g.rules.plant_cubes[plant]),
    ]
    return message(key, project=project_name(g, slot), cost=cost, amount=g.rules.plant_points[plant])


def label_goal(g: Classic, action: int) -> Message:
    """Which UN Goal, and its points."""
    card = a.GOAL.card(action)
    return message("label-classic-goal", goal=un_goal_text(g, card), amount=g.classic.un_points[card])


def label_bid(g: Classic, action: int) -> Message:
    """How much."""
    return message("label-classic-bid", amount=a.BID.amount(action))


def label_offer(g: Classic, action: int) -> Message:
    """Which piece pays."""
    cube = a.OFFER.piece(action) == a.OFFER_CUBE
    return message("label-classic-offer-cube" if cube else "label-classic-offer-coins")


def label_name(g: Classic, action: int) -> Message:
    """Whom."""
    return message("label-classic-name", player=seat(a.NAME.player(action)))


def label_put(g: Classic, action: int) -> Message:
    """Where."""
    return message("label-classic-put", slot=slot_name(g, a.PUT.slot(action)))


# What is asked


def ask_turn(g: Classic, decision: TurnMenu) -> Message:
    """What is left of the turn."""
    return message("ask-classic-turn-rest" if g.main_done else "ask-classic-turn")


def ask_leave(g: Classic, decision: LeaveForOpponent) -> Message:
    """What the scientist learns if he goes to the hand."""
    return message("ask-classic-leave", source=source_name(g, g.project[decision.slot]))


def ask_shortfall(g: Classic, decision: CoverShortfall) -> Message:
    """What the CEP costs."""
    return message("ask-classic-shortfall", amount=g.price)


def ask_starter_project(g: Classic, decision: PutStarterProject) -> Message:
    """Which project, and its region."""
    source, region = source_name(g, decision.source), region_name(decision.region)
    return message("ask-classic-starter-project", source=source, region=region)


def ask_bid(g: Classic, decision: Bid) -> Message:
    """How high the bids are."""
    return message("ask-classic-bid", amount=g.bid) if g.bid >= 0 else message("ask-classic-first-bid")


def ask_pay_bid(g: Classic, decision: PayBid) -> Message:
    """What is still to pay."""
    return message("ask-classic-pay-bid", due=decision.due, price=decision.price)


WORDS: Final = SHARED_WORDS.extended(
    kinds={
        "install": KindWords("install", label_install, at("slot:{slot}")),
        "construct": KindWords("construct", label_construct, plant_anchors),
        "construct-lobby": KindWords("construct", label_construct_lobby, plant_anchors),
        "goal": KindWords("goal", label_goal, at("ungoal:{card}")),
        "exchange": KindWords("pay", said("label-classic-exchange"), at("money", "score")),
        "offer": KindWords("pay", label_offer, at("money", "cubes")),
        "bid": KindWords("choose", label_bid, at("auction")),
        "name": KindWords("choose", label_name, at("player:{player}")),
        "put": KindWords("choose", label_put, at("slot:{slot}")),
    },
    questions={
        TurnMenu: ask_turn,
        LeaveForOpponent: ask_leave,
        LearnFromProject: asked("ask-classic-learn"),
        CoverShortfall: ask_shortfall,
        ChooseStarterRegion: asked("ask-classic-starter-region"),
        PutStarterProject: ask_starter_project,
        Bid: ask_bid,
        PayBid: ask_pay_bid,
        NameStartPlayer: asked("ask-classic-name"),
    },
    stories=STORIES,
    turns={TurnMenu: [*main_verbs("propose", "install", "construct"), *FREE_VERBS]},
)
