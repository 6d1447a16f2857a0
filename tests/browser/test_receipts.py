"""Fair to check: commitments that a page keeps, the word at the reveal, and receipts beside records."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from keypeg.rules.keys import mark
from tests.browser.input_methods import Mouse, Touch
from tests.browser.player import Player, Prompt, play, prompt_of
from tests.browser.test_reading import TEXT_MODE, types
from tests.browser.test_two_browsers import two_by_link
from tests.browser.visitors import OpenedTable, Visitor, Visitors
from tests.cli.command import keypeg
from tests.records.test_receipts import swapped

TAMPER = """
const open = WebSocket;
window.WebSocket = class extends open {
  set onmessage(listen) {
    super.onmessage = (event) => listen({ data: event.data.replaceAll(/("codes":\\[")(\\w)/g, '$1K') });
  }
};
"""
"""A server that shows another code than the one that was hidden, as far as a page can tell."""


def open_dialog(visitor: Visitor) -> None:
    say = visitor.language.say
    visitor.page.get_by_label(say("menu-more"), exact=True).click()
    visitor.page.get_by_role("button", name=say("fair-title"), exact=True).click()
    expect(visitor.page.get_by_role("dialog", name=say("fair-title"))).to_be_visible()


def saved_receipt(visitor: Visitor, path: Path) -> Any:
    """Save the receipt from the page into a file, and read it."""
    open_dialog(visitor)
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name=visitor.language.say("fair-save")).click()
    download.value.save_as(path)
    visitor.page.keyboard.press("Escape")
    return json.loads(path.read_text(encoding="utf-8"))


def saved_record(visitor: Visitor, table: OpenedTable, path: Path) -> Any:
    answer = visitor.context.request.get(f"/api/tables/{table.address}/record")
    path.write_bytes(answer.body())
    return answer.json()


def replayed(record: Path, receipt: Path) -> tuple[int, Any]:
    """What the installed command says about a record beside a receipt."""
    ran = keypeg("replay", str(record), "--verify", "--receipt", str(receipt), "--json")
    assert ran.stderr == b""
    return ran.returncode, json.loads(ran.stdout)


def test_a_match_is_checked_at_the_reveal_and_afterwards(visitors: Visitors, tmp_path: Path) -> None:
    ada, bo, table = two_by_link(visitors, "classic", {"rounds": 2})
    first, second = Player(ada, Mouse), Player(bo, Touch)
    cy = visitors.new("Cy")

    first.hide(first.until(lambda screen: prompt_of(screen) is Prompt.HIDE), "RGBY")
    second.until(lambda screen: prompt_of(screen) is Prompt.GUESS)
    bo.page.reload()  # the code is hidden already: what the page saw before is not lost
    second.until(lambda screen: prompt_of(screen) is Prompt.GUESS)
    second.lay("RGBY")
    told = second.until(lambda screen: screen.said("fair-same", codes=1))
    assert prompt_of(told) is Prompt.GO_ON
    own = first.until(lambda screen: prompt_of(screen) is Prompt.GO_ON)
    assert not own.said("fair-same", codes=1), "nobody is told that their own code was not changed"
    for player in (first, second):
        player.step()
    cy.visit(table.path)  # comes for the second round
    watching = Player(cy, Mouse)
    second.hide(second.until(lambda screen: prompt_of(screen) is Prompt.HIDE), "YYBB")
    first.until(lambda screen: prompt_of(screen) is Prompt.GUESS)
    first.lay("YYBB")
    watching.until(lambda screen: screen.said("fair-same", codes=1))

    record = saved_record(ada, table, tmp_path / "record.json")
    for visitor, seat, checked in ((ada, 0, 2), (bo, 1, 2), (cy, None, 1)):
        receipt = saved_receipt(visitor, tmp_path / "receipt.json")
        assert (receipt["table"], receipt["seat"]) == (table.address, seat)
        assert receipt["players"] == record["players"]
        times = [action["at"] for action in record["actions"] if action["do"] == "hide"]
        assert [each["at"] for each in receipt["commitments"]] == times[-checked:]
        status, answer = replayed(tmp_path / "record.json", tmp_path / "receipt.json")
        assert (status, answer["receipt"]) == (0, {"checked": checked, "hidden": 2})

    forged = swapped(record, 0, record["actions"][0]["code"])
    (tmp_path / "record.json").write_text(json.dumps(forged), encoding="utf-8")
    saved_receipt(bo, tmp_path / "receipt.json")
    status, answer = replayed(tmp_path / "record.json", tmp_path / "receipt.json")
    assert (status, answer["error"]["code"], answer["error"]["action"]) == (2, "receipt_mismatch", 0)
    assert answer["error"]["values"]["name"] == "Ada"


def test_the_page_of_a_match_checks_a_receipt(visitors: Visitors, tmp_path: Path) -> None:
    ada, bo, table = two_by_link(visitors, "duel", {"rounds": 1, "rings": 4})
    first, second = Player(ada, Mouse), Player(bo, Touch)
    for player in (first, second):
        player.hide(player.until(lambda screen: prompt_of(screen) is Prompt.HIDE), "RGBY")
    for player, row in ((first, "RGBY"), (second, "WWWW")):
        player.until(lambda screen: prompt_of(screen) is Prompt.GUESS)
        player.lay(row)
    first.until(lambda screen: screen.said("fair-same", codes=2))
    receipt = saved_receipt(ada, tmp_path / "receipt.json")
    page = ada.visit(f"/record/{table.address}")
    bring(ada, receipt)
    expect(page.get_by_role("status")).to_have_text(ada.language.say("receipt-checked", checked=2, hidden=2))

    other = receipt | {"commitments": [receipt["commitments"][0] | {"commitment": "0" * 64}]}
    bring(ada, other)
    expect(page.get_by_role("alert")).to_contain_text("0" * 64)
    bring(ada, receipt | {"table": "elsewhere"})
    expect(page.get_by_role("alert")).to_contain_text("elsewhere")
    bring(ada, {})
    expect(page.get_by_role("alert")).to_contain_text("a field is missing")


def bring(visitor: Visitor, receipt: Any) -> None:
    """Give the page of a match a receipt from a file."""
    field = visitor.page.get_by_label(visitor.language.say("fair-bring"))
    if not field.is_visible():
        visitor.page.get_by_text(visitor.language.say("fair-title"), exact=True).click()
    file = {"name": "receipt.json", "mimeType": "application/json", "buffer": json.dumps(receipt).encode()}
    field.set_input_files(file)  # type: ignore[arg-type]


def test_a_reveal_that_the_page_missed_is_checked_when_it_is_back(visitors: Visitors) -> None:
    ada, bo, table = two_by_link(visitors, "classic", {"rounds": 1})
    first, second = Player(ada, Mouse), Player(bo, Touch)
    first.hide(first.until(lambda screen: prompt_of(screen) is Prompt.HIDE), "RGBY")
    second.until(lambda screen: prompt_of(screen) is Prompt.GUESS)
    bo.visit("/rules")
    act(bo, table, 1, {"do": "guess", "row": "RGBY"})
    bo.visit(table.path)
    second.until(lambda screen: screen.said("fair-same", codes=1))


def act(visitor: Visitor, table: OpenedTable, seat: int, action: dict[str, Any]) -> None:
    visitor.post(f"/api/tables/{table.address}/actions", {"seat": seat, "id": "elsewhere", "act": action})


def test_a_code_that_was_changed_is_an_alarm(visitors: Visitors) -> None:
    ada, bo, _ = two_by_link(visitors, "classic", {"rounds": 1})
    first, second = Player(ada, Mouse), Player(bo, Touch)
    begun = first.until(lambda screen: prompt_of(screen) is Prompt.HIDE)  # Bo sits
    bo.context.add_init_script(TAMPER)
    bo.page.reload()
    first.hide(begun, "RGBY")
    second.until(lambda screen: prompt_of(screen) is Prompt.GUESS)
    second.input.put("RGBY")  # `lay` would take the alarm for a refusal
    second.press_lay()
    expect(bo.page.get_by_role("alert")).to_contain_text(bo.language.say("fair-changed", name="Ada"))
    assert ada.page.get_by_role("alert").count() == 0


def test_a_page_without_web_crypto_checks_too(visitors: Visitors) -> None:
    """As on http:// at an address other than localhost."""
    ada = visitors.new("Ada").registered()
    ada.context.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")
    ada.visit(ada.open("group", "me", "casual", options={"rounds": 1}).path)
    player = Player(ada, Mouse)
    play(player)
    assert ada.page.evaluate("crypto.subtle") is None
    player.until(lambda screen: screen.said("fair-same-deal"))


@pytest.mark.parametrize("tag", ["en", "de"])
def test_the_text_mode_shows_and_checks(visitors: Visitors, tag: str) -> None:
    ada = visitors.new("Ada", tag=tag).registered()
    table = ada.open("classic", "me", "link", options={"rounds": 1})
    bo = visitors.new("Bo").registered()
    ada.page.add_init_script(TEXT_MODE)
    ada.visit(table.path)
    bo.accept(table, 1)
    log, say = ada.page.get_by_role("log"), ada.language.say
    log.wait_for()
    types(ada, "commitments")
    expect(log).to_contain_text(say("fair-none"))
    types(ada, "hide", "RGBY")
    Player(bo, Mouse).until(lambda screen: prompt_of(screen) is Prompt.GUESS)
    types(ada, "commitments")
    expect(log).to_contain_text(say("fair-hidden"))
    Player(bo, Mouse).lay("RGBY")
    expect(log).to_contain_text(say("fair-same", codes=1))
    with ada.page.expect_download() as download:
        types(ada, "receipt")
    assert json.loads(download.value.path().read_bytes())["table"] == table.address


@pytest.mark.parametrize("hints", ["allowed", "forbidden"])
def test_forbidden_hints_switch_off_the_automatic_notes(visitors: Visitors, hints: str) -> None:
    ada, bo, _ = two_by_link(visitors, "classic", {"rounds": 1, "hints": hints})
    bo.context.add_init_script("localStorage.setItem('keypeg.settings', JSON.stringify({ autoNotes: true }))")
    first, second = Player(ada, Mouse), Player(bo, Touch)
    first.hide(first.until(lambda screen: prompt_of(screen) is Prompt.HIDE), "RGBY")
    second.until(lambda screen: prompt_of(screen) is Prompt.GUESS)
    bo.page.reload()
    second.until(lambda screen: prompt_of(screen) is Prompt.GUESS)
    second.lay("KKKK")
    assert mark("KKKK", "RGBY") == (0, 0)
    notes_button(bo.page, bo).click()
    automatic = bo.page.get_by_role("checkbox", name=bo.language.say("notes-auto"))
    cell = bo.page.locator("table button.cell[data-place='0']")
    black = bo.language.colour("K")
    out, possible = bo.language.say("notes-mark-out"), bo.language.say("notes-mark-possible")
    noted = bo.language.say("notes-automatic", mark=out)
    by_itself = bo.page.get_by_role("button", name=bo.language.say("notes-cell", colour=black, place=1, mark=noted))
    by_hand = bo.page.get_by_role("button", name=bo.language.say("notes-cell", colour=black, place=1, mark=possible))
    if hints == "allowed":
        expect(automatic).to_be_checked()
        expect(by_itself).to_be_visible()
        return
    expect(bo.page.get_by_text(bo.language.say("notes-by-hand"))).to_be_visible()
    expect(automatic).to_have_count(0)
    by_hand.click()
    expect(
        bo.page.get_by_role("button", name=bo.language.say("notes-cell", colour=black, place=1, mark=out))
    ).to_be_visible()
    expect(cell.and_(bo.page.locator(".thin"))).to_have_count(0)


def notes_button(page: Page, visitor: Visitor) -> Any:
    return page.get_by_role("button", name=visitor.language.say("notes-title"), exact=True)
