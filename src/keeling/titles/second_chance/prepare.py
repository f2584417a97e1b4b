"""Prepare Infrastructure (rulebook 1.2b): a CEP, the scientist moves, benefits, the tile is turned, a token."""

from typing import Final

from keeling.kernel.game import LEGAL, Step
from keeling.titles.common.board import with_entry
from keeling.titles.common.install import FlipProject, InstallationBenefits, proposed_slots, refuse_installation
from keeling.titles.common.layout import EMPTY
from keeling.titles.common.market import PayCep, payable_ceps
from keeling.titles.common.turn import AnyDecision, MainAction
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.alphabet import PREPARE
from keeling.titles.second_chance.scientists import ClearProject
from keeling.titles.second_chance.state import SecondChance


class PrepareProject(MainAction[SecondChance]):
    """Any proposed project: whoever proposed it (S-PRO-09), also in a full region (G-121)."""

    def refuse_action(self, g: SecondChance, player: int, action: int) -> int:
        code = refuse_installation(g, PREPARE.slot(action), payable_ceps(g, player))
        if code != LEGAL:
            return code
        return LEGAL if g.tokens_left(player) > 0 else refusal.NO_TOKEN  # S-INF-02, G-33

    def add_actions(self, g: SecondChance, player: int, actions: list[int]) -> None:
        # Every proposed project or none: CEPs and tokens are the same for all.
        if payable_ceps(g, player) > 0 and g.tokens_left(player) > 0:
            for slot in proposed_slots(g):
                actions.append(PREPARE.code(slot))

    def happen(self, g: SecondChance, decision: AnyDecision, action: int) -> None:
        g.then(Prepare(decision.player, PREPARE.slot(action)))


PREPARE_PROJECT: Final = PrepareProject(PREPARE)


class Prepare(Step[SecondChance]):
    """The active player prepares infrastructure for a project, in the order of S-INF-09 (B-31)."""

    def __init__(self, player: int, slot: int) -> None:
        self.player = player
        self.slot = slot

    def run(self, g: SecondChance) -> None:
        g.main_done = 1
        g.installed_source = g.project[self.slot]
        g.preparing = self.slot
        g.then(
            PayCep(self.player),  # S-INF-03
            ClearProject(self.slot),  # S-INF-04, S-INF-05
            InstallationBenefits(self.player, g.project[self.slot]),  # S-INF-07
            FlipProject(self.slot),  # S-INF-08
            InsertToken(self.player, self.slot),  # S-INF-08
        )


class InsertToken(Step[SecondChance]):
    """The player's token marks who has prepared the infrastructure, for the rest of the game."""

    def __init__(self, player: int, slot: int) -> None:
        self.player = player
        self.slot = slot

    def run(self, g: SecondChance) -> None:
        g.token = with_entry(g.token, self.slot, self.player)
        g.preparing = EMPTY
