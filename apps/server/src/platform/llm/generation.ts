import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageModelV4Usage, SharedV4ProviderMetadata } from '@ai-sdk/provider';
import { createTextCleaner } from './clean-text.ts';
import { type Failure, failureOf, interrupted } from './failures.ts';
import { type ModelSpan, modelSpan } from './model-span.ts';
import type { Usage } from './models.ts';
import { openProviderRequest, type ProviderRequest } from './provider-request.ts';
import { type GenerationTimeouts, startWatch, type Watch } from './watch.ts';

export type Generation =
  | {
      kind: 'complete' | 'empty' | 'aborted';
      usage: Usage | null;
      /** The model's metadata of the text; null without any. */
      metadata: SharedV4ProviderMetadata | null;
      /** Whether the text ends where its limit was reached. */
      isCut: boolean;
    }
  | {
      kind: 'failed';
      connectionLost: boolean;
      /** Whether the prompt was too long for the model. */
      isTooLong: boolean;
      detail: string;
      usage: Usage | null;
    };

export interface GenerationOptions {
  signal: AbortSignal;
  timeouts: GenerationTimeouts;
  /** Receives the storable text in order; no surrogate pair is split. */
  onText: (text: string) => void;
}

/** The parts that have arrived so far, over all attempts. */
interface Received {
  anything: boolean;
  text: boolean;
  metadata: SharedV4ProviderMetadata | null;
}

type Attempt = { usage: Usage | null; isCut?: boolean; failure?: Failure };

/** Attempts of a request, including the first. */
const ATTEMPTS = 3;
/** Longest reply, in UTF-16 units: many times what a model is asked for. A provider may ignore that limit. */
const TEXT_MAX = 200_000;
/** Backoff factor of the pauses between attempts. */
const PAUSE_FACTOR = 3;
/** No further attempt if the provider asks for a longer pause than this, in milliseconds. */
const LONGEST_PAUSE_MS = 5_000;

/**
 * Runs a request to its end; never rejects. A failed attempt is repeated only before any text has arrived, and
 * never after a timeout. A model that takes no temperature is asked again without one. Text that arrived before a
 * failure stays valid.
 */
export async function generate(
  open: () => Promise<ProviderRequest>,
  { signal, timeouts, onText }: GenerationOptions,
): Promise<Generation> {
  const watch = startWatch(signal, timeouts);
  const received: Received = { anything: false, text: false, metadata: null };
  const emit = (text: string) => {
    if (text === '') return;
    watch.sawText();
    received.anything = true;
    received.text ||= text.trim() !== '';
    onText(text);
  };
  let withTemperature = true;
  const request = async () => {
    const { temperature, ...rest } = await open();
    return temperature === undefined || !withTemperature ? rest : { ...rest, temperature };
  };
  try {
    for (let attempt = 1; ; attempt += 1) {
      const cleaner = createTextCleaner();
      const {
        usage,
        isCut = false,
        failure,
      } = await runAttempt(request, watch, received, (chunk) => emit(cleaner.push(chunk)));
      if (failure?.refusesTemperature && withTemperature) {
        withTemperature = false;
        continue;
      }
      const pauseMs = failure && !received.anything ? pauseAfter(failure, attempt, timeouts) : null;
      if (pauseMs === null) {
        emit(cleaner.end());
        if (failure) return failed(failure, usage, attempt);
        const kind = received.text ? 'complete' : 'empty';
        return { kind, usage, metadata: received.metadata, isCut };
      }
      await sleep(pauseMs, undefined, { signal: watch.signal });
    }
  } catch (error) {
    if (signal.aborted) {
      return { kind: 'aborted', usage: null, metadata: received.metadata, isCut: false };
    }
    return failed(watch.timedOut() ?? failureOf(error), null, null);
  } finally {
    watch.stop();
  }
}

/** Runs one request. Rejects only if the watch aborted it. */
async function runAttempt(
  open: () => Promise<ProviderRequest>,
  watch: Watch,
  received: Received,
  onChunk: (chunk: string) => void,
): Promise<Attempt> {
  let room = TEXT_MAX;
  let isOver = false;
  let span: ModelSpan | null = null;
  const full = Promise.withResolvers<null>();
  const onText = (text: string) => {
    if (isOver || watch.signal.aborted || room <= 0) return;
    watch.sawLife();
    span?.sawText();
    onChunk(text.slice(0, room));
    room -= text.length;
    if (room <= 0) full.resolve(null);
  };
  try {
    const request = await watch.race(open());
    span = modelSpan(request);
    const stream = openProviderRequest(request, watch.signal, onText);
    const parts = (await watch.race(stream))[Symbol.asyncIterator]();
    for (;;) {
      const next = await watch.race(Promise.race([parts.next(), full.promise]));
      watch.signal.throwIfAborted();
      if (next === null) {
        void parts.return?.();
        return { usage: null, isCut: true };
      }
      if (next.done) return { usage: null, failure: interrupted() };
      const part = next.value;
      watch.sawLife();
      if (part.type === 'response-metadata') span?.answeredBy(part.modelId);
      if (part.type === 'text-start') received.metadata = part.providerMetadata ?? null;
      if (part.type === 'text-delta') onText(part.delta);
      if (part.type === 'error') return { usage: null, failure: failureOf(part.error) };
      if (part.type !== 'finish') continue;
      const { unified, raw } = part.finishReason;
      const usage = usageOf(part.usage);
      span?.finished(unified, usage);
      if (isCutOff(unified, raw)) return { usage, failure: interrupted() };
      return { usage, isCut: unified === 'length' };
    }
  } catch (error) {
    if (watch.signal.aborted) throw error;
    return { usage: null, failure: failureOf(error) };
  } finally {
    isOver = true;
    span?.end();
  }
}

/** Largest count that is stored (int4). */
const TOKENS_MAX = 2 ** 31 - 1;

/** Whether the stream ended without a reason from the provider. Libraries report this differently. */
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

function usageOf({ inputTokens: input, outputTokens: output }: LanguageModelV4Usage): Usage | null {
  const inputTokens = tokenCount(input.total);
  const outputTokens = tokenCount(output.total);
  if (inputTokens + outputTokens === 0) return null;
  const cachedInputTokens = tokenCount(input.cacheRead);
  return { inputTokens, cachedInputTokens, outputTokens };
}

/** Providers have sent fractions and absurd numbers. */
function tokenCount(count: number | undefined): number {
  return Number.isFinite(count) ? Math.min(Math.max(0, Math.round(count ?? 0)), TOKENS_MAX) : 0;
}

function failed(failure: Failure, usage: Usage | null, attempt: number | null): Generation {
  const { connectionLost, isTooLong } = failure;
  const detail = attempt === null ? failure.detail : `${failure.detail} (attempt ${attempt})`;
  return { kind: 'failed', connectionLost, isTooLong, detail, usage };
}
