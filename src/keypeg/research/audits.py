"""Audits: looking a ledger over. What it says is added up again, and some or all of its parts are searched again."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct

from keypeg.research.ledgers import Ledger, LedgerFault, heading_of
from keypeg.research.openings import Bound, PartSearch
from keypeg.rules.keys import Key
from keypeg.thinking.objectives import AVERAGE, Objective
from keypeg.thinking.rulebook_boards import Shapes

_START: Final = b'{"codes":'


class Audit(Struct, frozen=True):
    """What a ledger proves."""

    board: str
    codes: int
    reached: int
    """The best total known."""
    least: int
    """No strategy is below this."""
    open_parts: int
    proven: bool
    """Whether the best total known is reached by a first row of the ledger, and nothing is below it."""
    parts: int
    searched_again: int


def is_ledger(path: Path) -> bool:
    """Whether a file begins as ledgers do; it may be damaged further on."""
    with path.open("rb") as file:
        start = file.read(len(_START))
    return start == _START


def audit(
    path: Path,
    shapes: Shapes | None,
    *,
    sample: int | None,
    progress: Callable[[str, str, int, int], object] | None = None,
) -> Audit:
    """Add a ledger up and search parts of it again: so many, the same ones every time, or all."""
    heading = heading_of(path)
    found = Shapes(heading.codes, heading.rows)
    if shapes is not None and found != shapes:
        raise LedgerFault(f"{path}: this is the ledger of another board.")
    try:
        objective = Objective(heading.costs, heading.failure) if heading.costs else AVERAGE
    except ValueError as fault:
        raise LedgerFault(f"{path}, line 1: {fault}") from None
    board = found.board()
    ledger = Ledger(path, board, objective, heading.reached, to_read=True)
    known = ledger.known()
    chosen = known if sample is None else random.Random(0).sample(known, min(sample, len(known)))
    search = PartSearch(board, objective)
    for number, (row, key, bound) in enumerate(chosen):
        if progress is not None:
            progress(row, f"{key.reds},{key.whites}", number, len(chosen))
        _search_again(path, search, row, key, bound)
    standing = ledger.standing()
    return Audit(
        board=found.name,
        codes=len(board),
        reached=standing.reached,
        least=standing.least,
        open_parts=standing.open_parts,
        proven=standing.proven and ledger.worthwhile < standing.reached,
        parts=len(known),
        searched_again=len(chosen),
    )


def _search_again(path: Path, search: PartSearch, row: str, key: Key, bound: Bound) -> None:
    seen = search.solve(row, key, bound.least if bound.exact else bound.least - 1)
    if seen != bound if bound.exact else seen.least < bound.least:
        costs = f"{'exactly' if bound.exact else 'at least'} {bound.least}"
        really = f"{'exactly' if seen.exact else 'at least'} {seen.least}"
        raise LedgerFault(f"{path}: {row} {key.reds},{key.whites} is said to cost {costs}, and costs {really}.")
