## Pirates of Maracaibo, getekend: wat op het bord staat

mb-map = De Caraïben en het vasteland
mb-caribbean = De Caraïben
mb-start = Start
mb-last = laatst
mb-island-worth = { $markers } · elk { $worth } OP
mb-movement = Vaarbereik
mb-quests = Queestes
mb-deck = stapel { $count }
mb-figureheads = Boegbeelden
mb-own-quests = Queestes (alleen jij ziet ze)
mb-their-quests = Queestes: wat iedereen zag ligt open
mb-to-do = Nog te doen
mb-power-left = nog { $power }
mb-bonus-first = eerst een bonus
mb-first-possible = het eerste dat kan
mb-to-come = komen nog
mb-played = gespeeld
mb-if-more = als meer
mb-black-market = Zwarte markt
mb-whole = De hele zee
mb-near = Van dichtbij
