"""What the classic game decides where shared rules leave it to the title."""

from typing import Final

from keeling.kernel.game import Choices
from keeling.titles.classic.alphabet import DRAFT
from keeling.titles.classic.content import ClassicTables
from keeling.titles.classic.invariants import violations
from keeling.titles.classic.options import ClassicOptions
from keeling.titles.classic.rules import ClassicRules
from keeling.titles.classic.scientists import LEAVE_PROJECT, MOVE_OR_DECLINE, RESEARCH
from keeling.titles.classic.scoring import compare_players
from keeling.titles.classic.state import Classic
from keeling.titles.classic.supply import PaySupply
from keeling.titles.classic.turn import TURN, Turn
from keeling.titles.common.board import dealt
from keeling.titles.common.events import redeal_events
from keeling.titles.common.goals import redeal_goals
from keeling.titles.common.layout import NOBODY, RANKS, agenda_at
from keeling.titles.common.lobby import KeepCard, redeal_lobby
from keeling.titles.common.market import RegionCepToBank
from keeling.titles.common.places import LOBBY_BOX, LOBBY_DECK
from keeling.titles.common.regions import supplies
from keeling.titles.common.scientists import MoveScientist, RecruitScientist
from keeling.titles.common.tracks import GainExpertise, push_bonus

KEEP_CARD: Final = Choices(KeepCard(DRAFT))


class ClassicRulings(ClassicRules[Classic]):
    """The rules of one classic game, and its rulings."""

    def __init__(self, tables: ClassicTables, options: ClassicOptions, players: int) -> None:
        super().__init__(tables, options, players)
        self.turn_choices = TURN
        self.research_choices = RESEARCH
        self.move_choices = MOVE_OR_DECLINE
        self.leave_choices = LEAVE_PROJECT
        self.draft_choices = KEEP_CARD

    def is_too_much(self, co2: int) -> bool:
        if self.solo and not self.solo_ends_at_limit:
            return co2 > self.defeat  # C-SOLO-10, B-09
        return co2 >= self.defeat  # C-END-05

    def store_lobby_cards(self, g: Classic, cards: list[int]) -> int:
        if not self.solo:
            return LOBBY_BOX
        g.lobby_deck = cards  # C-SOLO-07, G-63
        return LOBBY_DECK

    def push_turn(self, g: Classic, player: int) -> None:
        g.then(Turn(player))

    def push_bonus(self, g: Classic, player: int, bonus: int) -> None:
        push_bonus(g, player, bonus)

    def push_expertise(self, g: Classic, player: int, source: int) -> None:
        g.then(GainExpertise(player, source))

    def push_move(self, g: Classic, player: int, origin: int, target: int) -> None:
        g.then(MoveScientist(player, origin, target))

    def push_recruit(self, g: Classic, player: int) -> None:
        g.then(RecruitScientist(player))

    def push_charge(self, g: Classic, region: int) -> None:
        holder = g.controller[region]
        if holder == NOBODY:
            g.then(RegionCepToBank(region))  # C-SUP-10
        else:
            g.then(PaySupply(holder))  # C-SUP-08, C-CTL-10

    def wins_tie(self, g: Classic, region: int, source: int, builder: int, holder: int) -> bool:
        for rank in range(RANKS):
            common = g.agenda[agenda_at(region, rank)]
            if supplies(g, region, builder, common):
                difference = g.expertise_of(builder, common) - g.expertise_of(holder, common)
                if difference != 0:
                    return difference > 0  # C-CTL-05
        return True  # C-CTL-06

    def compare_players(self, g: Classic, one: int, other: int) -> int:
        return compare_players(g, one, other)

    def redeal(self, g: Classic, seat: int) -> None:
        """Shuffle every deck, and the cards the seat has not seen over the places they may be in."""
        g.fossil_deck = dealt(g, g.fossil_deck)
        g.summit_deck = dealt(g, g.summit_deck)
        g.un_stack = dealt(g, g.un_stack)
        redeal_events(g)
        redeal_goals(g, seat)
        redeal_lobby(g, seat)
        if g.lobby_deck:
            cards = [card for card in range(len(g.lobby_place)) if g.lobby_place[card] == LOBBY_DECK]
            g.lobby_deck = dealt(g, cards)

    def violations(self, g: Classic) -> list[str]:
        return violations(g)
