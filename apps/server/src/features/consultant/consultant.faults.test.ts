import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ModelConnection } from '../models/connection.ts';
import { fixedSource } from '../models/open-connection.ts';
import type { AnswerRequest, ConsultantTimeouts } from './answer.ts';
import { createConsultant } from './consultant.ts';
import {
  type Behaviour,
  endWithoutFinish,
  errorEvent,
  type FaultyProvider,
  fail,
  finish,
  finishWith,
  hang,
  malformedChunk,
  openErrorEvent,
  reset,
  startFaultyProvider,
  stream,
  TEST_KEY,
} from './testing/faulty-provider.ts';

const request: AnswerRequest = {
  uid: null,
  query: 'SECRET QUESTION',
  context: '',
  userInfo: 'E-mail: a@example.com',
  responseStyle: 'normal',
  language: 'EN',
  plan: 'pro',
  firstRequest: null,
  emptyFields: [],
  brandHubLocked: false,
  allowance: null,
};
/** Generous for a busy machine: only `HANGS_AFTER_MS` ends a hang. */
const quick = { totalMs: 60_000, firstTextMs: 50_000, stallMs: 50_000, retryPauseMs: 5 };
/** Long enough for a request to reach the provider on a busy machine, in milliseconds. */
const HANGS_AFTER_MS = 1_500;
const providers = ['openai', 'openai-compatible'] as const;

let provider: FaultyProvider;
/** These providers are no engines that could be asked about their models. */
const noEngine = async () => null;
const consoleError = vi.spyOn(console, 'error');
beforeAll(async () => {
  provider = await startFaultyProvider();
});
afterAll(() => provider.stop());
afterEach(() => {
  expect(consoleError).not.toHaveBeenCalled();
});

/** Asks once. Neither the outcome nor the log may contain the key or the question. */
async function ask(
  configuration: ModelConnection,
  timeouts: Partial<ConsultantTimeouts> = {},
  signal = new AbortController().signal,
  onPiece: (text: string) => void = () => {},
) {
  const logged: unknown[] = [];
  const record = (fields: object, message: string) => logged.push(fields, message);
  const log = { info: record, warn: record, error: record };
  const consultant = createConsultant(fixedSource(configuration, noEngine), {
    log,
    timeouts: { ...quick, ...timeouts },
  });
  const pieces: string[] = [];
  const onText = (text: string) => {
    pieces.push(text);
    onPiece(text);
  };
  const outcome = await consultant.answer(request, { signal, onText });
  const visible = JSON.stringify([outcome, logged]);
  expect(visible).not.toContain(TEST_KEY);
  expect(visible).not.toContain('SECRET QUESTION');
  return { outcome, text: pieces.join(''), pieces };
}

const complete = {
  kind: 'complete',
  usage: { inputTokens: 11, cachedInputTokens: 0, outputTokens: 7 },
  isAnswer: true,
};
const counted = { prompt_tokens: 11, completion_tokens: 7 };
const lost = { kind: 'failed', errorCode: 'CONNECTION_LOST' };
const broken = { kind: 'failed', errorCode: 'GENERATION_FAILED' };
const good = stream(['Good ', 'answer']);

interface Case {
  name: string;
  behaviours: Behaviour[];
  timeouts?: Partial<ConsultantTimeouts>;
  outcome: object;
  text: string;
  requests: number;
}

const cases: Case[] = [
  {
    name: 'a good stream',
    behaviours: [good],
    outcome: complete,
    text: 'Good answer',
    requests: 1,
  },
  {
    name: '429, then good',
    behaviours: [fail(429, { 'retry-after': '0' }), good],
    outcome: complete,
    text: 'Good answer',
    requests: 2,
  },
  {
    name: '429 with a long Retry-After',
    behaviours: [fail(429, { 'retry-after': '60' })],
    outcome: broken,
    text: '',
    requests: 1,
  },
  {
    name: '500, then good',
    behaviours: [fail(500), good],
    outcome: complete,
    text: 'Good answer',
    requests: 2,
  },
  { name: '500 on every attempt', behaviours: [fail(500)], outcome: broken, text: '', requests: 3 },
  {
    name: '504',
    behaviours: [fail(504, { 'retry-after': '0' })],
    outcome: lost,
    text: '',
    requests: 3,
  },
  { name: '401', behaviours: [fail(401)], outcome: broken, text: '', requests: 1 },
  {
    name: 'error event before any text, then good',
    behaviours: [stream([], errorEvent), good],
    outcome: complete,
    text: 'Good answer',
    requests: 2,
  },
  {
    name: 'error event after text',
    behaviours: [stream(['Half'], errorEvent), good],
    outcome: broken,
    text: 'Half',
    requests: 1,
  },
  {
    name: 'malformed chunk',
    behaviours: [stream(['Half'], malformedChunk), good],
    outcome: broken,
    text: 'Half',
    requests: 1,
  },
  {
    name: 'reset before headers, then good',
    behaviours: [reset, good],
    outcome: complete,
    text: 'Good answer',
    requests: 2,
  },
  {
    name: 'reset after text',
    behaviours: [stream(['Half'], reset), good],
    outcome: lost,
    text: 'Half',
    requests: 1,
  },
  {
    name: 'end without a finish part',
    behaviours: [stream(['Half'], endWithoutFinish), good],
    outcome: lost,
    text: 'Half',
    requests: 1,
  },
  {
    name: 'end without text',
    behaviours: [stream([], endWithoutFinish)],
    outcome: lost,
    text: '',
    requests: 3,
  },
  {
    name: 'stall after text',
    behaviours: [stream(['Half'], hang), good],
    timeouts: { stallMs: HANGS_AFTER_MS },
    outcome: lost,
    text: 'Half',
    requests: 1,
  },
  {
    name: 'hang before headers',
    behaviours: [hang, good],
    timeouts: { firstTextMs: HANGS_AFTER_MS },
    outcome: lost,
    text: '',
    requests: 1,
  },
  {
    name: 'hang after headers',
    behaviours: [stream([], hang), good],
    timeouts: { firstTextMs: HANGS_AFTER_MS },
    outcome: lost,
    text: '',
    requests: 1,
  },
  {
    name: 'hang beyond the total time',
    behaviours: [stream(['Half'], hang)],
    timeouts: { totalMs: HANGS_AFTER_MS },
    outcome: lost,
    text: 'Half',
    requests: 1,
  },
  {
    name: 'finish without text',
    behaviours: [stream([])],
    outcome: { kind: 'empty' },
    text: '',
    requests: 1,
  },
  {
    name: 'blank text',
    behaviours: [stream([' \n'])],
    outcome: { kind: 'empty' },
    text: ' \n',
    requests: 1,
  },
];

describe.each(providers)('a faulty provider, configured as %s', (name) => {
  test.each(cases)('$name', async ({ behaviours, timeouts, outcome, text, requests }) => {
    provider.behave(...behaviours);
    const result = await ask(provider.configuration(name), timeouts);
    expect(result.outcome).toMatchObject(outcome);
    expect(result.text).toBe(text);
    expect(provider.requests()).toBe(requests);
  });

  test('a refused connection counts as lost', async () => {
    const gone = await startFaultyProvider();
    await gone.stop();
    expect((await ask(gone.configuration(name))).outcome).toMatchObject(lost);
  });

  test('a stop closes the connection to the provider', async () => {
    provider.behave(stream(['Half'], hang));
    const stop = new AbortController();
    const result = await ask(provider.configuration(name), {}, stop.signal, () => stop.abort());
    expect(result.outcome).toMatchObject({ kind: 'aborted', usage: null, isAnswer: true });
    expect(result.text).toBe('Half');
    await provider.closed();
  });

  test('a failure closes a connection that the provider leaves open', async () => {
    provider.behave(stream(['Half'], openErrorEvent));
    expect((await ask(provider.configuration(name))).outcome).toMatchObject(broken);
    await provider.closed();
  });

  test('a timeout closes the connection to the provider', async () => {
    provider.behave(hang);
    await ask(provider.configuration(name), { firstTextMs: HANGS_AFTER_MS });
    await provider.closed();
  });

  test('a stop before the start sends no request', async () => {
    provider.behave(good);
    const { outcome } = await ask(provider.configuration(name), {}, AbortSignal.abort());
    expect(outcome).toMatchObject({ kind: 'aborted', usage: null, isAnswer: true });
    expect(provider.requests()).toBe(0);
  });

  test('NUL and lone surrogates are replaced; split pairs are joined', async () => {
    const halves = ['a\uD83D', '\uDE00b', '\0', '\uDE00', 'c\uD83D', 'd', '\uD83D'];
    provider.behave(stream(halves, finish));
    const { text, pieces } = await ask(provider.configuration(name));
    expect(text).toBe('a😀b\uFFFD\uFFFDc\uFFFDd\uFFFD');
    expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
  });
});

test('Retry-After replaces the usual pause', async () => {
  provider.behave(fail(429, { 'retry-after': '0' }), good);
  // Too long for another attempt, if it were used.
  const { outcome } = await ask(provider.configuration('openai'), { retryPauseMs: 60_000 });
  expect(outcome).toMatchObject(complete);
});

test('an exception in onText fails the answer', async () => {
  provider.behave(good);
  const { outcome } = await ask(provider.configuration('openai'), {}, undefined, () => {
    throw new Error('full');
  });
  expect(outcome).toMatchObject(broken);
});

test('an answer that its limit has cut says so', async () => {
  provider.behave(stream(['Half of an ans'], finishWith({ ...counted, reason: 'length' })));
  const { text, outcome } = await ask(provider.configuration('openai'));
  expect(text).toMatch(/^Half of an ans\n\n\*The answer ends here because it reached its limit/);
  expect(outcome).toMatchObject({ kind: 'complete', isAnswer: true });
});

test('failed titles and summaries are null', async () => {
  const silent = () => {};
  const log = { info: silent, warn: silent, error: silent };
  const consultant = createConsultant(fixedSource(provider.configuration('openai'), noEngine), {
    log,
    timeouts: quick,
  });
  const { signal } = new AbortController();
  const options = { signal, asker: { uid: null, plan: 'pro' } } as const;
  provider.behave(fail(401));
  expect(await consultant.title({ query: 'q', response: 'r' }, options)).toBeNull();
  expect(await consultant.summarize('text', 'EN', options)).toBeNull();
  provider.behave(stream(['"A title."\n']));
  expect(await consultant.title({ query: 'q', response: 'r' }, options)).toBe('A title');
});
