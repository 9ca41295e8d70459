## Pirates of Maracaibo, drawn: what stands on the board

mb-map = The Caribbean and the mainland
mb-caribbean = The Caribbean
mb-start = Start
mb-last = last
mb-island-worth = { $markers } · { $worth } VP each
mb-movement = Ship movement
mb-quests = Quests
mb-deck = deck { $count }
mb-figureheads = Figureheads
mb-own-quests = Quests (only you see them)
mb-their-quests = Quests: those that everybody saw lie face up
mb-to-do = Left to do
mb-power-left = { $power } left
mb-bonus-first = first, a bonus
mb-first-possible = the first possible
mb-to-come = to come
mb-played = played
mb-if-more = if more
mb-black-market = Black market
mb-whole = The whole sea
mb-near = From near
