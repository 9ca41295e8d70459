"""Loot Island: map cards in columns, compasses in stacks, treasures with curses.

A set of map cards is one bit mask a colour (`maps`). An event is numbers that the chapters ask (`event_cards`): no
code names an event. Aaron is a party after the last seat; a question may say for whom a seat decides (`questions`).
`rounds` leads from the event over the turns to clean up and calls the other chapters.

`knowledge` remembers which shuffle put a card into the deck, so that what was seen stays known; `forecast` computes
for views what a landing would yield, `view` where loot value comes from.
"""
