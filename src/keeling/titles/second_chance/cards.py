"""Play a Lobbyist card or Claim a UN Goal (rulebook 1.1c)."""

from keeling.kernel.game import LEGAL, Step
from keeling.titles.common import refusal
from keeling.titles.common.board import with_entry
from keeling.titles.common.goals import PayForUnGoal, take_un_goal
from keeling.titles.common.layout import SOURCE_COUNT
from keeling.titles.common.lobby import push_lobby_effect
from keeling.titles.common.places import LOBBY_OPEN
from keeling.titles.second_chance.alphabet import CLAIM
from keeling.titles.second_chance.state import SecondChance


class PlayLobbyist(Step[SecondChance]):
    """The executive action: a lobbyist card is laid open beside the player board, where it stays (S-CRD-02)."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, g: SecondChance) -> None:
        g.reveal(self.player)
        g.card_done = 1
        g.lobby_place = with_entry(g.lobby_place, self.card, LOBBY_OPEN + self.player)


def push_lobbyist(g: SecondChance, player: int, card: int, effect: int) -> None:
    """Push what happens when a lobbyist card is played for one of its effects (S-CRD-03, S-CRD-04)."""
    push_lobby_effect(g, player, card, effect)
    g.then(PlayLobbyist(player, card))


# UN Goals


def refuse_claim(g: SecondChance, player: int, card: int, supported: list[int]) -> int:
    """Why the player, whose infrastructure supports these plants, cannot claim this UN Goal; 0 if he can."""
    if g.card_done:
        return refusal.CARD_DONE  # S-CRD-01
    if card not in g.un_row:
        return refusal.GOAL_NOT_OPEN  # S-UNG-05
    needs = g.second.un_needs
    for source in range(SOURCE_COUNT):
        if supported[source] < needs[card * SOURCE_COUNT + source]:
            return refusal.PLANTS_MISSING  # S-UNG-01 to S-UNG-03
    if g.cube[player] < g.second.un_cubes[card]:
        return refusal.NO_CUBE_FOR_GOAL  # S-UNG-04
    return LEGAL


def add_claims(g: SecondChance, player: int, actions: list[int]) -> None:
    """Append the UN Goals the player can claim."""
    if player in g.space_token:
        supported = g.supported_by_source(player)
        for card in g.un_row:
            if refuse_claim(g, player, card, supported) == LEGAL:
                actions.append(CLAIM.code(card))


def push_claim(g: SecondChance, player: int, card: int) -> None:
    """Push the claim of a UN Goal with its price."""
    g.then(PayForUnGoal(player, g.second.un_cubes[card]), ClaimUnGoal(player, card))


class ClaimUnGoal(Step[SecondChance]):
    """The executive action: the player claims a UN Goal, which cannot be claimed again."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, g: SecondChance) -> None:
        take_un_goal(g, self.player, self.card)
        g.second.claim(g, self.player, self.card)
