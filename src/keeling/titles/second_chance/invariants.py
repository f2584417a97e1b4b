"""What holds in every reachable position of Second Chance (docs/rules/flow.md, F7)."""

from keeling.titles.common.invariants import check_board, check_scientists
from keeling.titles.common.layout import EMPTY, NOBODY, REGION_COUNT, SLOT_COUNT, SOURCE_COUNT
from keeling.titles.common.places import (
    GOAL_DISCARDED,
    GOAL_OFFERED,
    GOAL_SCORED,
    GOAL_SHOWN,
    LOBBY_BOX,
    LOBBY_OPEN,
    LOBBY_PACK,
)
from keeling.titles.common.regions import controlled_regions, fossil_on_board, plant_count
from keeling.titles.second_chance.alphabet import LOBBY_COUNT, UN_GOAL_COUNT
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.environment import group_size
from keeling.titles.second_chance.state import INSPECTORS, PAID_BY_REGION, SecondChance


def cooperative_violations(g: Cooperative) -> list[str]:
    """The invariants of a cooperative game that do not hold, in words."""
    found: list[str] = []
    lent = INSPECTORS if g.second.inspectors and g.env_tile else 0
    check_shared(g, lent, found)
    if g.co2 < g.second.co2_floor:
        found.append("CO2 never falls below its floor")
    if len(g.env_done) != len(g.env_tile) or len(set(g.env_tile)) != len(g.env_tile):
        found.append("each Environmental Goal occurs at most once")
    for player in range(g.players):
        held = g.goal_place.count(player) + g.goal_place.count(GOAL_SHOWN + player)
        if held != g.second.goals_dealt:
            found.append("everybody has his Private Goals")
    for inspector in range(INSPECTORS):
        if not -1 <= g.inspector[inspector] < group_size(g, inspector):
            found.append("inspectors walk round their groups")
    return found


def competitive_violations(g: Competitive) -> list[str]:
    """The invariants of a competitive game that do not hold, in words."""
    found: list[str] = []
    check_shared(g, 0, found)
    rules = g.second
    if rules.un_relief_ppm == 0 and g.co2 != rules.start_co2 + fossil_on_board(g):
        found.append("CO2 is what it was at the start and what the fossil plants on the board emit")
    for player in range(g.players):
        held = sum([g.goal_place.count(player + where) for where in (0, GOAL_DISCARDED, GOAL_SCORED)])
        offered = g.goal_place.count(GOAL_OFFERED + player)
        if held != rules.goals_kept and offered != rules.goals_dealt:
            found.append("everybody keeps as many Company Goals as the rules say")
    return found


def check_shared(g: SecondChance, lent: int, found: list[str]) -> None:
    """What both modes share; `lent` tech cubes are on the board as inspectors."""
    check_board(g, found)
    check_scientists(g, g.lobby_scientist, found)
    check_pieces(g, lent, found)
    check_infrastructure(g, found)
    check_cards(g, found)


def check_pieces(g: SecondChance, lent: int, found: list[str]) -> None:
    """Nothing appears or vanishes: CEPs, tech cubes, project tiles."""
    rules = g.second
    on_plants = len([due for due in g.dues if due >= PAID_BY_REGION])
    if sum(g.cep) + sum(g.region_cep) + g.market + g.bank + on_plants != rules.ceps:
        found.append("the CEPs of hands, regions, plants, market and bank are all there are")
    if sum(g.cube) + sum(g.region_cube) + g.cubes + lent != rules.cube_total:
        found.append("the tech cubes of players, regions and supply are all there are")
    for source in range(SOURCE_COUNT):
        if g.project_pool[source] + g.project.count(source) + g.plants_built[source] != rules.projects[source]:
            found.append("the project tiles of pool, board and plants are all there are")


def check_infrastructure(g: SecondChance, found: list[str]) -> None:
    """Tokens, control cubes, markers and levels."""
    rules = g.second
    for slot in range(SLOT_COUNT):
        if (g.token[slot] != NOBODY) != (g.installed[slot] == 1) and slot != g.preparing:
            found.append("a prepared project has a token, and no other")
        if (g.level[slot] != 0) != (g.project[slot] != EMPTY):
            found.append("a project has a level")
        if g.installed[slot] and g.project_scientist[slot] != NOBODY:
            found.append("no scientist stands on infrastructure")
    for place in range(len(g.space)):
        if (g.space_token[place] != NOBODY) != (g.space_owner[place] != NOBODY):
            found.append("every green plant stands on infrastructure")
    for player in range(g.players):
        if g.tokens_left(player) < 0 or plant_count(g, player) > rules.control_cubes:
            found.append("nobody has used more tokens or control cubes than he has")
        if controlled_regions(g, player) > min(rules.control_markers, REGION_COUNT):
            found.append("nobody controls more regions than he has markers")


def check_cards(g: SecondChance, found: list[str]) -> None:
    """Each card occurs once and is where a card can be; scientists stand on open cards only."""
    for card in range(LOBBY_COUNT):
        place = g.lobby_place[card]
        held = False
        for first in (0, LOBBY_PACK, LOBBY_OPEN):
            if first <= place < first + g.players:
                held = True
        if not held and place != LOBBY_BOX:
            found.append("each lobbyist card is somewhere")
        if g.lobby_scientist[card] != NOBODY and place < LOBBY_OPEN:
            found.append("scientists stand on open lobbyist cards only")
    owned = [card for card in range(UN_GOAL_COUNT) if g.un_owner[card] != NOBODY]
    if sorted(g.un_row + g.un_box + owned) != list(range(UN_GOAL_COUNT)):
        found.append("each UN Goal occurs exactly once")
