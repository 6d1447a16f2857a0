"""Every screen, in light and dark, on a phone and on a desk: nothing that axe finds, nothing that sticks out."""

import json
from pathlib import Path

import pytest

from tests.browser.people import AXE, DESK, PHONE, Person, Scheme, Street
from tests.browser.sights import SIGHTS

PICTURES = Path(__file__).parents[2] / "artefacts" / "screens"
NARROW = (320, 640)
ZOOMED = (DESK[0] // 2, DESK[1] // 2)
"""What a desk's screen holds at 200 %."""
LOOKS: tuple[tuple[str, tuple[int, int], Scheme], ...] = (
    ("phone", PHONE, "light"),
    ("phone", PHONE, "dark"),
    ("desk", DESK, "light"),
    ("desk", DESK, "dark"),
)
JUDGED = (("phone", "dark"), ("desk", "light"))
"""Axe looks at each device once and at each scheme once; it is slow."""
LEAST_TARGET = 44
PRESSED = ".button, button.hole, button.colour, summary, .field"
SMALL = """([pressed, least]) => [...document.querySelectorAll(pressed)].filter(target => {
  const box = target.getBoundingClientRect();
  return target.checkVisibility() && box.width > 0 && (box.width < least || box.height < least);
}).map(target => `${target.outerHTML.slice(0, 160)} ${JSON.stringify(target.getBoundingClientRect())}`)"""
DRESSED = """scheme => new Promise(resolve => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const look = () => requestAnimationFrame((scheme === 'dark') === dark.matches ? resolve : look);
  look();
})"""
STICKING_OUT = """() => {
  const wide = document.documentElement.clientWidth;
  if (document.scrollingElement.scrollWidth <= wide) return [];
  return [...document.body.querySelectorAll('*')].filter(each => each.getBoundingClientRect().right > wide + 1)
    .map(each => each.outerHTML.slice(0, 160)).slice(-5);
}"""


@pytest.mark.parametrize("name", SIGHTS)
def test_axe_finds_nothing(street: Street, name: str) -> None:
    ada = street.comes("Ada", bypass_csp=True).known()
    SIGHTS[name](ada)
    ada.page.evaluate(AXE.read_text(encoding="utf-8"))
    for device, size, scheme in LOOKS:
        dress(ada, size, scheme)
        picture(ada, f"{name}-{device}-{scheme}")
        if (device, scheme) in JUDGED:
            found = ada.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
            assert [told(violation) for violation in found["violations"]] == [], f"{device}, {scheme}"
    dress(ada, PHONE, "light")
    assert ada.page.evaluate(SMALL, [PRESSED, LEAST_TARGET]) == []


@pytest.mark.parametrize("name", SIGHTS)
def test_nothing_sticks_out(street: Street, name: str) -> None:
    """In German, whose words are the longest."""
    ada = street.comes("Ada", tag="de").known()
    SIGHTS[name](ada)
    for device, size in (("narrow", NARROW), ("zoomed", ZOOMED), ("phone", PHONE), ("desk", DESK)):
        dress(ada, size, "light")
        picture(ada, f"{name}-{device}-de")
        assert ada.page.evaluate(STICKING_OUT) == [], device


def dress(person: Person, size: tuple[int, int], scheme: Scheme) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    person.page.evaluate(DRESSED, scheme)


def picture(person: Person, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=PICTURES / f"{name}.png")


def told(violation: dict[str, object]) -> str:
    nodes = violation["nodes"]
    assert isinstance(nodes, list)
    return f"{violation['id']}: {violation['help']} " + json.dumps(
        [(node["html"][:200], node["failureSummary"]) for node in nodes[:3]], ensure_ascii=False
    )
