import { expect, test } from 'vitest';
import { keptAnswer, readAnswer } from './answer-draft.rules.ts';

const nothing = { text: '', proposals: [] };
const proposal = { path: 'userInfo.brandHub.brandCore.mission', value: 'Хляб' };

test.each([
  { text: 'Здравейте', proposals: [] },
  { text: '', proposals: [proposal] },
  { text: 'Здравейте', proposals: [proposal, { ...proposal, value: '' }] },
])('what was written is there again: %o', (draft) => {
  expect(readAnswer(keptAnswer(draft))).toEqual(draft);
});

test('an empty answer leaves nothing behind', () => {
  expect(keptAnswer(nothing)).toBe('');
});

test.each(['', 'not json', 'null', '7', '{}', '{"text":1,"proposals":"x"}'])(
  '%s is an empty answer',
  (kept) => {
    expect(readAnswer(kept)).toEqual(nothing);
  },
);

test('of the proposals those are left out that cannot be read', () => {
  const proposals = [null, 'x', {}, { path: 1, value: 'x' }, proposal];
  expect(readAnswer(JSON.stringify({ text: 'Да', proposals }))).toEqual({
    text: 'Да',
    proposals: [proposal],
  });
});
