"""Every language says the same things, and nothing that nobody asks for."""

import ast as python
import re
from collections.abc import Collection
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import ast, parse

import keypeg
from keypeg.bot_check.faults import FaultKind
from keypeg.cli.assist import GROUP_ROLES, ROLES, SCORES
from keypeg.locales import LANGUAGES, words
from keypeg.players import LEVELS
from keypeg.review.history_values import MistakeKind
from keypeg.review.review_values import Verdict
from keypeg.rules import BOXES
from keypeg.rules.attempts import Outcome
from keypeg.rules.edition import Machine
from keypeg.rules.palette import LETTERS
from keypeg.server.settings import TYPES
from keypeg.storage.inventory import Counts
from keypeg.tables.setup import Stage
from tests.locales.test_refusals import blanks, every_code, said_in_code

SOURCES = Path(keypeg.__file__).parent
BOARD_ROLES = [role for role in ROLES if role != SCORES]

PAGES_ONLY = (
    "analysis.ftl",
    "assistant.ftl",
    "coach.ftl",
    "endings.ftl",
    "lesson.ftl",
    "pages.ftl",
    "puzzle_pages.ftl",
    "played.ftl",
    "room.ftl",
    "solo.ftl",
    "table.ftl",
    "text.ftl",
    "web.ftl",
)
"""The files from which nothing but the pages speaks."""
HELP = "help.ftl"
"""The texts of `--help`, which have tests of their own: tests/cli/test_help.py."""


def messages(language: str, only: Collection[str] = (), without: Collection[str] = ()) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in files("keypeg.locales").joinpath(language).iterdir():
        if (only and file.name not in only) or file.name in without:
            continue
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_blanks(language: str) -> None:
    english, here = messages("en"), messages(language)
    assert here.keys() == english.keys()
    assert {name: message.value and blanks(message.value) for name, message in here.items()} == {
        name: message.value and blanks(message.value) for name, message in english.items()
    }


def used() -> set[str]:
    """Every message that the program can ask for."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    literal = set(re.findall(r"""["']([a-z]+(?:-[a-z_]+)+)["']""", source))
    families: dict[str, list[str]] = {
        "box": [f"{name}-{part}" for name in BOXES for part in ("title", "line", "aim")],
        "part": [part for box in BOXES.values() for part, _ in box.parts],
        "rule": [rule for box in BOXES.values() for _, rules in box.parts for rule in rules],
        "option": [option.name for box in BOXES.values() for option in box.options],
        "colour": list(LETTERS),
        "letter": list(LETTERS),
        "outcome": [outcome.value for outcome in Outcome],
        "table": ["box", "players", "code", "rows", "found", "not-found", "mistake", "ending"],
        "cell-mistake": ["breaker", "transfer", "maker"],
        "sheet-answer": ["black", "white", "none"],
        "sheet-note": ["uneven_rounds"],
        "answer": ["black", "white", "none"],
        "analyse-wish": ["average", "worst", "points"],
        "analyse-head": ["row", "within", "expected", "bits", "parts", "largest", "split"],
        "review-verdict": [verdict.value for verdict in Verdict],
        "review-praise": [verdict.value for verdict in Verdict if verdict is not Verdict.ONLY],
        "assist-title": [*BOARD_ROLES, *(f"group-{role}" for role in GROUP_ROLES)],
        "assist-help": [*BOARD_ROLES, *(f"group-{role}" for role in GROUP_ROLES)],
        "assist-results": [*Machine, "also"],
        "history": [mistake.value.replace("_", "-") for mistake in MistakeKind],
        "level": [*LEVELS, *(f"{level}-line" for level in LEVELS)],
        "command": [
            *("challenge", "resign", "quit", "mastermind", "hint", "review", "solution", "undo"),
            *("nobody", "wrong", "both", "out", "mend", "help", "rules", "rows", "notes"),
        ],
        "setting": list(TYPES),
        "bot-fault": [kind.value.replace("_", "-") for kind in FaultKind],
        "admin-stage": [stage.value for stage in Stage],
        "admin-count": list(Counts.__struct_fields__),
        "refusal": [code.replace("_", "-") for code, _ in said_in_code()],
    }
    return literal | {f"{family}-{name}" for family, names in families.items() for name in names}


def test_every_message_is_used() -> None:
    assert messages("en", without=(*PAGES_ONLY, HELP)).keys() <= used()


def test_every_message_that_is_asked_for_exists() -> None:
    named = (
        "box",
        "part",
        "rule",
        "option",
        "outcome",
        "sheet",
        "play",
        "cell",
        "table",
        "editions",
        "analyse",
        "level",
        "refusal",
        "setting",
        "serve",
        "migrate",
        "admin",
        "backup",
        "bot-fault",
        "puzzle",
        "daily",
        "history",
        "assist",
    )
    families = tuple(f"{family}-" for family in (*named, "strategy"))
    asked = {message for message in used() if message.startswith(families)}
    assert asked <= messages("en").keys()


def test_every_message_is_given_what_stands_in_its_blanks() -> None:
    known = messages("en")
    seen = 0
    for file in SOURCES.rglob("*.py"):
        for call in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            match call:
                case python.Call(args=[python.Constant(value=str(name))], keywords=given) if name in known:
                    value = known[name].value
                    assert value is not None
                    assert {word.arg for word in given} == blanks(value), f"{file.name}:{call.lineno}"
                    seen += 1
    assert seen > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fill_in_the_blanks(language: str) -> None:
    assert "Ada" in words(language)("outcome-found", name="Ada")
    assert "\u2068" not in words(language)("outcome-found", name="Ada")


def test_a_missing_blank_is_an_error_and_not_a_riddle() -> None:
    with pytest.raises(FluentReferenceError):
        words("en")("outcome-found")


def test_french_puts_a_no_break_space_before_double_signs() -> None:
    for file in files("keypeg.locales").joinpath("fr").iterdir():
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                assert not re.search(r"\w [;?!:]", line), line


def test_every_refusal_code_is_documented() -> None:
    page = Path(__file__).parents[2].joinpath("docs", "refusals.md").read_text(encoding="utf-8")
    page = page.partition("## A server that cannot start")[0]  # tests/cli/test_json_shapes.py compares the rest
    assert {f"`{code}`" for code in every_code()} == set(re.findall(r"^\| (`\w+`) \|", page, re.MULTILINE))
