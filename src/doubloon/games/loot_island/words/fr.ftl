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

## map_icons

map_icons-discard = Défausser 1 cube
map_icons-draw = Piocher 1 Carte
map_icons-chest = Coffre
map_icons-plus-one = +1
map_icons-wild = Carte Joker
map_icons-number-one = Carte numéro 1

## loot

loot-loot = Butin
loot-big-loot = Gros Butin
loot-small-loot = Petit Butin
loot-no-loot = Aucun Butin

## treasure_types

treasure_types-amulet = Amulette
treasure_types-coin-bag = Sac de pièces
treasure_types-book = Livre
treasure_types-jewel = Bijou
treasure_types-crown = Couronne
treasure_types-skull = Crâne

## treasure_terms

treasure_terms-base-value = Valeur de base
treasure_terms-curse-value = Valeur de Malédiction
treasure_terms-collector-bonus = Bonus Collectionneur
treasure_terms-cross = Symbole Croix
treasure_terms-crossed-cube = Cube barré
treasure_terms-set = Lot
treasure_terms-reference-number = Numéro de référence
treasure_terms-curse = Malédiction

## skull_kinds

skull_kinds-right = Vers la droite
skull_kinds-left = Vers la gauche
skull_kinds-front = De face

## player_colors

player_colors-blue = Bleu
player_colors-red = Rouge
player_colors-white = Blanc
player_colors-yellow = Jaune
player_colors-black = Noir

## map_colors

map_colors-red = Rouge
map_colors-green = Vert
map_colors-purple = Violet
map_colors-orange = Orange

## map_symbols

map_symbols-anchor = Ancre
map_symbols-palm = Palmier
map_symbols-shell = Coquillage
map_symbols-sun = Soleil

## small_islands

small_islands-cleanse-3 = Purification 3
small_islands-cleanse-2 = Purification 2
small_islands-undercut = Sape
small_islands-outpost = Avant-poste
small_islands-charts = Cartes marines
small_islands-dig = Fouille
small_islands-sail = Cap au large

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

## virtual_player

virtual_player-aaron = Aaron

## the cards as events and questions call them

cards-R01a = 1 rouge
cards-R01b = 1 rouge
cards-R02a = 2 rouge
cards-R02b = 2 rouge
cards-R03a = 3 rouge
cards-R03b = 3 rouge
cards-R04a = 4 rouge
cards-R04b = 4 rouge
cards-R05a = 5 rouge
cards-R05b = 5 rouge
cards-R06a = 6 rouge
cards-R06b = 6 rouge
cards-R07a = 7 rouge
cards-R07b = 7 rouge
cards-R08a = 8 rouge
cards-R08b = 8 rouge
cards-R09a = 9 rouge
cards-R09b = 9 rouge
cards-R10a = 10 rouge
cards-R10b = 10 rouge
cards-RWa = joker rouge
cards-RWb = joker rouge
cards-G01a = 1 vert
cards-G01b = 1 vert
cards-G02a = 2 vert
cards-G02b = 2 vert
cards-G03a = 3 vert
cards-G03b = 3 vert
cards-G04a = 4 vert
cards-G04b = 4 vert
cards-G05a = 5 vert
cards-G05b = 5 vert
cards-G06a = 6 vert
cards-G06b = 6 vert
cards-G07a = 7 vert
cards-G07b = 7 vert
cards-G08a = 8 vert
cards-G08b = 8 vert
cards-G09a = 9 vert
cards-G09b = 9 vert
cards-G10a = 10 vert
cards-G10b = 10 vert
cards-GWa = joker vert
cards-GWb = joker vert
cards-P01a = 1 violet
cards-P01b = 1 violet
cards-P02a = 2 violet
cards-P02b = 2 violet
cards-P03a = 3 violet
cards-P03b = 3 violet
cards-P04a = 4 violet
cards-P04b = 4 violet
cards-P05a = 5 violet
cards-P05b = 5 violet
cards-P06a = 6 violet
cards-P06b = 6 violet
cards-P07a = 7 violet
cards-P07b = 7 violet
cards-P08a = 8 violet
cards-P08b = 8 violet
cards-P09a = 9 violet
cards-P09b = 9 violet
cards-P10a = 10 violet
cards-P10b = 10 violet
cards-PWa = joker violet
cards-PWb = joker violet
cards-O01a = 1 orange
cards-O01b = 1 orange
cards-O02a = 2 orange
cards-O02b = 2 orange
cards-O03a = 3 orange
cards-O03b = 3 orange
cards-O04a = 4 orange
cards-O04b = 4 orange
cards-O05a = 5 orange
cards-O05b = 5 orange
cards-O06a = 6 orange
cards-O06b = 6 orange
cards-O07a = 7 orange
cards-O07b = 7 orange
cards-O08a = 8 orange
cards-O08b = 8 orange
cards-O09a = 9 orange
cards-O09b = 9 orange
cards-O10a = 10 orange
cards-O10b = 10 orange
cards-OWa = joker orange
cards-OWb = joker orange
map-with-icon = { $card } ({ $icon })
map-icon-draw = pioche
map-icon-discard = défausse
map-icon-chest = coffre
map-icon-plus_one = +1
treasures-amulet = { types-amulet }
treasures-coin_bag = { types-coin_bag }
treasures-book = { types-book }
treasures-jewel = { types-jewel }
treasures-crown = { types-crown }
treasures-skull = { types-skull }
treasure-name = { $type } #{ $ref }
tiles-cleanse_3 = { small_islands-cleanse-3 }
tiles-cleanse_2 = { small_islands-cleanse-2 }
tiles-undercut = { small_islands-undercut }
tiles-outpost = { small_islands-outpost }
tiles-charts = { small_islands-charts }
tiles-dig = { small_islands-dig }
tiles-sail = { small_islands-sail }
ids-A1 = { events-A1 }
ids-A2 = { events-A2 }
ids-A3 = { events-A3 }
ids-A4 = { events-A4 }
ids-B1 = { events-B1 }
ids-B2 = { events-B2 }
ids-B3 = { events-B3 }
ids-B4 = { events-B4 }
ids-B5 = { events-B5 }
ids-B6 = { events-B6 }
ids-B7 = { events-B7 }
ids-B8 = { events-B8 }
ids-B9 = { events-B9 }
ids-B10 = { events-B10 }
ids-B11 = { events-B11 }
ids-B12 = { events-B12 }
ids-B13 = { events-B13 }
ids-B14 = { events-B14 }
party-unseated = { virtual_player-aaron }
icons-draw = piocher 1 carte
icons-discard = défausser 1 cube
coasts-0 = côte nord
coasts-1 = côte est
coasts-2 = côte sud
coasts-3 = côte ouest
corners-0 = nord-ouest
corners-1 = nord-est
corners-2 = sud-est
corners-3 = sud-ouest
landings-0 = nord-gauche
landings-1 = nord-droite
landings-2 = est-haut
landings-3 = est-bas
landings-4 = sud-droite
landings-5 = sud-gauche
landings-6 = ouest-bas
landings-7 = ouest-haut

## prompts: what is asked now, and the rule behind it in plain words

prompt-keep-hand = Choisissez encore { $owed ->
    [one] une carte
   *[other] { $owed } cartes
} à ne pas garder.
prompt-extra = Piocher { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} de plus et prendre { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} ?
prompt-toss = Quelles anciennes cartes défaussez-vous avant de compléter les mains ?
prompt-withdraw = { $you ->
    [yes] Laquelle de vos boussoles revient ?
   *[no] Quelle boussole d’{ $who } revient ?
}
prompt-turn = Jouez des cartes sur un territoire, utilisez une petite île, ou passez.
prompt-turn-aaron = Vous agissez pour Aaron : jouez ses cartes, ou utilisez une petite île avec ses cartes.
prompt-source = { $you ->
    [yes] De quel territoire déplacez-vous une boussole vers le territoire { $landing } ?
   *[no] De quel territoire { $who } déplace-t-il une boussole vers le territoire { $landing } ?
}
prompt-lay = { $you ->
    [yes] Territoire { $landing } : une carte de plus, ou est-ce tout ?
   *[no] Territoire { $landing } : une carte de plus pour { $who }, ou est-ce tout ?
}
prompt-pay-more = La petite île coûte encore { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} de n’importe quelle couleur : laquelle ?
prompt-tile = { $you ->
    [yes] Quelle petite île utilisez-vous ?
   *[no] Quelle petite île { $who } utilise-t-il ?
}
prompt-perform = { $you ->
    [yes] { $tile } : réalisez-vous l’action ?
   *[no] { $tile } : { $who } réalise-t-il l’action ?
}
prompt-undercut = { $you ->
    [yes] Laquelle de vos boussoles va { stack-end } de sa pile ?
   *[no] Quelle boussole d’{ $who } va { stack-end } de sa pile ?
}
prompt-outpost = { $you ->
    [yes] Sur quel territoire posez-vous une boussole ?
   *[no] Sur quel territoire { $who } pose-t-il une boussole ?
}
prompt-drop = { $reason ->
    [island] La petite île : combien de vos { $cubes } cubes défaussez-vous, { $most } au plus ?
    [crossed] Le trésor montre des cubes barrés : combien de vos { $cubes } cubes défaussez-vous, { $most } au plus ?
    [discard] Vous défaussez le trésor : combien de vos { $cubes } cubes défaussez-vous, { $most } au plus ?
    [event] L’événement : combien de vos { $cubes } cubes défaussez-vous, { $most } au plus ?
   *[icon] La carte le montre : combien de vos { $cubes } cubes défaussez-vous, { $most } au plus ?
}
prompt-draw = La carte vous permet d’en piocher une : le faites-vous ?
prompt-copy = Votre 1 va devant : utiliser un symbole déjà présent ?
prompt-pick = Le butin est révélé : prenez un trésor.
prompt-open-pick = Vous passez : prenez un des trésors révélés et gardez-le.
prompt-treasure = Vous prenez { $type } #{ $ref } : garder ou défausser ?
prompt-healer = Vous avez { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} : quelle guérisseuse choisissez-vous ?
prompt-offer = Laquelle de vos guérisseuses posez-vous sur la table ?
rule-keep-hand = Plus on joue tard, plus on a reçu de cartes, et tous en gardent autant. Chacun choisit en secret et en même temps ; puis les cartes rejetées sont défaussées face visible.
rule-extra = Dans l’ordre du tour à partir du Premier Joueur, chacun peut prendre ces cartes, toutes ou aucune, contre des cubes. Une main peut dépasser sa taille habituelle.
rule-toss = Avant de compléter les mains, vous pouvez défausser des cartes restées du tour précédent, face visible. Nommez-les dans l’ordre croissant ; celles que vous gardez comptent dans la nouvelle main.
rule-withdraw = L’événement autorise moins de boussoles d’un même joueur sur l’île principale qu’il n’y en a : une, au choix, revient dans la zone de son propriétaire. Celles du dessus descendent.
rule-turn = Faites une chose : jouez une ou plusieurs cartes de la même couleur sur un territoire, où votre boussole se trouve déjà ou est posée au sommet de la pile ; ou utilisez une petite île, qui coûte { island-price }{ $then_pass ->
    [1] , après quoi vous passez
   *[0] {""}
} ; ou passez et quittez ce tour. Le premier à passer prend la tuile Premier Joueur.
rule-turn-aaron = À deux, vous pouvez consacrer votre tour à Aaron : ses cartes visibles et ses boussoles suivent les règles habituelles et vous décidez de tout. Il ne prend aucun cube, ne pioche pas et ne garde que des couronnes, qui comptent dans leur classement.
rule-source = { $free ->
    [0] Aucune boussole n’est libre
   *[other] L’événement n’autorise pas plus de boussoles sur l’île principale
} : il faut en déplacer une d’un autre territoire. Elle quitte sa pile, celles du dessus descendent, et elle va au sommet de la pile du nouveau territoire.
rule-lay = Les cartes d’un coup sont de la même couleur et se posent dans l’ordre croissant à la fin de la colonne ; les jokers vont partout, un 1 va devant des cartes plus hautes. Ensuite leurs symboles s’appliquent dans l’ordre posé.
rule-pay-more = En ce moment, une petite île coûte { island-price }. La couleur de ce qui reste à payer est libre ; nombres et symboles des cartes payées ne comptent jamais.
rule-tile = Choisissez une petite île face visible. Vous pouvez réaliser son action ou non ; dans les deux cas elle est retournée et fermée à tous jusqu’au tour suivant.{ then-out }
rule-perform = L’action d’une petite île est une offre entière. Vous pouvez y renoncer, par exemple si vous vouliez seulement fermer l’île aux autres.{ then-out }
rule-undercut = Choisissez un territoire avec { $you ->
    [yes] votre boussole
   *[no] une boussole d’{ $who }
} et déplacez-la { stack-end } de sa pile, { $reversed ->
    [1] car ce tour-ci les trésors se prennent du haut vers le bas. Elle y reste, et les tours suivants reprennent par le bas.
   *[0] { $you ->
        [yes] pour y prendre des trésors en premier.
       *[no] pour que { $who } y prenne des trésors en premier.
    }
}
rule-outpost = Choisissez un territoire sans { $you ->
    [yes] votre boussole
   *[no] boussole d’{ $who }
} et posez-en une au sommet de la pile. Aucune carte n’est jouée, aucun symbole ne s’applique ; le territoire peut même être sans cartes.
rule-drop = Les cubes défaussés retournent au stock. Vous choisissez combien, dans la limite de l’offre et de ce que vous avez. Avec 13 ou plus à la fin, on est éliminé ; les autres paient une guérisseuse.
rule-draw = Chacun ayant une boussole sur le territoire, même s’il a passé, peut piocher la carte du dessus. Celui qui joue la carte est interrogé d’abord, puis les autres dans le sens horaire.
rule-copy = Un 1 placé devant des cartes plus hautes vous permet, à vous seul, d’utiliser un symbole piocher ou défausser d’une carte déjà dans la colonne. Chaque 1 le fait une fois.
rule-pick = Dans l’ordre des boussoles, { $reversed ->
    [1] avec cet événement du haut de la pile vers le bas
   *[0] du bas de la pile vers le haut
} et ainsi de suite, chacun prend un trésor et le garde ou le défausse aussitôt, jusqu’au dernier. Prendre est obligatoire.
rule-open-pick = Tant que cet événement s’applique, qui passe prend un des trésors révélés. Il faut le garder, avec sa malédiction ; ses cubes barrés s’utilisent comme d’habitude.
rule-treasure = Un trésor gardé reste devant vous jusqu’à la fin et vous donne autant de cubes que sa malédiction. Un trésor défaussé n’en donne pas et permet d’en défausser 2 au plus, et un de plus par amulette que vous avez.
rule-healer = Qui a encore des cubes doit choisir une guérisseuse ; celui qui en a le moins choisit d’abord. Elle coûte de l’or par cube, ou une somme fixe, ou les deux. Qui ne peut payer est éliminé.
rule-offer = Chacun pose une de ses deux guérisseuses sur la table, en secret et en même temps. On choisit ensuite comme d’habitude, le moins de cubes d’abord ; votre carte ne vous est pas réservée.

## options of the table

option-healers = Guérisseuses
option-healers-help = Si les guérisseuses restent cachées jusqu’à la fin, sont visibles dès le début, ou sont distribuées aux joueurs.
option-healers-hidden = face cachée
option-healers-open = { variants-healer-1 }
option-healers-dealt = { variants-healer-2 }
option-events_shown = { variants-events }
option-events_shown-help = Si tous voient au début quels événements viendront, mais pas dans quel ordre.
option-events_shown-no = non
option-events_shown-yes = oui
option-initial_hand = { variants-initial-hand }
option-initial_hand-help = Si les joueurs plus tardifs reçoivent plus de cartes, dont tous gardent autant.
option-initial_hand-no = non
option-initial_hand-yes = oui

## events: $who is a party's name, $you tells whether the reader is it

event-round = Tour { $round }.
event-event = L’événement de ce tour : { $id }.
event-events-shown = Ces événements viendront, dans un ordre inconnu : { $ids }.
event-ship-moved = Le bateau navigue vers le coin { $corner }.
event-ship-turned = Le bateau fait demi-tour sur son coin { $corner }.
event-island-closed = La petite île « { $tile } » est fermée pour ce tour.
event-first-player = { $you ->
    [yes] Vous avez la tuile Premier Joueur.
   *[no] { $who } a la tuile Premier Joueur.
}
event-healers-dealt = { $you ->
    [yes] Vous recevez des guérisseuses : { $ids }.
   *[no] { $who } reçoit des guérisseuses : { $ids }.
}
event-tossing = { $you ->
    [yes] Vous ne voulez pas garder { $cards }.
   *[no] { $who } ne veut pas garder { $cards }.
}
event-tossed = { $you ->
    [yes] Vous défaussez { $cards }.
   *[no] { $who } défausse { $cards }.
}
event-drew = { $you ->
    [yes] Vous piochez { $cards }.
   *[no] { $who } pioche { $cards }.
}
event-drew-hidden = { $you ->
    [yes] Vous piochez { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }.
   *[no] { $who } pioche { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }.
}
event-aaron-drew = Les nouvelles cartes d’Aaron : { $cards }.
event-maps-shuffled = Les cartes défaussées sont mélangées en une nouvelle pioche de { $count }.
event-treasures-shuffled = Les trésors défaussés sont mélangés en une nouvelle pioche de { $count }.
event-treasures-revealed = Révélés : { $treasures }.
event-treasures-exhausted = Il n’y a plus de trésors : la partie passe directement à la fin.
event-compass = { $you ->
    [yes] Vous posez une boussole au sommet de la pile du territoire { $landing }.
   *[no] { $who } pose une boussole au sommet de la pile du territoire { $landing }.
}
event-compass-back = { $you ->
    [yes] Votre boussole du territoire { $landing } revient.
   *[no] { $who } reprend sa boussole du territoire { $landing }.
}
event-laid = { $you ->
    [yes] Vous posez { $card } sur le territoire { $landing }.
   *[no] { $who } pose { $card } sur le territoire { $landing }.
}
event-undercut = { $you ->
    [yes] Votre boussole du territoire { $landing } change de place dans la pile.
   *[no] { $who } change la place de sa boussole dans la pile du territoire { $landing }.
}
event-copied = { $you ->
    [yes] Vous utilisez un symbole de la colonne : { $icon }.
   *[no] { $who } utilise un symbole de la colonne : { $icon }.
}
event-paid = { $you ->
    [yes] Vous payez { $cards }.
   *[no] { $who } paie { $cards }.
}
event-island-used = { $you ->
    [yes] Vous utilisez la petite île « { $tile } ».
   *[no] { $who } utilise la petite île « { $tile } ».
}
event-cubes-taken = { $you ->
    [yes] Vous prenez { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
   *[no] { $who } prend { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
}
event-cubes-dropped = { $you ->
    [yes] { $cubes ->
        [0] Vous ne défaussez aucun cube
        [one] Vous défaussez 1 cube
       *[other] Vous défaussez { $cubes } cubes
    }.
   *[no] { $cubes ->
        [0] { $who } ne défausse aucun cube
        [one] { $who } défausse 1 cube
       *[other] { $who } défausse { $cubes } cubes
    }.
}
event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
event-aaron-out = Aaron ne joue plus pendant ce tour.
event-exploring = Exploration : { $coast }.
event-loot = Le territoire { $landing } rapporte { $count ->
    [one] 1 trésor
   *[other] { $count } trésors
}.
event-cleaned-up = Entretien, { $coast } : les boussoles rentrent, les cartes sont défaussées.
event-final-exploration = L’exploration finale commence.
event-kept = { $you ->
    [yes] Vous gardez { $type } #{ $ref }.
   *[no] { $who } garde { $type } #{ $ref }.
}
event-discarded = { $you ->
    [yes] Vous défaussez { $type } #{ $ref }.
   *[no] { $who } défausse { $type } #{ $ref }.
}
event-aaron-kept = Aaron garde { $type } #{ $ref }.
event-aaron-discarded = Aaron défausse { $type } #{ $ref }.
event-eliminated = { $you ->
    [yes] Avec { $cubes } cubes, vous êtes éliminé et perdez tous vos trésors.
   *[no] Avec { $cubes } cubes, { $who } est éliminé et perd tous ses trésors.
}
event-offering = { $you ->
    [yes] Vous choisissez de poser une guérisseuse : { $id }.
   *[no] { $who } choisit de poser une guérisseuse : { $id }.
}
event-healers-shown = Les guérisseuses sur la table : { $ids }.
event-healed = { $you ->
    [yes] Vous choisissez la guérisseuse à { $id }.
   *[no] { $who } choisit la guérisseuse à { $id }.
}
event-cannot-pay = { $you ->
    [yes] Vous ne pouvez payer la guérisseuse et êtes éliminé.
   *[no] { $who } ne peut payer la guérisseuse et est éliminé.
}
event-loot-value = { $you ->
    [yes] Valeur de votre butin : { $loot }.
   *[no] Valeur du butin de { $who } : { $loot }.
}
event-game-over = Fin du jeu.

## why a move cannot be taken back

undo-hands-chosen = chacun a choisi sa main et vu les cartes défaussées
undo-maps-drawn = des cartes ont été piochées
undo-treasures-revealed = des trésors ont été révélés
undo-event-turned = l’événement suivant a été révélé
undo-island-closed = le hasard a fermé une petite île
undo-turn-passed = le tour est passé au joueur suivant
undo-healers-shown = les guérisseuses ont été révélées
undo-game-over = la partie est finie

## why a move is refused

refused-LI-031 = Cette petite île n’est pas dans cette partie ; choisissez-en une sur la table.
refused-LI-041 = Vous ne pouvez défausser plus de cubes que vous n’en avez.
refused-LI-066 = Défaussez des cartes de votre main dans l’ordre croissant, ou terminez.
refused-LI-070 = C’est au tour d’un autre joueur ; attendez qu’on vous interroge.
refused-LI-071 = À votre tour, jouez des cartes, utilisez une petite île ou passez ; choisissez l’un des trois.
refused-LI-090 = Une petite île coûte { island-price } ; payez avec votre main.
refused-LI-091 = Pour un paiement, deux cartes égales se valent ; nommez la première.
refused-LI-092 = Cette petite île ne peut être choisie ; nommez-en une face visible.
refused-LI-093 = Réalisez l’action de la petite île, ou renoncez-y.
refused-LI-094 = Cette petite île est face cachée jusqu’au tour suivant.
refused-LI-103 = Nommez un territoire dont une boussole peut être déplacée.
refused-LI-107 = Seules des cartes de la main, d’une seule couleur, peuvent être jouées ; nommez-en une, ou terminez.
refused-LI-121 = L’autre territoire de cette côte a déjà cette couleur ; elles doivent différer.
refused-LI-124 = Une colonne a une seule couleur ; cette carte en a une autre.
refused-LI-125 = La carte est plus basse que la dernière de la colonne ; il faut égal ou plus.
refused-LI-126 = Les cartes d’un coup se posent dans l’ordre croissant ; celle-ci aurait dû venir avant.
refused-LI-136 = De deux cartes égales, l’exemplaire a passe d’abord ; nommez-le.
refused-LI-142 = Le symbole ne permet pas autant de cubes.
refused-LI-143 = Piochez la carte, ou renoncez.
refused-LI-148 = Seul un symbole déjà dans la colonne peut être utilisé ; ou renoncez.
refused-LI-173 = C’est à un autre joueur de prendre un trésor ; attendez qu’on vous interroge.
refused-LI-174 = Vous devez prendre un des trésors révélés.
refused-LI-190 = Décidez d’abord du trésor : garder ou défausser.
refused-LI-192 = Le trésor ne montre pas autant de cubes barrés.
refused-LI-193 = Pour un trésor défaussé, cela ferait trop de cubes.
refused-LI-345 = Choisissez une des guérisseuses visibles.
refused-LI-347 = Qui a des cubes doit choisir une guérisseuse.
refused-LI-357 = La partie est finie ; plus rien ne peut être joué.
refused-LI-380 = La petite île ne permet pas autant de cubes.
refused-LI-381 = Nommez un territoire avec votre boussole, ou renoncez.
refused-LI-383 = Nommez un territoire sans votre boussole, ou renoncez.
refused-LI-410 = Piochez les cartes de plus avec leurs cubes, ou renoncez.
refused-LI-412 = Prenez un des trésors révélés par l’événement.
refused-LI-413 = Le trésor de cet événement doit être gardé ; nommez celui que vous prenez.
refused-LI-424 = Nommez un territoire d’où une boussole revient.
refused-LI-425 = Nommez un territoire dont une boussole peut être déplacée.
refused-LI-427 = Même avec cet événement, le symbole ne permet pas autant de cubes.
refused-LI-429 = Avec cet événement, une petite île coûte { island-price } ; payez avec votre main.
refused-LI-431 = Avec cet événement, une petite île coûte { island-price } ; payez avec votre main.
refused-LI-433 = L’événement ne permet pas autant de cubes.
refused-LI-436 = Nommez un territoire avec votre boussole, ou renoncez.
refused-LI-437 = C’est à un autre joueur de prendre un trésor ; attendez qu’on vous interroge.
refused-LI-440 = Cet événement remplace le prix : une petite île coûte { island-price } et vous passez.
refused-LI-500 = Aaron ne joue que dans une partie à deux.
refused-LI-520 = Un tour pour Aaron n’utilise que ses cartes et boussoles ; nommez une de ses cartes.
refused-LI-521 = Aaron ne peut passer ; jouez pour lui, ou annulez ce choix.
refused-LI-553 = Aaron ne joue plus pendant ce tour.
refused-LI-555 = Les cartes d’Aaron ne permettent aucun tour.
refused-LI-603 = Posez une de vos deux guérisseuses sur la table.
refused-LI-605 = Nommez des cartes de votre main à ne pas garder, autant que vous en avez de trop.

## what events and small islands do

event_text-optional_draw_for_cubes = Aussitôt chacun peut piocher { $draw ->
    [one] 1 carte
   *[other] { $draw } cartes
} de plus { $cubes ->
    [0] sans rien payer
    [one] contre 1 cube
   *[other] contre { $cubes } cubes
}.
event_text-treasure_on_pass = Un trésor par joueur est révélé ; qui passe en prend un et le garde.
event_text-island_use_gives_cube = Chaque usage d’une petite île donne { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} à son utilisateur.
event_text-loot_shift = { $alike ->
    [1] Gros et petit butin : { shift-big } chacun.
   *[0] Gros butin : { shift-big }. Petit butin : { shift-small }.
}
event_text-ship_moves_again = Aussitôt le bateau avance { $steps ->
    [one] d’un coin
   *[other] de { $steps } coins
} de plus.
event_text-ship_turns_round = Aussitôt le bateau fait demi-tour sur son coin.
event_text-random_island_closed = Aussitôt { $tiles ->
    [one] une petite île au hasard est fermée
   *[other] { $tiles } petites îles au hasard sont fermées
} pour ce tour.
event_text-compass_limit = Au plus { $limit ->
    [one] 1 boussole
   *[other] { $limit } boussoles
} par joueur sur l’île principale.
event_text-smaller_refill = Les mains sont complétées à { $delta_fewer ->
    [0] { $delta_more ->
        [0] leur taille habituelle
        [one] une carte de plus
       *[other] { $delta_more } cartes de plus
    }
    [one] une carte de moins
   *[other] { $delta_fewer } cartes de moins
}.
event_text-discard_icon_doubled = Le symbole « défausser 1 cube » en permet jusqu’à { $cubes }.
event_text-island_cost = Une petite île coûte { island-price }.
event_text-first_pass_curses_others = Dès qu’un joueur passe en premier, tous les autres prennent { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
event_text-island_cheap_then_pass = Une petite île coûte { island-price }, et son utilisateur passe aussitôt.
event_text-small_loot_cleanse = Chacun au petit butin peut défausser { $cubes ->
    [one] 1 cube
   *[other] jusqu’à { $cubes } cubes
}.
event_text-big_is_fewer = Si les deux territoires suffisent, celui qui a le moins de cartes est le gros butin.
event_text-reverse_stack = Les trésors se prennent du haut de la pile vers le bas ; { small_islands-undercut } mène une boussole au sommet.
event_text-explore_two_coasts = { $extra ->
    [one] La côte suivante est explorée
   *[other] Les { $extra } côtes suivantes sont explorées
} aussi.
shift-big = { $big_fewer ->
    [0] { $big_more ->
        [0] les trésors habituels
        [one] 1 trésor de plus
       *[other] { $big_more } trésors de plus
    }
    [one] 1 trésor de moins
   *[other] { $big_fewer } trésors de moins
}
shift-small = { $small_fewer ->
    [0] { $small_more ->
        [0] les trésors habituels
        [one] 1 trésor de plus
       *[other] { $small_more } trésors de plus
    }
    [one] 1 trésor de moins
   *[other] { $small_fewer } trésors de moins
}
island-price = { $same_color ->
    [0] { $any_color ->
        [one] 1 carte
       *[other] { $any_color } cartes
    }
   *[other] { $same_color } cartes de la même couleur{ $any_color ->
        [0] {""}
       *[other] {" "}et { $any_color } au choix
    }
}
stack-end = { $reversed ->
    [1] au sommet
   *[0] au bas
}
icon-drop = défausser { $icon_cubes ->
    [one] 1 cube
   *[other] jusqu’à { $icon_cubes } cubes
}
then-out = { $then_pass ->
    [1] {" "}{ $you ->
        [yes] Ensuite vous passez.
       *[no] Ensuite { $who } ne joue plus pendant ce tour.
    }
   *[0] {""}
}
tile_text-discard_cubes = défaussez { $amount ->
    [one] 1 cube
   *[other] jusqu’à { $amount } cubes
}
tile_text-compass_to_bottom = déplacez une de vos boussoles { stack-end } de sa pile
tile_text-place_compass = posez une boussole sur un territoire sans la vôtre
tile_text-draw_maps = piochez { $amount ->
    [one] 1 carte
   *[other] { $amount } cartes
}
tile_text-reveal_treasure = { $cubes ->
    [0] {""}
    [one] prenez un cube et{" "}
   *[other] prenez { $cubes } cubes et{" "}
}révélez un trésor, à garder ou défausser
tile_text-move_ship = avancez le bateau { $amount ->
    [one] d’un coin
   *[other] de { $amount } coins
}

## the table

table-round = tour { $round }/{ $rounds }
table-final = exploration finale
table-event = événement { $id } : { $name }
table-events-left = encore { $count ->
    [one] 1 événement
   *[other] { $count } événements
}
table-events-known = à venir : { $ids }
table-decks = cartes { $maps } (défausse { $discards })
table-treasures = trésors { $count } (pile { $pile })
table-treasures-gone = trésors 0
table-islands = petites îles
table-closed = fermées : { $names }
table-hand = { $you ->
    [yes] votre main
   *[no] main : { $who }
}
table-aaron-hand = main d’Aaron
table-empty = vide
table-revealed = trésors sur la table
table-open = trésors révélés
table-healers = guérisseuses sur la table
table-own-healers = { $you ->
    [yes] vos guérisseuses
   *[no] guérisseuses : { $who }
}
table-tossing = à ne pas garder
table-ship = bateau
table-bow = proue : { $coast }
table-gold = { $gold } or
table-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
table-compasses = boussoles { $free }/{ $all }
table-passed = passé
table-out = éliminé
table-healer = guérisseuse : { $cost }
table-no-treasures = pas encore de trésors
table-big = gros butin { $count }
table-small = petit butin { $count }
table-final-loot = plus tard { $count }
table-no-loot = pas de butin
table-loot-order = territoire { $landing }, { $loot } : { $order }
table-stack = boussoles depuis le bas : { $parties }
table-chests = { $count ->
    [one] { $count } coffre
   *[other] { $count } coffres
}
table-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
table-shut = fermée
table-piles = pioches
table-people = zones des joueurs
table-events = événements
table-columns = cartes des territoires
table-treasures-of = { $you ->
    [yes] vos trésors
   *[no] trésors : { $who }
}
deck-maps = cartes
deck-map-discards = cartes défaussées
deck-treasures = trésors
deck-treasure-discards = trésors défaussés
letter-aaron = N

## choices

choices-play = Jouer des cartes sur
choices-play-on = Jouer des cartes sur le territoire { $landing }
choices-pay = Utiliser une petite île, en payant
choice-after = { $count } cartes sur { $threshold }
choice-done = c’est tout
choice-toss-done = ne plus rien défausser
choice-toss = défausser { $card }
choice-lay = poser { $card }
choice-play = { $card } sur le territoire { $landing }
choice-pay = payer { $cards }
choice-from = du territoire { $landing }
choice-at = territoire { $landing }
choice-do = réaliser l’action
choice-decline = renoncer
choice-copy-draw = { icons-draw }
choice-copy-discard = { icon-drop }
choice-draw = piocher
choice-drop = { $cubes ->
    [one] défausser { $cubes } cube
   *[other] défausser { $cubes } cubes
}
choice-drop-none = n’en défausser aucun
choice-keep = garder
choice-discard = défausser
choice-healer = guérisseuse { $id }
choice-aaron = jouer pour Aaron
choice-pass = passer
choice-then = vous aurez { $then ->
    [0] 0 cube
    [one] { $then } cube
   *[other] { $then } cubes
}
choice-discard-says = pas de malédiction ; puis défausser des cubes, plus avec des amulettes ({ $amulets })
costs-cubes = vous prenez { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
brings-enough = assez de cartes pour un butin
yields-own = vous { $cubes }
yields-others = autres { $cubes }
yields-curse = tous les autres prennent un cube
yields-front = va devant

## what a card is, in words

explain-icon-none = sans symbole
explain-icon-draw = chacun ayant une boussole là peut piocher 1 carte
explain-icon-discard = chacun ayant une boussole là peut défausser { $icon_cubes ->
    [one] 1 cube
   *[other] jusqu’à { $icon_cubes } cubes
}
explain-icon-chest = un coffre : 1 trésor de plus quand le butin est trouvé
explain-icon-plus_one = compte pour 2 cartes
explain-wild = a la valeur de la carte précédente
explain-one = sur un territoire vide ou derrière un 1, tous les autres prennent 1 cube ; sinon il va devant et vous utilisez un symbole de la colonne
explain-gold = { $gold } or
explain-book = { $times } fois la malédiction d’un autre trésor
explain-jewel = les lots de 2 et 3 bijoux donnent un bonus
explain-crosses = { $count ->
    [one] 1 croix
   *[other] { $count } croix
} ; le plus de croix paie le mieux
explain-skull = { $kind } ; des crânes différents paient pour chaque autre type possédé
explain-amulet = 1 cube de plus chaque fois que vous défaussez un trésor
explain-curse = malédiction { $cubes }
explain-no-curse = pas de malédiction
explain-crossed = si gardé, défaussez jusqu’à { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
explain-pile = pile { $pile }
explain-per-cube = { $gold } or par cube
explain-fixed = { $gold } or
explain-plus = { $first } plus { $second }
explain-cost-now = { $you ->
    [yes] { $gold } or pour vous
   *[no] { $gold } or pour { $who }
}
kinds-right = vers la droite
kinds-left = vers la gauche
kinds-front = de face
types-amulet = amulette
types-coin_bag = sac de pièces
types-book = livre
types-jewel = bijou
types-crown = couronne
types-skull = crâne
colours-red = rouge
colours-green = vert
colours-purple = violet
colours-orange = orange
input-nothing-called = Rien sur la table ne s’appelle « { $text } » ; tapez un numéro de la liste, ou ? pour l’aide.
input-which = « { $text } » peut désigner plusieurs choix ; tapez un numéro de la liste.
help-typing-turn = Les cartes se tapent en abrégé et à la suite, comme « jouer 4 r5 r7 », avec « c’est tout » derrière si c’est tout, et un paiement comme « payer r5 r7 ».
typed-play = jouer joue jouez
typed-lay = poser pose posez
typed-pay = payer paie payez
typed-toss = défausser défausse défaussez

## what the signs mean

legend-compass = boussole d’un joueur ; une pile se lit du bas
legend-count = cartes sur combien il en faut pour un butin
legend-draw = piocher 1 carte
legend-discard = { icon-drop }
legend-chest = coffre ; trésor
legend-plus = compte pour 2 cartes
legend-wild = joker
legend-cube = cube Malédiction
legend-cross = croix d’une couronne
legend-first = tuile Premier Joueur
legend-colours = R rouge, G vert, P violet, O orange
legend-ship = le bateau ; sa proue longe la côte explorée
legend-enough = donne assez de cartes au territoire
legend-skull = crâne vers la droite, la gauche, de face
legend-explain = ? avec un nom explique une carte, un événement, une île, un trésor ou une guérisseuse, comme « ? { $name } ».

## the end

score-amulet = amulettes
score-coin_bag = sacs de pièces
score-book = livres
score-jewel = bijoux
score-crown = couronnes
score-skull = crânes
score-crown_bonus = bonus couronnes
score-first_player = tuile Premier Joueur
score-healer = guérisseuse
score-cubes = cubes
score-total = valeur du butin
score-out = éliminé
ending-island-explored = L’île a été explorée.
ending-treasures-exhausted = Il n’y a plus de trésors sur l’île.
tie-break-first-player = Valeurs égales : le plus proche de la tuile Premier Joueur, dans le sens horaire, l’emporte.

## la première partie guidée

lesson-island-title = Île, côtes, bateau
lesson-island = Huit territoires bordent l’île, deux par côte. Le bateau montre la côte ouest : on l’explore à ce tour. Le butin le plus précieux gagne.
lesson-hand-title = Votre main
lesson-hand = Les cartes ont une couleur, un nombre et souvent un symbole. On les pose en colonnes ; assez de cartes mènent au trésor.
lesson-compass-title = Une carte, une boussole
lesson-compass = Posez les verts 3 et 5 sur le territoire ouest du haut, pas plus. Votre boussole va sur la pile : la plus basse est la meilleure.
lesson-rising-title = Croissant, une couleur
lesson-rising = Une colonne a une seule couleur et ses nombres ne baissent jamais. Vos quatre cartes vertes iraient : 3, 5, 6 et 7.
lesson-icons-title = Symboles
lesson-icons = Avec le vert 5, chaque joueur qui a une boussole ici peut piocher. Pour l’instant, il n’y a que vous : piochez.
lesson-one-title = Un 1 maudit les autres
lesson-one = Un 1 sur un territoire vide donne un cube à chacun des autres, et les cubes nuisent. Posez le violet 1 au nord, à gauche.
lesson-small-title = Une faveur contre deux cartes
lesson-small = Deux cartes d’une couleur achètent la faveur d’une petite île. Payez les deux rouges et piochez deux cartes.
lesson-pass-title = Passez
lesson-pass = Qui passe en premier commence le tour suivant et garde ses autres cartes. C’est assez pour l’instant : passez.
lesson-loot-title = Gros et petit butin
lesson-loot = Quatre cartes suffisaient : gros butin, un trésor par boussole et par coffre. La boussole la plus basse a choisi. À vous.
lesson-take-title = Garder ou défausser
lesson-take = Prenez le bijou et gardez-le. Il est maudit et vous coûte des cubes. Qui défausse un trésor se débarrasse de cubes.
lesson-cubes-title = Treize, et c’est fini
lesson-cubes = À la fin, treize cubes vous éliminent. Avec moins, on paie une guérisseuse en or. Petites îles et symboles vous en débarrassent.
lesson-end-title = Cinq tours
lesson-end = Après cinq tours, on explore encore toutes les côtes. Puis le butin le plus précieux gagne : bijoux, couronnes et crânes en série paient plus.
