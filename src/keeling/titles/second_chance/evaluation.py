"""How good a position of Second Chance looks, for bots that look one step ahead.

An action is often followed by small questions (which CEP pays, where a scientist goes), and summits are resolved
only at the end of the turn. So a position is settled before it is looked at: all options are compared as they stand
after that.
"""

from keeling.kernel.game import PLAYING
from keeling.titles.common.alphabet import END, LEARN, RECRUIT
from keeling.titles.common.evaluation import COMMON_DEFEAT, POINT
from keeling.titles.common.layout import EMPTY
from keeling.titles.common.lobby import DraftPick, MoveByCard
from keeling.titles.common.propose import GrantResearch
from keeling.titles.common.summits import next_complete
from keeling.titles.common.supply import ChooseSupplyStart, SplitIncome
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.evaluation_company import planet_cost, value_for_company
from keeling.titles.second_chance.evaluation_team import value_for_team
from keeling.titles.second_chance.pollution import ReduceCo2
from keeling.titles.second_chance.private_goals import goals_held, is_achieved
from keeling.titles.second_chance.setup import KeepGoal
from keeling.titles.second_chance.state import SCORE_BELOW_ZERO, TOO_MUCH_CO2, SecondChance
from keeling.titles.second_chance.turn import ExtraAction, TurnMenu


def estimate_team(g: Cooperative, seat: int) -> int:
    """The cooperative game, as the seat sees it: it counts its own Private Goals and no others."""
    settled = g
    if not is_settled(g):
        settled = g.clone()
        settle(settled)
    if settled.end != PLAYING:
        return value_of_end(settled, seat)
    return value_for_team(settled, seat)


def value_of_end(g: Cooperative, seat: int) -> int:
    """Victory or defeat of the team, as far as the seat can tell: the Private Goals of others were dealt again."""
    if g.end in (TOO_MUCH_CO2, SCORE_BELOW_ZERO):
        return COMMON_DEFEAT + POINT * g.decade
    if len(g.un_row) > g.second.un_unclaimed_most or not any(
        is_achieved(g, seat, card) for card in goals_held(g, seat)
    ):
        return COMMON_DEFEAT // 2
    return -COMMON_DEFEAT


def estimate_company(g: Competitive, seat: int) -> int:
    """The competitive game for the seat's company; common defeat is worse than anything else."""
    settled = g
    if not is_settled(g):
        settled = g.clone()
        settle(settled)
    if settled.end == TOO_MUCH_CO2:
        return COMMON_DEFEAT
    if settled.end != PLAYING:
        return POINT * settled.score[seat]
    return value_for_company(settled, seat)


def fear_of_company(g: Competitive, seat: int) -> int:
    """How much of that is fear of common defeat, in which no points make one defeat better than another."""
    settled = g
    if not is_settled(g):
        settled = g.clone()
        settle(settled)
    if settled.end == TOO_MUCH_CO2:
        return POINT * settled.score[seat] - COMMON_DEFEAT
    return planet_cost(settled) if settled.end == PLAYING else 0


def is_settled(g: SecondChance) -> bool:
    """Whether nothing of the last action is open: the question asks for something new, or the game is over."""
    decision = g.decision
    if decision is None:
        return True
    if isinstance(decision, TurnMenu):
        return not g.main_done or next_complete(g) == EMPTY
    return isinstance(decision, SplitIncome | ReduceCo2 | ExtraAction | KeepGoal | DraftPick | ChooseSupplyStart)


def settle(g: SecondChance) -> None:
    """Answer the small questions of an action in the simplest way; end a turn that has completed a summit."""
    while not is_settled(g):
        decision = g.decision
        assert decision is not None
        if isinstance(decision, TurnMenu):
            g.apply(END.code())
        elif isinstance(decision, GrantResearch | MoveByCard) and not RECRUIT.holds(g.legal[0]):
            g.apply(g.legal[-1])  # nobody moves
        elif LEARN.holds(g.legal[0]):
            g.apply(best_track(g, decision.player))
        else:
            g.apply(g.legal[0])


def best_track(g: SecondChance, player: int) -> int:
    """Of the tracks that the player may learn on, the one where he is furthest."""
    best = g.legal[0]
    for action in g.legal:
        if LEARN.holds(action) and g.expertise_of(player, LEARN.i(action)) > g.expertise_of(player, LEARN.i(best)):
            best = action
    return best
