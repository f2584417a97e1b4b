"""Designs: which combinations of the factors' values are played.

A full grid takes all of them. A Latin hypercube and a Sobol sequence take a number of points that fill the space
evenly, each as places in the factors' lists of values; what they draw follows from the experiment's seed.
"""

from hashlib import blake2b
from itertools import product
from typing import Final

from keeling.kernel.generator import SEED_LIMIT, Generator, seeded

GRID: Final = "grid"
LATIN: Final = "latin"
SOBOL: Final = "sobol"
LIST: Final = "list"
DESIGNS: Final = (GRID, LATIN, SOBOL, LIST)

BITS: Final = 30
DIRECTIONS: Final = (
    (0, (1,)),
    (1, (1, 3)),
    (1, (1, 3, 1)),
    (2, (1, 1, 1)),
    (1, (1, 1, 3, 3)),
    (4, (1, 3, 5, 13)),
    (2, (1, 1, 5, 5, 17)),
)
"""For each dimension after the first: the primitive polynomial's inner coefficients and the first direction numbers
(Joe and Kuo 2008)."""
MOST_SOBOL: Final = len(DIRECTIONS) + 1


def places(kind: str, sizes: list[int], points: int, seed: str) -> list[tuple[int, ...]]:
    """The combinations of a design as places in lists of these sizes; some may be equal. `points` is not for grids."""
    if kind == GRID:
        return list(product(*(range(size) for size in sizes)))
    if kind == LATIN:
        return _latin(sizes, points, seed)
    return _sobol(sizes, points)


def _latin(sizes: list[int], points: int, seed: str) -> list[tuple[int, ...]]:
    """Every factor's range is cut into as many strips as there are points, and each strip is taken once."""
    number = int.from_bytes(blake2b(seed.encode(), digest_size=12, person=b"keeling latin").digest(), "little")
    random = seeded(number % SEED_LIMIT)
    columns = [[strip * size // points for strip in _shuffled(points, random)] for size in sizes]
    return list(zip(*columns, strict=True))


def _shuffled(count: int, random: Generator) -> list[int]:
    order = list(range(count))
    random.shuffle(order)
    return order


def _sobol(sizes: list[int], points: int) -> list[tuple[int, ...]]:
    """The first points of the sequence, in the order of Gray codes; the very first, all zeros, is one of them."""
    directions = [_directions(dimension) for dimension in range(len(sizes))]
    current = [0] * len(sizes)
    found = []
    for n in range(points):
        found.append(tuple(value * size >> BITS for value, size in zip(current, sizes, strict=True)))
        bit = ((n + 1) & -(n + 1)).bit_length() - 1
        current = [value ^ numbers[bit] for value, numbers in zip(current, directions, strict=True)]
    return found


def _directions(dimension: int) -> list[int]:
    if dimension == 0:
        return [1 << (BITS - 1 - n) for n in range(BITS)]
    coefficients, first = DIRECTIONS[dimension - 1]
    degree = len(first)
    numbers = [value << (BITS - 1 - n) for n, value in enumerate(first)]
    for n in range(degree, BITS):
        value = numbers[n - degree] ^ (numbers[n - degree] >> degree)
        for k in range(1, degree):
            if coefficients >> (degree - 1 - k) & 1:
                value ^= numbers[n - k]
        numbers.append(value)
    return numbers
