# Jackal: Treasure Island. The first groups are the terms of NAMES.toml, one message each; the rest says things with them.

## game

game-title = Jackal : L'Île au trésor
game-adventure = aventure sur l'île
game-campaign = campagne
game-puzzle = casse-tête de pirate
game-two-on-two = deux contre deux
game-two-crews-each = deux équipages chacun
game-pair = équipe
game-turn = tour
game-round = manche

## option

options-island = île
options-landing = débarquement
options-landing-free = libre
options-landing-recommended = conseillé
options-teams = équipes
options-end-when-decided = finir quand c'est joué
options-no-progress-rounds = manches sans progrès
options-max-rounds = manches au maximum
options-vote-after-idle-rounds = manches calmes avant un vote

## crew

crew-white = Blanc
crew-yellow = Jaune
crew-red = Rouge
crew-black = Noir
crew-crew = équipage
crew-ally = allié
crew-enemy = ennemi

## piece

piece-pirate = pirate
piece-boat = barque
piece-ship = navire
piece-coin = pièce
piece-gold = or
piece-purse = bourse
piece-bottle = bouteille à la mer
piece-missionary = missionnaire
piece-missionary-armed = missionnaire armé
piece-bear = ours
piece-die = dé
piece-tile = tuile
piece-ability-card = carte capacité
piece-puzzle-card = carte casse-tête

## zone

zone-beach = plage
zone-forest = forêt
zone-mountain = montagne
zone-sea = mer
zone-face-down = inexploré
zone-face-up = exploré
zone-single-use = usage unique
zone-no-gold = or interdit

## island

island-treasure-island = Île au trésor
island-skerry = L'Îlot
island-crescent-bay = Baie du Croissant
island-long-reef = Long Récif

## tile_kind

tile_kind-empty = Terrain vide
tile_kind-arrow = Flèche
tile_kind-labyrinth = Labyrinthe
tile_kind-labyrinth-2 = Sentier de jungle
tile_kind-labyrinth-3 = Désert
tile_kind-labyrinth-4 = Marais
tile_kind-labyrinth-5 = Col de montagne
tile_kind-chest = Coffre au trésor
tile_kind-horse = Cheval
tile_kind-ice = Glace
tile_kind-pit = Fosse
tile_kind-barrel = Tonneau
tile_kind-bottle = Bouteilles
tile_kind-crocodile = Crocodile
tile_kind-bank = Banque
tile_kind-jungle = Jungle
tile_kind-lighthouse = Phare
tile_kind-caramba = Caramba !
tile_kind-balloon = Montgolfière
tile_kind-musket = Mousquet
tile_kind-shrine = Sanctuaire
tile_kind-crossroads = Carrefour
tile_kind-trampoline = Trampoline
tile_kind-airplane = Avion
tile_kind-cannon = Canon
tile_kind-smoke = Fumée
tile_kind-bear-den = Tanière de l'ours
tile_kind-missionary = Missionnaire
tile_kind-earthquake = Tremblement de terre
tile_kind-spyglass = Longue-vue
tile_kind-cannibal = Cannibale
tile_kind-fortress = Forteresse

## action

action-place-boat = placez votre barque
action-move-boat = déplacer la barque
action-clockwise = sens horaire
action-counter-clockwise = sens antihoraire
action-step = pas
action-land = débarquer
action-board = embarquer
action-swim = nager
action-advance = avancer
action-fly = voler
action-resurrect = ressusciter
action-drag-coin = traîner une pièce
action-leave-coin = laisser la pièce
action-peek = regarder en secret
action-shoot = tirer
action-swap = échanger deux tuiles
action-rotate = tourner la flèche
action-use-bottle = utiliser une bouteille
action-arm-missionary = remettre une bouteille
action-stay = rester
action-done = terminé
action-pass = passer
action-call-vote = proposer la fin
action-vote-yes = d'accord
action-vote-no = pas d'accord
action-choose-ability = choisir une capacité

## state

state-aboard = à bord
state-swimming = à la nage
state-trapped = piégé
state-drunk = ivre
state-recovering = en convalescence
state-dead = mort
state-dragging = traîne une pièce
state-space = case { $n } sur { $m }
state-smoke = dans la fumée

## event

events-explored = tuile explorée
events-hit = assommé
events-mauled = attaqué par l'ours
events-shot = touché
events-died = mort
events-eaten = dévoré par le cannibale
events-revived = ressuscité
events-coin-home = pièce rapportée
events-coin-sunk = pièce coulée
events-coin-lost = pièce perdue
events-coin-left = pièce laissée sur place
events-cycle = pris dans une boucle
events-bounced = chemin bloqué
events-bear-awake = l'ours s'éveille
events-joined = le missionnaire vous rejoint
events-game-over = île vidée
events-stalemate = arrêt sans progrès
events-ended-by-vote = fin votée
events-nobody-left = plus aucun survivant
events-round-limit = limite de manches atteinte
events-decided = victoire acquise
events-shared = place partagée
events-winner = vainqueur
events-solved = casse-tête résolu
events-failed = casse-tête raté

## ability

ability-strongman = Colosse
ability-brawler = Bagarreur
ability-diver = Plongeur
ability-swimmer = Nageur
ability-lookout = Vigie
ability-pathfinder = Éclaireur
ability-climber = Grimpeur
ability-teetotaller = Abstinent
ability-thick-skull = Crâne épais
ability-croc-tamer = Dompteur de crocodiles
ability-helmsman = Timonier
ability-tough-meat = Viande coriace

## direction

direction-N = nord
direction-NE = nord-est
direction-E = est
direction-SE = sud-est
direction-S = sud
direction-SW = sud-ouest
direction-W = ouest
direction-NW = nord-ouest

## options of the table

option-island = Île
option-island-help = Où l’on joue ; avec une campagne, où elle commence.
option-island-treasure_island = Île au trésor
option-island-skerry = L'Îlot
option-island-crescent_bay = Baie du Croissant
option-island-long_reef = Long Récif
option-landing = Débarquement
option-landing-help = Si chacun choisit où la barque accoste, ou prend les cases conseillées.
option-landing-free = libre
option-landing-recommended = cases conseillées
unfit-two_on_two = Le deux contre deux se joue à 4 exactement, pas à { $seats }.
unfit-two_crews_each = Deux équipages chacun se joue à 2 exactement, pas à { $seats }.
option-teams = Équipes
option-teams-help = Quatre joueurs en équipes de deux, ou deux joueurs avec deux équipages alliés chacun.
option-teams-none = chacun pour soi
option-teams-two_on_two = deux contre deux
option-teams-two_crews_each = deux équipages chacun
option-end_when_decided = Finir quand c’est joué
option-end_when_decided-help = Si l’île se termine dès que personne ne peut rattraper le premier.
option-end_when_decided-no = on continue
option-end_when_decided-yes = on s’arrête
option-no_progress_rounds = Manches sans progrès
option-no_progress_rounds-help = Après tant de manches sans nouvelle tuile et sans or, l’île se termine.
option-no_progress_rounds-2 = 2 manches
option-no_progress_rounds-30 = 30 manches
option-max_rounds = Manches au maximum
option-max_rounds-help = Après tant de manches, l’île se termine de toute façon.
option-max_rounds-2 = 2 manches
option-max_rounds-300 = 300 manches
option-vote_after_idle_rounds = Manches calmes avant un vote
option-vote_after_idle_rounds-help = Après tant de manches sans progrès, chacun peut proposer la fin.
option-vote_after_idle_rounds-1 = 1 manche
option-vote_after_idle_rounds-8 = 8 manches
option-campaign = Campagne
option-campaign-help = Les îles qui suivent la première ; entre les îles, on choisit des capacités.
option-campaign-no = une seule île
option-campaign-treasure_island = { option-island-treasure_island }
option-campaign-skerry = { option-island-skerry }
option-campaign-crescent_bay = { option-island-crescent_bay }
option-campaign-long_reef = { option-island-long_reef }
option-campaign-long_reef-skerry = puis Long Récif et L’Îlot

## the same names by their ids, as events and prompts tell them

crews-white = Blanc
crews-yellow = Jaune
crews-red = Rouge
crews-black = Noir
boats-white = la barque blanche
boats-yellow = la barque jaune
boats-red = la barque rouge
boats-black = la barque noire
figures-white-1 = Blanc 1
figures-white-2 = Blanc 2
figures-white-3 = Blanc 3
figures-yellow-1 = Jaune 1
figures-yellow-2 = Jaune 2
figures-yellow-3 = Jaune 3
figures-red-1 = Rouge 1
figures-red-2 = Rouge 2
figures-red-3 = Rouge 3
figures-black-1 = Noir 1
figures-black-2 = Noir 2
figures-black-3 = Noir 3
figures-missionary = le missionnaire
figures-bear = l’ours
zones-beach = { zone-beach }
zones-forest = { zone-forest }
zones-mountain = { zone-mountain }
islands-treasure_island = Île au trésor
islands-skerry = L’Îlot
islands-crescent_bay = Baie du Croissant
islands-long_reef = Long Récif
tiles-empty = terrain vide
tiles-arrow_1s = une flèche droite
tiles-arrow_1d = une flèche en diagonale
tiles-arrow_2s = deux flèches droites
tiles-arrow_2d = deux flèches en diagonale
tiles-arrow_3 = trois flèches
tiles-arrow_4s = quatre flèches droites
tiles-arrow_4d = quatre flèches en diagonale
tiles-labyrinth_2 = sentier de jungle (2 cases)
tiles-labyrinth_3 = désert (3 cases)
tiles-labyrinth_4 = marais (4 cases)
tiles-labyrinth_5 = col de montagne (5 cases)
tiles-chest_1 = coffre au trésor I
tiles-chest_2 = coffre au trésor II
tiles-chest_3 = coffre au trésor III
tiles-chest_4 = coffre au trésor IV
tiles-chest_5 = coffre au trésor V
tiles-horse = cheval
tiles-ice = glace
tiles-pit = fosse
tiles-barrel = tonneau
tiles-bottle_1 = une bouteille
tiles-bottle_2 = deux bouteilles
tiles-crocodile = crocodile
tiles-bank = banque
tiles-jungle = jungle
tiles-lighthouse = phare
tiles-caramba = Caramba !
tiles-balloon = montgolfière
tiles-musket = mousquet
tiles-shrine = sanctuaire
tiles-crossroads = carrefour
tiles-trampoline = trampoline
tiles-airplane = avion
tiles-cannon = canon
tiles-smoke = fumée
tiles-bear_den = tanière de l’ours
tiles-missionary = missionnaire
tiles-earthquake = tremblement de terre
tiles-spyglass = longue-vue
tiles-cannibal = cannibale
tiles-fortress = forteresse
abilitys-strongman = Colosse
abilitys-brawler = Bagarreur
abilitys-diver = Plongeur
abilitys-swimmer = Nageur
abilitys-lookout = Vigie
abilitys-pathfinder = Éclaireur
abilitys-climber = Grimpeur
abilitys-teetotaller = Abstinent
abilitys-thick_skull = Crâne épais
abilitys-croc_tamer = Dompteur de crocodiles
abilitys-helmsman = Timonier
abilitys-tough_meat = Viande coriace
abilities-strongman = Colosse
abilities-brawler = Bagarreur
abilities-diver = Plongeur
abilities-swimmer = Nageur
abilities-lookout = Vigie
abilities-pathfinder = Éclaireur
abilities-climber = Grimpeur
abilities-teetotaller = Abstinent
abilities-thick_skull = Crâne épais
abilities-croc_tamer = Dompteur de crocodiles
abilities-helmsman = Timonier
abilities-tough_meat = Viande coriace
reasons-island-cleared = toutes les tuiles sont explorées et il ne reste aucune pièce à terre
reasons-nobody-left = il n’y a plus aucun survivant
reasons-decided = personne ne peut plus rattraper le premier
reasons-stalemate = trop de manches n’ont rien donné
reasons-round-limit = la dernière manche permise est finie
reasons-vote = tout le monde a voté la fin

## what tiles do, for whoever asks

tile_text-empty = il ne se passe rien ici.
tile_text-arrow = qui arrive ici repart aussitôt d’une case dans le sens d’une flèche ; s’il y en a plusieurs, celui qui déplace choisit.
tile_text-labyrinth = terrain difficile : on entre sur la case 1, on avance d’une case par tour et on sort par la dernière. Seule la case suivante peut être attaquée.
tile_text-chest = une fois : à l’exploration, ses pièces sont posées dessus. Ensuite c’est un terrain vide.
tile_text-horse = qui arrive ici repart aussitôt d’un saut de cavalier, comme aux échecs, par-dessus tout ; celui qui déplace choisit où.
tile_text-ice = répète aussitôt le dernier mouvement : le même pas encore une fois, ou un autre saut ou vol.
tile_text-pit = qui entre seul est piégé jusqu’à ce qu’un ami arrive ou qu’une bouteille l’aide.
tile_text-barrel = du rhum : qui entre est ivre et ne peut rien faire au prochain tour de l’équipage.
tile_text-bottle = une fois : qui l’explore reçoit ses bouteilles. À la fin d’un tour, une bouteille libère quelqu’un d’une fosse, mène quelqu’un au bout d’un terrain difficile ou arme le missionnaire.
tile_text-crocodile = renvoie chacun d’où il vient.
tile_text-bank = une seule figurine y tient. Tant qu’un pirate et une pièce s’y trouvent, personne ne peut entrer.
tile_text-jungle = personne ne peut s’y battre, les ennemis la partagent. L’or n’y entre pas.
tile_text-lighthouse = une fois : qui l’explore peut regarder en secret jusqu’à 4 tuiles inexplorées.
tile_text-caramba = un juron et rien de plus : le déplacement s’arrête comme sur un terrain vide.
tile_text-balloon = emporte chacun aussitôt jusqu’à sa barque, avec la pièce qu’il traîne.
tile_text-musket = une fois : le pirate qui l’explore tire dans l’une des huit directions ; le premier pirate attaquable de la ligne est assommé.
tile_text-shrine = un pirate qui s’y tient peut ressusciter un pirate mort de l’équipage. Les ennemis n’entrent pas tant que quelqu’un est là, et l’or jamais.
tile_text-crossroads = un dé décide dans laquelle de six directions on repart.
tile_text-trampoline = lance par-dessus une case jusqu’à la suivante, dans l’une des huit directions ; celui qui déplace choisit.
tile_text-airplane = un seul vol vers une tuile explorée sans figurine ni ours, tout de suite ou plus tard comme action. Ensuite c’est un terrain vide.
tile_text-cannon = tire la figurine dans le sens du canon jusqu’à la première case de mer ; une pièce y coule.
tile_text-smoke = une fois : pendant un tour, chaque équipage est déplacé par le joueur du suivant, et aucune bouteille ne sert.
tile_text-bear_den = une fois : l’ours sort, attaque qui l’a dérangé, puis chasse à la fin de chaque tour de cet équipage.
tile_text-missionary = une fois : le missionnaire rejoint l’équipage qui l’a trouvé. Sans arme il ne se bat pas et ne porte pas d’or, et personne sur sa tuile ne peut être attaqué.
tile_text-earthquake = une fois : qui l’explore échange deux tuiles sans figurine, sans ours et sans pièce ; les flèches peuvent être tournées.
tile_text-spyglass = tant qu’un pirate s’y tient, la barque de l’équipage avance d’une case de plus.
tile_text-cannibal = dévore qui entre ; une pièce traînée est perdue.
tile_text-fortress = personne dedans ne peut être attaqué par des pirates, donc les ennemis n’entrent pas ; l’or n’y entre pas. L’ours s’en moque.
ability_text-strongman = traîne jusqu’à 2 pièces en un déplacement.
ability_text-brawler = peut attaquer en traînant une pièce.
ability_text-diver = garde une pièce en mer et nage avec elle ; elle n’est perdue que s’il meurt.
ability_text-swimmer = nage d’une ou deux cases et peut passer de la mer à la terre.
ability_text-lookout = une fois par tour, avant l’action, vous pouvez regarder une tuile inexplorée à côté de ce pirate.
ability_text-pathfinder = avance d’une ou deux cases en terrain difficile et ne frappe que là où il s’arrête.
ability_text-climber = n’est jamais piégé dans une fosse.
ability_text-teetotaller = n’est pas ivre après un tonneau.
ability_text-thick_skull = ne manque aucun tour après un coup : au début du prochain tour de l’équipage, ce pirate est sur la barque.
ability_text-croc_tamer = peut rester sur un crocodile s’il ne traîne pas de pièce.
ability_text-helmsman = la barque avance d’une case de plus avec ce pirate à bord.
ability_text-tough_meat = n’est qu’assommé par le cannibale ; une pièce traînée est perdue quand même.

## prompts: what is asked now, and the rule behind it in plain words

prompt-place = { $crew } : où votre barque accoste-t-elle ?
prompt-vote = Êtes-vous d’accord pour finir ? L’or resté à terre ne compte pour personne.
prompt-action = { $crew } : que faites-vous pendant ce tour ?
prompt-action-in-smoke = Fumée ! Vous déplacez { $crew } : que fait cet équipage ?
prompt-exit = { $figure } est en { $cell } et repart aussitôt : où va-t-il ?
prompt-fly = { $figure } est près de l’avion en { $cell } : où va-t-il ?
prompt-look = Regardez en secret une tuile inexplorée (encore { $looks ->
    [one] 1 regard
   *[other] { $looks } regards
}).
prompt-shoot = Le mousquet est chargé : dans quelle direction tirez-vous ?
prompt-victim = Qui la balle touche-t-elle en { $cell } ?
prompt-swap = La terre tremble : quelle tuile échangez-vous ?
prompt-swap-second = La tuile en { $cell } change de place avec quelle autre ?
prompt-turn = Comment la flèche en { $cell } est-elle posée maintenant ?
prompt-bottles = { $crew } : utiliser une bouteille avant la fin du tour ?
prompt-ability = { $crew } : quelle capacité prenez-vous, et pour qui ?
rule-place = Les barques sont placées l’une après l’autre, Blanc d’abord. Une barque commence en mer à côté d’une tuile de plage et pas à côté d’une autre barque. Vos trois pirates sont à bord ; c’est de là qu’ils débarquent, et c’est là que l’or rentre.
rule-vote = Quand il n’y a plus rien à explorer, ou que rien ne s’est passé depuis longtemps, l’or qui reste est peut-être hors de portée. Si tous sont d’accord, l’île se termine aussitôt et cet or ne compte pour personne ; un seul non, et la partie continue.
rule-action = Pendant un tour vous faites une seule chose : déplacer une barque ou agir avec une figurine, même si cela coûte. Une figurine va sur l’une des huit cases autour d’elle, de la barque à la terre, de la terre à votre barque ; en mer elle nage le long de la côte. Un pirate sur une tuile avec des pièces peut en traîner une, mais seulement sur des tuiles explorées.
rule-action-in-smoke = Dans la fumée, chaque équipage est déplacé pendant un tour par le joueur de l’équipage suivant. L’or, les bouteilles et le missionnaire trouvés vont à l’équipage déplacé, et aucune bouteille ne sert.
rule-exit = Sur les flèches, chevaux, glaces, trampolines et autres, personne ne peut s’arrêter : la figurine repart pendant la même action. S’il y a plusieurs chemins, vous choisissez ; un chemin vers un endroit interdit n’est pas proposé, et tourner en rond est mortel.
rule-fly = L’avion vole une fois, vers une tuile explorée sans figurine et sans ours ; l’effet de cette tuile suit. Vous pouvez aussi rester : il attend alors une action ultérieure de qui s’y trouve.
rule-look = Qui découvre le phare regarde jusqu’à quatre tuiles, l’une après l’autre. Elles restent à leur place, face cachée, et seul celui qui regarde sait ce qu’elles sont.
rule-shoot = La balle vole tout droit au-dessus de la terre jusqu’à un pirate attaquable, de n’importe quel équipage, ou jusqu’à la mer. Elle passe l’ours, les missionnaires et ceux qui sont à l’abri. Vous devez tirer, même sur les vôtres.
rule-victim = La balle touche un pirate sur la case la plus proche où quelqu’un peut être attaqué. S’ils sont plusieurs, le tireur choisit ; la victime va sur le navire et manque un tour.
rule-swap = Deux tuiles de terre changent de place, explorées ou non, si elles ne portent ni figurine, ni ours, ni pièce. Ce qui est caché le reste. S’il y a deux telles tuiles, l’échange est obligatoire.
rule-swap-second = Deux tuiles de terre changent de place, explorées ou non, si elles ne portent ni figurine, ni ours, ni pièce. Ce que quelqu’un sait d’une tuile cachée la suit.
rule-turn = Une flèche explorée qui a été échangée peut être tournée comme vous voulez. Les canons et les carrefours gardent leur direction.
rule-bottles = Après votre action et avant l’ours, vous pouvez utiliser des bouteilles, une par une : pour libérer un pirate d’une fosse, pour en mener un à la dernière case d’un terrain difficile, ou pour armer le missionnaire si l’un de vos pirates est à côté de lui. Une bouteille utilisée est perdue.
rule-ability = Entre deux îles, chaque équipage qui a rapporté au moins trois pièces peut prendre une des capacités sur la table, le plus riche d’abord. Elle appartient à un seul pirate jusqu’à la fin de la campagne ; personne n’en a plus d’une.

## events: $who is a seat's name, $you tells whether the reader sits there

event-island = { $island } : une nouvelle île est en vue.
event-placed = { $crew } : la barque accoste en { $cell }.
event-turn = { $you ->
    [yes] { $crew } : à vous de jouer.
   *[no] { $crew } : à { $who } de jouer.
}
event-passed = { $crew } ne peut rien faire et passe.
event-vote-called = { $you ->
    [yes] Vous proposez de finir.
   *[no] { $who } propose de finir.
}
event-voted-yes = { $you ->
    [yes] Vous êtes d’accord.
   *[no] { $who } est d’accord.
}
event-voted-no = { $you ->
    [yes] Vous n’êtes pas d’accord ; la partie continue.
   *[no] { $who } n’est pas d’accord ; la partie continue.
}
event-looked-at = { $you ->
    [yes] Vous regardez { $cell }.
   *[no] { $who } regarde { $cell } en secret.
}
event-saw = { $you ->
    [yes] En { $cell } vous voyez : { $tile }.
   *[no] En { $cell }, { $who } voit : { $tile }.
}
event-sailed = { $boat } va en { $cell }.
event-explored = Exploré en { $cell } : { $tile }.
event-passes = { $figure } arrive en { $cell } ({ $tile }) et repart.
event-rolled = Le dé du carrefour montre { $die } pour { $figure }.
event-moved = { $figure } s’arrête en { $cell }{ $coins ->
    [0] {""}
    [1] {" "}avec une pièce
   *[other] {" "}avec { $coins } pièces
}.
event-swims = { $figure } nage en { $cell }.
event-aboard = { $figure } est à bord de { $boat }.
event-advanced = { $figure } avance à la case { $space } sur { $spaces }.
event-back = { $figure } est de retour en { $cell }.
event-bounced = Le chemin est bloqué pour { $figure }.
event-coin-left = { $figure } doit laisser la pièce.
event-chest = { $coins ->
    [one] Il y a 1 pièce
   *[other] Il y a { $coins } pièces
} en { $cell }.
event-coin-home = { $crew } rapporte { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}.
event-coin-sunk = { $coins ->
    [one] 1 pièce coule
   *[other] { $coins } pièces coulent
} en mer.
event-coin-lost = { $coins ->
    [one] 1 pièce est perdue
   *[other] { $coins } pièces sont perdues
} pour toujours.
event-hit = { $figure } est assommé et va sur le navire.
event-mauled = L’ours attaque { $figure }, qui va sur le navire.
event-shot = La balle touche { $figure }, qui va sur le navire.
event-missed = La balle ne touche personne.
event-drowned = { $figure } est attaqué en mer et meurt.
event-killed-by-boat = { $figure } meurt près d’une barque ennemie.
event-cycle = { $figure } est pris dans une boucle et meurt.
event-off-layout = { $figure } est emporté hors du plan et meurt.
event-eaten = Le cannibale dévore { $figure }.
event-recovered = { $figure } est remis et de retour sur la barque.
event-revived = { $figure } est ressuscité au sanctuaire.
event-drunk = { $figure } est ivre.
event-trapped = { $figure } est piégé dans la fosse.
event-freed = Les amis dans la fosse en { $cell } s’entraident : tous sont libres.
event-freed-by-bottle = { $figure } est de nouveau libre.
event-smoke = Fumée ! Pendant les { $turns } prochains tours, chacun déplace l’équipage d’un voisin.
event-bottles = { $bottles ->
    [0] { $crew } ne reçoit aucune bouteille.
    [1] { $crew } reçoit 1 bouteille.
   *[other] { $crew } reçoit { $bottles } bouteilles.
}
event-bottle-used = { $crew } utilise une bouteille ; il lui en reste { $bottles }.
event-joined = Le missionnaire en { $cell } rejoint { $crew }.
event-armed = Le missionnaire de { $crew } est maintenant armé.
event-bear-awake = { $crew } réveille l’ours en { $cell }.
event-bear-moved = L’ours va en { $cell }.
event-swapped = Les tuiles en { $one } et { $other } changent de place.
event-turned = La flèche en { $cell } est tournée.
event-island-over = { $island } : c’est fini, { $reason }.
event-abilities = Capacités sur la table : { $abilities }.
event-took = { $figure } apprend une capacité : { $ability }.
event-declined = { $crew } ne prend pas de capacité.

## why a move cannot be taken back

undo-next-asked = le tour est passé
undo-island-over = l’île est finie
undo-abilities-shown = les capacités sont sur la table
undo-looked = vous avez vu une tuile
undo-explored = une tuile a été retournée
undo-rolled = le dé a été lancé

## why a move is refused

refused-JK-021 = Cette case ne fait pas partie de l’île, ou n’est pas de cette sorte.
refused-JK-031 = Ce n’est pas votre tour.
refused-JK-033 = Une barque commence en mer à côté d’une tuile de plage.
refused-JK-034 = Une barque ne peut pas commencer à côté d’une autre.
refused-JK-039 = Pendant un tour on déplace une barque ou on agit avec une figurine ; ce n’est pas demandé maintenant.
refused-JK-040 = On ne passe que si rien d’autre n’est possible.
refused-JK-041 = Le missionnaire n’appartient pas à cet équipage.
refused-JK-042 = Cette figurine ne peut pas agir : morte, en convalescence, ivre ou piégée.
refused-JK-047 = Il faut un de vos pirates valides à bord de la barque.
refused-JK-048 = La barque ne va pas si loin : une case par pirate à bord, et pas sur une autre barque.
refused-JK-051 = Il y a déjà une barque.
refused-JK-062 = Une figurine va sur l’une des huit cases autour d’elle.
refused-JK-063 = De la barque on n’atteint que la terre à côté.
refused-JK-064 = La barque n’est pas à côté de cette figurine.
refused-JK-065 = On n’embarque que sur sa barque ou celle d’un allié.
refused-JK-066 = Personne ne marche dans la mer.
refused-JK-067 = De la mer, personne ne passe à terre.
refused-JK-068 = Un nageur avance d’une case le long de la côte.
refused-JK-069 = En mer on embarque en nageant jusqu’à la barque.
refused-JK-074 = Personne ne peut s’arrêter sur cette tuile.
refused-JK-081 = Aucun bon chemin ne commence là : il serait bloqué ou tournerait en rond.
refused-JK-088 = Choisissez d’abord où la figurine repart.
refused-JK-092 = Il n’y a pas autant de pièces là où est cette figurine.
refused-JK-093 = Un pirate traîne une seule pièce.
refused-JK-094 = Avec une pièce on n’entre que sur des tuiles explorées.
refused-JK-095 = L’or ne peut pas entrer sur cette tuile.
refused-JK-096 = La pièce ne pourrait pas aller au bout de ce déplacement.
refused-JK-107 = Avec une pièce on n’attaque pas ; laissez la pièce pour vous battre.
refused-JK-113 = Les ennemis dans une forteresse ne peuvent pas être attaqués.
refused-JK-114 = Les ennemis dans le sanctuaire ne peuvent pas être attaqués.
refused-JK-118 = Le missionnaire sans arme d’un ennemi vous interdit cette tuile.
refused-JK-119 = À côté d’un missionnaire, personne n’attaque.
refused-JK-121 = Un ennemi qui ne peut pas être attaqué barre le chemin.
refused-JK-122 = Cette figurine n’est pas en terrain difficile.
refused-JK-124 = En terrain difficile une figurine avance seulement, d’une case par tour.
refused-JK-125 = Sur la dernière case il n’y a plus où avancer ; sortez.
refused-JK-130 = Avec une pièce on n’entre pas sur une case avec un ennemi.
refused-JK-134 = Il faut quelqu’un au sanctuaire pour ressusciter un pirate.
refused-JK-135 = Ce pirate n’est pas mort.
refused-JK-136 = L’équipage a déjà trois combattants.
refused-JK-178 = Personne n’entre dans la banque tant qu’un pirate y garde une pièce.
refused-JK-180 = Dans la banque il n’y a de place que pour une figurine.
refused-JK-184 = Choisissez une tuile inexplorée que vous ne venez pas de regarder, ou arrêtez.
refused-JK-191 = Tirez d’abord au mousquet.
refused-JK-193 = Dites d’abord qui la balle touche.
refused-JK-207 = L’avion vole vers une tuile explorée sans figurine ni ours, où la figurine peut aller.
refused-JK-209 = Aucun avion n’est prêt pour cela.
refused-JK-213 = L’avion ne vole que vers des tuiles explorées, pas vers les barques ni la mer.
refused-JK-216 = Dans la fumée, quelqu’un d’autre déplace cet équipage.
refused-JK-226 = Choisissez une tuile sans figurine, sans ours et sans pièce.
refused-JK-228 = Dites d’abord comment la flèche est posée.
refused-JK-251 = Avec une pièce on ne va pas où est l’ours.
refused-JK-256 = Un missionnaire sans arme ne traîne pas de pièces.
refused-JK-257 = Un missionnaire sans arme n’entre pas sur une tuile avec des pirates ennemis.
refused-JK-263 = Vous n’avez pas de missionnaire sans arme avec un de vos pirates à côté.
refused-JK-268 = C’est le moment des bouteilles ; dites terminé pour finir le tour.
refused-JK-269 = Ce pirate n’est pas piégé.
refused-JK-270 = Il n’y a pas autant de pièces sur cette case.
refused-JK-271 = Ce pirate n’est pas en terrain difficile, est déjà au bout, ou un ennemi s’y trouve.
refused-JK-273 = Les bouteilles n’aident que votre équipage.
refused-JK-276 = La partie est finie.
refused-JK-278 = Pour un vote il faut que tout soit exploré ou que rien ne se passe depuis longtemps, une fois par tour.
refused-JK-279 = Chacun dit à son tour s’il veut finir.
refused-JK-286 = Choisissez une des capacités sur la table, ou aucune.
refused-JK-298 = Un nageur ne fait deux cases qu’en passant une case sans barque ni ennemi.
refused-JK-299 = Seule une vigie regarde, une fois par tour, une tuile inexplorée à côté d’elle.
refused-JK-300 = Le terrain difficile ne va pas si loin.
refused-JK-312 = Vous n’avez pas d’allié dont vous pourriez déplacer la barque.
refused-JK-318 = Personne n’est assis là.
refused-JK-344 = Personne ne passe d’une barque à l’autre.
refused-JK-345 = Ce n’est pas un des chemins qui partent d’ici.
refused-JK-346 = Des ennemis y nagent, et cette figurine ne peut pas attaquer.
refused-JK-352 = Le missionnaire ne va pas sur une tuile inexplorée où est l’ours.

## the end

ending-island-cleared = Toutes les tuiles sont explorées et il ne reste aucune pièce à terre.
ending-nobody-left = Il n’y a plus aucun survivant.
ending-decided = Personne ne peut plus rattraper le premier.
ending-stalemate = Trop de manches n’ont rien donné : l’île se termine (une règle de la maison).
ending-round-limit = La dernière manche permise est finie.
ending-vote = Tout le monde a voté la fin ; l’or à terre ne compte pour personne.
ending-campaign-over = La dernière île de la campagne est finie.
tie-break-shared = Ils sont égaux en tout et partagent la place.
tie-break-coins = Les îles gagnées étaient à égalité ; les pièces de toutes les îles ont décidé.
verdict-winner = { $you ->
    [yes] Vous gagnez avec { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } !
   *[no] { $who } gagne avec { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
verdict-pair = { $who } gagnent en équipe avec { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
verdict-shared = { $who } partagent la victoire avec { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
score-total = total
score-pair = avec l’allié
score-wins = îles gagnées

## the table

title-published = Jackal : L'Île au trésor
letter-white = B
letter-yellow = J
letter-red = R
letter-black = N
letter-missionary = M
sign-labyrinth-2 = 2snt
sign-labyrinth-3 = 3dst
sign-labyrinth-4 = 4mar
sign-labyrinth-5 = 5col
sign-labyrinth = laby
sign-horse = chvl
sign-ice = glac
sign-pit = foss
sign-barrel = rhum
sign-bottle = bout
sign-crocodile = croc
sign-bank = banq
sign-jungle = jngl
sign-lighthouse = phar
sign-caramba = crmb
sign-balloon = mont
sign-musket = mous
sign-shrine = sanc
sign-crossroads = carr
sign-trampoline = tram
sign-airplane = avio
sign-smoke = fum
sign-bear_den = tan
sign-missionary = miss
sign-earthquake = trem
sign-spyglass = lvue
sign-cannibal = CANN
sign-fortress = fort
table-round = manche { $round }
table-campaign = île { $number } sur { $islands }
table-gold = or à terre { $gold }
table-lost = perdu { $lost }
table-hidden = inexploré { $count }
table-bear = ours en { $cell }, réveillé par { $crew }
table-smoke = fumée : encore { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}
table-idle = { $turns } tours sans progrès
table-boat = barque { $cell }, vitesse { $speed }
table-no-boat = barque pas encore placée
table-bottles = { $count ->
    [one] { $count } bouteille
   *[other] { $count } bouteilles
}
table-ally = allié de { $crew }
table-armed = armé
table-mover = déplacé par { $who }
table-abilities = capacités sur la table
table-journey = { $figure } vient de { $start } et est en { $cell }{ $coins ->
    [0] {""}
    [1] {" "}avec une pièce
   *[other] {" "}avec { $coins } pièces
}
figure-name = { $figure }
seat-crews = { $who } ({ $crews })
where-aboard = à bord
where-other-boat = à bord de { $boat }
where-ship = sur le navire, de retour dans { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}
where-dead = mort
where-drunk = ivre
where-trapped = piégé
where-swims = à la nage
where-coin = avec une pièce
where-space = case { $space } sur { $spaces }
explain-sea = la mer, sur le chemin autour de l’île.
explain-hidden = tuile inexplorée ({ $zone }).
explain-known = { $you ->
    [yes] tuile inexplorée ({ $zone }) ; vous la connaissez : { $tile }.
   *[no] tuile inexplorée ({ $zone }) ; { $who } la connaît : { $tile }.
}
explain-there = Ici : { $what }.
explain-unseen = sous les tuiles « { $zone } » et dans la boîte il peut encore y avoir { $tiles }.
explain-nothing = sous les tuiles « { $zone } » il ne reste rien d’inconnu.
explain-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
explain-coins-space = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} sur la case { $space }
explain-boat = la barque de { $crew }
explain-bear = à la fin de chaque tour de l’équipage qui l’a réveillé, il va vers le pirate le plus proche à terre ; rien ne l’arrête sauf un missionnaire sans arme.
explain-missionary = se déplace et explore comme un pirate. Sans arme il ne se bat pas et ne porte pas d’or, et les pirates sur sa tuile ne peuvent pas être attaqués ; une bouteille l’arme.
legend-pirates = pirates 1 et 2 d’un équipage
legend-missionary = missionnaire
legend-bear = ours
legend-boat = barque d’un équipage, avec au-dessus ceux qui sont à bord
legend-coin = pièces
legend-spent = terrain vide, ou tuile qui n’agit plus
legend-beach = plage inexplorée
legend-forest = forêt inexplorée
legend-mountain = montagne inexplorée
legend-looked = quelqu’un a regardé la tuile ; seul qui l’a regardée voit ce que c’est
legend-arrows = flèches
legend-corners = flèches vers les coins, comme sur un pavé numérique
legend-cannon = canon et sa direction
legend-hit = assomme cette figurine
legend-dies = meurt
legend-ends = finit là
legend-state = ivre ou piégé
legend-ship = sur le navire, de retour dans 2 tours
legend-space = sur la case 2 de 4
legend-terrain = terrain difficile de 4 cases
legend-explain = Tapez ? et une case, une tuile, une capacité ou une zone pour une explication, comme « ? e4 », « ? { $name } » ou « ? forêt ».

## choices

choices-boat = barque
choices-ally-boat = barque de l’allié
choices-look = regarder
choice-place = barque en { $cell }
choice-call = proposer la fin
choice-yes = d’accord
choice-no = pas d’accord
choice-look = regarder { $cell }
choice-stop = ne plus regarder
choice-sail = barque { $way ->
    [cw] sens horaire
   *[ccw] sens antihoraire
} { $count } vers { $cell }
choice-sail-ally = barque de l’allié { $way ->
    [cw] sens horaire
   *[ccw] sens antihoraire
} { $count } vers { $cell }
choice-step = { $figure } vers { $cell }
choice-board = { $figure } à bord
choice-board-ally = { $figure } à bord chez l’allié
choice-swim = { $figure } nage vers { $cell }
choice-advance = { $figure } avance
choice-advance-far = { $figure } avance de deux cases
choice-fly = { $figure } s’envole
choice-resurrect = ressusciter { $figure }
choice-pass = passer
choice-go = vers { $cell }
choice-stay = rester
choice-shoot = tirer : { $way }
choice-hit = toucher { $figure }
choice-swap = échanger { $cell }
choice-turn = flèche { $arrows }
choice-free = une bouteille libère { $figure }
choice-through = une bouteille mène { $figure } à la dernière case
choice-arm = une bouteille arme le missionnaire
choice-done = terminé
choice-take = { $ability } pour { $figure }
choice-decline = aucune capacité
choice-with-coins = { $move } avec { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}
short-board = à bord
short-board-ally = à bord chez l’allié
short-advance = avancer
short-advance-far = deux cases
short-fly = s’envoler
short-pass = passer
short-coins = { $coins ->
    [one] avec une pièce
   *[other] avec { $coins } pièces
}
fate-back = retour
fate-boat = barque
fate-drunk = ivre
fate-trapped = piégé
fate-mauled = attaqué
replaces = à la place de { $ability }
input-which = « { $text } » peut désigner plusieurs choix ; nommez aussi la figurine, et la pièce si elle suit.
input-nothing-called = Rien ne s’appelle « { $text } » ici ; tapez un numéro de la liste, ? et un nom, ou ? pour l’aide.
help-typing-action = Ou la figurine et où elle va : « 1 e4 », avec une pièce « 1 e4 coin » ; la case seule si c’est clair ; « cw 2 » pour la barque, deux places dans le sens horaire, « ccw 2 » dans l’autre sens.

## names that people give to their pirates (JK-289)

piece-named = { $name } ({ $piece })
named = Ce pirate s’appelle désormais { $name }.
name-refused-piece = Dites lequel de vos pirates, puis son nom : « name { $example } Anne Bonny ».
name-refused-empty = Dites aussi son nom : « name { $example } Anne Bonny ».
name-refused-long = Ce nom est trop long ; il peut avoir { $most } lettres.
name-refused-signs = Un nom se compose de lettres et d’autres signes imprimables, sans « | ».
name-refused-taken = Un autre pirate s’appelle déjà ainsi.
help-name = name B1 Anne Bonny — donner un nom à l’un de vos pirates ; il ne change rien et reste dans la feuille de partie

## la première partie guidée

lesson-island-title = Une île cachée
lesson-island = Nul ne sait ce que cachent ces tuiles : plage au bord, puis forêt, montagne au milieu. Qui rapporte le plus d’or à bord gagne.
lesson-place-title = Placez votre barque
lesson-place = Votre barque est en mer, au bord de l’île. Choisissez la case f1, au milieu du nord.
lesson-turn-title = Une action par tour
lesson-turn = Trois pirates sont à bord. À votre tour, une seule chose : déplacer la barque, ou agir avec un pirate.
lesson-land-title = Débarquez
lesson-land = Choisissez un pirate, puis la plage sous la barque. Qui entre sur une tuile inexplorée la retourne et en subit l’effet.
lesson-arrow-title = Retournez une tuile
lesson-arrow = Terre vide : rien ne se passe. Menez maintenant le même pirate plus loin, en f3. Certaines tuiles vous font repartir aussitôt.
lesson-chest-title = Une flèche, et de l’or
lesson-chest = Une flèche ! Elle vous a envoyé aussitôt sur un coffre de deux pièces. Elles sont sur la tuile, à qui les prend.
lesson-drag-title = Traînez une pièce
lesson-drag = Un pirate traîne une seule pièce à la fois, sur des tuiles explorées. Emportez-en une vers la plage, en f2.
lesson-aboard-title = De l’or à bord
lesson-aboard = Montez dans votre barque avec la pièce. Là seulement elle compte, et personne ne peut plus vous la prendre.
lesson-fight-title = Frapper, être frappé
lesson-fight = Entrez sur la tuile d’un ennemi : il passe un tour à son navire et sa pièce reste là. Il peut vous faire de même.
lesson-end-title = Comment cela finit
lesson-end = Quand tout est exploré et qu’aucune pièce ne reste à terre, qui en a le plus gagne. Il en reste une en e3 : bonne chance !
