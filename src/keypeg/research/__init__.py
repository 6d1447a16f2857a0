"""Research: long searches. Play and analysis need none of them; only the pools of `workers` are used elsewhere too.

- `part_search`, `anytime_search`, `strategy_builder`: strategies for boards, proven or as good as the time allows.
- `ledgers`, `ledger_audit`: the file of a long proof, and its check.
- `proof_schedule`, `part_plan`: what a proof searches next, and the pieces of a large part.
- `parallel_proof`, `proof_tasks`, `workers`, `shared_memo`: a proof shared among processes or a Dask cluster.
- `equilibrium`, `matrix_game`: the value of a board when the codemaker plays as well as the codebreaker.
"""
