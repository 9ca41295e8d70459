# À la table : ce qui est demandé, qui joue, ce qui s’est passé, la fin et le replay.

## ce qu’il faut faire

at-asked = Ce qui est demandé
at-your-turn = À vous de jouer
at-waiting = On attend { $who }
at-watching = Vous regardez
at-sending = En cours …
at-over = La partie est terminée
at-rule = Pourquoi ?
at-rule-missing = Les règles ne sont pas accessibles pour le moment.
at-why-not = Impossible pour le moment
at-why-waiting = C’est au tour de { $who }.
at-why-says = { $thing } : { $reason }
at-why-apart = La question porte sur autre chose : « { $question } »
at-why-rule = Règle { $clause }
at-why-nearest = Plutôt : { $move }
at-why-close = Fermer
at-hint = Conseil
at-hint-about = Un conseil : ce que ferait l’adversaire le plus fort
at-hint-thinking = Le conseiller réfléchit…
at-hint-look = Regardez d’abord ici.
at-hint-again = Encore H montre le coup.
at-hint-whose = Conseil de l’amiral
at-hint-known = d’après ce que vous pouvez savoir
at-hint-expects = Prévoit { $points } points (± { $error } en { $games } parties).
at-hint-expects-win = Prévoit { $points } points (± { $error } en { $games } parties), en gagne { $chance } sur 100.
at-hint-next = Ensuite : { $move } : { $points }.
at-hint-next-win = Ensuite : { $move } : { $points }, { $chance } sur 100.
at-hint-close = Trop serré pour trancher : { $move } vaut à peu près autant.
at-hint-more = Plus
at-hint-away = Ranger le conseil
at-hint-do = Jouer ce coup
at-hint-best = Les meilleurs coups
at-close = Fermer
at-choices = Vos choix
at-to-choices = Aller à la liste de vos choix
at-filter = Filtrer les choix
at-no-match = Aucun choix ne correspond.
at-spot-choices = { $count ->
    [one] 1 choix
   *[other] { $count } choix
}
at-preview = Ensuite :
at-preview-open = Ce qui en sortira reste ouvert.
at-final = Ce coup ne peut pas être repris.
at-confirm = Jouer
at-cancel = Choisir autre chose

## reprendre un coup

at-undo = Reprendre
at-undo-why = Reprendre : pourquoi pas ?
at-cannot-undo = Ce coup ne peut pas être repris : { $reason }.
at-ask-others = Demander aux autres
at-asks = Questions à la table
at-ask-undo = { $who } demande à reprendre un coup.
at-ask-undo-own = Vous avez demandé à reprendre votre coup.
at-ask-stand-in = { $who } demande si un robot ({ $level }) peut jouer pour { $seat }.
at-ask-stand-in-own = Vous avez demandé si un robot ({ $level }) peut jouer pour { $seat }.
at-ask-awaited = Pas encore répondu : { $who }
at-ask-absent = { $who } (absent)
at-yes = Oui
at-no = Non

## les joueurs

at-players = Joueurs
at-score = Score : { $points }
at-you = vous
at-ready = prêt
at-deciding = choisit
at-here = connecté
at-away = absent
at-bot = robot
at-vacant = place abandonnée
at-seat-free = Une place s’est libérée. Asseyez-vous et continuez la partie.
at-stands-in = un robot remplace
at-last-move = Dernier coup
at-more = Ce que possède { $who }
at-stand-in = Laisser un robot continuer
at-stand-in-soon = Robot possible dans { $seconds } s
at-stand-in-level = Force du robot qui joue pour { $who }
at-clock = Temps restant
at-clock-minutes = { $time }
at-clock-hours = { $hours } h { $minutes } min
at-clock-days = { $days } j { $hours } h
at-away-until = absence jusqu’au { $when }
at-going-away = Je m’absente
at-going-away-help = Votre pendule se repose jusque-là et les autres le voient ; deux fois par partie, une semaine au plus.
at-go-away = Prévenir les autres
at-here-again = Me revoilà
at-away-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
at-spectators = { $count ->
    [0] personne ne regarde
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}

## le journal et la discussion

at-log = Journal
at-note-rewind = { $who } a repris un coup, avec tout ce qui a suivi.
at-note-stand-in = Un robot ({ $level }) joue pour { $who }, à la demande de { $by }.
at-note-back = { $who } est de retour et joue à nouveau.
at-note-left = { $who } a cédé sa place.
at-note-sat = { $who } prend la place de { $before }.
at-note-time-up = Le temps de { $who } est écoulé : un bot ({ $level }) répond cette fois-ci.
at-note-late = Le temps de { $who } s’est écoulé trois fois de suite : un bot ({ $level }) joue jusqu’à son retour.
at-note-away = { $who } s’absente jusqu’au { $when } ; la pendule se repose.
at-note-here = { $who } est de retour.
at-note-hint = { $who } a reçu un conseil.
at-note-agreed = D’accord : { $who }.
at-details = { $count ->
    [one] 1 détail
   *[other] { $count } détails
}
at-round = Manche { $round }
at-before = Avant la première manche
at-turns = { $count ->
    [one] 1 tour
   *[other] { $count } tours
}
at-since = Depuis votre tour
at-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
at-back-away = Votre absence a duré { $time }
at-back-turns = { $count ->
    [0] Personne d’autre n’a joué.
    [one] Un tour des autres.
   *[other] { $count } tours des autres.
}
at-back-left = Il vous reste { $time }.
at-missed = Ce que les autres ont fait
at-to-my-turn = À mon tour
at-skip = Passer
at-to-now = Au présent
at-step-back = Un pas en arrière
at-step-on = Un pas en avant
at-chat = Discussion
at-side = Journal et discussion
at-say = Dire quelque chose à la table
at-say-short = Un mot …
at-send = Dire
at-silence = Personne n’a encore rien dit.
at-news = { $count ->
    [one] 1 nouvelle ligne
   *[other] { $count } nouvelles lignes
}
at-seat-of = { $name } ({ $seat })

## la table elle-même

at-menu = Table
at-plain-board = Table simple
at-own-board = Table dessinée
at-leave = Céder ma place
at-leave-sure = Votre place sera libre pour de bon et quelqu’un d’autre pourra la prendre. Quitter la table ?
at-stay = Rester
at-link = Lien vers la table
at-sign-out = Déconnecter mes autres appareils
at-sign-out-help = Seul cet appareil garde la place, et un nouveau lien remplace l’ancien.
at-signed-out = Aucun autre appareil n’a plus votre place. Le lien est nouveau.
at-connecting = On rame vers la table …
at-gone-unknown = Il n’y a pas de table à cette adresse. Le lien est peut-être incomplet.
at-gone-removed = Elle a été retirée par la personne qui gère le serveur : on ne peut plus rien y faire.
at-gone-slow = Trop de messages d’un coup : le serveur a raccroché. Votre place reste à vous : rechargez la page.
at-gone-protocol = Le serveur est désormais plus récent que cette page. Votre place reste à vous : rechargez la page.
at-gone-damaged = Ce que le serveur a gardé de cette table est endommagé et ne peut pas être ouvert. Qui gère le serveur en trouve plus dans son journal.
at-gone-box = Cette table se joue avec d’autres éléments que ceux du serveur actuel. Votre place est gardée : la partie continuera quand le serveur aura retrouvé cette boîte.
at-other-box = Une autre boîte
at-gone = La table a disparu
at-hung-up = Le serveur a raccroché
at-old-page = Cette page n’est plus à jour
at-load-anew = Recharger la page

## la fin

at-category = D’où viennent les points
at-final-place = Place
at-again = Rejouer
at-again-join = Vers la partie suivante
at-replay = Revoir la partie
at-record = Télécharger l’enregistrement
at-record-help = `doubloon verify` y contrôle chaque mélange.
at-seed = Graine des mélanges : { $seed }

## le replay

at-replay-title = Replay
at-ply = Coup { $ply } sur { $plies }
at-ply-start = Le début
at-scrub = Coup affiché
at-eyes = Vu par
at-spectator = un spectateur
at-first = Au début
at-previous = Un coup en arrière
at-next = Un coup en avant
at-last = À la fin
at-run = Lecture
at-pause = Pause
at-moment = Lien vers ce moment
at-to-result = Vers le résultat

at-notices = Nouvelles de la table
at-board = Le plateau
at-mine = À moi
at-tabs = Ce que l’on voit
at-tab-board = Plateau
at-tab-mine = À moi
at-tab-others = Autres
at-tab-log = Journal
at-together = plusieurs choisissent ensemble
at-main-waits = Patience
at-main-rests = Choisir
at-tools = Outils pour ce que vous tenez
at-no-choices = Il n’y a rien à choisir.
at-look-at-board = Voir le plateau
at-show-result = Vers le résultat
at-course = Les points au fil du temps
at-remark-first = Premiers points
at-remark-first-told = { $you ->
    [yes] Vous les avez marqués : { $value }.
   *[no] { $who } les a marqués : { $value }.
}
at-remark-biggest = Plus gros tour
at-remark-biggest-told = { $you ->
    [yes] Vous en avez gagné { $value } d’un coup.
   *[no] { $who } en a gagné { $value } d’un coup.
}
at-remark-ahead = Le plus longtemps en tête
at-remark-ahead-told = { $you ->
    [yes] Vous avez mené pendant { $value } % de la partie.
   *[no] { $who } a mené pendant { $value } % de la partie.
}
at-remark-changes = La tête
at-remark-changes-told = { $value ->
    [0] Elle n’a jamais changé de mains.
    [one] Elle a changé de mains une fois.
   *[other] Elle a changé de mains { $value } fois.
}
at-remark-see = Voir
at-name-piece = Un nom pour { $piece }
at-name-help = Tout le monde à la table le lit, et le compte rendu de la partie le garde.
at-name-give = Donner ce nom
at-name-empty = Un nom a au moins une lettre.
at-name-long = C’est trop long pour un nom.
at-name-signs = Un nom ne contient que des lettres, des chiffres et des signes ordinaires.
at-name-taken = Quelqu’un d’autre à cette table s’appelle déjà ainsi.

## analysis

an-title = Analyse
an-going = La partie est en cours d’analyse ; vous pouvez la parcourir en attendant.
an-failed = L’analyse n’a rien donné.
an-sum = { $expected } points à espérer au départ − { $cost } par des choix coûteux { $luck } par la chance et les autres = { $result }
an-luck = Pour l’essentiel entre les coups { $since } et { $ply } : { $points } points.
an-tested = Sur { $choices } choix, { $suspects } semblaient douteux, { $stood } ont résisté à l’épreuve.
an-moment = Coup { $ply } : −{ $cost } ± { $error } points ; chances { $before } → { $after } sur 100
an-better = L’amiral : { $move }
an-played = Joué : { $move }
an-fork = Continuer à partir d’ici
an-fork-help = À une nouvelle table contre des bots. Ce qui était inconnu est redistribué.
an-curve = Ce qu’on pouvait espérer
an-shows-chance = Chances de gagner
an-shows-points = Points à espérer
an-shows-sofar = Points acquis
an-curve-help = Chaque point : des parties jouées à partir de ce que le joueur pouvait savoir. La bande montre à quel point c’est sûr.
an-next = Au choix suivant
an-try = Essayer un autre coup
an-try-which = Lequel ?
an-try-go = Le jouer jusqu’au bout
an-trying = Les deux coups sont joués jusqu’au bout dans les mêmes mondes…
an-tried = { $points } ± { $error } points par rapport au coup joué, en { $games } parties chacun ; chances { $before } → { $after } sur 100.
an-tried-close = Les parties ne permettent pas de les départager.
an-draws = La chance, carte par carte
an-draws-help = Ce qui est venu, et les points gagnés ou perdus par rapport à la moyenne de ce qui aurait pu venir.
an-draw = Coup { $ply } :
an-brought = { $points } ± { $error }
an-about = environ { $points }
an-guessed = { $count ->
    [one] Un effet plus petit, estimé
   *[other] { $count } effets plus petits, estimés
}
