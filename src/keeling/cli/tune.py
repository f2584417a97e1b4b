"""`keeling tune`: better weights for the bots of a title, found by playing."""

import datetime
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import keeling
from keeling.bots.intervals import percent
from keeling.bots.league import Standings
from keeling.bots.levels import DEFAULT
from keeling.bots.opinions import opinion_name
from keeling.bots.opinions.weights import FOLDER, read_weights, with_weights
from keeling.bots.ranges import HELD_OUT, TUNING, name_within, seed_within
from keeling.bots.spec import WITHOUT_OPINION, check_spec
from keeling.bots.tuning import NEW, OLD, SINGLE, Search, State, Values, changes, check, comparisons, look
from keeling.bots.tuning_file import load, save, state_file, unreadable, write_whole
from keeling.cli.arguments import Json, TitleName
from keeling.cli.output import err, out, print_json, say, word
from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message, thing, verbatim
from keeling.kernel.seeds import check_series
from keeling.kernel.title import Setup
from keeling.titles import title_named

EXIT_INTERRUPTED = 130
SECONDS_BETWEEN_SAVES = 2.0


def tune(
    title: TitleName,
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="FILE", help="The weights file that is written, or bettered.")
    ],
    players: Annotated[int, typer.Option("--players", "-p", help="For games with how many players.")] = 3,
    bot: Annotated[
        str, typer.Option("--bot", "-b", metavar="SPEC", help="Which bot plays with the weights.")
    ] = DEFAULT,
    generations: Annotated[int, typer.Option("--generations", "-g", min=1, max=10_000, help="How often to move.")] = 20,
    candidates: Annotated[int, typer.Option("--candidates", "-c", max=1000, help="Of each generation.")] = 16,
    deals: Annotated[int, typer.Option("--deals", "-d", min=1, max=10_000, help="Of each generation.")] = 12,
    spread: Annotated[
        float, typer.Option("--spread", min=0.001, max=2, help="Of the first candidates, in logarithms.")
    ] = 0.2,
    keep: Annotated[
        list[str] | None,
        typer.Option("--keep", metavar="NAME", help="A weight that stays as it is; may be given several times."),
    ] = None,
    held_out: Annotated[
        int, typer.Option("--held-out", min=1, max=100_000, help="Deals on which old and new are compared in the end.")
    ] = 60,
    seed: Annotated[
        str, typer.Option("--seed", "-s", metavar="TEXT", help="The seed of the search; deal n has tune/TEXT/n.")
    ] = "1",
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, max=256, help="How many processes.")] = 1,
    json: Json = False,
) -> None:
    """Look for better weights of a title's opinion by playing, with the default options.

    Starts from the weights of FILE if there is one, otherwise from the title's own, and writes those for the number of
    players into FILE, with the command, the date and how old and new weights did on deals that were held out. What is
    wanted: to survive (or win as a team) with all seats alike, then to win as the only one among the old weights.
    The same seed finds the same weights, whatever the number of workers. Ctrl-C stops it; the same command goes on.
    Exit code 130 if interrupted.

    Example:  keeling tune classic -p 4 -o classic.toml --generations 30 -w 2
    """
    base = output if output.exists() else own_weights(title)
    search = Search(
        title,
        players,
        opinionated(bot),
        read_weights(base, players).values,
        name_within(TUNING, seed),
        generations,
        paired(candidates),
        deals,
        spread,
        tuple(keep or ()),
        held_out,
    )
    check_search(search, base)
    kept = state_file(output)
    state = load(kept, search)
    save(kept, search, state)
    try:
        found = run(search, state, kept, workers)
    except KeyboardInterrupt:
        save(kept, search, state)
        err.print(word("say-tune-stopped", file=verbatim(kept)), markup=False, soft_wrap=True)
        raise typer.Exit(EXIT_INTERRUPTED) from None
    new = search.values(state.centre)
    remarks = told(search, found)
    try:
        text = base.read_text(encoding="utf-8")
    except OSError as error:
        raise unreadable(base, error) from None
    write_whole(output, with_weights(text, new, players, remarks))
    kept.unlink(missing_ok=True)
    if json:
        print_json(document(search, new, found, output))
    else:
        show(search, new, remarks, output)


def own_weights(title: str) -> Path:
    """The weights file of a title; BadSetup if there is no opinion about it."""
    found = title_named(title)
    name = opinion_name(found)
    if not name:
        raise BadSetup(message("error-tune-no-opinion", title=thing("title", found.name)))
    return FOLDER / f"{name}.toml"


def opinionated(bot: str) -> str:
    """The spec of a bot that plays by an opinion; BadSetup otherwise."""
    if check_spec(bot) in WITHOUT_OPINION:
        raise BadSetup(message("error-tune-bot", bot=verbatim(bot)))
    return bot


def paired(candidates: int) -> int:
    """A number of candidates that can be mirrored; BadSetup otherwise."""
    if candidates < 4 or candidates % 2:
        raise BadSetup(message("error-tune-pairs", number=candidates))
    return candidates


def check_search(search: Search, base: Path) -> None:
    """BadSetup, or BadWeights, if the search cannot be made."""
    seeds = seed_within(TUNING, search.seed), seed_within(HELD_OUT, search.seed)
    for seed, deals in zip(seeds, (search.generations * search.deals, search.held_out), strict=True):
        Setup.of(title_named(search.title), search.players, seed)
        check_series(seed, deals)
    for name in search.kept:
        if name not in search.present:
            hint = suggest(name, list(search.present))
            raise BadSetup(message("error-tune-kept", name=verbatim(name), file=verbatim(base), hint=hint))
    if not search.weights:
        raise BadSetup(message("error-tune-nothing"))
    search.opinion(search.present)


def run(search: Search, state: State, kept: Path, workers: int) -> dict[str, Standings]:
    """Search and check, with progress on standard error; the state is saved often enough."""
    each = search.candidates * search.deals
    last_saved = time.monotonic()
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed} of {task.total}"),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    ) as bar:
        tried = bar.add_task("trying", total=search.generations * each)
        checked = bar.add_task("checking", total=sum(league.games for league in comparisons(search).values()))
        generation = state.generation

        def hear(state: State) -> None:
            nonlocal last_saved, generation
            bar.update(tried, completed=state.generation * each + len(state.worths))
            bar.update(checked, completed=sum(len(games) for games in state.checked.values()))
            if len(state.worths) == each:
                worths = state.worths.values()
                mean = sum(worth.worth for worth in worths) / each
                survived = sum(worth.survived for worth in worths) / each
                number = state.generation + 1
                err.print(f"generation {number} of {search.generations}: worth {mean:.3f}, survived {survived:.1%}")
            if state.generation > generation or time.monotonic() - last_saved > SECONDS_BETWEEN_SAVES:
                save(kept, search, state)
                generation, last_saved = state.generation, time.monotonic()

        hear(state)
        look(search, state, workers, hear)
        found = check(search, state, workers, hear)
        save(kept, search, state)
        return found


def command(search: Search) -> str:
    """What was typed, but for files and workers."""
    words = ["keeling tune", search.title, "-p", search.players, "--bot", search.bot, "--seed", search.seed]
    words += ["--generations", search.generations, "--candidates", search.candidates, "--deals", search.deals]
    words += ["--spread", search.spread, "--held-out", search.held_out]
    for name in search.kept:
        words += ["--keep", name]
    return " ".join(map(str, words))


def told(search: Search, found: dict[str, Standings]) -> list[str]:
    """What the weights file says about where its weights come from."""
    standings = {name: {each.bot: each for each in table.standings()} for name, table in found.items()}
    old, new = (percent(standings[who][who].survived) for who in (OLD, NEW))
    deals = f"{search.held_out} deals of {seed_within(HELD_OUT, search.seed)}"
    remarks = [
        f"Found by `{command(search)}`, {datetime.date.today().isoformat()}, version {keeling.__version__}.",
        f"On {deals}, all seats alike: old weights survived {old}, new ones {new}.",
    ]
    if "among" in standings:
        wins = percent(standings["among"][NEW].decided)
        even = f"even is {100 / search.players:.1f} %"
        remarks.append(f"One with the new weights among the old won {wins} of what was survived; {even}.")
    return remarks


def document(search: Search, new: Values, found: dict[str, Standings], output: Path) -> dict[str, Any]:
    """What was found as one JSON document."""
    return {
        "title": search.title,
        "players": search.players,
        "bot": search.bot,
        "seed": search.seed,
        "command": command(search),
        "file": str(output),
        "weights": new,
        "held_out": {
            "deals": search.held_out,
            **{name: [each.as_dict() for each in table.standings()] for name, table in found.items()},
        },
    }


def show(search: Search, new: Values, remarks: list[str], output: Path) -> None:
    """Print what was found for people."""
    table = Table("weight", "old", "new", box=None, pad_edge=False)
    for weight, before, after in changes(search.present, new):
        place = f"[{weight.place}]" if weight.place != SINGLE else ""
        table.add_row(f"{weight.name}{place}", str(before), str(after))
    out.print(table)
    for remark in remarks:
        say(remark)
    say(word("say-tune-written", file=verbatim(output)))
