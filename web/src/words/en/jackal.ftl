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
jk-lens = Lens
jk-recommended = ★ recommended for a first game
jk-let-go = Let go
jk-coins = { $coins ->
    [0] without
    [one] with a coin
   *[other] with { $coins } coins
}
jk-no-ability = no ability yet
jk-ship = ship, { $turns }
jk-name = Give { $figure } a name
jk-able = { $number } { $ability }
jk-legend = Tiles and signs
jk-legend-tiles = Every tile
jk-legend-edges = Dotted edge: works once, then it is empty land, drawn as a pencil sketch. Red zigzag: nobody enters with a coin. The small pictures are the backs, with how many tiles have them.
jk-legend-figures = Figures and what befalls them
jk-legend-signs = What a target promises
jk-legend-abilities = Abilities
jk-on-ship = on the ship
jk-sign-explored = turns a tile over
jk-sign-hit = knocks somebody out
jk-sign-dies = he dies
jk-sign-mauled = the bear
jk-sign-coin-left = the coin stays behind
jk-sign-coin-sunk = the coin sinks
jk-sign-coin-lost = the coin is lost
jk-sign-coin-home = gold
jk-sign-drunk = drunk
jk-sign-trapped = trapped
jk-sign-advanced = a path, space by space
jk-sign-rolled = the die decides
jk-sign-swims = into the sea
jk-sign-aboard = aboard
jk-sign-back = thrown back
jk-sign-bottles = a bottle
