"""What a bot thinks of a position of nim."""

from keeling.bots.opinions.opinion import POINT, Opinion
from keeling.bots.opinions.weights import Weights
from keeling.kernel.game import PLAYING
from keeling.titles.nim.state import FLOODED, Nim


class NimOpinion(Opinion[Nim]):
    """The points of the seat with its card, against the best of the others; common defeat is worst."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(["score", "card", "rivals", "flood"], "flood")
        self.flood = weights.number("flood")

    def features(self, g: Nim, seat: int) -> list[int]:
        """In a flood no points are left that could make one flood better than another."""
        score = POINT * g.score[seat]
        card = 0
        if g.end == PLAYING and not g.shown[seat]:
            card = POINT * g.taken_from(seat, g.card[seat])
        rivals = -POINT * max([g.score[other] for other in range(g.players) if other != seat])
        flood = -self.flood - score - card - rivals if g.end == FLOODED else 0
        return [score, card, rivals, flood]


OPINION = NimOpinion
