# Silver & Gold. The first groups are the terms of NAMES.toml, one message each; the rest says things with them.

## title

title-published = Silver & Gold
title-neutral = Kruis de eilanden

## components

components-treasure-card = schatkaart
components-treasure-cards = schatkaarten
components-expedition-card = expeditiekaart
components-expedition-cards = expeditiekaarten
components-score-card = scorekaart
components-round-card = rondekaart
components-pen = stift
components-treasure-stack = schatstapel
components-expedition-stack = expeditiestapel
components-display = aanbod
components-displayed-card = kaart in het aanbod
components-working-card = kaart voor je
components-completed-card = voltooide kaart
components-start-marker = startfiche

## parts

parts-island = eiland
parts-box = vakje
parts-boxes = vakjes
parts-empty-box = leeg vakje
parts-crossed-box = aangekruist vakje
parts-pattern = patroon
parts-cross = kruis
parts-coin = munt
parts-coins = munten
parts-palm = palmboom
parts-palms = palmbomen
parts-seal = zegel
parts-seals = zegels
parts-coin-row = muntenrij
parts-symbol = symbool
parts-value = waarde
parts-cup = beker
parts-cups = bekers
parts-cup-field = bekervakje
parts-palm-box = palmvakje
parts-round-box = rondevakje
parts-points = overwinningspunten
parts-points-short = OP

## colours

colours-purple = paars
colours-orange = oranje
colours-green = groen
colours-grey = grijs

## patterns

patterns-I2 = twee op een rij
patterns-I3 = drie op een rij
patterns-V3 = kleine hoek
patterns-L4 = L
patterns-T4 = T
patterns-O4 = vierkant

## flow

flow-setup = voorbereiding
flow-round = ronde
flow-turn = beurt
flow-action-reveal = expeditie onthullen
flow-action-cross = vakjes aankruisen
flow-action-claim = bekers en kaarten afhandelen
flow-start-player = startspeler
flow-clockwise = met de klok mee
flow-finished = klaar
flow-simultaneous = allemaal tegelijk
flow-end-of-round = einde van de ronde
flow-end-of-game = einde van het spel
flow-final-scoring = eindtelling
flow-tie-break = beslissing bij gelijkspel
flow-winner = winnaar
flow-shared-place = gedeelde plaats
flow-shared-win = gedeelde winst

## actions

actions-keep-two = houd twee kaarten
actions-place-pattern = kruis het patroon aan
actions-single-box = kruis één vakje aan
actions-bonus-box = extra vakje
actions-rotate = draaien
actions-mirror = spiegelen
actions-confirm = bevestigen
actions-undo = ongedaan maken
actions-take-displayed = neem een kaart uit het aanbod
actions-take-top = neem de bovenste kaart
actions-claim-cup = een beker pakken
actions-wait = wachten op de anderen
actions-forced-pass = geen vakje over: pas

## score

score-from-cards = voltooide kaarten
score-from-seals = zegels
score-from-coins = muntvakjes
score-from-cups = bekers
score-from-palms = palmbomen
score-total = totaal
score-forfeited = vervallen

## solo

solo-variant = solo (eigen variant)
solo-ghost = spookschip
solo-removed = verwijderde kaarten
solo-rank = rang
solo-castaway = schipbreukeling
solo-deckhand = matroos
solo-navigator = stuurman
solo-captain = kapitein
solo-legend = legende

## options

options-memory-aid = toon onthulde expedities
options-start-random = willekeurige startspeler
options-start-named = gekozen startspeler

## prompts: what is asked now, and the rule behind it in plain words

prompt-keep = Houd twee van je vier kaarten.
prompt-cross = Kruis het patroon “{ $pattern }” aan op één kaart, of in plaats daarvan één vakje.
prompt-cross-no-fit = Het patroon “{ $pattern }” past op geen van je kaarten: kruis één vakje aan.
prompt-extra = { $due ->
    [one] Je hebt een kruis aangekruist: kruis één extra vakje aan.
   *[other] Er komen nog { $due } extra vakjes bij: kruis het volgende aan.
}
prompt-replace = Neem een nieuwe kaart voor plek { $place }.

rule-keep = { $seats ->
    [1] Je ziet vier schatkaarten en houdt er twee naar keuze; dat worden de kaarten voor je. De andere twee worden terug in de schatstapel geschud.
   *[other] Je ziet vier schatkaarten en houdt er twee naar keuze; dat worden de kaarten voor je. Iedereen kiest tegelijk en in het geheim, en de overige kaarten worden terug in de schatstapel geschud.
}
rule-cross = { $seats ->
    [1] Kruis het hele patroon van de expeditiekaart aan op een van je twee kaarten, gedraaid en gespiegeld zoals je wilt, alleen op lege vakjes; of kruis ergens één enkel vakje aan. Passen mag niet. Na de beurt verwijdert het spookschip de kaart die het langst in het aanbod ligt.
   *[other] Iedereen gebruikt dezelfde expeditiekaart. Kruis het hele patroon aan op een van je twee kaarten, gedraaid en gespiegeld zoals je wilt, alleen op lege vakjes; of kruis ergens één enkel vakje aan. Passen mag niet. Wat de anderen aankruisen, blijft verborgen tot iedereen klaar is.
}
rule-cross-no-fit = Het patroon moet op lege vakjes van één kaart liggen. Daar is nu geen plaats voor, dus kruis je precies één leeg vakje op een van je kaarten aan, met zijn symbool als het er een heeft.
rule-extra = Elk kruis dat je aankruist, levert één extra vakje op, op welke kaart en waar je maar wilt, en je mag het niet laten schieten. Staat daar ook een kruis, dan komt er nog een bij. Een volle kaart blijft liggen tot het einde van de beurt.
rule-replace = Je legt een volle kaart opzij; die punten zijn veilig. Neem in ruil een kaart uit het aanbod, of ongezien de bovenste kaart van de schatstapel. Het aanbod wordt pas aangevuld als je klaar bent.

## options of the table

unfit-start = Plaats { $named } kan niet beginnen: er zijn maar { $seats } plaatsen.
option-start = Startspeler
option-start-help = { $seats ->
    [1] Je speelt alleen, dus jij begint altijd.
   *[other] Wie in de eerste beurt startspeler is; na elke beurt is dat de volgende met de klok mee.
}
option-start-random = { $seats ->
    [1] jij
   *[other] door loting
}
option-start-1 = plaats 1
option-start-2 = plaats 2
option-start-3 = plaats 3
option-start-4 = plaats 4
option-memory_aid = Toon onthulde expedities
option-memory_aid-help = Of de tafel alle expeditiekaarten toont die deze ronde zijn onthuld, of alleen de nieuwste.
option-memory_aid-no = alleen de nieuwste is te zien
option-memory_aid-yes = alle van deze ronde zijn te zien

## events: $who is a seat's name, $you tells whether the reader sits there

event-dealt = { $you ->
    [yes] Je krijgt { $cards }.
   *[no] { $who } krijgt { $cards }.
}
event-keeping = { $you ->
    [yes] Je kiest { $cards } om te houden.
   *[no] { $who } kiest { $cards } om te houden.
}
event-kept = { $you ->
    [yes] Je houdt { $cards }.
   *[no] { $who } houdt { $cards }.
}
event-refilled = { $card } komt open op plek { $place } van het aanbod.
event-start = { $you ->
    [yes] Jij bent de startspeler.
   *[no] { $who } is de startspeler.
}
event-turn = Ronde { $round }, beurt { $turn }.
event-expedition = De expeditiekaart toont “{ $pattern }”.
event-no-box-left = { $you ->
    [yes] Je hebt geen leeg vakje meer en past.
   *[no] { $who } heeft geen leeg vakje meer en past.
}
event-crossed-cross = { $you ->
    [yes] Je kruist het patroon aan op { $card }: { $boxes }.
   *[no] { $who } kruist het patroon aan op { $card }: { $boxes }.
}
event-crossed-box = { $you ->
    [yes] Je kruist één vakje aan op { $card }: { $boxes }.
   *[no] { $who } kruist één vakje aan op { $card }: { $boxes }.
}
event-crossed-extra = { $you ->
    [yes] Je kruist een extra vakje aan op { $card }: { $boxes }.
   *[no] { $who } kruist een extra vakje aan op { $card }: { $boxes }.
}
event-coin = { $you ->
    [yes] Een munt: je hebt nu { $coins } { $coins ->
        [one] muntvakje
       *[other] muntvakjes
    }.
   *[no] Een munt: { $who } heeft nu { $coins } { $coins ->
        [one] muntvakje
       *[other] muntvakjes
    }.
}
event-coin-forfeited = { $you ->
    [yes] Een munt vervalt: al je { $coins } muntvakjes zijn aangekruist.
   *[no] Een munt vervalt: alle { $coins } muntvakjes van { $who } zijn aangekruist.
}
event-palm = { $you ->
    [yes] Een palmboom: je krijgt { $points } { $points ->
        [one] punt
       *[other] punten
    }.
   *[no] Een palmboom: { $who } krijgt { $points } { $points ->
        [one] punt
       *[other] punten
    }.
}
event-palm-forfeited = { $you ->
    [yes] Een palmboom vervalt: je palmvakjes zijn vol, hij levert { $points } op.
   *[no] Een palmboom vervalt: de palmvakjes van { $who } zijn vol, hij levert { $points } op.
}
event-extra-lost = { $you ->
    [yes] Je hebt geen leeg vakje meer voor je extra vakje: het vervalt.
   *[no] { $who } heeft geen leeg vakje meer voor een extra vakje: het vervalt.
}
event-finished = { $you ->
    [yes] Je bent klaar.
   *[no] { $who } is klaar.
}
event-plan = { $you ->
    [yes] Je hebt { $boxes } aangekruist op { $card }.
   *[no] { $who } heeft { $boxes } aangekruist op { $card }.
}
event-plan-coins = { $you ->
    [yes] Je noteert { $count } { $count ->
        [one] munt
       *[other] munten
    } en hebt er nu { $coins }.
   *[no] { $who } noteert { $count } { $count ->
        [one] munt
       *[other] munten
    } en heeft er nu { $coins }.
}
event-row-filled = { $you ->
    [yes] Je hebt een muntenrij vol!
   *[no] { $who } heeft een muntenrij vol!
}
event-card-filled = { $you ->
    [yes] Je hebt { $card } vol!
   *[no] { $who } heeft { $card } vol!
}
event-cup = { $you ->
    [yes] Je pakt de beker van { $points }.
   *[no] { $who } pakt de beker van { $points }.
}
event-no-cup = { $you ->
    [yes] Er is geen beker meer voor je muntenrij.
   *[no] Er is geen beker meer voor de muntenrij van { $who }.
}
event-completed = { $you ->
    [yes] Je voltooit { $card }: { $points } punten zijn veilig.
   *[no] { $who } voltooit { $card }: { $points } punten zijn veilig.
}
event-no-replacement = { $you ->
    [yes] Er is geen kaart meer om te nemen: je plek blijft vrij.
   *[no] Er is geen kaart meer om te nemen: een plek van { $who } blijft vrij.
}
event-took = { $you ->
    [yes] Je neemt { $card } uit het aanbod naar plek { $place }.
   *[no] { $who } neemt { $card } uit het aanbod naar plek { $place }.
}
event-drew = { $you ->
    [yes] Je trekt { $card } van de schatstapel naar plek { $place }.
   *[no] { $who } trekt { $card } van de schatstapel naar plek { $place }.
}
event-round-over = Einde van ronde { $round }.
event-game-over = Einde van het spel.
event-ghost-card = Het spookschip verwijdert { $card } van plek { $place } van het aanbod.
event-ghost-cup = Het spookschip neemt de beker van { $points }.

## why a move cannot be taken back

undo-kept-shown = de gehouden kaarten zijn getoond
undo-display-refilled = er ligt een nieuwe kaart open in het aanbod
undo-expedition-turned = de volgende expeditiekaart is omgedraaid
undo-plans-shown = { $seats ->
    [1] je bent klaar en de beurt is verdergegaan
   *[other] iedereen is klaar en heeft gezien wat er is aangekruist
}
undo-top-turned = de bovenste kaart van de schatstapel is omgedraaid
undo-next-asked = { $seats ->
    [1] de beurt is verdergegaan
   *[other] de volgende speler kiest al
}

## why a move is refused

refused-SG-020 = Je hebt je twee kaarten al gekozen; wacht tot iedereen dat heeft gedaan.
refused-SG-031 = Dat hoort bij een ander deel van de beurt; beantwoord de vraag die nu gesteld wordt.
refused-SG-037 = Je hebt geen extra vakje tegoed; kruis het patroon aan, of één enkel vakje.
refused-SG-041 = De vakjes moeten precies het getoonde patroon vormen, allemaal op het eiland van één kaart; of noem één enkel vakje.
refused-SG-042 = Een van deze vakjes is al aangekruist; noem alleen lege vakjes.
refused-SG-055 = Eerst moet je een extra vakje aankruisen; noem één leeg vakje op een van je kaarten.
refused-SG-081 = Een andere speler mag nu een kaart nemen; wacht tot jij gevraagd wordt.
refused-SG-095 = De kaart van die plek heb je zojuist genomen, en aangevuld wordt er pas als je klaar bent; noem een plek met een kaart, of de bovenste kaart.
refused-SG-102 = De schatstapel is leeg; neem een kaart uit het aanbod.
refused-SG-103 = Op die plek voor je ligt geen kaart; gebruik je andere kaart.
refused-SG-113 = Het spel is afgelopen; er valt niets meer te spelen.
refused-SG-136 = Eerst houdt iedereen twee kaarten; noem er twee van je vier.
refused-SG-140 = Je bent klaar voor deze beurt; wacht op de anderen.
refused-SG-143 = Die plek van het aanbod blijft vrij, want de schatstapel is leeg; noem een plek met een kaart.

## the table

table-you = jouw kaarten
table-cards = { $you ->
    [yes] jouw kaarten
   *[no] { $who }
}
table-card = kaart { $place }
table-seal = zegel: { $points } OP per voltooide kaart in { $colour }
table-hand = { $you ->
    [yes] je vier kaarten
   *[no] vier kaarten: { $who }
}
table-display = aanbod
table-round = ronde
table-turn = beurt
table-cups = bekers
table-stack = stapel
table-coins = munten
table-palms = palmbomen
table-completed = klaar
table-palm-now = nu { $points }
table-left = nog { $count }
table-points = { $points } OP
table-start = startspeler
table-no-card = geen kaart
table-none = geen
table-finished = klaar
table-awaited = kiest …
table-due = { $due ->
    [one] nog 1 extra vakje
   *[other] nog { $due } extra vakjes
}
table-revealed = onthuld: { $patterns }
table-deck = expeditiekaarten: { $patterns }
table-setup = { $seats ->
    [1] Voorbereiding: twee van vier kaarten worden gehouden.
   *[other] Voorbereiding: iedereen houdt twee van vier kaarten.
}
table-unseen = Nog niet gezien: { $cards }.

count-cross = { $count ->
    [one] 1 kruis
   *[other] { $count } kruisen
}
count-coin = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}
count-palm = { $count ->
    [one] 1 palmboom
   *[other] { $count } palmbomen
}
table-crossed = { $crossed } van { $boxes } vakjes aangekruist
sign-plain = gewoon
sign-cross = kruis
sign-coin = munt
sign-palm = palmboom
box-empty = leeg
box-crossed = aangekruist

legend-plain = leeg vakje
legend-crossed = aangekruist vakje
legend-sea = zee
legend-completes = maakt de kaart vol
legend-chosen = jouw keuze
legend-cup = beker voor een volle muntenrij, { $points } waard
legend-palm-now = een palmboom levert deze beurt { $points } op
legend-card = kaart
legend-start = startspeler
legend-removed = verwijderd

choices-cross = kaart { $place } { $card }: het patroon
choices-box = één enkel vakje:
choices-extra = een extra vakje:
choices-others-cross = Of het patroon elders (nog { $count }): typ de vakjes, zoals in “{ $example }”; m toont alles.
choices-others-box = Of een ander leeg vakje (nog { $count }): typ het, zoals in “{ $example }”.
choices-others-extra = Of een ander leeg vakje (nog { $count }): typ het, zoals in “{ $example }”.
choice-keep = Houd { $first } en { $second }
choice-cross = Het patroon op { $card }: { $boxes }
choice-box = Eén vakje in plaats daarvan, op { $card }: { $boxes }
choice-extra = Extra vakje op { $card }: { $boxes }
choice-take = Neem { $card }
choice-top = de bovenste kaart, ongezien ({ $count } in de schatstapel)

yields-coins = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}
yields-coins-lost = { $count ->
    [one] 1 munt vervallen
   *[other] { $count } munten vervallen
}
yields-palm = palmboom: { $points } OP
yields-palm-lost = palmboom vervallen
yields-extra = { $count ->
    [one] 1 extra vakje
   *[other] { $count } extra vakjes
}
yields-cup = een volle muntenrij: de beker van { $points }
yields-row = een volle muntenrij
yields-row-only = een volle muntenrij, maar er is geen beker meer
yields-completes = maakt de kaart vol: { $points } OP
yields-seals = zegels: { $points } OP
yields-nothing = geen symbool

about-cross = elk kruis dat je aankruist geeft een extra vakje, op een van je kaarten; je mag het niet weigeren
about-coin = elke munt kruist het volgende muntvakje van je scorekaart aan, en een volle rij levert de hoogste beker op die er nog is
about-palm = telt meteen: zichzelf en elke palmboom in het aanbod; deze beurt { $points } OP
about-seal = op een voltooide kaart: punten voor elk van je voltooide kaarten in die kleur
about-cup = de hoogste die er nog is voor elke volle muntenrij
pattern-in-deck = { $count } van de { $all } expeditiekaarten

input-ambiguous = Die vakjes kun je op beide kaarten aankruisen; zet de kaart ervoor, zoals in “1 { $boxes }”.
input-not-on-card = Met deze vakjes is geen keuze mogelijk; noem de vakjes van een van de keuzes in de lijst, of het nummer ervan.

help-typing-cross = Vakjes kun je zonder de kaart ervoor typen als ze maar op één kaart passen.

## the end

ending-rounds-played = Alle ronden zijn gespeeld.
tie-break-grey = Gelijke totalen: de meeste voltooide kaarten in grijs beslissen.
tie-break-green = Gelijke totalen en evenveel in grijs: de meeste voltooide kaarten in groen beslissen.
tie-break-orange = Gelijke totalen, evenveel in grijs en groen: de meeste voltooide kaarten in oranje beslissen.
tie-break-purple = Gelijke totalen, evenveel in grijs, groen en oranje: de meeste voltooide kaarten in paars beslissen.
tie-break-shared = Gelijke totalen en evenveel kaarten van elke kleur: gedeelde winst.
rank-castaway = Rang: schipbreukeling (onder 60).
rank-deckhand = Rang: matroos (60 tot 74).
rank-navigator = Rang: stuurman (75 tot 89).
rank-captain = Rang: kapitein (90 tot 104).
rank-legend = Rang: legende (105 of meer).

## de begeleide eerste partij

lesson-islands-title = Je eilanden
lesson-islands = Uit deze vier eilanden mag je kiezen. Kruis alle vakjes van een kaart aan en je krijgt het getal linksboven.
lesson-keep-title = Houd er twee
lesson-keep = Houd er twee van de vier: het groene, dat snel vol is, en het oranje. De andere gaan terug.
lesson-expedition-title = Wat iedereen aankruist
lesson-expedition = Elke beurt toont een expeditiekaart een patroon. Iedereen kruist het tegelijk aan, op een van de twee eigen eilanden.
lesson-lay-title = Leg het patroon
lesson-lay = Drie vakjes op een rij; draai ze zoals je wilt. Leg ze op b3, c3 en d3 van het groene eiland: daar ligt een munt.
lesson-coins-title = Munten en bekers
lesson-coins = Een munt vult een muntvakje op je scorekaart, één punt. Vier op een rij winnen een beker: 6 punten voor de eerste, dan 5, 4 …
lesson-cross-title = Een kruis geeft er nog een
lesson-cross = Leg de hoek op d1, d2 en c2. Het rode kruis geeft meteen nog een vakje, waar je wilt: neem b1 van het oranje eiland.
lesson-palm-title = Palmbomen
lesson-palm = Een palmboom betaalt meteen: één punt, plus één voor elke palmboom in het aanbod, waar de nieuwe eilanden liggen.
lesson-full-title = Een volle kaart
lesson-full = De T past precies in de laatste vier vakjes van het groene eiland. Kruis hem aan: een palmboom en een volle kaart.
lesson-take-title = Een nieuw eiland
lesson-take = Je volle kaart gaat opzij; de 10 punten zijn binnen. Kies een nieuw eiland: het paarse vooraan is 14 waard.
lesson-end-title = Het einde en de punten
lesson-end = Na vier rondes van zeven beurten tel je volle kaarten, zegels, munten, bekers en palmbomen op. Kaarten die niet vol zijn leveren niets op.
lesson-ghost-title = Het spookschip
lesson-ghost = Je speelt alleen tegen het spookschip. Na elke beurt neemt het de kaart die het langst in het aanbod ligt, na ronde 1, 2 en 3 de hoogste beker.
lesson-ranks-title = Je rang
lesson-ranks = Er is niemand om te verslaan: je punten geven je een rang, van schipbreukeling over matroos, stuurman en kapitein tot legende, vanaf 105 punten.
