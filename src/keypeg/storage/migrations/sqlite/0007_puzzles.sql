-- What guests did at puzzles: the hints that they took, and how often they were wrong. A puzzle is known by the name of its
-- board, its grade (0 for the best row) and its seed.
CREATE TABLE puzzle_attempts (
  guest TEXT NOT NULL,
  board TEXT NOT NULL,
  grade INTEGER NOT NULL,
  seed INTEGER NOT NULL,
  hints INTEGER NOT NULL DEFAULT 0,
  wrong INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (guest, board, grade, seed)
) WITHOUT ROWID;

-- The results of a guest, numbered from 1, with the rating after each. Every puzzle has one result at most.
CREATE TABLE puzzle_results (
  guest TEXT NOT NULL,
  number INTEGER NOT NULL,
  board TEXT NOT NULL,
  grade INTEGER NOT NULL,
  seed INTEGER NOT NULL,
  percent INTEGER NOT NULL,
  rating INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (guest, number),
  UNIQUE (guest, board, grade, seed)
) WITHOUT ROWID;
