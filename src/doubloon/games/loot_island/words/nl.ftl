# Loot Island. The first groups are the terms of NAMES.toml, one message each; the rest says things with them.

## game

game-title = Loot Island
game-island-name = Schateiland

## components

components-main-island = Hoofdeiland
components-small-island = Klein eiland
components-small-islands = Kleine eilanden
components-first-player-tile = Startspelertegel
components-ship = Schip
components-bow = Boeg
components-compass = Kompas
components-compass-disc = Kompasschijf
components-character = Karakterkaart
components-cube = Vloekblokje
components-cubes = Vloekblokjes
components-event = Gebeurtenis
components-treasure = Schat
components-treasure-card = Schatkaart
components-map = Landkaart
components-healer = Heelster
components-reference-card = Referentiekaart
components-score-pad = Scoreblokje
components-coast = Kust
components-exploration-coast = Te verkennen kust
components-landing = Aanlegplaats
components-corner = Hoek
components-column = Kolom
components-stack = Stapel
components-draw-deck = Trekstapel
components-discard-pile = Aflegstapel
components-supply = Voorraad
components-player-area = Spelersgebied
components-hand = Hand
components-first-player = Startspeler
components-gold-coins = Gouden munten
components-round = Ronde
components-turn = Beurt
components-player = Speler

## phases

phases-setup = Spelvoorbereiding
phases-preparation = Voorbereiding
phases-actions = Acties
phases-finding-the-loot = De buit vinden
phases-ship-movement = Schip bewegen
phases-events-step = Gebeurtenissen
phases-players-hand = Spelershand
phases-reveal-the-loot = De buit blootleggen
phases-distribute-the-loot = De buit verdelen
phases-clean-up = Opruimen
phases-final-exploration = Laatste verkenning
phases-end-of-game = Einde van het spel
phases-loot-value = Waarde van de buit

## actions

actions-use-small-island = Een klein eiland gebruiken
actions-play-maps = Landkaarten spelen
actions-pass = Passen
actions-keep = Houden
actions-discard = Afleggen
actions-draw = Trekken
actions-take-cubes = Blokjes nemen
actions-remove-cubes = Blokjes verwijderen
actions-taking-treasures = Schatten nemen
actions-play-for-aaron = Voor Aaron spelen
actions-decline = Afzien
actions-eliminated = Geëlimineerd

## people

people-treasure-hunter = Schatjager
people-captain = Kapitein
people-winner = Winnaar

## map-icons

map-icons-discard = Verwijder 1 blokje
map-icons-draw = Trek 1 kaart
map-icons-chest = Schatkist
map-icons-plus-one = +1
map-icons-wild = Jokerkaart
map-icons-number-one = Kaart nummer 1

## loot

loot-loot = Buit
loot-big-loot = Grote buit
loot-small-loot = Kleine buit
loot-no-loot = Geen buit

## treasure-types

treasure-types-amulet = Amulet
treasure-types-coin-bag = Geldbuidel
treasure-types-book = Boek
treasure-types-jewel = Juweel
treasure-types-crown = Kroon
treasure-types-skull = Schedel

## treasure-terms

treasure-terms-base-value = Basiswaarde
treasure-terms-curse-value = Vloekwaarde
treasure-terms-collector-bonus = Verzamelaarsbonus
treasure-terms-cross = Kruissymbool
treasure-terms-crossed-cube = Doorkruist blokje
treasure-terms-set = Set
treasure-terms-reference-number = Referentienummer
treasure-terms-curse = Vloek

## skull-kinds

skull-kinds-right = Naar rechts
skull-kinds-left = Naar links
skull-kinds-front = Naar voren

## player-colors

player-colors-blue = Blauw
player-colors-red = Rood
player-colors-white = Wit
player-colors-yellow = Geel
player-colors-black = Zwart

## map-colors

map-colors-red = Rood
map-colors-green = Groen
map-colors-purple = Paars
map-colors-orange = Oranje

## map-symbols

map-symbols-anchor = Anker
map-symbols-palm = Palm
map-symbols-shell = Schelp
map-symbols-sun = Zon

## small-islands

small-islands-cleanse-3 = Zuivering 3
small-islands-cleanse-2 = Zuivering 2
small-islands-undercut = Onderkruiper
small-islands-outpost = Buitenpost
small-islands-charts = Zeekaarten
small-islands-dig = Graven
small-islands-sail = Uitvaren

## events

events-A1 = Besmette kaarten
events-A2 = Afscheidsgeschenk
events-A3 = Behekste eilandjes
events-A4 = Verspreide schat
events-B1 = Gunstige wind
events-B2 = Rechtsomkeert
events-B3 = Verdwaald in mist
events-B4 = Kapot kompas
events-B5 = Gescheurde kaarten
events-B6 = Heilige bron
events-B7 = Havengeld
events-B8 = Vloek van de kapitein
events-B9 = Laatste halte
events-B10 = Troostprijs
events-B11 = Magere vangst
events-B12 = Minder is meer
events-B13 = Ondersteboven
events-B14 = Dubbele verkenning

## variants

variants-healer-1 = Open heelsters
variants-healer-2 = Gedeelde heelsters
variants-events = Bekende gebeurtenissen
variants-initial-hand = Starthand

## virtual-player

virtual-player-aaron = Aaron

## options

option-healers = Heelsters
option-healers-help = Welke heelsters aan het eind wachten, en wie ze kent.
option-healers-hidden = gedekt
option-healers-open = { variants-healer-1 }
option-healers-dealt = { variants-healer-2 }
option-events_shown = { variants-events }
option-events_shown-help = Of de vier B-gebeurtenissen getoond worden voordat ze geschud worden.
option-events_shown-no = nee
option-events_shown-yes = ja
option-initial_hand = { variants-initial-hand }
option-initial_hand-help = Of latere spelers hun eerste hand uit meer kaarten kiezen.
option-initial_hand-no = nee
option-initial_hand-yes = ja
