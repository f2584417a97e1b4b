"""A script as somebody writes it who knows only docs/library.md: it uses every call, and every type has a name.

`make types` reads it as strictly as mypy can, so nothing of the library is untyped; a test runs it.
"""

# mypy: disallow-any-expr

from pathlib import Path
from tempfile import TemporaryDirectory

import keeling


def choose(peek: keeling.Peek) -> keeling.Option:
    """Looks at everything a peek has."""
    assert peek.title in keeling.title_names()
    assert peek.seat in range(peek.players)
    assert peek.question
    assert [option.action for option in peek.options] == peek.legal
    assert set(peek.numbers)
    assert set(peek.view)
    changed: dict[str, tuple[int, int]] = peek.preview(peek.options[0])
    imagined: keeling.Imagined = peek.imagine(seed=1)
    imagined.play(peek.options[0])
    again: keeling.Imagined = imagined.copy()
    assert again.scores == imagined.scores
    return peek.options[len(changed) % 2] if peek.random.random() < 0.5 else peek.options[0]


class Careful:
    """The same as an object."""

    def choose(self, peek: keeling.Peek) -> keeling.Action:
        """By its number or its notation."""
        option = choose(peek)
        return option.action if peek.seat else option.notation


def flies(peek: keeling.Peek) -> str:
    """What no title knows."""
    return f"fly {peek.seat}"


def score_in(view: keeling.View, seat: int) -> keeling.Value:
    """A part of a view."""
    players = view["players"]
    assert isinstance(players, list)
    player = players[seat]
    assert isinstance(player, dict)
    return player["score"]


def look(position: keeling.Position) -> str:
    """Everything any position tells."""
    option: keeling.Option = position.options[0]
    assert (option.action, str(option)) == (position.legal[0], option.notation)
    assert option.label
    assert option.verb
    assert isinstance(option.places, tuple)
    assert position.asked is not None
    assert not position.over
    assert position.outcome is None
    assert position.numbers(position.asked)["players.0.score"] == position.scores[0]
    assert score_in(position.view(), 0) == 0
    refusal: keeling.Refusal | None = position.explain("take a 5")
    changes: dict[str, tuple[int, int]] = position.preview(option)
    words = f"{refusal.text} {refusal.rule}" if refusal is not None else ""
    return f"{position.title} {position.players} {position.question} {words} {changes} {position.describe(option)}"


def advise(match: keeling.Match) -> None:
    """Hints for seat 0."""
    hints: list[keeling.Hint] = keeling.hint(match, 0, positions=200)
    for hint in hints:
        assert hint.actions[0] in match.legal
        assert match.describe(hint.notations[0]) == hint.labels[0]
        assert 0 <= hint.survival <= 1
        assert f"{hint.points} {hint.points_error} {hint.survival_error} {hint.deals}"
        assert str(hint).endswith(hint.reason)


def by_hand(folder: Path) -> None:
    """A match by hand."""
    info: keeling.TitleInfo = keeling.title("nim")
    rule: keeling.RuleOption = info.options[0]
    assert f"{rule.name} {rule.default} {rule.values} {rule.text} {rule.rule}"
    assert f"{info.name} {info.text} {info.players} {info.team} {info.ends}"
    seats: list[str | keeling.AnyBot] = ["human", Careful, Careful(), "random"]
    match: keeling.Match = keeling.new("nim", players=4, seed="mine", options={rule.name: "nothing"}, seats=seats)
    opening: list[keeling.Event] = match.run()
    assert match.asked == 0
    assert (match.seed, match.seats[0]) == ("mine", "human")
    assert match.rule_options[rule.name] == "nothing"
    look(match)
    advise(match)
    peek: keeling.Peek = match.peek()
    events = match.play(match.ask("greedy"))
    for event in [*opening, *events]:
        assert isinstance(event.text, str)
        assert event.number >= 0
        assert event.kind
        assert f"{event.seat} {event.phase} {event.facts} {event.changes} {event.words}"
    match.undo()
    assert match.peek().legal == peek.legal
    while not match.over:
        match.play(match.ask(choose))
        match.run(most=10)
    outcome: keeling.Outcome | None = match.outcome
    assert outcome is not None
    assert outcome.reason in info.ends
    assert len(outcome.scores) == 4
    assert set(outcome.winners) <= {0, 1, 2, 3}
    match.save(folder / "game.json")
    again: keeling.Match = keeling.load(folder / "game.json", seats=["human"] * 4)
    moments: list[keeling.Moment] = again.moments()
    for moment in moments:
        assert f"{moment.number} {moment.kind} {moment.seat} {moment.title} {moment.detail} {moment.co2}"
    assert again.history == match.history
    assert again.events(0) == match.events(0)
    assert str(match).endswith(match.result)
    assert match.board(seat=None, width=80)


def asked_what_if(folder: Path) -> None:
    """A finished game under another policy, from its file and from the match itself."""
    match = keeling.new("climate-policy", seats=["random", "random"], seed=3, options={"trade_mode": "off"})
    match.run()
    match.save(folder / "policy.json")
    told: list[tuple[int, int]] = []
    found: keeling.WhatIf = keeling.what_if(
        folder / "policy.json",
        4,
        {"policy": "2"},
        games=2,
        bot="random",
        progress=lambda done, of: told.append((done, of)),
    )
    assert told[-1] == (4, 4)
    assert found == keeling.what_if(match, "2000", {"policy": "2"}, games=2, bot="random")
    assert f"{found.title} {found.players} {found.decade} {found.year} {found.games} {found.bot} {found.record}"
    assert found.changed == {"policy": "2"}
    before: keeling.Continuations = found.as_it_was
    after: keeling.Continuations = found.what_if
    apart: keeling.Figures = found.difference
    co2: keeling.Estimate = apart.co2
    assert abs(co2.mean - (after.co2.mean - before.co2.mean)) < 0.001
    assert co2.low is not None
    assert co2.high is not None
    assert co2.low <= co2.mean <= co2.high
    assert len(before.worth) == len(apart.worth) == found.players
    assert before.defeat.mean <= 1
    assert len(found.co2) >= len(after.fan[50])
    assert str(found).startswith("policy=2 from 2000 on")
    assert found.digest


def reviewed(folder: Path) -> None:
    """A game looked at afterwards, from its file and from the match itself."""
    match = keeling.new("nim", seats=["random", "random"], seed=4)
    match.run()
    match.save(folder / "over.json")
    told: list[tuple[int, int]] = []
    found: keeling.Review = keeling.review(folder / "over.json", progress=lambda done, of: told.append((done, of)))
    assert told[-1][0] == told[-1][1]
    assert str(found).startswith(f"{found.title}, {found.players} players")
    decisions: tuple[keeling.Decision, ...] = found.decisions
    assert [each.number for each in decisions] == list(range(len(match.history)))
    assert [each.action for each in decisions] == match.history
    assert all(each.better for each in decisions if each.flagged and each.loss > 2 * each.error)
    points: tuple[keeling.TurningPoint, ...] = found.turning_points
    for point in points:
        assert f"{point.number} {point.seat} {point.loss} {point.error} {point.played} {point.better} {point.reason}"
    swings: tuple[keeling.Swing, ...] = found.swings
    for swing in swings:
        assert swing.number < swing.until
        assert f"{swing.seat} {swing.before} {swing.after} {swing.happened}"
    chances: keeling.Chances = found.curve[-1]
    assert (chances.number, chances.games) == (len(match.history), 1)
    assert max(*chances.winning, chances.survival) in (0, 1)
    gains: tuple[keeling.Credit, ...] = found.credits
    for gain in gains:
        assert f"{gain.number} {gain.seat} {gain.source} {gain.text} {gain.goods}"
    air: tuple[keeling.Ppm, ...] = found.air
    assert sum(each.caused - each.avoided for each in air if each.seat is None) == 0
    saving: keeling.Saving | None = found.saving
    if saving is not None:
        assert f"{saving.number} {saving.seat} {saving.better}"
        assert saving.changed > saving.played


def many() -> None:
    """Series and comparisons."""
    results: keeling.Results = keeling.simulate("nim", [choose, "random"], players=2, games=2, seed=1, workers=1)
    games: tuple[keeling.Game, ...] = results.games
    for game in games:
        assert game.reason in results.ends
        assert game.decisions
        assert len(game.scores) == 2 >= len(game.winners)
    assert f"{results.title} {results.players} {results.bots} {results.wins} {results.mean_scores} {results.digest}"
    assert results.decisions
    assert results.seconds
    assert not results.interrupted
    found: keeling.Comparison = keeling.compare("nim", [choose, "random"], deals=1, bot_seconds=10)
    assert f"{found.title} {found.players} {found.deals} {found.games} {found.digest} {found.interrupted}"
    standing: keeling.Standing = found.standings[0]
    assert f"{standing.bot} {standing.games} {standing.milliseconds}"
    for value, between in (
        (standing.wins, standing.wins_between),
        (standing.survived, standing.survived_between),
        (standing.score, standing.score_between),
    ):
        assert between is None or between[0] <= value <= between[1]


def wrong() -> list[str]:
    """Everything that can be wrong, as sentences."""
    match = keeling.new("nim", seed=1)
    sentences: list[str] = []
    try:
        match.play("take a 5")
        match.play("take b 5")
    except keeling.IllegalAction as error:
        sentences.append(f"{error} {error.rule}")
    try:
        match.play("fly")
    except keeling.UnknownAction as error:
        sentences.append(str(error))
    try:
        keeling.new("nim", players=9)
    except keeling.BadSetup as error:
        sentences.append(str(error))
    try:
        keeling.new("nim", options={"showing": "perhaps"})
    except keeling.BadOption as error:
        sentences.append(str(error))
    try:
        keeling.new("nim", content="nowhere.toml")
    except keeling.BadContent as error:
        sentences.append(str(error))
    try:
        keeling.load("nowhere.json")
    except keeling.BadRecord as error:
        sentences.append(str(error))
    try:
        match.undo(99)
    except keeling.CannotUndo as error:
        sentences.append(str(error))
    try:
        match.ask(flies)
    except keeling.BotFailed as error:
        sentences.append(str(error))
    try:
        keeling.hint(match, 1)
    except keeling.KeelingError as error:
        sentences.append(str(error))
    try:
        match.moments()
    except keeling.KeelingError as error:
        sentences.append(str(error))
    try:
        keeling.review(match)
    except keeling.BadSetup as error:
        sentences.append(str(error))
    return sentences


if __name__ == "__main__":
    assert keeling.BUILD in ("pure", "compiled")
    assert isinstance(keeling.BUILD_NOTE, str)
    assert keeling.__version__
    with TemporaryDirectory() as name:
        by_hand(Path(name))
        reviewed(Path(name))
        asked_what_if(Path(name))
    many()
    print("\n".join(wrong()))
