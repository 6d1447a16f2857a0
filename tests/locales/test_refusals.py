"""Every refusal has its sentence in every language, with a blank for each value that the code gives and no others.

Whoever refuses names the code, `why` and the values where it does so; this reads all those places.
"""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import keypeg
from keypeg.locales import LANGUAGES, in_words, words
from keypeg.rules.refusals import Fault, Refusal, shown
from keypeg.tables.refusals import TableFault

SOURCES = Path(keypeg.__file__).parent
RAISED = {"Refusal", "TableRefusal", "HttpError"}
"""Calls that name a code, its `why` and its values."""
NO_VALUES = {"retry_after"}

Sentence = tuple[str, str | None]
"""A code, and its `why` where it has several sentences."""


def places() -> Iterator[tuple[str, ast.Call]]:
    """Every place in the sources where something is refused."""
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED:
                yield f"{file.relative_to(SOURCES)}:{node.lineno}", node


def code_of(call: ast.Call) -> str | None:
    """The code that a call names; None where it passes on another's."""
    match call.args:
        case [ast.Attribute(value=ast.Name(id="Fault"), attr=name), *_]:
            return Fault[name].value
        case [ast.Attribute(value=ast.Name(id="TableFault"), attr=name), *_]:
            return TableFault[name].value
        case [_, ast.Constant(value=str(code)), *_]:
            return code
    return None


def said_in_code() -> dict[Sentence, set[frozenset[str]]]:
    """The names of the values that each sentence is given."""
    found: dict[Sentence, set[frozenset[str]]] = {}
    for place, call in places():
        code = code_of(call)
        if code is None:
            assert any(word.arg is None for word in call.keywords), f"{place} names no code"
            continue
        named = {word.arg: word.value for word in call.keywords if word.arg}
        why = named.pop("why", None)
        assert why is None or isinstance(why, ast.Constant), f"{place}: write out why"
        values = frozenset(named) - NO_VALUES
        found.setdefault((code, str(why.value) if why else None), set()).add(values)
    return found


class Blanks(Visitor):
    """Collects the blanks of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - as fluent.syntax has it
        self.names.add(node.id.name)


def blanks(pattern: fluent.Pattern) -> frozenset[str]:
    found = Blanks()
    found.visit(pattern)
    return frozenset(found.names)


def sentences(language: str) -> dict[Sentence, frozenset[str]]:
    """Every sentence of a language with its blanks."""
    file = files("keypeg.locales").joinpath(language, "refusals.ftl")
    found: dict[Sentence, frozenset[str]] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if not isinstance(entry, fluent.Message) or not entry.id.name.startswith("refusal-"):
            continue
        code = entry.id.name.removeprefix("refusal-").replace("-", "_")
        assert entry.value is not None
        for why, pattern in variants(entry.value):
            found[code, why] = blanks(pattern)
    return found


def variants(pattern: fluent.Pattern) -> Iterator[tuple[str | None, fluent.Pattern]]:
    """The sentences of a message: one for each `why`, or the one there is."""
    match pattern.elements:
        case [fluent.Placeable(expression=fluent.SelectExpression(selector=fluent.VariableReference() as by) as cases)]:
            if by.id.name == "why":
                for variant in cases.variants:
                    assert isinstance(variant.key, fluent.Identifier)
                    yield variant.key.name, variant.value
                return
    yield None, pattern


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence_with_its_values(language: str) -> None:
    assert {sentence: {names} for sentence, names in sentences(language).items()} == said_in_code()


def test_every_code_of_the_rules_and_the_tables_is_used() -> None:
    used = {code for code, _ in said_in_code()}
    assert used >= {fault.value for fault in (*Fault, *TableFault)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_on_one_line(language: str) -> None:
    say = words(language, "refusals")
    for (code, why), names in sentences(language).items():
        for value in (1, 2, 1_000):
            values: dict[str, str | int] = dict.fromkeys(names, value)
            text = in_words(say, code, values | ({"why": why} if why else {}))
            assert "\n" not in text
            assert text[0] == text[0].upper()
            assert text.endswith((".", "…")), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_why_says_something_else(language: str) -> None:
    say = words(language, "refusals")
    found = sentences(language)
    said = {
        (code, in_words(say, code, dict.fromkeys(names, 7) | {"why": why or ""}))
        for (code, why), names in found.items()
    }
    assert len(said) == len(found)


def test_what_a_stranger_wrote_is_shown_harmlessly() -> None:
    assert shown("\x1b[2J\ud800\n") == r"\x1b[2J\ud800\n"
    assert shown("é" * 41) == "é" * 40 + "…"


def test_refusals_are_equal_by_what_they_say() -> None:
    one = Refusal(Fault.EMPTY_HOLE, "C2", row="R.GB", holes=4)
    assert one == Refusal(Fault.EMPTY_HOLE, "C2", holes=4, row="R.GB")
    assert hash(one) == hash(Refusal(Fault.EMPTY_HOLE, "C2", row="R.GB", holes=4))
    assert one != Refusal(Fault.EMPTY_HOLE, "C2", row="R.GB", holes=5)
    assert str(one) == "empty_hole [C2], row = R.GB, holes = 4"
