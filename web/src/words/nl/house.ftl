house-what = Schateilandspellen, met vrienden en tegen bots.
house-nowhere = Op dit adres is niets te vinden.
