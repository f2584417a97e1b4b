"""Previews tell the truth: through the next question, what all its answers share, and nothing that is not known yet."""

from typing import Any

import pytest

from classic import positions as classic
from classic.positions import BLUE, RED, SOLAR
from everywhere import moves
from keeling.kernel.title import PREVIEW_ANSWERS, AnyTitle, Setup
from keeling.kernel.view import differences
from keeling.titles import title_named, title_names
from keeling.titles.classic.title import TITLE as CLASSIC
from keeling.titles.classic.turn import Turn
from keeling.titles.second_chance.turn import Turn as SecondTurn
from lists import by_region, by_slot
from second_chance import positions as second


def preview(title: AnyTitle, g: Any, notation: str) -> dict[str, tuple[int, int]]:
    return title.preview(g, g.decision.player, title.alphabet.parse(notation))


def mine(changes: dict[str, tuple[int, int]], name: str, seat: int = RED) -> int:
    """By how much something of a player changes."""
    before, after = changes.get(f"players.{seat}.{name}", (0, 0))
    return after - before


# Classic


def test_installing_shows_its_benefits_though_it_asks_where_the_cep_comes_from() -> None:
    g = classic.given(
        Turn(RED),
        project=by_slot(classic.EMPTY, EU_money=SOLAR),
        controller=by_region(classic.NOBODY, EU=RED, AS=RED),
    )
    changes = preview(CLASSIC, g, "install EU-money")
    assert mine(changes, "cubes") == g.rules.benefit_cubes[SOLAR] == 3
    assert "players.0.ceps" not in changes, "the CEP comes from the hand or from a region"
    assert changes["market.bank"][1] - changes["market.bank"][0] == 1, "but it goes to the bank in any case"
    alone = classic.given(Turn(RED), project=by_slot(classic.EMPTY, EU_money=SOLAR))
    assert (mine(preview(CLASSIC, alone, "install EU-money"), "ceps"), mine(changes, "cubes")) == (-1, 3)


@pytest.mark.parametrize(("slot", "name"), [("EU-money", "money"), ("EU-tech", "cubes")])
def test_proposing_shows_its_grant(slot: str, name: str) -> None:
    g = classic.given(Turn(RED))
    source = next(notation for notation in classic.options_of(g) if notation.startswith(f"propose {slot}"))
    assert mine(preview(CLASSIC, g, source), name) > 0


def test_proposing_for_research_shows_what_all_answers_share() -> None:
    """Recruit or move: the project stands in any case, where the scientist is nobody knows."""
    g = classic.given(Turn(RED), project=by_slot(classic.EMPTY, AS_money=SOLAR))
    source = next(notation for notation in classic.options_of(g) if notation.startswith("propose EU-research"))
    changes = preview(CLASSIC, g, source)
    assert changes["turn.main_done"] == (0, 1)
    assert "players.0.scientists_in_pool" not in changes


def test_constructing_shows_price_points_and_air() -> None:
    g = classic.given(
        Turn(RED),
        project=by_slot(classic.EMPTY, EU_money=SOLAR),
        installed=by_slot(0, EU_money=1),
        expertise=classic.discs(solar=[5, 0]),
        cube=[5, 0],
        money=[30, 0],
        **classic.plants(EU=[classic.COAL] * spaces_of_europe()),
    )
    changes = preview(CLASSIC, g, "construct EU-money")
    assert mine(changes, "score") == 8
    assert mine(changes, "money") == -10
    assert changes["co2"][0] - changes["co2"][1] == 40


def spaces_of_europe() -> int:
    """How many demand spaces Europe has."""
    return classic.given(Turn(RED)).rules.demand_spaces[classic.EU]


def test_market_and_cards_are_shown() -> None:
    g = classic.given(Turn(RED), lobby_place=classic.lobby_hands(red=[1]))
    bought = preview(CLASSIC, g, "buy")
    assert (mine(bought, "ceps"), mine(bought, "money")) == (1, -3)
    played = preview(CLASSIC, g, "lobby 01 minor")
    assert mine(played, "lobby_cards") == -1


def test_what_another_player_answers_is_not_foreseen() -> None:
    """Installing beside a foreign scientist asks his owner where he goes: the preview stops there."""
    g = classic.given(
        Turn(RED),
        project=by_slot(classic.EMPTY, EU_money=SOLAR),
        installed=by_slot(0, EU_money=1),
        project_scientist=by_slot(classic.NOBODY, EU_money=BLUE),
        expertise=classic.discs(solar=[5, 0]),
        cube=[5, 0],
        money=[30, 0],
    )
    changes = preview(CLASSIC, g, "construct EU-money")
    assert mine(changes, "score") == 8
    assert mine(changes, "scientists_in_hand", BLUE) == 0


# Second Chance


@second.both
def test_preparing_and_building_are_shown(mode: second.Mode) -> None:
    g = second.given(
        mode,
        SecondTurn(RED),
        controller=by_region(second.NOBODY, EU=RED),
        **second.projects(EU_money=SOLAR),
    )
    changes = preview(mode, g, "prepare EU-money")
    assert changes["turn.main_done"] == (0, 1)
    assert mine(changes, "prepared.solar") == 1


# Every title


def is_asked_further(title: AnyTitle, g: Any, after: Any, seat: int) -> bool:
    """Whether the seat is asked something else now than before, and not what it does next in its turn."""
    asked = after.decision
    if asked is None or asked.player != seat or isinstance(asked, type(g.decision)):
        return False
    return title.words.turn(asked) is None


@pytest.mark.parametrize("name", title_names())
def test_a_preview_never_differs_from_what_happens_without_a_reveal(name: str) -> None:
    """Whatever is answered next: what the preview has shown stands when the seat's questions are over."""
    title = title_named(name)
    compared = 0
    g = Setup.of(title, max(2, title.players.start), 3).start()
    for number, action in enumerate(moves(g, 3)):
        if number % 5 == 0:
            seat = g.decision.player
            before = title.view(g, seat)
            for option in g.legal[:6]:
                shown = title.preview(g, seat, option)
                after, answers = g.clone(), PREVIEW_ANSWERS
                after.play(option)
                while is_asked_further(title, g, after, seat) and len(after.legal) <= answers:
                    answers //= len(after.legal)
                    after.apply(after.legal[-1])
                if after.reveals == g.reveals:
                    really = differences(before, title.view(after, seat))
                    assert shown.items() <= really.items()
                    compared += 1
        g.play(action)
    assert compared > 10
