import { expect, test } from 'vitest';
import { keptAnswer, readAnswer } from './answer-draft.rules.ts';

const nothing = { text: '', proposals: [] };
const proposal = { path: 'userInfo.brandHub.brandCore.mission', value: 'Хляб' };

test.each([
  { text: 'Здравейте', proposals: [] },
  { text: '', proposals: [proposal] },
  { text: 'Здравейте', proposals: [proposal, { ...proposal, value: '' }] },
])('restores a draft: %o', (draft) => {
  expect(readAnswer(keptAnswer(draft))).toEqual(draft);
});

test('serialises an empty draft to the empty string', () => {
  expect(keptAnswer(nothing)).toBe('');
});

test.each(['', 'not json', 'null', '7', '{}', '{"text":1,"proposals":"x"}'])(
  'reads "%s" as an empty draft',
  (kept) => {
    expect(readAnswer(kept)).toEqual(nothing);
  },
);

test('skips invalid proposals', () => {
  const proposals = [null, 'x', {}, { path: 1, value: 'x' }, proposal];
  expect(readAnswer(JSON.stringify({ text: 'Да', proposals }))).toEqual({
    text: 'Да',
    proposals: [proposal],
  });
});
