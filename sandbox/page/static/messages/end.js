// The end of the log: whoever is there stays there while messages come; whoever is not is told and can jump.

import { el, fill } from "../dom.js";
import { icon } from "../icons.js";
import { count, say } from "../words.js";

const NEAR = 60;

export class End {
  constructor(scroller, content, jump) {
    Object.assign(this, { scroller, jump });
    this.near = true;
    this.missed = 0;
    this.top = 0;
    scroller.addEventListener("scroll", () => this.look(), { passive: true });
    jump.addEventListener("click", () => this.leap());
    // It lies over the messages: who turns the wheel on it means them.
    jump.addEventListener("wheel", (event) => scroller.scrollBy(0, event.deltaY), { passive: true });
    // Pictures that come late, a composer that grows, a phone's keyboard: who is at the end stays there.
    const watch = new ResizeObserver(() => (this.near ? this.go() : this.look()));
    watch.observe(content);
    watch.observe(scroller);
  }

  go() {
    this.near = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.show();
  }

  /** Shows this one at the top, unless all below it fits anyway. */
  from(element) {
    this.near = false;
    element.scrollIntoView({ block: "start" });
    this.look();
  }

  /** Something came below. */
  came(n = 1) {
    if (this.near) return;
    this.missed += n;
    this.show();
  }

  look() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    // Whoever was at the end leaves it by scrolling up, not because something long has come below.
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.near = true;
    else if (scrollTop < this.top) this.near = false;
    this.top = scrollTop;
    this.show();
  }

  leap() {
    this.go();
    this.scroller.focus({ preventScroll: true });
  }

  show() {
    if (this.near) this.missed = 0;
    const said = this.missed ? count("new-messages", this.missed) : say("to-newest");
    const shown = this.near ? "" : said;
    if (this.jump.dataset.said === shown) return;
    this.jump.dataset.said = shown;
    this.jump.hidden = this.near;
    this.jump.classList.toggle("fresh", this.missed > 0);
    fill(this.jump, el("span", {}, said), icon("down"));
  }
}
