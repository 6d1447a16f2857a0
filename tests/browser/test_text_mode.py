"""Whole matches in text mode: from what the log says, by what one types, and nothing else."""

import random
from itertools import permutations, product

import pytest

from keypeg.rules.keys import Key, mark
from tests.browser.screen import next_change
from tests.browser.test_reading import TEXT_MODE, types
from tests.browser.visitors import Visitor, Visitors

MAX_STEPS = 300
CODES = {
    "classic": ("RYGBWK", 4, True),
    "travel": ("RYGBWKOP", 4, False),
    "hasbro94": ("RYGBWKOP", 4, False),
    "duel": ("RYGBWKOP", 4, True),
    "custom": ("RGBY", 3, True),
}
"""Colours, holes, and whether a colour may stand twice."""
OPTIONS: dict[str, dict[str, object]] = {
    "classic": {"marking": "by_hand"},
    "travel": {"first_codemaker": 1},
    "hasbro94": {"first_codemaker": 1},
    "duel": {"rings": 4},
    "custom": {"first_codemaker": 1, "pegs": 3, "colours": 4},
}


class Typist:
    """Somebody at a table in text mode, with a code to hide and one to find."""

    def __init__(self, visitor: Visitor, edition: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.say = visitor.language.say
        self.you = self.say("seat-you")
        colours, holes, repeats = CODES[edition]
        self.codes = list(map("".join, product(colours, repeat=holes) if repeats else permutations(colours, holes)))
        self.rng = random.Random(edition)
        self.code = self.rng.choice(self.codes)

    def play(self) -> None:
        for _ in range(MAX_STEPS):
            if self.page.get_by_role("link", name=self.say("record-see"), exact=True).is_visible():
                return
            before = self.log()
            match self.page.locator("#prompt").inner_text().strip():
                case asked if asked == self.say("prompt-hide", name=self.you):
                    types(self.visitor, "hide", "".join(self.say(f"letter-{letter}") for letter in self.code).lower())
                case asked if asked == self.say("prompt-guess", name=self.you):
                    types(self.visitor, "guess", self.visitor.language.in_words(self.rng.choice(self.fitting())))
                case asked if asked == self.say("prompt-mark", name=self.you):
                    types(self.visitor, "mark", "{} {}".format(*mark(self.to_mark(), self.code)))
                case _:
                    next_change(self.page)
                    continue
            while self.log() == before:
                next_change(self.page)
        raise AssertionError(f"the match does not end: {self.log()}")

    def log(self) -> list[str]:
        return self.page.get_by_role("log").inner_text().splitlines()

    def fitting(self) -> list[str]:
        """The codes that fit every key that was told."""
        begun = self.visitor.language.pattern("told-round", "number")
        known: list[tuple[str, Key]] = []
        for line in self.log():
            if begun.match(line.strip()):  # a round may be played again, with other codes
                known.clear()
            elif told := self.told(line):
                known.append(told)
        return [code for code in self.codes if all(mark(row, code) == key for row, key in known)]

    def told(self, line: str) -> tuple[str, Key] | None:
        """One's own row and its key, where a line tells them."""
        found = self.visitor.language.pattern("told-row", "name", "row", "key").fullmatch(line.strip())
        if found is None or found["name"] != self.you:
            return None
        row, key = self.visitor.language.row(found["row"]), self.visitor.language.key(found["key"])
        return (row, key) if row and key else None

    def to_mark(self) -> str:
        """The row that the other one laid last."""
        rows = [
            self.visitor.language.row(found["row"])
            for line in self.log()
            if (found := self.visitor.language.pattern("told-row-open", "name", "row").fullmatch(line.strip()))
        ]
        return next(row for row in reversed(rows) if row)


@pytest.mark.parametrize("edition", CODES)
def test_a_match_by_typing(visitors: Visitors, edition: str) -> None:
    ada = visitors.new("Ada").registered()
    ada.page.add_init_script(TEXT_MODE)
    ada.visit(ada.open(edition, "me", "casual", options={"rounds": 1, **OPTIONS[edition]}).path)
    ada.page.get_by_role("log").wait_for()
    Typist(ada, edition).play()
