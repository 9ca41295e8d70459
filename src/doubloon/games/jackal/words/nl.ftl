# Jackal: Treasure Island. The first groups are the terms of NAMES.toml, one message each; the rest says things with them.

## game

game-title = Jackal: Schateiland
game-adventure = eilandavontuur
game-campaign = campagne
game-puzzle = piratenpuzzel
game-two-on-two = twee tegen twee
game-two-crews-each = elk twee bemanningen
game-pair = duo
game-turn = beurt
game-round = ronde

## option

options-island = eiland
options-landing = landing
options-landing-free = vrij
options-landing-recommended = aanbevolen
options-teams = teams
options-end-when-decided = stoppen als de winnaar vaststaat
options-no-progress-rounds = ronden zonder vooruitgang
options-max-rounds = maximaal aantal ronden
options-vote-after-idle-rounds = stille ronden voor een stemming

## crew

crew-white = Wit
crew-yellow = Geel
crew-red = Rood
crew-black = Zwart
crew-crew = bemanning
crew-ally = bondgenoot
crew-enemy = vijand

## piece

piece-pirate = piraat
piece-boat = sloep
piece-ship = schip
piece-coin = munt
piece-gold = goud
piece-purse = buidel
piece-bottle = flessenpost
piece-missionary = missionaris
piece-missionary-armed = gewapende missionaris
piece-bear = beer
piece-die = dobbelsteen
piece-tile = tegel
piece-ability-card = vaardigheidskaart
piece-puzzle-card = puzzelkaart

## zone

zone-beach = strand
zone-forest = bos
zone-mountain = gebergte
zone-sea = zee
zone-face-down = onverkend
zone-face-up = verkend
zone-single-use = eenmalig
zone-no-gold = geen goud toegestaan

## island

island-treasure-island = Schateiland
island-skerry = Het Rotseiland
island-crescent-bay = Halvemaanbaai
island-long-reef = Lang Rif

## tile_kind

tile_kind-empty = Leeg land
tile_kind-arrow = Pijl
tile_kind-labyrinth = Doolhof
tile_kind-labyrinth-2 = Oerwoudpad
tile_kind-labyrinth-3 = Woestijn
tile_kind-labyrinth-4 = Moeras
tile_kind-labyrinth-5 = Bergpas
tile_kind-chest = Schatkist
tile_kind-horse = Paard
tile_kind-ice = IJs
tile_kind-pit = Valkuil
tile_kind-barrel = Vat
tile_kind-bottle = Flessen
tile_kind-crocodile = Krokodil
tile_kind-bank = Bank
tile_kind-jungle = Jungle
tile_kind-lighthouse = Vuurtoren
tile_kind-caramba = Caramba!
tile_kind-balloon = Luchtballon
tile_kind-musket = Musket
tile_kind-shrine = Heiligdom
tile_kind-crossroads = Kruispunt
tile_kind-trampoline = Trampoline
tile_kind-airplane = Vliegtuig
tile_kind-cannon = Kanon
tile_kind-smoke = Rook
tile_kind-bear-den = Berenhol
tile_kind-missionary = Missionaris
tile_kind-earthquake = Aardbeving
tile_kind-spyglass = Verrekijker
tile_kind-cannibal = Kannibaal
tile_kind-fortress = Fort

## action

action-place-boat = plaats je sloep
action-move-boat = sloep verplaatsen
action-clockwise = met de klok mee
action-counter-clockwise = tegen de klok in
action-step = stap
action-land = aan land gaan
action-board = aan boord gaan
action-swim = zwemmen
action-advance = verder gaan
action-fly = vliegen
action-resurrect = tot leven wekken
action-drag-coin = munt meeslepen
action-leave-coin = munt laten liggen
action-peek = gluren
action-shoot = schieten
action-swap = twee tegels omwisselen
action-rotate = pijl draaien
action-use-bottle = fles gebruiken
action-arm-missionary = fles overhandigen
action-stay = blijven
action-done = klaar
action-pass = passen
action-call-vote = einde voorstellen
action-vote-yes = akkoord
action-vote-no = niet akkoord
action-choose-ability = kies een vaardigheid

## state

state-aboard = aan boord
state-swimming = zwemt
state-trapped = gevangen
state-drunk = dronken
state-recovering = herstelt
state-dead = dood
state-dragging = sleept een munt
state-space = vak { $n } van { $m }
state-smoke = in de rook

## event

events-explored = tegel verkend
events-hit = neergeslagen
events-mauled = door de beer gegrepen
events-shot = geraakt
events-died = gestorven
events-eaten = opgegeten door de kannibaal
events-revived = herrezen
events-coin-home = munt binnengehaald
events-coin-sunk = munt gezonken
events-coin-lost = munt verloren
events-coin-left = munt blijft liggen
events-cycle = in een lus beland
events-bounced = weg versperd
events-bear-awake = de beer ontwaakt
events-joined = missionaris sluit zich aan
events-game-over = eiland leeggehaald
events-stalemate = beëindigd zonder vooruitgang
events-ended-by-vote = beëindigd na stemming
events-nobody-left = niemand meer in leven
events-round-limit = maximum aan ronden bereikt
events-decided = winnaar staat vast
events-shared = gedeelde plaats
events-winner = winnaar
events-solved = puzzel opgelost
events-failed = puzzel mislukt

## ability

ability-strongman = Krachtpatser
ability-brawler = Vechtersbaas
ability-diver = Duiker
ability-swimmer = Zwemmer
ability-lookout = Uitkijk
ability-pathfinder = Padvinder
ability-climber = Klimmer
ability-teetotaller = Geheelonthouder
ability-thick-skull = Dikke schedel
ability-croc-tamer = Krokodillentemmer
ability-helmsman = Stuurman
ability-tough-meat = Taai vlees

## direction

direction-N = noord
direction-NE = noordoost
direction-E = oost
direction-SE = zuidoost
direction-S = zuid
direction-SW = zuidwest
direction-W = west
direction-NW = noordwest

## options of the table

option-island = Eiland
option-island-help = Waar gespeeld wordt; bij een campagne: waar die begint.
option-island-treasure_island = Schateiland
option-island-skerry = Het Rotseiland
option-island-crescent_bay = Halvemaanbaai
option-island-long_reef = Lang Rif
option-landing = Landing
option-landing-help = Of iedereen kiest waar de sloep landt, of de aanbevolen vakken neemt.
option-landing-free = vrij
option-landing-recommended = aanbevolen vakken
unfit-two_on_two = Twee tegen twee is voor precies 4 spelers, niet voor { $seats }.
unfit-two_crews_each = Elk twee bemanningen is voor precies 2 spelers, niet voor { $seats }.
option-teams = Teams
option-teams-help = Vier spelers in duo’s, of twee spelers met elk twee verbonden bemanningen.
option-teams-none = ieder voor zich
option-teams-two_on_two = twee tegen twee
option-teams-two_crews_each = elk twee bemanningen
option-end_when_decided = Stoppen als de winnaar vaststaat
option-end_when_decided-help = Of een eiland eindigt zodra niemand de leider nog kan inhalen.
option-end_when_decided-no = doorspelen
option-end_when_decided-yes = meteen stoppen
option-no_progress_rounds = Ronden zonder vooruitgang
option-no_progress_rounds-help = Na zoveel ronden zonder nieuwe tegel en zonder goud eindigt het eiland.
option-no_progress_rounds-2 = 2 ronden
option-no_progress_rounds-30 = 30 ronden
option-max_rounds = Maximaal aantal ronden
option-max_rounds-help = Na zoveel ronden eindigt het eiland in elk geval.
option-max_rounds-2 = 2 ronden
option-max_rounds-300 = 300 ronden
option-vote_after_idle_rounds = Stille ronden voor een stemming
option-vote_after_idle_rounds-help = Na zoveel ronden zonder vooruitgang mag iedereen het einde voorstellen.
option-vote_after_idle_rounds-1 = 1 ronde
option-vote_after_idle_rounds-8 = 8 ronden
option-campaign = Campagne
option-campaign-help = De eilanden na het eerste; tussen de eilanden zijn er vaardigheden te kiezen.
option-campaign-no = één eiland
option-campaign-treasure_island = { option-island-treasure_island }
option-campaign-skerry = { option-island-skerry }
option-campaign-crescent_bay = { option-island-crescent_bay }
option-campaign-long_reef = { option-island-long_reef }
option-campaign-long_reef-skerry = daarna Lang Rif en Het Rotseiland

## the same names by their ids, as events and prompts tell them

crews-white = Wit
crews-yellow = Geel
crews-red = Rood
crews-black = Zwart
boats-white = de witte sloep
boats-yellow = de gele sloep
boats-red = de rode sloep
boats-black = de zwarte sloep
figures-white-1 = Wit 1
figures-white-2 = Wit 2
figures-white-3 = Wit 3
figures-yellow-1 = Geel 1
figures-yellow-2 = Geel 2
figures-yellow-3 = Geel 3
figures-red-1 = Rood 1
figures-red-2 = Rood 2
figures-red-3 = Rood 3
figures-black-1 = Zwart 1
figures-black-2 = Zwart 2
figures-black-3 = Zwart 3
figures-missionary = de missionaris
figures-bear = de beer
zones-beach = { zone-beach }
zones-forest = { zone-forest }
zones-mountain = { zone-mountain }
islands-treasure_island = Schateiland
islands-skerry = Het Rotseiland
islands-crescent_bay = Halvemaanbaai
islands-long_reef = Lang Rif
tiles-empty = leeg land
tiles-arrow_1s = één rechte pijl
tiles-arrow_1d = één schuine pijl
tiles-arrow_2s = twee rechte pijlen
tiles-arrow_2d = twee schuine pijlen
tiles-arrow_3 = drie pijlen
tiles-arrow_4s = vier rechte pijlen
tiles-arrow_4d = vier schuine pijlen
tiles-labyrinth_2 = oerwoudpad (2 vakken)
tiles-labyrinth_3 = woestijn (3 vakken)
tiles-labyrinth_4 = moeras (4 vakken)
tiles-labyrinth_5 = bergpas (5 vakken)
tiles-chest_1 = schatkist I
tiles-chest_2 = schatkist II
tiles-chest_3 = schatkist III
tiles-chest_4 = schatkist IV
tiles-chest_5 = schatkist V
tiles-horse = paard
tiles-ice = ijs
tiles-pit = valkuil
tiles-barrel = vat
tiles-bottle_1 = één fles
tiles-bottle_2 = twee flessen
tiles-crocodile = krokodil
tiles-bank = bank
tiles-jungle = jungle
tiles-lighthouse = vuurtoren
tiles-caramba = Caramba!
tiles-balloon = luchtballon
tiles-musket = musket
tiles-shrine = heiligdom
tiles-crossroads = kruispunt
tiles-trampoline = trampoline
tiles-airplane = vliegtuig
tiles-cannon = kanon
tiles-smoke = rook
tiles-bear_den = berenhol
tiles-missionary = missionaris
tiles-earthquake = aardbeving
tiles-spyglass = verrekijker
tiles-cannibal = kannibaal
tiles-fortress = fort
abilitys-strongman = Krachtpatser
abilitys-brawler = Vechtersbaas
abilitys-diver = Duiker
abilitys-swimmer = Zwemmer
abilitys-lookout = Uitkijk
abilitys-pathfinder = Padvinder
abilitys-climber = Klimmer
abilitys-teetotaller = Geheelonthouder
abilitys-thick_skull = Dikke schedel
abilitys-croc_tamer = Krokodillentemmer
abilitys-helmsman = Stuurman
abilitys-tough_meat = Taai vlees
abilities-strongman = Krachtpatser
abilities-brawler = Vechtersbaas
abilities-diver = Duiker
abilities-swimmer = Zwemmer
abilities-lookout = Uitkijk
abilities-pathfinder = Padvinder
abilities-climber = Klimmer
abilities-teetotaller = Geheelonthouder
abilities-thick_skull = Dikke schedel
abilities-croc_tamer = Krokodillentemmer
abilities-helmsman = Stuurman
abilities-tough_meat = Taai vlees
reasons-island-cleared = alle tegels zijn verkend en er ligt geen munt meer op het land
reasons-nobody-left = niemand is meer in leven
reasons-decided = niemand kan de leider nog inhalen
reasons-stalemate = te veel ronden hebben niets opgeleverd
reasons-round-limit = de laatste ronde die mag, is voorbij
reasons-vote = iedereen stemde in met het einde

## what tiles do, for whoever asks

tile_text-empty = hier gebeurt niets.
tile_text-arrow = wie hier komt, gaat meteen één vak verder in de richting van een pijl; bij meer pijlen kiest wie de figuur verplaatst.
tile_text-labyrinth = moeilijk terrein: een figuur begint op vak 1, gaat elke beurt één vak verder en vertrekt vanaf het laatste. Alleen het vak vóór je kun je aanvallen.
tile_text-chest = eenmalig: bij het verkennen komen de munten erop te liggen. Daarna is het leeg land.
tile_text-horse = wie hier komt, rijdt meteen verder met een paardensprong zoals bij schaken, over alles heen; wie de figuur verplaatst, kiest waarheen.
tile_text-ice = herhaalt meteen de laatste beweging: dezelfde stap nog eens, of nog een rit, sprong of vlucht.
tile_text-pit = wie er alleen in komt, zit gevangen tot er een vriend bij komt of een fles helpt.
tile_text-barrel = rum: wie hier komt, is dronken en kan in de volgende beurt van de bemanning niets doen.
tile_text-bottle = eenmalig: wie de tegel verkent, krijgt de flessen. Aan het eind van een beurt bevrijdt een fles iemand uit een valkuil, brengt iemand naar het eind van moeilijk terrein of bewapent de missionaris.
tile_text-crocodile = gooit iedereen terug naar waar die vandaan kwam.
tile_text-bank = er is plaats voor één figuur. Zolang er een piraat en een munt zijn, mag niemand erin.
tile_text-jungle = hier kan niemand vechten, vijanden delen het vak. Er mag geen goud in.
tile_text-lighthouse = eenmalig: wie de tegel verkent, mag in het geheim tot 4 onverkende tegels bekijken.
tile_text-caramba = een vloek en verder niets: de zet eindigt als op leeg land.
tile_text-balloon = brengt iedereen meteen naar de eigen sloep, ook met een munt.
tile_text-musket = eenmalig: de piraat die de tegel verkent, schiet in een van de acht richtingen; de dichtstbijzijnde piraat in die lijn die aan te vallen is, wordt neergeslagen.
tile_text-shrine = een piraat die hier staat, mag een dode piraat van de bemanning tot leven wekken. Vijanden mogen er niet in zolang er iemand is, en goud nooit.
tile_text-crossroads = een dobbelsteen bepaalt in welke van zes richtingen de figuur verder gaat.
tile_text-trampoline = gooit een figuur over één vak heen naar het volgende, in een van de acht richtingen; wie de figuur verplaatst, kiest.
tile_text-airplane = één vlucht naar een verkende tegel zonder figuur of beer, meteen of later als actie. Daarna is het leeg land.
tile_text-cannon = schiet een figuur in de richting van de loop naar het eerste zeevak; een munt zinkt daar.
tile_text-smoke = eenmalig: één beurt lang wordt elke bemanning verplaatst door de speler van de volgende, en er worden geen flessen gebruikt.
tile_text-bear_den = eenmalig: de beer komt tevoorschijn, grijpt wie de tegel verkende en jaagt daarna aan het eind van elke beurt van die bemanning.
tile_text-missionary = eenmalig: de missionaris sluit zich aan bij de bemanning die hem vond. Ongewapend vecht hij niet en draagt hij geen goud, en wie op zijn tegel staat, kan niet worden aangevallen.
tile_text-earthquake = eenmalig: wie de tegel verkent, verwisselt twee tegels zonder figuur, beer of munt; pijlen mogen worden gedraaid.
tile_text-spyglass = zolang hier een piraat staat, vaart de sloep van de bemanning één vak verder.
tile_text-cannibal = eet op wie er komt; een meegesleepte munt is verloren.
tile_text-fortress = wie erin staat, kan niet door piraten worden aangevallen, dus vijanden mogen er niet in; er mag geen goud in. De beer trekt zich er niets van aan.
ability_text-strongman = sleept tot 2 munten mee in één zet.
ability_text-brawler = mag aanvallen terwijl hij een munt meesleept.
ability_text-diver = houdt een munt op zee en zwemt ermee; die gaat alleen verloren als de duiker sterft.
ability_text-swimmer = zwemt één of twee vakken en mag uit zee aan land stappen.
ability_text-lookout = eenmaal per beurt, vóór de actie, mag je één onverkende tegel naast deze piraat bekijken.
ability_text-pathfinder = gaat één of twee vakken verder in moeilijk terrein en slaat alleen toe waar de zet eindigt.
ability_text-climber = zit nooit gevangen in een valkuil.
ability_text-teetotaller = wordt niet dronken van een vat.
ability_text-thick_skull = mist geen beurt na een klap: aan het begin van de volgende beurt van de bemanning staat deze piraat op de sloep.
ability_text-croc_tamer = mag op een krokodil blijven staan als er geen munt meekomt.
ability_text-helmsman = met deze piraat aan boord vaart de sloep één vak verder.
ability_text-tough_meat = wordt door de kannibaal alleen neergeslagen; een meegesleepte munt is wel verloren.

## prompts: what is asked now, and the rule behind it in plain words

prompt-place = { $crew }: waar landt je sloep?
prompt-vote = Stem je in met het einde? Goud dat nog op het land ligt, telt voor niemand.
prompt-action = { $crew }: wat doe je in deze beurt?
prompt-action-in-smoke = Rook! Jij verplaatst { $crew }: wat doet die bemanning?
prompt-exit = { $figure } is op { $cell } en gaat meteen verder: waarheen?
prompt-fly = { $figure } is bij het vliegtuig op { $cell }: waarheen?
prompt-look = Bekijk in het geheim een onverkende tegel (nog { $looks ->
    [one] 1 keer
   *[other] { $looks } keer
}).
prompt-shoot = Het musket is geladen: in welke richting schiet je?
prompt-victim = Wie raakt de kogel op { $cell }?
prompt-swap = De aarde beeft: welke tegel verwissel je?
prompt-swap-second = De tegel op { $cell } wisselt van plaats met welke andere?
prompt-turn = Hoe ligt de pijl op { $cell } nu?
prompt-bottles = { $crew }: een fles gebruiken voor de beurt eindigt?
prompt-ability = { $crew }: welke vaardigheid neem je, en voor wie?
rule-place = De sloepen worden een voor een geplaatst, Wit eerst. Een sloep begint op zee naast een strandtegel en niet naast een andere sloep. Je drie piraten zijn aan boord; daarvandaan gaan ze aan land, en daar komt het goud thuis.
rule-vote = Als er niets meer te verkennen is, of als er lang niets gebeurd is, is het laatste goud misschien onbereikbaar. Stemt iedereen in, dan eindigt het eiland meteen en telt dat goud voor niemand; één nee en het spel gaat verder.
rule-action = In een beurt doe je precies één ding: een sloep verplaatsen of iets doen met één figuur, ook als het pijn doet. Een figuur stapt naar een van de acht vakken eromheen, van een sloep het land op, van het land op je sloep; op zee zwemt hij langs de kust. Een piraat op een tegel met munten mag er een meeslepen, maar alleen over verkende tegels.
rule-action-in-smoke = In de rook wordt elke bemanning één beurt lang verplaatst door de speler van de volgende bemanning. Goud, flessen en de missionaris die gevonden worden, zijn van de bemanning die verplaatst wordt, en er worden geen flessen gebruikt.
rule-exit = Op pijlen, paarden, ijs, trampolines en dergelijke kan niemand blijven staan: de figuur gaat in dezelfde actie verder. Zijn er meer wegen, dan kies jij; een weg naar iets waar je niet in mag, wordt niet aangeboden, en in een kringetje lopen is dodelijk.
rule-fly = Het vliegtuig vliegt één keer, naar een verkende tegel zonder figuur en zonder beer; wat die tegel doet, volgt daarna. Je mag ook blijven: dan wacht het op een latere actie van wie er staat.
rule-look = De ontdekker van de vuurtoren bekijkt tot vier tegels, een voor een. Ze blijven dicht liggen waar ze liggen, en alleen wie kijkt, weet wat het zijn.
rule-shoot = De kogel vliegt recht over land tot hij een piraat treft die aan te vallen is, van welke bemanning ook, of tot de zee. Hij gaat voorbij de beer, missionarissen en wie veilig staat. Je moet schieten, ook als het op je eigen piraten is.
rule-victim = De kogel raakt één piraat op het dichtstbijzijnde vak met iemand die aan te vallen is. Staan er meer, dan kiest de schutter; het slachtoffer gaat naar het schip en mist een beurt.
rule-swap = Twee landtegels wisselen van plaats, verkend of niet, als er geen figuur, geen beer en geen munt op ligt. Wat dicht ligt, krijg je niet te zien. Zijn er twee zulke tegels, dan moet je wisselen.
rule-swap-second = Twee landtegels wisselen van plaats, verkend of niet, als er geen figuur, geen beer en geen munt op ligt. Wat iemand van een dichte tegel weet, gaat met de tegel mee.
rule-turn = Een verkende pijl die verwisseld is, mag je draaien zoals je wilt. Kanonnen en kruispunten houden de richting waarin ze lagen.
rule-bottles = Na je actie en voor de beer mag je flessen gebruiken, een voor een: om een piraat uit een valkuil te bevrijden, om er een naar het laatste vak van moeilijk terrein te brengen, of om de missionaris te bewapenen als een van je piraten naast hem staat. Een gebruikte fles is weg.
rule-ability = Tussen twee eilanden mag elke bemanning die minstens drie munten binnenhaalde een van de vaardigheden op tafel nemen, de rijkste eerst. Die hoort de rest van de campagne bij één piraat; niemand heeft er meer dan één.

## events: $who is a seat's name, $you tells whether the reader sits there

event-island = { $island }: een nieuw eiland ligt voor je.
event-placed = { $crew }: de sloep landt bij { $cell }.
event-turn = { $you ->
    [yes] { $crew }: jouw beurt.
   *[no] { $crew }: { $who } is aan zet.
}
event-passed = { $crew } kan niets doen en past.
event-vote-called = { $you ->
    [yes] Je stelt voor te stoppen.
   *[no] { $who } stelt voor te stoppen.
}
event-voted-yes = { $you ->
    [yes] Je gaat akkoord.
   *[no] { $who } gaat akkoord.
}
event-voted-no = { $you ->
    [yes] Je gaat niet akkoord; het spel gaat verder.
   *[no] { $who } gaat niet akkoord; het spel gaat verder.
}
event-looked-at = { $you ->
    [yes] Je bekijkt { $cell }.
   *[no] { $who } bekijkt { $cell } in het geheim.
}
event-saw = { $you ->
    [yes] Op { $cell } zie je: { $tile }.
   *[no] Op { $cell } ziet { $who }: { $tile }.
}
event-sailed = { $boat } vaart naar { $cell }.
event-explored = Verkend op { $cell }: { $tile }.
event-passes = { $figure } komt op { $cell } ({ $tile }) en gaat verder.
event-rolled = De dobbelsteen op het kruispunt geeft { $die } voor { $figure }.
event-moved = { $figure } stopt op { $cell }{ $coins ->
    [0] {""}
    [one] {" "}met een munt
   *[other] {" "}met { $coins } munten
}.
event-swims = { $figure } zwemt bij { $cell }.
event-aboard = { $figure } is aan boord van { $boat }.
event-advanced = { $figure } gaat verder naar vak { $space } van { $spaces }.
event-back = { $figure } is terug op { $cell }.
event-bounced = De weg is versperd voor { $figure }.
event-coin-left = { $figure } moet de munt laten liggen.
event-chest = { $coins ->
    [one] Er ligt 1 munt
   *[other] Er liggen { $coins } munten
} op { $cell }.
event-coin-home = { $crew } haalt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} binnen.
event-coin-sunk = { $coins ->
    [one] 1 munt zinkt
   *[other] { $coins } munten zinken
} in zee.
event-coin-lost = { $coins ->
    [one] 1 munt is
   *[other] { $coins } munten zijn
} voorgoed verloren.
event-hit = { $figure } wordt neergeslagen en gaat naar het schip.
event-mauled = De beer grijpt { $figure }, die naar het schip gaat.
event-shot = De kogel raakt { $figure }, die naar het schip gaat.
event-missed = De kogel raakt niemand.
event-drowned = { $figure } wordt op zee aangevallen en sterft.
event-killed-by-boat = { $figure } sterft bij een vijandelijke sloep.
event-cycle = { $figure } is in een lus beland en sterft.
event-off-layout = { $figure } raakt van de kaart af en sterft.
event-eaten = De kannibaal eet { $figure } op.
event-recovered = { $figure } is hersteld en staat weer op de sloep.
event-revived = { $figure } is op het heiligdom tot leven gewekt.
event-drunk = { $figure } is dronken.
event-trapped = { $figure } zit gevangen in de valkuil.
event-freed = Vrienden in de valkuil op { $cell } helpen elkaar: allen zijn vrij.
event-freed-by-bottle = { $figure } is weer vrij.
event-smoke = Rook! In de volgende { $turns } beurten verplaatst iedereen de bemanning van een buur.
event-bottles = { $crew } krijgt { $bottles ->
    [0] geen fles
    [one] 1 fles
   *[other] { $bottles } flessen
}.
event-bottle-used = { $crew } gebruikt een fles en houdt er { $bottles } over.
event-joined = De missionaris op { $cell } sluit zich aan bij { $crew }.
event-armed = De missionaris van { $crew } is nu gewapend.
event-bear-awake = { $crew } wekt de beer op { $cell }.
event-bear-moved = De beer gaat naar { $cell }.
event-swapped = De tegels op { $one } en { $other } wisselen van plaats.
event-turned = De pijl op { $cell } is gedraaid.
event-island-over = { $island } is afgelopen: { $reason }.
event-abilities = Vaardigheden op tafel: { $abilities }.
event-took = { $figure } leert een vaardigheid: { $ability }.
event-declined = { $crew } neemt geen vaardigheid.

## why a move cannot be taken back

undo-next-asked = de beurt is doorgegaan
undo-island-over = het eiland is afgelopen
undo-abilities-shown = de vaardigheden liggen op tafel
undo-looked = je hebt een tegel gezien
undo-explored = er is een tegel omgedraaid
undo-rolled = de dobbelsteen is gegooid

## why a move is refused

refused-JK-021 = Dat vak hoort niet bij dit eiland, of is niet van die soort.
refused-JK-031 = Je bent niet aan de beurt.
refused-JK-033 = Een sloep begint op zee naast een strandtegel.
refused-JK-034 = Een sloep mag niet naast een andere sloep beginnen.
refused-JK-039 = In een beurt verplaats je een sloep of doe je iets met één figuur; dit wordt nu niet gevraagd.
refused-JK-040 = Je kunt alleen passen als er niets anders kan.
refused-JK-041 = De missionaris hoort niet bij deze bemanning.
refused-JK-042 = Die figuur kan niets doen: dood, herstellend, dronken of gevangen.
refused-JK-047 = De sloep heeft een van je fitte piraten aan boord nodig.
refused-JK-048 = Zo ver vaart de sloep niet: één vak per piraat aan boord, en niet tot op een andere sloep.
refused-JK-051 = Daar ligt al een sloep.
refused-JK-062 = Een figuur stapt naar een van de acht vakken eromheen.
refused-JK-063 = Vanaf de sloep is alleen het land ernaast bereikbaar.
refused-JK-064 = De sloep ligt niet naast die figuur.
refused-JK-065 = Je kunt alleen aan boord van je eigen sloep of die van een bondgenoot.
refused-JK-066 = Niemand stapt de zee in.
refused-JK-067 = Vanuit zee stapt niemand het land op.
refused-JK-068 = Wie zwemt, gaat één vak langs de kust.
refused-JK-069 = Op zee kom je aan boord door naar de sloep te zwemmen.
refused-JK-074 = Op die tegel kan niemand blijven staan.
refused-JK-081 = Daar begint geen goede weg: hij is versperd of loopt in een kring.
refused-JK-088 = Kies eerst waar de figuur verder gaat.
refused-JK-092 = Zoveel munten liggen er niet waar die figuur staat.
refused-JK-093 = Een piraat sleept hoogstens één munt mee.
refused-JK-094 = Met een munt kun je alleen verkende tegels op.
refused-JK-095 = Op die tegel mag geen goud komen.
refused-JK-096 = De munt zou niet tot het eind van die zet kunnen meekomen.
refused-JK-107 = Met een munt kan niemand aanvallen; laat de munt liggen om te vechten.
refused-JK-113 = Vijanden in een fort kun je niet aanvallen.
refused-JK-114 = Vijanden in het heiligdom kun je niet aanvallen.
refused-JK-118 = De ongewapende missionaris van een vijand houdt je van die tegel.
refused-JK-119 = Wie bij een missionaris staat, kan niet aanvallen.
refused-JK-121 = Er staat een vijand in de weg die je niet kunt aanvallen.
refused-JK-122 = Die figuur is niet in moeilijk terrein.
refused-JK-124 = In moeilijk terrein gaat een figuur alleen verder, één vak per beurt.
refused-JK-125 = Op het laatste vak is er niets meer om naar verder te gaan; stap eruit.
refused-JK-130 = Met een munt mag niemand op een vak met een vijand.
refused-JK-134 = Er moet iemand op het heiligdom staan om een piraat tot leven te wekken.
refused-JK-135 = Die piraat is niet dood.
refused-JK-136 = De bemanning heeft al drie vechters.
refused-JK-178 = Niemand mag de bank in zolang een piraat er een munt bewaakt.
refused-JK-180 = In de bank is plaats voor maar één figuur.
refused-JK-184 = Kies een onverkende tegel die je niet net bekeken hebt, of stop.
refused-JK-191 = Schiet eerst met het musket.
refused-JK-193 = Zeg eerst wie de kogel raakt.
refused-JK-207 = Het vliegtuig vliegt naar een verkende tegel zonder figuur of beer, waar de figuur mag komen.
refused-JK-209 = Daarvoor staat geen vliegtuig klaar.
refused-JK-213 = Het vliegtuig vliegt alleen naar verkende tegels, niet naar sloepen of de zee.
refused-JK-216 = In de rook verplaatst iemand anders deze bemanning.
refused-JK-226 = Kies een tegel zonder figuur, beer of munt.
refused-JK-228 = Zeg eerst hoe de pijl ligt.
refused-JK-251 = Met een munt mag niemand naar de beer toe.
refused-JK-256 = Een ongewapende missionaris sleept geen munten mee.
refused-JK-257 = Een ongewapende missionaris mag niet op een tegel met vijandelijke piraten.
refused-JK-263 = Je hebt geen ongewapende missionaris met een eigen piraat naast zich.
refused-JK-268 = Nu kun je flessen gebruiken; zeg klaar om de beurt te beëindigen.
refused-JK-269 = Die piraat zit niet gevangen.
refused-JK-270 = Zoveel munten liggen er niet op dat vak.
refused-JK-271 = Die piraat is niet in moeilijk terrein, is al aan het eind, of er staat een vijand.
refused-JK-273 = Flessen helpen alleen je eigen bemanning.
refused-JK-276 = Het spel is afgelopen.
refused-JK-278 = Voor een stemming moeten alle tegels verkend zijn of moet er lang niets gebeurd zijn, eenmaal per beurt.
refused-JK-279 = Iedereen wordt op zijn beurt gevraagd of het spel eindigt.
refused-JK-286 = Kies een van de vaardigheden op tafel, of geen.
refused-JK-298 = Een zwemmer gaat alleen twee vakken langs een vak zonder sloep en vijand.
refused-JK-299 = Alleen een uitkijk kijkt, eenmaal per beurt, naar een onverkende tegel naast hem.
refused-JK-300 = Zo ver gaat het moeilijke terrein niet.
refused-JK-312 = Je hebt geen bondgenoot van wie je de sloep kunt verplaatsen.
refused-JK-318 = Daar zit niemand.
refused-JK-344 = Niemand stapt van de ene sloep op de andere.
refused-JK-345 = Dat is geen van de wegen die hier verdergaan.
refused-JK-346 = Daar zwemmen vijanden, en die figuur mag niet aanvallen.
refused-JK-352 = De missionaris mag niet naar een onverkende tegel met de beer erop.

## the end

ending-island-cleared = Alle tegels zijn verkend en er ligt geen munt meer op het land.
ending-nobody-left = Niemand is meer in leven.
ending-decided = Niemand kan de leider nog inhalen.
ending-stalemate = Te veel ronden hebben niets opgeleverd, dus het eiland eindigt (een huisregel).
ending-round-limit = De laatste ronde die mag, is voorbij.
ending-vote = Iedereen stemde in met het einde; het goud op het land telt voor niemand.
ending-campaign-over = Het laatste eiland van de campagne is afgelopen.
tie-break-shared = In alles zijn ze gelijk, dus ze delen de plaats.
tie-break-coins = Het aantal gewonnen eilanden was gelijk; de munten van alle eilanden beslisten.
verdict-winner = { $you ->
    [yes] Je wint met { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }!
   *[no] { $who } wint met { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }.
}
verdict-pair = { $who } winnen als duo met { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
verdict-shared = { $who } delen de winst met { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
score-total = totaal
score-pair = met de bondgenoot
score-wins = gewonnen eilanden

## the table

title-published = Jackal: Schateiland
letter-white = W
letter-yellow = G
letter-red = R
letter-black = Z
letter-missionary = M
sign-labyrinth-2 = 2pad
sign-labyrinth-3 = 3wst
sign-labyrinth-4 = 4mrs
sign-labyrinth-5 = 5pas
sign-labyrinth = dool
sign-horse = prd
sign-ice = ijs
sign-pit = kuil
sign-barrel = rum
sign-bottle = fles
sign-crocodile = krok
sign-bank = bank
sign-jungle = jngl
sign-lighthouse = torn
sign-caramba = crmb
sign-balloon = ball
sign-musket = msk
sign-shrine = heil
sign-crossroads = krui
sign-trampoline = tram
sign-airplane = vlgt
sign-smoke = rook
sign-bear_den = hol
sign-missionary = miss
sign-earthquake = beef
sign-spyglass = kijk
sign-cannibal = KANN
sign-fortress = fort
table-round = ronde { $round }
table-campaign = eiland { $number } van { $islands }
table-gold = goud op het land { $gold }
table-lost = verloren { $lost }
table-hidden = onverkend { $count }
table-bear = beer op { $cell }, gewekt door { $crew }
table-smoke = rook: nog { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
table-idle = { $turns } beurten zonder vooruitgang
table-boat = sloep { $cell }, snelheid { $speed }
table-no-boat = sloep nog niet geplaatst
table-bottles = { $count ->
    [one] 1 fles
   *[other] { $count } flessen
}
table-ally = bondgenoot van { $crew }
table-armed = gewapend
table-mover = verplaatst door { $who }
table-abilities = vaardigheden op tafel
table-journey = { $figure } komt van { $start } en is op { $cell }{ $coins ->
    [0] {""}
    [one] {" "}met een munt
   *[other] {" "}met { $coins } munten
}
figure-name = { $figure }
seat-crews = { $who } ({ $crews })
where-aboard = aan boord
where-other-boat = aan boord van { $boat }
where-ship = op het schip, terug over { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
where-dead = dood
where-drunk = dronken
where-trapped = gevangen
where-swims = zwemt
where-coin = met een munt
where-space = vak { $space } van { $spaces }
explain-sea = open zee op de weg rond het eiland.
explain-hidden = onverkende tegel ({ $zone }).
explain-known = { $you ->
    [yes] onverkende tegel ({ $zone }); jij kent hem: { $tile }.
   *[no] onverkende tegel ({ $zone }); { $who } kent hem: { $tile }.
}
explain-there = Hier: { $what }.
explain-unseen = onder tegels met { $zone } en in de doos kan nog liggen: { $tiles }.
explain-nothing = onder tegels met { $zone } is niets onbekends meer.
explain-coins = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}
explain-coins-space = { $count ->
    [one] 1 munt
   *[other] { $count } munten
} op vak { $space }
explain-boat = de sloep van { $crew }
explain-bear = hij gaat aan het eind van elke beurt van de bemanning die hem wekte op de dichtstbijzijnde piraat op het land af; niets houdt hem tegen behalve een ongewapende missionaris.
explain-missionary = beweegt en verkent als een piraat. Ongewapend vecht hij niet en draagt hij geen goud, en piraten op zijn tegel kunnen niet worden aangevallen; een fles bewapent hem.
legend-pirates = piraten 1 en 2 van een bemanning
legend-missionary = missionaris
legend-bear = beer
legend-boat = sloep van een bemanning, wie aan boord is staat erboven
legend-coin = munten
legend-spent = leeg land, of een tegel die uitgewerkt is
legend-beach = onverkend strand
legend-forest = onverkend bos
legend-mountain = onverkend gebergte
legend-looked = iemand heeft de tegel bekeken; alleen wie keek, ziet wat het is
legend-arrows = pijlen
legend-corners = pijlen naar de hoeken, als op een cijferblok
legend-cannon = kanon met zijn richting
legend-hit = slaat die figuur neer
legend-dies = sterft
legend-ends = eindigt daar
legend-state = dronken of gevangen
legend-ship = op het schip, terug over 2 beurten
legend-space = op vak 2 van 4
legend-terrain = moeilijk terrein met 4 vakken
legend-explain = Typ ? en een vak, een tegel, een vaardigheid of een zone voor uitleg, zoals in „? e4”, „? { $name }” of „? bos”.

## choices

choices-boat = sloep
choices-ally-boat = sloep van de bondgenoot
choices-look = kijken
choice-place = sloep naar { $cell }
choice-call = einde voorstellen
choice-yes = akkoord
choice-no = niet akkoord
choice-look = { $cell } bekijken
choice-stop = niet verder kijken
choice-sail = sloep { $way ->
    [cw] met de klok mee
   *[ccw] tegen de klok in
} { $count } naar { $cell }
choice-sail-ally = sloep van de bondgenoot { $way ->
    [cw] met de klok mee
   *[ccw] tegen de klok in
} { $count } naar { $cell }
choice-step = { $figure } naar { $cell }
choice-board = { $figure } aan boord
choice-board-ally = { $figure } aan boord bij de bondgenoot
choice-swim = { $figure } zwemt naar { $cell }
choice-advance = { $figure } gaat verder
choice-advance-far = { $figure } gaat twee vakken verder
choice-fly = { $figure } vliegt
choice-resurrect = { $figure } tot leven wekken
choice-pass = passen
choice-go = verder naar { $cell }
choice-stay = blijven
choice-shoot = naar het { $way }en schieten
choice-hit = { $figure } raken
choice-swap = { $cell } verwisselen
choice-turn = pijl { $arrows }
choice-free = een fles bevrijdt { $figure }
choice-through = een fles brengt { $figure } naar het laatste vak
choice-arm = een fles bewapent de missionaris
choice-done = klaar
choice-take = { $ability } voor { $figure }
choice-decline = geen vaardigheid
choice-with-coins = { $move } met { $coins ->
    [one] een munt
   *[other] { $coins } munten
}
short-board = aan boord
short-board-ally = aan boord bij de bondgenoot
short-advance = verder
short-advance-far = twee vakken
short-fly = vliegen
short-pass = passen
short-coins = { $coins ->
    [one] met een munt
   *[other] met { $coins } munten
}
fate-back = terug
fate-boat = sloep
fate-drunk = dronken
fate-trapped = gevangen
fate-mauled = gegrepen
replaces = in plaats van { $ability }
input-which = „{ $text }” kan verschillende keuzes betekenen; noem ook de figuur, en de munt als die meekomt.
input-nothing-called = Niets heet hier „{ $text }”; typ een nummer uit de lijst, ? en een naam, of ? voor hulp.
help-typing-action = Of de figuur en waarheen: „1 e4”, met een munt „1 e4 coin”; alleen het vak als dat duidelijk is; „cw 2” voor de sloep, twee plaatsen met de klok mee, „ccw 2” de andere kant op.

## names that people give to their pirates (JK-289)

piece-named = { $name } ({ $piece })
named = Deze piraat heet voortaan { $name }.
name-refused-piece = Zeg welke van je piraten, en dan zijn naam: „name { $example } Anne Bonny”.
name-refused-empty = Zeg ook zijn naam: „name { $example } Anne Bonny”.
name-refused-long = Die naam is te lang; hij mag { $most } letters hebben.
name-refused-signs = Een naam bestaat uit letters en andere afdrukbare tekens, zonder „|”.
name-refused-taken = Een andere piraat heet al zo.
help-name = name W1 Anne Bonny — geef een van je piraten een naam; die verandert niets en blijft in het verslag staan

## de begeleide eerste partij

lesson-island-title = Een eiland vol geheimen
lesson-island = Niemand weet wat er onder deze tegels ligt: strand aan de rand, dan bos, bergen in het midden. Wie het meeste goud thuisbrengt, wint.
lesson-place-title = Leg je sloep neer
lesson-place = Je sloep ligt in zee naast het eiland. Kies vak f1, midden in het noorden.
lesson-turn-title = Eén ding per beurt
lesson-turn = Er zijn drie piraten aan boord. In je beurt doe je één ding: met de sloep varen of iets doen met één piraat.
lesson-land-title = Ga aan land
lesson-land = Kies een piraat en dan het strand onder de sloep. Wie een onverkende tegel betreedt, draait hem om en moet ermee leven.
lesson-arrow-title = Draai een tegel om
lesson-arrow = Leeg land: er gebeurt niets. Ga nu met dezelfde piraat verder, naar f3. Sommige tegels sturen je vanzelf door.
lesson-chest-title = Een pijl, en goud
lesson-chest = Een pijl! Die stuurde je meteen door, naar een kist met twee munten. Ze liggen op de tegel, voor iedereen.
lesson-drag-title = Sleep een munt mee
lesson-drag = Een piraat sleept één munt tegelijk, alleen over verkende tegels. Neem er een mee, terug naar het strand op f2.
lesson-aboard-title = Goud aan boord
lesson-aboard = Stap met de munt in je sloep. Pas daar telt hij, en niemand kan hem je nog afnemen.
lesson-fight-title = Slaan en geslagen worden
lesson-fight = Betreed een tegel met een vijand en hij moet een beurt naar zijn schip; zijn munt blijft liggen. Hij kan dat ook bij jou doen.
lesson-end-title = Hoe het eindigt
lesson-end = Is elke tegel verkend en ligt er geen munt meer aan land, dan wint wie de meeste munten heeft. Op e3 ligt er nog een: succes!
