"""The guides: everything a game asks, offers or refuses leads to a text, and numbers come from the content."""

import re
from dataclasses import replace
from typing import Any

import pytest

from keeling.guide import classic, guide_of, section_of, sections_of
from keeling.guide.check import messages_of, mistakes
from keeling.guide.glossary import TERMS, glossary
from keeling.guide.pieces import Guide, line, section
from keeling.kernel.errors import BadOption
from keeling.kernel.title import AnyTitle
from keeling.titles import all_titles
from keeling.words import language
from keeling.words.catalogue import entries_of, files_of
from keeling.words.rulebook import all_rules

pytestmark = pytest.mark.once

TITLES = all_titles()[0]
PLAYED = ["classic", "second-chance-cooperative", "second-chance-competitive", "climate-policy"]
WORDS_A_MINUTE = 180
MINUTES = 15
TYPED = re.compile(r"\$1\b|\b1 \$|[Ll]evel [12]\b|Stufe [12]\b|\(1 bis")
"""Digits that are no number of a content: a dollar for each thing, the two levels, where a die begins."""


def named(name: str) -> AnyTitle:
    return next(title for title in TITLES if title.name == name)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_all_that_a_game_asks_offers_or_refuses_leads_to_a_section(title: AnyTitle) -> None:
    guide = guide_of(title)
    assert guide is not None
    names = {each["name"] for each in guide["sections"]}
    for decision in title.words.questions:
        assert any(decision.__name__ in each["asks"] for each in guide["sections"]), decision
    for row in title.words.kinds.values():
        assert any(row.verb in each["verbs"] for each in guide["sections"]), row.verb
    for rule, key in title.refusals.values():
        assert guide["rules"][rule] in names, key
        assert all_rules()[rule]
    for option in title.options.describe():
        assert guide["rules"][option.rule] in names, option.name
        assert all_rules()[option.rule]
    assert not list(mistakes(title, guide_of(title), all_rules()))


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("name", PLAYED)
def test_a_guide_is_read_in_fifteen_minutes(name: str, code: str) -> None:
    speaker = language(code)
    said = [speaker.say(each["said"]) for part in sections_of(named(name)) for each in part["lines"]]
    assert not [text for text in said if "⟦" in text or "{" in text]
    assert 500 < sum(len(text.split()) for text in said) < WORDS_A_MINUTE * MINUTES


@pytest.mark.parametrize("code", ["en", "de"])
def test_no_number_of_a_content_is_typed_in_a_sentence(code: str) -> None:
    path = next(path for path in files_of(code) if path.name == "guide.ftl")
    for key, text in entries_of(path.read_text(encoding="utf-8")):
        said = re.sub(r"^\s*\*?\[\w+\].*$", "", text.partition("=")[2], flags=re.MULTILINE)  # 1 of a plural is grammar
        assert not re.search(r"\d", TYPED.sub("", said)), key


def test_numbers_follow_the_content() -> None:
    tables: Any = named("classic").content().tables
    before, after = (list(messages_of(classic.sections(each))) for each in (tables, replace(tables, defeat=451)))
    amounts = [each["args"]["amount"] for each in after if each["key"] == "amount-ppm"]
    assert (
        amounts.count(451) == [each["args"]["amount"] for each in before if each["key"] == "amount-ppm"].count(500) > 0
    )


def test_a_table_with_other_options_is_told_what_differs_and_its_own_numbers() -> None:
    title = named("climate-policy")
    usual, here = guide_of(title), guide_of(title, {"policy": "2", "tax_amount": "3"})
    assert usual is not None
    assert here is not None
    assert usual["variants"] == []
    assert [(each["option"], each["value"], each["usual"]) for each in here["variants"]] == [
        ("policy", "2", "1"),
        ("tax_amount", 3, 1),
    ]
    for guide, amount in ((usual, 1), (here, 3)):
        told = next(each for each in messages_of(guide["sections"]) if each["key"] == "guide-policy-tax")
        assert told["args"]["money"] == {"key": "amount-money", "args": {"amount": amount}}


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_option_that_may_differ_has_a_section(title: AnyTitle) -> None:
    for option in title.options.describe():
        other: Any = option.low if option.kind == "int" and option.default == option.high else option.high
        if option.kind != "int":
            other = next(each for each in option.choices or [not option.default] if each != option.default)
        guide = guide_of(title, {option.name: other})
        assert guide is not None
        assert [(each["option"], each["value"]) for each in guide["variants"]] == [(option.name, other)]
        assert guide["rules"][option.rule] in {each["name"] for each in guide["sections"]}


def test_wrong_options_get_no_guide() -> None:
    with pytest.raises(BadOption):
        guide_of(named("classic"), {"presets": "beginner"})


def test_presets_are_shown_as_the_content_has_them() -> None:
    title = named("classic")
    shown = next(each["grid"] for each in sections_of(title) if each["name"] == "variants")
    assert shown is not None
    assert [row[1:4] for row in shown["rows"]] == [list(preset.board) for preset in title.content().tables.presets]


def test_mistakes_are_found() -> None:
    wrong = section("aim", [line("guide-nim-aim", "N-TURN-99")], terms="nowhere", verbs="fly", asks="Nobody")
    guide: Guide = {"title": "nim", "sections": [wrong, wrong], "rules": {}, "prefixes": ["N"], "variants": []}
    found = "\n".join(mistakes(named("nim"), guide, all_rules()))
    for each in ("no rule N-TURN-99", "no term nowhere", "no verb fly", "Nobody", "two sections aim", "verb take"):
        assert each in found


def test_a_rule_that_no_line_rests_on_is_found_near_its_chapter() -> None:
    parts = [section("aim", [line("a", "C-SCO-09")]), section("market", [line("b", "C-MKT-01")]), section("rest", [])]
    assert section_of(parts, "C-MKT-01") == "market"
    assert section_of(parts, "C-MKT-12") == "market"
    assert section_of(parts, "G-14") == "rest"
    assert section_of(parts, "C-XYZ-01") == "rest"


def test_the_glossary_spells_out_what_is_short_and_knows_where_it_is_used() -> None:
    guides = [guide for guide in map(guide_of, TITLES) if guide is not None]
    words = {term["key"]: term for term in glossary(guides)}
    assert list(words) == list(TERMS) == sorted(TERMS)
    assert "classic/board" in words["term-cep"]["sections"]
    for code, spelled in (("en", "Carbon Emission Permit"), ("de", "Carbon Emission Permit")):
        assert spelled in language(code).name("term-cep", "help")
