"""Thinking: everything that play and analysis need to know about a board.

- `boards`, `rulebook_boards`: the codes and rows of a board, and the boards of the rulebooks.
- `positions`, `consistent_codes`: the codes that fit the rows laid so far.
- `objectives`, `edition_objectives`: what a strategy minimises.
- `advice`, `analysis`: the best rows to lay in a position.
- `exact_search`, `one_step_rules`: strategies, searched or by a rule of thumb.
- `trees`, `tree_files`, `tree_json`, `tree_check`, `tree_lookup`, `shipped`: strategy trees and their files.
- `symmetry_classes`, `codemaker_strategies`: how a codemaker hides well.

The inner loops are in the native core (`_native`, written in C++). Long proofs are in `keypeg.research`.
"""
