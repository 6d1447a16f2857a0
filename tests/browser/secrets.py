"""Checks that a page, and the messages it got, do not contain a code that its visitor may not know."""

import json
from collections.abc import Iterable
from itertools import groupby
from typing import Any

from playwright.sync_api import Page

from keypeg.rules.palette import EMPTY
from tests.browser.language import Language
from tests.browser.player import Player, Prompt, prompt_of
from tests.browser.screen import read

EVERYTHING = """() => ({
  written: document.documentElement.outerHTML,
  typed: [...document.querySelectorAll('input, textarea')].map(field => field.value),
  kept: JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
  pegs: [...document.querySelectorAll('use')].map(use => {
    const box = use.closest('svg').getBoundingClientRect();
    return { letter: use.getAttribute('href').replace('#peg-', ''), x: box.x, y: box.y, wide: box.width };
  }),
})"""


def shows_code(page: Page, code: str, language: Language) -> bool:
    """Whether the page contains the code in any form: letters, words or pegs."""
    everything = page.evaluate(EVERYTHING)
    text = "\n".join([everything["written"], everything["kept"], *everything["typed"]])
    return code in text or language.in_words(code) in text or code.strip(EMPTY) in _lines(everything["pegs"])


def assert_not_shown(bystander: Player, codes: Iterable[str]) -> None:
    """No code is on the page of a bystander, unless the attempt is over there or they laid it themselves."""
    for code in codes:
        if code not in bystander.laid and shows_code(bystander.page, code, bystander.language):
            now = prompt_of(read(bystander.page, bystander.language))
            over = now in (Prompt.GO_ON, Prompt.OVER) or attempts_over(bystander) > bystander.attempts
            assert over, f"{code} can be seen by {bystander.visitor.name}"


def attempts_over(bystander: Player) -> int:
    """How many attempts were over by the messages that a bystander got. The sheet of an ending comes after them."""
    over = 0
    for frame in bystander.visitor.frames:
        over = _over_after(json.loads(frame), over)
    return over


def _over_after(message: dict[str, Any], over: int) -> int:
    if message["say"] == "snapshot":
        over = int(message["view"]["earlier"]) + len(message["view"]["past"])
    return over + len([event for event in message.get("events", ()) if event["event"] == "attempt_ended"])


def assert_not_sent(bystander: Player, hidden: Iterable[tuple[int, str]]) -> None:
    """No code was sent to a bystander before the attempt was over, or before they laid it themselves."""
    codes = set(hidden)
    over = 0
    for frame in bystander.visitor.frames:
        message: dict[str, Any] = json.loads(frame)
        over = _over_after(message, over)
        codes = {(attempt, code) for attempt, code in codes if f'"row":"{code}"' not in frame}
        for attempt, code in codes:
            assert over > attempt or code not in frame, f"{code} was sent: {frame}"


def _lines(pegs: list[dict[str, Any]]) -> str:
    """The pegs line by line, with a space where there is a gap."""
    lines = []
    for _, line in groupby(sorted(pegs, key=lambda peg: (peg["y"], peg["x"])), key=lambda peg: peg["y"]):
        letters, last = "", None
        for peg in line:
            if last is not None and peg["x"] - last["x"] > 2 * last["wide"]:
                letters += " "
            letters += peg["letter"]
            last = peg
        lines.append(letters)
    return "\n".join(lines)
