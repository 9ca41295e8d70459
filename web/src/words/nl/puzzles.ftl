# Piratenpuzzels: wat de pagina zegt naast de woorden van de puzzels zelf.

pz-title = Piratenpuzzels
pz-shelf = Alle puzzels
pz-grade-easy = Makkelijk
pz-grade-medium = Gemiddeld
pz-grade-hard = Moeilijk
pz-grade-fiendish = Duivels
pz-solved-of = { $solved } van { $all } opgelost
pz-new = Maak een nieuwe
pz-new-text = bewezen voordat je hem ziet
pz-make-own = Maak er zelf een
pz-seal-best = opgelost in het bewezen minimum
pz-seal-other = anders opgelost, of met hulp
pz-kept-here = Je resultaten worden in deze browser bewaard.
pz-mark-new = nog niet geprobeerd
pz-mark-tries = { $tries ->
    [one] 1 poging
   *[other] { $tries } pogingen
}
pz-mark-best = in { $turns } beurten
pz-mark-helped = in { $turns } beurten, met hulp
pz-today = Vandaag
pz-new-in = nieuwe over { $hours } u { $minutes } min
pz-of-day = De puzzel van { $date }
pz-same = Voor iedereen dezelfde kaart: ze wordt uit de datum gemaakt.
pz-being-made = Er wordt een kaart gemaakt en bewezen. Dat kan even duren.
pz-play-today = Speel de puzzel van vandaag
pz-yesterday = De puzzel van gisteren
pz-streak = { $days ->
    [0] Nog geen dagen op rij
    [one] 1 dag op rij
   *[other] { $days } dagen op rij
}
pz-day-solved = opgelost
pz-day-open = niet opgelost
pz-made = Een nieuwe kaart, nummer { $seed }
pz-given = Een kaart van een vriend
pz-no-card = Die kaart bestaat niet
pz-unknown = Er staat geen kaart met die naam op de plank.
pz-layout = De kaart
pz-of = { $part } van { $whole }
pz-home = binnen
pz-turns = beurt
pz-alive = in leven
pz-order = Volgorde van deze beurt
pz-to-move = aan zet
pz-then-bear = dan
pz-pirate-0 = Wit
pz-pirate-1 = Geel
pz-pirate-2 = Rood
pz-ask = { $pirate }: waarheen?
pz-ask-exit = { $pirate } gaat verder: waarheen?
pz-rules = Buiten de kaart wacht de dood. Wie kan zetten, moet zetten. Wie bij de beer staat, sterft.
pz-undo = Terugnemen
pz-redo = Opnieuw
pz-moves = Jouw zetten
pz-no-moves = Wit begint, dan Geel, Rood en de beer.
pz-turn = Beurt { $turn }
pz-turn-of = Beurt { $turn } van { $turns }
pz-back-here = Terug naar beurt
pz-back-before = Vanaf hier terugnemen
pz-stuck = Zit je vast?
pz-solvable = Nog oplosbaar?
pz-show-move = Toon een zet
pz-solution = Oplossing
pz-solution-step = Stap { $step } van { $steps }
pz-step-on = Volgende
pz-step-back = Eén stap terug
pz-solution-leave = Terug naar mijn zetten
pz-solver-works = De oplosser is bezig …
pz-advice-solvable = Ja: in nog { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}, met { $survivors } in leven. Dat is bewezen.
pz-advice-lost = Nee: het is bewezen dat het van hieruit niet meer kan.
pz-advice-unknown = Niemand weet het: de oplosser heeft het opgegeven.
pz-back-solvable = Terug naar waar het nog kon
pz-proved-best = Bewezen minimum: { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}, { $survivors ->
    [one] 1 overlevende
   *[other] { $survivors } overlevenden
}, { $ends ->
    [one] 1 winnend einde
   *[other] { $ends } winnende eindes
}. Elke weg is doorzocht.
pz-could-be = Het kan in { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
} met { $survivors ->
    [one] 1 overlevende
   *[other] { $survivors } overlevenden
}.
pz-reached = { $home } van { $coins } munten zijn binnen, { $alive ->
    [0] niemand is
    [one] 1 piraat is
   *[other] { $alive } piraten zijn
} in leven.
pz-next = Volgende kaart
pz-to-shelf = Naar de plank
pz-again = Nog een keer
pz-share = Deel deze kaart
pz-link = Link naar deze kaart
pz-edit-this = Verander deze kaart
pz-edit-text = Kies een tegel en druk dan op de plaatsen waar hij moet liggen. Het noorden is boven.
pz-palette = Tegels
pz-left = nog { $count }
pz-hole = geen tegel
pz-turn-tile = Draaien (R)
pz-asks = De opgave
pz-columns = Kolommen
pz-rows = Rijen
pz-most-turns = Hoogstens zoveel beurten (0: onbeperkt)
pz-least-alive = Minstens zoveel overlevenden (0: maakt niet uit)
pz-may-wait = Piraten mogen wachten
pz-verdict = Het oordeel van de oplosser
pz-sound = De kaart kan gespeeld worden. Is ze oplosbaar?
pz-prove = Vraag de oplosser
pz-play-own = Speel ze
pz-verdict-unsolvable = Het is bewezen dat deze kaart niet op te lossen is.
pz-verdict-unknown = Niet bewezen: de oplosser heeft het opgegeven. Een kleinere kaart of minder beurten helpt misschien.
pz-bad-code = In dit adres zit geen kaart, of er ontbreekt een stuk.
pz-bad-text = Deze kaart is niet te lezen.
pz-bad-task = Zeg hoeveel beurten er zijn of hoeveel piraten moeten overleven.
pz-bad-gold = Er moet een schatkist zijn: goud om thuis te brengen.
pz-bad-apart = Alle tegels moeten elkaar raken.
pz-bad-many = Van één soort zijn er meer tegels dan in de doos.
pz-bad-bank = Er moet een bank zijn.
pz-bad-den = Er moet een berenhol zijn.
