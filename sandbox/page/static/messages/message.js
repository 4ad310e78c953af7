// One message: who, when, what came before it, its parts, and who can see it. A pure drawing of what the server tells.

import { button, el, hold, unseen } from "../dom.js";
import { icon } from "../icons.js";
import { say } from "../words.js";
import { time } from "../times.js";
import { parts } from "./parts.js";

const TINTS = 8;

/** The whole article. */
export function article(message) {
  const id = `who-${message.id}`;
  const kinds = ["private", "calls_me", "silent", "notice", "loading"].filter((kind) => message[kind]);
  const props = { class: ["message", ...kinds].join(" "), tabindex: "-1", "data-message": message.id };
  const inside = message.notice ? notice(message, id) : spoken(message, id);
  return hold(el("article", { ...props, "aria-labelledby": id }, inside), message);
}

/** A grey line of the system. */
function notice(message, id) {
  return [
    el("div", { class: "side" }, icon("send")),
    el("div", { class: "body" }, el("h2", { class: "unseen", id }, message.author.name),
      parts(message.parts), time(message.at, "recent")),
  ];
}

function spoken(message, id) {
  return [
    el("div", { class: "side" }, avatar(message.author), el("span", { class: "gutter" }, time(message.at, "t"))),
    el("div", { class: "body" },
      message.used && before("trouble", message.used.author, [`${say("used")} `, el("b", {}, message.used.line)]),
      message.reply && before("reply", message.reply.author, message.reply.text),
      head(message, id),
      message.loading ? thinking(message) : parts(message.parts),
      message.private && eye()),
  ];
}

/** The first letter on a colour that is always the same for this name. */
export function avatar({ name }) {
  const tint = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 9973, 1) % TINTS;
  return el("span", { class: `avatar tint-${tint}`, "aria-hidden": "true" }, [...name][0]?.toUpperCase());
}

function before(sign, author, what) {
  return el("p", { class: "before" }, icon(sign), el("b", {}, author), el("span", {}, what));
}

function head(message, id) {
  return el("header", {},
    el("h2", { id }, message.author.name, message.author.bot && el("span", { class: "tag" }, say("app"))),
    time(message.at, "recent"),
    message.silent && el("span", { class: "aside", title: say("silent") }, icon("silent"), unseen(say("silent"))),
    message.edited && el("span", { class: "aside" }, say("edited")));
}

function thinking(message) {
  return el("p", { class: "thinking" }, dots(), say("thinking", { name: message.author.name }));
}

/** Three that move, for those who like things to move. */
export const dots = () => el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));

function eye() {
  const put = button({ class: "plain", "data-does": "dismiss", "data-key": "dismiss" }, say("dismiss"));
  return el("p", { class: "eye" }, icon("eye"), say("only-you"), " · ", put);
}
