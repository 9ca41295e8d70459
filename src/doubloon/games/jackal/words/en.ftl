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
unfit-two_on_two = Two-on-two is for exactly 4 players, not for { $seats }.
unfit-two_crews_each = Two crews each is for exactly 2 players, not for { $seats }.
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
option-campaign-help = The islands that follow the first one; between islands there are abilities to take.
option-campaign-no = one island
option-campaign-treasure_island = { option-island-treasure_island }
option-campaign-skerry = { option-island-skerry }
option-campaign-crescent_bay = { option-island-crescent_bay }
option-campaign-long_reef = { option-island-long_reef }
option-campaign-long_reef-skerry = then Long Reef and The Skerry

## the same names by their ids, as events and prompts tell them

crews-white = White
crews-yellow = Yellow
crews-red = Red
crews-black = Black
boats-white = the white boat
boats-yellow = the yellow boat
boats-red = the red boat
boats-black = the black boat
figures-white-1 = White 1
figures-white-2 = White 2
figures-white-3 = White 3
figures-yellow-1 = Yellow 1
figures-yellow-2 = Yellow 2
figures-yellow-3 = Yellow 3
figures-red-1 = Red 1
figures-red-2 = Red 2
figures-red-3 = Red 3
figures-black-1 = Black 1
figures-black-2 = Black 2
figures-black-3 = Black 3
figures-missionary = the missionary
figures-bear = the bear
zones-beach = { zone-beach }
zones-forest = { zone-forest }
zones-mountain = { zone-mountain }
islands-treasure_island = Treasure Island
islands-skerry = The Skerry
islands-crescent_bay = Crescent Bay
islands-long_reef = Long Reef
tiles-empty = empty land
tiles-arrow_1s = one straight arrow
tiles-arrow_1d = one diagonal arrow
tiles-arrow_2s = two straight arrows
tiles-arrow_2d = two diagonal arrows
tiles-arrow_3 = three arrows
tiles-arrow_4s = four straight arrows
tiles-arrow_4d = four diagonal arrows
tiles-labyrinth_2 = jungle path (2 spaces)
tiles-labyrinth_3 = desert (3 spaces)
tiles-labyrinth_4 = swamp (4 spaces)
tiles-labyrinth_5 = mountain pass (5 spaces)
tiles-chest_1 = treasure chest I
tiles-chest_2 = treasure chest II
tiles-chest_3 = treasure chest III
tiles-chest_4 = treasure chest IV
tiles-chest_5 = treasure chest V
tiles-horse = horse
tiles-ice = ice
tiles-pit = pit
tiles-barrel = barrel
tiles-bottle_1 = one bottle
tiles-bottle_2 = two bottles
tiles-crocodile = crocodile
tiles-bank = bank
tiles-jungle = jungle
tiles-lighthouse = lighthouse
tiles-caramba = Caramba!
tiles-balloon = hot-air balloon
tiles-musket = musket
tiles-shrine = shrine
tiles-crossroads = crossroads
tiles-trampoline = trampoline
tiles-airplane = airplane
tiles-cannon = cannon
tiles-smoke = smoke
tiles-bear_den = bear’s den
tiles-missionary = missionary
tiles-earthquake = earthquake
tiles-spyglass = spyglass
tiles-cannibal = cannibal
tiles-fortress = fortress
abilitys-strongman = Strongman
abilitys-brawler = Brawler
abilitys-diver = Diver
abilitys-swimmer = Swimmer
abilitys-lookout = Lookout
abilitys-pathfinder = Pathfinder
abilitys-climber = Climber
abilitys-teetotaller = Teetotaller
abilitys-thick_skull = Thick skull
abilitys-croc_tamer = Croc tamer
abilitys-helmsman = Helmsman
abilitys-tough_meat = Tough meat
abilities-strongman = Strongman
abilities-brawler = Brawler
abilities-diver = Diver
abilities-swimmer = Swimmer
abilities-lookout = Lookout
abilities-pathfinder = Pathfinder
abilities-climber = Climber
abilities-teetotaller = Teetotaller
abilities-thick_skull = Thick skull
abilities-croc_tamer = Croc tamer
abilities-helmsman = Helmsman
abilities-tough_meat = Tough meat
reasons-island-cleared = every tile is explored and no coin is left on land
reasons-nobody-left = nobody is left alive
reasons-decided = nobody can catch the leader any more
reasons-stalemate = nothing has come of too many rounds
reasons-round-limit = the last round allowed is over
reasons-vote = everybody agreed to end

## what tiles do, for whoever asks

tile_text-empty = nothing happens here.
tile_text-arrow = whoever comes here goes on at once, one cell in the direction of an arrow; with several arrows the mover chooses.
tile_text-labyrinth = difficult terrain: a figure enters on space 1, advances one space a turn and leaves from the last. Only the space ahead can be attacked.
tile_text-chest = once: its coins are laid on it when it is explored. Afterwards it is empty land.
tile_text-horse = whoever comes here rides on at once, as a knight moves in chess, over everything between; the mover chooses where to.
tile_text-ice = repeats the last movement at once: the same step again, or another ride, toss or flight.
tile_text-pit = whoever enters alone is trapped until a friend comes in or a bottle helps.
tile_text-barrel = rum: whoever enters is drunk and cannot act in the crew’s next turn.
tile_text-bottle = once: whoever explores it gains its bottles. At the end of a turn a bottle frees somebody from a pit, takes somebody to the end of difficult terrain, or arms the missionary.
tile_text-crocodile = throws everybody back to where they came from.
tile_text-bank = holds one figure only. While a pirate and a coin are there nobody may come in.
tile_text-jungle = nobody can fight here, enemies share it. No gold may be brought in.
tile_text-lighthouse = once: whoever explores it may look at up to 4 unexplored tiles in secret.
tile_text-caramba = a curse and nothing more: the move ends as on empty land.
tile_text-balloon = carries everybody to the own boat at once, with a coin if one is dragged.
tile_text-musket = once: the pirate who explores it fires in one of the eight directions; the nearest pirate in line who can be attacked is knocked out.
tile_text-shrine = a pirate who stands here may bring a dead pirate of the crew back to life. Enemies may not come in while somebody is inside, and no gold ever.
tile_text-crossroads = a die decides in which of six directions the figure goes on.
tile_text-trampoline = tosses a figure over one cell to the next, in one of the eight directions; the mover chooses.
tile_text-airplane = one flight to any explored tile without a figure or the bear, at once or as a later action. Afterwards it is empty land.
tile_text-cannon = shoots a figure in the direction of the barrel to the first sea cell; a coin sinks there.
tile_text-smoke = once: for one turn of every crew, each crew is moved by the player of the next one, and no bottles are used.
tile_text-bear_den = once: the bear comes out, mauls whoever explored it and then hunts at the end of each turn of that crew.
tile_text-missionary = once: the missionary joins the crew that found him. Unarmed he neither fights nor carries gold, and nobody on his tile can be attacked.
tile_text-earthquake = once: whoever explores it swaps two tiles that hold no figure, no bear and no coin; arrows may be turned.
tile_text-spyglass = while a pirate stands here the boat of the crew goes one cell further.
tile_text-cannibal = eats whoever comes in; a dragged coin is lost.
tile_text-fortress = nobody inside can be attacked by pirates, so enemies may not come in; no gold may be brought in. It does not keep the bear out.
ability_text-strongman = drags up to 2 coins in one move.
ability_text-brawler = may attack while dragging a coin.
ability_text-diver = keeps a coin at sea and swims with it; it is lost only if the diver dies.
ability_text-swimmer = swims one or two cells and may step out of the sea onto land.
ability_text-lookout = once a turn, before the action, you may look at one unexplored tile beside this pirate.
ability_text-pathfinder = advances one or two spaces in difficult terrain and hits only where the move ends.
ability_text-climber = is never trapped in a pit.
ability_text-teetotaller = is not drunk after a barrel.
ability_text-thick_skull = misses no turn after a hit: at the start of the crew’s next turn this pirate is on the boat.
ability_text-croc_tamer = may rest on a crocodile if no coin comes along.
ability_text-helmsman = the boat goes one cell further with this pirate aboard.
ability_text-tough_meat = is only knocked out by the cannibal; a dragged coin is lost all the same.

## prompts: what is asked now, and the rule behind it in plain words

prompt-place = { $crew }: where does your boat land?
prompt-vote = Do you agree to end here? Gold that is left on land counts for nobody.
prompt-action = { $crew }: what do you do in this turn?
prompt-action-in-smoke = Smoke! You move { $crew }: what does that crew do?
prompt-exit = { $figure } is on { $cell } and goes on at once: where to?
prompt-fly = { $figure } is at the airplane on { $cell }: where to?
prompt-look = Look at an unexplored tile in secret ({ $looks ->
    [one] 1 look
   *[other] { $looks } looks
} left).
prompt-shoot = The musket is loaded: in which direction do you shoot?
prompt-victim = Whom does the bullet hit on { $cell }?
prompt-swap = The earth quakes: which tile do you swap?
prompt-swap-second = The tile on { $cell } changes places with which other one?
prompt-turn = How does the arrow on { $cell } lie now?
prompt-bottles = { $crew }: use a bottle before the turn ends?
prompt-ability = { $crew }: which ability do you take, and for whom?
rule-place = Boats are placed one after another, White first. A boat starts at sea beside a beach tile and not beside another boat. Your three pirates are aboard; they go ashore from there, and gold comes home there.
rule-vote = When nothing is left to explore, or nothing has happened for a long time, the gold that remains may be out of reach. If everybody agrees the island ends at once and that gold counts for nobody; a single no and play goes on.
rule-action = In a turn you do exactly one thing: move a boat or act with one figure, even if it hurts. A figure steps to any of the eight cells around it, from a boat onto land, from land onto your boat; at sea it swims along the shore. A pirate on a tile with coins may drag one along, but only over explored tiles.
rule-action-in-smoke = In the smoke every crew is moved by the player of the next crew, for one turn each. Gold, bottles and the missionary that are found belong to the crew that is moved, and no bottles are used.
rule-exit = On arrows, horses, ice, trampolines and the like nobody can stop: the figure goes on within the same action. Where there are several ways you choose; a way that leads into something that may not be entered is not offered, and running round in a circle is deadly.
rule-fly = The airplane flies once, to any explored tile on which there is no figure and no bear; what that tile does follows. You may also stay: then it waits for a later action of whoever stands there.
rule-look = The discoverer of the lighthouse looks at up to four tiles, one after the other. They stay where they are, face down, and only whoever looks learns what they are.
rule-shoot = The bullet flies straight over land until it meets a pirate who can be attacked, of whatever crew, or the sea. It passes the bear, missionaries and whoever is safe where they stand. You must shoot, even if it is at your own.
rule-victim = The bullet hits one pirate on the nearest cell with somebody who can be attacked. If several are there the shooter picks one; the victim goes to the ship and misses a turn.
rule-swap = Two land tiles change places, explored or not, if no figure, no bear and no coin is on them. You do not get to see what lies face down. If there are two such tiles you have to swap.
rule-swap-second = Two land tiles change places, explored or not, if no figure, no bear and no coin is on them. What somebody knows about a face-down tile goes with the tile.
rule-turn = An explored arrow that has been swapped may be turned as you like. Cannons and crossroads keep the direction in which they lay.
rule-bottles = After your action and before the bear you may use bottles, one at a time: to free a pirate from a pit, to take one to the last space of difficult terrain, or to arm the missionary if one of your pirates is beside him. A used bottle is gone.
rule-ability = Between islands every crew that brought home at least three coins may take one of the abilities on the table, the richest crew first. It belongs to one pirate for the rest of the campaign; nobody has more than one.

## events: $who is a seat's name, $you tells whether the reader sits there

event-island = { $island }: a new island lies ahead.
event-placed = { $crew }: the boat lands at { $cell }.
event-turn = { $you ->
    [yes] { $crew }: your turn.
   *[no] { $crew }: { $who } to move.
}
event-passed = { $crew } can do nothing and passes.
event-vote-called = { $you ->
    [yes] You propose to end.
   *[no] { $who } proposes to end.
}
event-voted-yes = { $you ->
    [yes] You agree.
   *[no] { $who } agrees.
}
event-voted-no = { $you ->
    [yes] You disagree; play goes on.
   *[no] { $who } disagrees; play goes on.
}
event-looked-at = { $you ->
    [yes] You look at { $cell }.
   *[no] { $who } looks at { $cell } in secret.
}
event-saw = { $you ->
    [yes] On { $cell } you see: { $tile }.
   *[no] On { $cell } { $who } sees: { $tile }.
}
event-sailed = { $boat } sails to { $cell }.
event-explored = Explored on { $cell }: { $tile }.
event-passes = { $figure } comes to { $cell } ({ $tile }) and goes on.
event-rolled = The die at the crossroads shows { $die } for { $figure }.
event-moved = { $figure } stops on { $cell }{ $coins ->
    [0] {""}
    [one] , dragging a coin
   *[other] , dragging { $coins } coins
}.
event-swims = { $figure } swims at { $cell }.
event-aboard = { $figure } is aboard { $boat }.
event-advanced = { $figure } advances to space { $space } of { $spaces }.
event-back = { $figure } is back on { $cell }.
event-bounced = The way is blocked for { $figure }.
event-coin-left = { $figure } has to leave the coin behind.
event-chest = { $coins ->
    [one] 1 coin lies
   *[other] { $coins } coins lie
} on { $cell }.
event-coin-home = { $crew } brings home { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-coin-sunk = { $coins ->
    [one] 1 coin sinks
   *[other] { $coins } coins sink
} in the sea.
event-coin-lost = { $coins ->
    [one] 1 coin is
   *[other] { $coins } coins are
} lost for good.
event-hit = { $figure } is knocked out and goes to the ship.
event-mauled = The bear mauls { $figure }, who goes to the ship.
event-shot = The bullet hits { $figure }, who goes to the ship.
event-missed = The bullet hits nobody.
event-drowned = { $figure } is attacked at sea and dies.
event-killed-by-boat = { $figure } dies at an enemy boat.
event-cycle = { $figure } is caught in a loop and dies.
event-off-layout = { $figure } is carried off the layout and dies.
event-eaten = The cannibal eats { $figure }.
event-recovered = { $figure } has recovered and is back on the boat.
event-revived = { $figure } is brought back to life on the shrine.
event-drunk = { $figure } is drunk.
event-trapped = { $figure } is trapped in the pit.
event-freed = Friends in the pit on { $cell } help each other: all are free.
event-freed-by-bottle = { $figure } is free again.
event-smoke = Smoke! In the next { $turns } turns everybody moves the crew of a neighbour.
event-bottles = { $crew } gains { $bottles ->
    [0] no bottle
    [one] 1 bottle
   *[other] { $bottles } bottles
}.
event-bottle-used = { $crew } uses a bottle and has { $bottles } left.
event-joined = The missionary on { $cell } joins { $crew }.
event-armed = The missionary of { $crew } is armed now.
event-bear-awake = { $crew } wakes the bear on { $cell }.
event-bear-moved = The bear goes to { $cell }.
event-swapped = The tiles on { $one } and { $other } change places.
event-turned = The arrow on { $cell } is turned.
event-island-over = { $island } is over: { $reason }.
event-abilities = Abilities on the table: { $abilities }.
event-took = { $figure } learns an ability: { $ability }.
event-declined = { $crew } takes no ability.

## why a move cannot be taken back

undo-next-asked = the turn has passed on
undo-island-over = the island is over
undo-abilities-shown = the abilities are on the table
undo-looked = you have seen a tile
undo-explored = a tile has been turned over
undo-rolled = the die has been rolled

## why a move is refused

refused-JK-021 = That cell is no part of this island, or not of that kind.
refused-JK-031 = It is not your turn.
refused-JK-033 = A boat starts at sea beside a beach tile.
refused-JK-034 = A boat may not start beside another boat.
refused-JK-039 = In a turn you move a boat or act with one figure; that is not asked for now.
refused-JK-040 = You can only pass when nothing else can be done.
refused-JK-041 = The missionary does not belong to this crew.
refused-JK-042 = That figure cannot act: dead, recovering, drunk or trapped.
refused-JK-047 = The boat needs one of your able pirates aboard.
refused-JK-048 = The boat does not go so far: one cell for each pirate aboard, and it may not end on another boat.
refused-JK-051 = There is a boat already.
refused-JK-062 = A figure steps to one of the eight cells around it.
refused-JK-063 = From the boat only land beside it can be reached.
refused-JK-064 = The boat is not beside that figure.
refused-JK-065 = Only your own boat and an ally’s can be boarded.
refused-JK-066 = Nobody steps into the sea.
refused-JK-067 = From the sea nobody steps onto land.
refused-JK-068 = A swimmer moves one cell along the shore.
refused-JK-069 = At sea a boat is boarded by swimming to it.
refused-JK-074 = Nobody can stop on that tile.
refused-JK-081 = No good way begins there: it would be blocked or run in a circle.
refused-JK-088 = First choose where the figure goes on to.
refused-JK-092 = There are not so many coins where that figure stands.
refused-JK-093 = A pirate drags at most one coin.
refused-JK-094 = With a coin only explored tiles can be entered.
refused-JK-095 = No gold may be brought onto that tile.
refused-JK-096 = The coin could not travel to the end of that move.
refused-JK-107 = With a coin nobody can attack; leave the coin to fight.
refused-JK-113 = Enemies in a fortress cannot be attacked.
refused-JK-114 = Enemies in the shrine cannot be attacked.
refused-JK-118 = An enemy’s unarmed missionary keeps you out of that tile.
refused-JK-119 = From the side of a missionary nobody can attack.
refused-JK-121 = An enemy who cannot be attacked is in the way.
refused-JK-122 = That figure is not in difficult terrain.
refused-JK-124 = In difficult terrain a figure only advances, one space a turn.
refused-JK-125 = On the last space there is nothing left to advance to; step out.
refused-JK-130 = With a coin nobody may enter a space with an enemy.
refused-JK-134 = Somebody has to stand on the shrine to bring a pirate back to life.
refused-JK-135 = That pirate is not dead.
refused-JK-136 = The crew has three fighters already.
refused-JK-178 = Nobody may enter the bank while a pirate guards a coin there.
refused-JK-180 = There is room for only one figure in the bank.
refused-JK-184 = Choose an unexplored tile that you have not looked at just now, or stop.
refused-JK-191 = First fire the musket.
refused-JK-193 = First say whom the bullet hits.
refused-JK-207 = The airplane flies to an explored tile without a figure or the bear, where the figure may be.
refused-JK-209 = There is no airplane ready for that.
refused-JK-213 = The airplane flies to explored tiles only, not to boats or the sea.
refused-JK-216 = In the smoke somebody else moves this crew.
refused-JK-226 = Choose a tile without a figure, the bear or a coin.
refused-JK-228 = First say how the arrow lies.
refused-JK-251 = With a coin nobody may go where the bear is.
refused-JK-256 = An unarmed missionary drags no coins.
refused-JK-257 = An unarmed missionary may not enter a tile with enemy pirates.
refused-JK-263 = There is no unarmed missionary of yours with a pirate of yours beside him.
refused-JK-268 = Now bottles can be used; say done to end the turn.
refused-JK-269 = That pirate is not trapped.
refused-JK-270 = There are not so many coins on that space.
refused-JK-271 = That pirate is not in difficult terrain, is at its end already, or an enemy is there.
refused-JK-273 = Bottles help only your own crew.
refused-JK-276 = The game is over.
refused-JK-278 = A vote needs every tile explored or a long time without progress, once a turn.
refused-JK-279 = Everybody is asked in turn whether to end.
refused-JK-286 = Choose one of the abilities on the table, or none.
refused-JK-298 = A swimmer goes two cells only past a cell without boat and enemy.
refused-JK-299 = Only a lookout looks, once a turn, at an unexplored tile beside him.
refused-JK-300 = The difficult terrain does not go so far.
refused-JK-312 = You have no ally whose boat you could move.
refused-JK-318 = Nobody sits there.
refused-JK-344 = Nobody steps from one boat to another.
refused-JK-345 = That is none of the ways on from here.
refused-JK-346 = Enemies are swimming there, and that figure may not attack.
refused-JK-352 = The missionary may not go to an unexplored tile with the bear on it.

## the end

ending-island-cleared = Every tile is explored and no coin is left on land.
ending-nobody-left = Nobody is left alive.
ending-decided = Nobody can catch the leader any more.
ending-stalemate = Nothing has come of too many rounds, so the island ends (a rule of this house).
ending-round-limit = The last round allowed is over.
ending-vote = Everybody agreed to end; the gold on land counts for nobody.
ending-campaign-over = The last island of the campaign is over.
tie-break-shared = They are equal in everything, so they share the place.
tie-break-coins = The islands won were equal; the coins of all islands decided.
verdict-winner = { $you ->
    [yes] You win with { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }!
   *[no] { $who } wins with { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
}
verdict-pair = { $who } win as a pair with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
verdict-shared = { $who } share the win with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
score-total = total
score-pair = with the ally
score-wins = islands won

## the table

title-published = Jackal: Treasure Island
letter-white = W
letter-yellow = Y
letter-red = R
letter-black = B
letter-missionary = M
sign-labyrinth-2 = 2pth
sign-labyrinth-3 = 3dst
sign-labyrinth-4 = 4swp
sign-labyrinth-5 = 5pas
sign-labyrinth = laby
sign-horse = hors
sign-ice = ice
sign-pit = pit
sign-barrel = rum
sign-bottle = bttl
sign-crocodile = croc
sign-bank = bank
sign-jungle = jngl
sign-lighthouse = lght
sign-caramba = crmb
sign-balloon = ball
sign-musket = msk
sign-shrine = shrn
sign-crossroads = cros
sign-trampoline = tram
sign-airplane = airp
sign-smoke = smok
sign-bear_den = den
sign-missionary = miss
sign-earthquake = quak
sign-spyglass = spy
sign-cannibal = CANN
sign-fortress = fort
table-round = round { $round }
table-campaign = island { $number } of { $islands }
table-gold = gold on land { $gold }
table-lost = lost { $lost }
table-hidden = unexplored { $count }
table-bear = bear on { $cell }, woken by { $crew }
table-smoke = smoke: { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}
table-idle = { $turns } turns without progress
table-boat = boat { $cell }, speed { $speed }
table-no-boat = boat not placed yet
table-bottles = { $count ->
    [one] 1 bottle
   *[other] { $count } bottles
}
table-ally = ally of { $crew }
table-armed = armed
table-mover = moved by { $who }
table-abilities = abilities on the table
table-journey = { $figure } has come from { $start } and is on { $cell }{ $coins ->
    [0] {""}
    [one] {" "}with a coin
   *[other] {" "}with { $coins } coins
}
figure-name = { $figure }
seat-crews = { $who } ({ $crews })
where-aboard = aboard
where-other-boat = aboard { $boat }
where-ship = on the ship, back in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
where-dead = dead
where-drunk = drunk
where-trapped = trapped
where-swims = swimming
where-coin = with a coin
where-space = space { $space } of { $spaces }
explain-sea = open sea on the way round the island.
explain-hidden = unexplored { $zone } tile.
explain-known = { $you ->
    [yes] unexplored { $zone } tile; you know it: { $tile }.
   *[no] unexplored { $zone } tile; { $who } knows it: { $tile }.
}
explain-there = Here: { $what }.
explain-unseen = under { $zone } tiles and in the box there may still be { $tiles }.
explain-nothing = under { $zone } tiles nothing unknown is left.
explain-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
explain-coins-space = { $count ->
    [one] 1 coin
   *[other] { $count } coins
} on space { $space }
explain-boat = the boat of { $crew }
explain-bear = it goes for the nearest pirate on land at the end of each turn of the crew that woke it; nothing stops it but an unarmed missionary.
explain-missionary = moves and explores like a pirate. Unarmed he neither fights nor carries gold, and pirates beside him on his tile cannot be attacked; a bottle arms him.
legend-pirates = pirates 1 and 2 of a crew
legend-missionary = missionary
legend-bear = bear
legend-boat = boat of a crew, whoever is aboard above it
legend-coin = coins
legend-spent = empty land, or a tile that has done its work
legend-beach = unexplored beach
legend-forest = unexplored forest
legend-mountain = unexplored mountain
legend-looked = somebody has looked at the tile; only who looked sees what it is
legend-arrows = arrows
legend-corners = arrows to the corners, as on a number pad
legend-cannon = cannon and its direction
legend-hit = hits that figure
legend-dies = dies
legend-ends = ends there
legend-state = drunk or trapped
legend-ship = on the ship, back in 2 turns
legend-space = on space 2 of 4
legend-terrain = difficult terrain with 4 spaces
legend-explain = Type ? and a cell, a tile, an ability or a zone to have it explained, as in “? e4”, “? { $name }” or “? forest”.

## choices

choices-boat = boat
choices-ally-boat = boat of the ally
choices-look = look
choice-place = boat to { $cell }
choice-call = propose to end
choice-yes = agree
choice-no = disagree
choice-look = look at { $cell }
choice-stop = look no further
choice-sail = boat { $way ->
    [cw] clockwise
   *[ccw] counter-clockwise
} { $count } to { $cell }
choice-sail-ally = boat of the ally { $way ->
    [cw] clockwise
   *[ccw] counter-clockwise
} { $count } to { $cell }
choice-step = { $figure } to { $cell }
choice-board = { $figure } aboard
choice-board-ally = { $figure } aboard the ally’s boat
choice-swim = { $figure } swims to { $cell }
choice-advance = { $figure } advances
choice-advance-far = { $figure } advances two spaces
choice-fly = { $figure } flies
choice-resurrect = bring { $figure } back to life
choice-pass = pass
choice-go = on to { $cell }
choice-stay = stay
choice-shoot = shoot { $way }
choice-hit = hit { $figure }
choice-swap = swap { $cell }
choice-turn = arrow { $arrows }
choice-free = a bottle frees { $figure }
choice-through = a bottle takes { $figure } to the last space
choice-arm = a bottle arms the missionary
choice-done = done
choice-take = { $ability } for { $figure }
choice-decline = no ability
choice-with-coins = { $move } with { $coins ->
    [one] a coin
   *[other] { $coins } coins
}
short-board = aboard
short-board-ally = aboard the ally’s boat
short-advance = advance
short-advance-far = two spaces
short-fly = fly
short-pass = pass
short-coins = { $coins ->
    [one] with a coin
   *[other] with { $coins } coins
}
fate-back = back
fate-boat = boat
fate-drunk = drunk
fate-trapped = trapped
fate-mauled = mauled
replaces = instead of { $ability }
input-which = “{ $text }” can mean several choices; name the figure too, and the coin if it comes along.
input-nothing-called = Nothing here is called “{ $text }”; type a number from the list, ? and a name, or ? for help.
help-typing-action = Or the figure and where it goes: “1 e4”, with a coin “1 e4 coin”; only the cell if that is clear; “cw 2” for the boat, two places clockwise, “ccw 2” the other way round.

## names that people give to their pirates (JK-289)

piece-named = { $name } ({ $piece })
named = From now on this pirate is called { $name }.
name-refused-piece = Say which of your pirates, then his name: “name { $example } Anne Bonny”.
name-refused-empty = Say his name too: “name { $example } Anne Bonny”.
name-refused-long = That name is too long; it may have { $most } letters.
name-refused-signs = A name is made of letters and other signs that can be printed, without “|”.
name-refused-taken = Another pirate is called that already.
help-name = name W1 Anne Bonny — give one of your pirates a name; it changes nothing, and the record keeps it

## the guided first game

lesson-island-title = An island face down
lesson-island = Nobody knows what lies under these tiles: beach at the edge, then forest, mountain in the middle. Somewhere there is gold: who brings most of it home wins.
lesson-place-title = Put your boat
lesson-place = Your boat lies in the sea beside the island. Choose the cell f1, in the middle of the north.
lesson-turn-title = One thing a turn
lesson-turn = Three pirates are aboard. In your turn you do one thing: sail the boat, or act with one pirate.
lesson-land-title = Land
lesson-land = Choose a pirate, then the beach below the boat. Whoever enters an unexplored tile turns it over and lives with it.
lesson-arrow-title = Turn a tile over
lesson-arrow = Empty land: nothing happens. Now take the same pirate further inland, to f3. Some tiles send you on by themselves.
lesson-chest-title = An arrow, and gold
lesson-chest = An arrow! It sent you on at once, and there stood a chest with two coins. They lie on the tile, for anybody.
lesson-drag-title = Drag a coin
lesson-drag = A pirate drags one coin at a time, over explored tiles only. Take one along, back to the beach at f2.
lesson-aboard-title = Gold aboard
lesson-aboard = Step onto your boat with the coin. Only there it counts, and nobody can take it from you any more.
lesson-fight-title = Hit, and be hit
lesson-fight = Enter a tile with an enemy and he goes back to his ship for a turn; his coin stays. He can do the same to you.
lesson-end-title = How it ends
lesson-end = When every tile is explored and no coin is left on land, most coins win. The second coin still lies at e3: good luck!
