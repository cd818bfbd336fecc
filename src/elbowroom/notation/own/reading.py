"""A box out of a folder, a zip or one file. What is too much, leads outside or cannot be read is refused at once."""

from __future__ import annotations

import stat
import tomllib
import zipfile
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import IO, Any

from elbowroom.notation.maps import MapError, parse

from .faults import BOX_BYTES, FILE_BYTES, FILES, BoxError, Fault, of_map
from .icons import is_drawing

Files = dict[str, bytes]


def read_data(path: str | Path) -> tuple[dict[str, Any], Files]:
    """What a box says as one value, and its Python files; OSError where there is no such box."""
    place = Path(path)
    if place.is_dir():
        return assemble(_folder(place))
    with place.open("rb") as file:
        if place.suffix.lower() == ".zip":
            return assemble(_zip(file, place.name))
        content = file.read(FILE_BYTES + 1)
    return read_content(place.name, content)


def read_content(name: str, content: bytes) -> tuple[dict[str, Any], Files]:
    """The same of one file that somebody has sent."""
    suffix = PurePosixPath(name).suffix.lower()
    if suffix == ".zip":
        return assemble(_zip(BytesIO(content), name))
    if suffix == ".py":
        return {}, {name: content}
    if suffix not in (".toml", ".json"):
        raise BoxError([Fault("kind", name)])
    return _parsed(content, name), {}


def _folder(place: Path) -> Files:
    files: Files = {}
    total = 0
    for file in sorted(place.rglob("*")):
        name = file.relative_to(place).as_posix()
        if "__pycache__" in name or name.startswith(".") or file.is_dir():
            continue
        if file.is_symlink():
            raise BoxError([Fault("link", name)])
        with file.open("rb") as opened:
            content = opened.read(FILE_BYTES + 1)
        total += len(content)
        _add(files, name, content, total)
    return files


def _zip(file: IO[bytes], name: str) -> Files:
    files: Files = {}
    total = 0
    try:
        with zipfile.ZipFile(file) as packed:
            for info in packed.infolist():
                if info.is_dir():
                    continue
                _check_entry(info)
                with packed.open(info) as opened:
                    content = opened.read(FILE_BYTES + 1)  # never more, whatever the zip says about its size
                total += len(content)
                _add(files, info.filename, content, total)
    except (zipfile.BadZipFile, NotImplementedError, EOFError, RuntimeError) as error:
        raise BoxError([Fault("zip", name)]) from error
    return _without_top(files)


def _check_entry(info: zipfile.ZipInfo) -> None:
    """Files that would lie somewhere else, links and secrets."""
    name = info.filename
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or "\\" in name or ":" in name or "\0" in name:
        raise BoxError([Fault("outside", name)])
    if stat.S_ISLNK(info.external_attr >> 16):
        raise BoxError([Fault("link", name)])
    if info.flag_bits & 1:
        raise BoxError([Fault("secret", name)])


def _add(files: Files, name: str, content: bytes, total: int) -> None:
    if len(content) > FILE_BYTES:
        raise BoxError([Fault("big", name, most=FILE_BYTES)])
    if total > BOX_BYTES:
        raise BoxError([Fault("bigger", name, most=BOX_BYTES)])
    files[name] = content
    if len(files) > FILES:
        raise BoxError([Fault("files", "", most=FILES)])


def _without_top(files: Files) -> Files:
    """A zip of a folder: the folder itself does not count."""
    tops = {name.split("/", 1)[0] for name in files}
    if len(tops) != 1 or any("/" not in name for name in files):
        return files
    return {name.split("/", 1)[1]: content for name, content in files.items()}


def assemble(files: Files) -> tuple[dict[str, Any], Files]:
    """One value out of many files: box.toml, more tiles, maps and drawings."""
    code = {name: content for name, content in files.items() if name.endswith(".py")}
    if "box.toml" not in files:
        if code:
            return {}, code
        raise BoxError([Fault("no-box")])
    data = _parsed(files["box.toml"], "box.toml")
    faults: list[Fault] = []
    for name in sorted(files):
        if name.endswith(".toml") and name != "box.toml":
            more = _parsed(files[name], name)
            for key, value in more.items():
                if key not in ("race", "power"):
                    faults.append(Fault("key", name, key=key, known="race, power"))
                elif isinstance(value, list) and isinstance(data.setdefault(key, []), list):
                    data[key] = [*data[key], *value]
                else:
                    faults.append(Fault("kind-list", f"{name}: {key}"))
        elif name.startswith("maps/") and name.endswith(".json"):
            maps = data.setdefault("map", [])
            if isinstance(maps, list):
                maps.append(_map(files[name], name))
    for kind in ("race", "power"):
        for tile in data.get(kind, []) if isinstance(data.get(kind), list) else []:
            _draw(tile, files, faults)
            for marker in tile.get("marker", []) if isinstance(tile, dict) else []:
                _draw(marker, files, faults)
    if faults:
        raise BoxError(faults)
    return data, code


def _draw(said: Any, files: Files, faults: list[Fault]) -> None:
    """The drawing instead of its file's name."""
    icon = said.get("icon") if isinstance(said, dict) else None
    if isinstance(icon, str) and icon.endswith(".svg") and not is_drawing(icon):
        if icon in files:
            said["icon"] = _text(files[icon], icon).strip()
        else:
            faults.append(Fault("icon-file", str(said.get("id", "")), value=icon[:40]))


def _text(content: bytes, name: str) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BoxError([Fault("letters", name, byte=error.start + 1)]) from None


def _map(content: bytes, name: str) -> Any:
    try:
        return parse(content)
    except MapError as error:
        raise BoxError([of_map(fault, name) for fault in error.faults]) from None


def _parsed(content: bytes, name: str) -> dict[str, Any]:
    """What a TOML or JSON file says."""
    if len(content) > FILE_BYTES:
        raise BoxError([Fault("big", name, most=FILE_BYTES)])
    if name.endswith(".json"):
        try:
            data = parse(content)
        except MapError as error:  # the same reader, and the same codes
            first = error.faults[0]
            code = first.code if first.code in ("letters", "json", "deep") else "object"
            raise BoxError([Fault(code, name, **first.details)]) from None
        if not isinstance(data, dict):
            raise BoxError([Fault("object", name)])
        return data
    try:
        return tomllib.loads(_text(content, name))
    except ValueError as error:  # no TOML, or a number with thousands of digits
        raise BoxError([Fault("toml", name, reason=str(error))]) from None
    except RecursionError:
        raise BoxError([Fault("deep", name)]) from None
