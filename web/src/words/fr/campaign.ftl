# Campagnes : d’île en île.

cp-title = Campagne
cp-text = Choisissez les îles dans l’ordre où vous voulez naviguer : de deux à cinq, et la même encore si vous voulez. Entre les îles, les pirates apprennent des capacités.
cp-chart = La carte marine
cp-course = Votre route
cp-nothing = Pas encore d’île. Appuyez sur celles de la carte.
cp-remove = Retirer { $island } de la route
cp-add = Naviguer vers { $island }, { $tiles } tuiles
cp-short = Courte : deux îles
cp-grand = Grande : toutes les îles
cp-clear = Recommencer
cp-who = Qui part en mer
cp-sail = Hisser les voiles
cp-running = Campagnes en cours
cp-go-on = Continuer
cp-next = ensuite · { $tiles } tuiles
cp-tiles = { $tiles } tuiles
cp-here = vous êtes ici
cp-won-by = gagnée par { $crews }
cp-standings = Après { $after } îles sur { $all }
cp-crew = Équipage
cp-won = gagnées
cp-rule = Qui gagne le plus d’îles l’emporte ; ensuite, toutes les pièces comptent.
cp-abilities = Capacités en jeu
cp-order = Ordre de choix
cp-out = trop peu de pièces pour choisir
cp-close = Retour à l’île
