# The Silver & Gold table: what the page says beyond the game's own words.

sg-island = Card { $place }: { $what }
sg-island-of = Island of { $name }
sg-displayed = Display, place { $place }: { $what }
sg-box-laid = chosen

sg-turn = Turn
sg-flip = Flip
sg-one-box = One box
sg-how-pattern = Lay the pattern on an island, then cross it off.
sg-how-box = Choose a box, then cross it off.
sg-cross-off = Cross off

sg-keep = Keep these two
sg-picked = { $count } of 2 chosen
sg-kept = kept

sg-expeditions = { $left } of { $all } expedition cards left
sg-revealed = revealed
sg-removed = { $count ->
    [one] 1 card removed
   *[other] { $count } cards removed
}
sg-coins = { $coins } of { $boxes } coin boxes.
sg-cups = Cups: { $cups }.
sg-palms = Palm boxes: { $palms }.
sg-completed = { $count ->
    [0] No card completed yet
    [one] 1 completed card
   *[other] { $count } completed cards
}
sg-enlarge = Enlarge: { $what }
sg-new = new
sg-last = Crossed last: { $boxes }
sg-close = Close
sg-folded = { $seats ->
    [1] The score card is under “Mine”.
   *[other] The score card is under “Mine”, the others’ islands are under “Others”.
}

sg-sign-cross = one more box at once, anywhere on your cards
sg-sign-coin = fills a coin box of your score card: 1 point
sg-sign-palm = 1 point, and 1 more for each palm in the display
sg-sign-cup = for four coins in a row; the first one gets 6
sg-sign-purple = 14 boxes, 14 points
sg-sign-orange = 12 boxes, 12 points
sg-sign-green = 10 boxes, 10 points
sg-sign-grey = 8 boxes, 8 points
sg-sign-seal = 1 or 2 points for each full card of the colour that it shows
