"""The state's fields: written down once, told by the fingerprint as ever, and never changed behind a copy's back."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable

import pytest

from elbowroom import Game, new_game
from elbowroom.arena.bench import compiled
from elbowroom.rules.ability import Race
from elbowroom.rules.board import Board
from elbowroom.rules.checking import ASKED, SharedList, SharedListChanged, checked
from elbowroom.rules.digest import digest
from elbowroom.rules.moves import parse
from elbowroom.rules.state import State
from elbowroom.rules.state_base import CHECKED, StateBase
from elbowroom.rules.state_fields import FIELDS, FRESH, OWN, REPLACED, SHARED, VALUE, Field
from elbowroom.rules.table import Table
from elbowroom.rules.turn import Stage
from tests.support import play_on
from tools import make_state

in_the_sources = pytest.mark.skipif(
    compiled(), reason="compiled code reads and writes lists past their methods, so the checking mode is off there"
)


def names(held: str) -> list[str]:
    """The fields that copies hold in this way."""
    return [field.name for field in FIELDS if field.held == held]


def a_state() -> State:
    """A game in full swing."""
    return play_on(new_game(3, ("base", "underground"), 4), random.Random(4), 60).state


# --- written down once ----------------------------------------------------------------------------------------------


def test_the_class_is_made_from_the_table() -> None:
    assert make_state.BASE.read_text("utf-8") == make_state.text(), "run tools/make_state.py"


def test_every_field_is_held_in_a_way_that_is_known() -> None:
    assert {field.held for field in FIELDS} == {VALUE, OWN, SHARED, REPLACED, FRESH}
    assert len({field.name for field in FIELDS}) == len(FIELDS)


def test_the_state_has_no_other_fields() -> None:
    if not compiled():
        assert {*State.__slots__, *StateBase.__slots__} == {field.name for field in FIELDS} | {"shared"}
        assert not hasattr(a_state(), "__dict__")


@pytest.mark.parametrize("name", names(VALUE))
def test_what_is_handed_on_cannot_be_changed(name: str) -> None:
    assert isinstance(getattr(a_state(), name), int | str | tuple | Table | Board | Stage)


@pytest.mark.parametrize("field", FIELDS, ids=[field.name for field in FIELDS])
def test_a_copy_has_the_same(field: Field) -> None:
    one = a_state()
    two = one.copy()
    if field.held == FRESH:
        getattr(one, field.name).append(None)
        assert getattr(two, field.name) == []
    else:
        assert getattr(two, field.name) == getattr(one, field.name)
        if field.held != VALUE:
            assert (getattr(two, field.name) is getattr(one, field.name)) is (field.held != OWN)


@pytest.mark.parametrize("name", names(SHARED))
def test_after_unsharing_each_has_its_own(name: str) -> None:
    one = a_state()
    two, three = one.copy(), one.copy()
    before = list(getattr(one, name))
    two.unshare()
    getattr(two, name).append(None)
    assert getattr(one, name) == getattr(three, name) == before
    one.unshare()
    getattr(one, name).clear()
    assert getattr(three, name) == before


# --- the fingerprint ------------------------------------------------------------------------------------------------

POSITION: dict[str, object] = {
    "holder": [3, -1, 12, 0],
    "tokens": [2, 0, 5, 1],
    "neutral": [0, 1, 0, 2],
    "pieces": [0, 16, 3, 1 << 40],
    "finds": [1, 0, 1 << 14, 0],
    "monsters": 9,
    "tray": [7, 8],
    "hand": [4, 0],
    "waiting": [0, 6],
    "player": [1, -1],
    "badge": [-1, 19],
    "live": [True, False],
    "lent": 17,
    "coins": [11, 23],
    "active": [0, -1],
    "fallen": [(5, 6), ()],
    "kept": [0, 31, 0],
    "spent": [2, 0, 101],
    "offer_races": [1, 2, 3],
    "offer_powers": [4, 5, 6],
    "offer_coins": [0, 1, 2],
    "race_next": (7, 8),
    "race_pool": 1 << 11,
    "race_bottom": (9,),
    "power_next": (10, 11),
    "power_pool": 1 << 18,
    "discard": 6,
    "find_stack": (12, 13),
    "find_pool": 5,
    "unfound": 2,
    "round": 8,
    "turn": 1,
    "mover": 0,
    "race": 12,
    "picked": True,
    "attempted": False,
    "raids": 3,
    "attacked": 2,
    "surge": 1,
    "victims": 4096,
    "begun": True,
    "detour": "balrog",
    "after": "redeploy",
    "dealing": 6,
    "legal": [parse("conquer 5"), parse("pass")],
}


RARE: dict[str, object] = {"again": True}  # fields that the fingerprint has only where they are not nothing


def a_position(**other: object) -> State:
    """A position in which every field that the fingerprint knows is something else than on an empty table."""
    table = new_game(2, seed=1).table
    s = State(table, table.stages["conquest"])
    for name, value in {**POSITION, **other}.items():
        setattr(s, name, value)
    return s


def test_the_fingerprint_is_what_it_was() -> None:
    """Records carry it: other keys, or the same ones in another order, would make all of them unreadable."""
    assert digest(a_position()) == "07f924c58c5064e038e177f01be0cc76"
    table = new_game(2, seed=1).table
    assert digest(State(table, table.stages["over"])) == "f6c703c7129a7cef95579fa3171a5903"


@pytest.mark.parametrize("name", POSITION)
def test_the_fingerprint_notices(name: str) -> None:
    value = POSITION[name]
    other = value[:-1] if isinstance(value, list | tuple | str) else value == 0
    assert digest(a_position(**{name: other})) != digest(a_position())


def test_the_fingerprint_is_tried_with_every_field_it_knows() -> None:
    assert {field.name for field in FIELDS if field.key} == {*POSITION, *RARE, "board", "stage"}


@pytest.mark.parametrize("name", RARE)
def test_the_fingerprint_notices_what_is_rare(name: str) -> None:
    """Its key is there only where there is something to tell: other positions have the fingerprint they always had."""
    assert digest(a_position(**{name: RARE[name]})) != digest(a_position())
    assert name not in a_position().contents()


# --- the checking mode ----------------------------------------------------------------------------------------------

CHANGES: tuple[Callable[[list[object]], object], ...] = (
    lambda items: items.__setitem__(0, 1),
    lambda items: items.__setitem__(slice(None), []),
    lambda items: items.__delitem__(0),
    lambda items: items.__iadd__([1]),
    lambda items: items.__imul__(2),
    lambda items: items.append(1),
    lambda items: items.extend([1]),
    lambda items: items.insert(0, 1),
    lambda items: items.pop(),
    lambda items: items.remove(1),
    lambda items: items.clear(),
    lambda items: items.sort(key=id, reverse=True),
    lambda items: items.reverse(),
)


def test_the_tests_run_in_the_checking_mode() -> None:
    assert CHECKED is not compiled()


@pytest.mark.parametrize(("value", "on"), [("", False), ("0", False), ("1", True)])
def test_the_mode_is_on_where_it_is_asked_for(value: str, on: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ASKED, value)
    assert checked() is (on and not compiled())
    monkeypatch.delenv(ASKED)
    assert not checked()


@in_the_sources
@pytest.mark.parametrize("name", [*names(SHARED), *names(REPLACED)])
def test_a_list_that_copies_share_refuses_to_be_changed(name: str) -> None:
    """Whichever of the two is asked, and however it is done."""
    one = a_state()
    two = one.copy()
    before = list(getattr(one, name))
    remedy = "call s.unshare()" if name in names(SHARED) else "put another list in its place"
    for change in CHANGES:
        for state in (one, two):
            with pytest.raises(
                SharedListChanged, match=rf"^State\.{name} was about to be changed, but .*{remedy}.*\.$"
            ):
                change(getattr(state, name))
        assert getattr(one, name) == getattr(two, name) == before


def test_every_method_that_changes_a_list_is_refused() -> None:
    changing = {name for name in vars(list) if name not in vars(tuple)} - {"__reversed__", "__sizeof__", "copy"}
    assert changing <= set(vars(SharedList))


def test_stacks_and_what_is_laid_down_have_nothing_that_could_be_changed() -> None:
    """They are replaced, never changed in place: their type says so, in the compiled engine too."""
    s = a_state()
    for name in ("race_next", "race_bottom", "power_next", "find_stack", "forced", "watch"):
        assert type(getattr(s, name)) is tuple


@in_the_sources
def test_a_shared_list_by_itself_is_copied_as_a_plain_one() -> None:
    s = a_state()
    s.copy()
    assert isinstance(s.kept, SharedList)
    for other in (copy.copy(s.kept), copy.deepcopy(s.kept), pickle.loads(pickle.dumps(s.kept)), s.kept[:]):
        assert type(other) is list
        assert other == s.kept


class Careless(Race):
    """They note a conquest where copies look too."""

    id = "careless"
    rule = "RACE-Careless"
    box = "own"
    tokens = 8
    supply = 13
    stand_in = "ratmen"
    unshares = False

    def conquered(self, s: State, race: int, region: int, victim: int) -> None:
        if self.unshares:
            s.unshare()
        s.kept[s.table.slots[self.id]] = region


class Careful(Careless):
    """The same as it should be."""

    unshares = True


def conquering(tile: Race) -> Game:
    """A game in which this race is about to conquer; nobody has made a copy."""
    for seed in range(100):
        game = new_game(2, own_races=[tile], seed=seed)
        if game.view().offer[0].race == tile.id:
            game.play("pick 1")
            return game
    raise AssertionError("never on top of the offer")


@in_the_sources
def test_a_tile_that_forgets_to_unshare_is_caught() -> None:
    game = conquering(Careless())
    move = next(move for move in game.legal_moves() if move.verb == "conquer")
    with pytest.raises(SharedListChanged, match=r"State\.kept was about to be changed, but .* call s\.unshare\(\)"):
        game.play(move)


def test_a_tile_that_unshares_is_not() -> None:
    game = conquering(Careful())
    copy = game.copy()
    before = copy.digest()
    move = next(move for move in game.legal_moves() if move.verb == "conquer")
    game.play(move)
    assert game.state.kept[game.table.slots["careless"]] > 0
    assert copy.digest() == before
