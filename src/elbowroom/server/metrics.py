"""Figures for Prometheus, in its text format; no names, no addresses, no secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from elbowroom.table.protocol.values import Driver

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How long something took, in seconds."""

    def __init__(self) -> None:
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """One more."""
        self._sum += seconds
        for at, bound in enumerate(_BOUNDS):
            if seconds <= bound:
                self._counts[at] += 1
                return
        self._counts[-1] += 1

    def lines(self, name: str) -> list[str]:
        """In Prometheus' words."""
        out = [f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip((*(str(b) for b in _BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            out.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*out, f"{name}_sum {self._sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """Everything that is counted."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()  # by player or bot
        self.refusals: Counter[str] = Counter()  # by code
        self.requests: Counter[str] = Counter()  # by status
        self.messages = 0
        self.tables_made = 0
        self.thoughts: Counter[str] = Counter()  # by where
        self.fenced = 0  # tables that another process has taken over
        self.acknowledged = Histogram()
        self.stored = Histogram()
        self.loop_lag = Histogram()
        self._gauges: dict[str, Callable[[], float]] = {}

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        """A number that is asked for when somebody looks."""
        self._gauges[name] = value

    def moved(self, by: Driver, seconds: float) -> None:
        """Somebody has moved; it took so long until he heard of it."""
        self.moves[by] += 1
        if by == "player":
            self.acknowledged.observe(seconds)

    def text(self, process: str = "") -> str:
        """The whole page, with the name of this process where there are others."""
        lines: list[str] = []
        for name, label, counter in (
            ("elbowroom_moves_total", "by", self.moves),
            ("elbowroom_refusals_total", "code", self.refusals),
            ("elbowroom_http_requests_total", "status", self.requests),
            ("elbowroom_thoughts_total", "where", self.thoughts),
        ):
            lines.append(f"# TYPE {name} counter")
            lines.extend(f'{name}{{{label}="{key}"}} {count}' for key, count in sorted(counter.items()))
        for name, count in (
            ("elbowroom_messages_total", self.messages),
            ("elbowroom_tables_made_total", self.tables_made),
            ("elbowroom_tables_fenced_total", self.fenced),
        ):
            lines += [f"# TYPE {name} counter", f"{name} {count}"]
        for name, value in self._gauges.items():
            lines += [f"# TYPE {name} gauge", f"{name} {value():g}"]
        lines += self.acknowledged.lines("elbowroom_acknowledge_seconds")
        lines += self.stored.lines("elbowroom_store_seconds")
        lines += self.loop_lag.lines("elbowroom_loop_lag_seconds")
        return "\n".join(_labelled(line, process) for line in lines) + "\n"


def _labelled(line: str, process: str) -> str:
    """A line that says which process it is about."""
    if not process or line.startswith("#"):
        return line
    name, _, value = line.rpartition(" ")
    name, brace, labels = name.partition("{")
    return f'{name}{{process="{process}"{"," + labels if brace else "}"} {value}'


def merged(pages: Iterable[str]) -> str:
    """The pages of several processes as one: what is of one name stands together."""
    families: dict[str, list[str]] = {}
    for page in pages:
        family: list[str] = []
        for line in page.splitlines():
            if line.startswith("# TYPE "):
                family = families.setdefault(line, [])
            else:
                family.append(line)
    return "\n".join(line for name, family in families.items() for line in (name, *family)) + "\n"
