import { expect, test } from 'vitest';
import { linkedId } from './linked-field.rules.ts';

test.each([
  ['', null],
  ['#', null],
  ['#%', null],
  ['#%E0%A4%A', null],
  ['#userInfo.brandHub.brandCore.mission', 'userInfo.brandHub.brandCore.mission'],
  ['#%D0%BC%D0%B8%D1%81%D0%B8%D1%8F', 'мисия'],
])('hash "%s" links to %s', (hash, id) => {
  expect(linkedId(hash)).toBe(id);
});
