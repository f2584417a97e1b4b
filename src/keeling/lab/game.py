"""One game of an experiment, played anywhere: a line of figures, and a record if one is wanted or something fails."""

import traceback
from functools import lru_cache
from typing import Any, NamedTuple

from keeling.bots.bot import Peek
from keeling.kernel.digest import digest
from keeling.kernel.errors import KeelingError
from keeling.kernel.record import Record
from keeling.kernel.seeds import bot_seed, series_seed
from keeling.kernel.title import AnyTitle, Setup
from keeling.lab.characters import company
from keeling.lab.measures import Watch
from keeling.lab.plan import Condition, setup_of
from keeling.titles import title_named


class Work(NamedTuple):
    """Some games of one condition; plain values, so that it can go to another process or machine."""

    title: str
    condition: Condition
    seed: str
    first: int
    last: int
    records: int
    """Of how many games of the condition, from the first, the record is kept."""


class Line(NamedTuple):
    """What is kept of a game. `error` says how it failed; then there are no figures, but what was played."""

    condition: str
    game: int
    figures: dict[str, Any]
    rounds: dict[str, Any]
    error: str = ""
    record: str = ""

    @property
    def failed(self) -> bool:
        """Whether the game came to no end."""
        return bool(self.error)


@lru_cache(maxsize=8)
def _title(name: str) -> AnyTitle:
    return title_named(name)


def play_work(work: Work) -> list[Line]:
    """Play the games; what fails in one of them does not touch the others."""
    return [play_game(work, game) for game in range(work.first, work.last)]


def play_game(work: Work, game: int) -> Line:
    """Play a game: all of it follows from the experiment's seed, the condition and the game's number."""
    condition = work.condition
    title = _title(work.title)
    seed = series_seed(work.seed, game)
    seats = condition.seats(game)
    actions: list[int] = []
    setup: Setup | None = None
    g: Any = None
    try:
        setup = setup_of(title, condition, seed)
        g = setup.start()
        bots = [company(spec, bot_seed(seed, seat), title, condition.players) for seat, spec in enumerate(seats)]
        watch = Watch(title, g)
        while g.decision is not None:
            player = g.decision.player
            action = bots[player].choose(Peek(g, player))
            actions.append(action)
            g.apply(action)
            watch.look(g)
        figures = {"game_seed": seed, "bots": seats, "digest": digest(g), **watch.figures(g)}
        record = record_of(setup, seats, actions, g) if game < work.records else ""
        return Line(condition.key, game, figures, watch.rounds(g), "", record)
    except Exception as error:
        record = record_of(setup, seats, actions, None) if setup is not None else ""
        return Line(condition.key, game, {"game_seed": seed, "bots": seats}, {}, told(error), record)


def told(error: Exception) -> str:
    """What went wrong, on one line, and where."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    where = "" if isinstance(error, KeelingError) else f" ({place.filename.rpartition('/')[2]}:{place.lineno})"
    return f"{type(error).__name__}: {' '.join(str(error).split())}{where}"


def record_of(setup: Setup, seats: list[str], actions: list[int], g: Any) -> str:
    """The record of what was played; without a game it is played again, as far as it goes."""
    played = actions
    if g is None:
        g = setup.start()
        played = []
        for action in actions:
            try:
                g.play(action)
            except Exception:  # the action at which it failed
                break
            played.append(action)
    notation = setup.title.alphabet.notation
    return Record(setup, tuple(seats), tuple(map(notation, played)), digest(g)).to_json()
