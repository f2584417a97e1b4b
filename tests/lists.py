"""Lists of the board, by the names of its places: what positions of both titles on it are built from."""

from collections.abc import Mapping

from keeling.titles.common.alphabet import REGIONS, SLOTS, SUMMITS
from keeling.titles.common.layout import NOBODY


def by_region(default: int, **values: int) -> list[int]:
    """A list by region: `region_cep=by_region(0, EU=3)`, `controller=by_region(NOBODY, EU=RED)`."""
    return by_name(REGIONS, values, default)


def by_slot(default: int, **values: int) -> list[int]:
    """A list by project space: `project=by_slot(EMPTY, NA_money=SOLAR)`."""
    return by_name(SLOTS, values, default)


def by_topic(**values: int) -> list[int]:
    """Whose scientist stands on a summit topic: `summit_scientist=by_topic(summit1_2=RED)`."""
    return by_name(SUMMITS, values, NOBODY)


def by_name(names: list[str], values: Mapping[str, int], default: int) -> list[int]:
    """A list with an entry for each of these names, given as keywords with underscores for dashes."""
    keywords = [name.replace("-", "_") for name in names]
    assert set(values) <= set(keywords), values
    return [values.get(keyword, default) for keyword in keywords]
