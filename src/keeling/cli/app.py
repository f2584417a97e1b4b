"""The commands and their help; without a command the game opens in the browser."""

import sys
from typing import Annotated

import typer

import keeling
from keeling.cli import (
    admin,
    backup,
    bench,
    content,
    hint,
    lab,
    league,
    lessons,
    play,
    puzzles,
    replay,
    review,
    rules,
    serve,
    simulate,
    titles,
    tune,
    words,
)

app = typer.Typer(
    name="keeling",
    help="The CO2 board-game family as software: play it, study it, simulate it.",
    epilog="Without a command, in a terminal: opens the game in the browser.",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    """Print version and build, then stop."""
    if wanted:
        note = f"; {keeling.BUILD_NOTE}" if keeling.BUILD_NOTE else ""
        typer.echo(f"keeling {keeling.__version__} ({keeling.BUILD} build{note})")
        raise typer.Exit


@app.callback()
def main(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say which version and build runs.")
    ] = False,
) -> None:
    """The CO2 board-game family as software: play it, study it, simulate it."""
    if context.invoked_subcommand is None:
        if sys.stdin.isatty() and sys.stdout.isatty():
            serve.open_game()
        else:
            typer.echo(context.get_help())


app.command("titles")(titles.titles)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.add_typer(admin.app, name="admin")
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("simulate")(simulate.simulate)
app.command("league")(league.league)
app.command("tune")(tune.tune)
app.add_typer(lab.app, name="lab")
app.command("replay")(replay.replay)
app.command("hint")(hint.hint)
app.command("review")(review.review)
app.command("puzzles")(puzzles.puzzles)
app.command("lessons")(lessons.lessons)
app.add_typer(content.app, name="content")
app.command("rules")(rules.rules)
app.command("words")(words.words)
app.command("bench")(bench.bench)
