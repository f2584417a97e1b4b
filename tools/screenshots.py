"""Takes the pictures of docs/pictures: a server, a browser, and games that bots have played to a good end."""

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
from web.layout import served  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
NAMES = ["Ada", "Chidi", "Mei", "Lucía"]
SEEDS = range(1, 60)
GENTLE: dict[str, Any] = {"start_co2": "zero", "winnable_stack": True, "un_goal_relief": True}
STILL = "bot_delay=100000"  # nobody moves while a picture is taken


class Played:
    """A game of bots, and the positions in which the first seat has its turn, or is asked in another's turn."""

    def __init__(self, title_name: str, players: int, words: set[str], won: bool = True, **options: object) -> None:
        title = title_named(title_name)
        for seed in SEEDS:
            match = Match(Setup.of(title, players, seed, options), ["human", *["greedy"] * (players - 1)])
            bots = [bot_for("greedy", seed + seat, title, players) for seat in range(players)]
            self.turns: list[int] = []
            self.asked: list[int] = []
            self.offers: list[int] = []
            while match.game.decision is not None:
                g = match.game
                seat = g.decision.player
                if seat == 0 and type(g.decision).__name__ == "MakeOffers" and len(g.legal) > 1:
                    self.offers.append(len(match.actions))
                elif seat == 0 and type(g.decision).__name__ == "TurnMenu" and not getattr(g, "main_done", False):
                    if words <= {title.alphabet.notation(action).split()[0] for action in g.legal} or not self.turns:
                        self.turns.append(len(match.actions))
                elif seat == 0 and g.active > 0:
                    self.asked.append(len(match.actions))
                match.play(bots[seat].choose(Peek(g, seat)))
            if len(self.turns) > 3 and bool(title.outcome(match.game).winners) == won:
                self.players = players
                self.record: dict[str, Any] = json.loads(match.record().to_json())
                return
        sys.exit(f"no such game of {title_name} was found")


class Photographer:
    """Opens pages and takes pictures of them."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

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

    def table(self, played: Played, at: int | None) -> str:
        """The address of the first seat in a game that was played, after so many actions."""
        others = ({"kind": "bot", "bot": "greedy", "name": name} for name in NAMES[1 : played.players])
        seats = [{"kind": "human", "name": NAMES[0]}, *others]
        made = Client(self.server).post("/tables/import", record=played.record, seats=seats, at=at)
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


def begin_offer(page: Page) -> None:
    """Begin an offer to somebody, with money in it."""
    page.locator(".list [data-action]").first.click()
    page.locator(".offer-panel .take").first.click()
    page.wait_for_selector(".offer-panel li:not(.none)")


def choose_policy(page: Page) -> None:
    """Choose a policy and open its parameters."""
    page.get_by_role("radio", name="Policy 2A:").check()
    page.get_by_text("Rules and variants").click()
    page.get_by_text("Taxes (policy 2)").click()


def to_the_money(page: Page) -> None:
    """The lower half of the debrief."""
    page.get_by_text("Where the money of the policy went").scroll_into_view_if_needed()
    page.get_by_text("The books", exact=True).scroll_into_view_if_needed()


def look_at_difficulties(page: Page) -> None:
    """Scroll to how hard the game can be made."""
    page.get_by_role("radio", name="Always winnable").scroll_into_view_if_needed()
    page.mouse.wheel(0, 40)


def take_fixture(name: str) -> None:
    """One picture of a fixture of the development page, in build/pictures."""
    folder = ROOT / "build" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        page = launch(playwright).new_page(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, reduced_motion="reduce")
        page.goto(f"{address}?fixture={name}&speed=step")
        page.wait_for_selector("html[data-ready]")
        ready = page.evaluate("() => document.documentElement.dataset.ready")
        if ready != "true":
            sys.exit(f"{name}: {ready}")
        page.wait_for_timeout(700)
        page.screenshot(path=folder / f"{name}.png")
        print(f"build/pictures/{name}.png")


def main() -> None:
    """Take them all, or one of each fixture that is named."""
    if sys.argv[1:]:
        for name in sys.argv[1:]:
            take_fixture(name)
        return
    PICTURES.mkdir(parents=True, exist_ok=True)
    classic = Played("classic", 4, {"propose", "construct"})
    team = Played("second-chance-cooperative", 3, {"move", "prepare"}, inspectors=True)
    companies = Played("second-chance-competitive", 4, {"move", "prepare"}, won=False)
    survivors = Played("second-chance-competitive", 2, {"move"}, **GENTLE)
    policy = Played("climate-policy", 4, {"build", "fund"}, policy="3AB")
    taxes = Played("climate-policy", 3, {"build", "fund"}, policy="2AB", trade_mode="off")
    early, late = classic.turns[0], classic.turns[-1]
    glowing = "svg [data-anchor].can"
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), STILL) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        camera = Photographer(browser, server)
        table = camera.table
        camera.take("home", "/", "button.primary")
        camera.take("set-up", "/new/classic", "fieldset", lambda page: page.get_by_text("Rules and variants").click())
        camera.take("board-early", table(classic, early), glowing)
        camera.take("board-late", table(classic, late), glowing, lambda page: page.keyboard.press("l"))
        camera.take("preview", table(classic, late), glowing, point_at_a_plant)
        camera.take("refusal", table(classic, late), glowing, ask_why)
        camera.take("final", table(classic, None), ".final svg path.line")
        camera.take("phone", table(classic, late), glowing, size=PHONE)
        camera.take("dark", table(classic, late), glowing, lambda page: page.keyboard.press("c"), dark=True)
        camera.take("second-chance-set-up", "/new/second-chance-competitive", "fieldset", look_at_difficulties)
        camera.take("second-chance-team-early", table(team, team.turns[0]), glowing)
        camera.take("second-chance-team", table(team, team.turns[-1]), glowing)
        camera.take("second-chance-asked", table(team, team.asked[-1]), glowing)
        camera.take("second-chance-team-final", table(team, None), ".final svg path.line")
        camera.take("second-chance-companies", table(companies, companies.turns[-1]), glowing)
        camera.take("second-chance-companies-final", table(survivors, None), ".final svg path.line")
        camera.take("second-chance-phone", table(team, team.turns[-1]), glowing, size=PHONE)
        camera.take("second-chance-dark", table(companies, companies.turns[-1]), glowing, dark=True)
        camera.take("climate-policy-set-up", "/new/climate-policy", "fieldset", choose_policy, size=(1366, 1240))
        camera.take("climate-policy-early", table(policy, policy.turns[0]), glowing)
        camera.take("climate-policy", table(policy, policy.turns[-1]), glowing)
        camera.take("climate-policy-taxes", table(taxes, taxes.turns[-1]), glowing)
        camera.take("climate-policy-offer", table(policy, policy.offers[-1]), glowing, begin_offer)
        camera.take("climate-policy-debrief", table(policy, None), ".debrief")
        camera.take("climate-policy-books", table(taxes, None), ".debrief", to_the_money)
        camera.take("climate-policy-phone", table(policy, policy.turns[-1]), glowing, size=PHONE)
        camera.take("climate-policy-dark", table(policy, policy.turns[-1]), glowing, dark=True)
        browser.close()


if __name__ == "__main__":
    main()
