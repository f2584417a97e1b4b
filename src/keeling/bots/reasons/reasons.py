"""What all titles share when reasons are given: which features count, what they are called, who else pays."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from keeling.bots.opinions.opinion import POINT, Opinion
from keeling.kernel.game import PLAYING
from keeling.kernel.messages import Message, message, seat, verbatim

WORTH_TELLING: Final = 40  # hundredths of a point by which a feature must differ
RIVAL_PAYS: Final = 150  # hundredths of a point that the best rival must lose
MOST_REASONS: Final = 3
PRICE_SHARE: Final = 4  # a price is told if it is at least so great a part of the gain

FEATURES: Final[Mapping[str, str]] = {
    "score": "feature-score",
    "stock": "feature-stock",
    "knowledge": "feature-knowledge",
    "scientists": "feature-scientists",
    "projects": "feature-projects",
    "control": "feature-control",
    "cards": "feature-cards",
    "planet": "feature-planet",
    "summits": "feature-summits",
    "UN Goals": "feature-un-goals",
    "Company Goals": "feature-company-goals",
    "event": "feature-event",
    "income": "feature-income",
    "pace": "feature-pace",
    "plants soon": "feature-plants-soon",
    "Private Goals": "feature-private-goals",
    "CO2": "feature-co2",
    "Environmental Goals": "feature-environmental-goals",
    "danger": "feature-danger",
    "extra action": "feature-extra-action",
    "end": "feature-end",
    "holdings": "feature-holdings",
    "plants": "feature-plants",
    "burden": "feature-burden",
    "ready money": "feature-ready-money",
    "builds to come": "feature-builds-to-come",
    "research": "feature-research",
    "loopholes": "feature-loopholes",
    "grants": "feature-grants",
    "offer": "feature-offer",
    "card": "feature-card",
    "rivals": "feature-rivals",
    "flood": "feature-flood",
    "defeat": "feature-flood",
}
"""What the features of the opinions are called: of what a turn brings more or less."""


class Scene(NamedTuple):
    """What a reason is about: a position, the one after a turn, and the one after another turn (or none), for a seat.

    All three are of one imagined deal, so what chance brought is the same; the seat's own doing is what differs.
    """

    start: Any
    here: Any
    other: Any
    seat: int


class Reasons:
    """Explains features; a title's own class overrides `explain`."""

    def explain(self, feature: str, gain: int, scene: Scene) -> list[Message]:
        """What can be seen of a feature that is worth so much more here than after the other turn, in hundredths.

        Nothing, if there is nothing to see: then the feature is named.
        """
        return []

    def seen(self, feature: str, gain: int, scene: Scene) -> list[Message]:
        """What can be seen of a feature here and not just as well after the other turn."""
        told = self.explain(feature, gain, scene)
        if scene.other is scene.start or not told:
            return told
        both = self.explain(feature, -gain, scene._replace(here=scene.other, other=scene.here))
        return [each for each in told if each not in both]

    def tell(self, opinion: Opinion[Any], scene: Scene, team: bool) -> list[Message]:
        """See `reasons_for`."""
        gains = differences(opinion, scene)
        told: list[Message] = []
        best = 0
        for name, gain in gains:
            if gain < WORTH_TELLING or len(told) >= MOST_REASONS:
                break
            best = max(best, gain)
            for each in self.seen(name, gain, scene) or [message("because-more", what=named(name))]:
                if each not in told and len(told) < MOST_REASONS:
                    told.append(each)
        if not team and len(told) < MOST_REASONS:
            told += rival_pays(opinion, scene)
        if not told:
            return [message("because-equal")]
        name, loss = gains[-1]
        if len(told) < MOST_REASONS and -loss >= max(WORTH_TELLING, best // PRICE_SHARE):
            told.append(message("because-price", what=named(name)))
        return told


def differences(opinion: Opinion[Any], scene: Scene) -> list[tuple[str, int]]:
    """By how much each feature is better here than after the other turn, the largest gain first."""
    here = opinion.features(scene.here, scene.seat)
    other = opinion.features(scene.other, scene.seat)
    gains = [(name, a - b) for name, a, b in zip(opinion.names, here, other, strict=True)]
    return sorted(gains, key=lambda gain: -gain[1])


def is_better(opinion: Opinion[Any], scene: Scene) -> bool:
    """Whether any feature is better here by so much that it is worth telling."""
    return differences(opinion, scene)[0][1] >= WORTH_TELLING


def later_reasons(opinion: Opinion[Any], later: Scene, now: Scene) -> list[Message]:
    """What speaks for a turn that brings nothing more at once: the features by name that are better some turns later.

    If there are none, what the other turn brings more of now.
    """
    gains = [name for name, gain in differences(opinion, later) if gain >= WORTH_TELLING]
    if gains:
        return [message("because-later", what=named(name)) for name in gains[:1]]
    name, loss = differences(opinion, now)[-1]
    return [message("because-nearly", what=named(name)) if -loss >= WORTH_TELLING else message("because-equal")]


def named(feature: str) -> str | Any:
    """What a feature is called; one that nobody has named goes by its own name."""
    return FEATURES.get(feature) or verbatim(feature)


def rival_pays(opinion: Opinion[Any], scene: Scene) -> list[Message]:
    """What this turn costs the best of the others, against the other turn, if it is much."""
    if scene.here.end != PLAYING or scene.other.end != PLAYING or scene.here.players == 1:
        return []
    rivals = [rival for rival in range(scene.here.players) if rival != scene.seat]
    ahead = max(rivals, key=lambda rival: opinion.value(scene.other, rival, 0))
    loss = opinion.value(scene.other, ahead, 0) - opinion.value(scene.here, ahead, 0)
    if loss < RIVAL_PAYS:
        return []
    return [message("because-rival", player=seat(ahead), amount=(loss + POINT // 2) // POINT)]


def control_told(region: str, before: int, player: int) -> Message:
    """That a player controls a region now, which this seat (none: below 0) controlled before."""
    if before == player:
        return message("because-holds", region=region)
    if before < 0:
        return message("because-controls", region=region)
    return message("because-takes", region=region, player=seat(before))


def amounts(pairs: Mapping[str, int]) -> list[Any]:
    """Amounts as parts of a message: those that are positive, by the keys of what they are of."""
    return [message(key, amount=number) for key, number in pairs.items() if number > 0]
