"""The play server: one authority for every table, talking to browsers over HTTP and WebSocket."""
