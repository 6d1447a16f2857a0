"""`keypeg` alone, commands that there are not, and the language before the command."""

import pytest

from keypeg.cli import COMMANDS
from keypeg.locales import LANGUAGES
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_keypeg_alone_says_what_one_can_do(run: Run, language: str) -> None:
    ran = run("--lang", language)
    assert (ran.status, ran.err) == (0, "")
    named = [line.split()[1] for line in ran.out.splitlines() if line.startswith("  keypeg ")]
    assert len(named) > 4
    assert set(named) <= set(COMMANDS)


def test_a_command_that_there_is_not_is_refused_with_the_one_that_may_be_meant(run: Run) -> None:
    ran = run("analize", "--row", "RRYY=1,1")
    assert ran.status == 2
    assert "Did you mean “keypeg analyse”?" in ran.err
    ran = run("--lang", "de", "xyzzy")
    assert ran.status == 2
    assert "Den Befehl „xyzzy“ gibt es nicht." in ran.err


def test_the_language_may_stand_before_the_command(run: Run) -> None:
    assert run("--lang", "de", "rules", "classic").out == run("rules", "classic", "--lang", "de").out
