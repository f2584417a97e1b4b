"""The titles as the server offers them: each with its own content, read once."""

import logging
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from keeling.kernel.content import Content
from keeling.kernel.errors import BadSetup
from keeling.kernel.title import AnyTitle, Setup
from keeling.server.schemas import DifficultyInfo, OptionInfo, TitleInfo
from keeling.titles import title_named, title_names

log = logging.getLogger("keeling.server")


class Boxed(NamedTuple):
    """A title with its content."""

    title: AnyTitle
    content: Content[Any]


class Shelf:
    """All titles that can be played here."""

    def __init__(self) -> None:
        self.boxes: dict[str, Boxed] = {}
        self.by_anchor: dict[str, dict[str, list[int]]] = {}
        for name in title_names():
            try:
                title = title_named(name)
                self.boxes[name] = Boxed(title, title.content())
            except Exception:
                # One broken title must not keep people from playing the others.
                log.exception("The title %s cannot be offered.", name)

    def box(self, name: str) -> Boxed:
        """A title; BadSetup names those there are."""
        if name not in self.boxes:
            raise BadSetup(f"There is no title '{name}'; there is {', '.join(self.boxes)}.")
        return self.boxes[name]

    def setup(self, name: str, players: int, seed: int, options: Mapping[str, object]) -> Setup:
        """A checked set-up with the title's own content."""
        title, content = self.box(name)
        return Setup.of(title, players, seed, options, content)

    def actions_at(self, name: str, anchor: str) -> list[int]:
        """All actions of a title that touch a place of its board."""
        if name not in self.by_anchor:
            title = self.box(name).title
            index: dict[str, list[int]] = {}
            for action in range(title.alphabet.size):
                for place in title.anchors(action):
                    index.setdefault(place, []).append(action)
            self.by_anchor[name] = index
        return self.by_anchor[name].get(anchor, [])

    def infos(self) -> list[TitleInfo]:
        """What a set-up page must know."""
        return [
            TitleInfo(
                name=title.name,
                heading=title.heading,
                summary=title.summary,
                players=list(title.players),
                rules_version=title.rules_version,
                options=_options(title),
                difficulties=_difficulties(title),
                ends=list(title.ends.values()),
            )
            for title, _ in self.boxes.values()
        ]


def _difficulties(title: AnyTitle) -> list[DifficultyInfo]:
    return [
        DifficultyInfo(
            name=difficulty.name,
            sentence=difficulty.sentence,
            options=dict(difficulty.options),
            players=list(difficulty.players or title.players),
        )
        for difficulty in title.difficulties
    ]


def _options(title: AnyTitle) -> list[OptionInfo]:
    hints = get_type_hints(title.options)
    defaults = title.options().as_dict()
    infos = []
    for field in fields(title.options):
        hint = hints[field.name]
        choices = list(get_args(hint)) if get_origin(hint) is Literal else []
        kind: Literal["bool", "int", "choice"] = "choice" if choices else "bool" if hint is bool else "int"
        infos.append(
            OptionInfo(
                name=field.name,
                default=defaults[field.name],
                kind=kind,
                choices=choices,
                low=field.metadata["low"] if kind == "int" else None,
                high=field.metadata["high"] if kind == "int" else None,
                help=field.metadata["help"],
                rule=field.metadata["rule"],
            )
        )
    return infos
