"""A record read again: how it ended, its moments, and the supply that brought the most CO2."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import keeling

SUPPLY = ("supply", "upkeep")  # what the phase is called, by title


def played(file: Path) -> None:
    """A game to read, if you have none."""
    match = keeling.new("classic", seats=["random", "random", "random"], seed=1)
    match.run()
    match.save(file)


with TemporaryDirectory() as folder:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(folder, "game.json")
    if len(sys.argv) == 1:
        played(file)
    match = keeling.load(file)

print(repr(match))
print(match.result)
for moment in match.moments():
    print(f"after {moment.number} actions: {moment}")

rises: dict[int, int] = {}
for event in match.events():
    if event.phase in SUPPLY and "co2" in event.changes:
        before, after = event.changes["co2"]
        rises[event.number] = rises.get(event.number, 0) + after - before
if rises:
    worst = max(rises, key=lambda number: rises[number])
    print(f"The most dangerous supply came after {worst} actions and brought {rises[worst]} ppm.")
