"""`keeling puzzles`: positions in which one turn is clearly best: shown, solved, checked."""

from datetime import UTC, date, datetime
from typing import Annotated, Any

import typer

from keeling.bots.bot import Peek
from keeling.cli.advice import sentence
from keeling.cli.arguments import Json, Language, complete_title
from keeling.cli.boards import board_for
from keeling.cli.output import complain, learn, out, print_json, said, say, word
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message, seat, thing, verbatim
from keeling.kernel.title import AnyTitle
from keeling.puzzles import Puzzle, mistakes, puzzle_of_day, puzzles_of
from keeling.puzzles.search import Search
from keeling.titles import all_titles, title_named

EXIT_FAILED = 1
AGAIN_WIDTH = 8
AGAIN_DEALS = 8


def puzzles(
    title: Annotated[
        str | None,
        typer.Argument(
            metavar="[TITLE]", help="Which game; without one, what there is.", autocompletion=complete_title
        ),
    ] = None,
    number: Annotated[
        int | None, typer.Option("--number", "-n", metavar="N", min=1, help="Which puzzle; that of today if not given.")
    ] = None,
    solution: Annotated[bool, typer.Option("--solution", help="Show the solution, too.")] = False,
    day: Annotated[
        str | None, typer.Option("--day", metavar="YYYY-MM-DD", help="The puzzle of that day instead of today's.")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Replay all puzzles and look whether they hold.")] = False,
    sample: Annotated[
        int, typer.Option("--sample", metavar="N", min=0, help="With --check: search so many of each title again.")
    ] = 0,
    language: Language = None,
    json: Json = False,
) -> None:
    """Show a puzzle: a position in which one turn is clearly best. Or check all of them.

    --check replays every puzzle (of TITLE, or of all) and plays its solution; --sample searches some of each title
    again, evenly spread, and looks whether the same action is still found best. Exit code 1 if one failed. The
    puzzle of the day is the same for everybody (by UTC).

    Examples:  keeling puzzles classic --solution  |  keeling puzzles --check --sample 5 --json
    """
    titles = [title_named(title)] if title is not None else list(all_titles()[0])
    if check:
        check_all(titles, sample, json)
    elif title is None:
        list_all(titles, json)
    else:
        learn(titles[0])
        show(titles[0], chosen(titles[0], number, day), solution, json)


def chosen(title: AnyTitle, number: int | None, day: str | None) -> Puzzle:
    """The puzzle of that number, or of the day; BadSetup if there is none or both are named."""
    found = puzzles_of(title)
    if not found:
        raise BadSetup(message("error-puzzles-none", title=thing("title", title.name)))
    if number is not None and day is not None:
        raise BadSetup(message("error-puzzle-both"))
    if number is not None:
        if number > len(found):
            raise BadSetup(message("error-puzzle-number", number=number, most=len(found)))
        return found[number - 1]
    try:
        when = date.fromisoformat(day) if day is not None else datetime.now(UTC).date()
    except ValueError:
        raise BadSetup(message("error-puzzle-day", day=verbatim(day))) from None
    return puzzle_of_day(title, when) or found[0]


def list_all(titles: list[AnyTitle], json: bool) -> None:
    """How many puzzles there are of each title."""
    counts = {title.name: len(puzzles_of(title)) for title in titles}
    if json:
        print_json({"puzzles": counts})
        return
    for name, count in counts.items():
        say(word("say-puzzles-count", title=thing("title", name), amount=count))


def show(title: AnyTitle, puzzle: Puzzle, solution: bool, json: bool) -> None:
    """The position as its player sees it, and the solution if it is wanted."""
    match = puzzle.match()
    g = match.game
    player = g.decision.player
    if json:
        values: dict[str, Any] = {
            "id": puzzle.id,
            "title": title.name,
            "players": puzzle.players,
            "seat": player,
            "position": len(puzzle.actions),
            "view": title.view(g, player),
            "options": [option["notation"] for option in title.options_for(g, player)],
        }
        if solution:
            values |= {
                "accepted": puzzle.accepted,
                "solution": puzzle.solution,
                "margin": round(puzzle.margin, 1),
                "reason": sentence(puzzle.reason),
                "reason_messages": puzzle.reason,
            }
        print_json(values)
        return
    out.print(board_for(title)(title, title.view(g, player), player, list(match.seats)))
    say(word("say-puzzle", puzzle=verbatim(puzzle.id), player=seat(player)))
    if not solution:
        say(word("say-puzzle-solve"))
        return
    for notation in puzzle.solution:
        action = title.alphabet.parse(notation)
        say(f"  {said(title.label(match.game, action))}")
        match.follow(action)
    say(word("say-puzzle-margin", amount=round(puzzle.margin)))
    say(sentence(puzzle.reason))


def check_all(titles: list[AnyTitle], sample: int, json: bool) -> None:
    """Replay all, search some again, and say how many failed."""
    counts: dict[str, int] = {}
    wrong: list[str] = []
    searched = failed = 0
    for title in titles:
        found = puzzles_of(title)
        counts[title.name] = len(found)
        spread = {k * len(found) // sample for k in range(min(sample, len(found)))} if sample else set()
        for n, puzzle in enumerate(found):
            lines = list(mistakes(puzzle))
            if not lines and n in spread:
                searched += 1
                lines = doubts(puzzle)
            failed += bool(lines)
            wrong += lines
    if json:
        print_json(
            {
                "puzzles": counts,
                "checked": sum(counts.values()),
                "searched": searched,
                "failed": failed,
                "mistakes": wrong,
            }
        )
    else:
        for line in wrong:
            complain(line)
        say(word("say-puzzles-checked", amount=sum(counts.values()), searched=searched, failed=failed))
    if failed:
        raise typer.Exit(EXIT_FAILED)


def doubts(puzzle: Puzzle) -> list[str]:
    """A line if another search, over other deals, finds another action best."""
    match = puzzle.match()
    g = match.game
    title = match.title
    search = Search(title, Peek(g, g.decision.player), puzzle.players, seed=len(puzzle.actions))
    best = search.best(AGAIN_WIDTH, AGAIN_DEALS)
    if best == title.alphabet.parse(puzzle.accepted):
        return []
    return [f"{puzzle.id}: another search prefers {title.alphabet.notation(best)} to {puzzle.accepted}"]
