# De tafel van Loot Island: wat de pagina zegt naast de woorden van het spel zelf.

li-big = groot
li-small = klein
li-final = slot
li-any-colour = elke kleur
li-treasures = Schatten
li-maps = Kaarten
li-healers = Heelsters
li-face-down = gedekt
li-dealt = gedeeld
li-events-to-come = Nog komende
li-order-unknown = volgorde onbekend
li-small-islands = Kleine eilanden
li-of-edge = van { $edge }
li-no-cards = Geen kaarten
li-lay = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} leggen
li-to-edge = { $left ->
    [0] de grens is bereikt
    [one] nog 1 tot de grens
   *[other] nog { $left } tot de grens
}
li-you-pick = Jij kiest als { $turns } van { $all }.
li-fate = +{ $gold } goud, daarna { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
}
li-all-of = alle { $count }
li-price-at = prijs bij { $cubes }
li-aaron-you = Jij beslist nu voor hem
li-aaron-may = Jouw beurt: je mag voor hem spelen
li-aaron-other = { $name } mag nu voor hem spelen
li-aaron-rests = Hij wacht
li-cube-check = Wie { $edge } of meer vloekblokjes heeft, is geëlimineerd
li-healers-paid = Wie over is, betaalt nu een heelster
li-cubes-out = { $cubes } blokjes: geëlimineerd
li-cannot-pay = kan niet betalen: geëlimineerd
li-not-colour = geen { $colour }
li-over-edge = eruit, tenzij er nog { $over } verdwijnen
li-with-cubes = { $deed }: { $change } { $cubes ->
    [one] blokje
   *[other] blokjes
}
li-look-treasures = Alle schatten bekijken

li-sign-discard = iedereen met een kompas daar mag 1 blokje verwijderen
li-sign-chest = kist
li-sign-plus = +1
li-sign-cube = dertien aan het eind en je ligt eruit; minder kost goud
li-sign-first = begint de volgende ronde; 5 goud aan het eind
li-sign-healer = neemt aan het eind je blokjes weg, tegen goud
li-sign-coin_bag = is zijn goud waard
li-sign-book = een veelvoud van de vloek van een andere schat
li-sign-crown = de meeste kruizen brengen het meest op
li-sign-skull = verschillende schedels betalen voor elk ander soort dat je hebt
li-put-away = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} wegleggen
li-kept = Je houdt er { $count } van { $all }.
li-with-change = { $deed } { $change }
