"""Laying a row: however a peg comes into its hole, it can be moved, taken back and kept, and no drag lays the row."""

import pytest

from tests.browser.hands import Drag, Keyboard, Mouse
from tests.browser.people import PHONE, Person, Street
from tests.browser.playing import Moment, Player, moment

MOVES = "document.getAnimations().filter(each => each.effect.getComputedTiming().duration > 1).length"

IN_SIGHT = """() => {
  const place = document.querySelector('.table');
  const [row, sight] = [place.querySelector('.next'), place].map(each => each.getBoundingClientRect());
  return [place.scrollHeight > place.clientHeight, row.top >= sight.top && row.bottom <= sight.bottom];
}"""


@pytest.fixture
def ada(street: Street) -> Person:
    ada = street.comes("Ada", touch=True, size=PHONE).known()
    ada.visit(ada.open("classic", "me", "casual", options={"first_codemaker": 1}).path)
    ada.page.get_by_role("group", name=ada.language.say("tray-label"), exact=True).wait_for()
    return ada


def draft(player: Player) -> str:
    return "".join(player.peek().draft())


def test_by_dragging(ada: Person) -> None:
    player = Player(ada, Drag)
    hands = Drag(ada.page, ada.language)
    hands.put("RYGB")
    assert draft(player) == "RYGB"
    hands.drag(hands.hole(0), hands.hole(3))
    assert draft(player) == "BYGR", "two pegs change places"
    hands.drag(hands.hole(1), ada.page.get_by_role("list", name=ada.language.say("players-label"), exact=True))
    assert draft(player) == "B.GR", "dropped nowhere, a peg goes back to the box"
    hands.drag(hands.colour("K"), hands.hole(1))
    assert draft(player) == "BKGR"
    assert player.rows(player.peek()) == [], "a drag has laid the row"


def test_with_a_finger(ada: Person) -> None:
    player = Player(ada, Drag)
    hands = Drag(ada.page, ada.language)
    finger = ada.context.new_cdp_session(ada.page)
    for touch, at in (("touchStart", hands.colour("G")), ("touchMove", hands.hole(2)), ("touchMove", hands.hole(2))):
        box = at.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": touch, "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert draft(player) == "..G."


def test_taking_back(ada: Person) -> None:
    player = Player(ada, Keyboard)
    player.hands.put("RYGB")
    player.hands.press(player.button("tray-undo"))
    assert draft(player) == "RYG."
    ada.page.keyboard.press("Control+z")
    assert draft(player) == "RY.."
    player.hands.press(player.button("tray-wipe"))
    assert draft(player) == "...."
    player.hands.press(player.button("tray-undo"))
    assert draft(player) == "RY.."
    ada.page.keyboard.press("Home")
    ada.page.keyboard.press("Delete")
    assert draft(player) == ".Y.."


def test_keeping_a_hole_for_the_next_row(ada: Person) -> None:
    player = Player(ada, Keyboard)
    player.hands.put("RYGB")
    ada.page.keyboard.press("Home")
    ada.page.keyboard.press("h")
    assert player.peek().has("button", "tray-hole-held", "number", "colour")
    ada.page.keyboard.press("Enter")
    kept = player.until(lambda screen: len(player.rows(screen)) == 1)
    assert kept.find("button", "tray-hole-held", "number", "colour")[0].name == ada.language.say(
        "tray-hole-held", number=1, colour=ada.language.colour("R")
    )
    assert ada.page.evaluate(MOVES) == 0, "whoever wants less motion gets none"


def test_the_row_that_is_laid_is_in_sight_where_the_board_is_taller_than_its_place(street: Street) -> None:
    ada = street.comes("Ada", size=PHONE).known()
    options = {"first_codemaker": 1, "row_limit": 20}
    ada.visit(ada.open("custom", "me", "casual", options=options).path)
    player = Player(ada, Mouse)
    player.until(lambda screen: moment(screen) is Moment.GUESS)
    assert ada.page.evaluate(IN_SIGHT) == [True, True]
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1] - 100})
    ada.page.wait_for_function(f"({IN_SIGHT})().every(each => each)")
    for row in ("RRYY", "RRYY", "RRYY"):
        player.lay(row)
        ada.page.wait_for_function(f"({IN_SIGHT})().every(each => each)")
