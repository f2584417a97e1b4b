"""A whole review of a game as one document: what bots say of its decisions, and what the chronicle says of its points.

Terminal, server and Python hand out the same.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypedDict

from keeling.bots.hints import PER_MILLE
from keeling.bots.opinions.opinion import POINT
from keeling.bots.review import Progress, Reviewed, ReviewEffort, Saving, review_game
from keeling.chronicle import tale_of
from keeling.chronicle.credits import Credit, credits_of
from keeling.chronicle.tale import AirOf
from keeling.kernel.match import Match
from keeling.kernel.messages import Message

MOST_HAPPENED: Final = 3
TELLING: Final = ("goal", "summit", "plant", "policy", "event", "trade", "card")
"""Sources of credits that are told as what happened, the weightiest first where points are equal."""


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
    """A turn by which the game turned (`loss`), and the better one with its reason; or a swing of the chances.

    A `swing` is nobody's mistake: whose chance to win it is says `seat` (null: that the planet holds, or the team
    wins), from `position` to `until` it moved from `before` to `after`, from 0 to 1, and `happened` says what happened
    then. It has no loss and no better turn. Of a loss `until` is where its turn ends, `before` and `after` are null.
    """

    kind: Literal["loss", "swing"]
    position: int
    until: int
    seat: int | None
    before: float | None
    after: float | None
    happened: list[Message]
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
    return {
        "title": match.title.name,
        "players": match.setup.players,
        "finished": finished,
        "decisions": decisions_of(match, found),
        "turning_points": [*losses_of(match, found), *swings_of(match, found)],
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


def losses_of(match: Match, found: Reviewed) -> list[TurningPointView]:
    """The turns that cost most, the surest first."""
    notation = match.title.alphabet.notation
    return [
        {
            "kind": "loss",
            "position": point.position,
            "until": point.position + len(point.played),
            "seat": point.seat,
            "before": None,
            "after": None,
            "happened": [],
            "loss": rounded(point.loss),
            "error": rounded(point.error),
            "played": point.played,
            "better": [notation(action) for action in point.better],
            "labels": point.better_labels,
            "reason": point.reason,
        }
        for point in found.turning_points
    ]


def swings_of(match: Match, found: Reviewed) -> list[TurningPointView]:
    """Where the chances moved most, in the order of the game, with what happened then."""
    if not found.swings:
        return []
    moments = [(each["position"], each["title"]) for each in tale_of(match)["moments"]]
    credits = credits_of(match)
    return [
        {
            "kind": "swing",
            "position": swing.position,
            "until": swing.until,
            "seat": swing.seat,
            "before": swing.before / PER_MILLE,
            "after": swing.after / PER_MILLE,
            "happened": happened(credits, moments, swing.position, swing.until),
            "loss": 0.0,
            "error": 0.0,
            "played": [],
            "better": [],
            "labels": [],
            "reason": [],
        }
        for swing in found.swings
    ]


def happened(
    credits: Sequence[Credit], moments: Sequence[tuple[int, Message]], after: int, until: int
) -> list[Message]:
    """What happened between two positions that may move chances: moments of the tale, and what gave most points."""
    told = [(position, title) for position, title in moments if after < position <= until]
    worth = [
        each
        for each in credits
        if after < each["position"] <= until and each["source"] in TELLING and each["told"] is not None
    ]
    worth.sort(key=lambda each: (-abs(each["goods"].get("score", 0)), TELLING.index(each["source"]), each["position"]))
    for each in worth:
        line = each["told"]
        if line is not None and len(told) < MOST_HAPPENED and line not in [other for _, other in told]:
            told.append((each["position"], line))
    return [line for _, line in sorted(told, key=lambda each: each[0])]


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
