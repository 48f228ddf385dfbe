import { expect, test } from 'vitest';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { matchingTopics } from './matching-topics.ts';

test('returns notes on the topics of a question, the nearest first', () => {
  const notes = matchingTopics('How do pricing and positioning go together?', '', 'EN', 3);
  const topic = loadKnowledge().topics.get('pricing')?.EN;
  expect(notes.length).toBeGreaterThanOrEqual(2);
  expect(notes[0]).toContain(topic?.answer);
  expect(notes[0]).toContain(topic?.steps[0]?.title);
  expect(notes[0]).toContain(topic?.checks[0]);
  expect(notes[1]).toContain(loadKnowledge().topics.get('positioning')?.EN.answer);
});

test('returns at most the requested number, in the requested language', () => {
  const notes = matchingTopics('How do pricing and positioning go together?', '', 'BG', 1);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toContain('Цената');
});

test('a follow-up gets the topic of the thread', () => {
  const context = 'user: Каква цена да поискаме?\nassistant: Между две числа.';
  expect(matchingTopics('защо?', context, 'BG', 2)[0]).toContain('Цената');
});

test('an off-topic question gets no notes', () => {
  expect(matchingTopics('Will it rain tomorrow?', '', 'EN', 3)).toEqual([]);
});
