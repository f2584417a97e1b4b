"""The schemas of everything that goes over the wire, for generating types."""

import json
import sys
from pathlib import Path
from typing import Any, get_type_hints

from pydantic import TypeAdapter

from keeling.kernel.title import AnyTitle
from keeling.server.messages import CLIENT, PROTOCOL, SERVER
from keeling.server.shelf import Shelf
from keeling.server.typed_dicts import for_pydantic


def live_schema(shelf: Shelf) -> dict[str, Any]:
    """The JSON Schemas of client messages, of server messages, and of each title's view."""
    return {
        "protocol": PROTOCOL,
        "client": CLIENT.json_schema(),
        "server": SERVER.json_schema(mode="serialization"),
        "views": {name: view_schema(title) for name, title in shelf.titles.items()},
    }


def view_schema(title: AnyTitle) -> dict[str, Any]:
    """The JSON Schema of a title's view, from the annotation of its `view`."""
    annotation = get_type_hints(type(title).view)["return"]
    return TypeAdapter(for_pydantic(annotation)).json_schema(mode="serialization")


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
