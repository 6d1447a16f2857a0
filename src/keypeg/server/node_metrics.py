"""The metrics of a node that are read from its parts: tables, database, due work, bans, removals."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from keypeg.server.node import Node


def add_node_metrics(node: "Node") -> None:
    """Add everything that is counted elsewhere."""
    metrics, store, oversight = node.metrics, node.store, node.oversight
    metrics.add_gauge("keypeg_commits", "Transactions made durable", lambda: store.commits)
    metrics.add_gauge("keypeg_writer_queue", "Writes that wait for the next transaction", lambda: store.queued)
    metrics.add_gauge(
        "keypeg_due_work", "Computers' moves and clock checks in the database", lambda: oversight.due.pending
    )
    metrics.add_gauge(
        "keypeg_overdue_work", "Those of them that should have been done 5 seconds ago", lambda: oversight.due.overdue
    )
    metrics.add_gauge("keypeg_bans", "Guests and networks that are banned", lambda: len(oversight.banned))
    metrics.add_counts(
        "keypeg_database_errors",
        "Reads and transactions that failed because the database did not answer",
        "operation",
        lambda: {"read": store.read_failures, "write": store.write_failures},
    )
    metrics.add_counts(
        "keypeg_removed", "What this node removed because it was too old", "kind", lambda: node.retention.removed
    )
