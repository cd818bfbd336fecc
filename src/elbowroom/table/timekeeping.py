"""Moments, as they are stored."""

from __future__ import annotations

import time


def now() -> int:
    """The moment, in milliseconds since 1970."""
    return int(time.time() * 1000)
