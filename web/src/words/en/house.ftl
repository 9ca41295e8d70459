# The front page, new tables, the lobby, and what all screens share.

## all screens

house-home = Doubloon, front page
house-settings = Settings
house-language = Language
house-theme = Colours
house-theme-auto = as the device
house-theme-light = by day
house-theme-dark = by night
house-motion = Motion
house-motion-auto = as the device
house-motion-off = none
house-sounds = Sounds when something happens
house-volume = Volume
house-badge = A sign in the title when it is your turn
house-copy = Copy
house-copied = Copied
house-name = Your name
house-guest = Captain
house-reconnecting = The connection is lost. Trying again …
house-nowhere = Uncharted waters
house-nowhere-text = There is nothing at this address. Perhaps the link is not complete.
house-to-the-front = To the front page

## the front page

house-slogan = Four islands. One treasure.
house-what = Treasure-island board games in your browser: alone, with friends, and against bots worth playing against.
house-play-now = Play { $game } now
house-friends = Play with friends
house-point-account = no account
house-point-bots = bots of every strength
house-point-rules = every rule one tap away
house-own-tables = Your tables
house-games = The games
house-open-tables = Open tables
house-no-open-tables = Nobody is waiting right now. Set up a table and make it public, and it will stand here.
house-unofficial = Doubloon is unofficial and not affiliated with the designers and publishers of these games. If you like a game, buy it.
house-credits = Headings: Fraunces by Undercase Type (OFL 1.1). Some icons: the artists of game-icons.net (CC BY 3.0). All other drawings are ours.
house-seats = { $low } to { $high } players
house-solo = also solo
house-play-bots = Play against bots
house-friends-short = With friends
house-set-up = Set up
house-learn = Learn · { $minutes } min
house-rules = Rules
house-rules-of = The rules of { $game }
house-rules-chapters = Chapters
house-rules-search = Search the rules
house-rules-found = { $count ->
    [0] Nothing found
    [one] One passage
   *[other] { $count } passages
}
house-rules-clause = Rule { $clause }
rules-here = at your table
rules-off = not at your table
rules-folded = Your table plays without this. Show it
rules-back = Back to your table
rules-signs = What the signs mean
rules-cards = All cards
rules-cards-search = Search the cards
rules-cards-found = { $found } of { $all } cards
rules-possible = Possible.
rules-impossible = Not possible.
house-about-silver_gold = Cross islands off your maps, pattern by pattern. Coins, palms and seals bring points. Everybody draws at once; 20 minutes.
house-about-loot_island = Build columns of maps together until they lead to loot, then take your share in the order of the compasses. Treasures carry curses, and too many put you out; 60 minutes.
house-about-jackal = Turn the island over, tile by tile. Carry the gold to your ship before the others do – or take theirs. Two-on-two and campaign, too.
house-about-maracaibo = Sail the Caribbean, raid, explore and bury your treasure. The big one: 90 minutes of plans.
house-your-turn = Your turn
house-waits-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
house-round = round { $round }
house-time-left = { $time } left
house-waits-for = waits for { $who }
house-waits-long = has waited { $time } for { $who }
house-with-bots = with bots
house-time-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
house-time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
house-time-days = { $count ->
    [one] one day
   *[other] { $count } days
}
house-phase-waiting = waits for players
house-phase-playing = under way
house-phase-over = over
house-damaged = damaged: to look at only
house-open-seats = { $count ->
    [0] full
    [one] 1 seat free
   *[other] { $count } seats free
}
house-look-in = Look in
house-continue = Continue
house-next-game = To the next game

## a new table

house-new-table = New table
house-who = Who plays
house-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
house-seat-count = Number of players
house-fewer-seats = One player less
house-more-seats = One player more
house-seat = Seat { $number }
house-level-of = Strength of the bot on seat { $number }
house-seat-you = You
house-seat-open = Open seat
house-seat-bot = Bot
house-public = Show the table on the front page
house-hints = Hints may be asked for
house-hints-help = Whoever asks for one is seen doing so.
house-public-help = Anybody may sit down on an open seat.
house-by-link-help = Only who has the link finds the table.
house-presets = Ready-made
house-options = Options
house-add-another = Add one more …
house-take-out = Take out { $what }
house-when-away = When somebody is away
house-when-away-help = Whoever loses the connection keeps the seat. After this time the others may let a bot play on until they are back.
house-clock = Clock
house-clock-help = When the time is up, a bot answers in place of who is late. Nobody loses the seat by it.
house-clock-none = No clock
house-clock-turn-seconds = { $seconds } seconds a turn
house-clock-turn = { $minutes ->
    [one] 1 minute a turn
   *[other] { $minutes } minutes a turn
}
house-clock-game = { $minutes } minutes for the game, { $more } seconds more a turn
house-clock-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
house-clock-bot = Who answers when the time is up
house-seconds = after { $count } seconds
house-minutes = { $count ->
    [one] after 1 minute
   *[other] after { $count } minutes
}
house-seed = Fix the shuffles
house-seed-help = The same text shuffles the same way again. Everybody will be told that somebody chose it, as that person may know what is to come.
house-open-table = Open the table and get the link
house-begin = Begin the game

## bots

level-cabin_boy-help = makes many mistakes
level-deckhand-help = takes the best now, and often errs
level-sailor-help = takes what is best now
level-mate-help = looks a little ahead
level-navigator-help = thinks before every move
level-admiral-help = thinks long and hard
level-of-ten = wins { $count } of 10 against the one before

## the lobby

house-lobby = The table waits
house-waiting = { $count ->
    [0] Everybody is here: the game begins.
    [one] One seat is free. The game begins when it is taken.
   *[other] { $count } seats are free. The game begins when all are taken.
}
house-waiting-for = Waiting for { $who }.
house-chairs = At the table
house-you = you
house-bot = bot
house-there = is here
house-away = not here now
house-free = free
house-kept = seat kept
house-kept-for-you = { $who }, this seat was kept for you.
house-take-seat = Take your seat
house-watching = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}
house-fill-help = Nobody else to come? Bots take the free seats, and the game begins.
house-fill-kept-help = Somebody is not coming? Bots take the free and the kept seats, and the game begins.
house-fill-level = Strength of the bots
house-fill = Fill with bots
house-invite = Invite
house-invite-link = Send this link. Who opens it gives a name and sits down.
house-invite-public = The table stands on the front page. Or send this link.
house-invite-kept = Whoever played the last game takes their seat back by opening this link in the same browser.
house-invite-homely = This link works on this computer only. For other devices start the server with --host 0.0.0.0 and open the page at this computer's address.
house-link = Link to the table
house-qr = QR code with the link to the table
house-qr-help = Or point a phone at it.
house-recovery = Your seat, on another device
house-recovery-help = Keep this link to yourself: whoever opens it gets your seat. It stays here until you close this tab.
house-recovery-hide = Done
house-recovery-lost = This link brings no seat any more
house-recovery-lost-text = The seat was given up, or the link is not complete. You can watch the game.
house-watch = Watch
house-join = Sit down
house-leave = Give up the seat
house-seeded = shuffles fixed by somebody
house-away-time = Somebody away: a bot may play on { $time }
house-unseated = Your seat was signed out on this device, or given up: you are watching now.
house-outrun = Somebody else took that seat a moment before you: you are watching now.

## refusals

refused-no-hints = This table is played without hints.
refused-hinting = A hint is on its way already.
refused-no-hint = The coach came to nothing; try again.
refused-unreachable = The server does not answer. Try again in a moment.
refused-origin = This server listens to its own pages only.
refused-slow-down = That was too much at once. Wait a moment.
refused-too-big = That is too long.
refused-wrong-shape = That cannot be read. Is a name or a number missing, or too long?
refused-wrong-protocol = The server is newer than this page. Load it anew.
refused-bad-token = This seat is no longer yours. You can watch.
refused-unknown-table = There is no such table.
refused-seat-taken = Somebody sits there already.
refused-not-at-table = You do not sit at this table.
refused-no-clock = This table has no clock that could rest.
refused-often-away = Your clock has rested twice in this game already.
refused-not-away = You are here already.
refused-not-asked = Nobody has asked you that.
refused-present = Whoever sits there is here.
refused-too-soon = They have not been away long enough for that.
refused-too-weak = Whoever stands in must not be weaker than the other bots.
refused-nothing-to-ask = There is nothing to ask.
refused-not-your-turn = It is not your turn.
refused-not-started = The game has not begun yet.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-started = The game has begun already.
refused-stale = The table has changed in the meantime. Choose again.
refused-illegal = The rules do not allow that: { $message }
refused-illegal-clause = The rules do not allow that ({ $clause }).
refused-bad-table = Such a table cannot be opened: { $message }
refused-bad-table-one-seat = You can sit on one seat only.
refused-bad-table-unknown-game = This server does not know that game.
refused-bad-table-unknown-level = This server does not know that level of bots.
refused-bad-table-options = One of the options is unknown here, or cannot have that value.
refused-damaged = The log of this table is damaged. You can look at it as it was before the damage, but nobody can play on.
refused-other-box = This table is played with other components than this server has now.
refused-broken = That cannot be done, because of a fault in the server. The game goes on as before.
refused-bad-name = That name cannot be given.
refused-log-full = The log of this table is full: no more chat, and nothing is taken back. The game goes on.
refused-busy = Too many puzzles are being proved here. Try again in a moment.
refused-not-proved = The solver came to no end: { $message }
refused-unknown-day = There is no such card. A day has one until today, and a grade is easy, medium, hard or fiendish.
refused-bad-puzzle = This card cannot be used: { $message }
refused-cannot-write = The server cannot write it down just now. Try again in a moment.

house-asking = Ask before a move
house-asking-always = always
house-asking-final = what cannot be undone
house-asking-never = never
house-pace = The moves of the others
house-pace-calm = calm
house-pace-brisk = brisk
house-pace-once = at once
house-lone = A lone answer is given
house-lone-itself = by itself
house-lone-button = with a button

house-modes = Other ways to play
house-puzzles = Puzzles
house-puzzles-text = Bring all gold home before the bear comes. Every card is proved to be solvable.
house-puzzles-go = To the puzzles
house-puzzles-solved = { $solved } of { $all } solved
house-puzzle = Puzzle { $number }
house-campaign = Campaign
house-campaign-text = Island after island; your pirates learn as they go.
house-campaign-go = Set up a campaign
house-campaign-on = Go on: { $islands } islands
refused-not-yet = The record of today’s voyage is told tomorrow, with its seed.

## the voyage of the day and the log-book

house-voyage = Today’s voyage
house-voyage-silver-gold = { $title }, alone against the ghost ship. The same shuffles for everybody.
house-voyage-maracaibo = { $title }, alone against Jordan. The same shuffles for everybody.
house-voyage-first = The first finished try counts.
house-voyage-done = Your result: { $points } points.
house-voyage-yesterday = Yesterday: { $points } points.
house-voyage-seed = Yesterday’s seed: { $seed }
house-voyage-go = Sail
house-voyage-again = Sail again
house-voyage-place = { $count ->
    [one] One try was finished on this server.
   *[other] Your place: { $place } of { $count } finished tries on this server, from { $least } to { $most } points.
}
house-voyage-admiral = The Admiral: { $points } points.
house-voyage-admiral-sails = The Admiral is still at sea.
house-voyage-spread = Results of all tries
lb-title = Your log-book
lb-only-here = It is kept only in this browser.
lb-counts = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won, { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
} asked for.
lb-standings = By game and opponent
lb-game = Game
lb-against = Against
lb-won = Won
lb-best = Best
lb-person = person
lb-alone = alone
lb-voyages = Voyages
lb-points = { $points } points
lb-was-won = won
lb-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
lb-newest = The newest games
lb-save = Save as a file
lb-load = Add from a file
lb-forget = Forget everything
lb-forget-sure = Really forget everything
lb-no-book = This file is no log-book.
lb-added = { $count ->
    [one] 1 game added.
   *[other] { $count } games added.
}
