"""Fills what lies ahead in a game of Climate Policy: what the next event can bring, what the upkeep will ask for."""

from typing import Final

from keeling.kernel.chapters import Chapter
from keeling.kernel.game import PLAYING
from keeling.titles.climate_policy.alphabet import DIRTY_KINDS
from keeling.titles.climate_policy.build import is_too_much
from keeling.titles.climate_policy.continents import incomes, is_full, plants_in
from keeling.titles.climate_policy.layout import COAL, dirty_plant, first_space
from keeling.titles.climate_policy.permits import permits_in_force, permits_missing, permits_needed
from keeling.titles.climate_policy.state import ROUND, SETUP, ClimatePolicy
from keeling.titles.climate_policy.tax import tax_due
from keeling.titles.climate_policy.view import DuesView, ForecastPart, PolicyForecastView
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.fill_air import AIR_READS, air_view, lost_after
from keeling.titles.common.view_air import AirPart, ThreatView

NO_EVENT: Final = 0


def _air(g: ClimatePolicy) -> AirPart:
    # From nothing on; above the limit there is room for an ordinary dirty plant.
    ppm = g.rules.ppm[COAL:]
    return {"air": air_view(g.co2, 0, g.rules.defeat, sum(ppm) // len(ppm), None, is_too_much(g, g.co2))}


def event_decade(g: ClimatePolicy) -> int:
    """The decade whose event comes next: every upkeep begins with one, also that of the last decade (P-UPK-01)."""
    if g.end != PLAYING:
        return NO_EVENT
    if g.phase in (SETUP, ROUND):
        return g.decade
    return g.decade + 1 if g.decade < g.rules.decades else NO_EVENT


def event_space(g: ClimatePolicy, region: int) -> int:
    """The number of the space on which an event puts a plant of nobody, from 0; -1 if it puts none (G-83)."""
    if g.pool_size() == 0 or (is_full(g, region) and not g.rules.event_pushes):
        return -1
    return min(plants_in(g, region), g.rules.spaces[region] - 1)


def event_ppm(g: ClimatePolicy, region: int, space: int) -> list[int]:
    """What an event can add that puts a plant on this space: one that is in the pool, less one that it pushes out.

    The new one is drawn before the other goes back into the pool.
    """
    if space < 0:
        return [0]
    pushed = g.rules.ppm[g.space[first_space(region)]] if is_full(g, region) else 0
    return [g.rules.ppm[dirty_plant(kind)] - pushed for kind in kinds_in_pool(g)]


def kinds_in_pool(g: ClimatePolicy) -> list[int]:
    """The kinds of dirty plants that everybody must expect in the pool: with hidden stocks all that are not out."""
    if not g.rules.hidden_stock:
        return [kind for kind in range(DIRTY_KINDS) if g.dirty_pool[kind] > 0]
    counts = [g.rules.tiles[dirty_plant(kind)] - g.space.count(dirty_plant(kind)) for kind in range(DIRTY_KINDS)]
    return [kind for kind in range(DIRTY_KINDS) if counts[kind] > 0]


def forecast(g: ClimatePolicy) -> PolicyForecastView:
    """What the next event adds, and what the upkeep asks for as things stand."""
    decade = event_decade(g)
    struck = sorted(set(g.event_deck)) if decade != NO_EVENT else []
    spaces = [event_space(g, region) for region in struck]
    added = [ppm for region, space in zip(struck, spaces, strict=True) for ppm in event_ppm(g, region, space)]
    least, most = (min(added), max(added)) if added else (0, 0)
    regions: list[ThreatView] = [
        {"region": REGIONS[region], "space": space} for region, space in zip(struck, spaces, strict=True) if space >= 0
    ]
    return {
        "phase": "upkeep",
        "decade": decade if decade != NO_EVENT else g.decade,
        "regions": regions,
        "least": least,
        "most": most,
        "lost": lost_after(is_too_much(g, g.co2 + least), is_too_much(g, g.co2 + most)) if regions else "no",
        "dues": [dues(g, player, income) for player, income in enumerate(incomes(g))],
    }


def dues(g: ClimatePolicy, player: int, income: int) -> DuesView:
    """What the upkeep of this decade asks of a company with this income; nothing that its policy does not have."""
    in_force = permits_in_force(g)
    missing = max(0, permits_missing(g, player)) if in_force else 0
    return {
        "seat": player,
        "income": income,
        "tax": tax_due(g, player) if g.rules.taxes else 0,
        "permits_due": permits_needed(g, player) if in_force else 0,
        "permits_missing": missing,
        "fine": missing * g.rules.fine,
    }


def _forecast(g: ClimatePolicy) -> ForecastPart:
    return {"forecast": forecast(g)}


AIR: Final = Chapter(_air, AIR_READS)
FORECAST: Final = Chapter(
    _forecast,
    ("co2", "decade", "dirty_pool", "end", "event_deck", "exempt", "owner", "permits", "phase", "space"),
)
