"""What figures are called: the key of each name in the catalogues."""

from typing import Final

MEASURE_NAMES: Final = {
    "defeat": "lab-measure-defeat",
    "co2_final": "lab-measure-co2_final",
    "co2_peak": "lab-measure-co2_peak",
    "worth_mean": "lab-measure-worth_mean",
    "gini": "lab-measure-gini",
    "money_peak": "lab-measure-money_peak",
    "dirty": "lab-measure-dirty",
    "clean": "lab-measure-clean",
    "first_level_1": "lab-measure-first_level_1",
    "first_level_2": "lab-measure-first_level_2",
    "tax_paid": "lab-measure-tax_paid",
    "permits_spent": "lab-measure-permits_spent",
    "permit_price_mean": "lab-measure-permit_price_mean",
    "permit_concentration": "lab-measure-permit_concentration",
    "pool_mean": "lab-measure-pool_mean",
    "trades": "lab-measure-trades",
    "demolished_tax": "lab-measure-demolished_tax",
    "demolished_permits": "lab-measure-demolished_permits",
    "worth_money": "lab-measure-worth_money",
    "worth_dirty": "lab-measure-worth_dirty",
    "worth_clean": "lab-measure-worth_clean",
    "worth_permits": "lab-measure-worth_permits",
    "worth_debt": "lab-measure-worth_debt",
    "decade": "lab-measure-decade",
    "plants": "lab-measure-plants",
    "un_goals": "lab-measure-un_goals",
    "decisions": "lab-measure-decisions",
}
"""In the order in which they are told."""
