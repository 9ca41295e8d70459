# Silver & Gold. The first groups are the terms of NAMES.toml, one message each; the rest says things with them.

## title

title-published = Silver & Gold
title-neutral = Les îles à cocher

## components

components-treasure-card = carte trésor
components-treasure-cards = cartes trésor
components-expedition-card = carte expédition
components-expedition-cards = cartes expédition
components-score-card = carte de score
components-round-card = carte des manches
components-pen = feutre
components-treasure-stack = pioche des trésors
components-expedition-stack = pioche des expéditions
components-display = étalage
components-displayed-card = carte de l'étalage
components-working-card = carte devant vous
components-completed-card = carte terminée
components-start-marker = jeton premier joueur

## parts

parts-island = île
parts-box = case
parts-boxes = cases
parts-empty-box = case libre
parts-crossed-box = case cochée
parts-pattern = motif
parts-cross = croix
parts-coin = pièce
parts-coins = pièces
parts-palm = palmier
parts-palms = palmiers
parts-seal = sceau
parts-seals = sceaux
parts-coin-row = rangée de pièces
parts-symbol = symbole
parts-value = valeur
parts-cup = coupe
parts-cups = coupes
parts-cup-field = case coupe
parts-palm-box = case palmier
parts-round-box = case de manche
parts-points = points de victoire
parts-points-short = PV

## colours

colours-purple = violet
colours-orange = orange
colours-green = vert
colours-grey = gris

## patterns

patterns-I2 = deux en ligne
patterns-I3 = trois en ligne
patterns-V3 = petit angle
patterns-L4 = L
patterns-T4 = T
patterns-O4 = carré

## flow

flow-setup = mise en place
flow-round = manche
flow-turn = tour
flow-action-reveal = révéler l'expédition
flow-action-cross = cocher des cases
flow-action-claim = coupes et cartes terminées
flow-start-player = premier joueur
flow-clockwise = sens horaire
flow-finished = terminé
flow-simultaneous = tous en même temps
flow-end-of-round = fin de la manche
flow-end-of-game = fin de la partie
flow-final-scoring = décompte final
flow-tie-break = départage
flow-winner = vainqueur
flow-shared-place = place partagée
flow-shared-win = victoire partagée

## actions

actions-keep-two = gardez deux cartes
actions-place-pattern = cocher le motif
actions-single-box = cocher une seule case
actions-bonus-box = case bonus
actions-rotate = tourner
actions-mirror = retourner
actions-confirm = valider
actions-undo = annuler
actions-take-displayed = prendre une carte de l'étalage
actions-take-top = prendre la première carte
actions-claim-cup = prendre une coupe
actions-wait = en attente des autres
actions-forced-pass = aucune case : passe

## score

score-from-cards = cartes terminées
score-from-seals = sceaux
score-from-coins = cases pièce
score-from-cups = coupes
score-from-palms = palmiers
score-total = total
score-forfeited = perdu

## solo

solo-variant = solo (variante maison)
solo-ghost = vaisseau fantôme
solo-removed = cartes retirées
solo-rank = rang
solo-castaway = naufragé
solo-deckhand = matelot
solo-navigator = navigateur
solo-captain = capitaine
solo-legend = légende

## options

options-memory-aid = montrer les expéditions révélées
options-start-random = premier joueur au hasard
options-start-named = premier joueur désigné

## prompts: what is asked now, and the rule behind it in plain words

prompt-keep = Gardez deux de vos quatre cartes.
prompt-cross = Cochez le motif « { $pattern } » sur une carte, ou une seule case à la place.
prompt-cross-no-fit = Le motif « { $pattern } » n’entre sur aucune de vos cartes : cochez une seule case.
prompt-extra = { $due ->
    [one] Vous avez coché une croix : cochez une case bonus.
   *[other] Il vous reste { $due } cases bonus : cochez la prochaine.
}
prompt-replace = Prenez une nouvelle carte pour la place { $place }.

rule-keep = { $seats ->
    [1] Vous voyez quatre cartes trésor et en gardez deux au choix ; elles restent devant vous. Les deux autres sont mélangées dans la pioche des trésors.
   *[other] Vous voyez quatre cartes trésor et en gardez deux au choix ; elles restent devant vous. Tout le monde choisit en même temps et en secret, puis les autres cartes sont mélangées dans la pioche des trésors.
}
rule-cross = { $seats ->
    [1] Cochez le motif entier de la carte expédition sur une de vos deux cartes, tourné et retourné à volonté, sur des cases libres uniquement ; ou bien cochez une seule case où vous voulez. Passer n’est pas permis. Après le tour, le vaisseau fantôme retire la carte qui se trouve depuis le plus longtemps dans l’étalage.
   *[other] La même carte expédition vaut pour tous. Cochez son motif entier sur une de vos deux cartes, tourné et retourné à volonté, sur des cases libres uniquement ; ou bien cochez une seule case où vous voulez. Passer n’est pas permis. Ce que les autres cochent reste caché jusqu’à ce que tous aient terminé.
}
rule-cross-no-fit = Le motif doit couvrir des cases libres d’une même carte. La place manque en ce moment : cochez donc exactement une case libre sur l’une de vos cartes, avec son symbole s’il y en a un.
rule-extra = Chaque croix que vous cochez rapporte une case bonus, sur la carte et à l’endroit de votre choix, et vous ne pouvez pas y renoncer. Si cette case montre aussi une croix, elle en rapporte une autre. Une carte pleine reste en place jusqu’à la fin du tour.
rule-replace = Vous avez mis de côté une carte pleine : ses points sont acquis. Prenez à sa place une carte de l’étalage, ou la première carte de la pioche des trésors sans la voir. L’étalage n’est complété que lorsque vous avez terminé.

## options of the table

unfit-start = La place { $named } ne peut pas commencer : il n’y a que { $seats } places.
option-start = Premier joueur
option-start-help = { $seats ->
    [1] Vous jouez en solo : vous commencez toujours.
   *[other] Qui est premier joueur au premier tour ; après chaque tour, c’est le suivant dans le sens horaire.
}
option-start-random = { $seats ->
    [1] vous
   *[other] tiré au sort
}
option-start-1 = place 1
option-start-2 = place 2
option-start-3 = place 3
option-start-4 = place 4
option-memory_aid = Montrer les expéditions révélées
option-memory_aid-help = La table montre toutes les cartes expédition révélées dans cette manche, ou seulement la dernière.
option-memory_aid-no = seule la dernière est visible
option-memory_aid-yes = toutes celles de la manche sont visibles

## events: $who is a seat's name, $you tells whether the reader sits there

event-dealt = { $you ->
    [yes] Vous recevez { $cards }.
   *[no] { $who } reçoit { $cards }.
}
event-keeping = { $you ->
    [yes] Vous choisissez de garder { $cards }.
   *[no] { $who } choisit de garder { $cards }.
}
event-kept = { $you ->
    [yes] Vous gardez { $cards }.
   *[no] { $who } garde { $cards }.
}
event-refilled = { $card } est retournée sur la place { $place } de l’étalage.
event-start = { $you ->
    [yes] Vous êtes le premier joueur.
   *[no] { $who } est le premier joueur.
}
event-turn = Manche { $round }, tour { $turn }.
event-expedition = La carte expédition montre « { $pattern } ».
event-no-box-left = { $you ->
    [yes] Vous n’avez plus de case libre et passez.
   *[no] { $who } n’a plus de case libre et passe.
}
event-crossed-cross = { $you ->
    [yes] Vous cochez le motif sur { $card } : { $boxes }.
   *[no] { $who } coche le motif sur { $card } : { $boxes }.
}
event-crossed-box = { $you ->
    [yes] Vous cochez une seule case sur { $card } : { $boxes }.
   *[no] { $who } coche une seule case sur { $card } : { $boxes }.
}
event-crossed-extra = { $you ->
    [yes] Vous cochez une case bonus sur { $card } : { $boxes }.
   *[no] { $who } coche une case bonus sur { $card } : { $boxes }.
}
event-coin = { $you ->
    [yes] Une pièce : vous avez maintenant { $coins } { $coins ->
        [one] case pièce
       *[other] cases pièce
    }.
   *[no] Une pièce : { $who } a maintenant { $coins } { $coins ->
        [one] case pièce
       *[other] cases pièce
    }.
}
event-coin-forfeited = { $you ->
    [yes] Une pièce est perdue : vos { $coins } cases pièce sont toutes cochées.
   *[no] { $who } perd une pièce : ses { $coins } cases pièce sont toutes cochées.
}
event-palm = { $you ->
    [yes] Un palmier : vous marquez { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[no] Un palmier : { $who } marque { $points } { $points ->
        [one] point
       *[other] points
    }.
}
event-palm-forfeited = { $you ->
    [yes] Un palmier est perdu : vos cases palmier sont pleines, il rapporte { $points }.
   *[no] { $who } perd un palmier : ses cases palmier sont pleines, il rapporte { $points }.
}
event-extra-lost = { $you ->
    [yes] Vous n’avez plus de case libre pour la case bonus qui vous revient : elle est perdue.
   *[no] { $who } n’a plus de case libre pour la case bonus qui lui revient : elle est perdue.
}
event-finished = { $you ->
    [yes] Vous avez terminé.
   *[no] { $who } a terminé.
}
event-plan = { $you ->
    [yes] Vous avez coché { $boxes } sur { $card }.
   *[no] { $who } a coché { $boxes } sur { $card }.
}
event-plan-coins = { $you ->
    [yes] Vous notez { $count } { $count ->
        [one] pièce
       *[other] pièces
    } et en avez maintenant { $coins }.
   *[no] { $who } note { $count } { $count ->
        [one] pièce
       *[other] pièces
    } et en a maintenant { $coins }.
}
event-row-filled = { $you ->
    [yes] Vous avez rempli une rangée de pièces !
   *[no] { $who } a rempli une rangée de pièces !
}
event-card-filled = { $you ->
    [yes] Vous avez rempli { $card } !
   *[no] { $who } a rempli { $card } !
}
event-cup = { $you ->
    [yes] Vous prenez la coupe de { $points }.
   *[no] { $who } prend la coupe de { $points }.
}
event-no-cup = { $you ->
    [yes] Il ne reste plus de coupe pour votre rangée de pièces.
   *[no] { $who } a rempli une rangée de pièces, mais il ne reste plus de coupe.
}
event-completed = { $you ->
    [yes] Vous terminez { $card } : { $points } points sont acquis.
   *[no] { $who } termine { $card } : { $points } points sont acquis.
}
event-no-replacement = { $you ->
    [yes] Il n’y a plus de carte à prendre : votre place reste vide.
   *[no] { $who } ne peut plus prendre de carte : une de ses places reste vide.
}
event-took = { $you ->
    [yes] Vous prenez { $card } de l’étalage pour la place { $place }.
   *[no] { $who } prend { $card } de l’étalage pour la place { $place }.
}
event-drew = { $you ->
    [yes] Vous tirez { $card } de la pioche des trésors pour la place { $place }.
   *[no] { $who } tire { $card } de la pioche des trésors pour la place { $place }.
}
event-round-over = Fin de la manche { $round }.
event-game-over = Fin de la partie.
event-ghost-card = Le vaisseau fantôme retire { $card } de la place { $place } de l’étalage.
event-ghost-cup = Le vaisseau fantôme prend la coupe de { $points }.

## why a move cannot be taken back

undo-kept-shown = les cartes gardées ont été montrées
undo-display-refilled = une nouvelle carte a été retournée dans l’étalage
undo-expedition-turned = la carte expédition suivante a été retournée
undo-plans-shown = { $seats ->
    [1] vous avez terminé et le tour a continué
   *[other] tout le monde a terminé et a vu ce qui a été coché
}
undo-top-turned = la première carte de la pioche des trésors a été retournée
undo-next-asked = { $seats ->
    [1] le tour a continué
   *[other] le joueur suivant choisit déjà
}

## why a move is refused

refused-SG-020 = Vous avez déjà choisi vos deux cartes ; attendez que tout le monde l’ait fait.
refused-SG-031 = Cela relève d’un autre moment du tour ; répondez à la question posée maintenant.
refused-SG-037 = Aucune case bonus ne vous revient ; cochez le motif, ou une seule case.
refused-SG-041 = Les cases doivent former exactement le motif montré, toutes sur l’île d’une même carte ; ou bien nommez une seule case.
refused-SG-042 = Une de ces cases est déjà cochée ; ne nommez que des cases libres.
refused-SG-055 = Une case bonus est due d’abord ; nommez une case libre sur l’une de vos cartes.
refused-SG-081 = C’est à un autre joueur de prendre une carte ; attendez votre tour.
refused-SG-095 = Vous venez de prendre la carte de cette place, et l’étalage n’est complété que lorsque vous avez terminé ; nommez une place occupée, ou la première carte.
refused-SG-102 = La pioche des trésors est vide ; prenez une carte de l’étalage.
refused-SG-103 = Aucune carte ne se trouve sur cette place devant vous ; utilisez votre autre carte.
refused-SG-113 = La partie est finie ; il n’y a plus rien à jouer.
refused-SG-136 = D’abord, chacun garde deux cartes ; nommez-en deux parmi vos quatre.
refused-SG-140 = Vous avez terminé ce tour ; attendez les autres.
refused-SG-143 = Cette place de l’étalage reste vide, car la pioche des trésors est épuisée ; nommez une place occupée.

## the table

table-you = vos cartes
table-cards = { $you ->
    [yes] vos cartes
   *[no] { $who }
}
table-card = carte { $place }
table-seal = sceau : { $points } PV par carte terminée ({ $colour })
table-hand = { $you ->
    [yes] vos quatre cartes
   *[no] quatre cartes : { $who }
}
table-display = étalage
table-round = manche
table-turn = tour
table-cups = coupes
table-stack = pioche
table-coins = pièces
table-palms = palmiers
table-completed = cartes
table-palm-now = vaut { $points }
table-left = reste { $count }
table-points = { $points } PV
table-start = premier joueur
table-no-card = place vide
table-none = aucune
table-finished = terminé
table-awaited = choisit …
table-due = { $due ->
    [one] encore 1 case bonus
   *[other] encore { $due } cases bonus
}
table-revealed = révélées : { $patterns }
table-deck = cartes expédition : { $patterns }
table-setup = { $seats ->
    [1] Mise en place : deux cartes sur quatre sont gardées.
   *[other] Mise en place : chacun garde deux cartes sur quatre.
}
table-unseen = Pas encore vues : { $cards }.

count-cross = { $count ->
    [one] 1 croix
   *[other] { $count } croix
}
count-coin = { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
}
count-palm = { $count ->
    [one] 1 palmier
   *[other] { $count } palmiers
}
table-crossed = { $crossed } cases cochées sur { $boxes }
sign-plain = simple
sign-cross = croix
sign-coin = pièce
sign-palm = palmier
box-empty = libre
box-crossed = cochée

legend-plain = case libre
legend-crossed = case cochée
legend-sea = mer
legend-completes = termine la carte
legend-chosen = votre choix
legend-cup = coupe pour une rangée de pièces pleine, valeur { $points }
legend-palm-now = un palmier rapporte { $points } pendant ce tour
legend-card = carte
legend-start = premier joueur
legend-removed = retirées

choices-cross = carte { $place } { $card } : le motif
choices-box = une seule case :
choices-extra = une case bonus :
choices-others-cross = Ou le motif ailleurs (encore { $count }) : tapez ses cases, comme dans « { $example } » ; m montre tout.
choices-others-box = Ou une autre case libre (encore { $count }) : tapez-la, comme dans « { $example } ».
choices-others-extra = Ou une autre case libre (encore { $count }) : tapez-la, comme dans « { $example } ».
choice-keep = Garder { $first } et { $second }
choice-cross = Le motif sur { $card } : { $boxes }
choice-box = Une seule case, sur { $card } : { $boxes }
choice-extra = Case bonus sur { $card } : { $boxes }
choice-take = Prendre { $card }
choice-top = la première carte, sans la voir ({ $count } dans la pioche des trésors)

yields-coins = { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
}
yields-coins-lost = { $count ->
    [one] 1 pièce perdue
   *[other] { $count } pièces perdues
}
yields-palm = palmier : { $points } PV
yields-palm-lost = palmier perdu
yields-extra = { $count ->
    [one] 1 case bonus
   *[other] { $count } cases bonus
}
yields-cup = une rangée de pièces pleine : la coupe de { $points }
yields-row = une rangée de pièces pleine
yields-row-only = une rangée de pièces pleine, mais il ne reste aucune coupe
yields-completes = termine la carte : { $points } PV
yields-seals = sceaux : { $points } PV
yields-nothing = aucun symbole

about-cross = chaque croix cochée donne une case bonus, sur l’une de vos cartes ; on ne peut pas la refuser
about-coin = chaque pièce coche la case pièce suivante de votre carte de score, et une rangée pleine rapporte la plus haute coupe restante
about-palm = rapporte tout de suite : lui-même et chaque palmier de l’étalage ; { $points } PV pendant ce tour
about-seal = sur une carte terminée : des points pour chacune de vos cartes terminées de sa couleur
about-cup = la plus haute qui reste pour chaque rangée de pièces pleine
pattern-in-deck = { $count } cartes expédition sur { $all }

input-ambiguous = Ces cases peuvent être cochées sur les deux cartes ; mettez la carte devant, comme dans « 1 { $boxes } ».
input-not-on-card = Ces cases ne forment aucun choix permis ; nommez les cases d’un des choix de la liste, ou son numéro.

help-typing-cross = Les cases peuvent être tapées sans la carte devant si elles ne vont que sur une carte.

## the end

ending-rounds-played = Toutes les manches ont été jouées.
tie-break-grey = Totaux égaux : le plus grand nombre de cartes terminées en gris l’emporte.
tie-break-green = Totaux égaux et autant de gris : le plus grand nombre de cartes terminées en vert l’emporte.
tie-break-orange = Totaux égaux, autant de gris et de vert : le plus grand nombre de cartes terminées en orange l’emporte.
tie-break-purple = Totaux égaux, autant de gris, de vert et d’orange : le plus grand nombre de cartes terminées en violet l’emporte.
tie-break-shared = Totaux égaux et autant de cartes de chaque couleur : victoire partagée.
rank-castaway = Rang : naufragé (moins de 60).
rank-deckhand = Rang : matelot (60 à 74).
rank-navigator = Rang : navigateur (75 à 89).
rank-captain = Rang : capitaine (90 à 104).
rank-legend = Rang : légende (105 ou plus).

## la première partie guidée

lesson-islands-title = Vos îles
lesson-islands = Choisissez parmi ces quatre îles. Cochez toutes les cases d’une carte et vous marquez le nombre en haut à gauche.
lesson-keep-title = Gardez-en deux
lesson-keep = Gardez-en deux sur quatre : la verte, vite remplie, et l’orange. Les autres retournent dans la pioche.
lesson-expedition-title = Ce que chacun coche
lesson-expedition = À chaque tour, une carte expédition montre un motif. Tous le cochent en même temps, sur l’une de leurs deux îles.
lesson-lay-title = Posez le motif
lesson-lay = Trois cases en ligne, à tourner comme vous voulez. Posez-les sur b3, c3 et d3 de l’île verte : il y a une pièce.
lesson-coins-title = Pièces et coupes
lesson-coins = Une pièce remplit une case pièce, un point. Quatre en rangée gagnent une coupe : 6 points pour le premier, puis 5, 4 …
lesson-cross-title = Une croix, une case de plus
lesson-cross = Posez l’angle sur d1, d2 et c2. Sa croix rouge donne aussitôt une case de plus, n’importe où : b1 de l’île orange.
lesson-palm-title = Palmiers
lesson-palm = Un palmier paie tout de suite : un point, plus un par palmier de l’étalage, où se trouvent les nouvelles îles.
lesson-full-title = Une carte pleine
lesson-full = Le T entre juste dans les quatre dernières cases de l’île verte. Cochez-le : un palmier et une carte pleine.
lesson-take-title = Une nouvelle île
lesson-take = Votre carte pleine est mise de côté ; ses 10 points sont acquis. Choisissez une île : la violette, devant, en vaut 14.
lesson-end-title = La fin et les points
lesson-end = Après quatre manches de sept tours : cartes pleines, sceaux, pièces, coupes et palmiers. Une carte inachevée ne rapporte rien.
lesson-ghost-title = Le vaisseau fantôme
lesson-ghost = Vous jouez seul contre le vaisseau fantôme. Après chaque tour il prend la plus ancienne carte de l’étalage, après les manches 1 à 3 la plus haute coupe.
lesson-ranks-title = Votre rang
lesson-ranks = Il n’y a personne à battre : vos points donnent un rang, de naufragé à légende, à partir de 105 points.
