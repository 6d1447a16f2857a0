"""The list of mutants that may survive explains each of them, and names code that exists."""

import inspect
from importlib import import_module
from typing import Any

import pytest

from scripts.mutants.survivors import Survivors, explained


def lines_of(function: str) -> list[str]:
    """The lines of a function, named as the list names it."""
    found: Any = import_module("keypeg")
    for part in function.split(".")[1:]:
        try:
            found = inspect.getattr_static(found, part)
        except AttributeError:
            found = import_module(f"{found.__name__}.{part}")
    for wrapper in ("fget", "__func__"):  # of a property, and of a method of the class
        found = getattr(found, wrapper, found)
    return [line.strip() for line in inspect.getsource(inspect.unwrap(found)).splitlines()]


@pytest.mark.parametrize("survivors", explained(), ids=lambda survivors: survivors.function)
def test_the_list_explains_lines_of_functions_that_exist(survivors: Survivors) -> None:
    assert survivors.why.endswith(".")
    lines = lines_of(survivors.function)
    changes = [change.partition(" → ") for change in survivors.changes]
    assert all(arrow for _, arrow, _ in changes), 'a change is written "old → new"'
    for line in (*survivors.lines, *(old for old, _, _ in changes)):
        # A change of several lines is written as one.
        assert line in lines or line in " ".join(lines), "the line is not in the function any more"


def test_each_change_is_explained_once() -> None:
    places = [
        (survivors.function, text) for survivors in explained() for text in survivors.lines + survivors.changes or ("",)
    ]
    assert len(set(places)) == len(places)


def test_an_explanation_is_for_one_function_and_for_what_it_names() -> None:
    whole = Survivors("a.b", "Because.")
    assert whole.explain("a.b", "x", "y")
    assert not whole.explain("a.c", "x", "y")
    part = Survivors("a.b", "Because.", lines=("x",), changes=("p → q",))
    assert part.explain("a.b", "x", "anything")
    assert part.explain("a.b", "p", "q")
    assert not part.explain("a.b", "p", "r")
