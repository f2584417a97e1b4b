"""Random games of the classic title: every number of players and every value of every option."""

from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from everywhere import moves
from keeling.kernel.content import Content
from keeling.kernel.game import LEGAL
from keeling.kernel.title import Setup
from keeling.titles import title_named

TITLE = title_named("classic")
HINTS = get_type_hints(TITLE.options)
VALUES = [
    (name, value)
    for name, hint in HINTS.items()
    for value in (get_args(hint) if get_origin(hint) is Literal else (True, False))
]


@pytest.fixture(scope="module")
def endless(tmp_path_factory: pytest.TempPathFactory) -> Content[Any]:
    """A content whose limit of CO2 nobody reaches, so that games come to final scoring."""
    text = TITLE.content_file.read_text(encoding="utf-8").replace("defeat = 500", "defeat = 5000")
    path = tmp_path_factory.mktemp("content") / "endless.toml"
    Path(path).write_text(text, encoding="utf-8")
    return TITLE.content(path)


def check_game(setup: Setup, seed: int) -> Any:
    g = setup.start()
    for number, action in enumerate(moves(g, seed)):
        assert g.violations() == []
        if number % 40 == 0:
            legal = [code for code in range(TITLE.alphabet.size) if g.refuse(code) == LEGAL]
            assert legal == sorted(g.legal)
        g.play(action)
    assert g.violations() == []
    return g


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("seed", range(4))
def test_random_games_keep_every_invariant(players: int, seed: int, endless: Content[Any]) -> None:
    check_game(Setup.of(TITLE, players, seed), seed)
    g = check_game(Setup.of(TITLE, players, seed, content=endless), seed)
    assert TITLE.outcome(g).winners


@pytest.mark.parametrize(("name", "value"), VALUES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_option_value_can_be_played(name: str, value: object, players: int, endless: Content[Any]) -> None:
    check_game(Setup.of(TITLE, players, 7, {name: value}, endless), 7)
