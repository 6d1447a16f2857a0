"""Words that mean nothing are refused in Keypeg's own words, with what may be meant."""

import json

import pytest

from keypeg.cli.completion import subparsers, whole_parser
from tests.cli.conftest import Run
from tests.cli.test_help import own_actions, parsers

CASES: list[tuple[tuple[str, ...], str, str]] = [
    (("analize",), "unknown_command", "Did you mean “keypeg analyse”?"),
    (("strategy", "shwo"), "unknown_command", "Did you mean “keypeg strategy show”?"),
    (("xyzzy",), "unknown_command", "keypeg --help lists them all"),
    (("analyse", "--objectiv", "average"), "unknown_argument", "Did you mean “--objective”?"),
    (("arena", "--sed", "7"), "unknown_argument", "Did you mean “--seed”?"),
    (("--verison",), "unknown_argument", "Did you mean “--version”?"),
    (("rules", "--xyzzy"), "unknown_argument", "keypeg rules --help lists them all"),
    (("rules", "classic", "travel"), "unknown_argument", "“travel” is one word too many"),
    (("rules", "clasic"), "unknown_edition", "Did you mean “classic”?"),
    (("analyse", "--objective", "averag"), "bad_argument", "Did you mean “average”?"),
    (("analyse", "--objective", "xyzzy"), "bad_argument", "takes one of average, worst, points"),
    (("analyse", "--option", "rounds"), "bad_argument", "such as rounds=4"),
    (("analyse", "--option", "rouns=2"), "unknown_option", "Did you mean “rounds”?"),
    (("analyse", "--option", "marking=by_hnd"), "bad_option", "Did you mean “by_hand”?"),
    (("analyse", "--best", "x"), "bad_argument", "--best takes a whole number from 0"),
    (("analyse", "--seconds", "nan"), "bad_argument", "--seconds takes a number from 0"),
    (("analyse", "--seconds", "1_0"), "bad_argument", "--seconds takes a number from 0"),
    (("analyse", "--option", "rounds=" + "9" * 30), "bad_option", "takes 1–1000000, not “999"),
    (("analyse", "custom", "--option", "pegs=1_0"), "bad_option", "takes 1–8, not “1_0”"),
    (("analyse", "--json=yes"), "bad_argument", "--json takes no value"),
    (("analyse", "--seat"), "missing_argument", "--seat needs a value"),
    (("analyse", "--lang", "xx"), "bad_argument", "--lang takes one of en, fr, de"),
    (("play", "--computer", "mastr"), "bad_argument", "Did you mean “master”?"),
    (("arena", "classic", "mastr", "novice"), "no_such_player", "Did you mean “master”?"),
    (("arena", "classic", "master", "novice", "--plot", "x.gif"), "bad_argument", "ends in .svg, .png"),
    (("replay",), "missing_argument", "Something is missing: FILE"),
    (("strategy",), "missing_argument", "Something is missing: COMMAND"),
    (("strategy", "build", "--seconds", "0", "-o", "x"), "bad_argument", "a number above 0"),
]


@pytest.mark.parametrize(("words", "code", "said"), CASES, ids=[" ".join(case[0]) for case in CASES])
def test_what_means_nothing_is_refused_with_what_may_be_meant(
    run: Run, words: tuple[str, ...], code: str, said: str
) -> None:
    ran = run(*words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"keypeg: refused ({code}): ")
    assert said in ran.err


def test_programs_get_the_code_of_what_they_wrote_wrongly(run: Run) -> None:
    ran = run("analyse", "--json", "--objectiv", "x")
    assert (ran.status, ran.err) == (2, "")
    assert json.loads(ran.out)["error"]["code"] == "unknown_argument"


def test_options_and_other_words_come_in_any_order(run: Run) -> None:
    laid = ("--row", "RYGB=1,1", "--row", "RWKO=0,2", "--best", "0")
    there = run("analyse", "travel", "--json", *laid).out
    assert '"edition":"travel"' in there
    assert run("analyse", *laid, "--json", "travel").out == there
    assert run("analyse", "--edition", "travel", "--json", *laid).out == there  # the older spelling


OWN_MEANING: dict[str, str] = {
    "--row": "a row with its key, but for a daily code, whose key nobody has to type",
    "--record": "a file for one match, a folder for many",
    "--seconds": "how long to think or to wait",
    "--seat": "a board of a duel has a default",
}
"""Options whose value or default fits the command, and why."""


def test_an_option_means_one_thing_everywhere() -> None:
    """The same letters, name of the value and default in every command; the test knows every exception."""
    seen: dict[str, tuple[str, tuple[object, ...], object]] = {}
    different: set[str] = set()
    for parser in parsers(whole_parser("en")):
        if not parser.command or subparsers(parser):
            continue
        for action in own_actions(parser):
            if not action.option_strings:
                if action.dest == "edition":
                    assert action.metavar == "EDITION"
                continue
            name = action.option_strings[-1]
            form = (
                action.option_strings,
                action.metavar,
                action.nargs,
                type(action),
                action.choices,
            )
            _, known, default = seen.setdefault(name, (parser.prog, form, action.default))
            if known != form or action.default not in (default, None):
                different.add(name)
                assert known[0] == form[0], f"{parser.prog} {name} has other letters than {seen[name][0]}"
    assert different - {"--objective"} <= OWN_MEANING.keys(), different


def test_help_of_an_option_differs_only_where_its_value_does() -> None:
    """What several commands have is explained by one text, unless a command says it more exactly."""
    texts: dict[str, set[str]] = {}
    for parser in parsers(whole_parser("en")):
        for action in own_actions(parser):
            if action.option_strings and not action.dest.startswith("setting_"):
                texts.setdefault(action.option_strings[-1], set()).add(action.help or "")
    several = {name for name, said in texts.items() if len(said) > 1}
    more_exactly = {"--output", "--force", "--guest", "--json", "--objective", "--players", "--seed", "--tree"}
    assert several <= more_exactly | OWN_MEANING.keys(), several
