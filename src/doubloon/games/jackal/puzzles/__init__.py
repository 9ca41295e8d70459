"""Section 21: puzzle cards for one player, their proofs, and cards made to order.

A card is a small island with one sea cell, which is everywhere off the layout; `position` plays it with the
chapters of the big game. The solver knows no rule: `reach` lets the engine play every move from every place once
and remembers what came of it, `hoard` numbers the distributions of gold, and with both `packed` makes a position
one machine word, over which `solver` searches turn by turn. `grading` proves which kinds of tiles a card needs,
`generator` draws layouts until one is proved good, `book` is what commands ask, `shelf/` holds the shipped cards.
"""
