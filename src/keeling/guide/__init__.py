"""The rules for people: a guide to each title that one reads in fifteen minutes, and a glossary.

A guide is data: sections, lines as messages with the numbers of the title's content as arguments, and for each line
the rule atoms it rests on. It is made by the module that is called like the title, or by that of a title it extends;
a title without one has no guide, only its atoms. A game with other options than usual has the same guide, with its
own numbers where they follow from options, and `variants` that say what differs.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from keeling.guide.pieces import Guide, Section, Variant
from keeling.kernel.options import Options
from keeling.kernel.title import AnyTitle

__all__ = ["Guide", "Section", "guide_of", "named_rules", "section_of", "sections_of"]


def guide_of(title: AnyTitle, options: Mapping[str, object] | None = None) -> Guide | None:
    """The guide to a title with the numbers of its content; None if it has none. It is made once.

    With `options` it is the guide to a game that is played with these, which may be texts; those left out have their
    defaults. BadOption says what is wrong with them.
    """
    return _guide(title, title.options.parse(options)) if options else _made(title)


def sections_of(title: AnyTitle) -> list[Section]:
    """The sections of a title's guide; none if it has no guide."""
    guide = guide_of(title)
    return guide["sections"] if guide is not None else []


@cache
def _made(title: AnyTitle) -> Guide | None:
    return _guide(title, title.options())


def _guide(title: AnyTitle, options: Options) -> Guide | None:
    sections = _written(title, options)
    if sections is None:
        return None
    return {
        "title": title.name,
        "sections": sections,
        "rules": _places_of_rules(title, sections),
        "prefixes": list(title.rule_prefixes),
        "variants": variants_of(title, options),
    }


def _written(title: AnyTitle, options: Options) -> list[Section] | None:
    """What the module of the title, or of the nearest it extends, says; with the options if its numbers need them."""
    tables: Any = title.content().tables
    for name in title.family():
        path = f"{__name__}.{name.replace('-', '_')}"
        module: Any = import_module(path) if find_spec(path) is not None else None
        if hasattr(module, "sections"):
            under = hasattr(module, "sections_under")
            sections: list[Section] = module.sections_under(tables, options) if under else module.sections(tables)
            return sections
    return None


def variants_of(title: AnyTitle, options: Options) -> list[Variant]:
    """The options that are not as usual, in the title's order."""
    chosen = options.as_dict()
    return [
        {"option": info.name, "value": chosen[info.name], "usual": info.default, "rule": info.rule}
        for info in title.options.describe()
        if chosen[info.name] != info.default
    ]


def named_rules(title: AnyTitle) -> list[str]:
    """The rules that a title names: those of its refusals and of its options, in order and once each."""
    named = [rule for rule, _ in title.refusals.values()]
    named += [info.rule for info in title.options.describe()]
    return [rule for rule in dict.fromkeys(named) if rule]


def _places_of_rules(title: AnyTitle, sections: list[Section]) -> dict[str, str]:
    """Of each rule that a line rests on or the title names, the section that explains it."""
    cited = [rule for section in sections for line in section["lines"] for rule in line["rules"]]
    return {rule: section_of(sections, rule) for rule in dict.fromkeys([*cited, *named_rules(title)])}


def section_of(sections: list[Section], rule: str) -> str:
    """The section that explains a rule: the one that rests on it, or else on most rules of its chapter.

    What no section comes near (a ruling on a detail) is put to the last one, the variants.
    """
    for section in sections:
        if any(rule in line["rules"] for line in section["lines"]):
            return section["name"]
    chapter = rule.rpartition("-")[0] + "-"
    if chapter in ("B-", "G-"):
        return sections[-1]["name"]
    near = [
        sum(each.startswith(chapter) for line in section["lines"] for each in line["rules"]) for section in sections
    ]
    return sections[near.index(max(near))]["name"] if max(near) else sections[-1]["name"]
