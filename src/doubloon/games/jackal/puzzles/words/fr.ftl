# Les énigmes dans le terminal.

puzzle-heading = Énigme { $id }
puzzle-task = Rapportez { $coins ->
    [one] la pièce
   *[other] les { $coins } pièces
} à la banque.
puzzle-limit = { $turns ->
    [one] Vous avez 1 tour.
   *[other] Vous avez { $turns } tours.
}
puzzle-survivors = { $count ->
    [one] Au moins 1 pirate doit survivre.
   *[other] Au moins { $count } pirates doivent survivre.
}
puzzle-turn = Tour { $turn } · pièces rentrées : { $home } sur { $coins } · pirates en vie : { $alive }
puzzle-commands = u reprendre · h indice · s solution · r règle · t table · ? aide · q quitter
puzzle-ask = { $pirate }
puzzle-ask-exit = { $pirate } continue
puzzle-help-moves = Tapez le numéro d’un coup, ou le coup lui-même, par exemple « { $text } ».
puzzle-help-turn = Un tour : Blanc, Jaune et Rouge jouent chacun une fois, dans cet ordre, puis l’ours s’approche d’un pas.
puzzle-help-must = Qui peut bouger doit bouger. Partager une case avec l’ours, c’est la mort ; sortir du plan aussi.
puzzle-help-gold = Un coup avec pièce traîne une pièce ; à la banque elle est sauvée. Avec de l’or, ni jungle ni forteresse.
puzzle-unknown = « { $text } » n’est pas un coup ici ; tapez un numéro de 1 à { $count }, ou ? pour l’aide.
puzzle-undone = Coup repris.
puzzle-undo-nothing = Il n’y a rien à reprendre.
puzzle-hint = Indice : { $move } — soluble en encore { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
} avec { $survivors } en vie.
puzzle-hint-last = Indice : { $move }
puzzle-hint-lost = Il est prouvé que la carte ne peut plus être résolue d’ici ; reprenez des coups avec u.
puzzle-hint-unknown = Aucune solution trouvée d’ici en { $positions } positions, mais ce n’est pas une preuve.
puzzle-solution-turn = Tour { $turn } : { $moves }
puzzle-effort = { $positions } positions, { $seconds } s, { $rate }/s
puzzle-verdict = { $id } : { $verdict } ({ $effort })
puzzle-verdict-proved = { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}, { $survivors ->
    [one] { $survivors } survivant
   *[other] { $survivors } survivants
}, prouvé
puzzle-verdict-found = { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}, { $survivors ->
    [one] { $survivors } survivant
   *[other] { $survivors } survivants
}, trouvé, sans preuve que ce soit le mieux
puzzle-verdict-unsolvable = insoluble, prouvé
puzzle-verdict-unknown = rien de prouvé, aucune solution trouvée
puzzle-total = { $puzzles } énigmes : { $effort }
puzzle-solved = Résolu en { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
} avec { $survivors } en vie !
puzzle-turn-limit = Trop tard : les tours sont épuisés.
puzzle-too-few-survivors = Perdu : trop peu de pirates sont en vie.
puzzle-coin-gone = Perdu : une pièce a disparu.
puzzle-step = vers { $cell } ({ $tile }){ $coin ->
    [yes] {" "}avec une pièce
   *[no] {""}
}
puzzle-advance = vers la case suivante{ $coin ->
    [yes] {" "}avec une pièce
   *[no] {""}
}
puzzle-go = vers { $cell } ({ $tile })
puzzle-go-off = hors du plan
puzzle-pass = attendre
event-moved = { $figure } est sur { $cell }.
event-passes = { $figure } passe par { $cell } ({ $tile }).
event-advanced = { $figure } est sur la case { $space } sur { $spaces }.
event-back = { $figure } est de retour sur { $cell }.
event-bounced = { $figure } trouve le chemin bloqué.
event-mauled = { $figure } est tué par l’ours.
event-eaten = { $figure } est mangé par le cannibale.
event-cycle = { $figure } est pris dans une boucle et meurt.
event-off-layout = { $figure } est emporté hors du plan et meurt.
event-drunk = { $figure } est ivre et passe le prochain tour.
event-trapped = { $figure } est piégé dans la fosse.
event-freed = Les pirates de la fosse en { $cell } sont libres.
event-coin-home = Une pièce est rentrée.
event-bear-moved = L’ours va en { $cell }.

# What is different in puzzles: these words stand in for those of the game.

tile_text-balloon = emporte tout le monde aussitôt à la banque, avec une pièce si l’on en traîne une.
tile_text-bank = les pirates partent d’ici et l’or y revient ; ils peuvent y être à plusieurs.
tile_text-bear_den = l’ours part d’ici ; pour les pirates c’est un terrain vide.
tile_text-cannon = tire un pirate hors du plan dans la direction du canon : la mort. Avec une pièce, personne n’y va.
tile_text-chest = ses pièces sont ici au début ; sinon c’est un terrain vide.
tile_text-pit = qui y entre seul est pris jusqu’à ce qu’un autre pirate y entre.
explain-bear = à la fin de chaque tour il fait un pas vers le pirate le plus proche. Partager sa case, c’est la mort.
legend-pirates = pirates
legend-spent = terrain vide, coffre ou tanière
legend-explain = Tapez ? et une case ou une tuile pour une explication, comme « ? b4 » ou « ? { $name } ».
figures-white-1 = Blanc
figures-white-2 = Jaune
figures-white-3 = Rouge
choice-pass = attendre

# The cards of the shelf.

puzzle-title-over_the_ice = Sur la glace
puzzle-title-balloon_ride = Tour en ballon
puzzle-title-into_the_pit = Dans la fosse
puzzle-title-saddle_up = En selle
puzzle-title-sample_1 = Cheval et ballon
puzzle-title-slow_jungle = La jungle lente
puzzle-title-three_springs = Trois rebonds
puzzle-title-sample_2 = Rendez-vous dans la fosse
puzzle-title-last_man = Le dernier homme
puzzle-title-merry_go_round = Le manège
puzzle-title-nobody_left_behind = Personne ne reste
puzzle-title-rum_and_ruin = Rhum et ruine
puzzle-title-frozen_fortune = Fortune gelée
puzzle-title-eight_turns = Huit tours

puzzle-list-id = énigme
puzzle-list-title = titre
puzzle-list-grade = niveau
puzzle-list-coins = pièces
puzzle-list-turns = tours
puzzle-list-alive = survivants
puzzle-list-play = Pour en jouer une : doubloon puzzle play { $id }
puzzle-grade-easy = facile
puzzle-grade-medium = moyen
puzzle-grade-hard = difficile
puzzle-grade-fiendish = diabolique
