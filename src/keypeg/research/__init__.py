"""Research: long searches. Proofs kept in ledgers and shared among workers, and the equilibrium of a board."""
