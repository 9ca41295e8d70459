# La table de Loot Island : ce que dit la page en plus des mots du jeu.

li-big = gros
li-small = petit
li-final = final
li-any-colour = toute couleur
li-treasures = Trésors
li-maps = Cartes
li-healers = Guérisseuses
li-face-down = face cachée
li-dealt = à vous
li-events-to-come = À venir
li-order-unknown = ordre inconnu
li-small-islands = Petites îles
li-of-edge = sur { $edge }
li-no-cards = Aucune carte
li-your-treasures = Vos trésors
