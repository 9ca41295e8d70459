# Messages common to all games.

## seats

seat-you = jij
seat-human = speler { $number }
seat-bot = { $name } ({ $number })
bot-random = toeval
bot-greedy = gretig
bot-search = zoeker

## opening and closing

opening-seed = Het schudden ligt al vast: SHA-256 van de startwaarde is { $hash }.
opening-options = Tafel: { $options }.
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
ask-many = Keuze van { $who }
commands = u ongedaan maken · h hint · l logboek · r regel · m keuzes · ? hulp · q bewaren en stoppen
confirm = Enter om dit te spelen, u om opnieuw te kiezen
pass-keyboard = Geef het toetsenbord aan { $who } en druk dan op Enter.
pass-keyboard-undo = Geef het toetsenbord aan { $who } en druk dan op Enter; u maakt de keuze van { $before } ongedaan.
last-choice-final = Dit kan daarna niet meer ongedaan gemaakt worden:
thinking = { $who } denkt na …
moves-heading = Keuzes
news-heading = Wat er gebeurde
end-heading = Eindtelling

## help

help-heading = Hulp
help-moves = Typ { $examples }.
help-quick = Een ! achter een keuze speelt die zonder nog eens te vragen.
help-u = u — maak je laatste keuze ongedaan, zolang niemand er iets van te weten is gekomen
help-h = h — een hint van de zoekende bot, met de score die hij verwacht
help-l = l — het logboek van het spel
help-r = r — de regel achter de vraag
help-m = m — de tafel en de keuzes nog eens
help-q = q — bewaren en stoppen; elke zet wordt sowieso meteen bewaard
help-legend = Tekens
help-options = Opties van deze tafel

## answers

undone = Ongedaan gemaakt: { $move }.
undo-refused = Dat kan niet ongedaan gemaakt worden: { $reason }.
undo-nothing = je hebt nog niets gekozen
undo-others-moved = anderen hebben sindsdien gespeeld
hint = Hint: { $move } — verwachte score { $points } (kansen { $percent } %)
hint-next = Daarna het best: { $move } — { $points } ({ $percent } %)
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
