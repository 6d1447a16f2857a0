"""Every address in the list of pages shows a page, and no other address does."""

import pytest
from playwright.sync_api import expect

from keypeg.server.pages import page_paths
from tests.browser.visitors import Visitors


@pytest.mark.parametrize("path", page_paths())
def test_every_address_shows_a_page(visitors: Visitors, path: str) -> None:
    ada = visitors.new("Ada").registered()
    address = ada.open("classic", "me", "novice", options={"first_codemaker": 1}).address
    begun = {"id": "a", "kind": "single", "edition": "classic"}
    game = ada.post("/api/solo", begun)["id"]
    variables = {
        "{box:str}": "classic",
        "{address:str}": address,
        "{role:str}": "adviser",
        "{grade:str}": "3",
        "{seed:str}": "7",
        "{game:str}": game,
    }
    for variable, value in variables.items():
        path = path.replace(variable, value)
    answer = ada.page.goto(path)
    assert answer is not None
    assert answer.status == 200
    heading = ada.page.get_by_role("heading", level=1)
    expect(heading).not_to_have_text(ada.language.say("lost-title"))


def test_an_unknown_address_says_so(visitors: Visitors) -> None:
    ada = visitors.new("Ada")
    ada.allow_fault("404")
    answer = ada.page.goto("/nowhere")
    assert answer is not None
    assert answer.status == 404
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.language.say("lost-title"))
