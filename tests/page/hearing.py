"""What the page's sounds are like, as numbers: nobody can listen in a test."""

from __future__ import annotations

import base64
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

from .browsing import BUILT

Samples = NDArray[np.float64]
RATE = 48_000
MARGIN = 0.5  # seconds that are rendered beyond the longest sound, to see that nothing goes on
COINS = {"coins": (1, 3, 6)}  # how many there are to be heard changes this sound

# Renders sounds of the built page without playing them: [name, coins, at][], through the desk or straight.
RENDER = """async ([file, list, volume, rate, margin]) => {
  const made = await import(file);
  const context = new OfflineAudioContext(1, Math.ceil((made.SECONDS + margin) * rate), rate);
  let out = context.destination;
  if (volume !== null) {
    const desk = made.desk(context, volume);
    desk.output.connect(context.destination);
    out = desk.input;
  }
  for (const [name, many, at] of list) made.perform(context, out, name, at, many);
  const bytes = new Uint8Array((await context.startRendering()).getChannelData(0).buffer);
  let text = '';
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(text);
}"""


def sounds_file() -> str:
    """The address of the built page's sounds."""
    (found,) = BUILT.parent.glob("assets/sounds-*.js")
    return f"/assets/{found.name}"


def names(page: Page) -> list[str]:
    """What sounds there are."""
    found: list[str] = page.evaluate("async (file) => Object.keys((await import(file)).SOUNDS)", sounds_file())
    return found


def render(page: Page, *sounds: tuple[str, int, float], volume: float | None = None) -> Samples:
    """Sounds as samples; with a volume, as they leave the page, else as they were made."""
    text = page.evaluate(RENDER, [sounds_file(), [list(each) for each in sounds], volume, RATE, MARGIN])
    return np.frombuffer(base64.b64decode(text), dtype=np.float32).astype(np.float64)


@dataclass(frozen=True, slots=True)
class Measured:
    """Levels in decibels below full scale."""

    seconds: float  # until it is 60 dB below its peak
    peak: float
    loudness: float  # of its loudest 400 ms, weighted as ITU-R BS.1770 does
    offset: float  # mean of all samples, as a share of full scale
    first: float  # how loud the first millisecond is, as a share of full scale
    last: float  # the same for the end of what was rendered


def decibels(value: float) -> float:
    """A share of full scale in decibels."""
    return 20 * float(np.log10(max(value, 1e-9)))


def measure(samples: Samples) -> Measured:
    """Everything that can be said about a sound without hearing it."""
    size = np.abs(samples)
    peak = float(size.max())
    heard = np.flatnonzero(size > peak / 1000)
    length = int(heard[-1]) + 1 if len(heard) else 0
    instant = RATE // 1000
    return Measured(
        seconds=length / RATE,
        peak=decibels(peak),
        loudness=_loudness(samples),
        offset=abs(float(samples[:length].mean())) if length else 0.0,
        first=float(size[: instant // 4].max()),
        last=float(size[-instant:].max()),
    )


def _loudness(samples: Samples) -> float:
    """Of the loudest 400 ms."""
    power = _weighted(samples) ** 2
    window = RATE * 2 // 5
    sums = np.concatenate(([0.0], np.cumsum(power)))
    means = (sums[window:] - sums[:-window]) / window
    return -0.691 + 10 * float(np.log10(max(float(means.max()), 1e-12)))


def _weighted(samples: Samples) -> Samples:
    """As loud as an ear finds each pitch: a high shelf and a low cut, in the frequency domain."""
    spectrum = np.fft.rfft(samples)
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(len(samples), 1 / RATE) / RATE)
    shelf = _response(z, (1.53512485958697, -2.69169618940638, 1.19839281085285), (-1.69065929318241, 0.73248077421585))
    cut = _response(z, (1.0, -2.0, 1.0), (-1.99004745483398, 0.99007225036621))
    weighted: Samples = np.fft.irfft(spectrum * shelf * cut, len(samples))
    return weighted


def _response(
    z: NDArray[np.complex128], over: tuple[float, float, float], under: tuple[float, float]
) -> NDArray[np.complex128]:
    """What a filter of the second order does to each frequency."""
    found: NDArray[np.complex128] = (over[0] + over[1] * z + over[2] * z**2) / (1 + under[0] * z + under[1] * z**2)
    return found
