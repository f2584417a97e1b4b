"""Gaining Knowledge (rulebook): bonuses may be given to any player, and some knowledge by an option too."""

from typing import Final, Generic, TypeVar

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
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

Giving = TypeVar("Giving", bound=Decision[SecondChance], contravariant=True)


class Receivers(Choice[SecondChance, Giving], Generic[Giving]):
    """Any player, oneself first (B-22)."""

    def add(self, g: SecondChance, decision: Giving, actions: list[int]) -> None:
        for n in range(g.players):
            action = GIVE.code((decision.player + n) % g.players)
            if self.refuse(g, decision, action) == LEGAL:
                actions.append(action)


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

    def choices(self, g: SecondChance) -> Choices:
        return BONUS_RECEIVERS


class ReceiveBonus(Receivers[GiveBonus]):
    """A player who can use the bonus."""

    def refuse(self, g: SecondChance, decision: GiveBonus, action: int) -> int:
        player = GIVE.player(action)
        if player >= g.players:
            return refusal.NO_SUCH_PLAYER
        return LEGAL if is_useful(g, player, decision.bonus) else refusal.CANNOT_USE_BONUS

    def happen(self, g: SecondChance, decision: GiveBonus, action: int) -> None:
        push_bonus(g, GIVE.player(action), decision.bonus)  # S-KNO-09: he uses it and does not hand it on


BONUS_RECEIVERS: Final = Choices(ReceiveBonus(GIVE))


def is_useful(g: SecondChance, player: int, bonus: int) -> bool:
    """Whether the player can use this bonus."""
    if bonus == BONUS_CUBE:
        return g.cubes > 0  # S-KNO-04
    if bonus == BONUS_REGION_CEP:
        return any(refuse_place_cep(g, region) == LEGAL for region in range(REGION_COUNT))  # S-KNO-05, S-KNO-06
    if bonus == BONUS_ANY:
        return can_learn(g, player)  # S-KNO-07
    return g.refuse_learn(player, bonus - BONUS_SOURCE) == LEGAL  # S-KNO-03


def can_learn(g: SecondChance, player: int) -> bool:
    """Whether a disc of the player can still advance on some track."""
    return any(g.refuse_learn(player, source) == LEGAL for source in range(SOURCE_COUNT))


# Knowledge that was earned


def push_knowledge(g: SecondChance, player: int, source: int) -> None:
    """Push a point of knowledge that the player has earned (S-KNO-11); by an option he may give it away (B-22)."""
    if g.second.knowledge_to_any:
        g.then(GiveKnowledge(player, source))
    else:
        g.then(GainExpertise(player, source))


class GiveKnowledge(Decision[SecondChance]):
    """A player says who gets the knowledge he has earned (option knowledge_recipient=any)."""

    def __init__(self, player: int, source: int) -> None:
        super().__init__(player)
        self.source = source

    def choices(self, g: SecondChance) -> Choices:
        return KNOWLEDGE_RECEIVERS


class ReceiveKnowledge(Receivers[GiveKnowledge]):
    """A player whose disc can advance."""

    def refuse(self, g: SecondChance, decision: GiveKnowledge, action: int) -> int:
        player = GIVE.player(action)
        return refusal.NO_SUCH_PLAYER if player >= g.players else g.refuse_learn(player, decision.source)

    def happen(self, g: SecondChance, decision: GiveKnowledge, action: int) -> None:
        g.then(GainExpertise(GIVE.player(action), decision.source))


KNOWLEDGE_RECEIVERS: Final = Choices(ReceiveKnowledge(GIVE))


# Recruiting


class RecruitAndLearn(Step[SecondChance]):
    """A recruited scientist brings a point of knowledge in any type (S-SCI-15)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: SecondChance) -> None:
        g.then(RecruitScientist(self.player), LearnByRecruiting(self.player))


class LearnByRecruiting(Decision[SecondChance]):
    """The player chooses the type in which the new scientist brings knowledge (G-36)."""

    def choices(self, g: SecondChance) -> Choices:
        return RECRUITING


class LearnOfRecruit(Choice[SecondChance, LearnByRecruiting]):
    """A type in which somebody's disc can advance."""

    def refuse(self, g: SecondChance, decision: LearnByRecruiting, action: int) -> int:
        return g.rules.refuse_earn(g, decision.player, LEARN.source(action))

    def happen(self, g: SecondChance, decision: LearnByRecruiting, action: int) -> None:
        push_knowledge(g, decision.player, LEARN.source(action))


RECRUITING: Final = Choices(LearnOfRecruit(LEARN))
