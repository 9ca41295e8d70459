"""A picture of every kind of decision of every game, for everybody who works on boards.

`make gallery` draws all into build/gallery/index.html. The positions lie in games.json, which `record` has made.
"""
