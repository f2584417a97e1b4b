"""What Second Chance decides, in both modes, where shared rules leave it to the title."""

from typing import Final, TypeVar

from keeling.kernel.game import LEGAL, Choices
from keeling.titles.common.board import dealt, with_entry
from keeling.titles.common.goals import redeal_goals
from keeling.titles.common.layout import NOBODY
from keeling.titles.common.lobby import KeepCard, redeal_lobby
from keeling.titles.common.market import RegionCepToBank
from keeling.titles.common.places import LOBBY_OPEN
from keeling.titles.common.scientists import on_card
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.alphabet import DRAFT, LOBBY_COUNT
from keeling.titles.second_chance.energy import PayForFossil
from keeling.titles.second_chance.knowledge import RecruitAndLearn, push_gift, push_knowledge
from keeling.titles.second_chance.options import SecondChanceOptions
from keeling.titles.second_chance.rules import SecondChanceRules
from keeling.titles.second_chance.scientists import LEAVE, MOVE_OR_DECLINE, RESEARCH, MoveWithKnowledge
from keeling.titles.second_chance.state import PAID_BY_REGION, SecondChance
from keeling.titles.second_chance.tables import SecondChanceTables
from keeling.titles.second_chance.turn import EXTRA_ACTIONS, TURN, Turn

S = TypeVar("S", bound=SecondChance, contravariant=True)

KEEP_CARD: Final = Choices(KeepCard(DRAFT))


class SecondChanceRulings(SecondChanceRules[S]):
    """The rules of one game, and the rulings that both modes share."""

    def __init__(self, tables: SecondChanceTables, options: SecondChanceOptions, players: int) -> None:
        super().__init__(tables, options, players)
        self.turn_choices = TURN
        self.extra_choices = EXTRA_ACTIONS
        self.research_choices = RESEARCH
        self.move_choices = MOVE_OR_DECLINE
        self.leave_choices = LEAVE
        self.draft_choices = KEEP_CARD

    def push_turn(self, g: S, player: int) -> None:
        g.then(Turn(player))

    def note_proposal(self, g: S, player: int, slot: int) -> None:
        source = g.project[slot]
        tile = self.projects[source] - g.project_pool[source]
        g.level = with_entry(g.level, slot, 1 if tile <= self.level_one_tiles[source] else 2)  # S-SET-11, S-PRO-01
        push_knowledge(g, player, source)  # S-PRO-02, S-PRO-03, G-110

    def lower_co2(self, g: S, ppm: int) -> None:
        g.co2 = max(self.co2_floor, g.co2 - ppm)  # SO-OPS-04, B-37

    # Knowledge

    def push_bonus(self, g: S, player: int, bonus: int) -> None:
        push_gift(g, player, bonus)

    def refuse_earn(self, g: S, player: int, source: int) -> int:
        if not self.knowledge_to_any:
            return g.refuse_learn(player, source)
        code = LEGAL
        for receiver in range(g.players):
            code = g.refuse_learn(receiver, source)
            if code == LEGAL:
                return LEGAL
        return code

    def push_expertise(self, g: S, player: int, source: int) -> None:
        push_knowledge(g, player, source)

    # Scientists

    def push_move(self, g: S, player: int, origin: int, target: int) -> None:
        g.then(MoveWithKnowledge(player, origin, target))

    def push_recruit(self, g: S, player: int) -> None:
        g.then(RecruitAndLearn(player))

    def welcomes_scientists(self, g: S, slot: int) -> bool:
        return not g.installed[slot] and slot != g.preparing  # S-SCI-08

    def refuse_card_visit(self, g: S, card: int) -> int:
        if g.lobby_place[card] < LOBBY_OPEN:
            return refusal.CARD_NOT_PLAYED  # S-SCI-02; S-SCI-14: for whichever effect
        return LEGAL if g.lobby_scientist[card] == NOBODY else refusal.CARD_OCCUPIED  # S-SCI-07, S-CRD-06

    def add_open_cards(self, g: S, targets: list[int]) -> None:
        place = g.lobby_place
        scientist = g.lobby_scientist
        for card in range(LOBBY_COUNT):
            if place[card] >= LOBBY_OPEN and scientist[card] == NOBODY:
                targets.append(on_card(card))

    def visit_card(self, g: S, player: int, card: int) -> None:
        g.lobby_scientist = with_entry(g.lobby_scientist, card, player)

    # Regions

    def push_charge(self, g: S, region: int) -> None:
        holder = g.controller[region]
        if self.pay_at_once:
            if holder == NOBODY:
                g.then(RegionCepToBank(region))  # B-27: option immediate
            else:
                g.then(PayForFossil(holder))
        elif holder != NOBODY:
            g.dues = [*g.dues, region]  # S-SUP-05
        elif g.region_cep[region] > 0:  # G-04
            g.region_cep[region] -= 1
            g.dues = [*g.dues, PAID_BY_REGION + region]  # S-SUP-04

    def wins_tie(self, g: S, region: int, source: int, builder: int, holder: int) -> bool:
        return g.expertise_of(builder, source) >= g.expertise_of(holder, source)  # S-CTL-04, S-CTL-05

    # What a seat cannot know

    def redeal(self, g: S, seat: int) -> None:
        """Shuffle every deck, and the cards the seat has not seen over the places they may be in."""
        g.fossil_deck = dealt(g, g.fossil_deck)
        g.summit_deck = dealt(g, g.summit_deck)
        redeal_goals(g, seat)
        redeal_lobby(g, seat)
