"""Everything Climate Policy says, in every language: games under all kinds of policy, and what stands in tables."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from climate_policy.positions import TITLE
from climate_policy.wandering import lively_moves
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import events_while, play_with_events
from keeling.kernel.messages import Message, message
from keeling.kernel.title import Setup
from keeling.words import language, languages

GAMES: list[tuple[int, dict[str, object]]] = [
    (2, {"policy": "1", "grant_source": "d6", "d6_carry": True}),
    (2, {"policy": "3AB", "fine": 2, "permits_given": 5, "permit_use": "spent"}),
    (3, {"policy": "2AB", "tax_rise": 2}),
    (3, {"policy": "3AB", "hidden_stock": True, "grant_rule": "equal", "permits_given": 5}),
    (4, {"policy": "2B", "dividend": True, "trade_mode": "compliance"}),
    (5, {"policy": "3A", "permit_count": 20, "grant_rule": "cubes"}),
]
NAMES = ["Ada", "", "Bo"]
RAW = re.compile(r"\b(region|source|seat|plant|grant|summit|phase|policy|amount)-")
SENTENCES = ("tell-", "ask-", "refuse-", "end-")


def said_in(players: int, seed: int, options: Mapping[str, object]) -> Iterator[Message]:
    """Every question, label and event of a game, as all seats are told."""
    g = Setup.of(TITLE, players, seed, options).blank()
    yield from told(events_while(TITLE, g, g.advance))
    for action in lively_moves(g, seed):
        yield TITLE.question(g)
        for option in TITLE.options_for(g, g.decision.player):
            yield option["label"]
        yield from told(play_with_events(TITLE, g, action))


def told(events: list[list[Any]]) -> Iterator[Message]:
    for event in (event for seat in events for event in seat):
        if event["message"]:
            yield event["message"]


@pytest.fixture(scope="module")
def messages() -> list[Message]:
    """All different messages of the games, and those that every game has at hand."""
    found = [message(key) for _, key in TITLE.refusals.values()]
    found += [message(f"end-{TITLE.name}-{word}") for word in TITLE.ends.values()]
    for seed, (players, options) in enumerate(GAMES * 2):
        found += said_in(players, seed, options)
    return [json.loads(text) for text in sorted({json.dumps(each) for each in found})]


@pytest.mark.parametrize("code", languages(begun=False))
def test_every_message_is_a_whole_sentence_or_a_label(code: str, messages: list[Message]) -> None:
    speaker = language(code)
    for each in messages:
        text = speaker.say(each, NAMES)
        assert "⟦" not in text, (each, text)
        assert not RAW.search(text), text
        assert "  " not in text, text
        assert text == text.strip(), text
        assert text[-1] in ".?!" if each["key"].startswith(SENTENCES) else text[-1] not in ".?!:,", text


def test_the_made_up_language_brackets_every_message(messages: list[Message]) -> None:
    speaker = language("pseudo")
    for each in messages:
        text = speaker.say(each, NAMES)
        assert (text[0], text[-1]) == ("⟦", "⟧")


def test_the_games_tell_everything_that_can_be_told(messages: list[Message]) -> None:
    heard = {each["key"] for each in messages}
    known = {key for key in language("en").keys if key.split("-")[0] in ("tell", "ask", "label") and "-policy-" in key}
    assert known - heard <= {"tell-policy-score-nothing"}


def test_no_two_options_read_the_same() -> None:
    for seed, (players, options) in enumerate(GAMES):
        g = Setup.of(TITLE, players, seed, options).start()
        for number, action in enumerate(lively_moves(g, seed)):
            if number % 10 == 0:
                labels = [option["label"] for option in TITLE.options_for(g, g.decision.player)]
                for code in languages(begun=False):
                    assert len({language(code).say(label) for label in labels}) == len(labels)
            g.play(action)


@pytest.mark.parametrize("code", languages(begun=False))
def test_title_things_ends_and_options_have_their_words(code: str) -> None:
    speaker = language(code)
    for key in [*TITLE.things(), f"title-{TITLE.name}"]:
        assert speaker.has(key), key
    assert speaker.has(f"title-{TITLE.name}", "summary")
    for word in TITLE.ends.values():
        assert speaker.has(f"end-{TITLE.name}-{word}", "short")
    for info in TITLE.options.describe():
        key = f"option-{TITLE.name}-{info.name}"
        assert speaker.has(key), key
        assert speaker.name(key, "help").endswith("."), key
        for value in info.choices:
            assert speaker.has(key, value if value[0].isalpha() else f"v{value.lower()}"), (key, value)


def test_views_hold_words_of_things_and_no_names() -> None:
    known = set(TITLE.things())
    g = Setup.of(TITLE, 3, 1, {"policy": "2A"}).start()
    for action in lively_moves(g, 1):
        view = TITLE.view(g, SPECTATOR)
        assert f"phase-{view['phase']}" in known
        assert {f"region-{region['region']}" for region in view["regions"]} <= known
        assert {f"source-{track['source']}" for track in view["tracks"]} <= known
        assert {f"plant-{plant['plant']}" for plant in view["plants"]} <= known
        assert view["grants"]["summit"] is None or f"summit-{view['grants']['summit']}" in known
        g.play(action)
    assert view["grants"]["summit"] is not None
