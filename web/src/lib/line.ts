/** The line to a server: a socket that comes back by itself when it breaks. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 20_000;

export type SocketMaker = (url: string) => WebSocket;

export interface Listener {
  /** Connected: the first word is ours. */
  opened(): void;
  heard(text: string): void;
  /** The line broke; true if it shall be tried again. */
  broke(code: number): boolean;
}

export class Line {
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  /** Something was heard since the last ping. */
  #alive = true;

  constructor(
    readonly url: string,
    readonly listener: Listener,
    readonly make: SocketMaker,
    /** What is said to find out whether the line still holds. */
    readonly ping: object,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.connect();
  }

  say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Connect now, again if need be. */
  connect(): void {
    this.drop();
    const socket = this.make(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#alive = true;
      this.#beat = setInterval(this.#feelPulse, HEARTBEAT);
      this.listener.opened();
    };
    socket.onmessage = (event) => {
      this.#alive = true;
      this.listener.heard(String(event.data));
    };
    socket.onclose = (event) => this.#broken(event.code);
  }

  /** The server has answered sensibly: should the line break, the first new attempt comes soon. */
  holds(): void {
    this.#failures = 0;
  }

  /** Let go of the socket, without trying again. */
  drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    this.#retry = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.drop();
  }

  /** Longer and longer, and by chance, so that a thousand pages do not come back in the same moment. */
  #broken(code: number): void {
    this.drop();
    if (!this.listener.broke(code)) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  /** The machine is back on the net, or the page in front: no need to wait any longer. */
  #hurry = (): void => {
    if (this.#retry !== undefined && document.visibilityState !== "hidden") this.connect();
  };

  /** No word since the last ping: the line is dead, even if nobody has told us. */
  #feelPulse = (): void => {
    if (!this.#alive) return this.#broken(0);
    this.#alive = false;
    this.say(this.ping);
  };
}
