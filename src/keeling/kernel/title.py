"""A title: what the rest of the program must know of one game, and how a game of it begins."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from keeling.kernel.alphabet import Alphabet, Kind
from keeling.kernel.chance import Chance, Draw
from keeling.kernel.changeover import Changeover
from keeling.kernel.chapters import Chapter, Chapters, PublicView
from keeling.kernel.content import Content, Table, read_content
from keeling.kernel.differences import differences
from keeling.kernel.errors import BadOption, BadSetup, Sealed
from keeling.kernel.game import GAME_OVER, LEGAL, NOT_ASKED, SPECTATOR, Game, Rules, Step
from keeling.kernel.messages import Message, message, thing, verbatim
from keeling.kernel.options import Options
from keeling.kernel.seeds import chance_of, clean_seed
from keeling.kernel.view import Asked, OptionView, VerbView
from keeling.kernel.words import TurnVerb, Words

GameT = TypeVar("GameT", bound=Game)
OptionsT = TypeVar("OptionsT", bound=Options)
TablesT = TypeVar("TablesT")

KERNEL_REFUSALS: dict[int, tuple[str, str]] = {
    NOT_ASKED: ("", "refuse-not-asked"),
    GAME_OVER: ("", "refuse-game-over"),
}


PREVIEW_ANSWERS: Final = 24
"""How many ways to answer what an action asks next a preview tries at most."""

END_VERB: Final = "end"
"""The verb of what ends a turn: no menu lists it among the things to do."""


class Refusal(NamedTuple):
    """Why an action is not legal: a code, the id of the rule (empty for the kernel's own), and a message."""

    code: int
    rule: str
    message: Message


class Outcome(NamedTuple):
    """How a game ended: the reason, the scores by seat, and the seats that won (none after common defeat)."""

    reason: str
    scores: list[int]
    winners: list[int]


class Difficulty(NamedTuple):
    """A choice of options that makes a game easier or harder: its word, and what differs from the defaults.

    Its name and what it means stand in the catalogue (`difficulty-classic-expert`). `players` are the numbers of
    players it is meant for; none means all of them.
    """

    name: str
    options: Mapping[str, bool | int | str]
    players: tuple[int, ...] = ()


class Title(Generic[GameT, OptionsT, TablesT]):
    """One game of the collection. The subclass of a title gives the constants and the methods below."""

    name: ClassVar[str]
    players: ClassVar[range]
    rules_version: ClassVar[int]
    team: ClassVar[bool] = False
    """Whether all players win together or lose together."""
    streams: ClassVar[tuple[str, ...]] = ()
    """A name for each kind of chance, in the order of their numbers. Seeds are hashed with it: it never changes."""
    rule_prefixes: ClassVar[tuple[str, ...]]
    alphabet: ClassVar[Alphabet]
    words: ClassVar[Words]
    refusals: ClassVar[dict[int, tuple[str, str]]]
    """For each code the id of a rule and the key of a message."""
    side_reasons: ClassVar[Sequence[int]] = ()
    """The codes that speak of a place or piece that nobody meant; other reasons are told first."""
    catalogues: ClassVar[Path | None] = None
    """Where a title of another package keeps its words: a folder with one of each language in it."""
    ends: ClassVar[dict[int, str]]
    options: type[OptionsT]
    content_file: ClassVar[Path]
    turn_phases: ClassVar[tuple[str, ...]] = ()
    """The phases of its views in which people take turns; what happens in any other is told of all, not of one."""
    step_phases: ClassVar[Mapping[type[Step[Any]], str]] = {}
    """Steps that are told as a phase of their own though they happen between turns: with the word of that phase."""
    goods: ClassVar[Mapping[str, str]] = {}
    """What a player of its views can pay and gain: the name in the view, and the key of an amount of it."""
    chapters: ClassVar[tuple[Chapter, ...]] = ()
    """Its views chapter by chapter, in order; a title without them gives `view` and pays for whole views each time."""
    _views_are_whole: ClassVar[bool] = True
    outlook: ClassVar[re.Pattern[str] | None] = None
    """The paths of its views that only follow from the rest (forecasts, sums): previews show them, events do not."""
    changeover: ClassVar[Changeover | None] = None
    """How a game goes on under other options from the middle on; None if the title knows nothing of the kind."""
    difficulties: ClassVar[tuple[Difficulty, ...]] = ()
    """For people who set up a game: the defaults first. None if a title is always equally hard."""
    _made: tuple[int, OptionsT, TablesT, Rules] | None = None

    def __init_subclass__(cls, **rest: Any) -> None:
        """A title that says anew what its views are, but not their chapters, pays for whole views."""
        super().__init_subclass__(**rest)
        if "chapters" in vars(cls) or "view" in vars(cls):
            cls._views_are_whole = "chapters" not in vars(cls)

    # What a title provides

    def read_tables(self, table: Table) -> TablesT:
        """Validate the values of a content file into the title's immutable tables."""
        raise NotImplementedError

    def objection(self, players: int, options: OptionsT, tables: TablesT) -> Message | None:
        """Why nobody can play with these options and so many players; None if everybody can.

        What the options alone tell is asked first; a title adds what depends on players and content.
        """
        return options.objection()

    def rules(self, players: int, options: OptionsT, tables: TablesT) -> Rules:
        """What holds for a game of so many players, in the form its steps use. Nobody changes it: games share it."""
        raise NotImplementedError

    def game(self, players: int, chance: Chance, rules: Any) -> GameT:
        """A game by these rules of the title, before anything of it is there."""
        raise NotImplementedError

    def begin(self, g: GameT) -> None:
        """Push the steps of the whole game on a blank one."""
        raise NotImplementedError

    def view(self, g: GameT, seat: int) -> Mapping[str, Any]:
        """What the seat may know, without the open decision.

        A title gives its chapters, and this with the type of its views; or only this, which then is the whole view.
        """
        if not self.chapters:
            raise NotImplementedError
        return self._chapters.public(g).seen_by(g, seat)

    def scores(self, g: GameT) -> list[int]:
        """The points of all seats as they stand; what a program plays for if nobody told it more about the title."""
        raise NotImplementedError

    def outcome(self, g: GameT) -> Outcome:
        """How the finished game ended."""
        raise NotImplementedError

    def turn(self, g: GameT) -> tuple[int, ...]:
        """Which turn it is: the same as long as one turn of one player goes on, and always in a title without turns."""
        return ()

    def things(self) -> list[str]:
        """The ids of all things its messages may name, beside those that are written out in its code."""
        return []

    # What every title has

    def public(self, g: GameT) -> PublicView:
        """What everybody may know of a position, to be kept: what each seat may know is laid over it.

        `public.view` is `view` of a spectator and `public.seen_by(g, seat)` that of a seat. `public.after(other)` is
        the public view of another position of the same game, at the price of what differs.
        """
        return (self._whole if self._views_are_whole else self._chapters).public(g)

    @cached_property
    def _chapters(self) -> Chapters:
        return Chapters(self.chapters)

    @cached_property
    def _whole(self) -> Chapters:
        whole = Chapter(partial(self.view, seat=SPECTATOR), own=lambda g, seat, part: self.view(g, seat))
        return Chapters((whole,))

    def blank(self, players: int, seed: int | str, options: OptionsT, tables: TablesT) -> GameT:
        """A game before its set-up, nothing due: where tests build a position by hand.

        The rules are made anew only for other players, options or tables than those of the game before.
        """
        made = self._made
        if made is None or made[0] != players or made[1] != options or made[2] is not tables:
            made = self._made = (players, options, tables, self.rules(players, options, tables))
        g = self.game(players, chance_of(clean_seed(seed), self.streams), made[3])
        g.clear()
        return g

    def question(self, g: GameT) -> Message:
        """What the open decision asks the seat; a decision without words of its own asks to choose."""
        assert g.decision is not None
        question = self.words.question(g.decision)
        return question(g, g.decision) if question is not None else message("ask-choose")

    def label(self, g: GameT, action: int) -> Message:
        """What an action does, for a button."""
        return self.words.kinds[self.alphabet.kind_of(action).word].label(g, action)

    def label_if_asked(self, g: GameT, action: int) -> Message:
        """What an action would do, legal or not; if nothing like it is asked for, its notation."""
        if g.refuse(action) in KERNEL_REFUSALS:
            return message("label-notation", notation=verbatim(self.alphabet.notation(action)))
        return self.label(g, action)

    def verb(self, action: int) -> str:
        """What a board offers the action under: a word that kinds of action share (`propose`, `market`, `end`)."""
        return self.words.kinds[self.alphabet.kind_of(action).word].verb

    def anchors(self, action: int) -> list[str]:
        """The places of the board that an action touches."""
        return self.words.kinds[self.alphabet.kind_of(action).word].anchors(self.alphabet.value(action))

    def describe(self, g: GameT, step: Step[Any], action: int, seat: int) -> Message | None:
        """What just happened as the seat may know it; None if it is not worth telling."""
        story = self.words.story(step)
        return story(g, step, action, seat) if story is not None else None

    def phase_of(self, step: Step[Any], view: Mapping[str, Any]) -> str:
        """The phase a step is told under, by the view after it; empty while people take turns."""
        phase: str = self.step_phases.get(type(step), view.get("phase", ""))
        return "" if phase in self.turn_phases else phase

    def by_stream(self, draws: Sequence[Draw]) -> dict[str, list[int | list[int]]]:
        """What was drawn from each stream, in order, by its name."""
        found: dict[str, list[int | list[int]]] = {name: [] for name in self.streams}
        for stream, drawn in draws:
            found[self.streams[stream]].append(drawn)
        return found

    def family(self) -> list[str]:
        """The title's name, then those of the titles it extends, whose boards serve it if it has none of its own."""
        return [vars(each)["name"] for each in type(self).__mro__ if "name" in vars(each)]

    def content(self, path: Path | None = None) -> Content[TablesT]:
        """The title's own content, which is read once, or that of a file."""
        return self._own_content if path is None else read_content(path, self.read_tables)

    @cached_property
    def _own_content(self) -> Content[TablesT]:
        return read_content(self.content_file, self.read_tables)

    def position(
        self,
        players: int,
        *steps: Step[Any],
        options: Mapping[str, object] | None = None,
        tables: TablesT | None = None,
        seed: int | str = 0,
        **state: Any,
    ) -> GameT:
        """A position built by hand: a blank game with these state fields, advanced through these steps.

        For tests and puzzles: `title.position(2, Turn(0), heap=[1, 0, 0])`.
        """
        g = self.blank(players, seed, self.options.parse(options or {}), tables or self.content().tables)
        for name, value in state.items():
            if not hasattr(g, name):
                raise AttributeError(f"{self.name} has no state '{name}'")
            setattr(g, name, value)
        g.then(*steps)
        g.advance()
        return g

    def explain(self, g: GameT, action: int) -> Refusal | None:
        """Why the action is not legal now; None if it is. UnknownAction for a number outside the alphabet."""
        self.alphabet.kind_of(action)
        code = g.refuse(action)
        return None if code == LEGAL else self.refusal(code)

    def asked(self, g: GameT, seat: int = SPECTATOR) -> Asked | None:
        """Who is asked what, as the seat may know it; None when the game is over."""
        decision = g.decision
        if decision is None:
            return None
        return {
            "player": decision.player,
            "kind": type(decision).__name__,
            "question": self.question(g),
            "turn": self.words.turn(decision) is not None,
            "verbs": self.turn_verbs(g) if decision.player == seat else [],
        }

    def turn_verbs(self, g: GameT) -> list[VerbView]:
        """All verbs of the turn whose menu is open, in the order of the rulebook; none for any other decision.

        A verb that an extension has put into the turn without a row of its own is free and comes last.
        """
        decision = g.decision
        rows = self.words.turn(decision) if decision is not None else None
        if decision is None or rows is None:
            return []
        kinds: dict[str, list[Kind]] = {}
        for choice in decision.choices(g).all:
            kinds.setdefault(self.words.kinds[choice.kind.word].verb, []).append(choice.kind)
        known = {row.verb for row in rows}
        added = [TurnVerb(verb, free=True) for verb in kinds if verb not in known and verb != END_VERB]
        legal = {self.verb(action) for action in g.legal}
        return [
            {
                "verb": row.verb,
                "free": row.free,
                "main_done": row.done(g),
                "why": None if row.verb in legal else self._why_none(g, kinds.get(row.verb, [])),
            }
            for row in [*rows, *added]
            if row.offered(g)
        ]

    def _why_none(self, g: GameT, kinds: Sequence[Kind]) -> Message:
        """Why no action of these kinds is legal: what stops most of them, but for what nobody meant."""
        codes = Counter(g.refuse(action) for kind in kinds for action in range(kind.first, kind.first + kind.size))
        meant = {code: count for code, count in codes.items() if code not in self.side_reasons} or codes
        code = max(meant, key=lambda each: meant[each]) if meant else NOT_ASKED
        return self.refusal(code).message

    def refusal(self, code: int) -> Refusal:
        """What a refusal code means."""
        rule, key = KERNEL_REFUSALS.get(code) or self.refusals[code]
        return Refusal(code, rule, message(key))

    def options_for(self, g: GameT, seat: int) -> list[OptionView]:
        """The options of the open decision if the seat is asked, otherwise none."""
        if g.decision is None or g.decision.player != seat:
            return []
        return [
            {
                "action": action,
                "notation": self.alphabet.notation(action),
                "label": self.label(g, action),
                "verb": self.verb(action),
                "anchors": self.anchors(action),
            }
            for action in g.legal
        ]

    def preview(
        self,
        g: GameT,
        seat: int,
        action: int,
        before: Mapping[str, Any] | None = None,
        public: PublicView | None = None,
    ) -> dict[str, tuple[int, int]]:
        """The numbers of the seat's view that a legal action would change, before anything unknown is revealed.

        Where the action asks the seat a further question, the changes are those that all answers share. `before` is
        the seat's present view and `public` the present public view, if the caller has them already.
        """
        if public is None:
            public = self.public(g)
        trial: Any = g.clone()
        trial.seal(seat)
        with suppress(Sealed):
            trial.play(action)
        now = public.seen_by(g, seat) if before is None else before
        return self._certain(trial, seat, public, now, type(g.decision), PREVIEW_ANSWERS)

    def _certain(
        self, trial: Any, seat: int, public: PublicView, before: Mapping[str, Any], asked: type[Any], answers: int
    ) -> dict[str, tuple[int, int]]:
        """What a sealed game has changed since a view, and will have changed whatever the seat answers next.

        The question that was asked before and the menu of a turn are no further questions, and what others answer is
        not for the seat to know. At most so many answers are tried, those to a second question included.
        """
        decision = trial.decision
        if (
            decision is None
            or decision.player != seat
            or len(trial.legal) > answers
            or isinstance(decision, asked)
            or self.words.turn(decision) is not None
        ):
            return differences(before, public.after(trial).seen_by(trial, seat))
        shared: dict[str, tuple[int, int]] | None = None
        for answer in trial.legal:
            branch = trial.clone()
            with suppress(Sealed):
                branch.apply(answer)
            changes = self._certain(branch, seat, public, before, asked, answers // len(trial.legal))
            if shared is None:
                shared = changes
            else:
                shared = {path: pair for path, pair in shared.items() if changes.get(path) == pair}
        return shared or {}


AnyTitle = Title[Any, Any, Any]


@dataclass(frozen=True)
class Setup:
    """Everything that decides a game besides its actions."""

    title: AnyTitle
    players: int
    seed: str
    options: Options
    content: Content[Any]

    @classmethod
    def of(
        cls,
        title: AnyTitle,
        players: int,
        seed: int | str,
        options: Mapping[str, object] | None = None,
        content: Content[Any] | None = None,
    ) -> "Setup":
        """A checked set-up; BadSetup or BadOption for what the title does not take. None means the default."""
        if players not in title.players:
            raise BadSetup(
                message(
                    "error-players",
                    title=thing("title", title.name),
                    least=title.players.start,
                    most=title.players.stop - 1,
                    players=players,
                )
            )
        chosen = title.options.parse(options or {})
        content = content or title.content()
        objection = title.objection(players, chosen, content.tables)
        if objection is not None:
            raise BadOption(objection)
        return cls(title, players, clean_seed(seed), chosen, content)

    def blank(self) -> Any:
        """A game with nothing on the table yet, the steps of the set-up and of the whole game being due."""
        g = self.title.blank(self.players, self.seed, self.options, self.content.tables)
        self.title.begin(g)
        return g

    def start(self) -> Any:
        """A new game, advanced to its first decision."""
        g = self.blank()
        g.advance()
        return g
