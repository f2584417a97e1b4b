"""Situations at a table for the development page (`web/board.html?fixture=NAME`), as a real server sends them.

Bots play seeded games (tools/board_fixtures.py); each situation is imported into a server of this machine and looked at
by one of its seats, with the whole log, previews, reasons and the tale of the end. A fixture may hold steps that are
taken on the page (a verb, a place, a key), and a second state that is pushed: so stories can be told. The files go to
build/table/fixtures and are not kept: the same code makes the same ones. With names as arguments only those are made.
"""

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "server"), str(ROOT / "tools")]

from serving import Client, Player, Server, serving  # noqa: E402

from board_fixtures import (  # noqa: E402
    CLASSIC,
    COMPANIES,
    GENTLE,
    NAMES,
    POLICY,
    SITUATIONS,
    TEAM,
    Found,
    Situation,
    asked,
    can,
    company,
    find_all,
    free,
    games_of,
    turn,
)  # fmt: skip
from keeling.kernel.match import Match  # noqa: E402
from keeling.titles.climate_policy import alphabet as policy  # noqa: E402
from keeling.titles.second_chance import alphabet as second  # noqa: E402

FOLDER = ROOT / "build" / "table" / "fixtures"
STILL = "bot_delay=100000"  # nobody moves while somebody looks
WATCHER = -1
NEXT = -2  # the seat after the one that is asked

Step = dict[str, Any]
LIT = ".spot.lit"
PUSH: Step = {"push": True}


class Look(NamedTuple):
    """A fixture: whose look at which situation, and what is done on the page."""

    name: str
    situation: str
    steps: list[Step] = []
    seat: int | None = None
    """None for the one who is asked, or a seat, WATCHER or NEXT."""
    proposed: bool = False
    """Whether the other human asks to take his decision back."""


def click(selector: str) -> Step:
    """Click the first element of a kind."""
    return {"click": selector}


def verb(word: str) -> Step:
    """Choose a verb in the bar."""
    return click(f".bar [data-verb='{word}']")


def key(word: str) -> Step:
    """Press a key."""
    return {"key": word}


MORE = [
    Situation("greedy4", CLASSIC, 4, turn(3, 20), bots=["greedy"]),
    Situation("team-free3", TEAM, 3, free(4), bots=["greedy-0.1"]),
    Situation("companies-free3", COMPANIES, 3, free(4), bots=["greedy-0.1"]),
    Situation("team-mid3", TEAM, 3, turn(2), bots=["greedy-0.1"]),
    Situation("companies-mid3", COMPANIES, 3, turn(2), bots=["greedy-0.1"]),
    Situation("companies-mid2", COMPANIES, 2, can(second.PREPARE, decade=2), bots=["greedy-0.1"]),
    Situation(
        "policy-mid4", POLICY, 4, company(2, policy.BUY_PERMIT, policy.BUILD), {"trade_mode": "off", "policy": "3AB"}
    ),
    Situation("dues3", CLASSIC, 3, asked("CoverShortfall", "PayCep")),
]

MODES = {"classic": "greedy4", "team": "team-mid4", "companies": "companies-mid4", "policy": "policy-mid5"}
DONE = {"classic": "free3", "team": "team-free3", "companies": "companies-free3", "policy": "policy-mid5"}
ENDS = {"classic": "end4", "team": "team-victory3", "companies": "companies-end3", "policy": "policy-end3"}
DEFEATS = {"classic": "defeat3", "team": "team-defeat2", "companies": "companies-defeat2", "policy": "policy-defeat4"}
PLAYERS = {
    "classic": {1: "mid1", 2: "mid2", 3: "free3", 4: "late4", 5: "mid5"},
    "team": {1: "team-start1", 2: "team-mid2", 3: "team-late3", 4: "team-start4"},
    "companies": {2: "companies-mid2", 3: "companies-late3", 4: "companies-start4"},
    "policy": {2: "policy-start2", 3: "policy-mid3", 4: "policy-mid4", 5: "policy-exempt5"},
}
# Small screens have the tracks as a tab.
TRACKS = ".band [data-anchor^='track:'], [data-tab='sources'], [data-tab='research']"
FIRST = {"classic": "propose", "team": "propose", "companies": "propose", "policy": "build"}


def looks() -> Iterator[Look]:
    """Every state of every mode, then what only some modes have."""
    for mode, situation in MODES.items():
        yield Look(f"{mode}-idle", situation)
        yield Look(f"{mode}-verb", situation, [verb(FIRST[mode])])
        yield Look(f"{mode}-place", situation, [verb(FIRST[mode]), click(LIT)])
        yield Look(f"{mode}-done", DONE[mode])
        yield Look(f"{mode}-wait", situation, seat=NEXT)
        yield Look(f"{mode}-watch", situation, seat=WATCHER)
        yield Look(f"{mode}-past", situation, [key(",")])
        yield Look(f"{mode}-proposal", situation, seat=NEXT, proposed=True)
        yield Look(f"{mode}-company", situation, [click(".chips [data-anchor^='player:']")])
        yield Look(f"{mode}-tracks", situation, [click(TRACKS)])
        yield Look(f"{mode}-drawer", situation, [key("o")])
        yield Look(f"{mode}-log", situation, [key("l")])
        yield Look(f"{mode}-refusal", situation, [click(".stage .spot:not(.can)")])
        yield Look(f"{mode}-end", ENDS[mode])
        yield Look(f"{mode}-defeat", DEFEATS[mode])
    for mode, situations in PLAYERS.items():
        for players, situation in situations.items():
            yield Look(f"{mode}-{players}p", situation)
    yield Look("classic-draft", "draft4")
    yield Look("companies-draft", "companies-draft3")
    yield Look("classic-auction", "auction3")
    yield Look("classic-dues", "dues3")
    yield Look("team-dues", "team-reduce4")
    yield Look("companies-dues", "companies-pay2")
    yield Look("policy-dues", "policy-show5")
    yield Look("policy-trade", "policy-answer4")


class Story(NamedTuple):
    """A fixture of two states: the own turn, and what stands there when one is asked next."""

    name: str
    beat: str
    """What it is told as."""
    title: str
    players: int
    rise: int
    """By how much the air must rise in between."""
    hot: bool
    """Whether it must be beyond the danger before."""
    options: dict[str, object] = {}


STORIES = [
    Story("classic-supply", "supply", CLASSIC, 4, 80, hot=False),
    Story("classic-disaster", "disaster", CLASSIC, 4, 20, hot=True),
    Story("team-supply", "supply", TEAM, 4, 20, hot=False),
    Story("companies-supply", "supply", COMPANIES, 4, 60, hot=False),
    Story("companies-disaster", "disaster", COMPANIES, 4, 20, hot=True, options=GENTLE),
    Story("policy-supply", "permits", POLICY, 4, 10, hot=False, options={"policy": "3AB", "trade_mode": "off"}),
]


class Camera:
    """A server, and seats that look at its tables."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def look(
        self, found: Found, seat: int | None, at: int, whole: tuple[int, ...] | None = None, proposed: bool = False
    ) -> dict[str, Any]:
        """What a seat is sent after so many actions."""
        match = Match(found.setup, ["human"] * found.setup.players)
        for action in whole or found.actions:
            match.follow(action)
        record = json.loads(match.record().to_json())
        players = found.setup.players
        decision = found.game.decision
        player = 0 if decision is None else decision.player
        viewer = {None: player, NEXT: (player + 1) % players}.get(seat, seat if seat is not None else 0)
        seats = [
            {"kind": "human", "name": NAMES[n]} if n == viewer or (n == player and seat is not None)
            else {"kind": "bot", "bot": "greedy", "name": NAMES[n]}
            for n in range(players)
        ]  # fmt: skip
        made = Client(self.server).post("/tables/import", record=record, seats=seats, at=at, public=True)
        tokens = {each["seat"]: each["token"] for each in made["seats"]}
        eyes = Player(self.server, made["table"], tokens.get(viewer))
        if proposed:
            self.propose(Player(self.server, made["table"], tokens[player]), eyes)
        sent: dict[str, Any] = {"welcome": eyes.heard[0], "state": eyes.state, "previews": None, "answers": {}}
        if eyes.state["options"]:
            sent["previews"] = {"type": "previews", "seq": eyes.state["seq"], "previews": eyes.await_previews()}
        if eyes.state["status"] == "finished":
            answer = eyes.ask("tale")
            if answer["type"] == "tale":
                sent["answers"]["tale"] = answer
        if at > 0:
            sent["answers"]["look"] = eyes.ask("look", position=at - 1)
        for anchor in refused_places(eyes.state) if eyes.state["options"] else ():
            sent["answers"][f"explain {anchor}"] = eyes.ask("explain", anchor=anchor)
        eyes.socket.close()
        return sent

    def propose(self, by: Player, eyes: Player) -> None:
        """One asks to take the last decision back, and the other hears of it."""
        if by.ask("undo")["type"] != "ack":
            raise SystemExit("nothing can be taken back here")
        while eyes.state["proposal"] is None:
            eyes.hear()
        by.socket.close()


def refused_places(state: dict[str, Any]) -> list[str]:
    """Some places that no option touches: spaces of projects and plants, and regions."""
    touched = {anchor for option in state["options"] for anchor in option["anchors"]}
    regions = (state["view"] or {}).get("regions", [])
    slots = [f"slot:{slot['slot']}" for region in regions for slot in region.get("slots", [])]
    spaces = [f"space:{each['space']}" for region in regions for each in region["spaces"] if "space" in each]
    lands = [f"region:{region['region']}" for region in regions]
    return [place for place in (*slots, *spaces, *lands) if place not in touched]


def before_and_after(story: Story) -> tuple[Found, int, int]:
    """A game, the position in which its first seat was asked last before the story, and the one after it."""
    turns: list[tuple[int, int]] = []

    def seen(g: Any, kind: str) -> bool:
        if g.decision is None or g.decision.player != 0 or kind != "TurnMenu" or getattr(g, "main_done", False):
            return False
        danger = 350 if story.title == CLASSIC else 400
        last = turns[-1] if turns else None
        turns.append((g.decade, g.co2))
        return (
            last is not None
            and g.decade > last[0]
            and g.co2 - last[1] >= story.rise
            and (last[1] >= danger) >= story.hot
        )

    wanted = Situation(story.name, story.title, story.players, seen, story.options, ["greedy"])
    found = find_all([wanted])[story.name]
    g = found.setup.start()
    before = 0
    for number, action in enumerate(found.actions):
        if g.decision.player == 0 and g.decade < found.game.decade and found.game.co2 - g.co2 >= story.rise:
            before = number
        g.play(action)
    return found, before, len(found.actions)


def write(name: str, content: dict[str, Any]) -> None:
    """One file."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    print(f"{name:24} {len(text):9,} characters", flush=True)


def fixture_names() -> list[str]:
    """All that are made unless others are named; every situation of tools/board_fixtures.py can be named as well."""
    return sorted({look.name for look in looks()} | {story.name for story in STORIES})


def main() -> None:
    """Make all of them, or those that are named; with --list, only say which there are."""
    if sys.argv[1:] == ["--list"]:
        print("\n".join(fixture_names()))
        return
    named = set(sys.argv[1:])
    FOLDER.mkdir(parents=True, exist_ok=True)
    situations = (Look(each.name, each.name) for each in SITUATIONS if each.name in named)
    wanted = [*(look for look in looks() if not named or look.name in named), *situations]
    unknown = named - set(fixture_names()) - {each.name for each in SITUATIONS}
    if unknown:
        raise SystemExit(f"no such fixture: {', '.join(sorted(unknown))}")
    used = {look.situation for look in wanted}
    found: dict[str, Found] = {}
    for group in games_of([each for each in (*SITUATIONS, *MORE) if each.name in used]):
        found.update(find_all(group))
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), STILL) as server:
        camera = Camera(server)
        titles = Client(server).get("/titles")
        (FOLDER / "titles.json").write_text(json.dumps(titles, ensure_ascii=False) + "\n", encoding="utf-8")
        for look in wanted:
            position = found[look.situation]
            seen = camera.look(position, look.seat, len(position.actions), proposed=look.proposed)
            write(look.name, {**seen, "name": look.name, "states": [seen.pop("state")], "steps": look.steps})
        for story in STORIES:
            if not named or story.name in named:
                position, before, after = before_and_after(story)
                first = camera.look(position, 0, before, position.actions)
                then = camera.look(position, 0, after)
                second_state = then["state"]
                since = first["state"]["seq"]
                second_state["log"] = [line for line in second_state["log"] if line["seq"] > since]
                second_state["since"] = since
                states = [first.pop("state"), second_state]
                steps = [PUSH, {"beat": story.beat}]
                write(story.name, {**first, "name": story.name, "states": states, "steps": steps})
    made = sorted(file.stem for file in FOLDER.glob("*.json") if file.stem != "index")
    (FOLDER / "index.json").write_text(json.dumps(made) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
