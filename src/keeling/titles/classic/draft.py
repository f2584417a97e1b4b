"""The draft of lobby cards (rulebook, Setup, for experienced players): keep one, pass the rest."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.alphabet import DRAFT, LOBBY_COUNT
from keeling.titles.classic.state import LOBBY_PACK, NOT_PICKED, Classic
from keeling.titles.common.board import NOBODY


class DraftRound(Step[Classic]):
    """Everybody secretly keeps a card of his pack, one after the other, then the packs are passed (G-38)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Classic) -> None:
        g.draft_round = self.number
        g.then(PassPacks(self.number))
        for n in range(g.players - 1, -1, -1):
            g.then(DraftPick((g.start_player + n) % g.players))


class DraftPick(Decision[Classic]):
    """A player keeps one card of the pack he holds (C-VAR-10)."""

    def options(self, g: Classic) -> list[int]:
        return [DRAFT.code(card) for card in range(LOBBY_COUNT) if refuse_draft(g, self.player, card) == LEGAL]

    def refuse(self, g: Classic, action: int) -> int:
        return refuse_draft(g, self.player, DRAFT.i(action)) if DRAFT.holds(action) else NOT_ASKED

    def choose(self, g: Classic, action: int) -> None:
        g.lobby_place[DRAFT.i(action)] = self.player
        g.lobby_pick[DRAFT.i(action)] = g.draft_round


def refuse_draft(g: Classic, player: int, card: int) -> int:
    """Why the player cannot keep this card; 0 if he can."""
    return LEGAL if g.lobby_place[card] == LOBBY_PACK + player else refusal.NOT_IN_PACK


class PassPacks(Step[Classic]):
    """The packs are passed on, alternately right and left or always right (B-05), until they are empty."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Classic) -> None:
        following = self.number + 1
        if following == g.classic.lobby_hand:
            g.draft_round = NOT_PICKED
            return
        g.reveal()
        for card in range(LOBBY_COUNT):
            if g.lobby_place[card] >= LOBBY_PACK and g.lobby_pack[card] != NOBODY:
                g.lobby_place[card] = LOBBY_PACK + g.holder_of_pack(g.lobby_pack[card], following)
        g.then(DraftRound(following))
