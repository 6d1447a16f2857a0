"""The computer in the group edition: what it infers from the rows of others, and what it does.

`decisions` chooses the action. `asker_models`, `reading` and `inference` draw conclusions from the rows of others.
`public_rows` rates rows by what the table knows, `hiding` asks them, or bluffs, and `styles` says how often. What any
player of a group match needs is in `keypeg.thinking`: `group_holdings` lists who may hold which tokens, `group_beliefs`
keeps the holdings that fit the answers, `group_questions` looks for an informative row, `group_calls` weighs an early
call, and `group_rivals` works out for it how near the others are to the code.
"""
