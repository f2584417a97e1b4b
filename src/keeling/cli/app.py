"""The commands and their help."""

from typing import Annotated

import typer

import keeling
from keeling.cli import (
    bench,
    content,
    hint,
    league,
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
    epilog="Start with: keeling play nim",
    no_args_is_help=True,
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
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say which version and build runs.")
    ] = False,
) -> None:
    """The CO2 board-game family as software: play it, study it, simulate it."""


app.command("titles")(titles.titles)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("league")(league.league)
app.command("tune")(tune.tune)
app.command("replay")(replay.replay)
app.command("hint")(hint.hint)
app.command("review")(review.review)
app.command("puzzles")(puzzles.puzzles)
app.add_typer(content.app, name="content")
app.command("rules")(rules.rules)
app.command("words")(words.words)
app.command("bench")(bench.bench)
