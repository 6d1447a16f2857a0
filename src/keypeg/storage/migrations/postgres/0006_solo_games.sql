-- Games of one person alone. A request is made once by its guest; that of a daily code is made of the box and the day.
CREATE TABLE solo_games (
  id TEXT PRIMARY KEY,
  guest TEXT NOT NULL,
  request TEXT NOT NULL,
  kind TEXT NOT NULL,
  box TEXT NOT NULL,
  version BIGINT NOT NULL,
  over BOOLEAN NOT NULL,
  changed BIGINT NOT NULL,
  state TEXT NOT NULL
);
CREATE UNIQUE INDEX solo_requests ON solo_games (guest, request);
CREATE INDEX solo_age ON solo_games (changed);
