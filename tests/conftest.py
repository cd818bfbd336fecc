"""All tests run in the checking mode of the rules, and so do the processes they start."""

from __future__ import annotations

import os

os.environ.setdefault("ELBOWROOM_CHECK", "1")  # read when the engine is imported, which is later than this
