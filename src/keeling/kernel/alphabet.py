"""Actions as numbers: one table per title, built once and independent of the content.

An action is a kind (`take`) and a value for each of its fields (`a`, `2`). The number serves bots, masks and
search, the structured value serves the web, the notation (`take a 2`) serves logs, records and people.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final, NamedTuple

from keeling.kernel.errors import UnknownAction
from keeling.kernel.messages import Message, message, verbatim

UNNUMBERED: Final = -1
MANY_WORDS: Final = 12
SOME_WORDS: Final = 6


class Action(NamedTuple):
    """The structured value of an action: its kind and its fields by name, numbers as numbers."""

    kind: str
    fields: dict[str, str | int]


class Field:
    """One part of an action: a name and the words for its values; a value is the index of its word."""

    def __init__(self, name: str, words: list[str]) -> None:
        if any(not word or " " in word for word in words) or len(set(words)) != len(words):
            raise ValueError(f"the words of field {name} must be different and without spaces")
        self.name = name
        self.words = words
        self.index = {word: i for i, word in enumerate(words)}


def numbers(name: str, first: int, last: int) -> Field:
    """A field whose words are the whole numbers from first to last; its values count from 0."""
    return Field(name, [str(n) for n in range(first, last + 1)])


class Kind:
    """One kind of action with up to four fields. The alphabet gives it its number and that of its first action.

    `i`, `j`, `k` and `l` read the fields by their place; a title gives its kinds methods with the names of the fields.
    """

    def __init__(self, word: str, *fields: Field) -> None:
        if len(fields) > 4:
            raise ValueError(f"kind {word} has more than four fields")
        self.word = word
        self.fields = list(fields)
        self.number = UNNUMBERED
        self.first = 0
        sizes = [len(field.words) for field in fields] + [1] * (4 - len(fields))
        self.size_j = sizes[1]
        self.size_k = sizes[2]
        self.size_l = sizes[3]
        self.stride_j = self.size_k * self.size_l
        self.stride_i = self.size_j * self.stride_j
        self.size = sizes[0] * self.stride_i

    def code(self, i: int = 0, j: int = 0, k: int = 0, value_l: int = 0) -> int:
        """The number of the action with these field values, in the order of the fields."""
        return self.first + i * self.stride_i + j * self.stride_j + k * self.size_l + value_l

    def at(self, i: int) -> int:
        """The number of the first action with this value of the first field: `code` for long lists."""
        return self.first + i * self.stride_i

    def holds(self, action: int) -> bool:
        """Whether the action is of this kind."""
        return self.first <= action < self.first + self.size

    def i(self, action: int) -> int:
        """The value of the first field."""
        return (action - self.first) // self.stride_i

    def j(self, action: int) -> int:
        """The value of the second field."""
        return (action - self.first) // self.stride_j % self.size_j

    def k(self, action: int) -> int:
        """The value of the third field."""
        return (action - self.first) // self.size_l % self.size_k

    def l(self, action: int) -> int:  # noqa: E743
        """The value of the fourth field."""
        return (action - self.first) % self.size_l

    def values(self, action: int) -> list[int]:
        """The values of all fields."""
        return [self.i(action), self.j(action), self.k(action), self.l(action)][: len(self.fields)]


class Alphabet:
    """All actions of a title."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = list(kinds)
        self.by_word: dict[str, Kind] = {}
        self.size = 0
        self.kind_numbers: list[int] = []
        """The number of its kind for each action: how a decision finds the choice that an action belongs to."""
        for number, kind in enumerate(kinds):
            if kind.word in self.by_word:
                raise ValueError(f"two kinds of action are called {kind.word}")
            if kind.number != UNNUMBERED and (kind.number != number or kind.first != self.size):
                raise ValueError(f"kind {kind.word} has another number in another alphabet")
            self.by_word[kind.word] = kind
            kind.number = number
            kind.first = self.size
            self.size += kind.size
            self.kind_numbers.extend([number] * kind.size)
        self.actions: list[object] = list(range(self.size))
        """All actions as objects: a long list of options refers to these sooner than it makes ints of its own."""

    def extended(self, *kinds: Kind, words: Mapping[str, list[str]] | None = None) -> "Alphabet":
        """An alphabet that begins with all kinds of this one, so their actions keep their numbers, and goes on.

        `words` gives fields of this alphabet, by name, other words of the same number: editions of a game may call
        the same thing differently.
        """
        return Alphabet(*[_reworded(kind, words) if words else kind for kind in self.kinds], *kinds)

    def kind_of(self, action: int) -> Kind:
        """The kind of an action; UnknownAction for a number outside the alphabet."""
        if 0 <= action < self.size:
            return self.kinds[self.kind_numbers[action]]
        raise UnknownAction(message("error-action-number", action=action, most=self.size - 1))

    def value(self, action: int) -> Action:
        """The structured value of an action."""
        kind = self.kind_of(action)
        fields: dict[str, str | int] = {}
        for field, value in zip(kind.fields, kind.values(action), strict=True):
            word = field.words[value]
            fields[field.name] = int(word) if word.isdigit() else word
        return Action(kind.word, fields)

    def notation(self, action: int) -> str:
        """The short text of an action, as logs and records write it."""
        kind = self.kind_of(action)
        words = [kind.word]
        for field, value in zip(kind.fields, kind.values(action), strict=True):
            words.append(field.words[value])
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The action a notation stands for; letter case and extra spaces do not matter.

        UnknownAction says which word was wrong and what could stand there.
        """
        words = text.split()
        if not words:
            raise UnknownAction(message("error-action-empty"))
        by_lower = {word.lower(): word for word in self.by_word}
        kind = self.by_word.get(by_lower.get(words[0].lower(), ""))
        if kind is None:
            raise UnknownAction(
                message("error-no-action", word=verbatim(words[0]), hint=suggest(words[0], list(self.by_word)))
            )
        if len(words) - 1 != len(kind.fields):
            form = " ".join([kind.word, *(field.name.upper() for field in kind.fields)])
            raise UnknownAction(message("error-action-form", word=verbatim(text.strip()), form=verbatim(form)))
        values = [0, 0, 0, 0]
        for n, field in enumerate(kind.fields):
            word = words[n + 1]
            by_lower = {candidate.lower(): candidate for candidate in field.words}
            value = field.index.get(by_lower.get(word.lower(), ""))
            if value is None:
                raise UnknownAction(
                    message(
                        "error-action-word",
                        word=verbatim(word),
                        field=verbatim(field.name),
                        hint=suggest(word, field.words),
                    )
                )
            values[n] = value
        return kind.code(values[0], values[1], values[2], values[3])


def _reworded(kind: Kind, words: Mapping[str, list[str]]) -> Kind:
    fields = [Field(field.name, words.get(field.name, field.words)) for field in kind.fields]
    if any(len(new.words) != len(old.words) for new, old in zip(fields, kind.fields, strict=True)):
        raise ValueError(f"the other words of kind {kind.word} must be as many as its own")
    return Kind(kind.word, *fields)


def suggest(word: str, known: list[str]) -> Message:
    """What may have been meant, or the words there are: to be put behind an error."""
    close = get_close_matches(word.lower(), [candidate.lower() for candidate in known], 1, 0.6)
    if close:
        return message("hint-did-you-mean", word=verbatim(close[0]))
    if len(known) <= MANY_WORDS:
        return message("hint-there-is", words=verbatim(", ".join(known)))
    return message("hint-there-is-more", words=verbatim(", ".join(known[:SOME_WORDS])), more=len(known) - SOME_WORDS)
