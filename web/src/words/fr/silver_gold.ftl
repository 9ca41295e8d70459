# La table de Silver & Gold : ce que la page dit en plus des mots du jeu.

sg-island = Carte { $place } : { $what }
sg-island-of = Île de { $name }
sg-displayed = Étalage, place { $place } : { $what }
sg-box-laid = choisie

sg-turn = Tourner
sg-flip = Retourner
sg-one-box = Une case
sg-how-pattern = Posez le motif sur une île, puis cochez-le.
sg-how-box = Choisissez une case, puis cochez-la.
sg-cross-off = Cocher

sg-keep = Garder ces deux cartes
sg-picked = { $count } sur 2 choisies
sg-kept = gardée

sg-expeditions = encore { $left } cartes expédition sur { $all }
sg-revealed = révélée
sg-removed = { $count ->
    [one] 1 carte retirée
   *[other] { $count } cartes retirées
}
sg-coins = { $coins } cases pièce sur { $boxes }.
sg-cups = Coupes : { $cups }.
sg-palms = Cases palmier : { $palms }.
sg-completed = { $count ->
    [0] Aucune carte terminée
    [one] 1 carte terminée
   *[other] { $count } cartes terminées
}
sg-enlarge = Agrandir : { $what }
sg-new = nouvelle
sg-last = Cochées en dernier : { $boxes }
sg-close = Fermer
sg-folded = { $seats ->
    [1] La carte de score est sous « À moi ».
   *[other] La carte de score est sous « À moi », les îles des autres sous « Autres ».
}

sg-sign-cross = une case de plus aussitôt, où vous voulez sur vos cartes
sg-sign-coin = remplit une case pièce de votre carte de score : 1 point
sg-sign-palm = 1 point, plus 1 par palmier de l’étalage
sg-sign-cup = pour quatre pièces en ligne ; la première vaut 6
sg-sign-purple = 14 cases, 14 points
sg-sign-orange = 12 cases, 12 points
sg-sign-green = 10 cases, 10 points
sg-sign-grey = 8 cases, 8 points
sg-sign-seal = 1 ou 2 points par carte pleine de la couleur indiquée
