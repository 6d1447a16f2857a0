"""Computers at the table: marking by hand, challenges, and the pace of a race."""

from collections import Counter
from random import Random

import pytest

from keypeg.arena.matches import play
from keypeg.players import LEVELS
from keypeg.players.codemaker import answer_by_hand, mark_by_hand
from keypeg.players.computer import Computer
from keypeg.players.levels import CASUAL, MASTER, NOVICE, STRONG
from keypeg.records.replay import Step
from keypeg.rules import edition, referee
from keypeg.rules.actions import Challenge, HideCode, LayRow, MarkRow
from keypeg.rules.attempts import Outcome
from keypeg.rules.events import AttemptEnded
from keypeg.rules.keys import answer, can_exist, mark


@pytest.mark.rule("M2")
def test_a_novice_errs_at_its_rate_and_never_with_a_key_that_cannot_exist() -> None:
    rng = Random(1)
    wrong = 0
    for _ in range(20_000):
        row, code = ("".join(rng.choices("RYGBWK", k=4)) for _ in range(2))
        given = mark_by_hand(NOVICE, row, code, rng)
        assert can_exist(given, 4)
        assert (given.reds == 4) == (row == code)
        wrong += given != mark(row, code)
    assert 0.045 < wrong / 20_000 < 0.055


def test_the_other_levels_mark_without_a_slip() -> None:
    rng = Random(2)
    for level in (CASUAL, STRONG, MASTER):
        for _ in range(500):
            row, code = ("".join(rng.choices("RYGBWK", k=4)) for _ in range(2))
            assert mark_by_hand(level, row, code, rng) == mark(row, code)
            assert answer_by_hand(level, row, "R", 2, rng) == answer(row, "R", 2)


def test_a_novice_answers_wrongly_in_the_group_edition_at_the_same_rate() -> None:
    rng = Random(3)
    rows = ["".join(rng.choices("WRGYKB.", k=5)) for _ in range(20_000)]
    wrong = sum(answer_by_hand(NOVICE, row, "R", 2, rng) != answer(row, "R", 2) for row in rows)
    assert 0.045 < wrong / 20_000 < 0.055


def by_hand(levels: tuple[str, str], seed: int, box: str = "classic") -> list[Step]:
    players = [Computer(LEVELS[level], seed * 2 + seat) for seat, level in enumerate(levels)]
    return list(play(edition(box, {"marking": "by_hand"}), players, Random(seed)))


@pytest.mark.rule("C8", "M2")
def test_a_novice_who_marks_wrongly_is_caught_by_a_challenge_or_at_the_reveal() -> None:
    outcomes = Counter[Outcome]()
    challenges = 0
    for seed in range(150):
        for step in by_hand(("novice", "strong"), seed):
            challenges += isinstance(step.entry.action, Challenge)
            for event in step.events:
                if isinstance(event, AttemptEnded):
                    outcomes[event.attempt.outcome] += 1
                    assert all(mistake.marker == 0 for mistake in event.attempt.mistakes)
    assert outcomes[Outcome.WRONG_KEY] > 20
    assert challenges > 5


@pytest.mark.rule("M2")
def test_nobody_challenges_right_keys() -> None:
    for seed in range(40):
        for step in by_hand(("casual", "master"), seed, "duel" if seed % 2 else "travel"):
            assert not isinstance(step.entry.action, Challenge)


def test_a_computer_marks_the_row_that_waits_before_anything_else() -> None:
    agreed = edition("duel", {"marking": "by_hand"})
    state = referee.start(agreed, 2)
    for seat, code in ((0, "RYGBW"), (1, "WKOPR")):
        state, _ = referee.play(state, seat, HideCode(code))
    for seat in (0, 1):
        state, _ = referee.play(state, seat, LayRow("RRYYG"))
    action = Computer(MASTER, 1).choose(referee.view(state, 0), referee.offers(state, 0))
    assert action == MarkRow(*mark("RRYYG", "RYGBW"))


def test_a_computer_waits_where_others_carry_on() -> None:
    agreed = edition("classic")
    state = referee.start(agreed, 2)
    assert Computer(MASTER, 1).choose(referee.view(state, 1), referee.offers(state, 1)) is None
    state, _ = referee.play(state, 0, HideCode("RYGB"))
    assert Computer(MASTER, 1).choose(referee.view(state, 0), referee.offers(state, 0)) is None


@pytest.mark.rule("D11")
def test_pace_decides_a_race() -> None:
    agreed = edition("duel", {"race": True, "rounds": 1})
    won = Counter[int]()
    for seed in range(60):
        players = [Computer(LEVELS[level], seed * 2 + seat) for seat, level in enumerate(("master", "novice"))]
        *_, last = play(agreed, players, Random(seed))
        won.update(last.state.winners)
    assert won[0] > 50


@pytest.mark.rule("D11")
def test_the_quicker_player_lays_more_rows_while_the_race_lasts() -> None:
    agreed = edition("duel", {"race": True, "rounds": 1})
    laid = Counter[int | None]()
    for seed in range(20):
        players = [Computer(LEVELS[level], seed * 2 + seat) for seat, level in enumerate(("strong", "casual"))]
        laid.update(
            step.entry.seat for step in play(agreed, players, Random(seed)) if isinstance(step.entry.action, LayRow)
        )
    assert laid[0] > 1.15 * laid[1]


def test_levels_think_faster_the_better_they_are() -> None:
    paces = [level.pace_seconds for level in LEVELS.values()]
    assert paces == sorted(paces, reverse=True)
