# Pirates of Maracaibo. The first groups are the terms of NAMES.toml, one message each; the rest says things with them.

## game

game-title = Pirates of Maracaibo

## terms

terms-round = round
terms-turn = turn
terms-player = player
terms-first-player = first player
terms-caribbean = Caribbean
terms-starting-zone = starting zone
terms-gulf = Gulf
terms-maracaibo = Maracaibo
terms-space = space
terms-column = column
terms-tier-1 = tier I
terms-tier-2 = tier II
terms-improvement = improvement
terms-residence = residence
terms-location = location
terms-crew = crew
terms-equipment = equipment
terms-ship-card = ship card
terms-cost = cost
terms-discount = discount
terms-immediate-effect = immediate effect
terms-ongoing-effect = ongoing effect
terms-endgame-effect = end-game effect
terms-lightning = lightning symbol
terms-income = income
terms-doubloon = doubloon
terms-doubloons = doubloons
terms-doubloon-income = doubloon income
terms-vp = victory point
terms-vps = victory points
terms-vp-short = VP
terms-vp-income = point income
terms-treasure = treasure
terms-treasures = treasures
terms-gold = gold
terms-emerald = emerald
terms-emeralds = emeralds
terms-pearl = pearl
terms-pearls = pearls
terms-treasure-set = treasure set
terms-treasure-island = treasure island
terms-treasure-value-tile = treasure value tile
terms-marker = marker
terms-supply = supply
terms-hideout = hideout
terms-storage = storage
terms-shovel-line = shovel line
terms-buried = buried treasure
terms-bonus-space = bonus space
terms-ship = ship
terms-ship-board = ship board
terms-upgrade = upgrade
terms-upgrades = upgrades
terms-barrier = barrier line
terms-figurehead = figurehead
terms-black-market = black market
terms-black-market-tile = black market tile
terms-quest = quest
terms-quests = quests
terms-quests-scored = scored quests
terms-quest-market = quest market
terms-quest-deck = quest deck
terms-explorer = explorer
terms-exploration-track = exploration track
terms-river = river
terms-rivers = rivers
terms-raid = raid
terms-raiding-power = raiding power
terms-raiding-die = raiding die
terms-raiding-action = raiding action
terms-solo-mode = solo mode
terms-solo-card = solo card
terms-bonus-action = bonus action
terms-difficulty = difficulty
terms-jordan = Jordan
terms-ruby = ruby
terms-ruby-market = ruby market
terms-ruby-supply = ruby supply
terms-residence-discount = residence discount
terms-layout = layout
terms-score = score
terms-tie = tie
terms-player-token = player token
terms-face-down-card = face-down card
terms-storage-plain = plain storage
terms-strength-level = strength level
terms-combat = combat
terms-end-scoring = end scoring

## actions

actions-move = Move
actions-stop = Stop here
actions-pay-opponent = Pay opponent
actions-ignore = Ignore, gain 5
actions-acquire = Acquire
actions-construct = Construct
actions-activate-market = Use black market
actions-place-market = Place black market
actions-upgrade = Upgrade ship
actions-raid = Raid
actions-reroll = Reroll all
actions-keep = Keep roll
actions-choose-die = Choose a die
actions-spend = Spend power
actions-pause-raid = Leave raid
actions-resume-raid = Resume raid
actions-gain-treasure = Gain treasure
actions-explore = Explore
actions-give-up-movement = Give up movement
actions-bury = Bury
actions-gain-quest = Gain quest
actions-refresh-quests = Refresh market
actions-discard-quest = Discard quest
actions-take-figurehead = Take figurehead
actions-place-marker = Place marker
actions-repeat-space = Repeat explorer space
actions-take-income = Take income
actions-take-ruby = Take ruby
actions-sell-ruby = Sell ruby
actions-return-rubies = Return rubies
actions-skip = Skip
actions-done = Done
actions-end-turn = End turn
actions-undo = Undo

## locations

locations-trinidad = Trinidad
locations-tobago = Tobago
locations-aruba = Aruba
locations-bonaire = Bonaire
locations-curacao = Curaçao
locations-margarita = Margarita
locations-hispaniola = Hispaniola
locations-tortuga = Tortuga
locations-jamaica = Jamaica
locations-martinique = Martinique
locations-barbados = Barbados
locations-grenada = Grenada

## improvements

improvements-cabin-boy = Cabin Boy
improvements-lookout = Lookout
improvements-gunner = Gunner
improvements-quartermaster = Quartermaster
improvements-shipwright = Shipwright
improvements-boatswain = Boatswain
improvements-cartographer = Cartographer
improvements-smuggler = Smuggler
improvements-tobacco = Tobacco
improvements-sugar = Sugar
improvements-rum = Rum
improvements-spyglass = Spyglass
improvements-grappling-hooks = Grappling Hooks
improvements-shovels = Shovels
improvements-treasure-map = Treasure Map
improvements-green-lantern = Green Lantern
improvements-ghost-ship = Ghost Ship
improvements-sloop = Sloop
improvements-brigantine = Brigantine
improvements-schooner = Schooner
improvements-pinnace = Pinnace
improvements-merchantman = Merchantman
improvements-navigator = Navigator
improvements-master-gunner = Master Gunner
improvements-purser = Purser
improvements-musician = Musician
improvements-pearl-diver = Pearl Diver
improvements-prospector = Prospector
improvements-gravedigger = Gravedigger
improvements-storyteller = Storyteller
improvements-carpenter = Carpenter
improvements-guide = Guide
improvements-fence = Fence
improvements-tax-collector = Tax Collector
improvements-buccaneer = Buccaneer
improvements-coffee = Coffee
improvements-cocoa = Cocoa
improvements-indigo = Indigo
improvements-cannons = Cannons
improvements-cutlasses = Cutlasses
improvements-machetes = Machetes
improvements-pickaxe = Pickaxe
improvements-jewellers-lens = Jeweller's Lens
improvements-iron-chest = Iron Chest
improvements-gilded-idol = Gilded Idol
improvements-jade-mask = Jade Mask
improvements-pearl-necklace = Pearl Necklace
improvements-contraband = Contraband
improvements-galleon = Galleon
improvements-frigate = Frigate
improvements-man-of-war = Man-of-War
improvements-flagship = Flagship
improvements-corvette = Corvette
improvements-fluyt = Fluyt
improvements-royal-yacht = Royal Yacht
improvements-treasure-ship = Treasure Ship

## residences

residences-hacienda = Hacienda
residences-governors-mansion = Governor's Mansion
residences-shipyard = Shipyard
residences-armoury = Armoury
residences-tavern = Tavern
residences-hidden-vault = Hidden Vault
residences-guild-hall = Guild Hall
residences-emerald-villa = Emerald Villa
residences-golden-manor = Golden Manor
residences-pearl-palace = Pearl Palace
residences-treasury = Treasury
residences-explorers-lodge = Explorers' Lodge

## figureheads

figureheads-mermaid = Mermaid
figureheads-dragon = Dragon
figureheads-harpy = Harpy
figureheads-whale = Whale
figureheads-lion = Lion
figureheads-sea-snake = Sea Snake
figureheads-poseidon = Poseidon
figureheads-kraken = Kraken
figureheads-hawk = Hawk
figureheads-nautilus = Nautilus
figureheads-shark = Shark
figureheads-unicorn = Unicorn

## layouts

layouts-standard = Standard
layouts-the-hourglass = The Hourglass
layouts-the-narrows = The Narrows

## modules

modules-fog-locations = Fog of War: Locations
modules-fog-improvements = Fog of War: Improvements
modules-pirate-skirmish = Pirate Skirmish
modules-quest-hunters = Quest Hunters
modules-rubies = Rubies
modules-retirement = Retirement

## colours

colours-black = Black
colours-blue = Blue
colours-yellow = Yellow
colours-green = Green

## counters

counters-improvements = improvements
counters-improvements-and-residences = improvements and residences
counters-lightning = improvements with lightning
counters-residences = residences

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
cards- = a face-down card
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
spaces-gulf = the { terms-gulf }
spaces-maracaibo = { terms-maracaibo }
spaces-start = the start of the track

## slots, quests, tiles and spaces by their ids

spaces-c1r1 = column 1, row 1
spaces-c1r2 = column 1, row 2
spaces-c1r3 = column 1, row 3
spaces-c1r4 = column 1, row 4
spaces-c1r5 = column 1, row 5
spaces-c1r6 = column 1, row 6
spaces-c2r1 = column 2, row 1
spaces-c2r2 = column 2, row 2
spaces-c2r3 = column 2, row 3
spaces-c2r4 = column 2, row 4
spaces-c2r5 = column 2, row 5
spaces-c2r6 = column 2, row 6
spaces-c3r1 = column 3, row 1
spaces-c3r2 = column 3, row 2
spaces-c3r3 = column 3, row 3
spaces-c3r4 = column 3, row 4
spaces-c3r5 = column 3, row 5
spaces-c3r6 = column 3, row 6
spaces-c4r1 = column 4, row 1
spaces-c4r2 = column 4, row 2
spaces-c4r3 = column 4, row 3
spaces-c4r4 = column 4, row 4
spaces-c4r5 = column 4, row 5
spaces-c4r6 = column 4, row 6
spaces-c5r1 = column 5, row 1
spaces-c5r2 = column 5, row 2
spaces-c5r3 = column 5, row 3
spaces-c5r4 = column 5, row 4
spaces-c5r5 = column 5, row 5
spaces-c5r6 = column 5, row 6
spaces-c6r1 = column 6, row 1
spaces-c6r2 = column 6, row 2
spaces-c6r3 = column 6, row 3
spaces-c6r4 = column 6, row 4
spaces-c6r5 = column 6, row 5
spaces-c6r6 = column 6, row 6
spaces-c7r1 = column 7, row 1
spaces-c7r2 = column 7, row 2
spaces-c7r3 = column 7, row 3
spaces-c7r4 = column 7, row 4
spaces-c7r5 = column 7, row 5
spaces-c7r6 = column 7, row 6
spaces-c8r1 = column 8, row 1
spaces-c8r2 = column 8, row 2
spaces-c8r3 = column 8, row 3
spaces-c8r4 = column 8, row 4
spaces-c8r5 = column 8, row 5
spaces-c8r6 = column 8, row 6
spaces-c9r1 = column 9, row 1
spaces-c9r2 = column 9, row 2
spaces-c9r3 = column 9, row 3
spaces-c9r4 = column 9, row 4
spaces-c9r5 = column 9, row 5
spaces-c9r6 = column 9, row 6
spaces-c10r1 = column 10, row 1
spaces-c10r2 = column 10, row 2
spaces-c10r3 = column 10, row 3
spaces-c10r4 = column 10, row 4
spaces-c10r5 = column 10, row 5
spaces-c10r6 = column 10, row 6
spaces-c11r1 = column 11, row 1
spaces-c11r2 = column 11, row 2
spaces-c11r3 = column 11, row 3
spaces-c11r4 = column 11, row 4
spaces-c11r5 = column 11, row 5
spaces-c11r6 = column 11, row 6
spaces-c12r1 = column 12, row 1
spaces-c12r2 = column 12, row 2
spaces-c12r3 = column 12, row 3
spaces-c12r4 = column 12, row 4
spaces-c12r5 = column 12, row 5
spaces-c12r6 = column 12, row 6
spaces-a1 = space 1 before river 1
spaces-a2 = space 2 before river 1
spaces-u1 = upper space 1 before river 1
spaces-u2 = upper space 2 before river 1
spaces-u3 = upper space 3 before river 1
spaces-l1 = lower space 1 before river 1
spaces-l2 = lower space 2 before river 1
spaces-l3 = lower space 3 before river 1
spaces-l4 = lower space 4 before river 1
spaces-l5 = lower space 5 before river 1
spaces-b1 = space 1 after river 1
spaces-b2 = space 2 after river 1
spaces-b3 = space 3 after river 1
spaces-bu1 = upper space 1 after river 1
spaces-bu2 = upper space 2 after river 1
spaces-bl1 = lower space 1 after river 1
spaces-bl2 = lower space 2 after river 1
spaces-bl3 = lower space 3 after river 1
spaces-c1 = space 1 after river 2
spaces-c2 = space 2 after river 2
spaces-ret = the { terms-residence-discount }
spaces-c3 = space 3 after river 2
spaces-cu1 = upper space 1 after river 2
spaces-cu2 = upper space 2 after river 2
spaces-cu3 = upper space 3 after river 2
spaces-cl1 = lower space 1 after river 2
spaces-cl2 = lower space 2 after river 2
spaces-cl3 = lower space 3 after river 2
spaces-cl4 = lower space 4 after river 2
spaces-d1 = space 1 after river 3
spaces-d2 = space 2 after river 3
spaces-d3 = space 3 after river 3
spaces-du1 = upper space 1 after river 3
spaces-du2 = upper space 2 after river 3
spaces-du3 = upper space 3 after river 3
spaces-dl1 = lower space 1 after river 3
spaces-dl2 = lower space 2 after river 3
spaces-dl3 = lower space 3 after river 3
spaces-dl4 = lower space 4 after river 3
spaces-e1 = space 1 after river 4
spaces-e2 = space 2 after river 4
spaces-e3 = space 3 after river 4
titled = “{ $what }”
table-slot = ship slot
named-slot = { table-slot } “{ $what }”
named-quest = { terms-quest } “{ $what }”
named-tile = { terms-black-market-tile } “{ $what }”

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

prompt-keep = What do you keep of the quests dealt to you?
prompt-move = Where does your ship stop?
prompt-step = Where does your ship sail next? { $left } { $left ->
    [one] step
   *[other] steps
} left.
prompt-pay-opponent = You have only { $doubloons } { $doubloons ->
    [one] doubloon
   *[other] doubloons
}: whom do you pay?
prompt-improvement = { $card } costs { $cost } (you have { $doubloons }): acquire it, or ignore it?
prompt-residence = { $card } costs { $cost } (you have { $doubloons }): construct it, or ignore it?
prompt-market = Your black market tile { $tile } lies here: use it?
prompt-upgrade = Upgrade your ship: which slot?
prompt-list = { $source }: what do you do next?
prompt-choose = { $source }: choose one side.
prompt-pay-for = { $source }: pay { $n } for it?
prompt-do = { $source }, { $effect }: do it?
prompt-roll = You rolled { $dice }. Keep it, or reroll all ({ $rerolls } { $rerolls ->
    [one] reroll
   *[other] rerolls
} left)?
prompt-die = Choose one of your dice: { $dice }.
prompt-spend = { $power } raiding power left for { $treasures }: how do you spend it?
prompt-type = { $count ->
    [one] Which treasure do you take?
   *[other] You take { $count } treasures of one type: which?
}
prompt-store = Where do you store the treasure ({ $treasure })?
prompt-trade = You may explore { $movement }. Give up movement first?
prompt-explore = Move your explorer up to { $movement } { $movement ->
    [one] space
   *[other] spaces
}.
prompt-bury = { $shovels } { $shovels ->
    [one] shovel
   *[other] shovels
}: which treasure do you bury, and where?
prompt-refresh = Replace the whole quest market first?
prompt-quest = Take a quest.
prompt-acquire = Acquire an improvement from anywhere, for { $extra ->
    [0] its cost
   *[other] { $extra } above its cost
}.
prompt-construct = { $half ->
    [0] Construct any residence.
   *[other] Construct any residence at half price.
}
prompt-marker = Which island gets { $count } { $count ->
    [one] marker
   *[other] markers
}?
prompt-place = Place a black market tile on a location.
prompt-use = Use which of your placed black market tiles?
prompt-figurehead = Take a figurehead.
prompt-discard = Discard which quest?
prompt-ruby = Take a ruby?
prompt-sell = Sell a ruby to which space of the ruby market?
prompt-return = You have { $rubies } { $rubies ->
    [one] ruby
   *[other] rubies
}: how many do you return?
prompt-end-turn = End your turn?
rule-keep = At the start everybody is dealt a few quests in secret and keeps some of them; the rest is shuffled back into the quest deck. What you keep scores at the end if its condition is met.
rule-move = Your ship sails one to three spaces, from card to neighbouring card, and has to stop in a column further right than where the turn began. Going up, down or back on the way is fine. Only the space where it stops does anything; on a card with other ships you first pay each of their owners a doubloon, or fight them if you play with Pirate Skirmish.
rule-step = Your ship sails space by space, one to three of them. A face-down card turns up as soon as you sail onto it; then you stop there or sail on. You have to stop in a column further right than where the turn began, so a step that would make this impossible is not offered.
rule-pay-opponent = Everyone whose ship lies where you stop gets a doubloon from you. You cannot pay them all, so you pay as many as you can and say who they are.
rule-improvement = Stopping on an improvement you either pay its cost, less your discounts, and keep it for the rest of the game, or you leave it and take doubloons from the supply. A new card fills the space, then the bought card works at once if it shows lightning.
rule-residence = Stopping on a residence you either pay and put a token on it, once for each residence, or take doubloons from the supply. The first token on a residence brings points at once; at the end the residence pays every token's owner for what the card counts, up to its limit.
rule-market = When you stop on a location with a black market tile of your own, you may use the side that lies up. Tiles of other players do nothing for you.
rule-upgrade = Put a marker on an empty slot of your ship board. Slots behind a barrier line open when the whole board holds as many markers as the line says. Some slots work once, some for the rest of the game; you may also decline.
rule-list = Each entry can be used once, in the order you like, and most of them can be left out. What one entry brings is finished before the next. Fixed points and doubloons have been taken already.
rule-choose = A slash separates sides: you use one of them, with all that is on it, and lose the other ones. A side on which nothing can be carried out is not offered.
rule-pay-for = What is printed in red has to be paid in full before the effect behind it happens. You may decline; then nothing is paid and nothing happens.
rule-do = This effect is an offer. You may carry it out now, or decline it; a declined effect is lost and brings nothing in its place.
rule-roll = A raid rolls dice, one for each type of treasure. You may roll all of them again, never only some; the last roll counts. Then you choose one die.
rule-die = The die that you choose gives its pips as raiding power, plus the raid's own bonus and all of yours; and its colour says which treasure this raid can bring.
rule-spend = Split the power over raiding actions as you like: the standard ones any number of times, those that you gained once in each raid. Power that is left can be used until the turn ends and is lost then.
rule-type = You choose one of the depicted types. The treasure is the top marker of that island, so the island loses value; if it is empty, the supply provides it.
rule-store = A treasure goes to the storage of its type. On an empty bonus space it brings that bonus at once; plain storage holds any number and brings nothing.
rule-trade = Before your explorer moves you may give up movement for what your cards and slots offer, each of them once an action. At least one space of movement has to remain.
rule-explore = Your explorer moves along the arrows, at least one space and at most as many as you may. Spaces with other explorers are jumped over for free. You gain what the space shows where it stops, nothing on the way; every river crossed is worth points at the end.
rule-bury = For each shovel you may move one stored treasure below the line of its own area, to an empty space there, and gain what that space shows. It stays there, counts on, and is worth points of its own at the end.
rule-refresh = Your figurehead lets you put the whole quest market under the deck and turn up new quests before you take one.
rule-quest = Take a card from the quest market, which is filled up at once, or the top card of the quest deck, unseen. A quest scores at the end, by the better of its two conditions that you meet; with Quest Hunters only the harder one counts.
rule-acquire = This effect buys a face-up improvement of the depicted type wherever it lies. Your discounts count, your ship and other ships do not matter, and nobody is paid.
rule-construct = You may construct any residence on which you have no token, wherever your ship is, for its cost less your discounts.
rule-marker = Markers from the supply go to one island. The more markers lie there at the end, the more each treasure of that type is worth, for everybody.
rule-place = Put one of your unplaced black market tiles on a location that has none, and use it at once. It stays there with the side that was chosen at the start; you may use it again whenever you stop there.
rule-use = You use one of your placed black market tiles, wherever it lies and wherever your ship is.
rule-figurehead = You take one figurehead from the market, and it stays with you: nobody has more than one, and none is exchanged. The market is not filled up.
rule-discard = One of your quests goes under the quest deck and the effect behind it follows. You cannot get that quest back for certain.
rule-ruby = Where a ruby supply lies you may take one ruby at each stop. Rubies are sold at the Gulf, or returned there for points; what is left when the game ends is worth nothing.
rule-sell = At the Gulf you may sell one ruby to a free space of the ruby market and gain what that space shows. Each space serves once in the game.
rule-return = At the Gulf you may return as many rubies as you like for points, whether you sold one or not. Those that you keep can be sold in a later round; at the end they are worth nothing.
rule-end-turn = When you have done what you want, the turn passes on. A raid that you left with power can still be resumed before; after the turn the power is lost.

## what an effect is, in two words: for questions about one

effects-raid = raid
effects-explore = explore
effects-bury = bury
effects-quest = gain a quest
effects-acquire = acquire an improvement
effects-construct = construct a residence
effects-upgrade = upgrade the ship
effects-figurehead = take a figurehead
effects-place_market = place a black market tile
effects-use_market = use a black market tile
effects-treasure = gain treasure
effects-marker = place a marker
effects-space_again = repeat the explorer’s space
effects-income_now = take income
effects-pay = pay for an effect
effects-choose = choose a side
effects-explorer_home = send the explorer home
effects-ruby = take a ruby
effects-vp = victory points
effects-doubloons = doubloons
effects-vp_per = points for what you have

## effects with their numbers: from these a card is put into words

effect-vp = { $n } VP
effect-doubloons = { $n } { $n ->
    [one] doubloon
   *[other] doubloons
}
effect-vp_per = { $n } VP per { $every ->
    [1] { $what }
   *[other] { $every } { $what }
}{ $max ->
    [0] { "" }
   *[other] , at most { $max }
}
effect-doubloons_per = { $n } { $n ->
    [one] doubloon
   *[other] doubloons
} per { $what }
effect-raid-all = raid{ $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
effect-raid-none = raid without dice, power { $plus }, any treasure
effect-raid-die = raid with one die ({ $die }){ $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
effect-explore = explore { $n }
effect-bury = { $n ->
    [one] bury a treasure
   *[other] bury up to { $n } treasures
}
effect-quest = gain a quest
effect-acquire = acquire an improvement anywhere ({ $of }) at its cost{ $extra ->
    [0] { "" }
   *[other] { " " }+{ $extra }
}
effect-construct = { $half ->
    [0] construct any residence
   *[other] construct any residence at half price
}
effect-upgrade = upgrade your ship
effect-figurehead = take a figurehead
effect-place_market = place a black market tile and use it
effect-use_market = use one of your placed black market tiles
effect-treasure-die = { $n } { $n ->
    [one] treasure
   *[other] treasures
} of the raid’s type
effect-raids-type = the raid’s type
effect-treasure-any = { $n ->
    [one] 1 treasure of your choice
   *[other] { $n } treasures of one type of your choice
}
effect-treasure = { $n } { $n ->
    [one] treasure
   *[other] treasures
} ({ $of })
effect-marker-any = { $n ->
    [one] 1 marker on any island
   *[other] { $n } markers on one island
}
effect-marker = { $n } { $n ->
    [one] marker
   *[other] markers
} on the island ({ $of })
effect-space_again = what your explorer’s space shows, once more
effect-income_now-doubloons = your doubloon income, right now
effect-income_now-vp = your point income, right now
effect-pay-doubloons = pay { $n } { $n ->
    [one] doubloon
   *[other] doubloons
}: { $then }
effect-pay-quest = discard { $n } { $n ->
    [one] quest
   *[other] quests
}: { $then }
effect-explorer_home = your explorer goes back to the start
effect-ruby = 1 ruby
effect-raid_power = +{ $n } power in every raid
effect-raid_power-die = +{ $n } power with the rolled die ({ $die })
effect-raid_action = in a raid, { $cost } power: { $then }{ $limit ->
    [0] { "" }
    [one] { " " }(once a raid)
   *[other] { " " }({ $limit } times a raid)
}
effect-raid_reroll = { $n } { $n ->
    [one] more reroll
   *[other] more rerolls
} a raid
effect-explore_plus = +{ $n } when you explore
effect-explore_trade = when you explore, give up { $cost } for { $then }
effect-discount = improvements and residences cost { $n } less
effect-move_plus = your ship may sail { $n } further
effect-quest_refresh = before gaining a quest you may replace the quest market
effect-bury_spaces = { $n } { $n ->
    [one] more space
   *[other] more spaces
} for buried treasure of any type: { $then }
effect-or = { $first } or { $last }
effect-none = nothing
per-buried = buried treasure
per-treasures = treasure
per-gold = gold
per-emerald = emerald
per-pearl = pearl
per-quests = quest
per-quests_scored = scored quest
per-rivers = river
per-crew = crew card
per-equipment = equipment card
per-ship = ship card
per-improvements = improvement
per-improvements_and_residences = improvement or residence
per-lightning = improvement with lightning
per-upgrades = upgrade
per-residences = residence
per-doubloon_income = doubloon of income
per-vp_income = point of income
per-doubloons = doubloon
per-treasure_set = set ({ $of })
many-buried = buried treasures
many-treasures = treasures
many-gold = gold
many-emerald = emeralds
many-pearl = pearls
many-treasure_set = treasure sets
many-quests = quests
many-quests_scored = scored quests
many-rivers = rivers
many-crew = crew cards
many-equipment = equipment cards
many-ship = ship cards
many-improvements = improvements
many-improvements_and_residences = improvements and residences
many-lightning = improvements with lightning
many-upgrades = upgrades
many-residences = residences
many-doubloon_income = doubloons of income
many-vp_income = points of income
many-doubloons = doubloons
parts-joined = { $first }; { $last }
price-yours = { $you ->
    [yes] costs you { $cost }
   *[no] costs { $who } { $cost }
}
price-dear = { $you ->
    [yes] more than you have
   *[no] more than { $who } has
}
quest-have = { $have } of { $need } { $what }
quest-words = { $top }: { $top_points } VP; { $bottom }: { $bottom_points } VP
quest-words-hunters = { $bottom }: { $bottom_points } VP; otherwise { $top_points } VP
solo-raid = raid
solo-explore = explore
solo-quest = gain a quest
solo-acquire = a card from tier II, where crew or equipment is acquired
solo-buy = buy the first in reach of { $order }
solo-upgrade = upgrade
solo-bonus = bonus: { $action }
solo-else = else { $action }
jordan-raid = raid: { $points ->
    [0] { "" }
   *[other] { $points } VP,{ " " }
}{ $count } { $count ->
    [one] treasure
   *[other] treasures
}{ $marker ->
    [yes] , a marker if Jordan then has more of them than you
   *[no] { "" }
}
jordan-explore = explore: { $points } VP{ $extra ->
    [0] { "" }
    [one] , { $extra } space more
   *[other] , { $extra } spaces more
}
jordan-next = next upgrade: { $icon }
jordan-dice = how Jordan’s die chooses
jordan-dice-treasure = treasure: { $faces }
jordan-dice-figurehead = figurehead of the market: { $faces }
jordan-dice-residence = residence, counted from the left: { $faces }
jordan-face = { $face }: { $what }
jordan-face-most = the island with the most markers
jordan-face-nth = no. { $number }
jordan-face-again = roll again
jordan-ruby = { $points } VP per ruby
icons-advance = a higher strength level
icons-figurehead = a figurehead
icons-quest = a quest
icons-residence = a residence
part-now = at once: { $effects }
part-ongoing = always: { $effects }
part-income = each round: { $effects }
part-endgame = at the end: { $effects }
part-actions = { $effects }
part-vp = { $points } VP at the end
part-cost = costs { $cost }
label = { $name }:

## options of the table

option-layout = Layout
option-layout-help = How the cards and islands of the Caribbean lie.
option-layout-standard = { layouts-standard }
option-layout-the_hourglass = { layouts-the-hourglass }
option-layout-the_narrows = { layouts-the-narrows }
option-beginner = Beginners’ setup
option-beginner-help = Whether locations that lie together in a large group are spread out at the start.
option-beginner-no = off
option-beginner-yes = on
option-fog_locations = { modules-fog-locations }
option-fog_locations-help = The first locations lie face down, with doubloons on them for whoever stops there first.
option-fog_locations-no = off
option-fog_locations-yes = on
option-fog_improvements = { modules-fog-improvements }
option-fog_improvements-help = Improvements lie face down until a ship sails onto them; you sail step by step.
option-fog_improvements-no = off
option-fog_improvements-yes = on
option-pirate_skirmish = { modules-pirate-skirmish }
option-pirate_skirmish-help = Ships that meet fight with a die instead of paying.
option-pirate_skirmish-no = off
option-pirate_skirmish-yes = on
option-quest_hunters = { modules-quest-hunters }
option-quest_hunters-help = More quests; only the harder condition counts, for twice its points, and a failed quest costs points.
option-quest_hunters-no = off
option-quest_hunters-yes = on
option-rubies = { modules-rubies }
option-rubies-help = Some locations bring rubies, which are sold at the Gulf for bonuses or points.
option-rubies-no = off
option-rubies-yes = on
option-retirement = { modules-retirement }
option-retirement-help = A space of the exploration track builds a residence at half price and sends the explorer home.
option-retirement-no = off
option-retirement-yes = on
unfit-difficulty = The difficulty is for a game alone against Jordan; with { $seats } players it stays at 0.
unfit-retirement = Retirement needs a Residence Discount tile, and the track of this box has none.
option-difficulty = Jordan’s difficulty
option-difficulty-help = { $seats ->
    [1] How many of Jordan’s six cards are replaced by stronger ones.
   *[other] Counts only for one player against Jordan.
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
    [yes] You are dealt the quests { $quests }.
   *[no] { $who } is dealt the quests { $quests }.
}
event-keeping = { $you ->
    [yes] You keep of the quests: { $quests }.
   *[no] { $who } keeps of the quests: { $quests }.
}
event-quest-market = The quest market opens with the quests { $quests }.
event-figureheads = The figureheads on offer: { $figureheads }.
event-first = { $you ->
    [yes] You are the first player.
   *[no] { $who } is the first player.
}
event-turn = { $you ->
    [yes] Round { $round }: your turn.
   *[no] Round { $round }: the turn of { $who }.
}
event-step = { $you ->
    [yes] You sail on to { $space }.
   *[no] { $who } sails on to { $space }.
}
event-sailed = { $you ->
    [yes] Your ship stops at { $space }.
   *[no] The ship of { $who } stops at { $space }.
}
event-flipped = { $card } is turned up at { $space }.
event-refilled = { $card } comes to { $space }; tier II has { $left } left.
event-paid-opponent = { $you ->
    [yes] You pay { $opponent } { $doubloons } { $doubloons ->
        [one] doubloon
       *[other] doubloons
    }.
   *[no] { $opponent_you ->
        [yes] { $who } pays you { $doubloons } { $doubloons ->
        [one] doubloon
       *[other] doubloons
    }.
       *[no] { $who } pays { $opponent } { $doubloons } { $doubloons ->
        [one] doubloon
       *[other] doubloons
    }.
    }
}
combat-result = { $who } { $result }
event-combat = The ships fight: { $results }.
event-combat-jordan = { $you ->
    [yes] You fight Jordan: { $own } against { $jordan }.
   *[no] { $who } fights Jordan: { $own } against { $jordan }.
}
event-ignored = { $you ->
    [yes] You ignore { $card }.
   *[no] { $who } ignores { $card }.
}
event-acquired = { $you ->
    [yes] You acquire { $card } at { $space } for { $doubloons }.
   *[no] { $who } acquires { $card } at { $space } for { $doubloons }.
}
event-constructed = { $you ->
    [yes] You construct { $card } at { $space } for { $doubloons }.
   *[no] { $who } constructs { $card } at { $space } for { $doubloons }.
}
event-points = { $you ->
    [yes] You score { $points } { $points ->
        [one] point
       *[other] points
    } and have { $total }.
   *[no] { $who } scores { $points } { $points ->
        [one] point
       *[other] points
    } and has { $total }.
}
event-doubloons = { $you ->
    [yes] You gain { $doubloons } { $doubloons ->
        [one] doubloon
       *[other] doubloons
    } and have { $total }.
   *[no] { $who } gains { $doubloons } { $doubloons ->
        [one] doubloon
       *[other] doubloons
    } and has { $total }.
}
event-paid = { $you ->
    [yes] You pay { $doubloons } { $doubloons ->
        [one] doubloon
       *[other] doubloons
    } and have { $total }.
   *[no] { $who } pays { $doubloons } { $doubloons ->
        [one] doubloon
       *[other] doubloons
    } and has { $total }.
}
event-marker = The island ({ $island }) gets { $count } { $count ->
    [one] marker
   *[other] markers
} and has { $markers }.
event-treasure = { $you ->
    [yes] You take a treasure: { $treasure }; its island has { $markers } { $markers ->
        [one] marker
       *[other] markers
    } left.
   *[no] { $who } takes a treasure: { $treasure }; its island has { $markers } { $markers ->
        [one] marker
       *[other] markers
    } left.
}
event-stored = { $you ->
    [yes] You store it ({ $treasure }) on bonus space { $space }.
   *[no] { $who } stores it ({ $treasure }) on bonus space { $space }.
}
event-buried = { $you ->
    [yes] You bury a treasure ({ $treasure }) on space { $space } of { $where ->
        [hideout] your hideout
       *[other] your figurehead
    }.
   *[no] { $who } buries a treasure ({ $treasure }) on space { $space } of { $where ->
        [hideout] the hideout
       *[other] the figurehead
    }.
}
event-rolled = { $you ->
    [yes] You roll { $dice }.
   *[no] { $who } rolls { $dice }.
}
event-die-chosen = { $you ->
    [yes] You choose the die { $die }: { $power } power.
   *[no] { $who } chooses the die { $die }: { $power } power.
}
event-spent = { $you ->
    [yes] You spend { $power } power; { $left } left.
   *[no] { $who } spends { $power } power; { $left } left.
}
event-raid-left = { $you ->
    [yes] You leave the raid with { $power } power.
   *[no] { $who } leaves the raid with { $power } power.
}
event-raid-resumed = { $you ->
    [yes] You resume the raid with { $power } power.
   *[no] { $who } resumes the raid with { $power } power.
}
event-gave-up = { $you ->
    [yes] You give up { $movement } movement.
   *[no] { $who } gives up { $movement } movement.
}
event-explored = { $you ->
    [yes] Your explorer reaches { $space } ({ $rivers } { $rivers ->
        [one] river
       *[other] rivers
    } crossed).
   *[no] The explorer of { $who } reaches { $space } ({ $rivers } { $rivers ->
        [one] river
       *[other] rivers
    } crossed).
}
event-explorer-home = { $you ->
    [yes] Your explorer is back at the start.
   *[no] The explorer of { $who } is back at the start.
}
event-space-again = { $you ->
    [yes] You gain what { $space } shows once more.
   *[no] { $who } gains what { $space } shows once more.
}
event-market-placed = { $you ->
    [yes] You place black market tile { $tile } at { $space }.
   *[no] { $who } places black market tile { $tile } at { $space }.
}
event-market-used = { $you ->
    [yes] You use black market tile { $tile }.
   *[no] { $who } uses black market tile { $tile }.
}
event-upgraded = { $you ->
    [yes] You upgrade your ship: { $slot } ({ $markers } { $markers ->
        [one] marker
       *[other] markers
    } on the board).
   *[no] { $who } upgrades the ship: { $slot } ({ $markers } { $markers ->
        [one] marker
       *[other] markers
    } on the board).
}
event-figurehead = { $you ->
    [yes] You take the figurehead { $figurehead }.
   *[no] { $who } takes the figurehead { $figurehead }.
}
event-quest-drawn = { $you ->
    [yes] You draw the quest { $quest }.
   *[no] { $who } draws the quest { $quest }.
}
event-quest-hidden = { $you ->
    [yes] You draw a quest from the deck.
   *[no] { $who } draws a quest from the deck.
}
event-quest-taken = { $you ->
    [yes] You take the quest { $quest } from the market.
   *[no] { $who } takes the quest { $quest } from the market.
}
event-quest-turned = The quest { $quest } comes to the market; { $left } left in the deck.
event-quests-refreshed = { $you ->
    [yes] You replace the quest market.
   *[no] { $who } replaces the quest market.
}
event-quest-discarded = { $you ->
    [yes] You discard the quest { $quest }.
   *[no] { $who } discards the quest { $quest }.
}
event-quest-discarded-hidden = { $you ->
    [yes] You discard a quest.
   *[no] { $who } discards a quest, face down.
}
event-ruby = { $you ->
    [yes] You take a ruby and have { $rubies }.
   *[no] { $who } takes a ruby and has { $rubies }.
}
event-ruby-sold = { $you ->
    [yes] You sell a ruby for what the market shows: { $what }; { $rubies } left.
   *[no] { $who } sells a ruby for what the market shows: { $what }; { $rubies } left.
}
event-rubies-returned = { $you ->
    [yes] You return { $count } { $count ->
        [one] ruby
       *[other] rubies
    }.
   *[no] { $who } returns { $count } { $count ->
        [one] ruby
       *[other] rubies
    }.
}
event-round-over = Round { $round } is over: income.
event-income = { $you ->
    [yes] Your income: { $doubloons } { $doubloons ->
        [one] doubloon
       *[other] doubloons
    }, { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[no] Income of { $who }: { $doubloons } { $doubloons ->
        [one] doubloon
       *[other] doubloons
    }, { $points } { $points ->
        [one] point
       *[other] points
    }.
}
event-scored = { $you ->
    [yes] Your final score is { $total }; your quests: { $quests }.
   *[no] The final score of { $who } is { $total }; quests: { $quests }.
}
event-game-over = End of the game.
event-jordan-turn = Round { $round }: Jordan’s turn.
event-jordan-card = Jordan turns up a solo card: { $card }.
event-jordan-ignores = Nothing on the solo card can be done: it is ignored.
event-jordan-shuffles = Jordan’s solo cards are shuffled.
event-jordan-sails = Jordan’s ship stops at { $space }.
event-jordan-action = Jordan’s action: { $action ->
    [quest] { actions-gain-quest }
    [buy] buy the card there
   *[other] { $action }
}.
event-jordan-bonus = Jordan’s bonus action: { $action }.
event-jordan-bought = Jordan gets { $card }.
event-jordan-points = Jordan scores { $points } { $points ->
    [one] point
   *[other] points
} and has { $total }.
jordan-die-type = this face is for this treasure
jordan-die-most = this face is for the island with the most markers; of equal ones for gold, then emerald
jordan-die-place = this face is for tile no. { $number } of the market
jordan-die-residence = this face is for residence no. { $number }, counted from the left
event-jordan-raids = Jordan rolls { $die } ({ $why }) and takes { $count } { $count ->
    [one] treasure
   *[other] treasures
} ({ $treasure }); the island has { $markers } left.
event-jordan-explores = Jordan’s explorer reaches { $space } ({ $rivers } { $rivers ->
    [one] river
   *[other] rivers
} crossed).
event-jordan-quest = Jordan takes the quest { $quest }.
event-jordan-upgrade = Jordan’s ship is upgraded: { $icon }.
event-jordan-figurehead = Jordan rolls { $die } ({ $why }) and takes the figurehead { $figurehead }.
event-jordan-residence = Jordan rolls { $die } ({ $why }) and puts a token on { $card } at { $space }.
event-jordan-ruby = Jordan takes a ruby and has { $rubies }.
event-jordan-ruby-sold = Jordan rolls { $die } and sells a ruby to space { $space } of the ruby market, the rolled one or the next that is free.
event-jordan-scored = Jordan’s final score is { $total }.

## why a move cannot be taken back

undo-card-drawn = a new card has been turned up
undo-dice-rolled = dice have been rolled
undo-quest-drawn = a quest has been drawn
undo-quest-turned = a new quest lies in the market
undo-turn-passed = the next turn has begun
undo-card-flipped = a face-down card has been turned up
undo-game-over = the game is over
undo-table-opened = the quest market has been opened
undo-jordan-acts = Jordan has acted

## why a move is refused

refused-PM-120 = On a Residence you either ignore it or construct it.
refused-PM-100 = On an Improvement you either ignore it or acquire it.
refused-PM-080 = A turn cannot be passed: sail to one of the stops.
refused-PM-031 = Quests are being chosen now; name those that you keep, or wait for the others.
refused-PM-050 = There is no card on that space; name one that is on the table.
refused-PM-070 = It is another player’s turn; wait until you are asked.
refused-PM-071 = That belongs to another moment of the turn; answer the question that is asked now.
refused-PM-072 = Your ship cannot get that far; choose another stop.
refused-PM-073 = Your ship has to stop in a column further right than where it began.
refused-PM-077 = Every movement ends on the Gulf; Maracaibo is a turn further.
refused-PM-078 = From the Gulf your ship can only go to Maracaibo.
refused-PM-091 = That player gets nothing here; pay one of those whose ship lies there.
refused-PM-114 = That card lies face down for good and cannot be acquired or constructed.
refused-PM-137 = That side cannot be chosen here; choose another.
refused-PM-151 = No reroll is left; keep the roll.
refused-PM-152 = That die was not rolled; choose one of those on the table.
refused-PM-155 = You do not have that raiding action; choose another.
refused-PM-158 = That raiding action has been used in this raid.
refused-PM-159 = There is not enough raiding power left for that.
refused-PM-160 = There is no raid to leave or to resume now.
refused-PM-183 = That storage space is taken or of another type; choose another.
refused-PM-188 = That type of treasure is not offered here.
refused-PM-195 = Your explorer cannot reach that space; choose another.
refused-PM-197 = Another explorer stands there: that space is skipped.
refused-PM-200 = You cannot give up movement for that: you do not have it, or it was used.
refused-PM-201 = That would take your last movement; the explorer still has to move.
refused-PM-215 = There is no stored treasure there to bury.
refused-PM-216 = A treasure lies buried on that space; choose an empty one.
refused-PM-217 = Every space below that area is taken; bury another type.
refused-PM-229 = That cannot be carried out now, or has no use here.
refused-PM-230 = There is no quest in that place; choose another.
refused-PM-237 = This cannot be declined or left open.
refused-PM-239 = That entry has been used or is not there.
refused-PM-240 = This effect cannot acquire that card; it wants a face-up improvement of the right type.
refused-PM-241 = This effect acquires ships only; it wants a face-up ship improvement.
refused-PM-246 = You can only construct a residence on which you have no token.
refused-PM-249 = You do not have enough doubloons for that.
refused-PM-251 = That slot is still behind a barrier line: more markers are needed on the board.
refused-PM-254 = That slot is filled already.
refused-PM-265 = That figurehead is not in the market.
refused-PM-276 = A black market tile lies there already; choose another location.
refused-PM-277 = Black market tiles go on face-up locations only.
refused-PM-278 = That tile has been placed and stays where it is.
refused-PM-281 = That tile has not been placed, or does nothing now.
refused-PM-335 = The game is over; nothing more can be played.
refused-PM-389 = You do not have that quest.
refused-PM-390 = That island is not offered here.
refused-PM-403 = The quest market can be replaced only once, before you take a quest.
refused-PM-406 = Your figurehead has no free space for that treasure.
refused-PM-504 = That location still lies face down; tiles go on face-up ones.
refused-PM-513 = That card lies face down; effects cannot buy it.
refused-PM-515 = From there your ship could not reach a legal stop; take another step.
refused-PM-542 = That space of the ruby market is taken.
refused-PM-543 = You do not have that many rubies.
refused-PM-551 = The half-price residence has to be constructed; choose one.
refused-PM-554 = The discount tile is no space for you: you have used it, or cannot pay for any residence.

## the table

title-published = Pirates of Maracaibo

## the end

ending-rounds-played = All three rounds have been played.
ending-jordan-beaten = All rounds have been played, and Jordan has fewer points.
ending-jordan-won = All rounds have been played, and Jordan has at least as many points: Jordan wins.
tie-break-buried = Equal points: the most buried treasure decides.
tie-break-shared = Equal points and as much buried treasure: the win is shared.
score-track = during the game
score-improvements = improvements
score-effects = end-game effects
score-residences = residences
score-treasures = treasures
score-quests = quests
score-quest_bonus = bonus for many quests
score-rubies = rubies
score-total = total

## the table

table-round = round { $round }
table-caribbean = { terms-caribbean }
table-track = { terms-exploration-track }
table-ship = { terms-ship-board } ({ $count } { $count ->
    [one] marker
   *[other] markers
})
table-zone = from { $count }:
table-hideout = { terms-hideout }
table-stored = plain { $count }
table-bonus = bonus
table-buried = buried
table-quests = { $you ->
    [yes] your quests
   *[no] quests: { $who }
}
table-quest-market = { terms-quest-market } (+{ $left })
table-figureheads = figureheads
table-markets = { terms-black-market }
table-tier2 = { terms-tier-2 }: { $count }
table-points = { $points } VP
table-income = income { $doubloons }/{ $points }
table-power = power +{ $power }
table-discount = discount { $n }
table-explore = explore +{ $n }
table-rivers = { $count } { $count ->
    [one] river
   *[other] rivers
}
table-count-quests = { $count } { $count ->
    [one] quest
   *[other] quests
}
table-count-upgrades = { $count } { $count ->
    [one] upgrade
   *[other] upgrades
}
table-count-buried = { $count } buried
table-count-rubies = { $count } { $count ->
    [one] ruby
   *[other] rubies
}
table-count-residences = { $count } { $count ->
    [one] residence
   *[other] residences
}
table-level = { terms-strength-level } { $level }
table-solo-card = { terms-solo-card }: { $card } (+{ $left })
table-last = plays last
table-awaited = choosing …
table-hidden = face down
table-island = { $name } island
table-markers = { $count } { $count ->
    [one] marker
   *[other] markers
}
table-worth = { $points } VP each
table-worth-you = { $you ->
    [yes] worth { $points } VP to you now
   *[no] worth { $points } VP to { $who } now
}
table-first-token = the first to build here: { $effects }
table-asked = this is what is asked about
table-rerolls = { $count } { $count ->
    [one] reroll
   *[other] rerolls
} left
table-none = none
table-raid = { terms-raid }: { $what }
table-ruby-market = { terms-ruby-market }
table-pieces = ships and explorers
table-doing = what is being done
table-begun = after that
table-begun-on = left to do: { $source }
piece-ship = { $you ->
    [yes] your ship
   *[no] ship of { $who }
}
piece-explorer = { $you ->
    [yes] your explorer
   *[no] explorer of { $who }
}
party-unseated = { terms-jordan }
letter-crew = C
letter-equipment = E
letter-ship = S
letter-residence = R
letter-location = L
letter-gold = G
letter-emerald = E
letter-pearl = P
short-quest = q
short-upgrade = u
short-bury = b
short-marker = m
short-treasure = t
short-raid = r
short-explore = x
short-acquire = a
short-construct = h
short-figurehead = f
short-market = k
short-other = *
short-meaning-quest = gain a quest
short-meaning-upgrade = upgrade
short-meaning-bury = bury
short-meaning-marker = marker
short-meaning-treasure = treasure
short-meaning-raid = raid
short-meaning-explore = explore
short-meaning-acquire = acquire
short-meaning-construct = construct
short-meaning-figurehead = figurehead
short-meaning-market = black market
short-meaning-other = something else: type ? and its name
legend-ship = ship of seat A
legend-own = residence token of seat A
legend-market = black market tile of seat A
legend-value = treasure value tile (gold)
legend-cost = costs 3 doubloons, worth 2 VP
legend-river = river
legend-full = filled, covered
legend-empty = free
legend-doubloon = doubloon
legend-point = victory point
legend-ruby = ruby supply
legend-explain = Type ? and a name to have it explained, as in “? { $name }” or “? { cards-sloop }”.

## choices

choice-keep = keep { $quests }
choice-side = side { $side }
choice-pay = pay { $n }
choice-do = do it
choice-go-on = explore now
choice-plain = { terms-storage-plain }
choice-bury = { $treasure } ({ $taken }) to { $space }
choice-bury-bonus = bonus { $space }
choice-bury-space = space { $space }
choice-bury-extra = figurehead space { $space }
choice-keep-market = Keep this market
choice-deck = the top card of the quest deck, unseen ({ $count })
choice-return = { $count ->
    [0] return none
   *[other] return { $count }
}
choice-fill = face-down card: only doubloons
choice-die = { $treasure } { $pips }
cost-power = { $n } power
cost-movement = give up { $n }
cost-steps = { $count } { $count ->
    [one] step
   *[other] steps
}
cost-fee = { $n } { $n ->
    [one] doubloon
   *[other] doubloons
} to { $to }
cost-supply = { $n } { $n ->
    [one] doubloon
   *[other] doubloons
} to the supply
cost-combat = { terms-combat } with { $who }
choice-bonus = { terms-bonus-space } { $space }
choice-hole = buried { $space }
choice-entry = effect { $entry }
input-nothing-called = Nothing on the table is called “{ $text }”; type a number from the list, ? and a name, or ? for help.

## the guided first game

lesson-sea-title = A sea of cards
lesson-sea = Your ship sails through these cards from left to right, on to Maracaibo, three times. Each card offers something where you stop. Most points win.
lesson-quest-title = Keep a quest
lesson-quest = Quests are secret goals that pay at the end, the harder line more. Keep the second one.
lesson-sail-title = Sail
lesson-sail = Sail one to three cards, and stop further right than you began. Take your ship to Trinidad, at the top of the second column.
lesson-upgrade-title = A location: upgrade
lesson-upgrade = A location has four steps. A marker has just made emeralds more valuable. Now you may upgrade your ship: fill slot 4.
lesson-raid-title = Raid: roll
lesson-raid = Then come the actions. Trinidad offers a raid: roll three dice, and keep the roll or roll all once more. Three fives: keep them.
lesson-power-title = Choose a die, spend it
lesson-power = Choose a die: its pips are your power, its colour the treasure. Take the white one, and spend 5 power on a pearl.
lesson-hideout-title = Into the hideout
lesson-hideout = The pearl comes from its island, where pearls are now worth less. Store it on the first bonus space: it pays at once.
lesson-bury-title = Bury
lesson-bury = Trinidad also has a shovel. Bury the pearl below the line, on the first space: it is worth 2 points more at the end.
lesson-explore-title = Explore
lesson-explore = Your explorer walks up to three spaces and gains what lies there. Go two, put a marker on the gold island, end the turn.
lesson-buy-title = Buy, or take 5
lesson-buy = On an improvement you buy it or take 5 doubloons. Sail to the Schooner, in the next column, acquire it and end the turn.
lesson-round-title = The end of a round
lesson-round = Past the last column lie the Gulf and Maracaibo. Whoever arrives ends the round for all, and everybody gets income.
lesson-points-title = Points
lesson-points = After three rounds: rivers, doubloons, improvements, residences, quests, and treasures by their island’s markers. Good winds!
lesson-jordan-title = Jordan
lesson-jordan = You play alone against Jordan, whose ship sails second. Jordan has no doubloons and needs none. Where you stop beside it, you pay the supply.
lesson-jordan-turn-title = Jordan’s card
lesson-jordan-turn = Each turn Jordan turns a card up and does the first thing on it that is possible, at the stop nearest to Maracaibo.
lesson-jordan-wins-title = Who wins
lesson-jordan-wins = Upgrades make Jordan stronger. At the end it counts rivers, cards, residences, treasures and quests. You win only with more points.
