"""How many unforced decisions per second random bots make in a title, and how long a clone takes."""

import argparse
import json
import time
from itertools import count

import keeling
from keeling.bots.playout import play_some
from keeling.bots.spec import bot_for
from keeling.kernel.generator import derive
from keeling.kernel.title import Setup
from keeling.titles import title_named

CLONES = 2000


def main() -> None:
    """Measure and print one JSON document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arguments = parser.parse_args()
    title = title_named(arguments.title)
    options = dict(option.split("=", 1) for option in arguments.option)
    setup = Setup.of(title, min(arguments.players, title.players.stop - 1), 0, options)
    decisions = 0
    clone_seconds = float("inf")
    spent = 0.0
    for number in count():
        seed = derive(7, number)
        started = time.perf_counter()
        g = title.blank(setup.players, seed, setup.options, setup.content.tables)
        title.begin(g)
        g.advance()
        bots = [bot_for("random", derive(seed, seat), title, setup.players) for seat in range(setup.players)]
        while g.decision is not None:
            play_some(g, bots, 100, False)
        spent += time.perf_counter() - started
        decisions += g.decisions
        if spent >= arguments.seconds:
            break
    g = setup.start()
    play_some(g, bots, 5, False)
    for _ in range(5):
        started = time.perf_counter()
        for _ in range(CLONES):
            g.clone()
        clone_seconds = min(clone_seconds, time.perf_counter() - started)
    rate = decisions / spent
    values = {
        "title": title.name,
        "build": keeling.BUILD,
        "players": setup.players,
        "games": number + 1,
        "per_second": rate,
        "unforced_per_second": rate,
        "clone_us": 1e6 * clone_seconds / CLONES,
    }
    print(json.dumps(values))


if __name__ == "__main__":
    main()
