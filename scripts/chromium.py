"""The Chromium that tests, pictures and measurements drive: the one on the path, or the one that Playwright fetched.

    python -m scripts.chromium

gets one where there is none, and says in one line what is missing where it cannot.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def found() -> str | None:
    """Where Chromium is, if it is anywhere."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    with sync_playwright() as playwright:
        fetched = playwright.chromium.executable_path
    return fetched if Path(fetched).exists() else None


def launch(playwright: Playwright) -> Browser:
    """A browser without a window. As root, Chromium refuses to run in its sandbox."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    root = os.name == "posix" and os.geteuid() == 0
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"] if root else [])


def fetch() -> None:
    """Get one, from Playwright or from the system's packages, whichever works."""
    root = os.name == "posix" and os.geteuid() == 0
    fetching = [sys.executable, "-m", "playwright", "install", *(["--with-deps"] if root else []), "chromium"]
    if _succeeds(fetching) and found():
        return
    if root and shutil.which("apt-get"):
        _succeeds(["apt-get", "install", "--yes", "--quiet", "chromium"])


def _succeeds(command: list[str]) -> bool:
    return subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0


def main() -> int:
    if found() is None:
        sys.stdout.write("keypeg: fetching Chromium for the tests in a browser\n")
        fetch()
    if found() is None:
        sys.stderr.write("keypeg: needs Chromium as 'chromium' on the path (on Debian: apt-get install chromium)\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
