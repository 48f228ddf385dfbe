import { expect, test } from 'vitest';
import { isSpoilt } from './spoilt.ts';

test.each([
  ['EN', 'We would like to hear your side. Please don’t sound like an investigation.'],
  ['EN', 'Hello, a chef who ordered at 11pm. You can’t get more than 12 loaves.'],
  ['EN', 'The water is off on Wednesday. Signed by Tom.'],
  ['EN', 'New prices. Give you the choice to pay yearly.'],
  ['EN', 'It for the crates. Please give back the empties.'],
  ['EN', '**Retainer**\n\nFriendly, no buzzwords.'],
  ['BG', 'Пиша Ви за напуснала клиента ни.'],
  ['BG', 'Търсим колега.\n- Книжка кат\n- B'],
  ['BG', 'Зимна резитба. До 100 думи без хаштагове.'],
] as const)('no text that can be sent has a rest of its request: %s %s', (language, shown) => {
  expect(isSpoilt(shown, language)).toBe(true);
});

test.each([
  ['EN', 'Please don’t forget your slippers. We give you 10 % off.'],
  ['EN', 'Signed copies are in the shop. It is for the crates.'],
  ['BG', 'Пиша Ви за школата по готварство. Кратко и ясно: елате!'],
] as const)('a whole text is none: %s %s', (language, shown) => {
  expect(isSpoilt(shown, language)).toBe(false);
});
