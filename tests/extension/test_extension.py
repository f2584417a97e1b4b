"""An expansion of the classic game from outside: played by bots, in the terminal and on a server, on both builds."""

import json
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import Client, Player, serving

import keeling
from classic.positions import given as given_classic
from conftest import ROOT, Run
from keeling.kernel.digest import digest, state_of, text_of
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.messages import Message
from keeling.kernel.record import parse_record
from keeling.kernel.title import AnyTitle, Setup
from keeling.titles import title_named
from keeling.titles.classic.alphabet import ALPHABET as CLASSIC_ALPHABET
from keeling.titles.classic.title import TITLE as CLASSIC
from keeling.titles.classic.turn import Turn
from keeling.words import ENGLISH, language, languages
from keeling.words.rulebook import read_atoms

FOLDER = ROOT / "tests" / "extension"
NAME = "classic-seminars"
FOUND = {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{FOLDER}"}
MOST_LINES = 200


@pytest.fixture
def title() -> Iterator[AnyTitle]:
    """The title, found by its entry point while a test runs."""
    sys.path.append(str(FOLDER))
    yield title_named(NAME)
    sys.path.remove(str(FOLDER))


def given(title: AnyTitle, **state: Any) -> Any:
    """The neutral position of the classic game's tests in the extended game, at a turn of the first player."""
    classic = given_classic()
    fields = {name: value for name, value in state_of(classic) if isinstance(value, int | list)}
    for name in ("stack", "legal", "decisions", "reveals", "end", "players"):
        del fields[name]
    expertise = [0] * len(classic.expertise)
    expertise[0] = 1
    return title.position(2, Turn(0), **(fields | {"expertise": expertise} | state))


def play(title: AnyTitle, g: Any, *notations: str) -> None:
    for notation in notations:
        action = title.alphabet.parse(notation)
        assert title.explain(g, action) is None, notation
        g.play(action)


def refused(title: AnyTitle, g: Any, notation: str) -> str:
    refusal = title.explain(g, title.alphabet.parse(notation))
    assert refusal is not None
    return english(title, refusal.message)


def english(title: AnyTitle, message: Message) -> str:
    assert title.catalogues is not None
    return language(ENGLISH, (title.catalogues,)).say(message)


def set_up_draws(title: AnyTitle, seed: int) -> dict[str, Any]:
    """What chance draws before the first decision, by stream."""
    draws: list[Any] = []
    g = Setup.of(title, 3, seed).blank()
    g.chance.write_to(draws)
    g.advance()
    return title.by_stream(draws)


# The rules


def test_a_seminar_is_paid_and_teaches(title: AnyTitle) -> None:
    """X-SEM-01."""
    g = given(title, money=[5, 5])
    play(title, g, "seminar forestation")
    assert g.money == [2, 5]
    assert g.expertise_of(0, 0) == 2
    assert refused(title, g, "seminar forestation") == "You have held a seminar in this turn already."


@pytest.mark.parametrize(
    ("money", "notation", "sentence"),
    [
        (5, "seminar solar", "You have no expertise in this source yet."),
        (2, "seminar forestation", "You cannot pay for a seminar."),
    ],
)
def test_a_seminar_needs_expertise_and_money(title: AnyTitle, money: int, notation: str, sentence: str) -> None:
    """X-SEM-01."""
    assert refused(title, given(title, money=[money, 0]), notation) == sentence


def test_the_price_is_an_option(title: AnyTitle) -> None:
    g = Setup.of(title, 2, 1, {"seminar_price": 7}).start()
    assert g.rules.seminar_price == 7


def test_a_card_gives_vouchers_and_a_voucher_pays(title: AnyTitle) -> None:
    """X-SEM-02."""
    in_hand = given_classic().lobby_place[:]
    in_hand[0] = 0
    g = given(title, money=[0, 0], lobby_place=in_hand)
    play(title, g, "lobby 01 minor")
    assert g.voucher == [2, 0]
    assert "2 vouchers" in english(title, title.label(g, title.alphabet.parse("lobby 01 minor")))
    play(title, g, "seminar forestation")
    assert (g.voucher, g.money) == ([1, 0], [0, 0])


def test_chance_gives_a_voucher_and_leaves_all_other_chance_as_it_was(title: AnyTitle) -> None:
    """X-SEM-03."""
    lucky = set()
    for seed in range(20):
        plain, extended = set_up_draws(CLASSIC, seed), set_up_draws(title, seed)
        (winner,) = extended.pop("vouchers")
        assert extended == plain
        lucky.add(winner)
    assert lucky == {0, 1, 2}


def test_the_atoms_are_those_the_refusals_name(title: AnyTitle) -> None:
    atoms = read_atoms(FOLDER)
    assert list(atoms) == ["X-SEM-01", "X-SEM-02", "X-SEM-03"]
    own = {rule for code, (rule, _) in title.refusals.items() if code not in CLASSIC.refusals}
    assert own <= set(atoms)


def test_its_words_are_its_own_in_every_language(title: AnyTitle) -> None:
    assert title.catalogues is not None
    for code in languages(begun=False):
        speaker = language(code, (title.catalogues,))
        assert all(speaker.has(key) for key in [*title.things(), *(key for _, key in title.refusals.values())])
    german = language("de", (title.catalogues,))
    assert german.say({"key": "refuse-seminars-too-dear"}) == "Ein Seminar kannst du nicht bezahlen."


# What an extension has for nothing


def test_it_is_small_and_changes_nothing_in_the_package() -> None:
    assert len((FOLDER / "seminars.py").read_text().splitlines()) < MOST_LINES


def test_its_kinds_follow_those_of_the_title_it_extends(title: AnyTitle) -> None:
    assert title.alphabet.parse("seminar forestation") == CLASSIC_ALPHABET.size
    assert [kind.word for kind in title.alphabet.kinds] == [*(kind.word for kind in CLASSIC_ALPHABET.kinds), "seminar"]


def test_its_fields_count_in_digests_and_clones(title: AnyTitle) -> None:
    g = given(title)
    copy = g.clone()
    assert digest(copy) == digest(g)
    assert "voucher=[0 0]" in [f"{name}={text_of(value)}" for name, value in state_of(g)]
    copy.voucher[1] += 1
    assert g.voucher == [0, 0]
    assert digest(copy) != digest(g)


def test_steps_carry_their_fields_into_events(title: AnyTitle) -> None:
    match = Match(Setup.of(title, 2, 4), ["human"] * 2)
    while all(kind.word != "seminar" for kind in map(title.alphabet.kind_of, match.game.legal)):
        match.play(random.Random(len(match.actions)).choice(match.game.legal))
    action = next(action for action in match.game.legal if title.alphabet.kind_of(action).word == "seminar")
    seat = match.game.decision.player
    events = match.play(action)[0]
    held = next(event for event in events if event["kind"] == "Seminar")
    assert held["facts"] == {"player": seat}
    assert held["message"] is not None
    assert english(title, held["message"]) == f"Player {seat + 1} holds a seminar."
    assert parse_record(match.record().to_json().encode(), title_named).replay() is not None


def test_vouchers_are_a_chapter_of_every_view(title: AnyTitle) -> None:
    match = Match(Setup.of(title, 2, 4), ["human"] * 2)
    drawn = [event["changes"] for event in match.opening[SPECTATOR] if event["kind"] == "DrawVoucher"]
    first = match.game.voucher.index(1)
    assert drawn == [{f"vouchers.{first}": (0, 1)}]
    public = title.public(match.game)
    assert list(public.view)[-1] == "vouchers"
    match.game.voucher[0] += 2
    assert public.after(match.game).view["vouchers"] == match.game.voucher == title.view(match.game, 1)["vouchers"]


def test_options_are_what_is_not_refused(title: AnyTitle) -> None:
    for seed in range(3):
        g = Setup.of(title, 3, seed).start()
        chance = random.Random(seed)
        while g.decision is not None:
            if chance.random() < 0.1:
                assert sorted(g.legal) == [n for n in range(title.alphabet.size) if g.refuse(n) == 0]
            g.play(chance.choice(g.legal))
            assert g.violations() == []


# Bots, terminal, server


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_it_in_any_process(bot: str, keeling_command: Run) -> None:
    games = "6" if bot == "random" else "2"
    done = keeling_command(
        "simulate", NAME, "-p", "3", "-b", bot, "-n", games, "-w", "2", "--check", "--json", environment=FOUND
    )
    assert done.returncode == 0, done.stderr
    summary = json.loads(done.stdout)
    assert summary["violations"] == 0
    assert summary["steps_per_game"]["Seminar"] > 0


def test_it_is_the_same_game_on_both_builds(keeling_command: Run) -> None:
    digests = set()
    for build in ("pure", keeling.BUILD):
        environment = FOUND | {"KEELING_BUILD": build}
        done = keeling_command("simulate", NAME, "-p", "2", "-n", "3", "--json", environment=environment)
        digests.add(json.loads(done.stdout)["digest"])
    assert len(digests) == 1


def test_it_is_played_in_the_terminal(keeling_command: Run) -> None:
    typed = "? seminar solar\n" + "1\n" * 10 + "quit\n"
    done = keeling_command("play", NAME, "--seats", "human,random", "--seed", "3", given=typed, environment=FOUND)
    assert done.returncode == 0, done.stderr
    assert "You have no expertise in this source yet. (X-SEM-01" in " ".join(done.stdout.split())


def test_it_is_played_on_a_server(tmp_path: Path) -> None:
    with serving(tmp_path, packages=FOLDER) as server:
        client = Client(server)
        assert NAME in [each["name"] for each in client.get("/titles")["titles"]]
        made = client.make("human", "human", title=NAME, options={"seminar_price": 1})
        people = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
        seen = set()
        chance = random.Random(1)
        for _ in range(60):
            asked = people[0].state["asked"]["player"]
            player = people[asked]
            assert player.wait_for_turn()
            options = player.state["options"]
            seen |= {option["notation"].split()[0] for option in options}
            seminars = [option for option in options if option["notation"].startswith("seminar")]
            assert player.act(chance.choice(seminars or options)["action"])["type"] == "ack"
            for other in people:
                other.reach(player.state["seq"])
        assert "seminar" in seen
        assert len(people[0].state["view"]["vouchers"]) == 2
