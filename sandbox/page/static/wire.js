// The WebSocket: says hello, counts what is asked, hands each answer to who asked it, tries again when it is lost.

const AGAIN = 1000;

export class Wire {
  /** `opening` makes what is said first; `told` gets all that is no answer; `lost` hears whether the line is there. */
  constructor({ opening, told, lost }) {
    Object.assign(this, { opening, told, lost });
    this.n = 0;
    this.waiting = new Map();
    this.connect();
  }

  connect() {
    clearTimeout(this.later);
    const address = new URL("/page/live", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      for (const [what, body] of this.opening()) this.send(what, body);
    };
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data));
    socket.onclose = () => this.socket === socket && this.fail();
  }

  /** Begins anew, as somebody else. */
  restart() {
    const old = this.socket;
    this.forget();
    this.connect();
    old.close();
  }

  send(what, body) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ do: what, ...body }));
    return true;
  }

  /** What was answered to it; never rejected: a lost line is an answer, too. */
  ask(what, body) {
    this.n += 1;
    const n = this.n;
    if (!this.send(what, { n, ...body })) return Promise.resolve({ n, ok: false, why: "lost" });
    return new Promise((answer) => this.waiting.set(n, answer));
  }

  hear(said) {
    if (said.is === "hello") this.lost(false);
    const answer = this.waiting.get(said.n);
    if (!answer) return this.told(said);
    this.waiting.delete(said.n);
    answer(said);
  }

  fail() {
    this.lost(true);
    this.forget();
    this.later = setTimeout(() => this.connect(), AGAIN);
  }

  forget() {
    for (const [n, answer] of this.waiting) answer({ n, ok: false, why: "lost" });
    this.waiting.clear();
  }
}
