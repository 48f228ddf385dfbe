import { expect, test } from 'vitest';
import { beganText } from './began.rules.ts';
import type { GroupName } from './chat-groups.rules.ts';

/** Without a time zone: a time of the reader. */
test.each<[string, GroupName, string, string, string]>([
  ['only the time where the group names the day', 'today', '03-03T14:05', '03-03T18:00', '14:05'],
  ['so does yesterday', 'yesterday', '03-03T14:05', '03-03T18:00', '14:05'],
  ['the day, when it began on another', 'today', '03-02T14:05', '03-03T18:00', '2 Mar, 14:05'],
  ['the day in a group of many days', '2026-03', '03-03T14:05', '03-03T18:00', '3 Mar, 14:05'],
  ['the day of a pinned chat', 'pinned', '03-03T14:05', '03-03T18:00', '3 Mar, 14:05'],
])('%s', (_, group, began, visited, text) => {
  const chat = { createdAt: `2026-${began}`, dateLastVisited: `2026-${visited}` };
  expect(beganText('en', chat, group, new Date('2026-12-01'))).toBe(text);
});

test('the year, when it is not that of the last visit', () => {
  const chat = { createdAt: '2025-03-03T14:05', dateLastVisited: '2026-03-03T18:00' };
  const now = new Date('2026-03-03T19:00');
  expect(beganText('en', chat, 'today', now).replaceAll('\u00a0', ' ')).toBe('3 Mar 2025');
  const pinned = { ...chat, dateLastVisited: '2025-04-01T10:00' };
  expect(beganText('en', pinned, 'pinned', now).replaceAll('\u00a0', ' ')).toBe('3 Mar 2025');
});
