"""The words for what the classic game asks, and for what its own actions do.

Anchors beyond those of `common/anchors.py`: `auction`.
"""

from keeling.titles.classic import alphabet as a
from keeling.titles.classic.alphabet import FIRST_UN_GOAL, WORDING
from keeling.titles.classic.auction import Bid, NameStartPlayer, PayBid
from keeling.titles.classic.scientists import LeaveForOpponent
from keeling.titles.classic.solitaire import ChooseStarterRegion, PutStarterProject
from keeling.titles.classic.state import Classic
from keeling.titles.classic.supply import CoverShortfall
from keeling.titles.classic.turn import LearnFromProject
from keeling.titles.common.anchors import plant_anchors, shared_anchors, slot_anchor
from keeling.titles.common.layout import EMPTY, PLANT_STRIDE
from keeling.titles.common.words import (
    count,
    player_name,
    project_name,
    shared_label,
    shared_question,
    slot_name,
    source_name,
)

# What is asked


def question(g: Classic) -> str:
    """What the open decision asks."""
    decision: object = g.decision
    if isinstance(decision, LeaveForOpponent):
        source = source_name(g, g.project[decision.slot])
        return f"Your scientist has to leave: to your hand with a point in {source}, or to a summit?"
    if isinstance(decision, LearnFromProject):
        return "Your turn ends: from which of your scientists' projects do you learn?"
    if isinstance(decision, CoverShortfall):
        return (
            f"You must buy a CEP for ${g.price}: give up your Company Goal, or exchange points for the missing coins?"
        )
    if isinstance(decision, ChooseStarterRegion):
        return "In which region do the starter projects begin?"
    if isinstance(decision, PutStarterProject):
        return (
            f"The {source_name(g, decision.source)} project goes to {g.classic.region_names[decision.region]}: where?"
        )
    if isinstance(decision, Bid):
        highest = f"the highest bid is {g.bid}" if g.bid >= 0 else "there is no bid yet"
        return f"The auction of the Start Player tile: {highest}."
    if isinstance(decision, PayBid):
        return f"Your bid won: {decision.due} still to pay. A CEP counts {decision.price}."
    if isinstance(decision, NameStartPlayer):
        return "Who is start player of the next decade?"
    return shared_question(g) or _turn_question(g)


def _turn_question(g: Classic) -> str:
    if g.main_done:
        return "Make free moves, or end your turn."
    return "Your turn: take an action, and make free moves before or after it."


# What an action does


def label(g: Classic, action: int) -> str:
    """What an action does, in a few words."""
    if a.INSTALL.holds(action):
        return f"Install {project_name(g, a.INSTALL.slot(action))}"
    if a.CONSTRUCT.holds(action):
        return f"Construct {_plant(g, a.CONSTRUCT.slot(action))}"
    if a.CONSTRUCT_LOBBY.holds(action):
        return f"Construct {_plant(g, a.CONSTRUCT_LOBBY.slot(action))} with your lobby card"
    if a.GOAL.holds(action):
        points = count(g.classic.un_points[a.GOAL.card(action)], "point")
        return f"Score UN Goal {FIRST_UN_GOAL + a.GOAL.card(action)} for {points}"
    if a.BID.holds(action):
        return f"Bid {a.BID.amount(action)}"
    if a.OFFER.holds(action):
        return "Pay a tech cube" if a.OFFER.piece(action) == a.OFFER_CUBE else "Pay the rest in coins"
    if a.NAME.holds(action):
        return player_name(a.NAME.player(action))
    if a.PUT.holds(action):
        return f"Put it on {slot_name(g, a.PUT.slot(action))}"
    if a.EXCHANGE.holds(action):
        return "Exchange points for coins"
    return shared_label(g, action)


def _plant(g: Classic, slot: int) -> str:
    rules = g.classic
    source = g.project[slot]
    if source == EMPTY or g.plants_built[source] >= rules.plant_tiles[source]:
        return slot_name(g, slot)
    tile = source * PLANT_STRIDE + g.plants_built[source]
    cost = f"${rules.plant_money[tile]}, {count(rules.plant_cubes[tile], 'cube')}"
    return f"{project_name(g, slot)} ({cost}, {count(rules.plant_points[tile], 'point')})"


# Where an action happens


def anchors(action: int) -> list[str]:
    """The places of the board that an action touches."""
    if a.INSTALL.holds(action):
        return [slot_anchor(a.INSTALL.slot(action))]
    if a.CONSTRUCT.holds(action):
        return plant_anchors(a.CONSTRUCT.slot(action))
    if a.CONSTRUCT_LOBBY.holds(action):
        return plant_anchors(a.CONSTRUCT_LOBBY.slot(action))
    if a.GOAL.holds(action):
        return [f"ungoal:{FIRST_UN_GOAL + a.GOAL.card(action)}"]
    if a.PUT.holds(action):
        return [slot_anchor(a.PUT.slot(action))]
    if a.NAME.holds(action):
        return [f"player:{a.NAME.player(action) + 1}"]
    if a.EXCHANGE.holds(action):
        return ["money", "score"]
    if a.OFFER.holds(action):
        return ["money", "cubes"]
    if a.BID.holds(action):
        return ["auction"]
    return shared_anchors(action, WORDING, a.MOVE, a.LOBBY, a.DRAFT)
