"""Trees as JSON, ours or anybody's: `{"row": "RRGB", "next": {"1,2": {…}}}`, the winning key left out."""

import re
from typing import Any, Final

import msgspec

from keypeg.locales import in_english
from keypeg.rules.keys import Key, can_exist
from keypeg.rules.refusals import Refusal
from keypeg.rules.shapes import Shape
from keypeg.thinking.replay import TreeFault, place
from keypeg.thinking.trees import Tree

_KEY: Final = re.compile(r"([0-9]),([0-9])")
Path = tuple[str, ...]


def tree_as_json(tree: Tree) -> bytes:
    """A tree for programs, on one line."""
    return msgspec.json.encode(_plain(tree))


def _plain(tree: Tree) -> dict[str, Any]:
    return {"row": tree.row, "next": {f"{key.reds},{key.whites}": _plain(below) for key, below in tree.next.items()}}


def tree_from_json(content: bytes) -> Tree:
    """A tree that somebody wrote, or a fault that names the place."""
    try:
        document = msgspec.json.decode(content)
    except msgspec.DecodeError as fault:
        raise TreeFault(f"This is no tree in JSON: {fault}.") from None
    except RecursionError:
        raise TreeFault("This is no tree in JSON: it is nested too deeply.") from None
    nodes: list[tuple[str, dict[Key, int]]] = []
    waiting: list[tuple[Any, Path, dict[Key, int] | None, Key | None]] = [(document, (), None, None)]
    while waiting:
        found, path, siblings, key = waiting.pop()
        row, below = _fields(found, path)
        if siblings is not None and key is not None:
            siblings[key] = len(nodes)
        children: dict[Key, int] = {}
        nodes.append((row, children))
        for name, child in below.items():
            answered = _key(name, row, path)
            waiting.append((child, (*path, f"{row}={name}"), children, answered))
    grown: list[Tree | None] = [None] * len(nodes)
    for number in range(len(nodes) - 1, -1, -1):  # a node comes after its parent
        row, children = nodes[number]
        grown[number] = Tree(row, {key: one for key, at in children.items() if (one := grown[at]) is not None})
    assert grown[0] is not None
    return grown[0]


def check_rows(tree: Tree, shape: Shape) -> None:
    """Refuse a tree that lays a row of another board, naming the place."""
    waiting: list[tuple[Tree, Path]] = [(tree, ())]
    while waiting:
        node, path = waiting.pop()
        try:
            shape.check(node.row)
        except Refusal as refusal:
            raise TreeFault(f"{place(path)}: {in_english(refusal.fault, refusal.values)}") from None
        for key, below in node.next.items():
            waiting.append((below, (*path, f"{node.row}={key.reds},{key.whites}")))


def _fields(found: Any, path: Path) -> tuple[str, dict[str, Any]]:
    match found:
        case {"row": str(row)} if row and len(row) <= 20:
            below = found.get("next", {})
            if not isinstance(below, dict):
                raise TreeFault(f'{place(path)}: "next" has to be an object, a tree for each key.')
            if unknown := set(found) - {"row", "next"}:
                raise TreeFault(f'{place(path)}: unknown field {min(unknown)[:20]!r}; a tree has "row" and "next".')
            return row, below
        case _:
            raise TreeFault(f'{place(path)}: a tree has to be an object with a "row".')


def _key(name: str, row: str, path: Path) -> Key:
    match = _KEY.fullmatch(name)
    key = Key(int(match[1]), int(match[2])) if match else None
    if key is None or not can_exist(key, len(row)):
        raise TreeFault(f"{place(path)}: {row} earns no key {name[:20]!r}; write reds,whites.")
    if key.reds == len(row):
        raise TreeFault(f"{place(path)}: {row}={name} wins; nothing follows.")
    return key
