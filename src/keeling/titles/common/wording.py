"""What a title calls the things that every title on the board has."""


class Wording:
    """The words of a title's alphabet and rulebook, and the numbers printed on the first cards of each kind."""

    def __init__(
        self,
        sources: list[str],
        first_lobby: int,
        first_goal: int,
        first_un_goal: int,
        install: str,
        installation: str,
        construct: str,
        expertise: str,
        lobby_card: str,
        energy_source: str,
    ) -> None:
        self.sources = sources
        self.first_lobby = first_lobby
        self.first_goal = first_goal
        self.first_un_goal = first_un_goal
        self.install = install
        self.installation = installation
        self.construct = construct
        self.expertise = expertise
        self.lobby_card = lobby_card
        self.energy_source = energy_source
