"""The server: HTTP and websockets in front of live tables. It carries messages, and decides nothing about a match."""
