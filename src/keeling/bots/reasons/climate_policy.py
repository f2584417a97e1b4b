"""Why a turn of Climate Policy is good: plants, research, loopholes and money that can be seen."""

from keeling.bots.reasons.reasons import Reasons, Scene, amounts, control_told
from keeling.kernel.messages import Message, Part, message
from keeling.titles.climate_policy.alphabet import REGION_COUNT, SOURCE_COUNT
from keeling.titles.climate_policy.continents import controller
from keeling.titles.climate_policy.layout import EMPTY, NOBODY, is_dirty, region_of
from keeling.titles.climate_policy.names import plant_name, region_name, source_name
from keeling.titles.climate_policy.state import ClimatePolicy


def count_of(g: ClimatePolicy, region: int, plant: int, player: int) -> int:
    """How many such plants the player has on a continent; they move when others are pushed out."""
    return sum(
        1
        for place in range(len(g.space))
        if region_of(place) == region and g.space[place] == plant and g.owner[place] == player
    )


def built(scene: Scene, clean: bool | None = None) -> list[Message]:
    """The plants the seat has built in this turn; only clean or dirty ones if that is said."""
    told: list[Message] = []
    here = scene.here
    for place in range(len(here.space)):
        plant, region = here.space[place], region_of(place)
        if plant == EMPTY or here.owner[place] != scene.seat or clean is is_dirty(plant):
            continue
        more = count_of(here, region, plant, scene.seat) > count_of(scene.start, region, plant, scene.seat)
        line = message("because-policy-builds", plant=plant_name(plant), region=region_name(region))
        if more and line not in told:
            told.append(line)
    return told


def researched(scene: Scene) -> list[Message]:
    """Sources in whose research the seat is further than after the other turn."""
    here, other, own = scene.here, scene.other, scene.seat
    more: list[Part] = [
        source_name(source) for source in range(SOURCE_COUNT) if here.pawn_of(own, source) > other.pawn_of(own, source)
    ]
    return [message("because-policy-research", sources=more)] if more else []


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


class PolicyReasons(Reasons):
    """What a company sees of its prospects."""

    def explain(self, feature: str, gain: int, scene: Scene) -> list[Message]:
        """Plants and builds by the plants, research by its track, burden by permits and tiles; the planet by plants."""
        if scene.here.decade != scene.start.decade:
            return []  # what chance brought after the turn is not its doing
        if feature in ("plants", "builds to come"):
            return built(scene) or (researched(scene) if feature == "builds to come" else [])
        if feature == "control":
            return in_control(scene)
        if feature in ("research", "grants"):
            return researched(scene)
        if feature in ("holdings", "ready money"):
            return kept(scene, "money", "permits")
        if feature in ("burden", "loopholes"):
            return kept(scene, "permits", "loopholes")
        if feature == "planet":
            return gone(scene) or built(scene, clean=True)
        return []


REASONS = PolicyReasons
