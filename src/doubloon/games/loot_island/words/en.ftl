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

## map_icons

map_icons-discard = Discard 1 cube
map_icons-draw = Draw 1 card
map_icons-chest = Chest
map_icons-plus-one = +1
map_icons-wild = Wild card
map_icons-number-one = Card number 1

## loot

loot-loot = Loot
loot-big-loot = Big Loot
loot-small-loot = Small Loot
loot-no-loot = No Loot

## treasure_types

treasure_types-amulet = Amulet
treasure_types-coin-bag = Coin Bag
treasure_types-book = Book
treasure_types-jewel = Jewel
treasure_types-crown = Crown
treasure_types-skull = Skull

## treasure_terms

treasure_terms-base-value = Base value
treasure_terms-curse-value = Curse value
treasure_terms-collector-bonus = Collector bonus
treasure_terms-cross = Cross symbol
treasure_terms-crossed-cube = Crossed cube
treasure_terms-set = Set
treasure_terms-reference-number = Reference number
treasure_terms-curse = Curse

## skull_kinds

skull_kinds-right = Facing right
skull_kinds-left = Facing left
skull_kinds-front = Facing front

## player_colors

player_colors-blue = Blue
player_colors-red = Red
player_colors-white = White
player_colors-yellow = Yellow
player_colors-black = Black

## map_colors

map_colors-red = Red
map_colors-green = Green
map_colors-purple = Purple
map_colors-orange = Orange

## map_symbols

map_symbols-anchor = Anchor
map_symbols-palm = Palm
map_symbols-shell = Shell
map_symbols-sun = Sun

## small_islands

small_islands-cleanse-3 = Cleanse 3
small_islands-cleanse-2 = Cleanse 2
small_islands-undercut = Undercut
small_islands-outpost = Outpost
small_islands-charts = Charts
small_islands-dig = Dig
small_islands-sail = Sail

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

## virtual_player

virtual_player-aaron = Aaron

## the cards as events and questions call them

cards-R01a = red 1
cards-R01b = red 1
cards-R02a = red 2
cards-R02b = red 2
cards-R03a = red 3
cards-R03b = red 3
cards-R04a = red 4
cards-R04b = red 4
cards-R05a = red 5
cards-R05b = red 5
cards-R06a = red 6
cards-R06b = red 6
cards-R07a = red 7
cards-R07b = red 7
cards-R08a = red 8
cards-R08b = red 8
cards-R09a = red 9
cards-R09b = red 9
cards-R10a = red 10
cards-R10b = red 10
cards-RWa = red wild
cards-RWb = red wild
cards-G01a = green 1
cards-G01b = green 1
cards-G02a = green 2
cards-G02b = green 2
cards-G03a = green 3
cards-G03b = green 3
cards-G04a = green 4
cards-G04b = green 4
cards-G05a = green 5
cards-G05b = green 5
cards-G06a = green 6
cards-G06b = green 6
cards-G07a = green 7
cards-G07b = green 7
cards-G08a = green 8
cards-G08b = green 8
cards-G09a = green 9
cards-G09b = green 9
cards-G10a = green 10
cards-G10b = green 10
cards-GWa = green wild
cards-GWb = green wild
cards-P01a = purple 1
cards-P01b = purple 1
cards-P02a = purple 2
cards-P02b = purple 2
cards-P03a = purple 3
cards-P03b = purple 3
cards-P04a = purple 4
cards-P04b = purple 4
cards-P05a = purple 5
cards-P05b = purple 5
cards-P06a = purple 6
cards-P06b = purple 6
cards-P07a = purple 7
cards-P07b = purple 7
cards-P08a = purple 8
cards-P08b = purple 8
cards-P09a = purple 9
cards-P09b = purple 9
cards-P10a = purple 10
cards-P10b = purple 10
cards-PWa = purple wild
cards-PWb = purple wild
cards-O01a = orange 1
cards-O01b = orange 1
cards-O02a = orange 2
cards-O02b = orange 2
cards-O03a = orange 3
cards-O03b = orange 3
cards-O04a = orange 4
cards-O04b = orange 4
cards-O05a = orange 5
cards-O05b = orange 5
cards-O06a = orange 6
cards-O06b = orange 6
cards-O07a = orange 7
cards-O07b = orange 7
cards-O08a = orange 8
cards-O08b = orange 8
cards-O09a = orange 9
cards-O09b = orange 9
cards-O10a = orange 10
cards-O10b = orange 10
cards-OWa = orange wild
cards-OWb = orange wild
map-with-icon = { $card } ({ $icon })
map-icon-draw = draw
map-icon-discard = discard
map-icon-chest = chest
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
icons-draw = draw 1 card
icons-discard = discard 1 cube
coasts-0 = north coast
coasts-1 = east coast
coasts-2 = south coast
coasts-3 = west coast
corners-0 = north-west
corners-1 = north-east
corners-2 = south-east
corners-3 = south-west
landings-0 = north left
landings-1 = north right
landings-2 = east upper
landings-3 = east lower
landings-4 = south right
landings-5 = south left
landings-6 = west lower
landings-7 = west upper

## prompts: what is asked now, and the rule behind it in plain words

prompt-keep-hand = Choose { $owed ->
    [one] one more card
   *[other] { $owed } more cards
} that you do not keep.
prompt-extra = Draw { $cards ->
    [one] 1 extra map card
   *[other] { $cards } extra map cards
} and take { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}?
prompt-toss = Which of your old cards do you discard before hands are filled up?
prompt-withdraw = { $you ->
    [yes] Which of your compasses comes back?
   *[no] Which compass of { $who } comes back?
}
prompt-turn = Play maps to a landing, use a small island, or pass.
prompt-turn-aaron = You act for Aaron: play his maps, or use a small island with his cards.
prompt-source = { $you ->
    [yes] From which landing do you move a compass to the { $landing } landing?
   *[no] From which landing does { $who } move a compass to the { $landing } landing?
}
prompt-lay = { $you ->
    [yes] The { $landing } landing: lay one more card, or is that all?
   *[no] The { $landing } landing: one more card for { $who }, or is that all?
}
prompt-pay-more = The small island costs { $cards ->
    [one] one more card
   *[other] { $cards } more cards
} of any colour: which?
prompt-tile = { $you ->
    [yes] Which small island do you use?
   *[no] Which small island does { $who } use?
}
prompt-perform = { $you ->
    [yes] { $tile }: do you perform the action?
   *[no] { $tile }: does { $who } perform the action?
}
prompt-undercut = { $you ->
    [yes] Which of your compasses goes to the { stack-end } of its stack?
   *[no] Which compass of { $who } goes to the { stack-end } of its stack?
}
prompt-outpost = { $you ->
    [yes] On which landing do you put a compass?
   *[no] On which landing does { $who } put a compass?
}
prompt-drop = { $reason ->
    [island] The small island: discard how many of your { $cubes } cubes, up to { $most }?
    [crossed] The treasure shows crossed cubes: discard how many of your { $cubes } cubes, up to { $most }?
    [discard] You discard the treasure: discard how many of your { $cubes } cubes, up to { $most }?
    [event] The event: discard how many of your { $cubes } cubes, up to { $most }?
   *[icon] The map shows it: discard how many of your { $cubes } cubes, up to { $most }?
}
prompt-draw = The map lets you draw a card: do you?
prompt-copy = Your 1 goes in front: use an icon that lay there before?
prompt-pick = The loot lies open: take one treasure.
prompt-open-pick = You pass: take one of the open treasures and keep it.
prompt-treasure = You take { $type } #{ $ref }: keep it, or discard it?
prompt-healer = You have { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}: which healer do you choose?
prompt-offer = Which of your healers do you put on the table?
rule-keep-hand = Whoever sits later in turn order was dealt more cards, and all keep equally many. Everybody chooses in secret and at the same time; then the rejected cards are discarded face up.
rule-extra = In turn order from the First Player, everybody may take these cards, all or none, and pays with cubes for them. Hands may grow beyond their usual size.
rule-toss = Before hands are filled up, you may discard any cards left from the last round, face up. Cards are named from the lowest to the highest; what you keep counts towards the new hand.
rule-withdraw = The event allows fewer compasses of one player on the main island than lie there, so one of your choice goes back to its owner’s area. The compasses above it drop down.
rule-turn = Do one thing: play one or more maps of one colour to one landing, where a compass of yours must lie or is put on top of the stack; or use a small island, which costs { island-price }{ $then_pass ->
    [1] , and you pass after it
   *[0] {""}
}; or pass and be out for the round. The first to pass takes the First Player tile.
rule-turn-aaron = In a game of two you may spend your turn on Aaron: his open cards and his compasses follow the usual rules and you decide everything. He takes no cubes, draws no cards and keeps only crowns, which count in the crown ranking.
rule-source = { $free ->
    [0] No compass is free
   *[other] The event allows no more compasses on the main island
}, so one that lies on another landing has to move. It leaves its stack, those above it drop down, and it goes on top of the stack of the new landing.
rule-lay = Cards of one play have one colour and are laid in ascending order at the end of the column; wilds fit anywhere, a 1 behind higher cards goes to the front. When you are done their icons take effect, in the order laid.
rule-pay-more = Now a small island costs { island-price }. The colour of what is still owed does not matter, and numbers and icons of paid cards never do.
rule-tile = Choose any small island that lies face up. You may perform its action or not; either way it is turned face down and is closed to everyone until the next round.{ then-out }
rule-perform = The action of a small island is an offer as a whole. You may decline it, for instance because you only wanted to close the island to the others.{ then-out }
rule-undercut = Choose a landing with { $you ->
    [yes] a compass of yours
   *[no] a compass of { $who }
} and move it to the { stack-end } of its stack, { $reversed ->
    [1] as in this round treasures are taken from the top down. It stays there, and later rounds begin at the bottom again.
   *[0] { $you ->
        [yes] so that you take treasures first there.
       *[no] so that { $who } takes treasures first there.
    }
}
rule-outpost = Choose a landing without { $you ->
    [yes] a compass of yours
   *[no] a compass of { $who }
} and put one on top of its stack. No cards are played and no icon takes effect; the landing may even have no cards at all.
rule-drop = Discarded cubes go back to the supply. You choose how many, up to what is offered and to what you have. Whoever holds 13 or more at the end of the game is eliminated, and all others pay a healer for theirs.
rule-draw = Everybody with a compass on the landing, also whoever has passed, may draw the top map card. Whoever plays the card is asked first, then the others clockwise.
rule-copy = A 1 that is put in front of higher cards lets you, and only you, use one draw or discard icon of a card that lay in the column before. Each such 1 does so once.
rule-pick = In the order of the compasses, { $reversed ->
    [1] with this event from the top of the stack to the bottom
   *[0] from the bottom of the stack to the top
} and again, everybody takes one treasure and keeps or discards it at once, until none is left. Taking is a must.
rule-open-pick = While this event is in force, whoever passes takes one of the open treasures. It has to be kept, with its curse; crossed cubes on it may be used as usual.
rule-treasure = A kept treasure lies before you until the end and gives you as many cubes as its curse says. A discarded one gives no curse and lets you discard up to 2 cubes, and one more for every amulet you own.
rule-healer = Whoever has cubes left needs a healer; fewest cubes choose first. A healer costs gold for every cube, or a fixed sum, or both. Whoever cannot pay is eliminated.
rule-offer = Everybody puts one of two healers on the table, in secret and at the same time. Then they are chosen as usual, fewest cubes first; your own card is not reserved for you.

## options of the table

option-healers = Healers
option-healers-help = Whether the healers lie face down until the end, lie open from the start, or are dealt to the players.
option-healers-hidden = face down
option-healers-open = { variants-healer-1 }
option-healers-dealt = { variants-healer-2 }
option-events_shown = { variants-events }
option-events_shown-help = Whether all see at the start which events will come, though not in which order.
option-events_shown-no = no
option-events_shown-yes = yes
option-initial_hand = { variants-initial-hand }
option-initial_hand-help = Whether players later in turn order are dealt more cards, of which all keep equally many.
option-initial_hand-no = no
option-initial_hand-yes = yes

## events: $who is a party's name, $you tells whether the reader is it

event-round = Round { $round }.
event-event = The event of this round: { $id }.
event-events-shown = These events are to come, in no known order: { $ids }.
event-ship-moved = The ship sails to the corner in the { $corner }.
event-ship-turned = The ship turns round on its corner in the { $corner }.
event-island-closed = The small island “{ $tile }” is closed for this round.
event-first-player = { $you ->
    [yes] You have the First Player tile.
   *[no] { $who } has the First Player tile.
}
event-healers-dealt = { $you ->
    [yes] You are dealt healers: { $ids }.
   *[no] { $who } is dealt healers: { $ids }.
}
event-tossing = { $you ->
    [yes] You do not want to keep { $cards }.
   *[no] { $who } does not want to keep { $cards }.
}
event-tossed = { $you ->
    [yes] You discard { $cards }.
   *[no] { $who } discards { $cards }.
}
event-drew = { $you ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
}
event-drew-hidden = { $you ->
    [yes] You draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[no] { $who } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
event-aaron-drew = Aaron’s new cards: { $cards }.
event-maps-shuffled = The map discards are shuffled into a new deck of { $count }.
event-treasures-shuffled = The treasure discards are shuffled into a new deck of { $count }.
event-treasures-revealed = Revealed: { $treasures }.
event-treasures-exhausted = The treasures have run out: the game goes straight to its end.
event-compass = { $you ->
    [yes] You put a compass on top of the stack of the { $landing } landing.
   *[no] { $who } puts a compass on top of the stack of the { $landing } landing.
}
event-compass-back = { $you ->
    [yes] Your compass on the { $landing } landing comes back.
   *[no] The compass of { $who } on the { $landing } landing comes back.
}
event-laid = { $you ->
    [yes] You lay { $card } on the { $landing } landing.
   *[no] { $who } lays { $card } on the { $landing } landing.
}
event-undercut = { $you ->
    [yes] Your compass on the { $landing } landing changes its place in the stack.
   *[no] The compass of { $who } on the { $landing } landing changes its place in the stack.
}
event-copied = { $you ->
    [yes] You use an icon of the column: { $icon }.
   *[no] { $who } uses an icon of the column: { $icon }.
}
event-paid = { $you ->
    [yes] You pay { $cards }.
   *[no] { $who } pays { $cards }.
}
event-island-used = { $you ->
    [yes] You use the small island “{ $tile }”.
   *[no] { $who } uses the small island “{ $tile }”.
}
event-cubes-taken = { $you ->
    [yes] You take { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
   *[no] { $who } takes { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
}
event-cubes-dropped = { $you ->
    [yes] You discard { $cubes ->
        [0] no cube
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
   *[no] { $who } discards { $cubes ->
        [0] no cube
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
}
event-passed = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
event-aaron-out = Aaron is out for this round.
event-exploring = The { $coast } is explored.
event-loot = The { $landing } landing yields { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}.
event-cleaned-up = The { $coast } is cleared: compasses go home, maps are discarded.
event-final-exploration = The final exploration begins.
event-kept = { $you ->
    [yes] You keep { $type } #{ $ref }.
   *[no] { $who } keeps { $type } #{ $ref }.
}
event-discarded = { $you ->
    [yes] You discard { $type } #{ $ref }.
   *[no] { $who } discards { $type } #{ $ref }.
}
event-aaron-kept = Aaron keeps { $type } #{ $ref }.
event-aaron-discarded = Aaron discards { $type } #{ $ref }.
event-eliminated = { $you ->
    [yes] With { $cubes } cubes you are eliminated and lose all treasures.
   *[no] With { $cubes } cubes { $who } is eliminated and loses all treasures.
}
event-offering = { $you ->
    [yes] You choose to put a healer on the table: { $id }.
   *[no] { $who } chooses to put a healer on the table: { $id }.
}
event-healers-shown = The healers on the table: { $ids }.
event-healed = { $you ->
    [yes] You choose the healer for { $id }.
   *[no] { $who } chooses the healer for { $id }.
}
event-cannot-pay = { $you ->
    [yes] You cannot pay the healer and are eliminated.
   *[no] { $who } cannot pay the healer and is eliminated.
}
event-loot-value = { $you ->
    [yes] Your loot value: { $loot }.
   *[no] Loot value of { $who }: { $loot }.
}
event-game-over = End of the game.

## why a move cannot be taken back

undo-hands-chosen = everybody has chosen a hand, and all have seen what was discarded
undo-maps-drawn = map cards have been drawn
undo-treasures-revealed = treasures have been revealed
undo-event-turned = the next event has been turned up
undo-island-closed = chance has closed a small island
undo-turn-passed = the turn has gone on to the next player
undo-healers-shown = the healers have been turned up
undo-game-over = the game is over

## why a move is refused

refused-LI-031 = That small island is not in this game; choose one that lies on the table.
refused-LI-041 = You cannot discard more cubes than you have.
refused-LI-066 = Discard cards of your hand from the lowest to the highest, or say done.
refused-LI-070 = It is another player’s turn; wait until you are asked.
refused-LI-071 = On a turn you play maps, use a small island or pass; choose one of these.
refused-LI-090 = A small island costs { island-price }; pay with cards that you hold.
refused-LI-091 = For a payment two equal cards are the same; name the first of them.
refused-LI-092 = That small island cannot be chosen; name one that lies face up.
refused-LI-093 = Perform the action of the small island, or decline it.
refused-LI-094 = That small island lies face down until the next round.
refused-LI-103 = Name a landing where a compass lies that can be moved.
refused-LI-107 = Only cards of the hand can be played, all of one colour; name one of those, or say done.
refused-LI-121 = The other landing of this coast has that colour already; the two must differ.
refused-LI-124 = A column has one colour; that card has another.
refused-LI-125 = The card is lower than the last one of the column; it must be equal or higher.
refused-LI-126 = Cards of one play are laid in ascending order; that one would have come before.
refused-LI-136 = Of two equal cards copy a goes first; name that one.
refused-LI-142 = The icon does not allow that many cubes.
refused-LI-143 = Draw the card, or decline.
refused-LI-148 = Only an icon that lay in the column before can be used; or decline.
refused-LI-173 = It is another player’s turn to take a treasure; wait until you are asked.
refused-LI-174 = You must take one of the treasures that lie open.
refused-LI-190 = First decide about the treasure: keep it or discard it.
refused-LI-192 = The treasure does not show that many crossed cubes.
refused-LI-193 = For a discarded treasure that would be too many cubes.
refused-LI-345 = Choose one of the healers that lie open.
refused-LI-347 = Whoever has cubes must choose a healer.
refused-LI-357 = The game is over; nothing more can be played.
refused-LI-380 = The small island does not allow that many cubes.
refused-LI-381 = Name a landing with your own compass, or decline.
refused-LI-383 = Name a landing without your own compass, or decline.
refused-LI-410 = Draw the extra cards with their cubes, or decline.
refused-LI-412 = Take one of the treasures that the event laid open.
refused-LI-413 = The treasure of this event has to be kept; name the one that you take.
refused-LI-424 = Name a landing from which a compass comes back.
refused-LI-425 = Name a landing where a compass lies that can be moved.
refused-LI-427 = Not even with this event does the icon allow that many cubes.
refused-LI-429 = With this event a small island costs { island-price }; pay with cards that you hold.
refused-LI-431 = With this event a small island costs { island-price }; pay with what you hold.
refused-LI-433 = The event does not allow that many cubes.
refused-LI-436 = Name a landing with your own compass, or decline.
refused-LI-437 = It is another player’s turn to take a treasure; wait until you are asked.
refused-LI-440 = This event replaces the price: a small island costs { island-price } and you pass.
refused-LI-500 = Aaron only plays along in a game of two.
refused-LI-520 = A turn for Aaron uses only his cards and compasses; name one of his cards.
refused-LI-521 = Aaron cannot pass; play for him, or take the choice back.
refused-LI-553 = Aaron is out for this round.
refused-LI-555 = Aaron’s cards allow no turn.
refused-LI-603 = Put one of your own two healers on the table.
refused-LI-605 = Name cards of your hand that you do not keep, as many as you were dealt too much.

## what events and small islands do

event_text-optional_draw_for_cubes = At once each player may draw { $draw ->
    [one] 1 extra map
   *[other] { $draw } extra maps
} for { $cubes ->
    [0] nothing
    [one] 1 cube
   *[other] { $cubes } cubes
}.
event_text-treasure_on_pass = One treasure per player lies open; whoever passes takes one and keeps it.
event_text-island_use_gives_cube = Every use of a small island gives its user { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
event_text-loot_shift = { $alike ->
    [1] Big and small loot: { shift-big } each.
   *[0] Big loot: { shift-big }. Small loot: { shift-small }.
}
event_text-ship_moves_again = At once the ship moves { $steps ->
    [one] one more corner
   *[other] { $steps } more corners
}.
event_text-ship_turns_round = At once the ship turns round on its corner.
event_text-random_island_closed = At once { $tiles ->
    [one] a random small island is
   *[other] { $tiles } random small islands are
} closed for this round.
event_text-compass_limit = At most { $limit ->
    [one] 1 compass
   *[other] { $limit } compasses
} per player on the main island.
event_text-smaller_refill = Hands are filled up to { $delta_fewer ->
    [0] { $delta_more ->
        [0] their usual size
        [one] one card more
       *[other] { $delta_more } cards more
    }
    [one] one card fewer
   *[other] { $delta_fewer } cards fewer
}.
event_text-discard_icon_doubled = The icon “discard 1 cube” allows up to { $cubes }.
event_text-island_cost = A small island costs { island-price }.
event_text-first_pass_curses_others = As soon as somebody is the first to pass, all others take { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
event_text-island_cheap_then_pass = A small island costs { island-price }, and its user passes at once.
event_text-small_loot_cleanse = Everybody at the small loot may discard { $cubes ->
    [one] 1 cube
   *[other] up to { $cubes } cubes
}.
event_text-big_is_fewer = If both landings have enough, the one with fewer cards is big.
event_text-reverse_stack = Treasures are taken from the top of the stack down; { small_islands-undercut } moves a compass to the top.
event_text-explore_two_coasts = { $extra ->
    [one] The next coast is
   *[other] The next { $extra } coasts are
} explored too.
shift-big = { $big_fewer ->
    [0] { $big_more ->
        [0] the usual treasures
        [one] 1 treasure more
       *[other] { $big_more } treasures more
    }
    [one] 1 treasure fewer
   *[other] { $big_fewer } treasures fewer
}
shift-small = { $small_fewer ->
    [0] { $small_more ->
        [0] the usual treasures
        [one] 1 treasure more
       *[other] { $small_more } treasures more
    }
    [one] 1 treasure fewer
   *[other] { $small_fewer } treasures fewer
}
island-price = { $same_color ->
    [0] { $any_color ->
        [one] 1 card
       *[other] { $any_color } cards
    }
   *[other] { $same_color } cards of one colour{ $any_color ->
        [0] {""}
       *[other] {" "}and { $any_color } of any colour
    }
}
stack-end = { $reversed ->
    [1] top
   *[0] bottom
}
icon-drop = { $icon_cubes ->
    [one] discard 1 cube
   *[other] discard up to { $icon_cubes } cubes
}
then-out = { $then_pass ->
    [1] {" "}{ $you ->
        [yes] After that you pass.
       *[no] After that { $who } is out for this round.
    }
   *[0] {""}
}
tile_text-discard_cubes = discard { $amount ->
    [one] 1 cube
   *[other] up to { $amount } cubes
}
tile_text-compass_to_bottom = move one of your compasses to the { stack-end } of its stack
tile_text-place_compass = put a compass on a landing without one of yours
tile_text-draw_maps = draw { $amount ->
    [one] 1 map card
   *[other] { $amount } map cards
}
tile_text-reveal_treasure = { $cubes ->
    [0] {""}
    [one] take a cube and{" "}
   *[other] take { $cubes } cubes and{" "}
}reveal a treasure, to keep or discard
tile_text-move_ship = move the ship { $amount ->
    [one] one corner
   *[other] { $amount } corners
} on

## the table

table-round = round { $round }/{ $rounds }
table-final = final exploration
table-event = event { $id }: { $name }
table-events-left = { $count ->
    [one] 1 event
   *[other] { $count } events
} to come
table-events-known = to come: { $ids }
table-decks = maps { $maps } (discarded { $discards })
table-treasures = treasures { $count } (pile { $pile })
table-treasures-gone = treasures 0
table-islands = small islands
table-closed = closed: { $names }
table-hand = { $you ->
    [yes] your hand
   *[no] hand: { $who }
}
table-aaron-hand = Aaron’s hand
table-empty = empty
table-revealed = treasures on the table
table-open = open treasures
table-healers = healers on the table
table-own-healers = { $you ->
    [yes] your healers
   *[no] healers: { $who }
}
table-tossing = not to keep
table-ship = ship
table-bow = bow: { $coast }
table-gold = { $gold } gold
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-compasses = compasses { $free }/{ $all }
table-passed = passed
table-out = eliminated
table-healer = healer: { $cost }
table-no-treasures = no treasures yet
table-big = big loot { $count }
table-small = small loot { $count }
table-final-loot = later { $count }
table-no-loot = no loot yet
table-loot-order = { $landing }, { $loot }: { $order }
table-stack = compasses from the bottom: { $parties }
table-chests = { $count ->
    [one] 1 chest
   *[other] { $count } chests
}
table-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
table-shut = closed
table-piles = decks
table-people = players’ areas
table-events = events
table-columns = cards on the landings
table-treasures-of = { $you ->
    [yes] your treasures
   *[no] treasures: { $who }
}
deck-maps = map cards
deck-map-discards = discarded map cards
deck-treasures = treasures
deck-treasure-discards = discarded treasures
letter-aaron = N

## choices

choices-play = Play maps on
choices-play-on = Play maps on the { $landing } landing
choices-pay = Use a small island, paying
choice-after = { $count } of { $threshold } cards
choice-done = that is all
choice-toss-done = discard no more
choice-toss = discard { $card }
choice-lay = lay { $card }
choice-play = { $card } on the { $landing } landing
choice-pay = pay { $cards }
choice-from = from the { $landing } landing
choice-at = the { $landing } landing
choice-do = perform it
choice-decline = decline
choice-copy-draw = { icons-draw }
choice-copy-discard = { icon-drop }
choice-draw = draw
choice-drop = { $cubes ->
    [one] discard 1 cube
   *[other] discard { $cubes } cubes
}
choice-drop-none = discard none
choice-keep = keep
choice-discard = discard
choice-healer = healer { $id }
choice-aaron = play for Aaron
choice-pass = pass
choice-then = then you have { $then ->
    [0] no cubes
    [one] 1 cube
   *[other] { $then } cubes
}
choice-discard-says = no curse; then discard cubes, more with amulets ({ $amulets })
costs-cubes = you take { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
brings-enough = enough cards for loot
yields-own = you { $cubes }
yields-others = others { $cubes }
yields-curse = everybody else takes a cube
yields-front = goes in front

## what a card is, in words

explain-icon-none = no icon
explain-icon-draw = everybody with a compass there may draw 1 card
explain-icon-discard = everybody with a compass there may discard { $icon_cubes ->
    [one] 1 cube
   *[other] up to { $icon_cubes } cubes
}
explain-icon-chest = a chest: 1 treasure more when the loot is found
explain-icon-plus_one = counts as 2 map cards
explain-wild = has the value of the card before it
explain-one = on an empty landing or behind a 1 all others take 1 cube; otherwise it goes in front and lets you use an icon of the column
explain-gold = { $gold } gold
explain-book = { $times } times the curse of another treasure
explain-jewel = sets of 2 and 3 jewels pay a bonus
explain-crosses = { $count ->
    [one] 1 cross
   *[other] { $count } crosses
}; the most crosses pay best
explain-skull = { $kind }; different skulls pay for every other type you own
explain-amulet = 1 cube more whenever you discard a treasure
explain-curse = curse { $cubes }
explain-no-curse = no curse
explain-crossed = discard up to { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} when kept
explain-pile = pile { $pile }
explain-per-cube = { $gold } gold per cube
explain-fixed = { $gold } gold
explain-plus = { $first } plus { $second }
explain-cost-now = { $you ->
    [yes] { $gold } gold for you
   *[no] { $gold } gold for { $who }
}
kinds-right = facing right
kinds-left = facing left
kinds-front = facing front
types-amulet = amulet
types-coin_bag = coin bag
types-book = book
types-jewel = jewel
types-crown = crown
types-skull = skull
colours-red = red
colours-green = green
colours-purple = purple
colours-orange = orange
input-nothing-called = Nothing on the table is called “{ $text }”; type a number from the list, or ? for help.
input-which = “{ $text }” can mean several choices; type a number from the list.
help-typing-turn = Cards may be typed in short and several in a row, as in “play 4 r5 r7”, with “done” behind them if that is all, and a payment as in “pay r5 r7”.
typed-play = play
typed-lay = lay
typed-pay = pay
typed-toss = discard toss

## what the signs mean

legend-compass = compass of a player; a stack is read from its bottom
legend-count = map cards of how many it takes for loot
legend-draw = draw 1 card
legend-discard = { icon-drop }
legend-chest = chest; treasure
legend-plus = counts as 2 cards
legend-wild = wild
legend-cube = curse cube
legend-cross = cross of a crown
legend-first = First Player tile
legend-colours = R red, G green, P purple, O orange
legend-ship = the ship; its bow points along the coast that is explored
legend-enough = brings the landing to enough cards
legend-skull = skull facing right, left, front
legend-explain = ? with a name explains a card, an event, an island, a treasure or a healer, as in “? { $name }”.

## the end

score-amulet = amulets
score-coin_bag = coin bags
score-book = books
score-jewel = jewels
score-crown = crowns
score-skull = skulls
score-crown_bonus = collector bonus, crowns
score-first_player = First Player tile
score-healer = healer
score-cubes = cubes
score-total = loot value
score-out = out
ending-island-explored = The island has been explored.
ending-treasures-exhausted = No treasures are left on the island.
tie-break-first-player = Equal loot values: the first of them clockwise from the First Player tile wins.

## the guided first game

lesson-island-title = Island, coasts, ship
lesson-island = Eight landings lie around the island, two on each coast. The ship points at the west coast: it is explored this round. The most valuable loot wins.
lesson-hand-title = Your hand
lesson-hand = Maps have a colour, a number and often an icon. You lay them in columns; enough cards at a landing lead to treasure.
lesson-compass-title = A map and your compass
lesson-compass = Lay green 3 and 5 on the upper landing in the west, and no more. Your compass goes onto the stack there: the lower, the better.
lesson-rising-title = Rising, one colour
lesson-rising = A column has one colour, and its numbers never fall. Your four green maps would do: 3, 5, 6 and 7.
lesson-icons-title = Icons
lesson-icons = Green 5 lets everybody with a compass there draw a map. So far that is only you: draw one.
lesson-one-title = A 1 curses the others
lesson-one = A 1 on an empty landing gives each of the others a cube, and cubes are trouble. Lay purple 1 in the north, on the left.
lesson-small-title = A favour for a pair
lesson-small = Two cards of one colour buy the favour of a small island. Pay both red cards and draw two maps at “Charts”.
lesson-pass-title = Pass
lesson-pass = Whoever passes first begins the next round, and keeps the other cards. That is enough for now: pass.
lesson-loot-title = Big and small loot
lesson-loot = Four cards were enough: big loot, a treasure for each compass and chest. The lowest compass took first. Now you.
lesson-take-title = Keep or discard
lesson-take = Take the jewel and keep it. It is cursed, so it costs you cubes. Who discards a treasure loses cubes instead.
lesson-cubes-title = Thirteen is the end
lesson-cubes = At the end, thirteen cubes throw you out. With fewer you pay a healer in gold. Small islands and icons take cubes away.
lesson-end-title = Five rounds
lesson-end = After five rounds all coasts are looked at once more. Then the most valuable loot wins: sets of jewels, crowns and skulls pay extra.
