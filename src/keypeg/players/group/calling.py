"""Calling: whether to announce MASTERMIND before one is certain, because somebody else may be certain first."""

import os, json
import numpy as np

from keypeg.players.group.asking import answers_to
from keypeg.players.group.beliefs import Belief
from keypeg.players.group.draws import Draw, Floats, Holdings, Ints, reply_table
from keypeg.players.group.rivals import heaps, open_holdings, readiness
from keypeg.rules.views import GroupView

PAR = json.loads(os.environ.get("PAR", "{}"))


def worth_of_asking(view: GroupView, belief: Belief, row: str, level="strong") -> float:
    """The chance to win the round by asking this row and calling later."""
    draw = belief.draw
    key = f"{level}{view.seats}{view.boards_each}"
    tau, hope, growth, risk = PAR.get(key, [0.6, 0.3, 1.0, 0.0])
    joint = answers_to(belief, [row])[0]
    named, cell = np.unique(joint * len(belief.codes) + belief.code_of, return_inverse=True)
    mass = np.bincount(cell, belief.chance, len(named))
    ans = named // len(belief.codes)
    top = np.zeros(int(ans.max()) + 1)
    np.maximum.at(top, ans, mass)
    total = np.bincount(joint, belief.chance, len(top))
    p_after = (top / np.maximum(total, 1e-300))[joint]
    future = np.clip(p_after * growth, hope, 1.0)
    table = open_holdings(draw, view.asked, view.wrong_calls)
    if table is None or not len(table.code):
        return float((belief.chance * future).sum())
    mine = {}
    own = list(draw.of_seat(belief.seat))
    powers = draw.tokens ** np.arange(draw.boards)
    ids = (table.held * powers).sum(axis=1)
    order = np.argsort(ids)
    where = order[np.searchsorted(ids[order], (belief.held * powers).sum(axis=1)).clip(0, len(ids) - 1)]
    told = reply_table(draw, [row])[0]
    answers = np.zeros(len(table.code), dtype=np.int64)
    for board in belief.others:
        answers = answers * 3 + told[table.held[:, board]]
    worth = np.zeros(len(belief))
    still = np.ones(len(belief))
    for step in range(1, view.seats):
        rival = (belief.seat + step) % view.seats
        if view.out[rival]:
            continue
        ready, right = readiness(table, heaps(draw, rival, table.held, answers))
        ready, right = ready[where], right[where]
        calls = np.where(ready > 1 - 1e-9, 1.0, np.where(ready >= tau, risk, 0.0))
        still = still * (1 - calls * right)
        future = np.where(calls > 0, future + calls * (1 - right) * (1 - future) / (view.seats - 1), future)
    return float((belief.chance * still * future).sum())
