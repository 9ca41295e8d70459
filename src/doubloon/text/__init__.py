"""The terminal's table: renders views, asks for moves, keeps what was played."""
