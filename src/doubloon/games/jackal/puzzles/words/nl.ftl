# Puzzels in de terminal.

puzzle-heading = Puzzel { $id }
puzzle-task = Breng { $coins ->
    [one] de munt
   *[other] alle { $coins } munten
} naar de bank.
puzzle-limit = { $turns ->
    [one] Je hebt 1 beurt.
   *[other] Je hebt { $turns } beurten.
}
puzzle-survivors = { $count ->
    [one] Minstens 1 piraat moet overleven.
   *[other] Minstens { $count } piraten moeten overleven.
}
puzzle-turn = Beurt { $turn } · munten thuis: { $home } van { $coins } · piraten in leven: { $alive }
puzzle-commands = u terug · h hint · s oplossing · r regel · t tafel · ? hulp · q stoppen
puzzle-ask = { $pirate }
puzzle-ask-exit = { $pirate } gaat verder
puzzle-help-moves = Typ het nummer van een zet, of de zet zelf, zoals “{ $text }”.
puzzle-help-turn = Een beurt: wit, geel en rood doen elk één zet, in deze volgorde, daarna komt de beer een stap dichterbij.
puzzle-help-must = Wie kan zetten, moet zetten. Een vak delen met de beer is de dood, net als van de kaart af raken.
puzzle-help-gold = Sleep een munt mee met een zet met munt; op de bank is hij veilig. Met goud komt niemand in jungle of fort.
puzzle-unknown = “{ $text }” is hier geen zet; typ een nummer van 1 tot { $count }, of ? voor hulp.
puzzle-undone = Teruggenomen.
puzzle-undo-nothing = Er is niets om terug te nemen.
puzzle-hint = Hint: { $move } — oplosbaar in nog { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
} met { $survivors } in leven.
puzzle-hint-last = Hint: { $move }
puzzle-hint-lost = Het is bewezen dat de kaart vanaf hier niet meer op te lossen is; neem zetten terug met u.
puzzle-hint-unknown = In { $positions } stellingen is vanaf hier geen oplossing gevonden, maar dat is geen bewijs.
puzzle-solution-turn = Beurt { $turn }: { $moves }
puzzle-effort = { $positions } stellingen, { $seconds } s, { $rate }/s
puzzle-verdict = { $id }: { $verdict } ({ $effort })
puzzle-verdict-proved = { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}, { $survivors ->
    [one] 1 overlevende
   *[other] { $survivors } overlevenden
}, bewezen
puzzle-verdict-found = { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}, { $survivors ->
    [one] 1 overlevende
   *[other] { $survivors } overlevenden
}, gevonden, niet bewezen als de beste
puzzle-verdict-unsolvable = onoplosbaar, bewezen
puzzle-verdict-unknown = niets bewezen, geen oplossing gevonden
puzzle-total = { $puzzles } puzzels: { $effort }
puzzle-solved = Opgelost in { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
} met { $survivors } in leven!
puzzle-turn-limit = Te laat: de beurten zijn op.
puzzle-too-few-survivors = Verloren: er leven te weinig piraten.
puzzle-coin-gone = Verloren: er is een munt weg.
puzzle-step = naar { $cell } ({ $tile }){ $coin ->
    [yes] {" "}met een munt
   *[no] {""}
}
puzzle-advance = door naar het volgende vak{ $coin ->
    [yes] {" "}met een munt
   *[no] {""}
}
puzzle-go = naar { $cell } ({ $tile })
puzzle-go-off = van de kaart af
puzzle-pass = wachten
event-moved = { $figure } staat op { $cell }.
event-passes = { $figure } komt langs { $cell } ({ $tile }).
event-advanced = { $figure } is op vak { $space } van { $spaces }.
event-back = { $figure } is terug op { $cell }.
event-bounced = { $figure } vindt de weg versperd.
event-mauled = { $figure } wordt gedood door de beer.
event-eaten = { $figure } wordt opgegeten door de kannibaal.
event-cycle = { $figure } raakt in een kringloop en sterft.
event-off-layout = { $figure } raakt van de kaart af en sterft.
event-drunk = { $figure } is dronken en slaat de volgende beurt over.
event-trapped = { $figure } zit gevangen in de valkuil.
event-freed = De piraten in de valkuil op { $cell } zijn vrij.
event-coin-home = Er is een munt thuis.
event-bear-moved = De beer gaat naar { $cell }.

# What is different in puzzles: these words stand in for those of the game.

tile_text-balloon = brengt iedereen meteen naar de bank, met een munt als die wordt meegesleept.
tile_text-bank = hier beginnen de piraten en hier hoort het goud; ze mogen hier met zijn allen staan.
tile_text-bear_den = hier begint de beer; voor piraten is het leeg land.
tile_text-cannon = schiet een piraat in de richting van de loop van de kaart af: dood. Met een munt gaat niemand erheen.
tile_text-chest = aan het begin liggen hier de munten; verder is het leeg land.
tile_text-pit = wie er alleen in komt zit vast tot er een andere piraat bij komt.
explain-bear = aan het eind van elke beurt gaat hij één stap naar de dichtstbijzijnde piraat. Wie zijn vak deelt, sterft.
legend-pirates = piraten
legend-spent = leeg land, schatkist of hol
legend-explain = Typ ? en een vak of een tegel voor uitleg, zoals “? b4” of “? { $name }”.
figures-white-1 = Wit
figures-white-2 = Geel
figures-white-3 = Rood
choice-pass = wachten

# The cards of the shelf.

puzzle-title-over_the_ice = Over het ijs
puzzle-title-balloon_ride = Ballonvaart
puzzle-title-into_the_pit = De kuil in
puzzle-title-saddle_up = In het zadel
puzzle-title-sample_1 = Paard en ballon
puzzle-title-slow_jungle = Trage jungle
puzzle-title-three_springs = Drie sprongen
puzzle-title-sample_2 = Afspraak in de kuil
puzzle-title-last_man = De laatste man
puzzle-title-merry_go_round = Draaimolen
puzzle-title-nobody_left_behind = Niemand blijft achter
puzzle-title-rum_and_ruin = Rum en ruïne
puzzle-title-frozen_fortune = Bevroren fortuin
puzzle-title-eight_turns = Acht beurten

puzzle-list-id = puzzel
puzzle-list-title = titel
puzzle-list-grade = graad
puzzle-list-coins = munten
puzzle-list-turns = beurten
puzzle-list-alive = overlevenden
puzzle-list-play = Speel er een met: doubloon puzzle play { $id }
puzzle-grade-easy = makkelijk
puzzle-grade-medium = gemiddeld
puzzle-grade-hard = moeilijk
puzzle-grade-fiendish = duivels
