"""What the server counts, for `GET /metrics` in Prometheus' text format.

Labels are kinds of things: routes as templates, statuses, codes, titles. No id, token, name or address is one.
Counters belong to the process, as loggers do; what is there at the moment is looked up when somebody asks (`Present`).
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Protocol

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

import keeling
from keeling.server.store import Entry

disable_created_metrics()  # type: ignore[no-untyped-call]
COUNTED: Final = CollectorRegistry()
ProcessCollector(registry=COUNTED)

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

REQUESTS: Final = Counter(
    "keeling_requests", "Requests by route and status; 101 is a WebSocket.", ["method", "route", "status"],
    registry=COUNTED,
)  # fmt: skip
REQUEST_SECONDS: Final = Histogram(
    "keeling_request_seconds", "From the head of a request to the end of its answer.", ["route"], buckets=QUICK,
    registry=COUNTED,
)  # fmt: skip
REFUSALS: Final = Counter(
    "keeling_refusals", "Requests and messages that were refused, by code.", ["code"], registry=COUNTED
)
ENTRIES: Final = Counter("keeling_entries", "Entries in the logs of tables, by kind.", ["kind"], registry=COUNTED)
ACTIONS: Final = Counter(
    "keeling_actions", "Actions taken by people and bots, those of imported records included.", ["title"],
    registry=COUNTED,
)  # fmt: skip
COMMIT_SECONDS: Final = Histogram(
    "keeling_commit_seconds", "From taking jobs up to their commit, or to its failure.", buckets=QUICK,
    registry=COUNTED,
)  # fmt: skip
COMMIT_JOBS: Final = Counter("keeling_commit_jobs", "Jobs written; many can share a commit.", registry=COUNTED)
BOT_SECONDS: Final = Histogram(
    "keeling_bot_seconds", "From asking a bot to its answer, waiting for a free process included.", buckets=SLOW,
    registry=COUNTED,
)  # fmt: skip
WORKERS_REPLACED: Final = Counter(
    "keeling_workers_replaced", "Processes of bots that died or were too slow.", registry=COUNTED
)


def count_entries(title: str, entries: Sequence[Entry]) -> None:
    """Entries have been written at a table of this title."""
    for entry in entries:
        ENTRIES.labels(entry.kind).inc()
    if actions := sum(entry.kind == "action" for entry in entries):
        ACTIONS.labels(title).inc(actions)


def count_refusal(code: str) -> None:
    """Something was refused."""
    REFUSALS.labels(code).inc()


class Here(Protocol):
    """Who knows what there is at the moment."""

    def numbers(self) -> Iterable[tuple[str, str, float]]:
        """Name, help and value of each number."""


class Present(Collector):
    """What there is at the moment, by name."""

    def __init__(self, here: Here) -> None:
        self.here = here
        self.registry = CollectorRegistry()
        self.registry.register(self)

    def describe(self) -> list[Metric]:
        """Nothing is looked up when this is registered."""
        return []

    def collect(self) -> Iterator[Metric]:
        """Every number as a gauge, and which program this is."""
        yield InfoMetricFamily("keeling", "The program.", {"version": keeling.__version__, "build": keeling.BUILD})
        for name, help_text, value in self.here.numbers():
            yield GaugeMetricFamily(f"keeling_{name}", help_text, value)

    def page(self) -> bytes:
        """Everything in the text format."""
        return generate_latest(COUNTED) + generate_latest(self.registry)
