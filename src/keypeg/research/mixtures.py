"""Mixtures: the best a codemaker and a codebreaker can do with the strategies found so far, as exact fractions.

A linear program in floating point says who mixes what; the equations that then hold with equality say how much.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

Concedes = tuple[Fraction, ...]
"""What a strategy concedes on average to each kind of code."""

Mix = tuple[Fraction, ...]
"""Chances that add up to one."""

NEAR: Final = 1e-9
"""Below this a floating-point number counts as nothing."""

ROUNDED: Final = 1_000_000
"""The largest denominator of a chance that no equation settles."""


class Mixtures(Struct, frozen=True):
    """How often to hide each kind, and how often to follow each strategy."""

    hide: Mix
    follow: Mix

    def conceded(self, strategies: Sequence[Concedes]) -> Fraction:
        """What the codebreaker's mix concedes at worst, whatever is hidden."""
        return max(
            sum((chance * strategy[kind] for chance, strategy in zip(self.follow, strategies, strict=True)), Fraction())
            for kind in range(len(strategies[0]))
        )


def best_mixtures(strategies: Sequence[Concedes]) -> Mixtures:
    """The equilibrium of the game in which the codebreaker knows these strategies and no others."""
    # Imported here because it takes half a second, which other commands do not have.
    from scipy.optimize import linprog

    kinds = len(strategies[0])
    found = linprog(
        [0.0] * kinds + [-1.0],
        A_ub=[[*(-float(cost) for cost in strategy), 1.0] for strategy in strategies],
        b_ub=[0.0] * len(strategies),
        A_eq=[[1.0] * kinds + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * kinds + [(None, None)],
        method="highs",
    )
    if not found.success:  # a game always has an equilibrium
        raise ArithmeticError(f"The linear program was not solved: {found.message}")
    hide = [float(chance) for chance in found.x[:kinds]]
    follow = [-float(chance) for chance in found.ineqlin.marginals]
    slack = [abs(float(rest)) for rest in found.slack]
    spare = [abs(float(rest)) for rest in found.lower.marginals[:kinds]]
    by_kind = list(zip(*strategies, strict=True))
    return Mixtures(_exactly(hide, strategies, follow, slack), _exactly(follow, by_kind, hide, spare))


def _exactly(
    chances: list[float], payoffs: Sequence[Sequence[Fraction]], others: list[float], slack: list[float]
) -> Mix:
    """The chances of one side as fractions: every payoff that the other side uses, or might, is the same."""
    mine = [at for at, chance in enumerate(chances) if chance > NEAR]
    used = [at for at, chance in enumerate(others) if chance > NEAR]
    tight = [at for at, rest in enumerate(slack) if rest < NEAR or at in used]
    for equal in (tight, used):
        equations = [[*(payoffs[at][choice] for choice in mine), Fraction(-1), Fraction()] for at in equal]
        equations.append([Fraction(1)] * len(mine) + [Fraction(), Fraction(1)])
        solved = _solved(equations, [chances[at] for at in mine] + [0.0])
        if solved is not None and all(chance >= 0 for chance in solved[:-1]):
            settled = dict(zip(mine, solved[:-1], strict=True))
            return tuple(settled.get(at, Fraction()) for at in range(len(chances)))
    rounded = [Fraction(max(chance, 0.0)).limit_denominator(ROUNDED) for chance in chances]
    return tuple(chance / sum(rounded) for chance in rounded)


def _solved(equations: list[list[Fraction]], guess: list[float]) -> list[Fraction] | None:
    """Solve linear equations; where they leave a choice, stay near the guess. None if they contradict each other."""
    unknowns = len(guess)
    lead: list[int] = []
    for unknown in range(unknowns):
        row = next((at for at in range(len(lead), len(equations)) if equations[at][unknown]), None)
        if row is None:
            continue
        done = len(lead)
        equations[done], equations[row] = equations[row], equations[done]
        pivot = equations[done][unknown]
        equations[done] = [term / pivot for term in equations[done]]
        for at, equation in enumerate(equations):
            if at != done and (factor := equation[unknown]):
                equations[at] = [term - factor * kept for term, kept in zip(equation, equations[done], strict=True)]
        lead.append(unknown)
    if any(equation[-1] for equation in equations[len(lead) :]):
        return None
    values = [Fraction(near).limit_denominator(ROUNDED) for near in guess]
    free = [unknown for unknown in range(unknowns) if unknown not in lead]
    for at, unknown in enumerate(lead):
        values[unknown] = equations[at][-1] - sum(equations[at][other] * values[other] for other in free)
    return values
