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
option-campaign-help = Les îles qui suivent la première, reliées par un trait d’union ; entre les îles, on choisit des capacités.
option-campaign-no = une seule île
option-campaign-long_reef-skerry = puis Long Récif et L’Îlot
