"""`elbowroom bench`: how fast the engine is."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence

from elbowroom.arena.bench import Measurement, compiled, measure
from elbowroom.locale import Texts, decimal, negotiate, texts_in

from .output import Output, make_table

_COLUMNS = ("games", "length", "games-per-second", "move", "move-n", "copy", "copy-n")


def run(
    players: Sequence[int],
    boxes: Sequence[str],
    map: str | None,
    seconds: float,
    as_json: bool,
    language: str | None,
    variants: dict[str, object] | None = None,
) -> int:
    """Measure and print."""
    measurement = measure(players, boxes, map, seconds, variants=variants)
    if as_json:
        print(json.dumps(measurement.as_dict()))
    else:
        _show(measurement, texts_in(negotiate(language)))
    return 0


def _show(measurement: Measurement, texts: Texts) -> None:
    output = Output()
    table = make_table(
        texts.get("cli-bench-title"), texts.get("cli-col-players"), *(texts.get(f"cli-col-{name}") for name in _COLUMNS)
    )
    for speed in measurement.speeds:

        def shown(value: float, places: int = 1) -> str:
            return decimal(value, places, texts.language)

        table.add_row(
            str(speed.players),
            str(speed.games),
            shown(speed.moves_per_game),
            shown(speed.games_per_second, 0),
            shown(speed.move),
            shown(speed.move / speed.unit, 0),
            shown(speed.copy),
            shown(speed.copy / speed.unit, 0),
        )
    output.print(table)
    engine = texts.get("cli-bench-compiled" if compiled() else "cli-bench-pure", python=platform.python_version())
    unit = texts.get("cli-bench-unit", seconds=decimal(measurement.calibration, 3, texts.language))
    output.print(engine, soft_wrap=True)
    output.print(unit, soft_wrap=True)
