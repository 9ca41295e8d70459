"""Tables drawn to measure, one module a game; each has `make_table`."""
