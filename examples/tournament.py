"""Every bot against every other: the same deals, each played again with the seats rotated."""

from itertools import combinations

import keeling
from own_bot import choose

bots: dict[str, str | keeling.AnyBot] = {"random": "random", "greedy": "greedy", "own": choose}
victories = dict.fromkeys(bots, 0.0)
for one, other in combinations(bots, 2):
    found = keeling.compare("nim", [bots[one], bots[other]], deals=20)
    print(found)
    for name, standing in zip((one, other), found.standings, strict=True):
        victories[name] += standing.wins * found.games

for name in sorted(victories, key=lambda each: -victories[each]):
    print(f"{name:8} {victories[name]:.1f} victories")
