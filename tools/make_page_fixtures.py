"""Make what the page's workbench (web/dev.html) and tests show: a position in the middle of a game on each map, the
positions of tests/page/positions whose names begin with `told`, and the boxes' manifests.

    python tools/make_page_fixtures.py [boxes|told]

The games are dealt from fixed seeds, so the same files come out until the rules or the bots change.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from elbowroom import Game, load_scenario, new_game
from elbowroom.bots import make_bot
from elbowroom.boxes import box
from elbowroom.rules.manifest import box_data
from elbowroom.table.wire import wire_view

ROOT = Path(__file__).parent.parent
DEV = ROOT / "web" / "src" / "dev"
OUT = DEV / "views"
TOLD = DEV / "told"
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


def told_text(position: Path) -> str:
    """A position as the server tells it to the player who decides."""
    game = load_scenario(position)
    return json.dumps(wire_view(game, game.to_move), ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    """Write what is asked for: the manifests, the positions that are told, or everything."""
    wanted = sys.argv[1:] or ["boxes", "told", "views"]
    if "boxes" in wanted:
        MANIFESTS.mkdir(parents=True, exist_ok=True)
        for name in BOXES:
            (MANIFESTS / f"{name}.json").write_text(manifest_text(name), encoding="utf-8")
    if "told" in wanted:
        TOLD.mkdir(parents=True, exist_ok=True)
        for position in told_positions():
            (TOLD / f"{position.stem}.json").write_text(told_text(position), encoding="utf-8")
    if "views" in wanted:
        write_views()


def told_positions() -> list[Path]:
    """The positions whose sentences are tested in the page."""
    return sorted((ROOT / "tests" / "page" / "positions").glob("told-*.toml"))


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
