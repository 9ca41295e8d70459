# Silver & Gold. The first groups are the terms of NAMES.toml, one message each; the rest says things with them.

## title

title-published = Silver & Gold
title-neutral = Cross the Isles

## components

components-treasure-card = treasure card
components-treasure-cards = treasure cards
components-expedition-card = expedition card
components-expedition-cards = expedition cards
components-score-card = score card
components-round-card = round card
components-pen = pen
components-treasure-stack = treasure stack
components-expedition-stack = expedition stack
components-display = display
components-displayed-card = displayed card
components-working-card = card in front of you
components-completed-card = completed card
components-start-marker = start marker

## parts

parts-island = island
parts-box = box
parts-boxes = boxes
parts-empty-box = empty box
parts-crossed-box = crossed box
parts-pattern = pattern
parts-cross = cross
parts-coin = coin
parts-coins = coins
parts-palm = palm
parts-palms = palms
parts-seal = seal
parts-seals = seals
parts-coin-row = coin row
parts-symbol = symbol
parts-value = value
parts-cup = cup
parts-cups = cups
parts-cup-field = cup field
parts-palm-box = palm box
parts-round-box = round box
parts-points = victory points
parts-points-short = VP

## colours

colours-purple = purple
colours-orange = orange
colours-green = green
colours-grey = grey

## patterns

patterns-I2 = two in line
patterns-I3 = three in line
patterns-V3 = small corner
patterns-L4 = L
patterns-T4 = T
patterns-O4 = square

## flow

flow-setup = setup
flow-round = round
flow-turn = turn
flow-action-reveal = reveal expedition
flow-action-cross = cross off boxes
flow-action-claim = claim cups and cards
flow-start-player = start player
flow-clockwise = clockwise
flow-finished = done
flow-simultaneous = all at once
flow-end-of-round = end of the round
flow-end-of-game = end of the game
flow-final-scoring = final scoring
flow-tie-break = tie-break
flow-winner = winner
flow-shared-place = shared place
flow-shared-win = shared win

## actions

actions-keep-two = keep two cards
actions-place-pattern = cross the pattern
actions-single-box = cross one box instead
actions-bonus-box = extra box
actions-rotate = rotate
actions-mirror = mirror
actions-confirm = confirm
actions-undo = undo
actions-take-displayed = take a displayed card
actions-take-top = take the top card
actions-claim-cup = claim a cup
actions-wait = waiting for the others
actions-forced-pass = no box left: pass

## score

score-from-cards = completed cards
score-from-seals = seals
score-from-coins = coin boxes
score-from-cups = cups
score-from-palms = palms
score-total = total
score-forfeited = forfeited

## solo

solo-variant = solo (house variant)
solo-ghost = ghost ship
solo-removed = removed cards
solo-rank = rank
solo-castaway = castaway
solo-deckhand = deckhand
solo-navigator = navigator
solo-captain = captain
solo-legend = legend

## options

options-memory-aid = show revealed expeditions
options-start-random = random start player
options-start-named = chosen start player

## prompts: what is asked now, and the rule behind it in plain words

prompt-keep = Keep two of your four cards.
prompt-cross = Cross the pattern “{ $pattern }” on one card, or a single box instead.
prompt-cross-no-fit = The pattern “{ $pattern }” fits on neither card: cross a single box.
prompt-extra = { $due ->
    [one] You crossed a cross: cross one extra box.
   *[other] { $due } extra boxes are due: cross the next one.
}
prompt-replace = Take a new card for place { $place }.

rule-keep = { $seats ->
    [1] You see four treasure cards and keep any two; they become the cards in front of you. The other two are shuffled back into the treasure stack.
   *[other] You see four treasure cards and keep any two; they become the cards in front of you. Everybody chooses in secret and at the same time, and the other cards are shuffled back into the treasure stack.
}
rule-cross = { $seats ->
    [1] Cross the whole pattern of the expedition card on one of your two cards, turned and mirrored as you like, on empty boxes only; or cross one single box anywhere. You cannot pass. After the turn the ghost ship removes the card that has lain on display longest.
   *[other] Everybody uses the same expedition card. Cross its whole pattern on one of your two cards, turned and mirrored as you like, on empty boxes only; or cross one single box anywhere. You cannot pass. What the others cross stays hidden until all are done.
}
rule-cross-no-fit = The pattern has to lie on empty boxes of a single card. There is no room for it now, so exactly one empty box on either card is crossed, with its symbol if it has one.
rule-extra = Every cross that you cross brings one extra box, on either card and wherever you like, and it may not be declined. If that box shows a cross too, it brings another one. A full card stays where it is until the end of the turn.
rule-replace = You set aside a full card, so its points are safe. Take one of the displayed cards in its stead, or the top card of the treasure stack, unseen. The display is filled up only when you are done.

## options of the table

unfit-start = Seat { $named } cannot begin: there are only { $seats } seats.
option-start = Start player
option-start-help = { $seats ->
    [1] You play alone, so you always start.
   *[other] Who is start player in the first turn; after every turn the next one clockwise is.
}
option-start-random = { $seats ->
    [1] you
   *[other] drawn by lot
}
option-start-1 = seat 1
option-start-2 = seat 2
option-start-3 = seat 3
option-start-4 = seat 4
option-memory_aid = Show revealed expeditions
option-memory_aid-help = Whether the table lists all expedition cards revealed in this round, or the newest one only.
option-memory_aid-no = only the newest one is shown
option-memory_aid-yes = all of this round are shown

## events: $who is a seat's name, $you tells whether the reader sits there

event-dealt = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $who } is dealt { $cards }.
}
event-keeping = { $you ->
    [yes] You choose to keep { $cards }.
   *[no] { $who } chooses to keep { $cards }.
}
event-kept = { $you ->
    [yes] You keep { $cards }.
   *[no] { $who } keeps { $cards }.
}
event-refilled = { $card } is turned up on place { $place } of the display.
event-start = { $you ->
    [yes] You are the start player.
   *[no] { $who } is the start player.
}
event-turn = Round { $round }, turn { $turn }.
event-expedition = The expedition card shows “{ $pattern }”.
event-no-box-left = { $you ->
    [yes] You have no empty box left and pass.
   *[no] { $who } has no empty box left and passes.
}
event-crossed-cross = { $you ->
    [yes] You cross the pattern on { $card }: { $boxes }.
   *[no] { $who } crosses the pattern on { $card }: { $boxes }.
}
event-crossed-box = { $you ->
    [yes] You cross one box on { $card }: { $boxes }.
   *[no] { $who } crosses one box on { $card }: { $boxes }.
}
event-crossed-extra = { $you ->
    [yes] You cross an extra box on { $card }: { $boxes }.
   *[no] { $who } crosses an extra box on { $card }: { $boxes }.
}
event-coin = { $you ->
    [yes] A coin: you now have { $coins } coin { $coins ->
        [one] box
       *[other] boxes
    }.
   *[no] A coin: { $who } now has { $coins } coin { $coins ->
        [one] box
       *[other] boxes
    }.
}
event-coin-forfeited = { $you ->
    [yes] A coin is forfeited: all your { $coins } coin boxes are crossed.
   *[no] A coin is forfeited: all { $coins } coin boxes of { $who } are crossed.
}
event-palm = { $you ->
    [yes] A palm: you score { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[no] A palm: { $who } scores { $points } { $points ->
        [one] point
       *[other] points
    }.
}
event-palm-forfeited = { $you ->
    [yes] A palm is forfeited: your palm boxes are full, it scores { $points }.
   *[no] A palm is forfeited: the palm boxes of { $who } are full, it scores { $points }.
}
event-extra-lost = { $you ->
    [yes] You have no empty box for the extra box that is due: it is lost.
   *[no] { $who } has no empty box for the extra box that is due: it is lost.
}
event-finished = { $you ->
    [yes] You are done.
   *[no] { $who } is done.
}
event-plan = { $you ->
    [yes] You have crossed { $boxes } on { $card }.
   *[no] { $who } has crossed { $boxes } on { $card }.
}
event-plan-coins = { $you ->
    [yes] You enter { $count } { $count ->
        [one] coin
       *[other] coins
    } and now have { $coins }.
   *[no] { $who } enters { $count } { $count ->
        [one] coin
       *[other] coins
    } and now has { $coins }.
}
event-row-filled = { $you ->
    [yes] You have filled a coin row!
   *[no] { $who } has filled a coin row!
}
event-card-filled = { $you ->
    [yes] You have filled { $card }!
   *[no] { $who } has filled { $card }!
}
event-cup = { $you ->
    [yes] You claim the cup worth { $points }.
   *[no] { $who } claims the cup worth { $points }.
}
event-no-cup = { $you ->
    [yes] No cup is left for your coin row.
   *[no] No cup is left for the coin row of { $who }.
}
event-completed = { $you ->
    [yes] You complete { $card }: { $points } points are safe.
   *[no] { $who } completes { $card }: { $points } points are safe.
}
event-no-replacement = { $you ->
    [yes] No card is left to take: your place stays free.
   *[no] No card is left to take: a place of { $who } stays free.
}
event-took = { $you ->
    [yes] You take { $card } from the display to place { $place }.
   *[no] { $who } takes { $card } from the display to place { $place }.
}
event-drew = { $you ->
    [yes] You draw { $card } from the treasure stack to place { $place }.
   *[no] { $who } draws { $card } from the treasure stack to place { $place }.
}
event-round-over = End of round { $round }.
event-game-over = End of the game.
event-ghost-card = The ghost ship removes { $card } from place { $place } of the display.
event-ghost-cup = The ghost ship takes the cup worth { $points }.

## why a move cannot be taken back

undo-kept-shown = the kept cards have been shown
undo-display-refilled = a new card has been turned up on the display
undo-expedition-turned = the next expedition card has been turned up
undo-plans-shown = { $seats ->
    [1] you are done, and the turn has gone on
   *[other] everybody is done, and all have seen what was crossed
}
undo-top-turned = the top card of the treasure stack has been turned up
undo-next-asked = { $seats ->
    [1] the turn has gone on
   *[other] the next player is choosing already
}

## why a move is refused

refused-SG-020 = You have chosen your two cards already; wait until everybody has.
refused-SG-031 = That belongs to another part of the turn; answer the question that is asked now.
refused-SG-037 = No extra box is due; cross the pattern, or one single box.
refused-SG-041 = The boxes must form exactly the pattern shown, all of them on the island of one card; or name one single box.
refused-SG-042 = One of these boxes is crossed already; name empty boxes only.
refused-SG-055 = An extra box is due first; name one empty box on either card.
refused-SG-081 = It is another player’s turn to take a card; wait until you are asked.
refused-SG-095 = You took the card of that place a moment ago, and it is refilled only when you are done; name a place with a card, or the top card.
refused-SG-102 = The treasure stack is empty; take a displayed card.
refused-SG-103 = No card lies on that place in front of you; use your other card.
refused-SG-113 = The game is over; nothing more can be played.
refused-SG-136 = First everybody keeps two cards; name two of your four.
refused-SG-140 = You are done for this turn; wait for the others.
refused-SG-143 = That place of the display stays free, as the treasure stack is empty; name a place with a card.

## the table

table-you = your cards
table-cards = { $you ->
    [yes] your cards
   *[no] { $who }
}
table-card = card { $place }
table-seal = seal: { $points } VP for each completed { $colour } card
table-hand = { $you ->
    [yes] your four cards
   *[no] four cards: { $who }
}
table-display = display
table-round = round
table-turn = turn
table-cups = cups
table-stack = stack
table-coins = coins
table-palms = palms
table-completed = done
table-palm-now = { $points } now
table-left = { $count } left
table-points = { $points } VP
table-start = start player
table-no-card = no card
table-none = none
table-finished = done
table-awaited = choosing …
table-due = { $due ->
    [one] 1 extra box due
   *[other] { $due } extra boxes due
}
table-revealed = revealed: { $patterns }
table-deck = expedition cards: { $patterns }
table-setup = { $seats ->
    [1] Setup: two of four cards are kept.
   *[other] Setup: everybody keeps two of four cards.
}
table-unseen = Still unseen: { $cards }.

count-cross = { $count ->
    [one] 1 cross
   *[other] { $count } crosses
}
count-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
count-palm = { $count ->
    [one] 1 palm
   *[other] { $count } palms
}
table-crossed = { $crossed } of { $boxes } boxes crossed
sign-plain = plain
sign-cross = cross
sign-coin = coin
sign-palm = palm
box-empty = empty
box-crossed = crossed

legend-plain = empty box
legend-crossed = crossed box
legend-sea = sea
legend-completes = completes the card
legend-chosen = your choice
legend-cup = cup for a full coin row, worth { $points }
legend-palm-now = a palm pays { $points } in this turn
legend-card = card
legend-start = start player
legend-removed = removed

choices-cross = card { $place } { $card }: the pattern
choices-box = one single box:
choices-extra = an extra box:
choices-others-cross = Or the pattern elsewhere ({ $count } more): type its boxes, as in “{ $example }”; m lists all.
choices-others-box = Or any other single empty box ({ $count } more): type it, as in “{ $example }”.
choices-others-extra = Or any other empty box ({ $count } more): type it, as in “{ $example }”.
choice-keep = Keep { $first } and { $second }
choice-cross = The pattern on { $card }: { $boxes }
choice-box = One box instead, on { $card }: { $boxes }
choice-extra = Extra box on { $card }: { $boxes }
choice-take = Take { $card }
choice-top = the top card, unseen ({ $count } in the treasure stack)

yields-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
yields-coins-lost = { $count ->
    [one] 1 coin forfeited
   *[other] { $count } coins forfeited
}
yields-palm = palm: { $points } VP
yields-palm-lost = palm forfeited
yields-extra = { $count ->
    [one] 1 extra box
   *[other] { $count } extra boxes
}
yields-cup = a full coin row: the cup worth { $points }
yields-row = a full coin row
yields-row-only = a full coin row, but no cup is left
yields-completes = completes the card: { $points } VP
yields-seals = seals: { $points } VP
yields-nothing = no symbol

about-cross = each one that you cross brings an extra box, on either card; it may not be declined
about-coin = each one crosses the next coin box of your score card, and a full row brings the highest cup left
about-palm = scores at once: itself and every palm on display; { $points } VP in this turn
about-seal = on a completed card: points for each of your completed cards in its colour
about-cup = the highest one left for each full coin row
pattern-in-deck = { $count } of { $all } expedition cards

input-ambiguous = Those boxes can be crossed on both cards; put the card in front, as in “1 { $boxes }”.
input-not-on-card = These boxes are no legal choice; name the boxes of one of the choices listed, or its number.

help-typing-cross = Boxes can be typed without their card in front if they fit on one card only.

## the end

ending-rounds-played = All rounds have been played.
tie-break-grey = Equal totals: the most completed grey cards decide.
tie-break-green = Equal totals and as many grey cards: the most completed green cards decide.
tie-break-orange = Equal totals, as many grey and green cards: the most completed orange cards decide.
tie-break-purple = Equal totals, as many grey, green and orange cards: the most completed purple cards decide.
tie-break-shared = Equal totals and equally many cards of every colour: the win is shared.
rank-castaway = Rank: castaway (below 60).
rank-deckhand = Rank: deckhand (60 to 74).
rank-navigator = Rank: navigator (75 to 89).
rank-captain = Rank: captain (90 to 104).
rank-legend = Rank: legend (105 or more).

## the guided first game

lesson-islands-title = Your islands
lesson-islands = These four islands are yours to choose from. Fill every box of a card, and you score the number at its top left.
lesson-keep-title = Keep two
lesson-keep = Keep two of the four: the green one, which is quickly filled, and the orange one. The others go back.
lesson-expedition-title = What everybody draws
lesson-expedition = Each turn an expedition card shows a pattern. All players cross it off at the same time, on one of their two islands.
lesson-lay-title = Lay the pattern
lesson-lay = Three boxes in line; turn them as you like. Lay them on b3, c3 and d3 of the green island: there is a coin.
lesson-coins-title = Coins and cups
lesson-coins = A coin fills a coin box of your score card, one point. Four in a row win a cup: 6 points for the first, then 5, 4 …
lesson-cross-title = A cross brings one more
lesson-cross = Lay the corner on d1, d2 and c2. Its red cross gives you one more box at once, anywhere: take b1 of the orange island.
lesson-palm-title = Palms
lesson-palm = A palm pays at once: one point, and one more for every palm in the display, where the new islands lie.
lesson-full-title = A full card
lesson-full = The T fits exactly into the last four boxes of the green island. Cross it off: a palm, and a full card.
lesson-take-title = A new island
lesson-take = Your full card is set aside; its 10 points are safe. Choose a new island: the purple one in front is worth 14.
lesson-end-title = The end, and points
lesson-end = After four rounds of seven turns you add up full cards, seals, coins, cups and palms. Cards that are not full pay nothing.
lesson-ghost-title = The ghost ship
lesson-ghost = You play alone against the ghost ship. After every turn it takes the card that has lain in the display longest; after rounds 1 to 3, the highest cup.
lesson-ranks-title = Your rank
lesson-ranks = There is nobody to beat: your points earn a rank, from castaway over deckhand, navigator and captain to legend, from 105 points on.
