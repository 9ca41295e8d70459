# The front page, new tables, the lobby, and what all screens share.

## all screens

house-home = Doubloon, page d’accueil
house-settings = Réglages
house-language = Langue
house-theme = Couleurs
house-theme-auto = comme l’appareil
house-theme-light = de jour
house-theme-dark = de nuit
house-motion = Mouvement
house-motion-auto = comme l’appareil
house-motion-off = aucun
house-sounds = Un son quand il se passe quelque chose
house-volume = Volume
house-badge = Un signe dans le titre quand c’est à vous
house-copy = Copier
house-copied = Copié
house-name = Votre nom
house-guest = Capitaine
house-reconnecting = La connexion est perdue. Nouvel essai …
house-nowhere = Eaux inconnues
house-nowhere-text = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
house-to-the-front = Vers la page d’accueil

## the front page

house-slogan = Quatre îles. Un trésor.
house-what = Des jeux d’îles au trésor dans votre navigateur : seul, entre amis et contre des bots dignes de vous.
house-play-now = Jouer à { $game }
house-friends = Jouer entre amis
house-point-account = sans compte
house-point-bots = des bots de toute force
house-point-rules = chaque règle à portée de main
house-own-tables = Vos tables
house-games = Les jeux
house-open-tables = Tables ouvertes
house-no-open-tables = Personne n’attend en ce moment. Préparez une table et rendez-la publique : elle sera ici.
house-unofficial = Doubloon n’est pas officiel et n’a aucun lien avec les auteurs et éditeurs de ces jeux. Un jeu vous plaît ? Achetez-le.
house-credits = Titres : Fraunces d’Undercase Type (OFL 1.1). Quelques icônes : les artistes de game-icons.net (CC BY 3.0). Tous les autres dessins sont de nous.
house-seats = { $low } à { $high } joueurs
house-solo = aussi en solo
house-play-bots = Jouer contre des bots
house-friends-short = Entre amis
house-set-up = Préparer
house-learn = Apprendre · { $minutes } min
house-rules = Règles
house-rules-of = Les règles de { $game }
house-rules-chapters = Chapitres
house-rules-search = Chercher dans les règles
house-rules-found = { $count ->
    [0] Rien trouvé
    [one] Un passage
   *[other] { $count } passages
}
house-rules-clause = Règle { $clause }
rules-here = à votre table
rules-off = pas à votre table
rules-folded = Votre table joue sans cela. Afficher
rules-back = Retour à votre table
rules-signs = Ce que signifient les symboles
rules-cards = Toutes les cartes
rules-cards-search = Chercher dans les cartes
rules-cards-found = { $found } cartes sur { $all }
rules-possible = Possible.
rules-impossible = Impossible.
house-about-silver_gold = Cochez les îles de vos cartes, motif après motif. Pièces, palmiers et sceaux rapportent des points. Tous dessinent en même temps ; 20 minutes.
house-about-loot_island = Assemblez des cartes jusqu’à trouver le butin, puis prenez votre part dans l’ordre des boussoles. Les trésors portent des malédictions : trop, et vous êtes éliminé ; 60 minutes.
house-about-jackal = Retournez l’île, tuile par tuile. Portez l’or à votre navire avant les autres – ou prenez le leur. Aussi à deux contre deux et en campagne.
house-about-maracaibo = Parcourez les Caraïbes, pillez, explorez et enterrez votre trésor. Le grand jeu : 90 minutes de projets.
house-your-turn = À vous de jouer
house-waits-for-you = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
house-round = manche { $round }
house-time-left = encore { $time }
house-waits-for = attend { $who }
house-waits-long = attend { $who } depuis { $time }
house-with-bots = avec des bots
house-time-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
house-time-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
house-time-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
house-phase-waiting = attend des joueurs
house-phase-playing = en cours
house-phase-over = terminée
house-damaged = endommagée : à regarder seulement
house-open-seats = { $count ->
    [0] complète
    [one] { $count } place libre
   *[other] { $count } places libres
}
house-look-in = Aller voir
house-continue = Continuer
house-next-game = Vers la partie suivante

## a new table

house-new-table = Nouvelle table
house-who = Qui joue
house-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
house-seat-count = Nombre de joueurs
house-fewer-seats = Un joueur de moins
house-more-seats = Un joueur de plus
house-seat = Place { $number }
house-level-of = Force du bot à la place { $number }
house-seat-you = Vous
house-seat-open = Place libre
house-seat-bot = Bot
house-public = Montrer la table sur la page d’accueil
house-hints = Les conseils sont permis
house-hints-help = Les autres voient qui en demande un.
house-public-help = Chacun peut prendre une place libre.
house-by-link-help = Seul qui a le lien trouve la table.
house-presets = Tables toutes prêtes
house-options = Options
house-add-another = En ajouter une …
house-take-out = Retirer { $what }
house-when-away = Si quelqu’un s’absente
house-when-away-help = Qui perd la connexion garde sa place. Passé ce délai, les autres peuvent laisser jouer un bot jusqu’à son retour.
house-clock = Pendule
house-clock-help = Quand le temps est écoulé, un bot répond à la place du retardataire. Personne n’y perd sa place.
house-clock-none = Sans pendule
house-clock-turn-seconds = { $seconds } secondes par tour
house-clock-turn = { $minutes ->
    [one] 1 minute par tour
   *[other] { $minutes } minutes par tour
}
house-clock-game = { $minutes } minutes pour la partie, { $more } secondes de plus par tour
house-clock-days = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
}
house-clock-bot = Qui répond quand le temps est écoulé
house-seconds = après { $count } secondes
house-minutes = { $count ->
    [one] après 1 minute
   *[other] après { $count } minutes
}
house-seed = Fixer le mélange
house-seed-help = Le même texte mélange de la même façon. Tous sauront que quelqu’un l’a choisi, car cette personne peut savoir ce qui viendra.
house-open-table = Ouvrir la table et obtenir le lien
house-begin = Commencer la partie

## bots

level-cabin_boy-help = fait beaucoup d’erreurs
level-deckhand-help = prend le meilleur tout de suite, mais se trompe souvent
level-sailor-help = prend le meilleur tout de suite
level-mate-help = regarde un peu plus loin
level-navigator-help = réfléchit avant chaque coup
level-admiral-help = réfléchit longuement
level-of-ten = gagne { $count } parties sur 10 contre le précédent

## the lobby

house-lobby = La table attend
house-waiting = { $count ->
    [0] Tout le monde est là : la partie commence.
    [one] Une place est libre. La partie commence quand elle est prise.
   *[other] { $count } places sont libres. La partie commence quand toutes sont prises.
}
house-waiting-for = On attend { $who }.
house-chairs = À la table
house-you = vous
house-bot = bot
house-there = présent
house-away = absent pour le moment
house-free = libre
house-kept = place gardée
house-kept-for-you = { $who }, cette place vous est gardée.
house-take-seat = Prendre votre place
house-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
house-fill-help = Plus personne à attendre ? Des bots prennent les places libres et la partie commence.
house-fill-kept-help = Quelqu’un ne vient pas ? Des bots prennent les places libres et gardées, et la partie commence.
house-fill-level = Force des bots
house-fill = Compléter avec des bots
house-invite = Inviter
house-invite-link = Envoyez ce lien. Qui l’ouvre donne un nom et s’assied.
house-invite-public = La table est sur la page d’accueil. Ou envoyez ce lien.
house-invite-kept = Qui a joué la dernière partie ouvre ce lien dans le même navigateur et y reprend sa place.
house-invite-homely = Ce lien ne marche que sur cet ordinateur. Pour d’autres appareils, lancez le serveur avec --host 0.0.0.0 et ouvrez la page à l’adresse de cet ordinateur.
house-link = Lien vers la table
house-qr = Code QR avec le lien vers la table
house-qr-help = Ou visez-le avec un téléphone.
house-recovery = Votre place, sur un autre appareil
house-recovery-help = Gardez ce lien pour vous : qui l’ouvre prend votre place. Il reste ici jusqu’à ce que vous fermiez cet onglet.
house-recovery-hide = C’est fait
house-recovery-lost = Ce lien ne rend plus de place
house-recovery-lost-text = La place a été cédée, ou le lien est incomplet. Vous pouvez regarder la partie.
house-watch = Regarder
house-join = S’asseoir
house-leave = Rendre la place
house-seeded = mélange fixé par quelqu’un
house-away-time = En cas d’absence, un bot peut jouer { $time }
house-unseated = Votre place a été déconnectée de cet appareil, ou cédée : vous regardez maintenant.
house-outrun = Quelqu’un a pris cette place juste avant vous : vous regardez à présent.

## refusals

refused-no-hints = Cette table se joue sans conseils.
refused-hinting = Un conseil est déjà en route.
refused-no-hint = Le conseiller n’a rien trouvé ; réessayez.
refused-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
refused-origin = Ce serveur n’écoute que ses propres pages.
refused-slow-down = C’était trop à la fois. Attendez un instant.
refused-too-big = C’est trop long.
refused-wrong-shape = Cela ne peut pas être lu. Manque-t-il un nom ou un nombre, ou est-ce trop long ?
refused-wrong-protocol = Le serveur est plus récent que cette page. Rechargez-la.
refused-bad-token = Cette place n’est plus la vôtre. Vous pouvez regarder.
refused-unknown-table = Cette table n’existe pas.
refused-seat-taken = Quelqu’un y est déjà assis.
refused-not-at-table = Vous n’êtes pas assis à cette table.
refused-no-clock = Cette table n’a pas de pendule qui puisse se reposer.
refused-often-away = Votre pendule s’est déjà reposée deux fois dans cette partie.
refused-not-away = Vous êtes déjà là.
refused-not-asked = Personne ne vous l’a demandé.
refused-present = La personne assise là est présente.
refused-too-soon = L’absence n’a pas encore duré assez longtemps.
refused-too-weak = Le remplaçant ne peut pas être plus faible que les autres bots.
refused-nothing-to-ask = Il n’y a rien à demander.
refused-not-your-turn = Ce n’est pas à vous.
refused-not-started = La partie n’a pas encore commencé.
refused-over = La partie est terminée.
refused-not-over = La partie n’est pas encore terminée.
refused-started = La partie a déjà commencé.
refused-stale = La table a changé entre-temps. Choisissez de nouveau.
refused-illegal = Les règles ne le permettent pas : { $message }
refused-illegal-clause = Les règles ne le permettent pas ({ $clause }).
refused-bad-table = Une telle table ne peut pas être ouverte : { $message }
refused-bad-table-one-seat = Vous ne pouvez occuper qu’une seule place.
refused-bad-table-unknown-game = Ce serveur ne connaît pas ce jeu.
refused-bad-table-unknown-level = Ce serveur ne connaît pas ce niveau de bot.
refused-bad-table-options = Une des options est inconnue ici, ou ne peut pas avoir cette valeur.
refused-damaged = Le journal de cette table est endommagé. Vous pouvez la regarder telle qu’elle était avant, mais personne ne peut continuer à jouer.
refused-other-box = Cette table se joue avec d’autres éléments que ceux du serveur actuel.
refused-broken = C’est impossible, à cause d’une erreur du serveur. La partie continue comme avant.
refused-bad-name = Ce nom ne peut pas être donné.
refused-log-full = Le journal de cette table est plein : plus de messages, et rien n’est repris. La partie continue.
refused-busy = Trop d’énigmes sont en train d’être prouvées ici. Réessayez dans un instant.
refused-not-proved = Le solveur n’a pas abouti : { $message }
refused-unknown-day = Cette carte n’existe pas. Chaque jour jusqu’à aujourd’hui en a une, et un niveau s’appelle easy, medium, hard ou fiendish.
refused-bad-puzzle = Cette carte ne peut pas servir : { $message }
refused-cannot-write = Le serveur ne peut pas l’écrire pour l’instant. Réessayez dans un moment.

house-asking = Demander avant un coup
house-asking-always = toujours
house-asking-final = ce qui est définitif
house-asking-never = jamais
house-pace = Les coups des autres
house-pace-calm = posés
house-pace-brisk = vifs
house-pace-once = d’un coup
house-lone = Une réponse unique vient
house-lone-itself = d’elle-même
house-lone-button = par un bouton

house-modes = D’autres façons de jouer
house-puzzles = Énigmes
house-puzzles-text = Rapportez tout l’or avant que l’ours arrive. Il est prouvé que chaque carte a une solution.
house-puzzles-go = Vers les énigmes
house-puzzles-solved = { $solved } sur { $all } résolues
house-puzzle = Énigme { $number }
house-campaign = Campagne
house-campaign-text = D’île en île ; vos pirates apprennent en chemin.
house-campaign-go = Préparer une campagne
house-campaign-on = Continuer : { $islands } îles
refused-not-yet = Le relevé du voyage du jour sera donné demain, avec sa graine.

## the voyage of the day and the log-book

house-voyage = Le voyage du jour
house-voyage-silver-gold = { $title }, seul contre le vaisseau fantôme. Le même mélange pour tout le monde.
house-voyage-maracaibo = { $title }, seul contre Jordan. Le même mélange pour tout le monde.
house-voyage-first = Le premier essai terminé compte.
house-voyage-done = Votre résultat : { $points } points.
house-voyage-yesterday = Hier : { $points } points.
house-voyage-seed = La graine d’hier : { $seed }
house-voyage-go = Prendre la mer
house-voyage-again = Reprendre la mer
house-voyage-place = { $count ->
    [one] Une tentative a été terminée sur ce serveur.
   *[other] Votre place : { $place } sur { $count } tentatives terminées sur ce serveur, de { $least } à { $most } points.
}
house-voyage-admiral = L’Amiral : { $points } points.
house-voyage-admiral-sails = L’Amiral est encore en mer.
house-voyage-spread = Résultats de toutes les tentatives
lb-title = Votre journal de bord
lb-only-here = Il n’est gardé que dans ce navigateur.
lb-counts = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, dont { $won ->
    [one] 1 gagnée
   *[other] { $won } gagnées
}, { $hints ->
    [one] 1 conseil demandé
   *[other] { $hints } conseils demandés
}.
lb-standings = Par jeu et par adversaire
lb-game = Jeu
lb-against = Contre
lb-won = Gagnées
lb-best = Record
lb-person = une personne
lb-alone = en solo
lb-voyages = Voyages
lb-points = { $points } points
lb-was-won = gagnée
lb-hints = { $hints ->
    [one] 1 conseil
   *[other] { $hints } conseils
}
lb-newest = Les dernières parties
lb-save = Enregistrer dans un fichier
lb-load = Ajouter depuis un fichier
lb-forget = Tout oublier
lb-forget-sure = Vraiment tout oublier
lb-no-book = Ce fichier n’est pas un journal de bord.
lb-added = { $count ->
    [one] 1 partie ajoutée.
   *[other] { $count } parties ajoutées.
}
