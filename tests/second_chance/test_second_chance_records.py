"""Golden records of Second Chance: one for each way a game can end, each number of players and each variant.

They are replayed in tests/test_goldens.py, which also tests that each shows what it was made for.
"""

from dataclasses import fields
from typing import get_args, get_type_hints

import pytest

from keeling.kernel.title import AnyTitle
from keeling.titles.second_chance.title import COMPETITIVE, COOPERATIVE
from second_chance.goldens import GOLDENS, SECOND_CHANCE

TITLES = pytest.mark.parametrize("title", [COOPERATIVE, COMPETITIVE], ids=lambda title: title.name)

PIECES_LEFT_OUT = {
    "partial_refill",
    "summit_reshuffle",
    "unlimited_control_markers",
}
"""Options that decide what happens when pieces run out. The games of the scorer's tests play them."""


def names_of(title: AnyTitle) -> list[str]:
    """The records of a mode."""
    return [name for name in GOLDENS if GOLDENS[name].title is title]


@TITLES
def test_there_is_a_record_for_every_end(title: AnyTitle) -> None:
    prefix = f"{title.name}-end-"
    ends = {name.removeprefix(prefix) for name in names_of(title) if name.startswith(prefix)}
    assert ends == set(title.ends.values())
    for end in ends:
        outcome = title.outcome(SECOND_CHANCE.read(prefix + end).replay())
        assert outcome.reason == end
        assert (outcome.winners == []) == (end not in ("victory", "decades"))


@TITLES
def test_there_is_a_record_for_every_number_of_players(title: AnyTitle) -> None:
    assert {GOLDENS[name].players for name in names_of(title)} == set(title.players)


@TITLES
def test_there_is_a_record_for_every_value_of_every_option(title: AnyTitle) -> None:
    """Of the home region two values are enough."""
    played = [SECOND_CHANCE.read(name).setup.options.as_dict() for name in names_of(title)]
    hints = get_type_hints(title.options)
    missing = []
    for field in fields(title.options):
        values = {True, False} if hints[field.name] is bool else set(get_args(hints[field.name]))
        found = {options[field.name] for options in played}
        enough = len(found) > 1 if field.name == "home_region" else found == values
        if not enough and field.name not in PIECES_LEFT_OUT:
            missing.append((field.name, values - found))
    assert missing == []


def test_the_winnable_stack_is_played_by_every_number_of_players() -> None:
    """SX-VAR-03 and SX-VAR-04 have their own numbers for three players."""
    stacked = {golden.players for golden in GOLDENS.values() if golden.options.get("winnable_stack")}
    assert stacked == set(COMPETITIVE.players)


def test_victory_is_won_with_the_real_limit() -> None:
    """A team of bots has beaten the game as it is printed; the other contents only keep games from ending early."""
    record = SECOND_CHANCE.read("second-chance-cooperative-end-victory")
    game = record.replay()
    assert game.second.defeat == 500
    assert game.second.start_score == 0
    assert COOPERATIVE.outcome(game).winners == [0, 1]
