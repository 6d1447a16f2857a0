"""The match record: read, write, replay and redact it. What PGN is to chess."""
