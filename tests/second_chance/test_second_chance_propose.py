# ruff: noqa: N802
"""Propose a Project (rulebook 1.2a)."""

from typing import Any

import pytest

from keeling.titles.common import refusal as shared
from keeling.titles.common.alphabet import SLOTS
from keeling.titles.second_chance.alphabet import SOURCES
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    BONUS_REGION_CEP,
    EMPTY,
    FORESTATION,
    HYDRO,
    NA,
    NOBODY,
    RECYCLING,
    RED,
    SOLAR,
    WIND,
    Mode,
    Prepared,
    Proposed,
    agendas,
    asked,
    both,
    by_region,
    by_slot,
    given,
    knowledge,
    lobbyists,
    options_of,
    plants,
    play,
    projects,
    refusal_of,
    slot_of,
    tables_with_bonuses,
)

PLAIN = tables_with_bonuses()


@both
@pytest.mark.rule("S-PRO-01")
def test_any_type_of_the_agenda_on_any_empty_space(mode: Mode) -> None:
    g = given(mode, Turn(RED), **projects(NA_money=SOLAR, EU_tech=Prepared(WIND, BLUE)))
    found = {tuple(text.split()[1:]) for text in options_of(g) if text.startswith("propose")}
    expected = {
        (name, SOURCES[source])
        for slot, name in enumerate(SLOTS)
        for source in g.agenda[slot // 3 * 3 : slot // 3 * 3 + 3]
        if name not in ("NA-money", "EU-tech")
    }
    assert found == expected
    assert refusal_of(g, "propose NA-money wind") == shared.SLOT_TAKEN
    assert refusal_of(g, "propose EU-tech wind") == shared.SLOT_TAKEN
    assert refusal_of(g, "propose NA-tech recycling") == shared.NOT_ON_AGENDA


@both
@pytest.mark.rule("S-PRO-01", "S-SET-11")
@pytest.mark.parametrize(("left", "level"), [(5, 1), (4, 1), (3, 2), (2, 2), (1, 2)])
def test_the_top_tile_is_taken(mode: Mode, left: int, level: int) -> None:
    pool = [5, left, 5, 5, 5]
    g = given(mode, Turn(RED), project_pool=pool, tables=PLAIN)
    g.play(mode.alphabet.parse("propose NA-tech solar"))
    slot = slot_of("NA-tech")
    assert (g.project[slot], g.level[slot], g.installed[slot], g.token[slot]) == (SOLAR, level, 0, NOBODY)
    assert g.project_pool == [5, left - 1, 5, 5, 5]


@both
@pytest.mark.rule("S-PRO-01")
def test_tiles_on_plants_count_as_taken(mode: Mode) -> None:
    """Two solar projects became plants, so the next one is of level 2."""
    g = given(mode, Turn(RED), **plants(OC=[(SOLAR, BLUE), (SOLAR, BLUE)]), tables=PLAIN)
    play(g, "propose NA-tech solar")
    assert g.level[slot_of("NA-tech")] == 2


@both
@pytest.mark.rule("S-PRO-01")
def test_several_projects_of_one_type_in_a_region(mode: Mode) -> None:
    """G-120."""
    g = given(mode, Turn(RED), **projects(NA_money=SOLAR, NA_research=Prepared(SOLAR, BLUE)))
    assert "propose NA-tech solar" in options_of(g)


@both
@pytest.mark.rule("S-PRO-01", "S-INF-01")
def test_a_region_full_of_green_plants_still_takes_projects(mode: Mode) -> None:
    """G-121: though nothing can be built there any more."""
    state: dict[str, Any] = {**projects(AF_money=WIND), **plants(AF=[(FORESTATION, BLUE)] * 3)}
    g = given(mode, Turn(RED), **state)
    assert {"propose AF-tech wind", "prepare AF-money"} <= set(options_of(g))


@both
@pytest.mark.rule("S-PRO-02", "S-PRO-03", "S-PRO-04")
def test_T_55_knowledge_and_money(mode: Mode) -> None:
    g = given(mode, Turn(RED), agenda=agendas(NA=[SOLAR, HYDRO, RECYCLING]), region_cep=by_region(2, NA=5))
    play(g, "propose NA-money solar")
    assert g.expertise == knowledge(2, solar=[1, 0])
    assert g.money == [15, 10]
    assert g.region_cep[NA] == 5, "the CEPs stay"


@both
@pytest.mark.rule("S-PRO-03")
@pytest.mark.parametrize(("grant", "gain"), [("money", (4, 0)), ("tech", (0, 2)), ("research", (0, 0))])
def test_the_covered_space_says_which_grant(mode: Mode, grant: str, gain: tuple[int, int]) -> None:
    g = given(mode, Turn(RED))
    play(g, f"propose NA-{grant} solar")
    assert (g.money[RED] - 10, g.cube[RED] - 2) == gain
    assert ("recruit" in options_of(g)) == (grant == "research")


@both
@pytest.mark.rule("S-PRO-03", "S-PRO-02")
def test_knowledge_comes_before_the_grant(mode: Mode) -> None:
    """G-110: a CEP put into the region by an icon counts for the grant."""
    g = given(mode, Turn(RED), tables=tables_with_bonuses(solar={1: BONUS_REGION_CEP}))
    play(g, "propose NA-money solar")
    assert (options_of(g)[0], g.money[RED]) == ("place-cep NA", 10)
    play(g, "place-cep NA")
    assert (g.region_cep[NA], g.money[RED]) == (5, 15)


@both
@pytest.mark.rule("S-PRO-04")
@pytest.mark.parametrize("ceps", [0, 1, 3])
def test_T_56_a_dollar_for_each_cep_and_no_minimum(mode: Mode, ceps: int) -> None:
    g = given(mode, Turn(RED), region_cep=by_region(2, NA=ceps))
    play(g, "propose NA-money solar")
    assert g.money == [10 + ceps, 10]


@both
@pytest.mark.rule("S-PRO-05")
@pytest.mark.parametrize(("supply", "gain"), [(26, 2), (2, 2), (1, 1), (0, 0)])
def test_two_cubes_as_far_as_they_reach(mode: Mode, supply: int, gain: int) -> None:
    """G-14."""
    g = given(mode, Turn(RED), cube=[2, 28 - supply])
    assert g.cubes == supply
    play(g, "propose NA-tech solar")
    assert (g.cube[RED], g.cubes) == (2 + gain, supply - gain)


@both
@pytest.mark.rule("S-PRO-06", "S-SCI-15")
def test_the_research_grant_recruits_or_moves(mode: Mode) -> None:
    g = given(
        mode,
        Turn(RED),
        **projects(SA_money=HYDRO, OC_tech=WIND),
        project_scientist=by_slot(NOBODY, SA_money=RED, OC_tech=BLUE),
        tables=PLAIN,
    )
    play(g, "propose NA-research solar")
    moves = {text for text in options_of(g) if text.startswith("move")}
    assert moves == {
        "move hand NA-research",
        "move SA-money hand",
        "move SA-money NA-research",
        "move SA-money summit3-2",
        "move SA-money summit6-2",
    }, "the new project too; only own scientists"
    assert options_of(g)[0] == "recruit"
    other = g.clone()
    play(other, "move SA-money NA-research")
    assert other.expertise == knowledge(2, solar=[1, 0], hydro=[1, 0]), "leaving teaches as ever"
    assert (other.move_done, other.pool_scientists[RED]) == (0, 2)
    play(g, "recruit", "learn wind")
    assert (g.hand_scientists[RED], g.pool_scientists[RED]) == (2, 1)
    assert g.project_scientist[slot_of("SA-money")] == RED


@both
@pytest.mark.rule("S-PRO-06")
def test_the_research_grant_can_be_declined(mode: Mode) -> None:
    """G-29."""
    g = given(mode, Turn(RED), lobby_place=lobbyists(red=[1]))
    play(g, "propose NA-research solar", "decline")
    assert (g.hand_scientists, g.pool_scientists) == ([1, 1], [3, 3])
    assert "end" in options_of(g)


@both
@pytest.mark.rule("S-PRO-07")
def test_no_tile_no_proposal(mode: Mode) -> None:
    """G-15."""
    state: dict[str, Any] = {
        **projects(NA_money=SOLAR, NA_tech=SOLAR, SA_money=Proposed(SOLAR, 2), OC_money=Prepared(SOLAR, BLUE, 2)),
        **plants(OC=[(SOLAR, BLUE)]),
    }
    g = given(mode, Turn(RED), **state)
    assert g.project_pool[SOLAR] == 0
    assert refusal_of(g, "propose SA-tech solar") == shared.NO_PROJECT_TILE
    assert not [text for text in options_of(g) if text.startswith("propose") and text.endswith("solar")]


@both
@pytest.mark.rule("S-PRO-07", "S-BLD-04")
def test_tiles_do_not_come_back(mode: Mode) -> None:
    g = given(
        mode,
        Turn(RED),
        **projects(NA_tech=Prepared(WIND, BLUE)),
        expertise=knowledge(2, wind=[2, 0]),
    )
    assert g.project_pool[WIND] == 4
    play(g, "build NA-tech plain")
    assert g.project_pool[WIND] == 4


@both
@pytest.mark.rule("S-PRO-08")
@pytest.mark.parametrize("level", [1, 2])
def test_the_level_matters_for_building_only(mode: Mode, level: int) -> None:
    """Without knowledge Red proposes a tile of level 2 and prepares one, with the same grants and benefits."""
    g = given(mode, Turn(RED), project_pool=[5, 6 - 2 * level, 5, 5, 5], tables=PLAIN)
    g.play(mode.alphabet.parse("propose NA-tech solar"))
    assert (g.level[slot_of("NA-tech")], g.cube[RED], g.expertise[SOLAR]) == (level, 4, 1)
    g = given(mode, Turn(RED), **projects(NA_money=Proposed(WIND, level)), tables=PLAIN)
    play(g, "prepare NA-money")
    assert (g.money[RED], g.cube[RED], g.cep[RED]) == (15, 3, 1)
    assert g.level[slot_of("NA-money")] == level


@both
@pytest.mark.rule("S-PRO-09")
def test_a_project_belongs_to_its_region(mode: Mode) -> None:
    """Blue prepares what Red proposed, and Red builds what Blue prepared."""
    g = given(
        mode,
        Turn(RED),
        Turn(BLUE),
        Turn(RED),
        expertise=knowledge(2, wind=[2, 0]),
        lobby_place=lobbyists(red=[1], blue=[2]),
        tables=PLAIN,
    )
    play(g, "propose NA-tech wind", "end")
    assert asked(g) == BLUE
    play(g, "prepare NA-tech", "end", "build NA-tech plain")
    assert g.project[slot_of("NA-tech")] == EMPTY
    assert g.plants_built[WIND] == 1
