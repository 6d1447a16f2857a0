"""The group box as its screen tells it: who asked what, which board answered how, and what a player makes of that."""

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

from keypeg.rules.keys import Answer, answer
from keypeg.rules.palette import EMPTY
from tests.browser.screen import Part, Screen

PLACES = 5
ENOUGH = 2_000
"""So many codes are thought of at most."""

Held = tuple[str, int]
"""A token: its colour, and the place that it stands for."""


class Around(Struct, frozen=True):
    """What lies open on the table."""

    boards: tuple[Held | None, ...]
    """The token of every board where it can be seen."""
    asked: tuple[tuple[str, tuple[Answer | None, ...]], ...]
    """Every row with the answers, board by board."""

    def tokens(self, colours: str) -> list[list[Held]]:
        """What each board may hold after all that was answered."""
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
        """Codes that fit everything: no two tokens stand for the same place."""
        held = self.tokens(colours)

        def laid(board: int, row: str) -> Iterator[str]:
            if board == len(held):
                yield row
                return
            for colour, place in held[board]:
                if row[place - 1] == EMPTY:
                    yield from laid(board + 1, row[: place - 1] + colour + row[place:])

        return set(islice(laid(0, EMPTY * PLACES), ENOUGH))


def around(screen: Screen) -> Around | None:
    """What the table shows, where it is a table of the group box."""
    regions = screen.find("region", "group-rows")
    if not regions:
        return None
    rows = [part for part in regions[0].walk() if part.role == "row"]
    headers = [_told(screen, part.name) for part in rows[0].inside[1:]]
    tokens = [seen or _beside(screen, name) for seen, name in headers]
    return Around(
        boards=tuple(token for seat in tokens for token in seat),
        asked=tuple(asked for row in rows[1:] if (asked := _asked(screen, row)) is not None),
    )


def _told(screen: Screen, text: str) -> tuple[list[Held | None], str]:
    """The tokens that a text begins with, None where one is covered, and the rest of it."""
    say, found = screen.language.say, list[Held | None]()
    known: dict[str, Held | None] = {say("token-covered"): None}
    for name, letter in screen.language.colours.items():
        for place in range(1, PLACES + 1):
            known[say("token-open", colour=name, number=place)] = (letter, place)
    while told := next((words for words in known if text == words or text.startswith(f"{words} ")), None):
        found.append(known[told])
        text = text[len(told) :].strip()
    return found, text


def _beside(screen: Screen, name: str) -> list[Held | None]:
    """The tokens on somebody's boards, where these lie around the table."""
    place = screen.language.say("board-of-breaker", name=name)
    [region] = [part for part in screen.walk() if part.role == "region" and part.name == place]
    return next(tokens for text in region.texts() if (tokens := _told(screen, text)[0]))


def _asked(screen: Screen, row: Part) -> tuple[str, tuple[Answer | None, ...]] | None:
    """A row that was asked, with its answers."""
    said = row.inside[0].name
    for button in row.inside[0].inside:  # what the button beside it is called stands there too
        said = said.removesuffix(button.name).rstrip()
    match = screen.language.pattern("group-asked", "number", "name", "row").fullmatch(said)
    if match is None:
        return None
    letters = screen.language.row(match["row"])
    assert letters is not None, row
    return letters, tuple(_answered(screen, cell) for cell in row.inside[1:])


def _answered(screen: Screen, cell: Part) -> Answer | None:
    """What a board answered, if it has."""
    for part in cell.walk():
        if part.role == "img":
            return screen.language.answer(part.name)
    return None
