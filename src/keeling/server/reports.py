"""Reports of experiments, offered from a folder (`keeling serve --reports DIR`).

The server knows no lab. It reads what lies in the folder: of each experiment's folder the `report` in it, or the folder
of a report by itself, told by its `report.json`. What cannot be read costs its own entry. A report is somebody's
program: it is sent under a policy that gives it an origin of its own and lets it load nothing, so it reaches neither
the tokens in the browser's memory nor this server.
"""

import re
import threading
import time
import unicodedata
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, Response
from pydantic import BaseModel, Field

from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message, verbatim
from keeling.server.api import PROBLEMS
from keeling.server.errors import Refused

ABOUT: Final = "report.json"
PAGE: Final = "report.html"
INSIDE: Final = "report"
"""Where an experiment's folder has its report."""
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,79}")
KINDS: Final = {"csv": "text/csv; charset=utf-8", "svg": "image/svg+xml", "png": "image/png"}
BESIDE: Final = ("tables", "figures")
MOST_LOOKED_AT: Final = 2_000
"""Folders in which a report is looked for."""
MOST_REPORTS: Final = 200
MOST_FILES: Final = 100
MOST_ABOUT: Final = 20_000
"""Bytes of a `report.json`."""
LASTING: Final = 1.0
"""Seconds for which a list is good: many who ask at once cost one look at the folder."""

ALONE: Final = {
    "content-security-policy": (
        "sandbox allow-scripts allow-downloads; default-src 'none'; script-src 'unsafe-inline'; "
        "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    # Browsers may refuse a page in a sandbox with another value. Whatever opened it has another one and is left behind.
    "cross-origin-opener-policy": "unsafe-none",
    "cache-control": "no-cache",
}
"""What a report may do: draw what stands in it and save its figures. It has no memory, and calls nobody."""
SAVED: Final = {"content-security-policy": "sandbox; default-src 'none'", "cache-control": "no-cache"}
"""What is only saved does nothing."""

router = APIRouter(prefix="/api", responses=PROBLEMS)
outside = APIRouter(include_in_schema=False)


class NoSuchReport(Refused):
    """There is no report, or no file of one, at that address."""

    status = 404
    code = "no_report"


class ReportFile(BaseModel):
    """A table or a figure beside a report, to be saved."""

    path: str = Field(description="Below the report's address: `tables/summary.csv`.")
    bytes: int


class ReportInfo(BaseModel):
    """A report that can be opened."""

    id: str = Field(description="The name of its folder.")
    address: str = Field(description="Where its page is; it has a policy of its own and belongs to no origin.")
    name: str = Field(description="What the experiment is called.")
    question: str = Field(description="What it asks; may be empty.")
    title: str = Field(description="The title it plays, which this server need not offer.")
    games: int
    conditions: int
    made: str = Field(description="When the report was written: `2026-11-19T12:00:00Z`.")
    language: str
    keeling: str = Field(description="The version that wrote it.")
    digest: str = Field(description="Of its games; empty if it does not say.")
    bytes: int = Field(description="Of its page.")
    files: list[ReportFile]


class ReportList(BaseModel):
    """All reports, the newest first."""

    offered: bool = Field(description="Whether this server has a folder of reports.")
    reports: list[ReportInfo]


class _About(BaseModel):
    """What a `report.json` says; anything else in it is for others."""

    format: Literal["keeling-report-1"]
    name: Annotated[str, Field(min_length=1, max_length=80)]
    question: Annotated[str, Field(max_length=400)] = ""
    title: Annotated[str, Field(pattern="^[a-z0-9-]{1,40}$")]
    games: Annotated[int, Field(ge=0, le=10**12)]
    conditions: Annotated[int, Field(ge=0, le=10**9)]
    made: Annotated[str, Field(pattern=r"^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\dZ$")]
    language: Annotated[str, Field(pattern="^[A-Za-z-]{2,20}$")] = "en"
    keeling: Annotated[str, Field(max_length=40)] = ""
    digest: Annotated[str, Field(pattern="^([0-9a-f]{64})?$")] = ""


class _Found(NamedTuple):
    """A report's folder and what the list says of it."""

    folder: Path
    info: ReportInfo


class Reports:
    """The reports of a folder; of none if no folder is given. All of it may wait for a disk: call it in a thread."""

    def __init__(self, folder: str, most_bytes: int, lasting: float = LASTING) -> None:
        self.root = Path(folder).resolve() if folder else None
        self.most_bytes = most_bytes
        self.lasting = lasting
        self._lock = threading.Lock()
        self._found: dict[str, _Found] = {}
        self._until = 0.0

    def listed(self) -> ReportList:
        """What there is at the moment."""
        found = sorted(self._now().values(), key=lambda each: each.info.id)
        found.sort(key=lambda each: each.info.made, reverse=True)
        return ReportList(offered=self.root is not None, reports=[each.info for each in found])

    def file(self, report: str, path: str) -> Path:
        """A file of a report: its page, or what the list has beside it; NoSuchReport for anything else."""
        found = self._now().get(report)
        if found is None or path not in (PAGE, *(each.path for each in found.info.files)):
            raise NoSuchReport(message("error-no-report"))
        file = self._inside(found.folder / path, self.most_bytes)
        if file is None:
            raise NoSuchReport(message("error-no-report"))
        return file

    def _now(self) -> dict[str, _Found]:
        with self._lock:
            if time.monotonic() >= self._until:
                self._found = dict(islice(self._look(), MOST_REPORTS))
                self._until = time.monotonic() + self.lasting
            return self._found

    def _look(self) -> Iterator[tuple[str, _Found]]:
        """All reports of the folder; itself if it is one, or an experiment's."""
        if self.root is None:
            return
        own = self._report(self.root, self.root.name)
        if own is not None:
            yield self.root.name, own
            return
        try:
            folders = sorted(
                islice((each for each in self.root.iterdir() if NAME.fullmatch(each.name)), MOST_LOOKED_AT)
            )
        except OSError:
            return
        for folder in folders:
            found = self._report(folder, folder.name)
            if found is not None:
                yield folder.name, found

    def _report(self, folder: Path, name: str) -> _Found | None:
        """The report of an experiment's folder, or in the folder by itself."""
        if not NAME.fullmatch(name):
            return None
        try:
            for place in (folder / INSIDE, folder):
                about = self._about(place)
                page = self._inside(place / PAGE, self.most_bytes)
                if about is not None and page is not None:
                    return _Found(place, self._info(place, name, about, page))
        except OSError:  # somebody is removing it
            return None
        return None

    def _info(self, folder: Path, name: str, about: _About, page: Path) -> ReportInfo:
        return ReportInfo(
            id=name,
            address=f"/reports/{name}/{PAGE}",
            name=plain(about.name) or name,
            question=plain(about.question),
            title=about.title,
            games=about.games,
            conditions=about.conditions,
            made=about.made,
            language=about.language,
            keeling=plain(about.keeling),
            digest=about.digest,
            bytes=page.stat().st_size,
            files=list(self._beside(folder)),
        )

    def _about(self, folder: Path) -> _About | None:
        file = self._inside(folder / ABOUT, MOST_ABOUT)
        try:
            return None if file is None else _About.model_validate_json(file.read_bytes())
        except (OSError, ValueError):
            return None

    def _beside(self, folder: Path) -> Iterator[ReportFile]:
        """Tables and figures, in order."""
        for part in BESIDE:
            try:
                names = sorted(islice((each.name for each in (folder / part).iterdir()), MOST_FILES))
            except OSError:
                continue
            for name in names:
                if NAME.fullmatch(name) and kind_of(name) in KINDS:
                    file = self._inside(folder / part / name, self.most_bytes)
                    if file is not None:
                        yield ReportFile(path=f"{part}/{name}", bytes=file.stat().st_size)

    def _inside(self, file: Path, most: int) -> Path | None:
        """Where a file really lies, if that is below the folder and it is a plain file of a sensible size."""
        assert self.root is not None
        try:
            real = file.resolve(strict=True)
            fits = real.is_relative_to(self.root) and real.is_file() and 0 < real.stat().st_size <= most
        except (OSError, ValueError, RuntimeError):  # RuntimeError: links that lead in a circle
            return None
        return real if fits else None


def plain(text: str) -> str:
    """A text without what cannot be seen, such as line breaks and signs that turn the direction of writing."""
    return "".join(" " if letter.isspace() else letter for letter in text if shows(letter)).strip()


def shows(letter: str) -> bool:
    """Whether a letter can be seen, or is space."""
    return letter.isspace() or unicodedata.category(letter)[0] != "C"


def kind_of(name: str) -> str:
    """What a file's name ends with, after the last dot."""
    return name.rpartition(".")[2].lower()


def check_folder(folder: str) -> None:
    """BadSetup if reports are to be offered from what is no folder."""
    if folder and not Path(folder).is_dir():
        raise BadSetup(message("error-reports-folder", folder=verbatim(folder)))


def _reports(request: Request) -> Reports:
    found: Reports = request.app.state.reports
    return found


@router.get("/reports")
def reports(request: Request) -> ReportList:
    """The reports of experiments that this server offers."""
    return _reports(request).listed()


@outside.api_route("/reports/{report}/{path:path}", methods=["GET", "HEAD"])
def report_file(request: Request, report: str, path: str) -> Response:
    """The page of a report, alone in its sandbox; a table or a figure as something to be saved."""
    if not path:
        raise NoSuchReport(message("error-no-report"))
    file = _reports(request).file(report, path)
    if path == PAGE:
        return FileResponse(file, media_type="text/html; charset=utf-8", headers=ALONE)
    saved_as = f"{report}-{path.rpartition('/')[2]}"
    return FileResponse(file, media_type=KINDS[kind_of(path)], filename=saved_as, headers=SAVED)
