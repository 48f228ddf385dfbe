import { expect, test } from 'vitest';
import { addressOf, bestAddress, type Hit, hitGroups } from './hit-groups.rules.ts';

const hit = (chatId: string, messageId: string | null, at: string): Hit => ({
  chatId,
  title: `Title of ${chatId}`,
  archived: false,
  messageId,
  position: messageId === null ? null : 3,
  sender: messageId === null ? null : 'user',
  excerpt: messageId === null ? '' : 'bread',
  at,
});

test('lists each chat once, with its messages', () => {
  const hits = [
    hit('a', null, '2026-02-01T10:00:00.000Z'),
    hit('b', 'b1', '2026-02-03T10:00:00.000Z'),
    hit('a', 'a1', '2026-02-02T10:00:00.000Z'),
    hit('b', 'b2', '2026-02-01T10:00:00.000Z'),
  ];
  const groups = hitGroups(hits).map(({ chatId, messages }) => [
    chatId,
    messages.map(({ messageId }) => messageId),
  ]);
  expect(groups).toEqual([
    ['a', ['a1']],
    ['b', ['b1', 'b2']],
  ]);
});

test('a title leads to its chat, a message to its place', () => {
  expect(addressOf(hit('a', null, ''))).toBe('/chat/a');
  expect(addressOf(hit('a', 'm', ''))).toBe('/chat/a?message=m&position=3');
});

test('Enter opens the chat if its title matched, otherwise its first message', () => {
  const messages = [hit('b', 'b1', ''), hit('a', null, ''), hit('b', 'b2', '')];
  expect(bestAddress(messages, hitGroups(messages))).toBe('/chat/b?message=b1&position=3');
  const both = [hit('a', 'a1', ''), hit('a', null, '')];
  expect(bestAddress(both, hitGroups(both))).toBe('/chat/a');
  expect(bestAddress([], [])).toBeUndefined();
});
