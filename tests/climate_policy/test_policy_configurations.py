"""Every printed policy with every number of players, and every option where it bites: invariants, words, secrets."""

from typing import Any

import pytest

from climate_policy.positions import POLICIES
from climate_policy.wandering import choose_lively
from everywhere import start, values_of, walk
from goldens import Chooser, choose_by_bot
from keeling.bots.bot import Bot, RandomBot
from keeling.bots.series import Series, play_series
from keeling.bots.spec import bot_for
from keeling.kernel.game import LEGAL, SPECTATOR
from keeling.titles.climate_policy.options import PolicyOptions
from keeling.titles.climate_policy.title import TITLE
from keeling.words import say

NAME = TITLE.name
CONTENT = TITLE.content()

every_policy = pytest.mark.parametrize("policy", POLICIES)
every_number = pytest.mark.parametrize("players", TITLE.players)


@pytest.mark.rule("P-POL-01", "P-POL-02", "P-POL-03")
def test_the_printed_configurations_are_the_policies() -> None:
    info = next(info for info in PolicyOptions.describe() if info.name == "policy")
    assert info.values.split(" | ") == POLICIES


@every_policy
@every_number
def test_games_end_keep_every_invariant_and_offer_what_is_not_refused(policy: str, players: int) -> None:
    for seed in (1, 2):
        for number, g in enumerate(walk(start(NAME, players, seed, policy=policy), seed)):
            assert g.violations() == []
            if g.decision is None or number % 25:
                continue
            legal = [action for action in range(TITLE.alphabet.size) if g.refuse(action) == LEGAL]
            assert legal == sorted(g.legal)
            options = TITLE.options_for(g, g.decision.player)
            assert len({say(option["label"]) for option in options}) == len(options)
            assert all(option["anchors"] for option in options)
            assert say(TITLE.question(g))[-1] in ".?"
        assert TITLE.outcome(g).reason == TITLE.ends[g.end]


@every_policy
def test_companies_that_want_to_win_keep_every_invariant(policy: str) -> None:
    summary = play_series(
        Series(NAME, 3, ("greedy", "greedy:heedless", "greedy:50"), 1, 5, {"policy": policy}, None, True)
    )
    assert (summary.games, summary.violations, summary.examples) == (1, 0, [])


def bites(options: dict[str, object]) -> bool:
    """Whether three companies can play with these options, all of which have an effect."""
    return not TITLE.objection(3, PolicyOptions.parse(options), CONTENT.tables)


CHOSEN: list[dict[str, object]] = [
    {"policy": policy, info.name: value}
    for policy in ("2AB", "3AB")
    for info in PolicyOptions.describe()
    if info.name != "policy"
    for value in values_of(info)
    if value != str(info.default).lower()
]
ALONE = [options for options in CHOSEN if bites(options)]


@pytest.mark.parametrize("options", ALONE, ids=str)
def test_every_option_under_a_policy_in_which_it_bites(options: dict[str, object]) -> None:
    for number, g in enumerate(walk(start(NAME, 3, 7, **options), 7)):
        assert g.violations() == []
        if number % 40 == 0:
            for seat in [0, SPECTATOR]:
                other = g.redetermine(seat, 43)
                if other.decisions == g.decisions and type(other.decision) is type(g.decision):
                    assert TITLE.view(other, seat) == TITLE.view(g, seat)
    assert g.decision is None


def test_hidden_stocks_are_shown_to_their_owners_only() -> None:
    g = start(NAME, 3, 1, hidden_stock=True)
    for seat in range(3):
        view = TITLE.view(g, seat)
        assert [player["stock"] is not None for player in view["players"]] == [n == seat for n in range(3)]
        assert view["dirty_pool"] is None
    assert all(player["stock"] is None for player in TITLE.view(g, SPECTATOR)["players"])
    worlds = {tuple(g.redetermine(0, seed).stock) for seed in range(30)}
    assert len(worlds) > 3
    assert {world[:3] for world in worlds} == {tuple(g.stock[:3])}


def test_every_content_value_has_its_mark() -> None:
    assert set(CONTENT.marks) == set(CONTENT.values)
    assert CONTENT.marks["sources"]["reconstructed"] > 0
    assert CONTENT.marks["scoring"] == {"printed": 4, "carried": 0, "inferred": 0, "reconstructed": 0}


def kinds_offered(g: Any, choose: Chooser, bot: Bot) -> set[str]:
    """The kinds of action that are offered in a game, which is played to its end."""
    seen: set[str] = set()
    while g.decision is not None:
        seen |= {TITLE.alphabet.kind_of(legal).word for legal in g.legal}
        g.play(choose(g, bot))
    return seen


def test_every_kind_of_action_is_offered_somewhere() -> None:
    seen: set[str] = set()
    cases: list[tuple[str, dict[str, object]]] = [
        ("random", {"policy": "3AB", "fine": 1}),
        ("random", {"policy": "2AB"}),
        ("greedy", {"policy": "3AB"}),
        ("greedy", {"policy": "3AB", "fine": 1, "trade_mode": "off"}),
        ("greedy", {"policy": "2AB"}),
    ]
    for seed, (spec, options) in enumerate(cases * 2):
        seen |= kinds_offered(start(NAME, 3, seed, **options), choose_by_bot, bot_for(spec, seed, TITLE, 3))
    rich: dict[str, object] = {"grant_source": "fixed", "grant_sum": 50, "grant_rule": "equal", "grant_size": 20}
    for seed in range(4):
        seen |= kinds_offered(start(NAME, 2, seed, **rich), choose_lively, RandomBot(seed))
    assert seen == set(TITLE.alphabet.by_word)
