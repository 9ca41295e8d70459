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
jk-lens = Loep
jk-recommended = ★ aanbevolen voor een eerste spel
jk-let-go = Loslaten
jk-coins = { $coins ->
    [0] zonder
    [one] met een munt
   *[other] met { $coins } munten
}
jk-no-ability = nog geen vaardigheid
jk-ship = schip, { $turns }
jk-name = Geef { $figure } een naam
jk-able = { $number } { $ability }
jk-legend = Tegels en tekens
jk-legend-tiles = Alle tegels
jk-legend-edges = Stippelrand: werkt één keer, daarna is het leeg land, getekend als potloodschets. Rode zigzag: niemand komt erop met een munt. De kleine plaatjes zijn de achterkanten, met hoeveel tegels die hebben.
jk-legend-figures = Figuren en wat hun overkomt
jk-legend-signs = Wat een doel belooft
jk-legend-abilities = Vaardigheden
jk-on-ship = op het schip
jk-sign-explored = draait een tegel om
jk-sign-hit = slaat iemand neer
jk-sign-dies = hij sterft
jk-sign-mauled = de beer
jk-sign-coin-left = de munt blijft liggen
jk-sign-coin-sunk = de munt zinkt
jk-sign-coin-lost = de munt is verloren
jk-sign-coin-home = goud
jk-sign-drunk = dronken
jk-sign-trapped = vast in de kuil
jk-sign-advanced = een pad, stap voor stap
jk-sign-rolled = de dobbelsteen beslist
jk-sign-swims = de zee in
jk-sign-aboard = aan boord
jk-sign-back = teruggeworpen
jk-sign-bottles = een fles
