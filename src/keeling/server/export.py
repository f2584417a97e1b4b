"""The schemas of everything that goes over the wire, for generating types."""

import json
import sys
import types
import typing
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import typing_extensions
from pydantic import TypeAdapter

from keeling.kernel.title import AnyTitle
from keeling.server.messages import CLIENT, PROTOCOL, SERVER
from keeling.server.shelf import Shelf


def live_schema(shelf: Shelf) -> dict[str, Any]:
    """The JSON Schemas of client messages, of server messages, and of each title's view."""
    return {
        "protocol": PROTOCOL,
        "client": CLIENT.json_schema(),
        "server": SERVER.json_schema(mode="serialization"),
        "views": {name: view_schema(box.title) for name, box in shelf.boxes.items()},
    }


def view_schema(title: AnyTitle) -> dict[str, Any]:
    """The JSON Schema of a title's view, from the annotation of its `view`."""
    annotation = get_type_hints(type(title).view)["return"]
    return TypeAdapter(_modern(annotation, {})).json_schema(mode="serialization")


def _modern(hint: Any, known: dict[Any, Any]) -> Any:
    """The same type with every TypedDict as pydantic takes it before Python 3.12."""
    if is_typeddict(hint):
        if hint not in known:
            fields = {name: _modern(each, known) for name, each in get_type_hints(hint).items()}
            make: Any = typing_extensions.TypedDict
            made = make(hint.__name__, fields)
            made.__doc__ = hint.__doc__
            known[hint] = made
        return known[hint]
    arguments = tuple(_modern(each, known) for each in get_args(hint))
    origin = get_origin(hint)
    if not arguments or origin is typing.Literal:
        return hint
    if origin in (Union, types.UnionType):
        return Union[arguments]  # noqa: UP007
    return origin[arguments]


def write_schemas(folder: Path) -> list[Path]:
    """Write openapi.json and live-schema.json into a folder."""
    from keeling.server.app import create_app
    from keeling.server.settings import Settings

    documents = {"openapi.json": create_app(Settings()).openapi(), "live-schema.json": live_schema(Shelf())}
    folder.mkdir(parents=True, exist_ok=True)
    for name, document in documents.items():
        (folder / name).write_text(json.dumps(document, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return [folder / name for name in documents]


if __name__ == "__main__":
    for path in write_schemas(Path(sys.argv[1] if len(sys.argv) > 1 else ".")):
        print(path)
