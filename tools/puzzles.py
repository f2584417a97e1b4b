"""Find puzzles: positions of games between bots in which one turn is clearly best.

    tools/puzzles.py classic --count 20 --seconds 200

Goes on where the title's file ends: games with higher numbers follow, at most one puzzle of each. A position that
looks clear is confirmed by a wider search over many deals, and by another one in which all main actions are tried.
Stops when there are so many puzzles, or after so many seconds; the file is written after every puzzle.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from keeling.bots.bot import Peek
from keeling.bots.spec import bot_for
from keeling.cli.puzzles import doubts
from keeling.kernel.match import Match
from keeling.kernel.seeds import bot_seed
from keeling.kernel.title import AnyTitle, Setup
from keeling.puzzles import FOLDER, Puzzle, as_toml, mistakes, puzzles_of
from keeling.puzzles.search import Answer, Search
from keeling.puzzles.verdict import Turns
from keeling.titles import title_named

MOST_PLAYERS = 4
WIDTH = 24
FIRST_LOOK = 8  # deals
SECOND_LOOK = 32
THIRD_LOOK = 16
THIRD_RIVALS = 6  # the best turns with other main actions
SAME_THEME = 2  # of all puzzles at most one in so many has the same theme
FEW = 6  # before that counts
FEW_KINDS = 3  # of main actions: with fewer, puzzles differ by what is built
VAGUE_WORDS = [
    *["more", "later", "price", "nearly", "nearly-but", "but", "then", "equal", "keeps", "cards", "ready", "project"],
    *["serves", "could-fill", "could-replace", "can-build", "lacks", "policy-builds"],
]
VAGUE = {f"because-{word}" for word in VAGUE_WORDS}
"""Reasons that nobody can see on the board, or that only say again what is done."""
BOTS = 5  # of a level, that say how difficult a puzzle is


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


def look(match: Match, deadline: float, crowded: set[str], known: set[tuple[int, str]]) -> tuple[int, Answer] | None:
    """The first turn of a game, from a place that differs from game to game, that makes a puzzle."""
    title, players = match.title, match.setup.players
    g = match.setup.start()
    seen: set[tuple[int, int]] = set()
    starts = []
    for position, action in enumerate(match.actions):
        mark = (g.turn_number(), g.decision.player)
        if mark not in seen and is_menu(title, g.decision):
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
        idea = search.glance()
        if idea is None or not is_main(game, idea.accepted) or not is_plain(idea):
            continue
        notation = title.alphabet.notation(idea.accepted)
        if theme(game, notation) in crowded or (players, notation) in known:
            continue
        answer = search.confirm(WIDTH, FIRST_LOOK)
        if answer is None or answer.accepted != idea.accepted:
            continue
        deeper = Search(title, peek, players, position + 1).confirm(2 * WIDTH, SECOND_LOOK)
        if deeper is None or deeper.accepted != answer.accepted:
            continue
        if is_sure(title, peek, players, deeper):
            return position, deeper
    return None


def is_sure(title: AnyTitle, peek: Peek, players: int, answer: Answer) -> bool:
    """Whether the reason can be seen, and the turn beats those with all other main actions, in other imagined games."""
    if not is_plain(answer):
        return False
    search = Search(title, peek, players, answer.accepted + 1, THIRD_RIVALS)
    before = answer.actions[: answer.actions.index(answer.accepted)] if answer.accepted in answer.actions else []
    return search.withstands(answer.accepted, before, THIRD_LOOK)


def is_plain(answer: Answer) -> bool:
    """Whether the reason can be seen on the board."""
    return any(said["key"] not in VAGUE for said in answer.reason)


def still_sure(puzzle: Puzzle) -> bool:
    """The same of a puzzle that was found, and for the search that checks it later."""
    match = puzzle.match()
    peek = Peek(match.game, match.game.decision.player)
    accepted, *actions = map(match.title.alphabet.parse, [puzzle.accepted, *puzzle.solution])
    answer = Answer(accepted, actions, 0, 0, puzzle.reason)
    search = Search(match.title, peek, puzzle.players, len(puzzle.actions))
    return search.glance() is not None and is_sure(match.title, peek, puzzle.players, answer) and not doubts(puzzle)


def is_menu(title: AnyTitle, decision: Any) -> bool:
    """Whether a decision is the menu of a turn, where somebody can think about the whole of it."""
    return title.words.turn(decision) is not None or not title.words.turns


def is_main(game: Any, action: int) -> bool:
    """Whether an action is a main one: offers and free moves are no turns by themselves."""
    choices = game.decision.choices(game)
    choice = choices.find(game, action)
    return (choice is not None and choice.is_main()) or not any(each.is_main() for each in choices.all)


def theme(game: Any, accepted: str) -> str:
    """What a puzzle is about: the kind of its action, whether there are several of it to choose from, and the decade.

    Where nearly all turns have the same kind of main action it is also what is built.
    """
    kind, _, rest = accepted.partition(" ")
    decade = getattr(game, "decade", 0)
    if sum(choice.is_main() for choice in game.decision.choices(game).all) < FEW_KINDS:
        return f"{kind} {rest.partition(' ')[0].rstrip('-0123456789')} {decade}"
    numbers = game.alphabet.kind_numbers
    number = numbers[game.alphabet.parse(accepted)]
    several = sum(numbers[action] == number for action in game.legal) > 1
    return f"{kind} {'of several' if several else 'alone'} {decade}"


def difficulty(puzzle: Puzzle) -> int:
    """1 if most bots of the level `easy` find it, 2 if most of `normal` do, otherwise 3."""
    for number, level in enumerate(("easy", "normal"), 1):
        if 2 * sum(is_found_by(puzzle, level, seed) for seed in range(BOTS)) > BOTS:
            return number
    return 3


def is_found_by(puzzle: Puzzle, level: str, seed: int) -> bool:
    """Whether a bot takes the action that counts in its turn."""
    turns = Turns(puzzle)
    game, title = turns.match.game, turns.match.title
    bots = [bot_for(level, bot_seed(f"rated/{seed}", seat), title, puzzle.players) for seat in range(puzzle.players)]
    taken: list[int] = []
    while True:
        path, _, is_over = turns.of(taken)
        if is_over:
            return puzzle.is_solved_by([title.alphabet.notation(action) for action in path])
        seat = game.decision.player
        taken.append(bots[seat].choose(Peek(game, seat)))
        game = game.clone()
        game.play(taken[-1])


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
    puzzle = Puzzle(
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
    return puzzle._replace(difficulty=difficulty(puzzle))


def write(title: AnyTitle, puzzles: list[Puzzle]) -> None:
    """Write the file of a title."""
    (FOLDER / f"{title.name}.toml").write_text(as_toml(puzzles), encoding="utf-8")


def main() -> int:
    """Look for puzzles of one title."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--count", type=int, default=20, help="how many the title shall have")
    parser.add_argument("--rate", action="store_true", help="say anew how difficult the puzzles are, and find none")
    parser.add_argument("--confirm", action="store_true", help="search all puzzles again, and drop the doubtful ones")
    parser.add_argument("--seconds", type=float, default=200, help="when to stop")
    given = parser.parse_args()
    title = title_named(given.title)
    deadline = time.monotonic() + given.seconds
    found = puzzles_of(title)
    if given.confirm:
        sure = [puzzle for puzzle in found if still_sure(puzzle)]
        print("doubtful:", *(puzzle.id for puzzle in found if puzzle not in sure), flush=True)
        write(title, [each._replace(id=f"{title.name}-{number:02}") for number, each in enumerate(sure, 1)])
        return 0
    if given.rate:
        found = [puzzle._replace(difficulty=difficulty(puzzle)) for puzzle in found]
        write(title, found)
        return 0
    number = max([game_number(puzzle) for puzzle in found], default=0)
    themes = [theme(puzzle.match().game, puzzle.accepted) for puzzle in found]
    while len(found) < given.count and time.monotonic() < deadline:
        number += 1
        crowded = {each for each in themes if len(found) >= FEW and SAME_THEME * themes.count(each) > len(found)}
        known = {(puzzle.players, puzzle.accepted) for puzzle in found}
        match = play(title, number)
        answer = look(match, deadline, crowded, known)
        if answer is None:
            continue
        puzzle = made(match, *answer, len(found) + 1)
        wrong = list(mistakes(puzzle))
        if wrong:
            print(*wrong, sep="\n")
            continue
        found.append(puzzle)
        themes.append(theme(puzzle.match().game, puzzle.accepted))
        write(title, found)
        print(f"{puzzle.id}: game {number}, after {len(puzzle.actions)}: {puzzle.accepted}, {puzzle.margin:.1f} points")
    print(f"{len(found)} puzzles of {title.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
