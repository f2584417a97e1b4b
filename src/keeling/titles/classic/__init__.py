"""The classic CO2 of 2012 for one to five players (docs/rules/classic.md)."""

PLACE = 2
