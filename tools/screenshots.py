"""Takes the pictures of docs/pictures: a server, a browser, and a game that bots have played to a good end."""

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "server")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from serving import Client, Server, serving  # noqa: E402

from keeling.bots.bot import Peek  # noqa: E402
from keeling.bots.spec import bot_for  # noqa: E402
from keeling.kernel.match import Match  # noqa: E402
from keeling.kernel.title import Setup  # noqa: E402
from keeling.titles import title_named  # noqa: E402
from web.browsing import LAPTOP, PHONE, launch  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
NAMES = ["Ada", "Chidi", "Mei", "Lucía"]
SEEDS = range(1, 60)
STILL = "bot_delay=100000"  # nobody moves while a picture is taken


class Played:
    """A game of classic that somebody won, and the positions in which the first seat has its turn before it."""

    def __init__(self) -> None:
        title = title_named("classic")
        for seed in SEEDS:
            match = Match(Setup.of(title, len(NAMES), seed), ["human", *["greedy"] * (len(NAMES) - 1)])
            bots = [bot_for("greedy", seed + seat) for seat in range(len(NAMES))]
            self.turns: list[int] = []
            while match.game.decision is not None:
                asked = title.asked(match.game)
                assert asked is not None
                if asked["player"] == 0 and asked["kind"] == "TurnMenu" and not match.game.main_done:
                    words = {title.alphabet.notation(action).split()[0] for action in match.game.legal}
                    if {"propose", "construct"} <= words or not self.turns:
                        self.turns.append(len(match.actions))
                seat = match.game.decision.player
                match.play(bots[seat].choose(Peek(match.game, seat)))
            if title.outcome(match.game).winners and len(self.turns) > 3:
                self.record: dict[str, Any] = json.loads(match.record().to_json())
                return
        sys.exit("no game with a winner was found")


class Photographer:
    """Opens pages and takes pictures of them."""

    def __init__(self, browser: Browser, server: Server, played: Played) -> None:
        self.browser = browser
        self.server = server
        self.played = played

    def take(
        self, name: str, path: str, ready: str, prepare: Callable[[Page], None] | None = None,
        size: tuple[int, int] = LAPTOP, dark: bool = False,
    ) -> None:  # fmt: skip
        """One picture: of a page, when something is there, after something was done."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.goto(self.server.url + path)
        page.wait_for_selector(ready)
        if prepare is not None:
            prepare(page)
        page.wait_for_timeout(700)
        file = PICTURES / f"{name}.png"
        page.screenshot(path=file)
        context.close()
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB")

    def table(self, at: int | None) -> str:
        """The address of the first seat in the game that was played, after so many actions."""
        seats = [{"kind": "human", "name": NAMES[0]}, *({"kind": "bot", "bot": "greedy", "name": n} for n in NAMES[1:])]
        made = Client(self.server).post("/tables/import", record=self.played.record, seats=seats, at=at)
        return f"/table/{made['table']}#{made['seats'][0]['token']}"


def point_at_a_plant(page: Page) -> None:
    """Show what building would change, or at least something else."""
    for kind in ("construct", "install", "propose"):
        chip = page.locator(".kinds button", has_text=kind.capitalize())
        if chip.count():
            chip.first.click()
            break
    page.locator(".list [data-action]").first.hover()
    page.wait_for_selector(".preview li")


def ask_why(page: Page) -> None:
    """Click a place that cannot be chosen."""
    page.locator("svg [data-anchor^='slot:']:not(.can)").first.click(force=True)
    page.wait_for_selector(".why li")


def main() -> None:
    """Take them all."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    played = Played()
    early, late = played.turns[0], played.turns[-1]
    glowing = "svg [data-anchor].can"
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), STILL) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        camera = Photographer(browser, server, played)
        camera.take("home", "/", "button.primary")
        camera.take("set-up", "/new/classic", "fieldset", lambda page: page.get_by_text("Rules and variants").click())
        camera.take("board-early", camera.table(early), glowing)
        camera.take("board-late", camera.table(late), glowing, lambda page: page.keyboard.press("l"))
        camera.take("preview", camera.table(late), glowing, point_at_a_plant)
        camera.take("refusal", camera.table(late), glowing, ask_why)
        camera.take("final", camera.table(None), ".final svg path.line")
        camera.take("phone", camera.table(late), glowing, size=PHONE)
        camera.take("dark", camera.table(late), glowing, lambda page: page.keyboard.press("c"), dark=True)
        browser.close()


if __name__ == "__main__":
    main()
