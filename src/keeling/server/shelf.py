"""The titles as the server offers them: each with its own content, read once."""

import logging
from collections.abc import Mapping

from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import BadSetup, KeelingError
from keeling.kernel.messages import Message, in_english, message, verbatim
from keeling.kernel.title import AnyTitle, Setup
from keeling.server.schemas import DifficultyInfo, TitleInfo
from keeling.titles import all_titles

log = logging.getLogger("keeling.server")


class Shelf:
    """All titles that can be played here."""

    def __init__(self) -> None:
        self.titles: dict[str, AnyTitle] = {}
        self.by_anchor: dict[str, dict[str, list[int]]] = {}
        titles, problems = all_titles()
        for title in titles:
            try:
                title.content()
                self.titles[title.name] = title
            except KeelingError as error:
                problems.append(message("error-title-not-offered", word=verbatim(title.name), reason=error.message))
        for problem in problems:  # one broken title must not keep people from playing the others
            log.warning("%s", in_english(problem))

    def title(self, name: str) -> AnyTitle:
        """A title; BadSetup names those there are."""
        if name not in self.titles:
            raise BadSetup(message("error-no-title", word=verbatim(name), hint=suggest(name, list(self.titles))))
        return self.titles[name]

    def setup(self, name: str, players: int, seed: int | str, options: Mapping[str, object]) -> Setup:
        """A checked set-up with the title's own content."""
        return Setup.of(self.title(name), players, seed, options)

    def what_is_different(self, name: str, rules_version: int, content: str) -> Message | None:
        """What this program has other than the one that made a table; None if nothing."""
        if name not in self.titles:
            return message("why-title")
        title = self.titles[name]
        if title.rules_version != rules_version:
            return message("why-rules", old=rules_version, new=title.rules_version)
        return None if title.content().digest == content else message("why-content")

    def actions_at(self, name: str, anchor: str) -> list[int]:
        """All actions of a title that touch a place of its board."""
        if name not in self.by_anchor:
            title = self.title(name)
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
                players=list(title.players),
                rules_version=title.rules_version,
                options=title.options.describe(),
                difficulties=_difficulties(title),
                ends=list(title.ends.values()),
                goods=dict(title.goods),
            )
            for title in self.titles.values()
        ]


def _difficulties(title: AnyTitle) -> list[DifficultyInfo]:
    return [
        DifficultyInfo(
            name=difficulty.name,
            options=dict(difficulty.options),
            players=list(difficulty.players or title.players),
        )
        for difficulty in title.difficulties
    ]
