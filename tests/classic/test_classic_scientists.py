"""Scientists (rulebook 2.2.1): where they move, and how they are sent away."""

from typing import Any

import pytest

from classic.positions import (
    BIOMASS,
    BLUE,
    COLD_FUSION,
    EMPTY,
    NOBODY,
    PURPLE,
    RED,
    SOLAR,
    YELLOW,
    asked,
    by_slot,
    by_topic,
    discs,
    given,
    lobby_hands,
    options_of,
    play,
    refusal_of,
)
from keeling.kernel.errors import UnknownAction
from keeling.kernel.game import NOT_ASKED
from keeling.titles.classic import refusal
from keeling.titles.classic.state import Classic
from keeling.titles.classic.title import TITLE
from keeling.titles.classic.turn import Turn
from keeling.titles.common import refusal as shared


def moves_of(g: Classic) -> list[str]:
    """The scientist moves that can be made now, without the word."""
    return [option.removeprefix("move ") for option in options_of(g) if option.startswith("move")]


FOUR_PROJECTS: dict[str, Any] = {
    "project": by_slot(EMPTY, NA_money=SOLAR, NA_tech=COLD_FUSION, EU_money=BIOMASS, OC_money=SOLAR),
    "installed": by_slot(0, EU_money=1, OC_money=1),
    "project_scientist": by_slot(NOBODY, NA_money=RED, EU_money=BLUE),
}
"""Solar and cold fusion proposed, biomass and solar installed; Red stands on the first, Blue on the third."""


@pytest.mark.rule("C-SCI-01", "C-SCI-02", "C-SCI-03", "C-SCI-04")
def test_all_the_ways_a_scientist_can_go() -> None:
    g = given(Turn(RED), **FOUR_PROJECTS, summit_scientist=by_topic(summit5_1=BLUE))
    assert moves_of(g) == [
        "hand NA-tech",
        "hand OC-money",
        "NA-money hand",
        "NA-money NA-tech",
        "NA-money OC-money",
        "NA-money summit1-2",
        "NA-money summit6-1",
    ]


@pytest.mark.rule("C-SCI-01")
@pytest.mark.parametrize(
    ("move", "hand", "projects", "topics"),
    [
        ("hand NA-tech", 0, {"NA_money": RED, "NA_tech": RED, "EU_money": BLUE}, {}),
        ("NA-money OC-money", 1, {"OC_money": RED, "EU_money": BLUE}, {}),
        ("NA-money hand", 2, {"EU_money": BLUE}, {}),
        ("NA-money summit1-2", 1, {"EU_money": BLUE}, {"summit1_2": RED}),
    ],
)
def test_a_scientist_moves(move: str, hand: int, projects: dict[str, int], topics: dict[str, int]) -> None:
    g = given(Turn(RED), **FOUR_PROJECTS)
    play(g, f"move {move}")
    assert g.hand_scientists == [hand, 1]
    assert g.project_scientist == by_slot(NOBODY, **projects)
    assert g.summit_scientist == by_topic(**topics)


@pytest.mark.rule("C-SCI-02", "C-SCI-04")
def test_a_project_has_room_for_one_scientist() -> None:
    g = given(Turn(RED), **FOUR_PROJECTS)
    assert refusal_of(g, "move hand NA-money") == shared.PLACE_OCCUPIED, "an own scientist is there"
    assert refusal_of(g, "move hand EU-money") == shared.PLACE_OCCUPIED, "another player's scientist is there"
    assert refusal_of(g, "move hand SA-money") == shared.NO_PROJECT_THERE
    assert refusal_of(g, "move EU-money hand") == shared.NO_SCIENTIST_THERE, "not Red's scientist"
    assert refusal_of(g, "move hand NA-tech") == 0, "proposed"
    assert refusal_of(g, "move hand OC-money") == 0, "installed"


@pytest.mark.rule("C-SCI-03")
def test_a_summit_is_entered_only_from_a_project_of_its_source() -> None:
    g = given(Turn(RED), **FOUR_PROJECTS)
    assert refusal_of(g, "move hand summit1-2") == shared.NOT_FROM_HAND
    assert refusal_of(g, "move NA-money summit1-1") == shared.WRONG_TOPIC
    assert refusal_of(g, "move NA-money summit1-3") == shared.NO_SUCH_TOPIC
    assert refusal_of(g, "move NA-money summit1-2") == 0


@pytest.mark.rule("C-SCI-05")
@pytest.mark.parametrize("speaker", [RED, BLUE])
def test_a_topic_has_room_for_one_scientist_and_a_tile_for_several(speaker: int) -> None:
    g = given(Turn(RED), **FOUR_PROJECTS, summit_scientist=by_topic(summit1_2=speaker, summit5_2=speaker))
    assert refusal_of(g, "move NA-money summit1-2") == shared.PLACE_OCCUPIED
    assert refusal_of(g, "move NA-money summit5-1") == 0, "the other topic of the tile is taken, by either player"


@pytest.mark.rule("C-SCI-06")
def test_a_scientist_at_a_summit_stays_until_it_is_complete() -> None:
    g = given(
        Turn(RED),
        Turn(BLUE),
        project=by_slot(EMPTY, NA_money=SOLAR, EU_money=COLD_FUSION),
        project_scientist=by_slot(NOBODY, EU_money=BLUE),
        summit_scientist=by_topic(summit5_1=RED),
        hand_scientists=[0, 0],
    )
    assert moves_of(g) == []
    for target in ("hand", "NA-money", "summit1-2"):
        with pytest.raises(UnknownAction):
            TITLE.alphabet.parse(f"move summit5-1 {target}")
    play(g, "propose AF-money forestation", "end", "propose AF-tech forestation")
    assert g.summit_scientist == by_topic(summit5_1=RED)
    play(g, "move EU-money summit5-2", "end", "learn solar", "learn solar")
    assert g.hand_scientists == [1, 1]


@pytest.mark.rule("C-SCI-07")
@pytest.mark.parametrize("target", ["hand", "summit1-2"])
def test_leaving_a_project_gives_no_expertise(target: str) -> None:
    g = given(Turn(RED), **FOUR_PROJECTS)
    play(g, f"move NA-money {target}", "propose AF-money forestation", "end")
    assert g.expertise == discs(2)


ON_SOLAR: dict[str, Any] = {
    "project": by_slot(EMPTY, NA_money=SOLAR, NA_tech=SOLAR),
    "project_scientist": by_slot(NOBODY, NA_money=BLUE),
}
"""Blue's scientist stands on a proposed solar project that Red is about to install."""

ON_INSTALLED_SOLAR: dict[str, Any] = {
    **ON_SOLAR,
    "installed": by_slot(0, NA_money=1),
    "expertise": discs(2, solar=[2, 0]),
    "cube": [2, 0],
    "money": [11, 10],
}
"""The same project, installed, and Red is about to build from it."""

USES = pytest.mark.parametrize(
    ("action", "state"), [("install NA-money", ON_SOLAR), ("construct NA-money", ON_INSTALLED_SOLAR)]
)


@USES
@pytest.mark.rule("C-SCI-10", "C-SCI-11", "C-EXP-01", "C-CON-17")
def test_a_scientist_sent_away_returns_to_the_hand_and_has_learnt(action: str, state: dict[str, Any]) -> None:
    g = given(Turn(RED), **state)
    money = g.money[RED]
    play(g, action)
    assert asked(g) == BLUE
    assert g.money[BLUE] == 11
    assert g.expertise_of(BLUE, SOLAR) == 0
    play(g, "move NA-money hand")
    assert g.hand_scientists[BLUE] == 2
    assert g.expertise_of(BLUE, SOLAR) == 1
    assert g.money == [money - 1 - (10 if action.startswith("construct") else 0), 11]


@USES
@pytest.mark.rule("C-SCI-11", "C-SCI-12", "C-CON-17")
@pytest.mark.parametrize("topic", ["summit1-2", "summit5-1", "summit6-1"])
def test_or_goes_to_a_summit_of_his_choice(action: str, state: dict[str, Any], topic: str) -> None:
    g = given(Turn(RED), **state)
    play(g, action)
    assert options_of(g) == [f"move NA-money {place}" for place in ("hand", "summit1-2", "summit5-1", "summit6-1")]
    assert refusal_of(g, "move NA-money NA-tech") == refusal.NOT_A_PROJECT_HERE
    play(g, f"move NA-money {topic}")
    assert g.summit_scientist == by_topic(**{topic.replace("-", "_"): BLUE})
    assert g.hand_scientists[BLUE] == 1
    assert g.expertise_of(BLUE, SOLAR) == 0, "nothing for now"
    assert g.money[BLUE] == 11


@USES
@pytest.mark.rule("C-SCI-13", "C-SCI-14")
def test_without_a_vacant_topic_only_the_hand_remains(action: str, state: dict[str, Any]) -> None:
    """G-124: no question is asked, and the tile is used at once."""
    g = given(
        Turn(RED), **state, summit_tile=[1, 2, 3, 5, 4, EMPTY], summit_scientist=by_topic(summit4_1=RED, summit5_1=RED)
    )
    play(g, action)
    assert asked(g) == RED
    assert (g.hand_scientists[BLUE], g.expertise_of(BLUE, SOLAR)) == (2, 1)
    assert g.installed[0] == 1 or g.project[0] == EMPTY


@pytest.mark.rule("C-SCI-14", "C-TURN-04")
def test_the_tile_is_used_before_anything_else() -> None:
    g = given(Turn(RED), **ON_SOLAR)
    play(g, "install NA-money", "move NA-money hand")
    assert asked(g) == RED
    assert g.installed == by_slot(0, NA_money=1)
    assert g.cube == [3, 0]


@pytest.mark.rule("C-SCI-11")
def test_the_point_is_lost_at_the_end_of_the_track() -> None:
    """G-26: the hand stays a legal choice."""
    g = given(Turn(RED), **ON_SOLAR, expertise=discs(2, solar=[0, 10]))
    play(g, "install NA-money")
    assert "move NA-money hand" in options_of(g)
    play(g, "move NA-money hand")
    assert g.expertise == discs(2, solar=[0, 10])
    assert g.hand_scientists == [1, 2]


@pytest.mark.rule("C-SCI-15", "C-PRO-08")
@pytest.mark.parametrize("before", [["propose AS-research recycling"], ["lobby 26 minor"]])
def test_moves_of_grants_and_cards_are_like_the_free_move_and_leave_it(before: list[str]) -> None:
    g = given(Turn(RED), **FOUR_PROJECTS, lobby_place=lobby_hands(red=[26]))
    free = moves_of(play(g.clone(), *before, "decline"))
    play(g, *before)
    assert moves_of(g) == free
    assert refusal_of(g, "move hand summit1-2") == shared.NOT_FROM_HAND
    play(g, "move NA-money summit1-2", "move hand NA-money")
    assert g.summit_scientist == by_topic(summit1_2=RED)
    assert g.project_scientist == by_slot(NOBODY, NA_money=RED, EU_money=BLUE)


@pytest.mark.rule("C-SCI-15")
def test_the_move_of_a_card_may_be_declined() -> None:
    """G-29."""
    g = given(Turn(RED), **FOUR_PROJECTS, lobby_place=lobby_hands(red=[26]))
    play(g, "lobby 26 minor", "decline")
    assert g.project_scientist == by_slot(NOBODY, NA_money=RED, EU_money=BLUE)
    assert g.hand_scientists == [1, 1]


@pytest.mark.rule("C-SCI-01")
def test_without_a_scientist_in_hand_or_on_a_project_no_move_is_offered() -> None:
    """G-122: not by the free move and not by a card."""
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR),
        hand_scientists=[0, 1],
        summit_scientist=by_topic(summit1_1=RED),
        lobby_place=lobby_hands(red=[26]),
    )
    assert moves_of(g) == []
    assert refusal_of(g, "move hand NA-money") == shared.NO_SCIENTIST_THERE
    play(g, "lobby 26 minor")
    assert "decline" not in options_of(g)
    assert g.card_done == 1


@pytest.mark.rule("C-LOB-09", "C-SCI-15")
@pytest.mark.parametrize(
    "way",
    [
        ["move NA-money summit1-2"],
        ["propose AS-research recycling", "move NA-money summit1-2"],
        ["construct NA-money", "move NA-money summit1-2"],
    ],
)
def test_every_own_move_to_a_summit_counts_for_the_summit_cards(way: list[str]) -> None:
    """G-30: the free move, a grant's move, and the move away from the own construction."""
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR),
        installed=by_slot(0, NA_money=1),
        project_scientist=by_slot(NOBODY, NA_money=RED),
        expertise=discs(2, solar=[3, 0]),
        cube=[2, 0],
        lobby_place=lobby_hands(red=[20, 21]),
    )
    assert refusal_of(g, "lobby 20 main") == shared.NO_SUCH_ACTION_YET
    play(g, *way)
    assert "lobby 20 main" in options_of(g)
    assert refusal_of(g, "lobby 21 main") == shared.NO_SUCH_ACTION_YET, "another topic"


@pytest.mark.rule("C-LOB-09")
@pytest.mark.parametrize(("holder", "later"), [("red", []), ("blue", ["end"])])
def test_a_scientist_sent_away_to_a_summit_counts_for_nobodys_card(holder: str, later: list[str]) -> None:
    """G-30: neither for the active player nor, in his own turn, for the owner."""
    g = given(Turn(RED), Turn(BLUE), **ON_SOLAR, lobby_place=lobby_hands(**{holder: [20]}))
    play(g, "install NA-money", "move NA-money summit1-2", *later)
    assert asked(g) == (RED if holder == "red" else BLUE)
    assert refusal_of(g, "lobby 20 main") == shared.NO_SUCH_ACTION_YET
    assert "lobby 20 minor" in options_of(g)


@pytest.mark.rule("C-SCI-11", "C-TURN-08")
def test_only_the_owner_is_asked() -> None:
    g = given(
        Turn(YELLOW),
        players=4,
        project=by_slot(EMPTY, NA_money=SOLAR),
        project_scientist=by_slot(NOBODY, NA_money=PURPLE),
    )
    play(g, "install NA-money")
    assert asked(g) == PURPLE
    assert refusal_of(g, "end") == NOT_ASKED
    play(g, "move NA-money hand")
    assert g.money == [10, 10, 9, 11]
