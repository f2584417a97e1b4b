"""The words for companies, places, plants and goods inside a sentence."""

from keeling.kernel.words import count
from keeling.titles.climate_policy.alphabet import DIRTY, SPACES
from keeling.titles.climate_policy.layout import (
    EMPTY,
    dirty_kind,
    is_dirty,
    level_of,
    project_price,
    project_source,
    region_of,
    source_of,
)
from keeling.titles.climate_policy.state import ClimatePolicy


def source_name(g: ClimatePolicy, source: int) -> str:
    """A source as a word inside a sentence."""
    return g.rules.source_names[source].lower()


def plant_name(g: ClimatePolicy, plant: int) -> str:
    """A plant as words inside a sentence: `coal`, `solar (level 2)`."""
    if is_dirty(plant):
        return DIRTY[dirty_kind(plant)]
    return f"{source_name(g, source_of(plant))} (level {level_of(plant) + 1})"


def a_plant(g: ClimatePolicy, plant: int) -> str:
    """A plant with its article: `an oil plant`."""
    name = plant_name(g, plant)
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name} plant"


def region_name(g: ClimatePolicy, region: int) -> str:
    """A continent by its name."""
    return g.rules.region_names[region]


def place_name(g: ClimatePolicy, place: int) -> str:
    """The plant on a space and where it is: `coal in Europe (EU-2)`."""
    plant = g.space[place]
    name = plant_name(g, plant) if plant != EMPTY else "nothing"
    tile = " with a loophole" if g.exempt[place] else ""
    return f"{name}{tile} in {region_name(g, region_of(place))} ({SPACES[place]})"


def project_name(g: ClimatePolicy, project: int) -> str:
    """A research project with its price."""
    return f"{source_name(g, project_source(project))} for ${project_price(project)}"


def offered_goods(g: ClimatePolicy) -> str:
    """What the maker of the open offer would give."""
    return goods(g, g.offer_from, g.offer_money, g.offer_permits, g.offer_loopholes, g.offer_plants)


def asked_goods(g: ClimatePolicy) -> str:
    """What the maker of the open offer would get."""
    return goods(g, g.offer_to, -g.offer_money, -g.offer_permits, -g.offer_loopholes, g.offer_plants)


def goods(g: ClimatePolicy, giver: int, money: int, permits: int, loopholes: int, plants: list[int]) -> str:
    """What one side of an offer gives; numbers that are not positive are given by the other side."""
    parts = [f"${money}"] if money > 0 else []
    if permits > 0:
        parts.append(count(permits, "permit"))
    if loopholes > 0:
        parts.append(count(loopholes, "loophole"))
    parts += [place_name(g, place) for place in plants if g.owner[place] == giver]
    return ", ".join(parts) if parts else "nothing"
