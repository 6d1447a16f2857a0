"""Completion in real shells: bash always, zsh and fish where they are installed."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from keypeg.cli import COMMANDS
from keypeg.cli.completion import SHELLS
from keypeg.players.levels import LEVELS
from keypeg.rules import BOXES
from tests.cli.command import INSTALLED, PATIENCE, environment
from tests.cli.conftest import Run


@pytest.fixture(scope="session")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("completion")
    for shell in SHELLS:
        ran = subprocess.run(
            [INSTALLED, "completion", shell], capture_output=True, env=environment(), timeout=PATIENCE, check=True
        )
        (folder / shell).write_bytes(ran.stdout)
    return folder


def completed(scripts: Path, *words: str) -> set[str]:
    """What bash offers after some words, the last of which is being typed."""
    typed = " ".join(json.dumps(word) for word in ("keypeg", *words))
    script = (
        f'source "{scripts / "bash"}"\nCOMP_WORDS=({typed})\nCOMP_CWORD={len(words)}\n'
        'function_name=$(complete -p keypeg | sed "s/.*-F \\([^ ]*\\).*/\\1/")\n'
        '"$function_name" keypeg "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}" 2>/dev/null\n'
        'printf "%s\\n" "${COMPREPLY[@]}"\n'
    )
    ran = subprocess.run(["bash", "-c", script], capture_output=True, timeout=PATIENCE, check=True, text=True)
    return {line.strip() for line in ran.stdout.splitlines()}


def test_bash_completes_commands_options_and_values(scripts: Path) -> None:
    assert completed(scripts, "") >= set(COMMANDS)
    assert completed(scripts, "ana") == {"analyse"}
    assert completed(scripts, "strategy", "sh") == {"show"}
    assert "--objective" in completed(scripts, "analyse", "--obj")
    assert completed(scripts, "analyse", "--objective", "") >= {"average", "worst", "points"}
    assert completed(scripts, "rules", "") >= set(BOXES)
    assert completed(scripts, "arena", "classic", "") >= set(LEVELS)
    assert completed(scripts, "arena", "classic", "master", "no") == {"novice"}
    assert completed(scripts, "bot-check", "./bot", "classic", "tr") == {"travel"}
    assert completed(scripts, "serve", "--log-level", "w") == {"warning"}
    assert completed(scripts, "serve", "--secure-cookies", "") >= {"true", "false"}


FISH = shutil.which("fish")
ZSH = shutil.which("zsh")


@pytest.mark.skipif(FISH is None, reason="fish is not installed")
def test_fish_completes_commands_options_and_values(scripts: Path) -> None:
    def offered(typed: str) -> set[str]:
        asked = f'source "{scripts / "fish"}"; complete -C "{typed}"'
        ran = subprocess.run([str(FISH), "-c", asked], capture_output=True, timeout=PATIENCE, check=True, text=True)
        return {line.partition("\t")[0] for line in ran.stdout.splitlines()}

    assert offered("keypeg ") >= set(COMMANDS)
    assert offered("keypeg strategy sh") == {"show"}
    assert offered("keypeg analyse --obj") == {"--objective"}
    assert offered("keypeg analyse --objective w") == {"worst"}
    assert offered("keypeg rules hasb") == {"hasbro94"}
    assert offered("keypeg --lang d") == {"de"}
    assert offered("keypeg arena classic master no") == {"novice"}
    assert offered("keypeg serve --log-level w") == {"warning"}


ZSH_SCRIPT = r"""
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1=; fpath=($1 \$fpath); autoload -U compinit; compinit -u -d $1/dump; print -r BE''GIN"
zpty -r shell seen '*BEGIN*'
zpty -w -n shell "$2"$'\t'
zpty -r shell seen "*$3*"
print -r -- "$seen"
"""


@pytest.mark.skipif(ZSH is None, reason="zsh is not installed")
@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("keypeg strategy sh", "show"),
        ("keypeg analyse --obj", "--objective"),
        ("keypeg analyse --objective w", "worst"),
        ("keypeg rules hasb", "hasbro94"),
        ("keypeg arena classic master no", "novice"),
        ("keypeg serve --log-level w", "warning"),
    ],
)
def test_zsh_completes_commands_options_and_values(scripts: Path, tmp_path: Path, typed: str, completed: str) -> None:
    """In a terminal of its own; zsh has no other way to complete. If nothing comes, the time runs out."""
    shutil.copy(scripts / "zsh", tmp_path / "_keypeg")
    subprocess.run(
        [str(ZSH), "-f", "-c", ZSH_SCRIPT, "zsh", tmp_path, typed, completed],
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )


@pytest.mark.parametrize("shell", SHELLS)
def test_the_scripts_are_scripts_of_their_shells(scripts: Path, shell: str) -> None:
    script = (scripts / shell).read_text(encoding="utf-8")
    assert all(command in script for command in COMMANDS)
    installed = shutil.which(shell)
    assert installed or shell != "bash"
    if installed:
        subprocess.run([installed, "-n", scripts / shell], timeout=PATIENCE, check=True)


def test_an_unknown_shell_is_refused(run: Run) -> None:
    ran = run("completion", "bsh")
    assert ran.status == 2
    assert "Did you mean “bash”?" in ran.err
