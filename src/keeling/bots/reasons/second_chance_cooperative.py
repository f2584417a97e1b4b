"""Why a turn of the cooperative mode of Second Chance is good."""

from keeling.bots.reasons.reasons import Scene
from keeling.bots.reasons.second_chance import SecondChanceReasons
from keeling.kernel.messages import Message, message
from keeling.titles.second_chance.texts import environmental_text


class CooperativeReasons(SecondChanceReasons):
    """The team achieves Environmental Goals together."""

    def achieved(self, scene: Scene) -> list[Message]:
        """Environmental Goals that this turn has achieved, and the other has not."""
        before, now, otherwise = scene.start.env_done, scene.here.env_done, scene.other.env_done
        return [
            message("because-environmental", goal=environmental_text(scene.here, scene.here.env_tile[index]))
            for index in range(len(now))
            if now[index] and not before[index] and not otherwise[index]
        ]


REASONS = CooperativeReasons
