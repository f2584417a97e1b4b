"""The web client, if it was built; otherwise a page that says how."""

from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response

from keeling import _build
from keeling.kernel.messages import Message, message, verbatim

FOREVER = "public, max-age=31536000, immutable"

MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Keeling</title>
<h1>Keeling</h1>
<p>The server runs, but its web client is not there.
In the project's folder <code>make web</code> builds it, and <code>make wheel</code> a wheel that contains it.</p>
<p>Programs can play without it: <a href="/api/openapi.json">its interface</a> is here,
and <code>docs/server.md</code> of the project describes it.</p>
</html>
"""


def web_folder(given: str) -> Path | None:
    """Where the built client lies: the folder given, or that of this checkout or installation; None if it has none."""
    folder = Path(given) if given else _build.carried("web")
    return folder.resolve() if (folder / "index.html").is_file() else None


def client_lacking(given: str) -> Message | None:
    """Why pages cannot be shown, and what would help; None if the client is there."""
    if web_folder(given):
        return None
    if given:
        return message("error-no-client-in", folder=verbatim(given))
    return message("error-no-client-built" if _build.IS_CHECKOUT else "error-no-client-installed")


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
