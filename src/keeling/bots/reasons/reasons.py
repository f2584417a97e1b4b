"""What all titles share when reasons are given: which features count, what they are called, who else pays."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from keeling.bots.opinions.opinion import NO_FEAR, POINT, Opinion
from keeling.kernel.game import PLAYING
from keeling.kernel.messages import Message, message, seat, verbatim

WORTH_TELLING: Final = 40  # hundredths of a point by which a feature must differ
RIVAL_PAYS: Final = 150  # hundredths of a point that the best rival must lose
MOST_REASONS: Final = 3
MOST_DOINGS: Final = 2  # of a turn that is no better at once
OUTWEIGHS: Final = 2  # so many times as large as anything that can be seen: then a feature is named
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
    `against` is what the other turn is called.
    """

    start: Any
    here: Any
    other: Any
    seat: int
    against: Message = message("because-other-turn")

    def turned(self) -> "Scene":
        """The same with the eyes of the other turn."""
        return self._replace(here=self.other, other=self.here)


class Reasons:
    """Explains features; a title's own class overrides `explain`."""

    fancied: ClassVar[frozenset[str]] = frozenset()
    """Features of a rival that are hopes, and jump with every small change: what he loses of them is not told."""
    opinion: Opinion[Any]
    """Whose features are explained, while `tell` or `later` does."""

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
        both = self.explain(feature, -gain, scene.turned())
        return [each for each in told if each not in both]

    def doings(self, opinion: Opinion[Any], scene: Scene) -> list[Message]:
        """What the turn does on the board that the other one does not, whatever it is worth at once."""
        return distinct(each for name in opinion.names for each in self.seen(name, 0, scene))[:MOST_DOINGS]

    def tell(self, opinion: Opinion[Any], scene: Scene, team: bool) -> list[Message]:
        """See `reasons_for`: what can be seen first; a feature is named if it outweighs that, or if there is nothing.

        A turn that leaves only more goods also says what it does.
        """
        self.opinion = opinion
        gains = differences(opinion, scene)
        told: list[Message] = []
        weight = 0  # of the greatest gain that can be seen
        for name, gain in gains:
            if gain < WORTH_TELLING:
                break
            seen = self.seen(name, gain, scene)
            told = distinct([*told, *seen])
            weight = weight or (gain if seen else 0)
        if all(each["key"] == "because-keeps" for each in told):
            told = distinct([*told, *self.doings(opinion, scene)])
        name, gain = gains[0]
        if gain >= WORTH_TELLING and gain > OUTWEIGHS * weight and not self.seen(name, gain, scene):
            told = [*told[: MOST_REASONS - 1], message("because-more", what=named(name))]
        if not team and len(told) < MOST_REASONS:
            told += rival_pays(opinion, scene, self.fancied)
        if not told:
            return [message("because-equal")]
        told = told[:MOST_REASONS]
        name, loss = gains[-1]
        if len(told) < MOST_REASONS and -loss >= max(WORTH_TELLING, gains[0][1] // PRICE_SHARE):
            told += self.price(name, -loss, scene)
        return told

    def price(self, feature: str, loss: int, scene: Scene) -> list[Message]:
        """What the other turn has instead: what can be seen of it, or the feature by name; nothing without a turn."""
        if scene.other is scene.start:
            return []
        seen = self.seen(feature, loss, scene.turned())
        if not seen:
            return [message("because-price", what=named(feature))]
        return [message("because-but", turn=scene.against, reason=seen[0])]

    def later(self, opinion: Opinion[Any], laters: Sequence[Scene], now: Scene) -> list[Message]:
        """See `later_reasons`."""
        self.opinion = opinion
        told = self.doings(opinion, now)
        sums: Counter[str] = Counter()
        for scene in laters:
            sums.update(dict(differences(opinion, scene)))
        gains = [name for name, gain in sums.most_common() if gain >= len(laters) * WORTH_TELLING]
        for name in gains:
            reason = self.usual(name, laters)
            if reason is not None and reason not in told:
                return [*told, message("because-then", reason=reason)]
        if told or gains:
            return told or [message("because-later", what=named(gains[0]))]
        name, loss = differences(opinion, now)[-1]
        if -loss < WORTH_TELLING:
            return [message("because-equal")]
        seen = self.seen(name, -loss, now.turned())
        if seen:
            return [message("because-nearly-but", turn=now.against, reason=seen[0])]
        return [message("because-nearly", what=named(name))]

    def usual(self, feature: str, laters: Sequence[Scene]) -> Message | None:
        """What can be seen of a feature in more than half of some scenes, as far as anything can."""
        seen = [each for scene in laters for each in distinct(self.seen(feature, WORTH_TELLING, scene))]
        if not seen:
            return None
        best = max(seen, key=seen.count)
        return best if 2 * seen.count(best) > len(laters) else None


def distinct(told: Iterable[Message]) -> list[Message]:
    """The messages in their order, each once."""
    found: list[Message] = []
    for each in told:
        if each not in found:
            found.append(each)
    return found


def differences(opinion: Opinion[Any], scene: Scene) -> list[tuple[str, int]]:
    """By how much each feature is better here than after the other turn, the largest gain first."""
    here = opinion.features(scene.here, scene.seat)
    other = opinion.features(scene.other, scene.seat)
    gains = [(name, a - b) for name, a, b in zip(opinion.names, here, other, strict=True)]
    return sorted(gains, key=lambda gain: -gain[1])


def is_better(opinion: Opinion[Any], scene: Scene) -> bool:
    """Whether any feature is better here by so much that it is worth telling."""
    return differences(opinion, scene)[0][1] >= WORTH_TELLING


def named(feature: str) -> str | Any:
    """What a feature is called; one that nobody has named goes by its own name."""
    return FEATURES.get(feature) or verbatim(feature)


def rival_pays(opinion: Opinion[Any], scene: Scene, fancied: frozenset[str]) -> list[Message]:
    """What this turn costs the best of the others, against the other turn, if it is much, mere hopes left out."""
    if scene.here.end != PLAYING or scene.other.end != PLAYING or scene.here.players == 1:
        return []
    rivals = [rival for rival in range(scene.here.players) if rival != scene.seat]
    ahead = max(rivals, key=lambda rival: opinion.value(scene.other, rival, 0))
    losses = differences(opinion, Scene(scene.start, scene.other, scene.here, ahead))
    mere = fancied | ({opinion.names[opinion.feared]} if opinion.feared != NO_FEAR else set())
    loss = sum(each for name, each in losses if name not in mere)
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
