import { expect, test } from 'vitest';
import { shownTitle } from './shown-title.ts';

const text = { newChat: 'Нов разговор', welcomeChat: 'Добре дошли', untitled: 'Без име' };

test.each([
  ['New Chat', 'Нов разговор'],
  ['Welcome Chat', 'Добре дошли'],
  ['  ', 'Без име'],
  ['Prices for spring', 'Prices for spring'],
])('%s is shown as %s', (title, shown) => {
  expect(shownTitle(title, text)).toBe(shown);
});
