"""The server: tables over HTTP and WebSocket, kept in an append-only log (docs/server.md)."""
