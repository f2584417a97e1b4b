"""Leagues: bots compared on the same deals, each of which is replayed with the seats rotated.

A league counts only deals that were played in all rotations, so that no bot profits from a seat. What it comes to
does not depend on the number of processes, and a league that is kept in a file goes on where it was left.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import keeling
from keeling.bots.bot import Bot, Peek
from keeling.bots.foreign import DEFAULT_SECONDS
from keeling.bots.intervals import Cluster, Estimate, average, share
from keeling.bots.processes import spread
from keeling.bots.ranges import JUDGING, name_within, seed_within
from keeling.bots.spec import bot_for
from keeling.kernel.digest import digest
from keeling.kernel.record import Record
from keeling.kernel.seeds import bot_seed, check_series, series_seed
from keeling.kernel.title import Setup
from keeling.titles import title_named

MICROSECOND: Final = 1000  # nanoseconds
MILLISECOND: Final = 1000  # microseconds

Place = tuple[int, int]
"""A game of a league: its deal and its rotation, both counted from 0."""


@dataclass(frozen=True)
class League:
    """What is to be played. All of it can be sent to another process; the content by its file."""

    title: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int | str = 1
    options: dict[str, object] = field(default_factory=dict)
    content: Path | None = None
    records: Path | None = None
    bot_seconds: int = DEFAULT_SECONDS
    """How long somebody's own bot may think about a decision; 0 for any time."""

    @cached_property
    def rotations(self) -> list[tuple[str, ...]]:
        """Who sits where: the table given, then moved on by a seat each time; tables that are equal are played once."""
        seats = self.bots
        return list(dict.fromkeys(seats[n:] + seats[:n] for n in range(len(seats))))

    @property
    def places(self) -> Iterator[Place]:
        """All games, deal by deal."""
        return ((deal, rotation) for deal in range(self.deals) for rotation in range(len(self.rotations)))

    @property
    def games(self) -> int:
        """How many games that are."""
        return self.deals * len(self.rotations)


class Played(NamedTuple):
    """What is kept of one game. CPU time is in microseconds; it and the decisions are by seat."""

    deal: int
    rotation: int
    reason: str
    scores: list[int]
    winners: list[int]
    digest: str
    decisions: list[int]
    spent: list[int]
    worst: list[int]


class Player:
    """Plays the games of a league, any of them in any order: each is decided by its deal and rotation alone.

    `wanted` is the range of its deals.
    """

    def __init__(self, league: League, wanted: str = JUDGING) -> None:
        self.league = league
        self.title = title_named(league.title)
        self.seed = seed_within(wanted, league.seed)
        content = self.title.content(league.content)
        self.setup = Setup.of(self.title, league.players, self.seed, league.options, content)
        check_series(self.seed, league.deals)

    def play(self, deal: int, rotation: int) -> Played:
        """Play a game, and write its record if the league keeps them."""
        seats = self.league.rotations[rotation]
        bots = self.bots(deal, rotation)
        setup = self.setup_of(deal)
        g = setup.start()
        actions: list[int] = []
        decisions, spent, worst = ([0] * g.players for _ in range(3))
        while g.decision is not None:
            seat = g.decision.player
            started = time.process_time_ns()
            action = bots[seat].choose(Peek(g, seat))
            thought = (time.process_time_ns() - started) // MICROSECOND
            decisions[seat] += 1
            spent[seat] += thought
            worst[seat] = max(worst[seat], thought)
            actions.append(action)
            g.play(action)
        outcome = self.title.outcome(g)
        found = digest(g)
        if self.league.records is not None:
            notation = self.title.alphabet.notation
            record = Record(setup, seats, tuple(notation(action) for action in actions), found)
            record.write(self.league.records / f"{deal}-{rotation}.json")
        scores, winners = list(outcome.scores), list(outcome.winners)
        return Played(deal, rotation, outcome.reason, scores, winners, found, decisions, spent, worst)

    def bots(self, deal: int, rotation: int) -> list[Bot]:
        """The bots of a game, by seat. Their own chance depends on the deal and the seat."""
        seed = series_seed(self.seed, deal)
        seats = self.league.rotations[rotation]
        return [self.bot(spec, bot_seed(seed, seat)) for seat, spec in enumerate(seats)]

    def bot(self, spec: str, seed: int) -> Bot:
        """Who plays under a name of the table."""
        return bot_for(spec, seed, self.title, self.league.players, seconds=self.league.bot_seconds)

    def setup_of(self, deal: int) -> Setup:
        """The set-up of a deal, the same for all rotations."""
        setup = self.setup
        return Setup(setup.title, setup.players, series_seed(self.seed, deal), setup.options, setup.content)

    def header(self) -> dict[str, Any]:
        """What makes games those of one league, whatever the number of deals: the first line of its file."""
        return {
            "title": self.league.title,
            "rules_version": self.title.rules_version,
            "players": self.league.players,
            "bots": list(self.league.bots),
            "options": self.setup.options.as_dict(),
            "content": self.setup.content.digest,
            "seed": self.seed,
        }


class Standing(NamedTuple):
    """How one bot did, over all its seats. A victory that several share counts in equal parts, a team's in full."""

    bot: str
    seats: int
    games: int
    wins: Estimate
    decided: Estimate
    survived: Estimate
    score: Estimate
    lead: Estimate
    decisions: int
    spent: int
    worst: int

    def as_dict(self) -> dict[str, Any]:
        """The standing as part of a JSON document: shares of 1, points, milliseconds."""
        return {
            "bot": self.bot,
            "seats": self.seats,
            "games": self.games,
            "wins": rounded(self.wins.mean),
            "win_low": rounded(self.wins.low),
            "win_high": rounded(self.wins.high),
            "wins_if_survived": rounded(self.decided.mean),
            "win_if_survived_low": rounded(self.decided.low),
            "win_if_survived_high": rounded(self.decided.high),
            "survived": rounded(self.survived.mean),
            "survived_low": rounded(self.survived.low),
            "survived_high": rounded(self.survived.high),
            "mean_score": rounded(self.score.mean),
            "score_low": rounded(self.score.low),
            "score_high": rounded(self.score.high),
            "lead": rounded(self.lead.mean),
            "lead_low": rounded(self.lead.low),
            "lead_high": rounded(self.lead.high),
            "decisions": self.decisions,
            "ms_per_decision": rounded(self.spent / max(1, self.decisions) / MILLISECOND),
            "ms_worst": rounded(self.worst / MILLISECOND),
        }


def rounded(figure: float | None) -> float | None:
    """A figure as it is printed."""
    return None if figure is None else round(figure, 4)


@dataclass
class Standings:
    """What a league came to so far."""

    league: League
    setup: Setup
    played: dict[Place, Played] = field(default_factory=dict)
    seconds: float = 0.0
    interrupted: bool = False

    def add(self, game: Played) -> None:
        """Count one more game; a game that is known already changes nothing."""
        self.played.setdefault((game.deal, game.rotation), game)

    def deals(self) -> list[list[Played]]:
        """The deals that were played in all rotations, in their order."""
        rotations = range(len(self.league.rotations))
        return [
            [self.played[deal, rotation] for rotation in rotations]
            for deal in range(self.league.deals)
            if all((deal, rotation) in self.played for rotation in rotations)
        ]

    def standing(self, bot: str, deals: list[list[Played]]) -> Standing:
        """How one of the bots did in these deals."""
        wins: list[Cluster] = []
        won: list[Cluster] = []  # of the games that anybody won
        survived: list[Cluster] = []
        scores: list[Cluster] = []
        leads: list[Cluster] = []
        sat: list[tuple[Played, list[int]]] = []
        seats = self.league.bots.count(bot)
        for deal in deals:
            tables = [(game, seats_of(bot, self.league.rotations[game.rotation])) for game in deal]
            sat += tables
            games = len(deal)
            good = sum(bool(game.winners) for game in deal)
            parts = sum(self.part(game, seat) for game, own in tables for seat in own) / seats
            wins.append(Cluster(parts, games))
            won.append(Cluster(parts, good))
            survived.append(Cluster(good, games))
            scores.append(Cluster(sum(game.scores[seat] for game, own in tables for seat in own) / seats, games))
            if self.has_lead:
                leads.append(Cluster(sum(lead(game, seat) for game, own in tables for seat in own) / seats, games))
        return Standing(
            bot,
            seats,
            len(sat),
            share(wins),
            share(won),
            share(survived),
            average(scores),
            average(leads),
            sum(game.decisions[seat] for game, own in sat for seat in own),
            sum(game.spent[seat] for game, own in sat for seat in own),
            max((game.worst[seat] for game, own in sat for seat in own), default=0),
        )

    @property
    def has_lead(self) -> bool:
        """Whether anybody can be ahead of anybody."""
        return self.league.players > 1 and not self.setup.title.team

    def part(self, game: Played, seat: int) -> float:
        """The part of the game's victory that is the seat's."""
        if seat not in game.winners:
            return 0
        return 1 if self.setup.title.team else 1 / len(game.winners)

    def standings(self) -> list[Standing]:
        """How each bot did, in the order in which they were named."""
        deals = self.deals()
        return [self.standing(bot, deals) for bot in dict.fromkeys(self.league.bots)]

    def digest(self) -> str:
        """One text for all games of the counted deals, the same for the same games."""
        games = [game.digest for deal in self.deals() for game in deal]
        return sha256("".join(games).encode()).hexdigest()

    def as_dict(self) -> dict[str, Any]:
        """The standings as one JSON document."""
        deals = len(self.deals())
        return {
            "title": self.league.title,
            "players": self.league.players,
            "table": list(self.league.bots),
            "options": self.setup.options.as_dict(),
            "seed": name_within(JUDGING, self.league.seed),
            "range": JUDGING,
            "deals": deals,
            "rotations": len(self.league.rotations),
            "games": deals * len(self.league.rotations),
            "bots": [standing.as_dict() for standing in self.standings()],
            "rules_version": self.setup.title.rules_version,
            "version": keeling.__version__,
            "build": keeling.BUILD,
            "seconds": round(self.seconds, 3),
            "digest": self.digest(),
            "interrupted": self.interrupted,
        }


def seats_of(bot: str, seats: tuple[str, ...]) -> list[int]:
    """Where a bot sits."""
    return [seat for seat, spec in enumerate(seats) if spec == bot]


def lead(game: Played, seat: int) -> int:
    """How far the seat is ahead of the best other one; negative behind it."""
    return game.scores[seat] - max(score for other, score in enumerate(game.scores) if other != seat)


def play_league(
    league: League,
    known: list[Played],
    workers: int = 1,
    hear: Callable[[Played], None] | None = None,
) -> Standings:
    """Play what is not `known` yet, on that many processes; `hear` is told of each game at once, in any order.

    Ctrl-C ends it; the standings hold what was played so far.
    """
    found = Standings(league, Player(league).setup)
    for game in known:
        found.add(game)
    missing = [place for place in league.places if place not in found.played]
    started = time.perf_counter()
    games = spread(min(workers, len(missing)), _start_worker, (league,), _play, missing, in_order=False)
    try:
        with closing(games):
            for game in games:
                found.add(game)
                if hear is not None:
                    hear(game)
    except KeyboardInterrupt:
        found.interrupted = True
    found.seconds = time.perf_counter() - started
    return found


_PLAYER: Player | None = None


def _start_worker(league: League) -> None:
    global _PLAYER
    _PLAYER = Player(league)


def _play(deal: int, rotation: int) -> Played:
    assert _PLAYER is not None
    return _PLAYER.play(deal, rotation)
