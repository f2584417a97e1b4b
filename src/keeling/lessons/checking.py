"""Plays every chapter as a learner would, with real bots on the other seats, and says what does not hold."""

from collections.abc import Iterator
from typing import Final

from keeling.bots.bot import Bot, Peek
from keeling.bots.spec import bot_for, check_spec
from keeling.kernel.errors import KeelingError
from keeling.kernel.generator import derive
from keeling.kernel.match import Match
from keeling.kernel.seeds import bot_seed
from keeling.lessons import Chapter, Lesson, Step

MOST_DECISIONS: Final = 400
"""So many decisions a step may take, those of bots included."""


def mistakes(lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson, a line for each mistake; none if every chapter can be learned."""
    yield from lesson_mistakes(lesson)
    for chapter in lesson.chapters:
        yield from (f"{lesson.title} {chapter.id}: {line}" for line in chapter_mistakes(lesson, chapter))


def lesson_mistakes(lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson as a whole."""
    ids = [chapter.id for chapter in lesson.chapters]
    if len(set(ids)) != len(ids) or not ids:
        yield f"{lesson.title}: chapters need ids, each another"


def chapter_mistakes(lesson: Lesson, chapter: Chapter) -> Iterator[str]:
    """What is wrong with a chapter: a position that is not reached, a step that cannot be done, a missing reaction."""
    try:
        check_spec(lesson.bot)
        player = Learner(lesson, lesson.match(chapter))
        player.wait()
    except KeelingError as error:
        yield str(error)
        return
    if not any(step.expect for step in chapter.steps):
        yield "there is nothing to do"
    for number, step in enumerate(chapter.steps, 1):
        found = list(player.do(step)) if step.expect else []
        yield from (f"step {number}: {line}" for line in found)
        if found:
            return


class Learner:
    """Somebody who does what a lesson shows, among bots that play as they do at a table."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match
        self.seat = lesson.seat
        self.events: set[str] = set()
        """The kinds of the learner's events since the step began."""
        self.turn: tuple[int, tuple[int, ...]] | None = None
        """Whose turn the last action of a bot belonged to, and which."""
        self.bot: Bot | None = None

    def kind(self, action: int) -> str:
        """The word of an action's kind."""
        return self.match.title.alphabet.notation(action).partition(" ")[0]

    def take(self, action: int) -> None:
        """Play an action and note the learner's events; after one of the learner's own, bots begin anew."""
        if self.match.game.decision.player == self.seat:
            self.turn = None
        told = self.match.play(action)[self.seat]
        self.events |= {event["kind"] for event in told if event["seat"] == self.seat}

    def wait(self) -> None:
        """Let the bots play until the learner is asked or the game is over."""
        for _ in range(MOST_DECISIONS):
            g = self.match.game
            if g.decision is None or g.decision.player == self.seat:
                return
            asked = g.decision.player
            turn = (asked, self.match.title.turn(g))
            if self.bot is None or turn != self.turn:
                self.turn, self.bot = turn, self.mind(asked)
            self.take(self.bot.choose(Peek(g, asked)))

    def mind(self, seat: int) -> Bot:
        """A bot for a turn that begins now, with the seed that it has at a table."""
        seed = derive(bot_seed(self.lesson.seed, seat), len(self.match.actions))
        return bot_for(self.lesson.bot, seed, self.match.title, self.lesson.players)

    def is_done(self, step: Step) -> bool:
        """Whether a step is done now."""
        assert step.done is not None
        return step.done.met(self.match.title.view(self.match.game, self.seat), self.events)

    def do(self, step: Step) -> Iterator[str]:
        """Do a step as it is shown, looking at each decision on the way; a line for each mistake."""
        self.events = set()
        if self.is_done(step):
            yield "it is done before it begins"
            return
        parse = self.match.title.alphabet.parse
        shown = [parse(notation) for notation in step.show]
        for _ in range(MOST_DECISIONS):
            self.wait()
            if self.is_done(step):
                return
            g = self.match.game
            if g.decision is None:
                yield "the game is over before it is done"
                return
            kinds = sorted({self.kind(action) for action in g.legal})
            without = [kind for kind in kinds if kind not in step.expect and kind not in step.reactions]
            if without:
                yield f"no reaction to {', '.join(without)}"
            action = next((each for each in shown if each in g.legal), None)
            if action is None:
                notation = self.match.title.alphabet.notation
                yield f"nothing that is shown can be done; there is {', '.join(notation(each) for each in g.legal)}"
                return
            if self.kind(action) not in step.expect:
                yield f"it shows {self.kind(action)}, which is not expected"
                return
            yield from self.strays(step, action)
            self.take(action)
            if self.is_done(step):
                return
        yield "it takes too long"

    def strays(self, step: Step, shown: int) -> Iterator[str]:
        """A line for each expected kind that can be taken so that the step is missed, without a sentence for it."""
        stray: set[str] = set()
        for action in self.match.game.legal:
            kind = self.kind(action)
            if action == shown or kind not in step.expect or kind in step.near or kind in stray:
                continue
            other = self.aside()
            other.take(action)
            g = other.match.game
            asked = g.decision is not None and g.decision.player == self.seat
            if asked and not other.is_done(step) and not any(self.kind(each) in step.expect for each in g.legal):
                stray.add(kind)
        yield from (f"no sentence for {kind} that does not do it" for kind in sorted(stray))

    def aside(self) -> "Learner":
        """The same position, to try something in it; the bots stay where they are."""
        match = Match(self.match.setup, self.match.seats, self.match.game.clone())
        other = Learner.__new__(Learner)
        other.lesson, other.match, other.seat = self.lesson, match, self.seat
        other.events, other.turn, other.bot = set(self.events), None, None
        return other
