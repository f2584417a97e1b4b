"""How a classic game can end: the word for each end; what is said of it stands in the catalogues."""

from typing import Final

from keeling.titles.classic.state import DECADES, DEFEAT, GREEN_REGIONS, SAFE_ZONE, SOLO_OVER

ENDS: Final = {
    DECADES: "decades",
    GREEN_REGIONS: "green_regions",
    SAFE_ZONE: "safe_zone",
    DEFEAT: "defeat",
    SOLO_OVER: "solo_over",
}
