-- Whether a guest is a program. It says so when it is created, and that never changes.
ALTER TABLE guests ADD COLUMN bot BOOLEAN NOT NULL DEFAULT FALSE;

-- Which of the opponents of a match were bots: places in the list of their names, from 0, as JSON.
ALTER TABLE played_matches ADD COLUMN bots TEXT NOT NULL DEFAULT '[]';
