-- Lines lie in the order in which they were written. The index that finds those of a table is brought up to date from time
-- to time, so that a commit touches few pages. Everybody reads `lines`, which has those that the index lacks as well.
CREATE TABLE stored_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  seat INTEGER,
  action TEXT,
  body TEXT NOT NULL
);
INSERT INTO stored_lines (table_id, version, seat, action, body)
  SELECT table_id, version, seat, action, body FROM lines ORDER BY rowid;
DROP TABLE lines;
CREATE TABLE line_index (
  table_id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  line INTEGER NOT NULL,
  PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO line_index SELECT table_id, version, id FROM stored_lines ORDER BY table_id, version;
CREATE TABLE indexed (last_line INTEGER NOT NULL);
INSERT INTO indexed SELECT coalesce(max(id), 0) FROM stored_lines;

CREATE VIEW lines AS
  SELECT line_index.table_id, line_index.version, seat, action, body, line FROM line_index JOIN stored_lines ON id = line
  UNION ALL
  SELECT table_id, version, seat, action, body, id FROM stored_lines WHERE id > (SELECT last_line FROM indexed);
CREATE TRIGGER change_line INSTEAD OF UPDATE ON lines BEGIN
  UPDATE stored_lines SET action = new.action, body = new.body WHERE id = old.line;
END;
CREATE TRIGGER delete_line INSTEAD OF DELETE ON lines BEGIN
  DELETE FROM line_index WHERE table_id = old.table_id AND version = old.version;
  DELETE FROM stored_lines WHERE id = old.line;
END;
