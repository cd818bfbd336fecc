"""The table: rooms, seats, storage and the socket protocol (docs/protocol.md)."""
