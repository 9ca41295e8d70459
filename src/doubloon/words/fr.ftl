# Messages common to all games.

## seats

seat-you = vous
explained = { $name } : { $text }
seat-name = { $who }
seat-human = joueur { $number }
seat-bot = { $name } ({ $number })
bot-cabin_boy = Mousse
bot-deckhand = Novice
bot-sailor = Matelot
bot-mate = Quartier-maître
bot-navigator = Navigateur
bot-admiral = Amiral
bot-random = hasard
bot-greedy = glouton
bot-search = chercheur

## opening and closing

opening-seed = Les mélanges sont fixés : le SHA-256 de la graine commence par { $hash }.
opening-option = { $name } : { $value }
opening-help = Tapez ? à tout moment pour obtenir de l’aide.
resumed = Reprise après { $plies ->
    [one] 1 coup
   *[other] { $plies } coups
}.
saved = Partie enregistrée. Pour continuer : { $command }
not-saved = La partie ne peut pas être enregistrée dans { $path } ({ $problem }) ; indiquez un autre fichier avec --save.
closing-seed = Graine : { $seed }
closing-record = Feuille de partie : { $path }
closing-verify = Pour vérifier tous les mélanges : { $command }
closing-again = Pour revoir la même partie : { $command }

## asking

ask = Votre choix
ask-many = Choix du joueur { $number }
commands = u retour · h conseil · l journal · r règle · m choix · t table · ? aide · q fin
confirm = Entrée pour jouer ce coup, u ou un autre choix pour changer
pass-keyboard = Passez le clavier au joueur { $number }, puis appuyez sur Entrée.
pass-keyboard-undo = Passez le clavier au joueur { $number }, puis appuyez sur Entrée ; u annule le choix du joueur { $before }.
last-choice-final = Ce choix ne pourra plus être annulé :
thinking = { $who } réfléchit …
moves-heading = Choix
news-heading = Ce qui s’est passé
news-earlier = … { $count ->
    [one] 1 ligne plus ancienne se trouve dans le journal
   *[other] { $count } lignes plus anciennes se trouvent dans le journal
} (l).
end-heading = Décompte final

## help

help-heading = Aide
help-moves = Tapez le numéro d’un choix, de 1 à { $number }, ou le choix lui-même : « { $label } » ou « { $text } ».
help-quick = Un choix qui ne pourra plus être annulé est montré encore une fois et attend Entrée ; un ! derrière le joue aussitôt.
help-u = u — annuler votre dernier choix, tant que personne n’en a rien appris ; abandonner un choix qui attend Entrée
help-h = h — un conseil : ce que ferait l’adversaire le plus fort, et les points auxquels mènent des parties jouées à partir de là
help-l = l — le journal de la partie
help-r = r — la règle derrière la question
help-m = m — ce qui est en jeu à nouveau, avec tous les choix
help-t = t — toute la table
help-q = q — enregistrer et quitter ; chaque coup est de toute façon enregistré aussitôt
help-legend = Signes
help-options = Options de cette table
help-option = { $name } : { $value }. { $meaning }
help-seed = SHA-256 de la graine : { $hash }

## answers

undone = Annulé : { $move }.
undo-refused = Cela ne peut pas être annulé : { $reason }.
undo-nothing = vous n’avez encore rien choisi
undo-others-moved = d’autres ont joué depuis
undo-often = vous avez trop souvent repris un coup dans cette partie
undo-asked-in-secret = un choix secret a été demandé depuis
hint = Conseil : { $move } — { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points prévus à la fin
hint-next = Ensuite : { $move } — { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $apart ->
    [more] { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } de plus, mais moins sûr
    [less] { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } de moins
   *[equal] autant
})
hint-only = Rien d’autre n’est possible
hint-brings = Cela rapporte : { $brings }
hint-row = Davantage en « { $row } » : { $points } en moyenne
hint-near = À peu près aussi bien que le coup suivant
hint-often = Un peu mieux dans { $better } parties sur { $games }
rule-clause = Le catalogue des règles ({ $clause }, en anglais) : { $text }
log-empty = Rien ne s’est encore passé.
log-earlier = … { $count ->
    [one] 1 ligne plus ancienne
   *[other] { $count } lignes plus anciennes
} ; tapez « l all » pour tout le journal.
input-empty = Tapez un choix, ou ? pour obtenir de l’aide.
input-number = Il n’y a pas de choix { $number } ; les numéros vont de 1 à { $count }.
input-unknown = « { $text } » n’est pas un choix ici ; tapez un numéro de la liste, ou ? pour obtenir de l’aide.
input-refused = Ce n’est pas permis maintenant ; choisissez dans la liste.

## the table of a game that has none of its own

table-scores = Scores
table-waiting = En attente de : { $who }.
table-over = La partie est finie.
table-yes = oui
table-no = non
table-nothing = rien

## the end

ending-winner = { $you ->
    [yes] Vous gagnez avec { $points } points !
   *[no] { $who } gagne avec { $points } points.
}
ending-shared = { $who } partagent la victoire avec { $points } points.
ending-nobody = Le résultat : { $points } points.
ending-all-lost = Personne ne gagne.
ending-place = place
and = { $first } et { $last }

## replay

replay-heading = { $title } : après { $ply } coups sur { $plies }, vu par { $who }
replay-spectator = un spectateur
replay-ask = Entrée ou n suivant · p précédent · un numéro y saute · q quitte
replay-unknown = « { $text } » ne veut rien dire ici ; tapez Entrée, n, p, un numéro ou q.
replay-range = La partie compte { $plies } coups ; les numéros vont de 0 à { $plies }.

## tables impossibles, et celles que l'on demande souvent

unfit-seats = { $title } se joue de { $low } à { $high }, pas à { $seats }.
unfit-value = L’option { $name } ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
unfit-option = Il n’y a pas d’option « { $name } » ; ce jeu a : { $known }.
unfit-form = Une option s’écrit nom=valeur, et non « { $given } ».
unfit-twice = L’option { $name } est donnée deux fois ; donnez-la une seule fois.
preset-first = Première partie
preset-box = Comme dans la boîte
preset-quick = Rapide
preset-everything = Tout à la fois
preset-alone = En solitaire

## premières parties guidées

learn-opening = Une première partie guidée. Vous jouez de vrais coups et pouvez toujours faire autrement. q quitte, ? aide.
learn-step = { $number } sur { $count }
learn-next = Entrée pour continuer
learn-enter = Choisissez à votre guise ; Entrée seule montre le coup.
learn-aside = Vous avez choisi autre chose, et c’est permis aussi. Nous continuons d’ici ; vous pouvez annuler.
learn-off = Vous suivez maintenant votre propre cap : le guide s’arrête ici. Annulez, ou continuez à jouer.
learn-end = Le guide s’arrête ici. Continuez la partie contre les bots, si vous voulez.

## analysis

analysis-title = { $who } : { $points } points
analysis-sum = Au départ on pouvait espérer { $expected } points, { $cost } ont été perdus par des choix coûteux, { $luck } sont venus de la chance et des autres : { $result }.
analysis-tested = Sur { $choices } choix, { $suspects } semblaient douteux ; { $stood } ont résisté à l’épreuve.
analysis-moment = { $number }. Coup { $ply } : { $played }. Mieux : { $better }. Cela a coûté { $cost } ± { $error } points ; sur 100 parties, { $before } gagnées au lieu de { $after }.
analysis-draws = La chance, carte par carte : ce qui est venu, et les points gagnés ou perdus par rapport à la moyenne de ce qui aurait pu venir.
analysis-draw = Coup { $ply } : { $what } { $points } ± { $error }
analysis-guessed = { $count } effets plus petits ont apporté { $points } en tout, selon l’estimation.
analysis-ply = après le coup

## avis, qui ne disent rien de la partie

notice-turn = C’est à vous de jouer
notice-open = Ouvrez la table.
notice-turn-of = { $name }, c’est à vous de jouer : { $link }
