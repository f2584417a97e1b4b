"""Speakers and catalogues: how a message becomes a sentence, and that the catalogues are whole."""

import json
from itertools import product
from pathlib import Path

import pytest

from keeling.kernel.messages import Arg, Message, in_english, message, seat, verbatim
from keeling.kernel.view import EventView
from keeling.words import ENGLISH, PSEUDO, language, languages, preferred, say
from keeling.words.catalogue import FOLDER, NoLanguage, all_languages, described, entries_of, lacking
from keeling.words.check import Entry, check, lines, needed, read
from keeling.words.pseudo import longer
from keeling.words.telling import balance, entries, sentences

pytestmark = pytest.mark.once

NUMBERS = (0, 1, 2, 5, 11, 100)
LANGUAGES = [*languages(), PSEUDO]


def test_a_message_is_its_key_and_its_arguments() -> None:
    assert message("refuse-game-over") == {"key": "refuse-game-over"}
    assert message("seat", number=2) == {"key": "seat", "args": {"number": 2}}


@pytest.mark.parametrize(
    ("told", "english", "german"),
    [
        (message("amount-cubes", amount=1), "1 tech cube", "1 Technikwürfel"),
        (message("amount-cubes", amount=3), "3 tech cubes", "3 Technikwürfel"),
        (message("amount-points", amount=1200), "1,200 points", "1.200 Punkte"),
        (message("region-EU"), "Europe", "Europa"),
        (message("refuse-game-over"), "The game is over.", "Das Spiel ist vorbei."),
        (
            message("error-owner-here", player=seat(1)),
            "Ann is here; only Ann can hand the seat over.",
            "Ann ist da; nur Ann kann den Platz übergeben.",
        ),
        (
            message("error-not-asked", player=seat(0)),
            "It is Player 1's decision, not yours.",
            "Spieler 1 entscheidet, nicht du.",
        ),
        (
            message(
                "tell-pays-and-gains",
                player=seat(1),
                pays=[message("amount-ceps", amount=1)],
                gains=[message("amount-money", amount=5), message("amount-ceps", amount=1), "region-AF"],
            ),
            "Ann pays 1 CEP and gains $5, 1 CEP and Africa.",
            "Ann zahlt 1 CEP und bekommt 5 $, 1 CEP und Afrika.",
        ),
        (
            message("error-no-bot", bot=verbatim("{ $x }"), hint=message("hint-did-you-mean", word=verbatim("greedy"))),
            "There is no bot '{ $x }'; did you mean 'greedy'.",
            "Den Bot „{ $x }“ gibt es nicht; meintest du „greedy“.",
        ),
    ],
)
def test_each_reader_has_his_own_sentence(told: Message, english: str, german: str) -> None:
    names = ["", "Ann"]
    assert language("en").say(told, names) == english
    assert language("de").say(told, names) == german


def test_a_form_of_a_name_is_the_languages_own() -> None:
    assert language("en").name("plant-oil", "a") == "an oil plant"
    assert language("de").name("plant-oil", "a") == "ein Ölkraftwerk"
    assert language("en").name("region-EU", "no-such-form") == "Europe"


def test_what_no_catalogue_has_is_seen() -> None:
    assert say(message("no-such-message")) == "⟦no-such-message⟧"
    assert "⟦amount-cubes⟧" in say(message("amount-cubes"))


def test_pseudo_is_english_in_brackets_and_longer() -> None:
    made = language(PSEUDO).say(message("refuse-game-over"))
    plain = say(message("refuse-game-over"))
    assert made[0] == "⟦"
    assert made[-1] == "⟧"
    assert len(made) >= 1.4 * len(plain)
    assert longer("  ") == "  "


def test_an_error_prints_as_an_english_sentence() -> None:
    assert in_english(message("error-nothing-to-undo")) == "There is nothing to take back."


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "tlh"}, "en"),
        ({"LC_MESSAGES": "de"}, "de"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], code: str) -> None:
    assert preferred(None, environment) == code
    assert preferred("de", environment) == "de"


def test_a_language_that_is_wanted_must_be_there() -> None:
    with pytest.raises(NoLanguage, match=r"no language 'tlh'; there is en"):
        preferred("tlh", {})


def test_a_language_that_is_only_begun_is_spoken_by_those_who_ask_for_it() -> None:
    begun = [code for code, each in all_languages().items() if not each.complete]
    assert begun
    for code in begun:
        assert code in languages()
        assert code not in languages(begun=False)
        assert preferred(code, {}) == code
        assert preferred(None, {"LANG": code}) == ENGLISH


def test_what_a_begun_language_lacks_is_said_in_english_whole() -> None:
    told = message("error-illegal", action=1)
    assert not language("pt").has(told["key"])
    assert language("pt").say(told) == language("en").say(told)


def test_a_language_says_what_it_is_called() -> None:
    german = described(FOLDER / "de")
    assert german is not None
    assert german == all_languages()["de"]
    assert (german.name, german.complete, german.locale) == ("Deutsch", True, "de")


def test_what_a_language_lacks_is_told_in_english() -> None:
    assert list(lacking("de")) == []
    found = {key: (file, text) for file, key, text in lacking("pt")}
    assert found["error-no-title"][0] == "server.ftl"
    assert found["error-no-title"][1].startswith("error-no-title = There is no title")
    assert not set(found) & language("pt").keys


def test_numbers_and_plurals_are_those_of_the_locale() -> None:
    assert all_languages()["pt"].locale == "pt-PT"
    assert language("pt").name("amount-points", amount=0) == "0 pontos"
    assert language("pt").name("amount-points", amount=1) == "1 ponto"


@pytest.mark.parametrize(
    "text",
    [
        None,
        'name = "Klingon"',
        'name = "Klingon"\ncomplete = 1',
        'name = "Klingon"\ncomplete = true\nx = 1',
        "name = Klingon",
    ],
)
def test_a_folder_that_does_not_describe_itself_is_no_language(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        (tmp_path / "language.toml").write_text(text)
    assert described(tmp_path) is None


def test_entries_are_cut_without_their_comments() -> None:
    text = (
        "# about a\na = one\n    .form = two\n## group\n-term = three\nb-c =\n    { $x ->\n       *[other] y\n    }\n"
    )
    assert [key for key, _ in entries_of(text)] == ["a", "-term", "b-c"]
    assert "group" not in dict(entries_of(text))["a"]


# The catalogues


def test_the_catalogues_are_whole() -> None:
    report = check()
    assert list(lines(report)) == []
    assert report.languages[0] == ENGLISH
    assert report.messages > 1000
    assert set(report.begun) == set(languages()) - set(languages(begun=False))
    assert all(0 < lacking < report.messages for lacking in report.begun.values())


def samples(name: str, numeric: bool, found: dict[str, Entry]) -> list[Arg]:
    """What may stand for a variable of that name: numbers, or things of its kind and arguments of every other type."""
    if numeric:
        return list(NUMBERS)
    things: list[Arg] = [key for key in sorted(found) if key.startswith(f"{name}-") and not needed(key, found)[0]]
    return [*things, 7, seat(0), "region-EU", message("amount-ceps", amount=2), verbatim("x"), ["region-EU", seat(1)]]


def cases(key: str, found: dict[str, Entry]) -> list[dict[str, Arg]]:
    """Sets of arguments in which every variable of a message takes each of its samples at least once."""
    variables, numbers = needed(key, found)
    lists = {name: samples(name, name in numbers, found) for name in sorted(variables)}
    length = max((len(each) for each in lists.values()), default=1)
    return [{name: each[n % len(each)] for name, each in lists.items()} for n in range(length)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_said_with_every_type_of_argument(code: str) -> None:
    speaker = language(code)
    found = read(ENGLISH if code == PSEUDO else code)[0]
    broken = []
    for key, entry in found.items():
        for args, form in product(cases(key, found), ["", *entry.forms]):
            text = speaker.render(message(key, **args), ("Ann", "Bo"), form)
            if f"⟦{key}⟧" in text or not text.strip():
                broken.append(f"{key}.{form} {json.dumps(args)}: {text}")
                break
    assert broken == []


# Telling


def event(who: int | None, phase: str, key: str, **changes: tuple[int, int]) -> EventView:
    paths = {name.replace("__", "."): change for name, change in changes.items()}
    return {
        "kind": "Step",
        "seat": who,
        "phase": phase,
        "facts": {},
        "message": message(key) if key else None,
        "changes": paths,
        "words": {},
    }


GOODS = {"money": "amount-money", "ceps": "amount-ceps"}


def test_a_log_is_told_by_person_and_by_phase() -> None:
    told = entries(
        [
            event(0, "", "tell-a", players__0__money=(5, 3)),
            event(None, "", "tell-b"),
            event(1, "", "tell-c"),
            event(1, "supply", "tell-d"),
            event(None, "supply", "tell-e"),
            event(0, "", ""),
        ],
        GOODS,
        0,
    )
    assert [(each.seat, each.phase, [said["key"] for said in each.messages]) for each in told] == [
        (0, "", ["tell-a", "tell-b"]),
        (1, "", ["tell-c"]),
        (None, "supply", ["tell-d", "tell-e"]),
    ]
    assert balance(told[0], GOODS) == message("tell-pays", player=seat(0), pays=[message("amount-money", amount=2)])
    assert balance(told[1], GOODS) is None
    assert balance(told[2], GOODS) is None


def test_a_balance_is_what_is_left_of_paying_and_gaining() -> None:
    made = [
        event(0, "", "", players__0__money=(5, 3), players__0__ceps=(1, 0)),
        event(0, "", "tell-a", players__0__money=(3, 8), players__1__money=(0, 9)),
    ]
    (entry,) = entries(made, GOODS, 0)
    assert balance(entry, GOODS) == message(
        "tell-pays-and-gains",
        player=seat(0),
        pays=[message("amount-ceps", amount=1)],
        gains=[message("amount-money", amount=3)],
    )
    assert sentences(entry, GOODS, language("en")) == "⟦tell-a⟧ (pays 1 CEP, gains $3)"
    assert sentences(entry._replace(messages=[]), GOODS, language("de"), ["Ann"]) == "Ann zahlt 1 CEP und bekommt 3 $."


def test_what_changes_and_changes_back_is_not_told() -> None:
    made = [event(0, "", "", players__0__money=(5, 3)), event(0, "", "", players__0__money=(3, 5))]
    assert entries(made, GOODS, 0) == []
