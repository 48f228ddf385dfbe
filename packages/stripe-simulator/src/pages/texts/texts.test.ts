import { expect, it } from 'vitest';
import { bg } from './bg.ts';

/** Names that are not translated. */
const names =
  /Stripe|CVC|3-D Secure|English|webhook|ana@example\.com|BG\d*|pdfkit|dejavu-fonts-ttf|PDF/gi;

/** Returns all texts by path; functions are called with numbers. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const filled: unknown = Reflect.apply(value, undefined, [3, 5, 7]);
    return [[path, String(filled)]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

it('contains no English words in the Bulgarian texts', () => {
  const leaks = textsOf(bg).filter(([, text]) => /[a-z]{2,}/i.test(text.replaceAll(names, '')));
  expect(leaks).toEqual([]);
});
