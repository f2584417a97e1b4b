"""How the state is numbered agrees with the words of the alphabet."""

from climate_policy.positions import NA, OC, SOLAR
from keeling.titles.climate_policy.alphabet import DIRTY, PLANTS, PROJECTS, SOURCES, SPACES
from keeling.titles.climate_policy.layout import (
    CLEAN_KINDS,
    PLANT_KINDS,
    clean_plant,
    dirty_kind,
    dirty_plant,
    first_space,
    is_dirty,
    level_of,
    project_at,
    project_price,
    project_source,
    region_of,
    source_of,
    spaces_of,
)
from keeling.titles.common.alphabet import REGIONS


def test_spaces_are_numbered_continent_by_continent() -> None:
    assert SPACES[first_space(NA)] == "NA-1"
    assert [SPACES[space] for space in spaces_of(OC)] == [f"OC-{number}" for number in range(1, 7)]
    for space, word in enumerate(SPACES):
        assert REGIONS[region_of(space)] == word.split("-")[0]


def test_plants_are_numbered_by_source_and_level_the_dirty_ones_last() -> None:
    assert PLANTS[clean_plant(SOLAR, 1)] == "solar-2"
    for plant, word in enumerate(PLANTS[:CLEAN_KINDS]):
        assert not is_dirty(plant)
        assert f"{SOURCES[source_of(plant)]}-{level_of(plant) + 1}" == word
    for plant in range(CLEAN_KINDS, PLANT_KINDS):
        assert is_dirty(plant)
        assert DIRTY[dirty_kind(plant)] == PLANTS[plant]
        assert dirty_plant(dirty_kind(plant)) == plant


def test_projects_are_numbered_by_source_and_price() -> None:
    assert PROJECTS[project_at(SOLAR, 3)] == "solar-3"
    for project, word in enumerate(PROJECTS):
        assert f"{SOURCES[project_source(project)]}-{project_price(project)}" == word
