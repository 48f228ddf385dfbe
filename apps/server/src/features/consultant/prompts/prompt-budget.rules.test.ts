import { expect, test } from 'vitest';
import { estimatedTokens, fitted, PROMPT_BUDGET, usualRoom } from './prompt-budget.rules.ts';

const user = (text: string) => ({ sender: 'user' as const, text });
const assistant = (text: string) => ({ sender: 'assistant' as const, text });

test.each([
  ['', 0],
  ['bread', 2],
  ['Хлябът', 3],
  ['x'.repeat(400), 100],
  ['ж'.repeat(400), 200],
  ['!?', 2],
  ['面包', 2],
])('%j is estimated at %d tokens', (text, tokens) => {
  expect(estimatedTokens(text)).toBe(tokens);
});

const all = {
  notes: ['near', 'far'],
  conversation: [user('old'), assistant('newer'), user('newest')],
  profile: 'Name: Iva\nMission: bread',
};
const nothing = { notes: 0, messages: 0, profile: false };

test('keeps everything that fits', () => {
  expect(fitted(all, 100, usualRoom)).toEqual({ ...all, leftOut: nothing });
});

test('drops notes first, then the oldest messages, then the end of the profile', () => {
  const long = 'x'.repeat(4 * 1_000);
  const parts = {
    notes: [`near ${long}`, `far ${long}`],
    conversation: [user(`old ${long}`), assistant(`new ${long}`)],
    profile: `Name: Iva ${long}\nColours: ${long}`,
  };
  const left = (room: number) => fitted(parts, PROMPT_BUDGET - room, usualRoom).leftOut;
  expect(left(7_000)).toEqual(nothing);
  expect(left(6_000)).toEqual({ notes: 1, messages: 0, profile: false });
  expect(left(4_500)).toEqual({ notes: 2, messages: 0, profile: false });
  expect(left(3_500)).toEqual({ notes: 2, messages: 1, profile: false });
  expect(left(2_500)).toEqual({ notes: 2, messages: 2, profile: false });
  expect(left(1_500)).toEqual({ notes: 2, messages: 2, profile: true });
  const kept = fitted(parts, PROMPT_BUDGET - 3_500, usualRoom);
  expect(kept.conversation).toEqual([parts.conversation[1]]);
});

test('a question that fills the budget leaves room for nothing else', () => {
  expect(fitted(all, PROMPT_BUDGET, usualRoom).leftOut).toEqual({
    notes: 2,
    messages: 3,
    profile: true,
  });
});
