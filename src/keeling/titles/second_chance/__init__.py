"""CO2: Second Chance, cooperative for one to four players and competitive for two to four."""
