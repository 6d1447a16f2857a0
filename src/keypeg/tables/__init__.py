"""Live tables: matches that people and computers play over a server, with their seats, logs, clocks and subscriptions.

`LiveTables` (live_tables.py) is what a server uses: the tables on one node. A `Table` (table.py) is one match; whatever
happens at it becomes a line of its `TableLog` (table_log.py), and `TableState` (table_state.py) is the fold over those
lines. Subscribers get the messages of messages.py, which hold only what their seat may know. The database behind the
logs is a `LogStore` (log_store.py); the storage package implements it.
"""
