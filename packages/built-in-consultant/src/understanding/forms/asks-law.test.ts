import { expect, test } from 'vitest';
import { asksLaw, matterOf } from './asks-law.ts';

test.each([
  ['is it legal to film customers in my shop for tiktok', 'cards/short-video', true],
  ['Имам ли право да пусна камера в магазина?', 'cards/short-video', true],
  ['Is it legal to write climate neutral?', 'cards/green-claims', false],
  ['How do I film customers for a video?', 'cards/short-video', false],
])('%s (%s)', (message, label, expected) => {
  expect(asksLaw(message, label)).toBe(expected);
});

test.each([
  ['My son is ill and I miss deadlines', 'family-illness'],
  ['Майка ми е в болница', 'family-illness'],
  ['I am ill, and my son helps in the shop', 'illness'],
  ['Our baker is ill', 'illness'],
  ['Can I fire my brother, who is ill?', 'dismissal'],
])('an illness: %s', (message, matter) => {
  expect(matterOf('illness', message)).toBe(matter);
});
