import { setTimeout as pause } from 'node:timers/promises';
import { LossError } from './tally.ts';

const LOOK_AGAIN_MS = 100;
/** Work that takes longer is stuck, in milliseconds. A machine under eightfold load needs half of it. */
const STUCK_AFTER_MS = 120_000;

/**
 * Waits until `look` returns something else than null, false or undefined.
 * @param expectation a function when it says what came instead
 * @throws LossError `stuck` when it takes too long
 */
export async function until<Found>(
  expectation: string | (() => string),
  look: () => Promise<Found | null | undefined | false>,
): Promise<Found> {
  const givenUp = performance.now() + STUCK_AFTER_MS;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() > givenUp) {
      throw new LossError('stuck', typeof expectation === 'string' ? expectation : expectation());
    }
    await pause(LOOK_AGAIN_MS);
  }
}

/** @throws LossError `stuck` when the work takes too long */
export async function inTime<Result>(expectation: string, work: Promise<Result>): Promise<Result> {
  const late = new AbortController();
  const stuck = pause(STUCK_AFTER_MS, null, { signal: late.signal }).then(() => {
    throw new LossError('stuck', expectation);
  });
  try {
    return await Promise.race([work, stuck]);
  } finally {
    stuck.catch(() => undefined);
    late.abort();
  }
}

/** Waits until a server accepts requests. */
export async function ready({ url }: { url: string }): Promise<void> {
  await until('the server becomes ready', () => isReady(url));
}

export async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => null);
  return response?.status === 200;
}

/** Does something at an interval; the next time begins after the last has ended. @returns stops */
export function every(milliseconds: number, act: () => Promise<void>): () => void {
  let isStopped = false;
  const run = async () => {
    while (!isStopped) {
      await act();
      await pause(milliseconds);
    }
  };
  void run();
  return () => {
    isStopped = true;
  };
}
