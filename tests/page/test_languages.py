"""Four languages, switched while the page is open."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .hand import Hand
from .serving import Server
from .texts import LANGUAGES, gaps, word


def test_the_start_page_speaks_all_languages(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    page.get_by_role("button", name="Set up a game").click()
    for language, name in [*LANGUAGES.items(), ("en", "English")]:
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("button", name=word(language, "home-play")).first).to_be_visible()
        assert not gaps(page.inner_text("main"))


def test_a_table_changes_its_language_in_the_middle_of_a_turn(server: Server, visit: Visit) -> None:
    made = server.make([{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Bo"}])
    page = visit(made.host)
    Hand(page).play_until("Conquer: tap")
    page.get_by_role("button", name="Settings").click()
    for language, name in [*LANGUAGES.items(), ("en", "English")]:
        page.get_by_role("dialog").get_by_role("radio", name=name, exact=True).check()
        expect(page.locator(".bar h1")).to_have_text(word(language, "say-conquest"))
        assert not gaps(page.inner_text("body"))
    page.reload()
    expect(page.locator(".bar h1")).to_have_text(word("en", "say-conquest"))


def test_the_rules_and_the_guided_game_have_words_in_every_language(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    for language, name in LANGUAGES.items():
        page.locator('header a[href="/"]').click()
        page.get_by_role("button", name=name, exact=True).click()
        for path, title in [("rules", "rules-title"), ("about", "about-title"), ("learn", "learn-title")]:
            page.locator(f'nav a[href="/{path}"]').click()
            expect(page.get_by_role("heading", level=1)).to_have_text(word(language, title))
            assert not gaps(page.inner_text("main"))


def test_what_only_one_box_has_is_chosen_only_with_that_box(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    page.get_by_role("button", name="Set up a game").click()
    page.get_by_text("More choices").click()
    expect(page.get_by_label("Your own declined tokens defend against you")).to_be_visible()
    for name in ("Flames enter from", "Vampires replace"):
        expect(page.get_by_label(name)).to_have_count(0)
        for box in ("Underground", "Both mixed"):
            page.get_by_label(box, exact=True).check()
            expect(page.get_by_label(name)).to_be_visible()
        page.get_by_label("Base game", exact=True).check()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".bar h1")).to_be_visible()
