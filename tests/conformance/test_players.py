"""Every player in every seat of every edition: legal actions only, and matches that end."""

import random
from typing import Any

import pytest

from keypeg.arena.matches import play
from keypeg.players import LEVELS
from keypeg.players.computer import Computer
from keypeg.records.replay import Step
from keypeg.rules import edition, referee
from keypeg.rules.edition import Edition
from keypeg.rules.refusals import Refusal
from tests.generators import Played, every_variant, play_match, random_edition
from tests.rules.twins import prefixes, twin

MATCHES = 10_000
BATCHES = 100
ENDLESS = 5_000
"""More actions than any match of computers takes."""


def to_the_end(agreed: Edition, levels: list[str], seed: int) -> list[Step]:
    """A whole match; the referee refuses whatever is not allowed, and that fails the test."""
    players = [Computer(LEVELS[level], seed * 10 + seat) for seat, level in enumerate(levels)]
    steps = []
    for step in play(agreed, players, random.Random(seed)):
        steps.append(step)
        assert len(steps) < ENDLESS
    assert steps[-1].state.winners
    return steps


def few_rounds(rng: random.Random, box: str | None = None) -> Edition:
    """A random edition with at most three rounds.

    A custom box may have codes that nobody finds in its few rows; a tie there could be played off for ever.
    """
    agreed = random_edition(rng, box)
    ties = {"tie_break": "draw"} if agreed.name == "custom" else {}
    return edition(agreed.name, {**agreed.options, **ties, "rounds": min(agreed.rounds, 3)})


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_matches_among_random_levels_end_without_a_fault(batch: int) -> None:
    rng = random.Random(f"conformance {batch}")
    for match in range(MATCHES // BATCHES):
        agreed = few_rounds(rng)
        levels = [rng.choice(list(LEVELS)) for _ in range(rng.choice(agreed.players))]
        to_the_end(agreed, levels, batch * MATCHES + match)


@pytest.mark.parametrize("marking", ["referee", "by_hand"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("box", "variant", "seats"), list(every_variant()))
def test_every_level_plays_every_variant(
    box: str, variant: dict[str, Any], seats: int, level: str, marking: str
) -> None:
    try:
        agreed = edition(box, {"rounds": 1, **variant, "marking": marking})
    except Refusal:
        pytest.skip("an option that asks for more rounds")
    to_the_end(agreed, [level] * seats, 1)


@pytest.mark.parametrize("box", ["classic", "travel", "hasbro94", "duel", "group", "custom"])
def test_the_same_seeds_play_the_same_match(box: str) -> None:
    rng = random.Random(box)
    for seed in range(8):
        agreed = few_rounds(rng, box)
        levels = [rng.choice(list(LEVELS)) for _ in range(rng.choice(agreed.players))]
        assert [step.entry for step in to_the_end(agreed, levels, seed)] == [
            step.entry for step in to_the_end(agreed, levels, seed)
        ]


def test_other_seeds_play_another_match() -> None:
    agreed = edition("classic")
    first, second = (to_the_end(agreed, ["master", "master"], seed) for seed in (1, 2))
    assert [step.entry for step in first] != [step.entry for step in second]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("box", ["classic", "travel", "hasbro94", "duel", "group"])
def test_what_a_player_cannot_see_does_not_change_what_it_does(box: str, level: str) -> None:
    rng = random.Random(f"{box} {level}")
    compared = 0
    while compared < 20:
        for played in prefixes(play_match(rng, few_rounds(rng, box), most=16)):
            for seat in range(played.state.seats):
                other = twin(played, seat, rng)
                if other is not None:
                    compared += 1
                    assert chosen(level, played, seat) == chosen(level, other, seat)


def chosen(level: str, played: Played, seat: int) -> object:
    view, offers = referee.view(played.state, seat), referee.offers(played.state, seat)
    return Computer(LEVELS[level], 9).choose(view, offers)
