house-what = Treasure-island board games, with friends and against bots.
house-nowhere = There is nothing at this address.
