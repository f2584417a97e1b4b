"""Characters: what makes each of them what it is."""

from typing import Any

import pytest

from keeling.bots.bot import Peek
from keeling.bots.endurance import quick_action
from keeling.bots.opinions import opinion_for
from keeling.kernel.seeds import bot_seed
from keeling.kernel.title import Setup
from keeling.lab.characters import CHARACTERS, company
from keeling.lab.game import Work, play_game
from keeling.lab.plan import Condition
from keeling.lab.rational import Rational
from keeling.titles import title_named
from keeling.titles.climate_policy import alphabet as a
from keeling.titles.climate_policy.state import DEFEAT

pytestmark = pytest.mark.once

TITLE = title_named("climate-policy")


def rows(bots: tuple[str, ...], games: int, seed: str = "characters", **options: Any) -> list[dict[str, Any]]:
    """The figures of some games."""
    condition = Condition("key", "", len(bots), bots, {"trade_mode": "compliance", **options}, {})
    work = Work("climate-policy", condition, seed, 0, games, 0)
    lines = [play_game(work, game) for game in range(games)]
    assert not any(line.failed for line in lines), [line.error for line in lines]
    return [line.figures for line in lines]


def worth(found: list[dict[str, Any]], bot: str) -> float:
    """The mean worth of a company of a kind."""
    own: list[int] = [
        value for row in found for name, value in zip(row["bots"], row["worth"], strict=True) if name == bot
    ]
    return sum(own) / len(own)


def test_passing_companies_build_nothing_and_keep_what_they_have() -> None:
    for row in rows(("passing",) * 3, 3, policy="1"):
        assert row["dirty"] == row["clean"] == [0, 0, 0]
        assert row["ruined"] == 0


def test_free_riding_pays_without_a_policy_and_not_under_permits() -> None:
    table = ("heedless", "careful", "careful", "careful")
    alone = rows(table, 24, policy="1")
    assert worth(alone, "heedless") > worth(alone, "careful") + 12
    capped = rows(table, 24, policy="3")
    assert abs(worth(capped, "heedless") - worth(capped, "careful")) < 20
    assert not any(row["defeat"] for row in capped)


def test_three_who_ride_free_lose_the_planet_and_rational_companies_do_not() -> None:
    careless = rows(("heedless", "heedless", "heedless", "careful"), 16, policy="1")
    assert 3 <= sum(row["defeat"] for row in careless) <= 14
    assert all(row["worth"] == [0, 0, 0, 0] for row in careless if row["defeat"])
    rational = rows(("rational",) * 4, 6, policy="1")
    assert sum(row["defeat"] for row in rational) <= 1
    assert worth(rational, "rational") > worth(careless, "heedless")


def test_no_company_ruins_itself_under_a_high_tax() -> None:
    """Of 1,000 companies 33 end with a final worth below their start money; of version 0.1 it was every third."""
    found = rows(("careful",) * 4, 50, seed="lab", policy="2", tax_amount=3)
    assert sum(row["ruined"] for row in found) < 0.05 * 4 * len(found)
    before = rows(("greedy-0.1",) * 4, 10, seed="lab", policy="2", tax_amount=3)
    assert sum(row["ruined"] for row in before) > 0.2 * 4 * len(before)


def test_a_rational_company_never_ends_the_world_itself() -> None:
    """Near the limit it takes no plant that would go over it, and a heedless one may."""
    g = Setup.of(TITLE, 3, "edge", {"trade_mode": "off"}).start()
    g.co2 = g.rules.defeat - 10
    seat = g.decision.player
    deadly = [action for action in g.legal if a.BUILD.holds(action)]
    assert deadly
    for seed in range(3):
        action = Rational(bot_seed("edge", seed), opinion_for(TITLE, 3)).choose(Peek(g, seat))
        trial = g.clone()
        trial.apply(action)
        assert trial.end != DEFEAT


def test_imagined_companies_stop_before_the_limit_and_games_come_to_an_end() -> None:
    for policy in ("1", "2AB", "3AB"):
        g = Setup.of(TITLE, 4, "quick", {"policy": policy}).start()
        for _ in range(2_000):
            if g.decision is None:
                break
            action = quick_action(g, 20)
            assert action in g.legal
            if a.BUILD.holds(action):
                assert g.co2 + g.rules.ppm[a.BUILD.plant(action)] < g.rules.defeat
            g.apply(action)
        assert g.decision is None


def test_equal_seeds_decide_alike() -> None:
    for bot in CHARACTERS:
        first, again = rows((bot,) * 2, 1), rows((bot,) * 2, 1)
        assert first == again
    assert company("careful", 1, title_named("nim"), 2).quick is False
