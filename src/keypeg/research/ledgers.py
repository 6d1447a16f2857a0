"""Ledgers: what is known of each part of each first row of a board, in a small file that only ever grows.

A long proof is many parts, and each part ends with an exact cost or a refutation: a bound that shows its first row
to be no better than what is known. Lines are added as parts are done, so that a proof can be stopped at any moment,
taken up anywhere, and looked over by anyone. The first line says which board and what is to be beaten.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from keypeg.research.openings import Bound, Opening, PartSearch
from keypeg.rules.keys import Key
from keypeg.rules.refusals import Refusal
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import Board
from keypeg.thinking.objectives import Objective

LONGEST_LINE: Final = 10_000
"""No line of a ledger comes near this many bytes."""


class LedgerFault(ValueError):
    """A file that is not this board's ledger, or is damaged; the message names the line."""


class Heading(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: which board, which objective, and a total that a strategy is known to reach."""

    codes: Shape
    rows: Shape
    reached: int
    costs: tuple[int, ...] = ()
    failure: int = 0


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of one part."""

    row: str
    key: Key
    least: int
    exact: bool


class Standing(Struct, frozen=True):
    """How far a proof is: the best total known, what no strategy can beat, and the parts still open."""

    reached: int
    least: int
    open_parts: int

    @property
    def proven(self) -> bool:
        """Whether the best total known cannot be beaten."""
        return self.least == self.reached


def heading_of(path: Path) -> Heading:
    """The first line of a ledger alone."""
    with path.open("rb") as file:
        line = file.readline(LONGEST_LINE)
    if not line.endswith(b"\n"):
        raise LedgerFault(f"{path}, line 1: the heading is missing.")
    try:
        return msgspec.json.decode(line, type=Heading)
    except (msgspec.DecodeError, Refusal) as fault:
        raise LedgerFault(f"{path}, line 1: {fault}") from None


class Ledger:
    """The ledger of one board and objective; every line written is on disk before the next part is begun."""

    def __init__(self, path: Path, board: Board, objective: Objective, reached: int, *, to_read: bool = False) -> None:
        """Take up a ledger or begin one. One that is only read is not touched, and has to be whole."""
        self._path: Final = path
        self.board: Final = board
        self.objective: Final = objective
        self.reached = reached
        self.openings: Final = {opening.row: opening for opening in PartSearch(board, objective).openings()}
        self._bounds: dict[tuple[str, Key], Bound] = {}
        heading = Heading(board.codes, board.rows, reached, objective.costs, objective.failure)
        if to_read or path.exists():
            self._take_up(heading, to_read=to_read)
        else:
            path.write_bytes(msgspec.json.encode(heading) + b"\n")

    def bound(self, row: str, key: Key) -> Bound | None:
        """What is known of a part."""
        return self._bounds.get((row, key))

    def known(self) -> list[tuple[str, Key, Bound]]:
        """The best that is known of every part, in the order in which it came up first."""
        return [(row, key, bound) for (row, key), bound in self._bounds.items()]

    def record(self, row: str, key: Key, bound: Bound) -> None:
        """Write down what a part costs, or that it costs at least so much."""
        self._keep(Line(row, key, bound.least, bound.exact))
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(Line(row, key, bound.least, bound.exact)) + b"\n")

    def least(self, opening: Opening) -> int:
        """What a first row costs at least, by all that is known."""
        return opening.won + sum(self.least_part(opening.row, part.key, part.size) for part in opening.parts)

    def least_part(self, row: str, key: Key, size: int) -> int:
        """What a part costs at least."""
        known = self._bounds.get((row, key))
        return known.least if known else size * self.objective.cost(2)

    @property
    def worthwhile(self) -> int:
        """The highest total still worth finding: a total that no first row here is known to reach may be equalled."""
        known = any(self.settled(one) and self.least(one) == self.reached for one in self.openings.values())
        return self.reached - 1 if known else self.reached

    def open_openings(self) -> Iterator[Opening]:
        """First rows that may still be worth their while, the most hopeful first."""
        for opening in sorted(self.openings.values(), key=self.least):
            if self.least(opening) <= self.worthwhile and not self.settled(opening):
                yield opening

    def settled(self, opening: Opening) -> bool:
        """Whether every part of a first row has its exact cost."""
        known = (self._bounds.get((opening.row, part.key)) for part in opening.parts)
        return all(bound is not None and bound.exact for bound in known)

    def standing(self) -> Standing:
        """How far the proof is."""
        open_parts = 0
        for opening in self.open_openings():
            known = (self._bounds.get((opening.row, part.key)) for part in opening.parts)
            open_parts += sum(bound is None or not bound.exact for bound in known)
        return Standing(self.reached, min(map(self.least, self.openings.values())), open_parts)

    def _take_up(self, heading: Heading, *, to_read: bool) -> None:
        content = self._path.read_bytes()
        lines = content.split(b"\n")
        if lines.pop():
            if to_read:
                raise LedgerFault(f"{self._path}, line {len(lines) + 1}: cut short.")
            # Stopped in the middle of a line: that part was not finished, so its line goes.
            with self._path.open("r+b") as file:
                file.truncate(content.rfind(b"\n") + 1)
        if not lines:
            raise LedgerFault(f"{self._path}, line 1: the heading is missing.")
        for number, line in enumerate(lines, 1):
            try:
                if number == 1:
                    self._compare(msgspec.json.decode(line, type=Heading), heading)
                else:
                    self._keep(msgspec.json.decode(line, type=Line))
            except (msgspec.DecodeError, LedgerFault, Refusal) as fault:
                raise LedgerFault(f"{self._path}, line {number}: {fault}") from None

    def _compare(self, found: Heading, wanted: Heading) -> None:
        if msgspec.structs.replace(found, reached=0) != msgspec.structs.replace(wanted, reached=0):
            raise LedgerFault("this is the ledger of another board or objective.")
        self.reached = min(self.reached, found.reached)

    def _keep(self, line: Line) -> None:
        opening = self.openings.get(line.row)
        if opening is None or all(part.key != line.key for part in opening.parts):
            raise LedgerFault(f"{line.row} has no part {line.key.reds},{line.key.whites} here.")
        known = self._bounds.get((line.row, line.key))
        if known and ((known.exact and line.least > known.least) or (line.exact and line.least < known.least)):
            raise LedgerFault(f"{line.row} {line.key.reds},{line.key.whites} is contradicted by a line before.")
        if known is None or (not known.exact and (line.exact or line.least > known.least)):
            self._bounds[line.row, line.key] = Bound(line.least, line.exact)
        if self.settled(opening):
            self.reached = min(self.reached, self.least(opening))
