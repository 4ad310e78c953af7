"""What `make play` says in the terminal, and the few sentences that Discord itself writes, in both languages."""

WORDS = {
    "en": {
        "open": "Paravent is open: {address}\nCtrl-C ends it; what was played stays in {data}.",
        "ended": "Ended. `make play` goes on from here.",
        "taken": "Port {port} is taken, perhaps by another `make play`. Choose another one: make play PORT={other}",
        "damaged": "What was kept from last time cannot be read: {why}\n`make play-fresh` begins anew.",
        "failed": "The bot did not start: {why}",
        "begun": "started a thread:",
        "pinned": "pinned a message.",
    },
    "fr": {
        "open": "Paravent est ouvert : {address}\nCtrl-C l’arrête ; ce qui a été joué reste dans {data}.",
        "ended": "Terminé. `make play` reprendra ici.",
        "taken": "Le port {port} est pris, peut-être par un autre `make play`. Essaie : make play PORT={other}",
        "damaged": "Ce qui était gardé ne peut pas être lu : {why}\n`make play-fresh` recommence à zéro.",
        "failed": "Le bot n’a pas démarré : {why}",
        "begun": "a commencé un fil :",
        "pinned": "a épinglé un message.",
    },
}
