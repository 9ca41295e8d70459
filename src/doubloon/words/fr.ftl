# Messages common to all games.

## seats

seat-you = vous
seat-human = joueur { $number }
seat-bot = { $name } ({ $number })
bot-random = hasard
bot-greedy = glouton
bot-search = chercheur

## opening and closing

opening-seed = Les mélanges sont déjà fixés : le SHA-256 de la graine est { $hash }.
opening-options = Table : { $options }.
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
ask-many = Choix de { $who }
commands = u annuler · h conseil · l journal · r règle · m choix · ? aide · q enregistrer et quitter
confirm = Entrée pour jouer ce coup, u pour choisir à nouveau
pass-keyboard = Passez le clavier à { $who }, puis appuyez sur Entrée.
pass-keyboard-undo = Passez le clavier à { $who }, puis appuyez sur Entrée ; u annule le choix de { $before }.
last-choice-final = Ce choix ne pourra plus être annulé :
thinking = { $who } réfléchit …
moves-heading = Choix
news-heading = Ce qui s’est passé
end-heading = Décompte final

## help

help-heading = Aide
help-moves = Tapez { $examples }.
help-quick = Un ! derrière un choix le joue sans redemander.
help-u = u — annuler votre dernier choix, tant que personne n’en a rien appris
help-h = h — un conseil du bot chercheur, avec le score qu’il prévoit
help-l = l — le journal de la partie
help-r = r — la règle derrière la question
help-m = m — la table et les choix à nouveau
help-q = q — enregistrer et quitter ; chaque coup est de toute façon enregistré aussitôt
help-legend = Signes
help-options = Options de cette table

## answers

undone = Annulé : { $move }.
undo-refused = Cela ne peut pas être annulé : { $reason }.
undo-nothing = vous n’avez encore rien choisi
undo-others-moved = d’autres ont joué depuis
hint = Conseil : { $move } — score prévu { $points } (chances { $percent } %)
hint-next = Ensuite : { $move } — { $points } ({ $percent } %)
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
