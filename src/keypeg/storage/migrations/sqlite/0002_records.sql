-- Records that people brought, each under an address made of what it says.
CREATE TABLE records (
  address TEXT PRIMARY KEY,
  document TEXT NOT NULL,
  kept INTEGER NOT NULL
) WITHOUT ROWID;
