"""What a turn that somebody played in a puzzle is worth: against the solution, over deals that both share."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from keeling.bots.bot import Peek
from keeling.bots.judge import Judge, error_of, mean
from keeling.bots.opinions import opinion_for
from keeling.bots.opinions.opinion import POINT
from keeling.bots.planner import NO_MAIN, Turn
from keeling.kernel.errors import BadSetup
from keeling.kernel.game import NO_TURN
from keeling.kernel.generator import seeded
from keeling.kernel.match import Match
from keeling.kernel.messages import Message, message, verbatim
from keeling.puzzles import Puzzle

Word = Literal["right", "nearly", "not"]

DEALS: Final = 8
SMALL: Final = POINT // 2  # a loss that nobody would notice
CLEAR: Final = 4 * POINT  # what every other main action was found to lose at least


class Verdict(NamedTuple):
    """What a turn came to: a word, and by how many points the solution is better, with the standard error.

    A turn that takes the action that counts is right, unless what else it does throws the gain away; then it is
    nearly right. So is another turn that loses less than every other was found to lose; one that loses nothing is
    right. The loss is never below 0.
    """

    word: Word
    loss: float
    error: float
    played: list[str]
    labels: list[Message]
    """What each action of the solution does."""


class Turns:
    """The turn that is asked for, read from actions that stand after the position of a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.match: Match = puzzle.match()
        self.seat: int = self.match.game.decision.player

    def begins(self, actions: Sequence[int]) -> bool:
        """Whether these actions of a whole game come to the position of the puzzle."""
        before = self.match.actions
        return list(actions[: len(before)]) == list(before)

    def of(self, following: Sequence[int]) -> tuple[list[int], list[list[int]], bool]:
        """The seat's own actions of the turn, what could have been chosen each time, and whether the turn is over.

        What others answer in the middle of it is played and left out; what comes after the turn is not looked at.
        IllegalAction for what cannot be played.
        """
        g: Any = self.match.game.clone()
        number = g.turn_number()
        path: list[int] = []
        legals: list[list[int]] = []
        for action in following:
            if self._is_over(g, number):
                break
            if g.decision.player == self.seat:
                path.append(action)
                legals.append(g.legal)
            g.play(action)
        return path, legals, self._is_over(g, number)

    def _is_over(self, g: Any, number: int) -> bool:
        if g.decision is None or g.turn_number() != number:
            return True
        return bool(number == NO_TURN and g.decision.player != self.seat)

    def parsed(self, notations: Sequence[str]) -> list[int]:
        """Actions by their notation."""
        return [self.match.title.alphabet.parse(notation) for notation in notations]


def judged(puzzle: Puzzle, following: Sequence[int]) -> Verdict:
    """The verdict on the actions that follow the position; BadSetup while the turn is not over.

    Only imagined games are played, from what the seat knows; the same turn always gets the same verdict.
    """
    turns = Turns(puzzle)
    path, legals, is_over = turns.of(following)
    if not is_over:
        raise BadSetup(message("error-puzzle-turn-on", puzzle=verbatim(puzzle.id)))
    game, seat, title = turns.match.game, turns.seat, turns.match.title
    best_path, best_legals, _ = turns.of(turns.parsed(puzzle.solution))
    takes_it = puzzle.is_solved_by([title.alphabet.notation(action) for action in path])
    losses = [0] if path[: len(best_path)] == best_path else []
    if not losses:
        judge = Judge(title, opinion_for(title, puzzle.players))
        peek = Peek(game, seat)
        random = seeded(len(puzzle.actions))
        best, played = (
            Turn(game, actions, options, NO_MAIN, 0) for actions, options in ((best_path, best_legals), (path, legals))
        )
        for deal in range(DEALS):
            world = peek.imagine(random.word())
            ahead = 1 + deal % (2 * puzzle.players)
            values = [judge.value(judge.after(world, turn, seat, ahead), seat) for turn in (best, played)]
            losses.append(values[0] - values[1])
    loss, error = max(0, mean(losses)), error_of(losses) if len(losses) > 1 else 0
    word = word_for(takes_it, loss)
    notation = title.alphabet.notation
    return Verdict(word, loss / POINT, error / POINT, [notation(action) for action in path], labels_of(turns))


def word_for(takes_it: bool, loss: int) -> Word:
    """Right, nearly or not: see `Verdict`; `loss` in hundredths of a point."""
    if loss < SMALL or (takes_it and loss < CLEAR):
        return "right"
    return "nearly" if takes_it or loss < CLEAR else "not"


def labels_of(turns: Turns) -> list[Message]:
    """What each action of the solution does, in the position where it is taken."""
    g: Any = turns.match.game.clone()
    labels = []
    for action in turns.parsed(turns.puzzle.solution):
        labels.append(turns.match.title.label(g, action))
        g.play(action)
    return labels
