"""What messages name: continents, sources, plants, summits, places on the board, and the goods of an offer."""

from keeling.kernel.messages import Message, Part, message, thing, verbatim
from keeling.titles.climate_policy.alphabet import PLANTS, SOURCES, SPACES
from keeling.titles.climate_policy.layout import EMPTY, region_of
from keeling.titles.climate_policy.state import ClimatePolicy
from keeling.titles.common.alphabet import REGIONS

# Things that have a name


def region_name(region: int) -> str:
    """A continent."""
    return thing("region", REGIONS[region])


def source_name(source: int) -> str:
    """An energy source."""
    return thing("source", SOURCES[source])


def plant_name(plant: int) -> str:
    """A kind of dirty plants, or a clean one by source and level."""
    return thing("plant", PLANTS[plant])


def summit_word(name: str) -> str:
    """The word of a summit tile, made from the name in the content: `buenos-aires`."""
    return name.lower().replace(" ", "-")


def summit_name(g: ClimatePolicy, tile: int) -> str:
    """A summit tile."""
    return thing("summit", summit_word(g.rules.summit_names[tile]))


# Places and goods


def place_name(g: ClimatePolicy, place: int) -> Message:
    """The plant on a space and where it is."""
    region = region_name(region_of(place))
    space = verbatim(SPACES[place])
    plant = g.space[place]
    if plant == EMPTY:
        return message("policy-place-empty", region=region, space=space)
    if g.exempt[place]:
        return message("policy-place-exempt", plant=plant_name(plant), region=region, space=space)
    return message("policy-place", plant=plant_name(plant), region=region, space=space)


def offered_goods(g: ClimatePolicy) -> list[Part]:
    """What the maker of the open offer would give."""
    return goods(g, g.offer_from, g.offer_money, g.offer_permits, g.offer_loopholes, g.offer_plants)


def asked_goods(g: ClimatePolicy) -> list[Part]:
    """What the maker of the open offer would get."""
    return goods(g, g.offer_to, -g.offer_money, -g.offer_permits, -g.offer_loopholes, g.offer_plants)


def goods(g: ClimatePolicy, giver: int, money: int, permits: int, loopholes: int, plants: list[int]) -> list[Part]:
    """What one side of an offer gives; numbers that are not positive are given by the other side."""
    parts: list[Part] = []
    if money > 0:
        parts.append(message("amount-money", amount=money))
    if permits > 0:
        parts.append(message("amount-permits", amount=permits))
    if loopholes > 0:
        parts.append(message("amount-loopholes", amount=loopholes))
    for place in plants:
        if g.owner[place] == giver:
            parts.append(place_name(g, place))
    return parts
