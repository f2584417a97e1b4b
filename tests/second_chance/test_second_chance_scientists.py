# ruff: noqa: N802
"""Moving a Scientist (rulebook 1.1a) and recruiting."""

from typing import Any

import pytest

from keeling.kernel.game import Step
from keeling.titles.common import refusal as shared
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.alphabet import SOURCES
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    COOPERATIVE,
    FORESTATION,
    HYDRO,
    NOBODY,
    RECYCLING,
    RED,
    SOLAR,
    WIND,
    Mode,
    Prepared,
    asked,
    both,
    by_slot,
    by_topic,
    card_scientists,
    given,
    knowledge,
    lobbyists,
    options_of,
    play,
    projects,
    refusal_of,
    slot_of,
    tables_with_bonuses,
    topic_of,
)
from second_chance.wandering import wander

PLAIN = tables_with_bonuses()

ON_HYDRO: dict[str, Any] = {
    **projects(SA_money=HYDRO, SA_tech=HYDRO, OC_tech=WIND, NA_money=Prepared(SOLAR, BLUE)),
    "project_scientist": by_slot(NOBODY, SA_money=RED),
    "lobby_place": lobbyists(red=[1], red_open=[2], blue_open=[8], blue=[3]),
    "tables": PLAIN,
}
"""Red has a scientist on his board and one on a hydro project; cards 02 (cube) and 08 ($2) lie open."""


def moves_from(g: Any, origin: str) -> set[str]:
    return {text.split()[2] for text in options_of(g) if text.startswith(f"move {origin} ")}


@both
@pytest.mark.rule("S-SCI-01", "S-SCI-02", "S-SCI-08", "S-SCI-09")
def test_where_a_scientist_goes_from_the_board(mode: Mode) -> None:
    g = given(mode, Turn(RED), **ON_HYDRO)
    assert moves_from(g, "hand") == {"SA-tech", "OC-tech", "card-02", "card-08"}
    assert refusal_of(g, "move hand SA-money") == shared.PLACE_OCCUPIED
    assert refusal_of(g, "move hand NA-money") == shared.ALREADY_INSTALLED
    assert refusal_of(g, "move hand EU-money") == shared.NO_PROJECT_THERE
    assert refusal_of(g, "move hand summit3-2") == shared.NOT_FROM_HAND
    assert refusal_of(g, "move hand hand") == shared.SAME_PLACE


@both
@pytest.mark.rule("S-SCI-02")
def test_only_played_cards_are_visited(mode: Mode) -> None:
    g = given(mode, Turn(RED), **ON_HYDRO)
    for card in ("card-01", "card-03", "card-36"):
        assert refusal_of(g, f"move hand {card}") == refusal.CARD_NOT_PLAYED, "in hand, in a foreign hand, in the box"


@both
@pytest.mark.rule("S-SCI-03", "S-SCI-04", "S-SCI-05", "S-SCI-06")
def test_where_a_scientist_goes_from_a_project(mode: Mode) -> None:
    g = given(mode, Turn(RED), **ON_HYDRO)
    topics = {"summit3-2", "summit6-2"}  # hydro talks of Rio and Lima
    assert moves_from(g, "SA-money") == {"hand", "SA-tech", "OC-tech", "card-02", "card-08"} | topics
    assert refusal_of(g, "move SA-money summit3-1") == shared.WRONG_TOPIC
    assert refusal_of(g, "move SA-money summit3-3") == shared.NO_SUCH_TOPIC
    assert refusal_of(g, "move SA-money NA-money") == shared.ALREADY_INSTALLED


@both
@pytest.mark.rule("S-SCI-01")
def test_only_own_scientists_move(mode: Mode) -> None:
    g = given(mode, Turn(BLUE), **ON_HYDRO)
    assert moves_from(g, "SA-money") == set()
    assert refusal_of(g, "move SA-money hand") == shared.NO_SCIENTIST_THERE
    g = given(mode, Turn(BLUE), **ON_HYDRO, hand_scientists=[1, 0])
    assert not [text for text in options_of(g) if text.startswith("move")], "G-122"


MOVES = [
    ("move hand SA-tech", (0, 0, 0)),
    ("move hand card-02", (0, 1, 0)),
    ("move hand card-08", (0, 0, 2)),
    ("move SA-money SA-tech", (1, 0, 0)),
    ("move SA-money OC-tech", (1, 0, 0)),
    ("move SA-money card-02", (1, 1, 0)),
    ("move SA-money card-08", (1, 0, 2)),
    ("move SA-money summit3-2", (1, 0, 0)),
    ("move SA-money hand", (1, 0, 0)),
]


@both
@pytest.mark.rule(
    "S-SCI-01", "S-SCI-02", "S-SCI-03", "S-SCI-04", "S-SCI-05", "S-SCI-06", "S-SCI-12", "S-SCI-13", "S-KNO-11"
)
@pytest.mark.parametrize(("move", "gain"), MOVES)
def test_T_42_what_a_move_brings(mode: Mode, move: str, gain: tuple[int, int, int]) -> None:
    g = given(mode, Turn(RED), **ON_HYDRO)
    play(g, move)
    learnt, cubes, money = gain
    assert g.expertise == knowledge(2, hydro=[learnt, 0])
    assert (g.cube, g.money) == ([2 + cubes, 2], [10 + money, 10])
    assert g.move_done == 1


@both
@pytest.mark.rule("S-SCI-12", "S-SCI-05")
def test_T_42_a_recycling_project_and_a_summit(mode: Mode) -> None:
    g = given(
        mode,
        Turn(BLUE),
        **projects(AF_money=RECYCLING),
        project_scientist=by_slot(NOBODY, AF_money=BLUE),
        tables=PLAIN,
    )
    play(g, "move AF-money summit4-2")
    assert g.expertise == knowledge(2, recycling=[0, 1])
    assert g.summit_scientist[topic_of("summit4-2")] == BLUE


@both
@pytest.mark.rule("S-SCI-12", "S-KNO-01")
def test_T_43_the_first_point_puts_a_disc_on_the_track(mode: Mode) -> None:
    g = given(mode, Turn(RED), **ON_HYDRO)
    assert g.expertise[HYDRO] == 0
    play(g, "move SA-money hand")
    assert g.expertise[HYDRO] == 1


# Places for one scientist


@both
@pytest.mark.rule("S-SCI-07")
def test_one_scientist_on_each_project_card_and_topic(mode: Mode) -> None:
    state = ON_HYDRO | {
        "project_scientist": by_slot(NOBODY, SA_money=RED, OC_tech=BLUE, SA_tech=RED),
        "lobby_scientist": card_scientists(card_02=RED),
        "summit_scientist": by_topic(summit3_2=BLUE),
    }
    g = given(mode, Turn(RED), **state)
    assert moves_from(g, "hand") == {"card-08"}
    assert moves_from(g, "SA-money") == {"hand", "card-08", "summit6-2"}
    assert refusal_of(g, "move hand OC-tech") == shared.PLACE_OCCUPIED
    assert refusal_of(g, "move SA-money SA-tech") == shared.PLACE_OCCUPIED
    assert refusal_of(g, "move hand card-02") == refusal.CARD_OCCUPIED
    assert refusal_of(g, "move SA-money summit3-2") == shared.PLACE_OCCUPIED


@both
@pytest.mark.rule("S-SCI-08")
def test_a_project_that_is_being_prepared_welcomes_nobody(mode: Mode) -> None:
    """G-28: nor does the scientist come back by a card he was sent to."""
    g = given(
        mode,
        Turn(RED),
        **projects(SA_money=HYDRO, OC_tech=WIND),
        project_scientist=by_slot(NOBODY, SA_money=BLUE),
        lobby_place=lobbyists(blue_open=[9]),
        tables=PLAIN,
    )
    play(g, "prepare SA-money")
    assert asked(g) == BLUE
    assert refusal_of(g, "move SA-money SA-money") == shared.MUST_LEAVE
    play(g, "move SA-money card-09")
    assert moves_from(g, "hand") == {"OC-tech"}
    assert refusal_of(g, "move hand SA-money") == shared.ALREADY_INSTALLED


@both
@pytest.mark.rule("S-SCI-10", "S-SCI-11")
def test_nobody_leaves_a_summit_or_a_card(mode: Mode) -> None:
    g = given(
        mode,
        Turn(RED),
        **projects(SA_money=HYDRO),
        hand_scientists=[0, 1],
        summit_scientist=by_topic(summit1_1=RED),
        lobby_place=lobbyists(red_open=[2, 3]),
        lobby_scientist=card_scientists(card_02=RED),
    )
    assert not [text for text in options_of(g) if text.startswith("move")]
    assert refusal_of(g, "move hand SA-money") == shared.NO_SCIENTIST_THERE


@both
@pytest.mark.rule("S-SCI-10", "S-SCI-11")
def test_scientists_stay_on_cards_to_the_end_and_on_summits_until_they_close(mode: Mode) -> None:
    stayed = {"cards": 0, "talks": 0}

    def hear(g: Any, step: Step[Any], action: int) -> None:
        cards, talks = before.get("cards", []), before.get("talks", [])
        for then, now in zip(cards, g.lobby_scientist, strict=False):
            assert then in (NOBODY, now)
            stayed["cards"] += then != NOBODY
        for then, now in zip(talks, g.summit_scientist, strict=False):
            assert then in (NOBODY, now) or type(step).__name__ == "CloseSummit"
            stayed["talks"] += then != NOBODY
        before.update(cards=g.lobby_scientist[:], talks=g.summit_scientist[:])

    for seed in range(6):
        before: dict[str, list[int]] = {}
        wander(mode, 2 + seed % 3, seed, hear)
    assert min(stayed.values()) > 0


# Cards


@both
@pytest.mark.rule("S-SCI-14", "S-CRD-06")
def test_a_card_played_for_its_main_effect_can_be_visited_for_the_minor_one(mode: Mode) -> None:
    g = given(mode, Turn(RED), Turn(BLUE), lobby_place=lobbyists(red=[3]), tables=PLAIN)
    play(g, "propose NA-money solar", "lobby 03 main", "end")
    assert (asked(g), g.money[RED]) == (BLUE, 10 + 4 + 3)
    play(g, "move hand card-03")
    assert g.cube == [2, 3]
    assert g.lobby_scientist[2] == BLUE


# Recruiting


@both
@pytest.mark.rule("S-SCI-15", "S-KNO-11")
@pytest.mark.parametrize("source", [FORESTATION, RECYCLING])
def test_a_recruit_brings_a_point_in_any_type(mode: Mode, source: int) -> None:
    g = given(mode, Turn(RED), tables=PLAIN)
    play(g, "propose NA-research wind", "recruit")
    assert (g.hand_scientists, g.pool_scientists) == ([2, 1], [2, 3])
    assert options_of(g) == [f"learn {name}" for name in SOURCES]
    play(g, f"learn {SOURCES[source]}")
    assert g.expertise[WIND] == 1
    assert g.expertise[source] == 1


@both
@pytest.mark.rule("S-SCI-15", "S-KNO-10")
def test_a_recruit_teaches_nothing_on_a_finished_track(mode: Mode) -> None:
    """G-36."""
    g = given(mode, Turn(RED), expertise=knowledge(2, hydro=[6, 0], solar=[9, 0]), tables=PLAIN)
    play(g, "propose NA-research solar", "recruit")
    assert options_of(g) == ["learn forestation", "learn wind", "learn recycling"]


@both
@pytest.mark.rule("S-SCI-16")
def test_four_scientists_and_no_more(mode: Mode) -> None:
    g = given(mode, *[Turn(RED)] * 4, tables=PLAIN)
    for region in ("NA", "SA", "OC"):
        play(g, f"propose {region}-research solar", "recruit", "learn wind", "end")
    assert (g.hand_scientists[RED], g.pool_scientists[RED]) == (4, 0)
    play(g, "propose EU-research forestation")
    assert "recruit" not in options_of(g)
    assert refusal_of(g, "recruit") == shared.POOL_EMPTY
    assert "decline" in options_of(g)


# The forced move is not the executive action


@both
@pytest.mark.rule("S-SCI-17", "S-INF-05")
def test_a_scientist_moved_by_preparing_can_be_moved_again(mode: Mode) -> None:
    g = given(
        mode,
        Turn(RED),
        **projects(SA_money=HYDRO, OC_tech=WIND),
        project_scientist=by_slot(NOBODY, SA_money=RED),
        tables=PLAIN,
    )
    play(g, "prepare SA-money")
    assert (asked(g), moves_from(g, "SA-money")) == (RED, {"hand", "OC-tech", "summit3-2", "summit6-2"})
    play(g, "move SA-money OC-tech")
    assert g.move_done == 0
    play(g, "move OC-tech summit2-2")
    assert g.expertise == knowledge(2, hydro=[1, 0], wind=[1, 0])
    assert g.summit_scientist[topic_of("summit2-2")] == RED


# Order


@both
@pytest.mark.rule("S-SCI-04", "S-SCI-12")
def test_the_knowledge_of_leaving_comes_before_the_card(mode: Mode) -> None:
    """G-130: Red leaves hydro, whose icon puts a CEP in a region, then takes a CEP by the card."""
    steps: list[str] = []
    tables = tables_with_bonuses(hydro={1: 2})
    g = given(mode, Turn(RED), **(ON_HYDRO | {"tables": tables, "lobby_place": lobbyists(blue_open=[10])}), market=1)
    g.listener = lambda game, step, action: steps.append(type(step).__name__)
    play(g, "move SA-money card-10", "place-cep EU")
    assert [name for name in steps if name in ("GainExpertise", "BonusCep", "LobbyCep")] == [
        "GainExpertise",
        "BonusCep",
        "LobbyCep",
    ]
    assert (g.cep[RED], g.market, g.price) == (3, 1, 4), "one CEP, the refill, then the other one"


@both
@pytest.mark.rule("S-SCI-02", "S-CRD-05")
def test_a_card_can_send_a_second_scientist(mode: Mode) -> None:
    """G-27, G-29: the minor effect of 09 moves a scientist, even onto another card; or nobody."""
    state = ON_HYDRO | {"lobby_place": lobbyists(blue_open=[9, 8])}
    g = given(mode, Turn(RED), **state, hand_scientists=[2, 1])
    play(g, "move hand card-09", "move SA-money card-08")
    assert (g.expertise[HYDRO], g.money[RED]) == (1, 12)
    assert [g.lobby_scientist[card - 1] for card in (8, 9)] == [RED, RED]
    g = given(mode, Turn(RED), **state)
    play(g, "move hand card-09", "decline")
    assert g.project_scientist[slot_of("SA-money")] == RED
    assert g.move_done == 1


@both
@pytest.mark.rule("S-SCI-02")
def test_a_card_just_played_can_be_visited_at_once(mode: Mode) -> None:
    """The move of card 09 may go onto card 09 itself, whose minor effect then moves another scientist."""
    state = ON_HYDRO | {"lobby_place": lobbyists(red=[9])}
    g = given(mode, Turn(RED), **state, hand_scientists=[2, 1])
    play(g, "lobby 09 minor", "move hand card-09", "move SA-money hand")
    assert g.lobby_scientist[8] == RED
    assert g.hand_scientists[RED] == 2
    assert (g.expertise[HYDRO], g.move_done, g.card_done) == (1, 0, 1)


@pytest.mark.rule("S-SCI-16")
def test_a_lone_player_has_four_scientists_too() -> None:
    g = given(COOPERATIVE, Turn(RED), players=1, hand_scientists=[4], tables=PLAIN)
    play(g, "propose NA-research solar")
    assert "recruit" not in options_of(g)
