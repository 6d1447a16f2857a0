"""Matrix games: the optimal mixed strategies of codemaker and codebreaker, as exact fractions.

The codemaker chooses a symmetry class of codes, the codebreaker one of the strategies found so far. A linear program in
floating point tells which of them are played. The equations that then hold with equality give the exact probabilities.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

Payoffs = tuple[Fraction, ...]
"""What one of the codebreaker's strategies costs on average against each symmetry class of codes."""

MixedStrategy = tuple[Fraction, ...]
"""Probabilities that add up to one."""

TOLERANCE: Final = 1e-9
"""A floating-point number below this counts as zero."""

MOST_DENOMINATOR: Final = 1_000_000
"""The largest denominator of a probability that no equation settles."""


class MatrixGameSolution(Struct, frozen=True):
    """How often to hide each symmetry class, and how often to follow each strategy."""

    codemaker: MixedStrategy
    codebreaker: MixedStrategy

    def upper_bound(self, strategies: Sequence[Payoffs]) -> Fraction:
        """The cost of the codebreaker's mixed strategy at worst, whatever is hidden."""
        return max(
            sum(
                (
                    probability * payoffs[column]
                    for probability, payoffs in zip(self.codebreaker, strategies, strict=True)
                ),
                Fraction(),
            )
            for column in range(len(strategies[0]))
        )


def solve_matrix_game(strategies: Sequence[Payoffs]) -> MatrixGameSolution:
    """The equilibrium of the game in which the codebreaker has these strategies and no others."""
    # Imported here because it takes half a second, which other commands do not have.
    from scipy.optimize import linprog

    classes = len(strategies[0])
    found = linprog(
        [0.0] * classes + [-1.0],
        A_ub=[[*(-float(cost) for cost in payoffs), 1.0] for payoffs in strategies],
        b_ub=[0.0] * len(strategies),
        A_eq=[[1.0] * classes + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * classes + [(None, None)],
        method="highs",
    )
    if not found.success:  # a game always has an equilibrium
        raise ArithmeticError(f"The linear program was not solved: {found.message}")
    codemaker = [float(probability) for probability in found.x[:classes]]
    codebreaker = [-float(probability) for probability in found.ineqlin.marginals]
    row_slack = [abs(float(slack)) for slack in found.slack]
    column_slack = [abs(float(slack)) for slack in found.lower.marginals[:classes]]
    columns = list(zip(*strategies, strict=True))
    return MatrixGameSolution(
        _exact_probabilities(codemaker, strategies, codebreaker, row_slack),
        _exact_probabilities(codebreaker, columns, codemaker, column_slack),
    )


def _exact_probabilities(
    own: list[float], payoffs: Sequence[Sequence[Fraction]], others: list[float], slack: list[float]
) -> MixedStrategy:
    """The probabilities of one side as fractions: every choice that the other side plays, or might, pays the same."""
    support = [at for at, probability in enumerate(own) if probability > TOLERANCE]
    played = [at for at, probability in enumerate(others) if probability > TOLERANCE]
    tight = [at for at, rest in enumerate(slack) if rest < TOLERANCE or at in played]
    for equal in (tight, played):
        equations = [[*(payoffs[at][choice] for choice in support), Fraction(-1), Fraction()] for at in equal]
        equations.append([Fraction(1)] * len(support) + [Fraction(), Fraction(1)])
        solution = _solve_equations(equations, [own[at] for at in support] + [0.0])
        if solution is not None and all(probability >= 0 for probability in solution[:-1]):
            exact = dict(zip(support, solution[:-1], strict=True))
            return tuple(exact.get(at, Fraction()) for at in range(len(own)))
    rounded = [Fraction(max(probability, 0.0)).limit_denominator(MOST_DENOMINATOR) for probability in own]
    return tuple(probability / sum(rounded) for probability in rounded)


def _solve_equations(equations: list[list[Fraction]], guess: list[float]) -> list[Fraction] | None:
    """Solve linear equations. Unknowns that they leave open stay near the guess. None if they contradict each other."""
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
    values = [Fraction(near).limit_denominator(MOST_DENOMINATOR) for near in guess]
    free = [unknown for unknown in range(unknowns) if unknown not in lead]
    for at, unknown in enumerate(lead):
        values[unknown] = equations[at][-1] - sum(equations[at][other] * values[other] for other in free)
    return values
