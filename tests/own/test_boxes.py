"""Boxes of one's own: where they come from, the games they are in, the records that carry them (docs/workshop.md)."""

from __future__ import annotations

import gc
import json
import random
import subprocess
import sys
import weakref
import zipfile
from pathlib import Path

import pytest

from elbowroom import Game, RecordError, SetupError, new_game, replay
from elbowroom.boxes import PRINTED, box_names
from elbowroom.notation import own
from elbowroom.notation.own import BoxError, box_from, read_box, use_box
from elbowroom.rules.kit import own_hooks
from tests.notation.test_maps import grid
from tests.own.boxes import pond, with_effect, with_tile
from tests.support import play, play_on, refusal

TOML = """
id = "pond"
name = { en = "The pond" }

[[race]]
id = "beavers"
name = { en = "Beavers" }
tokens = 6
icon = "icons/beaver.svg"

[[race.effect]]
do = "discount"
where = { some = ["swamp", "coast"] }
"""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="currentColor" d="M0 0h8v8z"/></svg>'


def folder(place: Path) -> Path:
    """A box in many files."""
    (place / "tiles").mkdir(parents=True)
    (place / "maps").mkdir()
    (place / "icons").mkdir()
    (place / "box.toml").write_text(TOML, "utf-8")
    (place / "tiles" / "wet.toml").write_text('[[power]]\nid = "wet"\nname = "Wet"\ntokens = 5\n', "utf-8")
    (place / "maps" / "squares.json").write_text(json.dumps(grid()), "utf-8")
    (place / "icons" / "beaver.svg").write_text(SVG, "utf-8")
    return place


def packed(place: Path, top: str = "") -> Path:
    """The same as a zip."""
    path = place.with_suffix(".zip")
    with zipfile.ZipFile(path, "w") as into:
        for file in sorted(place.rglob("*")):
            if file.is_file():
                into.write(file, top + file.relative_to(place).as_posix())
    return path


def test_a_folder_and_its_zip_are_the_same_box(tmp_path: Path) -> None:
    """Tiles in several files, a map, a drawing; a folder at the top of the zip does not matter."""
    place = folder(tmp_path / "pond")
    found = read_box(place)
    assert [tile.id for tile in (*found.races, *found.powers)] == ["beavers", "wet"]
    assert [one["id"] for one in found.maps] == ["squares"]
    assert found.icons == {found.races[0].icon: SVG}
    assert read_box(packed(place)) is found
    assert read_box(packed(place, "pond/")) is found


def test_one_file_or_one_value_is_a_box(tmp_path: Path) -> None:
    (tmp_path / "pond.json").write_text(json.dumps(pond()), "utf-8")
    assert read_box(tmp_path / "pond.json") is box_from(pond())
    (tmp_path / "wet.toml").write_text('id = "wet"\n[[power]]\nid = "damp"\nname = "Damp"\ntokens = 3\n', "utf-8")
    assert read_box(tmp_path / "wet.toml").powers[0].tokens == 3


def test_a_box_by_its_name(tmp_path: Path) -> None:
    """An expansion: all its tiles are in the game, whatever the limits of blank tiles; its maps can be played on."""
    own = read_box(folder(tmp_path / "pond"))
    use_box(own)
    assert box_names() == (*PRINTED, "pond")
    game = new_game(boxes=["base", "pond"], seed=1)
    assert {"beavers"} <= set(game.table.race_ids)
    assert {"wet"} <= set(game.table.power_ids)
    assert new_game(boxes=["pond", "base"], seed=1).board.id == "squares"
    assert new_game(map="squares", seed=1).table.races[0].id == "amazons"


def test_two_boxes_with_one_id_do_not_meet() -> None:
    use_box(box_from(pond()))
    use_box(box_from(pond()))
    with pytest.raises(BoxError, match="there is another box pond already"):
        use_box(box_from(pond(version="2")))
    other = box_from({**pond(), "id": "lake"}).box()
    with pytest.raises(SetupError, match="race beavers comes with two of these boxes"):
        new_game(boxes=["base", "pond", other])


def test_a_plain_race_has_no_hooks() -> None:
    """It costs nothing, whoever said it."""
    data = with_tile(effect=[{"do": "coins", "per": "region", "where": "forest"}], marker=[])
    tile = box_from(data).races[0]
    assert tile.coin_feature == "forest"
    assert own_hooks(type(tile)) == frozenset()


def test_a_marker_is_laid_by_a_move() -> None:
    """A dam a turn, one in a region; it defends."""
    games = (new_game(boxes=["base", box_from(pond()).box()], seed=seed) for seed in range(100))
    game = next(game for game in games if game.table.race_ids.index("beavers") in game.state.offer_races)
    at = [game.table.race_ids[tile] for tile in game.state.offer_races].index("beavers")
    game.state.coins[0] = 9
    play(game, f"pick {at + 1}")
    play(game, next(str(move) for move in game.legal_moves() if move.verb == "conquer"), "done")
    dams = [move for move in game.legal_moves() if move.verb == "dam"]
    before = game.state.wall[game.board.index[dams[0].region]]
    play(game, str(dams[0]))
    assert game.state.wall[game.board.index[dams[0].region]] == before + 1
    assert not any(move.verb == "dam" for move in game.legal_moves())
    assert refusal(game, str(dams[0])).code == "used-up"


def test_the_house_rules_of_a_box_hold_where_the_table_says_nothing_else() -> None:
    """SETUP-8, PICK-9: those of tiles that are not in the game do not matter, and the record has them."""
    own = box_from(pond(house_rules={"starting_coins": 9, "offer_size": 4, "vampire_limit": "per_opponent"})).box()
    game = new_game(boxes=["base", own], seed=1)
    assert (set(game.coins.values()), len(game.state.offer_races)) == ({9}, 4)
    assert replay(game.record()).record() == game.record()
    other = new_game(boxes=["base", own], seed=1, variants={"starting_coins": 5})
    assert set(other.coins.values()) == {5}
    assert replay(other.record()).record() == other.record()


def test_regions_that_defend_themselves_cost_others_more() -> None:
    """The effect `defend`: so much more in such regions, item by item."""
    own = box_from(with_effect(do="defend", where="hill", amount=2)).box()
    game = new_game(boxes=["base", own], seed=1)
    s, herons = game.state, game.table.race_ids.index("herons")
    tile = game.table.races[herons]
    hill = next(at for at in s.board.each(s.board.features["hill"]))
    other = next(at for at in s.board.each(s.board.everything & ~s.board.features["hill"]))
    assert [tile.defends(s, herons, region, 0) for region in (hill, other)] == [2, 0]


# --- records --------------------------------------------------------------------------------------------------------


def test_a_record_carries_its_box_to_another_process(tmp_path: Path) -> None:
    use_box(box_from(pond()))
    game = play_on(new_game(3, ["base", "pond"], seed=4), random.Random(4))
    path = tmp_path / "game.record"
    path.write_text(game.record(), "utf-8")
    command = [sys.executable, "-m", "elbowroom", "replay", str(path), "--json", "--lang", "en"]
    answer = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert list(json.loads(answer.stdout)["coins"].values()) == list(game.coins.values())


def test_a_replayed_game_has_the_same_record() -> None:
    """As an expansion, and as blank tiles (CUSTOM-1 to CUSTOM-5)."""
    own = box_from(pond())
    for settings in ({"boxes": ["base", own.box()]}, {"blank": ["beavers", "muddled"], "blank_from": [own.box()]}):
        game = play_on(new_game(2, seed=5, **settings), random.Random(5))
        assert "\nbox {" in game.record()
        assert replay(game.record()).record() == game.record()
    assert "\nblank: beavers muddled\n" in game.record()
    assert "tritons" not in game.table.race_ids


def test_blank_tiles_keep_to_their_rules() -> None:
    """CUSTOM-2: a blank race has a stand-in; CUSTOM-1: and there is one of them."""
    use_box(box_from(pond()))
    with pytest.raises(SetupError, match="CUSTOM-2"):
        new_game(blank=["herons"])
    with pytest.raises(SetupError, match="CUSTOM-1"):
        new_game(blank=["beavers", "herons"])
    with pytest.raises(SetupError, match="there is no tile otters"):
        new_game(blank=["otters"])
    with pytest.raises(SetupError, match="beavers is in box pond, which is in the game as a whole"):
        new_game(boxes=["base", "pond"], blank=["beavers"])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"tokens":6', '"tokens":1000000', "line 7: the box that it carries: race.beavers.tokens: .* from 1 to 15"),
        ('{"id":"pond"', '{"id":', "line 7: the box that it carries: the file is not JSON"),
        ("\nbox {", '\nbox {"id":"x"}\nbox {', "line 7: the box that it carries: there is no race"),
        ("boxes: base pond", "boxes: base lake", "there is no box lake"),
        ('"version":"1"', '"map":[]', "line 7: the box that it carries: there is no key map"),
    ],
)
def test_a_record_with_a_broken_box_is_refused_in_one_sentence(old: str, new: str, said: str) -> None:
    text = new_game(boxes=["base", box_from(pond()).box()], seed=1).record()
    assert text.count(old) == 1 or old == '"tokens":6'
    with pytest.raises(RecordError, match=said):
        replay(text.replace(old, new, 1))


def test_a_record_carries_a_box_once_and_not_many() -> None:
    text = new_game(boxes=["base", box_from(pond()).box()], seed=1).record()
    line = next(line for line in text.splitlines() if line.startswith("box "))
    with pytest.raises(RecordError, match="the box that it carries: there is another box pond already"):
        replay(text.replace(line, f"{line}\n{line}", 1))
    many = "\n".join(line.replace('"id":"pond"', f'"id":"pond-{n}"') for n in range(9))
    with pytest.raises(RecordError, match="the box that it carries: box: there are 9 of them"):
        replay(text.replace(line, many, 1))


def test_games_of_every_effect_replay() -> None:
    """Whatever is said, games end, copies are independent and records replay."""
    for effect in (
        {"do": "immune", "where": "mountain"},
        {"do": "recruit", "per": "region", "where": "hill", "every": 2, "most": 2, "at": "ready"},
        {"do": "overlook", "where": {"all": ["edge", "empty"]}},
        {"do": "reach", "where": "relic", "when": {"round_from": 2, "round_to": 8}},
        {"do": "extra-tokens", "amount": 2},
        {"do": "coins", "amount": 3, "when": {"regions_to": 4, "declined": True, "tokens_in_tray": True}},
        {"do": "coins", "amount": 2, "per": "region", "where": {"tokens": 2}, "when": {"holds": "magic"}},
        {"do": "coins", "per": "region", "where": "tribe", "while": "declined"},
        {"do": "steal", "while": "both"},
        {"do": "defend", "where": {"some": ["hill", "swamp"]}, "amount": 2, "when": {"round_from": 2}, "while": "both"},
    ):
        game = new_game(2, ["base", box_from(with_effect(**effect)).box()], seed=3)
        while not game.over:
            offer = [game.table.race_ids[at] for at in game.state.offer_races]
            wanted = f"pick {offer.index('herons') + 1}" if "herons" in offer else ""
            legal = [str(move) for move in game.legal_moves()]
            play(game, wanted if wanted in legal else random.Random(len(game.moves())).choice(legal))
        assert replay(game.record()).digest() == game.digest()


def test_tiles_that_nobody_uses_any_more_are_forgotten() -> None:
    """A server that sees many boxes keeps the last ones."""
    data = pond(version="to be forgotten")
    tile = weakref.ref(type(box_from(data).races[0]))
    game: Game | None = new_game(boxes=["base", box_from(data).box()], seed=1)
    assert game is not None
    game.play(game.legal_moves()[0])
    game = None
    own._made.cache_clear()
    gc.collect()
    assert tile() is None
