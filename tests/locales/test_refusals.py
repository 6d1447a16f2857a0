"""Every refusal has its sentence in every language, with a blank for each value that the code gives and no others.

The sources name the code, `why` and the values wherever they refuse something. These tests read all those places.
"""

import ast
import re
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import keypeg
from keypeg.locales import LANGUAGES, in_words, words
from keypeg.rules.refusals import Fault, Refusal, shown

SOURCES = Path(keypeg.__file__).parent
NO_VALUES = {"retry_after"}
ENGLISH = re.compile(r"\b(the|of|is|are|and|there|this|that|with|has|not|no|which|cannot|every|only)\b", re.IGNORECASE)
"""Words of nearly every English sentence, and of no French or German one."""

Sentence = tuple[str, str | None]
"""A code, and its `why` where it has several sentences."""


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of Keypeg by its dotted name, parsed."""
    found = {}
    for file in sorted(SOURCES.rglob("*.py")):
        parts = file.relative_to(SOURCES.parent).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = ast.parse(file.read_text(encoding="utf-8"))
    return found


@cache
def faults() -> dict[str, type[StrEnum]]:
    """Every enum of refusal codes, by its name: a `StrEnum` whose name ends in `Fault`."""
    return {
        node.name: getattr(import_module(name), node.name)
        for name, module in modules().items()
        for node in module.body
        if isinstance(node, ast.ClassDef) and node.name.endswith("Fault")
        if any(isinstance(base, ast.Name) and base.id == "StrEnum" for base in node.bases)
    }


def every_code() -> set[str]:
    """Every code of every enum."""
    return {fault.value for enum in faults().values() for fault in enum}


def places() -> Iterator[tuple[str, ast.Call]]:
    """Every place in the sources where something is refused: calls with a code, and calls of a refusal's class."""
    for name, module in modules().items():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and (code_of(node) is not None or makes_refusal(node)):
                yield f"{name}:{node.lineno}", node


def makes_refusal(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id.endswith(("Refusal", "HttpError"))


def code_of(call: ast.Call) -> str | None:
    """The code that a call names; None where it names none, or passes on another's."""
    match call.args:
        case [ast.Attribute(value=ast.Name(id=enum), attr=name), *_] if enum in faults():
            return faults()[enum][name].value
        case [_, ast.Constant(value=str(code)), *_] if makes_refusal(call):
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


class ShownBlanks(Visitor):
    """Collects the blanks whose values can be read in a pattern. Others only choose among its variants."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Placeable(self, node: fluent.Placeable) -> None:  # noqa: N802 - as fluent.syntax has it
        if isinstance(node.expression, fluent.VariableReference):
            self.names.add(node.expression.id.name)
        self.generic_visit(node)


def shown_blanks(pattern: fluent.Pattern) -> frozenset[str]:
    found = ShownBlanks()
    found.visit(pattern)
    return frozenset(found.names)


def blanks(pattern: fluent.Pattern) -> frozenset[str]:
    found = Blanks()
    found.visit(pattern)
    return frozenset(found.names)


@cache
def patterns(language: str) -> dict[Sentence, fluent.Pattern]:
    """Every sentence of a language, parsed."""
    file = files("keypeg.locales").joinpath(language, "refusals.ftl")
    found: dict[Sentence, fluent.Pattern] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if not isinstance(entry, fluent.Message) or not entry.id.name.startswith("refusal-"):
            continue
        code = entry.id.name.removeprefix("refusal-").replace("-", "_")
        assert entry.value is not None
        for why, pattern in variants(entry.value):
            found[code, why] = pattern
    return found


def sentences(language: str) -> dict[Sentence, frozenset[str]]:
    """Every sentence of a language with its blanks."""
    return {sentence: blanks(pattern) for sentence, pattern in patterns(language).items()}


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


def test_the_codes_of_every_room_are_collected() -> None:
    assert {"Fault", "TableFault", "ThinkingFault", "ResearchFault", "CommandFault"} <= faults().keys()
    assert {"wrong_length", "bad_tree", "bad_ledger", "needs_edition", "no_such_table"} <= every_code()


def test_every_code_is_used() -> None:
    assert every_code() <= {code for code, _ in said_in_code()}


PLAUSIBLE = {"row": "RGBY", "key": "1,2", "file": "x.tree", "edition": "classic", "code": "RRGG", "field": "$.rows"}


def plausible(names: frozenset[str]) -> dict[str, str | int]:
    """A value for each blank, no two alike, so that each can be found in the sentence."""
    return {name: PLAUSIBLE.get(name, 70 + at) for at, name in enumerate(sorted(names))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(every_code()))
def test_every_refusal_is_said_in_full_in_every_language(code: str, language: str) -> None:
    say, english = words(language, "refusals"), words("en", "refusals")
    found = {why: pattern for (named, why), pattern in patterns(language).items() if named == code}
    assert found
    for why, pattern in found.items():
        filled = plausible(blanks(pattern))
        values = filled | ({"why": why} if why else {})
        text = in_words(say, code, values)
        for name in shown_blanks(pattern):
            assert str(filled[name]) in text, f"{code} {why} does not say {name}"
            text = text.replace(str(filled[name]), "")
        assert "{" not in text.replace("{" + '"', "")
        if language != "en":
            assert in_words(say, code, values) != in_words(english, code, values)
            assert not ENGLISH.search(re.sub(r'"[^"]*"', "", text)), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_on_one_line(language: str) -> None:
    say = words(language, "refusals")
    for (code, why), names in sentences(language).items():
        for value in (1, 2, 1_000):
            values: dict[str, str | int] = dict.fromkeys(names, value)
            text = in_words(say, code, values | ({"why": why} if why else {}))
            assert "\n" not in text
            assert text[0] == text[0].upper()
            assert text.endswith((".", "…", "?")), text


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
