import { expect, test } from 'vitest';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { matchingTopics } from './matching-topics.ts';

test('the notes of the topics that a question is about, the nearest first', () => {
  const notes = matchingTopics('How do pricing and positioning go together?', '', 'EN', 3);
  const topic = loadKnowledge().topics.get('pricing')?.EN;
  expect(notes.length).toBeGreaterThanOrEqual(2);
  expect(notes[0]).toContain(topic?.answer);
  expect(notes[0]).toContain(topic?.steps[0]?.title);
  expect(notes[0]).toContain(topic?.checks[0]);
  expect(notes[1]).toContain(loadKnowledge().topics.get('positioning')?.EN.answer);
});

test('at most as many as are wanted, in the language that is wanted', () => {
  const notes = matchingTopics('How do pricing and positioning go together?', '', 'BG', 1);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toContain('Цената');
});

test('a reference to the thread gets the topic of the thread', () => {
  const context = 'user: Каква цена да поискаме?\nassistant: Между две числа.';
  expect(matchingTopics('защо?', context, 'BG', 2)[0]).toContain('Цената');
});

test('a question about nothing that is known gets none', () => {
  expect(matchingTopics('Will it rain tomorrow?', '', 'EN', 3)).toEqual([]);
});
