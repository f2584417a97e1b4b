"""Whether a guide holds together: its rules, words and parts of a game are there, and everything has a place in it."""

from collections.abc import Collection, Iterator
from typing import Any

from keeling.guide import named_rules
from keeling.guide.glossary import TERMS, key_of
from keeling.guide.pieces import Guide
from keeling.kernel.messages import Message
from keeling.kernel.title import AnyTitle


def messages_of(part: Any) -> Iterator[Message]:
    """All messages of a guide or a part of it, those inside others included."""
    if isinstance(part, dict):
        if isinstance(part.get("key"), str):
            yield part  # type: ignore[misc]
        for each in part.values():
            yield from messages_of(each)
    elif isinstance(part, list):
        for each in part:
            yield from messages_of(each)


def mistakes(title: AnyTitle, guide: Guide | None, rules: Collection[str]) -> Iterator[str]:
    """A line for each mistake of a title's guide, if it has one; `rules` are the ids that there are."""
    if guide is None:
        return
    yield from _unknown(title, guide, rules)
    yield from _shapes(guide)
    yield from _left_out(title, guide)


def _unknown(title: AnyTitle, guide: Guide, rules: Collection[str]) -> Iterator[str]:
    """What the guide names and is not there."""
    verbs = {row.verb for row in title.words.kinds.values()}
    asks = {decision.__name__ for decision in title.words.questions}
    for section in guide["sections"]:
        place = f"guide {title.name}/{section['name']}"
        for line in section["lines"]:
            yield from (f"{place}: there is no rule {rule}" for rule in line["rules"] if rule not in rules)
            if not line["rules"]:
                yield f"{place}: {line['said']['key']} rests on no rule"
        yield from (f"{place}: there is no term {term}" for term in section["terms"] if key_of(term) not in TERMS)
        yield from (f"{place}: there is no verb {verb}" for verb in section["verbs"] if verb not in verbs)
        yield from (f"{place}: nobody is asked {ask}" for ask in section["asks"] if ask not in asks)


def _shapes(guide: Guide) -> Iterator[str]:
    """Sections with one name, and tables whose rows are longer or shorter than their heads."""
    names = [section["name"] for section in guide["sections"]]
    yield from (f"guide {guide['title']}: two sections {name}" for name in sorted(set(names)) if names.count(name) > 1)
    for section in guide["sections"]:
        grid = section["grid"]
        if grid is not None and any(len(row) != len(grid["head"]) for row in grid["rows"]):
            yield f"guide {guide['title']}/{section['name']}: the table has rows that do not fit its head"


def _left_out(title: AnyTitle, guide: Guide) -> Iterator[str]:
    """What the title asks, offers or names, and no section explains."""
    explained = {ask for section in guide["sections"] for ask in section["asks"]}
    for decision in title.words.questions:
        if decision.__name__ not in explained:
            yield f"guide {title.name}: no section explains what {decision.__name__} asks"
    offered = {verb for section in guide["sections"] for verb in section["verbs"]}
    for verb in sorted({row.verb for row in title.words.kinds.values()} - offered):
        yield f"guide {title.name}: no section explains the verb {verb}"
    yield from (
        f"guide {title.name}: {rule} leads nowhere" for rule in named_rules(title) if rule not in guide["rules"]
    )
