"""`keypeg strategy verify`: check a tree code by code, and check what a ledger proves."""

import sys
from argparse import Namespace
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from keypeg.cli.boards import console
from keypeg.cli.numbers import Numbers
from keypeg.cli.refusals import CommandFault, CommandRefusal
from keypeg.cli.strategy_build import progress_line
from keypeg.locales import Words, words
from keypeg.research.ledger_audit import AuditProgress, LedgerAudit, audit_ledger, is_ledger
from keypeg.rules import Edition, edition
from keypeg.thinking.edition_objectives import edition_objective
from keypeg.thinking.objectives import AVERAGE, NEVER, Objective, row_limit
from keypeg.thinking.refusals import ThinkingFault, ThinkingRefusal
from keypeg.thinking.rulebook_boards import Shapes, board_of_tree, shapes_of
from keypeg.thinking.tree_check import TreeCheck, check_rows, check_tree
from keypeg.thinking.tree_files import MAGIC, PackedTree, read_tree, shown_path
from keypeg.thinking.tree_json import read_json_tree
from keypeg.thinking.trees import Tree

SAMPLE: Final = 10
"""How many parts of a ledger are searched again, unless somebody says."""

LONG_SECONDS: Final = 10
"""An audit that takes longer is announced before it begins."""


class TreeReport(Struct, frozen=True):
    """The result of a check, for programs."""

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
    """The total cost of the tree, if the objective has a row limit."""
    claims_proof: bool
    """Whether the file says that nothing can cost less. A check shows what a tree does, not that none does better."""


def run(args: Namespace) -> int:
    say = words(args.lang)
    named = args.named_edition or args.edition
    agreed = edition(named, dict(args.option)) if named else None
    if agreed is None and (args.option or args.seat is not None):
        raise CommandRefusal(CommandFault.NEEDS_EDITION, why="options")
    if args.all and args.sample is not None:
        raise CommandRefusal(CommandFault.IGNORED_OPTION, why="together", option="--sample", other="--all")
    with args.file.open("rb") as file:
        head = file.read(len(MAGIC))
    if head == MAGIC or not is_ledger(args.file):
        for option, given in (("--all", args.all), ("--sample", args.sample is not None), ("--tree", args.tree)):
            if given:
                name = shown_path(args.file)
                raise CommandRefusal(CommandFault.IGNORED_OPTION, why="tree", option=option, file=name)
    if head == MAGIC:
        packed = read_tree(args.file)
        _print_report(args, say, _check_packed(args, packed, agreed))
    elif is_ledger(args.file):
        audit = _audit(args, say, agreed)
        _print_audit(args, say, audit)
        if audit.interrupted:
            return 130
    else:
        _print_report(args, say, _check_json(args, agreed))
    return 0


def _check_packed(args: Namespace, packed: PackedTree, agreed: Edition | None) -> TreeReport:
    header = packed.header
    shapes = Shapes(header.codes, header.rows)
    if agreed is not None and shapes != shapes_of(agreed, args.seat):
        raise ThinkingRefusal(
            ThinkingFault.BAD_TREE_FILE, why="other_board", file=shown_path(args.file), edition=agreed.name
        )
    built_for, tree = packed.objective, packed.tree()
    found = _check(tree, shapes, built_for).cost(built_for)
    if found != header.total:
        raise ThinkingRefusal(
            ThinkingFault.BAD_TREE_FILE, why="wrong_total", file=shown_path(args.file), total=header.total, found=found
        )
    wanted = _objective(args, agreed) if args.objective else built_for
    return _report(shapes, _check(tree, shapes, wanted), wanted, claims_proof=header.exact and wanted == built_for)


def _check_json(args: Namespace, agreed: Edition | None) -> TreeReport:
    tree = read_json_tree(args.file)
    shapes = board_of_tree(tree) if agreed is None else shapes_of(agreed, args.seat)
    if shapes is None:
        raise CommandRefusal(CommandFault.NEEDS_EDITION, why="board")
    objective = _objective(args, agreed)
    return _report(shapes, _check(tree, shapes, objective), objective, claims_proof=False)


def _objective(args: Namespace, agreed: Edition | None) -> Objective:
    if args.objective != "points":
        return AVERAGE
    if agreed is None:
        raise CommandRefusal(CommandFault.NEEDS_EDITION, why="points")
    return edition_objective(agreed)


def _check(tree: Tree, shapes: Shapes, objective: Objective) -> TreeCheck:
    board = shapes.board()
    check_rows(tree, shapes.rows)
    # Where every code has to be found, a branch that ends too soon is a fault of the tree.
    return check_tree(tree, board, objective if objective.failure < NEVER else AVERAGE)


def _report(shapes: Shapes, check: TreeCheck, objective: Objective, *, claims_proof: bool) -> TreeReport:
    return TreeReport(
        board=shapes.name,
        codes=check.codes,
        total=check.total,
        average=check.average,
        worst=check.worst,
        depths={str(row): count for row, count in check.found.items()},
        not_found=check.not_found,
        points=check.cost(objective) if objective.costs and objective.failure < NEVER else None,
        claims_proof=claims_proof,
    )


def _print_report(args: Namespace, say: Words, report: TreeReport) -> None:
    if args.json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
        return
    out = console()
    out.print(say("strategy-board", name=report.board, codes=report.codes))
    out.print(say("strategy-total", total=report.total))
    out.print(say("strategy-average", average=Numbers(say).decimal(report.average, 4)))
    out.print(say("strategy-worst", rows=report.worst))
    for row, count in report.depths.items():
        out.print(say("strategy-depth", row=row, count=count))
    if report.not_found:
        out.print(say("strategy-not-found", count=report.not_found))
    if report.points is not None:
        out.print(say("strategy-points", points=report.points))
    if report.claims_proof:
        out.print(say("strategy-claims-proof"))


def _audit(args: Namespace, say: Words, agreed: Edition | None) -> LedgerAudit:
    with progress_line() as show:
        told = False

        def tell(now: AuditProgress) -> None:
            nonlocal told
            left = Numbers(say).duration(now.seconds_left)
            if not told and now.seconds_left >= LONG_SECONDS and sys.stderr is not None:
                sys.stderr.write(say("strategy-audit-plan", parts=now.claims, time=left) + "\n")
            told = True
            show(say("strategy-auditing", part=now.place, done=now.done, parts=now.claims, time=left))

        shapes = None if agreed is None else shapes_of(agreed, args.seat)
        sample = None if args.all else SAMPLE if args.sample is None else args.sample
        return audit_ledger(
            args.file, shapes, sample=sample, tree=args.tree, objective=_meant(args, agreed), progress=tell
        )


def _meant(args: Namespace, agreed: Edition | None) -> Callable[[Objective], bool] | None:
    """Which objective a ledger has to have; any, unless one was named."""
    if not args.objective:
        return None
    if args.objective == "worst":
        return lambda objective: row_limit(objective) is not None
    wanted = _objective(args, agreed)
    return lambda objective: objective == wanted


def _print_audit(args: Namespace, say: Words, audit: LedgerAudit) -> None:
    if args.json:
        shown = {**msgspec.to_builtins(audit), "proven": audit.proven, "pass_probability": audit.pass_probability}
        sys.stdout.write(msgspec.json.encode(shown).decode() + "\n")
        return
    out = console()
    out.print(say("strategy-board", name=audit.board, codes=audit.codes))
    if audit.costs and audit.most_rows is None:
        costs = ", ".join(str(cost) for cost in audit.costs)
        failure = "∞" if audit.failure is None else str(audit.failure)
        out.print(say("strategy-row-costs", costs=costs, failure=failure))
    out.print(say("strategy-reached", total=audit.incumbent))
    out.print(say("strategy-least", total=audit.lower_bound))
    if audit.most_rows is not None:
        out.print(say("strategy-row-limit", rows=audit.most_rows))
        out.print(
            say("strategy-fewer-refuted" if audit.fewer_refuted else "strategy-fewer-open", rows=audit.most_rows - 1)
        )
    out.print(say("strategy-open", count=audit.open_parts))
    out.print(say("strategy-searched-again", count=audit.searched_again, parts=audit.parts))
    if audit.searched_again < audit.parts:
        out.print(say("strategy-pass-probability", share=Numbers(say).percent(audit.pass_probability)))
    out.print(say("strategy-replayed" if audit.replayed else "strategy-not-replayed", total=audit.incumbent))
    if audit.interrupted:
        out.print(say("strategy-audit-stopped"))
    if audit.proven:
        out.print(say("strategy-proven"))
    else:
        out.print(say("strategy-claimed" if audit.claimed and audit.replayed else "strategy-not-proven"))
