"""Whether the catalogues are whole: every message that somebody may say is there, in every language, and alike.

What is said is found by reading the sources: keys stand in them as they are, or follow from the titles by convention
(`keys.py`, `Title.things`). So the check needs a checkout; an installed program has no sources of the client.
"""

import ast as python
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from keeling.bots.levels import LEVELS
from keeling.guide import guide_of, sections_of
from keeling.guide.check import messages_of, mistakes
from keeling.guide.glossary import TERMS, key_of
from keeling.kernel.title import AnyTitle
from keeling.lessons import said_by_lessons
from keeling.titles import all_titles
from keeling.words.catalogue import DESCRIPTION, ENGLISH, all_languages, files_of, folders_of_languages, languages
from keeling.words.keys import difficulty_key, end_key, level_key, option_key, value_form, verb_key
from keeling.words.rulebook import all_rules, project_root

KEY: Final = re.compile(r"[a-z]+(-[A-Za-z0-9_]+)*")
QUOTED: Final = re.compile(r"""['"`]([a-z]+(?:-[A-Za-z0-9_]+)+)['"`]""")
BEGUN: Final = re.compile(r"`(ui-[\w-]*-)\$\{")
CLIENT: Final = ("*.ts", "*.svelte")
SPOKEN: Final = frozenset(
    ["ask", "board", "difficulty", "end", "error", "label", "option", "refuse", "say", "tell", "title", "ui"]
)
"""What keys of sentences begin with: a text in the sources that looks like one must be in the catalogue."""
KINDS_OF_MISTAKE: Final = ("missing", "unused", "arguments", "variants")
OWN: Final = frozenset(["seat", "list-empty", "list-last", "list-middle", "list-pair"])
"""What the speakers themselves say."""


@dataclass
class Entry:
    """A message of a catalogue: its forms, what it needs, which of that are numbers, and its variants."""

    file: str
    forms: list[str] = field(default_factory=list)
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    variants: dict[str, list[str]] = field(default_factory=dict)
    plurals: list[str] = field(default_factory=list)
    numbers: set[str] = field(default_factory=set)
    asks: set[str] = field(default_factory=set)
    """The forms it asks others for: those of its grammar."""


@dataclass
class Report:
    """What is wrong with the catalogues, a line for each mistake; all empty if nothing is.

    What a language lacks that is only begun is no mistake: `begun` says how many messages that are.
    """

    missing: list[str] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)
    arguments: list[str] = field(default_factory=list)
    variants: list[str] = field(default_factory=list)
    languages: list[str] = field(default_factory=list)
    messages: int = 0
    begun: dict[str, int] = field(default_factory=dict)

    @property
    def passed(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.missing or self.unused or self.arguments or self.variants)


class _Reader(Visitor):
    """Notes what an entry of a catalogue needs."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entry.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entry.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
        if isinstance(node.selector, ast.FunctionReference) and node.selector.id.name == "ID":
            chosen = node.selector.arguments.positional[0]
            if isinstance(chosen, ast.VariableReference):
                self.entry.variants[chosen.id.name] = sorted(names)
        else:
            self.entry.plurals += names
            if isinstance(node.selector, ast.VariableReference):
                self.entry.numbers.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "NUMBER" and isinstance(node.arguments.positional[0], ast.VariableReference):
            self.entry.numbers.add(node.arguments.positional[0].id.name)
        self.entry.asks |= {
            each.value.value
            for each in node.arguments.named
            if each.name.name == "form" and isinstance(each.value, ast.StringLiteral)
        }
        self.generic_visit(node)


def read(code: str, folders: tuple[Path, ...] = ()) -> tuple[dict[str, Entry], list[str]]:
    """All entries of a language by key, and a line for each mistake: what does not parse, what stands twice."""
    parser = FluentParser()
    found: dict[str, Entry] = {}
    mistakes: list[str] = []
    for path in files_of(code, folders):
        place = f"{code}/{path.name}"
        for node in parser.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Junk):
                mistakes.append(f"{place}: not understood: {(node.content or '').strip().splitlines()[0]}")
            elif isinstance(node, ast.Message | ast.Term):
                key = node.id.name if isinstance(node, ast.Message) else f"-{node.id.name}"
                if key in found:
                    mistakes.append(f"{place}: {key} stands in {found[key].file} already")
                entry = found[key] = Entry(place, [attribute.id.name for attribute in node.attributes])
                _Reader(entry).visit(node)
    return found, mistakes


def check() -> Report:
    """Look at all catalogues of this checkout."""
    report = Report(languages=languages())
    english, report.missing = read(ENGLISH)
    report.missing += [
        f'{folder.name}/{DESCRIPTION}: needs name = "…" and complete = true or false; only a locale may follow'
        for folder in folders_of_languages()
        if folder.name not in report.languages
    ]
    report.messages = sum(not key.startswith("-") for key in english)
    titles, _ = all_titles()
    convention = {key: forms for title in titles if title.catalogues is None for key, forms in _of_title(title)}
    convention |= {f"rule-{rule}": [] for rule in all_rules()}
    convention |= {level_key(level): ["help", "short"] for level in LEVELS}
    convention |= said_by_lessons()
    convention |= {term: ["help"] for term in TERMS}
    convention |= _check_guides(report, english, titles)
    kinds = {word for title in titles for word in title.alphabet.by_word}
    _check_keys(report, english, convention, kinds)
    _check_calls(report, english)
    for code in report.languages[1:]:
        other, mistakes = read(code)
        report.missing += mistakes
        _compare(report, code, english, other, convention)
        lacking = [key for key in english if not key.startswith("-") and key not in other]
        if all_languages()[code].complete:
            report.missing += [f"{code}: {key}" for key in lacking]
        else:
            report.begun[code] = len(lacking)
    for code in report.languages:
        _check_plurals(report, code)
    return report


def _of_title(title: AnyTitle) -> Iterator[tuple[str, list[str]]]:
    """What a title says by convention, with the forms every language needs."""
    yield f"title-{title.name}", ["summary"]
    for info in title.options.describe():
        yield option_key(title, info.name), ["help", *(value_form(choice) for choice in info.choices)]
    for difficulty in title.difficulties:
        yield difficulty_key(title, difficulty.name), ["help"]
    for end in title.ends.values():
        yield end_key(title, end), ["short"]
    for verb in sorted({row.verb for row in title.words.kinds.values()}):
        yield verb_key(title, verb), []
    for key in title.things():
        yield key, []


def _check_guides(report: Report, english: dict[str, Entry], titles: Iterable[AnyTitle]) -> dict[str, list[str]]:
    """The guides hold together, and what they say has its arguments; the keys they say."""
    said: dict[str, list[str]] = {}
    used = {key_of(term) for title in titles for section in sections_of(title) for term in section["terms"]}
    report.unused += [f"guide: no section uses {term}" for term in TERMS if term not in used]
    for term, rules in TERMS.items():
        report.missing += [
            f"guide: {term}: there is no rule {each}" for each in rules.split() if each not in all_rules()
        ]
    for title in titles:
        report.missing += mistakes(title, guide_of(title), all_rules())
        for told in messages_of(guide_of(title)):
            key = told["key"]
            said[key] = []
            lacking = needed(key, english)[0] - set(told.get("args", {})) if key in english else set()
            if lacking:
                report.arguments.append(f"guide {title.name}: {key} is said without {', '.join(sorted(lacking))}")
    return said


def _check_keys(report: Report, english: dict[str, Entry], convention: dict[str, list[str]], kinds: set[str]) -> None:
    """What is said and not there, and what is there and not said; words for kinds of action may look like keys."""
    said = set(_said_in_python()) | set(_said_in_client()) | {key for _, key, _ in _calls()}
    spoken = {key for key in said if key.partition("-")[0] in SPOKEN and "-" in key and key not in kinds}
    for key in sorted(spoken | set(convention)):
        if key not in english:
            report.missing.append(f"{ENGLISH}: {key}")
    for key, forms in convention.items():
        if key in english:
            lacking = [form for form in forms if form not in english[key].forms]
            report.missing += [f"{ENGLISH}: {key}.{form}" for form in lacking]
    referred = {key for entry in english.values() for key in entry.references}
    known = said | set(convention) | referred | OWN
    begun = tuple(_begun_in_client())
    report.unused += [
        f"{entry.file}: {key}" for key, entry in english.items() if key not in known and not key.startswith(begun)
    ]


def _compare(
    report: Report, code: str, english: dict[str, Entry], other: dict[str, Entry], convention: dict[str, list[str]]
) -> None:
    """What differs between English and what another language has; forms of grammar may, and terms are its own.

    A form that no message asks for is no grammar: a program asks for it (`help`, `typed`, a value of an option). What a
    language's own messages refer to may be there beyond English.
    """
    grammar = {form for entry in english.values() for form in entry.asks}
    for key, entry in english.items():
        if key.startswith("-") or key not in other:
            continue
        same = other[key]
        free = {*same.forms, *(grammar - set(convention.get(key, [])))}
        report.missing += [f"{code}: {key}.{form}" for form in entry.forms if form not in free]
        theirs, ours = needed(key, other)[0], needed(key, english)[0]
        if theirs - ours:
            report.arguments.append(f"{code}: {key} needs {', '.join(sorted(theirs - ours))}, English does not")
        for name in sorted(set(entry.variants) | set(same.variants)):
            if entry.variants.get(name) and same.variants.get(name) and entry.variants[name] != same.variants[name]:
                report.variants.append(f"{code}: {key} has other variants of {name} than English")
    referred = {name: key for key, entry in other.items() for name in entry.references}
    report.missing += [
        f"{code}: {name}, of which {key} makes use" for name, key in referred.items() if name not in other
    ]
    report.unused += [
        f"{entry.file}: {key}"
        for key, entry in other.items()
        if key not in referred and (key.startswith("-") or key not in english)
    ]


def needed(key: str, entries: dict[str, Entry]) -> tuple[set[str], set[str]]:
    """The variables that a message and those it contains need, and which of them must be numbers."""
    entry = entries[key]
    variables, numbers = set(entry.variables), set(entry.numbers)
    for each in entry.references:
        if each in entries and not each.startswith("-"):
            inner = needed(each, entries)
            variables |= inner[0]
            numbers |= inner[1]
    return variables, numbers


def _check_plurals(report: Report, code: str) -> None:
    rules = {*Locale.parse(all_languages()[code].locale, sep="-").plural_form.tags, "other"}
    for key, entry in read(code)[0].items():
        wrong = sorted(name for name in entry.plurals if name not in rules)
        if wrong:
            report.variants.append(f"{code}: {key} has variants this language does not count by: {', '.join(wrong)}")


def _check_calls(report: Report, english: dict[str, Entry]) -> None:
    """Messages that are made with a written key: their arguments are those of the catalogue."""
    for place, key, given in _calls():
        if key in english:
            lacking = needed(key, english)[0] - given
            if lacking:
                report.arguments.append(f"{place}: {key} is said without {', '.join(sorted(lacking))}")


def _sources() -> Iterator[Path]:
    yield from sorted((project_root() / "src" / "keeling").rglob("*.py"))


def _said_in_python() -> Iterator[str]:
    for path in _sources():
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                yield node.value


def _client_sources() -> Iterator[str]:
    for pattern in CLIENT:
        for path in sorted((project_root() / "web" / "src").rglob(pattern)):
            if not path.name.endswith(".test.ts"):
                yield path.read_text(encoding="utf-8")


def _said_in_client() -> Iterator[str]:
    for text in _client_sources():
        yield from QUOTED.findall(text)


def _begun_in_client() -> Iterator[str]:
    """Beginnings of keys that the client ends by a word of a view: whatever begins so counts as said."""
    for text in _client_sources():
        yield from BEGUN.findall(text)


def _calls() -> Iterator[tuple[str, str, set[str]]]:
    """Every message the sources make of a written key: its place, its key, the names of its arguments."""
    root = project_root()
    for path in _sources():
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, python.Call) or not isinstance(node.func, python.Name) or not node.args:
                continue
            first = node.args[0]
            if node.func.id not in ("message", "told", "word") or not isinstance(first, python.Constant):
                continue
            if any(each.arg is None for each in node.keywords) or not isinstance(first.value, str):
                continue
            names = {each.arg for each in node.keywords if each.arg is not None}
            names |= {
                str(each.value) for each in node.args[1:] if isinstance(each, python.Constant)
            }  # told("key", "player")
            yield f"{path.relative_to(root)}:{node.lineno}", first.value, names


def lines(report: Report) -> Iterable[str]:
    """The mistakes for people, each with what it is."""
    for name in KINDS_OF_MISTAKE:
        found: Any = getattr(report, name)
        yield from (f"{name}: {each}" for each in found)
