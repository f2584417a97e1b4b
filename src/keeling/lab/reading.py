"""Experiment files: a TOML file says what is compared, and is checked where it comes in.

Every mistake is one sentence with the file and the place in it.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import BadOption, BadSetup, KeelingError
from keeling.kernel.messages import Message, message, verbatim
from keeling.kernel.options import OptionInfo
from keeling.kernel.seeds import check_series, clean_seed
from keeling.kernel.title import AnyTitle, Setup
from keeling.lab.characters import check_bot
from keeling.lab.contents import OWN, Changes, changed_content, changes_of
from keeling.lab.design import DESIGNS, GRID, LIST, MOST_SOBOL, SOBOL, places
from keeling.lab.errors import BadExperiment, mistake, refused
from keeling.lab.names import MEASURE_NAMES
from keeling.lab.plan import BOTS, CONTENT, NO_OPTIONS, PLAYERS, Condition, Plan, Value, key_of, label_of, shown
from keeling.titles import title_named

KEYS: Final = (
    "name", "question", "title", "players", "bots", "content", "replications", "seed", "baseline",
    "measures", "options", "contents", "factors", "design",
)  # fmt: skip
REQUIRED: Final = ("name", "title", "replications")
DESIGN_KEYS: Final = ("kind", "points", "conditions")
RANGE_KEYS: Final = ("low", "high", "step")
MOST_REPLICATIONS: Final = 1_000_000
MOST_CONDITIONS: Final = 2_000
MOST_TEXT: Final = 400
MOST_NAME: Final = 40
SIZE_LIMIT: Final = 1_000_000


def read_plan(path: Path) -> Plan:
    """The plan of an experiment file; BadExperiment says what is wrong with it."""
    try:
        with path.open("rb") as file:  # which may have no end
            data = file.read(SIZE_LIMIT + 1)
    except OSError as error:
        raise BadExperiment(
            message("error-lab-unread", file=verbatim(path), reason=verbatim(error.strerror or error))
        ) from None
    try:
        if len(data) > SIZE_LIMIT:
            raise ValueError("more than a megabyte")
        text = data.decode("utf-8-sig")
    except ValueError as error:
        raise BadExperiment(message("error-lab-toml", file=verbatim(path), reason=verbatim(error))) from None
    return parse_plan(text, str(path))


def parse_plan(text: str, file: str) -> Plan:
    """`read_plan` for a text that is already here; `file` names it in messages."""
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: no TOML, or a number of thousands of digits
        reason = str(error).partition(";")[0]
        raise BadExperiment(message("error-lab-toml", file=verbatim(file), reason=verbatim(reason))) from None
    return _Reader(file, text, values).plan()


class _Reader:
    """Reads the values of one file."""

    def __init__(self, file: str, text: str, values: dict[str, Any]) -> None:
        self.file = file
        self.text = text
        self.values = values
        self.warnings: list[Message] = []
        self.title: AnyTitle

    def wrong(self, place: str, what: Message) -> BadExperiment:
        return mistake(self.file, place, what)

    def refused(self, place: str, error: KeelingError) -> BadExperiment:
        return refused(self.file, place, error)

    def plan(self) -> Plan:
        values = self.values
        self.only(values, KEYS, "")
        for key in REQUIRED:
            if key not in values:
                raise self.wrong(key, message("error-lab-missing"))
        name = self.text_at("name", MOST_NAME)
        if not name or not all(letter.isascii() and (letter.isalnum() or letter in "-_") for letter in name):
            raise self.wrong("name", message("error-lab-name"))
        question = self.text_at("question", MOST_TEXT) if "question" in values else ""
        self.title = self.told("title", lambda: title_named(self.text_at("title", MOST_NAME)))
        self.known = {info.name: info for info in self.title.options.describe()}
        replications = self.whole("replications", values["replications"], 1, MOST_REPLICATIONS)
        seed = self.told("seed", lambda: clean_seed(values.get("seed", name)))
        self.told("seed", lambda: check_series(seed, MOST_REPLICATIONS))
        self.fixed = self.table("options")
        for option, value in self.fixed.items():
            self.option(f"options.{option}", option, value)
        self.changes = self.contents()
        factors = self.factors()
        kind, chosen = self.design(factors, seed)
        conditions = self.conditions(chosen, seed)
        baseline = self.baseline(list(factors) or sorted({name for each in chosen for name in each}))
        self.warn_of_lack(conditions, baseline)
        return Plan(
            name, question, self.title.name, seed, replications, conditions,
            sorted({name for each in conditions for name in each.factors}, key=self.order(factors)),
            baseline, self.text, kind, self.warnings, self.measures(),
        )  # fmt: skip

    @staticmethod
    def order(factors: Mapping[str, Any]) -> Any:
        names = list(factors)
        return lambda name: (names.index(name) if name in names else len(names), name)

    def measures(self) -> tuple[str, ...]:
        given = self.values.get("measures", [])
        if not isinstance(given, list):
            raise self.wrong("measures", message("error-lab-values"))
        for n, name in enumerate(given):
            if not isinstance(name, str) or name not in MEASURE_NAMES:
                hint = suggest(str(name), [*MEASURE_NAMES])
                raise self.wrong(f"measures[{n}]", message("error-lab-key", hint=hint))
        return tuple(dict.fromkeys(given))

    # Values

    def told(self, place: str, read: Any) -> Any:
        """What `read` gives; its error becomes one of this place."""
        try:
            return read()
        except BadExperiment:
            raise
        except KeelingError as error:
            raise self.refused(place, error) from None

    def only(self, values: Mapping[str, Any], known: tuple[str, ...], place: str) -> None:
        for key in values:
            if key not in known:
                where = f"{place}.{key}" if place else key
                raise self.wrong(where, message("error-lab-key", hint=suggest(key, list(known))))

    def text_at(self, key: str, most: int) -> str:
        value = self.values[key]
        if not isinstance(value, str) or len(value) > most:
            raise self.wrong(key, message("error-lab-text", most=most))
        return value.strip()

    def whole(self, place: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(place, message("error-lab-number", low=low, high=high, value=verbatim(value)))
        return value

    def table(self, key: str) -> dict[str, Any]:
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            raise self.wrong(key, message("error-lab-table"))
        return value

    def option(self, place: str, name: str, value: object) -> Value:
        if name not in self.known:
            raise self.wrong(place, message("error-lab-key", hint=suggest(name, [*self.known, *NO_OPTIONS])))
        parsed = self.told(place, lambda: self.title.options.parse({name: value}))
        found: Value = getattr(parsed, name)
        return found

    def contents(self) -> dict[str, Changes]:
        """The contents by name: the title's own, and those that the file changes something in."""
        found: dict[str, Changes] = {OWN: ()}
        for name, given in self.table("contents").items():
            place = f"contents.{name}"
            if name in found:
                raise self.wrong(place, message("error-lab-own-content"))
            if not isinstance(given, dict) or not given:
                raise self.wrong(place, message("error-lab-table"))
            for at, value in given.items():
                if isinstance(value, dict) or not is_fixed(value):
                    raise self.wrong(f"{place}.{at}", message("error-lab-content-value"))
            changes = changes_of(given)
            self.told(place, lambda changes=changes: changed_content(self.title, changes))
            found[name] = changes
        return found

    def content(self, values: Mapping[str, Any]) -> Changes:
        """The content of a condition by its name."""
        place = f"factors.{CONTENT}" if CONTENT in values else CONTENT
        name = values.get(CONTENT, self.values.get(CONTENT, OWN))
        if not isinstance(name, str) or name not in self.changes:
            raise self.wrong(
                place, message("error-lab-content", name=verbatim(name), hint=suggest(str(name), [*self.changes]))
            )
        return self.changes[name]

    # Factors and design

    def factors(self) -> dict[str, list[Any]]:
        found: dict[str, list[Any]] = {}
        for name, given in self.table("factors").items():
            place = f"factors.{name}"
            if name in self.fixed:
                raise self.wrong(place, message("error-lab-twice"))
            if name not in NO_OPTIONS and name not in self.known:
                raise self.wrong(place, message("error-lab-key", hint=suggest(name, [*self.known, *NO_OPTIONS])))
            values = self.range_of(place, given) if isinstance(given, dict) and name != BOTS else given
            if not isinstance(values, list) or not values:
                raise self.wrong(place, message("error-lab-values"))
            if name not in NO_OPTIONS:
                values = [self.option(f"{place}[{n}]", name, value) for n, value in enumerate(values)]
            texts = [shown(value) for value in values]
            if len(set(texts)) < len(texts):
                raise self.wrong(place, message("error-lab-equal"))
            found[name] = values
        return found

    def range_of(self, place: str, given: dict[str, Any]) -> list[int]:
        self.only(given, RANGE_KEYS, place)
        for key in RANGE_KEYS[:2]:
            if key not in given:
                raise self.wrong(f"{place}.{key}", message("error-lab-missing"))
        low = self.whole(f"{place}.low", given["low"], -MOST_REPLICATIONS, MOST_REPLICATIONS)
        high = self.whole(f"{place}.high", given["high"], low, low + 10 * MOST_CONDITIONS)
        step = self.whole(f"{place}.step", given.get("step", 1), 1, MOST_REPLICATIONS)
        return list(range(low, high + 1, step))

    def design(self, factors: dict[str, list[Any]], seed: str) -> tuple[str, list[dict[str, Any]]]:
        design = self.table("design")
        self.only(design, DESIGN_KEYS, "design")
        kind = design.get("kind", LIST if "conditions" in design else GRID)
        if kind not in DESIGNS:
            hint = suggest(str(kind), list(DESIGNS))
            raise self.wrong("design.kind", message("error-lab-design", kind=verbatim(kind), hint=hint))
        if kind == LIST:
            return kind, self.listed(design, factors)
        if "conditions" in design:
            raise self.wrong("design.conditions", message("error-lab-listed", kind=verbatim(kind)))
        sizes = [len(values) for values in factors.values()]
        if kind == GRID:
            if "points" in design:
                raise self.wrong("design.points", message("error-lab-points"))
            count = 1
            for size in sizes:
                count *= size
            points = self.whole("design", count, 1, MOST_CONDITIONS)
        else:
            if not factors:
                raise self.wrong("factors", message("error-lab-missing"))
            if "points" not in design:
                raise self.wrong("design.points", message("error-lab-missing"))
            points = self.whole("design.points", design["points"], 1, MOST_CONDITIONS)
            if kind == SOBOL and len(sizes) > MOST_SOBOL:
                raise self.wrong("design.kind", message("error-lab-sobol", most=MOST_SOBOL))
        names = list(factors)
        return kind, [
            {name: factors[name][place] for name, place in zip(names, point, strict=True)}
            for point in places(kind, sizes, points, seed)
        ]

    def listed(self, design: dict[str, Any], factors: dict[str, list[Any]]) -> list[dict[str, Any]]:
        given = design.get("conditions")
        if not isinstance(given, list) or not given or not all(isinstance(each, dict) for each in given):
            raise self.wrong("design.conditions", message("error-lab-conditions"))
        if factors:
            raise self.wrong("factors", message("error-lab-listed", kind=verbatim(LIST)))
        self.whole("design.conditions", len(given), 1, MOST_CONDITIONS)
        found = []
        for n, each in enumerate(given):
            place = f"design.conditions[{n}]"
            for name in each:
                if name in self.fixed:
                    raise self.wrong(f"{place}.{name}", message("error-lab-twice"))
            found.append({
                name: value if name in NO_OPTIONS else self.option(f"{place}.{name}", name, value)
                for name, value in each.items()
            })  # fmt: skip
        return found

    def baseline(self, factors: list[str]) -> dict[str, str]:
        found = {}
        for name, value in self.table("baseline").items():
            if name not in factors:
                raise self.wrong(f"baseline.{name}", message("error-lab-key", hint=suggest(name, factors)))
            known = value if name in NO_OPTIONS else self.option(f"baseline.{name}", name, value)
            found[name] = shown(known)
        return found

    def warn_of_lack(self, conditions: list[Condition], baseline: dict[str, str]) -> None:
        """Say so if no condition is the one that differences are to be taken from."""
        if baseline and not any(baseline.items() <= each.factors.items() for each in conditions):
            self.warnings.append(message("say-lab-no-baseline", baseline=verbatim(label_of(baseline))))

    # Conditions

    def conditions(self, chosen: list[dict[str, Any]], seed: str) -> list[Condition]:
        found: dict[str, Condition] = {}
        effective: set[str] = set()
        vain: dict[str, KeelingError] = {}
        for values in chosen:
            players, bots = self.seats(values)
            content = self.content(values)
            options = {name: value for name, value in {**self.fixed, **values}.items() if name not in NO_OPTIONS}
            factors = {name: shown(value) for name, value in values.items()}
            label = label_of(factors) or self.title.name
            options, dropped = self.without_vain(label, players, options, seed, content)
            effective |= set(options)
            vain |= dropped
            key = key_of(self.title.name, players, bots, options, content)
            if key in found:
                self.warnings.append(
                    message("say-lab-same", condition=verbatim(label), other=verbatim(found[key].label))
                )
                continue
            found[key] = Condition(key, label, players, bots, options, factors, content)
        for name, error in vain.items():
            if name not in effective:
                place = f"options.{name}" if name in self.fixed else f"factors.{name}"
                raise self.refused(place, error)
        return list(found.values())

    def without_vain(
        self, label: str, players: int, options: dict[str, Any], seed: str, content: Changes
    ) -> tuple[dict[str, Value], dict[str, KeelingError]]:
        """The options without those that have no effect beside the others, and why each has none.

        A combination that nobody can play is a mistake.
        """
        parsed = self.told("options", lambda: self.title.options.parse(options))
        kept: dict[str, Value] = {name: getattr(parsed, name) for name in options}
        dropped: dict[str, KeelingError] = {}
        tables = changed_content(self.title, content)
        while True:
            try:
                Setup.of(self.title, players, seed, kept, tables)
            except BadOption as error:
                vain = next((name for name in kept if is_vain(self.known[name], parsed.as_dict() | kept)), None)
                if vain is None:
                    raise self.refused(label, error) from None
                dropped[vain] = error
                del kept[vain]
                parsed = self.title.options.parse(kept)
            except KeelingError as error:
                raise self.refused(PLAYERS, error) from None
            else:
                return {name: value for name, value in kept.items() if value != self.known[name].default}, dropped

    def seats(self, values: dict[str, Any]) -> tuple[int, tuple[str, ...]]:
        """How many play, and who: a bot for all, a list with one for each, or a population (`heedless = 1`)."""
        place = f"factors.{BOTS}" if BOTS in values else BOTS
        given = values.get(BOTS, self.values.get(BOTS))
        if given is None:
            raise self.wrong(BOTS, message("error-lab-missing"))
        players = values.get(PLAYERS, self.values.get(PLAYERS))
        least, most = self.title.players.start, self.title.players.stop - 1
        if players is not None:
            self.whole(PLAYERS, players, least, most)
        if isinstance(given, str):
            if players is None:
                raise self.wrong(PLAYERS, message("error-lab-missing"))
            given = {given: players}
        if isinstance(given, dict):
            for name, count in given.items():
                self.whole(f"{place}.{name}", count, 0, MOST_NAME)
            given = [name for name, count in given.items() for _ in range(count)]
        if not isinstance(given, list) or not all(isinstance(each, str) for each in given):
            raise self.wrong(place, message("error-lab-bots"))
        if players is None:
            players = self.whole(place, len(given), least, most)
        if len(given) != players:
            raise self.refused(place, BadSetup(message("error-bots", bots=len(given), players=players)))
        for each in given:
            self.told(place, lambda each=each: check_bot(each, self.title))
        return players, tuple(given)


def is_fixed(value: object) -> bool:
    """Whether a value of a file is a plain one, or a list of plain ones."""
    return not any(isinstance(each, dict | list) for each in (value if isinstance(value, list) else [value]))


def is_vain(info: OptionInfo, chosen: Mapping[str, Any]) -> bool:
    """Whether an option has no effect beside the others."""
    return chosen[info.name] != info.default and any(
        all(chosen[name] in values for name, values in reason.where.items()) for reason in info.no_effect
    )
