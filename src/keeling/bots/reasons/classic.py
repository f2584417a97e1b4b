"""Why a turn of the classic game is good."""

from typing import ClassVar

from keeling.bots.reasons.board import BoardReasons, built, points_now
from keeling.bots.reasons.reasons import Scene
from keeling.bots.reasons.works import EXPERTISE
from keeling.kernel.messages import Message
from keeling.titles.classic.state import Classic
from keeling.titles.classic.story import un_goal_text
from keeling.titles.common.layout import EMPTY, SOURCE_COUNT, plant_at, region_of
from keeling.titles.common.regions import plants_by_source


class ClassicReasons(BoardReasons):
    """A plant is worth points, and one more source for a UN Goal."""

    tellers: ClassVar[dict[str, tuple[str, ...]]] = BoardReasons.tellers | {"score": ("scored",)}

    def scored(self, scene: Scene) -> list[Message]:
        """Points: a UN Goal, a plant with the goal it brings nearer, or whatever else brought them."""
        return [*self.goals(scene), *built(scene), *self.nearer(scene)] or points_now(scene)

    def is_ready(self, g: Classic, slot: int, player: int) -> bool:
        """An installed project: whoever comes first builds from it."""
        return g.project[slot] != EMPTY and bool(g.installed[slot])

    def lacks(self, g: Classic, slot: int, player: int) -> dict[str, int]:
        """Expertise and tech cubes, of which the region may give one, and coins; nothing if all plants are built."""
        source, rules = g.project[slot], g.classic
        if g.plants_built[source] >= rules.plant_tiles[source]:
            return {}
        plant = plant_at(source, g.plants_built[source])
        cubes = rules.plant_cubes[plant]
        return {
            EXPERTISE: cubes - g.expertise_of(player, source),
            "amount-cubes": cubes - (1 if g.region_cube[region_of(slot)] else 0) - g.cube[player],
            "amount-money": rules.plant_money[plant] - g.money[player],
        }

    def goal_name(self, g: Classic, card: int) -> Message:
        """By its number and sources."""
        return un_goal_text(g, card)

    def needs(self, g: Classic, card: int) -> list[int]:
        """One plant of each source that is shown."""
        return [g.classic.un_sources[card] >> source & 1 for source in range(SOURCE_COUNT)]

    def has(self, g: Classic, player: int) -> list[int]:
        """The plants the player has built."""
        return plants_by_source(g, player)


REASONS = ClassicReasons
