"""Every text of `--help` comes from the files of the three languages, and nothing in them is left over."""

import re
import subprocess
from argparse import Action
from collections.abc import Iterator

import pytest

from keypeg.cli.completion import subparsers, whole_parser
from keypeg.cli.parser import HIDDEN, CommandParser
from keypeg.locales import LANGUAGES, words
from keypeg.locales.plain_messages import plain_messages
from keypeg.server.settings import TYPES
from tests.cli.command import INSTALLED, environment, keypeg
from tests.locales.test_refusals import ENGLISH


def parsers(parser: CommandParser) -> Iterator[CommandParser]:
    yield parser
    for below in subparsers(parser).values():
        yield from parsers(below)


def named(action: Action) -> str:
    return (action.option_strings[-1].lstrip("-") if action.option_strings else action.dest).replace("_", "-")


def own_actions(parser: CommandParser) -> list[Action]:
    below = [] if parser._subparsers is None else parser._subparsers._group_actions
    return [action for action in parser._actions if action not in below and action.help != HIDDEN]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_reader_reads_what_fluent_reads(language: str) -> None:
    say = words(language)
    read = dict(plain_messages(language, "help"))
    read |= {name: text for name, text in plain_messages(language, "serve").items() if name.startswith("setting-")}
    for name, text in read.items():
        blanks = {word: "x" for word in ("default", "choices", "value") if f"${word}" in text}
        filled = text.replace("{ $default }", "x").replace("{ $choices }", "x").replace("{ $value }", "x")
        assert " ".join(say(name, **blanks).split()) == " ".join(filled.split())


def test_every_text_of_the_help_is_used_and_every_argument_has_one() -> None:
    texts, used = plain_messages("en", "help"), {"help"}
    for parser in parsers(whole_parser("en")):
        assert parser.description
        used.add(f"help-{parser.command}" if parser.command else "help")
        for action in own_actions(parser):
            own, shared = f"help-{parser.command}-{named(action)}", f"help-all-{named(action)}"
            setting = action.dest.removeprefix("setting_")
            if action.dest.startswith("setting_") and setting in TYPES:
                assert plain_messages("en", "serve")[f"setting-{setting}"] in (action.help or "")
                continue
            assert own in texts or shared in texts, f"{parser.prog} {named(action)}"
            used.add(own if own in texts else shared)
            start = texts[own if own in texts else shared].partition("{")[0]
            assert (action.help or "").startswith(start), f"{parser.prog} {named(action)} does not take its own text"
    listed = {name for name in texts if not name.startswith(("help-value-", "help-heading-"))}
    assert listed == used


@pytest.mark.parametrize("language", ["fr", "de"])
def test_no_help_is_left_in_english(language: str) -> None:
    for parser in parsers(whole_parser(language)):
        shown = parser.format_help()
        for english in ("usage:", "positional arguments", "show this", "default:"):
            assert english not in shown, f"{parser.prog}: {english}"
        sentences = re.sub(r"--[a-z-]+", "", shown)
        assert not ENGLISH.search(sentences), f"{parser.prog}: {sentences}"


ALIKE = {"N", "URL", "BOOL"}
"""What stands for a value in every language."""


def test_what_stands_for_a_value_is_in_the_file_of_each_language() -> None:
    known = {text for name, text in plain_messages("en", "help").items() if name.startswith("help-value-")}
    for parser in parsers(whole_parser("en")):
        for action in own_actions(parser):
            assert action.metavar is None or action.metavar in known | ALIKE, f"{parser.prog} {named(action)}"


def test_colons_are_as_the_language_has_them() -> None:
    french = keypeg("bot-check", "--help", "--lang", "fr").stdout.decode()
    assert "URL|COMMANDE" in french
    assert "keypeg bot-check\N{NO-BREAK SPACE}: " in french
    assert "\narguments\N{NO-BREAK SPACE}:\n" in french
    assert "\narguments:\n" in keypeg("bot-check", "--help").stdout.decode()


def test_the_language_may_stand_anywhere() -> None:
    german = keypeg("analyse", "--help", "--lang", "de").stdout
    assert german.startswith(b"Aufruf: keypeg analyse")
    assert keypeg("--lang", "de", "analyse", "--help").stdout == german
    assert keypeg("--lang=de", "analyse", "--help").stdout == german
    assert keypeg("analyse", "--help", env=environment(LANG="de_DE.UTF-8")).stdout == german
    assert keypeg("strategy", "--lang", "fr", "show", "--help").stdout.startswith(b"utilisation")


def test_output_that_nobody_reads_ends_as_documented() -> None:
    with subprocess.Popen([INSTALLED, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as ran:
        assert ran.stdout is not None
        ran.stdout.close()
        assert ran.stderr is not None
        assert ran.stderr.read() == b""
    assert ran.returncode == 141
