"""The coach: why something cannot be done, what the strongest opponent would do, what a game could have been."""
