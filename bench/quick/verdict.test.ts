import { expect, it } from 'vitest';
import { compare, ratioOfBest } from './verdict.ts';

const recorded = { answer: 3 };

it.each<[string, [string, number][], boolean]>([
  ['the recorded ratio', [['answer', 3]], true],
  ['a little less than a third more', [['answer', 3.99]], true],
  ['more than a third more', [['answer', 4.01]], false],
  ['less', [['answer', 1]], true],
  ['nothing', [], false],
  [
    'something that is not recorded',
    [
      ['answer', 3],
      ['other', 1],
    ],
    false,
  ],
])('%s is judged', (_, measured, isFine) => {
  expect(compare(new Map(measured), recorded).isFine).toBe(isFine);
});

it('says which is slower', () => {
  const { lines } = compare(new Map([['answer', 5]]), recorded);
  expect(lines).toEqual(['  answer: 5.00 (recorded 3.00, at most 4.00) IS SLOWER']);
});

it('takes the best round of each', () => {
  expect(ratioOfBest([9, 4, 30], [2, 50])).toBe(2);
  expect(() => ratioOfBest([], [1])).toThrow('nothing was measured');
});
