"""Ledger audits: check what a ledger proves, without trusting any line of it.

The total has to be reached by a strategy, which is replayed code by code. Lower bounds are searched again: those of all
parts and pieces, or of some that are chosen at random each time. The lines are added up again.
"""

from collections.abc import Callable
from math import sqrt
from pathlib import Path
from random import SystemRandom
from typing import Final

from msgspec import Struct, field

from keypeg.research.anytime_search import part_cost
from keypeg.research.ledgers import Ledger, ProofProgress, read_header, tree_beside
from keypeg.research.part_plan import PartPlan
from keypeg.research.part_search import Bound, PartSearch
from keypeg.research.proof_schedule import PIECE_SECONDS, PIECES_FROM
from keypeg.research.refusals import ResearchFault, ResearchRefusal
from keypeg.research.strategy_builder import proven_strategy
from keypeg.rules.keys import Key
from keypeg.thinking.exact_search import fits_in
from keypeg.thinking.objectives import NEVER, Objective, row_limit
from keypeg.thinking.rulebook_boards import Shapes
from keypeg.thinking.shipped import shipped_tree
from keypeg.thinking.tree_check import check_rows, check_tree
from keypeg.thinking.tree_files import MAGIC, PackedTree, read_tree, shown_path
from keypeg.thinking.tree_json import read_json_tree
from keypeg.thinking.trees import Tree

_START: Final = b'{"codes":'
_FOREVER: Final = 1e9
_DUEL_CODES: Final = 32_768
"""The codes of 5 × 8. A board with half as many takes half as long for a part of the same size."""


class Claim(Struct, frozen=True):
    """One thing that a ledger says: the bound of a part, or of a part with one second row."""

    row: str
    key: Key
    second_row: str | None
    bound: Bound
    size: int
    seconds: float
    """About how long it takes to search it again."""

    @property
    def place(self) -> str:
        """In every language: `RRGB 1,2`, and the second row if there is one."""
        return f"{self.row} {self.key.reds},{self.key.whites}" + (f" {self.second_row}" if self.second_row else "")


class AuditProgress(Struct, frozen=True):
    """How far an audit is."""

    place: str
    done: int
    claims: int
    seconds_left: float
    """About how long the rest takes."""


class LedgerAudit(Struct, frozen=True):
    """What a ledger proves."""

    board: str
    codes: int
    incumbent: int = field(name="reached")
    """The best total known."""
    lower_bound: int = field(name="least")
    """No strategy is below this, if all lines are right."""
    open_parts: int
    replayed: bool
    """Whether a strategy was replayed code by code that costs the best total known."""
    claimed: bool
    """Whether the lines, added up, prove that no strategy is below the best total known."""
    parts: int
    """The parts and pieces of which the ledger says something."""
    searched_again: int
    interrupted: bool
    most_rows: int | None = None
    """The rows that every code is found in, if strategies that may take more do not count."""
    fewer_refuted: bool = False
    """Whether it was checked that fewer rows are not enough. Only then is a ledger with a last row proven."""
    costs: tuple[int, ...] = ()
    """What a code costs by the row that finds it; empty if a row costs one, without a last row."""
    failure: int | None = None
    """What a code costs that no row finds; None if every code has to be found."""

    @property
    def proven(self) -> bool:
        """Whether all of it was checked: the total was reached, every line was searched again, and fewer rows too."""
        fewest = self.most_rows is None or self.fewer_refuted
        return self.claimed and self.replayed and self.searched_again == self.parts and fewest

    @property
    def pass_probability(self) -> float:
        """How likely a ledger with one false line passes such an audit."""
        return 1 - self.searched_again / self.parts if self.parts else 0.0


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
    tree: Path | None = None,
    objective: Callable[[Objective], bool] | None = None,
    progress: Callable[[AuditProgress], object] | None = None,
) -> LedgerAudit:
    """Check a ledger, and search `sample` of its claims again, chosen at random; all of them if it is None.

    `objective` tells whether an objective is the one that is meant. Ctrl-C ends the audit with what was checked so far.
    """
    header = read_header(path)
    found = Shapes(header.codes, header.rows)
    if (shapes is not None and found != shapes) or (objective is not None and not objective(header.objective)):
        raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="other_board", file=shown_path(path))
    ledger = Ledger(path, found.board(), header.objective, header.incumbent, read_only=True)
    claims = list_claims(ledger)
    whole = sample is None or sample >= len(claims)
    chosen = claims if whole else SystemRandom().sample(claims, sample or 0)
    replayed = _replay(ledger, found, tree, whole=whole)
    proof = _add_up(ledger)
    audit = _Audit(ledger, chosen, progress)
    interrupted = fewer_refuted = False
    limit = row_limit(ledger.objective)
    try:
        audit.run()
        if limit is not None and whole:
            if fits_in(ledger.board, limit - 1):
                raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="too_many_rows", file=shown_path(path), rows=limit)
            fewer_refuted = True
        if not replayed and whole:
            proven_strategy(ledger)
            replayed = True
    except KeyboardInterrupt:
        interrupted = True
    return LedgerAudit(
        board=found.name,
        codes=len(ledger.board),
        incumbent=proof.incumbent,
        lower_bound=proof.lower_bound,
        open_parts=proof.open_parts,
        replayed=replayed,
        claimed=proof.proven,
        parts=len(claims),
        searched_again=audit.done,
        interrupted=interrupted,
        most_rows=limit,
        fewer_refuted=fewer_refuted,
        costs=ledger.objective.costs,
        failure=None if ledger.objective.failure >= NEVER else ledger.objective.failure,
    )


def list_claims(ledger: Ledger) -> list[Claim]:
    """Everything that a ledger says of parts and pieces."""
    sizes = {(one.row, part.key): part.size for one in ledger.openings.values() for part in one.parts}
    claims: list[Claim] = []
    for row, key, bound in ledger.bounds():
        size = sizes[row, key]
        searched = bound.exact or bound.least > ledger.first_bound(row, key)
        guess = (_guessed_seconds(size) if searched else 1) * len(ledger.board) / _DUEL_CODES
        claims.append(Claim(row, key, None, bound, size, ledger.seconds(row, key) or guess))
        for second_row, piece in ledger.pieces(row, key).items():
            claims.append(Claim(row, key, second_row, piece.bound, size, piece.seconds))
    return claims


def _guessed_seconds(size: int) -> float:
    """About the processor time to search a part of 5 × 8. On 5 × 6 and 5 × 7 single parts took up to four times as
    long or a tenth of it, and all parts together what this says."""
    return 6.5 * (size / 1500) * sqrt(size / 1500)


def _replay(ledger: Ledger, shapes: Shapes, given: Path | None, *, whole: bool) -> bool:
    """Replay the best strategy at hand. Refuses a total that neither it nor the parts of the ledger reach.

    Parts that promise less than every strategy at hand are refused too, unless the audit is whole and builds one.
    """
    beside = tree_beside(ledger.path)
    known = [_read_any(file) for file in (given, beside) if file is not None and (file == given or file.exists())]
    if not known and (shipped := shipped_tree(shapes, ledger.objective)) is not None:
        known.append(shipped)
    totals = [_tree_total(one, shapes, ledger) for one in known]
    file, total = shown_path(ledger.path), ledger.incumbent
    if min(totals, default=total + 1) <= total:
        ledger.incumbent = min(totals)
        return True
    if not any(ledger.solved(one) and ledger.lower_bound(one) == total for one in ledger.openings.values()):
        raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="unsupported", file=file, total=total)
    if totals and not whole:
        raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="unreached", file=file, total=total, found=min(totals))
    return False


def _add_up(ledger: Ledger) -> ProofProgress:
    """Add the lines up. Refuses bounds above what a strategy reaches."""
    proof = ledger.progress()
    if proof.lower_bound > proof.incumbent:
        file, least = shown_path(ledger.path), proof.lower_bound
        raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="too_high", file=file, least=least, total=proof.incumbent)
    return proof


def _read_any(file: Path) -> PackedTree | Tree:
    """A tree in a file of ours, or in JSON."""
    with file.open("rb") as opened:
        ours = opened.read(len(MAGIC)) == MAGIC
    return read_tree(file) if ours else read_json_tree(file)


def _tree_total(known: PackedTree | Tree, shapes: Shapes, ledger: Ledger) -> int:
    if isinstance(known, PackedTree):
        if Shapes(known.header.codes, known.header.rows) != shapes:
            raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="other_tree", file=shown_path(ledger.path))
        known = known.tree()
    tree, objective = known, ledger.objective
    check_rows(tree, shapes.rows)
    total = check_tree(tree, ledger.board, objective).cost(objective)
    _compare_parts(tree, ledger)
    return total


def _compare_parts(tree: Tree, ledger: Ledger) -> None:
    """Refuse a part that the ledger says costs more than a strategy needs for it."""
    opening = ledger.openings.get(tree.row)
    for part in opening.parts if opening is not None else ():
        known = ledger.bound(tree.row, part.key)
        if known is not None and known.least > (cost := part_cost(tree, part.key, ledger.board, ledger.objective)):
            raise _wrong_cost(ledger, tree.row, part.key, str(known), f"≤ {cost}")


def _wrong_cost(ledger: Ledger, row: str, key: Key, claimed: str, found: str) -> ResearchRefusal:
    return ResearchRefusal(
        ResearchFault.BAD_LEDGER,
        why="wrong_cost",
        file=shown_path(ledger.path),
        row=row,
        key=f"{key.reds},{key.whites}",
        claimed=claimed,
        found=found,
    )


class _Audit:
    """The search of the chosen claims, one after the other."""

    def __init__(self, ledger: Ledger, claims: list[Claim], progress: Callable[[AuditProgress], object] | None) -> None:
        self._ledger = ledger
        self._claims = claims
        self._progress = progress
        self._search = PartSearch(ledger.board, ledger.objective)
        self.done = 0

    def run(self) -> None:
        left = sum(claim.seconds for claim in self._claims)
        for claim in self._claims:
            self._tell(claim, left)
            found = self._found(claim, left)
            # A quick bound may be better today than it was then.
            if found != claim.bound if claim.bound.exact else found.least < claim.bound.least:
                row = " ".join(filter(None, (claim.row, claim.second_row)))
                raise _wrong_cost(self._ledger, row, claim.key, str(claim.bound), str(found))
            self.done += 1
            left -= claim.seconds

    def _found(self, claim: Claim, left: float) -> Bound:
        budget = claim.bound.least if claim.bound.exact else claim.bound.least - 1
        search, at = self._search, (claim.row, claim.key)
        if claim.second_row is not None:
            return search.solve_second_row(*at, claim.second_row, budget, known={}, seconds=_FOREVER).bound
        if not claim.bound.exact and (quick := search.quick_bound(*at)).least >= claim.bound.least:
            return quick
        if claim.size < PIECES_FROM:
            return search.solve(*at, budget)
        plan = PartPlan(*at, budget, search.second_rows(*at, budget), {})
        while plan.waiting:
            (piece,) = plan.take(1)
            found = search.solve_second_row(*at, piece.second_row, plan.limit, known=piece.cells, seconds=PIECE_SECONDS)
            plan.settle(piece, found)
            share = plan.progress()
            self._tell(claim, left - claim.seconds * share.done / share.pieces)
        return plan.outcome()

    def _tell(self, claim: Claim, left: float) -> None:
        if self._progress is not None:
            self._progress(AuditProgress(claim.place, self.done, len(self._claims), max(0.0, left)))
