"""The examples of the documents add boxes and maps, too."""

from __future__ import annotations

from tests.own.conftest import nothing_added

__all__ = ["nothing_added"]
