"""Screens that the documents have no picture of: what seldom happens, what goes wrong, what opens over something."""

from __future__ import annotations

from urllib.parse import quote

from elbowroom.puzzles.shipped import shipped
from tests.page.browsing import THINKING, touches
from tests.page.hand import Hand
from tests.page.learner import Learner
from tests.page.lines import POSITIONS
from tests.page.player import Player
from tests.page.serving import NAMES, Made, Server
from tests.page.texts import beginning, word
from tools.album import Album, Prepare, View
from tools.screens import SEATS, first_game, lesson_at, play_to, pressing

FRIENDS = [SEATS[0], {"kind": "link", "name": "Bor"}]
DECLINE = ["decline"]  # the plan of a puzzle that one press solves
# What would go by itself stays: nothing that waits so long comes to pass.
HOLD = """(longest) => {
  const later = window.setTimeout.bind(window);
  window.setTimeout = (call, ms, ...rest) => (ms >= longest ? 0 : later(call, ms, ...rest));
}"""
# What a browser may do to the page; asked for by a note that only this tab has.
FAULTS = """
const fault = sessionStorage.fault;
if (fault === 'storage')
  Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('off', 'SecurityError'); } });
if (fault === 'update') {
  const found = { waiting: {}, active: { postMessage() {} }, addEventListener() {} };
  navigator.serviceWorker.register = () => Promise.resolve(found);
}
"""
# Positions of the tests, and what is played there before the picture is taken.
STAGES = {
    "berserk": ("sorcerers", ""),
    "berserk-lies": ("sorcerers", "roll"),
    "balrog": ("pentacle", "conquer 17"),
    "dragon": ("amazons", "expand"),
    "late": ("ghouls", "expand"),
    "camps": ("camps", ""),
    "retreat": ("camp-taken", "conquer 9, place 3 1 + place 9 5"),
    "diplomat": ("diplomat", ""),
    "swap": ("mimes", "pick 2"),
    "volcano": ("flames", "pick 1"),
    "ancient": ("cultists", ""),
    "relics": ("relics", ""),
    "armor": ("shield", ""),
    "places": ("places", "expand, conquer 6, done"),
    "crowd": ("crowd", ""),
}


def _open_log(view: View) -> None:
    """On a phone the log is behind a button."""
    for text in ("nav-log", "nav-log-new"):
        button = view.page.get_by_role("button", name=word(view.language, text), exact=True)
        if button.count():
            button.click()
            return


def _tap(album: Album, region: str) -> None:
    """Where a tap asks first, everywhere else the same is asked."""
    for view in album.views[1:]:
        view.page.locator(f'path.can[data-region="{region}"]').wait_for()
        view.page.locator(f'path[data-region="{region}"]').dispatch_event("click")


def start(album: Album, server: Server) -> None:
    """The start page with all that may stand on it."""
    album.go(server.url)
    album.take("new-game", "h1", _all_choices, whole=True)
    album.keep("elbowroom.games", _games())
    album.go(server.url)
    album.take("games", ".two li a", whole=True)
    album.take("games-forget", ".two li a", lambda view: view.press("home-forget"), whole=True)
    album.take("games-carry", ".two li a", lambda view: view.press("games-more"))
    for view in album.views:
        view.page.route("**/api/tables", lambda route: route.fulfill(status=429, json=_error("too-many-tables")))
    album.go(server.url)
    album.take("not-made", "h1", pressing("home-play"), whole=True)
    for view in album.views:
        view.page.unroute("**/api/tables")
    for fault, ready in {"storage": ".fails", "update": ".update"}.items():
        album.each("(fault) => { sessionStorage.fault = fault; }", fault)
        album.go(server.url)
        album.take(f"{fault}-home", ready, whole=True)
    album.each("() => sessionStorage.removeItem('fault')")
    album.each("() => localStorage.removeItem('elbowroom.games')")


def _error(code: str) -> dict[str, object]:
    return {"error": {"code": code}}


def _games() -> list[dict[str, object]]:
    """A game in this browser, one with many friends, one that is over, one that is only watched."""
    minute, now = 60_000, 1_760_000_000_000
    return [
        {"table": "tab-one", "secret": "s", "right": "host", "players": ["Ada", "Bor", "Mila"], "when": now},
        {"table": "b", "secret": "s", "right": "host", "players": [*NAMES], "when": now - minute},
        {
            "table": "c",
            "secret": "s",
            "right": "seat",
            "players": ["Ada", "Bor"],
            "when": now - 99 * minute,
            "over": True,
        },
        {"table": "d", "secret": "s", "right": "watch", "players": ["Bonifatius", "Wolfeschlegel"], "when": 0},
    ]


def _all_choices(view: View) -> None:
    view.press("home-custom")
    view.page.get_by_label(word(view.language, "new-box-both"), exact=True).check()
    view.page.get_by_text(word(view.language, "new-more"), exact=True).click()


def doors(album: Album, server: Server) -> None:
    """Links, right and wrong ones."""
    made = server.make(FRIENDS)
    album.go(made.seats[2])
    album.take("guest", "main input")
    album.go(f"{server.url}/table/{made.id}#wrong")
    album.take("wrong-link", "[role=alert]")
    album.go(f"{server.url}/table/aaaaaaaaaaaaaaaa#{'b' * 32}")
    album.take("closed", "h1")
    album.go(f"{server.url}/replay/aaaaaaaaaaaaaaaa")
    album.take("no-replay", "[role=alert]")
    album.go(f"{server.url}/nowhere")
    album.take("not-found", "h1")
    album.go(server.make([SEATS[0], {"kind": "here", "name": "Bor"}]).host)
    album.take("hand-over", ".handover")
    album.go(server.make(FRIENDS).host)
    album.take("lobby-code", "h1", _draw_code, whole=True)


def _draw_code(view: View) -> None:
    """Only who has made a link has it."""
    view.press("lobby-new-link")
    view.press("invite-qr")
    view.page.get_by_role("img", name=beginning(view.language, "invite-qr-label")).wait_for()


def book(album: Album, server: Server) -> None:
    """The rulebook where it is opened."""
    for view in album.views:
        view.page.goto(f"{server.url}/rules?q={quote(word(view.language, 'terrain-mountain'))}")
    album.take("rules-found", "main .count")
    album.go(f"{server.url}/rules#conq-14")
    album.take("rules-shown", "#conq-14 .show", _show_rule, showing="#conq-14")
    album.go(f"{server.url}/rules?tile=race-orcs")
    album.take("rules-tile", "#race-orcs-1", whole=True)
    album.go(f"{server.url}/rules?tile=nobody")
    album.take("rules-no-tile", "[role=alert]")
    album.go(f"{server.url}/rules#race-orcs")
    album.take("rules-races", "#race-orcs", showing="#race-orcs")


def _show_rule(view: View) -> None:
    rule = view.page.locator("#conq-14")
    rule.locator(".show").click()
    rule.locator("[data-region]").first.wait_for(state="attached")
    rule.locator(".controls .primary").click()


def coach(album: Album, server: Server) -> None:
    """The guided game from its first words to its end."""
    made = first_game(server)
    album.first.goto(made.host)
    learner = Learner(album.first)
    moments = {
        "pick": "Whoever has the most coins",
        "enter": "comes in from the edge",
        "place": "One token holds a region",
        "decline": "spread themselves thin",
    }
    for name, words in moments.items():
        learner.follow_until(words)
        lesson_at(album, f"lesson-{name}", made)
    while learner.follow():
        pass
    album.go(made.host)
    album.take("lesson-final", ".bar .acts .primary", _show_end)


def _show_end(view: View) -> None:
    """Who comes after the end has the final table behind a button."""
    if not view.page.locator("dialog[open]").count():
        view.page.locator(".bar .acts .primary").click()
    view.page.locator("dialog[open]").wait_for()


def turn(album: Album, server: Server) -> None:
    """What a turn may ask, show and tell."""
    album.go(server.set_up(POSITIONS / "turn.toml", bots="random").host)
    album.take("decline", ".bar .second", pressing("act-decline"))
    album.close()
    album.take("host", ".bar .second", pressing("host-title"))
    album.close()
    album.take("income", ".bar .second", lambda view: view.press("income-title"))
    album.close()
    hand = Hand(album.first)
    hand.primary()
    hand.play_until("Conquer: tap")
    album.take("conquest-cost", 'path.can[data-region="4"]', _look_at("4"))
    album.close()
    album.take("closed-region", "path.can[data-region]", _look_at("8"))
    album.close()
    hand.tap("9")
    _tap(album, "9")
    album.take("die", ".bar .acts .primary")
    album.each(HOLD, 400)
    album.first.locator(".bar .acts .primary").click()
    album.take("rolled", ".roll.landed", passing=True)
    album.go(server.set_up(POSITIONS / "turn.toml", bots="random").host)
    hand.play_until("Conquer on")
    hand.primary()
    hand.play_until("Conquer: tap")
    hand.stop()
    hand.play_until("Place ")
    album.take("stop", ".bar .even", lambda view: view.page.locator(".bar .stop").click())
    album.go(server.set_up(POSITIONS / "answered.toml", bots="greedy").host)
    hand.play_until("Conquer on")
    hand.primary()
    hand.play_until("All placed")
    album.take("placed", ".bar .stop")
    album.each(HOLD, 2000)
    hand.stop()
    album.take("scored", ".tally", passing=True)
    album.go(album.first.url)
    hand.play_until("Conquer on")
    album.take("recap", ".bar .second", _recall)


def _recall(view: View) -> None:
    _open_log(view)
    view.press("recap-show")


def _look_at(region: str) -> Prepare:
    """What a region costs, or why it is closed: under the mouse, or touched."""

    def look(view: View) -> None:
        path = view.page.locator(f'path[data-region="{region}"]')
        size = view.page.viewport_size or {"width": 0, "height": 0}
        if touches((size["width"], size["height"])):
            path.dispatch_event("click")
        else:
            path.focus()

    return look


def stages(album: Album, server: Server) -> None:
    """Stages that are rare."""
    for name, (position, moves) in STAGES.items():
        made = server.set_up(POSITIONS / f"{position}.toml")
        album.go(made.host)
        if moves:
            Player(album.first, server, made).play(moves)
        album.take(name, ".bar h1, .handover", _sit)


def _sit(view: View) -> None:
    """Whoever decides sits before the screen."""
    handover = view.page.locator(".handover").get_by_role("button")
    if handover.count():
        handover.click()
    view.page.locator(".bar h1").wait_for()


def company(album: Album, server: Server) -> None:
    """Another's turn, five players, and a line that is down."""
    made = server.make([*FRIENDS, {"kind": "link", "name": "Mila"}], first=2)
    _begin(album, made)
    album.take("waiting", ".bar h1")
    album.take("chat", ".bar h1", lambda view: view.press("nav-chat"))
    album.close()
    for view in album.views:
        view.page.context.set_offline(True)
    album.take("offline", ".notice")
    for view in album.views:
        view.page.context.set_offline(False)
    album.go(made.watch)
    album.take("watching", ".bar h1")
    bots = [{"kind": "bot", "level": "greedy", "name": name} for name in NAMES[1:]]
    album.go(server.make([SEATS[0], *bots], boxes=["base", "underground"], open_coins=True).host)
    hand = Hand(album.first)
    hand.my_turn()
    album.take("five-pick", ".offer li button:not(:disabled)")
    play_to(hand, 2, "Conquer: tap")
    album.take("five", "path.can[data-region]")
    album.take("told", "path.can[data-region]", _ask_about)
    album.close()
    hand.play_until("Place ")
    album.take("five-redeploy", ".bar .stop")
    album.take("log", ".bar .stop", _open_log)
    album.go(server.make([{**bots[0], "name": NAMES[0]}, *bots], rounds=2).host)  # nobody has to be waited for
    album.take("five-final", ".bar .acts .primary", _show_end)


def _ask_about(view: View) -> None:
    """What a combo on offer does; where none is in sight, what a player's races do."""
    offered = view.page.locator(".offer a:visible")
    (offered if offered.count() else view.page.locator(".players article button")).first.click()
    view.page.locator("dialog[open]").wait_for()


def _begin(album: Album, made: Made) -> None:
    """The host begins without waiting."""
    album.go(made.host)
    album.first.get_by_role("button", name=word("en", "lobby-start-missing"), exact=True).click()


def looking_back(album: Album, server: Server) -> None:
    """A short game, reviewed, and played on from."""
    seats = [{"kind": "bot", "level": "random", "name": "Bor"}, {"kind": "bot", "level": "greedy", "name": "Mila"}]
    made = server.make(seats, rounds=2)
    album.go(made.host)
    album.take("final-bots", ".bar .acts .primary", _show_end)
    album.go(f"{server.url}/replay/{made.id}?ply=6")
    album.take("play-on", "input[type=range]", lambda view: view.press("replay-play-on"))
    album.close()
    album.take("review", "input[type=range]", _review)


def _review(view: View) -> None:
    view.press("replay-review")
    view.page.locator(".review ol li, .review h3 + p").first.wait_for(timeout=240_000)
    view.page.locator(".review progress").wait_for(state="detached", timeout=240_000)


def tried(album: Album, server: Server) -> None:
    """Puzzles that were tried: missed, the plan afterwards, solved; the list then; and a puzzle that there is not."""
    index = server.get("/api/puzzles")
    plans = shipped().puzzles
    ends = {entry["id"] for entry in index["puzzles"] if plans[entry["id"]].idea.plan == DECLINE}
    attack = next(each for each in index["puzzles"] if each["theme"] == "attack" and each["id"] not in ends)
    decline = next(each for each in index["puzzles"] if each["id"] in ends)
    for view in album.views:
        view.page.route("**/api/puzzles", lambda route: route.fulfill(json={**index, "puzzles": [decline, attack]}))
    album.go(f"{server.url}/puzzles/{attack['id']}")
    album.take("puzzle-missed", ".task", _decline)
    album.take("puzzle-missed-plan", ".verdict h1", _show_plan)
    album.go(f"{server.url}/puzzles/{decline['id']}")
    album.take("puzzle-solved", ".task", _decline)
    album.go(f"{server.url}/puzzles")
    album.take("puzzles-tried", "main li", whole=True)
    album.go(f"{server.url}/puzzles/no-such-puzzle")
    album.take("puzzle-unknown", "[role=alert]")
    for view in album.views:
        view.page.unroute("**/api/puzzles")


def _decline(view: View) -> None:
    """The whole turn in one press, right or wrong."""
    view.press("act-decline")
    yes = view.page.locator(".bar [role=alertdialog] .yes")
    if yes.count():
        yes.click()
    view.page.locator(".verdict[aria-busy=false]").wait_for(timeout=THINKING)


def _show_plan(view: View) -> None:
    view.press("puzzle-show")
    view.page.locator(".verdict .plan").wait_for()


def device(album: Album, server: Server) -> None:
    """A game on this device while its engine is on the way, and a file that is no record."""
    album.go(server.url)
    album.keep("elbowroom.settings", {"here": True})
    for view in album.views:
        view.page.context.route("**/engine/**", lambda _route: None)  # never answered
    album.go(server.url)
    album.take("device-waits", "h1", pressing("home-play"), whole=True)
    for view in album.views:
        view.page.context.unroute("**/engine/**")
    album.go("about:blank")
    album.go(server.url)
    album.each("() => localStorage.removeItem('elbowroom.settings')")
    album.go(server.url)
    album.take("no-record", "h1", _open_nonsense, whole=True)


def _open_nonsense(view: View) -> None:
    """A picture is no game."""
    view.page.locator("input[type=file]").first.set_input_files(
        {"name": "cat.png", "mimeType": "image/png", "buffer": b"\x89PNG"}
    )
    view.page.get_by_role("alert").first.wait_for()
