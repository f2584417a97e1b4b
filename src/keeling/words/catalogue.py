"""The catalogues as files: which languages there are, and the entries of each as Fluent text.

A language is a folder beside this module: `language.toml` says what it is called and whether it is complete, Fluent
files hold its messages. A whole catalogue takes the parser most of a second, and a program says only a few hundred of
its messages. So a file is cut into its entries, which is quick, and an entry is parsed when it is first said.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from keeling.kernel.errors import KeelingError
from keeling.kernel.messages import message, verbatim

ENGLISH: Final = "en"
PSEUDO: Final = "pseudo"
"""The made-up language of the checks: English in brackets and 40 % longer. It has no folder."""

FOLDER: Final = Path(__file__).parent
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)


class NoLanguage(KeelingError):
    """There is no catalogue in this language."""


class Language(NamedTuple):
    """What a language says about itself in its `language.toml`."""

    code: str
    name: str
    """What it calls itself: Deutsch, Português."""
    complete: bool
    """Whether it has every message; of one that is only begun, what it lacks is said in English."""
    locale: str
    """Whose numbers and plurals it uses: `pt-PT` for Portuguese as in Portugal; the code unless it says otherwise."""


DESCRIPTION: Final = "language.toml"
_FIELDS: Final[dict[str, type]] = {"name": str, "complete": bool, "locale": str}


def folders_of_languages() -> list[Path]:
    """The folders that hold a catalogue, English first."""
    found = sorted(path for path in FOLDER.iterdir() if any(path.glob("*.ftl")))
    return sorted(found, key=lambda folder: folder.name != ENGLISH)


def described(folder: Path) -> Language | None:
    """The language of a folder, as it describes itself; None if it does not as it should, which the check finds."""
    try:
        values = tomllib.loads((folder / DESCRIPTION).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return None
    values.setdefault("locale", folder.name)
    if {name: type(value) for name, value in values.items()} != _FIELDS:
        return None
    return Language(folder.name, **values)


@cache
def all_languages() -> dict[str, Language]:
    """All languages there are by their codes, English first."""
    return {each.code: each for each in map(described, folders_of_languages()) if each is not None}


def languages(*, begun: bool = True) -> list[str]:
    """The codes of all languages, English first; without `begun` only of those that are complete."""
    return [code for code, each in all_languages().items() if each.complete or begun]


def files_of(code: str, folders: tuple[Path, ...] = ()) -> list[Path]:
    """The catalogue files of a language here and in the folders of titles from elsewhere, in a fixed order."""
    if code not in languages():
        raise NoLanguage(
            message("error-no-language", language=verbatim(code), languages=verbatim(", ".join(languages())))
        )
    return [path for folder in (FOLDER, *folders) for path in sorted((folder / code).glob("*.ftl"))]


def entries_of(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a catalogue file: the key (a term's with its dash), and the text of the entry without comments."""
    found = list(_ENTRY.finditer(text))
    for entry, following in zip(found, [*found[1:], None], strict=True):
        yield entry[1], _COMMENT.sub("", text[entry.start() : following.start() if following else len(text)])


def lacking(code: str) -> Iterator[tuple[str, str, str]]:
    """What a language does not have yet: the file, the key and the English entry, to be translated."""
    own = {key for path in files_of(code) for key, _ in entries_of(path.read_text(encoding="utf-8"))}
    for path in files_of(ENGLISH):
        for key, text in entries_of(path.read_text(encoding="utf-8")):
            if key not in own and not key.startswith("-"):
                yield path.name, key, text.rstrip()
