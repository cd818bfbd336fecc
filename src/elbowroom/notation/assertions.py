"""What a scenario says must hold (docs/scenarios.md#assertions)."""

from __future__ import annotations

from elbowroom.boxes import BOXES, box
from elbowroom.rules.game import Game
from elbowroom.rules.moves import parse
from elbowroom.rules.state import State, races_of
from elbowroom.rules.view import markers_at

IN_HAND = {
    stock.id
    for name in BOXES
    for tile in (*box(name).races, *box(name).powers, *box(name).finds)
    for stock in tile.stocks
    if not stock.players
}  # what races may have besides tokens


def _own_stock(s: State, name: str) -> bool:
    """Does a tile of one's own have such a stock?"""
    tiles = [tile for tile in (*s.table.races, *s.table.powers) if tile.box]
    return any(stock.id == name and not stock.players for tile in tiles for stock in tile.stocks)


class AssertionSyntax(ValueError):
    """An assertion that cannot be read."""


def failure(game: Game, text: str) -> str:
    """An empty text if the assertion holds, else `expected …, is …`."""
    words = text.split()
    if not words:
        raise AssertionSyntax("an empty assertion")
    head = words[0]
    if head in ("legal", "illegal"):
        legal = parse(" ".join(words[1:])) in game.legal_moves()
        return "" if legal == (head == "legal") else f"expected {text}, is {'legal' if legal else 'illegal'}"
    if head == "no":
        return _absent(game, text, words)
    if head == "marker":
        return _marker(game, text, words, present=True)
    if head == "vengeance":
        return _vengeance(game, text, words, held=True)
    if "=" not in words:
        raise AssertionSyntax(f"{text!r} is no assertion")
    at = words.index("=")
    left, right = words[:at], " ".join(words[at + 1 :])
    actual = _value(game, left, text)
    return "" if actual == _normal(right) else f"expected {text}, is {actual}"


def _normal(text: str) -> str:
    """`2, 1` and `1,2` name the same winners."""
    if "," in text:
        return ",".join(sorted(part.strip() for part in text.split(",")))
    return text


def _value(game: Game, left: list[str], text: str) -> str:
    """What stands on the left of `=`, as it is in the game."""
    s = game.state
    head = left[0] if left else ""
    rest = left[1:]
    if head == "region" and len(rest) == 1:
        return _region(s, _region_of(s, rest[0], text))
    if head == "cost" and rest:
        means = rest[2:] if len(rest) > 2 and rest[1] == "with" else []
        if len(rest) != 1 and not means:
            raise AssertionSyntax(f"{text!r} is no assertion")
        _region_of(s, rest[0], text)
        total = game.cost(rest[0], *means).total
        return "none" if total is None else str(total)
    if head == "hand" and len(rest) in (1, 2):
        return str(_hand(s, _player(s, rest[0], text), rest[1] if len(rest) == 2 else "", text))
    if len(rest) == 1 and (head in IN_HAND or _own_stock(s, head)):
        return str(_counter(s, _player(s, rest[0], text), head))
    if head == "coins" and len(rest) == 1:
        return str(s.coins[_player(s, rest[0], text)])
    if head == "tray" and len(rest) == 1:
        if rest[0] not in s.table.race_ids:
            raise AssertionSyntax(f"{text!r}: there is no race {rest[0]}")
        return str(s.tray[s.table.race_ids.index(rest[0])])
    if left == ["stage"]:
        return game.stage
    if left == ["to_move"]:
        return str(game.to_move)
    if left == ["round"]:
        return str(game.round)
    if left == ["winner"]:
        return ",".join(str(player) for player in game.winners)
    if left == ["combos"]:
        return str(len(s.offer_races))
    if left == ["stonehedge"]:
        return s.table.power_ids[s.lent] if s.lent >= 0 else "none"
    if head == "combo" and rest:
        return _combo(s, rest, text)
    raise AssertionSyntax(f"{text!r} is no assertion")


def _region_of(s: State, name: str, text: str) -> int:
    if name not in s.board.index:
        raise AssertionSyntax(f"{text!r}: there is no region {name}")
    return s.board.index[name]


def _player(s: State, name: str, text: str) -> int:
    if name not in [str(player + 1) for player in range(s.table.players)]:
        raise AssertionSyntax(f"{text[:80]!r}: there is no player {name[:20]}")
    return int(name) - 1


def _region(s: State, region: int) -> str:
    race = s.holder[region]
    if race >= 0:
        grey = "" if s.live[race] else " declined"
        return f"{s.player[race] + 1} {s.table.race_ids[race]} {s.tokens[region]}{grey}"
    if s.neutral[region]:
        return "monsters" if s.monsters >> region & 1 else "tribe"
    return "empty"


def _hand(s: State, player: int, race_id: str, text: str) -> int:
    if not race_id:
        race = s.active[player]
        return s.hand[race] if race >= 0 else 0
    if race_id not in s.table.race_ids:
        raise AssertionSyntax(f"{text!r}: there is no race {race_id}")
    race = s.table.race_ids.index(race_id)
    return s.hand[race] if s.player[race] == player else 0


def _counter(s: State, player: int, name: str) -> int:
    for race in races_of(s, player):
        for tile in s.kit(race).counters:
            found = tile.counters(s, race).get(name)
            if found is not None:
                return found
    return 0


def _combo(s: State, rest: list[str], text: str) -> str:
    coins = rest[0] == "coins"
    number = rest[1] if coins and len(rest) == 2 else rest[0]
    if not number.isdecimal() or len(number) > 4 or len(rest) != 1 + coins:
        raise AssertionSyntax(f"{text!r} is no assertion")
    at = int(number) - 1
    if not 0 <= at < len(s.offer_races):
        return "none"
    if coins:
        return str(s.offer_coins[at])
    return f"{s.table.power_ids[s.offer_powers[at]]} {s.table.race_ids[s.offer_races[at]]}"


def _absent(game: Game, text: str, words: list[str]) -> str:
    if words[1:2] == ["marker"]:
        return _marker(game, text, words[1:], present=False)
    if words[1:2] == ["vengeance"]:
        return _vengeance(game, text, words[1:], held=False)
    raise AssertionSyntax(f"{text!r} is no assertion")


def _marker(game: Game, text: str, words: list[str], present: bool) -> str:
    s = game.state
    if len(words) not in (3, 4) or (len(words) == 4 and (not present or not words[3].isdecimal() or len(words[3]) > 4)):
        raise AssertionSyntax(f"{text!r} is no assertion")
    count = markers_at(s, _region_of(s, words[1], text)).get(words[2], 0)
    wanted = 0 if not present else int(words[3]) if len(words) == 4 else 1
    return "" if count == wanted else f"expected {text}, is {count}"


def _vengeance(game: Game, text: str, words: list[str], held: bool) -> str:
    s = game.state
    if len(words) != 3:
        raise AssertionSyntax(f"{text!r} is no assertion")
    owner = _player(s, words[1], text)
    other = _player(s, words[2], text)
    actual = False
    for race in races_of(s, owner):
        for tile in s.kit(race).marked:
            if any(stock.id == words[0] for stock in tile.stocks):
                actual = actual or bool(tile.marked(s, race) >> other & 1)
    return "" if actual == held else f"expected {text}, is {'held' if actual else 'not held'}"
