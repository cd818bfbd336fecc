"""The vector of a graph observation as the arrays of its tables."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .graph import GraphEncoder

Array = np.ndarray[Any, np.dtype[Any]]


def split(encoder: GraphEncoder, flat: Array) -> dict[str, Array]:
    """The tables by name, of one vector or of a batch of them; nothing is copied."""
    return {
        name: flat[..., start : start + math.prod(shape)].reshape(*flat.shape[:-1], *shape)
        for name, (start, shape) in encoder.slices.items()
    }
