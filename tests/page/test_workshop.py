"""The workshop: a race made with forms, kept, shared, ticked at set-up, and played."""

from __future__ import annotations

import io
import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .browsing import PHONE, ROOT
from .conftest import Visit
from .hand import Hand
from .serving import Server
from .test_axe import Look, axe, look  # noqa: F401 - fixtures

SECONDS = 30_000


def make_beavers(page: Page) -> None:
    """A race that is paid for regions by water."""
    expect(page.get_by_role("heading", level=1)).to_have_text("Workshop", timeout=SECONDS)
    page.get_by_label("Name of the box").fill("The pond")
    page.get_by_label("Name", exact=True).fill("Beavers")
    page.get_by_label("What the card says").fill("A coin for every region by water.")
    page.get_by_role("button", name="Add an effect").click()
    effect = page.get_by_role("group", name="Effect 1")
    effect.get_by_role("combobox", name="For every", exact=True).select_option(label="region it holds")
    effect.get_by_role("combobox", name="Which regions").select_option(label="regions by water")


def test_a_race_is_made_shared_and_played(server: Server, visit: Visit, look: Look, tmp_path: Path) -> None:  # noqa: F811
    page = visit(f"{server.url}/workshop")
    make_beavers(page)
    tokens = page.get_by_label("Tokens on the banner")
    tokens.fill("1000000")
    expect(page.get_by_text("1000000 is not from 1 to 15")).to_be_visible(timeout=SECONDS)
    expect(page.get_by_text("One thing is not right yet.")).to_be_visible()
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    look(page, "workshop with a fault")
    tokens.fill("6")
    ability = page.get_by_label("What the card says")
    ability.fill("<img src=x onerror=alert(1)>")
    expect(page.get_by_text("a text has no markup")).to_be_visible(timeout=SECONDS)
    ability.fill("A coin for every region by water.")
    card = page.get_by_role("region", name="How it will look")
    expect(card.get_by_text(re.compile("Beavers, free, 10 tokens"))).to_be_attached(timeout=SECONDS)
    expect(card.get_by_text("A coin for every region by water.")).to_be_visible()
    page.get_by_text("Choose an icon").click()
    page.get_by_label("A drawing of your own").set_input_files(
        {"name": "x.svg", "mimeType": "image/svg+xml", "buffer": b"<svg onload='alert(1)'/>"}
    )
    expect(page.get_by_text("this is not a drawing")).to_be_visible(timeout=SECONDS)
    drawn = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'
    page.get_by_label("A drawing of your own").set_input_files(
        {"name": "x.svg", "mimeType": "image/svg+xml", "buffer": drawn}
    )
    expect(page.locator("#own-icons symbol circle")).to_have_count(1, timeout=SECONDS)
    look(page, "workshop")
    page.get_by_role("button", name="Is it fair?").click()
    expect(page.get_by_text(re.compile("^[1-9][0-9]* games of 240 played"))).to_be_visible(timeout=2 * SECONDS)
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_text(re.compile("^Beavers wins .* of a fair share"))).to_be_visible(timeout=SECONDS)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "the-pond.json"
    page.get_by_role("button", name="Share a link").click()
    link = page.get_by_label("The link to this box").input_value()

    # Somebody else opens the link, finds the box in his own workshop, and ticks it for a game.
    friend = visit(link)
    expect(friend.get_by_text("The pond is in your workshop now.")).to_be_visible(timeout=SECONDS)
    assert "#" not in friend.url
    friend.get_by_label("Open a file").set_input_files(file)
    expect(friend.get_by_label("Name", exact=True)).to_have_value("Beavers")
    friend.get_by_label("Open a file").set_input_files({"name": "a.json", "mimeType": "text/json", "buffer": b"[1]"})
    expect(friend.get_by_text("a.json is not a box")).to_be_visible()
    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as into:
        into.writestr("box.toml", b"#" * 20_000_000)
    for name, content, said in (
        ("bomb.zip", bomb.getvalue(), "box.toml: this file has more than 1,000,000 bytes"),
        ("large.json", b" " * 10_000_000, "large.json: this file has more than 1,000,000 bytes"),
        ("box.toml", b"id = 7 7", "box.toml: the file is not TOML"),
    ):
        friend.get_by_label("Open a file").set_input_files(
            {"name": name, "mimeType": "application/octet-stream", "buffer": content}
        )
        expect(friend.get_by_text(said)).to_be_visible(timeout=SECONDS)
    friend.get_by_label("Open a file").set_input_files(ROOT / "examples" / "long-evening" / "box.toml")
    expect(friend.get_by_text("is in your workshop now.")).to_be_visible(timeout=SECONDS)
    friend.goto(server.url)
    friend.get_by_role("button", name="Set up a game").click()
    friend.get_by_label("The pond", exact=True).check()
    friend.get_by_role("button", name="Remove seat 3").click()
    friend.get_by_text("More choices").click()
    friend.get_by_label("Bots’ pace").select_option("instant")
    friend.get_by_label("Who starts").select_option("1")
    friend.get_by_role("button", name="Start the game").click()
    hand = Hand(friend)
    hand.my_turn()
    mine = friend.locator(".offer li", has_text="Beavers").get_by_role("button")
    expect(mine).to_have_count(1)
    mine.click()
    hand.primary()
    hand.play_until("Place ")
    expect(friend.locator("use[href^='#i-own-']").first).to_be_attached()


@pytest.mark.slow
def test_the_workshop_on_a_phone_in_ukrainian(server: Server, visit: Visit, look: Look) -> None:  # noqa: F811
    page = visit(f"{server.url}/", PHONE)
    page.get_by_role("button", name="Українська", exact=True).tap()
    page.get_by_role("link", name="Майстерня").tap()
    expect(page.get_by_text("З цією коробкою все гаразд.")).to_be_visible(timeout=SECONDS)
    page.get_by_role("button", name="Додати дію").tap()
    page.get_by_role("combobox", name="Дія 1").select_option("discount")
    page.get_by_label("Додати умову").select_option("first_conquest")
    expect(page.get_by_text("З цією коробкою все гаразд.")).to_be_visible(timeout=SECONDS)
    assert not re.findall(r"\b(?:ws|own)-[a-z]+", page.locator("main").inner_text())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    look(page, "workshop on a phone")

    # The longest words at set-up stay within their card.
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(server.url)
    page.get_by_role("button", name="Скласти свою гру").tap()
    page.get_by_label("Моя коробка", exact=True).check()
    page.get_by_label("Моя коробка: Як вона входить у гру").select_option("blank")
    assert page.locator("form.card").evaluate("(form) => form.scrollWidth - form.clientWidth") <= 0
