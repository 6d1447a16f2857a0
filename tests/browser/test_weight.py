"""What the pages weigh, and what they are made of."""

from playwright.sync_api import Response

from tests.browser.hands import Mouse
from tests.browser.people import Person, Street
from tests.browser.playing import Moment, Player, moment

MOST = 80_000
"""Bytes of gzipped script and style until somebody plays."""


class Scales:
    """Weighs what one browser fetches."""

    def __init__(self, person: Person) -> None:
        self.fetched: dict[str, int] = {}
        person.page.on("response", self._add)

    def _add(self, response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            assert response.headers["content-encoding"] == "gzip", response.url
            self.fetched[response.url] = int(response.headers["content-length"])

    @property
    def bytes(self) -> int:
        return sum(self.fetched.values())


def test_home_and_play_are_light(street: Street) -> None:
    ada = street.comes("Ada")
    scales = Scales(ada)
    ada.visit("/")
    player = Player(ada, Mouse)
    player.hands.press(player.button("home-play"))
    player.until(lambda screen: moment(screen) in (Moment.GUESS, Moment.HIDE))
    assert 0 < scales.bytes < MOST, scales.fetched


def test_no_script_stands_in_a_page(street: Street) -> None:
    ada = street.comes("Ada")
    ada.visit("/")
    assert ada.page.locator("script:not([src]), [onclick], [onload], [style*='url(']").count() == 0
    policy = ada.context.request.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
