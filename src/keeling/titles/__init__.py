"""The titles, by name. A title's modules are imported only when it is asked for."""

from importlib import import_module

from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import BadSetup
from keeling.kernel.title import AnyTitle

TITLES = {
    "nim": "keeling.titles.nim.title:TITLE",
    "classic": "keeling.titles.classic.title:TITLE",
    "second-chance-cooperative": "keeling.titles.second_chance.title:COOPERATIVE",
    "second-chance-competitive": "keeling.titles.second_chance.title:COMPETITIVE",
    "climate-policy": "keeling.titles.climate_policy.title:TITLE",
}


def title_names() -> list[str]:
    """The names of all titles, in the order of the collection."""
    return list(TITLES)


def title_named(name: str) -> AnyTitle:
    """The title of that name; BadSetup names those there are."""
    if name not in TITLES:
        raise BadSetup(f"There is no title '{name}'{suggest(name, list(TITLES))}.")
    module, _, attribute = TITLES[name].partition(":")
    title: AnyTitle = getattr(import_module(module), attribute)
    return title
