"""What bots did in a tournament besides playing: games forfeited, time overdrawn, things printed, processes made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from elbowroom.locale import Texts, decimal

Games = Sequence[dict[str, Any]]
_SHOWN = 200  # characters of the first forfeit's reason


def forfeits(games: Games) -> dict[str, Counter[str]]:
    """For every bot that forfeited games: why, and how many."""
    found: dict[str, Counter[str]] = {}
    for game in games:
        if "forfeit" in game:
            found.setdefault(game["forfeit"]["name"], Counter())[game["forfeit"]["why"]] += 1
    return found


def counts(games: Games, what: str) -> dict[str, int]:
    """For every bot how much it `overdrawn`, `printed` or `forked`."""
    found: Counter[str] = Counter()
    for game in games:
        found.update(game.get(what, {}))
    return dict(found)


def as_dict(games: Games) -> dict[str, object]:
    """Plain data for JSON."""
    forfeited = {name: dict(reasons) for name, reasons in forfeits(games).items()}
    return {"forfeits": forfeited, **{what: counts(games, what) for what in ("overdrawn", "printed", "forked")}}


def as_text(games: Games, texts: Texts) -> list[str]:
    """A sentence for each bot and each thing that was not as it should be."""
    lines = []
    for name, reasons in forfeits(games).items():
        why = ", ".join(f"{texts.get(f'arena-why-{one}')}: {count}" for one, count in sorted(reasons.items()))
        first = next(game["forfeit"] for game in games if game.get("forfeit", {}).get("name") == name)
        said = first["text"].strip().splitlines()[-1:] or [""]
        lines.append(texts.get("arena-forfeits", name=name, count=reasons.total(), reasons=why, first=said[0][:_SHOWN]))
    for name, count in counts(games, "overdrawn").items():
        limits = {game["limits"].get("decision", 0.0) for game in games if name in game.get("overdrawn", {})}
        limit = ", ".join(decimal(one, 2 if one < 1 else 0, texts.language) for one in sorted(limits))
        lines.append(texts.get("arena-overdrawn", name=name, count=count, limit=limit))
    for what in ("printed", "forked"):
        lines += [texts.get(f"arena-{what}", name=name, count=count) for name, count in counts(games, what).items()]
    return lines
