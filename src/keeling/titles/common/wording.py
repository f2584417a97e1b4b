"""What a title calls the things that every title on the board has."""


class Wording:
    """The words of a title's alphabet, the numbers printed on the first cards of each kind, and ids of terms.

    Terms are what the rulebooks of the titles call the same thing (`word-lobby-card`, `word-lobbyist-card`).
    """

    def __init__(
        self,
        sources: list[str],
        first_lobby: int,
        first_goal: int,
        first_un_goal: int,
        lobby_card: str,
        energy_source: str,
    ) -> None:
        self.sources = sources
        self.first_lobby = first_lobby
        self.first_goal = first_goal
        self.first_un_goal = first_un_goal
        self.lobby_card = lobby_card
        self.energy_source = energy_source
