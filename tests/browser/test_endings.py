"""The end of a round comes with motion. It never takes what somebody presses away from under the pointer."""

from playwright.sync_api import expect

from tests.browser.input_methods import Keyboard
from tests.browser.player import Player, Prompt, go_on, prompt_of
from tests.browser.visitors import Visitors

MOVES = """document.getAnimations().filter(each => Number.isFinite(each.effect.getComputedTiming().endTime)
  && each.playState !== 'finished').length"""


def test_a_press_on_a_button_that_still_moves_counts(visitors: Visitors) -> None:
    ada = visitors.new("Ada", reduced_motion=False).registered()
    ada.visit(ada.open("classic", "me", "strong", options={"first_codemaker": 0}).path)
    player = Player(ada, Keyboard)
    screen = player.until(lambda screen: prompt_of(screen) is Prompt.HIDE)
    # Whatever moves from now on stays where its motion begins.
    ada.context.new_cdp_session(ada.page).send("Animation.setPlaybackRate", {"playbackRate": 0})
    player.hide(screen, "RGBY")
    ending = player.until(lambda screen: prompt_of(screen) is Prompt.GO_ON)
    players = ada.page.get_by_role("list", name=ada.language.say("players-label"), exact=True).get_by_role("listitem")
    # The roles are those of the round that is shown, not of the next.
    expect(players.first).to_contain_text(ada.language.say("role-maker"))
    button = ada.page.get_by_role("button", name=go_on(ending)[0].name, exact=True)
    assert ada.page.evaluate(MOVES) > 0
    box = button.bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 5)
    ada.page.mouse.down()
    assert button.bounding_box() == box, "it moves when the press is over, not before"
    ada.page.mouse.up()
    expect(button).to_be_hidden()
    player.until(lambda screen: prompt_of(screen) is Prompt.GUESS)
