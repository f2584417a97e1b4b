"""Climate Policy, the game of power companies on the board of CO2 for two to five (docs/rules/climate-policy.md)."""

PLACE = 4
