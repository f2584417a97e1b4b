"""An opinion: what a bot thinks of a position, as a list of named features.

The unit is a hundredth of a victory point. A feature is a part of the value with a name, so a choice can be
explained by the features in which two positions differ most. What a feature is worth are weights, named and kept in
`weights/`; they are opinions, not rules. Whatever a seat cannot know has been dealt again before a bot gets to see
the game.
"""

from typing import Any, Final, Generic

from keeling.kernel.game import PLAYING, Decision, G, Game
from keeling.kernel.title import AnyTitle

POINT: Final = 100
COMMON_DEFEAT: Final = -1_000_000  # worse than anything else
PRUDENT: Final = 100
NO_FEAR: Final = -1

DecisionTypes = tuple[type[Decision[Any]], ...]


class Opinion(Generic[G]):
    """What positions of one title are worth to a seat, and which questions are only follow-ups of an action.

    `names` are the names of the features, in the order of `features`. The one called `feared` is the fear of common
    defeat, at most 0; a title in which nobody can lose together with all others has none.
    """

    names: list[str]
    feared: int
    beginnings: DecisionTypes  # questions that begin something new; all others belong to the action before
    declined: DecisionTypes  # follow-ups that are answered by their last option: nothing more is done
    settled_in_0_1: bool  # whether the spec `greedy-0.1` answers follow-ups before it looks
    overlooked: list[str]  # names of features that somebody in a hurry does not see

    def __init__(self, names: list[str], feared: str = "") -> None:
        self.names = names
        self.feared = names.index(feared) if feared else NO_FEAR
        self.beginnings = (Decision,)
        self.declined = ()
        self.settled_in_0_1 = True
        self.overlooked = []

    def features(self, g: G, seat: int) -> list[int]:
        """The parts of the position's value for the seat, in the order of `names`."""
        raise NotImplementedError

    def value(self, g: G, seat: int, caution: int = PRUDENT) -> int:
        """How good the position looks for the seat: the sum of its features.

        `caution` is how much of the fear of common defeat is shared, in per cent.
        """
        features = self.features(g, seat)
        total = 0
        for feature in features:
            total += feature
        if caution != PRUDENT and self.feared != NO_FEAR:
            total += (PRUDENT - caution) * -features[self.feared] // PRUDENT
        return total

    def fear(self, g: G, seat: int) -> int:
        """How much of the value is fear of common defeat: a bot that fears nothing adds it back."""
        return -self.features(g, seat)[self.feared] if self.feared != NO_FEAR else 0

    def is_beginning(self, g: G, decision: Decision[Any]) -> bool:
        """Whether the open question asks for something new, not for a detail of the action before it."""
        return isinstance(decision, self.beginnings)

    def answer(self, g: G, decision: Decision[Any]) -> int:
        """The simplest answer to a follow-up question."""
        return g.legal[-1] if isinstance(decision, self.declined) else g.legal[0]


class Inattentive(Opinion[Any]):
    """The opinion of somebody in a hurry, to whom the features that one overlooks count only in part."""

    def __init__(self, opinion: Opinion[Any], attention: int) -> None:
        super().__init__(opinion.names)
        self.opinion = opinion
        self.feared = opinion.feared
        self.attention = [attention if name in opinion.overlooked else 100 for name in opinion.names]

    def features(self, g: Any, seat: int) -> list[int]:
        """The features of the whole opinion, each as far as it is seen."""
        features = self.opinion.features(g, seat)
        for n in range(len(features)):
            features[n] = self.attention[n] * features[n] // 100
        return features

    def is_beginning(self, g: Any, decision: Decision[Any]) -> bool:
        """As the whole opinion says."""
        return self.opinion.is_beginning(g, decision)

    def answer(self, g: Any, decision: Decision[Any]) -> int:
        """As the whole opinion says."""
        return self.opinion.answer(g, decision)


MOST_ANSWERS: Final = 100


def settle(g: Game, opinion: Opinion[Any]) -> None:
    """Answer the small questions of the last action (which CEP pays, where a scientist goes) in the simplest way.

    Positions are looked at after that, so that an action shows what it brings. Whoever is asked, a question that
    begins something new stays open.
    """
    for _ in range(MOST_ANSWERS):
        decision = g.decision
        if decision is None or opinion.is_beginning(g, decision):
            return
        g.apply(opinion.answer(g, decision))


class ScoreOpinion(Opinion[Game]):
    """The opinion about a title for which there is no other: its score; an end without winners is worst."""

    def __init__(self, title: AnyTitle) -> None:
        super().__init__(["score", "defeat"], "defeat")
        self.title = title

    def features(self, g: Game, seat: int) -> list[int]:
        """The points of the seat, which are all lost in common defeat."""
        score = POINT * self.title.scores(g)[seat]
        if g.end != PLAYING and not self.title.outcome(g).winners:
            return [score, COMMON_DEFEAT - score]
        return [score, 0]
