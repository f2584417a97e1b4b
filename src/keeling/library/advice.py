"""Hints as somebody who reads Python gets them: whole turns that are worth considering, and why."""

from dataclasses import dataclass

from keeling.bots.bot import Peek as KernelPeek
from keeling.bots.hints import Advice, hint_effort, hints
from keeling.bots.view import checked_seat, said
from keeling.kernel.errors import BadSetup, KeelingError
from keeling.kernel.messages import message, verbatim
from keeling.kernel.messages import seat as seat_id
from keeling.kernel.title import AnyTitle
from keeling.library.match import Match

PER_MILLE = 1000


@dataclass(frozen=True)
class Hint:
    """A whole turn that is worth considering, with what it promises and why.

    It is told up to the action that makes something known, because what comes after depends on it.
    """

    actions: tuple[int, ...]
    """The numbers of its actions, in order; at least one."""
    notations: tuple[str, ...]
    """The same in notation: what `Match.play` takes."""
    labels: tuple[str, ...]
    """What each of them does, in a sentence."""
    points: float
    """Of the best turn what the seat may expect to have in the end if the planet holds; of every other one as many
    fewer as it is worse, the danger to the planet counted, but not below 0 unless the best is."""
    points_error: float
    """The standard error of the best turn's prospects; for the others, of by how much they are worse."""
    survival: float
    """In what share of the imagined games not everybody lost; for a team, how often it won. From 0 to 1."""
    survival_error: float
    """Its standard error."""
    reason: str
    """Why, in a sentence: against the next best turn for the best one, against the best for the others."""
    deals: int
    """How many imagined games were played to the end after it, the same for all turns."""

    def __str__(self) -> str:
        return f"{'; '.join(self.labels)}. {self.reason}"


def hint(match: Match, seat: int, *, positions: int | None = None) -> list[Hint]:
    """The best two or three turns for the seat that is asked, the best first; only one if there is only one.

    It looks only at imagined games that agree with what the seat knows, and plays nothing. The same position and
    effort get the same answer; `positions` is the effort, in positions looked at, that of the title if it is left out.
    BadSetup for a seat that there is not and for an effort below 1; KeelingError when the game is over, or while
    another seat is asked.
    """
    checked_seat(seat, match.players)
    if positions is not None and positions < 1:
        raise BadSetup(message("error-library-positions", number=positions))
    asked = match.asked
    if asked is None:
        raise KeelingError(message("refuse-game-over"))
    if asked != seat:
        raise KeelingError(message("error-not-asked", player=seat_id(asked)))
    title = match._title
    effort = hint_effort(title)
    if positions is not None:
        effort = effort._replace(positions=positions)
    return [_hint_of(title, advice) for advice in hints(title, KernelPeek(match._now, seat), match.players, effort)]


def _hint_of(title: AnyTitle, advice: Advice) -> Hint:
    reason = "; ".join(said(part, title) for part in advice.reason)
    return Hint(
        tuple(advice.actions),
        tuple(title.alphabet.notation(action) for action in advice.actions),
        tuple(said(label, title) for label in advice.labels),
        advice.points,
        advice.points_error,
        advice.survival / PER_MILLE,
        advice.survival_error / PER_MILLE,
        said(message("say-hint-reason", reason=verbatim(reason)), title),
        advice.deals,
    )
