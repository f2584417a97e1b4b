"""Installing a project (rulebook 2.1.2): a CEP for the footprint, then the benefits of the source."""

from typing import Final

from keeling.kernel.game import LEGAL, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.alphabet import INSTALL
from keeling.titles.classic.scientists import SendScientistAway
from keeling.titles.classic.state import Classic
from keeling.titles.common.install import FlipProject, InstallationBenefits, proposed_slots, refuse_installation
from keeling.titles.common.layout import NOBODY
from keeling.titles.common.market import PayCep, payable_ceps
from keeling.titles.common.turn import AnyDecision, MainAction


class InstallProject(MainAction[Classic]):
    """Any proposed project: C-INS-17 forbids none."""

    def refuse_action(self, g: Classic, player: int, action: int) -> int:
        return refuse_install(g, player, INSTALL.slot(action), payable_ceps(g, player))

    def add_actions(self, g: Classic, player: int, actions: list[int]) -> None:
        payable = payable_ceps(g, player)
        if payable > 0:
            for slot in proposed_slots(g):
                if refuse_install(g, player, slot, payable) == LEGAL:
                    actions.append(INSTALL.at(slot))

    def happen(self, g: Classic, decision: AnyDecision, action: int) -> None:
        g.then(Install(decision.player, INSTALL.slot(action)))


INSTALL_PROJECT: Final = InstallProject(INSTALL)


def refuse_install(g: Classic, player: int, slot: int, payable: int) -> int:
    """Why the player, who has so many payable CEPs, cannot install this project; 0 if he can."""
    code = refuse_installation(g, slot, payable)
    if code != LEGAL:
        return code
    owner = g.project_scientist[slot]
    if owner != NOBODY and owner != player and g.money[player] < g.classic.scientist_coin:
        return refusal.NO_COIN_FOR_SCIENTIST  # C-INS-06
    return LEGAL


class Install(Step[Classic]):
    """The active player installs a project, in the order of C-INS-18.

    It costs no money and teaches nothing (C-INS-14, C-INS-16). Nothing comes between sending a scientist away
    and using the project, because a step runs through before the turn goes on (C-SCI-14, C-TURN-04, G-21).
    """

    def __init__(self, player: int, slot: int) -> None:
        self.player = player
        self.slot = slot

    def run(self, g: Classic) -> None:
        g.main_done = 1
        g.installed_source = g.project[self.slot]
        g.then(
            SendScientistAway(self.player, self.slot),  # C-INS-05; C-INS-07: his own may stay
            PayCep(self.player),  # C-INS-02, C-INS-03
            FlipProject(self.slot),  # C-INS-08
            InstallationBenefits(self.player, g.project[self.slot]),
        )
