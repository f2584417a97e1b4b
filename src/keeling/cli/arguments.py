"""Arguments that several commands share, and how they are read."""

import os
from pathlib import Path
from typing import Annotated

import typer

from keeling.cli.output import speak
from keeling.kernel.errors import BadOption
from keeling.kernel.messages import message, verbatim
from keeling.titles import title_names


def complete_title(start: str) -> list[str]:
    """The titles that begin so, for shell completion."""
    return [name for name in title_names() if name.startswith(start)]


TitleName = Annotated[
    str, typer.Argument(metavar="TITLE", help="Which game; `keeling titles` lists them.", autocompletion=complete_title)
]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule option; may be given several times."),
]
ContentFile = Annotated[
    Path | None, typer.Option("--content", metavar="FILE", help="A content file instead of the title's own.")
]
Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="CODE",
        help="The language to speak, such as en or de; that of the environment if not given.",
        callback=speak,
        is_eager=True,
        expose_value=False,
    ),
]
BotSeconds = Annotated[
    int,
    typer.Option(
        "--bot-seconds",
        metavar="N",
        min=0,
        max=86_400,
        help="How long a bot of your own may think about one decision; 0 for any time.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document on standard output.")]


def options_from(given: list[str] | None) -> dict[str, object]:
    """`NAME=VALUE` texts as a dictionary; BadOption for anything else or a name given twice."""
    options: dict[str, object] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise BadOption(message("error-option-form", word=verbatim(text)))
        if name in options:
            raise BadOption(message("error-option-twice", option=verbatim(name)))
        options[name] = value
    return options


def absolute(path: Path | None) -> Path | None:
    """A path that means the same in a worker process."""
    return Path(os.path.abspath(path)) if path else None
