# De tafel van Jackal: wat de pagina zegt naast de woorden van het spel zelf.

jk-gold = goud op het eiland
jk-lost = verloren
jk-bottles = flessen over
jk-unexplored = { $count } onverkend
jk-hidden = Kan nog verborgen liggen
jk-back = { $zone }: { $lying } gedekt, { $boxed } in de doos
jk-tile-count = { $tile }, { $count } stuks
jk-bear = de beer loopt na de beurten van { $crew }
jk-which-way = Op welke manier?
jk-let-go = Loslaten
jk-coins = { $coins ->
    [0] zonder
    [one] met een munt
   *[other] met { $coins } munten
}
jk-no-ability = nog geen vaardigheid
jk-ship = schip, { $turns }
