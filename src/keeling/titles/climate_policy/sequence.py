"""Sequence of play (document, Sequence of play): decades, their rounds, and what comes at their ends."""

from keeling.kernel.game import Step
from keeling.titles.climate_policy.income import Income
from keeling.titles.climate_policy.ledger import close_books
from keeling.titles.climate_policy.permits import IntroducePermits
from keeling.titles.climate_policy.research import NewResearch, ReduceCosts
from keeling.titles.climate_policy.scoring import FinalScoring
from keeling.titles.climate_policy.state import ROUND, ClimatePolicy
from keeling.titles.climate_policy.turn import Turn
from keeling.titles.climate_policy.upkeep import Upkeep


class Decade(Step[ClimatePolicy]):
    """A decade: its rounds, then its upkeep (P-SEQ-01, P-SEQ-02)."""

    def run(self, g: ClimatePolicy) -> None:
        g.phase = ROUND
        g.then(Round())
        rules = g.rules
        if (rules.permits or rules.loopholes) and g.decade == rules.permit_decade:
            g.then(IntroducePermits())  # G-102


class Round(Step[ClimatePolicy]):
    """Income for all, a turn for everybody from the first player clockwise, research, and the token (P-SEQ-03)."""

    def run(self, g: ClimatePolicy) -> None:
        g.then(
            ReduceCosts(),  # P-RES-01
            NewResearch(),  # P-RES-03
            PassToken(),  # P-RES-05, B-51
            CloseRound(),
        )
        for n in range(g.players - 1, -1, -1):
            g.then(Turn((g.first_player + n) % g.players))
        g.then(Income())


class PassToken(Step[ClimatePolicy]):
    """The First Player token goes to the left."""

    def run(self, g: ClimatePolicy) -> None:
        g.first_player = g.next_player(g.first_player)


class CloseRound(Step[ClimatePolicy]):
    """The books of the round are closed; the next round follows, or the upkeep (P-SEQ-06)."""

    def run(self, g: ClimatePolicy) -> None:
        close_books(g)
        if g.round - g.players + 1 < g.rules.rounds:
            g.round += 1
            g.then(Round())
        else:
            g.then(Upkeep(), CloseDecade())


class CloseDecade(Step[ClimatePolicy]):
    """The books of the upkeep are closed; the next decade follows, or the final scoring (P-SEQ-07)."""

    def run(self, g: ClimatePolicy) -> None:
        close_books(g)
        if g.decade < g.rules.decades:
            g.decade += 1
            g.round = g.players
            g.then(Decade())
        else:
            g.then(FinalScoring())
