"""Draw the sounds of the page: `python -m tools.make_sound_pictures [--wav FOLDER]`.

For each sound its waveform over its spectrogram, in one picture, and its levels as a table. Needs Chromium, the built
page and the `dev` extra.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import wave
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from tests.page.browsing import chromium, missing
from tests.page.hearing import COINS, RATE, Samples, measure, names, render
from tests.page.serving import serving

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "sounds.png"
SECONDS = 2.5
WIDTH, WAVE, TONES, TITLE, GAP = 560, 90, 150, 22, 14
PAPER, INK, LINE, GUIDE = (250, 245, 233), (58, 45, 36), (172, 62, 32), (214, 201, 176)
LOWEST, HIGHEST = 50.0, 16_000.0
DEPTH = 75.0  # decibels from the brightest to the darkest


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="draws the sounds of the page and prints their levels")
    parser.add_argument("--wav", type=Path, metavar="FOLDER", help="write the sounds there, too")
    folder = parser.parse_args().wav
    if reason := missing():
        print(f"make_sound_pictures: {reason}", file=sys.stderr)
        return 2
    sounds = _rendered()
    print(f"{'':12}{'seconds':>9}{'peak dB':>9}{'loudness':>9}")
    for name, samples in sounds.items():
        found = measure(samples)
        print(f"{name:12}{found.seconds:9.2f}{found.peak:9.1f}{found.loudness:9.1f}")
        if folder:
            _write(folder, name, samples)
    _sheet(sounds).save(PICTURE, optimize=True)
    return 0


def _rendered() -> dict[str, Samples]:
    found: dict[str, Samples] = {}
    with tempfile.TemporaryDirectory() as data, serving(Path(data), "sounds") as server, chromium() as browser:
        page = browser.new_page()
        page.goto(server.url)
        for name in names(page):
            for many in COINS.get(name, (1,)):
                title = f"{name} {many}" if name in COINS else name
                found[title] = render(page, (name, many, 0.0))
    return found


def _write(folder: Path, name: str, samples: Samples) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with wave.open(str(folder / f"{name.replace(' ', '-')}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes())


def _sheet(sounds: dict[str, Samples]) -> Image.Image:
    """All sounds, two in a row."""
    cell = TITLE + WAVE + TONES + GAP
    rows = (len(sounds) + 1) // 2
    sheet = Image.new("RGB", (2 * WIDTH + 3 * GAP, rows * cell + GAP), PAPER)
    for nth, (name, samples) in enumerate(sounds.items()):
        left, top = GAP + (nth % 2) * (WIDTH + GAP), GAP + (nth // 2) * cell
        found = measure(samples)
        draw = ImageDraw.Draw(sheet)
        words = f"{name}   {found.seconds:.2f} s   peak {found.peak:.1f} dB   loudness {found.loudness:.1f}"
        draw.text((left, top + 4), words, INK)
        shown = samples[: int(SECONDS * RATE)]
        _wave(draw, shown, left, top + TITLE)
        sheet.paste(_tones(shown), (left, top + TITLE + WAVE))
    return sheet


def _wave(draw: ImageDraw.ImageDraw, samples: Samples, left: int, top: int) -> None:
    """Lowest and highest sample of every column; lines at full scale and nought."""
    middle = top + WAVE // 2
    for line in (top, middle, top + WAVE - 1):
        draw.line([(left, line), (left + WIDTH, line)], GUIDE)
    for column, part in enumerate(np.array_split(samples, WIDTH)):
        high, low = float(part.max()), float(part.min())
        scale = WAVE / 2 - 1
        draw.line([(left + column, middle - high * scale), (left + column, middle - low * scale)], LINE)


def _tones(samples: Samples) -> Image.Image:
    """The spectrogram: pitch upwards on a scale of octaves, louder is darker."""
    size = 2048
    window = np.hanning(size)
    padded = np.concatenate((np.zeros(size // 2), samples, np.zeros(size)))
    starts = np.linspace(0, len(samples) - 1, WIDTH).astype(int)
    spectra = np.abs(np.fft.rfft(np.stack([padded[at : at + size] * window for at in starts]), axis=1))
    pitches = np.geomspace(HIGHEST, LOWEST, TONES)
    places = pitches / (RATE / size)
    below = np.floor(places).astype(int)
    share = places - below
    rows = spectra[:, below] * (1 - share) + spectra[:, below + 1] * share
    levels = 20 * np.log10(np.maximum(rows, 1e-9) / (size / 4))
    dark = np.clip((levels + DEPTH) / DEPTH, 0, 1).T[:, :, None]
    pixels = np.array(PAPER) * (1 - dark) + np.array(INK) * dark
    return Image.fromarray(pixels.astype(np.uint8))


if __name__ == "__main__":
    sys.exit(main())
