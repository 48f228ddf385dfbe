/**
 * Interval between two rounds, in milliseconds: the web app draws at most every 64 ms, and models write a token every 20 ms or less.
 * To read or send each token by itself costs several times as much.
 */
export const ROUND_MS = 64;

/**
 * Rounds in which the answers of providers are read, and then their text is sent to watchers: all that arrives meanwhile is handled
 * together. There are none while nothing waits for one.
 */
export class Rounds {
  #reads: (() => void)[] = [];
  #sends: (() => void)[] = [];
  #isScheduled = false;

  /** Begins to read in the next round. */
  read(begin: () => void): void {
    this.#reads.push(begin);
    this.#schedule();
  }

  /** Sends in the next round, after what was read in it. */
  send(send: () => void): void {
    this.#sends.push(send);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => this.#run(), ROUND_MS);
  }

  #run(): void {
    for (const begin of this.#reads.splice(0)) begin();
    // Connections are read between a timer and this.
    setImmediate(() => {
      this.#isScheduled = false;
      for (const send of this.#sends.splice(0)) send();
      if (this.#reads.length + this.#sends.length > 0) this.#schedule();
    });
  }
}

/** All answers of this server share their rounds. */
export const commonRounds = new Rounds();
