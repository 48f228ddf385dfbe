import { expect, test } from 'vitest';
import { textToRewrite } from './rewrite-asked.ts';

test.each([
  ['Rewrite in our tone: Dear customer, please upload the invoices by the fifth.', true],
  ['Пренапишете това по-кратко: „Уведомяваме Ви, че доставки няма да има.“', true],
  ['Please shorten this\nWe are a family firm with a long history.', true],
  ['Turn this into three bullet points: We deliver in two days. Returns are free.', true],
  ['Rewrite it', false],
  ['How do I rewrite our About page so that it is read?', false],
  ['Write a post: on Monday we open at nine.', false],
])('%s', (message, expected) => {
  expect(textToRewrite(message, null) !== null).toBe(expected);
});
