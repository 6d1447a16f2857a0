"""Screenshots of the running program for the documentation: visitors at a server of their own, and small WebP files."""

import io
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Locator, Page, sync_playwright

from scripts.chromium import launch
from tests.browser.visitors import Visitors
from tests.server.running import UNLIMITED, running

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
QUALITY: Final = 86
"""As good as one can see, in files of some 20 kB."""


@contextmanager
def visiting() -> Iterator[Visitors]:
    """Visitors of a server with nothing in it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.db", *UNLIMITED, log=Path(folder) / "log") as server,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        visitors = Visitors(browser, server)
        yield visitors
        visitors.close()


def save(shown: Locator | Page, name: str) -> None:
    """Write a picture that is quick to fetch."""
    with Image.open(io.BytesIO(shown.screenshot())) as picture:
        picture.convert("RGB").save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)
    sys.stdout.write(f"{FOLDER.name}/{name}.webp\n")
