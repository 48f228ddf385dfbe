import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { printsForUs } from './for-us.ts';

const { learnedOrders } = loadKnowledge();

test.each<[Language, string, string]>([
  ['EN', 'sign for the clinic, closed Friday, back Monday, kind but not gloomy', 'But not gloomy.'],
  ['BG', 'смс: затваряме в петък, кратко, че плащам на съобщение', 'Че плащам на съобщение.'],
  ['BG', 'писмо: сменете бурканите до петък, учтиво, ама твърдо', 'Ама твърдо.'],
  [
    'EN',
    'google ads cost us €61 now. What else can we do that works',
    'What else can we do that works.',
  ],
])('%s: “%s” must not print “%s”', (language, order, printed) => {
  expect(printsForUs(printed, order, language, learnedOrders)).toBe(true);
});

test.each<[Language, string, string]>([
  ['EN', 'sign: no dogs please, ring first, back Monday', 'No dogs please.\nBack Monday.'],
  ['EN', 'sign for the clinic, kind but not gloomy', 'We are sorry, but not gloomy.'],
  ['EN', 'ad for a cook, not gloomy', '**Not gloomy**'],
  ['BG', 'Аз съм Деси от ТехноСелект, търсим инженер', 'Аз съм Деси от ТехноСелект.'],
  [
    'EN',
    'email to the supplier: can we have 500 boxes by Monday?',
    'Can we have 500 boxes by Monday?',
  ],
])('%s: “%s” may print “%s”', (language, order, printed) => {
  expect(printsForUs(printed, order, language, learnedOrders)).toBe(false);
});
