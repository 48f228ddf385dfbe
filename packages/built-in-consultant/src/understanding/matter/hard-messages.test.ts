import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { readQuestion } from '../read-question.ts';
import messages from './hard-messages.json' with { type: 'json' };

const knowledge = loadKnowledge();

function readingOf(query: string, context = '') {
  const language = /\p{Script=Cyrillic}/u.test(query) ? 'BG' : 'EN';
  const question = { query, context, language, responseStyle: 'normal' } as const;
  return readQuestion({ ...question, brandHubLocked: false }, knowledge);
}

describe.each(Object.entries(messages.matters))('%s', (name, told) => {
  test.each(told)('%s', (query) => {
    expect(readingOf(query)).toMatchObject({ kind: 'sensitive', name });
  });

  test('has a reply in each language', () => {
    expect(knowledge.replies.EN.sensitive[name]).toBeTruthy();
    expect(knowledge.replies.BG.sensitive[name]).toBeTruthy();
  });
});

test.each(messages.none)('“%s” is no hard matter', (query) => {
  expect(readingOf(query).kind).not.toBe('sensitive');
});

test.each([
  ['How do I raise my prices?', 'Or everyone would simply be better off without me.'],
  ['Как да вдигна цените?', 'Или просто на всички ще им е по-добре без мен.'],
])('a hint at suicide is heard in the middle of a chat, too', (before, query) => {
  const context = `user: ${before}\nassistant: Tell your regulars first.`;
  expect(readingOf(query, context)).toMatchObject({ kind: 'sensitive', name: 'despair' });
});
