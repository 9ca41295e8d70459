# Une première partie guidée sur la page ; ses autres mots sont aussi ceux du terminal.

guide-off-title = Votre propre cap
guide-rule = Règle
guide-back = Retour
guide-next = Suite
guide-show = Montrez-moi
guide-take-back = Reprendre
guide-play-on = Continuer à jouer
guide-leave = Quitter la leçon
