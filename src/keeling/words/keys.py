"""Keys by convention: what names a title, its options, difficulties and ends in the catalogues, and levels of bots.

What a title shares with others is worded once: `option-classic-preset` is looked for first, then the same of the titles
it extends, then `option-preset`.
"""

from keeling.kernel.title import AnyTitle
from keeling.words.catalogue import ENGLISH
from keeling.words.speaker import language


def option_key(title: AnyTitle, name: str) -> str:
    """The key of an option; its forms are `help` and one for each value."""
    return _nearest("option", title, name)


def difficulty_key(title: AnyTitle, name: str) -> str:
    """The key of a difficulty; its form `help` says what it means."""
    return _nearest("difficulty", title, name)


def end_key(title: AnyTitle, end: str) -> str:
    """The key of the sentence that says how a game ended; its form `short` is a word or two."""
    return _nearest("end", title, end)


def verb_key(title: AnyTitle, verb: str) -> str:
    """The key of the name of a verb."""
    return _nearest("verb", title, verb)


def level_key(level: str) -> str:
    """The key of a level of bots; its form `help` says how it plays, `short` is its name within a sentence."""
    return f"bot-{level}"


def value_form(value: bool | int | str) -> str:
    """The form of an option's name for one of its values: Fluent's names begin with a letter."""
    word = str(value).lower()
    return word if word[:1].isalpha() else f"v{word}"


def _nearest(kind: str, title: AnyTitle, name: str) -> str:
    known = language(ENGLISH, () if title.catalogues is None else (title.catalogues,)).keys
    for family in title.family():
        key = f"{kind}-{family}-{name}"
        if key in known:
            return key
    return f"{kind}-{name}"
