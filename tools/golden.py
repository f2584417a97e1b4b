"""Make the golden records, playthroughs and counted move trees of the tests anew, after a change of rules.

    python tools/golden.py [records] [playthroughs] [trees]

Without a word, all of them, in this order: playthroughs and trees build on the records. What there is and how it is
made stands in tests/classic/goldens.py. The frozen contents under tests/content are never touched: where the form
of content files has changed, edit them by hand. Look at the differences before you believe them; run it twice and
on both builds, and nothing may differ.
"""

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

PARTS = ("records", "playthroughs", "trees")


def main() -> None:
    """Make what was asked for."""
    from classic import goldens

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", help="records, playthroughs, trees; all if none is named")
    parts = parser.parse_args().parts or PARTS
    if not set(parts) <= set(PARTS):
        parser.error(f"there is {', '.join(PARTS)}")
    for file in (goldens.RECORDS, goldens.PLAYTHROUGHS, goldens.TREES.parent):
        file.mkdir(exist_ok=True)
    if "records" in parts:
        for name in goldens.GOLDENS:
            record = goldens.make_record(name)
            record.write(goldens.record_file(name))
            print(f"{name}: seed {record.setup.seed}, {len(record.actions)} actions", flush=True)
    if "playthroughs" in parts:
        for name in goldens.TOLD:
            text = goldens.make_playthrough(name)
            goldens.playthrough_file(name).write_text(text, encoding="utf-8")
            print(f"{name}: {len(text)} characters", flush=True)
    if "trees" in parts:
        trees = goldens.make_trees()
        lines = [f"  {json.dumps(name)}: {json.dumps(tree)}" for name, tree in trees.items()]
        goldens.TREES.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        for name, tree in trees.items():
            print(f"{name}: {tree['leaves']}", flush=True)


if __name__ == "__main__":
    main()
