"""Gaining Knowledge (rulebook): bonuses may be given to any player, and some knowledge by an option too."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.common.alphabet import LEARN
from keeling.titles.common.layout import (
    BONUS_ANY,
    BONUS_CUBE,
    BONUS_REGION_CEP,
    BONUS_SOURCE,
    REGION_COUNT,
    SOURCE_COUNT,
)
from keeling.titles.common.scientists import RecruitScientist
from keeling.titles.common.tracks import GainExpertise, push_bonus, refuse_place_cep
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.alphabet import GIVE
from keeling.titles.second_chance.state import SecondChance

# Bonuses


def push_gift(g: SecondChance, player: int, bonus: int) -> None:
    """Push the bonus a disc of the player has reached: his own, or his to give (S-KNO-08, SO-OPS-03, SX-OPS-05)."""
    rules = g.second
    if not rules.bonus_to_any or (bonus == BONUS_REGION_CEP and not rules.strict_bonus):
        push_bonus(g, player, bonus)  # G-37: whoever gets a CEP for a region, the effect is the same
    else:
        g.then(GiveBonus(player, bonus))


class GiveBonus(Decision[SecondChance]):
    """The player whose disc reached an icon says who gets its bonus; lost if nobody can use it (G-37)."""

    def __init__(self, player: int, bonus: int) -> None:
        super().__init__(player)
        self.bonus = bonus

    def options(self, g: SecondChance) -> list[int]:
        receivers = [(self.player + n) % g.players for n in range(g.players)]  # B-22: oneself first
        return [GIVE.code(receiver) for receiver in receivers if refuse_bonus(g, receiver, self.bonus) == LEGAL]

    def refuse(self, g: SecondChance, action: int) -> int:
        return refuse_bonus(g, GIVE.player(action), self.bonus) if GIVE.holds(action) else NOT_ASKED

    def choose(self, g: SecondChance, action: int) -> None:
        push_bonus(g, GIVE.player(action), self.bonus)  # S-KNO-09: he uses it and does not hand it on


def refuse_bonus(g: SecondChance, player: int, bonus: int) -> int:
    """Why the player cannot get this bonus; 0 if he can use it."""
    if player >= g.players:
        return refusal.NO_SUCH_PLAYER
    if bonus == BONUS_CUBE:
        useful = g.cubes > 0  # S-KNO-04
    elif bonus == BONUS_REGION_CEP:
        useful = any(refuse_place_cep(g, region) == LEGAL for region in range(REGION_COUNT))  # S-KNO-05, S-KNO-06
    elif bonus == BONUS_ANY:
        useful = can_learn(g, player)  # S-KNO-07
    else:
        useful = g.refuse_learn(player, bonus - BONUS_SOURCE) == LEGAL  # S-KNO-03
    return LEGAL if useful else refusal.CANNOT_USE_BONUS


def can_learn(g: SecondChance, player: int) -> bool:
    """Whether a disc of the player can still advance on some track."""
    return any(g.refuse_learn(player, source) == LEGAL for source in range(SOURCE_COUNT))


# Knowledge that was earned


def push_knowledge(g: SecondChance, player: int, source: int) -> None:
    """Push a point of knowledge that the player has earned; by an option he may give it away (B-22)."""
    if g.second.knowledge_to_any:
        g.then(GiveKnowledge(player, source))
    else:
        g.then(GainExpertise(player, source))


class GiveKnowledge(Decision[SecondChance]):
    """A player says who gets the knowledge he has earned (option knowledge_recipient=any)."""

    def __init__(self, player: int, source: int) -> None:
        super().__init__(player)
        self.source = source

    def options(self, g: SecondChance) -> list[int]:
        receivers = [(self.player + n) % g.players for n in range(g.players)]
        return [GIVE.code(receiver) for receiver in receivers if refuse_gift(g, receiver, self.source) == LEGAL]

    def refuse(self, g: SecondChance, action: int) -> int:
        return refuse_gift(g, GIVE.player(action), self.source) if GIVE.holds(action) else NOT_ASKED

    def choose(self, g: SecondChance, action: int) -> None:
        g.then(GainExpertise(GIVE.player(action), self.source))


def refuse_gift(g: SecondChance, player: int, source: int) -> int:
    """Why the player cannot be given a point in this source; 0 if he can."""
    if player >= g.players:
        return refusal.NO_SUCH_PLAYER
    return g.refuse_learn(player, source)


# Recruiting


class RecruitAndLearn(Step[SecondChance]):
    """A recruited scientist brings a point of knowledge in any type (S-SCI-15)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: SecondChance) -> None:
        g.then(RecruitScientist(self.player), LearnByRecruiting(self.player))


class LearnByRecruiting(Decision[SecondChance]):
    """The player chooses the type in which the new scientist brings knowledge (G-36)."""

    def options(self, g: SecondChance) -> list[int]:
        return [
            LEARN.code(source) for source in range(SOURCE_COUNT) if g.rules.refuse_earn(g, self.player, source) == LEGAL
        ]

    def refuse(self, g: SecondChance, action: int) -> int:
        return g.rules.refuse_earn(g, self.player, LEARN.source(action)) if LEARN.holds(action) else NOT_ASKED

    def choose(self, g: SecondChance, action: int) -> None:
        push_knowledge(g, self.player, LEARN.source(action))
