"""The state of a competitive game of Second Chance."""

from keeling.kernel.chance import Chance
from keeling.titles.second_chance.rules import AnySecondChanceRules
from keeling.titles.second_chance.state import SecondChance


class Competitive(SecondChance):
    """A competitive game: own scores, Company Goals and events; too much CO2 ends it at once for all."""

    def __init__(self, players: int, chance: Chance, rules: AnySecondChanceRules) -> None:
        super().__init__(players, chance, rules)

    def clear(self) -> None:
        """The empty table before the set-up."""
        self.clear_second_chance()

    def clone(self) -> "Competitive":
        """An independent copy."""
        other = Competitive(self.players, self.chance.copy(), self.second)
        self.copy_second_chance(other)
        return other
