import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  ['How do I set prices?', 'BG', 'EN'],
  ['Как да определя цените?', 'EN', 'BG'],
  ['Как да направя pricing за нашия SaaS?', 'EN', 'BG'],
  ['What does „Зърно“ need on its home page?', 'BG', 'EN'],
  ['Write a tagline for Хлебарница Зърно', 'BG', 'EN'],
  ['Our guests ask for шопска салата and таратор', 'BG', 'EN'],
  ['Google Business Profile как се прави?', 'EN', 'BG'],
  ['B2B SaaS startup, как да намерим first customers?', 'EN', 'BG'],
  ['Искам слоган за „The Little Flower Shop in Sofia“', 'EN', 'BG'],
  ['SEO оптимизация', 'EN', 'BG'],
  ['Black Friday кампания', 'EN', 'EN'],
  ['Black Friday кампания', 'BG', 'BG'],
  ['USP?', 'BG', 'BG'],
  ['USP?', 'EN', 'EN'],
  ['42 :-)', 'BG', 'BG'],
  ['', 'EN', 'EN'],
] as const)('%s, in an interface in %s, is %s', (text, fallback, language) => {
  expect(languageOf(text, fallback)).toBe(language);
});
