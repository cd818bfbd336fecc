"""A site of plain files: the built page with all that a game in the tab needs, for any host of files."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import msgspec

import elbowroom
from elbowroom.table import offers, own_boxes, puzzles

from . import engine
from .page import page_folder, service_worker

SCREENS = ("about", "learn", "puzzles", "replay", "rules", "table", "workshop")  # a plain host wants a file for each
LIST = "site.json"  # what was written, so that it can be cleared away for the next version
_BASE = re.compile(r"/([A-Za-z0-9._~-]+/)*")
_LEFT_OUT = (".br", ".gz")  # hosts pack files themselves
_ROOTED = re.compile(r'(\s(?:src|href)=")/')


class NoSite(Exception):
    """Why there can be no site: a text's name, and what it speaks of."""

    def __init__(self, why: str, **details: str) -> None:
        super().__init__(why)
        self.why = why
        self.details = details


def write_site(folder: Path, base: str = "/") -> int:
    """Write the site, in the place of an older one; returns how many files there are."""
    if not base.endswith("/"):
        base += "/"
    if not _BASE.fullmatch(base) or "/./" in base or "/../" in base:
        raise NoSite("site-base", base=base)
    if not (page_folder() / "index.html").is_file():
        raise NoSite("site-no-page")
    _clear(folder)
    written = []
    for path, data in _files(base):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(data, Path):
            shutil.copyfile(data, target)
        else:
            target.write_bytes(data)
        written.append(path)
    facts = {"elbowroom": elbowroom.__version__, "base": base, "files": sorted(written)}
    (folder / LIST).write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    return len(written) + 1


def _clear(folder: Path) -> None:
    """Make room: a new folder, an empty one, or one with a site, of which nothing but its own files goes."""
    if folder.exists() and not folder.is_dir():
        raise NoSite("site-no-folder", folder=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    if not any(entry.name != ".git" for entry in folder.iterdir()):
        return
    try:
        old = msgspec.json.decode((folder / LIST).read_bytes(), type=dict[str, str | list[str]])["files"]
    except (OSError, msgspec.DecodeError, KeyError) as error:
        raise NoSite("site-not-empty", folder=str(folder)) from error
    home = folder.resolve()
    for path in old:
        found = (folder / path).resolve()
        if found.is_relative_to(home) and found.is_file():
            found.unlink()


def _files(base: str) -> Iterator[tuple[str, bytes | Path]]:
    """Every file of the site: its path, and what is in it."""
    page = page_folder()
    for file in sorted(page.rglob("*")):
        path = file.relative_to(page).as_posix()
        special = path in ("index.html", "sw.js") or PurePosixPath(path).name.startswith(".")
        if file.is_file() and not special and not path.endswith(_LEFT_OUT):
            yield path, file
    html = _based((page / "index.html").read_text(encoding="utf-8"), base).encode()
    for path in ("index.html", "404.html", *(f"{screen}/index.html" for screen in SCREENS)):
        yield path, html
    yield "sw.js", service_worker()
    yield ".nojekyll", b""  # so that a Pages host takes the files as they are
    yield f"{engine.FOLDER}/{engine.INDEX}", engine.index()
    yield f"{engine.FOLDER}/{engine.archive_name()}", engine.archive()
    info = offers.info()
    yield "api/info.json", msgspec.json.encode(info)
    yield "api/puzzles.json", msgspec.json.encode(puzzles.index())
    yield "api/workshop.json", msgspec.json.encode(own_boxes.words())
    for box in info.boxes:
        yield f"api/boxes/{box}.json", msgspec.json.encode(offers.box_contents(box))
    for name in info.maps:
        yield f"api/maps/{name}.json", msgspec.json.encode(offers.map_contents(name))


def _based(html: str, base: str) -> str:
    """The page for a host without a server, below this path."""
    html = _ROOTED.sub(lambda found: found[1] + base, html)
    return html.replace('data-base="/"', f'data-base="{base}" data-host="files"', 1)
