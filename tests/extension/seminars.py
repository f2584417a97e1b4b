"""Seminars, an expansion of the classic game from outside of the package; its rules are in rules.md."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

from keeling.kernel.alphabet import Field
from keeling.kernel.chance import Chance
from keeling.kernel.chapters import Chapter
from keeling.kernel.content import Table
from keeling.kernel.game import Step
from keeling.kernel.messages import Message, message, seat
from keeling.kernel.options import option
from keeling.kernel.words import KindWords, at
from keeling.titles.classic.alphabet import ALPHABET as CLASSIC_ALPHABET
from keeling.titles.classic.alphabet import SOURCES
from keeling.titles.classic.content import EDITION, ClassicTables, read_tables
from keeling.titles.classic.options import ClassicOptions
from keeling.titles.classic.refusal import REFUSALS
from keeling.titles.classic.rulings import ClassicRulings
from keeling.titles.classic.state import Classic
from keeling.titles.classic.streams import STREAMS as CLASSIC_STREAMS
from keeling.titles.classic.title import ClassicTitle
from keeling.titles.classic.turn import TURN
from keeling.titles.classic.words import WORDS
from keeling.titles.common.alphabet import END, SourceKind
from keeling.titles.common.board import Board
from keeling.titles.common.effects import Effect
from keeling.titles.common.story import told
from keeling.titles.common.tracks import GainExpertise
from keeling.titles.common.turn import AnyDecision, TurnChoice
from keeling.titles.common.words import source_name

VOUCHER_CARDS: Final = [0, 1, 2]

SEMINAR: Final = SourceKind("seminar", Field("source", SOURCES))
ALPHABET: Final = CLASSIC_ALPHABET.extended(SEMINAR)

VOUCHERS: Final = len(CLASSIC_STREAMS)

SEMINAR_HELD: Final = max(REFUSALS) + 1
NO_EXPERTISE: Final = SEMINAR_HELD + 1
TOO_DEAR: Final = SEMINAR_HELD + 2


@dataclass(frozen=True, kw_only=True)
class SeminarOptions(ClassicOptions):
    """Those of the classic game, and the price."""

    seminar_price: int = option(3, rule="X-SEM-01", low=0, high=9)


class SeminarGame(Classic):
    """A classic game in which the players hold vouchers."""

    voucher: list[int]  # by player
    seminar_done: int

    def clear(self) -> None:
        super().clear()
        self.voucher = [0] * self.players

    def clear_turn(self) -> None:
        super().clear_turn()
        self.seminar_done = 0

    def clone(self) -> "SeminarGame":
        other = SeminarGame(self.players, self.chance.copy(), self.classic)
        self.copy_classic(other)
        other.voucher = self.voucher[:]
        other.seminar_done = self.seminar_done
        return other


class HoldSeminar(TurnChoice[SeminarGame]):
    """A seminar, once in a turn (X-SEM-01)."""

    def refuse(self, g: SeminarGame, decision: AnyDecision, action: int) -> int:
        player, source = decision.player, SEMINAR.source(action)
        if g.seminar_done:
            return SEMINAR_HELD
        if g.expertise_of(player, source) == 0:
            return NO_EXPERTISE
        if g.voucher[player] == 0 and g.money[player] < price(g):
            return TOO_DEAR
        return g.refuse_learn(player, source)

    def happen(self, g: SeminarGame, decision: AnyDecision, action: int) -> None:
        g.then(Seminar(decision.player), GainExpertise(decision.player, SEMINAR.source(action)))


class Seminar(Step[SeminarGame]):
    """The player pays for a seminar, with a voucher if he has one (X-SEM-02)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: SeminarGame) -> None:
        g.seminar_done = 1
        if g.voucher[self.player]:
            g.voucher[self.player] -= 1
        else:
            g.money[self.player] -= price(g)


class VoucherEffect(Effect):
    """A card gives vouchers (X-SEM-02)."""

    def push(self, g: Board, player: int, card: int, amount: int) -> None:
        g.then(GiveVouchers(player, amount))


class GiveVouchers(Step[SeminarGame]):
    """The player takes vouchers."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: SeminarGame) -> None:
        g.voucher[self.player] += self.amount


class DrawVoucher(Step[SeminarGame]):
    """Chance gives one player a voucher, by a stream of its own (X-SEM-03)."""

    def run(self, g: SeminarGame) -> None:
        g.reveal()
        g.voucher[g.chance.below(VOUCHERS, g.players)] += 1


class SeminarRulings(ClassicRulings):
    """The rulings of the classic game; a turn offers seminars, too."""

    def __init__(self, tables: ClassicTables, options: SeminarOptions, players: int) -> None:
        super().__init__(tables, options, players)
        self.alphabet = ALPHABET
        self.turn_choices = TURN.before(END, HoldSeminar(SEMINAR))
        self.seminar_price = options.seminar_price


def price(g: SeminarGame) -> int:
    """What a seminar costs."""
    rules: Any = g.rules
    return int(rules.seminar_price)


def label_seminar(g: SeminarGame, action: int) -> Message:
    """In which source."""
    return message("label-seminars-hold", source=source_name(g, SEMINAR.source(action)))


class SeminarTitle(ClassicTitle):
    """The classic game with seminars."""

    name = "classic-seminars"
    rules_version = 1
    rule_prefixes: ClassVar[tuple[str, ...]] = ("C", "X")
    streams = (*CLASSIC_STREAMS, "vouchers")
    alphabet = ALPHABET
    chapters = (*ClassicTitle.chapters, Chapter(lambda g: {"vouchers": g.voucher[:]}, ("voucher",)))
    options = SeminarOptions
    catalogues = Path(__file__).with_name("words")
    refusals = REFUSALS | {
        SEMINAR_HELD: ("X-SEM-01", "refuse-seminars-held"),
        NO_EXPERTISE: ("X-SEM-01", "refuse-seminars-no-expertise"),
        TOO_DEAR: ("X-SEM-01", "refuse-seminars-too-dear"),
    }
    words = WORDS.extended(
        kinds={"seminar": KindWords("scientist", label_seminar, at("track:{source}"))},
        questions={},
        stories={
            Seminar: told("tell-seminars-hold", "player"),
            GiveVouchers: told("tell-seminars-vouchers", "player", "amount"),
            DrawVoucher: lambda g, *_: message("tell-seminars-vouchers", player=seat(g.voucher.index(1)), amount=1),
        },
    )

    def read_tables(self, table: Table) -> ClassicTables:
        for card in VOUCHER_CARDS:
            table.values["lobby"]["cards"][card]["minor"] = {"vouchers": 2}
        vouchers = VoucherEffect("vouchers")
        return read_tables(table, EDITION._replace(effects=(*EDITION.effects, vouchers)))

    def rules(self, players: int, options: ClassicOptions, tables: ClassicTables) -> SeminarRulings:
        assert isinstance(options, SeminarOptions)
        return SeminarRulings(tables, options, players)

    def game(self, players: int, chance: Chance, rules: ClassicRulings) -> SeminarGame:
        return SeminarGame(players, chance, rules)

    def begin(self, g: Classic) -> None:
        super().begin(g)
        g.then(DrawVoucher())


TITLE: Final = SeminarTitle()
