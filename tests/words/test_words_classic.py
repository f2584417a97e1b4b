"""Whatever the classic game says in whole games, in every language: no key without words, no id in a sentence."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from classic.positions import TABLES
from classic.wandering import ENDLESS
from keeling.kernel.game import SPECTATOR, Step
from keeling.kernel.messages import Message
from keeling.kernel.view import numbers_in
from keeling.titles.classic.title import TITLE
from keeling.words import PSEUDO, language, languages

pytestmark = pytest.mark.once

NAMES = ["Ana", "", "Bo", "Cem", "Dia"]
RAW = re.compile(
    r"\b(region|source|seat|plant|grant|summit|effect|need|count|goal|word|amount|place|phase)-[a-zA-Z0-9]"
)
EAGER = ("construct", "construct-lobby", "goal", "lobby", "install")
"""What chance prefers, so that games come to all that can happen."""

GAMES: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (2, {"auction": True, "lobby_draft": "alternate", "own_scientist_on_construct": "free_move"}),
    (3, {"preset": "beginner", "summit_reshuffle": True, "lobby09_main": "move_scientist"}),
    (4, {"auction": True, "eviction_timing": "before", "stop_blocks": "both"}),
    (5, {"preset": "extreme", "own_scientist_on_construct": "free_to_hand", "partial_refill": True}),
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


def heard(players: int, options: dict[str, object], endless: bool) -> dict[str, Message]:
    """Everything that is said in a game played by chance, to all seats, each once."""
    said: dict[str, Message] = {}

    def note(message: Message | None) -> None:
        if message is not None:
            said[json.dumps(message)] = message

    def listen(g: Any, step: Step[Any], action: int) -> None:
        for seat in (*range(players), SPECTATOR):
            note(TITLE.describe(g, step, action, seat))

    g = TITLE.blank(players, 7, TITLE.options.parse(options), ENDLESS if endless else TABLES)
    TITLE.begin(g)
    g.listener = listen
    g.advance()
    random = Random(players)
    kinds = [TITLE.alphabet.by_word[word] for word in EAGER]
    decisions = 0
    while g.decision is not None:
        if decisions % 20 == 0:
            for seat in (*range(players), SPECTATOR):
                for message in messages_in(TITLE.view(g, seat)):
                    note(message)
        decisions += 1
        note(TITLE.question(g))
        for action in g.legal:
            note(TITLE.label(g, action))
        wanted = [kind for kind in kinds if random.random() < 0.4]
        liked = [action for action in g.legal if any(kind.holds(action) for kind in wanted)]
        g.play(random.choice(liked or g.legal))
    for message in messages_in(TITLE.view(g, SPECTATOR)):
        note(message)
    return said


@pytest.mark.parametrize("endless", [False, True])
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_everything_that_is_said_in_a_game_has_words_in_every_language(
    players: int, options: dict[str, object], endless: bool
) -> None:
    said = heard(players, options, endless)
    assert len(said) > 100
    for code in languages(begun=False):
        speaker = language(code)
        for message in said.values():
            assert message["key"] in speaker.keys, f"{message['key']} is not said in {code}"
            check_text(message["key"], speaker.say(message, NAMES))
    for message in said.values():
        text = language(PSEUDO).say(message, NAMES)
        assert text.startswith("⟦")
        assert text.count("⟦") == text.count("⟧")
        assert not RAW.search(text), text


def check_text(key: str, text: str) -> None:
    """Nothing is missing, doubled or an id; sentences end as such, and labels do not."""
    assert text.strip(), key
    assert "⟦" not in text, text
    assert not RAW.search(text), text
    assert "  " not in text, text
    kind = key.partition("-")[0]
    if kind in ("tell", "ask", "end", "refuse"):
        assert text[-1] in ".?!", text
    elif kind == "label":
        assert text[-1] not in ".?!", text


@pytest.mark.parametrize("code", languages(begun=False))
def test_every_refusal_end_option_and_thing_has_words(code: str) -> None:
    speaker = language(code)
    for _, key in TITLE.refusals.values():
        check_text(key, speaker.say({"key": key}))
    for each in TITLE.things():
        assert speaker.has(each), each
    assert speaker.has("title-classic")
    assert speaker.name("title-classic", "summary").endswith(".")
    for end in TITLE.ends.values():
        assert speaker.name(f"end-classic-{end}").endswith(".")
        assert speaker.has(f"end-classic-{end}", "short")
    for difficulty in TITLE.difficulties:
        key = f"difficulty-classic-{difficulty.name}"
        assert speaker.has(key)
        assert speaker.name(key, "help").endswith(".")
    for info in TITLE.options.describe():
        key = f"option-classic-{info.name}"
        assert speaker.has(key), key
        assert speaker.name(key, "help").endswith(".")
        for choice in info.choices:
            assert speaker.has(key, choice), f"{key}.{choice}"


def test_a_log_says_what_a_card_gives_and_who_ends_his_turn() -> None:
    speaker = language("en")
    texts = {message["key"]: speaker.say(message) for message in heard(3, {}, endless=True).values()}
    assert re.fullmatch(r"Player \d plays lobby card \d\d: .+\.", texts["tell-play-card"])
    assert re.fullmatch(r"Player \d ends the turn\.", texts["tell-end-turn"])
    assert re.fullmatch(r"Player \d installs [a-z ]+ in [A-Z][A-Za-z ]+\.", texts["tell-classic-install"])


def test_the_arguments_of_messages_are_no_numbers_of_the_game() -> None:
    g = TITLE.blank(2, 1, TITLE.options(), TABLES)
    TITLE.begin(g)
    g.advance()
    view = TITLE.view(g, 0)
    assert list(messages_in(view))
    assert not [path for path in numbers_in(view) if ".args." in path]
