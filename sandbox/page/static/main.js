// The way in: hears what the server tells, and hands it to the part of the page that draws it.

import { Composer } from "./composer/composer.js";
import { Strip } from "./composer/strip.js";
import { by } from "./dom.js";
import { Frame } from "./frame.js";
import { Acting } from "./messages/acting.js";
import { End } from "./messages/end.js";
import { Log } from "./messages/log.js";
import { label, say, speak, tongue } from "./words.js";
import { prepare, setNow } from "./times.js";
import { enlarge } from "./viewer/viewer.js";
import { closeWindow, showWindow } from "./window/window.js";
import { Wire } from "./wire.js";

const asked = new URL(location.href).searchParams;
const state = { as: asked.get("as"), at: asked.get("at"), me: null, people: [], places: [], open: null, lost: false,
  bot: { running: true, connected: true }, away: 0, seen: false };
const known = () => state;

const told = {
  hello({ me, people, server, now }) {
    const before = tongue();
    Object.assign(state, { me, people, server });
    setNow(now);
    speak(me.language);
    by("entries").dataset.empty = say("empty");
    label();
    frame.drawAll();
    prepare();
    if (before === tongue() || !frame.openPlace) return;
    log.redraw();
    composer.open(frame.openPlace);
  },
  places({ places }) {
    state.places = places;
    frame.drawPlaces();
    frame.trouble.draw();
    if (frame.openPlace) composer.open(frame.openPlace);
    // Who was nowhere, or where he cannot be (any more), begins at the first of them.
    const first = places.find((place) => place.kind === "channel") ?? places[0];
    if (first && !places.some((place) => place.id === state.at)) go(first.id, { back: true });
  },
  messages({ place, messages, new_from: newFrom }) {
    if (place !== state.at) return;
    if (state.open !== place) enter(place);
    log.show(place, messages, newFrom);
  },
  message({ place, message }) {
    if (place !== state.open) return;
    strip.wrote(message.author.name);
    if (log.put(message)) came(message);
  },
  gone: ({ place, message }) => place === state.open && log.drop(message),
  commands: ({ place, commands }) => composer.offer(place, commands),
  window: ({ window }) => showWindow(wire, window),
  typing: ({ place, name }) => place === state.open && strip.types(name),
  bot({ running, connected }) {
    state.bot = { running, connected };
    frame.trouble.tell({ bot: state.bot });
    frame.drawBar();
  },
  time: ({ now }) => setNow(now),
  troubles: ({ troubles }) => frame.trouble.tell({ troubles }),
  fault: ({ why }) => (why === "token" ? frame.reload() : become(null)),
};

const wire = new Wire({
  opening: () => [
    ["hello", { token: document.querySelector("meta[name=token]").content, as: state.as, at: state.at }],
    ...(state.at ? [["go", { place: state.at }]] : []),
  ],
  told: (said) => told[said.is]?.(said),
  lost: (lost) => {
    state.lost = lost;
    frame.drawBar();
  },
});
const strip = new Strip(by("typing"));
const frame = new Frame(wire, state, { go, become, speak: (language) => wire.send("speak", { language }) });
const composer = new Composer(wire, known, strip);
const acting = new Acting(wire, by("log"), { go, enlarge, command: (line) => composer.pick(line) });
const end = new End(by("log"), by("entries"), by("jump"));
const log = new Log(by("log"), by("entries"), end, (article) => acting.drawn(article));

/** Opens a place: it is shown when its messages are there. */
function go(place, { back = false } = {}) {
  state.at = place;
  wire.send("go", { place });
  frame.showPlaces(false);
  frame.remember(back);
  frame.drawPlaces();
}

function enter(place) {
  state.open = place;
  acting.clear();
  strip.clear();
  frame.drawPlaces();
  const opened = frame.openPlace;
  if (opened) composer.open(opened);
}

/** A message that was not there before. */
function came(message) {
  const mine = message.author.id === state.me.id;
  // What I said, and what only I was told, I want to see.
  if (mine || message.private) end.go();
  else end.came();
  if (!document.hidden || mine) return;
  if (!state.seen) log.mark(message.id);
  state.seen = true;
  state.away += message.calls_me ? 1 : 0;
  frame.drawTitle();
}

/** Somebody else sits down before this window. */
function become(name) {
  Object.assign(state, { as: name, open: null, places: [], away: 0 });
  closeWindow();
  composer.clear();
  strip.clear();
  acting.clear();
  log.clear();
  frame.remember(true);
  wire.restart();
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  Object.assign(state, { away: 0, seen: false });
  frame.drawTitle();
});
