"""What the server says of rules and words, and that it says nothing else in a language of its own."""

import json
from collections.abc import Iterator

import httpx
import pytest
from serving import Client, Player, Server, serving
from test_server_play import play_to_the_end

from conftest import ROOT
from keeling.words import say
from keeling.words.rulebook import all_rules

EXTENSION = ROOT / "tests" / "extension"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("words")) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)


@pytest.mark.parametrize("rule", ["C-CON-05", "B-29", "N-TURN-02"])
def test_a_rule_and_a_ruling_have_a_text(client: Client, rule: str) -> None:
    expected = {"id": rule, "text": all_rules()[rule]}
    assert client.get(f"/rules/{rule}") == expected
    assert client.get(f"/rules/{rule.lower()}") == expected


def test_a_ruling_says_what_was_decided_and_with_which_option(client: Client) -> None:
    text = client.get("/rules/B-29")["text"]
    assert "Ruling: 12 gas, 10 oil, 8 coal" in text
    assert "Option: `fossilMix: '12-10-8' | '10-10-10'`" in text


@pytest.mark.parametrize("rule", ["C-CON-99", "B-2", "B-290", "---", "XXX", "29-B", "A" * 20])
def test_an_unknown_rule_is_not_found(client: Client, rule: str) -> None:
    refused = client.get(f"/rules/{rule}", None, 404)
    expected = {"key": "error-no-such-rule", "args": {"rule": {"literal": rule}}}
    assert refused == {"error": expected, "code": "no_rule", "rule": None}
    assert say(refused["error"]) == f"There is no rule '{rule}'."


@pytest.mark.parametrize("rule", ["B", "A" * 21, "B%2029", "B-29%0a", "B_29", "B-%D9%A2%D9%A9", "%00%00%00", "..%5cx"])
def test_what_cannot_be_a_rule_is_refused(client: Client, rule: str) -> None:
    refused = client.get(f"/rules/{rule}", None, 400)
    assert refused["code"] == "bad_request"
    assert "rule_id" in say(refused["error"])


@pytest.mark.parametrize("rule", ["", "..%2f..%2fREADME", "B-29/"])
def test_what_is_no_address_of_a_rule_is_not_found(server: Server, rule: str) -> None:
    answer = httpx.get(f"{server.url}/api/rules/{rule}")
    assert answer.status_code == 404
    assert set(answer.json()) == {"error", "code", "rule"}


@pytest.mark.parametrize("language", ["en", "de", "xx"])
def test_without_other_packages_there_are_no_other_words(server: Server, language: str) -> None:
    answer = httpx.get(f"{server.url}/api/words/{language}")
    assert (answer.status_code, answer.text) == (200, "")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize("language", ["e", "EN", "en-GB", "..", "%2e%2e", "..%5cen", "en%0a", "en%00", "a" * 9])
def test_what_cannot_be_a_language_has_no_words(server: Server, language: str) -> None:
    answer = httpx.get(f"{server.url}/api/words/{language}")
    assert answer.status_code in (400, 404)
    assert set(answer.json()) == {"error", "code", "rule"}


def test_a_title_of_another_package_brings_its_words(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("elsewhere"), packages=EXTENSION) as server:
        said = {each: httpx.get(f"{server.url}/api/words/{each}") for each in ("en", "de", "pt")}
    for language in ("en", "de"):
        written = (EXTENSION / "words" / language / "seminars.ftl").read_text(encoding="utf-8")
        assert said[language].text == written
        assert said[language].headers["content-type"] == "text/plain; charset=utf-8"
    assert said["pt"].text == said["en"].text, "a language that the package does not have is answered in English"


@pytest.mark.parametrize(
    ("title", "options"),
    [("nim", {}), ("classic", {"auction": True}), ("second-chance-competitive", {}), ("climate-policy", {})],
)
def test_nobody_is_called_anything_in_english(
    server: Server, client: Client, title: str, options: dict[str, object]
) -> None:
    """People without a name are seats with a number; what readers call them is up to their language."""
    made = client.make("human", "human", "random", title=title, options=options, seed=1)
    players = [Player(server, made["table"], seat["token"], host=made["host"]) for seat in made["seats"][:2]]
    watcher = Player(server, made["table"], made["link"])
    boss = watcher.ask("handover", seat=0, to="bot")
    assert boss["type"] == "refused"
    if title == "nim":
        play_to_the_end(players, 3)
    else:
        for _ in range(12):
            asked = players[0].state["asked"]["player"]
            if asked < 2:
                assert players[asked].act(players[asked].state["options"][0]["action"])["type"] == "ack"
                players[1 - asked].reach(players[asked].state["seq"])
            else:
                players[0].hear()
                players[1].reach(players[0].state["seq"])
    info = client.get(f"/tables/{made['table']}", made["link"])
    assert [seat["name"] for seat in info["seats"]] == ["", "", ""]
    for heard in [*players[0].heard, *players[1].heard, *watcher.heard, info]:
        sent = json.dumps(heard)
        for number in range(4):
            assert f"Player {number}" not in sent
            assert f"player {number}" not in sent


@pytest.mark.parametrize(
    "title", ["classic", "second-chance-cooperative", "second-chance-competitive", "climate-policy"]
)
def test_a_guide_is_sent_once_and_then_only_said_to_be_current(server: Server, title: str) -> None:
    answer = httpx.get(f"{server.url}/api/guide/{title}")
    guide = answer.json()
    assert (answer.status_code, guide["title"]) == (200, title)
    assert len(answer.content) < 60_000
    for section in guide["sections"]:
        for line in section["lines"]:
            assert "⟦" not in say(line["said"])
            assert all(guide["rules"][rule] for rule in line["rules"])
    again = httpx.get(f"{server.url}/api/guide/{title}", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("title", ["chess", "classic%00", "..%5cclassic", "x" * 41, "CLASSIC"])
def test_there_is_no_guide_to_another_game(server: Server, title: str) -> None:
    answer = httpx.get(f"{server.url}/api/guide/{title}")
    assert answer.status_code in (400, 404)
    assert set(answer.json()) == {"error", "code", "rule"}


def test_the_glossary_and_all_rules_are_there(client: Client, server: Server) -> None:
    terms = {term["key"]: term for term in client.get("/glossary")["terms"]}
    assert terms["term-cep"]["sections"][0].endswith("/board")
    rules = {rule["id"]: rule["text"] for rule in client.get("/rules")["rules"]}
    assert rules == all_rules()
    assert len(httpx.get(f"{server.url}/api/rules").content) < 300_000
