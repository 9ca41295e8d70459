"""Balance reports: what bots take, how they score, and which way of playing wins."""
