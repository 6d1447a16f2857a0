"""A group match fits on every screen: the open row, the newest row, the colours and the buttons are in sight."""

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.test_fit import SIZES
from tests.browser.visitors import Visitor, Visitors

SIDEWAYS = ((568, 320), (667, 375))
LEAST_PX = 44
NARROW = 360
"""Below this width five holes and three answers leave less than 44 px for a hole."""
NAMES = ("Ada", "Bartholomew", "Novice (2)", "Di")
FILLS = {2: "W...R", 3: "WR..G", 4: "WRGY."}
TABLES: dict[str, tuple[int, int, Mapping[str, object]]] = {
    "two": (2, 0, {}),
    "two with two boards each, by hand": (2, 9, {"boards_each": 2, "marking": "by_hand"}),
    "three": (3, 7, {"calls": "anytime"}),
    "four after 24 rows": (4, 24, {}),
}

MEASURE = """() => {
  const root = document.scrollingElement;
  const hidden = [];
  const seen = (what, element, inset = 2) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const open = [left + inset, right - inset, (left + right) / 2].every(x => {
      const there = document.elementFromPoint(x, (top + bottom) / 2);
      return there && (element.contains(there) || there.contains(element));
    });
    if (!inside || !open) hidden.push(`${what}: ${[left, top, right, bottom].map(Math.round)}`);
  };
  const all = what => [...document.querySelectorAll(what)];
  const [holes, colours] = [all('[data-hole]'), all('.bowl .colour')];
  holes.forEach(hole => seen('hole', hole));
  colours.forEach(colour => seen('colour', colour, 6));
  all('.buttons button').forEach(button => seen(button.textContent, button, 6));
  const number = line => Number(line.querySelector('.number').textContent);
  const newest = all('.line').sort((one, two) => number(one) - number(two)).at(-1);
  if (newest) seen('newest row', newest);
  const sizes = each => each.map(one => one.getBoundingClientRect()).map(({ width, height }) => [width, height]);
  return {
    scrolls: root.scrollHeight > root.clientHeight + 1 || root.scrollWidth > root.clientWidth + 1,
    hidden, holes: sizes(holes), colours: sizes(colours),
  };
}"""


@pytest.mark.parametrize("name", TABLES)
def test_a_group_match_fits(visitors: Visitors, name: str) -> None:
    seats, rows, options = TABLES[name]
    ada = visitors.new("Ada").registered()
    ask_rows(ada, visitors.new("Bo").registered(), seats, rows, options)
    for width, height in (*SIZES, *SIDEWAYS):
        ada.page.set_viewport_size({"width": width, "height": height})
        found = settled(ada.page)
        assert not found["scrolls"], f"{width} x {height} scrolls"
        assert found["hidden"] == [], f"{width} x {height}"
        assert len(found["holes"]) == 5
        assert len(found["colours"]) == 6
        small = [size for size in found["colours"] if min(size) < LEAST_PX - 0.5]
        small += [(across, down) for across, down in found["holes"] if down < LEAST_PX or across < LEAST_PX - 0.5]
        assert small == [] or width < NARROW or height < NARROW, f"{width} x {height}: {small}"


def settled(page: Page) -> Any:
    """The sizes, once two frames were drawn."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.evaluate(MEASURE)


def ask_rows(ada: Visitor, friend: Visitor, seats: int, rows: int, options: Mapping[str, object]) -> None:
    """A table where so many rows were asked, and where it is Ada's turn."""
    table = ada.open("group", "me", *["link"] * (seats - 1), options=options)
    for seat in range(1, seats):
        sit = {"seat": seat, "id": f"sit-{seat}", "link": table.links[str(seat)], "name": NAMES[seat]}
        friend.post(f"/api/tables/{table.address}/sit", sit)
    boards = seats * int(str(options.get("boards_each", 1)))
    asked = 0
    while True:
        view = ada.context.request.get(f"/api/tables/{table.address}?seat=0").json()["snapshot"]["view"]
        if view["owing"]:
            board = view["owing"][0]
            owner = view["owners"][board]
            own = board - view["owners"].index(owner)
            act(ada, friend, table.address, owner, {"do": "answer", "key": "none", "board": own}, f"{asked}-{board}")
        elif asked >= rows and view["turn"] == 0:
            break
        else:
            act(ada, friend, table.address, view["turn"], {"do": "ask", "row": FILLS[boards]}, str(asked))
            asked += 1
    ada.visit(table.path)
    ada.page.get_by_role("group", name=ada.language.say("tray-label"), exact=True).wait_for()


def act(ada: Visitor, friend: Visitor, address: str, seat: int, action: Mapping[str, object], id_: str) -> None:
    body = {"seat": seat, "id": f"act-{id_}", "act": action}
    (ada if seat == 0 else friend).post(f"/api/tables/{address}/actions", body)
