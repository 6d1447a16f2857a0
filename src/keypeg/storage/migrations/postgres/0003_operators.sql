-- For quotas and for removal: when a table was opened, by which guest, and from where. The origin is a keyed hash of a
-- network. It is removed as soon as the table is over.
ALTER TABLE tables ADD COLUMN opened BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN opener TEXT;
ALTER TABLE tables ADD COLUMN origin TEXT;
UPDATE tables SET opened = (head::json->>'created')::bigint;
CREATE INDEX opened_by ON tables (opener) WHERE opener IS NOT NULL AND stage <> 'over';
CREATE INDEX opened_from ON tables (origin) WHERE origin IS NOT NULL AND stage <> 'over';

-- When a guest was here last, to the day. Of those who are here already it is not known.
ALTER TABLE guests ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE guests SET seen = (extract(epoch FROM clock_timestamp()) * 1000)::bigint;

CREATE INDEX tokens_of_guest ON tokens (guest);
CREATE INDEX expiring_tokens ON tokens (expires) WHERE expires IS NOT NULL;
CREATE INDEX record_age ON records (kept);

-- Who may not use the server: a guest by its id, or a network in CIDR notation.
CREATE TABLE bans (
  subject TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  since BIGINT NOT NULL,
  until BIGINT,
  note TEXT NOT NULL
);

-- What an operator, or a node that removes something, changed in the database. Nodes read it every few seconds.
CREATE TABLE orders (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at BIGINT NOT NULL,
  kind TEXT NOT NULL,
  table_id BIGINT,
  guest TEXT
);
CREATE INDEX order_age ON orders (at);

-- Tables that were removed, until their lines are deleted as well.
CREATE TABLE removed_tables (
  table_id BIGINT PRIMARY KEY
);

-- Which node does a piece of work that one node at a time should do, and until when.
CREATE TABLE chores (
  name TEXT PRIMARY KEY,
  node TEXT NOT NULL,
  until BIGINT NOT NULL
);

-- Keys that all nodes share.
CREATE TABLE shared_keys (
  name TEXT PRIMARY KEY,
  value BYTEA NOT NULL
);
