# The table of Jackal: what the page says beyond the game's own words.

jk-gold = gold on the island
jk-lost = lost
jk-bottles = bottles left
jk-unexplored = { $count } unexplored
jk-hidden = May still lie hidden
jk-back = { $zone }: { $lying } face down, { $boxed } in the box
jk-tile-count = { $tile }, { $count } of them
jk-bear = the bear moves after { $crew }’s turns
jk-which-way = Which way?
jk-let-go = Let go
jk-coins = { $coins ->
    [0] without
    [one] with a coin
   *[other] with { $coins } coins
}
jk-no-ability = no ability yet
jk-ship = ship, { $turns }
