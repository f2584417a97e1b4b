"""How the command line tells turns that are recommended: what they do, what they promise, and why."""

from collections.abc import Sequence
from typing import Any

from rich.markup import escape

from keeling.bots.hints import Advice
from keeling.cli.output import out, said, word
from keeling.kernel.messages import Message, verbatim
from keeling.kernel.title import AnyTitle

PER_CENT = 10  # per mille


def sentence(parts: Sequence[Message]) -> str:
    """Reasons as one sentence."""
    return word("say-hint-reason", reason=verbatim("; ".join(said(part) for part in parts)))


def as_json(title: AnyTitle, advice: Advice) -> dict[str, Any]:
    """A turn for programs: notations and messages, with the words for people beside them."""
    return {
        "actions": [title.alphabet.notation(action) for action in advice.actions],
        "labels": [said(label) for label in advice.labels],
        "points": round(advice.points, 1),
        "points_error": round(advice.points_error, 1),
        "survival": advice.survival / 1000,
        "survival_error": advice.survival_error / 1000,
        "reason": sentence(advice.reason),
        "reason_messages": advice.reason,
        "deals": advice.deals,
    }


def print_advice(found: Sequence[Advice]) -> None:
    """Turns for people, numbered, the best first."""
    for number, advice in enumerate(found, 1):
        steps = "; ".join(said(label) for label in advice.labels)
        out.print(f"[bold]{number}.[/bold] {escape(steps)}.")
        first = number == 1
        promise = word(
            "say-hint-promise" if first else "say-hint-less",
            points=round(advice.points if first else found[0].points - advice.points),
            survival=round(advice.survival / PER_CENT),
            error=round(advice.survival_error / PER_CENT),
        )
        out.print(f"   [cyan]{escape(promise)}[/cyan]")
        out.print(f"   {escape(sentence(advice.reason))}")
