"""A fresh clone, an empty home and a user without rights: `make run`, and the blocks of README."""

import os
import shutil
import subprocess
import sys

import pytest

from scripts.fresh_machine.accounts import PASSED_ON
from scripts.fresh_machine.left_out import TREATMENTS
from tests.docs.blocks import ROOT, all_blocks, all_pages


@pytest.mark.slow
@pytest.mark.skipif("FRESH_MACHINE" in os.environ, reason="the fresh machine itself runs this suite")
@pytest.mark.skipif(not (ROOT / ".git").exists() or not shutil.which("git"), reason="there is no git clone to clone")
@pytest.mark.skipif(os.geteuid() == 0 and not shutil.which("useradd"), reason="root has no useradd to make a user with")
def test_a_stranger_runs_keypeg_and_what_the_readme_prints() -> None:
    command = [sys.executable, "-m", "scripts.fresh_machine", "--quick"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "the blocks of README.md" in run.stdout


def test_every_block_that_is_left_out_has_a_reason_that_is_known() -> None:
    reasons = {block.reason for page in all_pages() for block in all_blocks(page.read_text(encoding="utf-8"))}
    assert reasons - {None} == set(TREATMENTS)


@pytest.mark.parametrize(
    ("name", "passed"),
    [("PIP_CERT", True), ("npm_config_registry", True), ("https_proxy", True), ("SSL_CERT_FILE", True)]
    + [(name, False) for name in ("PATH", "HOME", "PYTHONPATH", "VIRTUAL_ENV", "KEYPEG_PORT", "MAKEFLAGS", "CXX")],
)
def test_only_what_mirrors_need_is_passed_on(name: str, *, passed: bool) -> None:
    assert bool(PASSED_ON.fullmatch(name)) == passed
