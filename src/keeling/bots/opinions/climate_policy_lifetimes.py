"""How long a plant of Climate Policy stands: on a full continent every new plant pushes out the leftmost one.

A plant falls when its continent was built on often enough: once for every open space, once for every plant to its
left, and once for itself. Nobody knows where others build, so every build is taken to hit any continent alike.
"""

from typing import Final

from keeling.bots.opinions.opinion import POINT
from keeling.bots.opinions.weights import Weights
from keeling.titles.climate_policy.alphabet import MOST_PLAYERS, REGION_COUNT, SPACE_STRIDE

MOST_ROUNDS: Final = 32  # more than there are in a game; whatever lies beyond is taken as the last
PLACES: Final = SPACE_STRIDE + 1
WHOLE: Final = 1_000_000
PER_MILLE: Final = 1000


class Lifetimes:
    """What a plant that falls after so many builds on its continent can expect of the rounds to come, by tables."""

    def __init__(self, weights: Weights) -> None:
        builds = weights.number("builds", 0)
        self.stays: list[int] = []  # how many incomes it sees, in hundredths
        self.kept: list[int] = []  # whether it stands in the end, in per mille
        for players in range(MOST_PLAYERS + 1):
            self.add_players(players * builds)

    def add_players(self, rate: int) -> None:
        """The tables for one number of players, who build at that rate in a round, in hundredths."""
        standing = standing_after((rate * MOST_ROUNDS + 99) // 100 + 1)
        for place in range(PLACES):
            incomes = 0
            for rounds in range(MOST_ROUNDS):
                if rounds > 0:
                    incomes += between(standing, place, rate * (2 * rounds - 1) // 2)
                self.stays.append(incomes * POINT // WHOLE)
                self.kept.append(between(standing, place, rate * rounds) * PER_MILLE // WHOLE)

    def row(self, players: int, place: int) -> int:
        """Where the tables begin for a plant that falls after `place` builds; the rounds to come are added."""
        return (players * PLACES + place) * MOST_ROUNDS


def standing_after(builds: int) -> list[int]:
    """For every number of builds anywhere: how likely fewer than 0, 1, 2, ... of them were on one continent."""
    hits = [WHOLE] + [0] * (PLACES - 1)  # how likely so many were
    table: list[int] = []
    for _ in range(builds + 1):
        fewer = 0
        for place in range(PLACES):
            table.append(fewer)
            fewer += hits[place]
        for count in range(PLACES - 1, 0, -1):
            hits[count] += (hits[count - 1] - hits[count]) // REGION_COUNT
        hits[0] -= hits[0] // REGION_COUNT
    return table


def between(table: list[int], place: int, builds: int) -> int:
    """The chance after so many builds, in hundredths."""
    n = builds // 100
    before = table[n * PLACES + place]
    return before + (table[(n + 1) * PLACES + place] - before) * (builds % 100) // 100
