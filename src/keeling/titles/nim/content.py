"""The content of nim, validated into an immutable table."""

from typing import NamedTuple

from keeling.kernel.content import Table
from keeling.titles.nim.alphabet import HEAPS, MOST_TAKEN


class NimTables(NamedTuple):
    """Every number of the game."""

    sizes: tuple[int, ...]
    take_max: int
    cards_per_heap: int
    refill_tiles: tuple[int, ...]
    show_points: int
    last_counter_points: int


def read_tables(content: Table) -> NimTables:
    """Check a content file's values."""
    heaps, cards, refills, points = (content.table(key) for key in ("heaps", "cards", "refills", "points"))
    tables = NimTables(
        sizes=heaps.wholes("sizes", 1, 20),
        take_max=heaps.whole("take_max", 1, MOST_TAKEN),
        cards_per_heap=cards.whole("per_heap", 2, 9),
        refill_tiles=refills.wholes("tiles", 0, 20),
        show_points=points.whole("show", 0, 20),
        last_counter_points=points.whole("last_counter", 0, 20),
    )
    if len(tables.sizes) < len(HEAPS):
        heaps.fail("sizes", f"must have at least {len(HEAPS)} values, one for each heap")
    for table in (heaps, cards, refills, points):
        table.done()
    return tables
