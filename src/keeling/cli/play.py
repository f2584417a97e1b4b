"""`keeling play`: a game in the terminal, against bots or with friends at one screen."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from keeling.bots.bot import Bot, Peek
from keeling.bots.spec import bot_for, check_spec
from keeling.cli.arguments import ContentFile, OptionList, complete_title, options_from, random_seed
from keeling.cli.boards import board_for
from keeling.cli.output import out, say
from keeling.kernel.errors import BadSetup, KeelingError, UnknownAction
from keeling.kernel.generator import derive
from keeling.kernel.match import Match
from keeling.kernel.record import read_record
from keeling.kernel.title import Setup
from keeling.kernel.view import EventView, OptionView
from keeling.titles import title_named, title_names

HUMAN = "human"
LISTED_OPTIONS = 30
HELP = """\
  NUMBER or NOTATION   take an option, e.g. 3 or the words in the middle column
  WORD                 list the options that begin with that word
  list                 list all options
  ? NOTATION           why an action is not allowed, or what it would change
  board                show the board again
  undo                 take your last decision back
  save FILE            write the game to a file; continue with `keeling play --resume FILE`
  quit                 leave the game"""


def play(
    title: Annotated[
        str | None,
        typer.Argument(metavar="[TITLE]", help="Which game; not with --resume.", autocompletion=complete_title),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option("--seats", metavar="SEAT,SEAT,...", help="One for each player: human, or a bot such as random."),
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help="The seed of the game; random if not given.")] = None,
    option: OptionList = None,
    content: ContentFile = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Continue a saved game instead.")
    ] = None,
) -> None:
    """Play a game in the terminal. Without --seats you play against two random bots.

    Examples:  keeling play nim  |  keeling play nim --seats human,human  |  keeling play --resume game.json
    """
    if resume is not None:
        if title or seats or option or seed is not None:
            raise BadSetup("--resume continues a saved game; title, seats, seed and options stand in its file.")
        match = Match.resume(read_record(resume, title_named, content))
        for seat in match.seats:
            check_seat(seat)
    else:
        if title is None:
            raise BadSetup(f"Which title? There is {', '.join(title_names())}.")
        chosen = title_named(title)
        names = [name.strip() for name in (seats or f"{HUMAN},random,random").split(",")]
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
    Terminal(match, ask_line).run()


def check_seat(spec: str) -> None:
    """BadSetup unless the spec is human or a bot."""
    if spec != HUMAN:
        check_spec(spec)


def ask_line(prompt: str) -> str:
    """A line from the keyboard; EOFError at its end."""
    return out.input(prompt)


class Terminal:
    """A match at one screen."""

    def __init__(self, match: Match, ask: Callable[[str], str]) -> None:
        self.match = match
        self.ask = ask
        self.humans = [seat for seat, spec in enumerate(match.seats) if spec == HUMAN]
        self.bots: dict[int, Bot] = {
            seat: bot_for(spec, derive(match.setup.seed, seat))
            for seat, spec in enumerate(match.seats)
            if spec != HUMAN
        }
        self.watcher = self.humans[0] if len(self.humans) == 1 else -1
        self.board = board_for(match.title)

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        title = self.match.title
        out.print(f"[bold]{title.heading}[/bold], seed {self.match.setup.seed}. Type [bold]help[/bold] for help.")
        shown = (-1, -1)
        while self.match.game.decision is not None:
            seat = self.match.game.decision.player
            if seat in self.bots:
                self.report(self.match.play(self.bots[seat].choose(Peek(self.match.game, seat))))
                continue
            try:
                now = (seat, len(self.match.actions))
                if now != shown:
                    self.present(seat, handed_over=len(self.humans) > 1 and seat != shown[0])
                    shown = now
                line = self.ask(f"player {seat + 1}> ").strip()
            except EOFError:
                line = "quit"
            if line == "quit":
                say("The game is left. A game that was saved continues with `keeling play --resume FILE`.")
                return
            try:
                self.obey(seat, line)
            except KeelingError as error:
                out.print(escape(str(error)), style="yellow")
        self.finish()

    def present(self, seat: int, handed_over: bool) -> None:
        """Show the seat what it may know and what it is asked."""
        if handed_over:
            self.ask(f"Player {seat + 1} is asked. Hand over the screen, then press Enter. ")
            out.clear()
        self.show_board(seat)
        out.print(f"\n[bold]Player {seat + 1}:[/bold] {escape(self.match.title.question(self.match.game))}")
        self.show_options(seat, "")

    def show_board(self, seat: int) -> None:
        """Draw the board for a seat."""
        names = [f"{spec}" for spec in self.match.seats]
        out.print(self.board(self.match.title.view(self.match.game, seat), seat, names))

    def show_options(self, seat: int, word: str) -> None:
        """List the options, those of one kind, or, if there are many, how many there are of each kind."""
        options = list(enumerate(self.match.title.options_for(self.match.game, seat), 1))
        if word:
            options = [(n, each) for n, each in options if each["notation"].split()[0] == word]
        elif len(options) > LISTED_OPTIONS:
            kinds: dict[str, int] = {}
            for _, each in options:
                kind = each["notation"].split()[0]
                kinds[kind] = kinds.get(kind, 0) + 1
            words = ", ".join(f"[bold]{kind}[/bold] ({count})" for kind, count in kinds.items())
            out.print(f"{len(options)} options: {words}. Type a word to list its options, or 'list' for all.")
            return
        self.print_options(options)

    def print_options(self, options: list[tuple[int, OptionView]]) -> None:
        """A numbered table of options."""
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for number, each in options:
            table.add_row(f"{number:>3}", f"[cyan]{escape(each['notation'])}[/cyan]", escape(each["label"]))
        out.print(table)

    def obey(self, seat: int, line: str) -> None:
        """Do what a line of input says; KeelingError if it cannot be done."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if not line:
            return
        if line == "help":
            out.print(HELP, markup=False)
        elif line == "board":
            self.show_board(seat)
        elif line == "list":
            self.print_options(list(enumerate(self.match.title.options_for(self.match.game, seat), 1)))
        elif line == "undo":
            self.match.undo(seat, freely=len(self.humans) == 1)
            out.print("Taken back.")
        elif word == "save":
            if not rest:
                raise UnknownAction("Save where? Type: save FILE.")
            self.match.record().write(Path(rest))
            say(f"Saved to {rest}.")
        elif word == "?":
            self.explain(seat, rest)
        elif line.isdigit():
            options = self.match.game.legal
            if not 1 <= int(line) <= len(options):
                raise UnknownAction(f"There is no option {line}; they go from 1 to {len(options)}.")
            self.report(self.match.play(options[int(line) - 1]))
        elif not rest and any(each["notation"].startswith(f"{line} ") for each in self.options(seat)):
            self.show_options(seat, line)
        else:
            self.report(self.match.play(self.match.title.alphabet.parse(line)))

    def options(self, seat: int) -> list[OptionView]:
        """The options of the seat that is asked."""
        return self.match.title.options_for(self.match.game, seat)

    def explain(self, seat: int, text: str) -> None:
        """Say why an action is refused, or what it would change."""
        if not text:
            out.print(HELP, markup=False)
            return
        title = self.match.title
        action = title.alphabet.parse(text)
        refusal = title.explain(self.match.game, action)
        if refusal is None:
            changed = title.preview(self.match.game, seat, action)
            out.print("Allowed. It would change:" if changed else "Allowed.")
            for path, (before, after) in changed.items():
                out.print(f"  {path}: {before} -> {after}", markup=False)
        else:
            rule = f" ({refusal.rule}: `keeling rules {refusal.rule}`)" if refusal.rule else ""
            say(f"Not allowed: {refusal.sentence}{rule}")

    def report(self, events: list[list[EventView]]) -> None:
        """Print what happened, as the human may know it; with several humans, as everybody may."""
        for event in events[self.watcher]:
            if event["text"]:
                out.print(f"  {escape(event['text'])}", style="green")

    def finish(self) -> None:
        """Show how the game ended."""
        self.show_board(self.watcher)
        outcome = self.match.title.outcome(self.match.game)
        winners = ", ".join(f"player {seat + 1}" for seat in outcome.winners)
        result = f"{winners} won" if winners else "everybody lost"
        out.print(f"\n[bold]The game is over ({outcome.reason}): {result}.[/bold]")
