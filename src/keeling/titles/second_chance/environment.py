"""Environmental Goals (rulebook 3) and the UN Inspectors who make some of them dearer."""

from typing import Final

from keeling.kernel.game import Step
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.board import with_entry
from keeling.titles.common.layout import COAL, EMPTY, topic_at
from keeling.titles.second_chance.alphabet import SOURCES
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.rules import (
    ENV_HALF_WAY,
    ENV_KNOWLEDGE,
    ENV_PLANTS,
    ENV_REGION,
    ENV_SIZE,
    ENV_SOURCE,
    ENV_SUMMITS,
    ENV_TOP,
    ENV_TOPIC,
)
from keeling.titles.second_chance.state import (
    BLUE_INSPECTOR,
    GOALS_PHASE,
    GREEN_INSPECTOR,
    SCORE_BELOW_ZERO,
)


class EnvironmentalKind:
    """What an Environmental Goal asks for: its word in content files, its group, and what can be asked for.

    `values` are the words of regions or sources; empty where a number is asked for. What people read is in the
    catalogue by its word (`goal-environmental-top`), which is given what is asked for as `$value`.
    """

    def __init__(self, name: str, group: int, values: list[str]) -> None:
        self.name = name
        self.group = group
        self.values = values


ENVIRONMENTAL_GOALS: Final[dict[int, EnvironmentalKind]] = {
    ENV_REGION: EnvironmentalKind("region", ENV_PLANTS, REGIONS),
    ENV_SOURCE: EnvironmentalKind("source", ENV_PLANTS, SOURCES),
    ENV_TOP: EnvironmentalKind("top", ENV_KNOWLEDGE, SOURCES),
    ENV_HALF_WAY: EnvironmentalKind("half_way", ENV_KNOWLEDGE, SOURCES),
    ENV_SIZE: EnvironmentalKind("size", ENV_SUMMITS, []),
    ENV_TOPIC: EnvironmentalKind("topic", ENV_SUMMITS, SOURCES),
}
"""By what the rules call it: a row for each kind of Environmental Goal (SO-ENV-04 to SO-ENV-09)."""


# Achieving goals


def push_plant_goals(g: Cooperative, region: int, source: int) -> None:
    """A plant achieves a goal for its region and one for its type (SO-ENV-04, SO-ENV-05, G-70)."""
    push_goal(g, ENV_SOURCE, source)
    push_goal(g, ENV_REGION, region)


def push_knowledge_goals(g: Cooperative, source: int, position: int) -> None:
    """A disc achieves the goals of the space it has reached (SO-ENV-06, SO-ENV-07, G-72: whoever moved it)."""
    if position == g.rules.track_length[source]:
        push_goal(g, ENV_TOP, source)
    if position == g.second.half_way[source]:
        push_goal(g, ENV_HALF_WAY, source)


def push_summit_goals(g: Cooperative, tile: int) -> None:
    """A complete summit achieves a goal for its size and one for each topic (SO-ENV-08, SO-ENV-09, G-70)."""
    size = g.rules.summit_size[tile]
    for number in range(size - 1, -1, -1):
        push_goal(g, ENV_TOPIC, g.rules.summit_topics[topic_at(tile, number)])
    push_goal(g, ENV_SIZE, size)


def push_goal(g: Cooperative, kind: int, value: int) -> None:
    """Push the turning of one open tile with this goal (SO-ENV-10), one with an inspector before others (G-71)."""
    rules = g.second
    found = EMPTY
    for index in range(len(g.env_tile)):
        tile = g.env_tile[index]
        if g.env_done[index] or rules.env_kind[tile] != kind or rules.env_value[tile] != value:
            continue
        if found == EMPTY or (is_inspected(g, index) and not is_inspected(g, found)):
            found = index
    if found != EMPTY:
        g.then(AchieveGoal(found))


class AchieveGoal(Step[Cooperative]):
    """An Environmental Goal is achieved, and its tile turned over at once (SO-ENV-01)."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, g: Cooperative) -> None:
        g.env_done = with_entry(g.env_done, self.index, 1)


# The phase


class GoalsPhase(Step[Cooperative]):
    """The Environmental Goals phase of a decade."""

    def run(self, g: Cooperative) -> None:
        g.phase = GOALS_PHASE
        g.then(PayForOpenGoals(), EndGoalsPhase())


class PayForOpenGoals(Step[Cooperative]):
    """The team loses points for every goal still open, more in every decade (SO-ENV-02)."""

    def run(self, g: Cooperative) -> None:
        g.score[0] -= open_goals_cost(g)


def open_goals_cost(g: Cooperative) -> int:
    """What the open goals cost in this decade: those with an inspector twice as much (SO-VAR-04)."""
    rate = g.second.goal_rate[g.decade - 1]
    cost = 0
    for index in range(len(g.env_tile)):
        if not g.env_done[index]:
            cost += 2 * rate if is_inspected(g, index) else rate
    return cost


class EndGoalsPhase(Step[Cooperative]):
    """A team below zero has lost (SO-ENV-03, SO-END-02, B-38)."""

    def run(self, g: Cooperative) -> None:
        if g.score[0] < 0:
            g.finish(SCORE_BELOW_ZERO)


# UN Inspectors


def group_start(g: Cooperative, inspector: int) -> int:
    """The first tile of the group that the inspector walks round (SO-VAR-01)."""
    if inspector == GREEN_INSPECTOR:
        return 0
    drawn = g.second.env_drawn
    return sum(drawn[:ENV_SUMMITS])


def group_size(g: Cooperative, inspector: int) -> int:
    """How many tiles the inspector's group has."""
    return g.second.env_drawn[ENV_PLANTS if inspector == GREEN_INSPECTOR else ENV_SUMMITS]


def is_inspected(g: Cooperative, index: int) -> bool:
    """Whether an inspector stands on this tile."""
    for inspector in (GREEN_INSPECTOR, BLUE_INSPECTOR):
        if g.inspector[inspector] >= 0 and group_start(g, inspector) + g.inspector[inspector] == index:
            return True
    return False


class AdvanceInspectors(Step[Cooperative]):
    """Both inspectors move, first the green one (SO-VAR-02, SO-VAR-03)."""

    def run(self, g: Cooperative) -> None:
        if g.second.inspectors:
            g.then(AdvanceInspector(GREEN_INSPECTOR), AdvanceInspector(BLUE_INSPECTOR))


class AdvanceInspector(Step[Cooperative]):
    """A fossil tile tells how far an inspector moves, then goes under the deck (SO-VAR-02).

    With an empty deck he stays. By the option he skips achieved goals, and stays if there are no others (G-78).
    """

    def __init__(self, inspector: int) -> None:
        self.inspector = inspector

    def run(self, g: Cooperative) -> None:
        if not g.fossil_deck:
            return
        g.reveal()
        kind = g.fossil_deck[-1]
        g.fossil_deck = [kind, *g.fossil_deck[:-1]]
        g.inspected = min(g.inspected + 1, len(g.fossil_deck))
        start = group_start(g, self.inspector)
        size = group_size(g, self.inspector)
        skips = g.second.inspector_skips
        if skips and 0 not in g.env_done[start : start + size]:
            return
        position = g.inspector[self.inspector]
        steps = g.second.inspector_steps[kind - COAL]
        while steps > 0:
            position = (position + 1) % size
            if not skips or not g.env_done[start + position]:
                steps -= 1
        g.inspector = with_entry(g.inspector, self.inspector, position)
