"""Ledgers: what is known of each part of each opening of a board, in a small file that only grows.

A long proof consists of many parts. Each part ends with an exact cost or with a lower bound that shows that its opening
cannot beat the incumbent. A large part is searched in pieces: one second row after the other. A line is added when a
part or a piece is done, so a proof can be stopped at any moment, continued on another machine, and checked by anyone.
The first line names the board, the objective and the total to beat.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, field

from keypeg.research.part_search import Bound, Opening, PartSearch
from keypeg.research.refusals import ResearchFault, ResearchRefusal
from keypeg.rules.keys import Key, mark
from keypeg.rules.refusals import Refusal, shown
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import Board
from keypeg.thinking.objectives import AVERAGE, NEVER, Objective
from keypeg.thinking.refusals import damaged_byte, damaged_field
from keypeg.thinking.tree_files import shown_path

MOST_LINE_BYTES: Final = 10_000
"""Lines of a ledger are far shorter than this."""

_Cost = Annotated[int, Meta(ge=0, le=2**62)]
"""Of a set of codes. Where they cannot all be found it is a multiple of `NEVER`."""
_RowCost = Annotated[int, Meta(ge=0, le=NEVER)]
_Seconds = Annotated[float, Meta(ge=0, le=1e9)]


class LedgerHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: the board, the objective, and a total that a known strategy reaches."""

    codes: Shape
    rows: Shape
    incumbent: _Cost = field(name="reached")
    costs: tuple[_RowCost, ...] = ()
    failure: _RowCost = 0

    @property
    def objective(self) -> Objective:
        """The objective of the proof."""
        return Objective(self.costs, self.failure) if self.costs else AVERAGE


class LedgerEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line after the first: what is known of one part, or of one part with one second row."""

    row: str
    key: Key
    least: _Cost
    exact: bool
    second_row: str | None = field(name="next", default=None)
    cells: tuple[tuple[Key, _Cost, bool], ...] = ()
    """Of a piece whose search was stopped: what is known of the codes that answer the second row with each key."""
    seconds: _Seconds = 0
    """The processor time that the search took; 0 is not known."""


class Piece(Struct, frozen=True):
    """What is known of a part with one second row."""

    bound: Bound
    cells: dict[Key, Bound] = {}
    seconds: float = 0


class PartProgress(Struct, frozen=True):
    """The part that is being searched in pieces."""

    row: str
    key: Key
    budget: int
    """The search is to show that the part costs more, or to find its cost."""
    done: int
    pieces: int
    seconds: float
    """Processor time so far."""

    @property
    def seconds_left(self) -> float | None:
        """An estimate from the pieces that are done. The most promising come first and take longest, so it falls."""
        return self.seconds / self.done * (self.pieces - self.done) if self.done else None


class ProofProgress(Struct, frozen=True):
    """How far a proof is: the best total known, the lower bound for any strategy, and the parts still open."""

    incumbent: int
    lower_bound: int
    open_parts: int
    part: PartProgress | None = None

    @property
    def proven(self) -> bool:
        """Whether no strategy can beat the best total known."""
        return self.lower_bound == self.incumbent


def tree_beside(path: Path) -> Path:
    """The file beside a ledger that has the best strategy known."""
    return path.with_name(path.name + ".tree")


def read_header(path: Path) -> LedgerHeader:
    """Read the first line of a ledger alone."""
    with path.open("rb") as file:
        line = file.readline(MOST_LINE_BYTES)
    if not line.endswith(b"\n"):
        raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="no_header", file=shown_path(path))
    return _decode_header(line, path)


def _decode_header(line: bytes, path: Path) -> LedgerHeader:
    try:
        header = msgspec.json.decode(line, type=LedgerHeader)
        header.objective  # noqa: B018 - an objective that cannot exist is refused here
    except msgspec.DecodeError as error:
        raise _damaged(error, line, path, 1) from None
    except Refusal:  # of a shape that cannot exist
        name = "$.codes, $.rows"
    except ValueError:  # of an objective that cannot exist
        name = "$.costs, $.failure"
    else:
        return header
    raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="bad_field", file=shown_path(path), line=1, field=name)


def _damaged(error: msgspec.DecodeError, content: bytes, path: Path, line: int) -> ResearchRefusal:
    file = shown_path(path)
    if isinstance(error, msgspec.ValidationError):
        name = damaged_field(error)
        return ResearchRefusal(ResearchFault.BAD_LEDGER, why="bad_field", file=file, line=line, field=name)
    byte = damaged_byte(error, content)
    return ResearchRefusal(ResearchFault.BAD_LEDGER, why="not_json", file=file, line=line, byte=byte)


def _contradict(known: Bound, entry: LedgerEntry) -> bool:
    """Whether a bound and a later line about the same cannot both be right."""
    return (known.exact and entry.least > known.least) or (entry.exact and entry.least < known.least)


class Ledger:
    """The ledger of one board and objective. Every line is on disk before the next part begins."""

    def __init__(
        self, path: Path, board: Board, objective: Objective, incumbent: int, *, read_only: bool = False
    ) -> None:
        """Continue a ledger or begin one. A ledger that is only read is never changed, and has to be whole."""
        self.path: Final = path
        self.board: Final = board
        self.objective: Final = objective
        self.incumbent = incumbent
        self.openings: Final = {opening.row: opening for opening in PartSearch(board, objective).openings()}
        self._bounds: dict[tuple[str, Key], Bound] = {}
        self._first: dict[tuple[str, Key], int] = {}
        self._seconds: dict[tuple[str, Key], tuple[float, float]] = {}
        self._pieces: dict[tuple[str, Key], dict[str, Piece]] = {}
        self._line_count = 1
        header = LedgerHeader(board.codes, board.rows, incumbent, objective.costs, objective.failure)
        if read_only or path.exists():
            self._load(header, read_only=read_only)
        else:
            path.write_bytes(msgspec.json.encode(header) + b"\n")

    def bound(self, row: str, key: Key) -> Bound | None:
        """What is known of a part."""
        return self._bounds.get((row, key))

    def bounds(self) -> list[tuple[str, Key, Bound]]:
        """The best bound of every part that has one, in the order of their first lines."""
        return [(row, key, bound) for (row, key), bound in self._bounds.items()]

    def first_bound(self, row: str, key: Key) -> int:
        """The first bound of a part, which is quick to find."""
        return self._first[row, key]

    def seconds(self, row: str, key: Key) -> float:
        """The processor time that the best bound of a part took; 0 is not known."""
        return self.last_seconds(row, key)[1]

    def last_seconds(self, row: str, key: Key) -> tuple[float, float]:
        """The processor time that the bound before the best one took, and that of the best one; 0 is not known."""
        return self._seconds.get((row, key), (0, 0))

    def pieces(self, row: str, key: Key) -> dict[str, Piece]:
        """What is known of a part with each second row, as far as that says more than the bound of the part."""
        known = self._pieces.get((row, key), {}).items()
        return {second_row: piece for second_row, piece in known if self._matters(row, key, piece)}

    def record(self, row: str, key: Key, bound: Bound, seconds: float = 0) -> None:
        """Write down the cost of a part, or a lower bound for it."""
        self._write(LedgerEntry(row, key, bound.least, bound.exact, seconds=round(seconds, 1)))

    def record_piece(self, row: str, key: Key, second_row: str, piece: Piece) -> None:
        """Write down what is known of a part with one second row."""
        cells = tuple((cell, known.least, known.exact) for cell, known in piece.cells.items())
        seconds = round(piece.seconds, 1)
        self._write(LedgerEntry(row, key, piece.bound.least, piece.bound.exact, second_row, cells, seconds))

    def _write(self, entry: LedgerEntry) -> None:
        self._add(entry)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(entry) + b"\n")

    def lower_bound(self, opening: Opening) -> int:
        """A lower bound for the total of an opening, from all that is known."""
        return opening.win_cost + sum(self._part_bound(opening.row, part.key, part.size) for part in opening.parts)

    def _part_bound(self, row: str, key: Key, size: int) -> int:
        known = self._bounds.get((row, key))
        return known.least if known else size * self.objective.cost(2)

    @property
    def budget(self) -> int:
        """The highest total still worth finding. It equals the incumbent until an opening is known to reach that."""
        known = any(self.solved(one) and self.lower_bound(one) == self.incumbent for one in self.openings.values())
        return self.incumbent - 1 if known or self.incumbent >= NEVER else self.incumbent

    def open_openings(self) -> Iterator[Opening]:
        """The openings that may still be within the budget, the most promising first."""
        for opening in sorted(self.openings.values(), key=self.lower_bound):
            if self.lower_bound(opening) <= self.budget and not self.solved(opening):
                yield opening

    def solved(self, opening: Opening) -> bool:
        """Whether every part of an opening has its exact cost."""
        known = (self._bounds.get((opening.row, part.key)) for part in opening.parts)
        return all(bound is not None and bound.exact for bound in known)

    def progress(self) -> ProofProgress:
        """How far the proof is."""
        open_parts = 0
        for opening in self.open_openings():
            known = (self._bounds.get((opening.row, part.key)) for part in opening.parts)
            open_parts += sum(bound is None or not bound.exact for bound in known)
        return ProofProgress(self.incumbent, min(map(self.lower_bound, self.openings.values())), open_parts)

    def _load(self, header: LedgerHeader, *, read_only: bool) -> None:
        content, file = self.path.read_bytes(), shown_path(self.path)
        lines = content.split(b"\n")
        if lines.pop():
            if read_only:
                raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="cut_short", file=file, line=len(lines) + 1)
            # Stopped in the middle of a line: its part was not finished, so the line goes.
            with self.path.open("r+b") as opened:
                opened.truncate(content.rfind(b"\n") + 1)
        if not lines:
            raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="no_header", file=file)
        self._compare(_decode_header(lines[0], self.path), header)
        entries: list[LedgerEntry] = []
        for number, line in enumerate(lines[1:], 2):
            try:
                entries.append(msgspec.json.decode(line, type=LedgerEntry))
            except msgspec.DecodeError as error:
                raise _damaged(error, line, self.path, number) from None
            self._add(entries[-1])
        kept = [line for line, entry in zip(lines[1:], entries, strict=True) if self._is_needed(entry)]
        if not read_only and len(kept) < len(entries):
            self._rewrite([lines[0], *kept])

    def _compare(self, found: LedgerHeader, wanted: LedgerHeader) -> None:
        if msgspec.structs.replace(found, incumbent=0) != msgspec.structs.replace(wanted, incumbent=0):
            raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="other_board", file=shown_path(self.path))
        self.incumbent = min(self.incumbent, found.incumbent)

    def _add(self, entry: LedgerEntry) -> None:
        """Take in the next line, or refuse it if it contradicts what is known."""
        self._line_count += 1
        row, key = shown(entry.row), f"{entry.key.reds},{entry.key.whites}"
        file, line = shown_path(self.path), self._line_count
        opening = self.openings.get(entry.row)
        if opening is None or all(part.key != entry.key for part in opening.parts):
            raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="no_part", file=file, line=line, row=row, key=key)
        if entry.second_row is not None:
            self._add_piece(entry, entry.second_row)
            return
        known = self._bounds.get((entry.row, entry.key))
        pieces = self._pieces.get((entry.row, entry.key), {}).values()
        # A part costs at most what it costs with any second row.
        dearer = any(piece.bound.exact and piece.bound.least < entry.least for piece in pieces)
        if dearer or (known and _contradict(known, entry)):
            raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="contradicted", file=file, line=line, row=row, key=key)
        if known is None or (not known.exact and (entry.exact or entry.least > known.least)):
            self._bounds[entry.row, entry.key] = Bound(entry.least, entry.exact)
            self._first.setdefault((entry.row, entry.key), entry.least)
            self._seconds[entry.row, entry.key] = (self.seconds(entry.row, entry.key), entry.seconds)
        if self.solved(opening):
            self.incumbent = min(self.incumbent, self.lower_bound(opening))

    def _add_piece(self, entry: LedgerEntry, second_row: str) -> None:
        file, line = shown_path(self.path), self._line_count
        row, key = f"{entry.row} {shown(second_row)}", f"{entry.key.reds},{entry.key.whites}"
        try:
            self.board.row_number(second_row)
        except Refusal:
            raise ResearchRefusal(
                ResearchFault.BAD_LEDGER, why="no_part", file=file, line=line, row=row, key=key
            ) from None
        pieces = self._pieces.setdefault((entry.row, entry.key), {})
        before, part = pieces.get(second_row), self._bounds.get((entry.row, entry.key))
        known = before.bound if before else None
        # No second row costs less than the part.
        if (part and entry.exact and entry.least < part.least) or (known and _contradict(known, entry)):
            raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="contradicted", file=file, line=line, row=row, key=key)
        if not self._adds_up(entry, second_row):
            raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="cells", file=file, line=line, row=row, key=key)
        seconds = entry.seconds + (before.seconds if before else 0)
        cells = {cell: Bound(least, exact) for cell, least, exact in entry.cells}
        if known is None or (not known.exact and (entry.exact or entry.least >= known.least)):
            pieces[second_row] = Piece(Bound(entry.least, entry.exact), cells, seconds)

    def _adds_up(self, entry: LedgerEntry, second_row: str) -> bool:
        """Whether the cells of a piece that was stopped come to what the line says of the piece."""
        if not entry.cells:
            return True
        try:
            self.board.codes.check(second_row)
            may_win = mark(entry.row, second_row) == entry.key
        except Refusal:
            may_win = False
        cells = {cell for cell, _, _ in entry.cells}
        total = sum(least for _, least, _ in entry.cells) + (self.objective.cost(2) if may_win else 0)
        once = len(cells) == len(entry.cells) and self.board.winning not in cells
        return once and not entry.exact and total == entry.least

    def _matters(self, row: str, key: Key, piece: Piece) -> bool:
        """Whether a piece still says something. It does not, once its part is known to cost as much."""
        part = self._bounds.get((row, key))
        if part is None or part.exact:
            return part is None
        return piece.bound.exact or piece.bound.least > part.least or bool(piece.cells)

    def _is_needed(self, entry: LedgerEntry) -> bool:
        """Whether a line is to be kept: one of a part always, one of a piece until a later line says more."""
        if entry.second_row is None:
            return True
        piece = self.pieces(entry.row, entry.key).get(entry.second_row)
        return piece is not None and piece.bound == Bound(entry.least, entry.exact)

    def _rewrite(self, lines: list[bytes]) -> None:
        """Leave out lines that say nothing any more. A stop in between leaves the old file."""
        unfinished = self.path.with_name(self.path.name + ".unfinished")
        unfinished.write_bytes(b"\n".join(lines) + b"\n")
        unfinished.replace(self.path)
        self._line_count = len(lines)
