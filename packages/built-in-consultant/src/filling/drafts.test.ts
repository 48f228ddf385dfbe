import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { writeDrafts } from './drafts.ts';

const knowledge = loadKnowledge();
const topic = knowledge.topics.get('positioning')?.EN;

function draftsFor(values: Partial<Record<string, string>>, query = '', said = ''): string[] {
  if (topic === undefined) return [];
  const request = { topic, topicName: 'positioning', query, values, said };
  return writeDrafts({ ...request, language: 'EN', channel: null }, knowledge).map(
    ({ title, text }) => `${title}: ${text}`,
  );
}

const full = Object.fromEntries(
  (topic?.drafts ?? []).flatMap(({ needs }) => needs).map((name) => [name, 'Bread']),
);

test('writes only drafts whose fields are known', () => {
  expect(draftsFor({})).toEqual([]);
  expect(draftsFor(full)).toHaveLength(topic?.drafts.length ?? 0);
});

test('puts the requested draft first', () => {
  for (const { title } of topic?.drafts ?? []) {
    expect(draftsFor(full, title)[0]).toContain(title);
  }
});

test('omits drafts that were already given', () => {
  const [first = ''] = draftsFor(full);
  const [title = ''] = first.split(':');
  expect(draftsFor(full, '', title).some((text) => text.startsWith(title))).toBe(false);
});

test('the first draft differs between businesses and is stable for each', () => {
  const names = ['Zarno', 'Northbound', 'Pixel Garden', 'Dvor 12', 'Alba', 'Mela'];
  const first = names.map((businessName) => draftsFor({ ...full, businessName })[0]?.split(':')[0]);
  expect(new Set(first).size).toBeGreaterThan(1);
  expect(
    names.map((businessName) => draftsFor({ ...full, businessName })[0]?.split(':')[0]),
  ).toEqual(first);
});
