import { expect, test } from 'vitest';
import { noConnection } from '../models/connection.ts';
import { fixedSource } from '../models/open-connection.ts';
import { createConsultant } from './consultant.ts';

const silent = () => {};
const log = { info: silent, warn: silent, error: silent };
const source = fixedSource(noConnection);
const request = {
  uid: null,
  query: 'Как да определя цените?',
  context: '',
  userInfo: 'E-mail: iva@example.com\n\nProducts\n- Products and services: хляб с квас,\n  питки',
  responseStyle: 'normal',
  language: 'EN',
  plan: 'pro',
  firstRequest: null,
  emptyFields: [],
  brandHubLocked: false,
  allowance: null,
} as const;

async function ask(
  wordsPerSecond: number,
  signal = new AbortController().signal,
  onPiece = () => {},
  query: string = request.query,
) {
  const consultant = createConsultant(source, { log, wordsPerSecond });
  const pieces: string[] = [];
  const onText = (text: string) => {
    pieces.push(text);
    onPiece();
  };
  const outcome = await consultant.answer({ ...request, query }, { signal, onText });
  return { pieces, text: pieces.join(''), outcome };
}

test('streams like a provider’s model and reads the profile text', async () => {
  const { pieces, text, outcome } = await ask(Infinity);
  expect(outcome).toMatchObject({ kind: 'complete', isAnswer: true, usedFields: ['products'] });
  expect(pieces.length).toBeGreaterThan(50);
  expect(text).toContain('„хляб с квас, питки“');
});

test.each(['Hello', 'Благодаря!', 'Will it rain tomorrow?', 'Who are you?'])(
  'says that its reply to “%s” is no answer, even if it is stopped',
  async (query) => {
    const whole = await ask(Infinity, undefined, undefined, query);
    expect(whole.outcome).toMatchObject({ kind: 'complete', isAnswer: false });
    const stop = new AbortController();
    const { outcome } = await ask(60, stop.signal, () => stop.abort(), query);
    expect(outcome).toMatchObject({ kind: 'aborted', isAnswer: false });
  },
);

test('the pace does not change the text', async () => {
  expect((await ask(20_000)).text).toBe((await ask(Infinity)).text);
});

test('a running answer can be stopped', async () => {
  const stop = new AbortController();
  const { outcome, pieces } = await ask(60, stop.signal, () => stop.abort());
  expect(outcome).toMatchObject({ kind: 'aborted', usage: null, isAnswer: true });
  expect(pieces).toHaveLength(1);
});

test('generates titles and summaries', async () => {
  const consultant = createConsultant(source, { log });
  const { signal } = new AbortController();
  const options = { signal, asker: { uid: null, plan: 'pro' } } as const;
  const title = await consultant.title(
    { query: 'как да определя цените?', response: 'x' },
    options,
  );
  expect(title).toBe('Как да определя цените?');
  expect(await consultant.summarize('Кратък текст.', 'BG', options)).toBe('Кратък текст.');
});
