"""Matches that a visitor has played to their end, without a page: the server is told what was laid."""

import random
from itertools import count

from tests.browser.visitors import Visitor

_ids = count()


def act(visitor: Visitor, address: str, seat: int, **action: object) -> None:
    visitor.post(f"/api/tables/{address}/actions", {"seat": seat, "id": f"played {next(_ids)}", "act": action})


def play_match(visitor: Visitor, edition: str, other: str, rows: tuple[int, int], seed: int = 0) -> str:
    """A match of two rounds on one screen. Each player finds the code in so many rows, the visitor first."""
    draw = random.Random(seed)
    table = visitor.open(edition, "me", "me", options={"rounds": 2, "first_codemaker": 1}, names=[visitor.name, other])
    for breaker, needed in enumerate(rows):
        code, *others = ("".join(draw.sample("RYGBWK", 4)) for _ in range(needed))
        act(visitor, table.address, 1 - breaker, do="hide", code=code)
        for row in (*others, code):
            act(visitor, table.address, breaker, do="guess", row=row)
    return table.address


def play_some(visitor: Visitor) -> list[str]:
    """Matches in two boxes against three people: won, drawn and lost."""
    needed = [(5, 6), (4, 4), (7, 5), (5, 8), (6, 5), (3, 6)]
    names = ["Bo", "Cy", "Bo", "Dorothea", "Bo", "Cy"]
    return [
        play_match(visitor, "classic" if number % 3 else "travel", name, rows, number)
        for number, (name, rows) in enumerate(zip(names, needed, strict=True))
    ]
