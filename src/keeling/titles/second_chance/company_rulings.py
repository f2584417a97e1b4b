"""What the competitive mode decides where the rules of Second Chance leave it to the mode."""

from keeling.titles.common.events import redeal_events
from keeling.titles.common.layout import GAS
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.invariants import competitive_violations
from keeling.titles.second_chance.rulings import SecondChanceRulings
from keeling.titles.second_chance.scoring import compare_players
from keeling.titles.second_chance.state import TOO_MUCH_CO2


class CompetitiveRulings(SecondChanceRulings[Competitive]):
    """The rules of one competitive game, and its rulings."""

    def raise_co2(self, g: Competitive, ppm: int) -> None:
        g.co2 += ppm
        if self.is_too_much(g.co2):
            g.finish(TOO_MUCH_CO2)  # SX-SUP-03

    def claim(self, g: Competitive, player: int, card: int) -> None:
        if self.un_relief_ppm > 0:
            self.lower_co2(g, self.un_relief_ppm)  # SX-VAR-02; otherwise nothing: SX-OPS-02

    def compare_players(self, g: Competitive, one: int, other: int) -> int:
        return compare_players(g, one, other)

    def redeal(self, g: Competitive, seat: int) -> None:
        super().redeal(g, seat)
        redeal_events(g)
        if self.winnable:
            self._bring_gas_up(g)

    def _bring_gas_up(self, g: Competitive) -> None:
        """Everybody knows that the top stack was made with so many gas tiles (SX-VAR-03, SX-VAR-04).

        What is left of them is in what is left of the stack: gas tiles from below change places with others.
        """
        left = self.top_stack_left(g)
        if left <= 0:
            return
        deck = g.fossil_deck[:]
        needed = self.gas_left_on_top(g)
        first = len(deck) - left
        missing = needed - deck[first:].count(GAS)
        below = [place for place in range(first) if deck[place] == GAS]
        above = [place for place in range(first, len(deck)) if deck[place] != GAS]
        g.chance.deal(below)
        g.chance.deal(above)
        for n in range(missing):
            deck[below[n]], deck[above[n]] = deck[above[n]], deck[below[n]]
        g.fossil_deck = deck

    def top_stack_left(self, g: Competitive) -> int:
        """How many tiles are left of the stack that was made to be drawn first; not more than 0 if none."""
        drawn = sum(self.fossil_tiles) - len(g.fossil_box) - len(g.fossil_deck)
        return self.winnable_gas + self.winnable_random - drawn

    def gas_left_on_top(self, g: Competitive) -> int:
        """How many gas tiles, as everybody can count, are at least left in that stack."""
        return self.winnable_gas - g.space.count(GAS) - g.fossil_discard.count(GAS)

    def violations(self, g: Competitive) -> list[str]:
        return competitive_violations(g)
