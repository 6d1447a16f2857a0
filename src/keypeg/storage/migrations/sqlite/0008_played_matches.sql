-- What each finished match came to for a guest who played it, for histories. The log of the table has it all: a row that
-- is missing is worked out again. Its figures are NULL until the coach has reviewed the match, and empty if it cannot.
CREATE TABLE played_matches (
  guest TEXT NOT NULL,
  table_id INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  address TEXT NOT NULL,
  ended INTEGER NOT NULL,
  edition TEXT NOT NULL,
  result TEXT NOT NULL,
  opponents TEXT NOT NULL,
  figures TEXT,
  PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;
CREATE INDEX played_in_time ON played_matches (guest, ended, address);
CREATE INDEX played_at_table ON played_matches (table_id);
CREATE INDEX played_unreviewed ON played_matches (guest, table_id) WHERE figures IS NULL;
