"""What can be seen on the board of classic and of both modes of Second Chance."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from keeling.bots.reasons.reasons import Reasons, Scene, amounts, control_told
from keeling.kernel.messages import Message, Part, message
from keeling.titles.common.layout import (
    COAL,
    EMPTY,
    NOBODY,
    REGION_COUNT,
    SLOT_COUNT,
    SOURCE_COUNT,
    place_of_topic,
    region_of_space,
)
from keeling.titles.common.words import fossil_name, project_name, region_name, source_name, summit_name

Teller = Callable[[Scene], list[Message]]
MOST_NAMES: Final = 2  # projects, summits or goals that are named for one feature


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
    told += [
        message("because-scientist-summit", summit=summit_name(here, here.summit_tile[place]))
        for place in sorted(summits)
        if here.summit_tile[place] != EMPTY
    ]
    if not told and here.pool_scientists[own] < other.pool_scientists[own]:
        told.append(message("because-recruits"))
    return told[:MOST_NAMES]


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


class BoardReasons(Reasons):
    """Features that titles on the board have in common, by what can be seen of them."""

    tellers: ClassVar[dict[str, tuple[str, ...]]] = {
        "score": ("goals", "built", "points_now"),
        "stock": ("richer",),
        "knowledge": ("wiser",),
        "scientists": ("at_work",),
        "summits": ("at_work",),
        "projects": ("ready", "built"),
        "control": ("in_control",),
        "cards": ("more_cards",),
        "planet": ("cleaner",),
        "CO2": ("cleaner",),
        "pace": ("built", "ready"),
        "plants soon": ("ready", "built"),
        "UN Goals": ("goals", "nearer"),
        "Environmental Goals": ("achieved",),
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

    def ready(self, scene: Scene) -> list[Message]:
        """Projects that are ready only after this turn, or are there at all."""
        here, other, own = scene.here, scene.other, scene.seat
        told = [
            message("because-ready", project=project_name(here, slot))
            for slot in range(SLOT_COUNT)
            if self.is_ready(here, slot, own) and not self.is_ready(other, slot, own)
        ]
        told += [
            message("because-project", project=project_name(here, slot))
            for slot in range(SLOT_COUNT)
            if here.project[slot] != EMPTY and other.project[slot] == EMPTY == scene.start.project[slot]
        ]
        return told[:1]

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
    "more_cards": more_cards,
    "cleaner": cleaner,
}


def covered(needs: list[int], has: list[int]) -> int:
    """How many of the plants a UN Goal shows are there."""
    return sum(min(need, count) for need, count in zip(needs, has, strict=True))
