import type { Call } from '@savet/contract/call';
import { calls } from '@savet/contract/calls';
import { expect, test } from 'vitest';
import { lookedAt } from './looked-at.rules.ts';

test('each thing is told once', () => {
  expect(lookedAt({ listChats: 2, listMessages: 9, getUser: 1, live: 3 })).toEqual([
    'chats',
    'profile',
  ]);
  expect(lookedAt({})).toEqual([]);
});

test('every call that shows something of a user has a word', () => {
  const table: Record<string, Call> = calls;
  const reads = Object.keys(table).filter(
    (name) => table[name]?.access === 'user' && table[name]?.effect === 'read',
  );
  expect(reads.filter((name) => lookedAt({ [name]: 1 }).length === 0)).toEqual([]);
});
