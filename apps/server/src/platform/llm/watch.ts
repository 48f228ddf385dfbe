import type { Failure } from './failures.ts';

export interface GenerationTimeouts {
  /** For the whole generation, attempts and pauses included, in milliseconds. */
  totalMs: number;
  /** Until the first piece of text, attempts and pauses included, in milliseconds. */
  firstTextMs: number;
  /** Between two signs of life once text has come, in milliseconds. */
  stallMs: number;
  /** Before the second attempt, in milliseconds; three times as long before the third. */
  retryPauseMs: number;
}

export interface Watch {
  /** Aborted by the caller's signal, by a time-out and by `stop`. */
  signal: AbortSignal;
  /** Settles with the promise, or rejects as soon as the signal is aborted: a hang can't hold us. */
  race<T>(promise: PromiseLike<T>): Promise<T>;
  /** A part of any kind came. */
  sawLife(): void;
  /** Text came. */
  sawText(): void;
  /** The time-out that ended it, if one did. */
  timedOut(): Failure | undefined;
  /** Ends the clocks and closes whatever connection is still open. */
  stop(): void;
}

/** Starts the clocks of one generation. */
export function startWatch(caller: AbortSignal, timeouts: GenerationTimeouts): Watch {
  const controller = new AbortController();
  const { signal } = controller;
  let failure: Failure | undefined;
  const giveUp = (what: string, limitMs: number) => {
    failure ??= {
      connectionLost: true,
      transient: false,
      retryAfterMs: null,
      detail: `provider timed out: ${what} within ${limitMs} ms`,
    };
    controller.abort();
  };
  const total = setTimeout(giveUp, timeouts.totalMs, 'not finished', timeouts.totalMs);
  let quiet = setTimeout(giveUp, timeouts.firstTextMs, 'no first text', timeouts.firstTextMs);
  let text = false;
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
      if (text) quiet.refresh();
    },
    sawText: () => {
      if (text) return;
      text = true;
      clearTimeout(quiet);
      quiet = setTimeout(giveUp, timeouts.stallMs, 'nothing more', timeouts.stallMs);
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
