import { expect, it } from 'vitest';
import { bg } from './bg.ts';

/** What is called the same in every language. */
const names = /Stripe|CVC|3-D Secure|English|webhook|ana@example\.com/gi;

/** Every text by its path; those with something to fill in get figures. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const filled: unknown = Reflect.apply(value, undefined, [3, 5, 7]);
    return [[path, String(filled)]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

it('lets no English word into the Bulgarian pages', () => {
  const leaks = textsOf(bg).filter(([, text]) => /[a-z]{2,}/i.test(text.replaceAll(names, '')));
  expect(leaks).toEqual([]);
});
