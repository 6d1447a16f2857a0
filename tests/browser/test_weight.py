"""The size of the pages, and their content security policy."""

from playwright.sync_api import Response

from tests.browser.input_methods import Mouse
from tests.browser.player import Player, Prompt, prompt_of
from tests.browser.visitors import Visitor, Visitors

MAX_BYTES = 80_000
"""Bytes of gzipped script and style until somebody plays."""
MAX_FONT_BYTES = 40_000


class DownloadSize:
    """Sums the scripts and styles that one browser fetches."""

    def __init__(self, visitor: Visitor) -> None:
        self.fetched: dict[str, int] = {}
        self.fonts: dict[str, int] = {}
        visitor.page.on("response", self._add)

    def _add(self, response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            assert response.headers["content-encoding"] == "gzip", response.url
            self.fetched[response.url] = int(response.headers["content-length"])
        elif response.request.resource_type == "font":
            self.fonts[response.url] = int(response.headers["content-length"])

    @property
    def bytes(self) -> int:
        return sum(self.fetched.values())


def test_home_and_play_are_light(visitors: Visitors) -> None:
    ada = visitors.new("Ada")
    size = DownloadSize(ada)
    ada.visit("/")
    player = Player(ada, Mouse)
    player.input.press(player.button("home-play-box", box=ada.language.say("box-classic-title")))
    player.until(lambda screen: prompt_of(screen) in (Prompt.GUESS, Prompt.HIDE))
    assert 0 < size.bytes < MAX_BYTES, size.fetched
    assert 0 < sum(size.fonts.values()) <= MAX_FONT_BYTES, size.fonts


def test_no_script_stands_in_a_page(visitors: Visitors) -> None:
    ada = visitors.new("Ada")
    ada.visit("/")
    assert ada.page.locator("script:not([src]), [onclick], [onload], [style*='url(']").count() == 0
    policy = ada.context.request.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
