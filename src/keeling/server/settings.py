"""Every number an operator may change, with its default; `keeling serve --set NAME=VALUE` sets them."""

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message, verbatim
from keeling.server.journal import FORMS


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How the server behaves. Rates are per second; a burst is what may come at once after a pause."""

    db: str = "sqlite:///tables.db"
    web: str = ""  # the folder of the built web client; empty: the one that comes with the program
    reports: str = ""  # a folder of experiments with their reports, or of reports, that people may look at
    hosts: str = ""  # host names, separated by commas, under which the server answers; "*" for all
    origins: str = ""  # further origins, separated by commas, that may call it
    proxies: str = ""  # addresses, separated by commas, of reverse proxies, whose X-Forwarded-For is believed
    metrics: str = ""  # further addresses, separated by commas, that may read /metrics; this machine always may
    journal: str = "text"  # what is logged: text for people, or json, one object a line
    journal_requests: int = 0  # 1: a line for every request

    bots: str = ""  # bots of others that people may play against: installed ones, NAME=FILE.py:FUNCTION, with commas
    bot_delay: float = 0.7  # seconds before a bot moves, so that people can follow
    bot_workers: int = 2  # processes in which bots think
    bot_seconds: float = 60.0  # a bot that thinks longer is stopped and asked again
    previews: int = 150  # options of a decision for which previews are made

    body_bytes: int = 1_000_000
    record_bytes: int = 5_000_000
    record_seconds: float = 20.0  # a record that takes longer to replay is not imported
    job_seconds: float = 600.0  # a review or a what-if that takes longer is given up
    job_patience: float = 90.0  # and so is one after whose progress nobody has asked for so long
    jobs_waiting: int = 20  # reviews and what-ifs behind the one that is being made
    jobs_per_address: int = 2  # being made or waiting
    jobs_per_hour: int = 30  # begun by an address
    jobs_kept: int = 64  # what they found, in memory, up to some 0.15 MB each

    report_bytes: int = 30_000_000  # a larger report, or file beside one, is not offered
    message_bytes: int = 16_384

    tables: int = 100_000  # tables in the database
    tables_per_address: int = 1_000  # tables that an address may make in a day
    unstarted_days: float = 1.0  # a table that never began is removed after so long without anybody
    keep_days: float = 90.0  # any other table, finished or given up; 0 keeps them for ever
    entries: int = 5_000  # entries in the log of a table, after which only moves are written
    connections: int = 5_000
    connections_per_address: int = 400
    connections_per_table: int = 100  # who watch
    connections_per_seat: int = 20
    plain_per_address: int = 400  # connections that are no WebSockets
    head_seconds: float = 15.0  # for the head of a request to arrive
    faults: int = 100  # messages that are none, or too many, before a connection is closed
    hello_seconds: float = 10.0
    send_seconds: float = 30.0  # a client that takes nothing for so long is dropped
    idle_seconds: float = 900.0  # a table nobody looks at leaves the memory; it stays in the database

    http_rate: float = 100.0
    http_burst: float = 4_000.0  # a page of the client is some thirty files, and forty browsers may open it together
    create_rate: float = 0.5
    create_burst: float = 20.0
    work_rate: float = 0.2  # seconds of computing per second for one address, and for one table, while others are here
    work_burst: float = 4.0
    hint_rate: float = 0.5  # seconds of a processor per second for hints of one address, and of one table
    hint_burst: float = 60.0
    hint_positions: int = 0  # how hard a hint thinks; 0: as the title says

    message_rate: float = 20.0
    message_burst: float = 80.0


def listed(text: str) -> set[str]:
    """The words of a setting that takes several, in small letters."""
    return {word.strip().lower() for word in text.split(",") if word.strip()}


NAMES = [field.name for field in fields(Settings)]


def with_values(settings: Settings, given: Iterable[str]) -> Settings:
    """The settings with `NAME=VALUE` texts applied; BadSetup names what is wrong."""
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadSetup(message("error-setting-form", word=verbatim(text)))
        if name not in NAMES:
            raise BadSetup(message("error-no-setting", word=verbatim(name), hint=suggest(name, NAMES)))
        kind = type(getattr(settings, name))
        try:
            changed = kind(value)
        except ValueError:
            key = "error-setting-whole" if kind is int else "error-setting-number"
            raise BadSetup(message(key, word=verbatim(name), value=verbatim(value))) from None
        if kind is not str and not 0 <= changed < 1e12:
            raise BadSetup(message("error-setting-range", word=verbatim(name)))
        if name == "journal" and changed not in FORMS:
            raise BadSetup(message("error-setting-journal", value=verbatim(value)))
        settings = replace(settings, **{name: changed})
    return settings
