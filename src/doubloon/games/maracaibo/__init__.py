"""Pirates of Maracaibo: a sea of cards to sail, to buy and to use; alone, against Jordan.

Cards, slots, tiles and track spaces are effect lists, compiled from the component file (`reading`, `compiling`,
`effects`) and run by one interpreter (`resolving`). A list in progress is a question with the list's number, the
mask of its open entries and the terms of their use. No code names a card.

What all questions of a turn share, and how a lone answer is given unasked, is in `questions`. `solo` and `jordan`
are the opponent without a seat; `steering` tells searches what it may end with.
"""
