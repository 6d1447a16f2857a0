"""Ledger audits: check what a ledger proves. Its lines are added up again, and some or all parts are searched again."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct, field

from keypeg.research.ledgers import Ledger, read_header
from keypeg.research.part_search import Bound, PartSearch
from keypeg.research.refusals import ResearchFault, ResearchRefusal
from keypeg.rules.keys import Key
from keypeg.thinking.rulebook_boards import Shapes
from keypeg.thinking.tree_files import shown_path

_START: Final = b'{"codes":'


class LedgerAudit(Struct, frozen=True):
    """What a ledger proves."""

    board: str
    codes: int
    incumbent: int = field(name="reached")
    """The best total known."""
    lower_bound: int = field(name="least")
    """No strategy is below this."""
    open_parts: int
    proven: bool
    """Whether an opening of the ledger reaches the best total known, and no strategy is below it."""
    parts: int
    searched_again: int


def is_ledger(path: Path) -> bool:
    """Whether a file begins like a ledger. It may be damaged further on."""
    with path.open("rb") as file:
        start = file.read(len(_START))
    return start == _START


def audit_ledger(
    path: Path,
    shapes: Shapes | None,
    *,
    sample: int | None,
    progress: Callable[[str, str, int, int], object] | None = None,
) -> LedgerAudit:
    """Add a ledger up, and search `sample` of its parts again: the same ones every time; None for all parts."""
    header = read_header(path)
    found = Shapes(header.codes, header.rows)
    if shapes is not None and found != shapes:
        raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="other_board", file=shown_path(path))
    board = found.board()
    ledger = Ledger(path, board, header.objective, header.incumbent, read_only=True)
    bounds = ledger.bounds()
    chosen = bounds if sample is None else random.Random(0).sample(bounds, min(sample, len(bounds)))
    search = PartSearch(board, header.objective)
    for number, (row, key, bound) in enumerate(chosen):
        if progress is not None:
            progress(row, f"{key.reds},{key.whites}", number, len(chosen))
        _search_again(path, search, row, key, bound)
    proof = ledger.progress()
    return LedgerAudit(
        board=found.name,
        codes=len(board),
        incumbent=proof.incumbent,
        lower_bound=proof.lower_bound,
        open_parts=proof.open_parts,
        proven=proof.proven and ledger.budget < proof.incumbent,
        parts=len(bounds),
        searched_again=len(chosen),
    )


def _search_again(path: Path, search: PartSearch, row: str, key: Key, claimed: Bound) -> None:
    found = search.solve(row, key, claimed.least if claimed.exact else claimed.least - 1)
    if found != claimed if claimed.exact else found.least < claimed.least:
        raise ResearchRefusal(
            ResearchFault.BAD_LEDGER,
            why="wrong_cost",
            file=shown_path(path),
            row=row,
            key=f"{key.reds},{key.whites}",
            claimed=str(claimed),
            found=str(found),
        )
