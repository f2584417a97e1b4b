"""A game looked at afterwards: what each decision cost, where the game turned, and what would have saved it.

A game turns by a loss, or without anybody's blame where the chances swing: both are found here.

Every decision is judged by what its seat could know: only imagined games from that seat are played. A turn that was
played is compared with the best one the planner finds, over deals that are the same for both; which turn is best is
found on other deals than those that say by how much, so that luck is not taken for skill.
"""

from collections.abc import Callable, Iterator
from math import isqrt
from typing import Any, Final, NamedTuple

from keeling.bots.hints import LATER_DEALS, PER_MILLE, told_actions, why
from keeling.bots.judge import Judge, error_of, mean
from keeling.bots.opinions import opinion_for
from keeling.bots.opinions.opinion import POINT
from keeling.bots.planner import NO_MAIN, Turn
from keeling.bots.spec import check_spec
from keeling.kernel.errors import BadSetup, KeelingError
from keeling.kernel.game import NO_TURN, Game
from keeling.kernel.generator import seeded
from keeling.kernel.match import Match
from keeling.kernel.messages import Message, message

LEAST: Final = POINT  # a smaller loss is not flagged
SURE: Final = 2  # standard errors
TURNING: Final = 3  # standard errors of a loss by which the game turned
MOST_TURNING_POINTS: Final = 5
NEIGHBOURS: Final = 3  # turns on either side whose games a point of the curves shares
SAVING_SUREST: Final = 3  # turns of a lost game that are played to the end in another way: the surest losses
SAVING_LAST: Final = 5  # and the last ones that lost anything, because early on others could still save the game
SAVING_DEALS: Final = 12  # for each of them
SAVED: Final = 100  # per mille by which the chance must grow

WINDOW: Final = 4  # points of the curves on either side of a swing
MOST_SWINGS: Final = 3
MOST_TRIED: Final = 4  # places at which more games are played
SWUNG: Final = 200  # per mille by which a chance must differ before and after
SWING_GAMES: Final = 16  # more games before and after each that may be one

Progress = Callable[[int, int], None]
"""Told how many of how many turns are judged."""


class ReviewEffort(NamedTuple):
    """How hard a review thinks: about one game in less than a minute on one core (compiled build)."""

    width: int = 4  # beginnings of a turn that are followed
    candidates: int = 3  # turns that are compared with the one that was played
    search: int = 1_500  # positions to find them
    choosing: int = 2  # deals that say which is best
    judging: int = 8  # other deals that say by how much
    rounds: int = 2  # of everybody's turns, up to which games are looked at: not always at the same moment
    games: int = 2  # played to the end from a point of the curves
    points: int = 60  # of the curves at most


class Judged(NamedTuple):
    """A turn that was played: its first position, how many decisions, what it cost, and what was better.

    `loss` and `error` are hundredths of a point. `parts` is the decision of the turn (0 for the first) at which the
    better turn parts from it; `better` is None if nothing better was found.
    """

    position: int
    seat: int
    decisions: int
    loss: int
    error: int
    flagged: bool
    parts: int
    better: Turn | None


class CurvePoint(NamedTuple):
    """How things stood before a decision, as its seat could know: chances in per mille, over so many imagined games."""

    position: int
    survival: int
    winning: list[int]
    games: int


class TurningPoint(NamedTuple):
    """A turn by which the game turned: what it cost, what would have been better, and why."""

    position: int
    seat: int
    loss: int
    error: int
    played: list[Message]
    better: list[int]
    better_labels: list[Message]
    reason: list[Message]


class Swing(NamedTuple):
    """Where a chance moved most, whoever did it: from a position to a later one, before and after, in per mille.

    `seat` is whose chance to win it is, None for that of all that the planet holds or the team wins; `games` were
    played for either number.
    """

    position: int
    until: int
    seat: int | None
    before: int
    after: int
    games: int


class Saving(NamedTuple):
    """The turn that would have saved a lost game most often: chances with what was played and without, per mille."""

    position: int
    seat: int
    played: int
    better: int
    labels: list[Message]
    deals: int


class Reviewed(NamedTuple):
    """A whole review; `saving` is None if the game was not lost by all, or if no single turn would have saved it."""

    turns: list[Judged]
    turning_points: list[TurningPoint]
    curve: list[CurvePoint]
    saving: Saving | None
    swings: list[Swing]


class Played(NamedTuple):
    """Consecutive decisions of one seat in one turn, as they were made."""

    position: int
    game: Any
    seat: int
    path: list[int]
    legals: list[list[int]]


def refuse_unfinished(match: Match) -> None:
    """BadSetup for a game that goes on and in which a review would tell people about each other.

    A game against bots alone may be reviewed at any time: its player may take back everything anyway.
    """
    if match.game.decision is None:
        return
    people = [seat for seat in match.seats if not is_bot(seat)]
    if len(people) > 1:
        raise BadSetup(message("error-review-on"))


def is_bot(seat: str) -> bool:
    """Whether a seat of a record is a bot's."""
    try:
        check_spec(seat)
    except KeelingError:
        return False
    return True


def played_turns(match: Match) -> Iterator[Played]:
    """The turns of a match in order."""
    g = match.setup.start()
    begun: Played | None = None
    number = NO_TURN
    for position, action in enumerate(match.actions):
        seat = g.decision.player
        if begun is None or begun.seat != seat or g.turn_number() != number:
            if begun is not None:
                yield begun
            number = g.turn_number()
            begun = Played(position, g.clone(), seat, [], [])
        begun.path.append(action)
        begun.legals.append(g.legal)
        g.play(action)
    if begun is not None:
        yield begun


def review_game(
    match: Match, progress: Progress | None = None, seed: int = 0, effort: ReviewEffort | None = None
) -> Reviewed:
    """Review a match that is over, or one against bots; BadSetup otherwise. The same seed says the same."""
    refuse_unfinished(match)
    return Reviewer(match, seed, effort or ReviewEffort()).review(progress or quietly)


def quietly(done: int, of: int) -> None:
    """Tell nobody."""


class Reviewer:
    """Reviews one match."""

    def __init__(self, match: Match, seed: int, effort: ReviewEffort) -> None:
        self.match = match
        self.title = match.title
        self.effort = effort
        self.judge = Judge(match.title, opinion_for(match.title, match.setup.players))
        self.random = seeded(seed)

    def review(self, progress: Progress) -> Reviewed:
        """See `review_game`."""
        turns = list(played_turns(self.match))
        stride = -(-len(turns) // self.effort.points)
        judged: list[Judged] = []
        ends: list[tuple[int, list[Any]]] = []
        starts: list[Played] = []  # of the points of the curves
        for n, turn in enumerate(turns):
            judged.append(self.judged(turn))
            if n % stride == 0:
                ends.append((turn.position, [self.ended(turn) for _ in range(self.effort.games)]))
                starts.append(turn)
            progress(n + 1, len(turns))
        sure = [each.loss - SURE * each.error for each in judged]
        flagged = sorted((n for n in range(len(turns)) if judged[n].flagged), key=lambda n: -sure[n])
        lossy = [n for n in range(len(turns)) if judged[n].loss >= LEAST]
        chosen = [n for n in flagged if judged[n].loss > TURNING * judged[n].error][:MOST_TURNING_POINTS]
        points = [self.turning_point(turns[n], judged[n]) for n in chosen]
        curve = self.curve(ends)
        saving = self.saving([(turns[n], judged[n]) for n in sorted({*flagged[:SAVING_SUREST], *lossy[-SAVING_LAST:]})])
        told = [turns[n].position for n in chosen]
        return Reviewed(judged, points, curve, saving, self.swings(starts, [winners for _, winners in ends], told))

    def imagine(self, turn: Played) -> Game:
        """The next imagined game at the beginning of a turn."""
        world: Game = turn.game.redetermine(turn.seat, self.random.word())
        return world

    def as_turn(self, turn: Played) -> Turn:
        """What was played, as the planner plans it."""
        return Turn(turn.game, turn.path, turn.legals, NO_MAIN, 0)

    # Decisions

    def judged(self, turn: Played) -> Judged:
        """What the turn cost against the best one that is found."""
        effort = self.effort
        world = self.imagine(turn)
        found = self.judge.turns(world, turn.seat, effort.width, effort.candidates, effort.search)
        others = [other for other in found if other.path != turn.path]
        if not others:
            return self.unblamed(turn)
        played = self.as_turn(turn)
        totals = [0] * len(others)
        for deal in range(effort.choosing):
            gains = self.gains(turn, played, others, self.horizon(deal, effort.choosing))
            totals = [total + gain for total, gain in zip(totals, gains, strict=True)]
        n = max(range(len(others)), key=lambda n: totals[n])
        if totals[n] <= 0:
            return self.unblamed(turn)
        losses = [
            self.gains(turn, played, [others[n]], self.horizon(deal, effort.judging))[0]
            for deal in range(effort.judging)
        ]
        loss, error = mean(losses), error_of(losses)
        flagged = loss >= LEAST and loss > SURE * error
        if loss <= 0:
            return self.unblamed(turn)
        better = others[n]
        shared = min(len(better.path), len(turn.path))
        parts = next((k for k in range(shared) if better.path[k] != turn.path[k]), shared - 1)
        return Judged(turn.position, turn.seat, len(turn.path), loss, error, flagged, parts, better)

    def unblamed(self, turn: Played) -> Judged:
        """Nothing better was found."""
        return Judged(turn.position, turn.seat, len(turn.path), 0, 0, False, 0, None)

    def horizon(self, deal: int, deals: int) -> int:
        """After how many turns of anybody the games of a deal are looked at, at least one, evenly spread over deals.

        Bots that play on differ in what they answer to a small change. What is better at one moment only has so great
        an error that it is not flagged.
        """
        most = self.effort.rounds * self.match.setup.players
        return max(1, most * (deal + 1) // deals)

    def gains(self, turn: Played, played: Turn, others: list[Turn], ahead: int) -> list[int]:
        """By how much the other turns are better than the one played, in one more deal, so many turns later."""
        world = self.imagine(turn)
        judge, seat = self.judge, turn.seat
        value = judge.value(judge.after(world, played, seat, ahead), seat)
        return [judge.value(judge.after(world, other, seat, ahead), seat) - value for other in others]

    def turning_point(self, turn: Played, judged: Judged) -> TurningPoint:
        """What would have been better, and why."""
        assert judged.better is not None
        world = self.imagine(turn)
        judge, seat = self.judge, turn.seat
        deals = [self.imagine(turn) for _ in range(LATER_DEALS)]
        ahead, against = self.match.setup.players, message("because-played")
        reason = why(judge, world, judged.better, self.as_turn(turn), seat, ahead, deals, against)
        better, labels = told_actions(judge, world, judged.better, seat)
        return TurningPoint(
            turn.position, seat, judged.loss, judged.error, self.labels_of(turn), better, labels, reason
        )

    def labels_of(self, turn: Played) -> list[Message]:
        """What each action of a turn that was played did."""
        g = turn.game.clone()
        labels = []
        for action in turn.path:
            labels.append(self.title.label(g, action))
            g.apply(action)
        return labels

    # Chances

    def ended(self, turn: Played) -> list[int]:
        """The winners of an imagined game that is played to its end from the beginning of a turn."""
        g = self.imagine(turn)
        self.judge.to_end(g)
        return list(self.title.outcome(g).winners)

    def curve(self, ends: list[tuple[int, list[list[int]]]]) -> list[CurvePoint]:
        """Chances over the game; a point shares the games of its neighbours, the end is what it was."""
        players = self.match.setup.players
        points = []
        for n, (position, _) in enumerate(ends):
            near = ends[max(0, n - NEIGHBOURS) : n + NEIGHBOURS + 1]
            games = [winners for _, some in near for winners in some]
            points.append(chances(position, games, players))
        if self.match.game.decision is None:
            winners = list(self.title.outcome(self.match.game).winners)
            points.append(chances(len(self.match.actions), [winners], players))
        return points

    # Swings

    def swings(self, starts: list[Played], winners: list[list[list[int]]], told: list[int]) -> list[Swing]:
        """Where the chances moved most, in order: looked for in the games of the curves, sure by as many others.

        Where a turn is told anyway, by which the game turned, there is none.
        """
        seats = [None] if self.title.team else [None, *range(self.match.setup.players)]
        moves: list[tuple[int, int, int | None]] = []
        for k in range(WINDOW, len(starts) - WINDOW + 1):
            before = [game for games in winners[k - WINDOW : k] for game in games]
            after = [game for games in winners[k : k + WINDOW] for game in games]
            moves += [(abs(share(after, seat) - share(before, seat)), k, seat) for seat in seats]
        moves.sort(key=lambda move: (-move[0], move[1]))
        tried: list[int] = []
        found: list[Swing] = []
        for size, k, seat in moves:
            if size < SWUNG or len(tried) == MOST_TRIED or len(found) == MOST_SWINGS:
                break
            first, last = starts[k - 2], starts[min(k + 1, len(starts) - 1)]
            is_told = any(first.position <= position < last.position for position in told)
            if is_told or any(abs(k - other) < WINDOW for other in tried):
                continue
            tried.append(k)
            swing = self.swing(first, last, seat)
            if swing is not None:
                found.append(swing)
        return sorted(found)

    def swing(self, first: Played, last: Played, seat: int | None) -> Swing | None:
        """The swing between two turns, if it is one for sure."""
        before, after = (share([self.ended(turn) for _ in range(SWING_GAMES)], seat) for turn in (first, last))
        error = isqrt(sum(chance * (PER_MILLE - chance) for chance in (before, after)) // SWING_GAMES)
        if abs(after - before) < max(SWUNG, SURE * error):
            return None
        return Swing(first.position, last.position, seat, before, after, SWING_GAMES)

    def saving(self, turns: list[tuple[Played, Judged]]) -> Saving | None:
        """What would have saved a game that all have lost: of the costliest turns the one that helps most."""
        g = self.match.game
        if g.decision is not None or self.title.outcome(g).winners:
            return None
        best: Saving | None = None
        for turn, judged in turns:
            assert judged.better is not None
            held = [0, 0]
            for _ in range(SAVING_DEALS):
                world = self.imagine(turn)
                for k, each in enumerate((self.as_turn(turn), judged.better)):
                    end = self.judge.after(world, each, turn.seat, 0)
                    self.judge.to_end(end)
                    held[k] += int(self.judge.held(end))
            played, better = (PER_MILLE * count // SAVING_DEALS for count in held)
            if better - played >= SAVED and (best is None or better - played > best.better - best.played):
                _, labels = told_actions(self.judge, self.imagine(turn), judged.better, turn.seat)
                best = Saving(turn.position, turn.seat, played, better, labels, SAVING_DEALS)
        return best


def share(games: list[list[int]], seat: int | None) -> int:
    """In how many games of these winners the seat won, or anybody if it is None, in per mille."""
    return PER_MILLE * sum(1 for winners in games if (bool(winners) if seat is None else seat in winners)) // len(games)


def chances(position: int, games: list[list[int]], players: int) -> CurvePoint:
    """What share of games somebody survived, and each player won; a victory of several counts for each of them."""
    count = len(games)
    survival = PER_MILLE * sum(1 for winners in games if winners) // count
    winning = [PER_MILLE * sum(1 for winners in games if seat in winners) // count for seat in range(players)]
    return CurvePoint(position, survival, winning, count)
