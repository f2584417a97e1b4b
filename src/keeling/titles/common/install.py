"""Installing a project, which Second Chance calls preparing infrastructure: a CEP, then the benefits of the source."""

from keeling.kernel.game import LEGAL, Step
from keeling.titles.common import refusal
from keeling.titles.common.board import Board
from keeling.titles.common.layout import EMPTY, SLOT_COUNT
from keeling.titles.common.market import CepToHand


def refuse_installation(g: Board, slot: int, payable: int) -> int:
    """Why a player with so many payable CEPs cannot use this proposed project; 0 if nothing here forbids it."""
    if g.project[slot] == EMPTY:
        return refusal.NO_PROJECT_THERE
    if g.installed[slot]:
        return refusal.ALREADY_INSTALLED  # C-INS-01, S-INF-01
    if payable == 0:
        return refusal.NO_CEP_TO_PAY  # C-INS-04, B-11, S-MKT-09
    return LEGAL


def proposed_slots(g: Board) -> list[int]:
    """The slots with a project on its proposed side."""
    project = g.project
    installed = g.installed
    return [slot for slot in range(SLOT_COUNT) if project[slot] != EMPTY and not installed[slot]]


class FlipProject(Step[Board]):
    """The tile is turned to its installed side."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, g: Board) -> None:
        g.installed[self.slot] = 1


class InstallationBenefits(Step[Board]):
    """What the installed side shows (C-INS-09 to C-INS-13, S-INF-07)."""

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def run(self, g: Board) -> None:
        rules = g.rules
        for _ in range(rules.benefit_ceps[self.source]):
            g.then(BenefitCep(self.player))  # C-INS-15, G-08: one at a time
        if rules.benefit_cubes[self.source] > 0:
            g.then(BenefitCubes(self.player, self.source))
        if rules.benefit_money[self.source] > 0:
            g.then(BenefitMoney(self.player, self.source))


class BenefitMoney(Step[Board]):
    """The installation pays money."""

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def run(self, g: Board) -> None:
        g.money[self.player] += g.rules.benefit_money[self.source]


class BenefitCubes(Step[Board]):
    """The installation gives tech cubes."""

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def run(self, g: Board) -> None:
        g.take_cubes(self.player, g.rules.benefit_cubes[self.source])


class BenefitCep(CepToHand):
    """The installation gives a CEP from the market."""
