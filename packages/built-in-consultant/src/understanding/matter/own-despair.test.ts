import { expect, test } from 'vitest';
import { replyTo } from '../../testing/reply-to.ts';
import { matterAsked } from './matter-asked.ts';
import { isOnlyResigning, isOnlyWork } from './own-despair.ts';

test.each([
  'My night baker told me he’s leaving, his wife wants him home. I have nobody else who knows the sourdough.',
  'Нощният ми пекар напуска, жена му го иска вкъщи. Нямам друг, който да знае закваската.',
])('who resigns is no despair and no illness: %s', (message) => {
  expect(isOnlyWork(message)).toBe(true);
  expect(isOnlyResigning(message)).toBe(true);
  expect(replyTo(message).text).not.toContain('112');
});

test.each([
  'My staff left, I have nobody and no strength to go on',
  'One of my employees told me that she doesn’t see any sense in living',
  'Съдружникът ми казва, че ще се самоубие',
  'Служителите напуснаха и за мен няма бъдеще',
])('a word of despair is heard at work, too: %s', (message) => {
  expect(isOnlyWork(message)).toBe(false);
});

test.each([
  ['I feel like I’m losing my mind', 'burnout'],
  ['не издържам повече, ще полудея', 'burnout'],
  ['Клиентът ни побърква с промени', null],
  ['I am losing customers', null],
])('who is at the end of their strength gets a kind word: %s', (message, matter) => {
  expect(matterAsked(message)).toBe(matter);
});
