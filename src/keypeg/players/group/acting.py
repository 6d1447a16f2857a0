"""A moment of the group edition: challenge, call MASTERMIND, ask a row, or wait for others."""

from collections.abc import Sequence

from keypeg.players.chance import toss
from keypeg.players.group.asking import fitting_row, weigh_rows
from keypeg.players.group.beliefs import Belief, believe
from keypeg.players.group.calling import rivals_of, should_call
from keypeg.players.group.habits import Habits, habits
from keypeg.players.group.reading import read, veiled
from keypeg.players.levels import Level
from keypeg.rules.actions import Action, AskRow, CallMastermind, Challenge
from keypeg.rules.attempts import AskedRow
from keypeg.rules.offers import MayAskRow, MayCallMastermind, MayChallenge, Offer
from keypeg.rules.views import GroupView


def act(level: Level, seed: int, view: GroupView, offers: Sequence[Offer]) -> Action | None:
    """What a player of this level does, or None to wait for others."""
    may = {type(offer): offer for offer in offers}
    asking = may.get(MayAskRow)
    if asking is None and not may.keys() & {MayCallMastermind, MayChallenge}:
        return None
    habit = habits(level)
    belief = believe(view, in_mind(habit, seed, view))
    if not len(belief):  # no holding fits: somebody has answered wrongly
        return Challenge() if MayChallenge in may else None
    if MayCallMastermind in may and belief.certain:
        return CallMastermind(belief.likeliest)
    if isinstance(asking, MayAskRow):
        return _on_turn(habit, seed, view, belief, asking)
    if habit.calls_early and MayCallMastermind in may:
        return _off_turn(habit, view, belief)
    return None


def in_mind(habit: Habits, seed: int, view: GroupView) -> tuple[AskedRow, ...]:
    """The rows that a player bears in mind, as it understands them."""
    rows = view.asked
    first = 0 if habit.remembers is None else max(0, len(rows) - habit.remembers)
    return tuple(
        _without_whites(row) if toss(seed, view, "overlook", index).random() < habit.overlooks else row
        for index, row in enumerate(rows)
        if index >= first
    )


def _without_whites(row: AskedRow) -> AskedRow:
    return row._replace(answers=tuple(None if given == "white" else given for given in row.answers))


def _on_turn(habit: Habits, seed: int, view: GroupView, belief: Belief, asking: MayAskRow) -> Action:
    chance = toss(seed, view, "turn", len(view.asked), len(view.wrong_calls))
    if not habit.weighs_rows:
        row = fitting_row(belief, chance)
        asked = sum(earlier.seat == view.seat for earlier in view.asked)
        return CallMastermind(row) if habit.patience is not None and asked >= habit.patience else AskRow(row)
    alone = not rivals_of(view)  # then there is nobody to hurry it, and nobody to hide from
    if habit.reads_rows and not alone:
        belief = read(view, belief)
    weighed = weigh_rows(belief, asking.shape, chance)
    if habit.calls_early and should_call(view, belief, weighed[0].row):
        return CallMastermind(belief.likeliest)
    return AskRow(veiled(view, weighed) if habit.veils and not alone else weighed[0].row)


def _off_turn(habit: Habits, view: GroupView, belief: Belief) -> Action | None:
    """Where calls are made at any time, somebody else may call before one's turn comes (G10)."""
    if habit.reads_rows:
        belief = read(view, belief)
    return CallMastermind(belief.likeliest) if should_call(view, belief, None) else None
