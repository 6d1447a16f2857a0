"""Every rule has a test that names it. Markers are read from the source, so that any part of the suite can run."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from keypeg.rules import BOXES


def _marked() -> Iterator[str]:
    """The ids in the rule markers of this directory's tests."""
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for call in node.decorator_list:
                    if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                        yield from (str(ast.literal_eval(argument)) for argument in call.args)


def _in_boxes() -> set[str]:
    return {rule for box in BOXES.values() for _, rules in box.parts for rule in rules}


def _worded() -> set[str]:
    """The rules that have a text."""
    text = (files("keypeg.locales") / "en" / "rules.ftl").read_text("utf-8")
    return set(re.findall(r"^rule-(\w+)\s*=", text, re.MULTILINE))


def test_every_rule_of_a_box_has_a_test_and_every_marker_names_a_rule() -> None:
    assert set(_marked()) == _in_boxes()


def test_every_rule_with_a_text_has_a_test_and_every_marker_names_a_rule() -> None:
    assert set(_marked()) == _worded()
