-- Whether an action was played before is known by the ids of its table's log. They need no index.
DROP INDEX actions;
