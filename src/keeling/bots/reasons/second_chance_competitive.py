"""Why a turn of the competitive mode of Second Chance is good."""

from typing import ClassVar

from keeling.bots.reasons.reasons import Scene
from keeling.bots.reasons.second_chance import SecondChanceReasons
from keeling.kernel.messages import Message, message
from keeling.titles.common.layout import EMPTY
from keeling.titles.common.words import region_name
from keeling.titles.second_chance.events import is_exempt


class CompetitiveReasons(SecondChanceReasons):
    """An open event strikes all who have no stake in its region."""

    tellers: ClassVar[dict[str, tuple[str, ...]]] = SecondChanceReasons.tellers | {"event": ("sheltered",)}

    def sheltered(self, scene: Scene) -> list[Message]:
        """The event that no longer strikes the seat."""
        region = scene.here.event_open
        if region == EMPTY or not is_exempt(scene.here, scene.seat, region):
            return []
        return [message("because-event", region=region_name(region))]


REASONS = CompetitiveReasons
