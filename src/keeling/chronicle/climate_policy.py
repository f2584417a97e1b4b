"""How games of Climate Policy are read: CO2 rises where plants are put, and falls where they are demolished."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from keeling.chronicle.reading import Built, Reading
from keeling.kernel.view import EventView
from keeling.titles.climate_policy.alphabet import PLANTS, SOURCES
from keeling.titles.climate_policy.build import Build, PlacePlant
from keeling.titles.climate_policy.demolish import DemolishPlant
from keeling.titles.climate_policy.layout import BY_PUSH, NOBODY, is_dirty, source_of
from keeling.titles.climate_policy.upkeep import DrawEvent
from keeling.titles.common.alphabet import REGIONS

SHEET: Final = {
    "dirty": "points-dirty",
    "clean": "points-clean",
    "money": "points-money",
    "permits": "points-permits",
    "debt": "points-debt",
}


def somebody(owner: int) -> int | None:
    """A seat, or None for plants of nobody."""
    return owner if owner != NOBODY else None


class PolicyReading(Reading):
    """Who builds answers for what he emits; a plant that is pushed out is his to have avoided who pushed it."""

    standing: ClassVar = "worth"

    def __init__(self, g: Any) -> None:
        super().__init__(g)
        self.builder: int | None = None
        self.pushed: str | None = None

    def built(self, event: EventView) -> Built | None:
        """A plant of a company, or one of nobody by an event; perhaps it has pushed another out."""
        facts, kind = event["facts"], event["kind"]
        if kind == Build.__name__:
            self.builder = facts["player"]
        elif kind == DrawEvent.__name__:
            self.builder = None
        elif kind == DemolishPlant.__name__ and facts["reason"] == BY_PUSH:
            self.pushed = PLANTS[facts["plant"]]
        elif kind == PlacePlant.__name__:
            plant, pushed, self.pushed = facts["plant"], self.pushed, None
            dirty = is_dirty(plant)
            source = PLANTS[plant] if dirty else SOURCES[source_of(plant)]
            region = facts["region"]
            return Built(somebody(facts["owner"]), source, REGIONS[region], -1, pushed, not dirty)
        return None

    def whose_air(self, event: EventView) -> int | None:
        """The owner's, and for a plant that is pushed out theirs who built in its place."""
        facts = event["facts"]
        if event["kind"] == DemolishPlant.__name__:
            return self.builder if facts["reason"] == BY_PUSH else somebody(facts["owner"])
        return somebody(facts.get("owner", NOBODY))

    def sheet(self, player: Mapping[str, Any]) -> Mapping[str, int] | None:
        """The lines of the scoring sheet."""
        lines = {key: player["sheet"][line] for line, key in SHEET.items()}
        return lines if player["score"] == sum(lines.values()) else {}  # P-SEQ-08: after defeat nobody scores


READING = PolicyReading
