"""The computer in the group edition: what it infers from the rows of others, and what it does.

`decisions` chooses the action. `asker_models` and `inference` draw conclusions from the rows of others. What any player
of a group match needs is in `keypeg.thinking`: `group_holdings` lists who may hold which tokens, `group_beliefs` keeps
the holdings that fit the answers, `group_questions` looks for an informative row, `group_calls` weighs an early call,
and `group_rivals` works out for it how near the others are to the code.
"""
