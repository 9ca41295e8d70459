# La table de Loot Island : ce que dit la page en plus des mots du jeu.

li-big = gros
li-small = petit
li-final = final
li-any-colour = toute couleur
li-treasures = Trésors
li-maps = Cartes
li-healers = Guérisseuses
li-face-down = face cachée
li-dealt = distribuée
li-events-to-come = À venir
li-order-unknown = ordre inconnu
li-small-islands = Petites îles
li-of-edge = sur { $edge }
li-no-cards = Aucune carte
li-lay = Poser { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
li-to-edge = { $left ->
    [0] limite atteinte
    [one] plus que 1 avant la limite
   *[other] encore { $left } avant la limite
}
li-you-pick = Vous choisissez en { $turns } sur { $all }.
li-fate = +{ $gold } or, puis { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
li-all-of = les { $count }
li-price-at = prix à { $cubes }
li-aaron-you = Vous décidez pour lui
li-aaron-may = À vous : vous pouvez jouer pour lui
li-aaron-other = { $name } peut jouer pour lui
li-aaron-rests = Il attend
li-cube-check = Qui a { $edge } cubes ou plus est éliminé
li-healers-paid = Les rescapés paient maintenant une guérisseuse
li-cubes-out = { $cubes } cubes : éliminé
li-cannot-pay = ne peut pas payer : éliminé
li-not-colour = pas de { $colour }
li-over-edge = éliminé, sauf si { $over } partent avant la fin
li-with-cubes = { $deed } : { $change } { $cubes ->
    [0] cube
    [one] cube
   *[other] cubes
}
li-look-treasures = Voir tous les trésors

li-sign-discard = chacun de ceux qui y ont une boussole peut défausser 1 cube
li-sign-chest = coffre
li-sign-plus = +1
li-sign-cube = treize à la fin et vous êtes éliminé ; moins, cela coûte de l’or
li-sign-first = commence la manche suivante ; 5 or à la fin
li-sign-healer = retire vos cubes à la fin, contre de l’or
li-sign-coin_bag = vaut son or
li-sign-book = vaut un multiple de la malédiction d’un autre trésor
li-sign-crown = plus de croix rapportent plus
li-sign-skull = des crânes différents paient pour chaque autre type possédé
li-put-away = Écarter { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
li-kept = Vous en gardez { $count } sur { $all }.
li-with-change = { $deed } { $change }
