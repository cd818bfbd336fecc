"""Makes the page's list of the tiles' icons from what the tiles declare.

The page's build takes just these drawings, and those of `icons.json`, into its sheet. A test fails if the list is old.
"""

from __future__ import annotations

import json
from pathlib import Path

from elbowroom.boxes import BOXES, box

LIST = Path(__file__).resolve().parent.parent / "web" / "src" / "look" / "tile-icons.json"


def names() -> dict[str, dict[str, str]]:
    """The icon of every tile by kind and id, and of every marker and figure."""
    found: dict[str, dict[str, str]] = {"race": {}, "power": {}, "relic": {}, "place": {}, "marker": {}}
    for name in BOXES:
        contents = box(name)
        for tile in (*contents.races, *contents.powers, *contents.finds):
            found[tile.kind][tile.id] = tile.icon
            found["marker"].update({piece.id: piece.icon for piece in tile.pieces})
            found["marker"].update({stock.of: stock.icon for stock in tile.stocks if stock.icon})
    return found


def text() -> str:
    """The list as it is written."""
    return json.dumps(names(), indent=2) + "\n"


if __name__ == "__main__":
    LIST.write_text(text(), "utf-8")
