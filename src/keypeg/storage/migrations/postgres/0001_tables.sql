CREATE TABLE tables (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address TEXT NOT NULL UNIQUE,
  head TEXT NOT NULL,
  stage TEXT NOT NULL,
  listed BOOLEAN NOT NULL,
  rematch_of BIGINT UNIQUE
);
CREATE INDEX lobby ON tables (id) WHERE listed AND stage <> 'over';

-- The key is the order of a table; who writes to a version that is there already is stale.
CREATE TABLE lines (
  table_id BIGINT NOT NULL,
  version INTEGER NOT NULL,
  seat SMALLINT,
  action TEXT,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, version)
);
CREATE UNIQUE INDEX actions ON lines (table_id, seat, action) WHERE action IS NOT NULL;

CREATE TABLE due (
  table_id BIGINT NOT NULL,
  seat SMALLINT NOT NULL,
  version INTEGER NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX due_at ON due (at);

CREATE TABLE holdings (
  table_id BIGINT NOT NULL,
  seat SMALLINT NOT NULL,
  guest TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX held ON holdings (guest, table_id);

CREATE TABLE guests (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created BIGINT NOT NULL
);

-- Only hashes: what opens a seat is known to its player's devices alone. One that expires is a transfer link's.
CREATE TABLE tokens (
  hash BYTEA PRIMARY KEY,
  guest TEXT NOT NULL REFERENCES guests (id),
  expires BIGINT
);

CREATE TABLE nodes (
  node TEXT PRIMARY KEY,
  seen BIGINT NOT NULL
);

CREATE TABLE outages (
  began BIGINT NOT NULL,
  ended BIGINT NOT NULL
);
