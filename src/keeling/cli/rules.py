"""`keeling rules`: the rule atoms, and which of them the tests prove."""

from typing import Annotated

import typer
from rich.table import Table

from keeling.cli.arguments import Json
from keeling.cli.output import out, print_json
from keeling.cli.rulebook import Coverage, measure
from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import KeelingError
from keeling.kernel.messages import message, verbatim
from keeling.titles import all_titles
from keeling.words.rulebook import all_rules, project_root


def rules(
    ids: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID...]", help="Ids of rules or rulings such as N-TURN-02, or beginnings of ids."),
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules of the titles have tests.")] = False,
    json: Json = False,
) -> None:
    """Show rules and rulings by id, or measure which rules have tests.

    Rulings say how conflicts between the documents (B-) and their gaps (G-) are decided.

    Coverage is read from the tests' markers without running them. Exit code 1 if an atom of a title that
    exists has no test and no written reason, if a marked test is skipped, or if a marker names no atom.

    Examples:  keeling rules N-TURN-02  |  keeling rules C-PRO B-29  |  keeling rules --coverage --json
    """
    if coverage:
        prefixes = tuple(prefix for title in all_titles()[0] for prefix in title.rule_prefixes)
        show_coverage(measure(project_root(), prefixes), json)
        return
    atoms = all_rules()
    chosen: dict[str, str] = {}
    for wanted in ids or []:
        exact = {atom: text for atom, text in atoms.items() if atom == wanted.upper()}
        found = exact or {atom: text for atom, text in atoms.items() if atom.startswith(wanted.upper())}
        if not found:
            raise KeelingError(message("error-no-rule", rule=verbatim(wanted), hint=suggest(wanted, list(atoms))))
        chosen |= found
    if json:
        print_json(chosen or atoms)
        return
    if not ids:
        show_counts(atoms)
    for atom, text in chosen.items():
        out.print(f"[bold]{atom}[/bold]  ", end="")
        out.print(text, markup=False)


def show_counts(atoms: dict[str, str]) -> None:
    """How many atoms there are of each system, and rulings of each kind."""
    counts: dict[str, int] = {}
    for atom in atoms:
        prefix = atom.split("-")[0]
        counts[prefix] = counts.get(prefix, 0) + 1
    table = Table("prefix", "rules", box=None, pad_edge=False)
    for prefix, count in counts.items():
        table.add_row(f"{prefix}-", str(count))
    out.print(table)
    out.print("`keeling rules ID` shows a rule, `keeling rules --coverage` which have tests.")


def show_coverage(coverage: Coverage, json: bool) -> None:
    """Print the coverage; exit code 1 if it is not complete."""
    if json:
        print_json(
            {
                "atoms": len(coverage.atoms),
                "tested": len(coverage.tested),
                "untested": coverage.untested,
                "excused": coverage.excused,
                "unknown": coverage.unknown,
                "skipped": coverage.skipped,
                "tests": coverage.tested,
            }
        )
    else:
        out.print(f"{len(coverage.atoms)} atoms, {len(coverage.tested)} tested, {len(coverage.excused)} excused")
        for atom, reason in coverage.excused.items():
            out.print(f"  excused {atom}: {reason}", markup=False)
        for atom in coverage.untested:
            out.print(f"  no test for {atom}", style="red")
        for rule, tests in coverage.unknown.items():
            out.print(f"  unknown rule {rule} in {', '.join(tests)}", style="red")
        for test in coverage.skipped:
            out.print(f"  {test} proves rules, but is skipped or may fail", style="red")
    if not coverage.passed:
        raise typer.Exit(1)
