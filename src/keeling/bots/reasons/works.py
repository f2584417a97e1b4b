"""What projects are good for: which of them are ready, what a plant there would lead to, what is still lacking."""

from collections.abc import Callable
from typing import Any, Final

from keeling.bots.reasons.reasons import Scene, amounts
from keeling.kernel.messages import Message, Part, message
from keeling.titles.common.construct import building_place
from keeling.titles.common.layout import COAL, EMPTY, SLOT_COUNT, region_of
from keeling.titles.common.regions import all_green
from keeling.titles.common.supply import space_to_supply
from keeling.titles.common.words import fossil_name, project_name, region_name, source_name

Lacks = Callable[[Any, int, int], dict[str, int]]
"""What a player lacks to build from the project of a slot: by the key of an amount, or `expertise`; 0 and less is
nothing."""
EXPERTISE: Final = "expertise"


def relieves(g: Any, slot: int) -> list[Message]:
    """What a plant from the project would do to fossil plants: replace one, or keep the next one out."""
    region = region_of(slot)
    place = building_place(g, region)
    if place == EMPTY:
        return []
    if g.space[place] >= COAL:
        return [message("because-could-replace", plant=fossil_name(g.space[place]), region=region_name(region))]
    due = min(g.decade + 1, g.rules.decades)
    if place == space_to_supply(g, region, due):
        return [message("because-could-fill", region=region_name(region))]
    return []


def comparable(scene: Scene) -> list[int]:
    """The projects that are the same after both turns and from which a plant can still be built."""
    here, other = scene.here, scene.other
    return [
        slot
        for slot in range(SLOT_COUNT)
        if here.project[slot] != EMPTY
        and here.project[slot] == other.project[slot]
        and here.installed[slot] == other.installed[slot]
        and not all_green(here, region_of(slot))
    ]


def reach(scene: Scene, lacks: Lacks) -> list[Message]:
    """The project for which the seat lacks less than after the other turn, and least: and what it still lacks."""
    best: tuple[int, int] | None = None
    for slot in comparable(scene):
        here, other = (total(lacks(g, slot, scene.seat)) for g in (scene.here, scene.other))
        if here < other and (best is None or (here, slot) < best):
            best = (here, slot)
    if best is None:
        return []
    slot = best[1]
    lacking = {key: number for key, number in lacks(scene.here, slot, scene.seat).items() if number > 0}
    project = project_name(scene.here, slot)
    if not lacking:
        return [message("because-can-build", project=project)]
    known = lacking.pop(EXPERTISE, 0)
    goods: list[Part] = amounts(lacking)
    if known:
        goods.append(
            message("because-part-expertise", amount=known, source=source_name(scene.here, scene.here.project[slot]))
        )
    return [message("because-lacks", project=project, goods=goods)]


def total(lacking: dict[str, int]) -> int:
    """How much is lacking: a cube, a CEP and a space of a track each as much as a few coins."""
    return sum(max(0, number) * (1 if key == "amount-money" else DEARER) for key, number in lacking.items())


DEARER: Final = 4
