"""Every page state, in light and dark, on a phone and on a desktop: axe finds nothing, and nothing overflows."""

import json
import re
from pathlib import Path

import pytest

from tests.browser.page_states import PAGE_STATES
from tests.browser.visitors import AXE, DESKTOP, PHONE, Scheme, Visitor, Visitors
from tests.locales.test_words import messages

MESSAGE_ID = re.compile(r"[a-z]+(?:-[A-Za-z0-9_]+)+")
SCREENSHOTS = Path(__file__).parents[2] / "artefacts" / "screens"
NARROW = (320, 640)
ZOOMED = (DESKTOP[0] // 2, DESKTOP[1] // 2)
"""A desktop at a zoom of 200 %."""
VARIANTS: tuple[tuple[str, tuple[int, int], Scheme], ...] = (
    ("phone", PHONE, "light"),
    ("phone", PHONE, "dark"),
    ("desk", DESKTOP, "light"),
    ("desk", DESKTOP, "dark"),
)
AXE_VARIANTS = (("phone", "dark"), ("desk", "light"))
"""Axe is slow, so it checks each device once and each scheme once."""
MIN_TARGET_PX = 44
TARGETS = ".button, button.hole, button.colour, summary, .field"
SMALL_TARGETS = """([pressed, least]) => [...document.querySelectorAll(pressed)].filter(target => {
  const box = target.getBoundingClientRect();
  return target.checkVisibility() && box.width > 0 && (box.width < least || box.height < least);
}).map(target => `${target.outerHTML.slice(0, 160)} ${JSON.stringify(target.getBoundingClientRect())}`)"""
SCHEME_APPLIED = """scheme => new Promise(resolve => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const look = () => requestAnimationFrame((scheme === 'dark') === dark.matches ? resolve : look);
  look();
})"""
OVERFLOWING = """() => {
  const wide = document.documentElement.clientWidth;
  if (document.scrollingElement.scrollWidth <= wide) return [];
  return [...document.body.querySelectorAll('*')].filter(each => each.getBoundingClientRect().right > wide + 1)
    .map(each => each.outerHTML.slice(0, 160)).slice(-5);
}"""


@pytest.mark.parametrize("name", PAGE_STATES)
def test_axe_finds_nothing(visitors: Visitors, name: str) -> None:
    ada = visitors.new("Ada", bypass_csp=True).registered()
    PAGE_STATES[name](ada)
    ada.page.evaluate(AXE.read_text(encoding="utf-8"))
    for device, size, scheme in VARIANTS:
        set_variant(ada, size, scheme)
        take_screenshot(ada, f"{name}-{device}-{scheme}")
        if (device, scheme) in AXE_VARIANTS:
            found = ada.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
            assert [described(violation) for violation in found["violations"]] == [], f"{device}, {scheme}"
    set_variant(ada, PHONE, "light")
    assert ada.page.evaluate(SMALL_TARGETS, [TARGETS, MIN_TARGET_PX]) == []


@pytest.mark.parametrize("name", PAGE_STATES)
def test_nothing_overflows_and_no_words_are_missing(visitors: Visitors, name: str) -> None:
    """In German, which has the longest words."""
    ada = visitors.new("Ada", tag="de").registered()
    PAGE_STATES[name](ada)
    shown = MESSAGE_ID.findall(ada.page.locator("body").aria_snapshot())
    assert messages("de").keys() & set(shown) == set(), "the name of a message instead of its text"
    for device, size in (("narrow", NARROW), ("zoomed", ZOOMED), ("phone", PHONE), ("desk", DESKTOP)):
        set_variant(ada, size, "light")
        take_screenshot(ada, f"{name}-{device}-de")
        assert ada.page.evaluate(OVERFLOWING) == [], device


def set_variant(visitor: Visitor, size: tuple[int, int], scheme: Scheme) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    visitor.page.evaluate(SCHEME_APPLIED, scheme)


def take_screenshot(visitor: Visitor, name: str) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    visitor.page.screenshot(path=SCREENSHOTS / f"{name}.png")


def described(violation: dict[str, object]) -> str:
    nodes = violation["nodes"]
    assert isinstance(nodes, list)
    return f"{violation['id']}: {violation['help']} " + json.dumps(
        [(node["html"][:200], node["failureSummary"]) for node in nodes[:3]], ensure_ascii=False
    )
