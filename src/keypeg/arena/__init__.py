"""The arena: matches among computer players, their standings with confidence intervals, and plots of them.

`entrants` finds players by name, and `tournament` says who sits where in which match. `matches` plays one match,
`scheduled_matches` one match of a tournament, and `batches` all of them on several processes. `standings` adds up the
results, with the intervals of `intervals`, and `plots` draws them; `report_text` has the words for tables and plots.
`refusals` lists what the arena refuses.
"""
