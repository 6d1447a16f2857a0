"""Names of players: what is left out of one, and which ones are refused.

A name comes from anybody and is shown to everybody. So it has to show something, and may not cover the lines above and
below it. Names of every script pass, with the marks and joiners that their spelling needs.
"""

import unicodedata
from typing import Final

from keypeg.records.refusals import RecordFault
from keypeg.rules.refusals import Refusal

MAX_MARKS: Final = 4
"""Marks on one letter, counted apart from it. A Hebrew letter with its points has three, a Burmese one up to four."""

_BLANKS: Final = frozenset("\u2800\u3164\uffa0\ufffc")
"""Take up room and show nothing, though Unicode calls them letters or symbols."""
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5")
"""Show nothing, though Unicode calls them letters or marks."""
_JOINER, _NON_JOINER, _EMOJI_SELECTOR = "\u200d", "\u200c", "\ufe0f"
_EMOJI_AMONG_TEXT: Final = frozenset("#*0123456789‼⁉ℹ〰〽")
"""Characters that are no symbols, and emoji with a selector after them."""
_MONGOLIAN_SELECTORS: Final = frozenset("\u180b\u180c\u180d\u180f")
_VIRAMA: Final = 9  # the canonical combining class


def clean_name(name: str, max_length: int) -> str:
    """A name without what cannot be seen and without surrounding space, or a Refusal."""
    if len(name) <= max_length:
        shown = " ".join(_visible(unicodedata.normalize("NFC", name)).split())
    if len(name) > max_length or len(shown) > max_length:  # some characters are several in their normal form
        raise Refusal(RecordFault.BAD_NAME, why="length", most=max_length)
    if not any(unicodedata.category(character)[0] in "LNPS" for character in shown):
        raise Refusal(RecordFault.BAD_NAME, why="blank")
    if _most_marks(shown) > MAX_MARKS:
        raise Refusal(RecordFault.BAD_NAME, why="marks")
    return shown


def _visible(name: str) -> str:
    """A name without invisible characters, but with those that shape their neighbours. Blanks become spaces."""
    kept: list[str] = []
    for character, following in zip(name, f"{name[1:]} ", strict=False):
        before = kept[-1] if kept else ""
        if character.isspace() or character in _BLANKS:
            kept.append(" ")
        elif character in (_JOINER, _NON_JOINER):
            if _joins(before, character, following):
                kept.append(character)
        elif _is_selector(character):
            if _selects(before, character):
                kept.append(character)
        elif character not in _INVISIBLE and unicodedata.category(character)[0] != "C":
            kept.append(character)
    return "".join(kept)


def _joins(before: str, joiner: str, following: str) -> bool:
    """Whether a joiner changes how its neighbours look: within emoji, after a virama, and in Arabic script."""
    if not before or following.isspace():
        return False
    if joiner == _JOINER and _is_emoji(before) and _is_emoji(following):
        return True
    return unicodedata.combining(before) == _VIRAMA or unicodedata.bidirectional(before) == "AL"


def _is_emoji(character: str) -> bool:
    """Whether a character is part of an emoji. A skin tone is a modifier (Sk), a gender a symbol (So)."""
    return character == _EMOJI_SELECTOR or unicodedata.category(character) in ("So", "Sk")


def _is_selector(character: str) -> bool:
    """Whether a character chooses among the shapes of the one before it."""
    return (
        "\ufe00" <= character <= "\ufe0f"
        or "\U000e0100" <= character <= "\U000e01ef"
        or character in _MONGOLIAN_SELECTORS
    )


def _selects(before: str, selector: str) -> bool:
    """Whether there is a character before the selector that has several shapes."""
    if not before:
        return False
    if selector == _EMOJI_SELECTOR:
        return before in _EMOJI_AMONG_TEXT or unicodedata.category(before) in ("So", "Sm")
    kind = unicodedata.category(before)
    return kind == "Lo" and unicodedata.name(before, "").startswith(("CJK", "MONGOLIAN"))


def _most_marks(name: str) -> int:
    """The largest number of marks on one character. Marks on no character are one pile too high."""
    most, marks, bare = 0, 0, True
    for character in unicodedata.normalize("NFD", name):
        if unicodedata.category(character) in ("Mn", "Me") and not _is_selector(character):
            marks = MAX_MARKS + 1 if bare else marks + 1
            most = max(most, marks)
        else:
            marks, bare = 0, character == " "
    return most
