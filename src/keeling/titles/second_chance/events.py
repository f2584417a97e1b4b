"""Events (rulebook, competitive 4): players without a stake in a region give it a cube and pay a CEP."""

from keeling.kernel.game import Step
from keeling.titles.common.events import ConsumeRegionCubes, NextEvent, push_relief
from keeling.titles.common.layout import EMPTY, slot_at, space_at
from keeling.titles.common.regions import owns_plant
from keeling.titles.common.streams import EVENTS
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.energy import push_cep_or_fine
from keeling.titles.second_chance.state import EVENTS_PHASE, SecondChance


class EventsPhase(Step[Competitive]):
    """The Events phase: cubes of regions first, then the current event, perhaps the upcoming one, then new tiles."""

    def run(self, g: Competitive) -> None:
        g.phase = EVENTS_PHASE
        g.then(UpcomingEvent())
        if g.event_open != EMPTY:  # G-19
            g.then(Event(g.event_open))  # SX-EVT-02
        g.then(ConsumeRegionCubes())  # SX-EVT-01


class UpcomingEvent(Step[Competitive]):
    """With much CO2 the upcoming event takes place too; then the tiles used make room for new ones (G-46)."""

    def run(self, g: Competitive) -> None:
        g.then(NextEvent(), ReshuffleEvents())  # SX-EVT-07
        if g.co2 >= g.second.second_event and g.event_deck:
            g.then(Event(g.event_deck[-1]), NextEvent())  # SX-EVT-06


class ReshuffleEvents(Step[Competitive]):
    """By an option the discarded event tiles form a new deck when it is used up (G-19)."""

    def run(self, g: Competitive) -> None:
        if g.second.event_reshuffle and not g.event_deck and g.event_discard:
            g.reveal()
            deck = g.event_discard[:]
            g.chance.shuffle(EVENTS, deck)
            g.event_deck = deck
            g.event_discard = []
            if g.event_open == EMPTY:
                g.then(NextEvent())


class Event(Step[Competitive]):
    """An event in a region: every player without a stake there suffers, in turn order (G-45)."""

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, g: Competitive) -> None:
        seats = g.in_turn_order()
        for n in range(g.players - 1, -1, -1):
            if not is_exempt(g, seats[n], self.region):
                g.then(SufferEvent(seats[n], self.region))


def is_exempt(g: SecondChance, player: int, region: int) -> bool:
    """Whether the player has built a plant in the region, or infrastructure of his supports one (SX-EVT-03, B-25)."""
    if owns_plant(g, region, player) or player in g.space_token[space_at(region, 0) : space_at(region + 1, 0)]:
        return True
    if g.second.exempt_any_infrastructure:
        return player in g.token[slot_at(region, 0) : slot_at(region + 1, 0)]
    return False


class SufferEvent(Step[Competitive]):
    """A player gives a cube to the region or loses points, then pays a CEP or the fine (SX-EVT-04, SX-EVT-05, G-47)."""

    def __init__(self, player: int, region: int) -> None:
        self.player = player
        self.region = region

    def run(self, g: Competitive) -> None:
        g.then(PayForEvent(self.player))
        push_relief(g, self.player, self.region)


class PayForEvent(Step[Competitive]):
    """The event costs a CEP, or the fine for who has none."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Competitive) -> None:
        push_cep_or_fine(g, self.player)
