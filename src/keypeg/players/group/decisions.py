"""What to do at a moment of the group edition: challenge, call MASTERMIND, ask a row, or wait for others."""

from collections.abc import Sequence

from keypeg.players.group.hiding import hiding_row
from keypeg.players.group.inference import infer_from_rows
from keypeg.players.group.styles import Style, style_of_round
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
        return _off_turn(habits, seed, view, belief)
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
    if habits.styles and rivals_of(view):  # alone, there is no hurry, and nobody to hide from
        return _in_style(style_of_round(habits.styles, seed, view), seed, view, belief, asking)
    row = rate_rows(belief, asking.shape, rng)[0].row
    if habits.calls_early and should_call(view, belief, row):
        return CallMastermind(belief.likeliest)
    return AskRow(row)


def _in_style(style: Style, seed: int, view: GroupView, belief: Belief, asking: MayAskRow) -> Action:
    """Ask by what the table knows, or as with a false hand, and call by what the rows of others add."""
    row = hiding_row(style, seed, view, belief, asking.shape)
    belief = infer_from_rows(view, belief, style.reading)
    return CallMastermind(belief.likeliest) if should_call(view, belief, row) else AskRow(row)


def _off_turn(habits: GroupHabits, seed: int, view: GroupView, belief: Belief) -> Action | None:
    """Where calls are allowed at any time, somebody else may call before this player's turn comes (G10)."""
    if habits.styles:
        belief = infer_from_rows(view, belief, style_of_round(habits.styles, seed, view).reading)
    return CallMastermind(belief.likeliest) if should_call(view, belief, None) else None
