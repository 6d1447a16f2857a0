"""Keypeg on a fresh machine, as root and as a user without rights. See docs/contribute.md.

    python -m scripts.fresh_machine            both: make run, the blocks of README and docs, make check
    python -m scripts.fresh_machine --quick    a user without rights: make run and the blocks of README
    python -m scripts.fresh_machine --all      the whole, and `make test` by a user without rights

It clones what is committed. The exit status is 1 if anything failed.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

from scripts.fresh_machine.accounts import Account, Failed, made_user, prepare
from scripts.fresh_machine.left_out import TREATMENTS, Treatment, run_left_out
from scripts.fresh_machine.report import Report
from scripts.fresh_machine.serving import free_port, served, visit
from tests.docs.blocks import ROOT, all_blocks, all_pages, blocks_to_run, example_record

SET_UP_SECONDS: Final = 1800
CHECK_SECONDS: Final = 3600
TEST_SECONDS: Final = 4 * 3600
MOST_MEGABYTES: Final = 250
DEVELOPMENT: Final = (".venv/bin/pytest", ".venv/bin/mypy", ".venv/bin/cmake", ".venv/tools/c++", "web/node_modules")


def try_run(account: Account, report: Report) -> None:
    """`make run`, twice; a port that is taken; and what remains on the disk."""
    port = str(free_port())
    command = ["make", "run", f"PORT={port}"]
    with ExitStack() as stack:
        with report.step(account.name, "make run, the first time, until it serves", needed=True):
            server = stack.enter_context(served(account, command, limit=SET_UP_SECONDS))
        with report.step(account.name, "the page, /ready and a table over a websocket"):
            visit(server.url)
        with report.step(account.name, "make run with the port taken") as taken:
            status, written = account.run(command, limit=SET_UP_SECONDS)
            free = re.search(r"Port \d+ is free", written)
            if status == 0 or free is None:
                raise Failed(f"status {status}, and no free port named:\n{written}")
            taken.note = free[0]
        with report.step(account.name, "Ctrl-C", needed=True):
            stack.close()
    with report.step(account.name, "what remains on the disk") as remains:
        size = sum(path.lstat().st_blocks for path in (account.clone / ".venv").rglob("*")) * 512 / 1e6
        remains.note = f"{size:.0f} MB in .venv"
        present = [name for name in DEVELOPMENT if (account.clone / name).exists()]
        if size > MOST_MEGABYTES or present:
            raise Failed(f"{size:.0f} MB in .venv, and {present}")
    with report.step(account.name, "make run, the second time, sets nothing up"):
        with served(account, command, limit=SET_UP_SECONDS) as again:
            visit(again.url)
        if "keypeg: " in again.before:
            raise Failed(again.before)


def try_blocks(account: Account, report: Report, page: Path) -> None:
    """The blocks of a page that the tests run."""
    name = page.relative_to(ROOT).as_posix()
    if not blocks_to_run(page.read_text(encoding="utf-8")):
        return
    with report.step(account.name, f"the blocks of {name}"):
        command = [".venv/bin/python", "-m", "tests.docs.blocks", name]
        status, written = account.run(command, limit=CHECK_SECONDS)
        if status:
            raise Failed(written)


def try_left_out(account: Account, report: Report, page: Path) -> None:
    """The blocks of a page that the tests leave out."""
    name = page.relative_to(ROOT).as_posix()
    for block in all_blocks(page.read_text(encoding="utf-8")):
        if block.reason is None:
            continue
        what = f"{name}, line {block.line} ({TREATMENTS[block.reason].value})"
        if TREATMENTS[block.reason] is Treatment.LEAVE_OUT:
            report.not_run(account.name, what, block.reason)
            continue
        with report.step(account.name, what):
            run_left_out(account, block)


def try_make(account: Account, report: Report, target: str, limit: float) -> None:
    with report.step(account.name, f"make {target}", needed=True):
        status, written = account.run(["make", target], limit=limit)
        if status:
            raise Failed(written)


def try_account(account: Account, report: Report, words: argparse.Namespace) -> None:
    """Everything that was asked for, by one user. It ends early where the rest would make no sense."""
    with suppress(Failed):
        try_run(account, report)
        try_blocks(account, report, ROOT / "README.md")
        if words.quick:
            return
        try_make(account, report, "check", CHECK_SECONDS)
        for page in all_pages()[1:]:
            try_blocks(account, report, page)
        (account.clone / "match.json").write_text(example_record(), encoding="utf-8")
        shutil.copy(account.clone / "examples" / "lobby_bot.py", account.clone / "my_bot.py")
        for page in all_pages():
            try_left_out(account, report, page)
        if words.all and account.name != "root":
            try_make(account, report, "test", TEST_SECONDS)


def main() -> int:
    parser = argparse.ArgumentParser(prog="fresh_machine", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="make run and README alone, by a user without rights")
    parser.add_argument("--all", action="store_true", help="make test as well")
    words = parser.parse_args()
    report = Report()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="keypeg-fresh-")))
        folder.chmod(0o755)
        users: dict[str, str | None] = {}
        if os.geteuid() != 0:
            users["you"] = None
            report.not_run("root", "everything", "only root can try that")
        elif shutil.which("useradd") is None:
            report.not_run("no rights", "everything", "there is no useradd to make a user with")
        else:
            users["no rights"] = stack.enter_context(made_user())
        if os.geteuid() == 0 and not words.quick:
            users["root"] = None
        changed = subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True)
        if changed.stdout:
            sys.stdout.write("Only what is committed is tried; there are changes that are not.\n")
        for name, user in users.items():
            try_account(prepare(name, user, ROOT, folder / name.replace(" ", "-")), report, words)
    sys.stdout.write(f"\n{report.table()}")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
