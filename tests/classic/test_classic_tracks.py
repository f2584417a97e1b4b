"""The tracks of expertise (rulebook 2.2.1.1): how a disc advances, and the bonuses on its way."""

from typing import Any

import pytest

from classic.positions import (
    BIOMASS,
    BLUE,
    COLD_FUSION,
    EMPTY,
    FORESTATION,
    NOBODY,
    RECYCLING,
    RED,
    SOLAR,
    TABLES,
    asked,
    by_region,
    by_slot,
    by_topic,
    discs,
    given,
    lobby_hands,
    options_of,
    play,
    refusal_of,
    tables_with,
)
from keeling.kernel.game import NOT_ASKED
from keeling.titles.classic.content import ClassicTables, Plant
from keeling.titles.classic.state import Classic
from keeling.titles.classic.turn import Turn
from keeling.titles.common import refusal as shared
from keeling.titles.common.layout import BONUS_ANY, BONUS_CUBE, BONUS_REGION_CEP, BONUS_SOURCE
from keeling.titles.common.tracks import GainExpertise

LENGTHS = (10, 10, 7, 6, 5)
NAMES = ("forestation", "solar", "cold_fusion", "biomass", "recycling")


def bonuses(**tracks: dict[int, int]) -> ClassicTables:
    """The real tables with only these bonuses: `bonuses(solar={2: BONUS_CUBE})` for the second space of solar."""
    sources: dict[str, dict[str, Any]] = {}
    for name, length in zip(NAMES, LENGTHS, strict=True):
        track = tracks.get(name, {})
        sources[name] = {"bonuses": tuple(track.get(space, 0) for space in range(1, length + 1))}
    return tables_with(**sources)


def gain(source: int, tables: ClassicTables, **state: Any) -> Classic:
    """Red gains a point in the source, outside any turn."""
    return given(GainExpertise(RED, source), tables=tables, **state)


RED_ON_SOLAR = {"project_scientist": by_slot(NOBODY, NA_money=RED)}
RED_ON_FUSION = {"project_scientist": by_slot(NOBODY, EU_money=RED)}
TO_SUMMIT = ["move NA-money summit1-2", "propose AF-money recycling", "end", "learn forestation", "learn forestation"]

WAYS: list[tuple[int, list[str], dict[str, Any]]] = [
    (RED, ["propose AF-money recycling", "end"], RED_ON_SOLAR),
    (RED, ["construct NA-tech"], {}),
    (RED, TO_SUMMIT, {**RED_ON_SOLAR, "summit_scientist": by_topic(summit1_1=BLUE)}),
    (BLUE, ["install NA-money", "move NA-money hand"], RED_ON_SOLAR),
    (RED, ["propose AF-money recycling", "end"], RED_ON_FUSION),
    (RED, ["move NA-money summit1-2", "lobby 20 main"], {**RED_ON_SOLAR, "lobby_place": lobby_hands(red=[20])}),
]


@pytest.mark.rule("C-EXP-01")
@pytest.mark.parametrize(
    ("turn", "actions", "state"), WAYS, ids=["project", "construction", "summit", "sent away", "bonus", "lobby card"]
)
def test_the_six_ways_to_learn(turn: int, actions: list[str], state: dict[str, Any]) -> None:
    g = given(
        Turn(turn),
        tables=bonuses(cold_fusion={1: BONUS_SOURCE + SOLAR}),
        project=by_slot(EMPTY, NA_money=SOLAR, NA_tech=SOLAR, EU_money=COLD_FUSION),
        installed=by_slot(0, NA_tech=1),
        expertise=discs(2, solar=[2, 0]),
        cube=[2, 0],
        **state,
    )
    play(g, *actions)
    assert g.expertise_of(RED, SOLAR) == 3


@pytest.mark.rule("C-EXP-01")
@pytest.mark.parametrize(
    "action", ["propose NA-research solar", "install NA-money", "buy", "sell", "move hand NA-money", "lobby 20 minor"]
)
def test_nothing_else_teaches(action: str) -> None:
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR), lobby_place=lobby_hands(red=[20]))
    play(g, action)
    assert g.expertise == discs(2)


@pytest.mark.rule("C-EXP-02")
@pytest.mark.parametrize("source", range(5))
def test_the_first_point_puts_a_disc_on_the_first_space(source: int) -> None:
    g = gain(source, bonuses())
    assert g.expertise_of(RED, source) == 1
    assert sum(g.expertise) == 1


@pytest.mark.rule("C-EXP-03", "C-EXP-05")
def test_a_bonus_is_given_at_once_and_only_on_entering() -> None:
    g = given(
        Turn(RED),
        tables=bonuses(solar={3: BONUS_CUBE}),
        project=by_slot(EMPTY, NA_money=SOLAR, NA_tech=SOLAR),
        installed=by_slot(0, NA_money=1),
        project_scientist=by_slot(NOBODY, NA_tech=RED),
        cube=[2, 3],
        expertise=discs(2, solar=[2, 3]),
    )
    play(g, "construct NA-money")
    assert g.cube == [1, 3], "in the middle of the turn; Blue stands there already and gets nothing"
    play(g, "end")
    assert g.expertise == discs(2, solar=[4, 3])
    assert g.cube == [1, 3], "leaving the space gives nothing"


@pytest.mark.rule("C-EXP-03")
@pytest.mark.parametrize(("start", "cubes"), [(0, 0), (1, 1), (2, 0)])
def test_each_space_has_its_own_bonus(start: int, cubes: int) -> None:
    g = gain(SOLAR, bonuses(solar={2: BONUS_CUBE}), expertise=discs(2, solar=[start, 0]))
    assert g.cube == [cubes, 0]


@pytest.mark.rule("C-EXP-04")
@pytest.mark.parametrize("shown", [FORESTATION, COLD_FUSION, BIOMASS, RECYCLING])
def test_an_energy_symbol_is_a_point_in_that_source(shown: int) -> None:
    g = gain(SOLAR, bonuses(solar={1: BONUS_SOURCE + shown}))
    assert g.expertise == discs(2, solar=[1, 0], **{NAMES[shown]: [1, 0]})


@pytest.mark.rule("C-EXP-05")
@pytest.mark.parametrize(("supply", "limits", "cubes"), [(25, True, 1), (0, True, 0), (0, False, 1)])
def test_the_resource_symbol_is_a_cube_of_the_supply(supply: int, limits: bool, cubes: int) -> None:
    """G-14: nothing if the supply is exhausted, unless option classic_limits is off."""
    g = gain(SOLAR, bonuses(solar={1: BONUS_CUBE}), cube=[0, 25 - supply], options={"classic_limits": limits})
    assert g.cube[RED] == cubes


@pytest.mark.rule("C-EXP-06", "C-CEP-03")
def test_the_region_cep_goes_from_the_market_to_any_region_with_room() -> None:
    """G-34: the bonus cannot be declined."""
    g = gain(
        SOLAR,
        bonuses(solar={1: BONUS_REGION_CEP}),
        region_cep=[5, 4, 4, 2, 6, 3],
        controller=by_region(NOBODY, EU=BLUE),
    )
    assert asked(g) == RED
    assert options_of(g) == ["place-cep EU", "place-cep AF", "place-cep OC"]
    assert refusal_of(g, "place-cep NA") == shared.REGION_FULL
    assert refusal_of(g, "decline") == NOT_ASKED
    bank = g.bank
    play(g, "place-cep EU")
    assert g.region_cep == [5, 4, 5, 2, 6, 3]
    assert (g.market, g.bank, g.cep) == (1, bank, [2, 2])


@pytest.mark.rule("C-EXP-06", "C-CON-12")
def test_with_room_in_one_region_only_the_cep_goes_there() -> None:
    """G-34: mandatory."""
    g = gain(SOLAR, bonuses(solar={1: BONUS_REGION_CEP}), region_cep=[5, 4, 5, 3, 6, 3])
    assert (g.region_cep, g.market) == ([5, 4, 5, 3, 6, 4], 1)


@pytest.mark.rule("C-EXP-06")
@pytest.mark.parametrize(
    "state", [{"region_cep": [5, 4, 5, 3, 6, 4]}, {"market": 0, "cep": [2, 17]}], ids=["regions full", "no CEP"]
)
def test_a_region_cep_that_cannot_be_placed_is_lost(state: dict[str, Any]) -> None:
    """G-34, G-02."""
    g = gain(SOLAR, bonuses(solar={1: BONUS_REGION_CEP}), **state)
    before = given(**state)
    assert asked(g) == NOBODY
    assert (g.region_cep, g.market) == (before.region_cep, before.market)


@pytest.mark.rule("C-EXP-06", "C-MKT-03")
def test_a_region_cep_may_empty_the_market() -> None:
    g = gain(SOLAR, bonuses(solar={1: BONUS_REGION_CEP}), market=1)
    bank = g.bank
    play(g, "place-cep NA")
    assert (g.market, g.price, g.bank) == (2, 4, bank - 2)


@pytest.mark.rule("C-EXP-07")
@pytest.mark.parametrize("chosen", range(5))
def test_the_expertise_symbol_is_a_point_in_any_source(chosen: int) -> None:
    words = ["forestation", "solar", "cold-fusion", "biomass", "recycling"]
    g = gain(SOLAR, bonuses(solar={1: BONUS_ANY}))
    assert options_of(g) == [f"learn {word}" for word in words]
    play(g, f"learn {words[chosen]}")
    expected = discs(2, solar=[1, 0])
    expected[chosen] += 1
    assert g.expertise == expected


@pytest.mark.rule("C-EXP-07", "C-EXP-09")
def test_any_source_means_one_that_can_advance() -> None:
    """G-36: only tracks that can advance may be chosen; if there is none, the point is lost."""
    g = gain(SOLAR, bonuses(solar={1: BONUS_ANY}), expertise=discs(2, forestation=[10, 0], biomass=[6, 0]))
    assert options_of(g) == ["learn solar", "learn cold-fusion", "learn recycling"]
    assert refusal_of(g, "learn biomass") == shared.TRACK_FULL
    full = discs(2, forestation=[10, 0], solar=[9, 0], cold_fusion=[7, 0], biomass=[6, 0], recycling=[5, 0])
    lost = gain(SOLAR, bonuses(solar={10: BONUS_ANY}), expertise=full)
    assert asked(lost) == NOBODY
    assert lost.expertise == [10, 10, 7, 6, 5] + [0] * 5


@pytest.mark.rule("C-EXP-08")
def test_bonuses_chain() -> None:
    tables = bonuses(
        solar={1: BONUS_SOURCE + FORESTATION},
        forestation={3: BONUS_SOURCE + BIOMASS},
        biomass={1: BONUS_CUBE},
    )
    g = gain(SOLAR, tables, expertise=discs(2, forestation=[2, 0]))
    assert g.expertise == discs(2, solar=[1, 0], forestation=[3, 0], biomass=[1, 0])
    assert g.cube == [1, 0]


@pytest.mark.rule("C-EXP-08", "C-SUM-03")
def test_a_bonus_is_resolved_completely_before_the_next_point_of_a_gain() -> None:
    """G-35: depth first; two points are two single steps."""
    g = given(
        Turn(RED),
        tables=bonuses(
            forestation={1: BONUS_SOURCE + BIOMASS}, biomass={1: BONUS_REGION_CEP}, cold_fusion={1: BONUS_CUBE}
        ),
        project=by_slot(EMPTY, EU_money=COLD_FUSION),
        project_scientist=by_slot(NOBODY, EU_money=RED),
        summit_scientist=by_topic(summit2_1=RED),
    )
    play(g, "move EU-money summit2-2", "propose NA-money solar", "end")
    assert options_of(g)[0] == "place-cep NA"
    assert g.expertise == discs(2, forestation=[1, 0], biomass=[1, 0]), "the talk on cold fusion has to wait"
    play(g, "place-cep NA")
    assert g.expertise == discs(2, forestation=[1, 0], biomass=[1, 0], cold_fusion=[1, 0])
    assert g.cube == [1, 0]
    assert options_of(g) == ["learn forestation", "learn cold-fusion"], "the extra point of the summit comes last"


@pytest.mark.rule("C-EXP-09")
@pytest.mark.parametrize(("source", "length"), list(enumerate(LENGTHS)))
def test_at_the_end_of_a_track_gains_are_lost(source: int, length: int) -> None:
    at_the_end = discs(2, **{NAMES[source]: [length, 0]})
    g = gain(source, bonuses(**{NAMES[source]: {length: BONUS_CUBE}}), expertise=at_the_end)
    assert g.expertise == at_the_end
    assert g.cube == [0, 0], "nor does it give the last bonus again"


@pytest.mark.rule("C-EXP-09", "C-EXP-04")
def test_an_energy_symbol_of_a_full_track_gives_nothing() -> None:
    """G-35: that branch of the chain stops."""
    tables = bonuses(solar={1: BONUS_SOURCE + BIOMASS}, biomass={6: BONUS_CUBE})
    g = gain(SOLAR, tables, expertise=discs(2, biomass=[6, 0]))
    assert g.expertise == discs(2, solar=[1, 0], biomass=[6, 0])
    assert g.cube == [0, 0]


@pytest.mark.rule("C-EXP-10", "C-CON-03")
@pytest.mark.parametrize(("expertise", "code"), [(3, shared.NOT_ENOUGH_EXPERTISE), (4, 0)])
def test_the_requirement_stands_on_the_tile(expertise: int, code: int) -> None:
    """The third solar plant asks for its own cubes, whatever the track reminds of."""
    g = given(
        Turn(RED),
        tables=tables_with(solar={"plants": (Plant(10, 1, 8), Plant(10, 4, 8))}),
        project=by_slot(EMPTY, NA_money=SOLAR),
        installed=by_slot(0, NA_money=1),
        cube=[9, 0],
        expertise=discs(2, solar=[expertise, 0]),
        plants_built=[0, 1, 0, 0, 0],
    )
    assert refusal_of(g, "construct NA-money") == code


@pytest.mark.rule("C-EXP-03")
def test_the_bonuses_of_the_components_list() -> None:
    """docs/rules/components.md, 2: reconstructed, but the tests of other chapters count on them."""
    cep, any_source = BONUS_REGION_CEP, BONUS_ANY
    expected = {
        "forestation": {2: BONUS_CUBE, 4: BONUS_SOURCE + SOLAR, 6: cep, 8: BONUS_CUBE, 9: any_source},
        "solar": {3: BONUS_CUBE, 5: BONUS_SOURCE + COLD_FUSION, 7: cep, 9: any_source},
        "cold_fusion": {3: BONUS_SOURCE + BIOMASS, 4: BONUS_CUBE, 5: cep, 7: any_source},
        "biomass": {2: cep, 4: BONUS_SOURCE + RECYCLING, 6: BONUS_CUBE},
        "recycling": {2: BONUS_CUBE, 3: BONUS_SOURCE + FORESTATION, 4: cep},
    }
    for name, source in zip(NAMES, TABLES.sources, strict=True):
        assert {space: bonus for space, bonus in enumerate(source.bonuses, 1) if bonus} == expected[name]
