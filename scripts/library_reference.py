"""Write docs/reference.md from the docstrings of what `import keypeg` offers: `python -m scripts.library_reference`."""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

import keypeg
from keypeg.arena.standings import EntrantStanding, MatchCounts, Report
from keypeg.records.record import Record
from keypeg.review.match_reviews import review_match
from keypeg.review.review_values import AttemptReview, MatchReview, PlayerReview, RowReview
from keypeg.rules.attempts import Row
from keypeg.rules.refusals import Refusal
from keypeg.rules.views import CodebreakingView, DuelView, GroupView
from keypeg.thinking.advice import Advice, AdvisedRow
from keypeg.thinking.analysis import Analysis
from keypeg.thinking.positions import Position
from keypeg.thinking.tree_files import PackedTree, TreeHeader

PAGE: Final = Path(__file__).parent.parent / "docs" / "reference.md"
HEAD: Final = """# Reference: `import keypeg`

This page is made from the docstrings, and the tests run its examples. [The library](library.md) shows how the parts
work together.
"""
LONGEST_LINE: Final = 100
SHOWN: Final = {Record: ("read", "to_json"), Refusal: ("code", "message")}
"""Which members of a class are for users of the library, where not all of its own are."""
ANSWERS: Final[dict[str, tuple[type, ...]]] = {
    "`Match.view` and `Match.guess`": (CodebreakingView, DuelView, GroupView, Row),
    "`keypeg.analyse`": (Analysis, Position, Advice, AdvisedRow),
    "`keypeg.review`": (MatchReview, AttemptReview, PlayerReview, RowReview),
    "`keypeg.simulate`": (Report, EntrantStanding, MatchCounts),
    "`keypeg.strategy`": (PackedTree, TreeHeader),
}
"""What the functions return."""


def page() -> str:
    """The text of the page."""
    parts = [HEAD]
    for name in sorted(set(keypeg.__all__) - {"__version__"}, key=str.lower):
        thing = review_match if name == "review" else getattr(keypeg, name)
        parts += _class(name, thing) if inspect.isclass(thing) else _function(f"keypeg.{name}", thing, "##")
    for answered, kinds in ANSWERS.items():
        parts.append(f"## What {answered} return{'s' * (' and ' not in answered)}\n")
        parts += (part for kind in kinds for part in _answer(kind))
    return "\n".join(parts)


def _answer(kind: type) -> Iterator[str]:
    """What a value holds: a line for each field, property and method."""
    yield f"### `{kind.__name__}`\n\nFrom `{kind.__module__}`. {_text(kind)}\n"
    for line in _members(kind):
        yield f"- {line}"
    yield ""


def _members(kind: type) -> Iterator[str]:
    for base in kind.__bases__:
        if base.__module__.startswith("keypeg."):
            yield from _members(base)
    (head,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(head, ast.ClassDef)
    for member, after in zip_longest(head.body, head.body[1:]):
        match member:
            case ast.AnnAssign(target=ast.Name(id=name)) if not name.startswith("_"):
                match after:
                    case ast.Expr(value=ast.Constant(value=str(text))):
                        yield _member(f"{name}: {ast.unparse(member.annotation)}", text)
                    case _:
                        yield _member(f"{name}: {ast.unparse(member.annotation)}", "")
            case ast.FunctionDef(name=name) if not name.startswith("_") and (doc := ast.get_docstring(member)):
                if member.decorator_list:  # a property
                    yield _member(f"{name}: {ast.unparse(member.returns or ast.Constant(None))}", doc)
                else:
                    yield _member(_call(name, getattr(kind, name)).replace("\n    ", "").replace(",\n", ""), doc)


def _member(head: str, text: str) -> str:
    said = " ".join(text.partition("\n\n")[0].split())
    return f"`{head}`: {said}" if said else f"`{head}`"


def _class(name: str, kind: type) -> Iterator[str]:
    yield f"## `keypeg.{name}`\n\n{_text(kind)}\n"
    made = vars(kind).get("__init__")
    if made and kind is not Refusal:
        yield f"```py\n{_call(name, made)}\n```\n\n{_text(made)}\n"
    for member, thing in vars(kind).items():
        if member not in SHOWN.get(kind, (member,)) or member.startswith("_"):
            continue
        if isinstance(thing, property):
            yield f"### `{member}`\n\n{_text(thing)}\n"
        elif isinstance(thing, classmethod):
            yield from _function(f"{name}.{member}", thing.__func__, "###")
        elif inspect.isfunction(thing):
            yield from _function(member, thing, "###")


def _function(name: str, function: Any, level: str) -> Iterator[str]:
    yield f"{level} `{name}`\n\n```py\n{_call(name, function)}\n```\n\n{_text(function)}\n"


def _call(name: str, function: Any) -> str:
    """The head of a function as its source has it, without `self`, with a line for each parameter if it is long."""
    (head,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(head, ast.FunctionDef)
    head.args.args = [one for one in head.args.args if one.arg not in ("self", "cls")]
    head.args.defaults = [_as_value(default, function) for default in head.args.defaults]
    head.args.kw_defaults = [default and _as_value(default, function) for default in head.args.kw_defaults]
    returned = "" if head.returns is None or (text := ast.unparse(head.returns)) == "None" else f" -> {text}"
    parameters = ast.unparse(head.args)
    one_line = f"{name}({parameters}){returned}"
    if len(one_line) <= LONGEST_LINE:
        return one_line
    lines = re.split(r", (?=\w+[:=]|\*)", parameters)
    return f"{name}(\n" + "".join(f"    {line},\n" for line in lines) + f"){returned}"


def _as_value(default: ast.expr, function: Any) -> ast.expr:
    """What a default is, where the source has a name for it."""
    return ast.Constant(function.__globals__[default.id]) if isinstance(default, ast.Name) else default


def _text(thing: Any) -> str:
    """The docstring of a thing, with its examples fenced."""
    text = inspect.getdoc(thing)
    assert text, thing
    lines = []
    for part in text.split("\n\n"):
        if part.lstrip().startswith(">>>"):
            example = textwrap.dedent(part).replace("\n<BLANKLINE>", "")
            part = f"```pycon\n{example}\n```"
        lines.append(part)
    return "\n\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
