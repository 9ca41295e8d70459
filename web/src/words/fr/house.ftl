house-what = Des jeux d’îles au trésor, entre amis et contre des bots.
house-nowhere = Il n’y a rien à cette adresse.
