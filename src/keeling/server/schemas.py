"""What goes over HTTP: requests and answers, from which the OpenAPI document is made."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from keeling.counterfactual import GAMES
from keeling.kernel.options import OptionInfo
from keeling.server.typed_dicts import Message

OptionValue = bool | int | str
Seed = int | Annotated[str, Field(max_length=200)]
Name = Annotated[str, Field(max_length=200)]
Spec = Annotated[str, Field(min_length=1, max_length=40)]
SeatKind = Literal["open", "human", "bot"]
Status = Literal["waiting", "playing", "finished", "stopped"]
ProposalKind = Literal["undo", "hints"]


class Strict(BaseModel):
    """A request: nothing unknown in it."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatPlan(Strict):
    """Who shall sit on a seat: anybody with the link, somebody who gets a token at once, or a bot."""

    kind: SeatKind = "open"
    name: Name | None = None
    bot: Spec | None = Field(None, description="The bot's spec, for kind bot; `/api/titles` lists those for people.")


class NewTable(Strict):
    """A new table."""

    title: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=60)], OptionValue] = Field({}, max_length=60)
    seed: Seed | None = Field(
        None,
        description="1 to 64 characters; the number 7 is the text 7. Random if not given. "
        "Whoever chooses it can know what is hidden.",
    )
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=12)]
    public: bool = Field(False, description="Whether anybody who knows the table's id may watch, without its link.")
    hints: bool = Field(True, description="Whether there are hints against bots; between people all must agree first.")


class ImportedTable(Strict):
    """A record as a new table, at the position after `at` actions (all of them if it is not given)."""

    record: dict[str, Any]
    at: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=12)] | None = Field(
        None, description="As in the record if not given."
    )
    public: bool = False


class Join(Strict):
    """Take an open seat: a certain one, or the first."""

    name: Name | None = None
    seat: Annotated[int, Field(ge=0, le=11)] | None = None
    key: Annotated[str, Field(min_length=16, max_length=64)] | None = Field(
        None,
        description="A random text of the caller's own: the same call with the same key gives the same seat again, "
        "if the answer was lost.",
    )


class Reissue(Strict):
    """Which seat needs a new token."""

    seat: Annotated[int, Field(ge=0, le=11)]


class Start(Strict):
    """Begin now; bots of this spec take the seats that are still open."""

    fill: Spec | None = None


class Branch(Strict):
    """Go on from the position after `at` actions, at a new table."""

    at: Annotated[int, Field(ge=0, le=1_000_000)]
    name: Name | None = Field(None, description="What the branch shall be called, for people.")
    seat: Annotated[int, Field(ge=0, le=11)] | None = Field(
        None, description="The seat to take; the one that is asked there if none is given."
    )


class WhatIf(Strict):
    """What if these options had held from the decade on?"""

    decade: Annotated[int, Field(ge=1, le=100)] | Annotated[str, Field(max_length=20)] = Field(
        description="Its number, from 1, or what the game calls it."
    )
    options: dict[Annotated[str, Field(max_length=60)], OptionValue] = Field(max_length=60)
    games: Annotated[int, Field(ge=1, le=GAMES)] = Field(GAMES, description="How many under each policy.")


class BranchInfo(TypedDict):
    """Where a table goes on from: the table, the position, and what somebody called it (empty: nothing)."""

    table: str
    at: int
    name: str


class SeatToken(BaseModel):
    """A seat and the token that opens it, if there is one to hand out."""

    seat: int
    token: str | None


class MadeTable(BaseModel):
    """A table that was made, and its tokens: they are shown this once."""

    table: str = Field(description="The table's id, for addresses.")
    link: str = Field(description="The token to join or watch with.")
    host: str = Field(description="The token of whoever made the table.")
    seats: list[SeatToken]


class Joined(BaseModel):
    """The seat that was taken."""

    table: str
    seat: int
    token: str


class Rematch(BaseModel):
    """The new table with the same seats, and the caller's tokens for it."""

    table: str
    seat: int | None
    token: str | None = Field(description="The token of the caller's seat at the new table.")
    host: str | None = Field(description="The new host token, if the caller is the host.")
    link: str | None = Field(description="The new link token, when the table is made, for those who had a token.")


class SeatInfo(TypedDict):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    connected: bool


class TableInfo(BaseModel):
    """What everybody at a table may know of it, besides the game."""

    table: str
    title: str
    options: dict[str, OptionValue]
    players: int
    public: bool
    seed_known: bool = Field(
        description="Somebody may know what is hidden: the seed was chosen, imported or downloaded, "
        "or somebody who was alone at the time went back over what had been revealed."
    )
    status: Status
    note: Message | None = Field(description="Why the table stopped, if it did.")
    seq: int
    position: int
    seats: list[SeatInfo]
    spectators: int
    seat: int | None = Field(description="The caller's seat.")
    is_host: bool
    rematch: str | None
    branch: BranchInfo | None = Field(description="Of which game it is a branch, if it is one.")


class DifficultyInfo(BaseModel):
    """A choice of options that makes a game easier or harder, for these numbers of players."""

    name: str
    options: dict[str, OptionValue]
    players: list[int]


class TitleInfo(BaseModel):
    """A title and what can be chosen for it."""

    name: str
    players: list[int]
    rules_version: int
    options: list[OptionInfo]
    difficulties: list[DifficultyInfo] = Field(description="The default first; empty if there is nothing to choose.")
    ends: list[str]
    goods: dict[str, str] = Field(description="What players of its view pay and gain, each with the key of an amount.")


class Titles(BaseModel):
    """What can be played here, and the levels of bots that people are offered, from the gentlest on."""

    titles: list[TitleInfo]
    bots: list[str]


PuzzleId = Annotated[str, Field(min_length=1, max_length=60)]


class PuzzleInfo(BaseModel):
    """A puzzle as anybody may know it: not its solution."""

    id: str
    title: str
    players: int
    difficulty: int = Field(description="1: the level `easy` finds it; 2: `normal` does; 3: neither.")


class Puzzles(BaseModel):
    """All puzzles, title by title, and the one of the day (UTC), which is the same for everybody."""

    day: str = Field(description="The date, like 2026-11-18.")
    today: str | None = Field(description="The id of the puzzle of the day; null if there are none.")
    puzzles: list[PuzzleInfo]


class OpenPuzzle(Strict):
    """A puzzle to play, and how the one who plays it is called."""

    puzzle: PuzzleId
    name: Name | None = None


class OpenedPuzzle(BaseModel):
    """A table at the position of a puzzle: whoever has the token plays the seat that is asked there."""

    table: str
    title: str
    seat: int
    token: str
    position: int = Field(description="How many actions led there: where an `undo` to the question goes back to.")


class AskVerdict(Strict):
    """Of which puzzle the table is."""

    puzzle: PuzzleId


class FoundVerdict(BaseModel):
    """What the turn came to, and the solution."""

    verdict: Literal["right", "nearly", "not"]
    loss: float = Field(description="By how many points the solution is better, over deals that both share; or 0.")
    error: float = Field(description="The standard error of the loss.")
    played: list[str] = Field(description="The turn that was played, in notation.")
    accepted: str = Field(description="The action that counts.")
    solution: list[str] = Field(description="The whole turn as far as it can be foreseen, in notation.")
    labels: list[Message] = Field(description="What each action of the solution does.")
    margin: float = Field(description="By how many points it beats the best turn without the action that counts.")
    reason: list[Message]


class PuzzleVerdict(BaseModel):
    """The verdict on a turn; null while it is not over."""

    found: FoundVerdict | None


class Rule(BaseModel):
    """A rule atom, or a ruling on a conflict (B-) or gap (G-) of the documents; its short name is `rule-ID`."""

    id: str
    text: str = Field(description="The whole text, in English.")


class Health(BaseModel):
    """How the server is. It is failing if its database takes nothing, because the disk is full, say, or no bot can
    think, because no process can be started.
    """

    status: Literal["ok", "failing"]
    database: Literal["ok", "failing"]
    workers: Literal["ok", "busy", "failing"] = Field(
        description="The processes in which bots think; busy if none has answered yet, which is no failure."
    )
    bots_waiting: int = Field(description="Bots' moves that wait for a free process.")
    version: str
    build: str
    tables: int
    loaded: int
    connections: int


class Problem(BaseModel):
    """Anything that was refused: a message for people, and a stable word for programs."""

    error: Message
    code: str
    rule: str | None = None
