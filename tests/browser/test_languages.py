"""Every page speaks the reader's language, and no message id ever stands on a screen."""

import re

import pytest

from keypeg.locales import LANGUAGES
from tests.browser.input_methods import Mouse
from tests.browser.player import Player, play
from tests.browser.screen import Screen
from tests.browser.visitors import Visitors
from tests.locales.test_words import messages

TOKEN = re.compile(r"[a-z0-9]+(?:-[a-zA-Z0-9_]+)+")
IDS = frozenset(messages("en"))


def no_ids(screen: Screen, _: object = None) -> None:
    """No message id is said anywhere."""
    said = {token for part in screen.walk() for text in (part.name, part.text) for token in TOKEN.findall(text)}
    assert not said & IDS


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_match_in_every_language(visitors: Visitors, tag: str) -> None:
    ada = visitors.new("Ada", tag=tag).registered()
    ada.visit(ada.open("hasbro94", "me", "novice", options={"rounds": 2, "first_codemaker": 1}).path)
    player = Player(ada, Mouse, repeats=False, watch=no_ids)
    play(player)
    assert ada.page.locator("html").get_attribute("lang") == tag
