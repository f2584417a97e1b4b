"""The terminal boards of both modes, and games of them played by typing."""

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from conftest import Run
from keeling.cli.boards import board_for, tally_for
from keeling.cli.output import said, word
from keeling.kernel.game import SPECTATOR
from keeling.kernel.title import Setup
from keeling.titles.common.layout import NOBODY
from keeling.titles.second_chance.scoring import FinalTest
from keeling.titles.second_chance.turn import Turn
from keeling.words import ENGLISH, language
from keeling.words.keys import end_key
from second_chance.companies import companies
from second_chance.positions import (
    BLUE,
    COMPETITIVE,
    COOPERATIVE,
    EU,
    HYDRO,
    NA,
    OIL,
    RED,
    SOLAR,
    WIND,
    Mode,
    Prepared,
    Proposed,
    both,
    by_slot,
    card_scientists,
    given,
    knowledge,
    lobbyists,
    plants,
    private_goals,
    projects,
    un_goal,
)
from second_chance.team import goals, middle_goal, region_goal, size_goal, team, top_goal, type_goal
from second_chance.wandering import ENDLESS

pytestmark = pytest.mark.once

CASES = [(mode, players) for mode in (COOPERATIVE, COMPETITIVE) for players in mode.players]
every_case = pytest.mark.parametrize(("mode", "players"), CASES, ids=[f"{mode.name}-{n}" for mode, n in CASES])


def drawn(mode: Mode, g: Any, seat: int, width: int = 100, name: str = "human") -> list[str]:
    """The lines of the board, without colours."""
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as captured:
        console.print(board_for(mode)(mode, mode.view(g, seat), seat, [name] * g.players))
    return captured.get().splitlines()


def line_of(lines: list[str], beginning: str) -> str:
    """The line that begins so."""
    (found,) = [line for line in lines if line.startswith(beginning)]
    return found


def source_name(source: str) -> str:
    """What a source is called in English, as a heading."""
    return language(ENGLISH).name(f"source-{source}").capitalize()


@cache
def game_at(mode: Mode, players: int, moment: str) -> Any:
    """A game with tables that let nobody lose, at its start, in its third decade, or at its end."""
    options = {"inspectors": True} if mode is COOPERATIVE else {"company_goals": "keep_both"}
    g = mode.blank(players, 1, mode.options.parse(options), ENDLESS)
    mode.begin(g)
    g.advance()
    chance = Random(players)
    while g.decision is not None and moment != "start":
        if moment == "midgame" and g.decade == 3 and g.round > players:
            break
        words = [mode.alphabet.notation(action).split()[0] for action in g.legal]
        keen = [a for a, word in zip(g.legal, words, strict=True) if word in ("build", "prepare", "claim", "lobby")]
        g.play(chance.choice(keen or g.legal))
    return g


# The picture


@pytest.mark.parametrize("moment", ["start", "midgame", "end"])
@every_case
def test_the_board_fits(mode: Mode, players: int, moment: str) -> None:
    g = game_at(mode, players, moment)
    for seat in [*range(players), SPECTATOR]:
        for width in (80, 99, 100, 200):
            lines = drawn(mode, g, seat, width, "a bot with a long name")
            assert max(map(len, lines)) <= min(width, 100)
            assert len(lines) <= 60
            assert all("…" not in line or line.startswith("●") for line in lines), "only names are cut"
            assert all(line.count("…") <= 1 for line in lines)


@pytest.mark.parametrize("width", [80, 100])
@every_case
def test_the_board_shows_what_there_is(mode: Mode, players: int, width: int) -> None:
    g = game_at(mode, players, "midgame")
    view = mode.view(g, 0)
    lines = drawn(mode, g, 0, width)
    text = "\n".join(lines)
    assert lines[0].startswith(view["decade_name"])
    assert f"round {view['round']}/{view['rounds']}" in lines[0]
    assert f"CO₂ {view['co2']} ppm" in lines[1]
    assert f"┃{view['defeat']}" in lines[1]
    assert f"{view['market']['pile']} CEP" in text
    assert f"at ${view['market']['price']}" in text
    for region in view["regions"]:
        row = line_of(lines, f"{region['region']} ")
        assert f" {region['ceps']}/{region['cep_limit']} " in row
        spaces = [
            "·" if space["plant"] is None
            else f"■{space['ppm']}" if space["owner"] is None
            else f"{space['plant'][0].upper()}{space['owner'] + 1}/{space['infrastructure'] + 1}"
            for space in region["spaces"]
        ]  # fmt: skip
        assert " ".join(f"{space:<4}" for space in spaces).rstrip() in row
        for slot in region["slots"]:
            if slot["source"] is not None:
                sign = f"{slot['source'][0].upper()}{slot['level']}"
                token = f"[{sign}]▫{(slot['token'] or 0) + 1}"
                who = f"▲{slot['scientist'] + 1}" if slot["scientist"] is not None else ""
                assert (token if slot["installed"] else f"({sign}){who}") in row
    for goal in view["un_goals"]:
        assert f"{goal['card']}:{''.join(source[0].upper() for source in goal['sources'])}▪{goal['cubes']}" in text
    for plant, track in zip(view["plants"], view["tracks"], strict=True):
        first = lines.index(line_of(lines, f"{track['source'][0].upper()} {source_name(track['source'])}"))
        for number, level in enumerate(plant["levels"]):
            sign = "›" if plant["next_level"] == level["level"] else " "
            cost = f"${level['money']} ▪{level['cubes']} ◇{level['ceps']} ★{level['points']}"
            assert f"{sign}{level['level']}@{level['space']} {cost}" in lines[first + number]
        assert f"½{track['half_way']}" in lines[first + 1]
    for number, player in enumerate(view["players"]):
        figures = line_of(lines, f"●{number + 1} human").replace(" (you)", "").split()[2:]
        score = [str(player["score"])] if mode is COMPETITIVE else []
        scientists = f"{player['scientists_in_hand']}/{player['scientists_in_pool']}"
        expected = [*score, f"${player['money']}", str(player["ceps"]), str(player["cubes"]), scientists]
        assert figures[: len(expected)] == expected
        assert figures[-1] == f"{player['lobby_cards']}+{len(player['open_cards'])}"
        for card in player["open_cards"]:
            who = f"▲{card['scientist'] + 1}" if card["scientist"] is not None else ""
            assert f"{card['card']:02}●{number + 1}{who}" in text
    for card in view["hand"]:
        effects = f"{said(card['main'])}; or {said(card['minor'])}"
        at = lines.index(line_of(lines, f"lobby {card['card']:02}"))
        assert effects in " ".join(" ".join(lines[at : at + 2]).split())
    for goal in view["players"][0]["goals"]:
        assert line_of(lines, f"goal {goal['card']:02}")


def test_signs_of_projects_plants_and_cards() -> None:
    g = given(
        COOPERATIVE,
        Turn(RED),
        **projects(EU_money=Proposed(SOLAR, 2), EU_tech=Prepared(WIND, BLUE)),
        **plants(EU=[OIL, (HYDRO, RED, BLUE)]),
        project_scientist=by_slot(NOBODY, EU_money=BLUE),
        lobby_place=lobbyists(blue_open=[5, 10]),
        lobby_scientist=card_scientists(card_05=RED),
    )
    lines = drawn(COOPERATIVE, g, RED)
    assert line_of(lines, "EU ").split()[5:] == ["■30", "H1/2", "·", "·", "·", "4/5", "·", "(S2)▲2", "[W1]▫2", "·"]
    assert "1 tech cube: 05●2▲1  1 CEP: 10●2" in line_of(lines, "open cards")


@both
def test_discs_stand_under_the_income_of_their_space(mode: Mode) -> None:
    tracks = {"forestation": [2, 2, 2, 10]}
    g = given(mode, Turn(RED), players=4, expertise=knowledge(4, **tracks))
    for width in (80, 100):
        lines = drawn(mode, g, RED, width)
        first = lines.index(line_of(lines, "F Forestation"))
        for position, players in ((2, "●123"), (10, "●4")):
            at = re.search(rf"(?<=\s){position}\b", lines[first - 1])
            assert at
            assert lines[first + 1][at.start() :].split()[0] == players


def test_the_team_sees_its_score_its_goals_and_what_they_cost() -> None:
    g = team(
        Turn(RED),
        decade=2,
        score=[17],
        options={"inspectors": True},
        **goals(
            region_goal(NA), type_goal(WIND), middle_goal(SOLAR), top_goal(HYDRO), size_goal(3),
            achieved=[region_goal(EU)],
        ),
        inspector=[0, -1],
        goal_place=private_goals(red=[4, 6], blue=[7, 8]),
    )  # fmt: skip
    lines = drawn(COOPERATIVE, g, RED)
    assert line_of(lines, "Team ") == "Team 17 points  5 open goals cost 12 (2 each)  10 ppm cost 2"
    assert line_of(lines, "plants ").split(maxsplit=1)[1].strip() == "○NA×2 ✓EU ○W"
    assert line_of(lines, "knowledge ").split(maxsplit=1)[1].strip() == "○H end ○S ½"
    assert line_of(lines, "summits ").split(maxsplit=1)[1].strip() == "○3 topics"
    assert line_of(lines, "goal 04").endswith("3 tech cubes (2 of 3)")
    assert line_of(lines, "goal 06").endswith("$10 (achieved)")
    assert not any(line.startswith(("goal 07", "goal 08")) for line in lines)


def test_the_companies_see_the_events_that_come() -> None:
    g = companies(Turn(RED), co2=390)
    assert drawn(COMPETITIVE, g, RED)[2].endswith("Event North America, next South America")
    g.co2 = 400
    assert drawn(COMPETITIVE, g, RED)[2].endswith("Event North America, next South America too")


@both
def test_the_board_shows_nothing_hidden(mode: Mode) -> None:
    """Whatever the seat cannot know is dealt anew: the picture stays the same."""
    g = game_at(mode, 3, "start")
    for seat in [*range(3), SPECTATOR]:
        lines = drawn(mode, g, seat)
        own = {int(card) for card in re.findall(r"^lobby (\d\d) ", "\n".join(lines), re.MULTILINE)}
        assert own == {card["card"] for card in mode.view(g, seat)["hand"]}
        for seed in range(5):
            assert drawn(mode, g.redetermine(seat, seed), seat) == lines


@pytest.mark.parametrize("players", COMPETITIVE.players)
def test_after_the_game_the_scoring_is_broken_down(players: int) -> None:
    g = game_at(COMPETITIVE, players, "end")
    view = COMPETITIVE.view(g, SPECTATOR)
    lines = drawn(COMPETITIVE, g, SPECTATOR)
    assert lines[0].endswith(word(end_key(COMPETITIVE, "decades")))
    (first,) = [n for n, line in enumerate(lines) if line.startswith("final scoring")]
    for number, player in enumerate(view["players"]):
        assert player["sheet"]
        figures = [*map(str, player["sheet"].values()), str(player["score"])]
        row = lines[first + 1 + number].split()
        assert row[2 : 2 + len(figures)] == figures
        assert (row[-1] == "winner") == (number in view["winners"])
        for goal in player["goals"]:
            assert f"scored {goal['points']} for player {number + 1}" in line_of(lines, f"goal {goal['card']:02}")


def test_after_victory_the_team_reads_what_it_is_called_and_whose_goals_were_achieved() -> None:
    g = team(
        FinalTest(),
        decade=4,
        goal_place=private_goals(red=[4, 6], blue=[1, 7]),
        cube=[0, 0],
        cep=[2, 6],
        un_row=[un_goal(SOLAR, WIND)],
    )
    lines = drawn(COOPERATIVE, g, SPECTATOR)
    assert lines[0].endswith(word(end_key(COOPERATIVE, "victory")))
    assert "●1 human  3 tech cubes (missed, 0 of 3)" in [line.strip() for line in lines]
    assert "●2 human  the end of 2 knowledge tracks (missed, 0 of 2)" in [line.strip() for line in lines]
    assert "You are Renowned Saviors of the Planet." in lines


@both
def test_the_tally_counts_what_players_watch(mode: Mode) -> None:
    counted = tally_for(mode)(
        mode.view(given(mode, Turn(RED), money=[7, 4], expertise=knowledge(2, forestation=[0, 3])), SPECTATOR)
    )
    assert counted["Player 1"]["money"] == 7
    assert counted["Player 2"]["forestation"] == 3
    assert counted["Europe"]["CEPs"] == 4
    assert ("team score" in counted[""]) == (mode is COOPERATIVE)
    assert ("score" in counted["Player 1"]) == (mode is COMPETITIVE)


# Playing by typing


@both
def test_a_game_by_typing(mode: Mode, keeling_command: Run, tmp_path: Path) -> None:
    """The first decisions, a refusal, a preview, undo, save, and the rest of the game from the file."""
    file = tmp_path / "game.json"
    g = Setup.of(mode, 2, 3).start()
    seats = ["random", "random"]
    seats[g.decision.player] = "human"
    first = ["1"] if mode is COMPETITIVE else []  # which Company Goal to keep
    typed = [*first, "propose eu", "? build EU-money plain", "? buy", "buy", "undo", f"save {file}", "quit"]
    done = keeling_command("play", mode.name, "--seats", ",".join(seats), "--seed", "3", given="\n".join(typed))
    assert done.returncode == 0, done.stderr
    text = " ".join(done.stdout.split())
    for words in (
        "Your turn: take a main action",
        "Propose",
        "Not allowed: There is no project there.",
        "Allowed. It would change:",
        "CEPs 2→3",
        "Taken back.",
        "Saved to",
    ):
        assert words in text, words
    resumed = keeling_command("play", "--resume", str(file), given="1\n" * 3000)
    assert resumed.returncode == 0, resumed.stderr
    last = resumed.stdout.splitlines()[-1]
    assert last.startswith(tuple(word(end_key(mode, end)) for end in mode.ends.values())), last
