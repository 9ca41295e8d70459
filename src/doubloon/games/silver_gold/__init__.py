"""Silver & Gold: islands of boxes, crossed off by everybody at once and in secret.

A card, a placement and a set of marks are bit masks over a board of 4 by 4 boxes (`cards`), so that the legal
crossings of a pattern are one comparison each.
"""
