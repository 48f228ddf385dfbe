import { expect, test } from 'vitest';
import { asksLaw } from './asks-law.ts';

test.each([
  ['is it legal to film customers in my shop for tiktok', 'cards/short-video', true],
  ['Имам ли право да пусна камера в магазина?', 'cards/short-video', true],
  ['Is it legal to write climate neutral?', 'cards/green-claims', false],
  ['How do I film customers for a video?', 'cards/short-video', false],
])('%s (%s)', (message, label, expected) => {
  expect(asksLaw(message, label)).toBe(expected);
});
