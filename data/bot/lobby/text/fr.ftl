# Les mots du bot : avant le début.

## Commandes

bot-lobby-cmd-new = nouvelle
bot-lobby-cmd-new-help = Ouvrir une table de jeu dans ce salon
bot-lobby-opt-new-game = jeu
bot-lobby-opt-new-game-help = À quoi l’on joue
bot-lobby-opt-new-seats = places
bot-lobby-opt-new-seats-help = Combien peuvent jouer ; par défaut, autant que le jeu le permet
bot-lobby-opt-new-who = qui
bot-lobby-opt-new-who-help = Qui peut participer
bot-lobby-opt-new-language = langue
bot-lobby-opt-new-language-help = La langue de la table ; par défaut, celle du serveur
bot-lobby-opt-new-pace = rythme
bot-lobby-opt-new-pace-help = Le temps qu’un coup peut prendre ; sans rien dire, rien ne presse
bot-lobby-cmd-start = commencer
bot-lobby-cmd-start-help = Commencer la partie à une table que tu as ouverte
bot-lobby-cmd-cancel = annuler
bot-lobby-cmd-cancel-help = Fermer une table dont la partie n’a pas commencé
bot-lobby-cmd-invite = inviter
bot-lobby-cmd-invite-help = Inviter quelqu’un à une table que tu as ouverte
bot-lobby-opt-invite-person = personne
bot-lobby-opt-invite-person-help = Avec qui tu aimerais jouer
bot-lobby-cmd-uninvite = désinviter
bot-lobby-cmd-uninvite-help = Retirer une invitation, ou l’offre d’une place
bot-lobby-opt-uninvite-person = personne
bot-lobby-opt-uninvite-person-help = Qui avait une invitation

## Ouvrir une table

bot-lobby-stage-sample = { $game } (exemple)
bot-lobby-stage-beta = { $game } (bêta)
bot-lobby-stage-stable = { $game }
bot-lobby-not-in-direct = Une table s’ouvre dans le salon d’un serveur, pour que d’autres puissent la rejoindre. Utilise cette commande là-bas.
bot-lobby-no-threads-here = Aucune table ne peut s’ouvrir ici. Utilise cette commande dans un salon textuel.
bot-lobby-missing-permissions = Je ne peux pas ouvrir de table ici, car il me manque ces droits : { $permissions }. Une personne qui gère ce serveur peut me les donner dans les paramètres du salon.
bot-lobby-perm-view = voir le salon
bot-lobby-perm-send = envoyer des messages
bot-lobby-perm-threads = créer des fils publics
bot-lobby-perm-send-threads = envoyer des messages dans les fils
bot-lobby-perm-files = joindre des fichiers
bot-lobby-perm-history = voir les anciens messages
bot-lobby-opened-anyone = Ta table `{ $id }` est ouverte : { $game }, dans { $channel }. Son panneau va y apparaître. Les autres participent avec son bouton ; quand tout le monde est là, appuie sur « Commencer ».
bot-lobby-opened-invited = Ta table `{ $id }` est ouverte : { $game }, dans { $channel }. Son panneau va y apparaître. Invite les autres avec `/table inviter` ; quand tout le monde est là, appuie sur « Commencer ».

## Le panneau

bot-lobby-joined = Tu as une place à la table. L’hôte lance la partie quand tout le monde est là.
bot-lobby-seat-taken = La place est à toi, avec tout ce qui se trouve derrière son paravent. « Mon paravent » te le montre.
bot-lobby-elsewhere = Cela ne peut se faire que sur le serveur de cette table.
bot-lobby-left = Tu as quitté la table. Tu peux revenir à tout moment avant le début.
bot-lobby-computer-added = Un ordinateur a rejoint la table.
bot-lobby-computer-removed = Un ordinateur a quitté la table.
bot-lobby-started = La partie commence ! Son fil s’ouvre sous le panneau.
bot-lobby-cancelled = La table est fermée.
bot-lobby-invited = { $name } a une invitation. Je l’annonce dans { $channel }, une seule fois, et `/table miennes` la montre aussi.
bot-lobby-invited-unseen = { $name } a une invitation, mais ne voit pas { $channel } : je n’y appelle donc personne. `/table miennes` montre l’invitation ; un mot de ta part aidera.
bot-lobby-uninvited = { $name } n’a plus d’invitation.
bot-lobby-bots-do-not-play = Un bot ne peut pas jouer. Pour jouer contre un ordinateur, ajoutes-en un à la table.
bot-lobby-ask-there = On ne peut inviter que des membres du serveur de la table. Utilise cette commande là-bas.

## Options

bot-lobby-options-title = **Les options de cette table.** Chaque changement prend effet aussitôt.
bot-lobby-options-of-host = **Les options de cette table.** Seul son hôte peut les changer.
bot-lobby-setting = { $name } : { $value }
bot-lobby-seats = Nombre de joueurs
bot-lobby-entry = Qui peut participer
bot-lobby-entry-anyone = tout le monde
bot-lobby-entry-invited = seulement sur invitation
bot-lobby-language = Langue de la table
bot-lobby-language-en = anglais
bot-lobby-language-fr = français
bot-lobby-pace = Rythme
bot-lobby-pace-none = rien ne presse
bot-lobby-pace-live = en direct (5 minutes par coup)
bot-lobby-pace-day = un coup par jour
bot-lobby-pace-two-days = un coup tous les deux jours
bot-lobby-pace-week = un coup par semaine
bot-lobby-pace-other = un rythme à part
bot-lobby-late = Quand le temps est écoulé
bot-lobby-late-ask = on consulte les autres
bot-lobby-late-wait = la table attend
bot-lobby-late-turn = un ordinateur joue ce tour
bot-lobby-late-computer = un ordinateur reprend la place
bot-lobby-earlier-options = Options précédentes
bot-lobby-further-options = Autres options

## Messages privés

bot-lobby-dm-question = Puis-je t’envoyer ton paravent en message privé chaque fois qu’il change ? Tu peux aussi toujours le voir avec « Mon paravent ».
bot-lobby-dm-yes = Envoie-moi mon paravent
bot-lobby-dm-no = Pas de messages privés
bot-lobby-dm-agreed = Entendu : ton paravent t’arrive en message privé, sans bruit, un par partie.
bot-lobby-dm-declined = Entendu : je ne t’envoie rien. « Mon paravent » et `/table paravent` te le montrent quand tu veux, rien que pour toi.
