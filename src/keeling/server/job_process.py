"""The process of one job: told a game and a question on standard input, it writes a line of JSON for its progress.

`{"done": 3, "of": 40}` comes after each part, `{"found": {...}}` at the end, `{"error": message}` if it is refused. It
ends when its standard input is closed, which is when the server ends, however that ends.
"""

import json
import os
import sys
import threading
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from keeling.counterfactual import Progress, what_if
from keeling.kernel.errors import KeelingError
from keeling.kernel.match import Match
from keeling.kernel.title import Setup
from keeling.reviewing import review_match
from keeling.titles import title_named

NICENESS = 10
REVIEW: Final = "review"
WHAT_IF: Final = "what_if"


class Work(NamedTuple):
    """A game and what is asked of it: all that a process needs to play it again. `people` are the seats of people.

    `kind` is REVIEW or WHAT_IF, and `asked` what a question of that kind says besides.
    """

    kind: str
    title: str
    players: int
    seed: str
    options: dict[str, Any]
    people: list[int]
    actions: list[int]
    asked: dict[str, Any]


def match_of(work: Work) -> Match:
    """The match, played again."""
    setup = Setup.of(title_named(work.title), work.players, work.seed, work.options)
    seats = ["human" if seat in work.people else "random" for seat in range(work.players)]
    match = Match(setup, seats)
    for action in work.actions:
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


def find(work: Work, heard: Progress) -> Mapping[str, Any]:
    """What the question comes to."""
    match = match_of(work)
    if work.kind == REVIEW:
        return review_match(match, heard)
    asked = work.asked
    return what_if(match, asked["decade"], asked["options"], asked["games"], progress=heard)


def main() -> None:
    """Answer the question that stands in the first line."""
    os.nice(NICENESS)
    with open(0, "rb", buffering=0, closefd=False) as given:
        work = Work(**json.loads(given.readline()))
    threading.Thread(target=follow_server, daemon=True).start()
    try:
        found = find(work, lambda done, of: write({"done": done, "of": of}))
    except KeelingError as error:
        write({"error": error.message})
    else:
        write({"found": found})


if __name__ == "__main__":
    main()
