"""The map of a scenario: a shipped one by its name, or one written out in the file (docs/scenarios.md)."""

from __future__ import annotations

from elbowroom.boxes import fresh_board, load_map, map_names
from elbowroom.rules.board import SYMBOLS, TERRAINS, Board, Region

from .reader import Reader, ScenarioError

_MOST_REGIONS = 200
_REGION = {"terrain", "edge", "tribe", "symbols", "next"}


def board_of(source: object, *, fresh: bool) -> Board:
    """What a scenario says of its map; a fresh board is shared with no other game."""
    if isinstance(source, str):
        if source not in map_names():
            raise ScenarioError(f"map: there is no map {source}")
        return fresh_board(source) if fresh else load_map(source)
    if source is None:
        raise ScenarioError("map: a scenario needs a map")
    entries = Reader(source, "map", {"regions"}).data.get("regions")
    if not isinstance(entries, dict) or not entries:
        raise ScenarioError("map.regions: a map needs regions")
    if len(entries) > _MOST_REGIONS:
        raise ScenarioError(f"map.regions: a map has {_MOST_REGIONS} regions at most")
    return Board("own", [_region(name, entry) for name, entry in entries.items()])


def _region(name: str, entry: object) -> Region:
    reader = Reader(entry, f"map.regions.{name}", _REGION)
    if not name or len(name.split()) != 1 or name == "with":
        raise ScenarioError(f"map.regions: {name!r} cannot be the id of a region")
    terrain = reader.text("terrain")
    if terrain not in TERRAINS:
        raise ScenarioError(f"map.regions.{name}.terrain: there is no terrain {terrain or '(none)'}")
    symbols = reader.texts("symbols")
    for symbol in symbols:
        if symbol not in SYMBOLS:
            raise ScenarioError(f"map.regions.{name}.symbols: there is no symbol {symbol}")
    return Region(
        name,
        terrain,
        tuple(symbols),
        reader.flag("edge"),
        reader.flag("tribe"),
        False,
        tuple(reader.texts("next")),
    )
