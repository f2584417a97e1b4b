"""Which titles there are, and what one can choose about them."""

from dataclasses import dataclass

from keeling.bots.view import said
from keeling.kernel.messages import Message, message
from keeling.kernel.options import OptionInfo
from keeling.kernel.title import AnyTitle
from keeling.titles import title_named
from keeling.titles import title_names as all_names
from keeling.words import ENGLISH, language
from keeling.words.keys import end_key, option_key


@dataclass(frozen=True)
class RuleOption:
    """A rule option of a title: its name, what it is if nobody chooses, what it takes, and what it does."""

    name: str
    default: bool | int | str
    values: str
    """All it takes: `true | false`, words with bars between them, or `0 to 9`."""
    text: str
    rule: str
    """The id of the rule it belongs to; `keeling rules ID` prints it. Empty if there is none."""


@dataclass(frozen=True)
class TitleInfo:
    """A title: its name for programs and for people, how many can play it, and its rule options."""

    name: str
    text: str
    players: tuple[int, ...]
    team: bool
    """Whether all players win or lose together."""
    options: tuple[RuleOption, ...]
    ends: dict[str, str]
    """How a game can end: the words of `Outcome.reason`, and what they mean."""


def title_names() -> list[str]:
    """The names of all titles: those of the collection, then those of other installed packages."""
    return all_names()


def title(name: str) -> TitleInfo:
    """What there is to know about a title before a game of it; BadSetup names the titles there are."""
    found = title_named(name)
    return TitleInfo(
        found.name,
        named(found, f"title-{found.name}"),
        tuple(found.players),
        found.team,
        tuple(_option(found, info) for info in found.options.describe()),
        {reason: said(message(end_key(found, reason)), found) for reason in found.ends.values()},
    )


def named(owner: AnyTitle, key: str, form: str = "") -> str:
    """What the catalogue calls something of a title; empty if it has no word for it."""
    speaker = language(ENGLISH, () if owner.catalogues is None else (owner.catalogues,))
    told: Message = {"key": key}
    return speaker.render(told, (), form) if speaker.has(key, form) else ""


def _option(owner: AnyTitle, info: OptionInfo) -> RuleOption:
    text = named(owner, option_key(owner, info.name), "help")
    return RuleOption(info.name, info.default, info.values, text, info.rule)
