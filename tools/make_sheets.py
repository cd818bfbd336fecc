"""Lay many pictures on few sheets, to be looked at side by side: `python -m tools.make_sheets FOLDER OUT`."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from PIL import Image, ImageDraw

GAP, TITLE = 6, 14
WIDTH, HEIGHT = 1560, 1220  # of a sheet, in px: a larger one is hard to take in at once


def _fitted(path: Path, tall: int, wide: int) -> Image.Image:
    """A picture no higher and no wider than this."""
    picture = Image.open(path).convert("RGB")
    picture.thumbnail((wide, tall), Image.Resampling.LANCZOS)
    return picture


def _sheets(paths: list[Path], tall: int, wide: int, out: Path) -> int:
    """Fill sheet after sheet from the top left; returns how many there are."""
    sheets: list[Image.Image] = []
    x = y = row = 0
    for path in paths:
        picture = _fitted(path, tall, wide)
        if x and x + picture.width > WIDTH:
            x, y, row = 0, y + row + GAP, 0
        if not sheets or y + picture.height + TITLE > HEIGHT:
            sheets.append(Image.new("RGB", (WIDTH, HEIGHT), "#303030"))
            x = y = row = 0
        ImageDraw.Draw(sheets[-1]).text((x + 2, y), path.stem, fill="white")
        sheets[-1].paste(picture, (x, y + TITLE))
        x, row = x + picture.width + GAP, max(row, picture.height + TITLE)
    for number, sheet in enumerate(sheets, 1):
        sheet.save(out / f"sheet-{number:02}.png")
    return len(sheets)


def main() -> None:
    """Make all sheets."""
    parser = argparse.ArgumentParser(description="lay many pictures on few sheets")
    parser.add_argument("folder", type=Path, help="what `make_screenshots --all` has filled")
    parser.add_argument("out", type=Path, help="a folder for the sheets")
    parser.add_argument("--like", default="", help="only pictures like this, as in '^map.*uk-360x640'")
    parser.add_argument("--tall", type=int, default=600, help="the most that a picture is high, in px")
    parser.add_argument("--wide", type=int, default=770, help="the most that it is wide")
    options = parser.parse_args()
    paths = sorted(path for path in options.folder.glob("*.jpg") if re.search(options.like, path.stem))
    options.out.mkdir(parents=True, exist_ok=True)
    print(f"{len(paths)} pictures on {_sheets(paths, options.tall, options.wide, options.out)} sheets")


if __name__ == "__main__":
    main()
