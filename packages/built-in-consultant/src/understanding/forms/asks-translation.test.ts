import { expect, test } from 'vitest';
import { translationAsked } from './asks-translation.ts';

test.each([
  ['Translate this to Bulgarian: We are closed on Monday.', 'EN'],
  ['Преведи на английски: Поръчката Ви е готова за взимане.', 'BG'],
  ['Write this in Bulgarian: We are closed on Monday', 'EN'],
  ['Напиши това на английски: затворени сме в понеделник', 'BG'],
  ['How do you say “Happy Easter to all” in Bulgarian?', 'EN'],
  ['Can you translate “We are closed on Monday”?', 'EN'],
  ['Write an email to our suppliers in English: we pay in 30 days', null],
  ['translate it to Bulgarian', null],
  ['Напиши имейл на български: затворени сме в понеделник', null],
])('%s: %s', (message, language) => {
  expect(translationAsked(message, 'EN')).toBe(language);
});

test.each([
  'Freelance translator here, mostly patents. Agencies moved me onto “post-editing” at half rate. Direct clients?',
  'Агенцията ни за преводи се казва „Лингва Про 2004“. Да сменяме ли името?',
  'Трябва ми оферта до „Димов и съдружници“: превод на договори, 14 евро на страница',
])('“%s” is about the business of a translator', (message) => {
  expect(translationAsked(message, 'EN')).toBeNull();
});
