"""How a classic game can end: the word for each end, and what is said of those after a final scoring."""

from typing import Final

from keeling.titles.classic.state import DECADES, DEFEAT, GREEN_REGIONS, SAFE_ZONE, SOLO_OVER

ENDS: Final = {
    DECADES: "decades",
    GREEN_REGIONS: "green_regions",
    SAFE_ZONE: "safe_zone",
    DEFEAT: "defeat",
    SOLO_OVER: "solo_over",
}

END_SENTENCES: Final = {
    DECADES: "The last decade is over.",
    GREEN_REGIONS: "Green plants fill enough regions: the game is over.",
    SAFE_ZONE: "CO2 is back in the safe zone: the game is over.",
    SOLO_OVER: "There is too much CO2: the game is over.",
}
