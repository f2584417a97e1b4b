"""Why a turn of the cooperative mode of Second Chance is good."""

from typing import Any, ClassVar

from keeling.bots.opinions.second_chance import turns_left
from keeling.bots.opinions.second_chance_works import Works
from keeling.bots.reasons.reasons import Scene
from keeling.bots.reasons.second_chance import SecondChanceReasons
from keeling.kernel.messages import Message, message
from keeling.titles.second_chance.private_goals import goals_held, progress
from keeling.titles.second_chance.texts import environmental_text, private_text
from keeling.titles.second_chance.turn import ExtraAction


class CooperativeReasons(SecondChanceReasons):
    """The team achieves Environmental Goals together, each player a Private Goal."""

    tellers: ClassVar[dict[str, tuple[str, ...]]] = SecondChanceReasons.tellers | {
        "Private Goals": ("private",),
        "extra action": ("extra",),
    }

    def private(self, scene: Scene) -> list[Message]:
        """The Private Goal of the seat that has come nearer: by its count, or by what is under way for it."""
        here, other, own = scene.here, scene.other, scene.seat
        cards = goals_held(here, own)
        for card in cards:
            done, needed = progress(here, own, card), here.second.private_least[card]
            if progress(other, own, card) < done <= needed:
                return [message("because-private", goal=private_text(here, card), done=done, needed=needed)]
        for card in cards:
            if self.share(here, own, card) > self.share(other, own, card):
                return [message("because-private-nearer", goal=private_text(here, card))]
        return []

    def share(self, g: Any, player: int, card: int) -> int:
        """How near the opinion sees the player to a Private Goal."""
        own: Any = self.opinion
        found: int = own.own.share(g, player, card, Works(g), turns_left(g, player, g.second.decades))
        return found

    def extra(self, scene: Scene) -> list[Message]:
        """One more main action in this turn."""
        return [message("because-extra")] if isinstance(scene.here.decision, ExtraAction) else []

    def achieved(self, scene: Scene) -> list[Message]:
        """Environmental Goals that this turn has achieved, and the other has not."""
        before, now, otherwise = scene.start.env_done, scene.here.env_done, scene.other.env_done
        return [
            message("because-environmental", goal=environmental_text(scene.here, scene.here.env_tile[index]))
            for index in range(len(now))
            if now[index] and not before[index] and not otherwise[index]
        ]


REASONS = CooperativeReasons
