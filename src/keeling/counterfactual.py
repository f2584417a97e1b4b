"""Counterfactuals of a finished game: what if there had been another policy from a decade on?

The game is gone back to the beginning of the decade and played on many times by bots in all seats, once under its own
options and once under others. Both have the same chance: continuation n of one meets what continuation n of the other
does, as far as they draw from equal pools. So two things are kept apart: what the policy does, and what it does that
bots played on, and other chance came, instead of what happened.

A counterfactual follows from the record, the decade, the options, the number of games and the bot, and from nothing
else: it is the same in every process and on both builds.
"""

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypedDict

from keeling.bots.intervals import Cluster, Estimate, average, share, shares_apart
from keeling.bots.playout import play_some
from keeling.bots.series import QUICK_PIECE
from keeling.bots.spec import bot_for, check_spec
from keeling.kernel.changeover import Changeover, Row
from keeling.kernel.digest import digest
from keeling.kernel.errors import BadOption, BadSetup
from keeling.kernel.game import Game, Step
from keeling.kernel.match import Match
from keeling.kernel.messages import message, thing, verbatim
from keeling.kernel.seeds import bot_seed
from keeling.kernel.title import Setup

GAMES: Final = 100
MOST_GAMES: Final = 1000
BOT: Final = "greedy"
PERCENTILES: Final = (5, 25, 50, 75, 95)
DIGITS: Final = 4
"""Decimals of means and intervals in the document."""

Progress = Callable[[int, int], None]
"""Told how many of how many games have been played."""
OptionValue = bool | int | str


class EstimateView(TypedDict):
    """A mean and its interval of 95 %, which a single game has not."""

    mean: float
    low: float | None
    high: float | None


class RowView(TypedDict):
    """A row of the books: its decade, and the round in it; 0 is the upkeep."""

    decade: int
    round: int


class FanView(TypedDict):
    """The CO2 in five percentiles of the games, a value for each row of the books from the decade on.

    A game that was lost keeps the CO2 by which it was, to the end.
    """

    p5: list[int]
    p25: list[int]
    p50: list[int]
    p75: list[int]
    p95: list[int]


class BranchView(TypedDict):
    """What the continuations under one policy came to."""

    fan: FanView
    co2: EstimateView
    """The CO2 at the end."""
    defeat: EstimateView
    """The share of games in which everybody lost, from 0 to 1."""
    worth: list[EstimateView]
    """The points of each company in the end; 0 after a defeat."""


class DifferenceView(TypedDict):
    """What is other under the other policy, game by game."""

    co2: EstimateView
    defeat: EstimateView
    worth: list[EstimateView]


class OwnView(TypedDict):
    """The game as it was played: its CO2 at the end of each row of the books, and how it ended."""

    co2: list[int]
    lost: bool
    worth: list[int]


class WhatIfView(TypedDict):
    """A whole counterfactual. `record` and what follows to `bot` are what it was made of; `digest` covers all games."""

    title: str
    players: int
    record: str
    decade: int
    changed: dict[str, OptionValue]
    """The options that differ from the game's own, as they hold from the decade on."""
    games: int
    bot: str
    year: str
    """What the game calls the decade."""
    years: list[str]
    rows: list[RowView]
    limit: int
    """The CO2 with which everybody loses."""
    own_options: dict[str, OptionValue]
    options: dict[str, OptionValue]
    own: OwnView
    as_it_was: BranchView
    what_if: BranchView
    difference: DifferenceView
    digest: str


class Continued(NamedTuple):
    """One continuation: the CO2 of every row from the decade on, filled up after a defeat, and how it ended."""

    co2: list[int]
    lost: bool
    worth: list[int]
    digest: str


class Question(NamedTuple):
    """A counterfactual that can be reckoned: the position at the beginning of the decade, and both set-ups."""

    changeover: Changeover
    position: Any
    decade: int
    own: Setup
    other: Setup
    changed: dict[str, OptionValue]


def what_if(
    match: Match,
    decade: int | str,
    options: Mapping[str, object],
    games: int = GAMES,
    bot: str = BOT,
    progress: Progress | None = None,
) -> WhatIfView:
    """What if these options had held from the decade on? The match stays as it is.

    The decade is a number from 1, or what the game calls it. BadSetup for a title that knows no counterfactuals, a game
    that goes on, or a decade that never began; BadOption for options that are unknown, have no effect, cannot begin
    late, or are those of the game. `progress` is told after every game, and what it raises ends it all.
    """
    check_bot(bot)
    if not 1 <= games <= MOST_GAMES:
        raise BadSetup(message("error-whatif-games", most=MOST_GAMES, number=games))
    asked = question_of(match, decade, options)
    record = record_digest(match)
    own: list[Continued] = []
    other: list[Continued] = []
    for number in range(games):
        seed = continuation_seed(record, asked.decade, number)
        for setup, found in ((asked.own, own), (asked.other, other)):
            found.append(play_on(asked, setup, seed, bot))
            if progress is not None:
                progress(len(own) + len(other), 2 * games)
    return told(match, asked, record, bot, own, other)


def check_bot(bot: str) -> None:
    """BadSetup for what is no bot of this program: whoever makes it again must have the same."""
    check_spec(bot)


def question_of(match: Match, decade: int | str, options: Mapping[str, object]) -> Question:
    """Check everything that can be asked wrongly; see `what_if`."""
    title = match.title
    changeover = title.changeover
    if changeover is None:
        raise BadSetup(message("error-whatif-title", title=thing("title", title.name)))
    if match.game.decision is not None:
        raise BadSetup(message("error-whatif-on"))
    setup = match.setup
    number = number_of(changeover, match.game, decade)
    position = position_at(match, changeover, number)
    if position is None:
        names = changeover.names(match.game)
        raise BadSetup(message("error-whatif-never", decade=verbatim(names[number - 1])))
    chosen = changeover.options(position, setup.options, options)
    own, new = setup.options.as_dict(), chosen.as_dict()
    changed = {name: value for name, value in new.items() if value != own[name]}
    if not changed:
        raise BadOption(message("error-whatif-same"))
    other = Setup.of(title, setup.players, setup.seed, new, setup.content)
    return Question(changeover, position, number, setup, other, changed)


def number_of(changeover: Changeover, g: Any, decade: int | str) -> int:
    """The number of a decade, given by its number or its name; BadSetup if the game has none like it."""
    names = list(changeover.names(g))
    text = str(decade).strip()
    if text in names:
        return names.index(text) + 1
    if not isinstance(decade, bool) and text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= len(names):
        return int(text)
    listed = verbatim(", ".join(names))
    raise BadSetup(message("error-whatif-decade", word=verbatim(text[:40]), most=len(names), years=listed))


def position_at(match: Match, changeover: Changeover, decade: int) -> Any:
    """The game at the beginning of the decade, played again from the record; None if it never came to that."""
    found: list[Any] = []

    def look(g: Game, step: Step[Any], action: int) -> None:
        if not found and changeover.begins(g) == decade:
            found.append(g.clone())

    g = match.setup.blank()
    g.listener = look
    g.advance()
    for action in match.actions:
        if found:
            break
        g.apply(action)
    return found[0] if found else None


def continuation_seed(record: str, decade: int, number: int) -> str:
    """The seed of a continuation: the same under all options, and nobody's else."""
    return f"{record[:32]}/{decade}/{number}"


def play_on(asked: Question, setup: Setup, seed: str, bot: str) -> Continued:
    """Play the game to its end from the beginning of the decade, bots in all seats."""
    title, players = setup.title, setup.players
    g = asked.position.clone()
    if setup is not asked.own:
        asked.changeover.change(g, title.rules(players, setup.options, setup.content.tables))
    asked.changeover.draw_anew(g, seed)
    bots = [bot_for(bot, bot_seed(seed, seat), title, players) for seat in range(players)]
    piece = QUICK_PIECE if all(each.quick for each in bots) else 1
    g.advance()
    while g.decision is not None:
        play_some(g, bots, piece, False)
    return Continued(
        rows_from(asked, asked.changeover.books(g)), asked.changeover.is_lost(g), title.scores(g), digest(g)
    )


def rows_from(asked: Question, books: list[Row]) -> list[int]:
    """The CO2 of all rows from the decade on; a game that was lost keeps that of its last one."""
    rows = asked.changeover.rows(asked.position)
    first = rows.index(next(each for each in rows if each[0] == asked.decade))
    co2 = [row.co2 for row in books]
    return (co2 + [co2[-1]] * (len(rows) - len(co2)))[first:]


# What is said of it


def told(
    match: Match, asked: Question, record: str, bot: str, own: list[Continued], other: list[Continued]
) -> WhatIfView:
    """The document."""
    changeover, g = asked.changeover, match.game
    pairs = list(zip(other, own, strict=True))
    whole = sha256()
    for each in (each for pair in pairs for each in pair):
        whole.update(each.digest.encode())
    return {
        "title": match.title.name,
        "players": match.setup.players,
        "record": record,
        "decade": asked.decade,
        "changed": asked.changed,
        "games": len(own),
        "bot": bot,
        "year": changeover.names(g)[asked.decade - 1],
        "years": list(changeover.names(g)),
        "rows": [{"decade": decade, "round": number} for decade, number in changeover.rows(g)],
        "limit": changeover.limit(g),
        "own_options": match.setup.options.as_dict(),
        "options": asked.other.options.as_dict(),
        "own": {
            "co2": [row.co2 for row in changeover.books(g)],
            "lost": changeover.is_lost(g),
            "worth": match.title.scores(g),
        },
        "as_it_was": branch_of(own),
        "what_if": branch_of(other),
        "difference": {
            "co2": mean_of([a.co2[-1] - b.co2[-1] for a, b in pairs]),
            "defeat": rounded(shares_apart([a.lost for a, _ in pairs], [b.lost for _, b in pairs])),
            "worth": [mean_of([a.worth[seat] - b.worth[seat] for a, b in pairs]) for seat in range(g.players)],
        },
        "digest": whole.hexdigest(),
    }


def branch_of(games: list[Continued]) -> BranchView:
    """What the continuations under one policy came to."""
    rows = [sorted(column) for column in zip(*(each.co2 for each in games), strict=True)]
    p5, p25, p50, p75, p95 = ([percentile(row, percent) for row in rows] for percent in PERCENTILES)
    return {
        "fan": {"p5": p5, "p25": p25, "p50": p50, "p75": p75, "p95": p95},
        "co2": mean_of([each.co2[-1] for each in games]),
        "defeat": rounded(share([Cluster(each.lost, 1) for each in games])),
        "worth": [mean_of(list(column)) for column in zip(*(each.worth for each in games), strict=True)],
    }


def percentile(ordered: list[int], percent: int) -> int:
    """The smallest value that so many per cent of the values do not exceed."""
    return ordered[max(0, -(-percent * len(ordered) // 100) - 1)]


def mean_of(values: list[int]) -> EstimateView:
    """A mean with its interval."""
    return rounded(average([Cluster(value, 1) for value in values]))


def rounded(figure: Estimate) -> EstimateView:
    """A figure as the document has it."""
    assert figure.mean is not None
    low, high = figure.low, figure.high
    return {
        "mean": round(figure.mean, DIGITS),
        "low": None if low is None else round(low, DIGITS),
        "high": None if high is None else round(high, DIGITS),
    }


def record_digest(match: Match) -> str:
    """64 hexadecimal digits for everything that decides the game: not for who sat where, which decides nothing."""
    setup = match.setup
    notation = setup.title.alphabet.notation
    values = [
        setup.title.name,
        setup.title.rules_version,
        setup.players,
        setup.seed,
        setup.options.as_dict(),
        setup.content.digest,
        [notation(action) for action in match.actions],
    ]
    return sha256(json.dumps(values, sort_keys=True, ensure_ascii=True).encode()).hexdigest()
