"""The page: the built files if they are there, else a sentence that says so."""

from __future__ import annotations

import mimetypes
from importlib import resources
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from .refusal import Refusal

_PLAIN = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Elbowroom</title>'
    "<p>The server runs, but its page has not been built.</p></html>"
)
_HASHED = "assets"  # the build names these files by their contents, so they never change


def page_folder() -> Path:
    """Where the built page is, if it was built."""
    return Path(str(resources.files("elbowroom.server"))) / "page"


async def page(request: Request) -> Response:
    """A file of the page; every other path is the page itself, which finds its way from the address."""
    folder = page_folder().resolve()
    path = request.path_params.get("path", "")
    wanted = (folder / path).resolve() if path and "\0" not in path and len(path) < 500 else folder
    if wanted != folder and wanted.is_relative_to(folder) and wanted.is_file():
        kept = "public, max-age=31536000, immutable" if path.startswith(f"{_HASHED}/") else "no-cache"
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        return FileResponse(wanted, media_type=kind, headers={"cache-control": kept})
    if path.startswith(("api/", f"{_HASHED}/")) or "." in path.rsplit("/", 1)[-1]:
        raise Refusal("not-found")
    index = folder / "index.html"
    if index.is_file():
        return FileResponse(index, media_type="text/html", headers={"cache-control": "no-cache"})
    return HTMLResponse(_PLAIN, headers={"cache-control": "no-cache"})
