"""Tree files: a strategy tree on disk, small, and walked without unpacking it.

Nodes stand level by level. Each has the number of its row and a mask of the keys that lead on; the children of a
node follow one another, so that where they begin is the sum of all masks before. Nothing else is needed.

    KEYPEGTREE1\\n   {header as JSON}\\n   zlib( rows, 4 bytes each | masks, 8 bytes each )   little endian
"""

import sys
import zlib
from array import array
from itertools import accumulate
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from keypeg.rules.keys import Key
from keypeg.rules.palette import EMPTY
from keypeg.rules.refusals import Refusal
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import key_number, keys_by_number
from keypeg.thinking.trees import Tree

MAGIC: Final = b"KEYPEGTREE1\n"


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
    """A tree as it lies on disk, with a cheap way down."""

    def __init__(self, header: Header, rows: "array[int]", masks: "array[int]") -> None:
        self.header: Final = header
        self._letters = header.rows.colours + EMPTY
        self._rows = rows
        self._masks = masks
        # The first child of a node: after the root and all children of the nodes before.
        self._first = [1, *(1 + count for count in accumulate(map(int.bit_count, masks)))]

    def __len__(self) -> int:
        return len(self._rows)

    def row(self, node: int = 0) -> str:
        """The row to lay at a node; node 0 is the first row."""
        left, row = self._rows[node], ""
        for _ in range(self.header.rows.holes):
            left, peg = divmod(left, len(self._letters))
            row = self._letters[peg] + row
        return row

    def follow(self, node: int, key: Key) -> int | None:
        """The node after a key, or None where the tree does not go."""
        bit = 1 << key_number(key)
        mask = self._masks[node]
        if not mask & bit:
            return None
        return self._first[node] + (mask & (bit - 1)).bit_count()

    def tree(self, node: int = 0) -> Tree:
        """The tree from a node down, unpacked."""
        keys = keys_by_number(self.header.codes.holes)
        below = {}
        mask, child = self._masks[node], self._first[node]
        while mask:
            low = mask & -mask
            below[keys[low.bit_length() - 1]] = self.tree(child)
            mask, child = mask ^ low, child + 1
        return Tree(self.row(node), below)


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
    try:
        unpacked = zlib.decompress(content[end + 1 :])
    except zlib.error:
        raise TreeFileFault(f"{path}: cut short or damaged after the header, at byte {end + 1}.") from None
    rows, masks = array("I"), array("Q")
    if len(unpacked) != header.nodes * (rows.itemsize + masks.itemsize):
        raise TreeFileFault(f"{path}: promises {header.nodes} nodes and holds {len(unpacked)} bytes.")
    rows.frombytes(unpacked[: header.nodes * rows.itemsize])
    masks.frombytes(unpacked[header.nodes * rows.itemsize :])
    if sys.byteorder == "big":
        rows.byteswap()
        masks.byteswap()
    if 1 + sum(map(int.bit_count, masks)) != header.nodes:
        raise TreeFileFault(f"{path}: its nodes do not hang together.")
    return PackedTree(header, rows, masks)
