-- Which nodes have a table in memory: they are notified of what is appended to it. A node that connects again after the
-- database was down adds its tables again, so nothing is lost with this table.
CREATE UNLOGGED TABLE listeners (
  table_id BIGINT NOT NULL,
  channel TEXT NOT NULL,
  PRIMARY KEY (table_id, channel)
);
CREATE INDEX listeners_by_channel ON listeners (channel);
