"""`keeling words`: the catalogues, and whether they are whole."""

from itertools import groupby
from typing import Annotated

import typer

from keeling.cli.arguments import Json
from keeling.cli.output import out, print_json, say, word
from keeling.kernel.messages import Arg, verbatim
from keeling.words import ENGLISH, language
from keeling.words.catalogue import all_languages, lacking
from keeling.words.check import KINDS_OF_MISTAKE, check, lines


def words(
    code: Annotated[
        str | None, typer.Argument(metavar="[LANGUAGE]", help="A language such as pt: print what it lacks, in English.")
    ] = None,
    check_all: Annotated[
        bool, typer.Option("--check", help="Look for missing and unused messages and for differences.")
    ] = False,
    json: Json = False,
) -> None:
    """Say which languages there are and how far each is, or check the catalogues against the sources and each other.

    The check counts what is said but missing in a language, what nobody says, arguments that a message lacks or that
    languages use differently, and variants that differ. Exit code 1 if there is any. What a language lacks that is only
    begun is counted apart. The check needs a checkout.

    Examples:  keeling words  |  keeling words pt  |  keeling words --check --json
    """
    if check_all:
        _check(json)
    elif code is not None:
        _tell_lacking(code, json)
    else:
        _tell_languages(json)


def _check(json: bool) -> None:
    report = check()
    if json:
        counts = {name: len(getattr(report, name)) for name in KINDS_OF_MISTAKE}
        about = {"languages": report.languages, "messages": report.messages, "begun": report.begun}
        print_json({**counts, **about, "mistakes": list(lines(report))})
    else:
        _tell_languages(json)
        for line in lines(report):
            out.print(line, markup=False, style="red")
    if not report.passed:
        raise typer.Exit(1)


def _tell_lacking(code: str, json: bool) -> None:
    """What a language lacks as a Fluent file of the English entries, with the name of the file each belongs to."""
    found = list(lacking(code))
    if json:
        print_json({"language": code, "lacking": [{"file": file, "key": key} for file, key, _ in found]})
        return
    for file, entries in groupby(found, key=lambda each: each[0]):
        say(f"### {file}\n")
        say("".join(f"{text}\n" for _, _, text in entries))


def _tell_languages(json: bool) -> None:
    """Every language by its own name, and how many of the messages it has."""
    english = language(ENGLISH).keys
    short = {code: len(english - language(code).keys) for code in all_languages()}
    if json:
        begun = {code: short[code] for code, each in all_languages().items() if not each.complete}
        print_json({"languages": list(all_languages()), "messages": len(english), "begun": begun})
        return
    for code, each in all_languages().items():
        about: dict[str, Arg] = {"language": verbatim(each.name), "code": verbatim(code), "all": len(english)}
        if each.complete:
            say(word("say-language", **about))
        else:
            say(word("say-language-begun", amount=len(english) - short[code], **about))
