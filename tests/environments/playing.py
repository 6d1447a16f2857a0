"""Environments to test with, and seats that play in them knowing the state, so that codes are found often enough."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from keypeg.environments import KeypegEnv, raw_env
from keypeg.environments.action_space import MOST_ROWS
from keypeg.rules import edition
from keypeg.rules.edition import CodebreakingGame
from keypeg.rules.offers import MayCallMastermind, MayChallenge
from tests.generators import every_variant, take

Variant = tuple[str, dict[str, Any], int]
RARE = {MayCallMastermind: 0.15, MayChallenge: 0.06}


def _variants() -> Iterator[Variant]:
    """Every variant of every box, by the referee and by hand, that can be numbered."""
    for box, options, seats in every_variant():
        if "marking" in options or "hints" in options:
            continue  # the first is there for all others too; hints are not taken in environments
        game = edition(box, options).game
        if isinstance(game, CodebreakingGame) and len(game.row.colours) ** game.row.holes > MOST_ROWS:
            continue
        for marking in ("referee", "by_hand"):
            yield box, {**options, "marking": marking}, seats


VARIANTS = list(_variants())
in_every_variant = pytest.mark.parametrize(
    ("box", "options", "seats"),
    VARIANTS,
    ids=["-".join([box, str(seats), *map(str, options.values())]) for box, options, seats in VARIANTS],
)


def knowing(env: KeypegEnv, rng: random.Random) -> int:
    """A legal action of the selected seat, right more often than chance would have it."""
    agent = env.agent_selection
    seat = env.possible_agents.index(agent)
    asked = env._match.pending[seat]
    if asked.may_pass and rng.random() < 0.7:
        return env.action_number(agent, None)
    weights = [RARE.get(type(offer), 1.0) for offer in asked.offers]
    (offer,) = rng.choices(asked.offers, weights)
    return env.action_number(agent, take(offer, env._match.state, seat, rng))


def any_legal(env: KeypegEnv, rng: random.Random) -> int:
    """A legal action of the selected seat, each as likely as any other."""
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(rng.choice(mask.nonzero()[0]))


def moments(env: KeypegEnv, rng: random.Random, steps: int) -> Iterator[None]:
    """Play some steps, stopping before each; matches that end are followed by others."""
    env.reset(seed=rng.randrange(2**32))
    for _ in range(steps):
        yield
        if any(env.terminations.values()) or any(env.truncations.values()):
            env.reset()
        else:
            env.step(knowing(env, rng))


def made(variant: Variant, **more: Any) -> KeypegEnv:
    box, options, seats = variant
    return raw_env(box, options, seats, **more)


SOLO_VARIANTS = [
    (box, {name: value for name, value in options.items() if name != "marking"})
    for box, options, _ in VARIANTS
    if box != "group" and options["marking"] == "referee" and options.get("handicap") is None
]
"""The variants that one codebreaker can play alone."""
