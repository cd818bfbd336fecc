"""The page: the built files if they are there, else a sentence that says so."""

from __future__ import annotations

import asyncio
import mimetypes
from importlib import resources
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from elbowroom.locale import texts_in
from elbowroom.table.refusal import Refusal

from .engine import FOLDER, INDEX, archive, archive_name, index
from .preview import PICTURE, language_of, tags

_PLAIN = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Elbowroom</title>'
    "<p>The server runs, but its page has not been built.</p></html>"
)
_HASHED = ("assets/", f"{FOLDER}/")  # named by their contents or version, so they never change
_FOR_GOOD = "public, max-age=31536000, immutable"
_WORKER = "sw.js"
_PACKED = {"br": ".br", "gzip": ".gz"}  # what the build packs files with, the best first, and how it calls them


def page_folder() -> Path:
    """Where the built page is, if it was built."""
    return Path(str(resources.files("elbowroom.server"))) / "page"


def service_worker() -> bytes:
    """What keeps the page in a browser; other sources of the engine make it another version."""
    script = (page_folder() / _WORKER).read_bytes()
    return script.replace(b"ENGINE-ARCHIVE", archive_name().encode())


async def page(request: Request) -> Response:
    """A file of the page; every other path is the page itself, which finds its way from the address."""
    folder = page_folder().resolve()
    path = request.path_params.get("path", "")
    wanted = (folder / path).resolve() if path and "\0" not in path and len(path) < 500 else folder
    if path.startswith(f"{FOLDER}/") and (answer := await asyncio.to_thread(_packed, path)) is not None:
        return answer
    if path == _WORKER and wanted.is_file():
        script = await asyncio.to_thread(service_worker)
        return Response(script, media_type="text/javascript", headers={"cache-control": "no-cache"})
    if wanted != folder and wanted.is_relative_to(folder) and wanted.is_file() and path != "index.html":
        return _file(request, path, wanted)
    if path.startswith(("api/", *_HASHED)) or "." in path.rsplit("/", 1)[-1].removesuffix("index.html"):
        raise Refusal("not-found")
    return await asyncio.to_thread(_index, request, folder / "index.html")


def _packed(path: str) -> Response | None:
    """What tables in a tab run on, packed here; the rest of the engine is files of the page."""
    if path == f"{FOLDER}/{INDEX}":
        return Response(index(), media_type="application/json", headers={"cache-control": "no-cache"})
    if path == f"{FOLDER}/{archive_name()}":
        return Response(archive(), media_type="application/zip", headers={"cache-control": _FOR_GOOD})
    return None


def turned_away(request: Request) -> Response:
    """A sentence instead of the page, for whoever is not let in."""
    language = language_of(request)
    headers = {"cache-control": "no-store", "content-language": language, "vary": "accept-language"}
    return PlainTextResponse(texts_in(language).get("error-banned") + "\n", 403, headers)


def _file(request: Request, path: str, wanted: Path) -> Response:
    """A file, packed as the client takes it where the build has packed it."""
    headers = {"cache-control": _FOR_GOOD if path.startswith(_HASHED) else "no-cache"}
    if path == PICTURE:
        headers["cross-origin-resource-policy"] = "cross-origin"  # it is for other sites to show
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    for coding, suffix in _PACKED.items():
        packed = wanted.with_name(wanted.name + suffix)
        if packed.is_file():
            headers["vary"] = "accept-encoding"
            if takes(request.headers.get("accept-encoding", ""), coding):
                return FileResponse(packed, media_type=kind, headers={**headers, "content-encoding": coding})
    return FileResponse(wanted, media_type=kind, headers=headers)


def _index(request: Request, file: Path) -> Response:
    """The page itself, with what other programs show of a link to it."""
    html = file.read_text(encoding="utf-8") if file.is_file() else _PLAIN
    return HTMLResponse(html.replace("</head>", f"{tags(request)}  </head>", 1), headers={"cache-control": "no-cache"})


def takes(accepted: str, coding: str) -> bool:
    """Does a client that accepts these codings take this one?"""
    weights = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        weights[name.strip()] = weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return weights.get(coding, False)
