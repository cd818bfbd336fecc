"""Structured logs: one JSON object a line. Secrets, names and chat never come near them."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import Counter

from .limits import Window

_LINES, _SECONDS = 20, 10.0  # so many times within so many seconds the same warning is written


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def __init__(self, process: str = "") -> None:
        super().__init__()
        self._process = {"process": process} if process else {}

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        facts: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            **self._process,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        extra = record.__dict__.get("facts")
        if isinstance(extra, dict):
            facts.update(extra)
        if record.exc_info:
            facts["trace"] = self.formatException(record.exc_info)
        if left_out := record.__dict__.get("left_out"):
            facts["left_out"] = left_out
        return json.dumps(facts, ensure_ascii=False, default=str)


class Calm(logging.Filter):
    """While something is broken, every request may fail for the same reason: a few lines say so, others are counted."""

    def __init__(self) -> None:
        super().__init__()
        self._windows: dict[tuple[str, str], Window] = {}
        self._left_out: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Is this line written? The next that is says how many like it were not."""
        if record.levelno < logging.WARNING:
            return True
        kind = (record.name, str(record.msg))
        if not self._windows.setdefault(kind, Window(_LINES, _SECONDS)).take():
            self._left_out[kind] += 1
            return False
        record.left_out = self._left_out.pop(kind, 0)
        return True


def set_up(level: str, process: str = "") -> None:
    """Send the logs of the server to standard error, with the name of the process where there are several."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(process))
    handler.addFilter(Calm())
    for name, lowest in (("elbowroom", level), ("uvicorn", level if level == "error" else "warning")):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(lowest.upper())  # uvicorn's debugging would print every message, and with them secrets
