# Campagnes: van eiland naar eiland.

cp-title = Campagne
cp-text = Kies de eilanden in de volgorde waarin je wilt varen: twee tot vijf, en gerust hetzelfde nog eens. Tussen de eilanden leren piraten vaardigheden.
cp-chart = De zeekaart
cp-course = Je koers
cp-nothing = Nog geen eiland. Druk erop op de zeekaart.
cp-remove = Haal { $island } van de koers
cp-add = Vaar naar { $island }, { $tiles } tegels
cp-short = Kort: twee eilanden
cp-grand = Groot: alle eilanden
cp-clear = Opnieuw
cp-who = Wie er meevaren
cp-sail = Hijs de zeilen
cp-running = Lopende campagnes
cp-go-on = Verder spelen
cp-next = hierna · { $tiles } tegels
cp-tiles = { $tiles } tegels
cp-here = hier ben je
cp-won-by = gewonnen door { $crews }
cp-standings = Na { $after } van { $all } eilanden
cp-crew = Bemanning
cp-won = gewonnen
cp-rule = Wie de meeste eilanden wint, wint; daarna tellen alle munten samen.
cp-abilities = Vaardigheden in het spel
cp-order = Volgorde van kiezen
cp-out = te weinig munten om te kiezen
cp-close = Terug naar het eiland
