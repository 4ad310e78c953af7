# `/moi` : comment quelqu’un aime que ce soit, et ce qui est gardé à son sujet.

bot-me-cmd-me = moi
bot-me-cmd-me-help = Tes préférences : langue, rappels, heures calmes, absences, tes tables et ce que je garde

## Ce qui est réglé

bot-me-title = **Tes préférences.** Rien que pour toi.
bot-me-back = Retour
bot-me-now = Actuellement : **{ $value }**
bot-me-line-language = Langue : **{ $value }**
bot-me-line-theme = Images : **{ $value }**
bot-me-line-advice = Conseils : **{ $value }**
bot-me-line-zone = Fuseau horaire : **{ $value }**
bot-me-line-quiet = Heures calmes : **{ $value }**
bot-me-line-remind = Rappels : **{ $value }**
bot-me-line-away = Absence : **{ $value }**
bot-me-language-button = Langue
bot-me-theme-button = Thème
bot-me-advice-button = Conseils
bot-me-zone-button = Fuseau horaire
bot-me-quiet-button = Heures calmes
bot-me-remind-button = Rappels
bot-me-away-button = Absence
bot-me-tables-button = Mes tables
bot-me-results-button = Mes résultats
bot-me-data-button = Mes données

## Langue

bot-me-language-title = **Quelle langue dois-je parler avec toi ?**
bot-me-language-why = Elle vaut pour tout ce qui n’est que pour toi : mes réponses, ton paravent, les messages privés. À une table, je parle la langue de la table ; les commandes s’appellent comme dans ton Discord.
bot-me-language-app = Comme mon Discord
bot-me-in-english = English
bot-me-in-french = Français
bot-me-as-app = { $language }, comme ton Discord

## Thème

bot-me-theme-title = **Des images sombres ou claires ?**
bot-me-theme-why = Cela vaut pour les images qui ne sont que pour toi. Dans le fil, tout le monde voit la même, qui est sombre.
bot-me-theme-usual = Comme d’habitude
bot-me-theme-dark = Sombre
bot-me-theme-light = Clair

## Conseils

bot-me-advice-title = **Veux-tu un conseil à chaque étape de ton tour ?**
bot-me-advice-why = Une phrase ou deux sur l’étape en cours. Si tu ne choisis rien, ces conseils viennent jusqu’à ce que tu aies terminé une partie de chaque jeu.
bot-me-advice-on = Toujours
bot-me-advice-first = Premières parties
bot-me-advice-off = Jamais

## Fuseau horaire

bot-me-zone-title = **Quelle heure est-il chez toi ?**
bot-me-zone-why = Choisis une ligne qui donne l’heure qu’il est chez toi, si possible avec une ville proche. J’en ai besoin pour les heures calmes et pour tes jours d’absence ; personne d’autre ne le voit.
bot-me-zone-none = non choisi
bot-me-zone-now = { $cities } (il est { $time })
bot-me-zone-europe = Europe et Afrique
bot-me-zone-america = Amérique
bot-me-zone-asia = Asie
bot-me-zone-oceania = Australie et Pacifique

## Heures calmes

bot-me-quiet-title = **Quand ne dois-je pas te déranger ?**
bot-me-quiet-why = À ces heures, je ne te rappelle rien et ton téléphone reste muet quand c’est à toi ; un seul rappel vient ensuite. Aux tables en direct, elles ne comptent pas.
bot-me-quiet-no-zone = Pour cela, je dois savoir quelle heure il est chez toi. Choisis d’abord ton fuseau horaire.
bot-me-quiet-none = aucune
bot-me-quiet-now = de { $start } à { $end }
bot-me-quiet-from = De
bot-me-quiet-until = Jusqu’à
bot-me-quiet-off = Pas d’heures calmes
bot-me-quiet-until-missing = À partir de { $start } : jusqu’à quand ?
bot-me-quiet-from-missing = Jusqu’à { $end } : à partir de quand ?
bot-me-quiet-same = Le début et la fin sont à la même heure. Change l’un des deux.
bot-me-hour = { $n } h

## Rappels

bot-me-remind-title = **Quand et où dois-je te rappeler que c’est à toi ?**
bot-me-remind-why = *Comme d’habitude* : après la moitié du rythme de la table (12 heures pour un coup par jour), puis de moins en moins souvent, et peu avant la fin de ton temps ; sans horloge, après 1, 3 et 7 jours.
bot-me-remind-seldom-why = *Rarement* : une fois, peu avant la fin de ton temps ; sans horloge, après 3 jours.
bot-me-remind-usual = Comme d’habitude
bot-me-remind-seldom = Rarement
bot-me-remind-never = Jamais
bot-me-remind-now = { $often } · { $where }
bot-me-where-direct = En message privé
bot-me-where-thread = Dans le fil
bot-me-dm-closed = Tes messages privés me sont fermés ; je t’appelle donc dans le fil de la table. Autorise les messages privés dans les paramètres de confidentialité du serveur, puis appuie sur le bouton ci-dessous.
bot-me-dm-declined = Tu ne voulais pas de messages privés ; je t’appelle donc dans le fil de la table. Le bouton ci-dessous change cela.
bot-me-dm-unknown = Tu ne m’as pas encore permis de t’envoyer des messages privés ; d’ici là, je t’appelle dans le fil de la table. Le bouton ci-dessous le permet.

## Absence

bot-me-away-title = **Pars-tu quelques jours ?**
bot-me-away-not = non
bot-me-away-now = du { $start } au { $end }
bot-me-away-happens =
    { $n ->
        [0] Tes tables sont prévenues et je ne te rappelle rien. Tes horloges continuent de tourner.
        [one] Tes horloges s’arrêtent, pour { $n } jour au plus. Tes tables sont prévenues et je ne te rappelle rien. Deux absences séparées de moins de trois jours comptent pour une seule.
       *[other] Tes horloges s’arrêtent, pour { $n } jours au plus. Tes tables sont prévenues et je ne te rappelle rien. Deux absences séparées de moins de trois jours comptent pour une seule.
    }
bot-me-away-happens-each = Tes horloges s’arrêtent, pour { $least } à { $most } jours au plus selon le serveur. Tes tables sont prévenues et je ne te rappelle rien. Deux absences séparées de moins de trois jours comptent pour une seule.
bot-me-away-no-zone = Comme je ne connais pas ton fuseau horaire, les jours commencent et finissent à minuit UTC.
bot-me-away-from = Du
bot-me-away-until = Jusqu’au
bot-me-away-from-today = Dès aujourd’hui · { $day }
bot-me-away-from-tomorrow = Dès demain · { $day }
bot-me-away-from-day = Du { $day }
bot-me-away-until-today = Jusqu’à ce soir · { $day }
bot-me-away-until-tomorrow = Jusqu’à demain · { $day }
bot-me-away-until-day = Jusqu’au { $day }
bot-me-away-really = Ton absence irait du **{ $start }** jusqu’à la fin du **{ $end }**.
bot-me-away-go = Oui, je m’absente
bot-me-away-back = Je suis de retour
bot-me-away-stay = Finalement, je reste

## Mes résultats

bot-me-results-title = **Tes parties jouées jusqu’au bout**
bot-me-results-none = Aucune pour l’instant. `/table nouvelle` ouvre une table.
bot-me-result =
    { $played ->
        [one] { $game } : { $played } partie, { $won ->
            [0] pas gagnée
           *[other] gagnée
        }
       *[other] { $game } : { $played } parties, { $won ->
            [0] aucune gagnée
            [one] { $won } gagnée
           *[other] { $won } gagnées
        }
    }

## Mes données

bot-me-data-title = **Ce que je garde à ton sujet**
bot-me-data-what = Ton numéro et ton nom sur Discord, ce que tu as réglé ici, tes places et tes invitations, ce que tu as demandé dernièrement aux tables, et tes parties avec tout ce que tu peux en voir. Le fichier en contient chaque mot.
bot-me-data-not = Je ne garde rien de ce que tu écris sur Discord.
bot-me-data-file = Envoie-moi le fichier
bot-me-data-forget = Tout effacer
bot-me-data-sent = Voici tout ce qui est gardé à ton sujet, et ce que tu peux voir de tes tables. Ce message n’est que pour toi.
bot-me-data-too-large = Le fichier est trop grand pour Discord. La personne qui gère ce bot peut te le donner.
bot-me-forget-really = **Vraiment tout effacer à ton sujet ?** Ton nom, tout ce que tu as réglé et ton lien avec chaque partie disparaissent pour de bon. Les parties restent, sans ton nom.
bot-me-forget-tables =
    { $n ->
        [one] À la table où tu joues, un ordinateur continue pour toi ; jusqu’à la fin, une marque sans ton nom t’empêche d’y prendre une autre place. Si tu y es la seule personne, elle se termine.
       *[other] Aux { $n } tables où tu joues, un ordinateur continue pour toi ; jusqu’à leur fin, une marque sans ton nom t’empêche d’y prendre une autre place. Celles où tu es la seule personne se terminent.
    }
bot-me-forget-final = Cela ne peut pas être annulé.
bot-me-forget-yes = Oui, tout effacer
bot-me-forget-no = Non, tout garder
bot-me-forgotten = C’est fait : ton nom et tout ce que tu avais réglé sont effacés. Là où une de tes parties continue, il ne reste jusqu’à sa fin qu’une marque, qui ne dit rien de toi mais empêche de prendre une seconde place. Les sauvegardes déjà faites par la personne qui gère ce bot peuvent encore contenir ton nom. Si tu te sers de nouveau de moi, je connaîtrai de nouveau ton nom.
