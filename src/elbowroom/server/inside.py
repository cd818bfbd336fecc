"""What other processes say, and how it is told from what the public says."""

from __future__ import annotations

from typing import Final

INSIDE: Final = "elbowroom.inside"
"""In the scope of what another process says, or is asked at the address for other processes."""
