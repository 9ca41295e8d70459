# Campaigns: from island to island.

cp-title = Campaign
cp-text = Choose the islands in the order in which you want to sail: two to five, and the same one again if you like. Between islands pirates learn abilities.
cp-chart = The chart
cp-course = Your course
cp-nothing = No island yet. Press those on the chart.
cp-remove = Take { $island } off the course
cp-add = Sail to { $island }, { $tiles } tiles
cp-short = Short: two islands
cp-grand = Grand: all islands
cp-clear = From the start
cp-who = Who sails along
cp-sail = Set sail
cp-running = Campaigns that go on
cp-go-on = Go on
cp-next = next · { $tiles } tiles
cp-tiles = { $tiles } tiles
cp-here = you are here
cp-won-by = won by { $crews }
cp-standings = After { $after } of { $all } islands
cp-crew = Crew
cp-won = won
cp-rule = Most islands won wins; then all coins together.
cp-abilities = Abilities in play
cp-order = Order of choice
cp-out = too few coins to choose
cp-close = Back to the island
