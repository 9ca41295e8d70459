# Jackal: Treasure Island. The first groups are the terms of NAMES.toml, one message each; the rest says things with them.

## game

game-title = Jackal: Treasure Island
game-adventure = island adventure
game-campaign = campaign
game-puzzle = pirate puzzle
game-two-on-two = two-on-two
game-two-crews-each = two crews each
game-pair = pair
game-turn = turn
game-round = round

## option

options-island = island
options-landing = landing
options-landing-free = free
options-landing-recommended = recommended
options-teams = teams
options-end-when-decided = end when decided
options-no-progress-rounds = rounds without progress
options-max-rounds = most rounds
options-vote-after-idle-rounds = idle rounds before a vote

## crew

crew-white = White
crew-yellow = Yellow
crew-red = Red
crew-black = Black
crew-crew = crew
crew-ally = ally
crew-enemy = enemy

## piece

piece-pirate = pirate
piece-boat = boat
piece-ship = ship
piece-coin = coin
piece-gold = gold
piece-purse = purse
piece-bottle = message in a bottle
piece-missionary = missionary
piece-missionary-armed = armed missionary
piece-bear = bear
piece-die = die
piece-tile = tile
piece-ability-card = ability card
piece-puzzle-card = puzzle card

## zone

zone-beach = beach
zone-forest = forest
zone-mountain = mountain
zone-sea = sea
zone-face-down = unexplored
zone-face-up = explored
zone-single-use = single-use
zone-no-gold = no gold allowed

## island

island-treasure-island = Treasure Island
island-skerry = The Skerry
island-crescent-bay = Crescent Bay
island-long-reef = Long Reef

## tile_kind

tile_kind-empty = Empty land
tile_kind-arrow = Arrow
tile_kind-labyrinth = Labyrinth
tile_kind-labyrinth-2 = Jungle path
tile_kind-labyrinth-3 = Desert
tile_kind-labyrinth-4 = Swamp
tile_kind-labyrinth-5 = Mountain pass
tile_kind-chest = Treasure chest
tile_kind-horse = Horse
tile_kind-ice = Ice
tile_kind-pit = Pit
tile_kind-barrel = Barrel
tile_kind-bottle = Bottles
tile_kind-crocodile = Crocodile
tile_kind-bank = Bank
tile_kind-jungle = Jungle
tile_kind-lighthouse = Lighthouse
tile_kind-caramba = Caramba!
tile_kind-balloon = Hot-air balloon
tile_kind-musket = Musket
tile_kind-shrine = Shrine
tile_kind-crossroads = Crossroads
tile_kind-trampoline = Trampoline
tile_kind-airplane = Airplane
tile_kind-cannon = Cannon
tile_kind-smoke = Smoke
tile_kind-bear-den = Bear's den
tile_kind-missionary = Missionary
tile_kind-earthquake = Earthquake
tile_kind-spyglass = Spyglass
tile_kind-cannibal = Cannibal
tile_kind-fortress = Fortress

## action

action-place-boat = place your boat
action-move-boat = move boat
action-clockwise = clockwise
action-counter-clockwise = counter-clockwise
action-step = step
action-land = land
action-board = board
action-swim = swim
action-advance = advance
action-fly = fly
action-resurrect = resurrect
action-drag-coin = drag a coin
action-leave-coin = leave the coin
action-peek = peek
action-shoot = shoot
action-swap = swap two tiles
action-rotate = rotate the arrow
action-use-bottle = use a bottle
action-arm-missionary = hand over a bottle
action-stay = stay
action-done = done
action-pass = pass
action-call-vote = propose to end
action-vote-yes = agree
action-vote-no = disagree
action-choose-ability = choose an ability

## state

state-aboard = aboard
state-swimming = swimming
state-trapped = trapped
state-drunk = drunk
state-recovering = recovering
state-dead = dead
state-dragging = dragging a coin
state-space = space { $n } of { $m }
state-smoke = in the smoke

## event

events-explored = tile explored
events-hit = knocked out
events-mauled = mauled by the bear
events-shot = shot
events-died = died
events-eaten = eaten by the cannibal
events-revived = revived
events-coin-home = coin brought home
events-coin-sunk = coin lost at sea
events-coin-lost = coin lost
events-coin-left = coin left behind
events-cycle = caught in a loop
events-bounced = way blocked
events-bear-awake = the bear awakes
events-joined = missionary joins
events-game-over = island cleared
events-stalemate = ended without progress
events-ended-by-vote = ended by vote
events-nobody-left = nobody left alive
events-round-limit = round limit reached
events-decided = winner decided
events-shared = shared place
events-winner = winner
events-solved = puzzle solved
events-failed = puzzle failed

## ability

ability-strongman = Strongman
ability-brawler = Brawler
ability-diver = Diver
ability-swimmer = Swimmer
ability-lookout = Lookout
ability-pathfinder = Pathfinder
ability-climber = Climber
ability-teetotaller = Teetotaller
ability-thick-skull = Thick skull
ability-croc-tamer = Croc tamer
ability-helmsman = Helmsman
ability-tough-meat = Tough meat

## direction

direction-N = north
direction-NE = north-east
direction-E = east
direction-SE = south-east
direction-S = south
direction-SW = south-west
direction-W = west
direction-NW = north-west

## options of the table

option-island = Island
option-island-help = Where the game is played; with a campaign, where it begins.
option-island-treasure_island = Treasure Island
option-island-skerry = The Skerry
option-island-crescent_bay = Crescent Bay
option-island-long_reef = Long Reef
option-landing = Landing
option-landing-help = Whether everybody chooses where the boat lands, or takes the recommended cells.
option-landing-free = free
option-landing-recommended = recommended cells
option-teams = Teams
option-teams-help = Four players in pairs, or two players with two allied crews each.
option-teams-none = everybody alone
option-teams-two_on_two = two-on-two
option-teams-two_crews_each = two crews each
option-end_when_decided = End when decided
option-end_when_decided-help = Whether an island ends as soon as nobody can catch the leader.
option-end_when_decided-no = play on
option-end_when_decided-yes = stop at once
option-no_progress_rounds = Rounds without progress
option-no_progress_rounds-help = After so many rounds without a new tile and without gold the island ends.
option-no_progress_rounds-2 = 2 rounds
option-no_progress_rounds-30 = 30 rounds
option-max_rounds = Most rounds
option-max_rounds-help = After so many rounds the island ends in any case.
option-max_rounds-2 = 2 rounds
option-max_rounds-300 = 300 rounds
option-vote_after_idle_rounds = Idle rounds before a vote
option-vote_after_idle_rounds-help = After so many rounds without progress anybody may propose to end.
option-vote_after_idle_rounds-1 = 1 round
option-vote_after_idle_rounds-8 = 8 rounds
option-campaign = Campaign
option-campaign-help = The islands that follow the first one, joined by a hyphen; between islands there are abilities to take.
option-campaign-no = one island
option-campaign-long_reef-skerry = then Long Reef and The Skerry
