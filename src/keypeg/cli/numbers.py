"""Numbers as the reader's language writes them: with its decimal sign, and with signs between thousands.

A whole number that stands in a message by itself needs nothing of this: Fluent writes it in the same style.
"""

from typing import Final

from keypeg.locales import Words

LEAST_SHARE: Final = 0.01


class Numbers:
    """Numbers as a language writes them."""

    def __init__(self, say: Words) -> None:
        self._say = say

    def decimal(self, number: float, places: int = 2) -> str:
        return f"{number:.{places}f}".replace(".", self._say("analyse-decimal-point"))

    def codes(self, number: float) -> str:
        """An average number of codes: exact where it is small."""
        return self.decimal(number, 1) if number < 10 else self.count(round(number))

    def codes_after(self, codes: int, bits: float | None) -> str:
        """About how many codes are left by something that tells so many bits."""
        return self.codes(codes / 2 ** (bits or 0))

    def count(self, number: int) -> str:
        return self._say("review-count", count=number)

    def percent(self, share: float) -> str:
        """A share. What is possible is not called 0%, and what is not certain is not called 100%."""
        if 0 < share < LEAST_SHARE:
            return self._say("review-percent-under")
        if 1 - LEAST_SHARE < share < 1:
            return self._say("review-percent-over")
        return self._say("analyse-share", share=f"{100 * share:.0f}")

    def duration(self, seconds: float) -> str:
        """In every language: `45 s`, `12 min` or `3.5 h`."""
        if seconds < 90:
            return f"{seconds:.0f} s"
        return f"{seconds / 60:.0f} min" if seconds < 90 * 60 else f"{self.decimal(seconds / 3600, 1)} h"
