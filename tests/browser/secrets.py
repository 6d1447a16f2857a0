"""Whether a page, or what it was sent, holds a code that nobody at it may know: as letters, in words, or as pegs."""

import json
from collections.abc import Iterable
from itertools import groupby
from typing import Any

from playwright.sync_api import Page

from keypeg.rules.palette import EMPTY
from tests.browser.playing import Moment, Player, moment
from tests.browser.screen import read
from tests.browser.words import Language

EVERYTHING = """() => ({
  written: document.documentElement.outerHTML,
  typed: [...document.querySelectorAll('input, textarea')].map(field => field.value),
  kept: JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
  pegs: [...document.querySelectorAll('use')].map(use => {
    const box = use.closest('svg').getBoundingClientRect();
    return { letter: use.getAttribute('href').replace('#peg-', ''), x: box.x, y: box.y, wide: box.width };
  }),
})"""


def holds(page: Page, code: str, language: Language) -> bool:
    """Whether the page holds the code in any form that people or programs could read."""
    everything = page.evaluate(EVERYTHING)
    text = "\n".join([everything["written"], everything["kept"], *everything["typed"]])
    return code in text or language.in_words(code) in text or code.strip(EMPTY) in _lines(everything["pegs"])


def unseen(bystander: Player, codes: Iterable[str]) -> None:
    """None of the codes is on somebody's page, unless the attempt is over there or they laid it themselves."""
    for code in codes:
        if code not in bystander.laid and holds(bystander.page, code, bystander.language):
            now = moment(read(bystander.page, bystander.language))
            assert now in (Moment.GO_ON, Moment.OVER), f"{code} can be seen by {bystander.person.name}"


def unsent(bystander: Player, hidden: Iterable[tuple[int, str]]) -> None:
    """None of the codes was sent to somebody before the attempt was over, or before they laid it themselves."""
    codes = set(hidden)
    over = 0
    for frame in bystander.person.frames:
        message: dict[str, Any] = json.loads(frame)
        if message["say"] == "snapshot":
            over = len(message["view"]["past"])
        over += sum(event["event"] == "attempt_ended" for event in message.get("events", ()))
        codes = {(attempt, code) for attempt, code in codes if f'"row":"{code}"' not in frame}
        for attempt, code in codes:
            assert over > attempt or code not in frame, f"{code} was sent: {frame}"


def _lines(pegs: list[dict[str, Any]]) -> str:
    """The pegs as the eye reads them: line by line, with a gap where there is one."""
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
