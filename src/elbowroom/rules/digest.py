"""A fingerprint of a position: two games in the same position have the same one, on every machine."""

from __future__ import annotations

import hashlib
import json

from .state import State


def contents(s: State) -> dict[str, object]:
    """Everything that makes the position what it is: all but the seeds, which only a running game has."""
    return {
        "map": s.board.id,
        "holder": s.holder,
        "tokens": s.tokens,
        "neutral": s.neutral,
        "pieces": s.pieces,
        "finds": s.finds,
        "monsters": s.monsters,
        "tray": s.tray,
        "hand": s.hand,
        "waiting": s.waiting,
        "player": s.player,
        "badge": s.badge,
        "live": s.live,
        "lent": s.lent,
        "coins": s.coins,
        "active": s.active,
        "fallen": s.fallen,
        "kept": s.kept,
        "spent": s.spent,
        "offer": [s.offer_races, s.offer_powers, s.offer_coins],
        "stacks": [s.race_next, s.race_pool, s.race_bottom, s.power_next, s.power_pool, s.discard],
        "unfound": [s.find_stack, s.find_pool, s.unfound],
        "turn": [s.round, s.turn, s.mover, s.stage.name, s.race, s.picked, s.attempted],
        "so_far": [s.raids, s.attacked, s.surge, s.victims, s.begun, s.detour, s.after, s.dealing],
        "legal": [move.text for move in s.legal],
    }


def digest(s: State) -> str:
    """The fingerprint of a position."""
    text = json.dumps(contents(s), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
