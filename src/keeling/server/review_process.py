"""The process of one review: it is told a game on standard input and writes a line of JSON for every turn it has seen.

`{"done": 3, "of": 40}` comes after each turn, `{"review": {...}}` at the end, `{"error": message}` if it is refused. It
ends when its standard input is closed, which is when the server ends, however that ends.
"""

import json
import os
import sys
import threading
from typing import Any, NamedTuple

from keeling.kernel.errors import KeelingError
from keeling.kernel.match import Match
from keeling.kernel.title import Setup
from keeling.reviewing import review_match
from keeling.titles import title_named

NICENESS = 10


class Played(NamedTuple):
    """A game to be reviewed: everything a process needs to play it again. `people` are the seats of people."""

    title: str
    players: int
    seed: str
    options: dict[str, Any]
    people: list[int]
    actions: list[int]


def match_of(played: Played) -> Match:
    """The match, played again."""
    setup = Setup.of(title_named(played.title), played.players, played.seed, played.options)
    seats = ["human" if seat in played.people else "random" for seat in range(played.players)]
    match = Match(setup, seats)
    for action in played.actions:
        match.follow(action)
    return match


def write(line: dict[str, Any]) -> None:
    """One line, at once."""
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def follow_server() -> None:
    """End with the server."""
    while os.read(0, 4096):
        pass
    os._exit(1)


def main() -> None:
    """Review the game that stands in the first line."""
    os.nice(NICENESS)
    with open(0, "rb", buffering=0, closefd=False) as given:
        played = Played(**json.loads(given.readline()))
    threading.Thread(target=follow_server, daemon=True).start()
    try:
        found = review_match(match_of(played), lambda done, of: write({"done": done, "of": of}))
    except KeelingError as error:
        write({"error": error.message})
    else:
        write({"review": found})


if __name__ == "__main__":
    main()
