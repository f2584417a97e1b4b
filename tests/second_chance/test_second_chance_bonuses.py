# ruff: noqa: N802
"""Gaining Knowledge (rulebook): giving bonuses to others, and chains of bonuses."""

from typing import Any

import pytest

from keeling.titles.common import refusal as shared
from keeling.titles.common.tracks import GainExpertise
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    BONUS_ANY,
    BONUS_CUBE,
    BONUS_REGION_CEP,
    BONUS_SOURCE,
    COOPERATIVE,
    FORESTATION,
    HYDRO,
    NOBODY,
    RECYCLING,
    RED,
    SOLAR,
    WIND,
    YELLOW,
    Mode,
    asked,
    both,
    by_region,
    by_slot,
    given,
    knowledge,
    options_of,
    play,
    projects,
    refusal_of,
    tables_with_bonuses,
)

PLAIN = tables_with_bonuses()


def learning(mode: Mode, bonuses: dict[str, dict[int, int]], sources: list[int], **state: Any) -> Any:
    """Red gains these points of knowledge one after the other, in a game of three with these bonuses."""
    steps = [GainExpertise(RED, source) for source in sources]
    state = {"players": 3} | state
    return given(mode, *steps, tables=tables_with_bonuses(**bonuses), **state)


@both
@pytest.mark.rule("S-KNO-08", "S-KNO-09")
def test_T_44_a_bonus_given_and_a_bonus_given_back(mode: Mode) -> None:
    """Yellow gives a point in solar to Blue, and Blue gives the cube he reaches with it to Yellow."""
    g = given(
        mode,
        GainExpertise(YELLOW, WIND),
        players=3,
        tables=tables_with_bonuses(wind={2: BONUS_SOURCE + SOLAR}, solar={4: BONUS_CUBE}),
        expertise=knowledge(3, wind=[0, 0, 1], solar=[0, 3, 0]),
    )
    assert (asked(g), options_of(g)) == (YELLOW, ["give 3", "give 1", "give 2"])
    play(g, "give 2")
    assert g.expertise == knowledge(3, wind=[0, 0, 2], solar=[0, 4, 0])
    assert asked(g) == BLUE
    assert options_of(g) == ["give 2", "give 3", "give 1"], "himself first (B-22)"
    play(g, "give 3")
    assert g.cube == [2, 2, 3]
    assert asked(g) == NOBODY


@both
@pytest.mark.rule("S-KNO-08", "S-KNO-09")
def test_a_bonus_received_is_not_handed_on(mode: Mode) -> None:
    """Blue gets the generic point and must use it himself."""
    g = learning(mode, {"wind": {1: BONUS_ANY}}, [WIND])
    play(g, "give 2")
    assert asked(g) == BLUE
    assert all(text.startswith("learn") for text in options_of(g))
    play(g, "learn hydro")
    assert g.expertise == knowledge(3, wind=[1, 0, 0], hydro=[0, 1, 0])


@both
@pytest.mark.rule("S-KNO-08")
def test_only_who_can_use_a_bonus_is_offered(mode: Mode) -> None:
    """G-37."""
    g = learning(mode, {"wind": {1: BONUS_SOURCE + RECYCLING}}, [WIND], expertise=knowledge(3, recycling=[5, 0, 5]))
    assert asked(g) == NOBODY, "only Blue can, so nobody is asked"
    assert g.expertise[BLUE * 5 + RECYCLING] == 1
    two = learning(mode, {"wind": {1: BONUS_SOURCE + RECYCLING}}, [WIND], expertise=knowledge(3, recycling=[5, 0, 4]))
    assert options_of(two) == ["give 2", "give 3"]
    assert refusal_of(two, "give 1") == refusal.CANNOT_USE_BONUS
    assert refusal_of(two, "give 4") == refusal.NO_SUCH_PLAYER
    lost = learning(mode, {"wind": {1: BONUS_SOURCE + RECYCLING}}, [WIND], expertise=knowledge(3, recycling=[5, 5, 5]))
    assert asked(lost) == NOBODY
    done = knowledge(3, forestation=[9, 10, 0], solar=[10, 10, 0], wind=[7, 7, 0], hydro=[6, 6, 0], recycling=[5, 5, 0])
    last = learning(mode, {"forestation": {10: BONUS_ANY}}, [FORESTATION], expertise=done)
    assert (asked(last), options_of(last)[0]) == (YELLOW, "learn forestation")


@both
@pytest.mark.rule("S-KNO-08", "S-KNO-05")
def test_who_gets_a_region_icon_is_asked_only_by_option(mode: Mode) -> None:
    """G-37: the receiver chooses the region."""
    g = learning(mode, {"wind": {1: BONUS_REGION_CEP}}, [WIND])
    assert (asked(g), options_of(g)[0]) == (RED, "place-cep NA")
    g = learning(mode, {"wind": {1: BONUS_REGION_CEP}}, [WIND], options={"strict_bonus_ui": True})
    assert options_of(g) == ["give 1", "give 2", "give 3"]
    play(g, "give 2")
    assert asked(g) == BLUE
    play(g, "place-cep SA")
    assert g.region_cep == by_region(0, NA=4, SA=4, EU=4, AF=2, AS=5, OC=3)


@both
@pytest.mark.rule("S-KNO-08")
def test_bonuses_for_oneself_by_option(mode: Mode) -> None:
    """B-22: bonus_recipient=self."""
    g = learning(mode, {"wind": {1: BONUS_CUBE}}, [WIND], options={"bonus_recipient": "self"})
    assert (asked(g), g.cube) == (NOBODY, [3, 2, 2])
    g = learning(mode, {"wind": {1: BONUS_ANY}}, [WIND], options={"bonus_recipient": "self"})
    assert (asked(g), options_of(g)[0]) == (RED, "learn forestation")


@both
@pytest.mark.rule("S-KNO-08")
def test_points_for_others_by_option(mode: Mode) -> None:
    """B-22: by knowledge_recipient=any also the step itself is given; by default only the bonus."""
    state: dict[str, Any] = {
        **projects(NA_money=SOLAR),
        "project_scientist": by_slot(NOBODY, NA_money=RED),
        "tables": PLAIN,
        "expertise": knowledge(3, solar=[10, 0, 0]),
        "players": 3,
    }
    g = given(mode, Turn(RED), **state)
    play(g, "move NA-money hand", "propose NA-research solar", "recruit", "learn wind")
    assert g.expertise == knowledge(3, solar=[10, 0, 0], wind=[1, 0, 0])
    g = given(mode, Turn(RED), **state, options={"knowledge_recipient": "any"})
    play(g, "move NA-money hand")
    assert options_of(g) == ["give 2", "give 3"], "Red's own track is at its end"
    assert refusal_of(g, "give 1") == shared.TRACK_FULL
    assert refusal_of(g, "give 4") == refusal.NO_SUCH_PLAYER
    play(g, "give 3", "propose NA-research solar", "give 2", "recruit", "learn solar", "give 2")
    assert g.expertise == knowledge(3, solar=[10, 2, 1])


@both
@pytest.mark.rule("S-KNO-08")
def test_a_bonus_is_given_even_where_points_are_given(mode: Mode) -> None:
    """A point given to Blue reaches an icon: the bonus is Blue's to give, and its point goes no further."""
    tables = tables_with_bonuses(solar={1: BONUS_SOURCE + WIND})
    g = given(mode, Turn(RED), tables=tables, options={"knowledge_recipient": "any"})
    play(g, "propose NA-money solar", "give 2")
    assert asked(g) == BLUE
    play(g, "give 1")
    assert g.expertise == knowledge(2, solar=[0, 1], wind=[1, 0])
    assert asked(g) == RED


# Chains


@both
@pytest.mark.rule("S-KNO-09")
def test_a_chain_round_the_table_ends(mode: Mode) -> None:
    """G-35: every step advances a disc on a finite track."""
    bonuses = {
        "wind": dict.fromkeys(range(1, 8), BONUS_SOURCE + HYDRO),
        "hydro": dict.fromkeys(range(1, 7), BONUS_SOURCE + WIND),
    }
    g = learning(mode, bonuses, [WIND])
    givers = []
    while g.decision is not None:
        givers.append(asked(g))
        play(g, f"give {(asked(g) + 1) % 3 + 1}" if len(options_of(g)) > 2 else options_of(g)[0])
    assert givers[:4] == [RED, BLUE, YELLOW, RED]
    assert sum(g.expertise) > 30


@both
@pytest.mark.rule("S-KNO-09")
def test_a_chain_stops_at_a_finished_track(mode: Mode) -> None:
    """G-35: an energy icon for a finished track gives nothing, the rest of the gain goes on."""
    bonuses = {"wind": {1: BONUS_SOURCE + HYDRO, 2: BONUS_CUBE}}
    g = learning(mode, bonuses, [WIND, WIND], expertise=knowledge(3, hydro=[6, 6, 6]))
    play(g, "give 1")
    assert g.expertise == knowledge(3, hydro=[6, 6, 6], wind=[2, 0, 0])
    assert g.cube[RED] == 3


@pytest.mark.rule("S-KNO-08")
def test_a_lone_player_is_not_asked_who_gets_a_bonus() -> None:
    g = given(COOPERATIVE, GainExpertise(RED, WIND), players=1, tables=tables_with_bonuses(wind={1: BONUS_CUBE}))
    assert (asked(g), g.cube) == (NOBODY, [3])
