"""UN Goals and Company Goals: taking one, giving one up, what one is worth."""

from keeling.kernel.game import LEGAL, Step
from keeling.titles.common import refusal
from keeling.titles.common.board import Board
from keeling.titles.common.effects import (
    COUNTS_ALL_CEPS,
    COUNTS_BUILT_SOURCES,
    COUNTS_CEPS,
    COUNTS_CONTROLLED,
    COUNTS_LEADS,
    COUNTS_PLANTS_AFTER_FIRST,
    COUNTS_SUPPLIED,
    COUNTS_UN_GOALS,
)
from keeling.titles.common.layout import EMPTY, REGION_COUNT, SOURCE_COUNT
from keeling.titles.common.market import payable_ceps
from keeling.titles.common.places import GOAL_BOX, GOAL_DISCARDED, GOAL_OFFERED, GOAL_REMOVED, GOAL_SCORED
from keeling.titles.common.regions import controlled_regions, owns_plant, plant_count, plants_by_source
from keeling.titles.common.tracks import leads


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
    g.un_row.remove(card)
    g.un_owner[card] = player


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
    g.random.shuffle(cards)
    g.goal_place = [GOAL_REMOVED] * count  # C-SET-22, SX-SET-03
    for n, card in enumerate(cards):
        g.goal_place[card] = n // each if n < g.players * each else GOAL_BOX  # C-SET-23


def redeal_goals(g: Board, seat: int) -> None:
    """Deal the goals the seat has not seen again over the places they are in."""
    place = g.goal_place
    unseen = [card for card in range(len(place)) if not _is_known(place[card], seat)]
    order = unseen[:]
    g.random.shuffle(order)
    places = sorted([place[card] for card in unseen])
    for n in range(len(order)):
        place[order[n]] = places[n]


def _is_known(where: int, seat: int) -> bool:
    """Whether the seat knows a goal in this place: taken out, scored or shown openly, or once in its hands."""
    if where == GOAL_REMOVED or GOAL_SCORED <= where < GOAL_OFFERED:
        return True
    return seat >= 0 and where % 10 == seat


def goal_value(g: Board, player: int, card: int) -> int:
    """The points a Company Goal is worth to the player now (C-GOAL-27 to C-GOAL-33, SX-GOAL-01 to SX-GOAL-10)."""
    rules = g.rules
    return min(rules.goal_most[card], rules.goal_points[card] * goal_count(g, player, rules.goal_counts[card]))


def goal_count(g: Board, player: int, counts: int) -> int:
    """What a Company Goal counts, for the player."""
    if counts == COUNTS_CONTROLLED:
        return controlled_regions(g, player)
    if counts == COUNTS_UN_GOALS:
        return g.un_goals_of(player)
    if counts == COUNTS_PLANTS_AFTER_FIRST:
        return max(0, plant_count(g, player) - 1)
    if counts == COUNTS_CEPS:
        return g.cep[player]
    if counts == COUNTS_ALL_CEPS:
        return payable_ceps(g, player)
    count = 0
    if counts == COUNTS_SUPPLIED:
        for region in range(REGION_COUNT):
            if owns_plant(g, region, player):
                count += 1
    elif counts == COUNTS_LEADS:
        for source in range(SOURCE_COUNT):
            if leads(g, player, source):
                count += 1
    elif counts == COUNTS_BUILT_SOURCES:
        for plants in plants_by_source(g, player):
            if plants > 0:
                count += 1
    else:
        count = g.rules.count_for_goal(g, player, counts)
    return count
