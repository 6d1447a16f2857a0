"""Texts of daily codes that people share: read them, and see whether they can be true."""

import re
from collections.abc import Mapping
from datetime import date
from typing import Final

from msgspec import Struct

from keypeg.review.daily import daily_code, daily_edition, read_day
from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.review.solo_boards import solo_board
from keypeg.rules.keys import Key, can_exist, mark
from keypeg.rules.refusals import shown

NOT_FOUND: Final = "X"
_HEAD: Final = re.compile(r"Keypeg, (.+), ([^,\s]+)\s*: *(\d{1,2}|X)/(\d{1,2})")
_ROW: Final = re.compile(r"◌+\s+(●*)(○*)·*")


class SharedDaily(Struct, frozen=True):
    """What a shared text says."""

    box: str
    day: date
    found: bool
    keys: tuple[Key, ...]


def read_share(text: str, titles: Mapping[str, str]) -> SharedDaily:
    """Read a text that was shared. `titles` has the box of each title, in all languages.

    Refuses a text that no game can have led to, whatever the code was.
    """
    head, *lines = [line.strip() for line in text.strip().splitlines()] or [""]
    found = _HEAD.fullmatch(head)
    if not found or found[1] not in titles:
        raise ReviewRefusal(ReviewFault.BAD_SHARE, why="form", line=shown(head))
    box, day = titles[found[1]], read_day(found[2])
    board = solo_board(daily_edition(box))
    keys = tuple(_key(line, board.code.holes) for line in lines if line)
    said = board.row_limit if found[3] == NOT_FOUND else int(found[3])
    if said != len(keys):
        raise ReviewRefusal(ReviewFault.BAD_SHARE, why="count", said=said, rows=len(keys))
    if int(found[4]) != board.row_limit or said > board.row_limit:
        raise ReviewRefusal(ReviewFault.BAD_SHARE, why="limit", limit=board.row_limit)
    for number, key in enumerate(keys, 1):
        ends = found[3] != NOT_FOUND and number == said
        if (key.reds == board.code.holes) != ends:
            raise ReviewRefusal(ReviewFault.BAD_SHARE, why="ending", row=number)
    return SharedDaily(box, day, found[3] != NOT_FOUND, keys)


def check_share(shared: SharedDaily) -> None:
    """Refuse keys that no row could earn with the code of that day."""
    code = daily_code(shared.box, shared.day)
    possible = {mark(code, row) for row in solo_board(daily_edition(shared.box)).row.rows()}
    for number, key in enumerate(shared.keys, 1):
        if key not in possible:
            raise ReviewRefusal(
                ReviewFault.BAD_SHARE, why="key", row=number, reds=key.reds, whites=key.whites, date=str(shared.day)
            )


def _key(line: str, holes: int) -> Key:
    found = _ROW.fullmatch(line)
    key = Key(len(found[1]), len(found[2])) if found else None
    if key is None or not can_exist(key, holes) or line.count("◌") != holes or len(line.split()[1]) != holes:
        raise ReviewRefusal(ReviewFault.BAD_SHARE, why="form", line=shown(line))
    return key
