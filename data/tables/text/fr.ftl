# Ce qui se dit autour d’une partie : places, coups repris, refus d’une table, défauts du fichier où elle vit.

## Ce qui s’est passé à la table

event-table-undone = { $seat } reprend son dernier coup.
event-table-undone-agreed = Avec l’accord de tous, { $seat } reprend un coup. Tout ce qui a suivi est annulé aussi.
event-table-undone-by-host = L’hôte annule l’étape { $step } et tout ce qui a suivi.
event-table-undo-declined = { $by } refuse { QUE($seat) } reprenne un coup. La partie continue.
event-table-abandon-declined = { $by } refuse d’arrêter la partie, comme { $seat } le demandait. La partie continue.
event-table-seat-taken = { $seat } prend la place { DE($other) }.
event-table-seat-back = { $seat } revient et joue de nouveau à la place { DE($other) }.
event-table-seat-open-taken = { $seat } prend la place libre.
event-table-open-seat-waits = { $by } laisse la place libre attendre quelqu’un une semaine de plus.
event-table-open-seat-computer = { $other } prend la place libre.
event-table-seat-computer = { $other } joue désormais pour { $seat } et garde la place, sauf si on l’offre à quelqu’un.
event-table-resigned = { $seat } quitte la partie. { $other } joue à sa place.
event-table-abandoned = { $seat } met fin à la partie. Il n’y a pas de résultat.
event-table-abandoned-agreed = Tout le monde est d’accord avec { $seat } : la partie s’arrête ici, sans résultat.
event-table-restored = La table a été rétablie à partir d’une sauvegarde. Ce qui n’est pas dans ce journal est perdu : il faut le rejouer.
event-table-paused = Les responsables de ce serveur ont mis la table en pause. Personne ne peut jouer, aucun délai ne court, rien n’est perdu.
event-table-resumed = La table reprend. Chaque délai est rétabli.
event-table-closed = Les responsables de ce serveur ont fermé la table. La partie s’arrête ici, sans résultat.
event-table-idle = Plus personne n’a touché à la table depuis des semaines. La partie s’arrête ici, sans résultat ; son journal reste.
event-table-late = { $seat } fait attendre la table depuis trop longtemps. Les autres peuvent choisir la suite.
event-table-late-waits = { $by } laisse plus de temps à { $seat }.
event-table-late-computer = Le temps { DE($seat) } est écoulé. { $other } joue à sa place jusqu’à son retour.
event-table-late-computer-again = Le temps { DE($seat) } s’est écoulé deux fois de suite. { $other } joue à sa place jusqu’à son retour.
event-table-late-computer-chosen = Par choix des présents, { $other } joue à la place { DE($seat) } jusqu’à son retour.
event-table-host = L’hôte n’est plus là : c’est désormais { $seat }.
event-table-stand-in = Le temps { DE($seat) } est écoulé. L’ordinateur joue ce tour.
event-table-stand-in-by = { $by } laisse l’ordinateur jouer ce tour à la place { DE($seat) }.
event-table-seat-open = La place { DE($seat) } est libre : la prend qui veut.
event-table-seat-still-open = Personne n’a pris la place libre depuis une semaine.
event-table-seat-computer-declined = { $by } n’accepte pas que l’ordinateur continue, comme { $seat } l’avait demandé.
event-table-seat-open-declined = { $by } n’accepte pas de libérer la place, comme { $seat } l’avait demandé.
event-table-pace =
    { $seconds ->
        [0] Désormais rien ne presse, aucune horloge ne tourne.
        [300] Désormais on joue en direct, cinq minutes par coup.
        [86400] Désormais chacun a un jour par coup.
        [172800] Désormais chacun a deux jours par coup.
        [604800] Désormais chacun a une semaine par coup.
       *[other] Désormais la partie a un autre rythme.
    }
event-table-pace-declined = { $by } n’accepte pas de changer de rythme, comme { $seat } l’avait demandé.
event-table-away = { $seat } s’absente du <t:{ NUMBER($start, useGrouping: 0) }:D> au <t:{ NUMBER($end, useGrouping: 0) }:D>.
event-table-away-still = { $seat } s’absente du <t:{ NUMBER($start, useGrouping: 0) }:D> au <t:{ NUMBER($end, useGrouping: 0) }:D>. Ces jours-là, l’horloge { DE($seat) } s’arrête.
event-table-away-limited = { $seat } s’absente du <t:{ NUMBER($start, useGrouping: 0) }:D> au <t:{ NUMBER($end, useGrouping: 0) }:D>. L’horloge { DE($seat) } ne s’arrête que jusqu’au <t:{ NUMBER($until, useGrouping: 0) }:f>, la limite de ce serveur.
event-table-away-runs = { $seat } s’absente du <t:{ NUMBER($start, useGrouping: 0) }:D> au <t:{ NUMBER($end, useGrouping: 0) }:D>. L’horloge { DE($seat) } continue : ce serveur ne permet pas de l’arrêter plus longtemps.
event-table-stays = Finalement, { $seat } reste.
event-table-back = { $seat } est de retour.
event-table-deserted = Il n’y a plus personne à la table. La partie s’arrête ici, sans résultat.
event-table-unreadable = Ce qui s’est passé à cette étape n’est plus lisible.

## Refus

refusal-tables-no-such-table = Cette table n’existe pas.
refusal-tables-no-such-game = Ce jeu ne peut pas se jouer ici.
refusal-tables-no-such-person = Cette personne n’est pas ici.
refusal-tables-no-such-step =
    { $last ->
        [-1] La partie n’a pas commencé.
       *[other] Ce coup n’existe pas. La dernière étape est la { $last }.
    }
refusal-tables-not-seated = Tu n’es pas à cette table.
refusal-tables-not-host = Seul l’hôte de la table peut faire cela.
refusal-tables-barred-from-seat = Quiconque a occupé une autre place à cette table a vu derrière son paravent, et ne peut pas prendre celle-ci.
refusal-tables-not-invited = Cette table est réservée aux personnes invitées. Demande à son hôte de t’inviter.
refusal-tables-request-reused = Cette demande a déjà été envoyée avec un autre contenu. Réessaie, s’il te plaît.
refusal-tables-not-open = La partie a commencé, ou la table est fermée. Cela ne se fait qu’avant le début.
refusal-tables-not-playing = Aucune partie n’est en cours à cette table.
refusal-tables-not-over = La partie n’est pas encore terminée.
refusal-tables-no-result = Cette partie a été abandonnée : elle n’a pas de résultat.
refusal-tables-already-seated = Déjà à cette table : chacun n’y a qu’une place.
refusal-tables-full =
    { $places ->
        [one] Il n’y a que { $places } place à cette table, et elle est prise.
       *[other] Il n’y a que { $places } places à cette table, et elles sont prises.
    }
refusal-tables-too-few =
    { $least ->
        [one] Il faut au moins { $least } personne pour jouer.
       *[other] Il faut être au moins { $least } pour jouer. Attends d’autres personnes, ou ajoute un ordinateur.
    }
refusal-tables-wrong-places = Ce jeu se joue de { $least } à { $most }.
refusal-tables-too-many-live =
    { $most ->
        [one] Ici, chacun ne peut être qu’à { $most } table à la fois. Termine d’abord celle en cours.
       *[other] Ici, chacun ne peut être qu’à { $most } tables à la fois. Termine d’abord l’une d’elles.
    }
refusal-tables-too-many-on-server =
    { $most ->
        [one] Ce serveur n’a de place que pour { $most } table à la fois, et elle est prise.
       *[other] Ce serveur n’a de place que pour { $most } tables à la fois, et elles sont prises.
    }
refusal-tables-motion-open = { $seat } a déjà demandé quelque chose à la table. Il faut d’abord en décider.
refusal-tables-no-motion = C’est déjà décidé, ou ce n’était pas à toi d’en décider.
refusal-tables-no-invitation = Il n’y a pas d’invitation à retirer.
refusal-tables-not-late = C’est réglé entre-temps, ou il reste du temps : il n’y a rien à choisir.
refusal-tables-late-yourself = C’est toi que la table attend : ici, ce sont les autres qui choisissent. Tu peux encore jouer, et il n’y aura plus rien à choisir.
refusal-tables-not-asked = Ce n’est pas ce qu’on te demande maintenant.
refusal-tables-nothing-to-undo = Tu n’as joué aucun coup que tu pourrais reprendre.
refusal-tables-still-sealed = Tant que tout le monde n’a pas répondu, tu peux changer ta réponse : réponds simplement de nouveau.
refusal-tables-others-must-agree = Ton dernier coup ne peut être repris qu’avec l’accord des autres. On ne leur a rien demandé.
refusal-tables-gone-on = La partie a continué depuis ce message ; rien n’a donc été repris.
refusal-tables-state-gone = Cette partie est finie depuis longtemps : il n’en reste que le début, la fin et le journal.
refusal-tables-no-computer = Il n’y a pas d’ordinateur à cette table.
refusal-tables-unreadable = Une partie de ce qui est enregistré de cette table n’est plus lisible. Les autres tables ne sont pas touchées. La personne qui fait tourner le bot peut essayer de la réparer ; les personnes qui gèrent ce serveur peuvent fermer la table.
refusal-tables-paused = Les responsables de ce serveur ont mis cette table en pause. Rien n’est perdu, et aucun délai ne court.
refusal-tables-server-paused = Les responsables de ce serveur ont mis toutes les tables en pause. Rien n’est perdu, et aucun délai ne court.
refusal-tables-not-paused = Rien n’est en pause ici.
refusal-tables-barred = Les responsables de ce serveur ne te laissent pas ouvrir ni rejoindre de tables ici.
refusal-tables-guest-barred = Les responsables de ce serveur ne laissent pas cette personne rejoindre de tables ici.
refusal-tables-not-barred = Cette personne n’est pas exclue ici.
refusal-tables-wrong-channel = Sur ce serveur, les tables s’ouvrent dans { $legal }.
refusal-tables-may-not-create = Sur ce serveur, tu ne peux pas ouvrir de table ; tu peux rejoindre celles des autres.
refusal-tables-bad-options = L’option « { $option } » ne peut pas être choisie ainsi.
refusal-tables-bad-setting = « { $setting } » ne peut pas être réglé ainsi.

## Le fichier

fault-no-database = Il n’y a pas de base de données à { $path }.
fault-empty-file = { $path } est vide, alors qu’une base de données devrait s’y trouver. Restaure une sauvegarde ; ou, pour repartir de zéro, supprime le fichier.
fault-not-a-database = { $path } n’est pas une base de données.
fault-foreign-database = { $path } est la base de données d’un autre programme. Rien n’a été modifié.
fault-newer-schema = { $path } a été écrit par une version plus récente de Paravent (schéma { $found }, celle-ci connaît le { $known }). Réinstalle cette version, ou restaure la copie faite avant elle.
fault-older-schema = { $path } a encore la forme d’une version plus ancienne de Paravent (schéma { $found }, celle-ci a le { $known }). Lance le bot une fois : il en fait une copie et met le fichier à jour.
fault-truncated = Il manque une partie de { $path }. Rien n’a été modifié. Restaure une sauvegarde.
fault-damaged = { $path } est endommagé : { $problem }. Rien n’a été modifié. Restaure une sauvegarde.
fault-half-restored = Une sauvegarde était en train de prendre la place de { $path }, et cela a été interrompu. Relance restore. Rien n’est perdu.
fault-unreadable = Impossible de lire { $path }. Vérifie ses droits.
fault-no-file = Il n’y a pas de fichier { $path }.
fault-read-only = Impossible d’écrire dans { $path }. Vérifie les droits du fichier et de son dossier.
fault-wrong-owner = { $path } appartient à { $owner }, et tu es { $user }. Lance la commande en tant que { $owner }.
fault-disk-full = Le disque où se trouve { $path } est plein. Rien n’a été modifié ; fais de la place et réessaie.
fault-cannot-open = { $path } ne peut pas être utilisé : { $problem }.
fault-bad-lock = { $path } devrait être le verrou de la base de données, un simple fichier ; c’est un lien ou autre chose. Rien n’a été modifié. Cherche d’où il vient, puis supprime-le.
fault-second-writer = Un autre processus écrit dans { $path } (processus { $who }). Arrête-le d’abord : un seul peut écrire.
fault-closed = { $path } est fermé : le programme va s’arrêter. Réessaie dans un instant.
