"""What now in nim."""

from collections.abc import Mapping
from typing import Any

from keeling.aims.parts import Aims
from keeling.kernel.messages import Message, message, thing


class NimAims(Aims):
    """The own card says which heap counts double."""

    def goals(self, g: Any, player: int, view: Mapping[str, Any]) -> list[Message]:
        """The own card."""
        return [message("aim-nim-card", heap=thing("heap", view["players"][player]["card"]))]

    def aim(self, g: Any, view: Mapping[str, Any]) -> list[Message]:
        """How nim is won."""
        return [message("aim-of-nim")]


AIMS = NimAims
