"""Experiment files: a TOML file says what is compared, and is checked where it comes in.

A plan holds everything that decides the games: equal plans play equal games, on however many machines. Every mistake is
one sentence with the file and the place in it.
"""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import BadOption, KeelingError
from keeling.kernel.messages import Message, message, verbatim
from keeling.kernel.options import OptionInfo
from keeling.kernel.seeds import check_series, clean_seed
from keeling.kernel.title import AnyTitle, Setup
from keeling.lab.characters import check_bot
from keeling.lab.design import DESIGNS, GRID, LIST, MOST_SOBOL, SOBOL, places
from keeling.lab.errors import BadExperiment, mistake
from keeling.titles import title_named

KEYS: Final = (
    "name", "question", "title", "players", "bots", "replications", "seed", "baseline", "options", "factors", "design"
)  # fmt: skip
REQUIRED: Final = ("name", "title", "replications")
DESIGN_KEYS: Final = ("kind", "points", "conditions")
RANGE_KEYS: Final = ("low", "high", "step")
PLAYERS: Final = "players"
BOTS: Final = "bots"
MOST_REPLICATIONS: Final = 1_000_000
MOST_CONDITIONS: Final = 2_000
MOST_TEXT: Final = 400
MOST_NAME: Final = 40
SIZE_LIMIT: Final = 1_000_000
Value = bool | int | str


@dataclass(frozen=True)
class Condition:
    """What one line of a result is about: who plays under which options, and by which factors it differs."""

    key: str
    label: str
    players: int
    bots: tuple[str, ...]
    options: dict[str, Value]
    factors: dict[str, str]

    def seats(self, game: int) -> list[str]:
        """Who sits where in the game with that number: the bots move on by one seat from game to game."""
        shift = game % self.players
        return [self.bots[(seat + shift) % self.players] for seat in range(self.players)]


@dataclass(frozen=True)
class Plan:
    """A checked experiment. `source` is the text of its file; `warnings` say which conditions cannot differ."""

    name: str
    question: str
    title: str
    seed: str
    replications: int
    conditions: list[Condition]
    factors: list[str]
    baseline: dict[str, str]
    source: str
    design: str = GRID
    warnings: list[Message] = field(default_factory=list)

    @property
    def identity(self) -> dict[str, Value]:
        """What must be the same for games to belong together; conditions and replications may be added."""
        title = title_named(self.title)
        return {
            "name": self.name,
            "title": self.title,
            "seed": self.seed,
            "rules_version": title.rules_version,
            "content": title.content().digest,
        }

    @property
    def games(self) -> int:
        """How many games there are to play."""
        return len(self.conditions) * self.replications

    def reference(self, condition: Condition) -> Condition | None:
        """The condition that differs from this one by the baseline only; None if this is one itself or there is none.

        Without a baseline it is the first one.
        """
        if not self.baseline:
            first = self.conditions[0]
            return None if condition is first else first
        wanted = {**condition.factors, **self.baseline}
        if wanted == condition.factors:
            return None
        exact = [each for each in self.conditions if each.factors == wanted]
        alike = [
            each
            for each in self.conditions
            if each.bots == condition.bots
            and each.players == condition.players
            and all(each.factors.get(name) == value for name, value in self.baseline.items())
        ]
        return next(iter(exact or alike), None)


def setup_of(title: AnyTitle, condition: Condition, seed: str) -> Setup:
    """The set-up of a game of a condition."""
    return Setup.of(title, condition.players, seed, condition.options)


def read_plan(path: Path) -> Plan:
    """The plan of an experiment file; BadExperiment says what is wrong with it."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadExperiment(
            message("error-lab-unread", file=verbatim(path), reason=verbatim(error.strerror or error))
        ) from None
    try:
        if len(data) > SIZE_LIMIT:
            raise ValueError("more than a megabyte")
        text = data.decode("utf-8")
    except ValueError as error:
        raise BadExperiment(message("error-lab-toml", file=verbatim(path), reason=verbatim(error))) from None
    return parse_plan(text, str(path))


def parse_plan(text: str, file: str) -> Plan:
    """`read_plan` for a text that is already here; `file` names it in messages."""
    try:
        values = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadExperiment(message("error-lab-toml", file=verbatim(file), reason=verbatim(error))) from None
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
        factors = self.factors()
        kind, chosen = self.design(factors, seed)
        conditions = self.conditions(chosen, seed)
        baseline = self.baseline(list(factors) or sorted({name for each in chosen for name in each}))
        return Plan(
            name, question, self.title.name, seed, replications, conditions,
            sorted({name for each in conditions for name in each.factors}, key=self.order(factors)),
            baseline, self.text, kind, self.warnings,
        )  # fmt: skip

    @staticmethod
    def order(factors: Mapping[str, Any]) -> Any:
        names = list(factors)
        return lambda name: (names.index(name) if name in names else len(names), name)

    # Values

    def told(self, place: str, read: Any) -> Any:
        """What `read` gives; its error becomes one of this place."""
        try:
            return read()
        except BadExperiment:
            raise
        except KeelingError as error:
            raise self.wrong(place, error.message) from None

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
            raise self.wrong(place, message("error-lab-key", hint=suggest(name, [*self.known, BOTS, PLAYERS])))
        parsed = self.told(place, lambda: self.title.options.parse({name: value}))
        found: Value = getattr(parsed, name)
        return found

    # Factors and design

    def factors(self) -> dict[str, list[Any]]:
        found: dict[str, list[Any]] = {}
        for name, given in self.table("factors").items():
            place = f"factors.{name}"
            if name in self.fixed:
                raise self.wrong(place, message("error-lab-twice"))
            if name not in (BOTS, PLAYERS) and name not in self.known:
                raise self.wrong(place, message("error-lab-key", hint=suggest(name, [*self.known, BOTS, PLAYERS])))
            values = self.range_of(place, given) if isinstance(given, dict) and name != BOTS else given
            if not isinstance(values, list) or not values:
                raise self.wrong(place, message("error-lab-values"))
            if name not in (BOTS, PLAYERS):
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
                name: value if name in (BOTS, PLAYERS) else self.option(f"{place}.{name}", name, value)
                for name, value in each.items()
            })  # fmt: skip
        return found

    def baseline(self, factors: list[str]) -> dict[str, str]:
        found = {}
        for name, value in self.table("baseline").items():
            if name not in factors:
                raise self.wrong(f"baseline.{name}", message("error-lab-key", hint=suggest(name, factors)))
            known = value if name in (BOTS, PLAYERS) else self.option(f"baseline.{name}", name, value)
            found[name] = shown(known)
        return found

    # Conditions

    def conditions(self, chosen: list[dict[str, Any]], seed: str) -> list[Condition]:
        found: dict[str, Condition] = {}
        effective: set[str] = set()
        vain: dict[str, KeelingError] = {}
        for values in chosen:
            players, bots = self.seats(values)
            options = {name: value for name, value in {**self.fixed, **values}.items() if name not in (BOTS, PLAYERS)}
            factors = {name: shown(value) for name, value in values.items()}
            label = label_of(factors) or self.title.name
            options, dropped = self.without_vain(label, players, options, seed)
            effective |= set(options)
            vain |= dropped
            key = key_of(self.title.name, players, bots, options)
            if key in found:
                self.warnings.append(
                    message("say-lab-same", condition=verbatim(label), other=verbatim(found[key].label))
                )
                continue
            found[key] = Condition(key, label, players, bots, options, factors)
        for name, error in vain.items():
            if name not in effective:
                place = f"options.{name}" if name in self.fixed else f"factors.{name}"
                raise self.wrong(place, error.message)
        return list(found.values())

    def without_vain(
        self, label: str, players: int, options: dict[str, Any], seed: str
    ) -> tuple[dict[str, Value], dict[str, KeelingError]]:
        """The options without those that have no effect beside the others, and why each has none.

        A combination that nobody can play is a mistake.
        """
        parsed = self.told("options", lambda: self.title.options.parse(options))
        kept: dict[str, Value] = {name: getattr(parsed, name) for name in options}
        dropped: dict[str, KeelingError] = {}
        while True:
            try:
                Setup.of(self.title, players, seed, kept)
            except BadOption as error:
                vain = next((name for name in kept if is_vain(self.known[name], parsed.as_dict() | kept)), None)
                if vain is None:
                    raise self.wrong(label, error.message) from None
                dropped[vain] = error
                del kept[vain]
                parsed = self.title.options.parse(kept)
            except KeelingError as error:
                raise self.wrong(PLAYERS, error.message) from None
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
            raise self.wrong(place, message("error-bots", bots=len(given), players=players))
        for each in given:
            self.told(place, lambda each=each: check_bot(each, self.title))
        return players, tuple(given)


def is_vain(info: OptionInfo, chosen: Mapping[str, Any]) -> bool:
    """Whether an option has no effect beside the others."""
    return chosen[info.name] != info.default and any(
        all(chosen[name] in values for name, values in reason.where.items()) for reason in info.no_effect
    )


def key_of(title: str, players: int, bots: tuple[str, ...], options: dict[str, Value]) -> str:
    """The name of a condition in files: a hash of everything that decides its games, but for the experiment's seed."""
    text = json.dumps([title, players, list(bots), options], sort_keys=True)
    return sha256(text.encode()).hexdigest()[:12]


def label_of(factors: Mapping[str, str]) -> str:
    """What a condition is called: its factors, bots by themselves."""
    return ", ".join(value if name == BOTS else f"{name} {value}" for name, value in factors.items())


def shown(value: object) -> str:
    """A factor's value as people read it: a population as `1 heedless + 3 careful`."""
    if isinstance(value, dict):
        return " + ".join(f"{count} {name}" for name, count in value.items() if count) or "-"
    if isinstance(value, list):
        return " ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
