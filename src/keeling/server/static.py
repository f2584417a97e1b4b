"""The web client, if it was built; otherwise a page that says how."""

from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response

from keeling.kernel.messages import message

HERE = Path(__file__).resolve().parent
PLACES = (HERE / "web", HERE.parents[2] / "web" / "dist")
FOREVER = "public, max-age=31536000, immutable"

MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Keeling</title>
<h1>Keeling</h1>
<p>The server runs, but its web client has not been built.
In the project's folder: <code>make web</code>, then reload.</p>
<p>Programs can play without it: <code>docs/server.md</code> describes how.</p>
</html>
"""


def web_folder(given: str) -> Path | None:
    """Where the built client lies: the folder given, or the first place that has one."""
    for folder in [Path(given)] if given else PLACES:
        if (folder / "index.html").is_file():
            return folder.resolve()
    return None


def add_web_client(app: FastAPI, given: str) -> None:
    """Serve the client for every address that is not the interface's; pages without a file are the client's own."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    def page(path: str, request: Request) -> Response:
        if path.startswith("api/") or path == "api":
            return JSONResponse({"error": message("error-no-address"), "code": "no_address", "rule": None}, 404)
        folder = web_folder(given)
        if folder is None:
            return HTMLResponse(MISSING)
        try:
            file = (folder / path).resolve()
            inside = file.is_relative_to(folder) and file.is_file()
        except (OSError, ValueError):
            inside = False
        if inside:
            lasting = path.startswith("assets/")
            return FileResponse(file, headers={"cache-control": FOREVER if lasting else "no-cache"})
        if "." in path.rsplit("/", 1)[-1]:
            return JSONResponse({"error": "There is no such file.", "code": "no_address", "rule": None}, 404)
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

    app.include_router(router)
