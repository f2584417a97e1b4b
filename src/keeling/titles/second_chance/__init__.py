"""CO2: Second Chance, cooperative for one to four players and competitive for two to four."""

PLACE = 3
NAMES = ("second-chance-cooperative", "second-chance-competitive")
