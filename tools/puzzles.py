"""Find puzzles: positions of games between bots in which one turn is clearly best.

    tools/puzzles.py classic --count 20 --seconds 200

Goes on where the title's file ends: games with higher numbers follow, at most one puzzle of each. A position that
looks clear is confirmed by a wider search over many deals. Stops when there are so many puzzles, or after so many
seconds; the file is written after every puzzle.
"""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from keeling.bots.bot import Peek
from keeling.bots.spec import bot_for
from keeling.kernel.game import NO_TURN
from keeling.kernel.match import Match
from keeling.kernel.seeds import bot_seed
from keeling.kernel.title import AnyTitle, Setup
from keeling.puzzles import FOLDER, Puzzle, as_toml, mistakes, puzzles_of
from keeling.puzzles.search import Answer, Search
from keeling.titles import title_named

MOST_PLAYERS = 4
WIDTH = 24
FIRST_LOOK = 8  # deals
SECOND_LOOK = 32
SAME_KIND = 2  # of all puzzles at most one in so many is solved by the same kind of action
FEW = 6  # before that counts


def game_number(puzzle: Puzzle) -> int:
    """The number of the game a puzzle is from."""
    return int(puzzle.seed.rpartition("/")[2])


def play(title: AnyTitle, number: int) -> Match:
    """A whole game between normal bots; the number says how many play and with which seed."""
    players = max(title.players.start, 2) + number % (min(title.players.stop - 1, MOST_PLAYERS) - 1)
    match = Match(Setup.of(title, min(players, title.players.stop - 1), f"puzzle/{number}"), ("normal",) * players)
    bots = [bot_for("normal", bot_seed(match.setup.seed, seat), title, players) for seat in range(players)]
    while match.game.decision is not None:
        seat = match.game.decision.player
        match.follow(bots[seat].choose(Peek(match.game, seat)))
    return match


def look(match: Match, deadline: float, crowded: set[int]) -> tuple[int, Answer] | None:
    """The first turn of a game, from a place that differs from game to game, that makes a puzzle."""
    title, players = match.title, match.setup.players
    g = match.setup.start()
    seen: set[tuple[int, int]] = set()
    starts = []
    for position, action in enumerate(match.actions):
        mark = (g.turn_number(), g.decision.player)
        if mark not in seen and (mark[0] != NO_TURN or title.name == "nim"):
            seen.add(mark)
            starts.append((position, g.clone()))
        g.play(action)
    first = (int(match.setup.seed.rpartition("/")[2]) * 7) % max(1, len(starts))
    for position, game in starts[first:] + starts[:first]:
        if time.monotonic() > deadline:
            return None
        seat = game.decision.player
        peek = Peek(game, seat)
        search = Search(title, peek, players, position)
        if not search.glance():
            continue
        answer = search.confirm(WIDTH, FIRST_LOOK)
        if answer is None or title.alphabet.kind_numbers[answer.accepted] in crowded:
            continue
        deeper = Search(title, peek, players, position + 1).confirm(2 * WIDTH, SECOND_LOOK)
        if deeper is not None and deeper.accepted == answer.accepted:
            return position, deeper
    return None


def made(match: Match, position: int, answer: Answer, number: int) -> Puzzle:
    """The puzzle of a position."""
    title = match.title
    notation = title.alphabet.notation
    start = Match(match.setup, match.seats)
    for action in match.actions[:position]:
        start.follow(action)
    record = start.record()
    seat = start.game.decision.player
    solution = []
    for action in answer.actions:  # as far as nobody else is asked in between
        if start.game.decision is None or start.game.decision.player != seat or action not in start.game.legal:
            break
        solution.append(notation(action))
        start.follow(action)
    return Puzzle(
        f"{title.name}-{number:02}",
        title.name,
        title.rules_version,
        match.setup.content.digest,
        match.setup.players,
        match.setup.seed,
        match.setup.options.as_dict(),
        list(record.actions),
        record.digest,
        notation(answer.accepted),
        solution,
        answer.margin / 100,
        answer.error / 100,
        answer.reason,
    )


def main() -> int:
    """Look for puzzles of one title."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--count", type=int, default=20, help="how many the title shall have")
    parser.add_argument("--seconds", type=float, default=200, help="when to stop")
    given = parser.parse_args()
    title = title_named(given.title)
    deadline = time.monotonic() + given.seconds
    found = puzzles_of(title)
    number = max([game_number(puzzle) for puzzle in found], default=0)
    while len(found) < given.count and time.monotonic() < deadline:
        number += 1
        kinds = [title.alphabet.kind_of(title.alphabet.parse(puzzle.accepted)).number for puzzle in found]
        crowded = {kind for kind in kinds if len(found) >= FEW and SAME_KIND * kinds.count(kind) > len(found)}
        match = play(title, number)
        answer = look(match, deadline, crowded)
        if answer is None:
            continue
        puzzle = made(match, *answer, len(found) + 1)
        wrong = list(mistakes(puzzle))
        if wrong:
            print(*wrong, sep="\n")
            continue
        found.append(puzzle)
        (FOLDER / f"{title.name}.toml").write_text(as_toml(found), encoding="utf-8")
        print(f"{puzzle.id}: game {number}, after {len(puzzle.actions)}: {puzzle.accepted}, {puzzle.margin:.1f} points")
    print(f"{len(found)} puzzles of {title.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
