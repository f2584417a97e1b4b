"""Why a turn of Climate Policy is good: plants, research, loopholes and money that can be seen."""

from collections.abc import Callable
from typing import ClassVar, Final

from keeling.bots.reasons.reasons import Reasons, Scene, amounts, control_told
from keeling.kernel.messages import Message, Part, message, seat
from keeling.titles.climate_policy.alphabet import DIRTY_KINDS, REGION_COUNT, SOURCE_COUNT
from keeling.titles.climate_policy.continents import controller, liable_ppm
from keeling.titles.climate_policy.develop import foremost
from keeling.titles.climate_policy.layout import (
    CLEAN_KINDS,
    EMPTY,
    NOBODY,
    is_dirty,
    region_of,
    source_of,
    stock_place,
)
from keeling.titles.climate_policy.names import plant_name, region_name, source_name
from keeling.titles.climate_policy.state import COAL, ClimatePolicy

MOST_SOURCES: Final = 2  # whose research is told


def count_of(g: ClimatePolicy, region: int, plant: int, player: int) -> int:
    """How many such plants the player has on a continent; they move when others are pushed out."""
    return sum(
        1
        for place in range(len(g.space))
        if region_of(place) == region and g.space[place] == plant and g.owner[place] == player
    )


def plants_of(g: ClimatePolicy, region: int, player: int) -> int:
    """How many plants the player has on a continent."""
    return sum(1 for place in range(len(g.space)) if region_of(place) == region and g.owner[place] == player)


def built_plants(scene: Scene, clean: bool | None = None) -> list[tuple[Message, int]]:
    """The plants the seat has built in this turn, in words and by kind; only clean or dirty ones if that is said."""
    told: list[tuple[Message, int]] = []
    here = scene.here
    for place in range(len(here.space)):
        plant, region = here.space[place], region_of(place)
        if plant == EMPTY or here.owner[place] != scene.seat or clean is is_dirty(plant):
            continue
        more = count_of(here, region, plant, scene.seat) > count_of(scene.start, region, plant, scene.seat)
        line = message("because-policy-builds", plant=plant_name(plant), region=region_name(region))
        if more and (line, plant) not in told:
            told.append((line, plant))
    return told


def built(scene: Scene, clean: bool | None = None) -> list[Message]:
    """The same in words alone."""
    return [line for line, _ in built_plants(scene, clean)]


def opened(g: ClimatePolicy, player: int, source: int) -> Message:
    """What the player's research of a source has opened, or leads to next, if it is on the way to anything."""
    pawn = g.pawn_of(player, source)
    plants = sorted(
        (plant for plant in range(CLEAN_KINDS) if source_of(plant) == source), key=g.rules.unlock.__getitem__
    )
    for plant in reversed(plants):
        if g.rules.unlock[plant] == pawn:
            return message("because-policy-unlocks", plant=plant_name(plant))
    for plant in plants:
        if g.rules.unlock[plant] > pawn:
            return message("because-policy-nearer", plant=plant_name(plant), done=pawn, needed=g.rules.unlock[plant])
    return message("because-policy-research", sources=[source_name(source)])


def researched(scene: Scene) -> list[Message]:
    """Sources in whose research the seat is further than after the other turn: which clean plants they lead to."""
    here, other, own = scene.here, scene.other, scene.seat
    more = [source for source in range(SOURCE_COUNT) if here.pawn_of(own, source) > other.pawn_of(own, source)]
    return [opened(here, own, source) for source in more[:MOST_SOURCES]]


def leads(scene: Scene) -> list[Message]:
    """Sources in whose research nobody but the seat is ahead, which brings the grants."""
    here, other, own = scene.here, scene.other, scene.seat
    alone: list[Part] = [
        source_name(source)
        for source in range(SOURCE_COUNT)
        if here.pawn_of(own, source) > foremost(here, own, source)
        and other.pawn_of(own, source) <= foremost(other, own, source)
    ]
    return [message("because-policy-leads", sources=alone)] if alone else []


def in_control(scene: Scene) -> list[Message]:
    """Continents that the seat controls only after this turn."""
    told = []
    for region in range(REGION_COUNT):
        if controller(scene.here, region) == scene.seat != controller(scene.other, region):
            told.append(control_told(region_name(region), controller(scene.start, region), scene.seat))
    return told


def kept(scene: Scene, *names: str) -> list[Message]:
    """Money, permits or loophole tiles that the turn leaves more of."""
    own = scene.seat
    keys = {"money": "amount-money", "permits": "amount-permits", "loopholes": "amount-loopholes"}
    more: list[Part] = amounts(
        {keys[name]: getattr(scene.here, name)[own] - getattr(scene.other, name)[own] for name in names}
    )
    return [message("because-keeps", goods=more)] if more else []


def gone(scene: Scene) -> list[Message]:
    """Dirty plants that have left the board in this turn, whoever owned them."""
    told: list[Message] = []
    start, here = scene.start, scene.here
    for plant in sorted({plant for plant in start.space if is_dirty(plant)}):
        for region in range(REGION_COUNT):
            owners = [NOBODY, *range(start.players)]
            before = sum(count_of(start, region, plant, owner) for owner in owners)
            if sum(count_of(here, region, plant, owner) for owner in owners) < before:
                told.append(message("because-policy-gone", plant=plant_name(plant), region=region_name(region)))
    return told


def avoided(scene: Scene) -> list[Message]:
    """Dirty plants that the seat does not build, and the other turn does."""
    return [
        message("because-policy-avoids", plant=told["args"]["plant"], amount=scene.here.rules.ppm[plant])
        for told, plant in built_plants(scene.turned(), clean=False)
        if told not in built(scene, clean=False)
    ][:1]


def stays(scene: Scene) -> list[Message]:
    """A continent on which the seat has more plants than after the other turn."""
    for region in range(REGION_COUNT):
        here, other = (plants_of(g, region, scene.seat) for g in (scene.here, scene.other))
        if here > other:
            return [message("because-policy-stays", region=region_name(region), amount=here)]
    return []


def drawn(scene: Scene) -> list[Message]:
    """Dirty plants in stock, to be built later."""
    here, other, own = scene.here, scene.other, scene.seat
    return [
        message("because-policy-stock", plant=plant_name(COAL + kind))
        for kind in range(DIRTY_KINDS)
        if here.stock[stock_place(own, kind)] > other.stock[stock_place(own, kind)]
    ][:1]


def answers_less(scene: Scene) -> list[Message]:
    """Emissions the seat has not to answer for under the policy."""
    less = liable_ppm(scene.other, scene.seat) - liable_ppm(scene.here, scene.seat)
    return [message("because-policy-ppm", amount=less)] if less > 0 else []


def offered(scene: Scene) -> list[Message]:
    """An offer that is open, to whom."""
    here = scene.here
    if here.offer_from != scene.seat or here.offer_to == NOBODY:
        return []
    return [message("because-policy-offer", player=seat(here.offer_to))]


class PolicyReasons(Reasons):
    """What a company sees of its prospects."""

    fancied: ClassVar[frozenset[str]] = frozenset(["builds to come", "research", "grants", "loopholes"])

    def explain(self, feature: str, gain: int, scene: Scene) -> list[Message]:
        """Plants and builds by the plants, research by its track, burden by permits and tiles; the planet by plants."""
        if scene.here.decade != scene.start.decade:
            return []  # what chance brought after the turn is not its doing
        for teller in TELLERS.get(feature, ()):
            told = teller(scene)
            if told:
                return told
        return []


def wealth(scene: Scene) -> list[Message]:
    """Money and permits."""
    return kept(scene, "money", "permits")


def shelter(scene: Scene) -> list[Message]:
    """Permits and loophole tiles."""
    return kept(scene, "permits", "loopholes")


def clean(scene: Scene) -> list[Message]:
    """Clean plants of this turn."""
    return built(scene, clean=True)


TELLERS: Final[dict[str, tuple[Callable[[Scene], list[Message]], ...]]] = {
    "plants": (built, stays),
    "builds to come": (researched, drawn, wealth),
    "control": (in_control,),
    "research": (researched, wealth),
    "grants": (leads, researched),
    "holdings": (wealth,),
    "ready money": (wealth,),
    "burden": (shelter, answers_less),
    "loopholes": (shelter,),
    "planet": (gone, clean, avoided),
    "offer": (offered,),
}
"""For each feature what may explain it, in order: the first that has something to say does."""

REASONS = PolicyReasons
