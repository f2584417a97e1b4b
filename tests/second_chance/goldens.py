"""Golden records, playthroughs and counted move trees of Second Chance: what there is."""

from goldens import Collection

SECOND_CHANCE = Collection("second-chance", {}, {}, {}, {})
