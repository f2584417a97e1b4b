"""Opinions: what bots think of positions. The opinion about a title is found by its name.

The module of that name, with underscores for dashes, has the class as `OPINION`; its weights stand in the file of
that name in `weights/`. A title that extends another is judged as that one if it has no opinion of its own, and a
title without any is played by its score. Opinions that have changed since version 0.1 are kept in `version_0_1`, in
the same order, for the spec `greedy-0.1`.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from keeling.bots.opinions.opinion import Opinion, ScoreOpinion
from keeling.bots.opinions.weights import FOLDER, Weights, read_weights
from keeling.kernel.title import AnyTitle

FIRST_VERSION = "version_0_1"


@cache
def opinion_for(title: AnyTitle, players: int) -> Opinion[Any]:
    """The opinion about a title in games with so many players; read once in every process."""
    name = opinion_name(title)
    return opinion_with(name, read_weights(FOLDER / f"{name}.toml", players)) if name else ScoreOpinion(title)


@cache
def first_opinion_for(title: AnyTitle, players: int) -> Opinion[Any]:
    """The opinion that version 0.1 had about the title: the present one unless it has changed since."""
    name = opinion_name(title)
    module = f"{__name__}.{FIRST_VERSION}.{name.replace('-', '_')}"
    if not name or find_spec(module) is None:
        return opinion_for(title, players)
    weights = read_weights(FOLDER.with_name(FIRST_VERSION) / FOLDER.name / f"{name}.toml", players)
    return opinion_in(module, weights)


def opinion_name(title: AnyTitle) -> str:
    """The title whose opinion serves this one: itself or one that it extends; empty if there is none."""
    for base in type(title).__mro__:
        name = base.__dict__.get("name", "")
        if name and find_spec(module_of(name)) is not None:
            return str(name)
    return ""


def opinion_with(name: str, weights: Weights) -> Opinion[Any]:
    """The opinion of that name with these weights; BadWeights if they are not exactly those it asks for."""
    return opinion_in(module_of(name), weights)


def opinion_in(module: str, weights: Weights) -> Opinion[Any]:
    """The opinion of a module with these weights; BadWeights if they are not exactly those it asks for."""
    opinion: Opinion[Any] = import_module(module).OPINION(weights)
    weights.done()
    return opinion


def module_of(name: str) -> str:
    """The module in which the opinion of that name would be."""
    return f"{__name__}.{name.replace('-', '_')}"
