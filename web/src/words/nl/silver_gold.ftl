# De tafel van Silver & Gold: wat de pagina zegt naast de woorden van het spel zelf.

sg-island = Kaart { $place }: { $what }
sg-island-of = Eiland van { $name }
sg-displayed = Aanbod, plaats { $place }: { $what }
sg-box-laid = gekozen

sg-turn = Draaien
sg-flip = Spiegelen
sg-one-box = Eén vakje
sg-how-pattern = Leg het patroon op een eiland en kruis het dan aan.
sg-how-box = Kies een vakje en kruis het dan aan.
sg-cross-off = Aankruisen

sg-keep = Houd deze twee
sg-picked = { $count } van 2 gekozen
sg-kept = gehouden

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
sg-enlarge = Vergroten: { $what }
sg-new = nieuw
sg-last = Het laatst aangekruist: { $boxes }
sg-close = Sluiten
sg-folded = { $seats ->
    [1] De scorekaart staat onder “Van mij”.
   *[other] De scorekaart staat onder “Van mij”, de eilanden van de anderen onder “Anderen”.
}

sg-sign-cross = meteen nog een vakje, waar je maar wilt op je kaarten
sg-sign-coin = vult een muntvakje op je scorekaart: 1 punt
sg-sign-palm = 1 punt, plus 1 voor elke palmboom in het aanbod
sg-sign-cup = voor vier munten op een rij; wie het eerst is, krijgt 6
sg-sign-purple = 14 vakjes, 14 punten
sg-sign-orange = 12 vakjes, 12 punten
sg-sign-green = 10 vakjes, 10 punten
sg-sign-grey = 8 vakjes, 8 punten
sg-sign-seal = 1 of 2 punten voor elke volle kaart van de kleur die erop staat
