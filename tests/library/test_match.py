"""`keypeg.Match`: what was played, taken back, seen and kept, in every edition."""

import subprocess
import sys
from pathlib import Path
from typing import assert_type
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings

import keypeg
from keypeg.records.record import write
from keypeg.records.replay import replay
from keypeg.rules import referee
from keypeg.rules.actions import LayRow
from keypeg.rules.views import DuelView, GroupView, View
from tests.generators import Played, matches


def test_the_first_lines_run_as_they_stand() -> None:
    match = keypeg.Match("classic")
    match.hide("RGBY")
    assert match.guess("RRGG").key == (1, 1)
    assert match.undo() == LayRow("RRGG")
    assert len(match) == 1
    assert str(match) == "classic, round 1 of 2, 0 : 0\nPlayer 1 has hidden a code\n"


def test_a_match_has_a_seat_for_whoever_may_act() -> None:
    match = keypeg.Match("duel", rounds=1)
    match.hide("RYGBW")
    match.hide("KWOPR")
    assert match.turn == (0, 1)
    assert match.guess("RRRRR") == ("RRRRR", None)  # covered until the other row is down
    assert match.guess("RYGBW").key == (5, 0)
    assert match.winners == (1,)
    assert match.rounds[0].points == (0, 1)
    with pytest.raises(keypeg.Refusal, match="match_over"):
        match.guess("RRRRR")


def test_keys_by_hand_are_given_and_challenged() -> None:
    match = keypeg.Match("classic", marking="by_hand", rounds=1)
    match.hide("RGBY")
    assert match.guess("RRGG").key is None
    match.mark(2, 0)
    assert match.view().board[0].key == (2, 0)
    assert match.challenge()


def test_type_checkers_know_the_views_of_a_box() -> None:
    """`make check` reads this test: mypy refuses it where a type is another."""
    assert assert_type(keypeg.Match("travel").view(0).code, str | None) is None
    assert assert_type(keypeg.Match("duel").view().down, tuple[bool, bool]) == (False, False)
    assert not assert_type(keypeg.Match("group").view(), GroupView).dealt
    for box in ("classic", "group"):
        match: keypeg.Match = keypeg.Match(box)
        assert not isinstance(assert_type(match.view(), View), DuelView)


def test_tokens_are_drawn_by_the_seed() -> None:
    one, same, other = (keypeg.Match("group", players=3, seed=seed) for seed in (7, 7, 8))
    for match in (one, same, other):
        match.deal()
    assert one.record().entries == same.record().entries != other.record().entries
    with pytest.raises(keypeg.Refusal, match="already_dealt"):
        one.deal()
    with pytest.raises(keypeg.Refusal, match="not_in_this_edition"):
        keypeg.Match().deal()
    asked = one.ask("RGB..")
    assert [answer is None for answer in asked.answers] == [seat == asked.seat for seat in range(3)]
    code = "".join(
        next((token.colour for seat in range(3) for token in one.view(seat).hand if token.number == place), ".")
        for place in range(1, 6)
    )
    assert one.call(code)
    assert code in one.text()
    one.deal()


def test_a_refusal_has_a_code_a_rule_and_a_message() -> None:
    match = keypeg.Match()
    with pytest.raises(keypeg.Refusal) as refused:
        match.hide("RGB")
    assert (refused.value.code, refused.value.rule) == ("wrong_length", "C2")
    assert refused.value.message == "“RGB” has 3 letters; this takes 4."
    assert len(match) == 0
    with pytest.raises(IndexError):
        match.undo()
    with pytest.raises(keypeg.Refusal, match="unknown_edition"):
        keypeg.Match("chess")
    with pytest.raises(keypeg.Refusal, match="bad_option"):
        keypeg.Match("classic", rounds=0)


@settings(max_examples=60)
@given(matches())
def test_any_match_can_be_kept_read_and_taken_back(played: Played) -> None:
    match = keypeg.Match.from_record(played.record)
    assert match.state == replay(played.record)
    assert keypeg.Record.read(match.record().to_json()).entries == played.record.entries
    for step in reversed(played.record.entries):
        assert match.undo() == step.action
    assert match.state == referee.start(played.record.edition, len(played.record.players))


@settings(max_examples=60)
@given(matches())
def test_text_and_picture_show_what_the_seat_sees(played: Played) -> None:
    """What a seat cannot see cannot be drawn: both are made of its view alone. And any view can be drawn."""
    match = keypeg.Match.from_record(played.record)
    for seat in (None, *range(len(match.players))):
        assert match.text(seat).startswith(match.edition.name)
        picture = ET.fromstring(match.svg(seat))
        width, height = float(picture.attrib["width"]), float(picture.attrib["height"])
        for circle in picture.iter("{http://www.w3.org/2000/svg}circle"):
            assert 0 < float(circle.attrib["cx"]) < width
            assert 0 < float(circle.attrib["cy"]) < height


def test_a_hidden_code_is_drawn_for_its_owner_alone() -> None:
    match = keypeg.Match()
    match.hide("KKKK")
    assert match.svg(0).count("<title>black</title>") == 4
    assert match.svg().count("<title>black</title>") == match.svg(1).count("<title>black</title>") == 0
    assert "KKKK" in match.text(0)
    assert "KKKK" not in match.text() + match.text(1) + repr(match)


def test_a_record_is_read_from_a_file(tmp_path: Path) -> None:
    match = keypeg.Match("classic", players=["Ada", "Bo"])
    match.hide("RGBY")
    file = tmp_path / "match.json"
    file.write_bytes(match.record().to_json())
    record = keypeg.Record.read(file)
    assert record.players == ("Ada", "Bo")
    assert write(record) == write(keypeg.Record.read(str(file)))
    for name in ("none.json", "nothing\0.json", "."):
        with pytest.raises(keypeg.Refusal, match="no_such_file"):
            keypeg.Record.read(tmp_path / name)


def test_of_a_file_without_end_no_more_is_read_than_a_record_may_hold() -> None:
    with pytest.raises(keypeg.Refusal, match="too_large"):
        keypeg.Record.read("/dev/zero")


def test_a_match_has_no_name_that_its_record_may_not_hold() -> None:
    keypeg.Record.read(keypeg.Match(players=["A" * 100, "Bo"]).record().to_json())
    with pytest.raises(keypeg.Refusal, match="bad_name"):
        keypeg.Match(players=["A" * 101, "Bo"])


def test_a_name_controls_neither_the_terminal_nor_the_picture() -> None:
    match = keypeg.Match(players=["A\x1b[31m\nB", "Bo"])
    assert "A?[31m?B makes the code" in match.text()
    assert "A?[31m?B 0" in "".join(ET.fromstring(match.svg()).itertext())


def test_a_record_that_breaks_a_rule_says_where() -> None:
    record = keypeg.Match().record()
    record.entries += [*keypeg.Match.from_record(_one_row()).record().entries, *_one_row().entries]
    with pytest.raises(keypeg.Refusal) as refused:
        keypeg.Match.from_record(record)
    assert refused.value.__notes__ == ["at action 2 of the record"]


def _one_row() -> keypeg.Record:
    match = keypeg.Match()
    match.hide("RGBY")
    match.guess("RRGG")
    return match.record()


def test_the_import_loads_nothing_else() -> None:
    program = (
        "import sys, keypeg; assert not [name for name in sys.modules if name.startswith(('keypeg.', 'msgspec'))];"
        "keypeg.Match('classic').hide('RGBY');"
        "print(*{name.split('.')[0] for name in sys.modules} & {'numpy', 'rich', 'fluent', 'litestar', 'scipy'})"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == ""


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_there_is_not_sees_nothing(seat: int) -> None:
    match = keypeg.Match("duel")
    match.hide("RYGBW", seat=1)
    for look in (match.view, match.offers, match.text, match.svg):
        with pytest.raises(keypeg.Refusal, match="unknown_seat"):
            look(seat)
