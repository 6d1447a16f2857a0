"""`keypeg strategy verify`: what a tree really does, code by code, and what a ledger really proves."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from keypeg.cli.boards import console
from keypeg.cli.strategy_build import progress_line
from keypeg.locales import Words, words
from keypeg.research.audits import Audit, audit, is_ledger
from keypeg.rules import Edition, edition
from keypeg.thinking.guessing_boards import board_of
from keypeg.thinking.objectives import AVERAGE, NEVER, Objective
from keypeg.thinking.replay import Replay, TreeFault, replay
from keypeg.thinking.rulebook_boards import Shapes, own_objective, shapes_of
from keypeg.thinking.tree_files import MAGIC, PackedTree, TreeFileFault, read_tree
from keypeg.thinking.tree_json import check_rows, tree_from_json
from keypeg.thinking.trees import Tree

MOST_BYTES: Final = 100 * 10**6


class Verdict(Struct, frozen=True):
    """What a tree does, for programs."""

    board: str
    codes: int
    total: int
    """Rows over all codes that are found."""
    average: float
    worst: int
    depths: dict[str, int]
    """How many codes each row finds."""
    not_found: int
    points: int | None
    """What the tree costs where a row limit counts."""
    claims_proof: bool
    """Whether the file says that nothing can cost less: a replay shows what a tree does, not that none does better."""


def run(args: Namespace) -> int:
    say = words(args.lang)
    agreed = edition(args.edition, dict(args.option)) if args.edition else None
    if agreed is None and (args.option or args.seat is not None):
        raise TreeFault("Options and seats belong to an edition: give --edition as well.")
    with args.file.open("rb") as file:
        head = file.read(len(MAGIC))
    if head == MAGIC:
        packed = read_tree(args.file)
        _print_tree(args, say, _packed(args, packed, agreed))
    elif is_ledger(args.file):
        _print_audit(args, say, _audited(args, say, agreed))
    else:
        _print_tree(args, say, _json(args, agreed))
    return 0


def _packed(args: Namespace, packed: PackedTree, agreed: Edition | None) -> Verdict:
    header = packed.header
    shapes = Shapes(header.codes, header.rows)
    if agreed is not None and shapes != shapes_of(agreed, args.seat):
        raise TreeFileFault(f"{args.file}: a tree of another board than {agreed.name} has with these options.")
    try:
        built_for = packed.objective
    except ValueError as fault:
        raise TreeFileFault(f"{args.file}: the header is damaged: {fault}") from None
    tree = packed.tree()
    played = _replay(tree, shapes, built_for)
    if played.cost(built_for) != header.total:
        raise TreeFault(f"{args.file} promises {header.total}, and its rows come to {played.cost(built_for)}.")
    wanted = _objective(args, agreed) if args.objective else built_for
    return _verdict(shapes, _replay(tree, shapes, wanted), wanted, claims_proof=header.exact and wanted == built_for)


def _json(args: Namespace, agreed: Edition | None) -> Verdict:
    tree = tree_from_json(_content(args.file))
    shapes = board_of(tree) if agreed is None else shapes_of(agreed, args.seat)
    if shapes is None:
        raise TreeFault("No board of the rulebooks has these rows: say which board with --edition and --option.")
    objective = _objective(args, agreed)
    return _verdict(shapes, _replay(tree, shapes, objective), objective, claims_proof=False)


def _content(path: Path) -> bytes:
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise TreeFault(f"{path}: more than {MOST_BYTES} bytes is too large for a tree.")
    return content


def _objective(args: Namespace, agreed: Edition | None) -> Objective:
    if args.objective != "points":
        return AVERAGE
    if agreed is None:
        raise TreeFault("Points are an edition's own: give --edition as well.")
    return own_objective(agreed)


def _replay(tree: Tree, shapes: Shapes, objective: Objective) -> Replay:
    board = shapes.board()
    check_rows(tree, shapes.rows)
    # Where every code has to be found, a branch that ends too soon is a fault of the tree.
    return replay(tree, board, objective if objective.failure < NEVER else AVERAGE)


def _verdict(shapes: Shapes, played: Replay, objective: Objective, *, claims_proof: bool) -> Verdict:
    return Verdict(
        board=shapes.name,
        codes=played.codes,
        total=played.total,
        average=played.average,
        worst=played.worst,
        depths={str(row): count for row, count in played.found.items()},
        not_found=played.hidden,
        points=played.cost(objective) if objective.costs and objective.failure < NEVER else None,
        claims_proof=claims_proof,
    )


def _print_tree(args: Namespace, say: Words, verdict: Verdict) -> None:
    if args.json:
        sys.stdout.write(msgspec.json.encode(verdict).decode() + "\n")
        return
    out = console()
    out.print(say("strategy-board", name=verdict.board, codes=str(verdict.codes)))
    out.print(say("strategy-total", total=str(verdict.total)))
    out.print(say("strategy-average", average=f"{verdict.average:.4f}"))
    out.print(say("strategy-worst", rows=str(verdict.worst)))
    for row, count in verdict.depths.items():
        out.print(say("strategy-depth", row=row, count=str(count)))
    if verdict.not_found:
        out.print(say("strategy-not-found", count=str(verdict.not_found)))
    if verdict.points is not None:
        out.print(say("strategy-points", points=str(verdict.points)))
    if verdict.claims_proof:
        out.print(say("strategy-claims-proof"))


def _audited(args: Namespace, say: Words, agreed: Edition | None) -> Audit:
    with progress_line() as tell:

        def part(row: str, key: str, done: int, count: int) -> None:
            tell(say("strategy-auditing", row=row, key=key, done=str(done), parts=str(count)))

        shapes = None if agreed is None else shapes_of(agreed, args.seat)
        return audit(args.file, shapes, sample=None if args.all else args.sample, progress=part)


def _print_audit(args: Namespace, say: Words, audited: Audit) -> None:
    if args.json:
        sys.stdout.write(msgspec.json.encode(audited).decode() + "\n")
        return
    out = console()
    out.print(say("strategy-board", name=audited.board, codes=str(audited.codes)))
    out.print(say("strategy-reached", total=str(audited.reached)))
    out.print(say("strategy-least", total=str(audited.least)))
    out.print(say("strategy-open", count=str(audited.open_parts)))
    out.print(say("strategy-searched-again", count=str(audited.searched_again), parts=str(audited.parts)))
    out.print(say("strategy-proven" if audited.proven else "strategy-not-proven"))
