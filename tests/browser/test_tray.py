"""The tray: pegs can be dragged, moved, undone and held, and a drag never lays the row."""

import pytest

from tests.browser.input_methods import Drag, Keyboard, Mouse
from tests.browser.player import Player
from tests.browser.visitors import PHONE, Visitor, Visitors

MOVES = "document.getAnimations().filter(each => each.effect.getComputedTiming().duration > 1).length"


@pytest.fixture
def ada(visitors: Visitors) -> Visitor:
    ada = visitors.new("Ada", touch=True, size=PHONE).registered()
    ada.visit(ada.open("classic", "me", "casual", options={"first_codemaker": 1}).path)
    ada.page.get_by_role("group", name=ada.language.say("tray-label"), exact=True).wait_for()
    return ada


def draft(player: Player) -> str:
    return "".join(player.peek().draft())


def test_drag_and_drop(ada: Visitor) -> None:
    player = Player(ada, Drag)
    drag = Drag(ada.page, ada.language)
    drag.put("RYGB")
    assert draft(player) == "RYGB"
    drag.drag(drag.hole(0), drag.hole(3))
    assert draft(player) == "BYGR", "two pegs change places"
    drag.drag(drag.hole(1), ada.page.get_by_role("list", name=ada.language.say("players-label"), exact=True))
    assert draft(player) == "B.GR", "dropped nowhere, a peg goes back to the box"
    drag.drag(drag.colour("K"), drag.hole(1))
    assert draft(player) == "BKGR"
    assert player.rows(player.peek()) == [], "a drag has laid the row"


def test_drag_by_touch(ada: Visitor) -> None:
    player = Player(ada, Drag)
    drag = Drag(ada.page, ada.language)
    finger = ada.context.new_cdp_session(ada.page)
    for touch, at in (("touchStart", drag.colour("G")), ("touchMove", drag.hole(2)), ("touchMove", drag.hole(2))):
        box = at.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": touch, "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert draft(player) == "..G."


def test_undo(ada: Visitor) -> None:
    player = Player(ada, Keyboard)
    player.input.put("RYGB")
    player.input.press(player.button("tray-undo"))
    assert draft(player) == "RYG."
    ada.page.keyboard.press("Control+z")
    assert draft(player) == "RY.."
    ada.page.get_by_label(ada.language.say("menu-more"), exact=True).click()
    player.button("tray-wipe").click()
    ada.page.keyboard.press("Escape")
    assert draft(player) == "...."
    player.input.press(player.button("tray-undo"))
    assert draft(player) == "RY.."
    ada.page.keyboard.press("Home")
    ada.page.keyboard.press("Delete")
    assert draft(player) == ".Y.."


def test_a_peg_is_held_for_the_next_row(ada: Visitor) -> None:
    player = Player(ada, Keyboard)
    player.input.put("RYGB")
    ada.page.keyboard.press("Home")
    ada.page.keyboard.press("h")
    assert player.peek().has("button", "tray-hole-held", "number", "colour")
    ada.page.keyboard.press("Enter")
    kept = player.until(lambda screen: len(player.rows(screen)) == 1)
    assert kept.find("button", "tray-hole-held", "number", "colour")[0].name == ada.language.say(
        "tray-hole-held", number=1, colour=ada.language.colour("R")
    )
    assert ada.page.evaluate(MOVES) == 0, "whoever wants less motion gets none"


def test_a_long_press_holds_and_a_second_tap_empties(ada: Visitor) -> None:
    player = Player(ada, Mouse)
    player.input.put("RY..")
    player.input.press(player.input.hole(1))
    player.input.press(player.input.hole(1))
    assert draft(player) == "R..."
    player.input.hole(0).hover()
    ada.page.mouse.down()
    player.until(lambda screen: screen.has("button", "tray-hole-held", "number", "colour"))
    ada.page.mouse.up()
    assert len(player.peek().find("button", "tray-hole-held", "number", "colour")) == 1, "the click changes nothing"


def test_a_row_without_a_peg_is_asked_about(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    ada.visit(
        ada.open("hasbro94", "me", "novice", options={"first_codemaker": 1, "doubles": True, "ninth_colour": True}).path
    )
    player = Player(ada, Mouse)
    player.until(lambda screen: screen.has("button", "lay-row", "number"))
    for answer in ("empty-row-no", "empty-row-yes"):
        player.press_lay()
        player.input.press(player.button(answer))
        assert not ada.page.get_by_role("dialog").is_visible()
    player.until(lambda screen: [row for row, _ in player.rows(screen)] == ["...."])


def test_enter_lays_a_full_row_after_clicks(ada: Visitor) -> None:
    player = Player(ada, Mouse)
    for letter in "RYG":
        player.input.colour(letter).click()
    ada.page.keyboard.press("Enter")  # the row is not full: it presses the colour again
    assert draft(player) == "RYGG"
    ada.page.keyboard.press("Enter")
    player.until(lambda screen: [row for row, _ in player.rows(screen)] == ["RYGG"])


def test_arrows_move_along_the_row_as_it_is_seen(ada: Visitor) -> None:
    player = Player(ada, Keyboard)
    player.input.put("RYGB")
    player.input.lay("")
    player.until(lambda screen: len(player.rows(screen)) == 1 and draft(player) == "....")
    focused = "document.activeElement.dataset.hole"
    for size, forth, back, earlier in (
        (PHONE, "ArrowRight", "ArrowLeft", "ArrowUp"),
        ((1280, 800), "ArrowDown", "ArrowUp", "ArrowLeft"),
    ):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        ada.page.reload()  # a new draft, in which no row was recalled
        first, second = (player.input.hole(hole).bounding_box() for hole in (0, 1))
        assert first is not None
        assert second is not None
        if size != PHONE and second["y"] < first["y"]:
            forth, back = back, forth
        ada.page.keyboard.press("Home")
        ada.page.keyboard.press(forth)
        ada.page.keyboard.press(forth)
        assert ada.page.evaluate(focused) == "2"
        ada.page.keyboard.press(back)
        assert ada.page.evaluate(focused) == "1"
        ada.page.keyboard.press(earlier)
        assert draft(player) == "RYGB"
        ada.page.keyboard.press("Control+z")
        assert draft(player) == "...."
