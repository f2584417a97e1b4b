"""What can be seen on the board of classic and of both modes of Second Chance."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from keeling.bots.reasons.reasons import Reasons, Scene, amounts, control_told
from keeling.bots.reasons.works import reach, relieves
from keeling.kernel.messages import Message, Part, message
from keeling.titles.common.goals import goal_value
from keeling.titles.common.layout import (
    COAL,
    EMPTY,
    NOBODY,
    REGION_COUNT,
    SLOT_COUNT,
    SOURCE_COUNT,
    TOPIC_STRIDE,
    place_of_topic,
    region_of_space,
)
from keeling.titles.common.supply import next_income
from keeling.titles.common.words import fossil_name, goal_text, project_name, region_name, source_name, summit_name

Teller = Callable[[Scene], list[Message]]
MOST_NAMES: Final = 2  # projects, summits or goals that are named for one feature
HALF: Final = 2  # of a UN Goal: a plant must bring at least one in so many of its plants to be told early


def new_plants(scene: Scene) -> list[int]:
    """The spaces on which the seat has built in this turn."""
    start, here = scene.start, scene.here
    return [
        place
        for place in range(len(here.space))
        if here.space[place] != start.space[place]
        and EMPTY < here.space[place] < COAL
        and here.space_owner[place] == scene.seat
    ]


def built(scene: Scene) -> list[Message]:
    """The plants of this turn."""
    g = scene.here
    return [
        message("because-builds", source=source_name(g, g.space[place]), region=region_name(region_of_space(place)))
        for place in new_plants(scene)
    ]


def points_now(scene: Scene) -> list[Message]:
    """Points that are already on the track, if they were not won in what follows the turn."""
    if scene.here.end != scene.start.end or scene.here.decade != scene.start.decade:
        return []
    account = min(scene.seat, len(scene.here.score) - 1)
    gain = scene.here.score[account] - scene.other.score[account]
    return [message("because-points", amount=gain)] if gain > 0 else []


def cleaner(scene: Scene) -> list[Message]:
    """Fossil plants that leave the board, or cannot come to a space that is taken."""
    told = []
    for place in new_plants(scene):
        region = region_name(region_of_space(place))
        before = scene.start.space[place]
        if before >= COAL:
            told.append(message("because-replaces", plant=fossil_name(before), region=region))
        else:
            told.append(message("because-fills", region=region))
    return told


def richer(scene: Scene) -> list[Message]:
    """Coins, cubes and CEPs that the turn leaves more of."""
    here, other, own = scene.here, scene.other, scene.seat
    more: list[Part] = amounts(
        {
            "amount-money": here.money[own] - other.money[own],
            "amount-cubes": here.cube[own] - other.cube[own],
            "amount-ceps": here.cep[own] - other.cep[own],
        }
    )
    return [message("because-keeps", goods=more)] if more else []


def wiser(scene: Scene) -> list[Message]:
    """Sources of which the seat knows more."""
    here, other, own = scene.here, scene.other, scene.seat
    more: list[Part] = [
        source_name(here, source)
        for source in range(SOURCE_COUNT)
        if here.expertise_of(own, source) > other.expertise_of(own, source)
    ]
    return [message("because-expertise", sources=more)] if more else []


def at_work(scene: Scene) -> list[Message]:
    """Scientists who stand on a project or at a summit, or were recruited."""
    here, other, own = scene.here, scene.other, scene.seat
    told = [
        message("because-scientist-project", project=project_name(here, slot))
        for slot in range(SLOT_COUNT)
        if here.project_scientist[slot] == own != other.project_scientist[slot]
    ]
    summits = {
        place_of_topic(topic)
        for topic in range(len(here.summit_scientist))
        if here.summit_scientist[topic] == own != other.summit_scientist[topic]
    }
    told += [talks(here, place) for place in sorted(summits) if here.summit_tile[place] != EMPTY]
    return told[:MOST_NAMES] or recruited(scene)


def recruited(scene: Scene) -> list[Message]:
    """One scientist more who is not in the pool."""
    here, other, own = scene.here, scene.other, scene.seat
    return [message("because-recruits")] if here.pool_scientists[own] < other.pool_scientists[own] else []


def talks(g: Any, place: int) -> Message:
    """That a scientist goes to a summit, and how many of its topics have one then, unless he is the first."""
    tile = g.summit_tile[place]
    first = TOPIC_STRIDE * place
    size = g.rules.summit_size[tile]
    there = size - g.summit_scientist[first : first + size].count(NOBODY)
    if there <= 1:
        return message("because-scientist-summit", summit=summit_name(g, tile))
    return message("because-summit-seat", summit=summit_name(g, tile), done=there, size=size)


def in_control(scene: Scene) -> list[Message]:
    """Regions that the seat controls only after this turn, and from whom it took them."""
    told = []
    for region in range(REGION_COUNT):
        if scene.here.controller[region] != scene.seat or scene.other.controller[region] == scene.seat:
            continue
        told.append(control_told(region_name(region), scene.start.controller[region], scene.seat))
    return told


def more_cards(scene: Scene) -> list[Message]:
    """Lobby cards that are still in hand."""
    own = scene.seat
    more = scene.here.lobby_place.count(own) - scene.other.lobby_place.count(own)
    return [message("because-cards", amount=more)] if more > 0 else []


def region_ceps(scene: Scene) -> list[Message]:
    """CEPs that stay in regions the seat controls, or a price that makes all of them worth more."""
    here, other = scene.here, scene.other
    told = [
        message("because-region-ceps", region=region_name(region), amount=here.region_cep[region])
        for region in range(REGION_COUNT)
        if here.controller[region] == scene.seat == other.controller[region]
        and here.region_cep[region] > other.region_cep[region]
    ]
    if not told and here.price > other.price:
        told.append(message("because-cep-price", amount=here.price))
    return told[:1]


def company_goal(scene: Scene) -> list[Message]:
    """A Company Goal that comes to more, or is still held."""
    here, other, own = scene.here, scene.other, scene.seat
    told = []
    for card in range(len(here.goal_place)):
        if here.goal_place[card] != own:
            continue
        worth = goal_value(here, own, card)
        if other.goal_place[card] != own:
            told.append(message("because-keeps-goal", goal=goal_text(here, card), amount=worth))
        elif worth > goal_value(other, own, card):
            told.append(message("because-company-goal", goal=goal_text(here, card), amount=worth))
    return told[:1]


def earns(scene: Scene) -> list[Message]:
    """The next income, if it will be more; of the team together, if it plays as one."""
    here, other = scene.here, scene.other
    seats = [scene.seat] if len(here.score) > 1 else range(here.players)
    gain = sum(next_income(here, each) - next_income(other, each) for each in seats)
    return [message("because-income", amount=gain)] if gain > 0 else []


def cooler(scene: Scene) -> list[Message]:
    """CO2 that is not in the air."""
    less = scene.other.co2 - scene.here.co2
    return [message("because-co2", amount=less)] if less > 0 and scene.here.decade == scene.other.decade else []


class BoardReasons(Reasons):
    """Features that titles on the board have in common, by what can be seen of them."""

    tellers: ClassVar[dict[str, tuple[str, ...]]] = {
        "score": ("goals", "built", "points_now"),
        "stock": ("richer", "more_cards", "recruited"),
        "knowledge": ("wiser", "earns"),
        "income": ("earns", "wiser"),
        "scientists": ("at_work",),
        "summits": ("at_work",),
        "projects": ("ready", "built", "reach"),
        "control": ("in_control", "region_ceps"),
        "cards": ("more_cards", "company_goal"),
        "Company Goals": ("company_goal",),
        "planet": ("cleaner", "relief", "reach", "cooler"),
        "CO2": ("cleaner", "cooler", "relief", "reach"),
        "danger": ("achieved", "goals", "points_now", "cleaner", "relief", "reach", "earns", "cooler"),
        "pace": ("built", "ready", "reach"),
        "plants soon": ("ready", "built", "reach"),
        "UN Goals": ("goals", "nearer", "works"),
        "Environmental Goals": ("achieved", "at_work", "wiser"),
    }
    """For each feature what may explain it, in order: the first that has something to say does."""

    def explain(self, feature: str, gain: int, scene: Scene) -> list[Message]:
        """What the tellers of the feature see."""
        for name in self.tellers.get(feature, ()):
            teller: Teller | None = TELLERS.get(name) or getattr(self, name, None)
            told = teller(scene) if teller is not None else []
            if told:
                return told
        return []

    def is_ready(self, g: Any, slot: int, player: int) -> bool:
        """Whether the player could soon build from the project on the slot."""
        raise NotImplementedError

    def goal_name(self, g: Any, card: int) -> Message:
        """A UN Goal."""
        raise NotImplementedError

    def needs(self, g: Any, card: int) -> list[int]:
        """How many plants of each source a UN Goal shows."""
        raise NotImplementedError

    def has(self, g: Any, player: int) -> list[int]:
        """How many plants of each source the player has for UN Goals."""
        raise NotImplementedError

    def lacks(self, g: Any, slot: int, player: int) -> dict[str, int]:
        """What the player lacks to build from the project on the slot (see `Lacks`)."""
        raise NotImplementedError

    def under_way(self, g: Any, player: int) -> list[int]:
        """How many plants of each source count for UN Goals, or will once something that is begun is built."""
        return self.has(g, player)

    def news(self, scene: Scene) -> tuple[list[int], list[int]]:
        """The slots whose projects are ready only after this turn, and those that have one at all only then."""
        here, other, own = scene.here, scene.other, scene.seat
        ready = [
            slot for slot in range(SLOT_COUNT) if self.is_ready(here, slot, own) and not self.is_ready(other, slot, own)
        ]
        there = [
            slot
            for slot in range(SLOT_COUNT)
            if here.project[slot] != EMPTY and other.project[slot] == EMPTY == scene.start.project[slot]
        ]
        return ready, there

    def ready(self, scene: Scene) -> list[Message]:
        """A project that is ready only after this turn, or is there at all, and what a plant from it would lead to."""
        here = scene.here
        for key, slots in zip(("because-ready", "because-project"), self.news(scene), strict=True):
            for slot in slots[:1]:
                told = [message(key, project=project_name(here, slot))]
                return [*told, *self.toward(scene, here.project[slot]), *relieves(here, slot)]
        return []

    def relief(self, scene: Scene) -> list[Message]:
        """What a plant from such a project would do to fossil plants."""
        return [each for slots in self.news(scene) for slot in slots for each in relieves(scene.here, slot)][:1]

    def reach(self, scene: Scene) -> list[Message]:
        """The project to which the seat has come nearer."""
        return reach(scene, self.lacks)

    def toward(self, scene: Scene, source: int) -> list[Message]:
        """The UN Goal for which one more plant of a source would be the largest part, if that is much of it."""
        here = scene.here
        has = self.has(here, scene.seat)
        best: tuple[int, int, int] | None = None
        for card in here.un_row:
            needs = self.needs(here, card)
            done, needed = covered(needs, has) + 1, sum(needs)
            if has[source] < needs[source] and HALF * done >= needed:
                best = max(best or (0, 0, 0), (100 * done // needed, -card, done))
        if best is None:
            return []
        card, done = -best[1], best[2]
        return [
            message("because-serves", goal=self.goal_name(here, card), done=done, needed=sum(self.needs(here, card)))
        ]

    def works(self, scene: Scene) -> list[Message]:
        """The UN Goal for which more is under way than after the other turn, and that is the nearest."""
        here = scene.here
        now, otherwise = (self.under_way(g, scene.seat) for g in (here, scene.other))
        best: tuple[int, int] | None = None
        for card in here.un_row:
            needs = self.needs(here, card)
            if covered(needs, now) > covered(needs, otherwise):
                best = max(best or (0, 0), (100 * covered(needs, now) // sum(needs), -card))
        if best is None:
            return []
        card = -best[1]
        needs = self.needs(here, card)
        return [message("because-serves", goal=self.goal_name(here, card), done=covered(needs, now), needed=sum(needs))]

    def goals(self, scene: Scene) -> list[Message]:
        """UN Goals that the seat has taken in this turn."""
        here, own = scene.here, scene.seat
        return [
            message("because-goal", goal=self.goal_name(here, card))
            for card in range(len(here.un_owner))
            if here.un_owner[card] == own and scene.start.un_owner[card] == NOBODY
        ]

    def nearer(self, scene: Scene) -> list[Message]:
        """The UN Goal of which the plants of this turn bring the seat the largest part; nothing without a plant."""
        here, own = scene.here, scene.seat
        before, now = self.has(scene.start, own), self.has(here, own)
        best: tuple[int, int] = (0, EMPTY)
        for card in here.un_row:
            needs = self.needs(here, card)
            done = covered(needs, now)
            if done > covered(needs, before):
                best = max(best, (100 * done // sum(needs), card))
        if best[1] == EMPTY:
            return []
        needs = self.needs(here, best[1])
        goal = self.goal_name(here, best[1])
        return [message("because-nearer", goal=goal, done=covered(needs, now), needed=sum(needs))]


TELLERS: Final[dict[str, Teller]] = {
    "built": built,
    "points_now": points_now,
    "richer": richer,
    "wiser": wiser,
    "at_work": at_work,
    "in_control": in_control,
    "region_ceps": region_ceps,
    "more_cards": more_cards,
    "recruited": recruited,
    "company_goal": company_goal,
    "cleaner": cleaner,
    "cooler": cooler,
    "earns": earns,
}


def covered(needs: list[int], has: list[int]) -> int:
    """How many of the plants a UN Goal shows are there."""
    return sum(min(need, count) for need, count in zip(needs, has, strict=True))
