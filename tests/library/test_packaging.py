"""The wheel: it holds the pages, and works in an empty environment without compiler or Node."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from email.parser import HeaderParser
from pathlib import Path

import pytest

from tests.server.running import running

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
SOURCES = ("CMakeLists.txt", "LICENSE", "README.md", "pyproject.toml", "native", "scripts", "src")


def build(source: Path, out: Path, *kinds: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "build", *kinds, "--no-isolation", "--outdir", str(out), str(source)]
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": tools}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that a package is made of, as a clone with built pages has them."""
    copy = tmp_path_factory.mktemp("clone")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copy(ROOT / name, copy)
    return copy


def test_a_package_without_the_pages_is_refused(sources: Path, tmp_path: Path) -> None:
    pages, away = sources / "src" / "keypeg" / "server" / "pages", tmp_path / "pages"
    pages.rename(away)
    try:
        for kind in ("--sdist", "--wheel"):
            run = build(sources, tmp_path, kind)
            assert run.returncode != 0
            assert "The pages are not built" in run.stdout + run.stderr
    finally:
        away.rename(pages)


def test_a_clone_builds_the_pages_that_are_missing(sources: Path, tmp_path: Path) -> None:
    clone = tmp_path / "clone of git"
    shutil.copytree(sources, clone, ignore=shutil.ignore_patterns("pages"))
    shutil.copytree(ROOT / "web", clone / "web", ignore=shutil.ignore_patterns("node_modules"))
    run = build(clone, tmp_path, "--sdist")
    assert run.returncode == 0, run.stdout + run.stderr
    (packed,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        (about,) = (
            archive.extractfile(member) for member in archive if member.name.count("/") == 1 and "PKG" in member.name
        )
        assert about is not None
        metadata = HeaderParser().parsestr(about.read().decode())
    assert "src/keypeg/server/pages/index.html" in names
    assert "LICENSE" in names
    assert not any(name.startswith("web/") for name in names)
    assert not (clone / "web" / "node_modules").exists()
    assert metadata["License-Expression"] == "MIT"
    assert metadata["License-File"] == "LICENSE"
    assert metadata["Author"] == "The Keypeg authors"
    assert "mastermind" in metadata["Keywords"]
    assert "Topic :: Games/Entertainment :: Board Games" in metadata.get_all("Classifier", [])
    assert set(metadata.get_all("Provides-Extra", [])) >= {"server", "postgres", "research", "environments", "plots"}


def test_wheels_are_planned_for_the_oldest_python_and_for_the_stable_abi() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    oldest = "cp" + settings["project"]["requires-python"].removeprefix(">=").replace(".", "")
    stable = settings["tool"]["scikit-build"]["wheel"]["py-api"]
    planned = settings["tool"]["cibuildwheel"]
    assert planned["build"] == [f"{oldest}-manylinux_*", f"{stable}-manylinux_*"]
    assert planned["linux"]["archs"] == ["x86_64", "aarch64"]


def test_the_wheel_serves_plays_and_solves_where_nothing_else_is(sources: Path, tmp_path: Path) -> None:
    run = build(sources, tmp_path)  # the wheel is made of the source distribution
    assert run.returncode == 0, run.stdout + run.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert re.search(r"-cp311-cp311-|-cp312-abi3-", wheel.name)
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert "keypeg/server/pages/index.html" in names
    assert any(name.endswith("LICENSE") for name in names)

    versions = re.findall(r"^([\w.-]+==[^\s;]+)(?: ;.*)? \\$", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    constraints = tmp_path / "constraints.txt"
    constraints.write_text("\n".join(version for version in versions if not version.startswith("numpy")))
    venv.create(tmp_path / "empty", with_pip=True)
    programs = tmp_path / "empty" / "bin"
    install = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--only-binary=:all:"]
    subprocess.run([*install, "--constraint", str(constraints), f"{wheel}[server]"], check=True)

    bare = {"PATH": str(programs), "HOME": str(tmp_path), "LANG": "C.UTF-8"}

    def keypeg(*words: str, typed: str = "") -> str:
        command = [str(programs / "keypeg"), *words]
        return subprocess.run(
            command, input=typed, capture_output=True, text=True, check=True, env=bare, cwd=tmp_path
        ).stdout

    assert json.loads(keypeg("analyse", "--row", "RRYY=1,1", "--json"))["remaining"] == 208
    assert "1" in keypeg("strategy", "show", "classic")
    assert "2026-01-01" in keypeg("daily", "--reveal", "--date", "2026-01-01")
    program = "import keypeg; match = keypeg.Match(); match.hide('RGBY'); print(match.guess('RGBY').key.reds)"
    played = subprocess.run(
        [programs / "python", "-c", program], capture_output=True, text=True, check=True, env=bare, cwd=tmp_path
    )
    assert played.stdout == "4\n"
    with running(tmp_path / "tables.db", log=tmp_path / "log", python=programs / "python", **bare) as server:
        assert "<title>" in server.http.get("/", headers={"Accept": "text/html"}).text
        assert server.guest("Ada").token
