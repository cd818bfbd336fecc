"""A fingerprint of a position: two games in the same position have the same one, on every machine."""

from __future__ import annotations

import hashlib
import json

from .state import State


def digest(s: State) -> str:
    """The fingerprint of a position."""
    text = json.dumps(s.contents(), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
