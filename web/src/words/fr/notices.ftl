# Être prévenu de son tour, même sans regarder la page.

notices-turn = C’est à vous de jouer
notices-vibration = Vibrer quand c’est à vous
notices-on = Me prévenir quand c’est à moi
notices-help = Une notification sur cet appareil pendant que vous faites autre chose, même quand la page est fermée. Elle ne dit rien de la partie.
notices-open-only = Ce navigateur ne peut pas être joint quand la page est fermée. Vous êtes prévenu tant qu’elle reste ouverte en arrière-plan.
notices-insecure = Les navigateurs n’autorisent les notifications que sur les pages en HTTPS, ce qui n’est pas le cas ici. La personne qui gère le serveur peut y remédier.
notices-iphone = Sur un iPhone ou un iPad, installez d’abord la page : Partager, puis Sur l’écran d’accueil. Ouvrez-la depuis là et revenez à ces réglages.
notices-unsupported = Ce navigateur ne connaît pas les notifications.
notices-denied = Votre navigateur interdit les notifications à cette page. Cela se change dans ses réglages pour ce site.
notices-quiet = Pas la nuit
notices-from = de
notices-to = à
notices-webhook = Prévenir un groupe
notices-webhook-help = Chaque fois que c’est à quelqu’un d’absent de jouer, son nom et le lien de cette table sont envoyés à l’adresse de votre salon. Rien de la partie n’y est envoyé.
notices-webhook-address = Adresse webhook du salon
notices-webhook-kind = Ce que le salon comprend
notices-webhook-json = Discord, Matrix, Slack
notices-webhook-text = ntfy, texte simple
notices-webhook-keep = Enregistrer l’adresse
notices-webhook-kept = Enregistré. Le groupe sera prévenu.
notices-webhook-gone = Enregistré : aucun groupe n’est prévenu.
notices-nudge = Relancer quelqu’un
notices-nudge-help = Qui est absent et doit jouer reçoit une notification de plus, au plus toutes les douze heures.
notices-nudge-who = Relancer { $who }
notices-nudged = Un rappel a été envoyé à { $who }.

refused-bad-address = Rien ne peut être envoyé à cette adresse : il faut une adresse HTTPS, et pas une adresse privée.
refused-bad-keys = L’abonnement de ce navigateur est inutilisable.
refused-bad-zone = Ce fuseau horaire n’existe pas.
refused-not-opener = Seule la personne qui a ouvert la table peut le faire.
refused-no-notices = Cette personne n’a pas activé les notifications : rien ne peut lui être envoyé.
refused-nudged-lately = Cette personne a déjà été relancée dans les douze dernières heures.
