"""Golden playthroughs: every edition and variant has one, and each still plays as written."""

from pathlib import Path
from typing import Any

import pytest

from keypeg.rules import edition
from tests.generators import every_variant
from tests.playthroughs.script import files, head_of, record_of, told


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_the_match_plays_as_written(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert told(text) == text, f"{file.name} differs; if that is meant: python -m tests.playthroughs.script"


@pytest.mark.parametrize(("box", "variant", "seats"), list(every_variant()))
def test_every_edition_and_variant_has_a_playthrough(box: str, variant: dict[str, Any], seats: int) -> None:
    heads = [head_of(file.read_text(encoding="utf-8")) for file in files()]
    shown = [head for head in heads if head["edition"] == box and variant.items() <= head["options"].items()]
    assert shown, f"no playthrough of {box} with {variant}"
    assert variant or any(len(head["players"]) == seats for head in shown), f"no playthrough of {box} for {seats}"


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_a_playthrough_shows_an_attempt_to_its_end(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = record_of(text)
    assert "* attempt_ended" in text
    assert record.edition == edition(record.edition.name, head_of(text)["options"])
