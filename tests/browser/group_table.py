"""The table of a group match, read from the screen, and the codes that are still possible."""

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

from keypeg.rules.keys import Answer, answer
from keypeg.rules.palette import EMPTY
from tests.browser.screen import Part, Screen

PLACES = 5
MAX_CODES = 2_000
"""At most this many codes are listed."""

Token = tuple[str, int]
"""A colour and its place in the code."""


class GroupTable(Struct, frozen=True):
    """Everything that is open on the table."""

    boards: tuple[Token | None, ...]
    """The token of every board; None where it is covered."""
    asked: tuple[tuple[str, tuple[Answer | None, ...]], ...]
    """Every row with the answer of each board."""

    def tokens(self, colours: str) -> list[list[Token]]:
        """The possible tokens of each board, after all answers."""
        every = [(colour, place) for colour in colours for place in range(1, PLACES + 1)]
        return [
            [seen]
            if seen
            else [
                token for token in every if all(said[board] in (None, answer(row, *token)) for row, said in self.asked)
            ]
            for board, seen in enumerate(self.boards)
        ]

    def codes(self, colours: str) -> set[str]:
        """The possible codes: no two tokens have the same place."""
        held = self.tokens(colours)

        def laid(board: int, row: str) -> Iterator[str]:
            if board == len(held):
                yield row
                return
            for colour, place in held[board]:
                if row[place - 1] == EMPTY:
                    yield from laid(board + 1, row[: place - 1] + colour + row[place:])

        return set(islice(laid(0, EMPTY * PLACES), MAX_CODES))


def group_table(screen: Screen) -> GroupTable | None:
    """The table on the screen; None if it is not a group match."""
    regions = screen.find("region", "group-rows")
    if not regions:
        return None
    rows = [part for part in regions[0].walk() if part.role == "row"]
    tokens = [_tokens(screen, part.name) for part in rows[0].inside[1:]]
    return GroupTable(
        boards=tuple(token for seat in tokens for token in seat),
        asked=tuple(asked for row in rows[1:] if (asked := _asked(screen, row)) is not None),
    )


def _tokens(screen: Screen, text: str) -> list[Token | None]:
    """The tokens at the start of a text, which ends with the name of their player; None for a covered one."""
    say, found = screen.language.say, list[Token | None]()
    known: dict[str, Token | None] = {say("token-covered"): None}
    for name, letter in screen.language.colours.items():
        for place in range(1, PLACES + 1):
            known[say("token-open", colour=name, number=place)] = (letter, place)
    while told := next((words for words in known if text.startswith(f"{words} ")), None):
        found.append(known[told])
        text = text[len(told) :].strip()
    return found


def _asked(screen: Screen, row: Part) -> tuple[str, tuple[Answer | None, ...]] | None:
    """A row that was asked, with its answers."""
    match = screen.language.pattern("group-asked", "number", "name", "row").fullmatch(row.inside[0].name)
    if match is None:
        return None
    letters = screen.language.row(match["row"])
    assert letters is not None, row
    return letters, tuple(_answered(screen, cell) for cell in row.inside[1:])


def _answered(screen: Screen, cell: Part) -> Answer | None:
    """The answer of a board, if there is one."""
    for part in cell.walk():
        if part.role == "img":
            return screen.language.answer(part.name)
    return None
