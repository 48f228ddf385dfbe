import type { Failure } from './failures.ts';

export interface GenerationTimeouts {
  /** Limit for the whole generation, including attempts and pauses, in milliseconds. */
  totalMs: number;
  /** Limit until the first text, including attempts and pauses, in milliseconds. */
  firstTextMs: number;
  /** Limit between two parts of the stream once text has arrived, in milliseconds. */
  stallMs: number;
  /** Pause before the second attempt, in milliseconds; three times as long before the third. */
  retryPauseMs: number;
}

export interface Watch {
  /** Aborted by the caller's signal, by a timeout and by `stop`. */
  signal: AbortSignal;
  /** Settles with the promise, or rejects on abort, so that a hanging request can't block. */
  race<T>(promise: PromiseLike<T>): Promise<T>;
  /** Call for every part of the stream. */
  sawLife(): void;
  /** Call when text arrives. */
  sawText(): void;
  /** The timeout that ended the generation, if any. */
  timedOut(): Failure | undefined;
  /** Stops the timers and closes an open connection. */
  stop(): void;
}

/** Starts the timers of one generation. */
export function startWatch(caller: AbortSignal, timeouts: GenerationTimeouts): Watch {
  const controller = new AbortController();
  const { signal } = controller;
  let failure: Failure | undefined;
  const giveUp = (reason: string, limitMs: number) => {
    failure ??= {
      connectionLost: true,
      transient: false,
      retryAfterMs: null,
      refusesTemperature: false,
      isTooLong: false,
      detail: `provider timed out: ${reason} within ${limitMs} ms`,
    };
    controller.abort();
  };
  const total = setTimeout(giveUp, timeouts.totalMs, 'not finished', timeouts.totalMs);
  let quiet = setTimeout(giveUp, timeouts.firstTextMs, 'no first text', timeouts.firstTextMs);
  let hasText = false;
  let livedAt = 0;
  // A timer that is set anew for each token costs more than reading it.
  const expectMore = (waitMs: number) => {
    quiet = setTimeout(() => {
      const restMs = livedAt + timeouts.stallMs - performance.now();
      if (restMs > 0) expectMore(restMs);
      else giveUp('nothing more', timeouts.stallMs);
    }, waitMs);
  };
  const abort = () => controller.abort();
  if (caller.aborted) abort();
  caller.addEventListener('abort', abort, { once: true });
  const aborted = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error('aborted'));
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail, { once: true });
  });
  aborted.catch(() => undefined);
  return {
    signal,
    race: (promise) => Promise.race([promise, aborted]),
    sawLife: () => {
      livedAt = performance.now();
    },
    sawText: () => {
      if (hasText) return;
      hasText = true;
      clearTimeout(quiet);
      expectMore(timeouts.stallMs);
    },
    timedOut: () => failure,
    stop: () => {
      clearTimeout(total);
      clearTimeout(quiet);
      caller.removeEventListener('abort', abort);
      controller.abort();
    },
  };
}
