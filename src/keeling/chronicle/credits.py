"""What each plant, project, card, summit, goal and income gave to whom: the public events of a game, added up.

Events of one action that belong to the same thing make one credit. A bonus belongs to what brought it: whatever was
last named in the same action.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match, play_with_events
from keeling.kernel.messages import Message
from keeling.kernel.title import AnyTitle
from keeling.kernel.view import EventView

SOURCES: Final[Mapping[str, str]] = {
    "PayForPlant": "plant",
    "PlacePlant": "plant",
    "ScorePlant": "plant",
    "TakeBuildMoney": "plant",
    "Build": "plant",
    "Propose": "project",
    "GrantMoney": "project",
    "GrantCubes": "project",
    "Install": "project",
    "Prepare": "project",
    "BenefitMoney": "project",
    "BenefitCubes": "project",
    "BenefitCep": "project",
    "FundProject": "research",
    "DevelopDirty": "development",
    "PlayLobbyCard": "card",
    "PlayLobbyist": "card",
    "LobbyMoney": "card",
    "LobbyCubes": "card",
    "LobbyCep": "card",
    "LobbyPoints": "card",
    "SummitTalks": "summit",
    "ScoreSummit": "summit",
    "ResolveSummit": "summit",
    "PayForUnGoal": "goal",
    "ScoreUnGoal": "goal",
    "ClaimUnGoal": "goal",
    "ScoreUnGoals": "goal",
    "ScoreMostUnGoals": "goal",
    "ScoreCompanyGoal": "goal",
    "DiscardGoal": "goal",
    "AchieveGoal": "goal",
    "Income": "income",
    "IncomeMoney": "income",
    "IncomePoints": "income",
    "ScoreFinalIncome": "income",
    "BuyAtMarket": "market",
    "SellAtMarket": "market",
    "SellAllCeps": "market",
    "BuyPermit": "market",
    "BuyLoophole": "market",
    "PayGrant": "grant",
    "GrantToAll": "grant",
    "PayTax": "policy",
    "PayFine": "policy",
    "Comply": "policy",
    "GiveCube": "event",
    "NeglectRegion": "event",
    "SufferEvent": "event",
    "LowerCo2": "air",
    "Borrow": "trade",
    "Trade": "trade",
    "ScoreCoins": "scoring",
    "ScoreMostCubes": "scoring",
    "ScoreCompany": "scoring",
    "EquipPlayers": "start",
    "EquipCompanies": "start",
}
"""For each kind of step that gives or costs something, what it belongs to."""

OTHER: Final = "other"
OWN_NUMBER: Final = re.compile(r"players\.(\d+)\.(\w+)")
TEAM_SCORE: Final = re.compile(r"(?:team\.)?score")


class Credit(TypedDict):
    """What one thing gave a seat (null: the team) after a position: by how much each of its goods has changed."""

    position: int
    seat: int | None
    source: str
    told: Message | None
    goods: dict[str, int]


def credits_of(match: Match) -> list[Credit]:
    """The credits of a match in order, as everybody could see them; of one that goes on, those so far."""
    ledger = Ledger(match.title)
    ledger.hear(0, match.opening[SPECTATOR])
    game = match.setup.start()
    for number, action in enumerate(match.actions):
        ledger.hear(number + 1, play_with_events(match.title, game, action)[SPECTATOR])
    return ledger.credits


class Ledger:
    """Adds up what the events say."""

    def __init__(self, title: AnyTitle) -> None:
        self.goods = {*title.goods, "score"}
        self.credits: list[Credit] = []

    def hear(self, position: int, events: Sequence[EventView]) -> None:
        """What everybody saw of the action that led to this position (0: of the set-up)."""
        made: dict[tuple[int | None, str], Credit] = {}
        source = OTHER
        for event in events:
            source = SOURCES.get(event["kind"], source)
            for path, (before, after) in event["changes"].items():
                found = OWN_NUMBER.fullmatch(path)
                if found is None and not TEAM_SCORE.fullmatch(path):
                    continue
                seat, good = (int(found[1]), found[2]) if found is not None else (None, "score")
                if good not in self.goods:
                    continue
                fresh: Credit = {"position": position, "seat": seat, "source": source, "told": None, "goods": {}}
                credit = made.setdefault((seat, source), fresh)
                credit["told"] = credit["told"] or event["message"]
                credit["goods"][good] = credit["goods"].get(good, 0) + after - before
        for credit in made.values():
            credit["goods"] = {good: amount for good, amount in credit["goods"].items() if amount}
        self.credits += [credit for credit in made.values() if credit["goods"]]


def totals(found: Sequence[Credit]) -> dict[int | None, dict[str, dict[str, int]]]:
    """What each source gave in all: by seat (None: the team), source and good."""
    sums: dict[int | None, dict[str, dict[str, int]]] = {}
    for credit in found:
        mine = sums.setdefault(credit["seat"], {}).setdefault(credit["source"], {})
        for good, amount in credit["goods"].items():
            mine[good] = mine.get(good, 0) + amount
    return sums
