"""The words of views: how seats, sources, regions and plants are called on the wire."""

from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.board import Board
from keeling.titles.common.layout import BONUS_SOURCE, COAL
from keeling.titles.common.words import BONUS_WORDS, FOSSIL_WORDS


def or_none(value: int) -> int | None:
    """A seat, or None for nobody."""
    return value if value >= 0 else None


def source_word(g: Board, source: int) -> str | None:
    """A source by its word, or None."""
    return g.rules.wording.sources[source] if source >= 0 else None


def region_word(region: int) -> str | None:
    """A region by its word, or None."""
    return REGIONS[region] if region >= 0 else None


def by_source(g: Board, counts: list[int]) -> dict[str, int]:
    """Numbers by the words of the sources."""
    return dict(zip(g.rules.wording.sources, counts, strict=True))


def plant_word(g: Board, kind: int) -> str | None:
    """A plant by its word, or None for an empty space."""
    return FOSSIL_WORDS[kind - COAL] if kind >= COAL else source_word(g, kind)


def bonus_word(g: Board, bonus: int) -> str | None:
    """The bonus on a space of a track by its word, or None."""
    return source_word(g, bonus - BONUS_SOURCE) if bonus >= BONUS_SOURCE else BONUS_WORDS[bonus]
