"""Marking by hand: keys and answers as a person gives them, who now and then gets one wrong."""

from random import Random
from typing import Final

from keypeg.players.levels import Level
from keypeg.rules.keys import Answer, Key, answer, can_exist, mark

ANSWERS: Final[tuple[Answer, ...]] = ("black", "white", "none")


def mark_by_hand(level: Level, row: str, code: str, chance: Random) -> Key:
    """The key of a row; a slip is by one peg: overlooked, counted twice, or of the other colour."""
    right = mark(row, code)
    if chance.random() >= level.errs:
        return right
    reds, whites = right
    slips = [
        Key(reds, whites - 1),
        Key(reds, whites + 1),
        Key(reds - 1, whites),
        Key(reds - 1, whites + 1),
        Key(reds + 1, whites - 1),
    ]
    # Nobody overlooks that the code is found, or believes that it is.
    likely = [key for key in slips if can_exist(key, len(row)) and key.reds < len(row)]
    return chance.choice(likely) if right.reds < len(row) and likely else right


def answer_by_hand(level: Level, row: str, colour: str, number: int, chance: Random) -> Answer:
    """What a board of the group edition says for its token."""
    right = answer(row, colour, number)
    if chance.random() >= level.errs:
        return right
    return chance.choice([other for other in ANSWERS if other != right])
