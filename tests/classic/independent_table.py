"""The independent scorer of the classic game: what only its table has."""

from collections.abc import Mapping
from typing import Any

from independent.accountant import Accountant
from independent.table import NONE, hand

SHEET = ("play", "income", "goal", "coins", "cubes", "un_goals")


class ClassicTable(Accountant):
    """The table of a classic game."""

    first_un_goal = 34
    first_goal = 27
    common_defeats = frozenset({"defeat"})

    def __init__(
        self, content: dict[str, Any], players: int, options: Mapping[str, Any], goals: list[set[int]]
    ) -> None:
        super().__init__(content, players, options, goals)
        self.pile_of = [
            [plant for plant in source["plants"] for _ in range(plant["tiles"])] for source in content["sources"]
        ]
        self.decades = content["flow"]["decades"][players - 1]
        self.operations_co2 = 0
        self.lobby_deck = 0
        self.stack = 0
        self.bid = NONE
        self.bidder = NONE
        self.sheets = [dict.fromkeys(SHEET, 0) for _ in self.seats]
        self.watch()
        for seat in self.seats:
            final = [f"sheet.{line}" for line in SHEET] + ["goal.card", "goal.points"]
            self.mirror.numbers |= dict.fromkeys([f"players.{seat}.{name}" for name in final], 0)
            self.mirror.numbers[f"winners.{seat}"] = 0

    def watched(self) -> list[str]:
        paths = [*super().watched(), "supplies.lobby_deck", "un_stack"]
        return paths + [f"players.{n}.{name}" for n in self.seats for name in ("score", "has_goal", "goal_discarded")]

    def values(self) -> list[int]:
        values = [*super().values(), self.lobby_deck, self.stack]
        for seat in self.seats:
            values += [self.books.of("points", hand(seat)), self.held_goals[seat], self.discarded[seat]]
        return values

    def plant_tiles(self) -> list[int]:
        return [len(pile) for pile in self.pile_of]

    def take_cubes(self, player: int, amount: int, reason: str) -> None:
        missing = amount - min(amount, self.books.of("cubes", "supply"))
        super().take_cubes(player, amount, reason)
        if not self.options["classic_limits"]:
            self.books.move("cubes", "box", hand(player), missing, reason)
