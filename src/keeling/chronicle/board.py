"""How games on the board are read: what classic and both modes of Second Chance share."""

from typing import Any, ClassVar, Final

from keeling.chronicle.reading import Built, Reading
from keeling.kernel.view import EventView
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.construct import PlacePlant, RemoveFossil, ScorePlant
from keeling.titles.common.events import NeglectRegion
from keeling.titles.common.lobby import LobbyPoints
from keeling.titles.common.scoring import ScoreCoins, ScoreCompanyGoal, ScoreMostCubes
from keeling.titles.common.supply import IncomePoints

SHARED_POINTS: Final = {
    ScorePlant.__name__: "points-plants",
    IncomePoints.__name__: "points-income",
    LobbyPoints.__name__: "points-cards",
    NeglectRegion.__name__: "points-disasters",
    ScoreCompanyGoal.__name__: "points-company-goal",
    ScoreCoins.__name__: "points-coins",
    ScoreMostCubes.__name__: "points-cubes",
}


class BoardReading(Reading):
    """A fossil plant that is replaced is the builder's to have avoided, and so is one that never came."""

    points: ClassVar = SHARED_POINTS

    def __init__(self, g: Any) -> None:
        super().__init__(g)
        self.sources = g.rules.wording.sources
        self.cleanest = min(g.rules.fossil_ppm)
        self.builder: int | None = None

    def built(self, event: EventView) -> Built | None:
        """A green plant, perhaps in place of a fossil one."""
        if event["kind"] != PlacePlant.__name__:
            return None
        facts = event["facts"]
        self.builder = facts["player"]
        ((path, (before, _)),) = [item for item in event["words"].items() if item[0].endswith(".plant")]
        space = int(path.split(".")[3])  # regions.2.spaces.1.plant
        return Built(
            self.builder, self.sources[facts["source"]], REGIONS[facts["region"]], space, before or None, green=True
        )

    def whose_air(self, event: EventView) -> int | None:
        """The builder's, if a fossil plant leaves for his; otherwise theirs whose step it is."""
        return self.builder if event["kind"] == RemoveFossil.__name__ else event["seat"]

    def spared(self, decade: int) -> dict[int, int]:
        """The space of the decade's number would get at least the cleanest tile."""
        return {decade - 1: self.cleanest}  # C-SUP-03, S-SUP-03: a decade looks at the space of its number
