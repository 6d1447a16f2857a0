"""Rulebooks are data: outside `rules/rulebooks` no code names a paragraph or an edition."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import keypeg
from keypeg.rules import BOXES, edition
from keypeg.rules.edition import Machine
from keypeg.rules.rulebooks.names import CodebreakingBox, DuelBox, GroupBox

SOURCES = Path(keypeg.__file__).parent
RULEBOOKS = SOURCES / "rules" / "rulebooks"
RULE_ID = re.compile(r"[CDGHKMTX]\d{1,2}")
MACHINES = {"codebreaking", "duel", "group"}
"""Two boxes have the name of their machine, which names the kinds of views and attempts."""


def texts(file: Path) -> Iterator[tuple[int, str]]:
    """The string literals of a module, with their lines; docstrings and the names of kinds are left out."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    skipped: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=docstring):
                skipped.add(docstring)
            case ast.keyword(arg="tag", value=ast.Constant(value=kind) as value) if kind in MACHINES:
                skipped.add(value)
            case ast.ClassDef(name="Machine", body=body):
                skipped |= {named.value for named in body if isinstance(named, ast.Assign)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in skipped:
            yield node.lineno, node.value


def named(file: Path) -> Iterator[str]:
    """The places of a module that name a paragraph or an edition."""
    for line, text in texts(file):
        if RULE_ID.fullmatch(text) or text in BOXES or re.search(r"\b(classic|travel|hasbro94)\b", text):
            yield f"{file.relative_to(SOURCES)}:{line}: {text}"


def test_no_code_names_a_paragraph_or_an_edition() -> None:
    assert [place for file in SOURCES.rglob("*.py") if file.parent != RULEBOOKS for place in named(file)] == []


def test_the_data_itself_names_them() -> None:
    """So the search above finds what it looks for."""
    found = {text for file in RULEBOOKS.glob("*.py") for _, text in texts(file)}
    assert set(BOXES) <= found
    assert {rule for box in BOXES.values() for _, rules in box.parts for rule in rules} <= found


def test_type_checkers_know_the_machine_of_every_box() -> None:
    kinds = {CodebreakingBox: Machine.CODEBREAKING, DuelBox: Machine.DUEL, GroupBox: Machine.GROUP}
    known = {name: machine for kind, machine in kinds.items() for name in get_args(kind)}
    assert known == {name: edition(name).game.machine for name in BOXES}
