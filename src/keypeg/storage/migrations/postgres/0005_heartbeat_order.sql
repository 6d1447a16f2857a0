-- Heartbeats are counted in the order in which they were written: a clock may be set back between two of them.
ALTER TABLE nodes ADD COLUMN number BIGINT NOT NULL DEFAULT 0;
