# Puzzles in the terminal.

puzzle-heading = Puzzle { $id }
puzzle-task = Bring { $coins ->
    [one] the coin
   *[other] all { $coins } coins
} to the bank.
puzzle-limit = { $turns ->
    [one] You have 1 turn.
   *[other] You have { $turns } turns.
}
puzzle-survivors = { $count ->
    [one] At least 1 pirate must survive.
   *[other] At least { $count } pirates must survive.
}
puzzle-turn = Turn { $turn } · coins home: { $home } of { $coins } · pirates alive: { $alive }
puzzle-commands = u undo · h hint · s solution · r rule · t table · ? help · q quit
puzzle-ask = { $pirate }
puzzle-ask-exit = { $pirate } goes on
puzzle-help-moves = Type the number of a move, or the move itself, such as “{ $text }”.
puzzle-help-turn = A turn: White, Yellow and Red each move once, in this order, then the bear comes one step nearer.
puzzle-help-must = Whoever can move must move. Sharing a cell with the bear is death, and so is leaving the layout.
puzzle-help-gold = Drag a coin by a move with coin; on the bank it is safe. With gold nobody enters jungle or fortress.
puzzle-unknown = “{ $text }” is no move here; type a number from 1 to { $count }, or ? for help.
puzzle-undone = Taken back.
puzzle-undo-nothing = There is nothing to take back.
puzzle-hint = Hint: { $move } — solvable in { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
} with { $survivors } alive.
puzzle-hint-last = Hint: { $move }
puzzle-hint-lost = From here it is proved that the card cannot be solved; take moves back with u.
puzzle-hint-unknown = No solution was found from here in { $positions } positions, but that is no proof.
puzzle-solution-turn = Turn { $turn }: { $moves }
puzzle-effort = { $positions } positions, { $seconds } s, { $rate }/s
puzzle-verdict = { $id }: { $verdict } ({ $effort })
puzzle-verdict-proved = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $survivors ->
    [one] 1 survivor
   *[other] { $survivors } survivors
}, proved
puzzle-verdict-found = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $survivors ->
    [one] 1 survivor
   *[other] { $survivors } survivors
}, found, not proved to be the best
puzzle-verdict-unsolvable = unsolvable, proved
puzzle-verdict-unknown = not proved, no solution found
puzzle-total = { $puzzles } puzzles: { $effort }
puzzle-solved = Solved in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} with { $survivors } alive!
puzzle-turn-limit = Too late: the turns are over.
puzzle-too-few-survivors = Lost: too few pirates are alive.
puzzle-coin-gone = Lost: a coin is gone.
puzzle-step = to { $cell } ({ $tile }){ $coin ->
    [yes] {" "}with a coin
   *[no] {""}
}
puzzle-advance = on to the next space{ $coin ->
    [yes] {" "}with a coin
   *[no] {""}
}
puzzle-go = to { $cell } ({ $tile })
puzzle-go-off = off the layout
puzzle-pass = wait
event-moved = { $figure } stands on { $cell }.
event-passes = { $figure } passes { $cell } ({ $tile }).
event-advanced = { $figure } is on space { $space } of { $spaces }.
event-back = { $figure } is back on { $cell }.
event-bounced = { $figure } finds the way blocked.
event-mauled = { $figure } is killed by the bear.
event-eaten = { $figure } is eaten by the cannibal.
event-cycle = { $figure } is caught in a loop and dies.
event-off-layout = { $figure } is carried off the layout and dies.
event-drunk = { $figure } is drunk and misses the next turn.
event-trapped = { $figure } is trapped in the pit.
event-freed = The pirates in the pit on { $cell } are free.
event-coin-home = A coin is home.
event-bear-moved = The bear goes to { $cell }.

# What is different in puzzles: these words stand in for those of the game.

tile_text-balloon = carries everybody to the bank at once, with a coin if one is dragged.
tile_text-bank = where the pirates begin and where the gold belongs; any number of them may be here.
tile_text-bear_den = where the bear begins; to pirates it is empty land.
tile_text-cannon = shoots a pirate in the direction of the barrel off the layout: death. With a coin nobody goes there.
tile_text-chest = its coins lie here at the start; otherwise it is empty land.
tile_text-pit = whoever enters alone is trapped until another pirate comes in.
explain-bear = at the end of every turn it goes one step towards the nearest pirate. Sharing its cell is death.
legend-pirates = pirates
legend-spent = empty land, chest or den
legend-explain = Type ? and a cell or a tile to have it explained, as in “? b4” or “? { $name }”.
figures-white-1 = White
figures-white-2 = Yellow
figures-white-3 = Red
choice-pass = wait

# The cards of the shelf.

puzzle-title-over_the_ice = Over the ice
puzzle-title-balloon_ride = Balloon ride
puzzle-title-into_the_pit = Into the pit
puzzle-title-saddle_up = Saddle up
puzzle-title-sample_1 = Horse and balloon
puzzle-title-slow_jungle = Slow jungle
puzzle-title-three_springs = Three springs
puzzle-title-sample_2 = Meet in the pit
puzzle-title-last_man = Last man
puzzle-title-merry_go_round = Merry-go-round
puzzle-title-nobody_left_behind = Nobody left behind
puzzle-title-rum_and_ruin = Rum and ruin
puzzle-title-frozen_fortune = Frozen fortune
puzzle-title-eight_turns = Eight turns

puzzle-list-id = puzzle
puzzle-list-title = title
puzzle-list-grade = grade
puzzle-list-coins = coins
puzzle-list-turns = turns
puzzle-list-alive = survivors
puzzle-list-play = Play one with: doubloon puzzle play { $id }
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-grade-fiendish = fiendish
