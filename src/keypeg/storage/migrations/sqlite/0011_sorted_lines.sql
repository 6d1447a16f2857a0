-- New lines lie in the order in which they were written, without an index, so that a commit touches few pages. From time to
-- time they are sorted in with the others, where an index finds those of a table. Everybody reads both, as `lines`.
ALTER TABLE lines RENAME TO sorted_lines;
CREATE TABLE new_lines (
  table_id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  seat INTEGER,
  action TEXT,
  body TEXT NOT NULL
);
CREATE VIEW lines AS
  SELECT table_id, version, seat, action, body, CAST(NULL AS INTEGER) AS new_line FROM sorted_lines
  UNION ALL SELECT table_id, version, seat, action, body, rowid FROM new_lines;
CREATE TRIGGER change_line INSTEAD OF UPDATE ON lines BEGIN
  UPDATE sorted_lines SET action = new.action, body = new.body
  WHERE old.new_line IS NULL AND table_id = old.table_id AND version = old.version;
  UPDATE new_lines SET action = new.action, body = new.body WHERE rowid = old.new_line;
END;
CREATE TRIGGER delete_line INSTEAD OF DELETE ON lines BEGIN
  DELETE FROM sorted_lines WHERE old.new_line IS NULL AND table_id = old.table_id AND version = old.version;
  DELETE FROM new_lines WHERE rowid = old.new_line;
END;
