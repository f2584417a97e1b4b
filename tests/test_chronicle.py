"""Finished games told by the rules: the parts of points add up, moments are what they say, CO2 is accounted for."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from keeling.bots.bot import Peek
from keeling.bots.spec import bot_for
from keeling.chronicle import Chronicler, NotOver, Tale, tale_of
from keeling.chronicle.reading import reading_of
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.title import Setup
from keeling.titles import title_named
from keeling.words import language, say

GAMES: list[tuple[str, int, Mapping[str, object]]] = [
    ("classic", 1, {}),
    ("classic", 3, {}),
    ("classic", 5, {"auction": True}),
    ("second-chance-cooperative", 1, {}),
    ("second-chance-cooperative", 3, {}),
    ("second-chance-competitive", 2, {"un_goal_relief": True}),
    ("second-chance-competitive", 4, {"winnable_stack": True}),
    ("climate-policy", 2, {"policy": "2A"}),
    ("climate-policy", 4, {"policy": "3AB"}),
    ("nim", 2, {}),
]
SEEDS = {"random": [5, 6, 7], "greedy": [5]}

every_game = pytest.mark.parametrize(("name", "players", "options"), GAMES)
every_bot = pytest.mark.parametrize("spec", ["random", "greedy"])


@cache
def _played(name: str, players: int, options: tuple[tuple[str, object], ...], spec: str, seed: int) -> Match:
    title = title_named(name)
    match = Match(Setup.of(title, players, seed, dict(options)), [spec] * players)
    bot = bot_for(spec, seed, title, players)
    while match.game.decision is not None:
        match.follow(bot.choose(Peek(match.game, match.game.decision.player)))
    return match


def played(name: str, players: int, options: Mapping[str, object], spec: str, seed: int) -> tuple[Match, Tale]:
    """A finished match and its tale."""
    match = _played(name, players, tuple(options.items()), spec, seed)
    return match, tale_of(match)


@every_bot
@every_game
def test_every_tale_adds_up(name: str, players: int, options: Mapping[str, object], spec: str) -> None:
    for seed in SEEDS[spec]:
        match, tale = played(name, players, options, spec, seed)
        view: Any = match.title.view(match.game, SPECTATOR)
        scores = match.title.outcome(match.game).scores
        if name != "second-chance-cooperative":
            assert [sum(part["amount"] for part in each["parts"]) for each in tale["points"]] == scores
        else:
            assert tale["points"] == []
        assert all(part["source"] != "play" for each in tale["points"] for part in each["parts"]) or name == "nim"
        _check_air(name, tale, view)
        _check_moments(match, tale)
        standing = [
            space["owner"]
            for region in view.get("regions", [])
            for space in region["spaces"]
            if space["owner"] is not None
        ]
        if name != "climate-policy":
            assert sorted(plant["seat"] for plant in tale["plants"]) == sorted(standing)


def _check_air(name: str, tale: Tale, view: Any) -> None:
    if name == "nim":
        assert tale["air"] == []
        return
    assert [each["seat"] for each in tale["air"]] == [None, *range(len(view["players"]))]
    caused = sum(each["caused"] for each in tale["air"])
    avoided = sum(each["avoided"] for each in tale["air"])
    assert all(each["caused"] >= 0 and each["avoided"] >= 0 for each in tale["air"])
    spared = caused - avoided - view["co2"]
    assert spared <= 0, "what never came is only avoided"
    if name == "climate-policy":
        assert spared == 0


def _check_moments(match: Match, tale: Tale) -> None:
    moments = tale["moments"]
    assert len(moments) <= 5
    positions = [moment["position"] for moment in moments]
    assert positions == sorted(set(positions))
    assert all(0 < position <= len(match.actions) for position in positions)
    for moment in moments:
        for code in ("en", "de"):
            for told in (moment["title"], moment["detail"]):
                assert "{" not in language(code).say(told)
    for moment in moments:
        if moment["kind"] == "danger":
            assert moment["before"] < match.title.view(match.game, SPECTATOR)["air"]["danger"] <= moment["after"]
        if moment["kind"] == "fall":
            assert moment["after"] < moment["before"]
        if moment["kind"] == "lead":
            assert match.title.outcome(match.game).winners == [moment["seat"]]
        if moment["kind"] == "defeat":
            assert match.title.outcome(match.game).winners == []


def test_the_tale_of_a_classic_game() -> None:
    """Seed 5, three greedy bots: the moments by hand."""
    match, tale = played("classic", 3, {}, "greedy", 5)
    kinds = {moment["kind"]: moment for moment in tale["moments"]}
    first = tale["plants"][0]
    assert kinds["first-plant"]["position"] == first["position"]
    assert kinds["first-plant"]["seat"] == first["seat"]
    assert say(kinds["first-plant"]["detail"]).startswith(f"Player {first['seat'] + 1} builds {first['source']} in ")
    replaced = [plant for plant in tale["plants"] if plant["replaced"] is not None]
    assert {plant["replaced"] for plant in replaced} <= {"coal", "oil", "gas"}
    by_goal = [goal["kind"] for goal in tale["goals"]]
    assert set(by_goal) <= {"un-goal", "company-goal"}
    game = match.setup.start()
    series = [game.co2]
    for action in match.actions:
        game.play(action)
        series.append(game.co2)
    for moment in tale["moments"]:
        assert moment["after"] == series[moment["position"]] or moment["kind"] in ("danger", "worst-supply")


def test_who_replaced_a_plant_has_avoided_it_and_who_was_first_too() -> None:
    match, tale = played("classic", 3, {}, "greedy", 5)
    least = min(match.game.rules.fossil_ppm)
    ppm = dict(zip(("coal", "oil", "gas"), match.game.rules.fossil_ppm, strict=True))
    for each in tale["air"][1:]:
        own = [plant for plant in tale["plants"] if plant["seat"] == each["seat"]]
        replaced = sum(ppm[plant["replaced"]] for plant in own if plant["replaced"] is not None)
        first = [plant for plant in own if plant["replaced"] is None]
        assert each["caused"] == 0
        assert replaced <= each["avoided"] <= replaced + least * len(first)
    assert sum(each["avoided"] for each in tale["air"]) > 0


def test_a_game_that_goes_on_is_not_told() -> None:
    match = Match(Setup.of(title_named("classic"), 2, 1), ["human"] * 2)
    with pytest.raises(NotOver):
        tale_of(match)
    with pytest.raises(NotOver):
        Chronicler(match.setup).tell(match.game)


def test_a_title_without_a_reading_of_its_own_is_told_by_its_points() -> None:
    title = title_named("nim")
    reading = reading_of(title, Setup.of(title, 2, 1).start())
    assert (reading.points, reading.goals) == ({}, {})
