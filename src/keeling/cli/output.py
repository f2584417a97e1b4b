"""Where the command line writes, and in which language: answers to standard output, all else to standard error."""

import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from keeling.kernel.errors import KeelingError
from keeling.kernel.messages import Arg, Message, message
from keeling.kernel.title import AnyTitle
from keeling.words import Speaker, language, preferred

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)
_chosen: str | None = None
_folders: list[Path] = []


def speak(code: str | None) -> None:
    """Choose the language of this run; None means that of the environment. NoLanguage if there is no such one."""
    global _chosen
    _chosen = preferred(code)


def speaker() -> Speaker:
    """Who speaks in this run."""
    return language(_chosen or preferred(), tuple(_folders))


def learn(title: AnyTitle) -> None:
    """Speak the words of a title from now on, also if it comes from another package."""
    if title.catalogues is not None and title.catalogues not in _folders:
        _folders.append(title.catalogues)


def said(told: Message) -> str:
    """A message as a sentence in the language of this run."""
    return speaker().say(told)


def told(error: KeelingError) -> str:
    """What is wrong, in the language of this run, with the id of the rule if there is one."""
    return said(error.message) + (f" ({error.rule})" if error.rule else "")


def word(key: str, /, **args: Arg) -> str:
    """The words of a key in the language of this run."""
    return said(message(key, **args))


def amount(of: str, number: int) -> str:
    """So many of something, `1 tech cube`, in the language of this run."""
    return word(f"amount-{of}", amount=number)


def say(sentence: str) -> None:
    """A sentence as it is, without markup; the terminal wraps it, so paths in it can be copied."""
    out.print(sentence, markup=False, soft_wrap=True)


def complain(sentence: str) -> None:
    """A sentence about something that is wrong and stops nothing."""
    err.print(f"keeling: {sentence}", markup=False, soft_wrap=True)


def print_json(values: Any) -> None:
    """One JSON document on standard output, nothing else there."""
    sys.stdout.write(json.dumps(values, indent=2) + "\n")
