"""The rules for people: a guide to each title that one reads in fifteen minutes, and a glossary.

A guide is data: sections, lines as messages with the numbers of the title's content as arguments, and for each line
the rule atoms it rests on. It is made by the module that is called like the title, or by that of a title it extends;
a title without one has no guide, only its atoms.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from keeling.guide.pieces import Guide, Section
from keeling.kernel.title import AnyTitle

__all__ = ["Guide", "Section", "guide_of", "named_rules", "section_of", "sections_of"]


def guide_of(title: AnyTitle) -> Guide | None:
    """The guide to a title with the numbers of its content; None if it has none. It is made once."""
    return _made(title)


def sections_of(title: AnyTitle) -> list[Section]:
    """The sections of a title's guide; none if it has no guide."""
    guide = guide_of(title)
    return guide["sections"] if guide is not None else []


@cache
def _made(title: AnyTitle) -> Guide | None:
    for name in title.family():
        module = f"{__name__}.{name.replace('-', '_')}"
        write = getattr(import_module(module), "sections", None) if find_spec(module) is not None else None
        if write is not None:
            sections: list[Section] = write(title.content().tables)
            return {
                "title": title.name,
                "sections": sections,
                "rules": _places_of_rules(title, sections),
                "prefixes": list(title.rule_prefixes),
            }
    return None


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
