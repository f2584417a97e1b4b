"""The policy lab: experiments on thousands of games (docs/lab). For programs: `from keeling.lab import Experiment`."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from keeling.lab.experiment import Experiment as Experiment

__all__ = ["Experiment"]


def __getattr__(name: str) -> Any:
    if name == "Experiment":
        from keeling.lab.experiment import Experiment

        return Experiment
    raise AttributeError(f"module 'keeling.lab' has no attribute '{name}'")
