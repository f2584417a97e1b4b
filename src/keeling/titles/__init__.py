"""The titles: found, not listed. The rules of a title are imported only when it is asked for.

A built-in title is a package of this folder with a `title.py` that gives `TITLE`, or `TITLES` if it holds several.
The package itself says its `PLACE` in the collection, and the `NAMES` of its titles if they are not called like it.
Any other title is an entry point of the group `keeling.titles` that is called like the title and leads to it
(`my-title = "my_package.title:TITLE"`); a script or a test may `register` one for its own process.
"""

import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pkgutil import iter_modules

from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import Message, message, verbatim
from keeling.kernel.title import AnyTitle, Title

GROUP = "keeling.titles"
LAST_PLACE = 1000

Load = Callable[[], AnyTitle]

_registered: dict[str, AnyTitle] = {}


def title_names() -> list[str]:
    """The names of all titles: those of the collection in its order, then those of other packages and scripts."""
    return [*_built_in(), *_foreign()[0], *_registered]


def title_named(name: str) -> AnyTitle:
    """The title of that name; BadSetup names those there are, or says why this one cannot be loaded."""
    load = _built_in().get(name) or _foreign()[0].get(name)
    if load is not None:
        return load()
    if name not in _registered:
        raise BadSetup(message("error-no-title", word=verbatim(name), hint=suggest(name, title_names())))
    return _registered[name]


def all_titles() -> tuple[list[AnyTitle], list[Message]]:
    """Every title that can be loaded, in order, and a message for each one of another package that cannot."""
    titles: list[AnyTitle] = []
    problems = list(_foreign()[1])
    for name in title_names():
        try:
            titles.append(title_named(name))
        except BadSetup as error:
            problems.append(error.message)
    return titles, problems


def register(title: AnyTitle) -> Callable[[], object]:
    """Make a title known in this process; returns what takes it off again. BadSetup if its name is taken.

    Processes that this one starts, such as those in which bots think, do not know it: they need an entry point.
    """
    if title.name in title_names():
        raise BadSetup(message("error-title-registered", word=verbatim(title.name)))
    _registered[title.name] = title
    return partial(_registered.pop, title.name, None)


@cache
def _built_in() -> dict[str, Load]:
    found: list[tuple[int, str, Load]] = []
    for folder in iter_modules(__path__, f"{__name__}."):
        module = f"{folder.name}.title"
        if not folder.ispkg or find_spec(module) is None:
            continue
        package = import_module(folder.name)
        own_name = folder.name.rpartition(".")[2].replace("_", "-")
        for name in getattr(package, "NAMES", (own_name,)):
            found.append((getattr(package, "PLACE", LAST_PLACE), name, partial(_load_built_in, module, name)))
    found.sort(key=lambda each: each[0])
    return {name: load for _, name, load in found}


def _load_built_in(module: str, name: str) -> AnyTitle:
    given = import_module(module)
    titles: tuple[AnyTitle, ...] = getattr(given, "TITLES", None) or (given.TITLE,)
    return next(title for title in titles if title.name == name)


def _foreign() -> tuple[dict[str, Load], list[Message]]:
    return _foreign_on(tuple(sys.path))


@cache
def _foreign_on(path: tuple[str, ...]) -> tuple[dict[str, Load], list[Message]]:
    """The titles of other packages on the import path, and a message for each whose name is taken."""
    found: dict[str, Load] = {}
    problems: list[Message] = []
    for entry in entry_points(group=GROUP):
        if entry.name in _built_in() or entry.name in found:
            problems.append(message("error-title-passed-over", entry=_said(entry)))
        else:
            found[entry.name] = partial(_load_foreign, entry)
    return found, problems


def _load_foreign(entry: EntryPoint) -> AnyTitle:
    try:
        title = entry.load()
    except Exception as error:  # whatever a foreign module does wrong must not stop the other titles
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise BadSetup(message("error-title-unloaded", entry=_said(entry), reason=verbatim(reason))) from error
    if not isinstance(title, Title):
        raise BadSetup(message("error-title-type", entry=_said(entry), type=verbatim(type(title).__name__)))
    if title.name != entry.name:
        raise BadSetup(message("error-title-name", entry=_said(entry), word=verbatim(title.name)))
    return title


def _said(entry: EntryPoint) -> Message:
    word, value = verbatim(entry.name), verbatim(entry.value)
    if entry.dist is None:
        return message("entry", word=word, value=value)
    return message("entry-of-package", word=word, value=value, package=verbatim(entry.dist.name))
