"""Every board fits on every screen, with the open row, the colours and the button; and nothing moves during a round."""

import pytest

from tests.browser.input_methods import Mouse
from tests.browser.page_states import classic_over, with_a_friend
from tests.browser.player import Player, Prompt, prompt_of
from tests.browser.visitors import Friend, Visitor, Visitors

SIZES = (
    (320, 480),
    (360, 640),
    (375, 553),
    (390, 844),
    (430, 932),
    (768, 1024),
    (844, 390),
    (1024, 768),
    (1280, 800),
    (1366, 650),
    (1920, 1080),
    (2560, 1440),
)
BREAKS: dict[str, object] = {"first_codemaker": 1}
MATCHES: dict[str, tuple[str, dict[str, object], tuple[str, ...]]] = {
    "classic": ("classic", BREAKS, ("RRYY", "GGBB", "WWKK")),
    "travel": ("travel", BREAKS, ("RYGB", "WKOP", "RGWO")),
    "hasbro94": ("hasbro94", BREAKS, ("RYGB", "WKOP", "RGWO")),
    "super": ("super", BREAKS, ("RRYYG", "GGBBW", "WWKKO")),
    "duel": ("duel", {}, ("RRYYG", "GGBBW")),
    "custom, largest": ("custom", {**BREAKS, "pegs": 8, "colours": 12, "row_limit": 20}, ("RRYYGGBB",) * 6),
    "custom, smallest": ("custom", {**BREAKS, "pegs": 1, "colours": 2, "row_limit": 3}, ()),
}
FINGER_PX = 44
PALETTE_PX = 43
"""Where eight colours share a phone of 375 px."""
PEG_PX = 12
MEASURED = """() => {
  const box = each => {
    const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const all = chosen => [...document.querySelectorAll(chosen)].map(box);
  const page = document.scrollingElement;
  return {
    holes: all('[data-hole]'), colours: all('.dock .colour'), main: all('button.main'), tools: all('button.tool'),
    pegs: all('.board:not(.mini) li.done svg.peg'), board: all('.board:not(.mini)'),
    scrolls: [page.scrollWidth > innerWidth, page.scrollHeight > innerHeight],
  };
}"""
IN_SIGHT = """button => {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  const seen = (x, y) => button.contains(document.elementFromPoint(x, y));
  return seen((left + right) / 2, top + 2) && seen((left + right) / 2, bottom - 2);
}"""
CONTROLS = """() => [...document.querySelectorAll('header > a, summary, .pill li, .dock button')].map(each => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""


@pytest.mark.parametrize("name", MATCHES)
def test_everything_fits(visitors: Visitors, name: str) -> None:
    ada = visitors.new("Ada").registered()
    into_match(ada, name)
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen = ada.page.evaluate(MEASURED)
        at = f"{name} at {width}×{height}: {seen}"
        assert seen["scrolls"] == [False, False], at
        assert seen["holes"], at
        assert seen["colours"], at
        assert len(seen["main"]) == 1, at
        for part in ("holes", "colours", "main", "tools", "board"):
            for box in seen[part]:
                assert box["left"] >= -1, f"{part}, {at}"
                assert box["top"] >= -1, f"{part}, {at}"
                assert box["right"] <= width + 1, f"{part}, {at}"
                assert box["bottom"] <= height + 1, f"{part}, {at}"
        for box in (*seen["main"], *seen["tools"]):
            assert min(box["width"], box["height"]) >= FINGER_PX, at
        for box in seen["colours"]:
            assert min(box["width"], box["height"]) >= PALETTE_PX, at
        if len(seen["holes"]) <= 5 and height >= 480:  # more of them than a finger's width do not fit on a phone
            assert all(min(box["width"], box["height"]) >= PALETTE_PX for box in seen["holes"]), f"holes, {at}"
        assert all(box["width"] >= PEG_PX for box in seen["pegs"]), at


@pytest.mark.parametrize("size", [(375, 553), (1280, 800)])
def test_nothing_moves_while_a_row_is_laid(visitors: Visitors, size: tuple[int, int]) -> None:
    ada = visitors.new("Ada", size=size).registered()
    player = into_match(ada, "classic")
    before = ada.page.evaluate(CONTROLS)
    for letter in "KWBG":
        player.input.press(player.input.colour(letter))
        assert ada.page.evaluate(CONTROLS) == before
    player.press_lay()
    player.until(lambda screen: len(player.rows(screen)) == 4)
    assert ada.page.evaluate(CONTROLS) == before


def test_the_colours_are_there_before_the_code(visitors: Visitors) -> None:
    ada = visitors.new("Ada", size=(390, 844)).registered()
    table = ada.open("classic", "me", "link", options=BREAKS)
    friend = Friend(ada.server.guest("Bo"), table, 1)
    friend.do("sit", link=table.links["1"])
    ada.visit(table.path)
    ada.page.locator(".dock .colour").first.wait_for()
    before = ada.page.evaluate(MEASURED)["colours"]
    assert len(before) == 6
    friend.act("hide", code="RGBY")
    Player(ada, Mouse).until(lambda screen: prompt_of(screen) is Prompt.GUESS)
    assert ada.page.evaluate(MEASURED)["colours"] == before


def test_the_way_on_is_in_sight_at_the_end(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()

    def round_over(ada: Visitor) -> None:
        with_a_friend(ada, rounds=2).act("resign")

    for ending in (round_over, classic_over):
        ending(ada)
        way_on = ada.page.locator(".pin .button.primary")
        way_on.wait_for()
        for width, height in ((390, 844), (375, 553), (320, 480), (740, 360)):
            ada.page.set_viewport_size({"width": width, "height": height})
            # The sheet may still be on its way; where the button stays out of sight, this does not end.
            ada.page.wait_for_function(IN_SIGHT, arg=way_on.element_handle())


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
def test_a_board_does_not_turn_at_the_end(visitors: Visitors, size: tuple[int, int]) -> None:
    ada = visitors.new("Ada", size=size).registered()
    friend = with_a_friend(ada, rounds=2)
    ada.page.locator(".board.lying").wait_for()
    friend.act("resign")
    ada.page.locator(".sheet").wait_for()
    ada.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert ada.page.locator(".board.lying").count() == 1


def into_match(ada: Visitor, name: str) -> Player:
    """A player in front of the open row, after some rows."""
    edition, options, rows = MATCHES[name]
    ada.visit(ada.open(edition, "me", "novice", options=options).path)
    player = Player(ada, Mouse, repeats=edition not in ("travel", "hasbro94"))
    player.until(lambda screen: prompt_of(screen) in (Prompt.GUESS, Prompt.HIDE))
    if edition == "duel":
        player.step()
    for row in rows:
        player.until(lambda screen: prompt_of(screen) is Prompt.GUESS)
        player.lay(row)
    player.until(lambda screen: prompt_of(screen) is Prompt.GUESS)
    return player
