import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  ['How do I set prices?', 'BG', 'EN'],
  ['Как да определя цените?', 'EN', 'BG'],
  ['Как да направя pricing за нашия SaaS?', 'EN', 'BG'],
  ['What does „Зърно“ need on its home page?', 'BG', 'EN'],
  ['USP?', 'BG', 'BG'],
  ['USP?', 'EN', 'EN'],
  ['42 :-)', 'BG', 'BG'],
  ['', 'EN', 'EN'],
] as const)('%s, in an interface in %s, is %s', (text, fallback, language) => {
  expect(languageOf(text, fallback)).toBe(language);
});
