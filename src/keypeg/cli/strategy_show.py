"""`keypeg strategy show`: the row to lay now and what follows each key, for people."""

import sys
from argparse import Namespace
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.text import Text

from keypeg.cli.boards import console, key_pegs, pegs
from keypeg.locales import Words, words
from keypeg.research.strategy_builder import by_proof
from keypeg.rules import Edition, Key, edition
from keypeg.thinking._native import Rule
from keypeg.thinking.boards import Board, NotOnThisBoard, key_number
from keypeg.thinking.one_step import strategy
from keypeg.thinking.replay import place
from keypeg.thinking.rulebook_boards import own_objective, shapes_of
from keypeg.thinking.shipped import NotShipped, tree_for
from keypeg.thinking.tree_files import TreeFileFault, read_tree
from keypeg.thinking.trees import Tree

PROVEN_AT_ONCE = 1500
"""A board with more codes than this, of a custom box, gets good play at once rather than the best in a while."""


class OffTheTree(ValueError):
    """Rows that the strategy would not have laid, or keys that no code gives."""


class Place(Struct, frozen=True):
    """Where the rows laid lead to: the codes left, and the strategy from here on, if anything is left to lay."""

    codes: list[str]
    tree: Tree | None


def run(args: Namespace) -> int:
    say = words(args.lang)
    agreed = edition(args.edition, dict(args.option))
    tree = chosen_tree(args, agreed)
    shapes = shapes_of(agreed, args.seat)
    board = shapes.board()
    here = _walk(board, tree, args.row)
    if args.json:
        sys.stdout.write(msgspec.json.encode(_as_json(board, here)).decode() + "\n")
        return 0
    out = console()
    out.print(say("strategy-board", name=shapes.name, codes=str(len(board))))
    for number, (row, key) in enumerate(args.row, 1):
        out.print(Text(f"{number:>3}  ").append_text(pegs(row)).append("   ").append_text(key_pegs(key, board.holes)))
    _print_place(out, say, board, here)
    return 0


def chosen_tree(args: Namespace, agreed: Edition) -> Tree:
    """The strategy asked for: from a file, as shipped, or built here."""
    shapes, aim = shapes_of(agreed, args.seat), args.objective
    if args.tree is not None:
        packed = read_tree(args.tree)
        if (packed.header.codes, packed.header.rows) != (shapes.codes, shapes.rows):
            raise TreeFileFault(f"{args.tree}: a tree of another board.")
        return packed.tree()
    try:
        return tree_for(agreed, args.seat, aim).tree()
    except NotShipped:
        board = shapes.board()
    if len(board) <= PROVEN_AT_ONCE:
        return by_proof(board, aim, own_objective(agreed)).tree
    print(words(args.lang)("strategy-one-step"), file=sys.stderr)
    return strategy(board, Rule.MOST_PARTS)


def _walk(board: Board, tree: Tree, laid: list[tuple[str, Key]]) -> Place:
    here = Place(list(board), tree)
    path: tuple[str, ...] = ()
    for row, key in laid:
        board.row_number(row)
        if here.tree is None:
            raise OffTheTree(f"{place(path)}: nothing is left to lay.")
        if row != here.tree.row:
            raise OffTheTree(f"{place(path)}: this strategy lays {here.tree.row}, not {row}.")
        keys = board.mark_all(row, here.codes)
        left = [code for code, given in zip(here.codes, keys, strict=True) if given == key]
        path = (*path, f"{row}={key.reds},{key.whites}")
        if not left:
            raise NotOnThisBoard(f"{place(path)}: no code is left; one of the keys is wrong.")
        here = Place(left, here.tree.next.get(key))
    return here


def _follows(board: Board, here: Place, tree: Tree) -> list[tuple[Key, int, str | None]]:
    """Each key that the row may earn, how many codes give it, and the row to lay then."""
    counts: dict[Key, int] = {}
    for key in board.mark_all(tree.row, here.codes):
        counts[key] = counts.get(key, 0) + 1
    return [
        (key, counts[key], tree.next[key].row if key in tree.next else None)
        for key in sorted(counts, key=key_number, reverse=True)
    ]


def _as_json(board: Board, here: Place) -> dict[str, Any]:
    if here.tree is None:
        return {"remaining": len(here.codes), "row": None, "next": {}}
    follows = _follows(board, here, here.tree)
    return {
        "remaining": len(here.codes),
        "row": here.tree.row,
        "next": {f"{key.reds},{key.whites}": {"codes": count, "row": row} for key, count, row in follows},
    }


def _print_place(out: Console, say: Words, board: Board, here: Place) -> None:
    if here.tree is None:
        out.print(say("strategy-nothing-left", codes=str(len(here.codes))))
        return
    out.print(say("strategy-remaining", codes=str(len(here.codes))))
    out.print(Text(say("strategy-lay") + "  ", "bold").append_text(pegs(here.tree.row)).append(f"  {here.tree.row}"))
    for key, count, row in _follows(board, here, here.tree):
        line = Text("  ").append_text(key_pegs(key, board.holes)).append(f"  {key.reds},{key.whites} {count:>7}  ")
        if key == board.winning:
            line.append(say("strategy-wins"))
        elif row is None:
            line.append(say("strategy-given-up"))
        else:
            line.append_text(pegs(row)).append(f"  {row}")
        out.print(line)
