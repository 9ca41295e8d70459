# The table of Loot Island: what the page says beyond the game's own words.

li-big = big
li-small = small
li-final = final
li-any-colour = any colour
li-treasures = Treasures
li-maps = Maps
li-healers = Healers
li-face-down = face down
li-dealt = dealt
li-events-to-come = Events to come
li-order-unknown = order unknown
li-small-islands = Small islands
li-of-edge = of { $edge }
li-no-cards = No map cards
li-lay = Lay { $count ->
    [one] 1 card
   *[other] { $count } cards
}
li-to-edge = { $left ->
    [0] the edge is reached
    [one] 1 to the edge
   *[other] { $left } to the edge
}
li-you-pick = You pick { $turns } of { $all }.
li-fate = +{ $gold } gold, { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} then
li-all-of = all { $count }
li-price-at = price at { $cubes }
li-aaron-you = You decide for him now
li-aaron-may = Your turn: you may play for him
li-aaron-other = { $name } may play for him now
li-aaron-rests = He waits
li-cube-check = Who has { $edge } cubes or more is out
li-healers-paid = Those who are left now pay a healer
li-cubes-out = { $cubes } cubes: out
li-cannot-pay = cannot pay: out
li-not-colour = not { $colour }
li-over-edge = out, unless { $over } go before the end
li-with-cubes = { $deed }: { $change } { $cubes ->
    [one] cube
   *[other] cubes
}
li-look-treasures = Look at all treasures

li-sign-discard = everybody with a compass there may discard 1 cube
li-sign-chest = chest
li-sign-plus = +1
li-sign-cube = thirteen at the end and you are out; fewer cost gold
li-sign-first = begins the next round; 5 gold at the end
li-sign-healer = takes your cubes away at the end, for gold
li-sign-coin_bag = worth its gold
li-sign-book = worth a multiple of another treasure’s curse
li-sign-crown = most crosses pay most
li-sign-skull = different skulls pay for every other type that you own
li-put-away = Put away { $count ->
    [one] 1 card
   *[other] { $count } cards
}
li-kept = You keep { $count } of { $all }.
li-with-change = { $deed } { $change }
