"""Playing one game for the atlas, and writing down what the tables need of it. Workers run this and nothing else."""

from __future__ import annotations

import gzip
import json
from typing import Any

from elbowroom.arena.version import made_by
from elbowroom.bots import make_bot
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix
from elbowroom.rules.events import Scored
from elbowroom.rules.game import Game
from elbowroom.rules.moves import Move

from .form import TABLES, names
from .own import own_tiles
from .plan import RANDOM, AtlasError, Chunk, Series, Terms, game_seed, read_variants
from .witness import Row, Seat, Witness

Rows = dict[str, list[Row]]
"""The rows of a game by table."""
_DRAW = 0xF1857  # so that what is drawn has nothing to do with dice, decks or the bots' own chance


def play_game(terms: Terms, series: Series, number: int) -> Rows:
    """One game: its rows in all tables."""
    seed = game_seed(terms, series, number)
    bots = [make_bot(terms.bot, mix(seed ^ seat + 1), nodes=terms.nodes) for seat in range(series.players)]
    races, powers = own_tiles(terms.own)
    variants = read_variants(terms.variants)
    game = new_game(
        series.players, list(series.boxes), seed, own_races=races, own_powers=powers, variants=variants or None
    )
    witness = Witness([Seat() for _ in bots])
    for player, bot in enumerate(bots, 1):
        bot.begins(game.view(player))
    while not game.over:
        player = game.to_move
        seat = witness.seats[player - 1]
        legal = game.state.legal
        seat.decide(len(legal))
        drawn = terms.picks == RANDOM and not seat.races and game.state.stage.picks
        move = draw_move(seed, player, legal) if drawn else bots[player - 1].choose(game.view(player))
        for event in game.play(move):
            witness.see(event)
            if isinstance(event, Scored):
                witness.hold(event.player, _held(game, event.player))
        if drawn:
            witness.latest[player].drawn = 1
    return _rows(series, number, seed, game, witness)


def draw_move(seed: int, player: int, legal: list[Move]) -> Move:
    """A first race by chance: any position of the offer that the player can pay is as likely as any other."""
    return legal[mix(mix(seed ^ _DRAW) + player) % len(legal)]


def _held(game: Game, player: int) -> list[int]:
    """The numbers of the regions that a player holds."""
    s = game.state
    return [int(s.board.ids[at]) for at, race in enumerate(s.holder) if race >= 0 and s.player[race] == player - 1]


def _rows(series: Series, number: int, seed: int, game: Game, witness: Witness) -> Rows:
    winners = game.winners
    common: Row = {
        "boxes": "+".join(series.boxes),
        "map": game.board.id,
        "players": series.players,
        "rounds": game.table.rounds,
        "game": number,
        "seed": seed,
    }
    ends: dict[int, Row] = {
        seat: {"seat": seat, "won": 1 / len(winners) if seat in winners else 0.0, "coins": coins}
        for seat, coins in game.coins.items()
    }
    return {
        "games": [{**common, **ends[at], **seat.as_row()} for at, seat in enumerate(witness.seats, 1)],
        "races": [{**common, **ends[reign.seat], **vars(reign)} for reign in witness.reigns],
        "turns": [{**common, **vars(turn)} for turn in witness.turns.values()],
    }


def play_chunk(terms: Terms, chunk: Chunk) -> bytes:
    """The games of a chunk as a part file; a worker with other rules or bots refuses."""
    if (found := made_by(terms.bot)) != terms.made_by:
        raise AtlasError("atlas-worker-version", found=found, wanted=terms.made_by)
    tables: dict[str, list[list[Any]]] = {table: [] for table in TABLES}
    for number in chunk.numbers:
        for table, rows in play_game(terms, chunk.series, number).items():
            tables[table].extend([row[name] for name in names(TABLES[table])] for row in rows)
    part = {"terms": terms.as_dict(), **tables}
    return gzip.compress(json.dumps(part, separators=(",", ":")).encode(), compresslevel=5, mtime=0)
