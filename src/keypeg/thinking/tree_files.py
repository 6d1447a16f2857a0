"""Tree files: a strategy tree on disk. The file is small and can be walked without unpacking it.

Nodes are stored level by level. Each has the number of its row and a bit mask of the keys that lead on. The children of
a node follow one another, so the first child of a node is found by counting the bits of all masks before it.

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
from keypeg.rules.refusals import Refusal, shown
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import key_number, keys_by_number
from keypeg.thinking.objectives import AVERAGE, Objective
from keypeg.thinking.refusals import ThinkingFault, ThinkingRefusal, damaged_byte, damaged_field
from keypeg.thinking.trees import Tree

MAGIC: Final = b"KEYPEGTREE1\n"
MOST_NODES: Final = 1 << 22
"""More nodes than any board needs."""


class TreeHeader(Struct, frozen=True):
    """The board and objective of a tree, and what the file claims about it."""

    codes: Shape
    rows: Shape
    nodes: int
    total: int
    """Its total cost over all codes under its objective."""
    exact: bool
    """Whether the total is proven to be the least."""
    costs: tuple[int, ...] = ()
    failure: int = 0


class PackedTree:
    """A tree as it is stored. It is walked node by node; node 0 is the first row."""

    def __init__(self, header: TreeHeader, rows: "array[int]", masks: "array[int]") -> None:
        self.header: Final = header
        self._rows = rows
        self._masks = masks
        # The first child of a node: after the root and all children of the nodes before.
        self._first = list(accumulate(map(int.bit_count, masks), initial=1))

    def check(self, file: str) -> None:
        """Refuse a file in which a node other than the first is not the child of a node before it."""
        holes, letters = self.header.rows.holes, len(self.header.rows.colours) + 1
        if max(self._rows) >= letters**holes:
            raise ThinkingRefusal(ThinkingFault.BAD_TREE_FILE, why="no_such_row", file=file, number=max(self._rows))
        keys = keys_by_number(holes)
        leading = sum(1 << key_number(key) for key in keys[:-1] if can_exist(key, holes))
        for mask in set(self._masks):
            if mask & ~leading:
                node = self._masks.index(mask)
                raise ThinkingRefusal(ThinkingFault.BAD_TREE_FILE, why="bad_key", file=file, node=node)
        if not all(map(lt, range(len(self)), self._first)):
            node = next(node for node, known in enumerate(self._first) if node >= known)
            raise ThinkingRefusal(ThinkingFault.BAD_TREE_FILE, why="no_parent", file=file, node=node)
        if self._first[-1] != len(self):
            raise ThinkingRefusal(
                ThinkingFault.BAD_TREE_FILE, why="wrong_count", file=file, nodes=len(self), found=self._first[-1]
            )

    def __repr__(self) -> str:
        kept = self.header
        proven = ", proven" if kept.exact else ""
        return f"<PackedTree of {len(self)} nodes, total {kept.total}{proven}>"

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def objective(self) -> Objective:
        """The objective that the tree was built for."""
        return Objective(self.header.costs, self.header.failure) if self.header.costs else AVERAGE

    @cached_property
    def depth(self) -> int:
        """The most rows it ever lays. Each level begins with the first child of the level before."""
        levels, start = 0, 0
        while start < len(self):
            levels, start = levels + 1, self._first[start]
        return levels

    def in_letters(self, header: TreeHeader) -> "PackedTree":
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
        """The node after a key, or None if no row follows it."""
        bit = 1 << key_number(key)
        mask = self._masks[node]
        if not mask & bit:
            return None
        return self._first[node] + (mask & (bit - 1)).bit_count()

    def after(self, rows: Sequence[tuple[str, Key]]) -> int | None:
        """The node after some rows and their keys, or None if the tree lays other rows."""
        node = 0
        for row, key in rows:
            below = self.follow(node, key) if self.row(node) == row else None
            if below is None:
                return None
            node = below
        return node

    def compressed(self) -> bytes:
        """Its nodes as they are stored in a file."""
        rows, masks = self._rows, self._masks
        if sys.byteorder == "big":
            rows, masks = rows[:], masks[:]
            rows.byteswap()
            masks.byteswap()
        return zlib.compress(rows.tobytes() + masks.tobytes(), 9)

    def tree(self) -> Tree:
        """The whole tree, unpacked."""
        keys = keys_by_number(self.header.codes.holes)
        trees: list[Tree] = []  # from the last node to the first: children come before their parents
        for node in range(len(self) - 1, -1, -1):
            below = {}
            mask, child = self._masks[node], self._first[node]
            while mask:
                low = mask & -mask
                below[keys[low.bit_length() - 1]] = trees[len(self) - 1 - child]
                mask, child = mask ^ low, child + 1
            trees.append(Tree(self.row(node), below))
        return trees[-1]


def packed_tree(tree: Tree, header: TreeHeader) -> PackedTree:
    """A tree as it is stored. The number of nodes in the header is filled in."""
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
    return PackedTree(msgspec.structs.replace(header, nodes=len(rows)), rows, masks)


def write_tree(path: Path, packed: PackedTree) -> None:
    """Write a tree. The file appears whole or not at all."""
    write_whole(path, MAGIC + msgspec.json.encode(packed.header) + b"\n" + packed.compressed())


def write_whole(path: Path, content: bytes) -> None:
    """Write a file that appears whole or not at all. A device or a pipe is written to, and stays what it is."""
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(content)
            return
        unfinished = _unfinished(path)
        unfinished.write_bytes(content)
        unfinished.replace(path)
    except OSError as error:
        error.filename = str(path)  # a write itself does not say where
        raise


def try_place(path: Path) -> None:
    """Raise the OSError that `write_whole` would raise there, as far as that can be known before there is anything."""
    if path.is_file() or not path.exists():
        unfinished = _unfinished(path)
        unfinished.open("wb").close()
        unfinished.unlink()


def _unfinished(path: Path) -> Path:
    return path.with_name(path.name + ".unfinished")


def read_tree(path: Path) -> PackedTree:
    """Read a tree file, or refuse it and say what is wrong with it."""
    content, file = path.read_bytes(), shown_path(path)
    if not content.startswith(MAGIC):
        raise ThinkingRefusal(ThinkingFault.BAD_TREE_FILE, why="no_tree", file=file)
    end = content.find(b"\n", len(MAGIC))
    if end < 0:
        raise ThinkingRefusal(ThinkingFault.BAD_TREE_FILE, why="cut_header", file=file)
    header = _read_header(content[len(MAGIC) : end], file)
    if not 0 < header.nodes <= MOST_NODES:
        raise ThinkingRefusal(
            ThinkingFault.BAD_TREE_FILE, why="bad_count", file=file, nodes=header.nodes, most=MOST_NODES
        )
    rows, masks = array("I"), array("Q")
    promised = header.nodes * (rows.itemsize + masks.itemsize)
    inflating = zlib.decompressobj()
    try:
        unpacked = inflating.decompress(content[end + 1 :], promised + 1)
    except zlib.error:
        raise ThinkingRefusal(ThinkingFault.BAD_TREE_FILE, why="damaged", file=file, byte=end + 1) from None
    if len(unpacked) <= promised and not inflating.eof:
        raise ThinkingRefusal(ThinkingFault.BAD_TREE_FILE, why="cut_short", file=file, byte=len(content))
    if len(unpacked) != promised or inflating.unused_data:
        raise ThinkingRefusal(ThinkingFault.BAD_TREE_FILE, why="wrong_length", file=file, nodes=header.nodes)
    rows.frombytes(unpacked[: header.nodes * rows.itemsize])
    masks.frombytes(unpacked[header.nodes * rows.itemsize :])
    if sys.byteorder == "big":
        rows.byteswap()
        masks.byteswap()
    tree = PackedTree(header, rows, masks)
    tree.check(file)
    return tree


def _read_header(content: bytes, file: str) -> TreeHeader:
    try:
        header = msgspec.json.decode(content, type=TreeHeader)
        Objective(header.costs, header.failure)
    except msgspec.ValidationError as error:
        field = damaged_field(error)
    except msgspec.DecodeError as error:
        byte = len(MAGIC) + damaged_byte(error, content)
        raise ThinkingRefusal(ThinkingFault.BAD_TREE_FILE, why="damaged", file=file, byte=byte) from None
    except Refusal:  # of a shape that cannot exist
        field = "$.codes, $.rows"
    except ValueError:  # of an objective that cannot exist
        field = "$.costs, $.failure"
    else:
        return header
    raise ThinkingRefusal(ThinkingFault.BAD_TREE_FILE, why="bad_header", file=file, field=field)


def shown_path(path: Path) -> str:
    """A path as a refusal repeats it: escaped, but whole."""
    return shown(str(path), len(str(path)))
