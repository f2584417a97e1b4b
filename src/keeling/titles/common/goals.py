"""UN Goals and Company Goals: taking one, giving one up, what one is worth."""

from typing import Final

from keeling.kernel.game import LEGAL, Step
from keeling.titles.common import refusal
from keeling.titles.common.alphabet import DISCARD_GOAL
from keeling.titles.common.board import Board, with_entry
from keeling.titles.common.effects import GoalCount
from keeling.titles.common.layout import EMPTY, REGION_COUNT, SOURCE_COUNT
from keeling.titles.common.market import payable_ceps
from keeling.titles.common.places import GOAL_BOX, GOAL_DISCARDED, GOAL_OFFERED, GOAL_REMOVED, GOAL_SCORED
from keeling.titles.common.regions import controlled_regions, owns_plant, plant_count, plants_by_source
from keeling.titles.common.streams import GOALS
from keeling.titles.common.tracks import leads
from keeling.titles.common.turn import AnyDecision, TurnChoice


class PayForUnGoal(Step[Board]):
    """The player pays tech cubes for a UN Goal."""

    def __init__(self, player: int, cubes: int) -> None:
        self.player = player
        self.cubes = cubes

    def run(self, g: Board) -> None:
        g.cube[self.player] -= self.cubes
        g.cubes += self.cubes


def take_un_goal(g: Board, player: int, card: int) -> None:
    """The card move of the turn: the player takes an open UN Goal (C-UNG-03, S-UNG-05, G-31: no plant is used up)."""
    g.card_done = 1
    g.un_row = [other for other in g.un_row if other != card]
    g.un_owner = with_entry(g.un_owner, card, player)


class DiscardGoalInTurn(TurnChoice[Board]):
    """A Company Goal is given up for coins (C-GOAL-01, SX-OPS-01)."""

    def refuse(self, g: Board, decision: AnyDecision, action: int) -> int:
        return refuse_discard_goal(g, decision.player)

    def happen(self, g: Board, decision: AnyDecision, action: int) -> None:
        g.then(DiscardGoal(decision.player))


DISCARD_GOAL_IN_TURN: Final = DiscardGoalInTurn(DISCARD_GOAL)


def refuse_discard_goal(g: Board, player: int) -> int:
    """Why the player cannot give up a Company Goal; 0 if he can."""
    return LEGAL if g.goal_of(player) != EMPTY else refusal.NO_GOAL  # C-GOAL-03


class DiscardGoal(Step[Board]):
    """The player lays his Company Goal aside, unseen, for coins."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Board) -> None:
        g.goal_place[g.goal_of(self.player)] = GOAL_DISCARDED + self.player  # C-GOAL-02, SX-GOAL-11
        g.money[self.player] += g.rules.goal_money  # C-GOAL-01, SX-OPS-01


def deal_goals(g: Board, each: int) -> None:
    """Each player secretly gets so many goals; some are taken out openly before."""
    removed = g.rules.goals_removed
    count = len(g.goal_place)
    cards = [card for card in range(count) if card not in removed]
    g.chance.shuffle(GOALS, cards)
    g.goal_place = [GOAL_REMOVED] * count  # C-SET-22, SX-SET-03
    for n, card in enumerate(cards):
        g.goal_place[card] = n // each if n < g.players * each else GOAL_BOX  # C-SET-23


def redeal_goals(g: Board, seat: int) -> None:
    """Deal the goals the seat has not seen again over the places they are in."""
    place = g.goal_place
    unseen = [card for card in range(len(place)) if not _is_known(place[card], seat)]
    order = unseen[:]
    g.chance.deal(order)
    places = sorted([place[card] for card in unseen])
    for n in range(len(order)):
        place[order[n]] = places[n]


def _is_known(where: int, seat: int) -> bool:
    """Whether the seat knows a goal in this place: taken out, scored or shown openly, or once in its hands."""
    if where == GOAL_REMOVED or GOAL_SCORED <= where < GOAL_OFFERED:
        return True
    return seat >= 0 and where % 10 == seat


# What a Company Goal counts


def goal_value(g: Board, player: int, card: int) -> int:
    """The points a Company Goal is worth to the player now (C-GOAL-27 to C-GOAL-33, SX-GOAL-01 to SX-GOAL-10)."""
    rules = g.rules
    count = rules.counts[rules.goal_counts[card]].count(g, player)
    return min(rules.goal_most[card], rules.goal_points[card] * count)


class CountControlled(GoalCount):
    """Regions the player controls."""

    def count(self, g: Board, player: int) -> int:
        return controlled_regions(g, player)


class CountSupplied(GoalCount):
    """Regions in which the player has a plant."""

    def count(self, g: Board, player: int) -> int:
        count = 0
        for region in range(REGION_COUNT):
            if owns_plant(g, region, player):
                count += 1
        return count


class CountUnGoals(GoalCount):
    """The player's UN Goals."""

    def count(self, g: Board, player: int) -> int:
        return g.un_goals_of(player)


class CountPlantsAfterFirst(GoalCount):
    """The player's plants but one."""

    def count(self, g: Board, player: int) -> int:
        return max(0, plant_count(g, player) - 1)


class CountCeps(GoalCount):
    """CEPs in the player's hand."""

    def count(self, g: Board, player: int) -> int:
        return g.cep[player]


class CountLeads(GoalCount):
    """Sources on whose track nobody is ahead of the player."""

    def count(self, g: Board, player: int) -> int:
        count = 0
        for source in range(SOURCE_COUNT):
            if leads(g, player, source):
                count += 1
        return count


class CountBuiltSources(GoalCount):
    """Sources of which the player has built a plant."""

    def count(self, g: Board, player: int) -> int:
        plants = plants_by_source(g, player)
        return len(plants) - plants.count(0)


class CountAllCeps(GoalCount):
    """CEPs in the player's hand and in the regions he controls."""

    def count(self, g: Board, player: int) -> int:
        return payable_ceps(g, player)


CONTROLLED: Final = CountControlled("controlled_regions")
SUPPLIED: Final = CountSupplied("supplied_regions")
UN_GOALS: Final = CountUnGoals("un_goals")
PLANTS_AFTER_FIRST: Final = CountPlantsAfterFirst("plants_after_first")
CEPS_IN_HAND: Final = CountCeps("ceps_in_hand")
LEADING_SOURCES: Final = CountLeads("leading_sources")
BUILT_SOURCES: Final = CountBuiltSources("built_sources")
ALL_CEPS: Final = CountAllCeps("all_ceps")
