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
jk-let-go = Lâcher
jk-coins = { $coins ->
    [0] sans
    [one] avec une pièce
   *[other] avec { $coins } pièces
}
jk-no-ability = pas encore de capacité
jk-ship = navire, { $turns }
