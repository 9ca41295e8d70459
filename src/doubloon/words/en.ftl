# Messages common to all games.

## seats

seat-you = you
explained = { $name }: { $text }
seat-name = { $who }
seat-human = player { $number }
seat-bot = { $name } ({ $number })
bot-cabin_boy = Cabin boy
bot-deckhand = Deckhand
bot-sailor = Sailor
bot-mate = Mate
bot-navigator = Navigator
bot-admiral = Admiral
bot-random = random
bot-greedy = greedy
bot-search = searcher

## opening and closing

opening-seed = The shuffles are fixed: SHA-256 of the seed begins with { $hash }.
opening-option = { $name }: { $value }
opening-help = Type ? for help at any time.
resumed = Going on after { $plies ->
    [one] 1 move
   *[other] { $plies } moves
}.
saved = Saved. Go on with: { $command }
not-saved = The game cannot be saved to { $path } ({ $problem }); name another file with --save.
closing-seed = Seed: { $seed }
closing-record = Record: { $path }
closing-verify = Check every shuffle: { $command }
closing-again = See the same game again: { $command }

## asking

ask = Your choice
ask-many = Choice of player { $number }
commands = u undo · h hint · l log · r rule · m moves · t table · ? help · q save and quit
confirm = Enter to play it, u or another choice to choose again
pass-keyboard = Pass the keyboard to player { $number }, then press Enter.
pass-keyboard-undo = Pass the keyboard to player { $number }, then press Enter; u takes back the choice of player { $before }.
last-choice-final = This cannot be taken back afterwards:
thinking = { $who } is thinking …
moves-heading = Choices
news-heading = What happened
news-earlier = … { $count ->
    [one] 1 earlier line is in the log
   *[other] { $count } earlier lines are in the log
} (l).
end-heading = Final scoring

## help

help-heading = Help
help-moves = Type the number of a choice, from 1 to { $number }, or the choice itself: “{ $label }” or “{ $text }”.
help-quick = A choice that cannot be taken back is shown once more and waits for Enter; a ! behind it plays it at once.
help-u = u — take your last choice back, as long as nobody has learned anything from it; while a choice waits for Enter, drop it
help-h = h — a hint: what the strongest opponent would do, and the points with which games played on from there end
help-l = l — the log of the game
help-r = r — the rule behind the question
help-m = m — what you choose about again, with every single choice
help-t = t — the whole table
help-q = q — save and quit; every move is saved at once anyway
help-legend = Signs
help-options = Options of this table
help-option = { $name }: { $value }. { $meaning }
help-seed = SHA-256 of the seed: { $hash }

## answers

undone = Taken back: { $move }.
undo-refused = That cannot be taken back: { $reason }.
undo-nothing = you have made no choice yet
undo-others-moved = others have moved since
undo-often = you have taken back too often in this game
undo-asked-in-secret = a secret choice has been asked for since
hint = Hint: { $move } — { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points expected at the end
hint-next = Next best: { $move } — { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $apart ->
    [more] { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } more, but less sure
    [less] { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } less
   *[equal] the same
})
hint-only = Nothing else can be done
hint-brings = It brings { $brings }
hint-row = More in “{ $row }”: { $points } on average
hint-near = About as good as the next best
hint-often = A little better in { $better } of { $games } games
rule-clause = The catalogue says ({ $clause }): { $text }
log-empty = Nothing has happened yet.
log-earlier = … { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
}; type “l all” for the whole log.
input-empty = Type a choice, or ? for help.
input-number = There is no choice { $number }; the numbers run from 1 to { $count }.
input-unknown = “{ $text }” is not a choice here; type a number from the list, or ? for help.
input-refused = That is not allowed now; choose from the list.

## the table of a game that has none of its own

table-scores = Scores
table-waiting = Waiting for: { $who }.
table-over = The game is over.
table-yes = yes
table-no = no
table-nothing = nothing

## the end

ending-winner = { $you ->
    [yes] You win with { $points } points!
   *[no] { $who } wins with { $points } points.
}
ending-shared = { $who } share the win with { $points } points.
ending-nobody = The result: { $points } points.
ending-all-lost = Nobody wins.
ending-place = place
and = { $first } and { $last }

## replay

replay-heading = { $title }: after { $ply } of { $plies } moves, seen by { $who }
replay-spectator = a spectator
replay-ask = Enter or n next · p previous · a number jumps there · q quits
replay-unknown = “{ $text }” means nothing here; type Enter, n, p, a number or q.
replay-range = The game has { $plies } moves; numbers run from 0 to { $plies }.

## tables that cannot be played, and those that people often want

unfit-seats = { $title } is for { $low } to { $high } players, not for { $seats }.
unfit-value = The option { $name } cannot be “{ $value }”; it can be: { $allowed }.
unfit-option = There is no option “{ $name }”; this game has: { $known }.
unfit-form = An option is written name=value, not “{ $given }”.
unfit-twice = The option { $name } is given twice; give it once.
preset-first = First game
preset-box = As in the box
preset-quick = Quick
preset-everything = Everything
preset-alone = Alone

## guided first games

learn-opening = A guided first game. Make real moves; do something else whenever you like. q leaves, ? helps.
learn-step = { $number } of { $count }
learn-next = Enter to go on
learn-enter = Choose as you like; Enter alone shows you the move.
learn-aside = You chose something else, and that is allowed, too. We go on from here; you may take it back.
learn-off = You are on a course of your own now, so the guide ends here. Take it back, or play on.
learn-end = The guide ends here. Play on from here against the bots, if you like.

## analysis

analysis-title = { $who }: { $points } points
analysis-sum = { $expected } points could be expected at the start, { $cost } were lost by costly choices, { $luck } came by luck and by the others: { $result }.
analysis-tested = Of { $choices } choices { $suspects } looked doubtful; { $stood } stood the test.
analysis-moment = { $number }. Move { $ply }: { $played }. Better: { $better }. It cost { $cost } ± { $error } points; of 100 games { $before } were won instead of { $after }.
analysis-draws = Luck, card by card: what came, and the points it brought against the mean of what could have come.
analysis-draw = Move { $ply }: { $what } { $points } ± { $error }
analysis-guessed = { $count } smaller ones brought { $points } in all, as the evaluation guesses.
analysis-ply = after move

## notices, which tell nothing of the game

notice-turn = It is your turn
notice-open = Open the table.
notice-turn-of = { $name }, it is your turn: { $link }
