# Pirates of Maracaibo. The first groups are the terms of NAMES.toml, one message each; the rest says things with them.

## game

game-title = Pirates de Maracaibo

## terms

terms-round = manche
terms-turn = tour
terms-player = joueur
terms-first-player = premier joueur
terms-caribbean = Caraïbes
terms-starting-zone = zone de départ
terms-gulf = Golfe
terms-maracaibo = Maracaibo
terms-space = case
terms-column = colonne
terms-tier-1 = niveau I
terms-tier-2 = niveau II
terms-improvement = amélioration
terms-residence = résidence
terms-location = lieu
terms-crew = équipage
terms-equipment = équipement
terms-ship-card = carte Navire
terms-cost = coût
terms-discount = réduction
terms-immediate-effect = effet immédiat
terms-ongoing-effect = effet permanent
terms-endgame-effect = effet de fin de partie
terms-lightning = symbole éclair
terms-income = revenu
terms-doubloon = doublon
terms-doubloons = doublons
terms-doubloon-income = revenu en doublons
terms-vp = point de victoire
terms-vps = points de victoire
terms-vp-short = PV
terms-vp-income = revenu en points
terms-treasure = trésor
terms-treasures = trésors
terms-gold = or
terms-emerald = émeraude
terms-emeralds = émeraudes
terms-pearl = perle
terms-pearls = perles
terms-treasure-set = série de trésors
terms-treasure-island = île au trésor
terms-treasure-value-tile = tuile Valeur de trésor
terms-marker = cube
terms-supply = réserve
terms-hideout = repaire
terms-storage = entrepôt
terms-shovel-line = ligne de pelle
terms-buried = trésor enterré
terms-bonus-space = case bonus
terms-ship = navire
terms-ship-board = plateau Navire
terms-upgrade = modification
terms-upgrades = modifications
terms-barrier = ligne de palier
terms-figurehead = figure de proue
terms-black-market = marché noir
terms-black-market-tile = tuile Marché noir
terms-quest = quête
terms-quests = quêtes
terms-quests-scored = quêtes réussies
terms-quest-market = marché des quêtes
terms-quest-deck = pioche de quêtes
terms-explorer = explorateur
terms-exploration-track = piste d'exploration
terms-river = rivière
terms-rivers = rivières
terms-raid = pillage
terms-raiding-power = force de pillage
terms-raiding-die = dé de pillage
terms-raiding-action = action de pillage
terms-solo-mode = mode solo
terms-solo-card = carte Solo
terms-bonus-action = action bonus
terms-difficulty = difficulté
terms-jordan = Jordan
terms-ruby = rubis
terms-ruby-market = marché aux rubis
terms-ruby-supply = réserve de rubis
terms-residence-discount = remise de résidence
terms-layout = disposition
terms-score = score
terms-tie = égalité
terms-player-token = jeton de joueur
terms-face-down-card = carte face cachée
terms-storage-plain = entrepôt simple
terms-strength-level = niveau de force
terms-combat = combat
terms-end-scoring = décompte final

## actions

actions-move = Naviguer
actions-stop = S'arrêter ici
actions-pay-opponent = Payer un adversaire
actions-ignore = Ignorer, gagner 5
actions-acquire = Acquérir
actions-construct = Construire
actions-activate-market = Utiliser le marché noir
actions-place-market = Placer un marché noir
actions-upgrade = Modifier le navire
actions-raid = Piller
actions-reroll = Tout relancer
actions-keep = Garder le jet
actions-choose-die = Choisir un dé
actions-spend = Dépenser la force
actions-pause-raid = Quitter le pillage
actions-resume-raid = Reprendre le pillage
actions-gain-treasure = Gagner un trésor
actions-explore = Explorer
actions-give-up-movement = Céder du mouvement
actions-bury = Enterrer
actions-gain-quest = Prendre une quête
actions-refresh-quests = Renouveler le marché
actions-discard-quest = Défausser une quête
actions-take-figurehead = Prendre une figure de proue
actions-place-marker = Placer un cube
actions-repeat-space = Répéter la case
actions-take-income = Toucher le revenu
actions-take-ruby = Prendre un rubis
actions-sell-ruby = Vendre un rubis
actions-return-rubies = Rendre des rubis
actions-skip = Passer
actions-done = Terminé
actions-end-turn = Finir le tour
actions-undo = Annuler

## locations

locations-trinidad = Trinité
locations-tobago = Tobago
locations-aruba = Aruba
locations-bonaire = Bonaire
locations-curacao = Curaçao
locations-margarita = Margarita
locations-hispaniola = Hispaniola
locations-tortuga = Île de la Tortue
locations-jamaica = Jamaïque
locations-martinique = Martinique
locations-barbados = Barbade
locations-grenada = Grenade

## improvements

improvements-cabin-boy = Mousse
improvements-lookout = Vigie
improvements-gunner = Canonnier
improvements-quartermaster = Quartier-maître
improvements-shipwright = Constructeur naval
improvements-boatswain = Bosco
improvements-cartographer = Cartographe
improvements-smuggler = Contrebandier
improvements-tobacco = Tabac
improvements-sugar = Sucre
improvements-rum = Rhum
improvements-spyglass = Longue-vue
improvements-grappling-hooks = Grappins
improvements-shovels = Pelles
improvements-treasure-map = Carte au trésor
improvements-green-lantern = Lanterne verte
improvements-ghost-ship = Vaisseau fantôme
improvements-sloop = Sloop
improvements-brigantine = Brigantin
improvements-schooner = Goélette
improvements-pinnace = Pinasse
improvements-merchantman = Navire marchand
improvements-navigator = Navigateur
improvements-master-gunner = Maître canonnier
improvements-purser = Commissaire de bord
improvements-musician = Musicien
improvements-pearl-diver = Pêcheur de perles
improvements-prospector = Prospecteur
improvements-gravedigger = Fossoyeur
improvements-storyteller = Conteur
improvements-carpenter = Charpentier
improvements-guide = Guide
improvements-fence = Receleur
improvements-tax-collector = Percepteur
improvements-buccaneer = Boucanier
improvements-coffee = Café
improvements-cocoa = Cacao
improvements-indigo = Indigo
improvements-cannons = Canons
improvements-cutlasses = Sabres d'abordage
improvements-machetes = Machettes
improvements-pickaxe = Pioche
improvements-jewellers-lens = Loupe de joaillier
improvements-iron-chest = Coffre de fer
improvements-gilded-idol = Idole dorée
improvements-jade-mask = Masque de jade
improvements-pearl-necklace = Collier de perles
improvements-contraband = Contrebande
improvements-galleon = Galion
improvements-frigate = Frégate
improvements-man-of-war = Vaisseau de guerre
improvements-flagship = Vaisseau amiral
improvements-corvette = Corvette
improvements-fluyt = Flûte
improvements-royal-yacht = Yacht royal
improvements-treasure-ship = Navire au trésor

## residences

residences-hacienda = Hacienda
residences-governors-mansion = Palais du gouverneur
residences-shipyard = Chantier naval
residences-armoury = Armurerie
residences-tavern = Taverne
residences-hidden-vault = Caveau secret
residences-guild-hall = Maison de guilde
residences-emerald-villa = Villa d'émeraude
residences-golden-manor = Manoir doré
residences-pearl-palace = Palais de perles
residences-treasury = Trésorerie
residences-explorers-lodge = Loge des explorateurs

## figureheads

figureheads-mermaid = Sirène
figureheads-dragon = Dragon
figureheads-harpy = Harpie
figureheads-whale = Baleine
figureheads-lion = Lion
figureheads-sea-snake = Serpent de mer
figureheads-poseidon = Poséidon
figureheads-kraken = Kraken
figureheads-hawk = Faucon
figureheads-nautilus = Nautile
figureheads-shark = Requin
figureheads-unicorn = Licorne

## layouts

layouts-standard = Standard
layouts-the-hourglass = Le sablier
layouts-the-narrows = Le détroit

## modules

modules-fog-locations = Brouillard : lieux
modules-fog-improvements = Brouillard : améliorations
modules-pirate-skirmish = Escarmouche pirate
modules-quest-hunters = Chasseurs de quêtes
modules-rubies = Rubis
modules-retirement = Retraite

## colours

colours-black = Noir
colours-blue = Bleu
colours-yellow = Jaune
colours-green = Vert

## counters

counters-improvements = améliorations
counters-improvements-and-residences = améliorations et résidences
counters-lightning = améliorations avec éclair
counters-residences = résidences

## the same names by the ids of cards, spaces and treasures, as events tell them

cards-trinidad = { locations-trinidad }
cards-tobago = { locations-tobago }
cards-aruba = { locations-aruba }
cards-bonaire = { locations-bonaire }
cards-curacao = { locations-curacao }
cards-margarita = { locations-margarita }
cards-hispaniola = { locations-hispaniola }
cards-tortuga = { locations-tortuga }
cards-jamaica = { locations-jamaica }
cards-martinique = { locations-martinique }
cards-barbados = { locations-barbados }
cards-grenada = { locations-grenada }
cards-cabin_boy = { improvements-cabin-boy }
cards-lookout = { improvements-lookout }
cards-gunner = { improvements-gunner }
cards-quartermaster = { improvements-quartermaster }
cards-shipwright = { improvements-shipwright }
cards-boatswain = { improvements-boatswain }
cards-cartographer = { improvements-cartographer }
cards-smuggler = { improvements-smuggler }
cards-tobacco = { improvements-tobacco }
cards-sugar = { improvements-sugar }
cards-rum = { improvements-rum }
cards-spyglass = { improvements-spyglass }
cards-grappling_hooks = { improvements-grappling-hooks }
cards-shovels = { improvements-shovels }
cards-treasure_map = { improvements-treasure-map }
cards-green_lantern = { improvements-green-lantern }
cards-ghost_ship = { improvements-ghost-ship }
cards-sloop = { improvements-sloop }
cards-brigantine = { improvements-brigantine }
cards-schooner = { improvements-schooner }
cards-pinnace = { improvements-pinnace }
cards-merchantman = { improvements-merchantman }
cards-navigator = { improvements-navigator }
cards-master_gunner = { improvements-master-gunner }
cards-purser = { improvements-purser }
cards-musician = { improvements-musician }
cards-pearl_diver = { improvements-pearl-diver }
cards-prospector = { improvements-prospector }
cards-gravedigger = { improvements-gravedigger }
cards-storyteller = { improvements-storyteller }
cards-carpenter = { improvements-carpenter }
cards-guide = { improvements-guide }
cards-fence = { improvements-fence }
cards-tax_collector = { improvements-tax-collector }
cards-buccaneer = { improvements-buccaneer }
cards-coffee = { improvements-coffee }
cards-cocoa = { improvements-cocoa }
cards-indigo = { improvements-indigo }
cards-cannons = { improvements-cannons }
cards-cutlasses = { improvements-cutlasses }
cards-machetes = { improvements-machetes }
cards-pickaxe = { improvements-pickaxe }
cards-jewellers_lens = { improvements-jewellers-lens }
cards-iron_chest = { improvements-iron-chest }
cards-gilded_idol = { improvements-gilded-idol }
cards-jade_mask = { improvements-jade-mask }
cards-pearl_necklace = { improvements-pearl-necklace }
cards-contraband = { improvements-contraband }
cards-galleon = { improvements-galleon }
cards-frigate = { improvements-frigate }
cards-man_of_war = { improvements-man-of-war }
cards-flagship = { improvements-flagship }
cards-corvette = { improvements-corvette }
cards-fluyt = { improvements-fluyt }
cards-royal_yacht = { improvements-royal-yacht }
cards-treasure_ship = { improvements-treasure-ship }
cards-hacienda = { residences-hacienda }
cards-governors_mansion = { residences-governors-mansion }
cards-shipyard = { residences-shipyard }
cards-armoury = { residences-armoury }
cards-tavern = { residences-tavern }
cards-hidden_vault = { residences-hidden-vault }
cards-guild_hall = { residences-guild-hall }
cards-emerald_villa = { residences-emerald-villa }
cards-golden_manor = { residences-golden-manor }
cards-pearl_palace = { residences-pearl-palace }
cards-treasury = { residences-treasury }
cards-explorers_lodge = { residences-explorers-lodge }
cards- = une carte face cachée
figureheads-sea_snake = { figureheads-sea-snake }
treasures-gold = { terms-gold }
islands-gold = { terms-gold }
dies-gold = { terms-gold }
dice-gold = { terms-gold }
treasures-emerald = { terms-emerald }
islands-emerald = { terms-emerald }
dies-emerald = { terms-emerald }
dice-emerald = { terms-emerald }
treasures-pearl = { terms-pearl }
islands-pearl = { terms-pearl }
dies-pearl = { terms-pearl }
dice-pearl = { terms-pearl }
spaces-gulf = le { terms-gulf }
spaces-maracaibo = { terms-maracaibo }
spaces-start = le départ de la piste

## slots, quests, tiles and spaces by their ids

spaces-c1r1 = la case colonne 1, rangée 1
spaces-c1r2 = la case colonne 1, rangée 2
spaces-c1r3 = la case colonne 1, rangée 3
spaces-c1r4 = la case colonne 1, rangée 4
spaces-c1r5 = la case colonne 1, rangée 5
spaces-c1r6 = la case colonne 1, rangée 6
spaces-c2r1 = la case colonne 2, rangée 1
spaces-c2r2 = la case colonne 2, rangée 2
spaces-c2r3 = la case colonne 2, rangée 3
spaces-c2r4 = la case colonne 2, rangée 4
spaces-c2r5 = la case colonne 2, rangée 5
spaces-c2r6 = la case colonne 2, rangée 6
spaces-c3r1 = la case colonne 3, rangée 1
spaces-c3r2 = la case colonne 3, rangée 2
spaces-c3r3 = la case colonne 3, rangée 3
spaces-c3r4 = la case colonne 3, rangée 4
spaces-c3r5 = la case colonne 3, rangée 5
spaces-c3r6 = la case colonne 3, rangée 6
spaces-c4r1 = la case colonne 4, rangée 1
spaces-c4r2 = la case colonne 4, rangée 2
spaces-c4r3 = la case colonne 4, rangée 3
spaces-c4r4 = la case colonne 4, rangée 4
spaces-c4r5 = la case colonne 4, rangée 5
spaces-c4r6 = la case colonne 4, rangée 6
spaces-c5r1 = la case colonne 5, rangée 1
spaces-c5r2 = la case colonne 5, rangée 2
spaces-c5r3 = la case colonne 5, rangée 3
spaces-c5r4 = la case colonne 5, rangée 4
spaces-c5r5 = la case colonne 5, rangée 5
spaces-c5r6 = la case colonne 5, rangée 6
spaces-c6r1 = la case colonne 6, rangée 1
spaces-c6r2 = la case colonne 6, rangée 2
spaces-c6r3 = la case colonne 6, rangée 3
spaces-c6r4 = la case colonne 6, rangée 4
spaces-c6r5 = la case colonne 6, rangée 5
spaces-c6r6 = la case colonne 6, rangée 6
spaces-c7r1 = la case colonne 7, rangée 1
spaces-c7r2 = la case colonne 7, rangée 2
spaces-c7r3 = la case colonne 7, rangée 3
spaces-c7r4 = la case colonne 7, rangée 4
spaces-c7r5 = la case colonne 7, rangée 5
spaces-c7r6 = la case colonne 7, rangée 6
spaces-c8r1 = la case colonne 8, rangée 1
spaces-c8r2 = la case colonne 8, rangée 2
spaces-c8r3 = la case colonne 8, rangée 3
spaces-c8r4 = la case colonne 8, rangée 4
spaces-c8r5 = la case colonne 8, rangée 5
spaces-c8r6 = la case colonne 8, rangée 6
spaces-c9r1 = la case colonne 9, rangée 1
spaces-c9r2 = la case colonne 9, rangée 2
spaces-c9r3 = la case colonne 9, rangée 3
spaces-c9r4 = la case colonne 9, rangée 4
spaces-c9r5 = la case colonne 9, rangée 5
spaces-c9r6 = la case colonne 9, rangée 6
spaces-c10r1 = la case colonne 10, rangée 1
spaces-c10r2 = la case colonne 10, rangée 2
spaces-c10r3 = la case colonne 10, rangée 3
spaces-c10r4 = la case colonne 10, rangée 4
spaces-c10r5 = la case colonne 10, rangée 5
spaces-c10r6 = la case colonne 10, rangée 6
spaces-c11r1 = la case colonne 11, rangée 1
spaces-c11r2 = la case colonne 11, rangée 2
spaces-c11r3 = la case colonne 11, rangée 3
spaces-c11r4 = la case colonne 11, rangée 4
spaces-c11r5 = la case colonne 11, rangée 5
spaces-c11r6 = la case colonne 11, rangée 6
spaces-c12r1 = la case colonne 12, rangée 1
spaces-c12r2 = la case colonne 12, rangée 2
spaces-c12r3 = la case colonne 12, rangée 3
spaces-c12r4 = la case colonne 12, rangée 4
spaces-c12r5 = la case colonne 12, rangée 5
spaces-c12r6 = la case colonne 12, rangée 6
spaces-a1 = la case 1 avant la rivière 1
spaces-a2 = la case 2 avant la rivière 1
spaces-u1 = la case 1 du haut avant la rivière 1
spaces-u2 = la case 2 du haut avant la rivière 1
spaces-u3 = la case 3 du haut avant la rivière 1
spaces-l1 = la case 1 du bas avant la rivière 1
spaces-l2 = la case 2 du bas avant la rivière 1
spaces-l3 = la case 3 du bas avant la rivière 1
spaces-l4 = la case 4 du bas avant la rivière 1
spaces-l5 = la case 5 du bas avant la rivière 1
spaces-b1 = la case 1 après la rivière 1
spaces-b2 = la case 2 après la rivière 1
spaces-b3 = la case 3 après la rivière 1
spaces-bu1 = la case 1 du haut après la rivière 1
spaces-bu2 = la case 2 du haut après la rivière 1
spaces-bl1 = la case 1 du bas après la rivière 1
spaces-bl2 = la case 2 du bas après la rivière 1
spaces-bl3 = la case 3 du bas après la rivière 1
spaces-c1 = la case 1 après la rivière 2
spaces-c2 = la case 2 après la rivière 2
spaces-ret = la { terms-residence-discount }
spaces-c3 = la case 3 après la rivière 2
spaces-cu1 = la case 1 du haut après la rivière 2
spaces-cu2 = la case 2 du haut après la rivière 2
spaces-cu3 = la case 3 du haut après la rivière 2
spaces-cl1 = la case 1 du bas après la rivière 2
spaces-cl2 = la case 2 du bas après la rivière 2
spaces-cl3 = la case 3 du bas après la rivière 2
spaces-cl4 = la case 4 du bas après la rivière 2
spaces-d1 = la case 1 après la rivière 3
spaces-d2 = la case 2 après la rivière 3
spaces-d3 = la case 3 après la rivière 3
spaces-du1 = la case 1 du haut après la rivière 3
spaces-du2 = la case 2 du haut après la rivière 3
spaces-du3 = la case 3 du haut après la rivière 3
spaces-dl1 = la case 1 du bas après la rivière 3
spaces-dl2 = la case 2 du bas après la rivière 3
spaces-dl3 = la case 3 du bas après la rivière 3
spaces-dl4 = la case 4 du bas après la rivière 3
spaces-e1 = la case 1 après la rivière 4
spaces-e2 = la case 2 après la rivière 4
spaces-e3 = la case 3 après la rivière 4
titled = « { $what } »
table-slot = emplacement du navire
named-slot = { table-slot } « { $what } »
named-quest = { terms-quest } « { $what } »
named-tile = { terms-black-market-tile } « { $what } »

## what an effect is printed on, for questions about it

sources-a1 = { spaces-a1 }
sources-a2 = { spaces-a2 }
sources-aruba = { cards-aruba }
sources-b1 = { spaces-b1 }
sources-b2 = { spaces-b2 }
sources-b3 = { spaces-b3 }
sources-barbados = { cards-barbados }
sources-bl1 = { spaces-bl1 }
sources-bl2 = { spaces-bl2 }
sources-bl3 = { spaces-bl3 }
sources-bonaire = { cards-bonaire }
sources-brigantine = { cards-brigantine }
sources-bu1 = { spaces-bu1 }
sources-bu2 = { spaces-bu2 }
sources-buccaneer = { cards-buccaneer }
sources-c1 = { spaces-c1 }
sources-c2 = { spaces-c2 }
sources-c3 = { spaces-c3 }
sources-cannons = { cards-cannons }
sources-carpenter = { cards-carpenter }
sources-cartographer = { cards-cartographer }
sources-cl1 = { spaces-cl1 }
sources-cl2 = { spaces-cl2 }
sources-cl3 = { spaces-cl3 }
sources-cl4 = { spaces-cl4 }
sources-contraband = { cards-contraband }
sources-corvette = { cards-corvette }
sources-cu1 = { spaces-cu1 }
sources-cu2 = { spaces-cu2 }
sources-cu3 = { spaces-cu3 }
sources-curacao = { cards-curacao }
sources-cutlasses = { cards-cutlasses }
sources-d1 = { spaces-d1 }
sources-d2 = { spaces-d2 }
sources-d3 = { spaces-d3 }
sources-dl1 = { spaces-dl1 }
sources-dl2 = { spaces-dl2 }
sources-dl3 = { spaces-dl3 }
sources-dl4 = { spaces-dl4 }
sources-du1 = { spaces-du1 }
sources-du2 = { spaces-du2 }
sources-du3 = { spaces-du3 }
sources-e1 = { spaces-e1 }
sources-e2 = { spaces-e2 }
sources-e3 = { spaces-e3 }
sources-emerald = { terms-hideout } ({ treasures-emerald })
sources-fence = { cards-fence }
sources-flagship = { cards-flagship }
sources-fluyt = { cards-fluyt }
sources-frigate = { cards-frigate }
sources-gold = { terms-hideout } ({ treasures-gold })
sources-grappling_hooks = { cards-grappling_hooks }
sources-grenada = { cards-grenada }
sources-guide = { cards-guide }
sources-gulf = { terms-gulf }
sources-hawk = { figureheads-hawk }
sources-hispaniola = { cards-hispaniola }
sources-iron_chest = { cards-iron_chest }
sources-jamaica = { cards-jamaica }
sources-jewellers_lens = { cards-jewellers_lens }
sources-kraken = { figureheads-kraken }
sources-l1 = { spaces-l1 }
sources-l2 = { spaces-l2 }
sources-l3 = { spaces-l3 }
sources-l4 = { spaces-l4 }
sources-l5 = { spaces-l5 }
sources-machetes = { cards-machetes }
sources-man_of_war = { cards-man_of_war }
sources-maracaibo = { terms-maracaibo }
sources-margarita = { cards-margarita }
sources-martinique = { cards-martinique }
sources-merchantman = { cards-merchantman }
sources-mermaid = { figureheads-mermaid }
sources-nautilus = { figureheads-nautilus }
sources-pearl = { terms-hideout } ({ treasures-pearl })
sources-pearl_diver = { cards-pearl_diver }
sources-pickaxe = { cards-pickaxe }
sources-poseidon = { figureheads-poseidon }
sources-raid = { terms-raid }
sources-ret = { terms-residence-discount }
sources-royal_yacht = { cards-royal_yacht }
sources-ruby = { terms-ruby-market }
sources-shark = { figureheads-shark }
sources-shipwright = { cards-shipwright }
sources-shovels = { cards-shovels }
sources-sloop = { cards-sloop }
sources-smuggler = { cards-smuggler }
sources-spyglass = { cards-spyglass }
sources-tax_collector = { cards-tax_collector }
sources-tobago = { cards-tobago }
sources-tortuga = { cards-tortuga }
sources-treasure_map = { cards-treasure_map }
sources-treasure_ship = { cards-treasure_ship }
sources-trinidad = { cards-trinidad }
sources-u1 = { spaces-u1 }
sources-u2 = { spaces-u2 }
sources-u3 = { spaces-u3 }

## prompts: what is asked now, and the rule behind it in plain words

prompt-keep = Que gardez-vous des quêtes qui vous ont été distribuées ?
prompt-move = Où votre navire s’arrête-t-il ?
prompt-step = Où votre navire va-t-il ensuite ? Encore { $left } pas.
prompt-pay-opponent = Vous n’avez que { $doubloons } { $doubloons ->
    [one] doublon
   *[other] doublons
} : qui payez-vous ?
prompt-improvement = { $card } coûte { $cost } (vous avez { $doubloons }) : acquérir ou ignorer ?
prompt-residence = { $card } coûte { $cost } (vous avez { $doubloons }) : construire ou ignorer ?
prompt-market = Votre tuile Marché noir { $tile } se trouve ici : l’utiliser ?
prompt-upgrade = Modifiez votre navire : quel emplacement ?
prompt-list = { $source } : que faites-vous ensuite ?
prompt-choose = { $source } : choisissez un seul côté.
prompt-pay-for = { $source } : payer { $n } pour cela ?
prompt-do = { $source }, { $effect } : le faire ?
prompt-roll = Vous avez obtenu { $dice }. Garder, ou tout relancer (encore { $rerolls } fois) ?
prompt-die = Choisissez un de vos dés : { $dice }.
prompt-spend = Il reste { $power } de force de pillage pour { $treasures } : comment la dépenser ?
prompt-type = { $count ->
    [one] Quel trésor prenez-vous ?
   *[other] Vous prenez { $count } trésors du même type : lequel ?
}
prompt-store = Où entreposez-vous le trésor ({ $treasure }) ?
prompt-trade = Vous pouvez explorer de { $movement }. Céder d’abord du mouvement ?
prompt-explore = Avancez votre explorateur de { $movement } { $movement ->
    [one] case
   *[other] cases
} au plus.
prompt-bury = { $shovels } { $shovels ->
    [one] pelle
   *[other] pelles
} : quel trésor enterrez-vous, et où ?
prompt-refresh = Renouveler d’abord tout le marché des quêtes ?
prompt-quest = Prenez une quête.
prompt-acquire = Acquérez une amélioration n’importe où, pour { $extra ->
    [0] son coût
   *[other] { $extra } de plus que son coût
}.
prompt-construct = { $half ->
    [0] Construisez une résidence au choix.
   *[other] Construisez une résidence au choix à moitié prix.
}
prompt-marker = Quelle île reçoit { $count } { $count ->
    [one] cube
   *[other] cubes
} ?
prompt-place = Placez une tuile Marché noir sur un lieu.
prompt-use = Laquelle de vos tuiles Marché noir placées utilisez-vous ?
prompt-figurehead = Prenez une figure de proue.
prompt-discard = Quelle quête défaussez-vous ?
prompt-ruby = Prendre un rubis ?
prompt-sell = Sur quelle case du marché aux rubis vendez-vous un rubis ?
prompt-return = Vous avez { $rubies } rubis : combien en rendez-vous ?
prompt-end-turn = Finir votre tour ?
rule-keep = Au début, chacun reçoit quelques quêtes en secret et en garde une partie ; le reste est remélangé dans la pioche de quêtes. Ce que vous gardez rapporte des points à la fin si la condition est remplie.
rule-move = Votre navire avance d’une à trois cases, de carte en carte voisine, et doit s’arrêter dans une colonne plus à droite que celle du début du tour. En chemin, vous pouvez monter, descendre ou reculer. Seule la case d’arrêt agit ; si d’autres navires s’y trouvent, vous payez d’abord un doublon à chacun de leurs propriétaires, ou vous les combattez si vous jouez avec ce module.
rule-step = Votre navire avance case par case, d’une à trois cases. Une carte face cachée est révélée dès que vous y entrez ; vous vous y arrêtez ou vous continuez. Vous devez vous arrêter dans une colonne plus à droite que celle du début du tour : un pas qui l’empêcherait n’est pas proposé.
rule-pay-opponent = Chaque joueur dont le navire est là où vous vous arrêtez reçoit un doublon. Vous ne pouvez pas tous les payer : payez-en autant que possible et choisissez lesquels.
rule-improvement = En vous arrêtant sur une amélioration, vous payez son coût moins vos réductions et la gardez jusqu’à la fin, ou vous la laissez et prenez des doublons dans la réserve. Une nouvelle carte remplit la case, puis la carte achetée agit aussitôt si elle porte un éclair.
rule-residence = En vous arrêtant sur une résidence, vous payez et y posez un jeton, un seul par résidence, ou vous prenez des doublons dans la réserve. Le premier jeton rapporte des points aussitôt ; à la fin, la résidence paie chaque propriétaire selon ce que compte la carte, jusqu’à son maximum.
rule-market = Quand vous vous arrêtez sur un lieu avec une de vos tuiles Marché noir, vous pouvez utiliser sa face visible. Les tuiles des autres ne font rien pour vous.
rule-upgrade = Placez un cube sur un emplacement libre de votre plateau Navire. Ceux derrière une ligne de palier s’ouvrent quand le plateau entier porte autant de cubes que la ligne l’indique. Certains agissent une fois, d’autres toute la partie ; vous pouvez aussi renoncer.
rule-list = Chaque élément sert une fois, dans l’ordre de votre choix, et la plupart peuvent être laissés de côté. On termine ce qu’un élément rapporte avant le suivant. Les points et doublons fixes sont déjà pris.
rule-choose = Une barre oblique sépare des côtés : vous en utilisez un seul, avec tout ce qu’il porte, et perdez les autres. Un côté dont rien n’est réalisable n’est pas proposé.
rule-pay-for = Ce qui est imprimé en rouge se paie en entier avant l’effet qui suit. Vous pouvez renoncer : rien n’est alors payé et rien ne se passe.
rule-do = Cet effet est une offre. Vous pouvez le réaliser maintenant ou y renoncer ; un effet refusé est perdu et ne rapporte rien à la place.
rule-roll = Un pillage lance des dés, un par type de trésor. Vous pouvez les relancer tous, jamais une partie ; le dernier jet compte. Ensuite vous choisissez un dé.
rule-die = Le dé choisi donne ses points comme force de pillage, plus le bonus de ce pillage et tous les vôtres ; sa couleur dit quel trésor ce pillage peut rapporter.
rule-spend = Répartissez la force entre les actions de pillage à votre guise : les actions de base autant de fois que vous voulez, celles gagnées une fois par pillage. La force restante peut servir jusqu’à la fin du tour, puis elle est perdue.
rule-type = Vous choisissez un des types illustrés. Le trésor est le cube du dessus de cette île, qui perd donc de la valeur ; si elle est vide, il vient de la réserve.
rule-store = Un trésor va dans l’entrepôt de son type. Sur une case bonus libre, il rapporte aussitôt ce bonus ; l’entrepôt simple en contient autant qu’on veut et ne rapporte rien.
rule-trade = Avant que votre explorateur n’avance, vous pouvez céder du mouvement contre ce que proposent vos cartes et emplacements, chacun une fois par action. Il doit rester au moins un pas.
rule-explore = Votre explorateur suit les flèches, d’au moins une case et au plus autant que permis. Les cases occupées par d’autres sont sautées gratuitement. Vous gagnez ce que montre la case d’arrêt, rien en chemin ; chaque rivière traversée vaut des points à la fin.
rule-bury = Pour chaque pelle, vous pouvez déplacer un trésor entreposé sous la ligne de sa zone, sur une case libre, et gagner ce qu’elle montre. Il y reste, compte toujours et vaut ses propres points à la fin.
rule-refresh = Votre figure de proue vous permet de remettre tout le marché des quêtes sous la pioche et d’en révéler de nouvelles avant d’en prendre une.
rule-quest = Prenez une carte du marché des quêtes, aussitôt complété, ou la première de la pioche de quêtes, sans la voir. Une quête rapporte à la fin selon la meilleure de ses deux conditions remplies ; avec les Chasseurs de quêtes, seule la plus difficile compte.
rule-acquire = Cet effet achète une amélioration visible du type illustré, où qu’elle soit. Vos réductions comptent, votre navire et les autres n’importent pas, et personne n’est payé.
rule-construct = Vous pouvez construire toute résidence où vous n’avez pas de jeton, où que soit votre navire, pour son coût moins vos réductions.
rule-marker = Des cubes de la réserve vont sur une île. Plus il y en a à la fin, plus chaque trésor de ce type vaut, pour tout le monde.
rule-place = Placez une de vos tuiles Marché noir non posées sur un lieu qui n’en a pas, et utilisez-la aussitôt. Elle y reste avec la face choisie au début ; vous pourrez la réutiliser à chaque arrêt.
rule-use = Vous utilisez une de vos tuiles Marché noir placées, où qu’elle se trouve et où que soit votre navire.
rule-figurehead = Vous prenez une figure de proue du marché et la gardez : personne n’en a plus d’une et on n’en change pas. Le marché n’est pas complété.
rule-discard = Une de vos quêtes va sous la pioche de quêtes, puis vient l’effet qui suit. Rien n’assure que vous la retrouverez un jour.
rule-ruby = Là où se trouve une réserve de rubis, vous pouvez prendre un rubis à chaque arrêt. Les rubis se vendent au Golfe ou s’y rendent contre des points ; ce qui reste à la fin ne vaut rien.
rule-sell = Au Golfe, vous pouvez vendre un rubis sur une case libre du marché aux rubis et gagner ce qu’elle montre. Chaque case sert une fois par partie.
rule-return = Au Golfe, vous pouvez rendre autant de rubis que vous voulez contre des points, que vous en ayez vendu un ou non. Ceux que vous gardez pourront être vendus dans une autre manche ; à la fin, ils ne valent rien.
rule-end-turn = Quand vous avez fini, le tour passe au suivant. Un pillage quitté avec de la force peut encore être repris avant ; après le tour, la force est perdue.

## what an effect is, in two words: for questions about one

effects-raid = piller
effects-explore = explorer
effects-bury = enterrer
effects-quest = prendre une quête
effects-acquire = acquérir une amélioration
effects-construct = construire une résidence
effects-upgrade = modifier le navire
effects-figurehead = prendre une figure de proue
effects-place_market = placer une tuile Marché noir
effects-use_market = utiliser une tuile Marché noir
effects-treasure = gagner un trésor
effects-marker = placer un cube
effects-space_again = répéter la case de l’explorateur
effects-income_now = toucher le revenu
effects-pay = payer un effet
effects-choose = choisir un côté
effects-explorer_home = renvoyer l’explorateur
effects-ruby = prendre un rubis
effects-vp = points de victoire
effects-doubloons = doublons
effects-vp_per = points selon vos biens

## effects with their numbers: from these a card is put into words

effect-vp = { $n } PV
effect-doubloons = { $n } { $n ->
    [one] doublon
   *[other] doublons
}
effect-vp_per = { $n } PV par { $every ->
    [1] { $what }
   *[other] { $every } { $what }
}{ $max ->
    [0] { "" }
   *[other] , { $max } au plus
}
effect-doubloons_per = { $n } { $n ->
    [one] doublon
   *[other] doublons
} par { $what }
effect-raid-all = pillage{ $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
effect-raid-none = pillage sans dés, force { $plus }, trésor au choix
effect-raid-die = pillage avec un seul dé ({ $die }){ $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
effect-explore = explorer { $n }
effect-bury = { $n ->
    [one] enterrer un trésor
   *[other] enterrer jusqu’à { $n } trésors
}
effect-quest = prendre une quête
effect-acquire = acquérir une amélioration où qu’elle soit ({ $of }) à son coût{ $extra ->
    [0] { "" }
   *[other] { " " }+{ $extra }
}
effect-construct = { $half ->
    [0] construire une résidence au choix
   *[other] construire une résidence au choix à moitié prix
}
effect-upgrade = modifier votre navire
effect-figurehead = prendre une figure de proue
effect-place_market = placer une tuile Marché noir et l’utiliser
effect-use_market = utiliser une de vos tuiles Marché noir placées
effect-treasure-die = { $n } { $n ->
    [one] trésor
   *[other] trésors
} du type du pillage
effect-raids-type = le type du pillage
effect-treasure-any = { $n ->
    [one] 1 trésor au choix
   *[other] { $n } trésors d’un même type au choix
}
effect-treasure = { $n } { $n ->
    [one] trésor
   *[other] trésors
} ({ $of })
effect-marker-any = { $n ->
    [one] 1 cube sur une île au choix
   *[other] { $n } cubes sur une même île au choix
}
effect-marker = { $n } { $n ->
    [one] cube
   *[other] cubes
} sur l’île ({ $of })
effect-space_again = encore une fois ce que montre la case de votre explorateur
effect-income_now-doubloons = votre revenu en doublons, tout de suite
effect-income_now-vp = votre revenu en points, tout de suite
effect-pay-doubloons = payez { $n } { $n ->
    [one] doublon
   *[other] doublons
} : { $then }
effect-pay-quest = défaussez { $n } { $n ->
    [one] quête
   *[other] quêtes
} : { $then }
effect-explorer_home = votre explorateur retourne au départ
effect-ruby = 1 rubis
effect-raid_power = +{ $n } de force à chaque pillage
effect-raid_power-die = +{ $n } de force avec le dé lancé ({ $die })
effect-raid_action = en pillage, { $cost } de force : { $then }{ $limit ->
    [0] { "" }
    [one] { " " }(une fois par pillage)
   *[other] { " " }({ $limit } fois par pillage)
}
effect-raid_reroll = { $n } { $n ->
    [one] relance
   *[other] relances
} de plus par pillage
effect-explore_plus = +{ $n } quand vous explorez
effect-explore_trade = en explorant, céder { $cost } contre { $then }
effect-discount = améliorations et résidences coûtent { $n } de moins
effect-move_plus = votre navire peut avancer de { $n } de plus
effect-quest_refresh = avant de prendre une quête, vous pouvez renouveler le marché des quêtes
effect-bury_spaces = { $n } { $n ->
    [one] case de plus
   *[other] cases de plus
} pour des trésors enterrés de tout type : { $then }
effect-or = { $first } ou { $last }
effect-none = rien
per-buried = trésor enterré
per-treasures = trésor
per-gold = or
per-emerald = émeraude
per-pearl = perle
per-quests = quête
per-quests_scored = quête réussie
per-rivers = rivière
per-crew = carte Équipage
per-equipment = carte Équipement
per-ship = carte Navire
per-improvements = amélioration
per-improvements_and_residences = amélioration ou résidence
per-lightning = amélioration avec éclair
per-upgrades = modification
per-residences = résidence
per-doubloon_income = doublon de revenu
per-vp_income = point de revenu
per-doubloons = doublon
per-treasure_set = série ({ $of })
many-buried = trésors enterrés
many-treasures = trésors
many-gold = or
many-emerald = émeraudes
many-pearl = perles
many-treasure_set = séries de trésors
many-quests = quêtes
many-quests_scored = quêtes réussies
many-rivers = rivières
many-crew = cartes Équipage
many-equipment = cartes Équipement
many-ship = cartes Navire
many-improvements = améliorations
many-improvements_and_residences = améliorations et résidences
many-lightning = améliorations avec éclair
many-upgrades = modifications
many-residences = résidences
many-doubloon_income = doublons de revenu
many-vp_income = points de revenu
many-doubloons = doublons
parts-joined = { $first } ; { $last }
price-yours = { $you ->
    [yes] vous coûte { $cost }
   *[no] coûte { $cost } à { $who }
}
price-dear = { $you ->
    [yes] plus que vous n’avez
   *[no] plus que n’a { $who }
}
quest-have = { $have } sur { $need } { $what }
quest-words = { $top } : { $top_points } PV ; { $bottom } : { $bottom_points } PV
quest-words-hunters = { $bottom } : { $bottom_points } PV ; sinon { $top_points } PV
solo-raid = piller
solo-explore = explorer
solo-quest = prendre une quête
solo-acquire = une carte de niveau II, là où l’on acquiert équipage ou équipement
solo-buy = acheter la première à portée parmi { $order }
solo-upgrade = modification
solo-bonus = bonus : { $action }
solo-else = sinon { $action }
jordan-raid = piller : { $points ->
    [0] { "" }
   *[other] { $points } PV,{ " " }
}{ $count } { $count ->
    [one] trésor
   *[other] trésors
}{ $marker ->
    [yes] , un cube si Jordan en a ensuite plus que vous
   *[no] { "" }
}
jordan-explore = explorer : { $points } PV{ $extra ->
    [0] { "" }
    [one] , { $extra } case de plus
   *[other] , { $extra } cases de plus
}
jordan-next = prochaine modification : { $icon }
jordan-dice = comment choisit le dé de Jordan
jordan-dice-treasure = trésor : { $faces }
jordan-dice-figurehead = figure de proue du marché : { $faces }
jordan-dice-residence = résidence, comptée depuis la gauche : { $faces }
jordan-face = { $face } : { $what }
jordan-face-most = l’île qui porte le plus de cubes
jordan-face-nth = nº { $number }
jordan-face-again = relancer
jordan-ruby = { $points } PV par rubis
icons-advance = un niveau de force de plus
icons-figurehead = une figure de proue
icons-quest = une quête
icons-residence = une résidence
part-now = aussitôt : { $effects }
part-ongoing = toujours : { $effects }
part-income = chaque manche : { $effects }
part-endgame = à la fin : { $effects }
part-actions = { $effects }
part-vp = { $points } PV à la fin
part-cost = coûte { $cost }
label = { $name } :

## options of the table

option-layout = Disposition
option-layout-help = Comment les cartes et les îles des Caraïbes sont disposées.
option-layout-standard = { layouts-standard }
option-layout-the_hourglass = { layouts-the-hourglass }
option-layout-the_narrows = { layouts-the-narrows }
option-beginner = Mise en place débutant
option-beginner-help = Si les lieux regroupés en grand nombre sont dispersés au début.
option-beginner-no = non
option-beginner-yes = oui
option-fog_locations = { modules-fog-locations }
option-fog_locations-help = Les premiers lieux sont face cachée, avec des doublons pour qui s’y arrête d’abord.
option-fog_locations-no = non
option-fog_locations-yes = oui
option-fog_improvements = { modules-fog-improvements }
option-fog_improvements-help = Les améliorations sont face cachée jusqu’à ce qu’un navire y passe ; on navigue pas à pas.
option-fog_improvements-no = non
option-fog_improvements-yes = oui
option-pirate_skirmish = { modules-pirate-skirmish }
option-pirate_skirmish-help = Les navires qui se rencontrent combattent avec un dé au lieu de payer.
option-pirate_skirmish-no = non
option-pirate_skirmish-yes = oui
option-quest_hunters = { modules-quest-hunters }
option-quest_hunters-help = Plus de quêtes ; seule la condition difficile compte, au double, et une quête ratée coûte des points.
option-quest_hunters-no = non
option-quest_hunters-yes = oui
option-rubies = { modules-rubies }
option-rubies-help = Certains lieux rapportent des rubis, vendus au Golfe contre des bonus ou des points.
option-rubies-no = non
option-rubies-yes = oui
option-retirement = { modules-retirement }
option-retirement-help = Une case de la piste d’exploration construit une résidence à moitié prix et renvoie l’explorateur.
option-retirement-no = non
option-retirement-yes = oui
unfit-difficulty = La difficulté concerne une partie en solitaire contre Jordan ; à { $seats }, elle reste à 0.
unfit-retirement = { modules-retirement } : il faut une tuile { terms-residence-discount }, et la piste de cette boîte n’en a pas.
option-difficulty = Difficulté de Jordan
option-difficulty-help = { $seats ->
    [1] Combien des six cartes de Jordan sont remplacées par de plus fortes.
   *[other] Ne compte que pour un joueur seul contre Jordan.
}
option-difficulty-0 = 0
option-difficulty-1 = 1
option-difficulty-2 = 2
option-difficulty-3 = 3
option-difficulty-4 = 4
option-difficulty-5 = 5
option-difficulty-6 = 6

## events: $who is a seat's name, $you tells whether the reader sits there

event-dealt = { $you ->
    [yes] Vous recevez les quêtes { $quests }.
   *[no] { $who } reçoit les quêtes { $quests }.
}
event-keeping = { $you ->
    [yes] Vous gardez, parmi les quêtes : { $quests }.
   *[no] { $who } garde, parmi les quêtes : { $quests }.
}
event-quest-market = Le marché des quêtes s’ouvre avec les quêtes { $quests }.
event-figureheads = Les figures de proue proposées : { $figureheads }.
event-first = { $you ->
    [yes] Vous êtes le premier joueur.
   *[no] { $who } est le premier joueur.
}
event-turn = { $you ->
    [yes] Manche { $round } : à vous.
   *[no] Manche { $round } : au tour de { $who }.
}
event-step = { $you ->
    [yes] Vous poursuivez vers { $space }.
   *[no] { $who } poursuit vers { $space }.
}
event-sailed = { $you ->
    [yes] Votre navire s’arrête sur { $space }.
   *[no] Le navire de { $who } s’arrête sur { $space }.
}
event-flipped = { $card } est révélée sur { $space }.
event-refilled = { $card } arrive sur { $space } ; il en reste { $left } au niveau II.
event-paid-opponent = { $you ->
    [yes] Vous payez { $doubloons } { $doubloons ->
        [one] doublon
       *[other] doublons
    } à { $opponent }.
   *[no] { $opponent_you ->
        [yes] { $who } vous paie { $doubloons } { $doubloons ->
        [one] doublon
       *[other] doublons
    }.
       *[no] { $who } paie { $doubloons } { $doubloons ->
        [one] doublon
       *[other] doublons
    } à { $opponent }.
    }
}
combat-result = { $who } { $result }
event-combat = Les navires combattent : { $results }.
event-combat-jordan = { $you ->
    [yes] Vous combattez Jordan : { $own } contre { $jordan }.
   *[no] { $who } combat Jordan : { $own } contre { $jordan }.
}
event-ignored = { $you ->
    [yes] Vous ignorez { $card }.
   *[no] { $who } ignore { $card }.
}
event-acquired = { $you ->
    [yes] Vous acquérez { $card } sur { $space } pour { $doubloons }.
   *[no] { $who } acquiert { $card } sur { $space } pour { $doubloons }.
}
event-constructed = { $you ->
    [yes] Vous construisez { $card } sur { $space } pour { $doubloons }.
   *[no] { $who } construit { $card } sur { $space } pour { $doubloons }.
}
event-points = { $you ->
    [yes] Vous marquez { $points } { $points ->
        [one] point
       *[other] points
    } et en avez { $total }.
   *[no] { $who } marque { $points } { $points ->
        [one] point
       *[other] points
    } et en a { $total }.
}
event-doubloons = { $you ->
    [yes] Vous gagnez { $doubloons } { $doubloons ->
        [one] doublon
       *[other] doublons
    } et en avez { $total }.
   *[no] { $who } gagne { $doubloons } { $doubloons ->
        [one] doublon
       *[other] doublons
    } et en a { $total }.
}
event-paid = { $you ->
    [yes] Vous payez { $doubloons } { $doubloons ->
        [one] doublon
       *[other] doublons
    } et en avez { $total }.
   *[no] { $who } paie { $doubloons } { $doubloons ->
        [one] doublon
       *[other] doublons
    } et en a { $total }.
}
event-marker = L’île ({ $island }) reçoit { $count } { $count ->
    [one] cube
   *[other] cubes
} et en a { $markers }.
event-treasure = { $you ->
    [yes] Vous prenez un trésor : { $treasure } ; il reste { $markers } { $markers ->
        [one] cube
       *[other] cubes
    } sur son île.
   *[no] { $who } prend un trésor : { $treasure } ; il reste { $markers } { $markers ->
        [one] cube
       *[other] cubes
    } sur son île.
}
event-stored = { $you ->
    [yes] Vous l’entreposez ({ $treasure }) sur la case bonus { $space }.
   *[no] { $who } l’entrepose ({ $treasure }) sur la case bonus { $space }.
}
event-buried = { $you ->
    [yes] Vous enterrez un trésor ({ $treasure }) sur la case { $space } de { $where ->
        [hideout] votre repaire
       *[other] votre figure de proue
    }.
   *[no] { $who } enterre un trésor ({ $treasure }) sur la case { $space } de { $where ->
        [hideout] son repaire
       *[other] sa figure de proue
    }.
}
event-rolled = { $you ->
    [yes] Vous obtenez { $dice }.
   *[no] { $who } obtient { $dice }.
}
event-die-chosen = { $you ->
    [yes] Vous choisissez le dé { $die } : { $power } de force.
   *[no] { $who } choisit le dé { $die } : { $power } de force.
}
event-spent = { $you ->
    [yes] Vous dépensez { $power } de force ; il en reste { $left }.
   *[no] { $who } dépense { $power } de force ; il en reste { $left }.
}
event-raid-left = { $you ->
    [yes] Vous quittez le pillage avec { $power } de force.
   *[no] { $who } quitte le pillage avec { $power } de force.
}
event-raid-resumed = { $you ->
    [yes] Vous reprenez le pillage avec { $power } de force.
   *[no] { $who } reprend le pillage avec { $power } de force.
}
event-gave-up = { $you ->
    [yes] Vous cédez { $movement } de mouvement.
   *[no] { $who } cède { $movement } de mouvement.
}
event-explored = { $you ->
    [yes] Votre explorateur atteint { $space } ({ $rivers } { $rivers ->
        [one] rivière traversée
       *[other] rivières traversées
    }).
   *[no] L’explorateur de { $who } atteint { $space } ({ $rivers } { $rivers ->
        [one] rivière traversée
       *[other] rivières traversées
    }).
}
event-explorer-home = { $you ->
    [yes] Votre explorateur est de retour au départ.
   *[no] L’explorateur de { $who } est de retour au départ.
}
event-space-again = { $you ->
    [yes] Vous gagnez encore une fois ce que montre { $space }.
   *[no] { $who } gagne encore une fois ce que montre { $space }.
}
event-market-placed = { $you ->
    [yes] Vous placez la tuile Marché noir { $tile } sur { $space }.
   *[no] { $who } place la tuile Marché noir { $tile } sur { $space }.
}
event-market-used = { $you ->
    [yes] Vous utilisez la tuile Marché noir { $tile }.
   *[no] { $who } utilise la tuile Marché noir { $tile }.
}
event-upgraded = { $you ->
    [yes] Vous modifiez votre navire : { $slot } ({ $markers } { $markers ->
        [one] cube
       *[other] cubes
    } sur le plateau).
   *[no] { $who } modifie son navire : { $slot } ({ $markers } { $markers ->
        [one] cube
       *[other] cubes
    } sur le plateau).
}
event-figurehead = { $you ->
    [yes] Vous prenez la figure de proue { $figurehead }.
   *[no] { $who } prend la figure de proue { $figurehead }.
}
event-quest-drawn = { $you ->
    [yes] Vous piochez la quête { $quest }.
   *[no] { $who } pioche la quête { $quest }.
}
event-quest-hidden = { $you ->
    [yes] Vous piochez une quête.
   *[no] { $who } pioche une quête.
}
event-quest-taken = { $you ->
    [yes] Vous prenez la quête { $quest } du marché.
   *[no] { $who } prend la quête { $quest } du marché.
}
event-quest-turned = La quête { $quest } arrive au marché ; il en reste { $left } dans la pioche.
event-quests-refreshed = { $you ->
    [yes] Vous renouvelez le marché des quêtes.
   *[no] { $who } renouvelle le marché des quêtes.
}
event-quest-discarded = { $you ->
    [yes] Vous défaussez la quête { $quest }.
   *[no] { $who } défausse la quête { $quest }.
}
event-quest-discarded-hidden = { $you ->
    [yes] Vous défaussez une quête.
   *[no] { $who } défausse une quête, face cachée.
}
event-ruby = { $you ->
    [yes] Vous prenez un rubis et en avez { $rubies }.
   *[no] { $who } prend un rubis et en a { $rubies }.
}
event-ruby-sold = { $you ->
    [yes] Vous vendez un rubis contre ce que montre le marché : { $what } ; il en reste { $rubies }.
   *[no] { $who } vend un rubis contre ce que montre le marché : { $what } ; il en reste { $rubies }.
}
event-rubies-returned = { $you ->
    [yes] Vous rendez { $count } rubis.
   *[no] { $who } rend { $count } rubis.
}
event-round-over = La manche { $round } est finie : revenus.
event-income = { $you ->
    [yes] Votre revenu : { $doubloons } en doublons, { $points } en points.
   *[no] Revenu de { $who } : { $doubloons } en doublons, { $points } en points.
}
event-scored = { $you ->
    [yes] Votre score final est { $total } ; vos quêtes : { $quests }.
   *[no] Le score final de { $who } est { $total } ; quêtes : { $quests }.
}
event-game-over = Fin de la partie.
event-jordan-turn = Manche { $round } : au tour de Jordan.
event-jordan-card = Jordan révèle une carte Solo : { $card }.
event-jordan-ignores = Rien sur la carte Solo n’est possible : elle est ignorée.
event-jordan-shuffles = Les cartes Solo de Jordan sont mélangées.
event-jordan-sails = Le navire de Jordan s’arrête sur { $space }.
event-jordan-action = Action de Jordan : { $action ->
    [quest] { actions-gain-quest }
    [buy] acheter la carte qui s’y trouve
   *[other] { $action }
}.
event-jordan-bonus = Action bonus de Jordan : { $action }.
event-jordan-bought = Jordan obtient { $card }.
event-jordan-points = Jordan marque { $points } { $points ->
    [one] point
   *[other] points
} et en a { $total }.
jordan-die-type = cette face désigne ce trésor
jordan-die-most = cette face désigne l’île qui porte le plus de cubes ; à égalité l’or, puis l’émeraude
jordan-die-place = cette face désigne la tuile nº { $number } du marché
jordan-die-residence = cette face désigne la résidence nº { $number }, comptée depuis la gauche
event-jordan-raids = Jordan obtient { $die } ({ $why }) et prend { $count } { $count ->
    [one] trésor
   *[other] trésors
} ({ $treasure }) ; il en reste { $markers } sur l’île.
event-jordan-explores = L’explorateur de Jordan atteint { $space } ({ $rivers } { $rivers ->
    [one] rivière traversée
   *[other] rivières traversées
}).
event-jordan-quest = Jordan prend la quête { $quest }.
event-jordan-upgrade = Le navire de Jordan est modifié : { $icon }.
event-jordan-figurehead = Jordan obtient { $die } ({ $why }) et prend la figure de proue { $figurehead }.
event-jordan-residence = Jordan obtient { $die } ({ $why }) et pose un jeton sur { $card } sur { $space }.
event-jordan-ruby = Jordan prend un rubis et en a { $rubies }.
event-jordan-ruby-sold = Jordan obtient { $die } et vend un rubis sur la case { $space } du marché aux rubis, celle du dé ou la suivante qui est libre.
event-jordan-scored = Le score final de Jordan est { $total }.

## why a move cannot be taken back

undo-card-drawn = une nouvelle carte a été révélée
undo-dice-rolled = des dés ont été lancés
undo-quest-drawn = une quête a été piochée
undo-quest-turned = une nouvelle quête est au marché
undo-turn-passed = le tour suivant a commencé
undo-card-flipped = une carte face cachée a été révélée
undo-game-over = la partie est finie
undo-table-opened = le marché des quêtes a été ouvert
undo-jordan-acts = Jordan a agi

## why a move is refused

refused-PM-120 = Une résidence s’ignore ou se construit.
refused-PM-100 = Une amélioration s’ignore ou s’acquiert.
refused-PM-080 = On ne passe pas son tour : naviguez vers un des arrêts.
refused-PM-031 = On choisit maintenant les quêtes ; nommez celles que vous gardez, ou attendez les autres.
refused-PM-050 = Il n’y a pas de carte sur cette case ; nommez-en une de la table.
refused-PM-070 = C’est le tour d’un autre ; attendez qu’on vous demande.
refused-PM-071 = Cela relève d’un autre moment du tour ; répondez à la question posée.
refused-PM-072 = Votre navire ne va pas si loin ; choisissez un autre arrêt.
refused-PM-073 = Votre navire doit s’arrêter dans une colonne plus à droite qu’au départ.
refused-PM-077 = Tout trajet s’arrête au Golfe ; Maracaibo est un tour plus loin.
refused-PM-078 = Depuis le Golfe, votre navire ne peut aller qu’à Maracaibo.
refused-PM-091 = Ce joueur ne reçoit rien ici ; payez un de ceux dont le navire est là.
refused-PM-114 = Cette carte reste face cachée et ne peut être ni acquise ni construite.
refused-PM-137 = Ce côté ne peut pas être choisi ici ; choisissez-en un autre.
refused-PM-151 = Il n’y a plus de relance ; gardez le jet.
refused-PM-152 = Ce dé n’a pas été lancé ; choisissez-en un sur la table.
refused-PM-155 = Vous n’avez pas cette action de pillage ; choisissez-en une autre.
refused-PM-158 = Cette action de pillage a déjà servi dans ce pillage.
refused-PM-159 = Il ne reste pas assez de force de pillage pour cela.
refused-PM-160 = Il n’y a pas de pillage à quitter ou à reprendre maintenant.
refused-PM-183 = Cette case d’entrepôt est prise ou d’un autre type ; choisissez-en une autre.
refused-PM-188 = Ce type de trésor n’est pas proposé ici.
refused-PM-195 = Votre explorateur ne peut pas atteindre cette case ; choisissez-en une autre.
refused-PM-197 = Un autre explorateur s’y trouve : cette case est sautée.
refused-PM-200 = Vous ne pouvez pas céder de mouvement pour cela : vous ne l’avez pas, ou il a servi.
refused-PM-201 = Cela prendrait votre dernier pas ; l’explorateur doit encore avancer.
refused-PM-215 = Il n’y a pas là de trésor entreposé à enterrer.
refused-PM-216 = Un trésor est déjà enterré sur cette case ; choisissez-en une libre.
refused-PM-217 = Toutes les cases sous cette zone sont prises ; enterrez un autre type.
refused-PM-229 = Cela ne peut pas être réalisé maintenant ou ne sert à rien ici.
refused-PM-230 = Il n’y a pas de quête à cette place ; choisissez une autre place.
refused-PM-237 = Vous ne pouvez pas y renoncer ni le laisser ouvert.
refused-PM-239 = Cet élément a déjà servi ou n’existe pas.
refused-PM-240 = Cet effet ne peut pas acquérir cette carte ; il faut une amélioration visible du bon type.
refused-PM-241 = Cet effet n’acquiert que des navires ; il faut une amélioration de navire face visible.
refused-PM-246 = Vous ne pouvez construire qu’une résidence où vous n’avez pas de jeton.
refused-PM-249 = Vous n’avez pas assez de doublons pour cela.
refused-PM-251 = Cet emplacement est encore derrière une ligne de palier : il faut plus de cubes sur le plateau.
refused-PM-254 = Cet emplacement est déjà rempli.
refused-PM-265 = Cette figure de proue n’est pas au marché.
refused-PM-276 = Une tuile Marché noir s’y trouve déjà ; choisissez un autre lieu.
refused-PM-277 = Les tuiles Marché noir ne vont que sur des lieux visibles.
refused-PM-278 = Cette tuile est déjà placée et y reste.
refused-PM-281 = Cette tuile n’est pas placée ou ne fait rien maintenant.
refused-PM-335 = La partie est finie ; rien ne peut plus être joué.
refused-PM-389 = Vous n’avez pas cette quête.
refused-PM-390 = Cette île n’est pas proposée ici.
refused-PM-403 = Le marché des quêtes ne se renouvelle qu’une fois, avant de prendre une quête.
refused-PM-406 = Votre figure de proue n’a pas de case libre pour ce trésor.
refused-PM-504 = Ce lieu est encore face cachée ; les tuiles vont sur les lieux visibles.
refused-PM-513 = Cette carte est face cachée ; un effet ne peut pas l’acheter.
refused-PM-515 = De là, votre navire n’atteindrait plus aucun arrêt permis ; choisissez un autre pas.
refused-PM-542 = Cette case du marché aux rubis est prise.
refused-PM-543 = Vous n’avez pas autant de rubis.
refused-PM-551 = La résidence à moitié prix doit être construite ; choisissez-en une.
refused-PM-554 = La tuile de réduction n’est pas une case pour vous : elle a servi, ou aucune résidence n’est payable.

## the table

title-published = Pirates de Maracaibo

## the end

ending-rounds-played = Les trois manches ont été jouées.
ending-jordan-beaten = Toutes les manches ont été jouées et Jordan a moins de points.
ending-jordan-won = Toutes les manches ont été jouées et Jordan a au moins autant de points : Jordan gagne.
tie-break-buried = Égalité de points : le plus de trésors enterrés l’emporte.
tie-break-shared = Égalité de points et de trésors enterrés : la victoire est partagée.
score-track = pendant la partie
score-improvements = améliorations
score-effects = effets de fin de partie
score-residences = résidences
score-treasures = trésors
score-quests = quêtes
score-quest_bonus = bonus pour beaucoup de quêtes
score-rubies = rubis
score-total = total

## the table

table-round = manche { $round }
table-caribbean = { terms-caribbean }
table-track = { terms-exploration-track }
table-ship = { terms-ship-board } ({ $count } { $count ->
    [one] cube
   *[other] cubes
})
table-zone = dès { $count } :
table-hideout = { terms-hideout }
table-stored = simple { $count }
table-bonus = bonus
table-buried = enterrés
table-quests = { $you ->
    [yes] vos quêtes
   *[no] quêtes : { $who }
}
table-quest-market = { terms-quest-market } (+{ $left })
table-figureheads = figures de proue
table-markets = { terms-black-market }
table-tier2 = { terms-tier-2 } : { $count }
table-points = { $points } PV
table-income = revenu { $doubloons }/{ $points }
table-power = force +{ $power }
table-discount = réduction { $n }
table-explore = explorer +{ $n }
table-rivers = { $count } { $count ->
    [one] rivière
   *[other] rivières
}
table-count-quests = { $count } { $count ->
    [one] quête
   *[other] quêtes
}
table-count-upgrades = { $count } { $count ->
    [one] modification
   *[other] modifications
}
table-count-buried = { $count } { $count ->
    [one] enterré
   *[other] enterrés
}
table-count-rubies = { $count } rubis
table-count-residences = { $count } { $count ->
    [one] résidence
   *[other] résidences
}
table-level = { terms-strength-level } { $level }
table-solo-card = { terms-solo-card } : { $card } (+{ $left })
table-last = joue en dernier
table-awaited = choisit …
table-hidden = cachée
table-island = île { $name }
table-markers = { $count } { $count ->
    [one] cube
   *[other] cubes
}
table-worth = { $points } PV chacun
table-worth-you = { $you ->
    [yes] vaut { $points } PV pour vous en ce moment
   *[no] vaut { $points } PV pour { $who } en ce moment
}
table-first-token = premier à construire ici : { $effects }
table-asked = c’est l’objet de la question
table-rerolls = encore { $count } fois
table-none = néant
table-raid = { terms-raid } : { $what }
table-ruby-market = { terms-ruby-market }
table-pieces = navires et explorateurs
table-doing = en cours
table-begun = ensuite
table-begun-on = reste à faire : { $source }
piece-ship = { $you ->
    [yes] votre navire
   *[no] navire de { $who }
}
piece-explorer = { $you ->
    [yes] votre explorateur
   *[no] explorateur de { $who }
}
party-unseated = { terms-jordan }
letter-crew = Ég
letter-equipment = Ém
letter-ship = N
letter-residence = R
letter-location = L
letter-gold = O
letter-emerald = É
letter-pearl = P
short-quest = q
short-upgrade = m
short-bury = e
short-marker = c
short-treasure = t
short-raid = p
short-explore = x
short-acquire = a
short-construct = r
short-figurehead = f
short-market = n
short-other = *
short-meaning-quest = une quête
short-meaning-upgrade = modification
short-meaning-bury = enterrer
short-meaning-marker = cube
short-meaning-treasure = trésor
short-meaning-raid = pillage
short-meaning-explore = explorer
short-meaning-acquire = acquérir
short-meaning-construct = construire
short-meaning-figurehead = figure de proue
short-meaning-market = marché noir
short-meaning-other = autre chose : tapez ? et le nom
legend-ship = navire de la place A
legend-own = jeton de résidence de la place A
legend-market = tuile Marché noir de la place A
legend-value = tuile Valeur de trésor (or)
legend-cost = coûte 3 doublons, vaut 2 PV
legend-river = rivière
legend-full = rempli, couvert
legend-empty = libre
legend-doubloon = doublon
legend-point = point de victoire
legend-ruby = réserve de rubis
legend-explain = Tapez ? et un nom pour une explication, comme « ? { $name } » ou « ? { cards-sloop } ».

## choices

choice-keep = gardez { $quests }
choice-side = côté { $side }
choice-pay = payez { $n }
choice-do = faites-le
choice-go-on = explorer maintenant
choice-plain = { terms-storage-plain }
choice-bury = { $treasure } ({ $taken }) vers { $space }
choice-bury-bonus = bonus { $space }
choice-bury-space = case { $space }
choice-bury-extra = case { $space } de la figure de proue
choice-keep-market = Garder ce marché
choice-deck = la première carte de la pioche de quêtes, sans la voir ({ $count })
choice-return = { $count ->
    [0] n’en rendre aucun
   *[other] en rendre { $count }
}
choice-fill = carte face cachée : seulement des doublons
choice-die = { $treasure } { $pips }
cost-power = { $n } de force
cost-movement = cédez { $n }
cost-steps = { $count } pas
cost-fee = { $n } { $n ->
    [one] doublon
   *[other] doublons
} à { $to }
cost-supply = { $n } { $n ->
    [one] doublon
   *[other] doublons
} à la réserve
cost-combat = { terms-combat } contre { $who }
choice-bonus = { terms-bonus-space } { $space }
choice-hole = enterré { $space }
choice-entry = effet { $entry }
input-nothing-called = Rien sur la table ne s’appelle « { $text } » ; tapez un numéro de la liste, ? et un nom, ou ? pour l’aide.

## la première partie guidée

lesson-sea-title = Une mer de cartes
lesson-sea = Votre navire traverse ces cartes de gauche à droite, trois fois, jusqu’à Maracaibo. Là où il s’arrête, la carte offre quelque chose. Le plus de points gagne.
lesson-quest-title = Gardez une quête
lesson-quest = Les quêtes sont des buts secrets qui paient à la fin ; la condition la plus difficile rapporte davantage. Gardez la seconde.
lesson-sail-title = Naviguez
lesson-sail = Naviguez d’une à trois cartes et arrêtez-vous plus à droite qu’au départ. Menez votre navire à Trinidad, en haut de la deuxième colonne.
lesson-upgrade-title = Un lieu : modifier
lesson-upgrade = Un lieu a quatre étapes. Les émeraudes viennent de prendre de la valeur. Vous pouvez modifier votre navire : prenez l’emplacement 4.
lesson-raid-title = Piller : les dés
lesson-raid = Puis viennent les actions. Trinidad offre un pillage : lancez trois dés, gardez-les ou relancez tout. Trois cinq : gardez-les.
lesson-power-title = Un dé, et sa force
lesson-power = Choisissez un dé : ses points sont votre force, sa couleur le trésor. Prenez le blanc ; 5 de force donnent une perle.
lesson-hideout-title = Dans le repaire
lesson-hideout = La perle vient de son île : les perles valent donc moins. Rangez-la sur la première case bonus : elle paie aussitôt.
lesson-bury-title = Enterrer
lesson-bury = Trinidad a aussi une pelle. Enterrez la perle sous la ligne, sur la première case : elle vaudra 2 points de plus à la fin.
lesson-explore-title = Explorer
lesson-explore = Votre explorateur avance de trois cases au plus et gagne ce qui s’y trouve. Avancez de deux, posez un cube sur l’or, finissez le tour.
lesson-buy-title = Acheter, ou prendre 5
lesson-buy = Une amélioration s’achète, ou rapporte 5 doublons. Allez à la Goélette, colonne suivante, achetez-la et finissez le tour.
lesson-round-title = La fin d’une manche
lesson-round = Après la dernière colonne viennent le Golfe et Maracaibo. Qui arrive finit la manche pour tous, et chacun touche son revenu.
lesson-points-title = Les points
lesson-points = Après trois manches : rivières, doublons, améliorations, résidences, quêtes, et trésors selon les cubes de leur île. Bon vent !
lesson-jordan-title = Jordan
lesson-jordan = Vous jouez seul contre Jordan, qui navigue en second. Jordan n’a pas de doublons et s’en passe. Faites escale près de lui et vous payez la réserve.
lesson-jordan-turn-title = La carte de Jordan
lesson-jordan-turn = À son tour, Jordan révèle une carte et fait la première action possible, à l’escale la plus proche de Maracaibo.
lesson-jordan-wins-title = Qui gagne
lesson-jordan-wins = Les modifications renforcent Jordan. À la fin il compte rivières, cartes, résidences, trésors et quêtes. Il vous faut plus de points que lui.
