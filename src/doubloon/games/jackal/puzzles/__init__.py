"""Section 21: puzzle cards for one player, their proofs, and cards made to order."""
