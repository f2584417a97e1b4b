"""The state of a classic game beyond the board, and what a seat cannot know of it."""

from typing import Final, cast

from keeling.kernel.game import PLAYING
from keeling.kernel.generator import Generator
from keeling.titles.classic.alphabet import GOAL_COUNT, LOBBY_COUNT, UN_GOAL_COUNT
from keeling.titles.classic.rules import DRAFT_ALTERNATE, ClassicRules
from keeling.titles.common.board import EMPTY, NOBODY, REGION_COUNT, Board
from keeling.titles.common.tracks import push_bonus

# How a game ends
DECADES: Final = 1
GREEN_REGIONS: Final = 2
SAFE_ZONE: Final = 3
DEFEAT: Final = 4
SOLO_OVER: Final = 5

# Where a lobby card is: in the hand of a player (his seat), or
LOBBY_DECK: Final = 5  # solitaire only; the order is `lobby_deck`
LOBBY_BOX: Final = 6  # left the game unseen
LOBBY_PLAYED: Final = 7
LOBBY_PACK: Final = 10  # plus the seat that holds the pack of the draft
NOT_PICKED: Final = 9

# Where a Company Goal is: held by a player (his seat), or
GOAL_BOX: Final = 5  # left the game unseen
GOAL_REMOVED: Final = 6  # taken out openly because of the number of players
GOAL_DISCARDED: Final = 10  # plus the seat that discarded it, unseen
GOAL_SCORED: Final = 20  # plus the seat that scored it in the end

# The lines of the final scoring sheet of a player, see `breakdown`
SHEET_PLAY: Final = 0
SHEET_INCOME: Final = 1
SHEET_GOAL: Final = 2
SHEET_COINS: Final = 3
SHEET_CUBES: Final = 4
SHEET_UN_GOALS: Final = 5
SHEET_LINES: Final = 6


class Classic(Board):
    """A classic game.

    Hidden: lobby cards in foreign hands, packs and the box; Company Goals unless scored; the order of
    `fossil_deck`, `summit_deck`, `lobby_deck` and `un_stack`; `event_deck` below its top.
    """

    operations_co2: int  # at the beginning of this Operations phase
    lobby_place: list[int]  # where each lobby card is
    lobby_pack: list[int]  # the seat a drafted card was dealt to, otherwise NOBODY
    lobby_pick: list[int]  # the round of the draft in which the card was picked, or NOT_PICKED
    lobby_deck: list[int]  # last is the top
    draft_round: int  # 0 is the first; NOT_PICKED when there is no draft going on
    goal_place: list[int]  # where each Company Goal is
    un_row: list[int]  # UN Goals that can be scored, from left to right
    un_owner: list[int]  # player or NOBODY, by UN Goal
    un_stack: list[int]  # solitaire only; last is the top
    un_box: list[int]  # UN Goals that left the game
    event_open: int  # the card on the event space, by its region, or EMPTY
    event_deck: list[int]  # last is the top, which lies face up
    event_discard: list[int]
    bid: int  # the highest bid of an auction, or EMPTY
    bidder: int  # who made it, or NOBODY
    breakdown: list[int]  # the final scoring sheets: player * SHEET_LINES + line

    def __init__(self, players: int, random: Generator, rules: ClassicRules) -> None:
        super().__init__(players, random, rules)

    @property
    def classic(self) -> ClassicRules:
        """`rules` as what they are: those of a classic game."""
        return cast(ClassicRules, self.rules)

    def clear(self) -> None:
        """The empty table before the set-up."""
        self.clear_board()
        self.operations_co2 = 0
        self.lobby_place = [LOBBY_BOX] * LOBBY_COUNT
        self.lobby_pack = [NOBODY] * LOBBY_COUNT
        self.lobby_pick = [NOT_PICKED] * LOBBY_COUNT
        self.lobby_deck = []
        self.draft_round = NOT_PICKED
        self.goal_place = [GOAL_BOX] * GOAL_COUNT
        self.un_row = []
        self.un_owner = [NOBODY] * UN_GOAL_COUNT
        self.un_stack = []
        self.un_box = []
        self.event_open = EMPTY
        self.event_deck = []
        self.event_discard = []
        self.bid = EMPTY
        self.bidder = NOBODY
        self.breakdown = [0] * (self.players * SHEET_LINES)

    def clone(self) -> "Classic":
        """An independent copy."""
        other = Classic(self.players, self.random.copy(), self.classic)
        self.copy_frame(other)
        self.copy_board(other)
        other.operations_co2 = self.operations_co2
        other.lobby_place = self.lobby_place[:]
        other.lobby_pack = self.lobby_pack[:]
        other.lobby_pick = self.lobby_pick[:]
        other.lobby_deck = self.lobby_deck[:]
        other.draft_round = self.draft_round
        other.goal_place = self.goal_place[:]
        other.un_row = self.un_row[:]
        other.un_owner = self.un_owner[:]
        other.un_stack = self.un_stack[:]
        other.un_box = self.un_box[:]
        other.event_open = self.event_open
        other.event_deck = self.event_deck[:]
        other.event_discard = self.event_discard[:]
        other.bid = self.bid
        other.bidder = self.bidder
        other.breakdown = self.breakdown[:]
        return other

    def take_track_bonus(self, player: int, bonus: int) -> None:
        push_bonus(self, player, bonus)

    # Questions

    def goal_of(self, player: int) -> int:
        """The Company Goal the player holds, or EMPTY."""
        for card, place in enumerate(self.goal_place):
            if place == player:
                return card
        return EMPTY

    def un_goals_of(self, player: int) -> int:
        """How many UN Goals the player has scored."""
        count = 0
        for owner in self.un_owner:
            if owner == player:
                count += 1
        return count

    def holder_of_pack(self, pack: int, draft_round: int) -> int:
        """Who holds, in a round of the draft, the pack that was dealt to the seat `pack`."""
        # B-05: right, left, right ..., or always right.
        passed = draft_round % 2 if self.classic.draft == DRAFT_ALTERNATE else draft_round
        return (pack - passed) % self.players

    # What a seat cannot know

    def redeal(self, seat: int) -> None:
        """Shuffle every deck, and the cards the seat has not seen over the places they may be in."""
        random = self.random
        random.deal(self.fossil_deck)
        random.deal(self.summit_deck)
        random.deal(self.un_stack)
        self._redeal_events()
        self._redeal_goals(seat)
        self._redeal_lobby(seat)

    def _redeal_events(self) -> None:
        if len(self.event_deck) > 2:
            top = self.event_deck.pop()
            self.random.deal(self.event_deck)
            self.event_deck.append(top)

    def _redeal_goals(self, seat: int) -> None:
        place = self.goal_place
        unseen: list[int] = []
        for card in range(GOAL_COUNT):
            where = place[card]
            mine = seat >= 0 and (where == seat or where == GOAL_DISCARDED + seat)
            if not mine and where != GOAL_REMOVED and where < GOAL_SCORED:
                unseen.append(card)
        order = unseen[:]
        self.random.shuffle(order)
        places = sorted([place[card] for card in unseen])
        for n in range(len(order)):
            place[order[n]] = places[n]

    def _redeal_lobby(self, seat: int) -> None:
        """Group the unseen cards by what the seat knows of them, and deal each group again over its places.

        A seat that has held a pack of the draft knows which cards it passed on: they are among those who
        picked from the pack later, or still in it.
        """
        groups: list[list[int]] = [[] for _ in range(self.players + 1)]
        place = self.lobby_place
        for card in range(LOBBY_COUNT):
            where = place[card]
            if where == LOBBY_PLAYED or (seat >= 0 and (where == seat or where == LOBBY_PACK + seat)):
                continue
            group = self.players
            pack = self.lobby_pack[card]
            if seat >= 0 and pack != NOBODY and self.lobby_pick[card] >= self._first_sight(seat, pack):
                group = pack
            groups[group].append(card)
        for cards in groups:
            if len(cards) > 1:
                self._deal_again(cards)
        if self.lobby_deck:
            self.lobby_deck = [card for card in range(LOBBY_COUNT) if place[card] == LOBBY_DECK]
            self.random.deal(self.lobby_deck)

    def _first_sight(self, seat: int, pack: int) -> int:
        """The round of the draft in which the seat first held the pack; later than all if it has not."""
        last = min(self.draft_round, self.classic.lobby_hand - 1)
        for draft_round in range(last + 1):
            if self.holder_of_pack(pack, draft_round) == seat:
                return draft_round
        return NOT_PICKED + 1

    def _deal_again(self, cards: list[int]) -> None:
        """Deal the cards over the places they are in now; the result does not depend on which is where."""
        fates = sorted([(self.lobby_place[card], self.lobby_pack[card], self.lobby_pick[card]) for card in cards])
        order = cards[:]
        self.random.deal(order)
        for n in range(len(order)):
            self.lobby_place[order[n]], self.lobby_pack[order[n]], self.lobby_pick[order[n]] = fates[n]

    # For bots and tests

    def utilities(self) -> list[int]:
        """Common defeat is worst; otherwise the share of the best score, and all of it for a winner."""
        from keeling.titles.classic.scoring import winners

        if self.end == DEFEAT:
            return [0] * self.players
        if self.players == 1:
            return [min(1000, max(1, 200 + 4 * self.score[0]))]
        best = max(self.score)
        shares = [max(1, 600 - 8 * (best - points)) for points in self.score]
        if self.end != PLAYING:
            for seat in winners(self):
                shares[seat] = 1000
        return shares

    def estimate(self, seat: int) -> int:
        """What a bot thinks of the position."""
        from keeling.titles.classic.evaluation import estimate

        return estimate(self, seat)

    def fear(self, seat: int) -> int:
        """How much of that is fear of common defeat."""
        from keeling.titles.classic.evaluation import fear

        return fear(self, seat)

    def violations(self) -> list[str]:
        """The invariants that do not hold."""
        from keeling.titles.classic.invariants import violations

        return violations(self)


def region_ring(first: int) -> list[int]:
    """All regions clockwise, beginning with the first."""
    return [(first + n) % REGION_COUNT for n in range(REGION_COUNT)]
