"""What to do at a moment of the group edition: challenge, call MASTERMIND, ask a row, or wait for others."""

from collections.abc import Sequence

from keypeg.players.group.inference import infer_from_rows, least_revealing_row
from keypeg.players.levels import GroupHabits
from keypeg.players.random_draws import seeded_random
from keypeg.rules.actions import Action, AskRow, CallMastermind, Challenge
from keypeg.rules.attempts import AskedRow
from keypeg.rules.offers import MayAskRow, MayCallMastermind, MayChallenge, Offer
from keypeg.rules.views import GroupView
from keypeg.thinking.group_beliefs import Belief, believe
from keypeg.thinking.group_calls import rivals_of, should_call
from keypeg.thinking.group_questions import consistent_row, rate_rows


def choose_action(habits: GroupHabits, seed: int, view: GroupView, offers: Sequence[Offer]) -> Action | None:
    """What a player with these habits does, or None to wait for others."""
    may = {type(offer): offer for offer in offers}
    asking = may.get(MayAskRow)
    if asking is None and not may.keys() & {MayCallMastermind, MayChallenge}:
        return None
    belief = believe(view, remembered_rows(habits, seed, view))
    if not len(belief):  # no holding fits: somebody has answered wrongly
        return Challenge() if MayChallenge in may else None
    if MayCallMastermind in may and belief.certain:
        return CallMastermind(belief.likeliest)
    if isinstance(asking, MayAskRow):
        return _on_turn(habits, seed, view, belief, asking)
    if habits.calls_early and MayCallMastermind in may:
        return _off_turn(habits, view, belief)
    return None


def remembered_rows(habits: GroupHabits, seed: int, view: GroupView) -> tuple[AskedRow, ...]:
    """The last rows on the table, some of them without their white answers."""
    rows = view.asked
    first = 0 if habits.rows_remembered is None else max(0, len(rows) - habits.rows_remembered)
    return tuple(
        _without_whites(row) if seeded_random(seed, view, "overlook", index).random() < habits.overlook_chance else row
        for index, row in enumerate(rows)
        if index >= first
    )


def _without_whites(row: AskedRow) -> AskedRow:
    return row._replace(answers=tuple(None if given == "white" else given for given in row.answers))


def _on_turn(habits: GroupHabits, seed: int, view: GroupView, belief: Belief, asking: MayAskRow) -> Action:
    rng = seeded_random(seed, view, "turn", len(view.asked), len(view.wrong_calls))
    if not habits.weighs_rows:
        row = consistent_row(belief, rng)
        asked = sum(earlier.seat == view.seat for earlier in view.asked)
        out_of_patience = habits.patience_rows is not None and asked >= habits.patience_rows
        return CallMastermind(row) if out_of_patience else AskRow(row)
    alone = not rivals_of(view)  # then there is no hurry, and nobody to hide from
    if habits.reads_rows and not alone:
        belief = infer_from_rows(view, belief)
    rated = rate_rows(belief, asking.shape, rng)
    if habits.calls_early and should_call(view, belief, rated[0].row):
        return CallMastermind(belief.likeliest)
    return AskRow(least_revealing_row(view, rated) if habits.veils and not alone else rated[0].row)


def _off_turn(habits: GroupHabits, view: GroupView, belief: Belief) -> Action | None:
    """Where calls are allowed at any time, somebody else may call before this player's turn comes (G10)."""
    if habits.reads_rows:
        belief = infer_from_rows(view, belief)
    return CallMastermind(belief.likeliest) if should_call(view, belief, None) else None
