"""A whole review of a game as one document: what bots say of its decisions, and what the chronicle says of its points.

Terminal, server and Python hand out the same.
"""

from typing import TypedDict

from keeling.bots.hints import PER_MILLE
from keeling.bots.opinions.opinion import POINT
from keeling.bots.review import Progress, Reviewed, ReviewEffort, Saving, review_game
from keeling.chronicle import tale_of
from keeling.chronicle.credits import Credit, credits_of
from keeling.chronicle.tale import AirOf
from keeling.kernel.match import Match
from keeling.kernel.messages import Message


class DecisionView(TypedDict):
    """A decision, by the number of actions before it: what its turn cost against the best one found.

    The loss, in points, stands at the decision where the better turn parts from what was played; the other decisions
    of a turn have none. It is flagged only beyond two standard errors.
    """

    position: int
    seat: int
    turn: int
    action: str
    loss: float
    error: float
    flagged: bool
    better: list[str]


class TurningPointView(TypedDict):
    """A turn by which the game turned, and the better one with its reason."""

    position: int
    seat: int
    loss: float
    error: float
    played: list[Message]
    better: list[str]
    labels: list[Message]
    reason: list[Message]


class CurveView(TypedDict):
    """Chances before a decision, from 0 to 1: that not everybody loses, and of each seat to win."""

    position: int
    survival: float
    winning: list[float]
    games: int


class CreditsView(TypedDict):
    """What each thing gave to whom, and who caused and who avoided which ppm (empty until the game is over)."""

    gains: list[Credit]
    air: list[AirOf]


class SavingView(TypedDict):
    """The one turn that would have saved a lost game most often: shares of imagined games with what was played and
    with the better turn."""

    position: int
    seat: int
    played: float
    better: float
    labels: list[Message]
    deals: int


class ReviewView(TypedDict):
    """The whole review. `saving` is null if not everybody lost, or if no single turn would have saved the game."""

    title: str
    players: int
    finished: bool
    decisions: list[DecisionView]
    turning_points: list[TurningPointView]
    curves: list[CurveView]
    credits: CreditsView
    saving: SavingView | None


def review_match(
    match: Match, progress: Progress | None = None, seed: int = 0, effort: ReviewEffort | None = None
) -> ReviewView:
    """Review a match that is over, or one of a single person against bots; BadSetup for any other.

    Takes up to a minute; `progress` is told after every turn. The same match, seed and effort give the same.
    """
    found = review_game(match, progress, seed, effort)
    finished = match.game.decision is None
    notation = match.title.alphabet.notation
    return {
        "title": match.title.name,
        "players": match.setup.players,
        "finished": finished,
        "decisions": decisions_of(match, found),
        "turning_points": [
            {
                "position": point.position,
                "seat": point.seat,
                "loss": rounded(point.loss),
                "error": rounded(point.error),
                "played": point.played,
                "better": [notation(action) for action in point.better],
                "labels": point.better_labels,
                "reason": point.reason,
            }
            for point in found.turning_points
        ],
        "curves": [
            {
                "position": point.position,
                "survival": point.survival / PER_MILLE,
                "winning": [chance / PER_MILLE for chance in point.winning],
                "games": point.games,
            }
            for point in found.curve
        ],
        "credits": {"gains": credits_of(match), "air": tale_of(match)["air"] if finished else []},
        "saving": saving_of(found.saving),
    }


def decisions_of(match: Match, found: Reviewed) -> list[DecisionView]:
    """Every decision of the record, with the loss of its turn where the better turn parts from it."""
    notation = match.title.alphabet.notation
    views: list[DecisionView] = []
    for turn in found.turns:
        for n in range(turn.decisions):
            here = turn.better is not None and n == turn.parts
            views.append(
                {
                    "position": turn.position + n,
                    "seat": turn.seat,
                    "turn": turn.position,
                    "action": notation(match.actions[turn.position + n]),
                    "loss": rounded(turn.loss) if here else 0.0,
                    "error": rounded(turn.error) if here else 0.0,
                    "flagged": turn.flagged and here,
                    "better": [notation(action) for action in turn.better.path[n:]] if here and turn.better else [],
                }
            )
    return views


def saving_of(saving: Saving | None) -> SavingView | None:
    """What would have saved the game."""
    if saving is None:
        return None
    return {
        "position": saving.position,
        "seat": saving.seat,
        "played": saving.played / PER_MILLE,
        "better": saving.better / PER_MILLE,
        "labels": saving.labels,
        "deals": saving.deals,
    }


def rounded(hundredths: int) -> float:
    """Points with one decimal."""
    return round(hundredths / POINT, 1)
