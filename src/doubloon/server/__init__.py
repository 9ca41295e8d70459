"""Tables in the browser: seats and tokens, the log of every table, bots, HTTP and WebSocket. Knows the kernel only."""
