"""The state of a game of Second Chance beyond the board, in both modes, and what a seat cannot know of it."""

from typing import Final, cast

from keeling.kernel.game import LEGAL
from keeling.kernel.generator import Generator
from keeling.titles.common.board import Board
from keeling.titles.common.goals import redeal_goals
from keeling.titles.common.layout import (
    EMPTY,
    GRANT_COUNT,
    NOBODY,
    REGION_COUNT,
    SLOT_COUNT,
    SOURCE_COUNT,
    SPACE_STRIDE,
)
from keeling.titles.common.lobby import redeal_lobby
from keeling.titles.common.market import RegionCepToBank
from keeling.titles.common.places import LOBBY_OPEN
from keeling.titles.common.scientists import FIRST_CARD
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.alphabet import LOBBY_COUNT
from keeling.titles.second_chance.rules import SecondChanceRules

# How a game ends
VICTORY: Final = 1  # cooperative
TOO_MUCH_CO2: Final = 2  # both
SCORE_BELOW_ZERO: Final = 3  # cooperative
PRIVATE_GOAL_MISSED: Final = 4  # cooperative
UN_GOALS_UNCLAIMED: Final = 5  # cooperative
DECADES: Final = 6  # competitive

# Phases beyond those of the board
INCOME_PHASE: Final = 5
GOALS_PHASE: Final = 6
EVENTS_PHASE: Final = 7

PAID_BY_REGION: Final = REGION_COUNT  # added to a region in `dues` if one of its own CEPs lies on the plant

GREEN_INSPECTOR: Final = 0
BLUE_INSPECTOR: Final = 1
INSPECTORS: Final = 2


class SecondChance(Board):
    """A game of Second Chance in either mode; the modes extend it.

    Known to all: whatever lies open. Hidden is what the board hides.
    """

    level: list[int]  # of the project on a slot: 1 or 2; 0 without one
    token: list[int]  # whose infrastructure token lies in the prepared project on a slot, or NOBODY
    space_token: list[int]  # whose infrastructure is under the plant on a demand space, or NOBODY
    lobby_scientist: list[int]  # whose scientist stands on an open lobby card, or NOBODY
    preparing: int  # the slot that is being prepared at this moment, or EMPTY
    extra_done: int  # a lone player has bought a second main action in this turn
    dues: list[int]  # regions whose new fossil plant is still to be paid, see PAID_BY_REGION

    def __init__(self, players: int, random: Generator, rules: SecondChanceRules) -> None:
        super().__init__(players, random, rules)

    @property
    def second(self) -> SecondChanceRules:
        """`rules` as what they are: those of Second Chance."""
        return cast(SecondChanceRules, self.rules)

    def clear_second_chance(self) -> None:
        """The empty table before the set-up, as far as both modes share it."""
        self.clear_board()
        self.level = [0] * SLOT_COUNT
        self.token = [NOBODY] * SLOT_COUNT
        self.space_token = [NOBODY] * (REGION_COUNT * SPACE_STRIDE)
        self.lobby_scientist = [NOBODY] * LOBBY_COUNT
        self.preparing = EMPTY
        self.dues = []

    def clear_turn(self) -> None:
        super().clear_turn()
        self.extra_done = 0

    def copy_second_chance(self, other: "SecondChance") -> None:
        """Copy what both modes share into a fresh clone."""
        self.copy_frame(other)
        self.copy_board(other)
        other.level = self.level[:]
        other.token = self.token[:]
        other.space_token = self.space_token[:]
        other.lobby_scientist = self.lobby_scientist[:]
        other.preparing = self.preparing
        other.extra_done = self.extra_done
        other.dues = self.dues[:]

    # The rules of Second Chance in the middle of shared ones

    def take_track_bonus(self, player: int, bonus: int) -> None:
        from keeling.titles.second_chance.knowledge import push_gift

        push_gift(self, player, bonus)

    def refuse_earn(self, player: int, source: int) -> int:
        if not self.second.knowledge_to_any:
            return self.refuse_learn(player, source)
        code = LEGAL
        for receiver in range(self.players):
            code = self.refuse_learn(receiver, source)
            if code == LEGAL:
                return LEGAL
        return code

    def push_expertise(self, player: int, source: int) -> None:
        from keeling.titles.second_chance.knowledge import push_knowledge

        push_knowledge(self, player, source)

    def note_proposal(self, player: int, slot: int) -> None:
        from keeling.titles.second_chance.knowledge import push_knowledge

        source = self.project[slot]
        tile = self.rules.projects[source] - self.project_pool[source]
        self.level[slot] = 1 if tile <= self.second.level_one_tiles[source] else 2  # S-SET-11, S-PRO-01
        push_knowledge(self, player, source)  # S-PRO-02, S-PRO-03, G-110

    def push_move(self, player: int, origin: int, target: int) -> None:
        from keeling.titles.second_chance.scientists import MoveWithKnowledge

        self.then(MoveWithKnowledge(player, origin, target))

    def push_recruit(self, player: int) -> None:
        from keeling.titles.second_chance.knowledge import RecruitAndLearn

        self.then(RecruitAndLearn(player))

    def welcomes_scientists(self, slot: int) -> bool:
        return not self.installed[slot] and slot != self.preparing  # S-SCI-08

    def refuse_card_visit(self, card: int) -> int:
        if self.lobby_place[card] < LOBBY_OPEN:
            return refusal.CARD_NOT_PLAYED  # S-SCI-02
        return LEGAL if self.lobby_scientist[card] == NOBODY else refusal.CARD_OCCUPIED  # S-SCI-07, S-CRD-06

    def add_open_cards(self, targets: list[int]) -> None:
        place = self.lobby_place
        for card in range(LOBBY_COUNT):
            if place[card] >= LOBBY_OPEN and self.lobby_scientist[card] == NOBODY:
                targets.append(FIRST_CARD + card)

    def visit_card(self, player: int, card: int) -> None:
        self.lobby_scientist[card] = player

    def push_charge(self, region: int) -> None:
        from keeling.titles.second_chance.energy import PayForFossil

        holder = self.controller[region]
        if self.second.pay_at_once:
            if holder == NOBODY:
                self.then(RegionCepToBank(region))  # B-27: option immediate
            else:
                self.then(PayForFossil(holder))
        elif holder != NOBODY:
            self.dues.append(region)  # S-SUP-05
        elif self.region_cep[region] > 0:  # G-04
            self.region_cep[region] -= 1
            self.dues.append(PAID_BY_REGION + region)  # S-SUP-04

    def push_turn(self, player: int) -> None:
        from keeling.titles.second_chance.turn import Turn

        self.then(Turn(player))

    def wins_tie(self, region: int, source: int, builder: int, holder: int) -> bool:
        return self.expertise_of(builder, source) >= self.expertise_of(holder, source)  # S-CTL-04, S-CTL-05

    def lower_co2(self, ppm: int) -> None:
        self.co2 = max(self.second.co2_floor, self.co2 - ppm)  # SO-OPS-04, B-37

    # What the modes do in their own way

    def claim(self, player: int, card: int) -> None:
        """What a claimed UN Goal brings at once."""
        raise NotImplementedError

    def complete_summit(self, place: int) -> None:
        """Push what the mode does with a complete summit before it is closed."""

    def complete_plant(self, region: int, source: int) -> None:
        """Push what the mode does with a plant that was just built."""

    # Questions

    def tokens_left(self, player: int) -> int:
        """How many infrastructure tokens the player has in stock."""
        return self.second.tokens - self.token.count(player) - self.space_token.count(player)

    def prepared_by_source(self, player: int) -> list[int]:
        """How many infrastructures of each type the player has prepared, built upon or not (G-75)."""
        counts = [0] * SOURCE_COUNT
        for slot in range(SLOT_COUNT):
            if self.token[slot] == player:
                counts[self.project[slot]] += 1
        for place in range(len(self.space_token)):
            if self.space_token[place] == player:
                counts[self.space[place]] += 1
        return counts

    def prepared_by_region(self, player: int) -> list[int]:
        """How many infrastructures the player has prepared in each region, built upon or not (G-75)."""
        counts = [0] * REGION_COUNT
        for slot in range(SLOT_COUNT):
            if self.token[slot] == player:
                counts[slot // GRANT_COUNT] += 1
        for place in range(len(self.space_token)):
            if self.space_token[place] == player:
                counts[place // SPACE_STRIDE] += 1
        return counts

    def supported_by_source(self, player: int) -> list[int]:
        """How many built plants of each type stand on the player's infrastructure (S-UNG-02, S-UNG-03)."""
        counts = [0] * SOURCE_COUNT
        for place in range(len(self.space_token)):
            if self.space_token[place] == player:
                counts[self.space[place]] += 1
        return counts

    # What a seat cannot know

    def redeal(self, seat: int) -> None:
        """Shuffle every deck, and the cards the seat has not seen over the places they may be in."""
        self.random.deal(self.fossil_deck)
        self.random.deal(self.summit_deck)
        redeal_goals(self, seat)
        redeal_lobby(self, seat)
