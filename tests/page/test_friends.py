"""Friends: invited by link, camera or share sheet; each says who he is, and no clock runs before he is there."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .browsing import PHONE, ROOT, WIDER
from .conftest import Visit
from .guests import sit_down
from .hand import Hand, play_on
from .serving import Server

PICK = "Choose a race and its power"
ADA = {"kind": "here", "name": "Ada"}
FRIEND = {"kind": "link"}
BOT = {"kind": "bot", "level": "random", "name": "Mila"}
LINK = re.compile(r"^http://[\w.:]+/table/\w{16}#[\w-]{32}$")
QR = ROOT / "web" / "node_modules" / "qr"


def _link(host: Page, number: int = 2) -> str:
    """The link for a seat, as it stands in the lobby."""
    field = host.get_by_label(f"Link for seat {number}")
    expect(field).to_have_value(LINK)
    return field.input_value()


def _seat(host: Page, number: int) -> Locator:
    """A seat in the lobby."""
    return host.get_by_role("listitem").nth(number - 1)


def _invite(page: Page) -> str:
    """Open a table for a friend from the start page; returns the friend's link."""
    page.get_by_role("button", name="Play with a friend").click()
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    return _link(page)


def test_one_click_a_link_and_a_name_and_two_friends_play(server: Server, visit: Visit) -> None:
    host = visit(server.url)
    link = _invite(host)
    host.get_by_label("Your name").fill("Ada")
    host.get_by_label("Your name").press("Tab")
    expect(_seat(host, 1)).to_contain_text("is here")
    guest = visit(link)
    expect(guest.get_by_role("heading", level=1)).to_have_text("Ada invites you to a game")
    expect(guest.get_by_role("button", name="Sit down")).to_be_disabled()  # without a name
    expect(host.get_by_text("is coming in …")).to_be_visible()
    sit_down(guest, "Bo")
    for page, other in ((host, "Bo"), (guest, "Ada")):
        expect(page.locator(".bar h1")).to_have_text(re.compile(f"{PICK}|{other} is choosing a race"))
        expect(page.locator(".players")).to_contain_text(re.compile("Ada.*Bo"))


def test_a_name_that_was_said_once_is_known_at_the_next_table(server: Server, visit: Visit) -> None:
    guest = visit(server.make([ADA, FRIEND]).seats[2])
    sit_down(guest, "Bo")
    guest.goto(server.make([ADA, FRIEND]).seats[2])
    expect(guest.get_by_label("Your name")).to_have_value("Bo")


def test_a_camera_reads_the_link(server: Server, visit: Visit) -> None:
    host = visit(server.url, PHONE)
    link = _invite(host)
    host.get_by_role("button", name="QR code", exact=True).click()
    code = host.get_by_role("img", name="QR code: Link for seat 2")
    expect(code).to_be_visible()
    assert host.evaluate(WIDER) <= 0
    assert (
        host.locator(".card").evaluate_all("(all) => Math.max(...all.map((one) => one.scrollWidth - one.clientWidth))")
        <= 0
    )
    shot = code.screenshot()
    reader = host.context.new_page()
    reader.route(
        "http://reader.test/**",
        lambda route: (
            route.fulfill(path=QR / route.request.url.rsplit("/", 1)[-1], content_type="text/javascript")
            if route.request.url.endswith(".js")
            else route.fulfill(
                body="<script type=module>import read from './decode.js'; window.read = read;</script>",
                content_type="text/html",
            )
        ),
    )
    reader.goto("http://reader.test/")
    reader.wait_for_function("() => window.read")
    found = reader.evaluate(
        """async (bytes) => {
          const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
          const canvas = new OffscreenCanvas(picture.width, picture.height);
          const pen = canvas.getContext('2d');
          pen.drawImage(picture, 0, 0);
          return window.read(pen.getImageData(0, 0, picture.width, picture.height));
        }""",
        list(shot),
    )
    assert found == link


def test_the_systems_share_sheet_gets_the_link_where_there_is_one(server: Server, visit: Visit) -> None:
    plain = visit(server.url)
    link = _invite(plain)
    assert plain.evaluate("() => typeof navigator.share") == "undefined"  # Chromium has none on this system
    expect(plain.get_by_role("button", name="Share …")).to_have_count(0)
    page = plain.context.new_page()
    page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    page.goto(plain.url)
    page.get_by_role("button", name="Share …").click()
    shared = page.evaluate("() => window.shared")
    assert shared["url"] == link
    assert shared["text"]
    page.evaluate("() => { navigator.share = () => Promise.reject(new DOMException('', 'AbortError')); }")
    page.get_by_role("button", name="Share …").click()  # closed without choosing: nothing breaks
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_guest_who_has_not_arrived_loses_no_time(server: Server, visit: Visit) -> None:
    """The host begins without him; the game waits, and his clock is full when he sits down."""
    made = server.make([FRIEND, ADA], clock={"kind": "turn", "seconds": 6}, stand_in="random")
    host = visit(made.host)
    host.get_by_role("button", name="Begin without waiting").click()
    expect(host.locator(".bar h1")).to_have_text("Player 1 is choosing a race")
    time = host.locator(".players .time").first
    expect(time).to_have_text("0:06")
    host.wait_for_timeout(7000)
    expect(time).to_have_text("0:06")
    expect(host.locator(".bar h1")).to_have_text("Player 1 is choosing a race")
    guest = visit(made.seats[1])
    expect(guest.get_by_text("The game has begun and waits for you.")).to_be_visible()
    sit_down(guest, "Bo")
    expect(guest.locator(".bar h1")).to_have_text(PICK)
    expect(host.locator(".players")).to_contain_text("Bo")
    expect(guest.get_by_text("Time is up").first).to_be_visible()  # and now it runs


def test_a_game_does_not_begin_while_a_guest_is_away_again(server: Server, visit: Visit) -> None:
    made = server.make([ADA, FRIEND, FRIEND])
    host, second = visit(made.host), sit_down(visit(made.seats[2]), "Bo")
    expect(_seat(host, 2)).to_contain_text("is here")
    second.close()
    expect(_seat(host, 2)).to_contain_text("is away")
    third = sit_down(visit(made.seats[3]), "Cy")
    expect(third.get_by_role("heading", name="The table is set")).to_be_visible()
    expect(_seat(host, 3)).to_contain_text("is here")
    expect(host.get_by_role("heading", name="The table is set")).to_be_visible()
    back = visit(made.seats[2])  # he has said his name here before
    expect(back.locator(".bar h1")).to_have_text(re.compile(f"{PICK}|is choosing a race"))


def test_a_bot_keeps_a_guests_seat_until_he_has_said_his_name(server: Server, visit: Visit) -> None:
    made = server.make([ADA, FRIEND], stand_in="random")
    host = visit(made.host)
    host.get_by_role("button", name="Let a bot play").click()
    expect(host.locator(".bar h1")).to_have_text(PICK)
    guest = visit(made.seats[2])
    expect(guest.get_by_text("a bot keeps your seat")).to_be_visible()
    expect(host.locator(".players article").nth(1)).to_contain_text("bot stands in")
    sit_down(guest, "Bo")
    expect(guest.locator(".bar h1")).to_have_text("Ada is choosing a race")
    expect(host.locator(".players article").nth(1)).not_to_contain_text("bot stands in")


def test_a_bots_seat_given_to_a_friend_loses_the_bots_name(server: Server, visit: Visit) -> None:
    """In the lobby, and in the form for a new game."""
    host = visit(server.make([ADA, BOT, FRIEND]).host)
    expect(host.get_by_text("Mila")).to_be_visible()
    _seat(host, 2).get_by_role("button", name="Give it to a friend").click()
    expect(host.get_by_text("Mila")).to_be_hidden()
    expect(_seat(host, 2)).to_contain_text("Player 2")
    sit_down(visit(_link(host)), "Bo")
    expect(_seat(host, 2)).to_contain_text("is here")
    host.goto(server.url)
    host.get_by_role("button", name="Set up a game").click()
    name = host.get_by_label("Seat 2: Name")
    expect(name).not_to_have_value("")
    host.get_by_label("Seat 2: Who sits here").select_option("link")
    expect(name).to_have_value("")
    host.get_by_label("Seat 2: Who sits here").select_option("bot")
    expect(name).not_to_have_value("")


def test_the_host_gives_a_missing_guests_seat_a_new_link_in_the_middle_of_a_game(server: Server, visit: Visit) -> None:
    made = server.make([ADA, FRIEND])
    host = visit(made.host)
    first = sit_down(visit(made.seats[2]), "Bo")
    expect(host.locator(".bar h1")).to_have_text(PICK)
    first.close()
    host.get_by_role("button", name="This table").click()
    panel = host.get_by_role("dialog")
    expect(panel.get_by_role("listitem")).to_contain_text("is away")
    panel.get_by_role("button", name="New link").click()
    second = visit(_link(host))
    expect(second.get_by_text("The game has begun and waits for you.")).to_be_visible()
    expect(second.get_by_label("Your name")).to_have_value("Bo")
    sit_down(second, "Cy")
    expect(second.locator(".bar h1")).to_have_text("Ada is choosing a race")
    expect(panel.get_by_role("listitem")).to_contain_text(re.compile("Cy.*is here"))


def test_a_rematch_does_not_ask_for_names_again(server: Server, visit: Visit) -> None:
    made = server.make([ADA, FRIEND], rounds=1)
    host, guest = visit(made.host), sit_down(visit(made.seats[2]), "Bo")
    hands = [Hand(host), Hand(guest, 2)]
    play_on(hands, 300)
    host.get_by_role("button", name="Play again").click()
    guest.get_by_role("button", name="To the next game").click()
    expect(guest.locator(".bar h1")).to_have_text(re.compile(f"{PICK}|Ada is choosing a race"))


NAMES = {
    "x" * 500: "x" * 24,
    "\u202eoB": "oB",
    "Bo\u2066\u200b": "Bo",
    "  Bo \n the  Great ": "Bo the Great",
    "👩‍🚀 Bo": "👩‍🚀 Bo",
    "👨‍👩‍👧‍👦" * 9: "👨‍👩‍👧‍👦" * 3,
    "דינה": "דינה",
}


def test_names_of_any_kind(server: Server, visit: Visit) -> None:
    """Too long, invisible, turned around, of other scripts: each becomes a name that can be read, or none."""
    made = server.make([ADA, FRIEND, FRIEND])
    host, guest = visit(made.host), visit(made.seats[2])
    field = guest.get_by_label("Your name")
    for nothing in ("   ", "\u202e\u200b", "\u3164"):
        field.fill(nothing)
        expect(guest.get_by_role("button", name="Sit down")).to_be_disabled()
    sit_down(guest, next(iter(NAMES)))
    for given, taken in NAMES.items():
        field = guest.get_by_label("Your name")
        field.fill(given)
        field.press("Tab")
        expect(field).to_have_value(taken)
        expect(_seat(host, 2).locator("bdi")).to_have_text(taken)
    expect(guest.get_by_role("alert")).to_have_count(0)


def test_a_revoked_link_says_so_to_whoever_uses_it(server: Server, visit: Visit) -> None:
    """At once to those at the table, and later to those who come with the old link."""
    made = server.make([ADA, FRIEND, BOT])
    host, guest = visit(made.host), visit(made.seats[2])
    expect(guest.get_by_label("Your name")).to_be_visible()
    host.get_by_role("button", name="New link").click()
    expect(guest.get_by_role("alert")).to_contain_text("This link was replaced by a newer one. Ask the host for it.")
    late = visit(made.seats[2])
    expect(late.get_by_role("alert")).to_contain_text("This link does not open this table. Ask for a new one.")
    sit_down(visit(_link(host)), "Bo")
    expect(host.locator(".bar h1")).to_be_visible()


def test_the_host_who_opens_a_guests_link_is_that_guest_in_this_tab_and_host_everywhere_else(
    server: Server, visit: Visit
) -> None:
    made = server.make([ADA, FRIEND])
    host = visit(made.host)
    expect(host.get_by_role("heading", name="The table is set")).to_be_visible()
    tab = host.context.new_page()
    tab.goto(made.seats[2])
    expect(tab.get_by_label("Your name")).to_be_visible()
    tab.reload()
    expect(tab.get_by_role("button", name="Sit down")).to_be_visible()
    another = host.context.new_page()
    another.goto(f"{server.url}/table/{made.id}")
    expect(another.get_by_role("button", name="New link")).to_be_visible()
