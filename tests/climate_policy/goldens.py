"""Golden records, playthroughs and counted move trees of Climate Policy: what there is."""

from climate_policy.wandering import choose_lively
from goldens import Collection, Golden, Tree
from keeling.titles.climate_policy.options import POLICIES


def golden(
    players: int, policy: str, end: str = "", seats: str = "greedy", shows: tuple[str, ...] = (), **options: object
) -> Golden:
    """A golden record of Climate Policy."""
    return Golden("climate-policy", players, "climate-policy", end, {"policy": policy, **options}, seats, shows)


GOLDENS = {
    "climate-policy-1": golden(2, "1"),
    "climate-policy-2": golden(3, "2"),
    "climate-policy-2A": golden(4, "2A"),
    "climate-policy-2B": golden(5, "2B"),
    "climate-policy-2AB": golden(3, "2AB", seats="lively"),
    "climate-policy-3": golden(2, "3"),
    "climate-policy-3A": golden(5, "3A"),
    "climate-policy-3B": golden(4, "3B"),
    "climate-policy-3AB": golden(3, "3AB", seats="lively"),
    "climate-policy-end-decades": golden(4, "1", "decades"),
    "climate-policy-end-defeat": golden(5, "1", "defeat", "greedy:heedless"),
    "climate-policy-additions-tax": golden(
        3, "2A", seats="lively", tax_amount=2, tax_rise=1, dividend=True, grant_rule="researchers", hidden_stock=True
    ),
    "climate-policy-additions-permits": golden(
        3, "3B", seats="lively", permits_given=2, permit_decade=2, permit_shrink=1, permit_use="spent", fine=2
    ),
    "climate-policy-additions-gifts": golden(
        2,
        "3A",
        seats="lively",
        shows=("give-hundreds", "ask-hundreds"),
        permits_given=4,
        permits_given_by="emissions",
        permit_decade=2,
        grant_source="fixed",
        grant_sum=50,
        grant_rule="equal",
        grant_size=20,
        trade_offers=4,
    ),
    "climate-policy-experiment-die": golden(2, "1", seats="lively", grant_source="d6", d6_carry=True, trade_mode="off"),
}

TREE_POSITIONS = {
    "opening": Tree("climate-policy-1", "TurnMenu"),
    "market": Tree("climate-policy-3AB", "TurnMenu", decade=2, depth=3),
    "stock": Tree("climate-policy-2", "PutBack"),
    "offers": Tree("climate-policy-3AB", "MakeOffers", depth=3),
    "draft": Tree("climate-policy-2AB", "DraftOffer", depth=3),
    "tax": Tree("climate-policy-2A", "TaxBill", decade=2),
    "permits": Tree("climate-policy-3", "ShowPermits", decade=2),
    "late": Tree("climate-policy-end-decades", "TurnMenu", decade=5, depth=3),
    "answer": Tree("climate-policy-3AB", "Answer", depth=3),
    "fines": Tree("climate-policy-additions-permits", "ShowPermits", decade=3),
}

CLIMATE_POLICY = Collection(
    "climate-policy",
    GOLDENS,
    told={"climate-policy-2p": "climate-policy-3"},
    trees=TREE_POSITIONS,
    choosers={"lively": ("random", choose_lively)},
    configurations=tuple(f"policy={policy}" for policy in POLICIES),
)
