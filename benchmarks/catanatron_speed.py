"""How many ticks per second four random players make in catanatron, all and unforced, and how long a copy takes."""

import argparse
import json
import random
import sys
import time
from importlib.metadata import version

COPIES = 200


def main() -> None:
    """Measure and print one JSON document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    arguments = parser.parse_args()
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        sys.exit("catanatron is not installed; `make bench` installs it")
    random.seed(7)
    colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    ticks = unforced = games = 0
    spent = 0.0
    while spent < arguments.seconds:
        started = time.perf_counter()
        game = Game([RandomPlayer(color) for color in colors])
        while game.winning_color() is None and game.state.num_turns < 1000:
            unforced += len(game.state.playable_actions) > 1
            game.play_tick()
            ticks += 1
        spent += time.perf_counter() - started
        games += 1
    game = Game([RandomPlayer(color) for color in colors])
    for _ in range(50):
        game.play_tick()
    best = float("inf")
    for _ in range(5):
        started = time.perf_counter()
        for _ in range(COPIES):
            game.copy()
        best = min(best, time.perf_counter() - started)
    values = {
        "title": "catanatron " + version("catanatron"),
        "players": 4,
        "games": games,
        "per_second": ticks / spent,
        "unforced_per_second": unforced / spent,
        "clone_us": 1e6 * best / COPIES,
    }
    print(json.dumps(values))


if __name__ == "__main__":
    main()
