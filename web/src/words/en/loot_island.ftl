# The table of Loot Island: what the page says beyond the game's own words.

li-big = big
li-small = small
li-final = final
li-any-colour = any colour
li-treasures = Treasures
li-maps = Maps
li-healers = Healers
li-face-down = face down
li-dealt = dealt to you
li-events-to-come = Events to come
li-order-unknown = order unknown
li-small-islands = Small islands
li-of-edge = of { $edge }
li-no-cards = No map cards
li-your-treasures = Your treasures
