# De tafel van Silver & Gold: wat de pagina zegt naast de woorden van het spel zelf.

sg-island = Kaart { $place }: { $what }
sg-island-of = Eiland van { $name }
sg-displayed = Aanbod, plaats { $place }: { $what }
sg-box-laid = gekozen

sg-tools = Het patroon in je hand
sg-turn = Draaien
sg-flip = Spiegelen
sg-one-box = Eén vakje
sg-how-pattern = Leg het patroon op een eiland en kruis het dan aan.
sg-how-box = Kies een vakje en kruis het dan aan.
sg-cross-off = Aankruisen
sg-lift = Terugnemen

sg-keep = { $count ->
    [2] Houd deze twee
   *[other] Houd twee kaarten
}
sg-picked = { $count } van 2 gekozen
sg-kept = gehouden
sg-take-none = Kies een kaart om te nemen

sg-expeditions = nog { $left } van { $all } expeditiekaarten
sg-revealed = onthuld
sg-removed = { $count ->
    [one] 1 kaart verwijderd
   *[other] { $count } kaarten verwijderd
}
sg-coins = { $coins } van { $boxes } muntvakjes.
sg-cups = Bekers: { $cups }.
sg-palms = Palmvakjes: { $palms }.
sg-completed = { $count ->
    [0] Nog geen kaart voltooid
    [one] 1 voltooide kaart
   *[other] { $count } voltooide kaarten
}
sg-sheet = Scoreblad
sg-enlarge = Vergroten: { $what }
sg-new = nieuw
sg-last = Het laatst aangekruist: { $boxes }
sg-close = Sluiten
