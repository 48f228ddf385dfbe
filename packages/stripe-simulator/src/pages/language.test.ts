import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['bg', undefined, 'bg'],
  ['en-GB', 'bg', 'en'],
  ['auto', 'bg-BG,bg;q=0.9,en;q=0.8', 'bg'],
  ['auto', 'en;q=0.5,bg;q=0.7', 'bg'],
  ['auto', 'de,en;q=0.3', 'en'],
  ['de', 'bg', 'bg'],
  [null, 'fr', 'en'],
  [undefined, undefined, 'en'],
])('locale %s and Accept-Language %s: %s', (locale, accepted, language) => {
  expect(languageOf(locale, accepted)).toBe(language);
});
