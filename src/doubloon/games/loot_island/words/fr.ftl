# Loot Island. The first groups are the terms of NAMES.toml, one message each; the rest says things with them.

## game

game-title = Loot Island
game-island-name = L'Île au Butin

## components

components-main-island = Île Principale
components-small-island = Petite Île
components-small-islands = Petites Îles
components-first-player-tile = Tuile Premier Joueur
components-ship = Bateau
components-bow = Proue
components-compass = Boussole
components-compass-disc = Disque Boussole
components-character = Carte Personnage
components-cube = Cube Malédiction
components-cubes = Cubes Malédiction
components-event = Événement
components-treasure = Trésor
components-treasure-card = Carte Trésor
components-map = Carte
components-healer = Guérisseuse
components-reference-card = Carte Référence
components-score-pad = Carnet de score
components-coast = Côte
components-exploration-coast = Côte Explorée
components-landing = Territoire
components-corner = Coin
components-column = Colonne
components-stack = Pile
components-draw-deck = Pioche
components-discard-pile = Défausse
components-supply = Stock
components-player-area = Zone de joueur
components-hand = Main
components-first-player = Premier Joueur
components-gold-coins = Pièces d'or
components-round = Tour
components-turn = Tour de joueur
components-player = Joueur

## phases

phases-setup = Mise en place
phases-preparation = Préparation
phases-actions = Actions
phases-finding-the-loot = Trouver le Butin
phases-ship-movement = Mouvement du bateau
phases-events-step = Événements
phases-players-hand = Main des joueurs
phases-reveal-the-loot = Révéler le Butin
phases-distribute-the-loot = Distribuer le Butin
phases-clean-up = Entretien
phases-final-exploration = Exploration Finale
phases-end-of-game = Fin du jeu
phases-loot-value = Valeur du Butin

## actions

actions-use-small-island = Utiliser une Petite Île
actions-play-maps = Jouer des Cartes
actions-pass = Passer
actions-keep = Garder
actions-discard = Défausser
actions-draw = Piocher
actions-take-cubes = Prendre des cubes
actions-remove-cubes = Défausser des cubes
actions-taking-treasures = Prendre des Trésors
actions-play-for-aaron = Jouer pour Aaron
actions-decline = Renoncer
actions-eliminated = Éliminé

## people

people-treasure-hunter = Chasseur de trésors
people-captain = Capitaine
people-winner = Gagnant

## map-icons

map-icons-discard = Défausser 1 cube
map-icons-draw = Piocher 1 Carte
map-icons-chest = Coffre
map-icons-plus-one = +1
map-icons-wild = Carte Joker
map-icons-number-one = Carte numéro 1

## loot

loot-loot = Butin
loot-big-loot = Gros Butin
loot-small-loot = Petit Butin
loot-no-loot = Aucun Butin

## treasure-types

treasure-types-amulet = Amulette
treasure-types-coin-bag = Sac de pièces
treasure-types-book = Livre
treasure-types-jewel = Bijou
treasure-types-crown = Couronne
treasure-types-skull = Crâne

## treasure-terms

treasure-terms-base-value = Valeur de base
treasure-terms-curse-value = Valeur de Malédiction
treasure-terms-collector-bonus = Bonus Collectionneur
treasure-terms-cross = Symbole Croix
treasure-terms-crossed-cube = Cube barré
treasure-terms-set = Lot
treasure-terms-reference-number = Numéro de référence
treasure-terms-curse = Malédiction

## skull-kinds

skull-kinds-right = Vers la droite
skull-kinds-left = Vers la gauche
skull-kinds-front = De face

## player-colors

player-colors-blue = Bleu
player-colors-red = Rouge
player-colors-white = Blanc
player-colors-yellow = Jaune
player-colors-black = Noir

## map-colors

map-colors-red = Rouge
map-colors-green = Vert
map-colors-purple = Violet
map-colors-orange = Orange

## map-symbols

map-symbols-anchor = Ancre
map-symbols-palm = Palmier
map-symbols-shell = Coquillage
map-symbols-sun = Soleil

## small-islands

small-islands-cleanse-3 = Purification 3
small-islands-cleanse-2 = Purification 2
small-islands-undercut = Sape
small-islands-outpost = Avant-poste
small-islands-charts = Cartes marines
small-islands-dig = Fouille
small-islands-sail = Cap au large

## events

events-A1 = Cartes maudites
events-A2 = Cadeau d'adieu
events-A3 = Îlots hantés
events-A4 = Trésor dispersé
events-B1 = Vent favorable
events-B2 = Demi-tour
events-B3 = Perdu dans la brume
events-B4 = Boussole cassée
events-B5 = Cartes déchirées
events-B6 = Source sacrée
events-B7 = Droit de port
events-B8 = Malédiction du capitaine
events-B9 = Dernière escale
events-B10 = Lot de consolation
events-B11 = Maigre prise
events-B12 = Moins c'est plus
events-B13 = Sens dessus dessous
events-B14 = Double exploration

## variants

variants-healer-1 = Guérisseuses visibles
variants-healer-2 = Guérisseuses distribuées
variants-events = Événements connus
variants-initial-hand = Main de départ

## virtual-player

virtual-player-aaron = Aaron

## options

option-healers = Guérisseuses
option-healers-help = Quelles guérisseuses attendent à la fin, et qui les connaît.
option-healers-hidden = face cachée
option-healers-open = { variants-healer-1 }
option-healers-dealt = { variants-healer-2 }
option-events_shown = { variants-events }
option-events_shown-help = Si les quatre événements B sont montrés avant d’être mélangés.
option-events_shown-no = non
option-events_shown-yes = oui
option-initial_hand = { variants-initial-hand }
option-initial_hand-help = Si les joueurs suivants choisissent leur première main parmi plus de cartes.
option-initial_hand-no = non
option-initial_hand-yes = oui
