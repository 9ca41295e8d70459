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

## map_icons

map_icons-discard = Verwijder 1 blokje
map_icons-draw = Trek 1 kaart
map_icons-chest = Schatkist
map_icons-plus-one = +1
map_icons-wild = Jokerkaart
map_icons-number-one = Kaart nummer 1

## loot

loot-loot = Buit
loot-big-loot = Grote buit
loot-small-loot = Kleine buit
loot-no-loot = Geen buit

## treasure_types

treasure_types-amulet = Amulet
treasure_types-coin-bag = Geldbuidel
treasure_types-book = Boek
treasure_types-jewel = Juweel
treasure_types-crown = Kroon
treasure_types-skull = Schedel

## treasure_terms

treasure_terms-base-value = Basiswaarde
treasure_terms-curse-value = Vloekwaarde
treasure_terms-collector-bonus = Verzamelaarsbonus
treasure_terms-cross = Kruissymbool
treasure_terms-crossed-cube = Doorkruist blokje
treasure_terms-set = Set
treasure_terms-reference-number = Referentienummer
treasure_terms-curse = Vloek

## skull_kinds

skull_kinds-right = Naar rechts
skull_kinds-left = Naar links
skull_kinds-front = Naar voren

## player_colors

player_colors-blue = Blauw
player_colors-red = Rood
player_colors-white = Wit
player_colors-yellow = Geel
player_colors-black = Zwart

## map_colors

map_colors-red = Rood
map_colors-green = Groen
map_colors-purple = Paars
map_colors-orange = Oranje

## map_symbols

map_symbols-anchor = Anker
map_symbols-palm = Palm
map_symbols-shell = Schelp
map_symbols-sun = Zon

## small_islands

small_islands-cleanse-3 = Zuivering 3
small_islands-cleanse-2 = Zuivering 2
small_islands-undercut = Onderkruiper
small_islands-outpost = Buitenpost
small_islands-charts = Zeekaarten
small_islands-dig = Graven
small_islands-sail = Uitvaren

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
variants-healer-2 = Uitgedeelde heelsters
variants-events = Bekende gebeurtenissen
variants-initial-hand = Starthand

## virtual_player

virtual_player-aaron = Aaron

## the cards as events and questions call them

cards-R01a = rode 1
cards-R01b = rode 1
cards-R02a = rode 2
cards-R02b = rode 2
cards-R03a = rode 3
cards-R03b = rode 3
cards-R04a = rode 4
cards-R04b = rode 4
cards-R05a = rode 5
cards-R05b = rode 5
cards-R06a = rode 6
cards-R06b = rode 6
cards-R07a = rode 7
cards-R07b = rode 7
cards-R08a = rode 8
cards-R08b = rode 8
cards-R09a = rode 9
cards-R09b = rode 9
cards-R10a = rode 10
cards-R10b = rode 10
cards-RWa = rode joker
cards-RWb = rode joker
cards-G01a = groene 1
cards-G01b = groene 1
cards-G02a = groene 2
cards-G02b = groene 2
cards-G03a = groene 3
cards-G03b = groene 3
cards-G04a = groene 4
cards-G04b = groene 4
cards-G05a = groene 5
cards-G05b = groene 5
cards-G06a = groene 6
cards-G06b = groene 6
cards-G07a = groene 7
cards-G07b = groene 7
cards-G08a = groene 8
cards-G08b = groene 8
cards-G09a = groene 9
cards-G09b = groene 9
cards-G10a = groene 10
cards-G10b = groene 10
cards-GWa = groene joker
cards-GWb = groene joker
cards-P01a = paarse 1
cards-P01b = paarse 1
cards-P02a = paarse 2
cards-P02b = paarse 2
cards-P03a = paarse 3
cards-P03b = paarse 3
cards-P04a = paarse 4
cards-P04b = paarse 4
cards-P05a = paarse 5
cards-P05b = paarse 5
cards-P06a = paarse 6
cards-P06b = paarse 6
cards-P07a = paarse 7
cards-P07b = paarse 7
cards-P08a = paarse 8
cards-P08b = paarse 8
cards-P09a = paarse 9
cards-P09b = paarse 9
cards-P10a = paarse 10
cards-P10b = paarse 10
cards-PWa = paarse joker
cards-PWb = paarse joker
cards-O01a = oranje 1
cards-O01b = oranje 1
cards-O02a = oranje 2
cards-O02b = oranje 2
cards-O03a = oranje 3
cards-O03b = oranje 3
cards-O04a = oranje 4
cards-O04b = oranje 4
cards-O05a = oranje 5
cards-O05b = oranje 5
cards-O06a = oranje 6
cards-O06b = oranje 6
cards-O07a = oranje 7
cards-O07b = oranje 7
cards-O08a = oranje 8
cards-O08b = oranje 8
cards-O09a = oranje 9
cards-O09b = oranje 9
cards-O10a = oranje 10
cards-O10b = oranje 10
cards-OWa = oranje joker
cards-OWb = oranje joker
map-with-icon = { $card } ({ $icon })
map-icon-draw = trekken
map-icon-discard = verwijderen
map-icon-chest = schatkist
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
icons-draw = trek 1 kaart
icons-discard = verwijder 1 blokje
coasts-0 = noordkust
coasts-1 = oostkust
coasts-2 = zuidkust
coasts-3 = westkust
corners-0 = noordwesten
corners-1 = noordoosten
corners-2 = zuidoosten
corners-3 = zuidwesten
landings-0 = noord-links
landings-1 = noord-rechts
landings-2 = oost-boven
landings-3 = oost-onder
landings-4 = zuid-rechts
landings-5 = zuid-links
landings-6 = west-onder
landings-7 = west-boven

## prompts: what is asked now, and the rule behind it in plain words

prompt-keep-hand = Kies nog { $owed ->
    [one] één kaart
   *[other] { $owed } kaarten
} die je niet houdt.
prompt-extra = Trek je { $cards ->
    [one] 1 extra landkaart
   *[other] { $cards } extra landkaarten
} en neem je { $cubes ->
    [one] 1 vloekblokje
   *[other] { $cubes } vloekblokjes
}?
prompt-toss = Welke oude kaarten leg je af voordat de handen worden aangevuld?
prompt-withdraw = { $you ->
    [yes] Welk kompas van jou komt terug?
   *[no] Welk kompas van { $who } komt terug?
}
prompt-turn = Speel landkaarten op een aanlegplaats, gebruik een klein eiland, of pas.
prompt-turn-aaron = Je handelt voor Aaron: speel zijn landkaarten, of gebruik een klein eiland met zijn kaarten.
prompt-source = { $you ->
    [yes] Van welke aanlegplaats verplaats je een kompas naar aanlegplaats { $landing }?
   *[no] Van welke aanlegplaats verplaatst { $who } een kompas naar aanlegplaats { $landing }?
}
prompt-lay = { $you ->
    [yes] Aanlegplaats { $landing }: nog een kaart, of is dit alles?
   *[no] Aanlegplaats { $landing }: nog een kaart voor { $who }, of is dit alles?
}
prompt-pay-more = Het kleine eiland kost nog { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} van welke kleur dan ook: welke?
prompt-tile = { $you ->
    [yes] Welk klein eiland gebruik je?
   *[no] Welk klein eiland gebruikt { $who }?
}
prompt-perform = { $you ->
    [yes] { $tile }: voer je de actie uit?
   *[no] { $tile }: voert { $who } de actie uit?
}
prompt-undercut = { $you ->
    [yes] Welk kompas van jou gaat { stack-end } zijn stapel?
   *[no] Welk kompas van { $who } gaat { stack-end } zijn stapel?
}
prompt-outpost = { $you ->
    [yes] Op welke aanlegplaats leg je een kompas?
   *[no] Op welke aanlegplaats legt { $who } een kompas?
}
prompt-drop = { $reason ->
    [island] Het kleine eiland: hoeveel van je { $cubes } vloekblokjes verwijder je, tot { $most }?
    [crossed] De schat toont doorkruiste blokjes: hoeveel van je { $cubes } vloekblokjes verwijder je, tot { $most }?
    [discard] Je legt de schat af: hoeveel van je { $cubes } vloekblokjes verwijder je, tot { $most }?
    [event] De gebeurtenis: hoeveel van je { $cubes } vloekblokjes verwijder je, tot { $most }?
   *[icon] De landkaart toont het: hoeveel van je { $cubes } vloekblokjes verwijder je, tot { $most }?
}
prompt-draw = De landkaart laat je een kaart trekken: doe je dat?
prompt-copy = Je 1 ligt vooraan: gebruik je een symbool dat er al lag?
prompt-pick = De buit ligt open: neem één schat.
prompt-open-pick = Je past: neem een van de open schatten en houd die.
prompt-treasure = Je neemt { $type } #{ $ref }: houden of afleggen?
prompt-healer = Je hebt { $cubes ->
    [one] 1 vloekblokje
   *[other] { $cubes } vloekblokjes
}: welke heelster kies je?
prompt-offer = Welke van je heelsters leg je op tafel?
rule-keep-hand = Wie later aan de beurt is, kreeg meer kaarten, en iedereen houdt er evenveel. Iedereen kiest tegelijk en in het geheim; daarna gaan de afgekeurde kaarten open naar de aflegstapel.
rule-extra = In beurtvolgorde vanaf de startspeler mag iedereen deze kaarten nemen, alle of geen, en betaalt er vloekblokjes voor. Een hand mag groter worden dan gewoonlijk.
rule-toss = Voordat de handen worden aangevuld, mag je overgebleven kaarten van de vorige ronde open afleggen. Noem ze van laag naar hoog; wat je houdt, telt mee voor de nieuwe hand.
rule-withdraw = De gebeurtenis staat minder kompassen van één speler toe op het hoofdeiland dan er liggen; één naar keuze gaat terug naar het spelersgebied van de eigenaar. De kompassen erboven zakken.
rule-turn = Doe één ding: speel een of meer landkaarten van één kleur op één aanlegplaats, waar al een kompas van je ligt of er een bovenop de stapel komt; of gebruik een klein eiland, dat { island-price } kost{ $then_pass ->
    [1] , waarna je past
   *[0] {""}
}; of pas en lig eruit voor deze ronde. Wie het eerst past, neemt de startspelertegel.
rule-turn-aaron = Met twee spelers mag je je beurt aan Aaron besteden: zijn open kaarten en zijn kompassen volgen de gewone regels en jij beslist alles. Hij neemt geen vloekblokjes, trekt geen kaarten en houdt alleen kronen, die meetellen in de kronenstand.
rule-source = { $free ->
    [0] Geen kompas is vrij
   *[other] De gebeurtenis staat niet meer kompassen op het hoofdeiland toe
}, dus moet er een van een andere aanlegplaats komen. Het verlaat zijn stapel, de kompassen erboven zakken, en het gaat bovenop de stapel van de nieuwe aanlegplaats.
rule-lay = Kaarten van één beurt hebben één kleur en komen oplopend aan het einde van de kolom; jokers passen altijd, een 1 bij hogere kaarten gaat naar voren. Ben je klaar, dan werken hun symbolen in de volgorde van leggen.
rule-pay-more = Nu kost een klein eiland { island-price }. De kleur van wat je nog moet betalen maakt niet uit; getallen en symbolen van betaalde kaarten doen er nooit toe.
rule-tile = Kies een klein eiland dat open ligt. Je mag de actie uitvoeren of niet; in beide gevallen wordt de tegel omgedraaid en is ze voor iedereen gesloten tot de volgende ronde.{ then-out }
rule-perform = De actie van een klein eiland is in haar geheel een aanbod. Je mag ervan afzien, bijvoorbeeld omdat je het eiland alleen voor anderen wilde sluiten.{ then-out }
rule-undercut = Kies een aanlegplaats met een kompas van { $you ->
    [yes] jou
   *[no] { $who }
} en schuif het { stack-end } zijn stapel, { $reversed ->
    [1] want deze ronde worden schatten van boven naar onder genomen. Het blijft daar liggen, en latere rondes beginnen weer onderaan.
   *[0] { $you ->
        [yes] zodat je daar als eerste schatten neemt.
       *[no] zodat { $who } daar als eerste schatten neemt.
    }
}
rule-outpost = Kies een aanlegplaats zonder kompas van { $you ->
    [yes] jou
   *[no] { $who }
} en leg er een bovenop de stapel. Er worden geen kaarten gespeeld en geen symbool werkt; er hoeven zelfs geen kaarten te liggen.
rule-drop = Verwijderde vloekblokjes gaan terug naar de voorraad. Je kiest hoeveel, tot wat je mag en tot wat je hebt. Wie er aan het einde 13 of meer heeft, is geëlimineerd; de anderen betalen een heelster.
rule-draw = Iedereen met een kompas op de aanlegplaats, ook wie gepast heeft, mag de bovenste landkaart trekken. Wie de kaart speelde, wordt het eerst gevraagd, dan de anderen met de klok mee.
rule-copy = Een 1 die vóór hogere kaarten komt, laat jou, en alleen jou, één symbool gebruiken (trekken of verwijderen) van een kaart die al in de kolom lag. Elke 1 die zo vooraan komt, doet dat één keer.
rule-pick = In de volgorde van de kompassen, { $reversed ->
    [1] bij deze gebeurtenis van boven naar onder
   *[0] van onder naar boven
} en weer opnieuw, neemt iedereen één schat en houdt die of legt die meteen af, tot er geen meer is. Nemen is verplicht.
rule-open-pick = Zolang deze gebeurtenis geldt, neemt wie past een van de open schatten. Die moet je houden, met zijn vloek; doorkruiste blokjes werken zoals altijd.
rule-treasure = Een gehouden schat ligt tot het einde voor je en geeft je zo veel vloekblokjes als zijn vloek aangeeft. Een afgelegde geeft geen vloek en laat je tot 2 blokjes verwijderen, plus één voor elke amulet die je hebt.
rule-healer = Wie nog vloekblokjes heeft, moet een heelster kiezen; wie er het minst heeft, kiest eerst. Een heelster kost goud per blokje, of een vast bedrag, of beide. Wie niet kan betalen, is geëlimineerd.
rule-offer = Iedereen legt een van twee heelsters op tafel, tegelijk en in het geheim. Daarna wordt gekozen zoals altijd, wie het minst blokjes heeft eerst; je eigen kaart is niet voor jou bewaard.

## options of the table

option-healers = Heelsters
option-healers-help = Of de heelsters tot het einde gedekt liggen, vanaf het begin open liggen, of aan de spelers worden uitgedeeld.
option-healers-hidden = gedekt
option-healers-open = { variants-healer-1 }
option-healers-dealt = { variants-healer-2 }
option-events_shown = { variants-events }
option-events_shown-help = Of iedereen aan het begin ziet welke gebeurtenissen komen, maar niet in welke volgorde.
option-events_shown-no = nee
option-events_shown-yes = ja
option-initial_hand = { variants-initial-hand }
option-initial_hand-help = Of spelers later in de beurtvolgorde meer kaarten krijgen, waarvan iedereen er evenveel houdt.
option-initial_hand-no = nee
option-initial_hand-yes = ja

## events: $who is a party's name, $you tells whether the reader is it

event-round = Ronde { $round }.
event-event = De gebeurtenis van deze ronde: { $id }.
event-events-shown = Deze gebeurtenissen komen nog, in onbekende volgorde: { $ids }.
event-ship-moved = Het schip vaart naar de hoek in het { $corner }.
event-ship-turned = Het schip keert om op zijn hoek in het { $corner }.
event-island-closed = Het kleine eiland “{ $tile }” is deze ronde gesloten.
event-first-player = { $you ->
    [yes] Je hebt de startspelertegel.
   *[no] { $who } heeft de startspelertegel.
}
event-healers-dealt = { $you ->
    [yes] Je krijgt heelsters: { $ids }.
   *[no] { $who } krijgt heelsters: { $ids }.
}
event-tossing = { $you ->
    [yes] Je wilt { $cards } niet houden.
   *[no] { $who } wil { $cards } niet houden.
}
event-tossed = { $you ->
    [yes] Je legt { $cards } af.
   *[no] { $who } legt { $cards } af.
}
event-drew = { $you ->
    [yes] Je trekt { $cards }.
   *[no] { $who } trekt { $cards }.
}
event-drew-hidden = { $you ->
    [yes] Je trekt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
   *[no] { $who } trekt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
}
event-aaron-drew = Aarons nieuwe kaarten: { $cards }.
event-maps-shuffled = De afgelegde landkaarten worden tot een nieuwe trekstapel van { $count } geschud.
event-treasures-shuffled = De afgelegde schatten worden tot een nieuwe trekstapel van { $count } geschud.
event-treasures-revealed = Opengedraaid: { $treasures }.
event-treasures-exhausted = De schatten zijn op: het spel gaat meteen naar het einde.
event-compass = { $you ->
    [yes] Je legt een kompas bovenop de stapel van aanlegplaats { $landing }.
   *[no] { $who } legt een kompas bovenop de stapel van aanlegplaats { $landing }.
}
event-compass-back = { $you ->
    [yes] Je kompas op aanlegplaats { $landing } komt terug.
   *[no] Het kompas van { $who } op aanlegplaats { $landing } komt terug.
}
event-laid = { $you ->
    [yes] Je legt { $card } op aanlegplaats { $landing }.
   *[no] { $who } legt { $card } op aanlegplaats { $landing }.
}
event-undercut = { $you ->
    [yes] Je kompas op aanlegplaats { $landing } krijgt een andere plaats in de stapel.
   *[no] Het kompas van { $who } op aanlegplaats { $landing } krijgt een andere plaats in de stapel.
}
event-copied = { $you ->
    [yes] Je gebruikt een symbool van de kolom: { $icon }.
   *[no] { $who } gebruikt een symbool van de kolom: { $icon }.
}
event-paid = { $you ->
    [yes] Je betaalt { $cards }.
   *[no] { $who } betaalt { $cards }.
}
event-island-used = { $you ->
    [yes] Je gebruikt het kleine eiland “{ $tile }”.
   *[no] { $who } gebruikt het kleine eiland “{ $tile }”.
}
event-cubes-taken = { $you ->
    [yes] Je neemt { $cubes ->
        [one] 1 vloekblokje
       *[other] { $cubes } vloekblokjes
    }.
   *[no] { $who } neemt { $cubes ->
        [one] 1 vloekblokje
       *[other] { $cubes } vloekblokjes
    }.
}
event-cubes-dropped = { $you ->
    [yes] Je verwijdert { $cubes ->
        [0] geen vloekblokje
        [one] 1 vloekblokje
       *[other] { $cubes } vloekblokjes
    }.
   *[no] { $who } verwijdert { $cubes ->
        [0] geen vloekblokje
        [one] 1 vloekblokje
       *[other] { $cubes } vloekblokjes
    }.
}
event-passed = { $you ->
    [yes] Je past.
   *[no] { $who } past.
}
event-aaron-out = Aaron doet deze ronde niet meer mee.
event-exploring = De { $coast } wordt verkend.
event-loot = Aanlegplaats { $landing } levert { $count ->
    [one] 1 schat
   *[other] { $count } schatten
} op.
event-cleaned-up = De { $coast } wordt opgeruimd: kompassen gaan terug, landkaarten worden afgelegd.
event-final-exploration = De laatste verkenning begint.
event-kept = { $you ->
    [yes] Je houdt { $type } #{ $ref }.
   *[no] { $who } houdt { $type } #{ $ref }.
}
event-discarded = { $you ->
    [yes] Je legt { $type } #{ $ref } af.
   *[no] { $who } legt { $type } #{ $ref } af.
}
event-aaron-kept = Aaron houdt { $type } #{ $ref }.
event-aaron-discarded = Aaron legt { $type } #{ $ref } af.
event-eliminated = { $you ->
    [yes] Met { $cubes } vloekblokjes ben je geëlimineerd en verlies je alle schatten.
   *[no] Met { $cubes } vloekblokjes is { $who } geëlimineerd en verliest alle schatten.
}
event-offering = { $you ->
    [yes] Je kiest een heelster om op tafel te leggen: { $id }.
   *[no] { $who } kiest een heelster om op tafel te leggen: { $id }.
}
event-healers-shown = De heelsters op tafel: { $ids }.
event-healed = { $you ->
    [yes] Je kiest de heelster voor { $id }.
   *[no] { $who } kiest de heelster voor { $id }.
}
event-cannot-pay = { $you ->
    [yes] Je kunt de heelster niet betalen en bent geëlimineerd.
   *[no] { $who } kan de heelster niet betalen en is geëlimineerd.
}
event-loot-value = { $you ->
    [yes] Waarde van jouw buit: { $loot }.
   *[no] Waarde van de buit van { $who }: { $loot }.
}
event-game-over = Einde van het spel.

## why a move cannot be taken back

undo-hands-chosen = iedereen heeft een hand gekozen en heeft gezien wat is afgelegd
undo-maps-drawn = er zijn landkaarten getrokken
undo-treasures-revealed = er zijn schatten opengedraaid
undo-event-turned = de volgende gebeurtenis is opengedraaid
undo-island-closed = het toeval heeft een klein eiland gesloten
undo-turn-passed = de beurt is naar de volgende speler gegaan
undo-healers-shown = de heelsters zijn opengedraaid
undo-game-over = het spel is voorbij

## why a move is refused

refused-LI-031 = Dat kleine eiland doet in dit spel niet mee; kies er een dat op tafel ligt.
refused-LI-041 = Je kunt niet meer blokjes verwijderen dan je hebt.
refused-LI-066 = Leg kaarten uit je hand af van laag naar hoog, of zeg klaar.
refused-LI-070 = Een andere speler is aan de beurt; wacht tot je gevraagd wordt.
refused-LI-071 = In je beurt speel je landkaarten, gebruik je een klein eiland of pas je; kies een daarvan.
refused-LI-090 = Een klein eiland kost { island-price }; betaal met kaarten uit je hand.
refused-LI-091 = Voor een betaling zijn twee gelijke kaarten hetzelfde; noem de eerste.
refused-LI-092 = Dat kleine eiland kun je niet kiezen; noem er een dat open ligt.
refused-LI-093 = Voer de actie van het kleine eiland uit, of zie ervan af.
refused-LI-094 = Dat kleine eiland ligt gedekt tot de volgende ronde.
refused-LI-103 = Noem een aanlegplaats met een kompas dat verplaatst kan worden.
refused-LI-107 = Alleen kaarten uit de hand, alle van één kleur, kun je spelen; noem er een, of zeg klaar.
refused-LI-121 = De andere aanlegplaats van deze kust heeft die kleur al; de twee moeten verschillen.
refused-LI-124 = Een kolom heeft één kleur; die kaart heeft een andere.
refused-LI-125 = De kaart is lager dan de laatste van de kolom; ze moet gelijk of hoger zijn.
refused-LI-126 = Kaarten van één beurt komen oplopend; die had eerder gemoeten.
refused-LI-136 = Van twee gelijke kaarten gaat exemplaar a eerst; noem die.
refused-LI-142 = Het symbool staat niet zo veel blokjes toe.
refused-LI-143 = Trek de kaart, of zie ervan af.
refused-LI-148 = Alleen een symbool dat al in de kolom lag kun je gebruiken; of zie ervan af.
refused-LI-173 = Een andere speler neemt nu een schat; wacht tot je gevraagd wordt.
refused-LI-174 = Je moet een van de open schatten nemen.
refused-LI-190 = Beslis eerst over de schat: houden of afleggen.
refused-LI-192 = De schat toont niet zo veel doorkruiste blokjes.
refused-LI-193 = Voor een afgelegde schat zijn dat te veel blokjes.
refused-LI-345 = Kies een van de open heelsters.
refused-LI-347 = Wie vloekblokjes heeft, moet een heelster kiezen.
refused-LI-357 = Het spel is voorbij; er kan niets meer gespeeld worden.
refused-LI-380 = Het kleine eiland staat niet zo veel blokjes toe.
refused-LI-381 = Noem een aanlegplaats met je eigen kompas, of zie ervan af.
refused-LI-383 = Noem een aanlegplaats zonder eigen kompas, of zie ervan af.
refused-LI-410 = Trek de extra kaarten met hun blokjes, of zie ervan af.
refused-LI-412 = Neem een van de schatten die de gebeurtenis heeft opengelegd.
refused-LI-413 = De schat van deze gebeurtenis moet je houden; noem welke je neemt.
refused-LI-424 = Noem een aanlegplaats waarvan een kompas terugkomt.
refused-LI-425 = Noem een aanlegplaats met een kompas dat verplaatst kan worden.
refused-LI-427 = Zelfs bij deze gebeurtenis staat het symbool niet zo veel blokjes toe.
refused-LI-429 = Met deze gebeurtenis kost een klein eiland { island-price }; betaal met kaarten uit je hand.
refused-LI-431 = Met deze gebeurtenis kost een klein eiland { island-price }; betaal uit je hand.
refused-LI-433 = De gebeurtenis staat niet zo veel blokjes toe.
refused-LI-436 = Noem een aanlegplaats met je eigen kompas, of zie ervan af.
refused-LI-437 = Een andere speler neemt nu een schat; wacht tot je gevraagd wordt.
refused-LI-440 = Deze gebeurtenis vervangt de prijs: een klein eiland kost { island-price } en je past.
refused-LI-500 = Aaron speelt alleen mee met twee spelers.
refused-LI-520 = Een beurt voor Aaron gebruikt alleen zijn kaarten en kompassen; noem een van zijn kaarten.
refused-LI-521 = Aaron kan niet passen; speel voor hem, of neem de keuze terug.
refused-LI-553 = Aaron doet deze ronde niet meer mee.
refused-LI-555 = Aarons kaarten laten geen beurt toe.
refused-LI-603 = Leg een van je eigen twee heelsters op tafel.
refused-LI-605 = Noem kaarten uit je hand die je niet houdt, zo veel als je er te veel kreeg.

## what events and small islands do

event_text-optional_draw_for_cubes = Meteen mag iedereen { $draw ->
    [one] 1 extra landkaart
   *[other] { $draw } extra landkaarten
} trekken voor { $cubes ->
    [0] niets
    [one] 1 vloekblokje
   *[other] { $cubes } vloekblokjes
}.
event_text-treasure_on_pass = Per speler ligt één schat open; wie past, neemt er een en houdt die.
event_text-island_use_gives_cube = Elk gebruik van een klein eiland geeft de gebruiker { $cubes ->
    [one] 1 vloekblokje
   *[other] { $cubes } vloekblokjes
}.
event_text-loot_shift = { $alike ->
    [1] Grote en kleine buit: elk { shift-big }.
   *[0] Grote buit: { shift-big }. Kleine buit: { shift-small }.
}
event_text-ship_moves_again = Meteen vaart het schip nog { $steps ->
    [one] een hoek
   *[other] { $steps } hoeken
} verder.
event_text-ship_turns_round = Meteen keert het schip om op zijn hoek.
event_text-random_island_closed = Meteen { $tiles ->
    [one] is een willekeurig klein eiland
   *[other] zijn { $tiles } willekeurige kleine eilanden
} deze ronde gesloten.
event_text-compass_limit = Hoogstens { $limit ->
    [one] 1 kompas
   *[other] { $limit } kompassen
} per speler op het hoofdeiland.
event_text-smaller_refill = Handen worden tot { $delta_fewer ->
    [0] { $delta_more ->
        [0] hun gewone grootte
        [one] één kaart meer
       *[other] { $delta_more } kaarten meer
    }
    [one] één kaart minder
   *[other] { $delta_fewer } kaarten minder
} aangevuld.
event_text-discard_icon_doubled = Het symbool “verwijder 1 blokje” laat er tot { $cubes } toe.
event_text-island_cost = Een klein eiland kost { island-price }.
event_text-first_pass_curses_others = Zodra iemand als eerste past, nemen alle anderen { $cubes ->
    [one] 1 vloekblokje
   *[other] { $cubes } vloekblokjes
}.
event_text-island_cheap_then_pass = Een klein eiland kost { island-price }, en de gebruiker past meteen.
event_text-small_loot_cleanse = Iedereen bij de kleine buit mag { $cubes ->
    [one] 1 vloekblokje
   *[other] tot { $cubes } vloekblokjes
} verwijderen.
event_text-big_is_fewer = Hebben beide aanlegplaatsen genoeg, dan is die met minder kaarten groot.
event_text-reverse_stack = Schatten worden van boven naar onder genomen; { small_islands-undercut } brengt een kompas bovenop de stapel.
event_text-explore_two_coasts = Ook de volgende { $extra ->
    [one] kust wordt
   *[other] { $extra } kusten worden
} verkend.
shift-big = { $big_fewer ->
    [0] { $big_more ->
        [0] de gewone schatten
        [one] 1 schat meer
       *[other] { $big_more } schatten meer
    }
    [one] 1 schat minder
   *[other] { $big_fewer } schatten minder
}
shift-small = { $small_fewer ->
    [0] { $small_more ->
        [0] de gewone schatten
        [one] 1 schat meer
       *[other] { $small_more } schatten meer
    }
    [one] 1 schat minder
   *[other] { $small_fewer } schatten minder
}
island-price = { $same_color ->
    [0] { $any_color ->
        [one] 1 kaart
       *[other] { $any_color } kaarten
    }
   *[other] { $same_color } kaarten van één kleur{ $any_color ->
        [0] {""}
       *[other] {" "}en { $any_color } naar keuze
    }
}
stack-end = { $reversed ->
    [1] bovenop
   *[0] onder
}
icon-drop = verwijder { $icon_cubes ->
    [one] 1 blokje
   *[other] tot { $icon_cubes } blokjes
}
then-out = { $then_pass ->
    [1] {" "}{ $you ->
        [yes] Daarna pas je.
       *[no] Daarna doet { $who } deze ronde niet meer mee.
    }
   *[0] {""}
}
tile_text-discard_cubes = verwijder { $amount ->
    [one] 1 vloekblokje
   *[other] tot { $amount } vloekblokjes
}
tile_text-compass_to_bottom = schuif een van je kompassen { stack-end } zijn stapel
tile_text-place_compass = leg een kompas op een aanlegplaats zonder eigen kompas
tile_text-draw_maps = trek { $amount ->
    [one] 1 landkaart
   *[other] { $amount } landkaarten
}
tile_text-reveal_treasure = { $cubes ->
    [0] {""}
    [one] neem een vloekblokje en{" "}
   *[other] neem { $cubes } vloekblokjes en{" "}
}draai een schat open, om te houden of af te leggen
tile_text-move_ship = vaar het schip { $amount ->
    [one] een hoek
   *[other] { $amount } hoeken
} verder

## the table

table-round = ronde { $round }/{ $rounds }
table-final = laatste verkenning
table-event = gebeurtenis { $id }: { $name }
table-events-left = nog { $count ->
    [one] 1 gebeurtenis
   *[other] { $count } gebeurtenissen
}
table-events-known = nog: { $ids }
table-decks = landkaarten { $maps } (afgelegd { $discards })
table-treasures = schatten { $count } (stapel { $pile })
table-treasures-gone = schatten 0
table-islands = kleine eilanden
table-closed = gesloten: { $names }
table-hand = { $you ->
    [yes] jouw hand
   *[no] hand: { $who }
}
table-aaron-hand = Aarons hand
table-empty = leeg
table-revealed = schatten op tafel
table-open = open schatten
table-healers = heelsters op tafel
table-own-healers = { $you ->
    [yes] jouw heelsters
   *[no] heelsters: { $who }
}
table-tossing = niet te houden
table-ship = schip
table-bow = boeg: { $coast }
table-gold = { $gold } goud
table-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
table-compasses = kompassen { $free }/{ $all }
table-passed = gepast
table-out = geëlimineerd
table-healer = heelster: { $cost }
table-no-treasures = nog geen schatten
table-big = grote buit { $count }
table-small = kleine buit { $count }
table-final-loot = later { $count }
table-no-loot = nog geen buit
table-loot-order = aanlegplaats { $landing }, { $loot }: { $order }
table-stack = kompassen van onderaf: { $parties }
table-chests = { $count ->
    [one] 1 schatkist
   *[other] { $count } schatkisten
}
table-cubes = { $cubes ->
    [one] 1 vloekblokje
   *[other] { $cubes } vloekblokjes
}
table-shut = gesloten
table-piles = stapels
table-people = gebieden van de spelers
table-events = gebeurtenissen
table-columns = landkaarten bij de aanlegplaatsen
table-treasures-of = { $you ->
    [yes] jouw schatten
   *[no] schatten: { $who }
}
deck-maps = landkaarten
deck-map-discards = afgelegde landkaarten
deck-treasures = schatten
deck-treasure-discards = afgelegde schatten
letter-aaron = N

## choices

choices-play = Landkaarten spelen op
choices-play-on = Landkaarten spelen op aanlegplaats { $landing }
choices-pay = Een klein eiland gebruiken, met
choice-after = { $count } van { $threshold } kaarten
choice-done = dat is alles
choice-toss-done = niets meer afleggen
choice-toss = { $card } afleggen
choice-lay = { $card } leggen
choice-play = { $card } op aanlegplaats { $landing }
choice-pay = { $cards } betalen
choice-from = van aanlegplaats { $landing }
choice-at = aanlegplaats { $landing }
choice-do = uitvoeren
choice-decline = afzien
choice-copy-draw = { icons-draw }
choice-copy-discard = { icon-drop }
choice-draw = trekken
choice-drop = { $cubes ->
    [one] 1 blokje verwijderen
   *[other] { $cubes } blokjes verwijderen
}
choice-drop-none = niets verwijderen
choice-keep = houden
choice-discard = afleggen
choice-healer = heelster { $id }
choice-aaron = voor Aaron spelen
choice-pass = passen
choice-then = je hebt dan { $then ->
    [0] geen vloekblokjes
    [one] 1 vloekblokje
   *[other] { $then } vloekblokjes
}
choice-discard-says = geen vloek; daarna blokjes verwijderen, meer met amuletten ({ $amulets })
costs-cubes = je neemt { $cubes ->
    [one] 1 vloekblokje
   *[other] { $cubes } vloekblokjes
}
brings-enough = genoeg kaarten voor buit
yields-own = jij { $cubes }
yields-others = anderen { $cubes }
yields-curse = alle anderen nemen een blokje
yields-front = gaat naar voren

## what a card is, in words

explain-icon-none = geen symbool
explain-icon-draw = iedereen met een kompas daar mag 1 kaart trekken
explain-icon-discard = iedereen met een kompas daar mag { $icon_cubes ->
    [one] 1 vloekblokje
   *[other] tot { $icon_cubes } vloekblokjes
} verwijderen
explain-icon-chest = een schatkist: 1 schat meer als de buit gevonden wordt
explain-icon-plus_one = telt als 2 landkaarten
explain-wild = heeft de waarde van de kaart ervoor
explain-one = op een lege aanlegplaats of achter een 1 nemen alle anderen 1 vloekblokje; anders gaat ze naar voren en mag je een symbool van de kolom gebruiken
explain-gold = { $gold } goud
explain-book = { $times } keer de vloek van een andere schat
explain-jewel = sets van 2 en 3 juwelen geven een bonus
explain-crosses = { $count ->
    [one] 1 kruis
   *[other] { $count } kruisen
}; de meeste kruisen betalen het best
explain-skull = { $kind }; verschillende schedels betalen voor elke andere soort die je hebt
explain-amulet = 1 blokje meer telkens als je een schat aflegt
explain-curse = vloek { $cubes }
explain-no-curse = geen vloek
explain-crossed = bij houden tot { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
} verwijderen
explain-pile = stapel { $pile }
explain-per-cube = { $gold } goud per blokje
explain-fixed = { $gold } goud
explain-plus = { $first } plus { $second }
explain-cost-now = { $you ->
    [yes] { $gold } goud voor jou
   *[no] { $gold } goud voor { $who }
}
kinds-right = naar rechts
kinds-left = naar links
kinds-front = naar voren
types-amulet = amulet
types-coin_bag = geldbuidel
types-book = boek
types-jewel = juweel
types-crown = kroon
types-skull = schedel
colours-red = rood
colours-green = groen
colours-purple = paars
colours-orange = oranje
input-nothing-called = Niets op tafel heet “{ $text }”; typ een nummer uit de lijst, of ? voor hulp.
input-which = “{ $text }” kan meerdere keuzes betekenen; typ een nummer uit de lijst.
help-typing-turn = Kaarten mogen kort en achter elkaar, zoals in “speel 4 r5 r7”, met “dat is alles” erachter als dat zo is, en een betaling zoals in “betaal r5 r7”.
typed-play = speel spelen
typed-lay = leg leggen
typed-pay = betaal betalen
typed-toss = afleggen

## what the signs mean

legend-compass = kompas van een speler; een stapel lees je van onderaf
legend-count = landkaarten van hoeveel er nodig zijn voor buit
legend-draw = trek 1 kaart
legend-discard = { icon-drop }
legend-chest = schatkist; schat
legend-plus = telt als 2 kaarten
legend-wild = joker
legend-cube = vloekblokje
legend-cross = kruis van een kroon
legend-first = startspelertegel
legend-colours = R rood, G groen, P paars, O oranje
legend-ship = het schip; zijn boeg wijst langs de kust die verkend wordt
legend-enough = brengt de aanlegplaats op genoeg kaarten
legend-skull = schedel naar rechts, links, voren
legend-explain = ? met een naam legt een kaart, gebeurtenis, eiland, schat of heelster uit, zoals in “? { $name }”.

## the end

score-amulet = amuletten
score-coin_bag = geldbuidels
score-book = boeken
score-jewel = juwelen
score-crown = kronen
score-skull = schedels
score-crown_bonus = verzamelaarsbonus kronen
score-first_player = startspelertegel
score-healer = heelster
score-cubes = vloekblokjes
score-total = waarde van de buit
score-out = uit
ending-island-explored = Het eiland is verkend.
ending-treasures-exhausted = Er zijn geen schatten meer op het eiland.
tie-break-first-player = Gelijke waarde: wie van hen met de klok mee vanaf de startspelertegel het eerst komt, wint.

## de begeleide eerste partij

lesson-island-title = Eiland, kusten, schip
lesson-island = Rond het eiland liggen acht aanlegplaatsen, twee aan elke kust. Het schip wijst naar de westkust: die wordt nu verkend. De waardevolste buit wint.
lesson-hand-title = Je hand
lesson-hand = Landkaarten hebben een kleur, een getal en vaak een symbool. Je legt ze in kolommen; genoeg kaarten leiden naar een schat.
lesson-compass-title = Een kaart en je kompas
lesson-compass = Leg groen 3 en 5 op de bovenste aanlegplaats in het westen, meer niet. Je kompas komt daar op de stapel: hoe lager, hoe beter.
lesson-rising-title = Oplopend, één kleur
lesson-rising = Een kolom heeft één kleur en de getallen dalen nooit. Je vier groene kaarten passen zo: 3, 5, 6 en 7.
lesson-icons-title = Symbolen
lesson-icons = Door groen 5 mag iedereen met een kompas daar een kaart trekken. Nu ben jij dat alleen: trek er een.
lesson-one-title = Een 1 vervloekt de anderen
lesson-one = Een 1 op een lege aanlegplaats geeft alle anderen een blokje, en blokjes brengen ellende. Leg paars 1 in het noorden, links.
lesson-small-title = Een gunst voor twee kaarten
lesson-small = Twee kaarten van één kleur kopen de gunst van een klein eiland. Betaal beide rode bij ‘Zeekaarten’ en trek er twee.
lesson-pass-title = Pas
lesson-pass = Wie als eerste past, begint de volgende ronde en houdt de overige kaarten. Voor nu is het genoeg: pas.
lesson-loot-title = Grote en kleine buit
lesson-loot = Vier kaarten waren genoeg: grote buit, een schat per kompas en kist. Het onderste kompas koos eerst. Nu jij.
lesson-take-title = Houden of wegleggen
lesson-take = Neem het juweel en houd het. Het is vervloekt en kost je blokjes. Wie een schat weglegt, raakt juist blokjes kwijt.
lesson-cubes-title = Dertien is het einde
lesson-cubes = Met dertien blokjes lig je er aan het einde uit. Met minder betaal je een genezer in goud. Kleine eilanden en symbolen helpen.
lesson-end-title = Vijf rondes
lesson-end = Na vijf rondes worden alle kusten nog eens verkend. Dan wint de waardevolste buit: reeksen juwelen, kronen en schedels leveren extra op.
