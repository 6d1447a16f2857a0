"""`keypeg strategy show`: the row to lay now, and the row that follows each key."""

import sys
from argparse import Namespace
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.text import Text

from keypeg.cli.boards import console, key_pegs, pegs
from keypeg.cli.numbers import Numbers
from keypeg.cli.options import marked_row
from keypeg.cli.refusals import CommandFault, CommandRefusal
from keypeg.locales import Words, colour_letters, words
from keypeg.locales.colour_letters import ColourLetters
from keypeg.research.strategy_builder import build_by_proof
from keypeg.rules import Edition, Key, edition
from keypeg.thinking._native import Rule
from keypeg.thinking.boards import Board, key_number
from keypeg.thinking.edition_objectives import edition_objective
from keypeg.thinking.one_step_rules import one_step_tree
from keypeg.thinking.refusals import BranchRefused, ThinkingFault, ThinkingRefusal
from keypeg.thinking.rulebook_boards import shapes_of
from keypeg.thinking.shipped import NotShipped, tree_for
from keypeg.thinking.tree_files import read_tree, shown_path
from keypeg.thinking.trees import Branch, Tree, step

MOST_CODES_TO_PROVE = 1500
"""A custom board with more codes gets a one-step strategy at once, because a proof would take a while."""


class BranchView(Struct, frozen=True):
    """A branch of the strategy: the codes left, and the tree from here on, if a row is left to lay."""

    codes: list[str]
    tree: Tree | None


def run(args: Namespace) -> int:
    say = words(args.lang)
    agreed = edition(args.edition, dict(args.option))
    tree = chosen_tree(args, agreed)
    shapes = shapes_of(agreed, args.seat)
    board = shapes.board()
    letters = colour_letters(args.lang)
    rows = [marked_row(text, None if args.json else letters) for text in args.row]
    here = _walk(board, tree, rows)
    if args.json:
        sys.stdout.write(msgspec.json.encode(_as_json(board, here)).decode() + "\n")
        return 0
    out = console()
    out.print(say("strategy-board", name=shapes.name, codes=len(board)))
    for number, (row, key) in enumerate(rows, 1):
        out.print(
            Text(f"{number:>3}  ").append_text(pegs(row, say)).append("   ").append_text(key_pegs(key, board.holes))
        )
    _print_branch(out, say, letters, board, here)
    return 0


def chosen_tree(args: Namespace, agreed: Edition) -> Tree:
    """The strategy asked for: from a file, as shipped, or built here."""
    shapes = shapes_of(agreed, args.seat)
    if args.tree is not None:
        packed = read_tree(args.tree)
        if (packed.header.codes, packed.header.rows) != (shapes.codes, shapes.rows):
            raise ThinkingRefusal(
                ThinkingFault.BAD_TREE_FILE, why="other_board", file=shown_path(args.tree), edition=agreed.name
            )
        return packed.tree()
    try:
        return tree_for(agreed, args.seat, args.objective).tree()
    except NotShipped:
        board = shapes.board()
    if len(board) <= MOST_CODES_TO_PROVE:
        return build_by_proof(board, args.objective, edition_objective(agreed)).tree
    print(words(args.lang)("strategy-one-step"), file=sys.stderr)
    return one_step_tree(board, Rule.MOST_PARTS)


def _walk(board: Board, tree: Tree, laid: list[tuple[str, Key]]) -> BranchView:
    here = BranchView(list(board), tree)
    branch: Branch = ()
    for row, key in laid:
        board.row_number(row)
        if here.tree is None:
            raise BranchRefused(branch, CommandRefusal(CommandFault.OFF_THE_TREE, why="nothing_left"))
        if row != here.tree.row:
            raise BranchRefused(
                branch, CommandRefusal(CommandFault.OFF_THE_TREE, why="other_row", expected=here.tree.row, row=row)
            )
        keys = board.mark_all(row, here.codes)
        left = [code for code, given in zip(here.codes, keys, strict=True) if given == key]
        branch = (*branch, step(row, key))
        if not left:
            raise BranchRefused(branch, ThinkingRefusal(ThinkingFault.NO_CODE_FITS))
        here = BranchView(left, here.tree.next.get(key))
    return here


def _follows(board: Board, here: BranchView, tree: Tree) -> list[tuple[Key, int, str | None]]:
    """Each key that the row may earn, the number of codes that give it, and the row to lay then."""
    counts: dict[Key, int] = {}
    for key in board.mark_all(tree.row, here.codes):
        counts[key] = counts.get(key, 0) + 1
    return [
        (key, counts[key], tree.next[key].row if key in tree.next else None)
        for key in sorted(counts, key=key_number, reverse=True)
    ]


def _as_json(board: Board, here: BranchView) -> dict[str, Any]:
    if here.tree is None:
        return {"remaining": len(here.codes), "row": None, "next": {}}
    follows = _follows(board, here, here.tree)
    return {
        "remaining": len(here.codes),
        "row": here.tree.row,
        "next": {f"{key.reds},{key.whites}": {"codes": count, "row": row} for key, count, row in follows},
    }


def _print_branch(out: Console, say: Words, letters: ColourLetters, board: Board, here: BranchView) -> None:
    if here.tree is None:
        out.print(say("strategy-nothing-left", codes=len(here.codes)))
        return
    out.print(say("strategy-remaining", codes=len(here.codes)))
    first, numbers = here.tree.row, Numbers(say)
    lay = Text(say("strategy-lay") + "  ", "bold").append_text(pegs(first, say))
    out.print(lay.append(f"  {letters.shown(first)}"))
    for key, count, row in _follows(board, here, here.tree):
        line = (
            Text("  ")
            .append_text(key_pegs(key, board.holes))
            .append(f"  {key.reds},{key.whites} {numbers.count(count):>7}  ")
        )
        if key == board.winning:
            line.append(say("strategy-wins"))
        elif row is None:
            line.append(say("strategy-given-up"))
        else:
            line.append_text(pegs(row, say)).append(f"  {letters.shown(row)}")
        out.print(line)
