# Loot Island. The first groups are the terms of NAMES.toml, one message each; the rest says things with them.

## game

game-title = Loot Island
game-island-name = Loot Island

## components

components-main-island = Main Island
components-small-island = Small Island
components-small-islands = Small Islands
components-first-player-tile = First Player tile
components-ship = Ship
components-bow = Bow
components-compass = Compass
components-compass-disc = Compass disc
components-character = Character card
components-cube = Curse cube
components-cubes = Curse cubes
components-event = Event
components-treasure = Treasure
components-treasure-card = Treasure card
components-map = Map card
components-healer = Healer
components-reference-card = Reference card
components-score-pad = Score pad
components-coast = Coast
components-exploration-coast = Exploration coast
components-landing = Landing
components-corner = Corner
components-column = Column
components-stack = Stack
components-draw-deck = Deck
components-discard-pile = Discard pile
components-supply = Supply
components-player-area = Player's area
components-hand = Hand
components-first-player = First Player
components-gold-coins = Gold coins
components-round = Round
components-turn = Turn
components-player = Player

## phases

phases-setup = Game setup
phases-preparation = Preparation
phases-actions = Actions
phases-finding-the-loot = Finding the Loot
phases-ship-movement = Ship movement
phases-events-step = Events
phases-players-hand = Player's hand
phases-reveal-the-loot = Reveal the Loot
phases-distribute-the-loot = Distribute the Loot
phases-clean-up = Clean up
phases-final-exploration = Final Exploration
phases-end-of-game = End of the game
phases-loot-value = Loot Value

## actions

actions-use-small-island = Use a Small Island
actions-play-maps = Play Map cards
actions-pass = Pass
actions-keep = Keep
actions-discard = Discard
actions-draw = Draw
actions-take-cubes = Take cubes
actions-remove-cubes = Discard cubes
actions-taking-treasures = Taking Treasures
actions-play-for-aaron = Play for Aaron
actions-decline = Decline
actions-eliminated = Eliminated

## people

people-treasure-hunter = Treasure hunter
people-captain = Captain
people-winner = Winner

## map-icons

map-icons-discard = Discard 1 cube
map-icons-draw = Draw 1 card
map-icons-chest = Chest
map-icons-plus-one = +1
map-icons-wild = Wild card
map-icons-number-one = Card number 1

## loot

loot-loot = Loot
loot-big-loot = Big Loot
loot-small-loot = Small Loot
loot-no-loot = No Loot

## treasure-types

treasure-types-amulet = Amulet
treasure-types-coin-bag = Coin Bag
treasure-types-book = Book
treasure-types-jewel = Jewel
treasure-types-crown = Crown
treasure-types-skull = Skull

## treasure-terms

treasure-terms-base-value = Base value
treasure-terms-curse-value = Curse value
treasure-terms-collector-bonus = Collector bonus
treasure-terms-cross = Cross symbol
treasure-terms-crossed-cube = Crossed cube
treasure-terms-set = Set
treasure-terms-reference-number = Reference number
treasure-terms-curse = Curse

## skull-kinds

skull-kinds-right = Facing right
skull-kinds-left = Facing left
skull-kinds-front = Facing front

## player-colors

player-colors-blue = Blue
player-colors-red = Red
player-colors-white = White
player-colors-yellow = Yellow
player-colors-black = Black

## map-colors

map-colors-red = Red
map-colors-green = Green
map-colors-purple = Purple
map-colors-orange = Orange

## map-symbols

map-symbols-anchor = Anchor
map-symbols-palm = Palm
map-symbols-shell = Shell
map-symbols-sun = Sun

## small-islands

small-islands-cleanse-3 = Cleanse 3
small-islands-cleanse-2 = Cleanse 2
small-islands-undercut = Undercut
small-islands-outpost = Outpost
small-islands-charts = Charts
small-islands-dig = Dig
small-islands-sail = Sail

## events

events-A1 = Tainted Charts
events-A2 = Parting Gifts
events-A3 = Haunted Islets
events-A4 = Scattered Hoard
events-B1 = Fair Wind
events-B2 = About Turn
events-B3 = Lost in Fog
events-B4 = Broken Compass
events-B5 = Torn Maps
events-B6 = Holy Spring
events-B7 = Harbour Toll
events-B8 = Captain's Curse
events-B9 = Last Stop
events-B10 = Consolation
events-B11 = Meagre Haul
events-B12 = Less Is More
events-B13 = Upside Down
events-B14 = Double Survey

## variants

variants-healer-1 = Open Healers
variants-healer-2 = Dealt Healers
variants-events = Known Events
variants-initial-hand = Initial hand

## virtual-player

virtual-player-aaron = Aaron

## options

option-healers = Healers
option-healers-help = Which healers wait at the end, and who knows them.
option-healers-hidden = face down
option-healers-open = { variants-healer-1 }
option-healers-dealt = { variants-healer-2 }
option-events_shown = { variants-events }
option-events_shown-help = Whether the four B events are shown before they are shuffled.
option-events_shown-no = off
option-events_shown-yes = on
option-initial_hand = { variants-initial-hand }
option-initial_hand-help = Whether later players choose their first hand from more cards.
option-initial_hand-no = off
option-initial_hand-yes = on
