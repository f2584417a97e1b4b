"""Grants (document, add-on A) and the carbon dividend: what becomes of the Funding Pool in upkeep."""

from keeling.kernel.game import Step
from keeling.titles.climate_policy.layout import COAL, DIVIDEND, EMPTY, GRANTS, source_of
from keeling.titles.climate_policy.rules import GRANTS_DIE, GRANTS_FIXED, TO_ALL, TO_CUBES, TO_LEADER
from keeling.titles.climate_policy.state import ClimatePolicy
from keeling.titles.climate_policy.streams import GRANT_DIE


class Grants(Step[ClimatePolicy]):
    """The Funding Pool is paid out as grants, by the source and the rule of this game (P-GRA-05: after the policy)."""

    def run(self, g: ClimatePolicy) -> None:
        rules = g.rules
        if rules.grants == GRANTS_DIE or rules.grants == GRANTS_FIXED:
            kept = g.funding if rules.dividend else 0  # G-101: the revenue in the pool is for the dividend
            g.then(RaiseGrants(), AwardGrants(kept), ReturnGrants(g.funding))
        else:
            g.then(AwardGrants(0))


class RaiseGrants(Step[ClimatePolicy]):
    """The decade's sum for grants comes from the bank: a die (P-EXP-05) or a fixed sum (P-EXP-06)."""

    def run(self, g: ClimatePolicy) -> None:
        amount = g.rules.grant_sum
        if g.rules.grants == GRANTS_DIE:
            g.reveal()
            amount = 1 + g.chance.below(GRANT_DIE, g.rules.die)
        g.bank -= amount
        g.funding += amount


class AwardGrants(Step[ClimatePolicy]):
    """A summit tile says for which sources there are grants; without tile all companies share alike.

    `kept` is what lies in the Funding Pool, but not for grants; so in the steps that follow.
    """

    def __init__(self, kept: int) -> None:
        self.kept = kept

    def run(self, g: ClimatePolicy) -> None:
        if g.rules.grant_rule == TO_ALL:
            g.then(GrantToAll(self.kept))
        elif g.summit_deck:
            g.then(DrawSummit(self.kept))


class DrawSummit(Step[ClimatePolicy]):
    """A random summit tile is revealed and laid aside (P-GRA-01, G-85); its topics are paid in order (P-GRA-03)."""

    def __init__(self, kept: int) -> None:
        self.kept = kept

    def run(self, g: ClimatePolicy) -> None:
        g.reveal()
        tile = g.summit_deck[-1]
        g.summit_deck = g.summit_deck[:-1]
        g.summit_open = tile
        topics = g.rules.summit_size[tile]
        size = g.rules.grant_size
        if size == 0:
            size = (g.funding - self.kept) // topics  # P-EXP-07: the whole pool in equal parts
        for topic in range(topics - 1, -1, -1):
            g.then(GrantForSource(g.rules.topic(tile, topic), size, self.kept))


class GrantForSource(Step[ClimatePolicy]):
    """A grant for one source, as far as the pool reaches; what is left stays there (P-GRA-06, G-100)."""

    def __init__(self, source: int, size: int, kept: int) -> None:
        self.source = source
        self.size = size
        self.kept = kept

    def run(self, g: ClimatePolicy) -> None:
        weights = claims(g, self.source)
        total = sum(weights)
        if total == 0:
            return  # P-GRA-04
        amount = min(self.size, g.funding - self.kept)
        for player in range(g.players - 1, -1, -1):
            share = amount * weights[player] // total  # P-GRA-02
            if share > 0:
                g.then(PayGrant(player, self.source, share))


def claims(g: ClimatePolicy, source: int) -> list[int]:
    """By which weights the companies share a grant for the source, by the rule of this game (P-EXP-07)."""
    rule = g.rules.grant_rule
    if rule == TO_CUBES:
        return [cubes_of(g, player, source) for player in range(g.players)]
    best = 1
    if rule == TO_LEADER:
        best = max(1, max([g.pawn_of(player, source) for player in range(g.players)]))
    return [1 if g.pawn_of(player, source) >= best else 0 for player in range(g.players)]


def cubes_of(g: ClimatePolicy, player: int, source: int) -> int:
    """The white cubes on the player's plants of one source."""
    total = 0
    for place in range(len(g.space)):
        plant = g.space[place]
        if EMPTY < plant < COAL and g.owner[place] == player and source_of(plant) == source:
            total += g.rules.cubes[plant]
    return total


class GrantToAll(Step[ClimatePolicy]):
    """All companies get the same grant, the size of this game at most."""

    def __init__(self, kept: int) -> None:
        self.kept = kept

    def run(self, g: ClimatePolicy) -> None:
        share = (g.funding - self.kept) // g.players
        if g.rules.grant_size > 0:
            share = min(share, g.rules.grant_size)
        if share > 0:
            for player in range(g.players - 1, -1, -1):
                g.then(PayGrant(player, EMPTY, share))


class PayGrant(Step[ClimatePolicy]):
    """A company gets a grant for a source, or for none in particular."""

    def __init__(self, player: int, source: int, amount: int) -> None:
        self.player = player
        self.source = source
        self.amount = amount

    def run(self, g: ClimatePolicy) -> None:
        g.receive_funding(self.player, self.amount, GRANTS)


class ReturnGrants(Step[ClimatePolicy]):
    """What is left of a die or a fixed sum goes back to the bank, or stays by an option (G-101)."""

    def __init__(self, before: int) -> None:
        self.before = before  # what was in the pool before the sum was raised

    def run(self, g: ClimatePolicy) -> None:
        left = g.funding - self.before
        if left > 0 and not g.rules.grant_carry:
            g.funding -= left
            g.bank += left


class PayDividend(Step[ClimatePolicy]):
    """The Funding Pool is paid back to all companies in equal whole dollars; the rest stays."""

    def run(self, g: ClimatePolicy) -> None:
        share = g.funding // g.players
        for player in range(g.players):
            g.receive_funding(player, share, DIVIDEND)
