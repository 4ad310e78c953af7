// What can be chosen for an option of a command: fixed choices, yes or no, people, places, or what the bot suggests.

import { say } from "../words.js";

/** All there is to choose from, or null if anything may be typed. */
export function fixed(option, { people, places }) {
  if (option.choices?.length) return option.choices;
  if (option.kind === "yes-no") return [{ label: say("yes"), value: true }, { label: say("no"), value: false }];
  if (option.kind === "person") return people.map(({ id, name }) => ({ label: name, value: id }));
  if (option.kind !== "place") return null;
  return places.filter((each) => each.kind !== "direct").map(({ id, name }) => ({ label: `#${name}`, value: id }));
}

/** Those that go on as was typed, before those that only have it in them. */
export function narrowed(choices, typed) {
  const wanted = plain(typed);
  const begins = (choice) => plain(choice.label).replace(/^#/, "").startsWith(wanted.replace(/^#/, ""));
  const found = choices.filter((choice) => plain(choice.label).includes(wanted));
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))];
}

/** The one that is called so. */
export const named = (choices, typed) => choices.find((choice) => plain(choice.label) === plain(typed));

const plain = (text) => String(text).trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** What was typed as the value that is sent, or what is wrong with it. */
export function typedValue(option, text) {
  const { kind, least, most } = option;
  if (kind !== "number" && kind !== "whole") return inLength(text, least, most);
  const number = Number(text.replace(",", "."));
  const right = text !== "" && Number.isFinite(number) && (kind === "number" || Number.isInteger(number));
  if (!right) return { error: say(kind === "whole" ? "not-whole" : "not-number") };
  if (number < (least ?? -Infinity) || number > (most ?? Infinity)) return { error: within(least, most) };
  return { value: number };
}

function inLength(text, least, most) {
  const fits = text.length >= (least ?? 0) && text.length <= (most ?? Infinity);
  return fits ? { value: text } : { error: say("not-length", { least: least ?? 0, most: most ?? "∞" }) };
}

function within(least, most) {
  if (least === null || least === undefined) return say("at-most", { most });
  if (most === null || most === undefined) return say("at-least", { least });
  return say("between", { least, most });
}
