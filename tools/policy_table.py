"""The first tables of docs/climate-policy.md, from the games of experiments/policies.toml.

    keeling lab run experiments/policies.toml -o build/policies
    python tools/policy_table.py build/policies [--write]

Without --write the tables are printed, with it the part of the document between its two marks is replaced. The games
follow from the seed of the experiment, so the same program gives the same tables.
"""

import argparse
from pathlib import Path

from keeling.bots.intervals import Estimate
from keeling.lab.findings import Gain, gains
from keeling.lab.folder import Folder
from keeling.lab.summary import Line, summarise

ROOT = Path(__file__).resolve().parents[1]
DOCUMENT = ROOT / "docs" / "climate-policy.md"
BEGIN = "<!-- table by tools/policy_table.py -->"
END = "<!-- end of table -->"
ALONE = "1 heedless + 3 careful"


def number(figure: Estimate, scale: int = 1, sign: str = "") -> str:
    """`83 (81 to 85)`"""
    if figure.mean is None:
        return "-"
    mean = f"{scale * figure.mean:.0f}{sign}"
    if figure.low is None or figure.high is None:
        return mean
    return f"{mean} ({scale * figure.low:.0f} to {scale * figure.high:.0f})"


def by_place(lines: list[Line]) -> dict[tuple[str, str], Line]:
    """The lines by policy and population."""
    return {(line.condition.factors["policy"], line.condition.factors["bots"]): line for line in lines}


def tables(lines: list[Line], found: list[Gain]) -> list[str]:
    """Both tables in Markdown."""
    places = by_place(lines)
    policies = list(dict.fromkeys(policy for policy, _ in places))
    populations = list(dict.fromkeys(bots for _, bots in places))
    text = ["| common defeat | " + " | ".join(populations) + " |", "|---" * (len(populations) + 1) + "|"]
    for policy in policies:
        cells = [number(places[policy, bots].means["defeat"], 100, " %") for bots in populations]
        text.append(f"| {policy} | " + " | ".join(cells) + " |")
    heads = ["4 careful", "4 heedless", "4 rational"]
    ends = [f"ppm, {bots}" for bots in heads] + [f"worth, {bots}" for bots in heads]
    text += ["", "| CO2 at the end and worth | " + " | ".join(ends) + " |", "|---" * (len(ends) + 1) + "|"]
    for policy in policies:
        cells = [number(places[policy, bots].means[name]) for name in ("co2_final", "worth_mean") for bots in heads]
        text.append(f"| {policy} | " + " | ".join(cells) + " |")
    text += ["", f"| {ALONE} | the heedless one | a careful one | difference |", "|---|---|---|---|"]
    for gain in found:
        if gain.condition.factors["bots"] == ALONE:
            cells = [number(gain.worth), number(gain.other_worth), number(gain.difference) + (" \\*" * gain.is_sure)]
            text.append(f"| {gain.condition.factors['policy']} | " + " | ".join(cells) + " |")
    return text


def main() -> None:
    """Print or write the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    folder, plan = Folder.opened(arguments.folder)
    lines = summarise(folder, plan)
    games = sorted({line.games for line in lines})
    told = str(games[0]) if len(games) == 1 else f"{games[0]} to {games[-1]}"
    text = [
        f"{told} games for each condition, 4 companies, `trade_mode=compliance`, everything else by default, "
        f"series seed {plan.seed}, digest {folder.digest(plan)[:12]}; 95 % intervals; "
        "\\* the interval of the difference excludes zero.",
        "",
        *tables(lines, gains(folder, plan)),
    ]
    print("\n".join(text))
    if arguments.write:
        page = DOCUMENT.read_text(encoding="utf-8")
        before, begin, rest = page.partition(BEGIN)
        _, end, after = rest.partition(END)
        if not (begin and end):
            raise SystemExit(f"{DOCUMENT.relative_to(ROOT)} has no marks {BEGIN} and {END}; nothing is written.")
        DOCUMENT.write_text(before + BEGIN + "\n" + "\n".join(text) + "\n" + END + after, encoding="utf-8")
        print(f"written: {DOCUMENT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
