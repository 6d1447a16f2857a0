"""From the front page to a match: at once, with a friend by link or on this screen, and on another device."""

import re

from playwright.sync_api import expect

from tests.browser.hands import Keyboard, Mouse, Touch
from tests.browser.people import PHONE, Street
from tests.browser.playing import Moment, Player, moment, play


def test_playing_in_one_click(street: Street) -> None:
    ada = street.comes("Ada")
    ada.visit("/")
    player = Player(ada, Mouse)
    player.who = ada.language.say("guest-name")
    player.hands.press(player.button("home-play"))
    player.until(lambda screen: moment(screen) is Moment.GUESS)


def test_a_friend_by_link(street: Street) -> None:
    ada = street.comes("Ada", size=PHONE, touch=True)
    say = ada.language.say
    page = ada.visit("/")
    page.get_by_role("link", name=re.compile(f"^{say('box-classic-title')}")).tap()
    page.get_by_role("radio", name=say("sitter-link")).tap()
    page.get_by_label(say("home-name")).fill("Ada")
    page.get_by_role("button", name=say("new-open"), exact=True).tap()
    link = page.get_by_role("textbox", name=say("share-link"))
    expect(page.get_by_role("img", name=say("share-code"))).to_be_visible()
    bo = street.comes("Bo").known()
    bo.visit(link.input_value())
    first, second = Player(ada, Touch), Player(bo, Mouse)
    play(first, second, until=lambda: bool(first.laid or second.laid))
    expect(page.get_by_role("list", name=say("players-label"))).to_contain_text("Bo")


def test_a_friend_on_this_screen_by_keyboard_alone(street: Street) -> None:
    ada = street.comes("Ada")
    say = ada.language.say
    page = ada.visit("/new/duel")
    player = Player(ada, Keyboard)
    page.get_by_role("radio", name=say("sitter-computer")).focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name=say("sitter-here"))).to_be_checked()
    page.get_by_label(say("home-name")).focus()
    page.keyboard.type("Ada")
    page.keyboard.press("Tab")
    page.keyboard.type("Bo")
    player.hands.press(player.button("home-play"))
    play(player, until=lambda: set(player.seen_by) == {"Ada", "Bo"})


def test_on_another_device(street: Street) -> None:
    ada = street.comes("Ada").known()
    table = ada.open("classic", "me", "novice", options={"first_codemaker": 1})
    say = ada.language.say
    ada.visit("/transfer").get_by_role("button", name=say("transfer-make")).click()
    link = ada.page.get_by_role("textbox", name=say("share-link")).input_value()
    phone = street.comes("Ada's phone", size=PHONE, touch=True)
    phone.visit(link).get_by_role("button", name=say("transfer-yes")).tap()
    phone.page.get_by_role("link", name=say("mine-title")).tap()
    phone.page.get_by_role("link", name=say("mine-go-on")).tap()
    expect(phone.page).to_have_url(re.compile(table.path))
    player = Player(phone, Touch)
    player.until(lambda screen: moment(screen) is Moment.GUESS)


def test_somebody_from_the_list(street: Street) -> None:
    ada = street.comes("Ada").known()
    ada.open("duel", "me", "anyone", listed=True, names=["Ada of the list"])
    bo = street.comes("Bo").known()
    card = bo.visit("/tables").get_by_role("listitem").filter(has_text="Ada of the list")
    card.get_by_role("button", name=bo.language.say("room-sit")).click()
    Player(bo, Mouse).until(lambda screen: moment(screen) is Moment.HIDE)
