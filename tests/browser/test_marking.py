"""Keys given by hand: a mistake is shown with its row, the right key and what the rulebook makes of it."""

import re
from functools import partial

from playwright.sync_api import expect

from tests.browser.input_methods import Keyboard, Mouse
from tests.browser.player import Player, Prompt, play, prompt_of
from tests.browser.screen import Screen
from tests.browser.test_two_browsers import two_by_link
from tests.browser.visitors import Visitors

BY_HAND: dict[str, object] = {"rounds": 1, "marking": "by_hand"}


def test_keys_by_hand_for_a_computer(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    ada.visit(ada.open("classic", "me", "casual", options=BY_HAND).path)
    player = Player(ada, Keyboard)
    play(player)
    over = player.look()
    assert not over.said("over-wrong-key", name=player.language.say("seat-you"))
    assert [key for _, key in next(iter(over.boards().values()))][-1] == (4, 0)


def test_a_mistake_is_shown_with_row_key_and_consequence(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    ada.visit(ada.open("classic", "me", "casual", options=BY_HAND).path)
    player = Player(ada, Mouse)
    player.wrong_marks = {1}
    play(player, before=Prompt.GO_ON)
    over = player.look()
    [(row, given, right)] = player.mistakes
    shows_mistake(over, player.language.say("seat-you"), 1, row, given._asdict(), right._asdict())
    # classic, C8: the codebreaker gets three points
    pattern, said = player.language.pattern("score-changes", "changes"), [part.text for part in over.walk()]
    assert any((found := pattern.search(text)) and found["changes"].endswith(" +3") for text in said)
    player.input.press(player.button("rule-why", rule="C8"))
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_contain_text(player.language.say("rule-C8")[:40])


def test_a_challenge_is_upheld(visitors: Visitors) -> None:
    ada, bo, _ = two_by_link(visitors, "travel", BY_HAND)
    maker, breaker = Player(ada, Mouse, repeats=False), Player(bo, Mouse, repeats=False)
    maker.wrong_marks = {2}
    play(maker, breaker, until=lambda: maker.marked == 2)
    breaker.until(lambda screen: screen.has("button", "menu-challenge"))
    breaker.input.press(breaker.button("menu-challenge"))
    [(row, given, right)] = maker.mistakes
    for player in (maker, breaker):
        over = player.until(lambda screen: prompt_of(screen) is Prompt.GO_ON)
        names = [player.visitor.called(name) for name in ("Ada", "Bo")]
        shows_mistake(over, names[0], 2, row, given._asdict(), right._asdict())
        # travel, T10: three points go from the codemaker to the codebreaker
        assert over.said("score-changes", changes=f"{names[0]} −3, {names[1]} +3")
        assert over.said("over-again")


def test_a_challenge_without_a_cause_changes_nothing(visitors: Visitors) -> None:
    ada, bo, _ = two_by_link(visitors, "classic", BY_HAND)
    maker, breaker = Player(ada, Mouse), Player(bo, Mouse)
    play(maker, breaker, until=lambda: maker.marked == 1)
    breaker.until(lambda screen: screen.has("button", "menu-challenge"))
    breaker.input.press(breaker.button("menu-challenge"))
    for player in (maker, breaker):
        not_upheld = player.language.say("told-not-upheld", name=player.visitor.called("Bo"))
        player.until(partial(shows, not_upheld))
    play(maker, breaker)


def shows(sentence: str, screen: Screen) -> bool:
    return any(sentence in text for part in screen.walk() for text in part.texts())


def shows_mistake(over: Screen, name: str, number: int, row: str, given: dict[str, int], right: dict[str, int]) -> None:
    say = over.language.say
    assert over.said("over-wrong-key", name=name)
    assert over.said(
        "over-mistake",
        name=name,
        number=number,
        row=over.language.in_words(row),
        given=say("key-words", **given),
        right=say("key-words", **right),
    ), re.findall(".*" + re.escape(name) + ".*", over.written)
