"""The titles, by name. A title's modules are imported only when it is asked for."""

from importlib import import_module

from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import BadSetup
from keeling.kernel.title import AnyTitle

MODULES = {
    "nim": "keeling.titles.nim.title",
    "classic": "keeling.titles.classic.title",
    "climate-policy": "keeling.titles.climate_policy.title",
}


def title_names() -> list[str]:
    """The names of all titles, in the order of the collection."""
    return list(MODULES)


def title_named(name: str) -> AnyTitle:
    """The title of that name; BadSetup names those there are."""
    if name not in MODULES:
        raise BadSetup(f"There is no title '{name}'{suggest(name, list(MODULES))}.")
    title: AnyTitle = import_module(MODULES[name]).TITLE
    return title
