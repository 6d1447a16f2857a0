"""From the front page to a match: with a computer, a friend by link or at this screen, and on another device."""

import json
import re

from playwright.sync_api import Locator, expect

from tests.browser.input_methods import Keyboard, Mouse, Touch
from tests.browser.player import Player, Prompt, play, prompt_of
from tests.browser.visitors import PHONE, Visitors


def test_playing_in_one_click(visitors: Visitors) -> None:
    ada = visitors.new("Ada")
    ada.visit("/")
    player = Player(ada, Mouse)
    player.input.press(player.button("home-play-box", box=ada.language.say("box-classic-title")))
    player.until(lambda screen: prompt_of(screen) is Prompt.GUESS)


def test_a_friend_by_link(visitors: Visitors) -> None:
    ada = visitors.new("Ada", size=PHONE, touch=True)
    say = ada.language.say
    page = ada.visit("/")
    page.get_by_role("link", name=re.compile(f"^{say('box-classic-title')}")).tap()
    page.get_by_role("radio", name=say("sitter-link")).tap()
    page.get_by_label(say("home-name")).fill("Ada")
    page.get_by_role("button", name=say("new-open"), exact=True).tap()
    link = page.get_by_role("textbox", name=say("share-link"))
    expect(page.get_by_role("img", name=say("share-code"))).to_be_visible()
    bo = visitors.new("Bo").registered()
    bo.visit(link.input_value())
    bo.page.get_by_role("button", name=say("invite-sit"), exact=True).click()
    first, second = Player(ada, Touch), Player(bo, Mouse)
    play(first, second, until=lambda: bool(first.laid or second.laid))
    expect(page.get_by_role("list", name=say("players-label"))).to_contain_text("Bo")


def test_a_friend_on_this_screen_by_keyboard_alone(visitors: Visitors) -> None:
    ada = visitors.new("Ada")
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
    player.input.press(player.button("home-play"))
    play(player, until=lambda: set(player.seen_by) == {"Ada", "Bo"})


def test_names_of_people_at_one_phone_are_asked_in_sight(visitors: Visitors) -> None:
    ada = visitors.new("Ada", size=PHONE, touch=True)
    say = ada.language.say
    page = ada.visit("/new/classic")
    page.get_by_role("radio", name=say("sitter-here")).tap()
    play_button = page.get_by_role("button", name=say("home-play"), exact=True)
    field = page.get_by_label(say("new-name-of", number=2)).bounding_box()
    button = play_button.bounding_box()
    assert field
    assert button
    assert field["y"] + field["height"] <= button["y"]
    play_button.tap()
    expect(page.get_by_role("main")).to_contain_text(say("player-number", number=2))


def test_playing_your_own_box_again_takes_its_last_rules(visitors: Visitors) -> None:
    ada = visitors.new("Ada")
    say = ada.language.say
    page = ada.visit("/new/custom")
    pegs = page.get_by_role("spinbutton", name=say("label-pegs"))
    pegs.fill("6")
    pegs.press("Tab")
    page.get_by_role("button", name=say("home-play"), exact=True).click()
    page.wait_for_url("**/table/**")
    again = ada.visit("/").get_by_role("button", name=say("home-play-own"), exact=True)
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as sent:
        again.click()
    assert json.loads(sent.value.post_data or "")["options"]["pegs"] == 6


def test_on_another_device(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    table = ada.open("classic", "me", "novice", options={"first_codemaker": 1})
    say = ada.language.say
    ada.visit("/transfer").get_by_role("button", name=say("transfer-make")).click()
    link = ada.page.get_by_role("textbox", name=say("share-link")).input_value()
    phone = visitors.new("Ada's phone", size=PHONE, touch=True)
    phone.visit(link).get_by_role("button", name=say("transfer-yes")).tap()
    phone.page.get_by_role("link", name=say("mine-title")).tap()
    phone.page.get_by_role("link", name=say("mine-go-on")).tap()
    expect(phone.page).to_have_url(re.compile(table.path))
    player = Player(phone, Touch)
    player.until(lambda screen: prompt_of(screen) is Prompt.GUESS)


def test_what_does_not_go_together_cannot_be_chosen(visitors: Visitors) -> None:
    ada = visitors.new("Ada")
    say = ada.language.say
    page = ada.visit("/new/duel")
    page.locator("main").get_by_text(say("new-options"), exact=True).click()

    def choice(label: str, value: str) -> Locator:
        return page.get_by_role("group", name=say(label)).get_by_role("radio", name=value, exact=True)

    choice("label-handicap", say("new-me")).check()
    expect(choice("label-rings", "4")).to_be_disabled()
    choice("label-handicap", say("choice-handicap-null")).check()
    choice("label-rings", "4").check()
    expect(choice("label-handicap", say("new-me"))).to_be_disabled()
    page = ada.visit("/new/group")
    page.locator("main").get_by_text(say("new-options"), exact=True).click()
    expect(choice("label-second_board", say("new-me"))).to_be_disabled()
    choice("new-players", "2").check()
    choice("label-second_board", say("new-me")).check()
    expect(choice("new-players", "3")).to_be_disabled()
    expect(choice("label-boards_each", "2")).to_be_disabled()


def test_a_table_is_left_for_good(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    ada.open("classic", "me", "novice", options={"first_codemaker": 1})
    waiting = ada.open("duel", "me", "link")
    say = ada.language.say
    page = ada.visit("/")
    for left in (1, 0):
        page.get_by_role("button", name=say("mine-leave")).first.click()
        page.get_by_role("button", name=say("leave-yes")).click()
        expect(page.get_by_role("button", name=say("mine-leave"))).to_have_count(left)
    page.reload()
    page.get_by_role("heading", name=say("home-boxes")).wait_for()
    expect(page.get_by_role("heading", name=say("mine-title"))).to_have_count(0)
    assert ada.context.request.get(f"/api{waiting.path.replace('/table/', '/tables/')}").json()["snapshot"]["closed"]


def test_a_table_for_anyone_is_opened_from_the_list(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    ada.visit("/tables").get_by_role("button", name=ada.language.say("list-start")).click()
    expect(ada.page).to_have_url(re.compile("/table/"))


def test_somebody_from_the_list(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    ada.open("duel", "me", "anyone", listed=True, names=["Ada of the list"])
    bo = visitors.new("Bo").registered()
    card = bo.visit("/tables").get_by_role("listitem").filter(has_text="Ada of the list")
    card.get_by_role("button", name=bo.language.say("room-sit")).click()
    Player(bo, Mouse).until(lambda screen: prompt_of(screen) is Prompt.HIDE)
