"""Whether it is somebody's to decide now: what playing, asking why and asking for advice have in common."""

from keeling.kernel.game import SPECTATOR
from keeling.kernel.messages import message
from keeling.kernel.messages import seat as seat_id
from keeling.server.errors import NotNow, WrongToken
from keeling.server.tables import Table


def check_playing(table: Table) -> None:
    """NotNow unless the game goes on."""
    table.check_goes_on()
    if table.status == "waiting":
        raise NotNow(message("error-not-begun"), "waiting")
    if table.status == "finished":
        raise NotNow(message("refuse-game-over"), "finished")


def check_asked(table: Table, seat: int) -> None:
    """The same, and it is for the person on this seat to decide; WrongToken for whoever only watches."""
    check_playing(table)
    assert table.match is not None
    player = table.match.game.decision.player
    if seat == SPECTATOR:
        raise WrongToken(message("error-spectator"), "spectator")
    if seat != player:
        raise NotNow(message("error-not-asked", player=seat_id(player)), "not_asked")
    if table.seats[seat].kind != "human":
        raise NotNow(message("error-bot-plays"), "bot_plays")
