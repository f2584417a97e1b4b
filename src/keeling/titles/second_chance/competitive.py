"""The state of a competitive game of Second Chance."""

from keeling.kernel.generator import Generator
from keeling.titles.common.scoring import score_shares
from keeling.titles.second_chance.rules import AnySecondChanceRules
from keeling.titles.second_chance.state import TOO_MUCH_CO2, SecondChance


class Competitive(SecondChance):
    """A competitive game: own scores, Company Goals and events; too much CO2 ends it at once for all."""

    def __init__(self, players: int, random: Generator, rules: AnySecondChanceRules) -> None:
        super().__init__(players, random, rules)

    def clear(self) -> None:
        """The empty table before the set-up."""
        self.clear_second_chance()

    def clone(self) -> "Competitive":
        """An independent copy."""
        other = Competitive(self.players, self.random.copy(), self.second)
        self.copy_second_chance(other)
        return other

    # For bots

    def utilities(self) -> list[int]:
        """Common defeat is worst."""
        return [0] * self.players if self.end == TOO_MUCH_CO2 else score_shares(self)

    def estimate(self, seat: int) -> int:
        """What a bot thinks of the position."""
        from keeling.titles.second_chance.evaluation import estimate_company

        return estimate_company(self, seat)

    def fear(self, seat: int) -> int:
        """How much of that is fear of common defeat."""
        from keeling.titles.second_chance.evaluation import fear_of_company

        return fear_of_company(self, seat)
