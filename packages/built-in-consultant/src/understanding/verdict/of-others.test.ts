import { expect, test } from 'vitest';
import { isOfOthers } from './of-others.ts';

test.each([
  '4 of them hardly log in. chase them or let them go',
  'our users cant log in',
  'клиентите не влизат в профила си от месец',
  'те почти не го ползват',
])('%s: is about others', (message) => {
  expect(isOfOthers(message)).toBe(true);
});

test.each([
  'how do i log in',
  'can i change my password',
  'who sees my chats',
  'can they see my brand hub',
  'do you show them my answers?',
  'cancel my subscription',
  'как да изтрия профила си',
  'мога ли да ги поканя в Savet',
])('%s: may be about Savet', (message) => {
  expect(isOfOthers(message)).toBe(false);
});
