"""Is a tile of one's own fair? A few games between bots at a time, and what all games so far say.

The tile lies in the offer, a seat that chance names begins with it, everybody else with any other combo; then bots
play as they like. A tile like all others wins just its share: 1 of a fair share. Nothing is remembered between two
questions: who asks brings along what the games before have said.
"""

from __future__ import annotations

import random
from math import sqrt
from typing import Final

from elbowroom.bots import make_bot
from elbowroom.notation.newgame import new_game
from elbowroom.notation.own import OwnBox
from elbowroom.rules.ability import Power, Race
from elbowroom.rules.chance import mix
from elbowroom.rules.game import Game
from elbowroom.rules.setup import Box

from .own_boxes import opened
from .protocol.workshop import Fairness, FairQuestion
from .refusal import Refusal

PLAYERS: Final = 3
BOT: Final = "normal"
BATCH: Final = 3  # games for one question
_OFFER: Final = 6
_Z95: Final = 1.96
UNFAIR: Final = 0.1  # who is so far from his share, and surely on that side, is too strong or too weak
_CLOSE: Final = 0.25  # an interval that reaches further says nothing yet


def weigh(_table: str, asked: FairQuestion) -> Fairness:
    """Play the next games."""
    own, tile = find_tile(asked)
    races = [tile] if isinstance(tile, Race) else []
    powers = [tile] if isinstance(tile, Power) else []
    box = Box(own.id, races, powers, [], {})  # no other tile of the box is in the game
    won, squares = asked.won, asked.squares
    for number in range(asked.games, asked.games + BATCH):
        share = play_one(tile, box, number)
        won += share
        squares += share * share
    games = asked.games + BATCH
    mean = won / games
    spread = (squares - games * mean * mean) / max(1, games - 1)
    reach = PLAYERS * _Z95 * sqrt(max(spread, 1 / (games + 2)) / games)  # all won so far is not all for certain
    value = PLAYERS * mean
    return Fairness(games, won, squares, value, reach, _verdict(value, reach))


def find_tile(asked: FairQuestion) -> tuple[OwnBox, Race | Power]:
    """The tile in question; a box with faults is refused."""
    own = opened(asked.box)
    tiles: list[Race | Power] = [*own.races, *own.powers]
    for tile in tiles:
        if tile.id == asked.tile:
            return own, tile
    raise Refusal("bad-settings", field="tile", detail=f"there is no tile {asked.tile!r} in the box")


def _verdict(value: float, reach: float) -> str:
    if value >= 1 + UNFAIR and value - reach > 1:
        return "strong"
    if value <= 1 - UNFAIR and value + reach < 1:
        return "weak"
    return "fair" if reach <= _CLOSE else "open"


def play_one(tile: Race | Power, box: Box, number: int) -> float:
    """What the seat with the tile wins of the game of that number: 1, a part of it, or nothing."""
    seed = mix(0xFA18 + number)
    chance = random.Random(seed)
    game = _began(tile, box, chance, seed)
    holder = chance.randrange(PLAYERS) + 1
    bots = [make_bot(BOT, mix(seed ^ seat + 1)) for seat in range(PLAYERS)]
    for player, bot in enumerate(bots, 1):
        bot.begins(game.view(player))
    chosen: set[int] = set()
    while not game.over:
        player = game.to_move
        if game.state.stage.picks and player not in chosen:
            chosen.add(player)
            game.play(_first_pick(game, tile, player == holder, chance))
        else:
            game.play(bots[player - 1].choose(game.view(player)))
    return 1 / len(game.winners) if holder in game.winners else 0.0


def _began(tile: Race | Power, box: Box, chance: random.Random, seed: int) -> Game:
    """A game with the tile at some place of the offer."""
    board = "base" if "base" in tile.boards else "underground"
    place = chance.randrange(_OFFER)
    names: list[str | Box] = [board, box]
    plain = new_game(PLAYERS, names, 0, map=f"{board}-{PLAYERS}p").table
    races = [one for one in plain.race_ids if one != tile.id]
    powers = [one for one in plain.power_ids if one != tile.id]
    chance.shuffle(races)
    chance.shuffle(powers)
    (races if isinstance(tile, Race) else powers).insert(place, tile.id)
    opening = [pair for at in range(_OFFER) for pair in (("race", races[at]), ("power", powers[at]))]
    return new_game(PLAYERS, names, seed, map=f"{board}-{PLAYERS}p", forced=opening)


def _first_pick(game: Game, tile: Race | Power, his: bool, chance: random.Random) -> str:
    """The tile for its holder, any other combo for everybody else."""
    s = game.state
    ids = s.table.race_ids if isinstance(tile, Race) else s.table.power_ids
    lying = [ids[one] for one in (s.offer_races if isinstance(tile, Race) else s.offer_powers)]
    where = lying.index(tile.id) + 1 if tile.id in lying else 0
    legal = [move.count for move in game.legal_moves()]
    if his and where in legal:
        return f"pick {where}"
    return f"pick {chance.choice([number for number in legal if number != where] or legal)}"
