"""The golden records of Climate Policy are enough: each policy, each end, each number of players, each kind of action.

That they replay, are told as before and have trees of as many leaves is tested for all titles in tests/test_goldens.py.
"""

from climate_policy.goldens import CLIMATE_POLICY, GOLDENS
from climate_policy.positions import POLICIES, TITLE


def test_there_is_a_record_for_every_policy_end_and_number_of_players() -> None:
    assert {golden.options["policy"] for golden in GOLDENS.values()} == set(POLICIES)
    assert {golden.end for golden in GOLDENS.values()} - {""} == set(TITLE.ends.values())
    assert {golden.players for golden in GOLDENS.values()} == set(TITLE.players)


def test_common_defeat_has_no_winner() -> None:
    for name in GOLDENS:
        outcome = TITLE.outcome(CLIMATE_POLICY.read(name).replay())
        assert (outcome.winners == []) == (outcome.reason == "defeat")


def test_the_records_play_every_kind_of_action() -> None:
    words = {action.split()[0] for name in GOLDENS for action in CLIMATE_POLICY.read(name).actions}
    assert words == set(TITLE.alphabet.by_word)


def test_the_trees_begin_with_every_kind_of_question() -> None:
    asked = {tree.asks for tree in CLIMATE_POLICY.trees.values()}
    assert asked == {"TurnMenu", "PutBack", "MakeOffers", "DraftOffer", "Answer", "TaxBill", "ShowPermits"}
