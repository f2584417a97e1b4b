"""The typed dictionaries of kernel and titles as pydantic takes them, so that none is written down twice.

Before Python 3.12 pydantic refuses those of the standard library, and kernel and titles use nothing else.
"""

import types
import typing
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import typing_extensions


def for_pydantic(hint: Any, known: dict[Any, Any] | None = None) -> Any:
    """The same type with every typed dictionary in it made anew; `known` are those that are made already."""
    known = {} if known is None else known
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
