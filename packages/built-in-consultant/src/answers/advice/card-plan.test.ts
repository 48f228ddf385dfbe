import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { answer } from '../answer.ts';

const knowledge = loadKnowledge();
const textOf = (query: string) =>
  answer(
    {
      ...{ query, context: '', responseStyle: 'normal', language: 'EN', values: {} },
      ...{ emptyFields: [], allowance: null, brandHubLocked: false },
    },
    knowledge,
  ).text;

describe('what a question says reaches its card', () => {
  test.each([
    ['Make a 4-week plan to get more customers for my yoga studio', '- **Week 4:**'],
    ['Направи план за един месец за повече отзиви в Google', '- **Седмица 4:**'],
    ['How do I get more customers for my yoga studio?', '**In a studio with classes:**'],
    ['Как да получа повече клиенти за автосервиза си?', '**В автосервиз:**'],
  ])('%s', (query, says) => {
    expect(textOf(query)).toContain(says);
  });

  test.each([
    ['How do I sell my bread to hotels?', '**In a hotel'],
    ['How do I get more customers?', '### The plan'],
  ])('%s: nothing that it doesn’t say', (query, says) => {
    expect(textOf(query)).not.toContain(says);
  });
});
