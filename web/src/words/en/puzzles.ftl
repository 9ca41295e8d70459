# Pirate puzzles: what the page says beyond the words of the puzzles themselves.

pz-title = Pirate puzzles
pz-shelf = All puzzles
pz-grade-easy = Easy
pz-grade-medium = Medium
pz-grade-hard = Hard
pz-grade-fiendish = Fiendish
pz-solved-of = { $solved } of { $all } solved
pz-new = Make a new one
pz-new-text = proved before you see it
pz-make-own = Make your own
pz-seal-best = solved in the proved best
pz-seal-other = solved another way, or with help
pz-kept-here = Your marks are kept in this browser.
pz-mark-new = not tried
pz-mark-tries = { $tries ->
    [one] 1 try
   *[other] { $tries } tries
}
pz-mark-best = in { $turns } turns
pz-mark-helped = in { $turns } turns, with help
pz-today = Today
pz-new-in = new in { $hours } h { $minutes } min
pz-of-day = The puzzle of { $date }
pz-same = The same card for everybody: it is made from the date.
pz-being-made = A card is being made and proved. That may take a while.
pz-play-today = Play today’s puzzle
pz-yesterday = Yesterday’s puzzle
pz-streak = { $days ->
    [0] No day in a row yet
    [one] 1 day in a row
   *[other] { $days } days in a row
}
pz-day-solved = solved
pz-day-open = not solved
pz-made = A new card, number { $seed }
pz-given = A card from a friend
pz-no-card = No such card
pz-unknown = There is no card of that name on the shelf.
pz-layout = The card
pz-of = { $part } of { $whole }
pz-home = home
pz-turns = turn
pz-alive = alive
pz-order = Order of this turn
pz-to-move = to move
pz-then-bear = then
pz-pirate-0 = White
pz-pirate-1 = Yellow
pz-pirate-2 = Red
pz-ask = { $pirate }: where to?
pz-ask-exit = { $pirate } goes on: where to?
pz-rules = Off the layout is death. Whoever can move must move. Sharing a cell with the bear is death.
pz-undo = Undo
pz-redo = Redo
pz-moves = Your moves
pz-no-moves = White begins, then Yellow, Red and the bear.
pz-turn = Turn { $turn }
pz-turn-of = Turn { $turn } of { $turns }
pz-back-here = Back to turn
pz-back-before = Take back from here on
pz-stuck = Stuck?
pz-solvable = Still solvable?
pz-show-move = Show a move
pz-solution = Solution
pz-solution-step = Step { $step } of { $steps }
pz-step-on = Next
pz-step-back = One step back
pz-solution-leave = Back to my moves
pz-solver-works = The solver is at work …
pz-advice-solvable = Yes: in { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}, with { $survivors } alive. That is proved.
pz-advice-lost = No: it is proved that it cannot be solved from here.
pz-advice-unknown = Nobody knows: the solver has given up.
pz-back-solvable = Back to where it could be solved
pz-proved-best = Proved best: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $survivors ->
    [one] 1 survivor
   *[other] { $survivors } survivors
}, { $ends ->
    [one] 1 winning end
   *[other] { $ends } winning ends
}. Every way was searched.
pz-could-be = It can be done in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} with { $survivors ->
    [one] 1 survivor
   *[other] { $survivors } survivors
}.
pz-reached = { $home } of { $coins } coins are home, { $alive ->
    [0] nobody is
    [one] 1 pirate is
   *[other] { $alive } pirates are
} alive.
pz-next = Next card
pz-to-shelf = To the shelf
pz-again = Once more
pz-share = Share this card
pz-link = Link to this card
pz-edit-this = Change this card
pz-edit-text = Choose a tile, then press the places where it is to lie. North is up.
pz-palette = Tiles
pz-left = { $count } left
pz-hole = no tile
pz-turn-tile = Turn (R)
pz-asks = The task
pz-columns = Columns
pz-rows = Rows
pz-most-turns = Turns at most (0: any number)
pz-least-alive = Survivors at least (0: any number)
pz-may-wait = Pirates may wait
pz-verdict = The solver’s verdict
pz-sound = The card can be played. Is it solvable?
pz-prove = Ask the solver
pz-play-own = Play it
pz-verdict-unsolvable = It is proved that this card cannot be solved.
pz-verdict-unknown = Not proved: the solver has given up. A smaller card or fewer turns may help.
pz-bad-code = This address holds no card, or a part of it is missing.
pz-bad-text = This card cannot be read.
pz-bad-task = Say how many turns there are or how many must survive.
pz-bad-gold = There must be a chest: gold to bring home.
pz-bad-apart = All tiles must touch each other.
pz-bad-many = There are more tiles of one kind than in the box.
pz-bad-bank = There must be a bank.
pz-bad-den = There must be a bear’s den.
