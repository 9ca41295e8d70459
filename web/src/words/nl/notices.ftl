# Bericht krijgen als je aan de beurt bent, ook als je niet naar de pagina kijkt.

notices-turn = Je bent aan de beurt
notices-vibration = Trillen als je aan de beurt bent
notices-on = Laat me weten dat ik aan de beurt ben
notices-help = Een melding op dit apparaat terwijl je iets anders doet, ook als de pagina dicht is. Er staat niets over het spel in.
notices-open-only = Deze browser is niet bereikbaar als de pagina dicht is. Je krijgt meldingen zolang ze op de achtergrond openstaat.
notices-insecure = Browsers staan meldingen alleen toe op pagina’s via HTTPS, en dat is deze niet. Wie de server beheert, kan dat veranderen.
notices-iphone = Zet de pagina op een iPhone of iPad eerst op je beginscherm: Deel, dan Zet op beginscherm. Open haar daar en kom terug naar deze instellingen.
notices-unsupported = Deze browser kent geen meldingen.
notices-denied = Je browser staat deze pagina geen meldingen toe. Dat verander je in de instellingen van de browser voor deze pagina.
notices-quiet = ’s Nachts niet
notices-from = van
notices-to = tot
notices-webhook = Een groep laten weten
notices-webhook-help = Telkens als iemand die er niet is aan de beurt is, gaan de naam en de link naar deze tafel naar het adres van je kanaal. Over het spel gaat er niets heen.
notices-webhook-address = Webhookadres van het kanaal
notices-webhook-kind = Wat het kanaal begrijpt
notices-webhook-json = Discord, Matrix, Slack
notices-webhook-text = ntfy, gewone tekst
notices-webhook-keep = Adres bewaren
notices-webhook-kept = Bewaard. De groep krijgt bericht.
notices-webhook-gone = Bewaard: er gaat geen bericht naar een groep.
notices-nudge = Iemand herinneren
notices-nudge-help = Wie er niet is en moet spelen, krijgt nog één melding, hoogstens eens per twaalf uur.
notices-nudge-who = { $who } herinneren
notices-nudged = { $who } heeft een herinnering gekregen.

refused-bad-address = Naar dat adres kan niets worden gestuurd: het moet met https:// beginnen en mag geen privéadres zijn.
refused-bad-keys = De aanmelding van deze browser is onbruikbaar.
refused-bad-zone = Die tijdzone bestaat niet.
refused-not-opener = Dat kan alleen wie de tafel heeft geopend.
refused-no-notices = Deze speler heeft geen meldingen aangezet: er kan niets worden gestuurd.
refused-nudged-lately = Deze speler is in de afgelopen twaalf uur al herinnerd.
