"""The catalogues as files: which languages there are, and the entries of each as Fluent text.

A whole catalogue takes the parser most of a second, and a program says only a few hundred of its messages. So a file is
cut into its entries, which is quick, and an entry is parsed when it is first said.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

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


def languages() -> list[str]:
    """The codes of all languages with a catalogue, English first."""
    found = sorted(path.name for path in FOLDER.iterdir() if (path / "names.ftl").is_file())
    return [ENGLISH, *(code for code in found if code != ENGLISH)]


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
