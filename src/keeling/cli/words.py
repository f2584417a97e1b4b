"""`keeling words`: the catalogues, and whether they are whole."""

from typing import Annotated

import typer

from keeling.cli.arguments import Json
from keeling.cli.output import out, print_json, say, word
from keeling.kernel.messages import verbatim
from keeling.words.check import check, lines


def words(
    check_all: Annotated[
        bool, typer.Option("--check", help="Look for missing and unused messages and for differences.")
    ] = False,
    json: Json = False,
) -> None:
    """Say which languages there are, or check the catalogues against the sources and each other.

    The check counts what is said but missing in a language, what nobody says, arguments that a message lacks or that
    languages use differently, and variants that differ. Exit code 1 if there is any. It needs a checkout.

    Examples:  keeling words  |  keeling words --check --json
    """
    report = check()
    counts = {name: len(getattr(report, name)) for name in ("missing", "unused", "arguments", "variants")}
    if json:
        print_json(
            {**counts, "languages": report.languages, "messages": report.messages, "mistakes": list(lines(report))}
        )
    else:
        say(word("say-words", amount=report.messages, languages=verbatim(", ".join(report.languages))))
        for line in lines(report) if check_all else []:
            out.print(line, markup=False, style="red")
    if check_all and not report.passed:
        raise typer.Exit(1)
