// A panel that opens over the list of places, and closes when one looks elsewhere.

import { el } from "../dom.js";

/** An empty one; whoever opens it fills it. */
export function panel(id) {
  const made = el("div", { id, class: "panel", popover: "auto", role: "dialog" });
  made.addEventListener("toggle", (event) => {
    if (event.newState === "open") made.querySelector("button:not(:disabled), select")?.focus();
  });
  return made;
}
