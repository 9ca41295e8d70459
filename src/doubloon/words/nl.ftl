# Messages common to all games.

## seats

seat-you = jij
explained = { $name }: { $text }
seat-name = { $who }
seat-human = speler { $number }
seat-bot = { $name } ({ $number })
bot-cabin_boy = Scheepsjongen
bot-deckhand = Lichtmatroos
bot-sailor = Matroos
bot-mate = Bootsman
bot-navigator = Stuurman
bot-admiral = Admiraal
bot-random = toeval
bot-greedy = gretig
bot-search = zoeker

## opening and closing

opening-seed = Het schudden ligt vast: SHA-256 van de startwaarde begint met { $hash }.
opening-option = { $name }: { $value }
opening-help = Typ op elk moment ? voor hulp.
resumed = Verder na { $plies ->
    [one] 1 zet
   *[other] { $plies } zetten
}.
saved = Bewaard. Speel verder met: { $command }
not-saved = Het spel kan niet bewaard worden in { $path } ({ $problem }); noem een ander bestand met --save.
closing-seed = Startwaarde: { $seed }
closing-record = Verslag: { $path }
closing-verify = Controleer al het schudden: { $command }
closing-again = Bekijk hetzelfde spel nog eens: { $command }

## asking

ask = Jouw keuze
ask-many = Keuze van speler { $number }
commands = u terug · h hint · l logboek · r regel · m keuzes · t tafel · ? hulp · q stoppen
confirm = Enter om dit te spelen, u of een andere keuze om opnieuw te kiezen
pass-keyboard = Geef het toetsenbord aan speler { $number } en druk dan op Enter.
pass-keyboard-undo = Geef het toetsenbord aan speler { $number } en druk dan op Enter; u maakt de keuze van speler { $before } ongedaan.
last-choice-final = Dit kan daarna niet meer ongedaan gemaakt worden:
thinking = { $who } denkt na …
moves-heading = Keuzes
news-heading = Wat er gebeurde
news-earlier = … { $count ->
    [one] 1 eerdere regel staat in het logboek
   *[other] { $count } eerdere regels staan in het logboek
} (l).
end-heading = Eindtelling

## help

help-heading = Hulp
help-moves = Typ het nummer van een keuze, van 1 tot { $number }, of de keuze zelf: “{ $label }” of “{ $text }”.
help-quick = Een keuze die niet meer ongedaan gemaakt kan worden, wordt nog eens getoond en wacht op Enter; een ! erachter speelt die meteen.
help-u = u — maak je laatste keuze ongedaan, zolang niemand er iets van te weten is gekomen; wacht een keuze op Enter, dan vervalt die
help-h = h — een hint: wat de sterkste tegenstander zou doen, en de punten waarmee partijen van daaruit eindigen
help-l = l — het logboek van het spel
help-r = r — de regel achter de vraag
help-m = m — waar het om gaat nog eens, met alle keuzes
help-t = t — de hele tafel
help-q = q — bewaren en stoppen; elke zet wordt sowieso meteen bewaard
help-legend = Tekens
help-options = Opties van deze tafel
help-option = { $name }: { $value }. { $meaning }
help-seed = SHA-256 van de startwaarde: { $hash }

## answers

undone = Ongedaan gemaakt: { $move }.
undo-refused = Dat kan niet ongedaan gemaakt worden: { $reason }.
undo-nothing = je hebt nog niets gekozen
undo-others-moved = anderen hebben sindsdien gespeeld
undo-often = je hebt in dit spel te vaak iets teruggenomen
undo-asked-in-secret = er is sindsdien om een geheime keuze gevraagd
hint = Hint: { $move } — { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten verwacht op het einde
hint-next = Daarna het best: { $move } — { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $apart ->
    [more] { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } meer, maar minder zeker
    [less] { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } minder
   *[equal] evenveel
})
hint-only = Iets anders kan niet
hint-brings = Het levert op: { $brings }
hint-row = Meer bij “{ $row }”: gemiddeld { $points }
hint-near = Ongeveer even goed als de op één na beste
hint-often = Iets beter in { $better } van de { $games } partijen
rule-clause = In de regelcatalogus ({ $clause }, Engels): { $text }
log-empty = Er is nog niets gebeurd.
log-earlier = … { $count ->
    [one] 1 eerdere regel
   *[other] { $count } eerdere regels
}; typ “l all” voor het hele logboek.
input-empty = Typ een keuze, of ? voor hulp.
input-number = Er is geen keuze { $number }; de nummers lopen van 1 tot { $count }.
input-unknown = “{ $text }” is hier geen keuze; typ een nummer uit de lijst, of ? voor hulp.
input-refused = Dat mag nu niet; kies uit de lijst.

## the table of a game that has none of its own

table-scores = Scores
table-waiting = Wachten op: { $who }.
table-over = Het spel is afgelopen.
table-yes = ja
table-no = nee
table-nothing = niets

## the end

ending-winner = { $you ->
    [yes] Je wint met { $points } punten!
   *[no] { $who } wint met { $points } punten.
}
ending-shared = { $who } delen de winst met { $points } punten.
ending-nobody = Het resultaat: { $points } punten.
ending-all-lost = Niemand wint.
ending-place = plaats
and = { $first } en { $last }

## replay

replay-heading = { $title }: na { $ply } van { $plies } zetten, gezien door { $who }
replay-spectator = een toeschouwer
replay-ask = Enter of n volgende · p vorige · een nummer springt erheen · q stopt
replay-unknown = “{ $text }” betekent hier niets; typ Enter, n, p, een nummer of q.
replay-range = Het spel heeft { $plies } zetten; de nummers lopen van 0 tot { $plies }.

## tafels die niet gespeeld kunnen worden, en die men vaak wil

unfit-seats = { $title } is voor { $low } tot { $high } spelers, niet voor { $seats }.
unfit-value = De optie { $name } kan niet “{ $value }” zijn, wel: { $allowed }.
unfit-option = Er is geen optie “{ $name }”; dit spel heeft: { $known }.
unfit-form = Een optie schrijf je als naam=waarde, niet als “{ $given }”.
unfit-twice = De optie { $name } staat er twee keer; geef haar één keer.
preset-first = Eerste spel
preset-box = Zoals in de doos
preset-quick = Kort
preset-everything = Alles erbij
preset-alone = Alleen

## begeleide eerste partijen

learn-opening = Een begeleide eerste partij. Je doet echte zetten; iets anders mag altijd. q stopt, ? helpt.
learn-step = { $number } van { $count }
learn-next = Enter om verder te gaan
learn-enter = Kies wat je wilt; alleen Enter doet de zet voor.
learn-aside = Je koos iets anders, en dat mag ook. We gaan vanaf hier verder; je mag het terugnemen.
learn-off = Je vaart nu je eigen koers, dus de gids stopt hier. Neem het terug, of speel verder.
learn-end = Hier stopt de gids. Speel vanaf hier verder tegen de bots, als je wilt.

## analysis

analysis-title = { $who }: { $points } punten
analysis-sum = Aan het begin waren { $expected } punten te verwachten, { $cost } gingen verloren door dure keuzes, { $luck } kwamen door geluk en door de anderen: { $result }.
analysis-tested = Van { $choices } keuzes leken er { $suspects } twijfelachtig; { $stood } doorstonden de proef.
analysis-moment = { $number }. Zet { $ply }: { $played }. Beter: { $better }. Dat kostte { $cost } ± { $error } punten; van de 100 partijen werden er { $before } gewonnen in plaats van { $after }.
analysis-draws = Geluk, kaart voor kaart: wat er kwam, en hoeveel punten het opleverde vergeleken met het gemiddelde van wat had kunnen komen.
analysis-draw = Zet { $ply }: { $what } { $points } ± { $error }
analysis-guessed = { $count } kleinere leverden samen naar schatting { $points } op.
analysis-ply = na zet

## berichten, die niets over het spel verklappen

notice-turn = Je bent aan de beurt
notice-open = Open de tafel.
notice-turn-of = { $name }, je bent aan de beurt: { $link }
