"""What a front end has to know of a tile or a stage, as plain data: with it a page shows a tile it never heard of.

All of it is read off what tiles, pieces and stocks (ability.py), verbs (moves.py) and stages (turn.py) declare. `text`
is the id of a text: `race-ID` (with `race-ID.ability`), `marker-ID`, `ability-VERB`, `stock-ID`.
"""

from __future__ import annotations

from typing import Final

from .ability import Piece, Race, Stock, Tile
from .kit import own_hooks
from .moves import REGION, Verb
from .relics_places import Find, Relic
from .setup import Box, stages_of, usual_stages
from .turn import Stage

Data = dict[str, object]

# Which fact of a stage must hold where a hook adds its moves.
_WHEN: Final = {
    "start_moves": "opens",
    "conquest_moves": "fights",
    "replaceable": "fights",
    "redeploy_first": "deals",
    "redeploy_moves": "deals",
    "retreat_moves": "deals",
    "end_moves": "scored",
}


def box_data(box: Box) -> Data:
    """Everything in a box, and the stages that every game has."""
    return {
        "box": box.id,
        "races": [tile_data(tile) for tile in box.races],
        "powers": [tile_data(tile) for tile in box.powers],
        "finds": [tile_data(tile) for tile in box.finds],
        "aside": [tile_data(tile) for tile in box.aside],
        "stages": usual_stage_data(),
    }


def tile_data(tile: Tile) -> Data:
    """A race, power, relic, place or tile beside the map."""
    return {
        "id": tile.id,
        "kind": tile.kind,
        "text": f"{tile.kind}-{tile.id}",
        "icon": tile.icon,
        "rule": tile.rule,
        "tokens": tile.tokens,
        "extra_tokens": tile.extra_tokens if isinstance(tile, Race) else 0,
        "supply": tile.supply if isinstance(tile, Race) else 0,
        "guard": tile.guard if isinstance(tile, Find) else 0,
        "helps": isinstance(tile, Relic) and tile.helps,
        "verbs": [_tile_verb(tile, verb) for verb in tile.verbs],
        "pieces": [_piece(piece) for piece in tile.pieces],
        "stocks": [_stock(tile, stock) for stock in tile.stocks],
        "stages": [stage_data(stage) for stage in stages_of(tile)],
        "variants": [name for name, _ in tile.variants],
    }


def usual_stage_data() -> list[Data]:
    """The stages that every game has."""
    return [stage_data(stage) for stage in usual_stages()]


def stage_data(stage: Stage) -> Data:
    """What a stage is, and its own verbs; those of tiles come on top."""
    data: Data = {"id": stage.name}
    for fact in Stage.facts:
        data[fact] = getattr(stage, fact)
    data["verbs"] = [_verb(verb, f"ability-{verb.id}" if verb.aim == REGION else "", []) for verb in stage.verbs]
    return data


def _tile_verb(tile: Tile, verb: Verb) -> Data:
    hooks = own_hooks(type(tile))
    return _verb(verb, f"ability-{verb.id}", sorted({fact for hook, fact in _WHEN.items() if hook in hooks}))


def _verb(verb: Verb, text: str, when: list[str]) -> Data:
    """A verb; `when`: one of these facts holds of the stages in which a tile adds it."""
    data: Data = {name: getattr(verb, name) for name in Verb.fields}
    data["text"] = text
    data["when"] = when
    return data


def _piece(piece: Piece) -> Data:
    data: Data = {name: getattr(piece, name) for name in Piece.fields}
    data["text"] = f"marker-{piece.id}"
    return data


def _stock(tile: Tile, stock: Stock) -> Data:
    lying = next((piece.icon for piece in tile.pieces if piece.id == stock.of), "")
    return {
        "id": stock.id,
        "text": f"stock-{stock.id}",
        "of": stock.of,
        "icon": stock.icon or lying or tile.icon,
        "players": stock.players,
    }
