// Moving and enlarging one picture on its stage: by wheel, fingers, mouse and keys. At the scale of 1 all of it fits.

const MOST = 8;
const STEP = 1.4;
const PAN = 80;
const TAP = 300;

export class Zoom {
  /** `changed` hears the scale. */
  constructor(stage, picture, changed) {
    Object.assign(this, { stage, picture, changed });
    this.fingers = new Map();
    stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) stage.addEventListener(end, (event) => this.up(event));
    this.reset();
  }

  reset() {
    Object.assign(this, { scale: 1, x: 0, y: 0 });
    this.show();
  }

  /** So many times larger, the point under the pointer staying where it is; without one, the middle. */
  by(factor, at = this.middle()) {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const real = scale / this.scale;
    const { left, top, width, height } = this.stage.getBoundingClientRect();
    const [px, py] = [at.x - left - width / 2, at.y - top - height / 2];
    this.x = px - (px - this.x) * real;
    this.y = py - (py - this.y) * real;
    this.scale = scale;
    this.show();
  }

  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.show();
  }

  /** Whether the key was one of ours. */
  key(event) {
    const deeds = {
      "+": () => this.by(STEP),
      "=": () => this.by(STEP),
      "-": () => this.by(1 / STEP),
      0: () => this.reset(),
      ArrowLeft: () => this.pan(PAN, 0),
      ArrowRight: () => this.pan(-PAN, 0),
      ArrowUp: () => this.pan(0, PAN),
      ArrowDown: () => this.pan(0, -PAN),
    };
    const deed = !event.ctrlKey && !event.metaKey && deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }

  show() {
    const room = (all, own) => Math.max(0, (own * this.scale - all) / 2);
    const [most, highest] = [
      room(this.stage.clientWidth, this.picture.offsetWidth),
      room(this.stage.clientHeight, this.picture.offsetHeight),
    ];
    this.x = Math.min(most, Math.max(-most, this.x));
    this.y = Math.min(highest, Math.max(-highest, this.y));
    this.picture.style.setProperty("transform", `translate(${this.x}px, ${this.y}px) scale(${this.scale})`);
    this.changed(this.scale);
  }

  middle() {
    const { left, top, width, height } = this.stage.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  wheel(event) {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
  }

  down(event) {
    event.preventDefault();
    this.stage.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.still = this.fingers.size === 1 ? { x: event.clientX, y: event.clientY } : null;
  }

  move(event) {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const is = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, is);
    if (this.still && apart(is, this.still) > 8) this.still = null;
    if (!other) return this.pan(is.x - was.x, is.y - was.y);
    const middle = { x: (is.x + other.x) / 2, y: (is.y + other.y) / 2 };
    this.by(apart(is, other) / Math.max(1, apart(was, other)), middle);
    this.pan((is.x - was.x) / 2, (is.y - was.y) / 2);
  }

  up(event) {
    this.fingers.delete(event.pointerId);
    if (!this.still || event.type === "pointercancel") return;
    // Two taps at one place: nearer, or all of it again.
    const twice = this.tapped && event.timeStamp - this.tapped.when < TAP && apart(this.tapped, this.still) < 30;
    this.tapped = twice ? null : { ...this.still, when: event.timeStamp };
    if (twice) this.scale > 1.01 ? this.reset() : this.by(2.5, this.still);
  }
}

const apart = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
