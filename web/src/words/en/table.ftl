# At the table: what is asked, who plays, what happened, the end and the replay.

## what you must do

at-asked = What is asked
at-your-turn = Your turn
at-waiting = Waiting for { $who }
at-watching = You are watching
at-sending = Under way …
at-over = The game is over
at-rule = Why?
at-rule-missing = The rules cannot be reached just now.
at-why-not = Not possible now
at-why-waiting = It is { $who }’s turn.
at-why-says = { $thing }: { $reason }
at-why-apart = The question is about something else: “{ $question }”
at-why-rule = Rule { $clause }
at-why-nearest = Or: { $move }
at-why-close = Close
at-hint = Hint
at-hint-about = A hint: what the strongest opponent would do
at-hint-thinking = The coach is thinking …
at-hint-look = Look here first.
at-hint-again = H once more shows the move.
at-hint-whose = Admiral’s hint
at-hint-known = from what you can know
at-hint-expects = Expects { $points } points (± { $error } in { $games } games).
at-hint-expects-win = Expects { $points } points (± { $error } in { $games } games), wins { $chance } of 100.
at-hint-next = Next best: { $move }: { $points }.
at-hint-next-win = Next best: { $move }: { $points }, { $chance } of 100.
at-hint-close = Too close to tell: { $move } is about as good.
at-hint-more = More
at-hint-away = Put the hint away
at-hint-do = Do it
at-hint-best = The best moves
at-close = Close
at-choices = Your choices
at-to-choices = To the list of your choices
at-filter = Filter the choices
at-no-match = No choice fits that.
at-spot-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
at-preview = Then:
at-preview-open = What comes of it is still open.
at-final = This cannot be taken back.
at-confirm = Play it
at-cancel = Choose again

## taking back

at-undo = Take back
at-undo-why = Take back: why not?
at-cannot-undo = That cannot be taken back: { $reason }.
at-ask-others = Ask the others
at-asks = Questions to the table
at-ask-undo = { $who } asks to take back a move.
at-ask-undo-own = You have asked to take back your move.
at-ask-stand-in = { $who } asks whether a bot ({ $level }) may play for { $seat }.
at-ask-stand-in-own = You have asked whether a bot ({ $level }) may play for { $seat }.
at-ask-awaited = Not yet answered: { $who }
at-ask-absent = { $who } (away)
at-yes = Yes
at-no = No

## players

at-players = Players
at-score = Score: { $points }
at-you = you
at-ready = ready
at-deciding = is choosing
at-here = connected
at-away = away
at-bot = bot
at-vacant = seat given up
at-seat-free = A seat has become free. Sit down and play on.
at-stands-in = a bot stands in
at-last-move = Last move
at-more = What { $who } has
at-stand-in = Let a bot play on
at-stand-in-soon = Ask for a bot in { $seconds } s
at-stand-in-level = Strength of the bot that plays for { $who }
at-clock = Time left
at-clock-minutes = { $time }
at-clock-hours = { $hours } h { $minutes } min
at-clock-days = { $days } d { $hours } h
at-away-until = away until { $when }
at-going-away = I will be away
at-going-away-help = Your clock rests until then, and the others see it; twice in a game, a week at most.
at-go-away = Tell the others
at-here-again = I am here again
at-away-days = { $days ->
    [one] for a day
   *[other] for { $days } days
}
at-spectators = { $count ->
    [0] nobody watches
    [one] 1 person watches
   *[other] { $count } people watch
}

## the log and the chat

at-log = Log
at-note-rewind = { $who } took a move back, with all that followed.
at-note-stand-in = A bot ({ $level }) plays for { $who }, as { $by } asked.
at-note-back = { $who } is back and plays again.
at-note-left = { $who } gave up the seat.
at-note-sat = { $who } takes the seat of { $before }.
at-note-time-up = The time of { $who } was up: a bot ({ $level }) answers this once.
at-note-late = The time of { $who } was up three times in a row: a bot ({ $level }) plays until they are back.
at-note-away = { $who } is away until { $when }; the clock rests.
at-note-here = { $who } is here again.
at-note-hint = { $who } was given a hint.
at-note-agreed = Agreed: { $who }.
at-details = { $count ->
    [one] 1 detail
   *[other] { $count } details
}
at-round = Round { $round }
at-before = Before the first round
at-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
at-since = Since your turn
at-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
at-back-away = You were away for { $time }
at-back-turns = { $count ->
    [0] Nobody else has moved.
    [one] One turn of the others.
   *[other] { $count } turns of the others.
}
at-back-left = You have { $time }.
at-missed = What the others did
at-to-my-turn = To my turn
at-skip = Skip
at-to-now = To now
at-step-back = One step back
at-step-on = One step on
at-chat = Chat
at-side = Log and chat
at-say = Say something to the table
at-say-short = Say something …
at-send = Say
at-silence = Nobody has said anything yet.
at-news = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}
at-seat-of = { $name } ({ $seat })

## the table itself

at-menu = Table
at-plain-board = Plain table
at-own-board = Drawn table
at-leave = Give up my seat
at-leave-sure = Your seat becomes free for good, and somebody else may take it. Leave the table?
at-stay = Stay
at-link = Link to the table
at-sign-out = Sign out my other devices
at-sign-out-help = Only this device keeps the seat, and a new link takes the place of the old one.
at-signed-out = No other device has your seat any more. The link is new.
at-connecting = Rowing to the table …
at-gone-unknown = There is no table at this address. Perhaps the link is not complete.
at-gone-removed = It has been put away by whoever runs the server, and nothing can be done there any more.
at-gone-slow = Too much was said at once, and the server has hung up. Your seat is kept: load the page anew.
at-gone-protocol = The server has become newer than this page. Your seat is kept: load the page anew.
at-gone-damaged = What the server has kept of this table is damaged and cannot be opened. Whoever runs the server finds more in its log.
at-gone-box = This table is played with other components than this server has now. Your seat is kept: the game goes on when the server is started with that box again.
at-other-box = Another box
at-gone = The table is gone
at-hung-up = The server has hung up
at-old-page = This page is out of date
at-load-anew = Load the page anew

## the end

at-category = Where it comes from
at-final-place = Place
at-again = Play again
at-again-join = To the next game
at-replay = Watch it again
at-record = Download the record
at-record-help = `doubloon verify` checks every shuffle with it.
at-seed = Seed of the shuffles: { $seed }

## the replay

at-replay-title = Replay
at-ply = Move { $ply } of { $plies }
at-ply-start = The start
at-scrub = Move shown
at-eyes = Seen by
at-spectator = a spectator
at-first = To the start
at-previous = One move back
at-next = One move on
at-last = To the end
at-run = Play
at-pause = Pause
at-moment = Link to this moment
at-to-result = To the result

at-notices = News of the table
at-board = The board
at-mine = Mine
at-tabs = What to see
at-tab-board = Board
at-tab-mine = Mine
at-tab-others = Others
at-tab-log = Log
at-together = several choose at once
at-main-waits = Wait
at-main-rests = Choose
at-tools = Tools for what you hold
at-no-choices = There is nothing to choose now.
at-look-at-board = Look at the board
at-show-result = To the result
at-course = Points over time
at-remark-first = First points
at-remark-first-told = { $you ->
    [yes] You made them: { $value }.
   *[no] { $who } made them: { $value }.
}
at-remark-biggest = Biggest turn
at-remark-biggest-told = { $you ->
    [yes] You gained { $value } at once.
   *[no] { $who } gained { $value } at once.
}
at-remark-ahead = Longest ahead
at-remark-ahead-told = { $you ->
    [yes] You led for { $value } % of the game.
   *[no] { $who } led for { $value } % of the game.
}
at-remark-changes = The lead
at-remark-changes-told = { $value ->
    [0] It never changed.
    [one] It changed once.
   *[other] It changed { $value } times.
}
at-remark-see = See it
at-name-piece = A name for { $piece }
at-name-help = Everybody at the table reads it, and the record of the game keeps it.
at-name-give = Give this name
at-name-empty = A name has at least one letter.
at-name-long = That is too long for a name.
at-name-signs = A name has letters, digits and ordinary signs only.
at-name-taken = Somebody else at this table is called so already.

## analysis

an-title = Analysis
an-going = The game is being analysed; you can look at it meanwhile.
an-failed = The analysis came to nothing.
an-sum = { $expected } points to be expected at the start − { $cost } by costly choices { $luck } by luck and the others = { $result }
an-luck = The most of it between moves { $since } and { $ply }: { $points } points.
an-tested = { $suspects } of { $choices } choices looked doubtful, { $stood } stood the test.
an-moment = Move { $ply }: −{ $cost } ± { $error } points; chance { $before } → { $after } of 100
an-better = The Admiral: { $move }
an-played = Played: { $move }
an-fork = Play on from here
an-fork-help = At a new table against bots. What was unknown then is dealt anew.
an-curve = What could be expected
an-shows-chance = Chances to win
an-shows-points = Expected points
an-shows-sofar = Points so far
an-curve-help = Each point: games played on from what the seat could know then. The band shows how sure that is.
an-next = To the next choice
an-try = Try another move
an-try-which = Which one?
an-try-go = Play it on
an-trying = Both moves are being played on in the same worlds…
an-tried = { $points } ± { $error } points against what was played, in { $games } games each; chance { $before } → { $after } of 100.
an-tried-close = Games cannot tell the two apart.
an-draws = Luck, card by card
an-draws-help = What came, and the points it brought against the mean of what could have come.
an-draw = Move { $ply }:
an-brought = { $points } ± { $error }
an-about = about { $points }
an-guessed = { $count ->
    [one] One smaller one, by the evaluation’s guess
   *[other] { $count } smaller ones, by the evaluation’s guess
}
