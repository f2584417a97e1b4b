"""A game is plain data and a stack of steps; a decision is a step that asks one seat one question.

Nothing else controls the flow: no generators, no callbacks, no threads. So a game can be cloned, searched,
saved and compared at any moment.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, NoReturn, TypeVar, cast

from keeling.kernel.alphabet import UNNUMBERED, Alphabet, Kind
from keeling.kernel.chance import Chance
from keeling.kernel.errors import IllegalAction, Sealed
from keeling.kernel.messages import message
from keeling.kernel.native import mypyc_attr

G = TypeVar("G", bound="Game", contravariant=True)
D = TypeVar("D", bound="Decision[Any]", contravariant=True)

SPECTATOR: Final = -1
UNSEALED: Final = -2
PLAYING: Final = 0

# Refusal codes that every title shares; a title's own codes begin at FIRST_CODE.
LEGAL: Final = 0
NOT_ASKED: Final = 1
GAME_OVER: Final = 2
FIRST_CODE: Final = 10


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Something that happens.

    Steps are immutable, carry only what they need to know and nothing hidden, so clones share them.
    """

    def run(self, g: G) -> None:
        """Change the game; push further steps with `g.then`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Generic[G, D]):
    """One kind of action as an answer to a decision: which are legal, why another is not, and what happens.

    Made once, at module level, because it knows nothing of any game.
    """

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def add(self, g: G, decision: D, actions: list[int]) -> None:
        """Append the legal actions of this kind in a fixed order: all that are not refused.

        A choice with many actions overrides this where it knows which ones to ask about.
        """
        kind = self.kind
        for action in range(kind.first, kind.first + kind.size):
            if self.refuse(g, decision, action) == LEGAL:
                actions.append(action)

    def refuse(self, g: G, decision: D, action: int) -> int:
        """Why the action of this kind is not legal: a refusal code; 0 if it is, as it always is if not overridden."""
        return LEGAL

    def happen(self, g: G, decision: D, action: int) -> None:
        """Carry out the legal action, usually by pushing steps; nothing at all if not overridden."""

    def is_main(self) -> bool:
        """Whether a turn is mostly about this: who plans turns keeps several kinds of main actions in mind."""
        return False


AnyChoice = Choice[Any, Any]


class Choices:
    """What a decision offers, in the order of its options; found by the number of an action's kind."""

    def __init__(self, *choices: AnyChoice) -> None:
        self.all = list(choices)
        self.by_kind: list[AnyChoice | None] = []
        for choice in choices:
            kind = choice.kind
            if kind.number == UNNUMBERED:
                raise ValueError(f"kind {kind.word} is in no alphabet yet")
            self.by_kind.extend([None] * (kind.number + 1 - len(self.by_kind)))
            if self.by_kind[kind.number] is not None:
                raise ValueError(f"two choices of one decision take kind {kind.word}")
            self.by_kind[kind.number] = choice

    def before(self, kind: Kind, *choices: AnyChoice) -> "Choices":
        """The same choices with others put in front of the one that takes the kind, for extensions of a title."""
        place = self.all.index(cast(AnyChoice, self.by_kind[kind.number]))
        return Choices(*self.all[:place], *choices, *self.all[place:])

    def find(self, g: "Game", action: int) -> AnyChoice | None:
        """The choice that takes this action; None if the decision does not ask for its kind."""
        numbers = g.alphabet.kind_numbers
        if not 0 <= action < len(numbers):
            return None
        number = numbers[action]
        return self.by_kind[number] if number < len(self.by_kind) else None


class Decision(Step[G]):
    """Something the seat `player` chooses.

    Without options it lapses. With exactly one it is taken by itself, is not counted and never enters a record.
    """

    def __init__(self, player: int) -> None:
        self.player = player

    def choices(self, g: G) -> Choices:
        """What the seat can choose from, in order: an object of the module, or one of the title's rulings."""
        raise NotImplementedError

    def options(self, g: G) -> list[int]:
        """The legal actions, in a fixed order. Never changed after it was returned."""
        actions: list[int] = []
        for choice in self.choices(g).all:
            choice.add(g, self, actions)
        return actions

    def refuse(self, g: G, action: int) -> int:
        """Why the action is not legal here: a refusal code, NOT_ASKED for another kind of action; 0 if legal."""
        choice = self.choices(g).find(g, action)
        return NOT_ASKED if choice is None else choice.refuse(g, self, action)

    def choose(self, g: G, action: int) -> None:
        """Carry out a legal action, usually by pushing steps."""
        choice = self.choices(g).find(g, action)
        assert choice is not None
        choice.happen(g, self, action)

    def run(self, g: G) -> None:
        """Ask, unless there is nothing to ask."""
        options = self.options(g)
        if len(options) > 1:
            g.decision = self
            g.legal = options
        elif options:
            self.choose(g, options[0])
            if g.listener is not None:
                g.listener(g, self, options[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What holds for a whole game: content and options in the form the steps use, and a title's rulings.

    A ruling is a method that a step asks where editions of a game differ; it gets the game and changes nothing
    but by pushing steps. An extension of a title extends its rules.
    """

    alphabet: Alphabet


Listener = Callable[["Game", Step[Any], int], None]
"""Told of every step right after it ran, with the action for a decision and NO_ACTION otherwise."""

NO_ACTION: Final = -1
NO_TURN: Final = 0
NOTHING_LEGAL: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The state that every title has. A title adds its own, as ints and flat lists of ints.

    `alphabet` and `rules` (what holds for the whole game), `listener` and `sealed` are not state: clones share or
    drop them and digests leave them out.
    """

    def __init__(self, players: int, chance: Chance, alphabet: Alphabet) -> None:
        self.players = players
        self.chance = chance
        self.alphabet = alphabet
        self.stack: list[Step[Any]] = []
        self.decision: Decision[Any] | None = None
        self.legal: list[int] = NOTHING_LEGAL
        self.decisions = 0
        self.reveals = 0
        self.end = PLAYING
        self.sealed = UNSEALED
        self.listener: Listener | None = None

    # What a title provides

    def clear(self) -> None:
        """The empty table before the set-up."""
        raise NotImplementedError

    def clone(self) -> "Game":
        """An independent copy, without the listener: a new game with a copied chance, `copy_frame`, own fields."""
        raise NotImplementedError

    def redeal(self, seat: int) -> None:
        """Deal again everything the seat cannot know, with `self.chance.deal`. The spectator knows what all know.

        The result must follow from what the seat knows alone: use `chance.deal`, which forgets the old order.
        """
        raise NotImplementedError

    def violations(self) -> list[str]:
        """The invariants of the title that do not hold, in words; empty in every reachable position."""
        raise NotImplementedError

    def turn_number(self) -> int:
        """Another number for every turn of every seat, NO_TURN while nobody takes one.

        A title without turns of several decisions need not say anything.
        """
        return NO_TURN

    # The flow

    def then(self, *steps: Step[Any]) -> None:
        """These steps happen next, in this order, before everything that was already due."""
        stack = self.stack
        for i in range(len(steps) - 1, -1, -1):
            stack.append(steps[i])

    def advance(self) -> None:
        """Run steps until somebody has to decide or the game is over."""
        stack = self.stack
        listener = self.listener
        while stack and self.decision is None:
            step = stack.pop()
            step.run(self)
            if listener is not None and not isinstance(step, Decision):
                listener(self, step, NO_ACTION)

    def play(self, action: int) -> None:
        """Take the action for the seat that is asked; refused with IllegalAction if it is not legal."""
        if action not in self.legal:
            refuse_play(self, action)
        self.apply(action)

    def apply(self, action: int) -> None:
        """`play` for callers that took the action from `legal`: it is not tested again."""
        decision = self.decision
        assert decision is not None
        self.decisions += 1
        self.decision = None
        self.legal = NOTHING_LEGAL
        decision.choose(self, action)
        if self.listener is not None:
            self.listener(self, decision, action)
        self.advance()

    def finish(self, end: int) -> None:
        """The game is over for the reason `end` of its title; whatever was still due does not happen."""
        self.end = end
        self.stack.clear()

    def reveal(self, known_to: int = SPECTATOR) -> None:
        """Chance or hidden information becomes known in this step. Must come before the step changes anything.

        `known_to` is the seat that knew it before, if there is one (the owner of a card that is shown): its own
        previews need not stop here. Undo stops here for everybody.
        """
        if self.sealed != UNSEALED and (known_to == SPECTATOR or known_to != self.sealed):
            raise Sealed
        self.reveals += 1

    def seal(self, seat: int) -> None:
        """From now on this clone is a preview for the seat: `reveal` raises Sealed where it would learn something."""
        self.sealed = seat

    # Copies

    def copy_frame(self, other: "Game") -> None:
        """Copy what every title has into a fresh clone."""
        other.stack = self.stack[:]
        other.decision = self.decision
        other.legal = self.legal
        other.decisions = self.decisions
        other.reveals = self.reveals
        other.end = self.end
        other.sealed = self.sealed
        other.listener = None

    def redetermine(self, seat: int, seed: int) -> "Game":
        """A clone in which everything the seat cannot know is dealt again, and whose chance is another.

        If another seat is asked, its options are computed anew, because they may follow from its hidden cards.
        """
        g = self.clone()
        g.chance.imagine(seed)
        g.redeal(seat)
        g.chance.dealer = None
        decision = g.decision
        if decision is not None and decision.player != seat:
            g.decision = None
            g.legal = NOTHING_LEGAL
            g.stack.append(decision)
            g.advance()
        return g

    def refuse(self, action: int) -> int:
        """Why the action cannot be taken now: a refusal code; 0 if it is legal."""
        decision = self.decision
        if decision is None:
            return GAME_OVER
        return decision.refuse(self, action)

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("games are not pickled; send a record, it replays in milliseconds")


def refuse_play(g: Game, action: int) -> NoReturn:
    """Raise the error for an action that is not legal now."""
    if g.decision is None:
        raise IllegalAction(message("refuse-game-over"))
    raise IllegalAction(message("error-illegal", action=action))
