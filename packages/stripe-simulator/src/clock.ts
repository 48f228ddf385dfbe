import type { ObjectStore } from './objects.store.ts';

const OFFSET = 'clock-offset-seconds';

/** Simulated time in Unix seconds: real time plus an offset that only grows and is stored with the objects. */
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

  /** The time of customers without a test clock. */
  general(): number {
    return Math.floor(Date.now() / 1_000) + this.#offset;
  }

  /** Runs `work` at another time: a step of an advance, or a test clock's time. */
  at<Result>(time: number, work: () => Result): Result {
    const before = this.#pinned;
    this.#pinned = time;
    try {
      return work();
    } finally {
      this.#pinned = before;
    }
  }

  /** Advances the time to `time`; an earlier time has no effect. */
  moveTo(time: number): void {
    this.#offset += Math.max(0, time - this.general());
    this.#store.setSetting(OFFSET, String(this.#offset));
  }
}
