"""The typed dictionaries of kernel and titles as pydantic takes them, so that none is written down twice.

Before Python 3.12 pydantic refuses those of the standard library, and kernel and titles use nothing else.
"""

import types
import typing
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import typing_extensions

from keeling.kernel import messages


class Message(typing_extensions.TypedDict):
    """What is to be said: a key of the catalogues, and typed arguments; the reader's end makes a sentence of it."""

    key: str
    args: typing_extensions.NotRequired[dict[str, "Arg"]]


class Verbatim(typing_extensions.TypedDict):
    """A text that is the same in every language."""

    literal: str


Part = int | str | Message | Verbatim
Arg = Part | list[Part]


def for_pydantic(hint: Any, known: dict[Any, Any] | None = None) -> Any:
    """The same type with every typed dictionary in it made anew; `known` are those that are made already.

    Messages contain messages, which this cannot make: theirs are written out above.
    """
    known = {messages.Message: Message, messages.Verbatim: Verbatim} if known is None else known
    if is_typeddict(hint):
        if hint not in known:
            hints = get_type_hints(hint, include_extras=True)
            make: Any = typing_extensions.TypedDict
            made = make(hint.__name__, {name: for_pydantic(each, known) for name, each in hints.items()})
            made.__doc__ = hint.__doc__
            known[hint] = made
        return known[hint]
    origin = get_origin(hint)
    if origin is Annotated:
        inner, *notes = get_args(hint)
        return Annotated[for_pydantic(inner, known), *notes]
    arguments = tuple(for_pydantic(each, known) for each in get_args(hint))
    if not arguments or origin is typing.Literal:
        return hint
    if origin in (Union, types.UnionType):
        return Union[arguments]  # noqa: UP007
    return origin[arguments]
