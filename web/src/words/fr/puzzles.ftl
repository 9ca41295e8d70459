# Énigmes de pirates : ce que dit la page en plus des mots des énigmes elles-mêmes.

pz-title = Énigmes de pirates
pz-shelf = Toutes les énigmes
pz-grade-easy = Facile
pz-grade-medium = Moyen
pz-grade-hard = Difficile
pz-grade-fiendish = Diabolique
pz-solved-of = { $solved } sur { $all } résolues
pz-new = Créer une nouvelle carte
pz-new-text = prouvée avant que vous la voyiez
pz-make-own = Créer la vôtre
pz-seal-best = résolue au mieux, preuve à l’appui
pz-seal-other = résolue autrement, ou avec de l’aide
pz-kept-here = Vos résultats sont gardés dans ce navigateur.
pz-mark-new = pas encore essayée
pz-mark-tries = { $tries ->
    [one] 1 essai
   *[other] { $tries } essais
}
pz-mark-best = en { $turns } tours
pz-mark-helped = en { $turns } tours, avec de l’aide
pz-today = Aujourd’hui
pz-new-in = nouvelle dans { $hours } h { $minutes } min
pz-of-day = L’énigme du { $date }
pz-same = La même carte pour tout le monde : elle est tirée de la date.
pz-being-made = Une carte est en train d’être créée et prouvée. Cela peut durer un peu.
pz-play-today = Jouer l’énigme du jour
pz-yesterday = L’énigme d’hier
pz-streak = { $days ->
    [0] Pas encore de jours d’affilée
    [one] 1 jour d’affilée
   *[other] { $days } jours d’affilée
}
pz-day-solved = résolue
pz-day-open = non résolue
pz-made = Une nouvelle carte, numéro { $seed }
pz-given = La carte d’un ami
pz-no-card = Cette carte n’existe pas
pz-unknown = Aucune carte de ce nom n’est sur l’étagère.
pz-layout = La carte
pz-of = { $part } sur { $whole }
pz-home = à la banque
pz-turns = tour
pz-alive = en vie
pz-order = L’ordre de ce tour
pz-to-move = à lui
pz-then-bear = puis
pz-pirate-0 = Blanc
pz-pirate-1 = Jaune
pz-pirate-2 = Rouge
pz-ask = { $pirate } : où aller ?
pz-ask-exit = { $pirate } continue : où aller ?
pz-rules = Hors de la carte, c’est la mort. Qui peut bouger doit bouger. Partager une case avec l’ours, c’est la mort.
pz-undo = Annuler
pz-redo = Rétablir
pz-moves = Vos coups
pz-no-moves = Blanc commence, puis Jaune, Rouge et l’ours.
pz-turn = Tour { $turn }
pz-turn-of = Tour { $turn } sur { $turns }
pz-back-here = Revenir au tour
pz-back-before = Annuler à partir d’ici
pz-stuck = Bloqué ?
pz-solvable = Encore soluble ?
pz-show-move = Montrer un coup
pz-solution = Solution
pz-solution-step = Étape { $step } sur { $steps }
pz-step-on = Suivant
pz-step-back = Une étape en arrière
pz-solution-leave = Revenir à mes coups
pz-solver-works = Le solveur travaille …
pz-advice-solvable = Oui : encore { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}, avec { $survivors } en vie. C’est prouvé.
pz-advice-lost = Non : il est prouvé que d’ici, ce n’est plus possible.
pz-advice-unknown = Personne ne le sait : le solveur a abandonné.
pz-back-solvable = Revenir là où c’était possible
pz-proved-best = Le mieux, c’est prouvé : { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}, { $survivors ->
    [one] 1 survivant
   *[other] { $survivors } survivants
}, { $ends ->
    [one] 1 fin gagnante
   *[other] { $ends } fins gagnantes
}. Tous les chemins ont été explorés.
pz-could-be = C’est possible en { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
} avec { $survivors ->
    [one] 1 survivant
   *[other] { $survivors } survivants
}.
pz-reached = { $home } pièces sur { $coins } sont à la banque, { $alive ->
    [0] personne n’est
    [one] 1 pirate est
   *[other] { $alive } pirates sont
} en vie.
pz-next = Carte suivante
pz-to-shelf = Vers l’étagère
pz-again = Encore une fois
pz-share = Partager cette carte
pz-link = Lien vers cette carte
pz-edit-this = Modifier cette carte
pz-edit-text = Choisissez une tuile, puis appuyez là où elle doit être posée. Le nord est en haut.
pz-palette = Tuiles
pz-left = il en reste { $count }
pz-hole = pas de tuile
pz-turn-tile = Tourner (R)
pz-asks = La tâche
pz-columns = Colonnes
pz-rows = Rangées
pz-most-turns = Tours au plus (0 : sans limite)
pz-least-alive = Survivants au moins (0 : peu importe)
pz-may-wait = Les pirates peuvent attendre
pz-verdict = Le verdict du solveur
pz-sound = La carte peut être jouée. A-t-elle une solution ?
pz-prove = Demander au solveur
pz-play-own = La jouer
pz-verdict-unsolvable = Il est prouvé que cette carte n’a pas de solution.
pz-verdict-unknown = Pas de preuve : le solveur a abandonné. Une carte plus petite ou moins de tours peuvent aider.
pz-bad-code = Cette adresse ne contient pas de carte, ou il en manque un morceau.
pz-bad-text = Cette carte est illisible.
pz-bad-task = Dites combien de tours il y a ou combien de pirates doivent survivre.
pz-bad-gold = Il faut un coffre : de l’or à rapporter.
pz-bad-apart = Toutes les tuiles doivent se toucher.
pz-bad-many = Il y a plus de tuiles d’une sorte que dans la boîte.
pz-bad-bank = Il faut une banque.
pz-bad-den = Il faut une tanière d’ours.
