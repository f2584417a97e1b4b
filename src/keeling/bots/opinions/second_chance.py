"""What bots look at in both modes of Second Chance: turns left, summits and UN Goals under way, income to come.

Summits are resolved only at the end of the turn, so a position that waits for one is settled by ending the turn.
"""

from typing import Any, TypeVar

from keeling.bots.opinions.shared import BoardOpinion, mean_ppm
from keeling.kernel.game import Decision
from keeling.titles.common.alphabet import END
from keeling.titles.common.board import OPERATIONS, SUPPLY
from keeling.titles.common.layout import (
    COAL,
    EMPTY,
    FOSSIL_KINDS,
    NOBODY,
    SOURCE_COUNT,
    TOPIC_STRIDE,
    space_at,
    topic_at,
)
from keeling.titles.common.lobby import DraftPick
from keeling.titles.common.summits import next_complete
from keeling.titles.common.supply import ChooseSupplyStart, SplitIncome
from keeling.titles.second_chance.knowledge import LearnByRecruiting
from keeling.titles.second_chance.pollution import ReduceCo2
from keeling.titles.second_chance.rules import need_at
from keeling.titles.second_chance.setup import KeepGoal
from keeling.titles.second_chance.state import EVENTS_PHASE, GOALS_PHASE, INCOME_PHASE, SecondChance
from keeling.titles.second_chance.turn import ExtraAction, TurnMenu

S = TypeVar("S", bound=SecondChance, contravariant=True)


class SecondChanceOpinion(BoardOpinion[S]):
    """An opinion about either mode."""

    def __init__(self, names: list[str], feared: str = "") -> None:
        super().__init__(names, feared)
        self.beginnings = (TurnMenu, SplitIncome, ReduceCo2, ExtraAction, KeepGoal, DraftPick, ChooseSupplyStart)
        self.learning += (LearnByRecruiting,)

    def is_beginning(self, g: S, decision: Decision[Any]) -> bool:
        """A turn that has completed a summit is to be ended, so nothing new begins."""
        if isinstance(decision, TurnMenu) and g.main_done and next_complete(g) != EMPTY:
            return False
        return super().is_beginning(g, decision)

    def answer(self, g: S, decision: Decision[Any]) -> int:
        """The simplest answer to a follow-up question."""
        return END.code() if isinstance(decision, TurnMenu) else super().answer(g, decision)


def rounds_in(g: SecondChance, decade: int) -> int:
    """How many rounds the decade has."""
    return g.second.last_rounds if decade == g.second.decades else g.second.rounds


def rounds_done(g: SecondChance) -> bool:
    """Whether the Operations phase of this decade is over."""
    if g.phase == SUPPLY:
        return g.second.cooperative
    return g.phase == INCOME_PHASE or g.phase == GOALS_PHASE or g.phase == EVENTS_PHASE


def turns_left(g: SecondChance, player: int, last: int) -> int:
    """How many main actions the player has until the end of the decade `last`."""
    turns = 0
    for decade in range(g.decade + 1, last + 1):
        turns += rounds_in(g, decade)
    if g.decade > last or rounds_done(g):
        return turns
    turns += rounds_in(g, g.decade)
    if g.phase == OPERATIONS:
        turns -= g.round - g.players
        if g.active != NOBODY:
            place = (player - g.start_player) % g.players
            now = (g.active - g.start_player) % g.players
            if place < now or (place == now and g.main_done):
                turns -= 1
    return turns


def free_spaces(g: SecondChance, region: int) -> int:
    """How many green plants the region can still take."""
    count = 0
    first = space_at(region, 0)
    for place in range(first, first + g.rules.demand_spaces[region]):
        if g.space[place] == EMPTY or g.space[place] >= COAL:
            count += 1
    return count


def talkers(g: SecondChance, place: int) -> int:
    """How many topics of a summit have a scientist."""
    first = topic_at(place, 0)
    return TOPIC_STRIDE - g.summit_scientist[first : first + TOPIC_STRIDE].count(NOBODY)


def waiting_by_source(g: SecondChance, player: int) -> list[int]:
    """How many infrastructures of each type the player has prepared on which no plant stands yet."""
    counts = [0] * SOURCE_COUNT
    for slot in range(len(g.token)):
        if g.token[slot] == player:
            counts[g.project[slot]] += 1
    return counts


def readiness(g: SecondChance, card: int, built: list[int], waiting: list[int], half: int, bent: int) -> int:
    """How far somebody with such infrastructure is on the way to a UN Goal: 0 to 100, more when it is nearly done.

    `half` is what infrastructure without a plant counts, in per cent; the lower `bent`, the more counts the end.
    """
    needs = g.second.un_needs
    wanted = 0
    share = 0
    for source in range(SOURCE_COUNT):
        need = needs[need_at(card, source)]
        if need > 0:
            wanted += need
            plants = min(need, built[source])
            share += 100 * plants + half * min(need - plants, waiting[source])
    share //= wanted
    return share * (share + bent) // (100 + bent)


def cards_in_hand(g: SecondChance, player: int) -> int:
    """How many lobbyist cards the player holds."""
    return g.lobby_place.count(player)


def scientists_at_work(g: SecondChance, player: int) -> int:
    """How many scientists the player has who can still go somewhere: recruited, and not on a card."""
    return g.rules.scientists - g.pool_scientists[player] - g.lobby_scientist.count(player)


def next_ppm(g: SecondChance) -> int:
    """The CO2 of an average tile in the fossil deck, of which everybody can know what is left."""
    if not g.fossil_deck:
        return mean_ppm(g)
    total = 0
    for kind in range(FOSSIL_KINDS):
        total += g.rules.fossil_ppm[kind] * g.fossil_deck.count(COAL + kind)
    return total // len(g.fossil_deck)


def pending_income(g: SecondChance, player: int) -> int:
    """The income of this decade that the player has not split yet."""
    total = 0
    for step in g.stack:
        if isinstance(step, SplitIncome) and step.player == player:
            total += step.total
    decision = g.decision
    if isinstance(decision, SplitIncome) and decision.player == player:
        total += decision.total
    return total
