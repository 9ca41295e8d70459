# The front page, new tables, the lobby, and what all screens share.

## all screens

house-home = Doubloon, voorpagina
house-settings = Instellingen
house-language = Taal
house-theme = Kleuren
house-theme-auto = zoals het apparaat
house-theme-light = overdag
house-theme-dark = ’s nachts
house-motion = Beweging
house-motion-auto = zoals het apparaat
house-motion-off = geen
house-sounds = Geluid als er iets gebeurt
house-volume = Volume
house-badge = Een teken in de titel als je aan de beurt bent
house-copy = Kopiëren
house-copied = Gekopieerd
house-name = Je naam
house-guest = Kapitein
house-reconnecting = De verbinding is weg. Nog een poging …
house-nowhere = Onbekende wateren
house-nowhere-text = Op dit adres is niets te vinden. Misschien is de link niet volledig.
house-to-the-front = Naar de voorpagina

## the front page

house-slogan = Vier eilanden. Eén schat.
house-what = Schateilandspellen in je browser: alleen, met vrienden, en tegen bots waar je iets aan hebt.
house-play-now = Speel nu { $game }
house-friends = Met vrienden spelen
house-point-account = geen account
house-point-bots = bots van elke sterkte
house-point-rules = elke regel één tik weg
house-own-tables = Jouw tafels
house-games = De spellen
house-open-tables = Open tafels
house-no-open-tables = Er wacht nu niemand. Zet een tafel klaar en maak die openbaar, dan staat die hier.
house-unofficial = Doubloon is onofficieel en niet verbonden aan de auteurs en uitgevers van deze spellen. Vind je een spel leuk? Koop het.
house-credits = Koppen: Fraunces van Undercase Type (OFL 1.1). Sommige pictogrammen: de tekenaars van game-icons.net (CC BY 3.0). Alle andere tekeningen zijn van ons.
house-seats = { $low } tot { $high } spelers
house-solo = ook solo
house-play-bots = Tegen bots spelen
house-friends-short = Met vrienden
house-set-up = Klaarzetten
house-learn = Leren · { $minutes } min
house-rules = Regels
house-rules-of = De regels van { $game }
house-rules-chapters = Hoofdstukken
house-rules-search = Zoek in de regels
house-rules-found = { $count ->
    [0] Niets gevonden
    [one] Eén passage
   *[other] { $count } passages
}
house-rules-clause = Regel { $clause }
rules-here = aan jouw tafel
rules-off = niet aan jouw tafel
rules-folded = Jouw tafel speelt zonder dit. Toon het
rules-back = Terug naar je tafel
rules-signs = Wat de tekens betekenen
rules-cards = Alle kaarten
rules-cards-search = Zoek in de kaarten
rules-cards-found = { $found } van { $all } kaarten
rules-possible = Mag.
rules-impossible = Mag niet.
house-about-silver_gold = Kruis eilanden op je kaarten aan, patroon na patroon. Munten, palmen en zegels leveren punten op. Iedereen tekent tegelijk; 20 minuten.
house-about-loot_island = Leg samen landkaarten aan tot ze naar de buit leiden, en neem je deel in de volgorde van de kompassen. Aan schatten kleven vloeken, en met te veel daarvan lig je eruit; 60 minuten.
house-about-jackal = Draai het eiland om, tegel voor tegel. Breng het goud naar je schip voordat de anderen het doen – of pak dat van hen. Ook twee tegen twee en als campagne.
house-about-maracaibo = Bevaar de Caraïben, plunder, verken en begraaf je schat. De grote: 90 minuten plannen maken.
house-your-turn = Jij bent aan de beurt
house-waits-for-you = { $count ->
    [one] 1 wacht op jou
   *[other] { $count } wachten op jou
}
house-round = ronde { $round }
house-time-left = nog { $time }
house-waits-for = wacht op { $who }
house-waits-long = wacht al { $time } op { $who }
house-with-bots = met bots
house-time-minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
}
house-time-hours = { $count ->
    [one] één uur
   *[other] { $count } uur
}
house-time-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
house-phase-waiting = wacht op spelers
house-phase-playing = bezig
house-phase-over = afgelopen
house-damaged = beschadigd: alleen om te bekijken
house-open-seats = { $count ->
    [0] vol
    [one] 1 plaats vrij
   *[other] { $count } plaatsen vrij
}
house-look-in = Even kijken
house-continue = Verder
house-next-game = Naar het volgende spel

## a new table

house-new-table = Nieuwe tafel
house-who = Wie speelt er
house-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
house-seat-count = Aantal spelers
house-fewer-seats = Een speler minder
house-more-seats = Een speler meer
house-seat = Plaats { $number }
house-level-of = Sterkte van de bot op plaats { $number }
house-seat-you = Jij
house-seat-open = Vrije plaats
house-seat-bot = Bot
house-public = De tafel op de voorpagina tonen
house-hints = Hints zijn toegestaan
house-hints-help = De anderen zien wie er een vraagt.
house-public-help = Iedereen mag op een vrije plaats gaan zitten.
house-by-link-help = Alleen wie de link heeft, vindt de tafel.
house-presets = Klaar om te spelen
house-options = Opties
house-add-another = Nog een erbij …
house-take-out = { $what } eruit halen
house-when-away = Als iemand weg is
house-when-away-help = Wie de verbinding verliest, houdt zijn plaats. Na deze tijd mogen de anderen een bot laten spelen totdat diegene terug is.
house-clock = Klok
house-clock-help = Als de tijd om is, antwoordt een bot voor wie te laat is. Niemand verliest daardoor zijn plaats.
house-clock-none = Geen klok
house-clock-turn-seconds = { $seconds } seconden per beurt
house-clock-turn = { $minutes ->
    [one] 1 minuut per beurt
   *[other] { $minutes } minuten per beurt
}
house-clock-game = { $minutes } minuten voor het spel, { $more } seconden erbij per beurt
house-clock-days = { $days ->
    [one] 1 dag per beurt
   *[other] { $days } dagen per beurt
}
house-clock-bot = Wie antwoordt als de tijd om is
house-seconds = na { $count } seconden
house-minutes = { $count ->
    [one] na 1 minuut
   *[other] na { $count } minuten
}
house-seed = Het schudden vastleggen
house-seed-help = Met dezelfde tekst wordt weer net zo geschud. Iedereen krijgt te horen dat iemand die gekozen heeft, want wie dat deed, kan weten wat er komt.
house-open-table = Open de tafel en krijg de link
house-begin = Begin het spel

## bots

level-cabin_boy-help = maakt veel fouten
level-deckhand-help = pakt wat nu het beste is, maar vergist zich vaak
level-sailor-help = pakt wat nu het beste is
level-mate-help = kijkt een beetje vooruit
level-navigator-help = denkt voor elke zet na
level-admiral-help = denkt lang en diep na
level-of-ten = wint { $count } van de 10 van de vorige

## the lobby

house-lobby = De tafel wacht
house-waiting = { $count ->
    [0] Iedereen is er: het spel begint.
    [one] Er is één plaats vrij. Het spel begint als die bezet is.
   *[other] Er zijn { $count } plaatsen vrij. Het spel begint als alle bezet zijn.
}
house-waiting-for = Wachten op { $who }.
house-chairs = Aan tafel
house-you = jij
house-bot = bot
house-there = is er
house-away = is er nu niet
house-free = vrij
house-kept = plaats vrijgehouden
house-kept-for-you = { $who }, deze plaats is voor je vrijgehouden.
house-take-seat = Neem je plaats in
house-watching = { $count ->
    [one] 1 persoon kijkt toe
   *[other] { $count } mensen kijken toe
}
house-fill-help = Komt er niemand meer? Bots nemen de vrije plaatsen in en het spel begint.
house-fill-kept-help = Komt er iemand niet? Bots nemen de vrije en de vrijgehouden plaatsen in en het spel begint.
house-fill-level = Sterkte van de bots
house-fill = Bots erbij
house-invite = Uitnodigen
house-invite-link = Stuur deze link. Wie hem opent, geeft een naam en gaat zitten.
house-invite-public = De tafel staat op de voorpagina. Of stuur deze link.
house-invite-kept = Wie het vorige spel meespeelde, opent deze link in dezelfde browser en neemt zo zijn plaats weer in.
house-invite-homely = Deze link werkt alleen op deze computer. Start de server voor andere apparaten met --host 0.0.0.0 en open de pagina op het adres van deze computer.
house-link = Link naar de tafel
house-qr = QR-code met de link naar de tafel
house-qr-help = Of richt er een telefoon op.
house-recovery = Jouw plaats, op een ander apparaat
house-recovery-help = Houd deze link voor jezelf: wie hem opent, krijgt jouw plaats. Hij blijft hier staan tot je dit tabblad sluit.
house-recovery-hide = Klaar
house-recovery-lost = Deze link geeft geen plaats meer
house-recovery-lost-text = De plaats is opgegeven, of de link is niet volledig. Je kunt wel meekijken.
house-watch = Meekijken
house-join = Ga zitten
house-leave = De plaats opgeven
house-seeded = schudden door iemand vastgelegd
house-away-time = Is iemand weg, dan mag een bot spelen { $time }
house-unseated = Je plaats is op dit apparaat afgemeld, of opgegeven: je kijkt nu toe.
house-outrun = Iemand anders was je net voor op die plaats: je kijkt nu toe.

## refusals

refused-no-hints = Aan deze tafel wordt zonder hints gespeeld.
refused-hinting = Er is al een hint onderweg.
refused-no-hint = De coach kwam er niet uit; probeer het nog eens.
refused-unreachable = De server antwoordt niet. Probeer het zo nog eens.
refused-origin = Deze server luistert alleen naar zijn eigen pagina’s.
refused-slow-down = Dat was te veel tegelijk. Wacht even.
refused-too-big = Dat is te lang.
refused-wrong-shape = Dat is niet te lezen. Ontbreekt er een naam of een getal, of is er iets te lang?
refused-wrong-protocol = De server is nieuwer dan deze pagina. Laad haar opnieuw.
refused-bad-token = Deze plaats is niet meer van jou. Je kunt toekijken.
refused-unknown-table = Zo’n tafel is er niet.
refused-seat-taken = Daar zit al iemand.
refused-not-at-table = Je zit niet aan deze tafel.
refused-no-clock = Deze tafel heeft geen klok die zou kunnen rusten.
refused-often-away = Je klok heeft in dit spel al twee keer gerust.
refused-not-away = Je bent er al.
refused-not-asked = Dat heeft niemand je gevraagd.
refused-present = Wie daar zit, is er.
refused-too-soon = Daarvoor is diegene nog niet lang genoeg weg.
refused-too-weak = Wie invalt, mag niet zwakker zijn dan de andere bots.
refused-nothing-to-ask = Er is niets te vragen.
refused-not-your-turn = Je bent niet aan de beurt.
refused-not-started = Het spel is nog niet begonnen.
refused-over = Het spel is afgelopen.
refused-not-over = Het spel is nog niet afgelopen.
refused-started = Het spel is al begonnen.
refused-stale = De tafel is intussen veranderd. Kies opnieuw.
refused-illegal = Dat staan de regels niet toe: { $message }
refused-illegal-clause = De regels staan dat niet toe ({ $clause }).
refused-bad-table = Zo’n tafel kan niet worden geopend: { $message }
refused-bad-table-one-seat = Je kunt maar op één plaats zitten.
refused-bad-table-unknown-game = Deze server kent dat spel niet.
refused-bad-table-unknown-level = Deze server kent die sterkte van bots niet.
refused-bad-table-options = Een van de opties is hier onbekend of kan die waarde niet hebben.
refused-damaged = Het logboek van deze tafel is beschadigd. Je kunt de tafel bekijken zoals ze daarvoor was, maar niemand kan verder spelen.
refused-other-box = Aan deze tafel wordt met andere onderdelen gespeeld dan de server nu heeft.
refused-broken = Dat gaat niet, door een fout in de server. Het spel gaat verder zoals het was.
refused-bad-name = Die naam kan niet gegeven worden.
refused-log-full = Het logboek van deze tafel is vol: niet meer praten en niets terugnemen. Het spel gaat door.
refused-busy = Er worden hier te veel puzzels tegelijk bewezen. Probeer het zo nog eens.
refused-not-proved = De oplosser kwam er niet uit: { $message }
refused-unknown-day = Die kaart bestaat niet. Elke dag tot en met vandaag heeft er een, en een graad is easy, medium, hard of fiendish.
refused-bad-puzzle = Deze kaart kan niet gebruikt worden: { $message }
refused-cannot-write = De server kan het nu even niet opschrijven. Probeer het zo nog eens.

house-asking = Vragen vóór een zet
house-asking-always = altijd
house-asking-final = wat niet terug kan
house-asking-never = nooit
house-pace = De zetten van de anderen
house-pace-calm = rustig
house-pace-brisk = vlot
house-pace-once = meteen
house-lone = Een enig antwoord komt
house-lone-itself = vanzelf
house-lone-button = met een knop

house-modes = Andere manieren om te spelen
house-puzzles = Puzzels
house-puzzles-text = Breng al het goud thuis voordat de beer komt. Van elke kaart is bewezen dat ze op te lossen is.
house-puzzles-go = Naar de puzzels
house-puzzles-solved = { $solved } van { $all } opgelost
house-puzzle = Puzzel { $number }
house-campaign = Campagne
house-campaign-text = Eiland na eiland; je piraten leren onderweg.
house-campaign-go = Een campagne beginnen
house-campaign-on = Verder spelen: { $islands } eilanden
refused-not-yet = Het verslag van de reis van vandaag wordt morgen getoond, met zijn seed.

## the voyage of the day and the log-book

house-voyage = De reis van vandaag
house-voyage-silver-gold = { $title }, alleen tegen het spookschip. Voor iedereen hetzelfde geschud.
house-voyage-maracaibo = { $title }, alleen tegen Jordan. Voor iedereen hetzelfde geschud.
house-voyage-first = De eerste voltooide poging telt.
house-voyage-done = Jouw resultaat: { $points } punten.
house-voyage-yesterday = Gisteren: { $points } punten.
house-voyage-seed = Seed van gisteren: { $seed }
house-voyage-go = Uitvaren
house-voyage-again = Nog eens uitvaren
house-voyage-place = { $count ->
    [one] Eén poging werd op deze server voltooid.
   *[other] Je plaats: { $place } van { $count } voltooide pogingen op deze server, van { $least } tot { $most } punten.
}
house-voyage-admiral = De Admiraal: { $points } punten.
house-voyage-admiral-sails = De Admiraal is nog op zee.
house-voyage-spread = Resultaten van alle pogingen
lb-title = Je logboek
lb-only-here = Het wordt alleen in deze browser bewaard.
lb-counts = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $won } gewonnen, { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
} gevraagd.
lb-standings = Per spel en tegenstander
lb-game = Spel
lb-against = Tegen
lb-won = Gewonnen
lb-best = Beste
lb-person = mens
lb-alone = alleen
lb-voyages = Reizen
lb-points = { $points } punten
lb-was-won = gewonnen
lb-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
lb-newest = De nieuwste partijen
lb-save = Als bestand bewaren
lb-load = Uit een bestand toevoegen
lb-forget = Alles vergeten
lb-forget-sure = Echt alles vergeten
lb-no-book = Dit bestand is geen logboek.
lb-added = { $count ->
    [one] 1 partij toegevoegd.
   *[other] { $count } partijen toegevoegd.
}
