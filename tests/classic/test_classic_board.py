"""The terminal board of the classic game, and a game of it played by typing."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from classic.positions import FORESTATION, given
from conftest import Run
from keeling.cli.boards import board_for
from keeling.cli.boards.classic import tally
from keeling.cli.output import word
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.title import Setup
from keeling.titles.classic.auction import Bid
from keeling.titles.classic.ends import ENDS
from keeling.titles.classic.title import TITLE
from keeling.titles.classic.turn import Turn
from keeling.titles.classic.view import ClassicView
from keeling.words import ENGLISH, language, say
from keeling.words.keys import end_key

pytestmark = pytest.mark.once

PLAYERS = range(1, 6)


def drawn(view: ClassicView, seat: int, width: int = 100, names: list[str] | None = None) -> list[str]:
    """The lines of the board, without colours."""
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as captured:
        console.print(board_for(TITLE)(TITLE, view, seat, names or ["human"] * len(view["players"])))
    return captured.get().splitlines()


def name(kind: str, thing: str) -> str:
    """What a thing is called in English."""
    return language(ENGLISH).name(f"{kind}-{thing}")


def line_of(lines: list[str], beginning: str) -> str:
    """The line that begins so."""
    (found,) = [line for line in lines if line.startswith(beginning)]
    return found


def eager(match: Match, chance: random.Random) -> int:
    """An action that builds if it can, so that the board fills and a game need not end in defeat."""
    legal: list[int] = match.game.legal
    for kind in ("construct", "goal", "install"):
        some = [action for action in legal if TITLE.alphabet.notation(action).startswith(kind)]
        if some and chance.random() < 0.8:
            return chance.choice(some)
    return chance.choice(legal)


def matches(players: int, seed: int) -> Iterator[Match]:
    """A match before each of its decisions and at its end."""
    match = Match(Setup.of(TITLE, players, seed, {"preset": "beginner"}), ["human"] + ["random"] * (players - 1))
    chance = random.Random(seed)
    while match.game.decision is not None:
        yield match
        match.follow(eager(match, chance))
    yield match


@cache
def game_at(players: int, moment: str) -> Any:
    """A game at its start, in its third decade, at a scored end, or after common defeat."""
    for seed in range(60):
        for match in matches(players, seed):
            g = match.game
            if moment == "start" or (moment == "midgame" and g.decade == 3 and g.decision):
                return g.clone()
        if moment == "midgame" or (ENDS[g.end] == "defeat") == (moment == "defeat"):
            return g
    raise AssertionError(f"no game of {players} players has a {moment}")


# The picture


@pytest.mark.parametrize("moment", ["start", "midgame", "end"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_board_fits(players: int, moment: str) -> None:
    g = game_at(players, moment)
    for seat in [*range(players), SPECTATOR]:
        for width in (80, 99, 100, 200):
            lines = drawn(TITLE.view(g, seat), seat, width, ["a bot with a long name"] * players)
            assert max(map(len, lines)) <= min(width, 100)
            assert len(lines) <= (45 if width >= 100 else 48)
            assert all("…" not in line or line.startswith("●") for line in lines), "only names are cut"
            assert all(line.count("…") <= 1 for line in lines)


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_board_shows_what_there_is(players: int, width: int) -> None:
    view = TITLE.view(game_at(players, "midgame"), 0)
    lines = drawn(view, 0, width)
    assert lines[0].startswith(view["decade_name"])
    assert f"{view['decade']}/{view['decades']}" in lines[0]
    assert f"round {view['round']}/{view['rounds']}" in lines[0]
    for fact in (f"CO₂ {view['co2']} ppm", f"┃{view['safe_zone']}", f"┃{view['defeat']}"):
        assert fact in lines[1]
    assert f"at ${view['market']['price']}" in lines[2]
    assert ("STOP" in lines[2]) == view["market"]["stop"]
    assert f"Bank {view['market']['bank']} CEP" in lines[2]
    for region in view["regions"]:
        row = line_of(lines, f"{region['region']} ")
        assert " ".join(source[0].upper() for source in region["agenda"]) in row
        assert f"{region['ceps']} of {region['cep_limit']}" in row
        spaces = [
            "·" if space["plant"] is None
            else f"■{space['ppm']}" if space["owner"] is None
            else f"{space['plant'][0].upper()}●{space['owner'] + 1}"
            for space in region["spaces"]
        ]  # fmt: skip
        assert " ".join(f"{space:<3}" for space in spaces).rstrip() in row
        for slot in region["slots"]:
            if slot["source"] is not None:
                letter = slot["source"][0].upper()
                who = scientist(slot["scientist"]).strip("·")
                assert (f"[{letter}]" if slot["installed"] else f"({letter})") + who in row
    text = "\n".join(lines)
    for number, summit in enumerate(view["summits"], 1):
        topics = [f"{topic['source'][0].upper()}{scientist(topic['scientist'])}" for topic in summit["topics"]]
        assert (
            " ".join([f"summit{number}", name("summit", summit["summit"]) if summit["summit"] else "none", *topics])
            in text
        )
    for goal in view["un_goals"]:
        letters = "".join(source[0].upper() for source in goal["sources"])
        assert f"{goal['card']}:{letters}★{goal['points']}" in text
    for plant, track in zip(view["plants"], view["tracks"], strict=True):
        row = line_of(lines, f"{track['source'][0].upper()} {name('source', track['source']).capitalize()}")
        assert (f"${plant['money']} ▪{plant['cubes']} ★{plant['points']}" in row) == bool(plant["left"])
    for number, player in enumerate(view["players"]):
        row = line_of(lines, f"●{number + 1} human")
        figures = [str(player["score"]), f"${player['money']}", str(player["ceps"]), str(player["cubes"])]
        scientists = f"{player['scientists_in_hand']}/{player['scientists_in_pool']}"
        assert row.replace(" (you)", "").split()[2:7] == [*figures, scientists]
        assert row.split()[-1] == str(player["lobby_cards"])
    for card in view["hand"]:
        row = line_of(lines, f"lobby {card['card']:02}")
        assert row.rstrip().endswith(f"{say(card['main'])}; or {say(card['minor'])}")
    assert view["players"][0]["goal"]
    assert f"goal {view['players'][0]['goal']['card']}" in text


def scientist(player: int | None) -> str:
    return "·" if player is None else f"▲{player + 1}"


def test_events_are_told_by_name() -> None:
    view = TITLE.view(game_at(4, "start"), 0)
    now, following = view["events"]["open"], view["events"]["next"]
    assert now is not None
    assert following is not None
    assert f"Event {name('region', now)}, next {name('region', following)}" in drawn(view, 0)[2]


@pytest.mark.parametrize("width", [80, 100])
def test_discs_stand_under_the_income_of_their_space(width: int) -> None:
    """Five players on three spaces, which have to share the narrow cells."""
    expertise = [0] * 25
    for player, position in enumerate([2, 2, 2, 3, 10]):
        expertise[player * 5 + FORESTATION] = position
    g = given(Turn(0), players=5, expertise=expertise)
    view = TITLE.view(g, 0)
    lines = drawn(view, 0, width)
    printed = lines.index(line_of(lines, "F Forestation"))
    heading, discs = lines[printed - 1], lines[printed + 1]
    for position, players in ((2, "123"), (3, "4"), (10, "5")):
        at = re.search(rf"\b{position}\b", heading)
        assert at
        assert lines[printed][at.start()] == str(view["tracks"][0]["income"][position - 1])
        assert discs[at.start() :].split()[0].startswith(f"●{players}")
    crowd = given(Turn(0), players=5, expertise=[10, 5, 7, 6, 5] * 5)
    assert sum(line.rstrip().endswith("●12345") for line in drawn(TITLE.view(crowd, 0), 0, width)) == 5


@pytest.mark.parametrize("players", range(1, 6))
def test_the_board_shows_nothing_hidden(players: int) -> None:
    """Whatever the seat cannot know is dealt anew: the picture stays the same."""
    g = game_at(players, "start")
    for seat in [*range(players), SPECTATOR]:
        text = drawn(TITLE.view(g, seat), seat)
        own = {int(card) for card in re.findall(r"^lobby (\d\d) ", "\n".join(text), re.MULTILINE)}
        assert own == {card["card"] for card in TITLE.view(g, seat)["hand"]}
        assert len(own) == (5 if seat >= 0 else 0)
        for seed in range(5):
            assert drawn(TITLE.view(g.redetermine(seat, seed), seat), seat) == text


def test_the_draft_shows_the_own_pack_only() -> None:
    g = Setup.of(TITLE, 3, 1, {"lobby_draft": "alternate"}).start()
    seat = g.decision.player
    assert sum(line.startswith("draft ") for line in drawn(TITLE.view(g, seat), seat)) == 5
    assert not any(line.startswith("draft ") for line in drawn(TITLE.view(g, SPECTATOR), SPECTATOR))


def test_the_highest_bid_is_shown() -> None:
    g = given(Bid(2), players=3, bid=7, bidder=1)
    assert "highest bid 7 by ●2" in drawn(TITLE.view(g, 0), 0)[0]


@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_game_the_scoring_is_broken_down(players: int) -> None:
    view = TITLE.view(game_at(players, "end"), SPECTATOR)
    lines = drawn(view, SPECTATOR)
    assert view["end"]
    assert lines[0].endswith(word(end_key(TITLE, view["end"])))
    (first,) = [n for n, line in enumerate(lines) if line.startswith("final scoring")]
    for number, player in enumerate(view["players"]):
        assert player["sheet"]
        figures = [*map(str, player["sheet"].values()), str(player["score"])]
        row = lines[first + 1 + number].split()
        assert row[2 : 2 + len(figures)] == figures
        assert (row[-1] == "winner") == (number in view["winners"])
    assert not any(line.startswith("lobby ") for line in lines)


def test_after_common_defeat_nothing_is_scored() -> None:
    lines = drawn(TITLE.view(game_at(3, "defeat"), 0), 0)
    assert lines[0].endswith(word(end_key(TITLE, "defeat")))
    assert not any("final scoring" in line for line in lines)


def test_the_tally_counts_what_players_watch() -> None:
    counted = tally(TITLE.view(given(Turn(0), players=2, money=[7, 4]), SPECTATOR))
    assert counted["Player 1"]["money"] == 7
    assert counted["Player 2"]["forestation"] == 0
    assert {"CO₂", "CEP price"} <= counted[""].keys()
    assert counted["Europe"]["CEPs"] == 4


# Playing by typing


def plain(text: str) -> str:
    """The text on one line, every gap one space."""
    return " ".join(text.split())


def test_a_game_by_typing(keeling_command: Run, tmp_path: Path) -> None:
    """Words that narrow, numbers, notations, refusals, previews, undo, the log, save and resume."""
    file = tmp_path / "game.json"
    g = Setup.of(TITLE, 3, 3).start()
    proposals = [text for text in map(TITLE.alphabet.notation, g.legal) if text.startswith("propose EU")]
    typed = [
        *("propose eu", "propose", "list", "construct", "? construct EU-money", f"? {proposals[0]}", "lobby main"),
        *("nonsense", "²", "9" * 5000, proposals[0], "undo", "log", proposals[1].upper(), f"save {file}", "quit"),
    ]
    seats = ["random"] * 3
    seats[g.decision.player] = "human"
    done = keeling_command("play", "classic", "--seats", ",".join(seats), "--seed", "3", given="\n".join(typed))
    assert done.returncode == 0, done.stderr
    text = plain(done.stdout)
    narrowed = done.stdout.split("> ")[1]
    assert [line.split("  ")[1].strip() for line in narrowed.strip().splitlines()[:-1]] == proposals
    for words in (
        "options: propose (",
        "'propose NA'",
        "No option fits 'construct' now; '? construct SLOT' says why",
        "Not allowed: There is no project there.",
        "Allowed. It would change:",
        f"player {g.decision.player + 1} money:",
        "There is no action 'nonsense'",
        "There is no action '²'",
        "There is no action '999",
        f"Player {g.decision.player + 1} proposes",
        f"Player {g.decision.player + 1} money",
        "Taken back.",
        "Saved to",
    ):
        assert words in text, words
    resumed = keeling_command("play", "--resume", str(file), given="1\n" * 2000)
    assert resumed.returncode == 0, resumed.stderr
    told = plain(" ".join(resumed.stdout.splitlines()[-2:]))
    assert any(plain(word(end_key(TITLE, end))) in told for end in ENDS.values()), told
    for line in resumed.stdout.splitlines():
        assert len(line.split("> ")[-1]) <= 80


def test_the_moves_of_bots_are_told(keeling_command: Run) -> None:
    """A paragraph for each bot and the numbers it changed; the log tells them again."""
    seed = next(seed for seed in range(20) if Setup.of(TITLE, 3, seed).start().decision.player == 1)
    seats = "human,random,random"
    done = keeling_command("play", "classic", "--seats", seats, "--seed", str(seed), given="log\n")
    before, prompt, log = done.stdout.partition("Player 1> ")
    assert prompt
    for seat in (2, 3):
        for told in (before, log):
            assert re.search(rf"^    ▸  Player {seat} is on turn\. Player {seat} \w", told, re.MULTILINE)
            assert re.search(rf"Player {seat} \w[^→]*\d→\d", plain(told))


def test_a_finished_game_shows_the_scoring_sheet(keeling_command: Run, tmp_path: Path) -> None:
    """A record shortly before its end, finished by typing."""
    file = tmp_path / "late.json"
    for seed in range(60):
        for match in matches(2, seed):
            if match.game.decision is not None and match.game.decade == 5 and match.game.round == 6:
                match.record().write(file)
        if ENDS[match.game.end] == "decades":
            break
    done = keeling_command("play", "--resume", str(file), given="1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert "final scoring" in done.stdout
    last = done.stdout.splitlines()[-1]
    assert re.fullmatch(rf"{re.escape(word(end_key(TITLE, 'decades')))} Player [12]( and .*)? ha(s|ve) won\.", last)


def test_at_one_screen_the_other_hand_stays_hidden(keeling_command: Run) -> None:
    """Between two hand-overs nothing is printed that only the other player may see."""
    g = Setup.of(TITLE, 2, 5).start()
    first = g.decision.player
    hands = [{card["card"] for card in TITLE.view(g, seat)["hand"]} for seat in range(2)]
    goals = [TITLE.view(g, seat)["players"][seat]["goal"] for seat in range(2)]
    typed = "\nlobby\n1\nend\n\nboard\nlog\nquit\n"
    done = keeling_command("play", "classic", "--seats", "human,human", "--seed", "5", given=typed)
    opening, one, two = done.stdout.split("Hand over the screen")
    assert "lobby" not in opening
    for printed, seat in ((one, first), (two, 1 - first)):
        assert {int(card) for card in re.findall(r"\blobby (\d\d)", printed)} == hands[seat]
        assert (mine := goals[seat]) is not None
        assert (other := goals[1 - seat]) is not None
        assert f"goal {mine['card']} " in printed
        assert f"goal {other['card']} " not in printed
        assert plain(say(other["text"])) not in plain(printed)
    assert f"Player {first + 1} proposes" in plain(two)
