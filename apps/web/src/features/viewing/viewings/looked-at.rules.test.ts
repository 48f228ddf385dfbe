import type { Call } from '@savet/contract/call';
import { calls } from '@savet/contract/calls';
import { expect, test } from 'vitest';
import { lookedAt } from './looked-at.rules.ts';

test.each([
  [{}, []],
  [{ listMessages: 4, listChats: 1, getUser: 2 }, ['profile', 'chats']],
  [{ live: 1, listQueries: 1, listBrandVersions: 3 }, ['live', 'versions', 'queries']],
  [{ listViewings: 1, listOwnContactMessages: 1 }, ['contact', 'viewings']],
  [{ aCallOfALaterServer: 1, listChats: 1 }, ['chats', 'other']],
])('names the viewed areas of %o', (reads, things) => {
  expect(lookedAt(reads)).toEqual(things);
});

test('every call that reads user data has a named area', () => {
  const table: Record<string, Call> = calls;
  const reads = Object.keys(table).filter(
    (name) => table[name]?.access === 'user' && table[name]?.effect === 'read',
  );
  expect(reads.length).toBeGreaterThan(5);
  expect(reads.filter((name) => lookedAt({ [name]: 1 })[0] === 'other')).toEqual([]);
});
