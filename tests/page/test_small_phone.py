"""The smallest screens: what is long in some language still fits."""

from __future__ import annotations

from playwright.sync_api import expect

from elbowroom.boxes import BOXES, box
from elbowroom.locale import texts_in

from .browsing import SMALL_PHONE
from .conftest import Visit
from .hand import Hand
from .learner import Learner
from .lines import POSITIONS
from .serving import Server
from .texts import LANGUAGES, word

SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Bo"}]
# How far the words keep from the edges of their button, in px: sideways, above and below.
ROOM = """([button, label]) => {
  const words = button.querySelector('span');
  words.firstChild.textContent = label;
  const range = document.createRange();
  range.selectNodeContents(words);
  const [text, edge] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
  return [text.left - edge.left, edge.right - text.right, text.top - edge.top, edge.bottom - text.bottom];
}"""


def _longest(language: str) -> list[str]:
    """The labels of the button for the combos with the longest names."""
    texts = texts_in(language)
    boxes = [box(name) for name in BOXES]
    powers = [power.id for one in boxes for power in one.powers]
    names = [texts.combo(power, race.id) for one in boxes for race in one.races for power in powers]
    return [texts.get("act-pick", combo=name) for name in sorted(names, key=len)[-3:]]


def test_the_longest_combo_fits_into_the_button_that_takes_it(server: Server, visit: Visit) -> None:
    page = visit(server.make(SEATS).host, SMALL_PHONE)
    for language in LANGUAGES:
        page.evaluate("(language) => localStorage.setItem('elbowroom.language', language)", language)
        page.reload()
        expect(page.locator(".bar h1")).to_have_text(word(language, "say-pick"))
        page.locator(".offer li button:enabled").first.click()
        button = page.locator(".bar .primary")
        for label in _longest(language):
            assert min(page.evaluate(ROOM, [button.element_handle(), label])) >= 4, label
            expect(button).to_be_in_viewport(ratio=1)


def test_all_that_can_be_done_in_a_replay_stands_in_two_rows(server: Server, visit: Visit) -> None:
    bots = [{"kind": "bot", "level": "random", "name": name} for name in ("Bo", "Cy")]
    made = server.make(bots, rounds=1)
    page = visit(made.host, SMALL_PHONE)
    page.locator("dialog[open]").wait_for()
    for language in LANGUAGES:
        page.evaluate("(language) => localStorage.setItem('elbowroom.language', language)", language)
        page.goto(f"{server.url}/replay/{made.id}?ply=2")
        on = page.get_by_role("button", name=word(language, "replay-play-on"), exact=True)
        expect(on).to_be_in_viewport(ratio=1)
        heights = page.locator(".controls .btn:visible").evaluate_all("(all) => all.map((each) => each.offsetHeight)")
        assert max(heights) <= 44, language
        controls = page.locator(".controls").bounding_box()
        assert controls
        assert controls["height"] <= 120, language


def test_the_guided_game_leaves_room_for_the_map(server: Server, visit: Visit) -> None:
    bot = {"kind": "bot", "level": "easy", "name": "Bo"}
    page = visit(server.make([SEATS[0], bot], deal="first-game", first=0).host, SMALL_PHONE)
    learner = Learner(page, finger=True)
    learner.follow_until("comes in from the edge")
    board = page.locator("svg.layers").bounding_box()
    assert board
    assert board["width"] >= 180
    learner.follow_until("One token holds a region")
    expect(page.locator(".bar .even")).to_be_in_viewport(ratio=1)
    expect(page.locator(".bar .stop")).to_be_in_viewport(ratio=1)


def test_an_ability_stands_beside_the_button_that_stops_and_moves_no_map(server: Server, visit: Visit) -> None:
    page = visit(server.set_up(POSITIONS / "amazons.toml", bots="random").host, SMALL_PHONE)
    hand = Hand(page, finger=True)
    hand.my_turn()
    hand.primary()
    dragon = page.locator(".bar .ability", has_text=word("en", "ability-dragon"))
    ability, stop = dragon.bounding_box(), page.locator(".bar .stop").bounding_box()
    assert ability
    assert stop
    assert abs(ability["y"] - stop["y"]) < 2
    assert ability["x"] >= stop["x"] + stop["width"]
    board = page.locator("svg.layers").bounding_box()
    hand.tap(hand.look().takes[0])
    expect(page.locator(".bar .primary")).to_be_in_viewport(ratio=1)
    expect(dragon).to_be_hidden()  # its room is the other button's now
    assert page.locator("svg.layers").bounding_box() == board

    # On a tablet that lies the sentence keeps to two lines, however long its words.
    page.evaluate("localStorage.setItem('elbowroom.language', 'uk')")
    page.set_viewport_size({"width": 1024, "height": 768})
    page.reload()
    title = page.locator(".bar h1")
    expect(title).to_have_text(word("uk", "say-conquest"))
    lines = "(title) => title.offsetHeight / parseFloat(getComputedStyle(title).fontSize)"
    assert title.evaluate(lines) < 3
