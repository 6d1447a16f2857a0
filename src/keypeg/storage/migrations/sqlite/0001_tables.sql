CREATE TABLE tables (
  id INTEGER PRIMARY KEY,
  address TEXT NOT NULL UNIQUE,
  head TEXT NOT NULL,
  stage TEXT NOT NULL,
  listed INTEGER NOT NULL,
  rematch_of INTEGER UNIQUE
);
CREATE INDEX lobby ON tables (id) WHERE listed AND stage <> 'over';

-- Lines lie in the order they were written, so that a commit touches few pages; the key finds a table's own.
CREATE TABLE lines (
  table_id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  seat INTEGER,
  action TEXT,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, version)
);
CREATE UNIQUE INDEX actions ON lines (table_id, seat, action) WHERE action IS NOT NULL;

CREATE TABLE due (
  table_id INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX due_at ON due (at);

CREATE TABLE holdings (
  table_id INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  guest TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX held ON holdings (guest, table_id);

CREATE TABLE guests (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created INTEGER NOT NULL
) WITHOUT ROWID;

-- Only hashes: what opens a seat is known to its player's devices alone. One that expires is a transfer link's.
CREATE TABLE tokens (
  hash BLOB PRIMARY KEY,
  guest TEXT NOT NULL REFERENCES guests (id),
  expires INTEGER
) WITHOUT ROWID;

CREATE TABLE nodes (
  node TEXT PRIMARY KEY,
  seen INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE outages (
  began INTEGER NOT NULL,
  ended INTEGER NOT NULL
);
