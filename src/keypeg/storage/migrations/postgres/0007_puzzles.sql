-- What guests did at puzzles: the hints that they took, and how often they were wrong. A puzzle is known by the name of its
-- board, its grade (0 for the best row) and its seed.
CREATE TABLE puzzle_attempts (
  guest TEXT NOT NULL,
  board TEXT NOT NULL,
  grade SMALLINT NOT NULL,
  seed BIGINT NOT NULL,
  hints SMALLINT NOT NULL DEFAULT 0,
  wrong INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (guest, board, grade, seed)
);

-- The results of a guest, numbered from 1, with the rating after each. Every puzzle has one result at most.
CREATE TABLE puzzle_results (
  guest TEXT NOT NULL,
  number INTEGER NOT NULL,
  board TEXT NOT NULL,
  grade SMALLINT NOT NULL,
  seed BIGINT NOT NULL,
  percent SMALLINT NOT NULL,
  rating SMALLINT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (guest, number),
  UNIQUE (guest, board, grade, seed)
);
