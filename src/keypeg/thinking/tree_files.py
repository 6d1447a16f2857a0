"""Tree files: a strategy tree on disk, small, and walked without unpacking it.

Nodes stand level by level. Each has the number of its row and a mask of the keys that lead on; the children of a
node follow one another, so that where they begin is the sum of all masks before. Nothing else is needed.

    KEYPEGTREE1\\n   {header as JSON}\\n   zlib( rows, 4 bytes each | masks, 8 bytes each )   little endian
"""

import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate
from operator import lt
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from keypeg.rules.keys import Key, can_exist
from keypeg.rules.palette import EMPTY
from keypeg.rules.refusals import Refusal
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import key_number, keys_by_number
from keypeg.thinking.objectives import AVERAGE, Objective
from keypeg.thinking.trees import Tree

MAGIC: Final = b"KEYPEGTREE1\n"
MOST_NODES: Final = 1 << 22
"""More than any board that can be thought about needs."""


class TreeFileFault(ValueError):
    """A file that is no tree, or not all of one; the message names the place."""


class Header(Struct, frozen=True):
    """What a tree is for and what it promises."""

    codes: Shape
    rows: Shape
    nodes: int
    total: int
    """Its cost over all codes under its objective."""
    exact: bool
    """Whether nothing can cost less."""
    costs: tuple[int, ...] = ()
    failure: int = 0


class PackedTree:
    """A tree as it lies on disk, with a cheap way down. Rows are spelled when they are asked for."""

    def __init__(self, header: Header, rows: "array[int]", masks: "array[int]") -> None:
        self.header: Final = header
        self._rows = rows
        self._masks = masks
        # The first child of a node: after the root and all children of the nodes before.
        self._first = list(accumulate(map(int.bit_count, masks), initial=1))
        self._check()

    def _check(self) -> None:
        """Every node but the first is the child of one before it, after a key that leaves something to find."""
        holes, letters = self.header.rows.holes, len(self.header.rows.colours) + 1
        if max(self._rows) >= letters**holes:
            raise TreeFileFault(f"there is no row of number {max(self._rows)}.")
        keys = keys_by_number(holes)
        leading = sum(1 << key_number(key) for key in keys[:-1] if can_exist(key, holes))
        for mask in set(self._masks):
            if mask & ~leading:
                node = self._masks.index(mask)
                raise TreeFileFault(f"at node {node}, a row follows a key that cannot be or that wins.")
        if not all(map(lt, range(len(self)), self._first)):
            node = next(node for node, known in enumerate(self._first) if node >= known)
            raise TreeFileFault(f"no row leads to node {node}.")
        if self._first[-1] != len(self):
            raise TreeFileFault(f"it promises {len(self)} nodes, and its keys lead to {self._first[-1]}.")

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def objective(self) -> Objective:
        """What the tree was built for."""
        return Objective(self.header.costs, self.header.failure) if self.header.costs else AVERAGE

    @cached_property
    def depth(self) -> int:
        """The most rows it ever lays: levels follow one another, each begun by the first child of the one before."""
        levels, start = 0, 0
        while start < len(self):
            levels, start = levels + 1, self._first[start]
        return levels

    def in_letters(self, header: Header) -> "PackedTree":
        """The same tree for a board whose colours have other letters."""
        return PackedTree(header, self._rows, self._masks)

    def row(self, node: int = 0) -> str:
        """The row to lay at a node; node 0 is the first row."""
        letters = self.header.rows.colours + EMPTY
        left, row = self._rows[node], ""
        for _ in range(self.header.rows.holes):
            left, peg = divmod(left, len(letters))
            row = letters[peg] + row
        return row

    def follow(self, node: int, key: Key) -> int | None:
        """The node after a key, or None where the tree does not go."""
        bit = 1 << key_number(key)
        mask = self._masks[node]
        if not mask & bit:
            return None
        return self._first[node] + (mask & (bit - 1)).bit_count()

    def after(self, rows: Sequence[tuple[str, Key]]) -> int | None:
        """The node after rows and their keys, or None if these are not the tree's own."""
        node = 0
        for row, key in rows:
            below = self.follow(node, key) if self.row(node) == row else None
            if below is None:
                return None
            node = below
        return node

    def tree(self) -> Tree:
        """The whole tree, unpacked."""
        keys = keys_by_number(self.header.codes.holes)
        grown: list[Tree] = []  # from the last node to the first: children come before their parents
        for node in range(len(self) - 1, -1, -1):
            below = {}
            mask, child = self._masks[node], self._first[node]
            while mask:
                low = mask & -mask
                below[keys[low.bit_length() - 1]] = grown[len(self) - 1 - child]
                mask, child = mask ^ low, child + 1
            grown.append(Tree(self.row(node), below))
        return grown[-1]


def write_tree(path: Path, tree: Tree, header: Header) -> None:
    """Write a tree; the file is there whole or not at all."""
    letters = {letter: number for number, letter in enumerate(header.rows.colours + EMPTY)}
    base = len(letters)
    rows, masks = array("I"), array("Q")
    level = [tree]
    while level:
        below: list[Tree] = []
        for node in level:
            number = 0
            for letter in node.row:
                number = number * base + letters[letter]
            rows.append(number)
            keys = sorted(node.next, key=key_number)
            masks.append(sum(1 << key_number(key) for key in keys))
            below += [node.next[key] for key in keys]
        level = below
    if sys.byteorder == "big":
        rows.byteswap()
        masks.byteswap()
    header = msgspec.structs.replace(header, nodes=len(rows))
    packed = zlib.compress(rows.tobytes() + masks.tobytes(), 9)
    unfinished = path.with_name(path.name + ".unfinished")
    unfinished.write_bytes(MAGIC + msgspec.json.encode(header) + b"\n" + packed)
    unfinished.replace(path)


def read_tree(path: Path) -> PackedTree:
    """Read a tree file, or say what is wrong with it."""
    content = path.read_bytes()
    if not content.startswith(MAGIC):
        raise TreeFileFault(f"{path}: not a strategy tree.")
    end = content.find(b"\n", len(MAGIC))
    if end < 0:
        raise TreeFileFault(f"{path}: cut short within the header.")
    try:
        header = msgspec.json.decode(content[len(MAGIC) : end], type=Header)
    except (msgspec.DecodeError, Refusal) as fault:
        raise TreeFileFault(f"{path}: the header is damaged: {fault}") from None
    rows, masks = array("I"), array("Q")
    promised = header.nodes * (rows.itemsize + masks.itemsize)
    if not 0 < header.nodes <= MOST_NODES:
        raise TreeFileFault(f"{path}: promises {header.nodes} nodes; a tree has 1 to {MOST_NODES}.")
    inflating = zlib.decompressobj()
    try:
        unpacked = inflating.decompress(content[end + 1 :], promised + 1)
    except zlib.error:
        raise TreeFileFault(f"{path}: damaged after the header, at byte {end + 1}.") from None
    if len(unpacked) <= promised and not inflating.eof:
        raise TreeFileFault(f"{path}: cut short, at byte {len(content)}.")
    if len(unpacked) != promised or inflating.unused_data:
        raise TreeFileFault(f"{path}: holds something else than the {header.nodes} nodes it promises.")
    rows.frombytes(unpacked[: header.nodes * rows.itemsize])
    masks.frombytes(unpacked[header.nodes * rows.itemsize :])
    if sys.byteorder == "big":
        rows.byteswap()
        masks.byteswap()
    try:
        return PackedTree(header, rows, masks)
    except TreeFileFault as fault:
        raise TreeFileFault(f"{path}: {fault}") from None
