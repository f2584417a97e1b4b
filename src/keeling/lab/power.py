"""Power before people: how many tables a class experiment needs to see an effect of a given size.

What varies between tables is taken from simulated games: people vary more, so the numbers are the least there must be.
"""

import math
from statistics import NormalDist
from typing import Any, Final, NamedTuple

from keeling.bots.intervals import TAIL, student
from keeling.lab.folder import Folder
from keeling.lab.plan import Condition, Plan
from keeling.lab.summary import by_number, spread

LEAST: Final = 2
MOST: Final = 1_000_000
LEAST_GAMES: Final = 3


class Need(NamedTuple):
    """For a condition and its reference: what differs in simulated games, and how many tables of each show the effect.

    `tables` play with seeds of their own, `paired` with the seeds of the other condition; None if nothing varies.
    """

    condition: Condition
    reference: Condition
    difference: float
    effect: float
    deviation: float
    tables: int | None
    paired: int | None

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {
            "condition": self.condition.label,
            "reference": self.reference.label,
            "difference": self.difference,
            "effect": self.effect,
            "deviation": self.deviation,
            "tables": self.tables,
            "paired_tables": self.paired,
        }


def needs_of(folder: Folder, plan: Plan, measure: str, effect: float | None, power: float) -> list[Need]:
    """For every condition with a reference; without an `effect` the one that the simulated games show.

    `power` is how likely such an effect is to be seen, between 0 and 1. Conditions with fewer than three common games
    are left out.
    """
    values = {
        condition.key: by_number(folder.figures(condition, plan.replications), measure) for condition in plan.conditions
    }
    found = []
    for condition in plan.conditions:
        reference = plan.reference(condition)
        if reference is None:
            continue
        ours, theirs = values[condition.key], values[reference.key]
        common = sorted(set(ours) & set(theirs))
        if len(common) < LEAST_GAMES:
            continue
        apart = [ours[game] - theirs[game] for game in common]
        mean = sum(apart) / len(apart)
        both = spread([ours[game] for game in common]) + spread([theirs[game] for game in common])
        size = abs(mean) if effect is None else effect
        found.append(
            Need(
                condition, reference, mean, size, math.sqrt(both / 2),
                tables(both, size, power, 2), tables(spread(apart), size, power, 1),
            )
        )  # fmt: skip
    return found


def tables(variance: float, effect: float, power: float, samples: int) -> int | None:
    """How many tables of each condition show the effect, by Student's quantile: one sample of pairs, or two of tables.

    `variance` is that of a difference. None without variance or effect, or if more than a million are needed.
    """
    if variance <= 0 or effect <= 0:
        return None
    seen = NormalDist().inv_cdf(power)
    ratio = variance / effect**2
    count = max(LEAST, math.ceil((NormalDist().inv_cdf(TAIL) + seen) ** 2 * ratio))
    while count < MOST:
        needed = (student(max(1, samples * (count - 1))) + seen) ** 2 * ratio
        if count >= needed:
            return count
        count = max(count + 1, min(math.ceil(needed), count + count // 8 + 1))
    return None
