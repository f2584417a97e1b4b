"""The terminal board as text and as HTML. Rich and the boards are loaded when somebody looks."""

from collections.abc import Sequence
from io import StringIO
from typing import Any

from keeling.kernel.title import AnyTitle

WIDTH = 100
FORMAT = '<pre style="line-height: 1.2; font-family: monospace"><code>{code}</code></pre>'


def as_text(title: AnyTitle, game: Any, seat: int, names: Sequence[str], width: int) -> str:
    """The board without colours."""
    from rich.console import Console

    page = StringIO()
    Console(file=page, width=width, no_color=True, color_system=None, highlight=False).print(
        _board(title, game, seat, names)
    )
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines()) + "\n"


def as_html(title: AnyTitle, game: Any, seat: int, names: Sequence[str]) -> str:
    """The board in colours that are readable on light and on dark paper, as one element."""
    from rich.console import Console

    console = Console(file=StringIO(), width=WIDTH, record=True, highlight=False)
    console.print(_board(title, game, seat, names))
    return console.export_html(inline_styles=True, code_format=FORMAT)


def _board(title: AnyTitle, game: Any, seat: int, names: Sequence[str]) -> Any:
    from keeling.cli.boards import board_for
    from keeling.cli.output import learn, speak
    from keeling.words import ENGLISH

    speak(ENGLISH)  # like every sentence of the library
    learn(title)
    return board_for(title)(title, title.view(game, seat), seat, list(names))
