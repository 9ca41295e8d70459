# De tafel van Loot Island: wat de pagina zegt naast de woorden van het spel zelf.

li-big = groot
li-small = klein
li-final = slot
li-any-colour = elke kleur
li-treasures = Schatten
li-maps = Kaarten
li-healers = Heelsters
li-face-down = gedekt
li-dealt = aan jou gedeeld
li-events-to-come = Nog komende
li-order-unknown = volgorde onbekend
li-small-islands = Kleine eilanden
li-of-edge = van { $edge }
li-no-cards = Geen kaarten
li-your-treasures = Jouw schatten
