"""The pages ask for no message that is missing, and no message waits for a page that never asks."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from keypeg.locales import LANGUAGES
from keypeg.rules import BOXES
from keypeg.rules.options import Choice
from tests.locales.test_words import PAGES_ONLY, messages

SOURCES = Path(__file__).parents[2] / "web" / "src"
SPOKEN = (
    "analysis.ftl",
    "assistant.ftl",
    "boxes.ftl",
    "coach.ftl",
    "endings.ftl",
    "daily.ftl",
    "lesson.ftl",
    "letters.ftl",
    "match.ftl",
    "pages.ftl",
    "played.ftl",
    "players.ftl",
    "puzzle_pages.ftl",
    "puzzles.ftl",
    "refusals.ftl",
    "review.ftl",
    "room.ftl",
    "rules.ftl",
    "solo.ftl",
    "table.ftl",
    "text.ftl",
    "web.ftl",
)
"""The files that pages are built with."""
PLAYED = (
    "analysis.ftl",
    "assistant.ftl",
    "boxes.ftl",
    "coach.ftl",
    "endings.ftl",
    "lesson.ftl",
    "match.ftl",
    "pages.ftl",
    "played.ftl",
    "players.ftl",
    "puzzle_pages.ftl",
    "room.ftl",
    "rules.ftl",
    "solo.ftl",
    "table.ftl",
    "web.ftl",
)
"""The files with texts for players, who need not know how records and programs spell things."""
PROGRAM_WORDS = re.compile(r"`|--|\w_\w|\w = \w|\bAPI\b|JSON|[Pp]rogramm(?:ing|ier|ation)")
CALL = re.compile(r"""(?:say|has|named)\(\s*([^()]*?(?:\([^()]*\)[^()]*?)*)(?:,\s*\{|\)|,\s*\n)""")
LITERAL = re.compile(r"""['"]([a-z]+(?:-[a-z0-9_]+)+)['"]""")
TEMPLATE = re.compile(r"`([a-z]+(?:-[a-z0-9_]*)*?-?)\$\{")


def asked() -> tuple[set[str], set[str]]:
    """The messages that pages name, and the beginnings of those whose end they fill in."""
    literal, begun = set(), set()
    for file in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]:
        for call in CALL.findall(file.read_text(encoding="utf-8")):
            literal |= set(LITERAL.findall(call))
            begun |= set(TEMPLATE.findall(call))
    return literal, begun


def test_every_message_that_a_page_asks_for_exists() -> None:
    literal, begun = asked()
    there = messages("en", only=SPOKEN)
    assert literal <= there.keys()
    assert {each for each in begun if not any(message.startswith(each) for message in there)} == set()


def test_every_message_of_the_pages_is_asked_for() -> None:
    literal, begun = asked()
    unused = {
        message
        for message in messages("en", only=PAGES_ONLY)
        if message not in literal and not message.startswith(tuple(begun))
    }
    assert unused == set()


def test_every_option_has_a_label_and_every_value_that_is_no_number_has_words() -> None:
    options = [option for box in BOXES.values() for option in box.options]
    values = {
        f"choice-{option.name}-{'null' if value is None else value}"
        for option in options
        if isinstance(option, Choice)
        for value in option.values
        if value is None or isinstance(value, str)
    }
    assert values | {f"label-{option.name}" for option in options} <= messages("en", only=["pages.ftl"]).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_no_words_of_programs(language: str) -> None:
    """What players read names no option, value or command as records and programs spell them."""
    serializer = FluentSerializer()
    for name, message in messages(language, only=PLAYED).items():
        text = serializer.serialize_entry(message).partition("=")[2]
        found = PROGRAM_WORDS.findall(re.sub(r"\{[^{}]*\}", "", text))
        assert found == [], f"{language}: {name}"
