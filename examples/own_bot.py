"""A bot of ten lines: it tries each option on an imagined game and takes the one that leaves it furthest ahead."""

import keeling


def choose(peek: keeling.Peek) -> keeling.Option:
    """The option after which my points are best compared with the best of the others."""

    def lead(option: keeling.Option) -> int:
        game = peek.imagine(seed=1)
        game.play(option)
        others = [points for seat, points in enumerate(game.scores) if seat != peek.seat]
        return game.scores[peek.seat] - max(others, default=0)

    return max(peek.options, key=lead)


if __name__ == "__main__":
    match = keeling.new("nim", seats=[choose, "normal"], seed=2)
    match.run()
    print(match.result)
