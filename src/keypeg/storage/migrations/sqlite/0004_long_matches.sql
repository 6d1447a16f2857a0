-- Whether only computers play at a table.
ALTER TABLE tables ADD COLUMN computers_alone INTEGER NOT NULL DEFAULT 0;
-- Until when somebody follows a table of computers alone.
ALTER TABLE tables ADD COLUMN followed INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET computers_alone = head NOT LIKE '%"sitter":"guest"%'
  AND head NOT LIKE '%"sitter":"link"%' AND head NOT LIKE '%"sitter":"anyone"%';

-- States of tables, so that a long log need not be read from its start. They hold secrets, as the lines do.
CREATE TABLE states (
  table_id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  actions INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  format INTEGER NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (table_id, version)
);
