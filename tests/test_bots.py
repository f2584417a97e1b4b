"""Bots: what they may see, that they decide alike, and that greedy is better than nothing."""

import ast
from hashlib import sha256

import pytest

from conftest import ROOT
from everywhere import start
from keeling.bots.bot import Peek
from keeling.bots.series import Series, play_series
from keeling.bots.spec import ALL_NAMES, bot_for, check_spec, seats_for
from keeling.kernel.digest import digest
from keeling.kernel.errors import BadSetup
from keeling.kernel.generator import derive
from keeling.kernel.title import Setup
from keeling.titles import title_named, title_names

REPEATABLE = [spec for spec in [*ALL_NAMES, "planner:3x3x2x2x2x20"] if spec != "expert"]
"""A clock ends the thinking of `expert`, so two of them may differ; it has tests of its own."""
every_bot = pytest.mark.parametrize("spec", REPEATABLE)
every_title = pytest.mark.parametrize("name", title_names())


@every_title
@every_bot
def test_a_bot_takes_a_legal_action_and_leaves_the_game_alone(name: str, spec: str) -> None:
    title = title_named(name)
    g = start(name, title.players.start, 3)
    bot = bot_for(spec, 5, title, g.players)
    for _ in range(15):
        if g.decision is None:
            break
        before = digest(g)
        action = bot.choose(Peek(g, g.decision.player))
        assert action in g.legal
        assert digest(g) == before
        g.play(action)


@every_title
@every_bot
def test_equal_specs_and_seeds_decide_alike(name: str, spec: str) -> None:
    title = title_named(name)
    games = []
    for _ in range(2):
        g = start(name, title.players.start, 4)
        bot = bot_for(spec, 6, title, g.players)
        for _ in range(12):
            if g.decision is not None:
                g.play(bot.choose(Peek(g, g.decision.player)))
        games.append(digest(g))
    assert games[0] == games[1]


@every_title
@every_bot
def test_a_bot_decides_by_what_its_seat_knows(name: str, spec: str) -> None:
    """Dealt otherwise behind its back, the same bot decides the same."""
    title = title_named(name)
    g = start(name, title.players.stop - 1, 7)
    leader = bot_for("random", 1, title, g.players)
    for _ in range(25):
        if g.decision is None:
            break
        seat = g.decision.player
        other = g.redetermine(seat, 31)
        bots = [bot_for(spec, 8, title, g.players) for _ in range(2)]
        assert bots[0].choose(Peek(other, seat)) == bots[1].choose(Peek(g, seat))
        g.play(leader.choose(Peek(g, seat)))


def test_bots_use_nothing_of_a_peek_but_its_public_part() -> None:
    for path in sorted((ROOT / "src" / "keeling" / "bots").rglob("*.py")):
        if path.name == "bot.py":
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            assert not (isinstance(node, ast.Attribute) and node.attr == "_game"), path


def test_greedy_beats_random_at_nim() -> None:
    summary = play_series(Series("nim", 2, ("greedy", "random"), 200, seed=3, options={"last_counter": "bonus"}))
    assert summary.wins[0] > summary.wins[1]


def test_a_heedless_bot_ignores_common_defeat() -> None:
    """Companies without fear build until all lose; with it they do not."""
    options: dict[str, object] = {"policy": "1", "trade_mode": "off"}
    defeats = []
    for spec in ("greedy", "greedy:heedless"):
        summary = play_series(Series("climate-policy", 4, (spec,) * 4, 6, seed=2, options=options))
        defeats.append(summary.ends["defeat"])
    assert defeats[0] == 0
    assert defeats[1] > 0


FIRST_GREEDY = {
    "nim": ("nim", "75aea33e1d60b98d"),
    "classic": ("classic", "a0836edc9e522264"),
    "second-chance-cooperative": ("second-chance", "2a71c83005e30c00"),
    "second-chance-competitive": ("second-chance", "43f586dcecf3f0fc"),
    "climate-policy": ("climate-policy", "c1c6cdd598031dbc"),
}
"""Frozen contents, and what the first 60 actions of a game are when the bot of version 0.1 plays it."""


@pytest.mark.parametrize("name", FIRST_GREEDY)
def test_greedy_0_1_plays_as_version_0_1_did(name: str) -> None:
    title = title_named(name)
    content, known = FIRST_GREEDY[name]
    g = Setup.of(title, 3, 7, {}, title.content(ROOT / "tests" / "content" / f"{content}.toml")).start()
    specs = ("greedy-0.1", "greedy-0.1", "greedy-0.1:heedless")
    bots = [bot_for(spec, derive(7, seat), title, 3) for seat, spec in enumerate(specs)]
    actions: list[str] = []
    while g.decision is not None and len(actions) < 60:
        action = bots[g.decision.player].choose(Peek(g, g.decision.player))
        actions.append(title.alphabet.notation(action))
        g.play(action)
    assert sha256("; ".join(actions).encode()).hexdigest().startswith(known)


def test_settled_companies_of_classic_hold_the_planet() -> None:
    """Who looks only after the CEP is paid installs and constructs; who looks before proposes and proposes."""
    survived = []
    for spec in ("greedy", "greedy-0.1"):
        summary = play_series(Series("classic", 2, (spec,) * 2, 4, seed=1))
        survived.append(summary.games - summary.ends["defeat"])
    assert survived[0] > survived[1]


@pytest.mark.parametrize("name", title_names())
def test_caution_is_a_share_of_the_fear_of_common_defeat(name: str) -> None:
    """`greedy` is `greedy:100` and `greedy:heedless` is `greedy:0`, in every title."""
    title = title_named(name)
    for spec, same in (("greedy", "greedy:100"), ("greedy:heedless", "greedy:0"), ("greedy-0.1", "greedy-0.1:100")):
        g = start(name, title.players.stop - 1, 11)
        bots = bot_for(spec, 3, title, g.players), bot_for(same, 3, title, g.players)
        for _ in range(20):
            if g.decision is not None:
                peek = Peek(g, g.decision.player)
                action = bots[0].choose(peek)
                assert action == bots[1].choose(peek)
                g.play(action)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("greedy:", "greedy:heedless"),
        ("greedy:fearless", "greedy:heedless"),
        ("greedy:1001", "greedy:0 to greedy:1000"),
        ("greedy:-1", "greedy:0 to greedy:1000"),
        ("greedy-0.1:bold", "greedy-0.1:heedless, or greedy-0.1:0"),
        ("random:50", "'random' takes nothing behind it"),
    ],
)
def test_a_parameter_that_a_bot_does_not_take_is_refused(spec: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        check_spec(spec)


def test_a_spec_that_names_no_bot_is_refused() -> None:
    with pytest.raises(BadSetup, match="There is no bot 'gredy'; did you mean 'greedy'"):
        check_spec("gredy")
    assert seats_for("random, greedy", 2) == ["random", "greedy"]
    assert seats_for("random", 3) == ["random"] * 3
