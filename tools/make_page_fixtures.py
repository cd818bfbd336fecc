"""Make the positions that the page's workbench (web/dev.html) shows, one in the middle of a game on each map, and the
boxes' manifests for the page's tests.

    python tools/make_page_fixtures.py [boxes]

The games are dealt from fixed seeds, so the same files come out until the rules or the bots change.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from elbowroom import Game, new_game
from elbowroom.bots import make_bot
from elbowroom.boxes import box
from elbowroom.rules.manifest import box_data
from elbowroom.server.wire import wire_view

DEV = Path(__file__).parent.parent / "web" / "src" / "dev"
OUT = DEV / "views"
MANIFESTS = DEV / "boxes"
BOXES = {"base": ["base"], "underground": ["underground"]}
ROUND = 5
SEED = 11


def tempting_game(players: int, boxes: list[str]) -> Game:
    """The first game in which somebody, from this round on, has regions to take and one to roll for."""
    for seed in range(SEED, SEED + 50):
        game = new_game(players=players, boxes=boxes, seed=seed)
        play_until(game, ROUND)
        if not game.over:
            return game
    raise RuntimeError("no game came to such a position")


def play_until(game: Game, round: int) -> None:
    """Bots play until there is such a position, or to the end."""
    bots = {player: make_bot("greedy", player) for player in range(1, game.table.players + 1)}
    while not game.over:
        view = game.view(game.to_move)
        if view.round >= round and view.now.fights and not view.now.late and _tempting(game):
            return
        game.play(bots[game.to_move].choose(view))


def _tempting(game: Game) -> bool:
    verbs = [move.verb for move in game.legal_moves()]
    return verbs.count("conquer") > 1 and "roll" in verbs


def manifest_text(name: str) -> str:
    """A box as the server tells it."""
    return json.dumps(box_data(box(name)), indent=1) + "\n"


def main() -> None:
    """Write the manifests, and unless only these are wanted, the positions."""
    MANIFESTS.mkdir(parents=True, exist_ok=True)
    for name in BOXES:
        (MANIFESTS / f"{name}.json").write_text(manifest_text(name), encoding="utf-8")
    if sys.argv[1:] != ["boxes"]:
        write_views()


def write_views() -> None:
    """The positions."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name, boxes in BOXES.items():
        for players in range(2, 6):
            game = tempting_game(players, boxes)
            view = wire_view(game, game.to_move, 1)
            text = json.dumps(view, ensure_ascii=False, separators=(",", ":"))
            (OUT / f"{name}-{players}p.json").write_text(text + "\n", encoding="utf-8")
            print(f"{name}-{players}p: round {view['round']}, {len(view.get('legal', []))} moves")


if __name__ == "__main__":
    main()
