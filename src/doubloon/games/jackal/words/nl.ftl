# Jackal: Treasure Island. The first groups are the terms of NAMES.toml, one message each; the rest says things with them.

## game

game-title = Jackal: Schateiland
game-adventure = eilandavontuur
game-campaign = campagne
game-puzzle = piratenpuzzel
game-two-on-two = twee tegen twee
game-two-crews-each = elk twee bemanningen
game-pair = duo
game-turn = beurt
game-round = ronde

## option

options-island = eiland
options-landing = landing
options-landing-free = vrij
options-landing-recommended = aanbevolen
options-teams = teams
options-end-when-decided = stoppen als de winnaar vaststaat
options-no-progress-rounds = ronden zonder vooruitgang
options-max-rounds = maximaal aantal ronden
options-vote-after-idle-rounds = stille ronden voor een stemming

## crew

crew-white = Wit
crew-yellow = Geel
crew-red = Rood
crew-black = Zwart
crew-crew = bemanning
crew-ally = bondgenoot
crew-enemy = vijand

## piece

piece-pirate = piraat
piece-boat = sloep
piece-ship = schip
piece-coin = munt
piece-gold = goud
piece-purse = buidel
piece-bottle = flessenpost
piece-missionary = missionaris
piece-missionary-armed = gewapende missionaris
piece-bear = beer
piece-die = dobbelsteen
piece-tile = tegel
piece-ability-card = vaardigheidskaart
piece-puzzle-card = puzzelkaart

## zone

zone-beach = strand
zone-forest = bos
zone-mountain = gebergte
zone-sea = zee
zone-face-down = onverkend
zone-face-up = verkend
zone-single-use = eenmalig
zone-no-gold = geen goud toegestaan

## island

island-treasure-island = Schateiland
island-skerry = Het Rotseiland
island-crescent-bay = Halvemaanbaai
island-long-reef = Lang Rif

## tile_kind

tile_kind-empty = Leeg land
tile_kind-arrow = Pijl
tile_kind-labyrinth = Doolhof
tile_kind-labyrinth-2 = Oerwoudpad
tile_kind-labyrinth-3 = Woestijn
tile_kind-labyrinth-4 = Moeras
tile_kind-labyrinth-5 = Bergpas
tile_kind-chest = Schatkist
tile_kind-horse = Paard
tile_kind-ice = IJs
tile_kind-pit = Valkuil
tile_kind-barrel = Vat
tile_kind-bottle = Flessen
tile_kind-crocodile = Krokodil
tile_kind-bank = Bank
tile_kind-jungle = Jungle
tile_kind-lighthouse = Vuurtoren
tile_kind-caramba = Caramba!
tile_kind-balloon = Luchtballon
tile_kind-musket = Musket
tile_kind-shrine = Heiligdom
tile_kind-crossroads = Kruispunt
tile_kind-trampoline = Trampoline
tile_kind-airplane = Vliegtuig
tile_kind-cannon = Kanon
tile_kind-smoke = Rook
tile_kind-bear-den = Berenhol
tile_kind-missionary = Missionaris
tile_kind-earthquake = Aardbeving
tile_kind-spyglass = Verrekijker
tile_kind-cannibal = Kannibaal
tile_kind-fortress = Fort

## action

action-place-boat = plaats je sloep
action-move-boat = sloep verplaatsen
action-clockwise = met de klok mee
action-counter-clockwise = tegen de klok in
action-step = stap
action-land = aan land gaan
action-board = aan boord gaan
action-swim = zwemmen
action-advance = verder gaan
action-fly = vliegen
action-resurrect = tot leven wekken
action-drag-coin = munt meeslepen
action-leave-coin = munt laten liggen
action-peek = gluren
action-shoot = schieten
action-swap = twee tegels omwisselen
action-rotate = pijl draaien
action-use-bottle = fles gebruiken
action-arm-missionary = fles overhandigen
action-stay = blijven
action-done = klaar
action-pass = passen
action-call-vote = einde voorstellen
action-vote-yes = akkoord
action-vote-no = niet akkoord
action-choose-ability = kies een vaardigheid

## state

state-aboard = aan boord
state-swimming = zwemt
state-trapped = gevangen
state-drunk = dronken
state-recovering = herstelt
state-dead = dood
state-dragging = sleept een munt
state-space = vak { $n } van { $m }
state-smoke = in de rook

## event

events-explored = tegel verkend
events-hit = neergeslagen
events-mauled = door de beer gegrepen
events-shot = geraakt
events-died = gestorven
events-eaten = opgegeten door de kannibaal
events-revived = herrezen
events-coin-home = munt binnengehaald
events-coin-sunk = munt gezonken
events-coin-lost = munt verloren
events-coin-left = munt blijft liggen
events-cycle = in een lus beland
events-bounced = weg versperd
events-bear-awake = de beer ontwaakt
events-joined = missionaris sluit zich aan
events-game-over = eiland leeggehaald
events-stalemate = beëindigd zonder vooruitgang
events-ended-by-vote = beëindigd na stemming
events-nobody-left = niemand meer in leven
events-round-limit = maximum aan ronden bereikt
events-decided = winnaar staat vast
events-shared = gedeelde plaats
events-winner = winnaar
events-solved = puzzel opgelost
events-failed = puzzel mislukt

## ability

ability-strongman = Krachtpatser
ability-brawler = Vechtersbaas
ability-diver = Duiker
ability-swimmer = Zwemmer
ability-lookout = Uitkijk
ability-pathfinder = Padvinder
ability-climber = Klimmer
ability-teetotaller = Geheelonthouder
ability-thick-skull = Dikke schedel
ability-croc-tamer = Krokodillentemmer
ability-helmsman = Stuurman
ability-tough-meat = Taai vlees

## direction

direction-N = noord
direction-NE = noordoost
direction-E = oost
direction-SE = zuidoost
direction-S = zuid
direction-SW = zuidwest
direction-W = west
direction-NW = noordwest

## options of the table

option-island = Eiland
option-island-help = Waar gespeeld wordt; bij een campagne: waar die begint.
option-island-treasure_island = Schateiland
option-island-skerry = Het Rotseiland
option-island-crescent_bay = Halvemaanbaai
option-island-long_reef = Lang Rif
option-landing = Landing
option-landing-help = Of iedereen kiest waar de sloep landt, of de aanbevolen vakken neemt.
option-landing-free = vrij
option-landing-recommended = aanbevolen vakken
option-teams = Teams
option-teams-help = Vier spelers in duo’s, of twee spelers met elk twee verbonden bemanningen.
option-teams-none = ieder voor zich
option-teams-two_on_two = twee tegen twee
option-teams-two_crews_each = elk twee bemanningen
option-end_when_decided = Stoppen als de winnaar vaststaat
option-end_when_decided-help = Of een eiland eindigt zodra niemand de leider nog kan inhalen.
option-end_when_decided-no = doorspelen
option-end_when_decided-yes = meteen stoppen
option-no_progress_rounds = Ronden zonder vooruitgang
option-no_progress_rounds-help = Na zoveel ronden zonder nieuwe tegel en zonder goud eindigt het eiland.
option-no_progress_rounds-2 = 2 ronden
option-no_progress_rounds-30 = 30 ronden
option-max_rounds = Maximaal aantal ronden
option-max_rounds-help = Na zoveel ronden eindigt het eiland in elk geval.
option-max_rounds-2 = 2 ronden
option-max_rounds-300 = 300 ronden
option-vote_after_idle_rounds = Stille ronden voor een stemming
option-vote_after_idle_rounds-help = Na zoveel ronden zonder vooruitgang mag iedereen het einde voorstellen.
option-vote_after_idle_rounds-1 = 1 ronde
option-vote_after_idle_rounds-8 = 8 ronden
option-campaign = Campagne
option-campaign-help = De eilanden na het eerste, met een koppelteken ertussen; tussen de eilanden zijn er vaardigheden te kiezen.
option-campaign-no = één eiland
option-campaign-long_reef-skerry = daarna Lang Rif en Het Rotseiland
