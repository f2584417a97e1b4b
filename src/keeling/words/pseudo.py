"""The made-up language: English in brackets and longer, so that tests see what is not translated or does not fit.

Vowels are doubled until a message is 40 % longer. What is put into it stays as it is.
"""

from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

OPENING: Final = "⟦"
CLOSING: Final = "⟧"
LONGER: Final = 40
_VOWELS: Final = "aeiouyAEIOUY"


def longer(text: str) -> str:
    """The text with vowels doubled until it is 40 % longer, or as long as they last."""
    due = len(text.strip()) * LONGER // 100
    out: list[str] = []
    for letter in text:
        out.append(letter)
        if due and letter in _VOWELS:
            out.append(letter)
            due -= 1
    return "".join(out) + "·" * min(due, 2 if text.strip() else 0)


class _Longer(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - as the visitor names it
        node.value = longer(node.value)
        return node


def _bracketed(pattern: ast.Pattern) -> ast.Pattern:
    changed: ast.Pattern = _Longer().visit(pattern)
    changed.elements = [ast.TextElement(OPENING), *changed.elements, ast.TextElement(CLOSING)]
    return changed


def pseudo(entry: ast.Message | ast.Term) -> ast.Message | ast.Term:
    """An English entry in the made-up language."""
    if entry.value is not None:
        entry.value = _bracketed(entry.value)
    for attribute in entry.attributes:
        attribute.value = _bracketed(attribute.value)
    return entry
