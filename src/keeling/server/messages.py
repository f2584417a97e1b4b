"""What goes over the WebSocket, in both directions; `live_schema` exports it as JSON Schema."""

from typing import Annotated, Any, Literal, TypedDict

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from keeling.aims import AimPart
from keeling.chronicle import Tale
from keeling.kernel.messages import Message
from keeling.kernel.view import Asked, EventView, OptionView
from keeling.server.schemas import ProposalKind, SeatInfo, Spec, Status, TableInfo
from keeling.server.typed_dicts import for_pydantic

PROTOCOL = 3

MessageId = Annotated[int, Field(ge=0, lt=1 << 53)] | Annotated[str, Field(max_length=64)]
Sequence = Annotated[int, Field(ge=0, lt=1 << 31)]
Action = Annotated[int, Field(ge=0, lt=1 << 31)]
Token = Annotated[str, Field(max_length=100)]
Path = Annotated[str, Field(max_length=120)]
Changes = dict[str, tuple[int, int]]


# From the client


class FromClient(BaseModel):
    """A message of a client: nothing unknown in it."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(FromClient):
    """The first message. `since` is the last sequence number seen: 0 asks for the whole log, null for none of it.

    With `changes` the receiver can make a state of the one before it and a `change`. Without `previews` those of its
    options are not made before it asks for them.
    """

    type: Literal["hello"]
    id: MessageId | None = None
    token: Token | None = None
    host: Token | None = None
    since: Sequence | None = None
    changes: bool = False
    previews: bool = True


class Act(FromClient):
    """Take an option of the open decision; `seq` is that of the state it was seen in."""

    type: Literal["act"]
    id: MessageId
    seq: Sequence
    action: Action


class Explain(FromClient):
    """Why is this refused? One action by number or notation, or everything that touches an anchor."""

    type: Literal["explain"]
    id: MessageId
    action: Action | None = None
    notation: Annotated[str, Field(max_length=120)] | None = None
    anchor: Annotated[str, Field(max_length=120)] | None = None


class Undo(FromClient):
    """Take back the own last decision, or go back to a position; asks the others where that is needed."""

    type: Literal["undo"]
    id: MessageId
    to: Sequence | None = None


class Redo(FromClient):
    """Play again what the last undo took back, up to the next reveal."""

    type: Literal["redo"]
    id: MessageId


class ResetTurn(FromClient):
    """Go back to the begin of the own run of decisions, as far as that is free."""

    type: Literal["reset_turn"]
    id: MessageId


class Consent(FromClient):
    """Answer the proposal to go back; whoever made it withdraws it with no."""

    type: Literal["consent"]
    id: MessageId
    yes: bool


class Preview(FromClient):
    """What some of the own options would change."""

    type: Literal["preview"]
    id: MessageId
    actions: Annotated[list[Action], Field(max_length=150)]


class Refresh(FromClient):
    """The whole state once more: a change did not fit."""

    type: Literal["refresh"]
    id: MessageId


class Look(FromClient):
    """The own view of an earlier position."""

    type: Literal["look"]
    id: MessageId
    position: Sequence


class Chart(FromClient):
    """Public numbers at every position, by path; without paths: which there are."""

    type: Literal["chart"]
    id: MessageId
    paths: Annotated[list[Path], Field(max_length=60)] | None = None


class TellTale(FromClient):
    """The end told by the rules: the moments of a finished game, its points by source, and whose ppm they were."""

    type: Literal["tale"]
    id: MessageId


class Hint(FromClient):
    """The best turns for the open decision, which is the receiver's own, with reasons."""

    type: Literal["hint"]
    id: MessageId


class Still(FromClient):
    """What free thing is left that is worth doing before the turn ends."""

    type: Literal["still"]
    id: MessageId


class Aim(FromClient):
    """What now? What the turn is for, what the own goals lack, what comes in and what comes next."""

    type: Literal["aim"]
    id: MessageId


class SwitchHints(FromClient):
    """Hints at this table: switch them off, or have them; between people the others are asked."""

    type: Literal["hints"]
    id: MessageId
    on: bool


class Handover(FromClient):
    """Hand a seat to a bot, or back."""

    type: Literal["handover"]
    id: MessageId
    seat: Annotated[int, Field(ge=0, le=11)]
    to: Literal["bot", "human"]
    bot: Spec | None = None


ClientMessage = Annotated[
    Hello
    | Act
    | Explain
    | Undo
    | Redo
    | ResetTurn
    | Consent
    | Preview
    | Refresh
    | Look
    | Chart
    | TellTale
    | Hint
    | Still
    | Aim
    | SwitchHints
    | Handover,
    Field(discriminator="type"),
]
CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# From the server


LogKind = Literal[
    "start",
    "action",
    "undo",
    "redo",
    "join",
    "leave",
    "handover",
    "rematch",
    "download",
    "reissue",
    "hint",
    "hints",
]


class LogLine(TypedDict):
    """An entry of the table's log. After an undo, drop every action whose position is beyond the undo's.

    A redo is followed by the actions it plays again.
    """

    seq: int
    kind: LogKind
    seat: int | None
    position: int
    at: int
    events: list[EventView]


class AskedMessage(Asked):
    """Who is asked what."""


class Option(OptionView):
    """One thing the receiver can do now. `preview` is null until it is known (see `previews`)."""

    preview: Changes | None


class SeatMessage(SeatInfo):
    """A seat as everybody at the table sees it."""


class UndoInfo(TypedDict):
    """What `undo`, `reset_turn` and `redo` would do for the receiver: happen at once, ask the others, or nothing.

    `what` names the earliest action that `undo` takes back, `seats` whose decisions these are, in order and each once,
    `count` how many; likewise for `reset_turn`, which is about this turn only. `redo_what` names the first action that
    `redo` plays, if it is the receiver's own.
    """

    undo: Literal["free", "consent", "no"]
    undo_to: int | None
    what: Message | None
    seats: list[int]
    count: int
    reset_turn: bool
    reset_to: int | None
    reset_seats: list[int]
    reset_count: int
    why: Message | None
    redo: bool
    redo_what: Message | None


class ProposalInfo(TypedDict):
    """Somebody asks to go back to a position, or to have hints; `waiting` are the seats that have not answered."""

    by: int
    to: int
    waiting: list[int]
    what: ProposalKind


class HintsInfo(TypedDict):
    """Whether there are hints, whether the host has switched them off, and at how many positions each seat had some."""

    on: bool
    off_by_host: bool
    used: list[int]


class OutcomeInfo(TypedDict):
    """How the game ended."""

    reason: str
    scores: list[int]
    winners: list[int]


class Welcome(TypedDict):
    """The answer to hello."""

    type: Literal["welcome"]
    id: int | str | None
    protocol: int
    table: TableInfo


class State(TypedDict):
    """Everything the receiver may know now, and the log since what it has seen. `edition` tells states apart."""

    type: Literal["state"]
    edition: int
    seq: int
    since: int | None
    position: int
    status: Status
    note: Message | None
    seats: list[SeatMessage]
    spectators: int
    seat: int | None
    view: dict[str, Any] | None
    asked: AskedMessage | None
    options: list[Option]
    undo: UndoInfo
    proposal: ProposalInfo | None
    hints: HintsInfo
    outcome: OutcomeInfo | None
    rematch: str | None
    log: list[LogLine]


class Change(TypedDict):
    """What makes the receiver's next state of the one with the edition `base`, and the log since what it has seen.

    `patch` is for the state's other fields: a list holds a new value, an object a patch for each key or index where
    something has changed.
    """

    type: Literal["change"]
    edition: int
    base: int
    patch: dict[str, Any]
    since: int | None
    log: list[LogLine]


class Previews(TypedDict):
    """What each option would change, by action number, for the state with this sequence number."""

    type: Literal["previews"]
    seq: int
    previews: dict[str, Changes]


class Seats(TypedDict):
    """Somebody came or went; nothing else has changed."""

    type: Literal["seats"]
    seats: list[SeatMessage]
    spectators: int


class Ack(TypedDict):
    """It is done and durable. `seq` is the table's sequence number now; `pending` if the others are asked first."""

    type: Literal["ack"]
    id: int | str
    seq: int
    pending: bool


class RefusedMessage(TypedDict):
    """It was not done, and nothing has changed."""

    type: Literal["refused"]
    id: int | str | None
    code: str
    error: Message
    rule: str | None


class Reason(TypedDict):
    """Why one action is refused, what it would do, and the verb it belongs to."""

    action: int
    notation: str
    label: Message
    verb: str
    rule: str | None
    message: Message


class Explained(TypedDict):
    """The answer to explain: legal actions with their previews, and the reasons against the others."""

    type: Literal["explained"]
    id: int | str
    legal: list[int]
    previews: dict[str, Changes]
    reasons: list[Reason]


class Previewed(TypedDict):
    """The answer to preview: what the options that were asked about would change, by action number.

    `seq` is that of the last change of the position they were made for; empty if it has changed meanwhile.
    """

    type: Literal["previewed"]
    id: int | str
    seq: int
    previews: dict[str, Changes]


class Looked(TypedDict):
    """The answer to look."""

    type: Literal["looked"]
    id: int | str
    position: int
    view: dict[str, Any]
    asked: AskedMessage | None


class Charted(TypedDict):
    """The answer to chart: a value for each position from 0, null where the number does not exist."""

    type: Literal["charted"]
    id: int | str
    paths: list[str]
    series: dict[str, list[int | None]]


class Told(TypedDict):
    """The answer to tale."""

    type: Literal["tale"]
    id: int | str
    tale: Tale


class Step(OptionView):
    """An action of a turn that is recommended."""


class HintTurn(TypedDict):
    """A whole turn worth considering, up to the action that makes something known.

    `points` of the first turn are those to be expected in the end if the planet holds; every other one has as many
    fewer as it is worse, the danger to the planet counted. `survival` says how often the planet held, in per mille;
    each with its standard error, over so many imagined games, the same for all turns.
    """

    steps: list[Step]
    points: int
    points_error: int
    survival: int
    survival_error: int
    reason: list[Message]
    deals: int


class Hinted(TypedDict):
    """The answer to hint, for the position after the entry `seq`; the best turn first."""

    type: Literal["hinted"]
    id: int | str
    seq: int
    turns: list[HintTurn]


class Left(TypedDict):
    """Something free that is worth doing before the turn ends, by how many tenths of a point, and why."""

    steps: list[Step]
    tenths: int
    reason: list[Message]


class StillLeft(TypedDict):
    """The answer to still, for the position after the entry `seq`; null if nothing is left that is worth a word."""

    type: Literal["still"]
    id: int | str
    seq: int
    left: Left | None


class Aimed(TypedDict):
    """The answer to aim, for the position after the entry `seq`."""

    type: Literal["aim"]
    id: int | str
    seq: int
    parts: list[AimPart]


class RematchMessage(TypedDict):
    """A new table with the same seats was made; the tokens are the receiver's own."""

    type: Literal["rematch"]
    table: str
    seat: int | None
    token: str | None
    host: str | None
    link: str | None


ServerMessage = Annotated[
    Welcome
    | State
    | Change
    | Previews
    | Seats
    | Ack
    | RefusedMessage
    | Explained
    | Previewed
    | Looked
    | Charted
    | Told
    | Hinted
    | StillLeft
    | Aimed
    | RematchMessage,
    Field(discriminator="type"),
]
SERVER: TypeAdapter[ServerMessage] = TypeAdapter(for_pydantic(ServerMessage))
