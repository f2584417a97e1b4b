"""`keeling content`: what a title's content file holds, and whether a file is a valid one."""

from pathlib import Path
from typing import Annotated, Any

import typer

from keeling.cli.arguments import ContentFile, Json, TitleName
from keeling.cli.output import out, print_json, say
from keeling.cli.values import drawn
from keeling.kernel.content import MARKS, Content
from keeling.titles import title_named

app = typer.Typer(help="Show or check the numbers, tiles and cards of a title.", no_args_is_help=True)


@app.command()
def show(title: TitleName, content: ContentFile = None, json: Json = False) -> None:
    """Print every table of a content, and how much of each is printed, carried over, inferred or reconstructed.

    Example:  keeling content show nim
    """
    found = title_named(title).content(content)
    if json:
        print_json({"title": title, "digest": found.digest, "provenance": found.marks, "values": found.values})
        return
    for name, values in found.values.items():
        out.print(f"[bold]{name}[/bold]  [dim]{provenance(found, name)}[/dim]")
        out.print(drawn(values, out.width))
        out.print()
    out.print(f"digest {found.digest}")


@app.command()
def check(
    title: TitleName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The content file to check.")],
    json: Json = False,
) -> None:
    """Check a content file against every constraint of its title; exit code 2 and one sentence if it breaks one.

    Example:  keeling content check nim my-nim.toml
    """
    found = title_named(title).content(file)
    own = title_named(title).content()
    same = found.digest == own.digest
    if json:
        print_json({"title": title, "valid": True, "digest": found.digest, "same_as_own": same})
        return
    say(f"{file} is a valid content of {title}{', equal to its own' if same else ''}.")


def provenance(content: Content[Any], name: str) -> str:
    """How many values of a table have which provenance."""
    counts = content.marks[name]
    total = sum(counts.values())
    return ", ".join(f"{mark} {counts[mark]} of {total}" for mark in MARKS if counts[mark])
