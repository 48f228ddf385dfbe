import type { ObjectStore } from './objects.store.ts';

const OFFSET = 'clock-offset-seconds';

/** Simulated time: real time and an offset that only grows, kept with the objects. All in Unix seconds. */
export class Clock {
  readonly #store: ObjectStore;
  #pinned: number | null = null;
  #offset: number;

  constructor(store: ObjectStore) {
    this.#store = store;
    this.#offset = Number(store.setting(OFFSET) ?? 0);
  }

  now(): number {
    return this.#pinned ?? this.general();
  }

  /** The time of everything that has no test clock. */
  general(): number {
    return Math.floor(Date.now() / 1_000) + this.#offset;
  }

  /** Does work at another time: the past of an advance, or a test clock's. */
  at<Result>(time: number, work: () => Result): Result {
    const before = this.#pinned;
    this.#pinned = time;
    try {
      return work();
    } finally {
      this.#pinned = before;
    }
  }

  /** Moves the general time on to `time`. */
  moveTo(time: number): void {
    this.#offset += Math.max(0, time - this.general());
    this.#store.setSetting(OFFSET, String(this.#offset));
  }
}
