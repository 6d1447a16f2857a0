"""Playing with somebody by link: the invitation, the waiting room, names, reactions, onlookers, and the way out."""

import re

from playwright.sync_api import Page, expect

from tests.browser.input_methods import Mouse
from tests.browser.player import Player, Prompt, prompt_of
from tests.browser.visitors import PHONE, TIMEOUT_MS, Friend, OpenedTable, Visitor, Visitors

expect.set_options(timeout=TIMEOUT_MS)

ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"
SHARED = """navigator.share = async sent => { window.shared = sent; }"""


def press(visitor: Visitor, message: str, **values: str | int) -> None:
    visitor.page.get_by_role("button", name=visitor.language.say(message, **values), exact=True).click()


def says(visitor: Visitor, message: str, **values: str | int) -> None:
    """Wait until a message is on the screen."""
    expect(visitor.page.get_by_text(visitor.language.say(message, **values)).first).to_be_visible()


def headline(visitor: Visitor, message: str, **values: str | int) -> None:
    name = visitor.language.say(message, **values)
    expect(visitor.page.get_by_role("heading", level=1, name=name, exact=True)).to_be_visible()


def seats_of(page: Page) -> list[str]:
    return [re.sub(r"\s+", " ", text).strip() for text in page.get_by_role("listitem").all_inner_texts()]


def open_table(visitor: Visitor, box: str, *seats: str, **options: object) -> OpenedTable:
    """A table whose links the browser has, and its waiting room."""
    table = visitor.open(box, *seats, options=options)
    visitor.visit(table.path)
    visitor.store_links(table)
    visitor.page.reload()
    return table


def test_an_invitation_says_who_invites_to_what_and_asks_the_name(visitors: Visitors) -> None:
    """Neither had a name before. Each is asked where the other reads it."""
    ada, bo = visitors.new("Guest").registered(), visitors.new("Bo", size=PHONE, touch=True)
    ada.context.add_init_script(SHARED)
    table = open_table(ada, "duel", "me", "link", rings=4)
    headline(ada, "room-send", links=1)
    says(ada, "room-local", host="localhost")
    press(ada, "room-share")
    assert ada.page.evaluate("window.shared") == {
        "url": f"{visitors.server.url}{table.link(1)}",
        "text": ada.language.say("room-share-text", box="duel"),
    }
    bo.visit(table.link(1))
    headline(bo, "invite-title", name="Somebody", box="duel")
    says(bo, "agreed-option", label=bo.language.say("label-rings"), value=4)
    ada.page.get_by_label(ada.language.say("home-name"), exact=True).fill("Ada")
    press(ada, "home-name-keep")
    expect(ada.page.get_by_label(ada.language.say("home-name"), exact=True)).to_have_count(0)
    bo.page.reload()
    headline(bo, "invite-title", name="Ada", box="duel")
    assert seats_of(bo.page) == ["Ada ready", "You your seat"]
    assert ada.page.title() == "Duel · Keypeg"
    bo.page.get_by_label(bo.language.say("home-name"), exact=True).fill("Bo")
    press(bo, "invite-sit")
    first, second = Player(ada, Mouse), Player(bo, Mouse)
    for player in (first, second):
        player.until(lambda screen: prompt_of(screen) is Prompt.HIDE)
        assert player.page.title() == "Your move · Duel · Keypeg"
        assert player.page.evaluate(ICON) == "/icon-move.svg"
    first.hide(first.look(), "RGBY")
    first.until(lambda screen: screen.said("prompt-waits", names="Bo"))
    assert (ada.page.title(), ada.page.evaluate(ICON)) == ("Duel · Keypeg", "/icon.svg")
    late = visitors.new("Cy")
    late.visit(table.link(1))
    says(late, "invite-taken")
    says(late, "dock-onlooker")
    says(ada, "watch-count", count=1)


def test_a_seat_is_given_up_taken_back_and_the_table_closed(visitors: Visitors) -> None:
    ada, bo = visitors.new("Ada").registered(), visitors.new("Bo").registered()
    table = open_table(ada, "group", "me", "link", "link", rounds=1)
    headline(ada, "room-send", links=2)
    bo.accept(table, 1)
    headline(bo, "room-waiting")
    says(ada, "room-told-sat", name="Bo")
    press(ada, "room-stand")
    press(ada, "room-stand-no")
    headline(ada, "room-send", links=1)
    press(ada, "room-stand")
    press(ada, "room-stand-yes")
    headline(ada, "room-stood")
    says(bo, "room-told-stood", name="Ada")
    press(ada, "room-back")
    headline(ada, "room-send", links=1)
    says(bo, "room-told-sat", name="Ada")
    press(bo, "room-stand")
    press(bo, "room-stand-yes")
    assert not bo.page.get_by_role("button", name=bo.language.say("room-close"), exact=True).count()
    press(bo, "room-back")
    headline(bo, "room-waiting")
    press(ada, "room-close")
    press(ada, "room-close-yes")
    for visitor in (ada, bo):
        says(visitor, "refusal-table-closed", why="opener")


def test_whoever_waits_for_anyone_plays_a_computer_and_is_called(visitors: Visitors) -> None:
    ada = visitors.new("Adalbert").registered()
    table = ada.open("classic", "me", "anyone", listed=True)
    ada.visit(table.path)
    headline(ada, "room-anyone")
    press(ada, "room-meanwhile")
    ada.page.wait_for_url(lambda url: table.address not in url)
    Player(ada, Mouse).until(lambda screen: prompt_of(screen) is not Prompt.WAIT)
    bo = visitors.new("Bo")  # has no name yet, and is asked for one at the table
    bo.visit("/tables")
    listed = bo.page.get_by_role("article").filter(has_text="Adalbert")  # other tests have tables there too
    listed.get_by_role("button", name=bo.language.say("room-sit"), exact=True).click()
    headline(bo, "invite-title", name="Adalbert", box="classic", title="Classic")
    # Adalbert is there, though he plays elsewhere.
    expect(bo.page.get_by_role("listitem").first).to_contain_text(bo.language.say("room-ready"))
    bo.page.get_by_label(bo.language.say("home-name"), exact=True).fill("Bo")
    press(bo, "invite-sit")
    called = ada.language.say("room-came", name="Bo")
    expect(ada.page.get_by_role("alert")).to_contain_text(called)
    assert (ada.page.title(), ada.page.evaluate(ICON)) == (called, "/icon-move.svg")
    press(ada, "room-go")
    ada.page.wait_for_url(lambda url: table.address in url)
    Player(ada, Mouse).until(lambda screen: prompt_of(screen) is Prompt.HIDE)
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_reactions_are_seen_heard_and_muted(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    table = ada.open("classic", "me", "link", options={"first_codemaker": 1})
    bo = Friend(visitors.server.guest("Bo"), table, 1)
    bo.do("sit", link=table.links["1"])
    ada.visit(table.path)
    bubble, heard = ada.page.locator(".bubble"), ada.page.locator("[aria-live=polite]")
    menu = ada.page.get_by_label(ada.language.say("reaction-label"), exact=True)
    menu.click()
    press(ada, "reaction-wow")
    expect(bubble).to_have_text(re.compile(ada.language.say("reaction-wow")))
    said = ada.language.say("reaction-said", name="Bo", reaction=ada.language.say("reaction-clap"))
    bo.do("reactions", reaction="clap")
    expect(heard).to_have_text(said)
    expect(bubble).to_have_count(2)
    expect(bubble).to_have_count(0)  # after a while
    menu.click()
    ada.page.get_by_label(ada.language.say("reaction-mute"), exact=True).check()
    bo.do("reactions", reaction="party")
    bo.act("hide", code="RGBY")
    expect(heard).to_have_text(ada.language.say("told-hidden", name="Bo"))
    assert bubble.count() == 0
    # the same in text mode
    ada.page.get_by_label(ada.language.say("menu-more"), exact=True).click()
    press(ada, "menu-text")
    log, field = ada.page.get_by_role("log"), ada.page.get_by_label(ada.language.say("text-field"), exact=True)
    for typed in ("mute", "react well played"):
        field.fill(typed)
        field.press("Enter")
    expect(log).to_contain_text(ada.language.say("text-not-muted"))
    expect(log).to_contain_text(
        ada.language.say("reaction-said", name="You", reaction=ada.language.say("reaction-well_played"))
    )
