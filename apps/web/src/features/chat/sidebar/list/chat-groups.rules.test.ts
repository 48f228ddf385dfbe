import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chat } from '#data/documents/store/test-documents.ts';
import { chatGroups } from './chat-groups.rules.ts';

/** The name of the group of a chat visited at a time. */
function groupAt(visited: string, now: string, timeZone = 'UTC'): string | undefined {
  return chatGroups([chat('a', { dateLastVisited: visited })], new Date(now), timeZone)[0]?.name;
}

test.each([
  // The first and the last moment of a day, in winter: Sofia is two hours ahead.
  ['2026-11-23T22:00:00Z', '2026-11-24T10:00:00Z', 'Europe/Sofia', 'today'],
  ['2026-11-23T21:59:59.999Z', '2026-11-24T10:00:00Z', 'Europe/Sofia', 'yesterday'],
  ['2026-11-22T22:00:00Z', '2026-11-24T10:00:00Z', 'Europe/Sofia', 'yesterday'],
  ['2026-11-22T21:59:59.999Z', '2026-11-24T10:00:00Z', 'Europe/Sofia', 'week'],
  ['2026-11-16T22:00:00Z', '2026-11-24T10:00:00Z', 'Europe/Sofia', 'week'],
  ['2026-11-16T21:59:59.999Z', '2026-11-24T10:00:00Z', 'Europe/Sofia', '2026-11'],
  ['2026-10-31T22:00:00Z', '2026-11-24T10:00:00Z', 'Europe/Sofia', '2026-11'],
  ['2026-10-31T21:59:59.999Z', '2026-11-24T10:00:00Z', 'Europe/Sofia', '2026-10'],
  // The same moment is another day elsewhere.
  ['2026-11-24T02:00:00Z', '2026-11-24T23:00:00Z', 'America/Los_Angeles', 'yesterday'],
  ['2026-11-24T02:00:00Z', '2026-11-24T23:00:00Z', 'Pacific/Kiritimati', 'yesterday'],
  ['2026-11-24T02:00:00Z', '2026-11-24T09:59:59Z', 'Pacific/Kiritimati', 'today'],
  // Summer time begins: 29 March has 23 hours. It ends: 25 October has 25 hours.
  ['2026-03-28T22:00:00Z', '2026-03-29T20:59:59Z', 'Europe/Sofia', 'today'],
  ['2026-03-28T22:00:00Z', '2026-03-29T21:00:00Z', 'Europe/Sofia', 'yesterday'],
  ['2026-03-28T21:59:59Z', '2026-03-29T20:59:59Z', 'Europe/Sofia', 'yesterday'],
  ['2026-10-24T21:00:00Z', '2026-10-25T21:59:59Z', 'Europe/Sofia', 'today'],
  ['2026-10-24T21:00:00Z', '2026-10-25T22:00:00Z', 'Europe/Sofia', 'yesterday'],
  ['2026-10-18T21:00:00Z', '2026-10-26T21:59:59Z', 'Europe/Sofia', 'week'],
  ['2026-10-18T20:59:59Z', '2026-10-26T21:59:59Z', 'Europe/Sofia', '2026-10'],
  // A year ago, and a clock that is behind the server's.
  ['2025-11-24T10:00:00Z', '2026-11-24T10:00:00Z', 'UTC', '2025-11'],
  ['2026-11-25T10:00:00Z', '2026-11-24T10:00:00Z', 'UTC', 'today'],
])('visited at %s, at %s in %s: %s', (visited, now, timeZone, name) => {
  expect(groupAt(visited, now, timeZone)).toBe(name);
});

test('pinned chats come first, whenever they were visited', () => {
  const chats = [
    chat('pinned', { pinned: true, dateLastVisited: '2020-01-01T00:00:00Z' }),
    chat('now', { dateLastVisited: '2026-11-24T09:00:00Z' }),
    chat('then', { dateLastVisited: '2026-11-24T08:00:00Z' }),
    chat('old', { dateLastVisited: '2026-08-01T00:00:00Z' }),
  ];
  const groups = chatGroups(chats, new Date('2026-11-24T10:00:00Z'), 'UTC');
  expect(groups.map(({ name, chats: { length } }) => [name, length])).toEqual([
    ...[
      ['pinned', 1],
      ['today', 2],
      ['2026-08', 1],
    ],
  ]);
});

test('in every time zone the groups keep the order, have no chat twice, and no name twice', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const from = Date.parse('2026-01-01T00:00:00Z');
  const times = fc.array(fc.integer({ min: from, max: from + 400 * 86_400_000 }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(times, zones, (visits, timeZone) => {
      const chats = visits
        .toSorted((a, b) => b - a)
        .map((at, index) => chat(`${index}`, { dateLastVisited: new Date(at).toISOString() }));
      const groups = chatGroups(chats, new Date(Math.max(from, ...visits)), timeZone);
      expect(groups.flatMap((group) => group.chats)).toEqual(chats);
      const names = groups.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }),
    { numRuns: 100 },
  );
});
