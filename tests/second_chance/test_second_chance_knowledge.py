# ruff: noqa: N802
"""Gaining Knowledge (rulebook): tracks, icons, sources of knowledge, levels."""

from typing import Any

import pytest

from keeling.kernel.game import Step
from keeling.titles.common import refusal as shared
from keeling.titles.common.tracks import GainExpertise
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    BONUS_ANY,
    BONUS_CUBE,
    BONUS_REGION_CEP,
    BONUS_SOURCE,
    FORESTATION,
    HYDRO,
    NOBODY,
    RECYCLING,
    RED,
    SOLAR,
    TABLES,
    WIND,
    Mode,
    Prepared,
    asked,
    both,
    by_slot,
    given,
    knowledge,
    options_of,
    play,
    projects,
    refusal_of,
    tables_with_bonuses,
)
from second_chance.wandering import wander

PLAIN = tables_with_bonuses()


def learning(mode: Mode, bonuses: dict[str, dict[int, int]], sources: list[int], **state: Any) -> Any:
    """Red gains these points of knowledge one after the other, in a game of three with these bonuses."""
    steps = [GainExpertise(RED, source) for source in sources]
    state = {"players": 3} | state
    return given(mode, *steps, tables=tables_with_bonuses(**bonuses), **state)


@both
@pytest.mark.rule("S-KNO-01")
def test_a_point_is_a_space(mode: Mode) -> None:
    g = learning(mode, {}, [WIND, WIND, SOLAR])
    assert g.expertise == knowledge(3, wind=[2, 0, 0], solar=[1, 0, 0])


@both
@pytest.mark.rule("S-KNO-02")
def test_every_icon_reached_or_passed_gives_its_bonus(mode: Mode) -> None:
    """Two points from space 1 to space 3: the icon on space 2 counts too, and before the third space is reached."""
    g = learning(mode, {"wind": {2: BONUS_CUBE, 3: BONUS_CUBE}}, [WIND, WIND], expertise=knowledge(3, wind=[1, 0, 0]))
    assert (asked(g), g.expertise[WIND]) == (RED, 2), "depth first (G-35)"
    play(g, "give 1")
    assert g.expertise[WIND] == 3
    play(g, "give 1")
    assert g.cube == [4, 2, 2]


@both
@pytest.mark.rule("S-KNO-02")
def test_an_icon_gives_its_bonus_to_everybody_who_reaches_it(mode: Mode) -> None:
    g = learning(mode, {"wind": {1: BONUS_CUBE}}, [WIND], expertise=knowledge(3, wind=[0, 4, 1]))
    assert asked(g) == RED
    play(g, "give 1")
    assert g.cube == [3, 2, 2]


# The four kinds of icons


@both
@pytest.mark.rule("S-KNO-03")
def test_an_energy_icon_is_a_point_of_its_type(mode: Mode) -> None:
    g = learning(mode, {"wind": {1: BONUS_SOURCE + RECYCLING}}, [WIND])
    play(g, "give 1")
    assert g.expertise == knowledge(3, wind=[1, 0, 0], recycling=[1, 0, 0])


@both
@pytest.mark.rule("S-KNO-04")
def test_a_tech_icon_is_a_cube_of_the_pool(mode: Mode) -> None:
    g = learning(mode, {"wind": {1: BONUS_CUBE}}, [WIND])
    assert g.cubes == 24
    play(g, "give 1")
    assert (g.cube, g.cubes) == ([3, 2, 2], 23)
    empty = learning(mode, {"wind": {1: BONUS_CUBE}}, [WIND], cube=[30, 0, 0])
    assert (asked(empty), empty.cube) == (NOBODY, [30, 0, 0]), "G-37: nobody can use it"


@both
@pytest.mark.rule("S-KNO-05", "S-KNO-06")
def test_a_region_icon_sends_a_cep_of_the_market_to_a_region_with_room(mode: Mode) -> None:
    limits = [region.cep_limit for region in TABLES.regions]
    ceps = [limits[0], limits[1] - 1, limits[2], 0, limits[4], limits[5]]
    g = learning(mode, {"wind": {1: BONUS_REGION_CEP}}, [WIND], region_cep=ceps)
    assert (asked(g), options_of(g)) == (RED, ["place-cep SA", "place-cep AF"])
    assert refusal_of(g, "place-cep NA") == shared.REGION_FULL
    bank = g.bank
    play(g, "place-cep AF")
    assert g.region_cep == [*ceps[:3], 1, *ceps[4:]]
    assert (g.market, g.bank, g.cep) == (1, bank, [2, 2, 2])


@both
@pytest.mark.rule("S-KNO-06")
@pytest.mark.parametrize("strict", [False, True])
def test_a_region_icon_is_lost_if_every_region_is_full(mode: Mode, strict: bool) -> None:
    """G-34, G-37: and then nobody is asked anything."""
    g = learning(
        mode,
        {"wind": {1: BONUS_REGION_CEP}},
        [WIND],
        region_cep=[region.cep_limit for region in TABLES.regions],
        options={"strict_bonus_ui": strict},
    )
    assert asked(g) == NOBODY
    assert g.market == 2


@both
@pytest.mark.rule("S-KNO-05")
def test_a_region_icon_is_lost_without_a_cep_in_the_market(mode: Mode) -> None:
    """G-34."""
    g = learning(mode, {"wind": {1: BONUS_REGION_CEP}}, [WIND], market=0, cep=[2, 2, 24])
    assert (g.bank, asked(g)) == (1, NOBODY)
    assert sum(g.region_cep) == 21


@both
@pytest.mark.rule("S-KNO-07")
def test_a_generic_icon_is_a_point_of_any_type(mode: Mode) -> None:
    g = learning(mode, {"wind": {1: BONUS_ANY}}, [WIND], expertise=knowledge(3, hydro=[6, 0, 0]))
    play(g, "give 1")
    assert options_of(g) == ["learn forestation", "learn solar", "learn wind", "learn recycling"], "G-36"
    assert refusal_of(g, "learn hydro") == shared.TRACK_FULL
    play(g, "learn wind")
    assert g.expertise[WIND] == 2


@both
@pytest.mark.rule("S-KNO-07")
def test_T_45_a_generic_icon_moves_the_same_disc_again(mode: Mode) -> None:
    g = given(
        mode,
        Turn(RED),
        **projects(NA_money=FORESTATION),
        project_scientist=by_slot(NOBODY, NA_money=RED),
        tables=tables_with_bonuses(forestation={3: BONUS_ANY}),
        expertise=knowledge(2, forestation=[2, 0]),
    )
    play(g, "move NA-money hand", "give 1", "learn forestation")
    assert g.expertise == knowledge(2, forestation=[4, 0])


# The end of the track


@both
@pytest.mark.rule("S-KNO-10")
def test_points_beyond_the_end_are_lost(mode: Mode) -> None:
    g = learning(mode, {"hydro": {6: BONUS_CUBE}}, [HYDRO, HYDRO], expertise=knowledge(3, hydro=[5, 0, 0]))
    play(g, "give 1")
    assert g.expertise == knowledge(3, hydro=[6, 0, 0])
    assert (asked(g), g.cube[RED]) == (NOBODY, 3), "the icon of the last space gives no second cube"


# Where knowledge comes from


@both
@pytest.mark.rule("S-KNO-11", "S-PRO-02")
def test_proposing_teaches(mode: Mode) -> None:
    g = given(mode, Turn(RED), tables=PLAIN, expertise=knowledge(2, hydro=[3, 1]))
    play(g, "propose SA-money hydro")
    assert g.expertise == knowledge(2, hydro=[4, 1])


@both
@pytest.mark.rule("S-KNO-12")
def test_building_teaches_nothing(mode: Mode) -> None:
    g = given(
        mode, Turn(RED), **projects(NA_tech=Prepared(WIND, BLUE)), expertise=knowledge(2, wind=[2, 0]), tables=PLAIN
    )
    play(g, "build NA-tech plain")
    assert g.expertise == knowledge(2, wind=[2, 0])


@both
@pytest.mark.rule("S-KNO-11", "S-KNO-12", "S-OPS-10")
def test_nothing_else_teaches(mode: Mode) -> None:
    """In whole games every point comes from a proposal, a move, a recruit, a summit, an icon or a card."""
    teachers = {"Propose", "MoveScientist", "LearnByRecruiting", "SummitPoint", "GiveBonus", "LearnAny", "PlayLobbyist"}
    passing = {"GainExpertise", "BonusCep", "RefillMarket", "BonusCube", "PlaceBonusCep", "AchieveGoal"}
    found: set[str] = set()
    last = [""]

    def hear(g: Any, step: Step[Any], action: int) -> None:
        name = type(step).__name__
        if name == "GainExpertise":
            found.add(last[0])
        elif name not in passing:
            last[0] = name

    for seed in range(25):
        wander(mode, 2 + seed % 3, seed, hear, {"bonus_recipient": "any"})
    assert found <= teachers, found - teachers
    assert {"Propose", "MoveScientist", "LearnByRecruiting", "SummitPoint", "GiveBonus", "PlayLobbyist"} <= found


# Levels


@both
@pytest.mark.rule("S-KNO-13", "S-BLD-01")
def test_T_59_a_level_needs_its_space_on_the_track(mode: Mode) -> None:
    """B-46: Blue's disc is one space short of the mark of level 2, though far beyond 2."""
    mark = TABLES.sources[WIND].levels[1].space
    state: dict[str, Any] = {
        **projects(NA_tech=Prepared(WIND, RED, level=1), OC_tech=Prepared(WIND, RED, level=2)),
        "money": [0, 30],
        "cube": [0, 9],
        "tables": PLAIN,
    }
    g = given(mode, Turn(BLUE), **state, expertise=knowledge(2, wind=[7, mark - 1]))
    assert mark - 1 >= 2
    assert "build NA-tech plain" in options_of(g)
    assert refusal_of(g, "build OC-tech plain") == shared.NOT_ENOUGH_EXPERTISE
    g = given(mode, Turn(BLUE), **state, expertise=knowledge(2, wind=[0, mark]))
    assert {"build NA-tech plain", "build OC-tech plain"} <= set(options_of(g))
    low = given(mode, Turn(BLUE), **state, expertise=knowledge(2, wind=[0, TABLES.sources[WIND].levels[0].space - 1]))
    assert refusal_of(low, "build NA-tech plain") == shared.NOT_ENOUGH_EXPERTISE


@both
@pytest.mark.rule("S-KNO-13")
def test_knowledge_of_another_type_does_not_help(mode: Mode) -> None:
    g = given(
        mode,
        Turn(RED),
        **projects(NA_tech=Prepared(WIND, RED)),
        expertise=knowledge(2, solar=[10, 0], hydro=[6, 0]),
    )
    assert refusal_of(g, "build NA-tech plain") == shared.NOT_ENOUGH_EXPERTISE
