"""`keeling play`: a game in the terminal, against bots or with friends at one screen."""

import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from keeling.bots.bot import Bot, Peek
from keeling.bots.hints import hints
from keeling.bots.levels import DEFAULT
from keeling.bots.spec import bot_for, check_any, is_own
from keeling.cli.advice import print_advice
from keeling.cli.arguments import ContentFile, Language, OptionList, complete_title, options_from
from keeling.cli.boards import Tally, board_for, tally_for
from keeling.cli.output import learn, out, said, say, speaker, told, word
from keeling.cli.telling import add_entries, differences, new_lines, print_lines, spoken
from keeling.kernel.errors import BadSetup, KeelingError, UnknownAction
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.messages import Part, message, thing, verbatim
from keeling.kernel.messages import seat as seat_id
from keeling.kernel.record import read_record
from keeling.kernel.seeds import bot_seed, random_seed
from keeling.kernel.title import Setup
from keeling.kernel.view import EventView, OptionView
from keeling.titles import title_named, title_names
from keeling.words.keys import end_key
from keeling.words.telling import Entry, entries

HUMAN = "human"
SHORT_LIST = 16
SHORT_KIND = 3
LONGEST_NUMBER = 9
FORGET_SCROLLED = "\x1b[3J"
COMMANDS = (
    *("say-command-take", "say-command-words", "say-command-list", "say-command-why", "say-command-board"),
    *("say-command-hint", "say-command-log", "say-command-undo", "say-command-save", "say-command-quit"),
)
"""What can be typed: keys that say what it does, with the form `typed`."""


def play(
    title: Annotated[
        str | None,
        typer.Argument(metavar="[TITLE]", help="Which game; not with --resume.", autocompletion=complete_title),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="SEAT,SEAT,...",
            help="One for each player: human, a bot (easy, normal, hard, expert), or your own as FILE.py:FUNCTION.",
        ),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", "-s", metavar="TEXT", help="The seed of the game; random if not given.")
    ] = None,
    option: OptionList = None,
    content: ContentFile = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Continue a saved game instead.")
    ] = None,
    language: Language = None,
) -> None:
    """Play a game in the terminal. Without --seats you play with two normal bots.

    Examples:  keeling play nim  |  keeling play classic --seats human,easy  |  keeling play --resume game.json
    """
    if resume is not None:
        if title or seats or option or seed is not None:
            raise BadSetup(message("error-resume-alone"))
        match = Match.resume(read_record(resume, title_named, content))
        for number, name in enumerate(match.seats):
            if name != HUMAN and not is_own(name):
                raise BadSetup(message("error-resume-bot", player=seat_id(number), bot=verbatim(name)))
    else:
        if title is None:
            raise BadSetup(message("error-which-title", words=verbatim(", ".join(title_names()))))
        chosen = title_named(title)
        names = [name.strip() for name in (seats or f"{HUMAN},{DEFAULT},{DEFAULT}").split(",")]
        for name in names:
            check_seat(name)
        setup = Setup.of(
            chosen,
            len(names),
            random_seed() if seed is None else seed,
            options_from(option),
            chosen.content(content),
        )
        match = Match(setup, names)
    learn(match.title)
    Terminal(match, ask_line).run()


def check_seat(spec: str) -> None:
    """BadSetup unless the spec is human or a bot."""
    if spec != HUMAN:
        check_any(spec)


def ask_line(prompt: str) -> str:
    """A line from the keyboard, which can be edited where the system allows it; EOFError at its end."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")
    return input(prompt)


class Terminal:
    """A match at one screen."""

    def __init__(self, match: Match, ask: Callable[[str], str]) -> None:
        self.match = match
        self.ask = ask
        self.humans = [seat for seat, spec in enumerate(match.seats) if spec == HUMAN]
        self.bots: dict[int, Bot] = {
            seat: bot_for(spec, bot_seed(match.setup.seed, seat), match.title, match.setup.players)
            for seat, spec in enumerate(match.seats)
            if spec != HUMAN
        }
        self.watcher = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self.board = board_for(match.title)
        self.tally = tally_for(match.title)
        self.untold: list[Entry] = []
        self.told: dict[int, list[Table]] = {seat: [] for seat in self.humans}  # since the seat's last decision
        self.before: Tally = {}  # the numbers when telling began

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        name = thing("title", self.match.title.name)
        say(word("say-welcome", title=name, seed=verbatim(self.match.setup.seed)))
        self.before = self.numbers()
        if not self.match.actions:
            self.hear(self.match.opening)
        shown = (-1, -1)
        while self.match.game.decision is not None:
            seat = self.match.game.decision.player
            if seat in self.bots:
                self.take(seat, self.bots[seat].choose(Peek(self.match.game, seat)))
                continue
            try:
                now = (seat, len(self.match.actions))
                if now != shown:
                    self.present(seat, handed_over=len(self.humans) > 1 and seat != shown[0])
                    shown = now
                line = self.ask(f"{player_name(seat)}> ").strip()
            except EOFError:
                line = "quit"
            if line == "quit":
                say(word("say-left"))
                return
            try:
                self.obey(seat, line)
            except KeelingError as error:
                out.print(escape(told(error)), style="yellow")
        self.finish()

    # What is shown

    def present(self, seat: int, handed_over: bool) -> None:
        """Show the seat what it may know and what it is asked."""
        if handed_over:
            wipe()
            self.ask(word("say-hand-over", player=seat_id(seat)) + " ")
            wipe()
            self.show_log(seat)
        out.print()
        self.show_board(seat)
        out.print(f"\n[bold]{player_name(seat)}:[/bold] {escape(said(self.match.title.question(self.match.game)))}")
        self.show_options(seat)

    def show_board(self, seat: int) -> None:
        """Draw the board for a seat."""
        out.print(
            self.board(self.match.title, self.match.title.view(self.match.game, seat), seat, list(self.match.seats))
        )

    def show_log(self, seat: int) -> None:
        """Tell again what has happened since the seat's last decision."""
        for lines in self.told[seat]:
            print_lines(lines)

    def options(self, seat: int) -> list[tuple[int, OptionView]]:
        """The options of the seat that is asked, with the numbers to type."""
        return list(enumerate(self.match.title.options_for(self.match.game, seat), 1))

    def show_options(self, seat: int) -> None:
        """List the options; if there are many, say how many there are of each kind."""
        options = self.options(seat)
        if len(options) <= SHORT_LIST:
            self.print_options(options)
            return
        kinds: dict[str, list[tuple[int, OptionView]]] = {}
        for number, each in options:
            kinds.setdefault(each["notation"].split()[0], []).append((number, each))
        many = {kind: some for kind, some in kinds.items() if len(some) > SHORT_KIND}
        if many:
            counts = ", ".join(f"{kind} ({len(some)})" for kind, some in many.items())
            example = " ".join(next(iter(many.values()))[0][1]["notation"].replace("-", " ").split()[:2])
            told_options = word("say-options", amount=len(options), kinds=verbatim(counts), example=verbatim(example))
            out.print(told_options, markup=False)
        self.print_options([each for kind, some in kinds.items() if kind not in many for each in some])

    def print_options(self, options: list[tuple[int, OptionView]]) -> None:
        """Numbered options: a short list says what each does, a long one stands in columns."""
        table = Table.grid(padding=(0, 2, 0, 0))
        cells = []
        for number, each in options:
            notation = Text(each["notation"], style="cyan")
            table.add_row(f"{number:>3}", notation, escape(said(each["label"])))
            cells.append(Text.assemble(f"{number:>3}  ", notation))
        if len(options) > SHORT_LIST:
            out.print(Columns(cells, padding=(0, 3), column_first=True))
        elif options:
            out.print(table)

    # What is typed

    def obey(self, seat: int, line: str) -> None:
        """Do what a line of input says; KeelingError if it cannot be done."""
        first, _, rest = line.partition(" ")
        rest = rest.strip()
        if not line:
            return
        if line == "help":
            show_help()
        elif line == "board":
            self.show_board(seat)
        elif line == "log":
            self.show_log(seat)
        elif line == "list":
            self.print_options(self.options(seat))
        elif line == "hint":
            self.hint(seat)
        elif line == "undo":
            self.undo(seat)
        elif first == "save":
            if not rest:
                raise UnknownAction(message("error-save-where"))
            self.match.record().write(Path(rest))
            say(word("say-saved", file=verbatim(rest)))
        elif first == "?":
            self.explain(seat, rest)
        elif line.isdecimal() and len(line) <= LONGEST_NUMBER:
            options = self.match.game.legal
            if not 1 <= int(line) <= len(options):
                raise UnknownAction(message("error-option-number", number=int(line), most=len(options)))
            self.take(seat, options[int(line) - 1])
        else:
            self.take_or_list(seat, line)

    def hint(self, seat: int) -> None:
        """Recommend the seat two or three turns; it takes some seconds."""
        out.print(word("say-hint-thinking"), style="dim")
        g = self.match.game
        print_advice(hints(self.match.title, Peek(g, seat), g.players))

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, and what was told of it."""
        alone = len(self.humans) == 1
        self.match.undo(seat, freely=alone)
        for lines in self.told.values():
            del lines[0 if alone else -1 :]
        self.before = self.numbers()
        out.print(word("say-taken-back"))

    def take_or_list(self, seat: int, line: str) -> None:
        """A whole notation is an action; anything less lists the options it fits."""
        alphabet = self.match.title.alphabet
        try:
            action = alphabet.parse(line)
        except UnknownAction:
            fitting = [(number, each) for number, each in self.options(seat) if fits(line, each["notation"])]
            if fitting:
                self.print_options(fitting)
                return
            kind = alphabet.by_word.get(line.split()[0].lower())
            if kind is None:
                raise
            form = " ".join([kind.word, *(field.name.upper() for field in kind.fields)])
            raise UnknownAction(message("error-no-option-fits", word=verbatim(line), form=verbatim(form))) from None
        self.take(seat, action)

    def explain(self, seat: int, text: str) -> None:
        """Say why an action is refused, or what it would change."""
        if not text:
            show_help()
            return
        title = self.match.title
        action = title.alphabet.parse(text)
        refusal = title.explain(self.match.game, action)
        if refusal is None:
            changed = title.preview(self.match.game, seat, action)
            view = title.view(self.match.game, seat)
            out.print(word("say-allowed-changes") if changed else word("say-allowed"))
            for path, (before, after) in changed.items():
                out.print(f"  {spoken(path, view)}: {before} -> {after}", markup=False)
        else:
            say(word("say-not-allowed", reason=refusal.message))
            if refusal.rule:
                say(f"  {_named_rule(refusal.rule)}")

    # What happens

    def take(self, seat: int, action: int) -> None:
        """Take an action for the seat that is asked; it is told as the human may know it, or as several all may."""
        events = self.match.play(action)
        if seat in self.told:
            self.told[seat].clear()
        self.hear(events, seat)

    def hear(self, events: list[list[EventView]], seat: int = SPECTATOR) -> None:
        """Note what has happened by a seat's decision, and tell it if the seat is human or another one follows."""
        actor = seat if seat != SPECTATOR else None
        self.untold.extend(entries(events[self.watcher], self.match.title.goods, actor))
        decision = self.match.game.decision
        following = decision.player if decision is not None else SPECTATOR
        if following != seat or seat not in self.bots:
            self.tell(seat, following)

    def tell(self, seat: int, following: int) -> None:
        """Tell what has happened and changed; what comes at the end about the following seat is told after that."""
        ahead: list[Entry] = []
        while following != seat and self.untold and self.untold[-1].seat == following:
            ahead.insert(0, self.untold.pop())
        lines = new_lines()
        add_entries(lines, self.untold, self.match.title.goods)
        numbers = self.numbers()
        changed = differences(self.before, numbers)
        if changed:
            lines.add_row("", Text(changed, style="dim"))
        self.before = numbers
        self.untold = []
        if following in self.bots:
            self.untold = ahead
        else:
            add_entries(lines, ahead, self.match.title.goods)
        for shown in self.told.values():
            shown.append(lines)
        print_lines(lines)

    def numbers(self) -> Tally:
        """The numbers whose changes are told."""
        return self.tally(self.match.title.view(self.match.game, self.watcher))

    def finish(self) -> None:
        """Show how the game ended."""
        out.print()
        self.show_board(self.watcher)
        outcome = self.match.title.outcome(self.match.game)
        end = word(end_key(self.match.title, outcome.reason))
        winners: list[Part] = [seat_id(seat) for seat in outcome.winners]
        result = word("say-winners", amount=len(winners), players=winners) if winners else word("say-nobody-won")
        out.print(f"\n[bold]{escape(end)} {escape(result)}[/bold]")


def _named_rule(rule: str) -> str:
    """A rule by its short name, or by its id alone if its title brings no names."""
    key = thing("rule", rule)
    return word("say-rule", rule=key if speaker().knows(key) else verbatim(rule), id=verbatim(rule))


def player_name(seat: int) -> str:
    """How a seat is called in the language of this run."""
    return word("seat", number=seat + 1)


def show_help() -> None:
    """Say what can be typed."""
    table = Table.grid(padding=(0, 3, 0, 2))
    for command in COMMANDS:
        table.add_row(Text(speaker().name(command, "typed")), Text(speaker().name(command)))
    out.print(table)


def wipe() -> None:
    """Clear the screen, what has scrolled off it and what was typed, so that the next player sees nobody's cards."""
    if out.is_terminal:
        out.clear()
        out.file.write(FORGET_SCROLLED)
        out.file.flush()
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()


def fits(line: str, notation: str) -> bool:
    """Whether each typed word begins a word of the notation, in this order; a dash parts words as a space does."""
    words = iter(notation.lower().replace("-", " ").split())
    return all(any(word.startswith(typed) for word in words) for typed in line.lower().replace("-", " ").split())
