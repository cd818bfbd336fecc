"""What a tile and a stage declare of themselves is complete and true, in games over all boxes."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from elbowroom.boxes import BOXES, PRINTED, box
from elbowroom.locale import Texts, languages
from elbowroom.rules.ability import Tile
from elbowroom.rules.events import Conquered, Event, PieceMoved, Repelled, Rolled
from elbowroom.rules.game import Game
from elbowroom.rules.kit import own_hooks
from elbowroom.rules.manifest import box_data, stage_data, tile_data, usual_stage_data
from elbowroom.rules.moves import COMBO, DONE, NOTHING, PLAYER, REGION, RELIC, Move, Verb
from elbowroom.rules.offer import VISIBLE
from elbowroom.rules.redeploy import Redeploy, dealing_races
from elbowroom.rules.relics_places import Relic
from elbowroom.rules.setup import stages_of, usual_stages
from elbowroom.rules.state import races_of
from elbowroom.rules.turn import Stage
from elbowroom.rules.view import StageView
from tests.mixed.playing import OWN_SETTINGS, bold, fresh, in_setting
from tools import make_icons, make_page_fixtures

TILES = [tile for name in BOXES for tile in (*box(name).races, *box(name).powers, *box(name).finds)]
OFFERS = (
    "start_moves",
    "conquest_moves",
    "replaceable",
    "redeploy_first",
    "redeploy_moves",
    "retreat_moves",
    "end_moves",
)


# --- complete ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_a_tile_declares_what_it_does(tile: Tile) -> None:
    hooks = own_hooks(type(tile))
    assert tile.kind in ("race", "power", "relic", "place")
    assert tile.rule
    assert tile.icon
    stages = stages_of(tile)
    assert bool(hooks & set(OFFERS) or stages) >= bool(tile.verbs), "a verb that nothing offers"
    assert bool(tile.verbs or stages) >= bool(hooks & set(OFFERS)), "an offer without a verb"
    assert ("redeploy_pending" in hooks) == any(verb.must for verb in tile.verbs)
    assert ("counters" in hooks) == any(not stock.players for stock in tile.stocks)
    assert ("marked" in hooks) == any(stock.players for stock in tile.stocks)
    own = {piece.id for piece in tile.pieces}
    for verb in tile.verbs:
        assert not verb.puts or verb.puts in own
        assert not verb.must or verb.puts in {stock.of for stock in tile.stocks}, "nobody could say how many are left"
    assert all(piece.icon for piece in tile.pieces)
    assert all(stock.icon or stock.of in own or not stock.of for stock in tile.stocks)


def test_no_piece_and_no_stock_belongs_to_two_tiles() -> None:
    for ids in (
        [piece.id for tile in TILES for piece in tile.pieces],
        [stock.id for tile in TILES for stock in tile.stocks],
    ):
        assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("language", languages())
def test_every_text_it_names_is_there(language: str) -> None:
    texts = Texts(language)

    def named(data: object) -> Iterator[str]:
        if isinstance(data, dict):
            if data.get("text"):
                yield data["text"]
            for value in data.values():
                yield from named(value)
        elif isinstance(data, list):
            for value in data:
                yield from named(value)

    wanted = {text for name in BOXES for text in named(box_data(box(name)))} | set(named(usual_stage_data()))
    for text in sorted(wanted):
        assert texts.get(text), text
    for tile in TILES:
        chosen = {**{name: str(values[0]) for name, values in tile.variants}, "board": tile.boards[0]}
        assert texts.get(f"{tile.kind}-{tile.id}.ability", **chosen), tile.id


def test_the_manifest_is_what_the_tile_declares() -> None:
    heroic = tile_data(next(tile for tile in TILES if tile.id == "heroic"))
    assert {name: heroic[name] for name in ("kind", "text", "icon", "tokens", "stages", "helps")} == {
        "kind": "power", "text": "power-heroic", "icon": "winged-sword", "tokens": 5, "stages": [], "helps": False,
    }  # fmt: skip
    assert heroic["verbs"] == [
        {
            "id": "hero", "aim": "region", "counted": False, "puts": "hero", "must": True, "takes": False,
            "helped": False, "rolls": False, "tap": False, "text": "ability-hero", "when": ["deals"],
        }
    ]  # fmt: skip
    assert heroic["stocks"] == [
        {"id": "heroes", "text": "stock-heroes", "of": "hero", "icon": "winged-sword", "players": False}
    ]
    assert set(StageView.fields) == {*Stage.facts, "acts", "verbs"}
    ghouls = tile_data(next(tile for tile in TILES if tile.id == "ghouls"))
    assert ghouls["stages"] == [stage_data(stages_of(next(tile for tile in TILES if tile.id == "ghouls"))[0])]
    assert [stage["id"] for stage in usual_stage_data()] == [stage.name for stage in usual_stages()]


def test_the_page_draws_the_icons_that_tiles_declare() -> None:
    assert make_icons.LIST.read_text("utf-8") == make_icons.text(), "run tools/make_icons.py"


@pytest.mark.parametrize("name", PRINTED)
def test_the_pages_tests_have_the_boxes_as_they_are(name: str) -> None:
    stored = (make_page_fixtures.MANIFESTS / f"{name}.json").read_text("utf-8")
    assert stored == make_page_fixtures.manifest_text(name), "run tools/make_page_fixtures.py boxes"


# --- true -------------------------------------------------------------------------------------------------------------


def fits(game: Game, verb: Verb, move: Move) -> bool:
    """Does what follows the verb agree with its aim?"""
    table = game.table
    named = bool(move.region), bool(move.count), bool(move.item)
    return {
        NOTHING: named == (False, False, False),
        REGION: named == (True, verb.counted, False) and move.region in table.board.index,
        PLAYER: named == (False, True, False) and 1 <= move.count <= table.players,
        COMBO: named == (False, True, False) and 1 <= move.count <= VISIBLE,
        RELIC: named == (False, False, True)
        and isinstance(dict(zip(table.find_ids, table.finds, strict=True)).get(move.item), Relic),
    }[verb.aim]


def declared(game: Game, move: Move) -> tuple[Verb, Tile | None]:
    """The verb of a legal move and the tile that has it, if it is not the stage's own."""
    s = game.state
    for verb in s.stage.verbs:
        if verb.id == move.verb and fits(game, verb, move):
            return verb, None
    for race in races_of(s, s.mover):
        kit = s.kit(race)
        standing_for = [relic for tile in kit.stand_ins if (relic := tile.stands_for(s, race)) is not None]
        for tile in (*kit.tiles, *standing_for):
            for verb, data in zip(tile.verbs, tile_data(tile)["verbs"], strict=True):  # type: ignore[call-overload]
                if (
                    verb.id == move.verb
                    and fits(game, verb, move)
                    and any(getattr(s.stage, fact) for fact in data["when"])
                ):
                    return verb, tile
    raise AssertionError(f"{move.text} in {game.stage}: nobody declares it")


def check_means(game: Game, verb: Verb, move: Move) -> None:
    s = game.state
    tiles = [tile for race in races_of(s, s.mover) for tile in s.kit(race).tiles]
    for name in move.means:
        relic = next((tile for tile in tiles if tile.id == name and isinstance(tile, Relic)), None)
        bag = any(
            tile.pieces and tile.pieces[0].id == name for race in races_of(s, s.mover) for tile in s.kit(race).stand_ins
        )
        vanishing = any(tile.id == name and tile.vanishes for tile in tiles)
        assert (relic is not None and relic.helps and verb.helped) or bag or vanishing, move.text


def check_must(game: Game) -> None:
    """What must be placed is what keeps the redeployment open, and its stock says how much it is."""
    s = game.state
    for race in dealing_races(s):
        kit = s.kit(race)
        if any(tile.redeploy_first(s, race) for tile in kit.redeploy_first):
            return
    for race in dealing_races(s):
        kit = s.kit(race)
        for tile in kit.redeploy_moves:
            verbs = [verb for verb in tile.verbs if verb.must]
            offered = any(move.verb == verb.id for verb in verbs for move in s.legal)
            if verbs and tile is not kit.lent:
                assert tile.redeploy_pending(s, race) == offered, tile.id
                assert not (offered and DONE in s.legal), tile.id
            for verb in verbs:
                left = tile.counters(s, race)[next(stock.id for stock in tile.stocks if stock.of == verb.puts)]
                assert left >= max((max(1, move.count) for move in s.legal if move.verb == verb.id), default=0)


def check_shown(game: Game) -> None:
    """Nothing is shown that no tile declares."""
    s = game.state
    view = game.view()
    pieces = {piece.id for piece in s.table.pieces} | set(s.table.find_ids) | {"mountain"}
    for region in view.regions:
        assert set(region.markers) <= pieces
    for seat in view.seats:
        for race in ([seat.active] if seat.active else []) + seat.declined:
            stocks = [stock for tile in s.kit(s.table.race_ids.index(race.race)).tiles for stock in tile.stocks]
            assert set(race.counters) <= {stock.id for stock in stocks if not stock.players}
            assert set(race.marks) <= {stock.id for stock in stocks if stock.players}


def check_events(verb: Verb, move: Move, events: list[Event]) -> None:
    taken = [event for event in events if isinstance(event, Conquered)]
    rolled = [event for event in events if isinstance(event, Rolled)]
    assert bool(rolled) == verb.rolls, move.text
    if verb.takes and not any(isinstance(event, Repelled) for event in events):
        assert [event.region for event in taken] == [move.region], move.text
    else:
        assert not taken, move.text
    if verb.puts:
        assert any(
            isinstance(event, PieceMoved) and (event.piece, event.to) == (verb.puts, move.region) for event in events
        )


def check_stage(game: Game) -> None:
    stage = game.state.stage
    now = game.view(game.to_move).now
    assert (now.decides == "turn") == (game.to_move == game.view().turn)
    assert not (stage.compels and DONE in game.legal_moves())
    assert (DONE.text in now.verbs) >= (DONE in game.legal_moves())
    assert stage.picks <= stage.offers


def play_through(game: Game, every: int, seen: set[str]) -> None:
    """Play a game and look at what is declared, closely in every n-th position."""
    chance = random.Random(7)
    while not game.over:
        moves = game.legal_moves()
        check_stage(game)
        if isinstance(game.state.stage, Redeploy):
            check_must(game)
        if chance.random() * every < 1:
            check_shown(game)
            for move in moves:
                declared(game, move)
        move = bold(chance, game)
        verb, tile = declared(game, move)
        check_means(game, verb, move)
        seen.add(f"{tile.id if tile is not None else ''} {verb.id}")
        check_events(verb, move, game.play(move))


def test_declarations_are_true_in_games() -> None:
    seen: set[str] = set()
    games = [fresh(number) for number in range(60)]
    games += [in_setting(setting, seed) for setting in OWN_SETTINGS for seed in range(8)]
    for game in games:
        play_through(game, 4, seen)
    stages = [*usual_stages(), *[stage for tile in TILES for stage in stages_of(tile)]]
    by_stages = {verb.id for stage in stages for verb in stage.verbs}
    missing = {f"{tile.id} {verb.id}" for tile in TILES for verb in tile.verbs if verb.id not in by_stages} - seen
    assert not missing, "these games do not show everything"
