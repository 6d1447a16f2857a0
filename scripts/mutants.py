"""Look for code that no test notices: change it in small ways and run the tests that reach it. `make mutants`.

mutmut does the work, in a copy of the repository under build/mutants. The copy keeps its results, so that a run that
was stopped goes on where it was. What survives is listed at the end.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import keypeg.thinking._native as native

ROOT: Final = Path(__file__).parent.parent
COPY: Final = ROOT / "build" / "mutants"
SITE: Final = COPY / "site"
ROOMS: Final = {
    "rules": ["tests/rules", "tests/rulebooks", "tests/records"],
    "records": ["tests/records", "tests/playthroughs"],
    "tables": ["tests/tables"],
}
"""The packages that are changed, and the tests that must notice."""
NO_EDITABLE_INSTALL: Final = """import sys

# The editable install would import the code of the repository instead of the changed copy.
sys.meta_path[:] = [finder for finder in sys.meta_path if "ScikitBuild" not in type(finder).__name__]
"""


def copy_repository() -> None:
    """Bring the copy up to date. Files that did not change keep their time, so that mutmut keeps their results."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    for name in filter(None, listed.stdout.split("\0")):
        source, target = ROOT / name, COPY / name
        if source.is_file() and not (target.is_file() and target.read_bytes() == source.read_bytes()):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    core = Path(native.__file__)
    shutil.copy2(core, COPY / "src" / "keypeg" / "thinking" / core.name)
    SITE.mkdir(exist_ok=True)
    (SITE / "sitecustomize.py").write_text(NO_EDITABLE_INSTALL, encoding="utf-8")


def configure(room: str) -> None:
    """Tell mutmut what to change and which tests to run."""
    tests = ", ".join(f'"{folder}"' for folder in ROOMS[room])
    settings = f"""
[tool.mutmut]
source_paths = ["src/"]
only_mutate = ["src/keypeg/{room}/*"]
pytest_add_cli_args = ["-p", "no:xdist", "-p", "no:cacheprovider"]
pytest_add_cli_args_test_selection = [{tests}]
also_copy = ["tests", "docs", "scripts", "bench", "examples", "README.md", "mkdocs.yml"]
"""
    (COPY / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8") + settings, "utf-8")


def main(rooms: list[str]) -> int:
    COPY.mkdir(parents=True, exist_ok=True)
    environment = os.environ | {"PYTHONPATH": str(SITE)}
    for room in rooms or ROOMS:
        copy_repository()
        configure(room)
        mutmut = [sys.executable, "-m", "mutmut"]
        subprocess.run([*mutmut, "run", f"keypeg.{room}.*"], cwd=COPY, env=environment, check=True)
        subprocess.run([*mutmut, "results"], cwd=COPY, env=environment, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
