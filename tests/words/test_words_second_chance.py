"""Whatever Second Chance says in whole games, in every language: no key without words, no id in a sentence."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from keeling.kernel.game import SPECTATOR, Step
from keeling.kernel.messages import Message
from keeling.kernel.view import numbers_in
from keeling.titles.second_chance.refusal import REFUSALS
from keeling.words import PSEUDO, language, languages
from keeling.words.keys import value_form
from second_chance.positions import COMPETITIVE, COOPERATIVE, TABLES, Mode
from second_chance.wandering import ENDLESS, WISHES, matching

MODES: list[Mode] = [COOPERATIVE, COMPETITIVE]
NAMES = ["Ana", "", "Bo", "Cem"]
RAW = re.compile(
    r"\b(region|source|seat|plant|grant|summit|effect|need|count|goal|gift|word|rank|epithet|amount)-[a-z]"
)

GAMES: list[tuple[Mode, int, dict[str, object]]] = [
    (COOPERATIVE, 1, {}),
    (COOPERATIVE, 2, {"lobby_draft": True, "inspectors": True}),
    (COOPERATIVE, 3, {"knowledge_recipient": "any", "strict_bonus_ui": True, "supply_start": "choice"}),
    (COOPERATIVE, 4, {"supply_payment": "immediate", "bonus_recipient": "self"}),
    (COMPETITIVE, 2, {"lobby_draft": True, "company_goals": "keep_both", "company_goal_discard": "anytime"}),
    (COMPETITIVE, 3, {"un_goal_relief": True, "event_reshuffle": True, "company_goal_discard": "anytime"}),
    (COMPETITIVE, 4, {"start_co2": "zero", "summit_reshuffle": True}),
]


def messages_in(value: object) -> Iterator[Message]:
    """The messages of a view, wherever they stand; one inside another is part of it."""
    if isinstance(value, dict):
        if "key" in value:
            yield value  # type: ignore[misc]
        else:
            for item in value.values():
                yield from messages_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from messages_in(item)


def heard(mode: Mode, players: int, options: dict[str, object], endless: bool) -> dict[str, Message]:
    """Everything that is said in a game played by chance, to all seats, each once."""
    said: dict[str, Message] = {}

    def note(message: Message | None) -> None:
        if message is not None:
            said[json.dumps(message)] = message

    def listen(g: Any, step: Step[Any], action: int) -> None:
        for seat in (*range(players), SPECTATOR):
            note(mode.describe(g, step, action, seat))

    g: Any = mode.blank(players, 7, mode.options.parse(options), ENDLESS if endless else TABLES)
    mode.begin(g)
    g.listener = listen
    g.advance()
    random = Random(players)
    decisions = 0
    while g.decision is not None:
        if decisions % 20 == 0:
            for seat in (*range(players), SPECTATOR):
                for message in messages_in(mode.view(g, seat)):
                    note(message)
        decisions += 1
        note(mode.question(g))
        for action in g.legal:
            note(mode.label(g, action))
        wanted = [kind for kind, chance in WISHES if random.random() < chance]
        g.play(random.choice(next(filter(None, (matching(g, kind) for kind in wanted)), g.legal)))
    for message in messages_in(mode.view(g, SPECTATOR)):
        note(message)
    return said


@pytest.mark.parametrize("endless", [False, True])
@pytest.mark.parametrize(("mode", "players", "options"), GAMES)
def test_everything_that_is_said_in_a_game_has_words_in_every_language(
    mode: Mode, players: int, options: dict[str, object], endless: bool
) -> None:
    said = heard(mode, players, options, endless)
    assert len(said) > 100
    for code in languages(begun=False):
        speaker = language(code)
        for message in said.values():
            text = speaker.say(message, NAMES)
            check_text(text)
            assert message["key"] in speaker.keys, f"{message['key']} is not said in {code}"
            kind = message["key"].partition("-")[0]
            if kind in ("tell", "ask", "end"):
                assert text[-1] in ".?!", text
            elif kind == "label":
                assert text[-1] not in ".?!", text
    for message in said.values():
        text = language(PSEUDO).say(message, NAMES)
        assert text.startswith("⟦")
        assert text.count("⟦") == text.count("⟧")
        assert not RAW.search(text), text


def check_text(text: str) -> None:
    """Nothing is missing, nothing is doubled, nothing is an id."""
    assert "⟦" not in text, text
    assert not RAW.search(text), text
    assert "  " not in text, text
    assert text, "nothing is said"


@pytest.mark.parametrize("code", languages(begun=False))
def test_every_refusal_end_option_and_thing_has_words(code: str) -> None:
    speaker = language(code)
    for _, key in REFUSALS.values():
        text = speaker.say({"key": key})
        check_text(text)
        assert text.endswith(".")
    for mode in MODES:
        for each in mode.things():
            assert speaker.has(each), each
        title = f"title-{mode.name}"
        assert speaker.has(title)
        assert speaker.name(title, "summary").endswith(".")
        for end in mode.ends.values():
            key = f"end-{mode.name}-{end}"
            assert speaker.name(key).endswith(".")
            assert speaker.has(key, "short")
        for difficulty in mode.difficulties:
            key = f"difficulty-{mode.name}-{difficulty.name}"
            assert speaker.has(key)
            assert speaker.name(key, "help").endswith(".")
        for info in mode.options.describe():
            key = f"option-{info.name}"
            assert speaker.has(key), key
            assert speaker.name(key, "help").endswith(".")
            for choice in info.choices:
                assert speaker.has(key, value_form(choice)), f"{key}.{choice}"


def test_the_arguments_of_messages_are_no_numbers_of_the_game() -> None:
    g = COMPETITIVE.blank(2, 1, COMPETITIVE.options(), TABLES)
    COMPETITIVE.begin(g)
    g.advance()
    view = COMPETITIVE.view(g, 0)
    assert not [path for path in numbers_in(view) if ".args." in path]
