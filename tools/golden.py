"""Make the golden records, playthroughs and counted move trees of the tests anew, after a change of rules.

    python tools/golden.py [records] [playthroughs] [trees] [--only NAME]

Without a word, all of them, in this order: playthroughs and trees build on the records. A record keeps its game as
long as that is one by the rules and ends as it must; remove its file to have another played. What there is stands in
the goldens.py of each title in tests. The frozen contents under tests/content are never
touched: where the form of content files has changed, edit them by hand. Look at the differences before you believe
them; run it twice and on both builds, and nothing may differ.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

if TYPE_CHECKING:
    from goldens import Collection

PARTS = ("records", "playthroughs", "trees")


def main() -> None:
    """Make what was asked for."""
    from goldens import PLAYTHROUGHS, RECORDS, TREES, collections

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", help="records, playthroughs, trees; all if none is named")
    parser.add_argument("--only", default="", metavar="NAME", help="only what begins with this name")
    arguments = parser.parse_args()
    parts = arguments.parts or PARTS
    if not set(parts) <= set(PARTS):
        parser.error(f"there is {', '.join(PARTS)}")
    for folder in (RECORDS, PLAYTHROUGHS, TREES):
        folder.mkdir(exist_ok=True)
    for collection in collections():
        make(collection, parts, arguments.only)


def make(collection: "Collection", parts: Sequence[str], only: str) -> None:
    """Make these parts of a collection, as far as their names begin like this."""
    if "records" in parts:
        for name in [name for name in collection.goldens if name.startswith(only)]:
            record = collection.make_record(name)
            record.write(collection.record_file(name))
            print(f"{name}: seed {record.setup.seed}, {len(record.actions)} actions", flush=True)
    if "playthroughs" in parts:
        for name in [name for name in collection.told if name.startswith(only)]:
            text = collection.make_playthrough(name)
            collection.playthrough_file(name).write_text(text, encoding="utf-8")
            print(f"{name}: {len(text)} characters", flush=True)
    if "trees" in parts and collection.name.startswith(only):
        trees = collection.make_trees()
        lines = [f"  {json.dumps(name)}: {json.dumps(tree)}" for name, tree in trees.items()]
        collection.trees_file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        for name, tree in trees.items():
            print(f"{name}: {tree['leaves']}", flush=True)


if __name__ == "__main__":
    main()
