# ruff: noqa: N802
"""Prepare Infrastructure (rulebook 1.2b)."""

from typing import Any

import pytest

from keeling.kernel.game import NOT_ASKED
from keeling.titles.common import refusal as shared
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    BONUS_CUBE,
    BONUS_REGION_CEP,
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
    Prepared,
    asked,
    both,
    by_region,
    by_slot,
    by_topic,
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
    topic_of,
)

PLAIN = tables_with_bonuses()


@both
@pytest.mark.rule("S-INF-01", "S-PRO-09")
def test_any_proposed_project(mode: Mode) -> None:
    g = given(mode, Turn(RED), **projects(NA_money=SOLAR, EU_tech=WIND, AF_research=Prepared(RECYCLING, RED)))
    assert [text for text in options_of(g) if text.startswith("prepare")] == ["prepare NA-money", "prepare EU-tech"]
    assert refusal_of(g, "prepare AF-research") == shared.ALREADY_INSTALLED
    assert refusal_of(g, "prepare OC-money") == shared.NO_PROJECT_THERE


FIVE = plants(EU=[(WIND, BLUE, RED)] * 4, AF=[(WIND, BLUE, RED)])


@both
@pytest.mark.rule("S-INF-02")
@pytest.mark.parametrize(("on_slots", "code"), [(2, 0), (3, refusal.NO_TOKEN)])
def test_eight_tokens(mode: Mode, on_slots: int, code: int) -> None:
    """Tokens under plants and in prepared projects count together; G-33."""
    ready = {f"OC_{grant}": Prepared(WIND, RED) for grant in ("money", "tech", "research")[:on_slots]}
    g = given(mode, Turn(RED), **FIVE, **projects(NA_money=SOLAR, **ready))
    assert g.tokens_left(RED) == 3 - on_slots
    assert refusal_of(g, "prepare NA-money") == code
    assert ("prepare NA-money" in options_of(g)) == (code == 0)
    assert g.tokens_left(BLUE) == 8, "who built on it does not matter"


@pytest.mark.rule("S-INF-02")
@pytest.mark.parametrize(("extra", "code"), [(True, 0), (False, refusal.NO_TOKEN)])
def test_a_lone_player_may_use_tokens_of_other_colours(extra: bool, code: int) -> None:
    """G-33: option solo_extra_tokens."""
    state = {**plants(EU=[(WIND, RED)] * 5, AF=[(WIND, RED)] * 3), **projects(NA_money=SOLAR)}
    g = given(COOPERATIVE, Turn(RED), players=1, options={"solo_extra_tokens": extra}, **state)
    assert refusal_of(g, "prepare NA-money") == code


@both
@pytest.mark.rule("S-INF-03", "S-MKT-07")
def test_a_cep_goes_to_the_bank(mode: Mode) -> None:
    g = given(mode, Turn(RED), **projects(NA_money=SOLAR), controller=by_region(NOBODY, NA=RED))
    bank = g.bank
    play(g, "prepare NA-money")
    assert options_of(g) == ["pay hand", "pay NA"]
    play(g, "pay NA")
    assert (g.cep, g.region_cep[0], g.bank) == ([2, 2], 3, bank + 1)


BENEFITS = [
    (RECYCLING, "AF-money", (5, 0, 1)),
    (HYDRO, "SA-money", (3, 1, 1)),
    (WIND, "NA-money", (5, 1, 0)),
    (SOLAR, "NA-money", (0, 3, 0)),
    (FORESTATION, "NA-money", (0, 0, 2)),
]


@both
@pytest.mark.rule("S-INF-07")
@pytest.mark.parametrize(("source", "slot", "benefit"), BENEFITS)
def test_benefits(mode: Mode, source: int, slot: str, benefit: tuple[int, int, int]) -> None:
    g = given(mode, Turn(RED), **projects(**{slot.replace("-", "_"): source}), market=4)
    supply, bank = g.cubes, g.bank
    play(g, f"prepare {slot}")
    money, cubes, ceps = benefit
    assert (g.money, g.cube, g.cep) == ([10 + money, 10], [2 + cubes, 2], [2 - 1 + ceps, 2])
    assert (g.cubes, g.market, g.bank) == (supply - cubes, 4 - ceps, bank + 1)


@both
@pytest.mark.rule("S-INF-08")
def test_the_tile_is_turned_and_marked_for_the_rest_of_the_game(mode: Mode) -> None:
    g = given(mode, Turn(RED), Turn(BLUE), **projects(NA_tech=WIND), expertise=knowledge(2, wind=[0, 2]), tables=PLAIN)
    play(g, "prepare NA-tech")
    slot = slot_of("NA-tech")
    assert (g.installed[slot], g.token[slot], g.level[slot]) == (1, RED, 1)
    assert g.tokens_left(RED) == 7
    play(g, "end", "build NA-tech plain")
    assert g.space_token.count(RED) == 1, "under Blue's plant"
    assert g.tokens_left(RED) == 7


@both
@pytest.mark.rule("S-INF-04", "S-INF-06", "S-INF-07", "S-INF-08")
def test_T_57_blue_leaves_and_yellow_prepares(mode: Mode) -> None:
    g = given(
        mode,
        Turn(YELLOW),
        players=3,
        **projects(AF_money=RECYCLING, AF_tech=RECYCLING),
        project_scientist=by_slot(NOBODY, AF_money=BLUE),
        lobby_place=lobbyists(yellow=[1]),
        tables=PLAIN,
    )
    bank = g.bank
    play(g, "prepare AF-money")
    assert asked(g) == BLUE
    play(g, "move AF-money AF-tech")
    assert g.expertise == knowledge(3, recycling=[0, 1, 0])
    assert g.project_scientist[slot_of("AF-tech")] == BLUE
    assert (g.money, g.cep) == ([10, 10, 15], [2, 2, 2])
    assert (g.bank, g.market) == (bank + 1, 1)
    slot = slot_of("AF-money")
    assert (g.installed[slot], g.token[slot], g.project_scientist[slot]) == (1, YELLOW, NOBODY)


EVICTING: dict[str, Any] = {
    **projects(SA_money=HYDRO, SA_tech=HYDRO, OC_tech=WIND),
    "project_scientist": by_slot(NOBODY, SA_money=BLUE),
    "lobby_place": lobbyists(red=[1], red_open=[8]),
    "tables": PLAIN,
}


@both
@pytest.mark.rule("S-INF-04")
def test_the_owner_chooses_any_destination_of_a_move(mode: Mode) -> None:
    """G-28, B-34: and he must go."""
    g = given(mode, Turn(RED), **EVICTING)
    play(g, "prepare SA-money")
    assert asked(g) == BLUE
    assert {text.split()[2] for text in options_of(g)} == {
        "hand",
        "SA-tech",
        "OC-tech",
        "card-08",
        "summit3-2",
        "summit6-2",
    }
    assert refusal_of(g, "move SA-money SA-money") == shared.MUST_LEAVE
    assert refusal_of(g, "move hand OC-tech") == shared.NOT_THIS_SCIENTIST
    assert refusal_of(g, "decline") == NOT_ASKED


@both
@pytest.mark.rule("S-INF-04", "S-INF-06")
@pytest.mark.parametrize("to", ["hand", "SA-tech", "card-08", "summit3-2"])
def test_leaving_is_free_and_teaches_wherever_he_goes(mode: Mode, to: str) -> None:
    """B-35; G-27: a card gives its minor effect to the owner, though it is not his turn."""
    g = given(mode, Turn(RED), **EVICTING)
    play(g, "prepare SA-money", f"move SA-money {to}")
    assert g.expertise == knowledge(2, hydro=[0, 1])
    assert g.money == [13, 12 if to == "card-08" else 10]
    assert asked(g) == RED


@both
@pytest.mark.rule("S-INF-05", "S-SCI-17")
def test_the_own_scientist_leaves_too(mode: Mode) -> None:
    g = given(mode, Turn(RED), **(EVICTING | {"project_scientist": by_slot(NOBODY, SA_money=RED)}))
    play(g, "move hand OC-tech", "prepare SA-money")
    assert (asked(g), g.move_done) == (RED, 1)
    play(g, "move SA-money hand")
    assert g.expertise == knowledge(2, hydro=[1, 0])
    assert (g.money[RED], g.hand_scientists[RED]) == (13, 1)


@both
@pytest.mark.rule("S-INF-09")
def test_the_order_of_the_steps(mode: Mode) -> None:
    """B-31: pay, the scientist, benefits, the tile, the token."""
    g = given(mode, Turn(RED), **EVICTING, controller=by_region(NOBODY, EU=RED))
    names: list[str] = []
    g.listener = lambda game, step, action: names.append(type(step).__name__)
    play(g, "prepare SA-money", "pay hand", "move SA-money hand")
    wanted = ["CepToBank", "MoveScientist", "GainExpertise", "BenefitMoney", "FlipProject", "InsertToken"]
    assert [name for name in names if name in wanted] == wanted


@both
@pytest.mark.rule("S-INF-09", "S-INF-04")
def test_the_scientist_comes_before_the_benefits(mode: Mode) -> None:
    """Blue takes the last CEP but one, so Red's benefit is the one that empties the market."""
    g = given(mode, Turn(RED), **(EVICTING | {"lobby_place": lobbyists(red=[1], red_open=[10])}), market=2)
    play(g, "prepare SA-money", "move SA-money card-10")
    assert (g.cep, g.market, g.price) == ([2, 3], 2, 4)


# Chains of a forced move


@both
@pytest.mark.rule("S-INF-04", "S-SCI-02")
def test_a_forced_move_onto_a_card_moves_another_scientist(mode: Mode) -> None:
    """G-27: Blue, in Red's turn, goes to 09, moves on with another scientist, and that one visits 08."""
    state = EVICTING | {
        "project_scientist": by_slot(NOBODY, SA_money=BLUE, OC_tech=BLUE),
        "lobby_place": lobbyists(red=[1], red_open=[8, 9]),
    }
    g = given(mode, Turn(RED), **state)
    play(g, "prepare SA-money", "move SA-money card-09")
    assert asked(g) == BLUE
    play(g, "move OC-tech card-08")
    assert g.expertise == knowledge(2, hydro=[0, 1], wind=[0, 1])
    assert g.money == [13, 12]
    assert (asked(g), g.installed[slot_of("SA-money")]) == (RED, 1)


@both
@pytest.mark.rule("S-INF-04", "S-SUM-03")
def test_a_forced_scientist_completes_a_summit(mode: Mode) -> None:
    """G-116: it is resolved at the end of Red's turn; Blue, who completed it, comes last."""
    g = given(mode, Turn(RED), **EVICTING, summit_scientist=by_topic(summit3_1=RED))
    play(g, "prepare SA-money", "move SA-money summit3-2")
    assert (asked(g), g.summit_completer[2]) == (RED, BLUE)
    play(g, "end")
    assert asked(g) == RED
    play(g, "learn forestation", "learn hydro")
    assert asked(g) == BLUE
    play(g, "learn hydro", "learn hydro")
    assert g.expertise == knowledge(2, forestation=[1, 0], hydro=[1, 3])
    assert g.summit_scientist[topic_of("summit3-1")] == NOBODY


@both
@pytest.mark.rule("S-INF-04", "S-KNO-08")
def test_the_bonus_of_a_forced_move_is_given_to_the_active_player(mode: Mode) -> None:
    g = given(mode, Turn(RED), **(EVICTING | {"tables": tables_with_bonuses(hydro={1: BONUS_CUBE})}))
    play(g, "prepare SA-money", "move SA-money hand")
    assert (asked(g), options_of(g)) == (BLUE, ["give 2", "give 1"])
    play(g, "give 1")
    assert g.cube == [2 + 1 + 1, 2]


@both
@pytest.mark.rule("S-INF-04", "S-KNO-05", "S-MKT-08")
def test_a_region_filled_by_a_forced_move(mode: Mode) -> None:
    """Blue puts a CEP into Red's region: it comes after Red's payment, so it cannot pay for this preparation."""
    state = EVICTING | {"tables": tables_with_bonuses(hydro={1: BONUS_REGION_CEP})}
    g = given(mode, Turn(RED), **state, controller=by_region(NOBODY, AF=RED), region_cep=by_region(2, AF=0), cep=[1, 2])
    play(g, "prepare SA-money")
    assert (asked(g), g.cep[RED]) == (BLUE, 0), "paid without a choice"
    play(g, "move SA-money hand", "place-cep AF")
    assert g.region_cep[3] == 1
    assert g.cep[RED] == 1
