"""Strategy trees as JSON: `{"row": "RRGB", "next": {"1,2": {…}}}`. The winning key is left out."""

import re
from pathlib import Path
from typing import Any, Final

import msgspec

from keypeg.rules.keys import Key, can_exist
from keypeg.rules.refusals import shown
from keypeg.thinking.refusals import BranchRefused, ThinkingFault, ThinkingRefusal, damaged_byte
from keypeg.thinking.tree_files import shown_path
from keypeg.thinking.trees import Branch, Tree

MOST_BYTES: Final = 100 * 10**6
"""The largest JSON file that is read as a tree."""

_KEY: Final = re.compile(r"([0-9]),([0-9])")
_LONGEST_ROW: Final = 20


def tree_as_json(tree: Tree) -> bytes:
    """A tree as JSON, on one line."""
    return msgspec.json.encode(_plain(tree))


def _plain(tree: Tree) -> dict[str, Any]:
    return {"row": tree.row, "next": {f"{key.reds},{key.whites}": _plain(below) for key, below in tree.next.items()}}


def read_json_tree(path: Path) -> Tree:
    """Read a file with a tree that anybody may have written."""
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise ThinkingRefusal(
            ThinkingFault.BAD_TREE_FILE, why="too_large", file=shown_path(path), most=MOST_BYTES // 10**6
        )
    return tree_from_json(content)


def tree_from_json(content: bytes) -> Tree:
    """Read a tree that anybody may have written. A refusal names the branch at fault."""
    try:
        document = msgspec.json.decode(content)
    except msgspec.DecodeError as error:
        byte = damaged_byte(error, content)
        raise ThinkingRefusal(ThinkingFault.BAD_TREE, why="not_json", byte=byte) from None
    except RecursionError:
        raise ThinkingRefusal(ThinkingFault.BAD_TREE, why="nested") from None
    nodes: list[tuple[str, dict[Key, int]]] = []
    waiting: list[tuple[Any, Branch, dict[Key, int] | None, Key | None]] = [(document, (), None, None)]
    while waiting:
        found, branch, siblings, key = waiting.pop()
        row, below = _fields(found, branch)
        if siblings is not None and key is not None:
            siblings[key] = len(nodes)
        children: dict[Key, int] = {}
        nodes.append((row, children))
        for name, child in below.items():
            answered = _key(name, row, branch)
            waiting.append((child, (*branch, f"{row}={name}"), children, answered))
    trees: list[Tree | None] = [None] * len(nodes)
    for number in range(len(nodes) - 1, -1, -1):  # a node comes after its parent
        row, children = nodes[number]
        trees[number] = Tree(row, {key: tree for key, at in children.items() if (tree := trees[at]) is not None})
    assert trees[0] is not None
    return trees[0]


def _fields(found: Any, branch: Branch) -> tuple[str, dict[str, Any]]:
    match found:
        case {"row": str(row)} if row and len(row) <= _LONGEST_ROW:
            below = found.get("next", {})
            if not isinstance(below, dict):
                raise BranchRefused(branch, ThinkingRefusal(ThinkingFault.BAD_TREE, why="bad_next"))
            if unknown := set(found) - {"row", "next"}:
                field = shown(min(unknown))
                raise BranchRefused(branch, ThinkingRefusal(ThinkingFault.BAD_TREE, why="unknown_field", field=field))
            return row, below
        case _:
            raise BranchRefused(branch, ThinkingRefusal(ThinkingFault.BAD_TREE, why="no_object"))


def _key(name: str, row: str, branch: Branch) -> Key:
    match = _KEY.fullmatch(name)
    key = Key(int(match[1]), int(match[2])) if match else None
    if key is None or not can_exist(key, len(row)):
        raise BranchRefused(
            branch, ThinkingRefusal(ThinkingFault.BAD_TREE, why="bad_key", row=shown(row), key=shown(name))
        )
    if key.reds == len(row):
        raise BranchRefused(branch, ThinkingRefusal(ThinkingFault.BAD_TREE, why="after_win", row=shown(row), key=name))
    return key
