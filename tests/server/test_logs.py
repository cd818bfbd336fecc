"""The log stays readable while something is broken."""

from __future__ import annotations

import json
import logging

import pytest

from elbowroom.server.logs import Calm, JsonLines


def _record(level: int, message: str, *details: str) -> logging.LogRecord:
    return logging.LogRecord("elbowroom.store", level, "", 0, message, details, None)


def test_the_same_warning_over_and_over_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that is away fills no disk, and the log says how often something failed."""
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    calm, lines = Calm(), JsonLines()
    error, other = _record(logging.ERROR, "not read: %s", "DBAPIError"), _record(logging.ERROR, "not stored")
    assert sum(calm.filter(error) for _ in range(500)) == 20
    assert calm.filter(other)
    assert "left_out" not in json.loads(lines.format(other))
    now += 11
    assert calm.filter(error)
    assert json.loads(lines.format(error))["left_out"] == 480
    assert calm.filter(error)
    assert "left_out" not in json.loads(lines.format(error))


def test_what_is_no_warning_is_always_written() -> None:
    """Every table that starts is in the log."""
    calm = Calm()
    assert all(calm.filter(_record(logging.INFO, "started")) for _ in range(500))
