"""Running phases of Second Chance in tests: steps on a position, fossil tiles to come, whole decades in a hurry."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any, TypeVar

from keeling.kernel.game import Game, Step
from keeling.titles.common.alphabet import END, REGIONS
from keeling.titles.second_chance.state import SecondChance
from keeling.titles.second_chance.tables import SecondChanceTables
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import COAL, GAS, OIL, TABLES, plants

GameT = TypeVar("GameT", bound=SecondChance)


def run(g: GameT, *steps: Step[Any]) -> GameT:
    """Let these steps happen now; they may break no invariant that held before."""
    before = set(g.violations())
    g.then(*steps)
    g.advance()
    assert set(g.violations()) <= before
    return g


def stack(g: GameT, *tiles: int) -> GameT:
    """These fossil tiles are drawn next, in this order; the rest of the deck lies below them."""
    for tile in tiles:
        g.fossil_deck.remove(tile)
    g.fossil_deck += tiles[::-1]
    return g


def supplied(decades: int) -> dict[str, Any]:
    """Demand spaces as if nobody had built anything: each region has a fossil plant for each of these decades."""
    tiles = iter([COAL] * 8 + [OIL] * 10 + [GAS] * 6)
    spaces = zip(REGIONS, TABLES.regions, strict=True)
    return plants(**{name: list(islice(tiles, min(decades, region.demand_spaces))) for name, region in spaces})


class Diary:
    """Listens to a game: the phases it went through, as (decade, phase), and the turns, as (decade, player)."""

    def __init__(self, g: SecondChance) -> None:
        self.phases: list[tuple[int, int]] = []
        self.turns: list[tuple[int, int]] = []
        g.listener = self.listen

    def listen(self, g: Game, step: Step[Any], action: int) -> None:
        assert isinstance(g, SecondChance)
        now = (g.decade, g.phase)
        if not self.phases or self.phases[-1] != now:
            self.phases.append(now)
        if isinstance(step, Turn):
            self.turns.append((g.decade, step.player))


def hurry(g: GameT, until: Callable[[GameT], bool] = lambda g: False) -> GameT:
    """Everybody takes the first action offered and ends his turn as soon as he can, until this holds or the end."""
    while g.decision is not None and not until(g):
        g.play(END.code() if END.code() in g.legal else g.legal[0])
    return g


def with_cooperative(**changed: Any) -> SecondChanceTables:
    """The real tables with other numbers of the cooperative game."""
    return replace(TABLES, cooperative=TABLES.cooperative._replace(**changed))


def with_competitive(**changed: Any) -> SecondChanceTables:
    """The real tables with other numbers of the competitive game."""
    return replace(TABLES, competitive=TABLES.competitive._replace(**changed))
