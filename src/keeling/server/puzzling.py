"""Puzzles for people: which there are, a table to play one on, and the verdict once a turn was played.

Nothing tells a solution before a whole turn stands at the table: neither the list nor the table, which is one like any
other, with bots on all seats but the one that is asked, without hints, and without a host, so that nobody downloads
its record.
"""

import json
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from datetime import date
from functools import cached_property

from keeling.kernel.errors import BadSetup, KeelingError
from keeling.kernel.messages import message, verbatim
from keeling.puzzles import Puzzle, puzzle_of_all, puzzles_of
from keeling.puzzles.verdict import Turns, Verdict, judged
from keeling.server.errors import Refused, TooMuch, Unavailable, WrongToken, clipped
from keeling.server.house import House, Made
from keeling.server.imports import Bad, Imported, replayed
from keeling.server.limits import AddressBuckets
from keeling.server.log import Role
from keeling.server.schemas import FoundVerdict, ImportedTable, PuzzleInfo, SeatPlan
from keeling.server.tables import Table

OTHERS = "normal"
"""The level that plays the other seats: what the puzzle's game was played by."""
WAITING = 8
KEPT = 500
"""Verdicts that are remembered."""
POSITIONS = 50
"""And positions of puzzles, so that not every question replays one."""


class NoSuchPuzzle(Refused):
    """There is no puzzle of that id."""

    status = 404
    code = "no_puzzle"


# In a process of its own


def begin(puzzle: Puzzle, name: str | None, most: int) -> Imported | Bad:
    """The game of a puzzle up to its question; the seat that is asked is somebody's with that name."""
    try:
        match = puzzle.match()
        seat = match.game.decision.player
        plans = [
            SeatPlan(kind="human", name=name, bot=None) if number == seat else SeatPlan(kind="bot", bot=OTHERS)
            for number in range(puzzle.players)
        ]
        return replayed(ImportedTable(record=json.loads(match.record().to_json()), seats=plans), most)
    except KeelingError as error:
        return Bad("refused", error.message)


# In the server


class Puzzling:
    """The puzzles of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        settings = house.settings
        self.asked = 0
        """Verdicts that are being made or wait."""
        self.judgings = AddressBuckets(settings.create_rate, settings.create_burst)
        self.turns: OrderedDict[str, Turns] = OrderedDict()
        self.verdicts: OrderedDict[tuple[str, tuple[int, ...]], Verdict] = OrderedDict()

    @cached_property
    def by_id(self) -> dict[str, Puzzle]:
        """The puzzles of all titles that are offered, but for those of other rules or contents than they have now."""
        titles = self.house.shelf.titles.values()
        return {puzzle.id: puzzle for title in titles for puzzle in puzzles_of(title) if puzzle.is_of_today()}

    def infos(self) -> list[PuzzleInfo]:
        """What may be known of all of them."""
        return [
            PuzzleInfo(id=each.id, title=each.title, players=each.players, difficulty=each.difficulty)
            for each in self.by_id.values()
        ]

    def of_day(self, day: date) -> str | None:
        """The id of the puzzle of a day; None if there are none, or it is one that cannot be played any more."""
        found = puzzle_of_all(list(self.house.shelf.titles.values()), day)
        return found.id if found is not None and found.id in self.by_id else None

    def named(self, puzzle_id: str) -> Puzzle:
        """A puzzle by its id; NoSuchPuzzle if there is none."""
        if puzzle_id not in self.by_id:
            raise NoSuchPuzzle(message("error-no-puzzle", puzzle=clipped(puzzle_id)))
        return self.by_id[puzzle_id]

    def turns_of(self, puzzle: Puzzle) -> Turns:
        """The position of a puzzle, replayed once in a while."""
        turns = self.turns.pop(puzzle.id, None) or Turns(puzzle)
        self.turns[puzzle.id] = turns
        if len(self.turns) > POSITIONS:
            self.turns.popitem(last=False)
        return turns

    async def open(self, puzzle_id: str, name: str | None) -> Made:
        """A table at the position of a puzzle."""
        puzzle = self.named(puzzle_id)
        house = self.house
        house.refuse_more_records()
        try:
            found = await house.clerks.ask(begin, puzzle, name, house.settings.entries)
        except (BrokenProcessPool, TimeoutError):
            raise Unavailable(message("error-record-slow")) from None
        return await house.make_imported(found, hints=False)

    async def verdict(self, puzzle_id: str, table: Table, role: Role, address: str) -> FoundVerdict | None:
        """What the turn that stands at a table came to; None while it is not over.

        The table must have come to the puzzle's position, and the caller must sit on the seat that was asked there.
        """
        puzzle = self.named(puzzle_id)
        turns = self.turns_of(puzzle)
        following = _following(turns, table)
        if role.seat != turns.seat:
            raise WrongToken(message("error-puzzle-seat", puzzle=verbatim(puzzle.id)))
        path, _, is_over = turns.of(following)
        if not is_over:
            return None
        key = (puzzle.id, tuple(path))
        if key not in self.verdicts:
            self.verdicts[key] = await self._judged(puzzle, following, table, address)
            if len(self.verdicts) > KEPT:
                self.verdicts.popitem(last=False)
        found = self.verdicts[key]
        return FoundVerdict(
            verdict=found.word,
            loss=round(found.loss, 1),
            error=round(found.error, 1),
            played=found.played,
            accepted=puzzle.accepted,
            solution=puzzle.solution,
            labels=found.labels,
            margin=round(puzzle.margin, 1),
            reason=puzzle.reason,
        )

    async def _judged(self, puzzle: Puzzle, following: list[int], table: Table, address: str) -> Verdict:
        if self.asked >= WAITING or not self.judgings.take(address):
            raise TooMuch(message("error-puzzles-wait"))
        self.asked += 1
        try:
            return await self.house.thinkers.ask(judged, puzzle, following, table=table.id)
        except (BrokenProcessPool, TimeoutError):
            raise Unavailable(message("error-puzzles-wait")) from None
        finally:
            self.asked -= 1


def _following(turns: Turns, table: Table) -> list[int]:
    """The actions at a table since the position of a puzzle; BadSetup if it is no table of that puzzle."""
    match, asked = table.match, turns.match
    if (
        match is None
        or (match.setup.title.name, match.setup.seed) != (asked.setup.title.name, asked.setup.seed)
        or match.setup.players != asked.setup.players
        or match.setup.options.as_dict() != asked.setup.options.as_dict()
        or not turns.begins(match.actions)
    ):
        raise BadSetup(message("error-puzzle-table", puzzle=verbatim(turns.puzzle.id)))
    return list(match.actions[len(asked.actions) :])
