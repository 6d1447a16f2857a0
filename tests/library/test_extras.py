"""Extras: what a plain install leaves out is not needed by the rest, and what needs it says which extra to install."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from keypeg.extras import EXTRA_OF, missing_extra

SETTINGS = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = {"PIL": "pillow", "prometheus_client": "prometheus-client"}


def run_without(modules: set[str], *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command as if these modules were not installed."""
    program = "import sys; sys.modules |= dict.fromkeys(sys.argv.pop(1).split())"
    program += "; from keypeg.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", program, " ".join(modules), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("module", "extra"), EXTRA_OF.items())
def test_every_module_is_in_its_extra(module: str, extra: str) -> None:
    package = PACKAGES.get(module, module)
    extras = SETTINGS["project"]["optional-dependencies"]
    assert any(requirement.startswith(package) for requirement in extras[extra])
    assert not any(requirement.startswith(package) for requirement in SETTINGS["project"]["dependencies"])


@pytest.mark.parametrize(
    "words",
    [
        ("editions",),
        ("rules", "duel"),
        ("analyse", "--row", "RRYY=1,1", "--json"),
        ("strategy", "show", "classic"),
        ("arena", "classic", "casual", "novice", "--matches", "2", "--workers", "1", "--json"),
        ("puzzle", "--seed", "7", "--json"),
    ],
    ids=" ".join,
)
def test_a_plain_install_is_enough(words: tuple[str, ...]) -> None:
    run = run_without(set(EXTRA_OF), *words)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("serve", "--port", "0"), "pip install 'keypeg[server]'"),
        (("equilibrium", "custom", "--option", "pegs=2", "--option", "colours=3"), "pip install 'keypeg[research]'"),
        (("equilibrium", "classic", "--lang", "de"), "nicht installiert ist: pip install 'keypeg[research]'"),
        (("arena", "classic", "casual", "novice", "--plot", "a.svg"), "pip install 'keypeg[plots]'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_command_says_which_extra_it_misses(words: tuple[str, ...], sentence: str) -> None:
    run = run_without(set(EXTRA_OF), *words)
    assert run.returncode == 2
    assert sentence in run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("module", ["gymnasium", "pettingzoo", "PIL"])
def test_an_import_says_which_extra_it_misses(module: str) -> None:
    program = f"import sys; sys.modules |= {{{module!r}: None}}; import keypeg.environments.codebreaker"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.stderr.endswith(f": This needs {module}, which is not installed: pip install 'keypeg[environments]'.\n")


def test_another_import_error_is_an_error() -> None:
    assert missing_extra(ImportError("no", name="keypeg.nothing")) is None


WITHOUT_OTHERS = """
import importlib, pkgutil, sys

class Refuser:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in {"keypeg", "msgspec", *sys.stdlib_module_names}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Refuser())
import keypeg.rules
for found in pkgutil.walk_packages(keypeg.rules.__path__, "keypeg.rules."):
    importlib.import_module(found.name)
from keypeg.rules import edition, play, start
from keypeg.rules.actions import HideCode, LayRow
state, _ = play(start(edition("classic"), 2), 0, HideCode("RGBY"))
state, _ = play(state, 1, LayRow("RRGG"))
print(state.board[0].key, {name.split(".")[1] for name in sys.modules if name.startswith("keypeg.")})
"""


def test_the_rules_need_msgspec_alone() -> None:
    run = subprocess.run([sys.executable, "-c", WITHOUT_OTHERS], capture_output=True, text=True, check=False)
    assert run.stdout == "Key(reds=1, whites=1) {'rules'}\n", run.stderr
