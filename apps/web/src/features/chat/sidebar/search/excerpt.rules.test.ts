import { expect, test } from 'vitest';
import { plainExcerpt } from './excerpt.rules.ts';

test.each([
  ['- **Оферта, продажби и растеж:** план', 'продажби', 'Оферта, продажби и растеж: план'],
  ['# Title\n\n> A *quiet* `word`', 'quiet', 'Title A quiet word'],
  ['see [the shop](https://a.test) now', 'shop', 'see the shop now'],
  ['| Plan | Price |\n|---|---|\n| Pro | 5 * 3 |', 'pro', 'Plan Price Pro 5 * 3'],
  ['snake_case and _soft_', 'case', 'snake_case and soft'],
  ['… kery sells bread to the neigh …', 'bread', '… sells bread to the …'],
  ['… читатели', 'читатели', '… читатели'],
  ['… ab bread', 'ab', '… ab bread'],
  ['plain', 'x', 'plain'],
])('%j, searched for %j, is shown as %j', (excerpt, query, shown) => {
  expect(plainExcerpt(excerpt, query)).toBe(shown);
});
