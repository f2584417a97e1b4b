"""What people are told, as tables: a row for each kind of action, each decision and each step worth a message.

Rows give messages, never sentences (`messages.py`). A title, or an extension of one, puts its own rows beside those it
shares (`Words.extended`). A step or decision without a row of its own has that of the class it extends.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from keeling.kernel.alphabet import Action
from keeling.kernel.game import Decision, Step
from keeling.kernel.messages import Message, message

Label = Callable[[Any, int], Message]
"""What an action does in this game, for a button."""

Anchors = Callable[[Action], list[str]]
"""The places of the board that an action touches."""

Question = Callable[[Any, Any], Message]
"""What a decision of this game asks the seat."""

Story = Callable[[Any, Any, int, int], Message | None]
"""What just happened in this game by this step (and action, for a decision), as this seat may know it, or None."""


Fact = Callable[[Any], bool]
"""Something that is so in this game, or not."""


class KindWords(NamedTuple):
    """The row of a kind of action. A board offers its actions by their verbs (`propose`, `market`, `end`)."""

    verb: str
    label: Label
    anchors: Anchors


def never(g: Any) -> bool:
    """In no game."""
    return False


def always(g: Any) -> bool:
    """In every game."""
    return True


class TurnVerb(NamedTuple):
    """A verb of a turn: whether it is free beside the main action, when its part of the turn is done, and in which
    games there is such a thing at all.
    """

    verb: str
    free: bool = False
    done: Fact = never
    offered: Fact = always


TurnVerbs = Sequence[TurnVerb]
"""The verbs of a turn in the order of the rulebook."""


def at(*templates: str) -> Anchors:
    """Anchors that are made of the words of the action's fields: `at("slot:{slot}")`."""
    return lambda action: [template.format_map(action.fields) for template in templates]


def said(key: str) -> Label:
    """A label that is always the same."""
    label = message(key)
    return lambda g, action: label


def asked(key: str) -> Question:
    """A question that is always the same."""
    question = message(key)
    return lambda g, decision: question


def told(key: str) -> Story:
    """A story that is always the same."""
    story = message(key)
    return lambda g, step, action, seat: story


class Words:
    """All tables of a title: kinds of action by their word, questions by decision, stories by step.

    `turns` are the verbs of a turn, by the decision that is its menu.
    """

    def __init__(
        self,
        kinds: Mapping[str, KindWords],
        questions: Mapping[type[Decision[Any]], Question],
        stories: Mapping[type[Step[Any]], Story],
        turns: Mapping[type[Decision[Any]], TurnVerbs] | None = None,
    ) -> None:
        self.kinds: Final = dict(kinds)
        self.questions: Final = dict(questions)
        self.stories: Final = dict(stories)
        self.turns: Final = dict(turns or {})

    def extended(
        self,
        kinds: Mapping[str, KindWords],
        questions: Mapping[type[Decision[Any]], Question],
        stories: Mapping[type[Step[Any]], Story],
        turns: Mapping[type[Decision[Any]], TurnVerbs] | None = None,
    ) -> "Words":
        """These tables with rows added, or replaced where there was one."""
        return Words(
            self.kinds | dict(kinds),
            self.questions | dict(questions),
            self.stories | dict(stories),
            self.turns | dict(turns or {}),
        )

    def question(self, decision: Decision[Any]) -> Question | None:
        """The row of a decision, or of the nearest class it extends; None if there is none."""
        for cls in type(decision).__mro__:
            if cls in self.questions:
                return self.questions[cls]
        return None

    def story(self, step: Step[Any]) -> Story | None:
        """The row of a step, or of the nearest class it extends; None if it is not worth telling."""
        for cls in type(step).__mro__:
            if cls in self.stories:
                return self.stories[cls]
        return None

    def turn(self, decision: Decision[Any]) -> TurnVerbs | None:
        """The verbs of a turn whose menu this decision is, or extends; None if it is no menu."""
        for cls in type(decision).__mro__:
            if cls in self.turns:
                return self.turns[cls]
        return None
