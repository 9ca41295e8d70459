# La table de Jackal : ce que la page dit en plus des mots du jeu.

jk-gold = or sur l’île
jk-lost = perdu
jk-bottles = bouteilles restantes
jk-unexplored = { $count } inexplorées
jk-hidden = Peut encore être caché
jk-back = { $zone } : { $lying } face cachée, { $boxed } dans la boîte
jk-tile-count = { $tile }, { $count } en tout
jk-bear = l’ours bouge après les tours de { $crew }
jk-which-way = De quelle façon ?
jk-lens = Loupe
jk-recommended = ★ conseillé pour une première partie
jk-let-go = Lâcher
jk-coins = { $coins ->
    [0] sans
    [one] avec une pièce
   *[other] avec { $coins } pièces
}
jk-no-ability = pas encore de capacité
jk-ship = navire, { $turns }
jk-name = Donner un nom à { $figure }
jk-able = { $number } { $ability }
jk-legend = Tuiles et symboles
jk-legend-tiles = Toutes les tuiles
jk-legend-edges = Bord pointillé : sert une fois, puis c’est une terre vide, dessinée au crayon. Zigzag rouge : personne n’y entre avec une pièce. Les petites images sont les dos, avec le nombre de tuiles qui les portent.
jk-legend-figures = Les figurines et ce qui leur arrive
jk-legend-signs = Ce qu’une case promet
jk-legend-abilities = Capacités
jk-on-ship = sur le navire
jk-sign-explored = retourne une tuile
jk-sign-hit = assomme quelqu’un
jk-sign-dies = il meurt
jk-sign-mauled = l’ours
jk-sign-coin-left = la pièce reste là
jk-sign-coin-sunk = la pièce coule
jk-sign-coin-lost = la pièce est perdue
jk-sign-coin-home = de l’or
jk-sign-drunk = ivre
jk-sign-trapped = pris au piège
jk-sign-advanced = un sentier, pas à pas
jk-sign-rolled = le dé décide
jk-sign-swims = dans la mer
jk-sign-aboard = à bord
jk-sign-back = renvoyé
jk-sign-bottles = une bouteille
