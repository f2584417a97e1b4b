"""What the guides to classic and Second Chance share: the same board, words and tables.

Where their rules differ, each has lines of its own.
"""

from collections.abc import Sequence
from typing import Final

from keeling.guide.pieces import Cell, Grid, Item, Line, Picture, grid, line, picture, points, ppm, things
from keeling.kernel.messages import message
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.content import BONUSES, FOSSILS, BoardTables, Source
from keeling.titles.common.layout import NO_BONUS

BONUS_WORDS: Final = {"cube": "guide-bonus-cube", "region-cep": "guide-bonus-cep", "any": "guide-bonus-any"}


def fossil_line(t: BoardTables, rules: str) -> Line:
    """What the fossil plants emit."""
    coal, oil, gas = (ppm(fossil.ppm) for fossil in t.fossils)
    return line("guide-board-fossil", rules, coal=coal, oil=oil, gas=gas)


def air_picture(lowest: int, danger: int, defeat: int) -> Picture:
    """The curve with its limits; no danger is 0."""
    return picture("air", limits=[lowest, danger, defeat])


def plants_picture(t: BoardTables, sources: Sequence[str]) -> Picture:
    """Fossil plants with what they emit, and green ones."""
    return picture("plants", things("plant", FOSSILS) + things("source", sources), ppm=[each.ppm for each in t.fossils])


def project_picture(source: str, stage: int) -> Picture:
    """How a project becomes a plant, as far as this stage: 1 proposed, 2 installed or prepared, 3 built."""
    return picture("project", [f"source-{source}"], stage=[stage])


def track_picture(t: Sequence[Source], sources: Sequence[str], number: int) -> Picture:
    """A track: income by space, and which spaces have a bonus."""
    spaces = t[number].bonuses
    bonus = [space for space, each in enumerate(spaces, 1) if each != NO_BONUS]
    return picture("track", [f"source-{sources[number]}"], income=t[number].income, bonus=bonus)


def demand_picture(t: BoardTables) -> Picture:
    """A region whose next space is due: a fossil plant, an empty space that is next, and one that is not yet."""
    return picture("demand", things("plant", FOSSILS[-1:]), ppm=[t.fossils[-1].ppm])


def benefits_grid(t: Sequence[Source], sources: Sequence[str]) -> Grid:
    """What installing or preparing each kind of energy gives."""
    rows: list[list[Cell]] = [
        [f"source-{word}", each.benefit_money, each.benefit_cubes, each.benefit_ceps]
        for word, each in zip(sources, t, strict=True)
    ]
    return grid("energy money cubes ceps", rows)


def tracks_grid(t: Sequence[Source], sources: Sequence[str]) -> Grid:
    """The tracks: income by space, and where a bonus lies."""
    rows: list[list[Cell]] = [
        [f"source-{word}", len(each.income), list(each.income), _bonuses(each, sources)]
        for word, each in zip(sources, t, strict=True)
    ]
    return grid("energy spaces income bonus", rows)


def _bonuses(source: Source, sources: Sequence[str]) -> list[Item]:
    words = [*BONUSES, *sources]
    found: list[Item] = []
    for space, bonus in enumerate(source.bonuses, 1):
        word = words[bonus]
        if word in BONUS_WORDS:
            found.append(message("guide-bonus-at", space=space, bonus=message(BONUS_WORDS[word])))
        elif word in sources:
            found.append(message("guide-bonus-at", space=space, bonus=f"source-{word}"))
    return found


def regions_grid(t: BoardTables) -> Grid:
    """The regions with their demand spaces and the most CEPs they hold."""
    rows: list[list[Cell]] = [
        [f"region-{word}", each.demand_spaces, each.cep_limit] for word, each in zip(REGIONS, t.regions, strict=True)
    ]
    return grid("region spaces ceps-most", rows)


def goals_grid(t: BoardTables, type_word: str) -> Grid:
    """What Company Goals count, what each is worth, and the most they give."""
    rows: list[list[Cell]] = [
        [message(f"count-{t.counts[goal.counts].name}", type=type_word), points(goal.points), points(goal.most)]
        for goal in t.goals
    ]
    return grid("counts each most", rows)


def by_players(first: int, head: str, *columns: Sequence[Cell]) -> Grid:
    """Numbers by number of players; the lists begin with so many."""
    return grid(f"players {head}", [[first + n, *row] for n, row in enumerate(zip(*columns, strict=True))])
