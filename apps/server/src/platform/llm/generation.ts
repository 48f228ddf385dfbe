import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageModelUsage } from 'ai';
import { createTextCleaner } from './clean-text.ts';
import { type Failure, failureOf, interrupted } from './failures.ts';
import type { Usage } from './models.ts';
import { openProviderRequest, type ProviderRequest } from './provider-request.ts';
import { type GenerationTimeouts, startWatch, type Watch } from './watch.ts';

export type Generation =
  | { kind: 'complete' | 'empty' | 'aborted'; usage: Usage | null }
  | { kind: 'failed'; connectionLost: boolean; detail: string; usage: Usage | null };

export interface GenerationOptions {
  signal: AbortSignal;
  timeouts: GenerationTimeouts;
  /** Gets the text in order, storable, no surrogate pair split. */
  onText: (text: string) => void;
}

type Attempt = { usage: Usage | null; failure?: Failure };

/** Attempts of a request, the first included. */
const ATTEMPTS = 3;
/** Each further pause is this many times as long. */
const PAUSE_FACTOR = 3;
/** A provider that asks for a longer pause than this, in milliseconds, is not asked again. */
const LONGEST_PAUSE_MS = 5_000;

/**
 * Runs a request to its end; never rejects. A failed attempt is repeated only while no text has
 * come, and never after a time-out. Text that came before a failure stays valid.
 */
export async function generate(
  open: () => Promise<ProviderRequest>,
  { signal, timeouts, onText }: GenerationOptions,
): Promise<Generation> {
  const watch = startWatch(signal, timeouts);
  const came = { anything: false, text: false };
  const emit = (text: string) => {
    if (text === '') return;
    watch.sawText();
    came.anything = true;
    came.text ||= text.trim() !== '';
    onText(text);
  };
  try {
    for (let attempt = 1; ; attempt += 1) {
      const cleaner = createTextCleaner();
      const { usage, failure } = await runAttempt(open, watch, (piece) =>
        emit(cleaner.push(piece)),
      );
      const pauseMs = failure && !came.anything ? pauseAfter(failure, attempt, timeouts) : null;
      if (pauseMs === null) {
        emit(cleaner.end());
        if (failure) return failed(failure, usage, attempt);
        return { kind: came.text ? 'complete' : 'empty', usage };
      }
      await sleep(pauseMs, undefined, { signal: watch.signal });
    }
  } catch (error) {
    if (signal.aborted) return { kind: 'aborted', usage: null };
    return failed(watch.timedOut() ?? failureOf(error), null, null);
  } finally {
    watch.stop();
  }
}

/** One request. Rejects only when the watch ended it. */
async function runAttempt(
  open: () => Promise<ProviderRequest>,
  watch: Watch,
  onPiece: (piece: string) => void,
): Promise<Attempt> {
  try {
    const stream = openProviderRequest(await watch.race(open()), watch.signal);
    const parts = (await watch.race(stream))[Symbol.asyncIterator]();
    for (;;) {
      const next = await watch.race(parts.next());
      watch.signal.throwIfAborted();
      if (next.done) return { usage: null, failure: interrupted() };
      const part = next.value;
      watch.sawLife();
      if (part.type === 'text-delta') onPiece(part.text);
      if (part.type === 'error') return { usage: null, failure: failureOf(part.error) };
      if (part.type === 'abort') throw new Error('aborted');
      if (part.type !== 'finish') continue;
      const cutOff = isCutOff(part.finishReason, part.rawFinishReason);
      const usage = usageOf(part.totalUsage);
      return cutOff ? { usage, failure: interrupted() } : { usage };
    }
  } catch (error) {
    if (watch.signal.aborted) throw error;
    return { usage: null, failure: failureOf(error) };
  }
}

/** A stream that ended without a reason of the provider's; how it is told differs by library. */
function isCutOff(reason: string, rawReason: string | undefined): boolean {
  return reason === 'interrupted' || reason === 'error' || (reason === 'other' && !rawReason);
}

function pauseAfter(
  failure: Failure,
  attempt: number,
  { retryPauseMs }: GenerationTimeouts,
): number | null {
  if (!failure.transient || attempt >= ATTEMPTS) return null;
  const pauseMs = failure.retryAfterMs ?? retryPauseMs * PAUSE_FACTOR ** (attempt - 1);
  return pauseMs <= LONGEST_PAUSE_MS ? pauseMs : null;
}

function usageOf({ inputTokens = 0, outputTokens = 0 }: LanguageModelUsage): Usage | null {
  return inputTokens + outputTokens > 0 ? { inputTokens, outputTokens } : null;
}

function failed(failure: Failure, usage: Usage | null, attempt: number | null): Generation {
  const { connectionLost } = failure;
  const detail = attempt === null ? failure.detail : `${failure.detail} (attempt ${attempt})`;
  return { kind: 'failed', connectionLost, detail, usage };
}
