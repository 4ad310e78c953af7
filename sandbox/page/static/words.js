// What the page itself says, in the language of whoever sits before it; the words are in words/.

import { en } from "./words/en.js";
import { fr } from "./words/fr.js";

const WORDS = { en, fr };
let language = "en";

export const LANGUAGES = Object.keys(WORDS);

/** From here on in this language; anything but French is English, as the bot has it. */
export function speak(locale) {
  language = String(locale).startsWith("fr") ? "fr" : "en";
  document.documentElement.lang = language;
}

export const tongue = () => language;

export const knows = (key) => key in WORDS[language];

/** One sentence, with names and numbers in the places of {these}. */
export function say(key, given = {}) {
  return WORDS[language][key].replace(/\{(\w+)\}/g, (_, name) => given[name]);
}

/** The same where a number decides between one and many. */
export function count(key, n) {
  const form = new Intl.PluralRules(language).select(n) === "one" ? "one" : "many";
  return say(`${key}-${form}`, { n });
}

/** These say little by themselves. */
const TO_BE_DETAILED = ["not-possible", "forbidden", "missing"];

/** Why something was not done; a reason nobody knows is a failure like any other. */
export function reason({ why, detail }) {
  const said = say(knows(`why-${why}`) ? `why-${why}` : "why-failed");
  return detail && TO_BE_DETAILED.includes(why) ? `${said} (${detail})` : said;
}

/** Says anew all that stands in the frame itself. */
export function label(root = document) {
  for (const each of root.querySelectorAll("[data-say]")) each.textContent = say(each.dataset.say);
  for (const each of root.querySelectorAll("[data-label]")) {
    each.setAttribute("aria-label", say(each.dataset.label));
    if (each.matches("button")) each.title = say(each.dataset.label);
  }
}
