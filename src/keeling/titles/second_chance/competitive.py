"""The state of a competitive game of Second Chance."""

from keeling.kernel.generator import Generator
from keeling.titles.common.effects import (
    COUNTS_PREPARED_AFTER_FIRST,
    COUNTS_PREPARED_REGIONS,
    COUNTS_PREPARED_SOURCES,
)
from keeling.titles.common.events import redeal_events
from keeling.titles.common.layout import GAS
from keeling.titles.second_chance.rules import SecondChanceRules
from keeling.titles.second_chance.state import TOO_MUCH_CO2, SecondChance


class Competitive(SecondChance):
    """A competitive game: own scores, Company Goals and events; too much CO2 ends it at once for all."""

    def __init__(self, players: int, random: Generator, rules: SecondChanceRules) -> None:
        super().__init__(players, random, rules)

    def clear(self) -> None:
        """The empty table before the set-up."""
        self.clear_second_chance()

    def clone(self) -> "Competitive":
        """An independent copy."""
        other = Competitive(self.players, self.random.copy(), self.second)
        self.copy_second_chance(other)
        return other

    # The competitive rules in the middle of shared ones

    def raise_co2(self, ppm: int) -> None:
        self.co2 += ppm
        if self.co2 > self.second.defeat:
            self.finish(TOO_MUCH_CO2)  # SX-SUP-03

    def claim(self, player: int, card: int) -> None:
        if self.second.un_relief_ppm > 0:
            self.lower_co2(self.second.un_relief_ppm)  # SX-VAR-02; otherwise nothing: SX-OPS-02

    def count_for_goal(self, player: int, counts: int) -> int:
        if counts == COUNTS_PREPARED_REGIONS:
            prepared = self.prepared_by_region(player)
            return len(prepared) - prepared.count(0)
        prepared = self.prepared_by_source(player)
        if counts == COUNTS_PREPARED_SOURCES:
            return len(prepared) - prepared.count(0)
        assert counts == COUNTS_PREPARED_AFTER_FIRST
        return max(0, sum(prepared) - 1)

    def redeal(self, seat: int) -> None:
        super().redeal(seat)
        redeal_events(self)
        if self.second.winnable:
            self._bring_gas_up()

    def _bring_gas_up(self) -> None:
        """Everybody knows that the top stack was made with so many gas tiles (SX-VAR-03, SX-VAR-04).

        What is left of them is in what is left of the stack: gas tiles from below change places with others.
        """
        rules = self.second
        deck = self.fossil_deck
        drawn = sum(rules.fossil_tiles) - len(self.fossil_box) - len(deck)
        left = rules.winnable_gas + rules.winnable_random - drawn
        if left <= 0:
            return
        needed = rules.winnable_gas - self.space.count(GAS) - self.fossil_discard.count(GAS)
        first = len(deck) - left
        missing = needed - deck[first:].count(GAS)
        below = [place for place in range(first) if deck[place] == GAS]
        above = [place for place in range(first, len(deck)) if deck[place] != GAS]
        self.random.shuffle(below)
        self.random.shuffle(above)
        for n in range(missing):
            deck[below[n]], deck[above[n]] = deck[above[n]], deck[below[n]]

    # For bots and tests

    def compare_players(self, one: int, other: int) -> int:
        from keeling.titles.second_chance.scoring import compare_players

        return compare_players(self, one, other)

    def violations(self) -> list[str]:
        """The invariants that do not hold."""
        from keeling.titles.second_chance.invariants import competitive_violations

        return competitive_violations(self)
