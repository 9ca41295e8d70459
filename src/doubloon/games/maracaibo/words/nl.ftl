# Pirates of Maracaibo. The first groups are the terms of NAMES.toml, one message each; the rest says things with them.

## game

game-title = Piraten van Maracaibo

## terms

terms-round = ronde
terms-turn = beurt
terms-player = speler
terms-first-player = startspeler
terms-caribbean = Caraïben
terms-starting-zone = startzone
terms-gulf = Golf
terms-maracaibo = Maracaibo
terms-space = veld
terms-column = kolom
terms-tier-1 = niveau I
terms-tier-2 = niveau II
terms-improvement = verbetering
terms-residence = residentie
terms-location = locatie
terms-crew = bemanning
terms-equipment = uitrusting
terms-ship-card = schipkaart
terms-cost = kosten
terms-discount = korting
terms-immediate-effect = direct effect
terms-ongoing-effect = blijvend effect
terms-endgame-effect = eindspeleffect
terms-lightning = bliksemsymbool
terms-income = inkomen
terms-doubloon = dubloen
terms-doubloons = dubloenen
terms-doubloon-income = dubloeninkomen
terms-vp = overwinningspunt
terms-vps = overwinningspunten
terms-vp-short = OP
terms-vp-income = punteninkomen
terms-treasure = schat
terms-treasures = schatten
terms-gold = goud
terms-emerald = smaragd
terms-emeralds = smaragden
terms-pearl = parel
terms-pearls = parels
terms-treasure-set = schattenset
terms-treasure-island = schateiland
terms-treasure-value-tile = schatwaardetegel
terms-marker = blokje
terms-supply = voorraad
terms-hideout = schuilplaats
terms-storage = opslag
terms-shovel-line = scheplijn
terms-buried = begraven schat
terms-bonus-space = bonusveld
terms-ship = schip
terms-ship-board = schipbord
terms-upgrade = upgrade
terms-upgrades = upgrades
terms-barrier = barrièrelijn
terms-figurehead = boegbeeld
terms-black-market = zwarte markt
terms-black-market-tile = zwartemarkttegel
terms-quest = queeste
terms-quests = queestes
terms-quests-scored = gescoorde queestes
terms-quest-market = queestemarkt
terms-quest-deck = queestestapel
terms-explorer = verkenner
terms-exploration-track = verkenningsspoor
terms-river = rivier
terms-rivers = rivieren
terms-raid = plundering
terms-raiding-power = plunderkracht
terms-raiding-die = plunderdobbelsteen
terms-raiding-action = plunderactie
terms-solo-mode = solospel
terms-solo-card = solokaart
terms-bonus-action = bonusactie
terms-difficulty = moeilijkheid
terms-jordan = Jordan
terms-ruby = robijn
terms-ruby-market = robijnmarkt
terms-ruby-supply = robijnvoorraad
terms-residence-discount = residentiekorting
terms-layout = opstelling
terms-score = score
terms-tie = gelijkspel
terms-player-token = spelersfiche
terms-face-down-card = gedekte kaart
terms-storage-plain = gewone opslag
terms-strength-level = sterkteniveau
terms-combat = gevecht
terms-end-scoring = eindtelling

## actions

actions-move = Varen
actions-stop = Hier stoppen
actions-pay-opponent = Tegenstander betalen
actions-ignore = Negeren, krijg 5
actions-acquire = Verwerven
actions-construct = Bouwen
actions-activate-market = Zwarte markt gebruiken
actions-place-market = Zwarte markt plaatsen
actions-upgrade = Schip upgraden
actions-raid = Plunderen
actions-reroll = Alles opnieuw gooien
actions-keep = Worp houden
actions-choose-die = Kies een dobbelsteen
actions-spend = Kracht besteden
actions-pause-raid = Plundering verlaten
actions-resume-raid = Plundering hervatten
actions-gain-treasure = Schat nemen
actions-explore = Verkennen
actions-give-up-movement = Stappen inleveren
actions-bury = Begraven
actions-gain-quest = Queeste nemen
actions-refresh-quests = Markt verversen
actions-discard-quest = Queeste afleggen
actions-take-figurehead = Boegbeeld nemen
actions-place-marker = Blokje plaatsen
actions-repeat-space = Verkennersveld herhalen
actions-take-income = Inkomen nemen
actions-take-ruby = Robijn nemen
actions-sell-ruby = Robijn verkopen
actions-return-rubies = Robijnen inleveren
actions-skip = Overslaan
actions-done = Klaar
actions-end-turn = Beurt beëindigen
actions-undo = Ongedaan maken

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

improvements-cabin-boy = Scheepsjongen
improvements-lookout = Uitkijk
improvements-gunner = Kanonnier
improvements-quartermaster = Kwartiermeester
improvements-shipwright = Scheepsbouwer
improvements-boatswain = Bootsman
improvements-cartographer = Cartograaf
improvements-smuggler = Smokkelaar
improvements-tobacco = Tabak
improvements-sugar = Suiker
improvements-rum = Rum
improvements-spyglass = Verrekijker
improvements-grappling-hooks = Enterhaken
improvements-shovels = Scheppen
improvements-treasure-map = Schatkaart
improvements-green-lantern = Groene lantaarn
improvements-ghost-ship = Spookschip
improvements-sloop = Sloep
improvements-brigantine = Brigantijn
improvements-schooner = Schoener
improvements-pinnace = Pinas
improvements-merchantman = Koopvaarder
improvements-navigator = Stuurman
improvements-master-gunner = Meesterkanonnier
improvements-purser = Betaalmeester
improvements-musician = Muzikant
improvements-pearl-diver = Parelduiker
improvements-prospector = Goudzoeker
improvements-gravedigger = Doodgraver
improvements-storyteller = Verhalenverteller
improvements-carpenter = Timmerman
improvements-guide = Gids
improvements-fence = Heler
improvements-tax-collector = Belastinginner
improvements-buccaneer = Boekanier
improvements-coffee = Koffie
improvements-cocoa = Cacao
improvements-indigo = Indigo
improvements-cannons = Kanonnen
improvements-cutlasses = Sabels
improvements-machetes = Kapmessen
improvements-pickaxe = Houweel
improvements-jewellers-lens = Juweliersloep
improvements-iron-chest = IJzeren kist
improvements-gilded-idol = Verguld beeld
improvements-jade-mask = Jaden masker
improvements-pearl-necklace = Parelketting
improvements-contraband = Smokkelwaar
improvements-galleon = Galjoen
improvements-frigate = Fregat
improvements-man-of-war = Oorlogsschip
improvements-flagship = Vlaggenschip
improvements-corvette = Korvet
improvements-fluyt = Fluitschip
improvements-royal-yacht = Koninklijk jacht
improvements-treasure-ship = Schatschip

## residences

residences-hacienda = Hacienda
residences-governors-mansion = Gouverneurshuis
residences-shipyard = Scheepswerf
residences-armoury = Wapenkamer
residences-tavern = Taverne
residences-hidden-vault = Verborgen kluis
residences-guild-hall = Gildehuis
residences-emerald-villa = Smaragdvilla
residences-golden-manor = Gouden landhuis
residences-pearl-palace = Parelpaleis
residences-treasury = Schatkamer
residences-explorers-lodge = Verkennershuis

## figureheads

figureheads-mermaid = Zeemeermin
figureheads-dragon = Draak
figureheads-harpy = Harpij
figureheads-whale = Walvis
figureheads-lion = Leeuw
figureheads-sea-snake = Zeeslang
figureheads-poseidon = Poseidon
figureheads-kraken = Kraken
figureheads-hawk = Havik
figureheads-nautilus = Nautilus
figureheads-shark = Haai
figureheads-unicorn = Eenhoorn

## layouts

layouts-standard = Standaard
layouts-the-hourglass = De zandloper
layouts-the-narrows = De zee-engte

## modules

modules-fog-locations = Mist: locaties
modules-fog-improvements = Mist: verbeteringen
modules-pirate-skirmish = Piratenschermutseling
modules-quest-hunters = Queestejagers
modules-rubies = Robijnen
modules-retirement = Pensioen

## colours

colours-black = Zwart
colours-blue = Blauw
colours-yellow = Geel
colours-green = Groen

## counters

counters-improvements = verbeteringen
counters-improvements-and-residences = verbeteringen en residenties
counters-lightning = verbeteringen met bliksem
counters-residences = residenties

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
cards- = een gedekte kaart
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
spaces-gulf = de { terms-gulf }
spaces-maracaibo = { terms-maracaibo }
spaces-start = de start van het spoor

## slots, quests, tiles and spaces by their ids

spaces-c1r1 = kolom 1, rij 1
spaces-c1r2 = kolom 1, rij 2
spaces-c1r3 = kolom 1, rij 3
spaces-c1r4 = kolom 1, rij 4
spaces-c1r5 = kolom 1, rij 5
spaces-c1r6 = kolom 1, rij 6
spaces-c2r1 = kolom 2, rij 1
spaces-c2r2 = kolom 2, rij 2
spaces-c2r3 = kolom 2, rij 3
spaces-c2r4 = kolom 2, rij 4
spaces-c2r5 = kolom 2, rij 5
spaces-c2r6 = kolom 2, rij 6
spaces-c3r1 = kolom 3, rij 1
spaces-c3r2 = kolom 3, rij 2
spaces-c3r3 = kolom 3, rij 3
spaces-c3r4 = kolom 3, rij 4
spaces-c3r5 = kolom 3, rij 5
spaces-c3r6 = kolom 3, rij 6
spaces-c4r1 = kolom 4, rij 1
spaces-c4r2 = kolom 4, rij 2
spaces-c4r3 = kolom 4, rij 3
spaces-c4r4 = kolom 4, rij 4
spaces-c4r5 = kolom 4, rij 5
spaces-c4r6 = kolom 4, rij 6
spaces-c5r1 = kolom 5, rij 1
spaces-c5r2 = kolom 5, rij 2
spaces-c5r3 = kolom 5, rij 3
spaces-c5r4 = kolom 5, rij 4
spaces-c5r5 = kolom 5, rij 5
spaces-c5r6 = kolom 5, rij 6
spaces-c6r1 = kolom 6, rij 1
spaces-c6r2 = kolom 6, rij 2
spaces-c6r3 = kolom 6, rij 3
spaces-c6r4 = kolom 6, rij 4
spaces-c6r5 = kolom 6, rij 5
spaces-c6r6 = kolom 6, rij 6
spaces-c7r1 = kolom 7, rij 1
spaces-c7r2 = kolom 7, rij 2
spaces-c7r3 = kolom 7, rij 3
spaces-c7r4 = kolom 7, rij 4
spaces-c7r5 = kolom 7, rij 5
spaces-c7r6 = kolom 7, rij 6
spaces-c8r1 = kolom 8, rij 1
spaces-c8r2 = kolom 8, rij 2
spaces-c8r3 = kolom 8, rij 3
spaces-c8r4 = kolom 8, rij 4
spaces-c8r5 = kolom 8, rij 5
spaces-c8r6 = kolom 8, rij 6
spaces-c9r1 = kolom 9, rij 1
spaces-c9r2 = kolom 9, rij 2
spaces-c9r3 = kolom 9, rij 3
spaces-c9r4 = kolom 9, rij 4
spaces-c9r5 = kolom 9, rij 5
spaces-c9r6 = kolom 9, rij 6
spaces-c10r1 = kolom 10, rij 1
spaces-c10r2 = kolom 10, rij 2
spaces-c10r3 = kolom 10, rij 3
spaces-c10r4 = kolom 10, rij 4
spaces-c10r5 = kolom 10, rij 5
spaces-c10r6 = kolom 10, rij 6
spaces-c11r1 = kolom 11, rij 1
spaces-c11r2 = kolom 11, rij 2
spaces-c11r3 = kolom 11, rij 3
spaces-c11r4 = kolom 11, rij 4
spaces-c11r5 = kolom 11, rij 5
spaces-c11r6 = kolom 11, rij 6
spaces-c12r1 = kolom 12, rij 1
spaces-c12r2 = kolom 12, rij 2
spaces-c12r3 = kolom 12, rij 3
spaces-c12r4 = kolom 12, rij 4
spaces-c12r5 = kolom 12, rij 5
spaces-c12r6 = kolom 12, rij 6
spaces-a1 = veld 1 voor rivier 1
spaces-a2 = veld 2 voor rivier 1
spaces-u1 = bovenste veld 1 voor rivier 1
spaces-u2 = bovenste veld 2 voor rivier 1
spaces-u3 = bovenste veld 3 voor rivier 1
spaces-l1 = onderste veld 1 voor rivier 1
spaces-l2 = onderste veld 2 voor rivier 1
spaces-l3 = onderste veld 3 voor rivier 1
spaces-l4 = onderste veld 4 voor rivier 1
spaces-l5 = onderste veld 5 voor rivier 1
spaces-b1 = veld 1 na rivier 1
spaces-b2 = veld 2 na rivier 1
spaces-b3 = veld 3 na rivier 1
spaces-bu1 = bovenste veld 1 na rivier 1
spaces-bu2 = bovenste veld 2 na rivier 1
spaces-bl1 = onderste veld 1 na rivier 1
spaces-bl2 = onderste veld 2 na rivier 1
spaces-bl3 = onderste veld 3 na rivier 1
spaces-c1 = veld 1 na rivier 2
spaces-c2 = veld 2 na rivier 2
spaces-ret = de { terms-residence-discount }
spaces-c3 = veld 3 na rivier 2
spaces-cu1 = bovenste veld 1 na rivier 2
spaces-cu2 = bovenste veld 2 na rivier 2
spaces-cu3 = bovenste veld 3 na rivier 2
spaces-cl1 = onderste veld 1 na rivier 2
spaces-cl2 = onderste veld 2 na rivier 2
spaces-cl3 = onderste veld 3 na rivier 2
spaces-cl4 = onderste veld 4 na rivier 2
spaces-d1 = veld 1 na rivier 3
spaces-d2 = veld 2 na rivier 3
spaces-d3 = veld 3 na rivier 3
spaces-du1 = bovenste veld 1 na rivier 3
spaces-du2 = bovenste veld 2 na rivier 3
spaces-du3 = bovenste veld 3 na rivier 3
spaces-dl1 = onderste veld 1 na rivier 3
spaces-dl2 = onderste veld 2 na rivier 3
spaces-dl3 = onderste veld 3 na rivier 3
spaces-dl4 = onderste veld 4 na rivier 3
spaces-e1 = veld 1 na rivier 4
spaces-e2 = veld 2 na rivier 4
spaces-e3 = veld 3 na rivier 4
titled = ‘{ $what }’
table-slot = scheepsvak
named-slot = { table-slot } ‘{ $what }’
named-quest = { terms-quest } ‘{ $what }’
named-tile = { terms-black-market-tile } ‘{ $what }’

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

prompt-keep = Wat houd je van de queestes die je gekregen hebt?
prompt-move = Waar stopt je schip?
prompt-step = Waarheen vaart je schip? Nog { $left } { $left ->
    [one] stap
   *[other] stappen
}.
prompt-pay-opponent = Je hebt maar { $doubloons } { $doubloons ->
    [one] dubloen
   *[other] dubloenen
}: wie betaal je?
prompt-improvement = { $card } kost { $cost } (je hebt { $doubloons }): verwerven of negeren?
prompt-residence = { $card } kost { $cost } (je hebt { $doubloons }): bouwen of negeren?
prompt-market = Hier ligt je zwartemarkttegel { $tile }: gebruik je die?
prompt-upgrade = Upgrade je schip: welk vak?
prompt-list = { $source }: wat doe je nu?
prompt-choose = { $source }: kies één kant.
prompt-pay-for = { $source }: betaal je er { $n } voor?
prompt-do = { $source }, { $effect }: doe je dat?
prompt-roll = Je gooide { $dice }. Houden, of alles opnieuw gooien (nog { $rerolls } keer)?
prompt-die = Kies een van je dobbelstenen: { $dice }.
prompt-spend = Nog { $power } plunderkracht voor { $treasures }: hoe besteed je die?
prompt-type = { $count ->
    [one] Welke schat neem je?
   *[other] Je neemt { $count } schatten van één soort: welke?
}
prompt-store = Waar sla je de schat ({ $treasure }) op?
prompt-trade = Je mag { $movement } verkennen. Lever je eerst stappen in?
prompt-explore = Zet je verkenner tot { $movement } { $movement ->
    [one] veld
   *[other] velden
} verder.
prompt-bury = { $shovels } { $shovels ->
    [one] schep
   *[other] scheppen
}: welke schat begraaf je, en waar?
prompt-refresh = Eerst de hele queestemarkt verversen?
prompt-quest = Neem een queeste.
prompt-acquire = Verwerf een verbetering waar dan ook, voor { $extra ->
    [0] de kosten
   *[other] { $extra } meer dan de kosten
}.
prompt-construct = { $half ->
    [0] Bouw een residentie naar keuze.
   *[other] Bouw een residentie naar keuze voor de halve prijs.
}
prompt-marker = Welk eiland krijgt { $count } { $count ->
    [one] blokje
   *[other] blokjes
}?
prompt-place = Leg een zwartemarkttegel op een locatie.
prompt-use = Welke van je geplaatste zwartemarkttegels gebruik je?
prompt-figurehead = Neem een boegbeeld.
prompt-discard = Welke queeste leg je af?
prompt-ruby = Neem je een robijn?
prompt-sell = Op welk veld van de robijnmarkt verkoop je een robijn?
prompt-return = Je hebt { $rubies } { $rubies ->
    [one] robijn
   *[other] robijnen
}: hoeveel lever je er in?
prompt-end-turn = Je beurt beëindigen?
rule-keep = Aan het begin krijgt iedereen in het geheim enkele queestes en houdt er een deel van; de rest wordt weer door de queestestapel geschud. Wat je houdt, levert aan het eind punten op als je aan de voorwaarde voldoet.
rule-move = Je schip vaart een tot drie velden, van kaart naar aangrenzende kaart, en moet stoppen in een kolom verder naar rechts dan waar de beurt begon. Onderweg mag je omhoog, omlaag of terug. Alleen het veld waar je stopt doet iets; liggen daar andere schepen, dan betaal je eerst elke eigenaar een dubloen, of je vecht als je met die module speelt.
rule-step = Je schip vaart veld voor veld, een tot drie velden. Een gedekte kaart wordt omgedraaid zodra je erop vaart; dan stop je daar of vaar je door. Je moet stoppen in een kolom verder naar rechts dan waar de beurt begon; een stap waarna dat niet meer kan, mag niet.
rule-pay-opponent = Wiens schip ligt waar jij stopt, krijgt een dubloen van je. Je kunt ze niet allemaal betalen: je betaalt er zo veel als je kunt en kiest wie.
rule-improvement = Stop je op een verbetering, dan betaal je de kosten min je korting en houd je de kaart tot het eind, of je laat haar liggen en neemt dubloenen uit de voorraad. Een nieuwe kaart vult het veld; daarna werkt de gekochte kaart meteen als er een bliksem op staat.
rule-residence = Stop je op een residentie, dan betaal je en leg je er een fiche op, één per residentie, of je neemt dubloenen uit de voorraad. Het eerste fiche levert meteen punten op; aan het eind betaalt de residentie elke eigenaar voor wat de kaart telt, tot haar maximum.
rule-market = Stop je op een locatie met een eigen zwartemarkttegel, dan mag je de zichtbare kant gebruiken. Tegels van anderen doen niets voor je.
rule-upgrade = Leg een blokje op een leeg vak van je schipbord. Vakken achter een barrièrelijn gaan open zodra op het hele bord zo veel blokjes liggen als de lijn aangeeft. Sommige vakken werken één keer, andere het hele spel; je mag ook weigeren.
rule-list = Elk onderdeel kun je één keer gebruiken, in een volgorde naar keuze, en de meeste mag je weglaten. Wat een onderdeel oplevert, handel je af voor het volgende. Vaste punten en dubloenen heb je al gekregen.
rule-choose = Een schuine streep scheidt kanten: je gebruikt er één van, met alles wat erbij hoort, en de andere vervallen. Een kant waarmee niets mogelijk is, wordt niet aangeboden.
rule-pay-for = Wat in rood gedrukt staat, betaal je volledig voordat het effect erachter gebeurt. Je mag weigeren; dan betaal je niets en gebeurt er niets.
rule-do = Dit effect is een aanbod. Je mag het nu uitvoeren of weigeren; een geweigerd effect vervalt en je krijgt er niets voor in de plaats.
rule-roll = Bij een plundering gooi je dobbelstenen, één per soort schat. Je mag ze allemaal opnieuw gooien, nooit een deel; de laatste worp telt. Daarna kies je één dobbelsteen.
rule-die = De gekozen dobbelsteen levert zijn ogen als plunderkracht, plus de bonus van deze plundering en die van jezelf; en zijn kleur bepaalt welke schat deze plundering kan opleveren.
rule-spend = Verdeel de kracht over plunderacties zoals je wilt: de gewone zo vaak als je wilt, de verworven acties één keer per plundering. Overgebleven kracht kun je tot het einde van de beurt gebruiken en vervalt daarna.
rule-type = Je kiest een van de afgebeelde soorten. De schat is het bovenste blokje van dat eiland, dat daardoor minder waard wordt; is het leeg, dan komt de schat uit de voorraad.
rule-store = Een schat gaat naar de opslag van zijn soort. Op een leeg bonusveld levert hij meteen die bonus op; in de gewone opslag passen er onbeperkt veel, maar krijg je niets.
rule-trade = Voordat je verkenner beweegt, mag je stappen inleveren voor wat je kaarten en vakken bieden, elk één keer per actie. Er moet minstens één stap overblijven.
rule-explore = Je verkenner volgt de pijlen, minstens één veld en hoogstens zo ver als je mag. Velden met andere verkenners sla je gratis over. Je krijgt wat op het veld staat waar hij stopt, onderweg niets; elke overgestoken rivier is aan het eind punten waard.
rule-bury = Voor elke schep mag je één opgeslagen schat onder de lijn van zijn eigen gebied leggen, op een leeg veld, en je krijgt wat op dat veld staat. Hij blijft daar liggen, telt gewoon mee en is aan het eind extra punten waard.
rule-refresh = Je boegbeeld laat je de hele queestemarkt onder de stapel leggen en nieuwe queestes opendraaien voordat je er een neemt.
rule-quest = Neem een kaart van de queestemarkt, die meteen wordt aangevuld, of de bovenste van de queestestapel, ongezien. Een queeste telt aan het eind, voor de beste van haar twee voorwaarden waaraan je voldoet; met Queestejagers telt alleen de moeilijkste.
rule-acquire = Met dit effect koop je een open verbetering van het afgebeelde soort, waar ze ook ligt. Je korting telt, je schip en andere schepen doen er niet toe en niemand wordt betaald.
rule-construct = Je mag elke residentie bouwen waarop je nog geen fiche hebt, waar je schip ook is, voor de kosten min je korting.
rule-marker = Blokjes uit de voorraad gaan naar één eiland. Hoe meer er aan het eind liggen, hoe meer elke schat van die soort waard is, voor iedereen.
rule-place = Leg een van je nog niet geplaatste zwartemarkttegels op een locatie zonder tegel en gebruik hem meteen. Hij blijft daar liggen met de kant die bij het begin gekozen is; telkens als je er stopt, mag je hem weer gebruiken.
rule-use = Je gebruikt een van je geplaatste zwartemarkttegels, waar die ook ligt en waar je schip ook is.
rule-figurehead = Je neemt één boegbeeld van de markt en houdt het: niemand heeft er meer dan één en ruilen kan niet. De markt wordt niet aangevuld.
rule-discard = Een van je queestes gaat onder de queestestapel en het effect erachter volgt. Je bent er niet zeker van dat je die queeste ooit terugkrijgt.
rule-ruby = Waar een robijnvoorraad ligt, mag je bij elke stop één robijn nemen. Robijnen verkoop je bij de Golf, of je levert ze daar in voor punten; wat aan het eind over is, is niets waard.
rule-sell = Bij de Golf mag je één robijn verkopen op een vrij veld van de robijnmarkt en krijg je wat daarop staat. Elk veld werkt één keer per spel.
rule-return = Bij de Golf mag je zo veel robijnen inleveren als je wilt voor punten, of je er nu een verkocht of niet. Wat je houdt, kun je in een latere ronde verkopen; aan het eind is het niets waard.
rule-end-turn = Als je gedaan hebt wat je wilt, gaat de beurt verder. Een plundering die je met kracht verliet, kun je nog hervatten; na de beurt vervalt de kracht.

## what an effect is, in two words: for questions about one

effects-raid = plunderen
effects-explore = verkennen
effects-bury = begraven
effects-quest = een queeste nemen
effects-acquire = een verbetering verwerven
effects-construct = een residentie bouwen
effects-upgrade = het schip upgraden
effects-figurehead = een boegbeeld nemen
effects-place_market = een zwartemarkttegel plaatsen
effects-use_market = een zwartemarkttegel gebruiken
effects-treasure = een schat nemen
effects-marker = een blokje plaatsen
effects-space_again = het verkennersveld herhalen
effects-income_now = inkomen nemen
effects-pay = voor een effect betalen
effects-choose = een kant kiezen
effects-explorer_home = de verkenner terugsturen
effects-ruby = een robijn nemen
effects-vp = overwinningspunten
effects-doubloons = dubloenen
effects-vp_per = punten voor wat je hebt

## effects with their numbers: from these a card is put into words

effect-vp = { $n } OP
effect-doubloons = { $n } { $n ->
    [one] dubloen
   *[other] dubloenen
}
effect-vp_per = { $n } OP per { $every ->
    [1] { $what }
   *[other] { $every } { $what }
}{ $max ->
    [0] { "" }
   *[other] , hoogstens { $max }
}
effect-doubloons_per = { $n } { $n ->
    [one] dubloen
   *[other] dubloenen
} per { $what }
effect-raid-all = plundering{ $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
effect-raid-none = plundering zonder dobbelstenen, kracht { $plus }, elke schat
effect-raid-die = plundering met één dobbelsteen ({ $die }){ $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
effect-explore = { $n } verkennen
effect-bury = { $n ->
    [one] een schat begraven
   *[other] tot { $n } schatten begraven
}
effect-quest = een queeste nemen
effect-acquire = ergens een verbetering verwerven ({ $of }) voor de kosten{ $extra ->
    [0] { "" }
   *[other] { " " }+{ $extra }
}
effect-construct = { $half ->
    [0] een residentie naar keuze bouwen
   *[other] een residentie naar keuze bouwen voor de halve prijs
}
effect-upgrade = je schip upgraden
effect-figurehead = een boegbeeld nemen
effect-place_market = een zwartemarkttegel plaatsen en gebruiken
effect-use_market = een geplaatste zwartemarkttegel gebruiken
effect-treasure-die = { $n } { $n ->
    [one] schat
   *[other] schatten
} van de soort van de plundering
effect-raids-type = de soort van de plundering
effect-treasure-any = { $n ->
    [one] 1 schat naar keuze
   *[other] { $n } schatten van één soort naar keuze
}
effect-treasure = { $n } { $n ->
    [one] schat
   *[other] schatten
} ({ $of })
effect-marker-any = { $n ->
    [one] 1 blokje op een eiland naar keuze
   *[other] { $n } blokjes op één eiland naar keuze
}
effect-marker = { $n } { $n ->
    [one] blokje
   *[other] blokjes
} op het eiland ({ $of })
effect-space_again = nog eens wat op het veld van je verkenner staat
effect-income_now-doubloons = nu meteen je dubloeninkomen
effect-income_now-vp = nu meteen je punteninkomen
effect-pay-doubloons = betaal { $n } { $n ->
    [one] dubloen
   *[other] dubloenen
}: { $then }
effect-pay-quest = leg { $n } { $n ->
    [one] queeste
   *[other] queestes
} af: { $then }
effect-explorer_home = je verkenner gaat terug naar de start
effect-ruby = 1 robijn
effect-raid_power = +{ $n } kracht bij elke plundering
effect-raid_power-die = +{ $n } kracht met de gegooide dobbelsteen ({ $die })
effect-raid_action = bij plunderen, { $cost } kracht: { $then }{ $limit ->
    [0] { "" }
    [one] { " " }(één keer per plundering)
   *[other] { " " }({ $limit } keer per plundering)
}
effect-raid_reroll = { $n } { $n ->
    [one] extra worp
   *[other] extra worpen
} per plundering
effect-explore_plus = +{ $n } als je verkent
effect-explore_trade = bij verkennen { $cost } inleveren voor { $then }
effect-discount = verbeteringen en residenties kosten { $n } minder
effect-move_plus = je schip mag { $n } verder varen
effect-quest_refresh = voor je een queeste neemt, mag je de queestemarkt verversen
effect-bury_spaces = { $n } { $n ->
    [one] extra veld
   *[other] extra velden
} voor begraven schatten van elke soort: { $then }
effect-or = { $first } of { $last }
effect-none = niets
per-buried = begraven schat
per-treasures = schat
per-gold = goud
per-emerald = smaragd
per-pearl = parel
per-quests = queeste
per-quests_scored = gescoorde queeste
per-rivers = rivier
per-crew = bemanningskaart
per-equipment = uitrustingskaart
per-ship = schipkaart
per-improvements = verbetering
per-improvements_and_residences = verbetering of residentie
per-lightning = verbetering met bliksem
per-upgrades = upgrade
per-residences = residentie
per-doubloon_income = dubloen inkomen
per-vp_income = punt inkomen
per-doubloons = dubloen
per-treasure_set = set ({ $of })
many-buried = begraven schatten
many-treasures = schatten
many-gold = goud
many-emerald = smaragden
many-pearl = parels
many-treasure_set = schattensets
many-quests = queestes
many-quests_scored = gescoorde queestes
many-rivers = rivieren
many-crew = bemanningskaarten
many-equipment = uitrustingskaarten
many-ship = schipkaarten
many-improvements = verbeteringen
many-improvements_and_residences = verbeteringen en residenties
many-lightning = verbeteringen met bliksem
many-upgrades = upgrades
many-residences = residenties
many-doubloon_income = dubloenen inkomen
many-vp_income = punten inkomen
many-doubloons = dubloenen
parts-joined = { $first }; { $last }
price-yours = { $you ->
    [yes] kost jou { $cost }
   *[no] kost { $who } { $cost }
}
price-dear = { $you ->
    [yes] meer dan je hebt
   *[no] meer dan { $who } heeft
}
quest-have = { $have } van { $need } { $what }
quest-words = { $top }: { $top_points } OP; { $bottom }: { $bottom_points } OP
quest-words-hunters = { $bottom }: { $bottom_points } OP; anders { $top_points } OP
solo-raid = plunderen
solo-explore = verkennen
solo-quest = een queeste nemen
solo-acquire = een kaart van niveau II, waar bemanning of uitrusting te verwerven is
solo-buy = koop de eerste binnen bereik van { $order }
solo-upgrade = upgrade
solo-bonus = bonus: { $action }
solo-else = anders { $action }
jordan-raid = plunderen: { $points ->
    [0] { "" }
   *[other] { $points } OP,{ " " }
}{ $count } { $count ->
    [one] schat
   *[other] schatten
}{ $marker ->
    [yes] , een blokje als Jordan er daarna meer van heeft dan jij
   *[no] { "" }
}
jordan-explore = verkennen: { $points } OP{ $extra ->
    [0] { "" }
    [one] , { $extra } veld verder
   *[other] , { $extra } velden verder
}
jordan-next = volgende upgrade: { $icon }
jordan-dice = hoe de dobbelsteen van Jordan kiest
jordan-dice-treasure = schat: { $faces }
jordan-dice-figurehead = boegbeeld van de markt: { $faces }
jordan-dice-residence = residentie, van links geteld: { $faces }
jordan-face = { $face }: { $what }
jordan-face-most = het eiland met de meeste blokjes
jordan-face-nth = nr. { $number }
jordan-face-again = opnieuw gooien
jordan-ruby = { $points } OP per robijn
icons-advance = een hoger sterkteniveau
icons-figurehead = een boegbeeld
icons-quest = een queeste
icons-residence = een residentie
part-now = meteen: { $effects }
part-ongoing = altijd: { $effects }
part-income = elke ronde: { $effects }
part-endgame = aan het eind: { $effects }
part-actions = { $effects }
part-vp = { $points } OP aan het eind
part-cost = kost { $cost }
label = { $name }:

## options of the table

option-layout = Opstelling
option-layout-help = Hoe de kaarten en eilanden van de Caraïben liggen.
option-layout-standard = { layouts-standard }
option-layout-the_hourglass = { layouts-the-hourglass }
option-layout-the_narrows = { layouts-the-narrows }
option-beginner = Beginopstelling
option-beginner-help = Of locaties die in een grote groep bij elkaar liggen, aan het begin gespreid worden.
option-beginner-no = uit
option-beginner-yes = aan
option-fog_locations = { modules-fog-locations }
option-fog_locations-help = De eerste locaties liggen gedekt, met dubloenen voor wie er het eerst stopt.
option-fog_locations-no = uit
option-fog_locations-yes = aan
option-fog_improvements = { modules-fog-improvements }
option-fog_improvements-help = Verbeteringen liggen gedekt tot er een schip op vaart; je vaart stap voor stap.
option-fog_improvements-no = uit
option-fog_improvements-yes = aan
option-pirate_skirmish = { modules-pirate-skirmish }
option-pirate_skirmish-help = Schepen die elkaar ontmoeten, vechten met een dobbelsteen in plaats van te betalen.
option-pirate_skirmish-no = uit
option-pirate_skirmish-yes = aan
option-quest_hunters = { modules-quest-hunters }
option-quest_hunters-help = Meer queestes; alleen de zwaarste voorwaarde telt, voor het dubbele, en een mislukte queeste kost punten.
option-quest_hunters-no = uit
option-quest_hunters-yes = aan
option-rubies = { modules-rubies }
option-rubies-help = Sommige locaties leveren robijnen op, die je bij de Golf verkoopt voor bonussen of punten.
option-rubies-no = uit
option-rubies-yes = aan
option-retirement = { modules-retirement }
option-retirement-help = Een veld van het verkenningsspoor bouwt een residentie voor de halve prijs en stuurt de verkenner terug.
option-retirement-no = uit
option-retirement-yes = aan
unfit-difficulty = De moeilijkheid geldt voor een spel alleen tegen Jordan; met { $seats } spelers blijft zij 0.
unfit-retirement = { modules-retirement } heeft een tegel met { terms-residence-discount } nodig, en het spoor van deze doos heeft er geen.
option-difficulty = Moeilijkheid van Jordan
option-difficulty-help = { $seats ->
    [1] Hoeveel van de zes kaarten van Jordan door sterkere vervangen worden.
   *[other] Telt alleen voor één speler tegen Jordan.
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
    [yes] Je krijgt de queestes { $quests }.
   *[no] { $who } krijgt de queestes { $quests }.
}
event-keeping = { $you ->
    [yes] Je houdt van de queestes: { $quests }.
   *[no] { $who } houdt van de queestes: { $quests }.
}
event-quest-market = De queestemarkt begint met de queestes { $quests }.
event-figureheads = De boegbeelden in het aanbod: { $figureheads }.
event-first = { $you ->
    [yes] Jij bent de startspeler.
   *[no] { $who } is de startspeler.
}
event-turn = { $you ->
    [yes] Ronde { $round }: jouw beurt.
   *[no] Ronde { $round }: de beurt van { $who }.
}
event-step = { $you ->
    [yes] Je vaart door naar { $space }.
   *[no] { $who } vaart door naar { $space }.
}
event-sailed = { $you ->
    [yes] Je schip stopt op { $space }.
   *[no] Het schip van { $who } stopt op { $space }.
}
event-flipped = { $card } wordt opengedraaid op { $space }.
event-refilled = { $card } komt op { $space }; niveau II heeft er nog { $left }.
event-paid-opponent = { $you ->
    [yes] Je betaalt { $opponent } { $doubloons } { $doubloons ->
        [one] dubloen
       *[other] dubloenen
    }.
   *[no] { $opponent_you ->
        [yes] { $who } betaalt jou { $doubloons } { $doubloons ->
        [one] dubloen
       *[other] dubloenen
    }.
       *[no] { $who } betaalt { $opponent } { $doubloons } { $doubloons ->
        [one] dubloen
       *[other] dubloenen
    }.
    }
}
combat-result = { $who } { $result }
event-combat = De schepen vechten: { $results }.
event-combat-jordan = { $you ->
    [yes] Je vecht met Jordan: { $own } tegen { $jordan }.
   *[no] { $who } vecht met Jordan: { $own } tegen { $jordan }.
}
event-ignored = { $you ->
    [yes] Je negeert { $card }.
   *[no] { $who } negeert { $card }.
}
event-acquired = { $you ->
    [yes] Je verwerft { $card } op { $space } voor { $doubloons }.
   *[no] { $who } verwerft { $card } op { $space } voor { $doubloons }.
}
event-constructed = { $you ->
    [yes] Je bouwt { $card } op { $space } voor { $doubloons }.
   *[no] { $who } bouwt { $card } op { $space } voor { $doubloons }.
}
event-points = { $you ->
    [yes] Je scoort { $points } { $points ->
        [one] punt
       *[other] punten
    } en hebt er { $total }.
   *[no] { $who } scoort { $points } { $points ->
        [one] punt
       *[other] punten
    } en heeft er { $total }.
}
event-doubloons = { $you ->
    [yes] Je krijgt { $doubloons } { $doubloons ->
        [one] dubloen
       *[other] dubloenen
    } en hebt er { $total }.
   *[no] { $who } krijgt { $doubloons } { $doubloons ->
        [one] dubloen
       *[other] dubloenen
    } en heeft er { $total }.
}
event-paid = { $you ->
    [yes] Je betaalt { $doubloons } { $doubloons ->
        [one] dubloen
       *[other] dubloenen
    } en hebt er { $total }.
   *[no] { $who } betaalt { $doubloons } { $doubloons ->
        [one] dubloen
       *[other] dubloenen
    } en heeft er { $total }.
}
event-marker = Het eiland ({ $island }) krijgt { $count } { $count ->
    [one] blokje
   *[other] blokjes
} en heeft er { $markers }.
event-treasure = { $you ->
    [yes] Je neemt een schat: { $treasure }; op dat eiland liggen nog { $markers } { $markers ->
        [one] blokje
       *[other] blokjes
    }.
   *[no] { $who } neemt een schat: { $treasure }; op dat eiland liggen nog { $markers } { $markers ->
        [one] blokje
       *[other] blokjes
    }.
}
event-stored = { $you ->
    [yes] Je slaat hem ({ $treasure }) op bonusveld { $space } op.
   *[no] { $who } slaat hem ({ $treasure }) op bonusveld { $space } op.
}
event-buried = { $you ->
    [yes] Je begraaft een schat ({ $treasure }) op veld { $space } van { $where ->
        [hideout] je schuilplaats
       *[other] je boegbeeld
    }.
   *[no] { $who } begraaft een schat ({ $treasure }) op veld { $space } van { $where ->
        [hideout] de schuilplaats
       *[other] het boegbeeld
    }.
}
event-rolled = { $you ->
    [yes] Je gooit { $dice }.
   *[no] { $who } gooit { $dice }.
}
event-die-chosen = { $you ->
    [yes] Je kiest de dobbelsteen { $die }: { $power } kracht.
   *[no] { $who } kiest de dobbelsteen { $die }: { $power } kracht.
}
event-spent = { $you ->
    [yes] Je besteedt { $power } kracht; nog { $left } over.
   *[no] { $who } besteedt { $power } kracht; nog { $left } over.
}
event-raid-left = { $you ->
    [yes] Je verlaat de plundering met { $power } kracht.
   *[no] { $who } verlaat de plundering met { $power } kracht.
}
event-raid-resumed = { $you ->
    [yes] Je hervat de plundering met { $power } kracht.
   *[no] { $who } hervat de plundering met { $power } kracht.
}
event-gave-up = { $you ->
    [yes] Je levert { $movement } { $movement ->
        [one] stap
       *[other] stappen
    } in.
   *[no] { $who } levert { $movement } { $movement ->
        [one] stap
       *[other] stappen
    } in.
}
event-explored = { $you ->
    [yes] Je verkenner bereikt { $space } ({ $rivers } { $rivers ->
        [one] rivier
       *[other] rivieren
    } over).
   *[no] De verkenner van { $who } bereikt { $space } ({ $rivers } { $rivers ->
        [one] rivier
       *[other] rivieren
    } over).
}
event-explorer-home = { $you ->
    [yes] Je verkenner is terug bij de start.
   *[no] De verkenner van { $who } is terug bij de start.
}
event-space-again = { $you ->
    [yes] Je krijgt nog eens wat op { $space } staat.
   *[no] { $who } krijgt nog eens wat op { $space } staat.
}
event-market-placed = { $you ->
    [yes] Je plaatst zwartemarkttegel { $tile } op { $space }.
   *[no] { $who } plaatst zwartemarkttegel { $tile } op { $space }.
}
event-market-used = { $you ->
    [yes] Je gebruikt zwartemarkttegel { $tile }.
   *[no] { $who } gebruikt zwartemarkttegel { $tile }.
}
event-upgraded = { $you ->
    [yes] Je upgradet je schip: { $slot } ({ $markers } { $markers ->
        [one] blokje
       *[other] blokjes
    } op het bord).
   *[no] { $who } upgradet het schip: { $slot } ({ $markers } { $markers ->
        [one] blokje
       *[other] blokjes
    } op het bord).
}
event-figurehead = { $you ->
    [yes] Je neemt het boegbeeld { $figurehead }.
   *[no] { $who } neemt het boegbeeld { $figurehead }.
}
event-quest-drawn = { $you ->
    [yes] Je trekt de queeste { $quest }.
   *[no] { $who } trekt de queeste { $quest }.
}
event-quest-hidden = { $you ->
    [yes] Je trekt een queeste van de stapel.
   *[no] { $who } trekt een queeste van de stapel.
}
event-quest-taken = { $you ->
    [yes] Je neemt de queeste { $quest } van de markt.
   *[no] { $who } neemt de queeste { $quest } van de markt.
}
event-quest-turned = De queeste { $quest } komt op de markt; nog { $left } in de stapel.
event-quests-refreshed = { $you ->
    [yes] Je ververst de queestemarkt.
   *[no] { $who } ververst de queestemarkt.
}
event-quest-discarded = { $you ->
    [yes] Je legt de queeste { $quest } af.
   *[no] { $who } legt de queeste { $quest } af.
}
event-quest-discarded-hidden = { $you ->
    [yes] Je legt een queeste af.
   *[no] { $who } legt een queeste gedekt af.
}
event-ruby = { $you ->
    [yes] Je neemt een robijn en hebt er { $rubies }.
   *[no] { $who } neemt een robijn en heeft er { $rubies }.
}
event-ruby-sold = { $you ->
    [yes] Je verkoopt een robijn voor wat de markt toont: { $what }; nog { $rubies } over.
   *[no] { $who } verkoopt een robijn voor wat de markt toont: { $what }; nog { $rubies } over.
}
event-rubies-returned = { $you ->
    [yes] Je levert { $count } { $count ->
        [one] robijn
       *[other] robijnen
    } in.
   *[no] { $who } levert { $count } { $count ->
        [one] robijn
       *[other] robijnen
    } in.
}
event-round-over = Ronde { $round } is voorbij: inkomen.
event-income = { $you ->
    [yes] Jouw inkomen: { $doubloons } { $doubloons ->
        [one] dubloen
       *[other] dubloenen
    }, { $points } { $points ->
        [one] punt
       *[other] punten
    }.
   *[no] Inkomen van { $who }: { $doubloons } { $doubloons ->
        [one] dubloen
       *[other] dubloenen
    }, { $points } { $points ->
        [one] punt
       *[other] punten
    }.
}
event-scored = { $you ->
    [yes] Je eindscore is { $total }; je queestes: { $quests }.
   *[no] De eindscore van { $who } is { $total }; queestes: { $quests }.
}
event-game-over = Einde van het spel.
event-jordan-turn = Ronde { $round }: de beurt van Jordan.
event-jordan-card = Jordan draait een solokaart om: { $card }.
event-jordan-ignores = Niets op de solokaart is mogelijk: die wordt overgeslagen.
event-jordan-shuffles = De solokaarten van Jordan worden geschud.
event-jordan-sails = Het schip van Jordan stopt op { $space }.
event-jordan-action = Actie van Jordan: { $action ->
    [quest] { actions-gain-quest }
    [buy] de kaart daar kopen
   *[other] { $action }
}.
event-jordan-bonus = Bonusactie van Jordan: { $action }.
event-jordan-bought = Jordan krijgt { $card }.
event-jordan-points = Jordan scoort { $points } { $points ->
    [one] punt
   *[other] punten
} en heeft er { $total }.
jordan-die-type = dit vlak staat voor deze schat
jordan-die-most = dit vlak staat voor het eiland met de meeste blokjes; bij gelijke stand voor goud, dan smaragd
jordan-die-place = dit vlak staat voor tegel nr. { $number } van de markt
jordan-die-residence = dit vlak staat voor residentie nr. { $number }, van links geteld
event-jordan-raids = Jordan gooit { $die } ({ $why }) en neemt { $count } { $count ->
    [one] schat
   *[other] schatten
} ({ $treasure }); op het eiland liggen er nog { $markers }.
event-jordan-explores = De verkenner van Jordan bereikt { $space } ({ $rivers } { $rivers ->
    [one] rivier
   *[other] rivieren
} over).
event-jordan-quest = Jordan neemt de queeste { $quest }.
event-jordan-upgrade = Het schip van Jordan krijgt een upgrade: { $icon }.
event-jordan-figurehead = Jordan gooit { $die } ({ $why }) en neemt het boegbeeld { $figurehead }.
event-jordan-residence = Jordan gooit { $die } ({ $why }) en legt een fiche op { $card } op { $space }.
event-jordan-ruby = Jordan neemt een robijn en heeft er { $rubies }.
event-jordan-ruby-sold = Jordan gooit { $die } en verkoopt een robijn op veld { $space } van de robijnmarkt: het gegooide veld of het eerste vrije daarna.
event-jordan-scored = De eindscore van Jordan is { $total }.

## why a move cannot be taken back

undo-card-drawn = er is een nieuwe kaart opengedraaid
undo-dice-rolled = er is met dobbelstenen gegooid
undo-quest-drawn = er is een queeste getrokken
undo-quest-turned = er ligt een nieuwe queeste op de markt
undo-turn-passed = de volgende beurt is begonnen
undo-card-flipped = er is een gedekte kaart opengedraaid
undo-game-over = het spel is voorbij
undo-table-opened = de queestemarkt is geopend
undo-jordan-acts = Jordan heeft gehandeld

## why a move is refused

refused-PM-120 = Een residentie laat je liggen of je bouwt haar.
refused-PM-100 = Een verbetering laat je liggen of je koopt haar.
refused-PM-080 = Je kunt je beurt niet overslaan: vaar naar een van de stopplaatsen.
refused-PM-031 = Nu worden queestes gekozen; noem wat je houdt, of wacht op de anderen.
refused-PM-050 = Op dat veld ligt geen kaart; noem er een die op tafel ligt.
refused-PM-070 = Een ander is aan de beurt; wacht tot je gevraagd wordt.
refused-PM-071 = Dat hoort bij een ander moment van de beurt; beantwoord de vraag die nu gesteld wordt.
refused-PM-072 = Zo ver komt je schip niet; kies een andere stop.
refused-PM-073 = Je schip moet stoppen in een kolom verder naar rechts dan waar het begon.
refused-PM-077 = Elke vaart eindigt op de Golf; Maracaibo is een beurt verder.
refused-PM-078 = Vanaf de Golf kan je schip alleen naar Maracaibo.
refused-PM-091 = Die speler krijgt hier niets; betaal iemand wiens schip daar ligt.
refused-PM-114 = Die kaart blijft gedekt en kan niet verworven of gebouwd worden.
refused-PM-137 = Die kant kun je hier niet kiezen; kies een andere.
refused-PM-151 = Je mag niet meer opnieuw gooien; houd de worp.
refused-PM-152 = Die dobbelsteen is niet gegooid; kies er een van tafel.
refused-PM-155 = Die plunderactie heb je niet; kies een andere.
refused-PM-158 = Die plunderactie is in deze plundering al gebruikt.
refused-PM-159 = Daarvoor is er niet genoeg plunderkracht over.
refused-PM-160 = Er is nu geen plundering om te verlaten of te hervatten.
refused-PM-183 = Dat opslagveld is bezet of van een andere soort; kies een ander.
refused-PM-188 = Die soort schat wordt hier niet aangeboden.
refused-PM-195 = Je verkenner kan dat veld niet bereiken; kies een ander.
refused-PM-197 = Daar staat een andere verkenner: dat veld wordt overgeslagen.
refused-PM-200 = Daarvoor kun je geen stappen inleveren: je hebt het niet, of het is gebruikt.
refused-PM-201 = Dat zou je laatste stap kosten; je verkenner moet nog bewegen.
refused-PM-215 = Daar ligt geen opgeslagen schat om te begraven.
refused-PM-216 = Op dat veld ligt al een begraven schat; kies een leeg veld.
refused-PM-217 = Alle velden onder dat gebied zijn bezet; begraaf een andere soort.
refused-PM-229 = Dat kan nu niet uitgevoerd worden of heeft hier geen zin.
refused-PM-230 = Op die plaats ligt geen queeste; kies een andere plaats.
refused-PM-237 = Dit kun je niet weigeren of openlaten.
refused-PM-239 = Dat onderdeel is al gebruikt of is er niet.
refused-PM-240 = Met dit effect kun je die kaart niet verwerven; het vraagt een open verbetering van het juiste soort.
refused-PM-241 = Dit effect koopt alleen schepen; kies een open scheepsverbetering.
refused-PM-246 = Je kunt alleen een residentie bouwen waarop je nog geen fiche hebt.
refused-PM-249 = Daarvoor heb je niet genoeg dubloenen.
refused-PM-251 = Dat vak ligt nog achter een barrièrelijn: er zijn meer blokjes op het bord nodig.
refused-PM-254 = Dat vak is al gevuld.
refused-PM-265 = Dat boegbeeld ligt niet op de markt.
refused-PM-276 = Daar ligt al een zwartemarkttegel; kies een andere locatie.
refused-PM-277 = Zwartemarkttegels mogen alleen op open locaties.
refused-PM-278 = Die tegel is al geplaatst en blijft liggen.
refused-PM-281 = Die tegel is niet geplaatst of doet nu niets.
refused-PM-335 = Het spel is voorbij; er kan niets meer gespeeld worden.
refused-PM-389 = Die queeste heb je niet.
refused-PM-390 = Dat eiland wordt hier niet aangeboden.
refused-PM-403 = De queestemarkt kun je maar één keer verversen, voor je een queeste neemt.
refused-PM-406 = Je boegbeeld heeft geen vrij veld voor die schat.
refused-PM-504 = Die locatie ligt nog gedekt; tegels liggen alleen op open locaties.
refused-PM-513 = Die kaart ligt gedekt; effecten kunnen haar niet kopen.
refused-PM-515 = Van daar kan je schip geen geldige stop meer bereiken; zet een andere stap.
refused-PM-542 = Dat veld van de robijnmarkt is bezet.
refused-PM-543 = Zo veel robijnen heb je niet.
refused-PM-551 = De residentie voor de halve prijs moet gebouwd worden; kies er een.
refused-PM-554 = De kortingstegel is voor jou geen veld: je hebt hem gebruikt, of je kunt geen residentie betalen.

## the table

title-published = Piraten van Maracaibo

## the end

ending-rounds-played = Alle drie de rondes zijn gespeeld.
ending-jordan-beaten = Alle rondes zijn gespeeld en Jordan heeft minder punten.
ending-jordan-won = Alle rondes zijn gespeeld en Jordan heeft minstens zo veel punten: Jordan wint.
tie-break-buried = Gelijke punten: de meeste begraven schatten beslissen.
tie-break-shared = Gelijke punten en evenveel begraven schatten: de winst wordt gedeeld.
score-track = tijdens het spel
score-improvements = verbeteringen
score-effects = eindspeleffecten
score-residences = residenties
score-treasures = schatten
score-quests = queestes
score-quest_bonus = bonus voor veel queestes
score-rubies = robijnen
score-total = totaal

## the table

table-round = ronde { $round }
table-caribbean = { terms-caribbean }
table-track = { terms-exploration-track }
table-ship = { terms-ship-board } ({ $count } { $count ->
    [one] blokje
   *[other] blokjes
})
table-zone = vanaf { $count }:
table-hideout = { terms-hideout }
table-stored = gewoon { $count }
table-bonus = bonus
table-buried = begraven
table-quests = { $you ->
    [yes] je queestes
   *[no] queestes: { $who }
}
table-quest-market = { terms-quest-market } (+{ $left })
table-figureheads = boegbeelden
table-markets = { terms-black-market }
table-tier2 = { terms-tier-2 }: { $count }
table-points = { $points } OP
table-income = inkomen { $doubloons }/{ $points }
table-power = kracht +{ $power }
table-discount = korting { $n }
table-explore = verkennen +{ $n }
table-rivers = { $count } { $count ->
    [one] rivier
   *[other] rivieren
}
table-count-quests = { $count } { $count ->
    [one] queeste
   *[other] queestes
}
table-count-upgrades = { $count } { $count ->
    [one] upgrade
   *[other] upgrades
}
table-count-buried = { $count } begraven
table-count-rubies = { $count } { $count ->
    [one] robijn
   *[other] robijnen
}
table-count-residences = { $count } { $count ->
    [one] residentie
   *[other] residenties
}
table-level = { terms-strength-level } { $level }
table-solo-card = { terms-solo-card }: { $card } (+{ $left })
table-last = speelt als laatste
table-awaited = kiest …
table-hidden = gedekt
table-island = eiland { $name }
table-markers = { $count } { $count ->
    [one] blokje
   *[other] blokjes
}
table-worth = { $points } OP elk
table-worth-you = { $you ->
    [yes] nu { $points } OP waard voor jou
   *[no] nu { $points } OP waard voor { $who }
}
table-first-token = wie hier als eerste bouwt: { $effects }
table-asked = hierover gaat de vraag
table-rerolls = nog { $count } keer
table-none = geen
table-raid = { terms-raid }: { $what }
table-ruby-market = { terms-ruby-market }
table-pieces = schepen en verkenners
table-doing = waar het nu om gaat
table-begun = daarna
table-begun-on = nog te doen: { $source }
piece-ship = { $you ->
    [yes] jouw schip
   *[no] schip van { $who }
}
piece-explorer = { $you ->
    [yes] jouw verkenner
   *[no] verkenner van { $who }
}
party-unseated = { terms-jordan }
letter-crew = B
letter-equipment = U
letter-ship = S
letter-residence = R
letter-location = L
letter-gold = G
letter-emerald = S
letter-pearl = P
short-quest = q
short-upgrade = u
short-bury = b
short-marker = k
short-treasure = s
short-raid = p
short-explore = v
short-acquire = w
short-construct = r
short-figurehead = f
short-market = z
short-other = *
short-meaning-quest = een queeste
short-meaning-upgrade = upgrade
short-meaning-bury = begraven
short-meaning-marker = blokje
short-meaning-treasure = schat
short-meaning-raid = plundering
short-meaning-explore = verkennen
short-meaning-acquire = verwerven
short-meaning-construct = bouwen
short-meaning-figurehead = boegbeeld
short-meaning-market = zwarte markt
short-meaning-other = iets anders: typ ? en de naam
legend-ship = schip van plaats A
legend-own = residentiefiche van plaats A
legend-market = zwartemarkttegel van plaats A
legend-value = schatwaardetegel (goud)
legend-cost = kost 3 dubloenen, 2 OP waard
legend-river = rivier
legend-full = gevuld, bedekt
legend-empty = vrij
legend-doubloon = dubloen
legend-point = overwinningspunt
legend-ruby = robijnvoorraad
legend-explain = Typ ? en een naam voor uitleg, zoals in „? { $name }” of „? { cards-sloop }”.

## choices

choice-keep = houd { $quests }
choice-side = kant { $side }
choice-pay = betaal { $n }
choice-do = doe het
choice-go-on = nu verkennen
choice-plain = { terms-storage-plain }
choice-bury = { $treasure } ({ $taken }) naar { $space }
choice-bury-bonus = bonus { $space }
choice-bury-space = veld { $space }
choice-bury-extra = boegbeeldveld { $space }
choice-keep-market = Deze markt houden
choice-deck = de bovenste van de queestestapel, ongezien ({ $count })
choice-return = { $count ->
    [0] geen inleveren
   *[other] { $count } inleveren
}
choice-fill = gedekte kaart: alleen dubloenen
choice-die = { $treasure } { $pips }
cost-power = { $n } kracht
cost-movement = lever { $n } in
cost-steps = { $count } { $count ->
    [one] stap
   *[other] stappen
}
cost-fee = { $n } { $n ->
    [one] dubloen
   *[other] dubloenen
} aan { $to }
cost-supply = { $n } { $n ->
    [one] dubloen
   *[other] dubloenen
} aan de voorraad
cost-combat = { terms-combat } met { $who }
choice-bonus = { terms-bonus-space } { $space }
choice-hole = begraven { $space }
choice-entry = effect { $entry }
input-nothing-called = Niets op tafel heet „{ $text }”; typ een nummer uit de lijst, ? en een naam, of ? voor hulp.

## de begeleide eerste partij

lesson-sea-title = Een zee van kaarten
lesson-sea = Je schip vaart van links naar rechts door deze kaarten naar Maracaibo, drie keer. Waar je stopt, biedt een kaart iets. De meeste punten winnen.
lesson-quest-title = Houd een queeste
lesson-quest = Queestes zijn geheime doelen die aan het einde betalen, de moeilijkste voorwaarde het meest. Houd de tweede.
lesson-sail-title = Vaar uit
lesson-sail = Vaar één tot drie kaarten en stop verder naar rechts dan je begon. Breng je schip naar Trinidad, bovenaan in de tweede kolom.
lesson-upgrade-title = Een locatie: een upgrade
lesson-upgrade = Een locatie heeft vier stappen. Smaragden werden net meer waard. Nu mag je schip een upgrade krijgen: vul vak 4.
lesson-raid-title = Plunderen: gooi
lesson-raid = Dan komen de acties. In Trinidad mag je plunderen: gooi drie dobbelstenen en houd de worp, of gooi alles opnieuw. Drie vijven: houden.
lesson-power-title = Kies een dobbelsteen
lesson-power = Kies een dobbelsteen: de ogen zijn je kracht, de kleur is de schat. Neem de witte en geef 5 kracht uit voor een parel.
lesson-hideout-title = Naar de schuilplaats
lesson-hideout = De parel komt van haar eiland; parels zijn nu minder waard. Leg haar op het eerste bonusveld: dat betaalt meteen.
lesson-bury-title = Begraven
lesson-bury = Trinidad heeft ook een schep. Begraaf de parel onder de lijn, op het eerste veld: aan het einde 2 punten meer waard.
lesson-explore-title = Verkennen
lesson-explore = Je verkenner loopt tot drie velden ver en krijgt wat daar ligt. Ga er twee verder, leg een blokje op het goudeiland, beëindig de beurt.
lesson-buy-title = Kopen, of 5 nemen
lesson-buy = Een verbetering koop je, of je neemt 5 dubloenen. Vaar naar de Schoener in de volgende kolom, koop hem en beëindig de beurt.
lesson-round-title = Het einde van een ronde
lesson-round = Voorbij de laatste kolom liggen de Golf en Maracaibo. Wie aankomt, beëindigt de ronde voor allen, en iedereen krijgt inkomen.
lesson-points-title = Punten
lesson-points = Na drie rondes: rivieren, dubloenen, verbeteringen, residenties, queestes, en schatten naar de blokjes op hun eiland. Goede vaart!
lesson-jordan-title = Jordan
lesson-jordan = Je speelt alleen tegen Jordan, die als tweede vaart. Jordan heeft geen dubloenen en geen nodig. Stop je naast hem, dan betaal je aan de voorraad.
lesson-jordan-turn-title = De kaart van Jordan
lesson-jordan-turn = Elke beurt draait Jordan een kaart om en doet het eerste daarvan dat kan, op de stopplaats het dichtst bij Maracaibo.
lesson-jordan-wins-title = Wie wint
lesson-jordan-wins = Upgrades maken Jordan sterker. Aan het einde telt hij rivieren, kaarten, residenties, schatten en queestes. Je wint alleen met meer punten.
