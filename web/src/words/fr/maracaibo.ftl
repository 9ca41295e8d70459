## Pirates of Maracaibo, dessiné : ce qui figure sur le plateau

mb-map = Les Caraïbes et le continent
mb-caribbean = Les Caraïbes
mb-start = Départ
mb-last = dernier
mb-island-worth = { $markers } · { $worth } PV l’une
mb-movement = Déplacement du navire
mb-quests = Quêtes
mb-deck = pioche { $count }
mb-figureheads = Figures de proue
mb-own-quests = Quêtes (vous seul les voyez)
mb-their-quests = Quêtes : celles que tous ont vues sont visibles
mb-to-do = Reste à faire
mb-power-left = reste { $power }
mb-bonus-first = d’abord un bonus
mb-first-possible = la première possible
mb-to-come = à venir
mb-played = jouées
mb-if-more = si plus
mb-black-market = Marché noir
mb-whole = Toute la mer
mb-near = De près
