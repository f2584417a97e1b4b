"""Tuning: better weights for the opinion about a title, found by playing.

A separable natural evolution strategy (Schaul and others 2011; the cross-entropy method's close relative) on the
logarithms of the weights: candidates lie around a centre, mirrored in pairs; all candidates of a generation play the
same deals, which no other generation plays; centre and spread move towards those that did well. A weight keeps its
sign, and one that is 0 stays so.

What is wanted: to survive, with all seats alike; then, where there is something to win, to win as the only one at a
table of the old weights. At the end old and new weights are compared on deals that were held out. The same search
finds the same weights, whatever the number of processes and however often it was interrupted.
"""

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from keeling.bots.bot import Bot
from keeling.bots.league import League, Place, Played, Player, Standings, lead
from keeling.bots.opinions import opinion_name, opinion_with
from keeling.bots.opinions.opinion import Opinion
from keeling.bots.opinions.weights import LARGEST, Weights
from keeling.bots.processes import spread
from keeling.bots.ranges import HELD_OUT, TUNING
from keeling.bots.spec import bot_for
from keeling.titles import title_named

SURVIVED: Final = 2.0
WON: Final = 1.0
POINT: Final = 0.005
"""What a point of lead is worth in a game that was survived, so that candidates differ who win the same games."""
DECISION: Final = 0.001
"""What a decision is worth in a game that was lost: whoever lost later was closer to survival."""

NEW: Final = "new"
OLD: Final = "old"
TOGETHER: Final = 0
"""The only rotation of a table at which all have the same weights."""

Values = dict[str, Any]
"""Weights by name: whole numbers and lists of them."""
SINGLE: Final = -1


class Weight(NamedTuple):
    """A weight of an opinion: a number, or an entry of a list."""

    name: str
    place: int  # in the list, or SINGLE


@dataclass(frozen=True)
class Search:
    """What is looked for and how. All of it can be sent to another process."""

    title: str
    players: int
    bot: str
    present: Values
    seed: str = "1"
    generations: int = 20
    candidates: int = 16
    deals: int = 12
    spread: float = 0.2
    kept: tuple[str, ...] = ()
    held_out: int = 60

    @property
    def weights(self) -> list[Weight]:
        """The weights that are looked for."""
        return [weight for weight, value in flat(self.present).items() if value and weight.name not in self.kept]

    @property
    def contested(self) -> bool:
        """Whether there is something to win from others."""
        return self.players > 1 and not title_named(self.title).team

    def together(self, who: str, deals: int) -> League:
        """A table at which all have the same weights."""
        return League(self.title, self.players, (who,) * self.players, deals, self.seed)

    def among_old(self, deals: int) -> League:
        """A table at which one has the new weights."""
        return League(self.title, self.players, (NEW, *[OLD] * (self.players - 1)), deals, self.seed)

    def values(self, centre: Sequence[float]) -> Values:
        """The weights whose logarithms are these."""
        present = flat(self.present)
        for weight, logarithm in zip(self.weights, centre, strict=True):
            size = min(LARGEST, max(1, round(math.exp(min(logarithm, math.log(LARGEST))))))
            present[weight] = size if present[weight] > 0 else -size
        return folded(present)

    def opinion(self, values: Values) -> Opinion[Any]:
        """The opinion about the title with these weights."""
        name = opinion_name(title_named(self.title))
        return opinion_with(name, Weights(f"{name}.toml", "", dict(values)))


def flat(values: Mapping[str, Any]) -> dict[Weight, int]:
    """Every number by its name and place."""
    found = {}
    for name, value in values.items():
        if isinstance(value, list):
            found.update({Weight(name, place): entry for place, entry in enumerate(value)})
        else:
            found[Weight(name, SINGLE)] = value
    return found


def folded(numbers: Mapping[Weight, int]) -> Values:
    """The numbers as weights by name."""
    values: Values = {}
    for weight, number in numbers.items():
        if weight.place == SINGLE:
            values[weight.name] = number
        else:
            values.setdefault(weight.name, []).append(number)
    return values


# Playing


class Trial(Player):
    """Games between `old` and `new` weights, with which the same bot plays."""

    def __init__(self, search: Search, league: League, wanted: str, new: Values) -> None:
        super().__init__(league, wanted)
        self.search = search
        self.opinions = {NEW: search.opinion(new), OLD: search.opinion(search.present)}

    def bot(self, spec: str, seed: int) -> Bot:
        """A bot with the weights of that name."""
        return bot_for(self.search.bot, seed, self.title, self.league.players, self.opinions[spec])


class Worth(NamedTuple):
    """What a candidate did with a deal: how good that is, and whether all of them together survived."""

    worth: float
    survived: bool


def try_out(search: Search, values: Values, deal: int) -> Worth:
    """What weights are worth with one deal: at all seats, and at one seat among the old ones."""
    deals = search.generations * search.deals
    together = Trial(search, search.together(NEW, deals), TUNING, values).play(deal, TOGETHER)
    survived = bool(together.winners)
    worth = SURVIVED if survived else DECISION * sum(together.decisions)
    if search.contested:
        seat = deal % search.players
        # The table of rotation n begins with what was on seat n, so the new weights have come to the seat before.
        guest = Trial(search, search.among_old(deals), TUNING, values).play(deal, -seat % search.players)
        if guest.winners:
            worth += POINT * lead(guest, seat)
        if seat in guest.winners:
            worth += WON / len(guest.winners)
    return Worth(worth, survived)


# Searching


@dataclass
class State:
    """How far a search is: everything that is needed to go on with it."""

    centre: list[float]
    spreads: list[float]
    generation: int = 0
    worths: dict[Place, Worth] = field(default_factory=dict)
    """By candidate and deal of this generation, what has been tried."""
    checked: dict[str, list[Played]] = field(default_factory=dict)
    """The games on deals that were held out, by the name of the comparison."""

    @classmethod
    def first(cls, search: Search) -> "State":
        """Before anything is tried: the present weights."""
        present = flat(search.present)
        return cls([math.log(abs(present[weight])) for weight in search.weights], [search.spread] * len(search.weights))


def directions(search: Search, generation: int) -> list[list[float]]:
    """Where the candidates of a generation lie from its centre, in spreads; they come in mirrored pairs."""
    chance = random.Random(f"{search.seed}/{generation}")
    half = [[chance.gauss(0, 1) for _ in search.weights] for _ in range(search.candidates // 2)]
    return half + [[-step for step in direction] for direction in half]


def candidate(search: Search, state: State, direction: Sequence[float]) -> Values:
    """The weights of a candidate."""
    steps = zip(state.centre, state.spreads, direction, strict=True)
    return search.values([centre + spread * step for centre, spread, step in steps])


def look(search: Search, state: State, workers: int, hear: Callable[[State], None]) -> None:
    """Go on with a search until its last generation; `hear` is told when something was tried or a generation ends."""
    while state.generation < search.generations:
        ways = directions(search, state.generation)
        values = [candidate(search, state, way) for way in ways]
        first = state.generation * search.deals
        calls = [
            (number, values[number], deal)
            for deal in range(first, first + search.deals)
            for number in range(len(ways))
            if (number, deal) not in state.worths
        ]
        tried = spread(workers, _begin, (search,), _try, calls, in_order=False)
        with closing(tried):
            for number, deal, worth in tried:
                state.worths[number, deal] = worth
                hear(state)
        step(state, ways)
        hear(state)


def step(state: State, ways: Sequence[Sequence[float]]) -> None:
    """Move centre and spreads towards the candidates that did well, and begin the next generation."""
    totals = [0.0] * len(ways)
    for (number, _), worth in state.worths.items():
        totals[number] += worth.worth
    shares = utilities(totals)
    rate = (3 + math.log(len(state.centre))) / (5 * math.sqrt(len(state.centre)))
    for k in range(len(state.centre)):
        pull = sum(share * way[k] for share, way in zip(shares, ways, strict=True))
        widen = sum(share * (way[k] ** 2 - 1) for share, way in zip(shares, ways, strict=True))
        state.centre[k] += state.spreads[k] * pull
        state.spreads[k] *= math.exp(rate / 2 * widen)
    state.generation += 1
    state.worths = {}


def utilities(totals: Sequence[float]) -> list[float]:
    """What each candidate counts for by its rank: the better half more than nothing, all together nothing.

    Candidates that did equally well count equally.
    """
    count = len(totals)
    raw = [max(0.0, math.log(count / 2 + 1) - math.log(rank)) for rank in range(1, count + 1)]
    ranked = sorted(totals, reverse=True)
    by_total = {total: [raw[n] for n in range(count) if ranked[n] == total] for total in set(totals)}
    return [sum(by_total[total]) / len(by_total[total]) / sum(raw) - 1 / count for total in totals]


# The check on deals that were held out


def comparisons(search: Search) -> dict[str, League]:
    """What is played in the end: all with the old weights, all with the new, and one new among old."""
    tables = {who: search.together(who, search.held_out) for who in (OLD, NEW)}
    return tables | {"among": search.among_old(search.held_out)} if search.contested else tables


def check(search: Search, state: State, workers: int, hear: Callable[[State], None]) -> dict[str, Standings]:
    """Compare old and new weights on deals that were held out; goes on like the search."""
    new = search.values(state.centre)
    found: dict[str, Standings] = {}
    for name, league in comparisons(search).items():
        known = state.checked.setdefault(name, [])
        found[name] = Standings(league, Trial(search, league, HELD_OUT, new).setup)
        for game in known:
            found[name].add(game)
        calls = [(name, new, place) for place in league.places if place not in found[name].played]
        played = spread(workers, _begin, (search,), _check, calls, in_order=False)
        with closing(played):
            for game in played:
                found[name].add(game)
                known.append(game)
                hear(state)
    return found


# In the processes


_SEARCH: Search | None = None


def _begin(search: Search) -> None:
    global _SEARCH
    _SEARCH = search


def _try(number: int, values: Values, deal: int) -> tuple[int, int, Worth]:
    assert _SEARCH is not None
    return number, deal, try_out(_SEARCH, values, deal)


def _check(name: str, new: Values, place: Place) -> Played:
    assert _SEARCH is not None
    return Trial(_SEARCH, comparisons(_SEARCH)[name], HELD_OUT, new).play(*place)


def changes(old: Values, new: Values) -> Iterator[tuple[Weight, int, int]]:
    """The weights that differ, with their old and new values."""
    before, after = flat(old), flat(new)
    return ((weight, before[weight], after[weight]) for weight in before if before[weight] != after[weight])
