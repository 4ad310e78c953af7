// Instants as people say them: the recent by how long ago, today's by the hour; by the server's clock.

import { el } from "./dom.js";
import { say, tongue } from "./words.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const UNITS = [["year", YEAR], ["month", 30 * DAY], ["day", DAY], ["hour", HOUR], ["minute", MINUTE], ["second", 1]];
const EVERY = 15_000;

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  now: { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" },
};

let ahead = 0;
const makers = new Map();

/** The server's clock is the one that counts: what is said by it is said anew. */
export function setNow(seconds) {
  ahead = seconds - Date.now() / 1000;
  tick();
}

const now = () => Date.now() / 1000 + ahead;

/** Making a formatter is slow and a place has hundreds of times: each is made once. */
function maker(kind, options) {
  const key = `${tongue()} ${kind.name} ${JSON.stringify(options)}`;
  if (!makers.has(key)) makers.set(key, new kind(tongue(), options));
  return makers.get(key);
}

export const written = (at, style) => maker(Intl.DateTimeFormat, STYLES[style] ?? STYLES.f).format(at * 1000);

/** How long ago, or how long until. */
export function relative(at) {
  const away = at - now();
  const [unit, size] = UNITS.find(([, each]) => Math.abs(away) >= each) ?? UNITS.at(-1);
  return maker(Intl.RelativeTimeFormat, { numeric: "auto" }).format(Math.trunc(away / size), unit);
}

/** The day as its line in the log says it. */
export const day = (at) => maker(Intl.DateTimeFormat, { dateStyle: "full" }).format(at * 1000);

export const sameDay = (one, other) => new Date(one * 1000).toDateString() === new Date(other * 1000).toDateString();

function recent(at) {
  const away = now() - at;
  if (Math.abs(away) < MINUTE) return say("just-now");
  if (away < HOUR) return relative(at);
  if (sameDay(at, now())) return written(at, "t");
  if (sameDay(at, now() - DAY)) return say("yesterday", { time: written(at, "t") });
  return maker(Intl.DateTimeFormat, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}

const SAID = { R: relative, recent, now: () => written(now(), "now") };

/** A <time> that stays true while it is looked at. */
export function time(at, style) {
  const moment = new Date(at * 1000);
  // Anybody can write a number that is no instant.
  if (Number.isNaN(moment.valueOf())) return el("time", {}, String(at));
  const said = SAID[style] ? SAID[style](at) : written(at, style);
  const props = { datetime: moment.toISOString(), title: written(at, "F") };
  return el("time", { ...props, "data-at": SAID[style] && at, "data-style": style }, said);
}

/** A <time> that says how late it is. */
export const present = () => el("time", { "data-at": now(), "data-style": "now" }, SAID.now());

function tick() {
  for (const each of document.querySelectorAll("time[data-at]")) {
    const said = SAID[each.dataset.style](Number(each.dataset.at));
    if (each.textContent !== said) each.textContent = said;
  }
}

/** Makes what messages will need while they are still on their way. */
export function prepare() {
  day(now());
  for (const style of ["recent", "R", "t"]) time(now(), style);
}

setInterval(tick, EVERY);
