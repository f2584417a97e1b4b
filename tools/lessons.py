#!/usr/bin/env python3
"""Play the game of a lesson and keep the positions of its chapters.

    tools/lessons.py classic          # writes src/keeling/lessons/classic.game.toml
    tools/lessons.py classic --turns  # shows where the learner is asked, to choose a chapter's `at`

Normal bots play all seats, so every position is one that a game comes to. After a change of rules, play it anew and
look whether the chapters still fit: `keeling lessons --check` says where not.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from keeling.bots.bot import Peek
from keeling.bots.spec import bot_for
from keeling.kernel.digest import digest
from keeling.kernel.match import Match
from keeling.kernel.seeds import bot_seed
from keeling.kernel.title import Setup
from keeling.lessons import FOLDER, written
from keeling.titles import title_named

PLAYERS_BY = "normal"


def played(name: str) -> Iterator[tuple[Match, int]]:
    """Each position of the lesson's game in which somebody is asked, with the action that is taken there."""
    values = written(name)
    title, players = title_named(name), values["players"]
    match = Match(Setup.of(title, players, values["seed"], values["options"]), (PLAYERS_BY,) * players)
    bots = [bot_for(PLAYERS_BY, bot_seed(values["seed"], seat), title, players) for seat in range(players)]
    while match.game.decision is not None:
        seat = match.game.decision.player
        action = bots[seat].choose(Peek(match.game, seat))
        yield match, action
        match.follow(action)


def show(name: str) -> None:
    """A line for each decision of the learner: after how many actions, what can be done, and what the bot does."""
    seat = written(name)["seat"]
    for match, action in played(name):
        g, alphabet = match.game, match.title.alphabet
        if g.decision.player == seat:
            kinds = sorted({alphabet.kind_of(each).word for each in g.legal})
            print(len(match.actions), type(g.decision).__name__, alphabet.notation(action), "|", *kinds)


def write(name: str) -> None:
    """Write the game up to its last chapter, with a digest for each."""
    values = written(name)
    at = {chapter["id"]: chapter["at"] for chapter in values["chapter"]}
    digests: dict[int, str] = {}
    actions: list[str] = []
    for match, action in played(name):
        digests[len(actions)] = digest(match.game)
        if len(actions) == max(at.values()):
            break
        actions.append(match.title.alphabet.notation(action))
    title = title_named(name)
    quoted = ", ".join(f'"{action}"' for action in actions)
    lines = [
        f"# The game of the lesson of {name}, played by bots: tools/lessons.py {name}",
        "",
        f"rules_version = {title.rules_version}",
        f'content = "{title.content().digest}"',
        f"actions = [{quoted}]",
        "",
        "[digests]",
        *(f'{chapter} = "{digests[number]}"' for chapter, number in at.items()),
    ]
    (FOLDER / f"{name}.game.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Show or write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--turns", action="store_true", help="show the learner's decisions, write nothing")
    given = parser.parse_args()
    (show if given.turns else write)(given.title)


if __name__ == "__main__":
    main()
