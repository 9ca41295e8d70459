# Aan tafel: wat er gevraagd wordt, wie er speelt, wat er gebeurd is, het einde en het terugkijken.

## wat je moet doen

at-asked = Wat er gevraagd wordt
at-your-turn = Jij bent aan de beurt
at-waiting = Wachten op { $who }
at-watching = Je kijkt toe
at-sending = Onderweg …
at-over = Het spel is afgelopen
at-rule = Waarom?
at-rule-missing = De regels zijn nu niet te bereiken.
at-why-not = Dat kan nu niet
at-why-waiting = { $who } is aan de beurt.
at-why-says = { $thing }: { $reason }
at-why-apart = De vraag gaat over iets anders: “{ $question }”
at-why-rule = Regel { $clause }
at-why-nearest = Of: { $move }
at-why-close = Sluiten
at-hint = Hint
at-hint-about = Een hint: wat de sterkste tegenstander zou doen
at-hint-thinking = De coach denkt na …
at-hint-look = Kijk eerst hier.
at-hint-again = Nog eens H toont de zet.
at-hint-whose = Hint van de admiraal
at-hint-known = met wat jij kunt weten
at-hint-expects = Verwacht { $points } punten (± { $error } in { $games } partijen).
at-hint-expects-win = Verwacht { $points } punten (± { $error } in { $games } partijen), wint er { $chance } van de 100.
at-hint-next = Op één na: { $move }: { $points }.
at-hint-next-win = Op één na: { $move }: { $points }, { $chance } van de 100.
at-hint-close = Te dicht bij elkaar: { $move } is ongeveer even goed.
at-hint-more = Meer
at-hint-away = Hint wegleggen
at-hint-do = Doen
at-hint-best = De beste zetten
at-close = Sluiten
at-choices = Je keuzes
at-to-choices = Naar de lijst met je keuzes
at-filter = Keuzes filteren
at-no-match = Geen enkele keuze past daarbij.
at-spot-choices = { $count ->
    [one] 1 keuze
   *[other] { $count } keuzes
}
at-preview = Dan:
at-preview-open = Wat daarvan komt, staat nog open.
at-final = Dit kan niet worden teruggenomen.
at-confirm = Spelen
at-cancel = Opnieuw kiezen

## terugnemen

at-undo = Terugnemen
at-undo-why = Terugnemen: waarom niet?
at-cannot-undo = Dat kan niet worden teruggenomen: { $reason }.
at-ask-others = Vraag het de anderen
at-asks = Vragen aan de tafel
at-ask-undo = { $who } vraagt om een zet terug te nemen.
at-ask-undo-own = Je hebt gevraagd om je zet terug te nemen.
at-ask-stand-in = { $who } vraagt of een bot ({ $level }) voor { $seat } mag spelen.
at-ask-stand-in-own = Je hebt gevraagd of een bot ({ $level }) voor { $seat } mag spelen.
at-ask-awaited = Nog niet geantwoord: { $who }
at-ask-absent = { $who } (weg)
at-yes = Ja
at-no = Nee

## spelers

at-players = Spelers
at-score = Stand: { $points }
at-you = jij
at-ready = klaar
at-deciding = kiest
at-here = verbonden
at-away = weg
at-bot = bot
at-vacant = plaats opgegeven
at-seat-free = Er is een plaats vrijgekomen. Ga zitten en speel verder.
at-stands-in = een bot valt in
at-last-move = Laatste zet
at-more = Wat { $who } heeft
at-stand-in = Laat een bot verder spelen
at-stand-in-soon = Bot vragen kan over { $seconds } s
at-stand-in-level = Sterkte van de bot die voor { $who } speelt
at-clock = Resterende tijd
at-clock-minutes = { $time }
at-clock-hours = { $hours } u { $minutes } min
at-clock-days = { $days } d { $hours } u
at-away-until = weg tot { $when }
at-going-away = Ik ben even weg
at-going-away-help = Tot dan rust je klok, en de anderen zien het; twee keer per spel, hoogstens een week.
at-go-away = Laat het de anderen weten
at-here-again = Ik ben er weer
at-away-days = { $days ->
    [one] een dag
   *[other] { $days } dagen
}
at-spectators = { $count ->
    [0] niemand kijkt toe
    [one] 1 persoon kijkt toe
   *[other] { $count } mensen kijken toe
}

## het verslag en het gesprek

at-log = Verslag
at-note-rewind = { $who } heeft een zet teruggenomen, met alles wat erop volgde.
at-note-stand-in = Een bot ({ $level }) speelt voor { $who }, op verzoek van { $by }.
at-note-back = { $who } is terug en speelt weer zelf.
at-note-left = { $who } heeft de plaats opgegeven.
at-note-sat = { $who } neemt de plaats van { $before } over.
at-note-time-up = De tijd van { $who } was om: een bot ({ $level }) antwoordt deze ene keer.
at-note-late = De tijd van { $who } was drie keer achter elkaar om: een bot ({ $level }) speelt door totdat { $who } terug is.
at-note-away = { $who } is weg tot { $when }; de klok rust.
at-note-here = { $who } is er weer.
at-note-hint = { $who } kreeg een hint.
at-note-agreed = Akkoord: { $who }.
at-details = { $count ->
    [one] 1 bijzonderheid
   *[other] { $count } bijzonderheden
}
at-round = Ronde { $round }
at-before = Vóór de eerste ronde
at-turns = { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}
at-since = Sinds je beurt
at-gain = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
at-back-away = Je was { $time } weg
at-back-turns = { $count ->
    [0] Niemand anders heeft gespeeld.
    [one] Eén beurt van de anderen.
   *[other] { $count } beurten van de anderen.
}
at-back-left = Je hebt nog { $time }.
at-missed = Wat de anderen deden
at-to-my-turn = Naar mijn beurt
at-skip = Overslaan
at-to-now = Naar nu
at-step-back = Een stap terug
at-step-on = Een stap verder
at-chat = Gesprek
at-side = Verslag en gesprek
at-say = Zeg iets tegen de tafel
at-say-short = Zeg iets …
at-send = Zeg het
at-silence = Er is nog niets gezegd.
at-news = { $count ->
    [one] 1 nieuwe regel
   *[other] { $count } nieuwe regels
}
at-seat-of = { $name } ({ $seat })

## de tafel zelf

at-menu = Tafel
at-plain-board = Eenvoudige tafel
at-own-board = Getekende tafel
at-leave = Mijn plaats opgeven
at-leave-sure = Je plaats komt voorgoed vrij en iemand anders mag hem nemen. De tafel verlaten?
at-stay = Blijven
at-link = Link naar de tafel
at-sign-out = Mijn andere apparaten afmelden
at-sign-out-help = Alleen dit apparaat houdt de plaats, en een nieuwe link vervangt de oude.
at-signed-out = Geen ander apparaat heeft jouw plaats nog. De link is nieuw.
at-connecting = We roeien naar de tafel …
at-gone-unknown = Op dit adres staat geen tafel. Misschien is de link niet volledig.
at-gone-removed = Wie de server beheert, heeft haar opgeruimd; er valt niets meer te doen.
at-gone-slow = Er werd te veel tegelijk gezegd en de server heeft opgehangen. Je plaats blijft van jou: laad de pagina opnieuw.
at-gone-protocol = De server is intussen nieuwer dan deze pagina. Je plaats blijft van jou: laad de pagina opnieuw.
at-gone-damaged = Wat de server van deze tafel heeft bewaard, is beschadigd en kan niet worden geopend. Wie de server beheert, vindt meer in het logboek ervan.
at-gone-box = Aan deze tafel wordt met andere onderdelen gespeeld dan de server nu heeft. Je plaats blijft bewaard: het spel gaat verder zodra de server weer met die doos wordt gestart.
at-other-box = Een andere doos
at-gone = De tafel is weg
at-hung-up = De server heeft opgehangen
at-old-page = Deze pagina is verouderd
at-load-anew = Pagina opnieuw laden

## het einde

at-category = Waar het vandaan komt
at-final-place = Plaats
at-again = Nog eens spelen
at-again-join = Naar het volgende spel
at-replay = Terugkijken
at-record = Het verslag downloaden
at-record-help = Daarmee controleert `doubloon verify` elke schudbeurt.
at-seed = Startwaarde van het schudden: { $seed }

## terugkijken

at-replay-title = Terugkijken
at-ply = Zet { $ply } van { $plies }
at-ply-start = Het begin
at-scrub = Getoonde zet
at-eyes = Gezien door
at-spectator = een toeschouwer
at-first = Naar het begin
at-previous = Een zet terug
at-next = Een zet verder
at-last = Naar het einde
at-run = Afspelen
at-pause = Pauze
at-moment = Link naar dit moment
at-to-result = Naar de uitslag

at-notices = Nieuws van de tafel
at-board = Het bord
at-mine = Van mij
at-tabs = Wat je ziet
at-tab-board = Bord
at-tab-mine = Van mij
at-tab-others = Anderen
at-tab-log = Log
at-together = verscheidene kiezen tegelijk
at-main-waits = Even wachten
at-main-rests = Kies
at-tools = Gereedschap voor wat je vasthoudt
at-no-choices = Er valt nu niets te kiezen.
at-look-at-board = Bekijk het bord
at-show-result = Naar de uitslag
at-course = Punten door de tijd
at-remark-first = Eerste punten
at-remark-first-told = { $you ->
    [yes] Jij haalde ze: { $value }.
   *[no] { $who } haalde ze: { $value }.
}
at-remark-biggest = Grootste beurt
at-remark-biggest-told = { $you ->
    [yes] Jij kreeg er { $value } in één keer bij.
   *[no] { $who } kreeg er { $value } in één keer bij.
}
at-remark-ahead = Langst aan kop
at-remark-ahead-told = { $you ->
    [yes] Jij lag { $value }% van het spel voor.
   *[no] { $who } lag { $value }% van het spel voor.
}
at-remark-changes = De leiding
at-remark-changes-told = { $value ->
    [0] Ze wisselde nooit.
    [one] Ze wisselde één keer.
   *[other] Ze wisselde { $value } keer.
}
at-remark-see = Bekijk
at-name-piece = Een naam voor { $piece }
at-name-help = Iedereen aan tafel leest hem, en het verslag van de partij bewaart hem.
at-name-give = Zo heet hij
at-name-empty = Een naam heeft minstens één letter.
at-name-long = Dat is te lang voor een naam.
at-name-signs = Een naam bestaat uit letters, cijfers en gewone tekens.
at-name-taken = Iemand anders aan deze tafel heet al zo.

## analysis

an-title = Analyse
an-going = De partij wordt geanalyseerd; kijk intussen gerust rond.
an-failed = De analyse kwam er niet uit.
an-sum = { $expected } punten te verwachten aan het begin − { $cost } door dure keuzes { $luck } door geluk en de anderen = { $result }
an-luck = Het meeste daarvan tussen zet { $since } en { $ply }: { $points } punten.
an-tested = Van { $choices } keuzes leken er { $suspects } twijfelachtig, { $stood } doorstonden de proef.
an-moment = Zet { $ply }: −{ $cost } ± { $error } punten; kans { $before } → { $after } van de 100
an-better = De admiraal: { $move }
an-played = Gespeeld: { $move }
an-fork = Vanaf hier verder spelen
an-fork-help = Aan een nieuwe tafel tegen bots. Wat toen onbekend was, wordt opnieuw gedeeld.
an-curve = Wat te verwachten was
an-shows-chance = Winstkansen
an-shows-points = Verwachte punten
an-shows-sofar = Punten tot dan
an-curve-help = Elk punt: partijen, verder gespeeld met wat de speler toen kon weten. De band toont hoe zeker dat is.
an-next = Naar de volgende keuze
an-try = Probeer een andere zet
an-try-which = Welke?
an-try-go = Speel hem uit
an-trying = Beide zetten worden in dezelfde werelden uitgespeeld…
an-tried = { $points } ± { $error } punten vergeleken met wat er gespeeld werd, in { $games } partijen elk; kans { $before } → { $after } op 100.
an-tried-close = Partijen kunnen de twee niet uit elkaar houden.
an-draws = Geluk, kaart voor kaart
an-draws-help = Wat er kwam, en hoeveel punten het opleverde vergeleken met het gemiddelde van wat had kunnen komen.
an-draw = Zet { $ply }:
an-brought = { $points } ± { $error }
an-about = ongeveer { $points }
an-guessed = { $count ->
    [one] Eén kleinere, naar schatting
   *[other] { $count } kleinere, naar schatting
}
