# Les parties sur plusieurs jours : réponses sur les rappels, les retards et le rythme.

bot-slow-cmd-pace = rythme
bot-slow-cmd-pace-help = Jouer plus vite ou plus lentement, si tous les autres sont d’accord
bot-slow-opt-pace-to = nouveau
bot-slow-opt-pace-to-help = Le temps qu’un coup peut prendre désormais

bot-slow-later = Je te le rappellerai { $at }.
bot-slow-hushed = Je ne te rappellerai plus ce qui t’attend en ce moment.
bot-slow-nothing-waits = Rien ne t’attend ici : il n’y a donc rien à te rappeler.
bot-slow-chosen-wait = Du temps a été accordé.
bot-slow-chosen-turn = L’ordinateur joue ce tour.
bot-slow-chosen-computer = L’ordinateur continue. La personne qui était assise là peut reprendre sa place.
bot-slow-chosen-open = La place est libre.
bot-slow-chosen-end = La partie est terminée.
bot-slow-others-asked = Les autres sont consultés : cela se fera si tous les présents sont d’accord. Si quelqu’un joue avant, la question est close.
bot-slow-end-really = **Arrêter la partie ici, sans résultat ?** Il n’y a personne d’autre à consulter.
bot-slow-end-yes = Oui, arrêter la partie
bot-slow-pace-is = Le rythme est maintenant : { $pace }
bot-slow-kept = La table est conservée.
